# Ce que dit chaque jeu.

seat = Place { $number }
you = Joueur
spectator = spectateur
list-and = { $first } et { $last }
rule-short = règle { $number }

why-game-over = La partie est terminée.
why-not-your-turn = { $seats-count ->
    [one] Ce n'est pas à vous : { $seats } doit d'abord répondre.
   *[other] Ce n'est pas à vous : { $seats } doivent d'abord répondre.
}
why-not-offered = Ce n'est pas une réponse à la question posée.

won = { $seats } l'emporte.
won-shared = { $seats } partagent la victoire.
won-nobody = Personne ne l'emporte.

bot-random = Hasard
bot-greedy = Glouton
bot-1 = Gland
bot-2 = Pousse
bot-3 = Arbrisseau
bot-4 = Chêne
bot-5 = Bosquet

verify-seeded = La partie est reproductible à partir de sa graine. Rien ne prouve que la graine n'a pas été choisie.
verify-sealed = Le secret n'a pas encore été révélé.
verify-commitment = Le secret est bien celui auquel la table s'était engagée avant le premier coup.
verify-salts = Chaque place a contribué au hasard : { $detail }.
verify-moves = Chaque coup est légal : { $detail }.
verify-rules = Les règles sont celles de la partie.
verify-result = Le résultat découle des coups : { $detail }.
verify-finished = La partie est inachevée et n'annonce aucun résultat.
