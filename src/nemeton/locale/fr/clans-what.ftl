# Ce qu’est chaque chose sur le plateau de Clans, où elle en est, et ce qu’il faudrait.

clans-what-area = Territoire
clans-what-area-is = Toutes les huttes d’un territoire partent ensemble chez un voisin habité. Sans plus aucun voisin habité, elles deviennent un village.
clans-what-area-now = { $state ->
    [empty] { $area }, { $terrain } : vide. Personne n’y revient jamais.
    [village] { $area }, { $terrain } : un village, { $value } pour chaque clan présent. Il ne change plus.
   *[group] { $area }, { $terrain } : { $content }. { $near ->
        [one] Un voisin est encore habité ; sans lui, ce serait un village.
       *[other] { $near } voisins sont encore habités ; sans eux, ce serait un village.
    }
}

clans-what-points = Points d’un clan
clans-what-points-is = Chaque clan d’un nouveau village marque la valeur du village entier. À la fin, vous marquez les points de votre clan secret.
clans-what-points-now = { $clan } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.

clans-what-epoch = Époque
clans-what-epoch-is = Chaque époque favorise un terrain et en rend un autre hostile. Elle finit quand ses jetons sont pris ; au douzième jeton, la partie s’arrête.
clans-what-epoch-now = { $said }

clans-what-chips = Jetons
clans-what-chips-is = Qui fonde un village prend un jeton, quelle que soit la valeur du village. Le jeton vaut un point, pour qui l’a pris.
clans-what-chips-now = { $seat } a { $chips ->
    [one] { $chips } jeton.
   *[other] { $chips } jetons.
}

clans-what-clan = Votre clan
clans-what-clan-is = Votre secret jusqu’à la fin : vous marquez les points de ce clan, et un par jeton que vous avez pris.
