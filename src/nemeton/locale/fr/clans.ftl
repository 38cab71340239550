# Clans. Les groupes se comptent en huttes ; les territoires portent les numéros de la carte.

clans-title = Clans
clans-intro = Cinq clans s’établissent sur une terre ancienne, village après village. L’un d’eux est le vôtre, en secret : placez-le en tête sans vous trahir.
clans-goal = L’un des cinq clans est le vôtre, en secret. Il doit être en tête au douzième village.
clans-goal-turn-1 = Déplacez toutes les huttes d’un territoire chez un voisin déjà habité.
clans-goal-turn-2 = Un groupe sans plus aucun voisin devient un village ; chaque clan présent marque un point par hutte.
clans-goal-turn-3 = Bon terrain : un bonus ; mauvais terrain : rien. Qui fonde le village prend un jeton, 1 point.
clans-goal-picture = Quatre huttes en forêt : 5 points

clans-edition-2002 = Winning Moves, 2002

clans-option-tie = Égalité finale
clans-option-tie-shared = À score égal, la victoire est partagée.
clans-option-tie-chips = À score égal, le plus grand nombre de jetons l’emporte.
clans-option-join = Deux groupes voisins de sept huttes ou plus
clans-option-join-may = Le plus petit peut rejoindre le plus grand, à n’importe quel tour.
clans-option-join-must = Tant qu’il y en a, l’un doit rejoindre l’autre.

clans-clan-red = Rouge
clans-clan-blue = Bleu
clans-clan-green = Vert
clans-clan-yellow = Jaune
clans-clan-black = Noir
clans-terrain-forest = forêt
clans-terrain-mountain = montagne
clans-terrain-steppe = steppe
clans-terrain-grassland = prairie
clans-epoch = Époque { $epoch }
clans-area = Territoire { $area }
clans-hut = { $huts ->
    [one] une hutte
   *[other] { $huts } huttes
}
clans-chips = { $chips ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $chips } jetons
}
clans-village = village
clans-favourable = favorable
clans-hostile = hostile
clans-your-clan = Votre clan : { $clan }

clans-ask-move = Déplacez toutes les huttes d’un territoire vers un voisin habité.
clans-ask-order = Votre déplacement fonde plusieurs villages, { $areas }. Lequel fonder ensuite, à l’époque { $epoch } ?

clans-move-move = { $huts ->
    [one] une hutte de { $from } vers { $to }
   *[other] { $huts } huttes de { $from } vers { $to }
}
clans-move-found = fonder { $area } ensuite

clans-why-not-a-move = À votre tour, vous déplacez les huttes d’un territoire vers un voisin.
clans-why-empty-start = Le territoire { $from } est vide : il n’y a rien à déplacer.
clans-why-empty-target = Le territoire { $to } est vide. On ne va que là où il y a déjà des huttes.
clans-why-too-large = Les { $huts } huttes du territoire { $from } sont trop nombreuses : un groupe de sept ou plus ne bouge pas.
clans-why-larger-stays = Les { $huts } huttes du territoire { $from } ne peuvent pas rejoindre les { $others } du territoire { $to } : c’est le plus petit groupe qui rejoint le plus grand.
clans-why-join-first = Deux groupes de sept ou plus sont voisins : à cette table, l’un doit d’abord rejoindre l’autre.
clans-why-order-first = Dites d’abord quel village fonder ensuite : { $areas }.
clans-why-unreadable = « { $text } » n’est pas un coup. Écrivez 12-13, ou found 12.
clans-why-no-such-area = Il n’y a pas de territoire { $area } : ils sont numérotés de 1 à { $areas }.
clans-why-same-area = Les huttes sont déjà sur le territoire { $from }.
clans-why-across-lake = Un lac sépare { $from } de { $to }.
clans-why-not-adjacent = Les territoires { $from } et { $to } n’ont pas de frontière commune.

clans-log-move = { $seat } déplace { $huts ->
    [one] une hutte
   *[other] { $huts } huttes
} de { $from } vers { $to } : { $clans }.
clans-brief-move = { $from } → { $to } : { $clans }.
clans-log-village = { $value ->
    [0] { $seat } fonde le village { $number } sur le territoire { $area } : { $bonus ->
        [-1] terrain hostile à l’époque { $epoch }, aucun point.
       *[other] il n’y reste personne, aucun point.
    }
   *[other] { $seat } fonde le village { $number } sur le territoire { $area } : { $value } pour { $clans }.
}
clans-log-dispute = { $clans-count ->
    [one] Querelle sur le territoire { $area } : { $clans } doit partir.
   *[other] Querelle sur le territoire { $area } : { $clans } doivent partir.
}
clans-log-epoch = L’époque { $epoch } commence.
clans-log-surplus = Le territoire { $area } vient après le douzième village : ni points, ni jeton.
clans-log-no-moves = Après { $villages } villages, plus aucun déplacement n’est possible : la partie s’arrête là.
clans-log-reveal = { $seat } était { $clan } : { $points } et { $chips ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $chips } jetons
}, { $total } en tout.
clans-log-set-up = Chaque région a une hutte de chaque clan, chaque joueur un clan secret. { $seat } commence.
clans-log-won-chips = { $seats } a plus de jetons, { $chips }, et l’emporte.

clans-part-epoch-I = Époque I
clans-part-epoch-II = Époque II
clans-part-epoch-III = Époque III
clans-part-epoch-IV = Époque IV
clans-part-epoch-V = Époque V
clans-part-chips = Jetons
