# Ce que dit chaque jeu.

seat = Place { $number }
you = Joueur
spectator = dans le public
list-and = { $first } et { $last }
compare-same = identique
rule-short = règle { $number }

why-game-over = La partie est terminée.
why-not-your-turn = { $seats-count ->
    [one] Ce n’est pas à vous : { $seats } doit d’abord répondre.
   *[other] Ce n’est pas à vous : { $seats } doivent d’abord répondre.
}
why-word = { $word } : { $why }
why-not-offered = Ce n’est pas une réponse à la question posée.

won = { $seats } l’emporte.
won-shared = { $seats } partagent la victoire.
won-nobody = Personne ne l’emporte.

log-won = { $seats } l’emporte avec { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}.
log-tie = { $points ->
    [0] { $seats } n’ont aucun point.
    [one] { $seats } ont chacun un point.
   *[other] { $seats } ont chacun { $points } points.
}
log-won-shared = Rien d’autre ne les départage : { $seats } partagent la victoire.

bot-random = Hasard
bot-greedy = Glouton
bot-1 = Gland
bot-2 = Pousse
bot-3 = Arbrisseau
bot-4 = Chêne
bot-5 = Bosquet

bot-random-more = Joue n’importe quoi de légal.
bot-greedy-more = Prend ce qui rapporte le plus tout de suite.
bot-1-more = Regarde son prochain coup et les points, guère plus. Un premier adversaire.
bot-2-more = Voit plus que les points, mais guère au-delà de son coup, et oublie ce qu’ont fait les autres.
bot-3-more = Pèse quelques suites, et se souvient des six derniers coups.
bot-4-more = Examine de nombreuses suites, et se souvient des vingt derniers coups.
bot-5-more = Réfléchit jusqu’à une seconde, examine des milliers de suites, et n’oublie rien.
bots-more = Aucun ne voit plus que ce que permet sa place, et aucun ne joue mal exprès.

style-builder = bâtisseur
style-raider = pillard
style-hoarder = économe
styles-more = À partir du niveau 3, un robot a un style, qui ne se voit qu’entre des coups de même valeur : le bâtisseur prépare l’avenir, le pillard vise ce qu’ont les autres, l’économe met de côté. Pas dans Clans, où ce style trahirait le clan.

verify-seeded = La partie est reproductible à partir de sa graine. Rien ne prouve que la graine n’a pas été choisie.
verify-seeded-not = La feuille porte à la fois une graine et un secret : l’un des deux est faux.
verify-sealed-not = Le secret n’a pas encore été révélé.
verify-commitment = Le secret est celui auquel la table s’était engagée avant le premier coup.
verify-commitment-not = Le secret n’est pas celui auquel la table s’était engagée.
verify-salts = Les { $seats } places ont toutes contribué au hasard.
verify-salts-not = Seules { $given } places sur { $seats } ont contribué au hasard.
verify-setup-not = Le jeu, son édition ou ses variantes sont inconnus ici.
verify-moves = Les { $moves } coups sont tous légaux.
verify-moves-not = Le coup { $number } est impossible : { $text } (place { $seat }).
verify-rules = Les règles sont celles de la partie.
verify-rules-not = La partie s’est jouée avec une autre version des règles.
misfit-move = Le coup { $number }, « { $text } », n’est plus permis (§{ $rule }) : { $why }
misfit-secret = Le coup { $number }, secret, n’est plus permis (§{ $rule }) : { $why }
misfit-setup = Les règles d’aujourd’hui ne permettent pas de distribuer cette partie.
misfit-damaged = Ce qui a été conservé de cette partie est illisible.
misfit-lost = Le coup suivant de cette partie a été perdu.
misfit-broke = Les règles d’aujourd’hui ne permettent pas de jouer le coup suivant.
standing-muted = parole retirée
standing-banned = accès retiré
log-paused = Le serveur était arrêté pendant { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
} : les pendules n’ont pas tourné.
log-alone = { $seat } n’avait qu’une réponse possible ; la table l’a donnée.
log-new-rules = Les règles ont changé : à partir d’ici, celles d’aujourd’hui s’appliquent.
verify-changed = À partir du coup { $number }, la partie s’est jouée avec des règles modifiées ; tous les coups d’avant y restent valables.
verify-result = Le résultat découle des coups : { $scores }.
verify-result-not = Les coups mènent à un autre résultat : { $scores }.
verify-finished = La partie est inachevée et n’annonce aucun résultat.
verify-finished-not = La partie est inachevée, mais la feuille annonce un résultat.

lesson-not-now = En partie, c’est permis. Ici, laissez-moi d’abord vous montrer quelque chose.
lesson-step = Leçon, étape { $step } sur { $steps }
lesson-minutes = { $minutes } minutes
decimal-point = ,
