# Le terminal.

cli-help = Écrivez un coup (12-13), son numéro dans la liste, ou l’un de ces mots :
    list        tous les coups légaux       ?  ou  ? 2.4    la règle
    why 12-13   pourquoi c’est interdit     log             ce qui s’est passé
    undo        reprendre votre coup        save [FICHIER]  écrire la partie
    hint        le conseil d’un robot       quit            quitter la partie
cli-more-moves = { $count ->
    [0] « list » les montre à nouveau, « help » ce que l’on peut écrire.
    [one] Et encore un coup : « list » les montre tous, « help » ce que l’on peut écrire.
   *[other] Et { $count } autres coups : « list » les montre tous, « help » ce que l’on peut écrire.
}
cli-may = { $move } est légal.
cli-no-undo = Vous n’avez rien à reprendre.
cli-saved = Enregistré sous { $path }.
cli-pass-on = { $name }, s’il vous plaît : appuyez sur Entrée quand personne d’autre ne regarde.
cli-goodbye = La partie reste inachevée.
cli-left-record = Elle est conservée sous { $path }.
cli-from = de { $designers }, { $publisher } { $year }
cli-seats = de { $from } à { $to } places
cli-editions = éditions : { $editions }
cli-one-edition = { $title } n’a qu’une édition.
cli-options = options :
cli-engine-compiled = moteur compilé
cli-engine-interpreted = moteur interprété
cli-proven = Prouvé.
cli-not-proven = Non prouvé.
cli-fuzz = { $games } parties, { $decisions } décisions, { $failures ->
    [0] rien à signaler
    [one] une erreur
   *[other] { $failures } erreurs
}
cli-arena-games = { $games } parties, { $decisions } décisions en moyenne
cli-arena-share = { $bot } : { $share } des victoires (95 % : de { $low } à { $high })
cli-arena-better = Le premier est meilleur : plus près de { $better } que de { $worse }.
cli-arena-not-better = Le premier n’est pas meilleur : plus près de { $worse } que de { $better }.
cli-arena-undecided = Indécis entre { $worse } et { $better } : il faut plus de parties.
cli-trained = { $title } : les poids sont dans { $path }.
