# Clans dans les mots de Fae, son édition plus récente, avec druides et rituels. Seuls les mots changent.

clans-title = Fae
clans-intro = Cinq ordres de druides parcourent une terre enchantée et se réunissent pour des rituels. L’un d’eux est le vôtre, en secret : placez-le en tête sans vous trahir.
clans-goal = L’un des cinq ordres est le vôtre, en secret. Il doit être en tête au douzième rituel.
clans-goal-turn-1 = Déplacez tous les druides d’un territoire chez un voisin où il y en a déjà.
clans-goal-turn-2 = Un groupe sans plus aucun voisin accomplit un rituel ; chaque ordre présent marque un point par druide.
clans-goal-turn-3 = Terrain béni : un bonus ; terrain maudit : rien. Qui accomplit le rituel prend une carte, 1 point.
clans-goal-picture = Quatre druides dans les collines : 5 points

clans-clan-red = Orange
clans-clan-blue = Bleu
clans-clan-green = Violet
clans-clan-yellow = Blanc
clans-clan-black = Gris
clans-terrain-forest = collines
clans-terrain-mountain = champignons
clans-terrain-steppe = bois
clans-terrain-grassland = montagnes
clans-epoch = Niveau { $epoch }
clans-hut = { $huts ->
    [one] un druide
   *[other] { $huts } druides
}
clans-chips = { $chips ->
    [0] aucune carte
    [one] une carte
   *[other] { $chips } cartes
}
clans-village = rituel
clans-favourable = béni
clans-hostile = maudit
clans-your-clan = Votre ordre : { $clan }

clans-ask-move = Déplacez tous les druides d’un territoire vers un voisin où il y en a déjà.
clans-ask-order = Votre déplacement accomplit plusieurs rituels, { $areas }. Lequel ensuite, au niveau { $epoch } ?
clans-move-move = { $huts ->
    [one] un druide de { $from } vers { $to }
   *[other] { $huts } druides de { $from } vers { $to }
}
clans-move-found = le rituel de { $area } ensuite

clans-why-not-a-move = À votre tour, vous déplacez les druides d’un territoire vers un voisin.
clans-why-empty-target = Le territoire { $to } est vide. On ne va que là où il y a déjà des druides.
clans-why-too-large = Les { $huts } druides du territoire { $from } sont trop nombreux : un groupe de sept ou plus ne bouge pas.
clans-why-larger-stays = Les { $huts } druides du territoire { $from } ne peuvent pas rejoindre les { $others } du territoire { $to } : c’est le plus petit groupe qui rejoint le plus grand.
clans-why-order-first = Dites d’abord quel rituel accomplir ensuite : { $areas }.
clans-why-same-area = Les druides sont déjà sur le territoire { $from }.

clans-log-move = { $seat } déplace { $huts ->
    [one] un druide
   *[other] { $huts } druides
} de { $from } vers { $to } : { $clans }.
clans-log-village = { $value ->
    [0] { $seat } accomplit le rituel { $number } sur le territoire { $area } : { $bonus ->
        [-1] terrain maudit au niveau { $epoch }, aucun point.
       *[other] il n’y reste personne, aucun point.
    }
   *[other] { $seat } accomplit le rituel { $number } sur le territoire { $area } : { $value } pour { $clans }.
}
clans-log-epoch = Le niveau { $epoch } commence.
clans-log-set-up = Chaque région a un druide de chaque ordre, chaque joueur un ordre secret. { $seat } commence.
clans-log-won-chips = { $seats } a plus de cartes, { $chips }, et l’emporte.
clans-log-surplus = Le territoire { $area } vient après le douzième rituel : ni points, ni carte.
clans-log-no-moves = Après { $villages } rituels, plus aucun déplacement n’est possible : la partie s’arrête là.
clans-log-reveal = { $seat } était { $clan } : { $points } et { $chips ->
    [0] aucune carte
    [one] une carte
   *[other] { $chips } cartes
}, { $total } en tout.

# Ce que dit le plateau.

clans-option-tie-chips = À score égal, le plus grand nombre de cartes l’emporte.
clans-option-join = Deux groupes voisins de sept druides ou plus
clans-ui-target = { $points ->
    [none] Destination possible.
   *[other] Destination possible : accomplit un rituel, { $points }.
}
clans-ui-order = Peut venir ensuite.
clans-ui-where = { $huts ->
    [one] Où va le druide de { $terrain } { $area } ?
   *[other] Où vont les { $huts } druides de { $terrain } { $area } ?
}
clans-ui-found = Le rituel de { $area } ensuite
clans-ui-found-villages = { $villages ->
    [one] Accomplir le rituel
   *[other] Accomplir { $villages } rituels
}
clans-ui-founds = Rituel : { $terrain } { $area }
clans-ui-founds-several = Accomplit { $villages } rituels
clans-ui-founds-none = Aucun rituel
clans-ui-sum = { $huts ->
    [one] Un druide :
   *[other] { $huts } druides :
}
clans-ui-sum-bonus = { $huts ->
    [one] Un druide
   *[other] { $huts } druides
} + { $bonus } pour { $terrain } =
clans-ui-sum-hostile = Terrain maudit ({ $terrain }) : aucun point.
clans-ui-sum-nobody = Cinq ordres, un druide chacun : tous partent, personne ne marque.
clans-ui-chips-taken = { $chips ->
    [one] Vous prenez la carte
   *[other] Vous prenez { $chips } cartes
}
clans-ui-scores = Points des ordres
clans-ui-epochs = Niveaux
clans-ui-epoch = Niveau { $epoch } : terrain béni { $good }, +{ $bonus } ; { $bad ->
    [none] aucun terrain maudit
   *[other] terrain maudit { $bad }
} ; { $chips ->
    [0] plus de carte
    [one] reste une carte
   *[other] restent { $chips } cartes
}.
clans-ui-hidden = Votre ordre est face cachée
clans-ui-hide = Retourner ma carte d’ordre
clans-ui-show = Regarder mon ordre
clans-ui-mark = Rituel en { $area } : { $value }

clans-what-area-is = Tous les druides d’un territoire partent ensemble chez un voisin habité. Sans plus aucun voisin habité, ils accomplissent un rituel.
clans-what-area-now = { $state ->
    [empty] { $area }, { $terrain } : vide. Personne n’y revient jamais.
    [village] { $area }, { $terrain } : un rituel, { $value } pour chaque ordre présent. Il ne change plus.
   *[group] { $area }, { $terrain } : { $content }. { $near ->
        [one] Un voisin est encore habité ; sans lui, un rituel s’accomplirait ici.
       *[other] { $near } voisins sont encore habités ; sans eux, un rituel s’accomplirait ici.
    }
}
clans-what-points = Points d’un ordre
clans-what-points-is = Chaque ordre d’un nouveau rituel marque la valeur du rituel entier. À la fin, vous marquez les points de votre ordre secret.
clans-what-epoch = Niveau
clans-what-epoch-is = Chaque niveau bénit un terrain et en maudit un autre. Il finit quand ses cartes sont prises ; à la douzième carte, la partie s’arrête.
clans-what-chips = Cartes de rituel
clans-what-chips-is = Qui accomplit un rituel prend une carte, quelle que soit la valeur du rituel. La carte vaut un point, pour qui l’a prise.
clans-what-chips-now = { $seat } a { $chips ->
    [one] { $chips } carte.
   *[other] { $chips } cartes.
}
clans-what-clan = Votre ordre
clans-what-clan-is = Votre secret jusqu’à la fin : vous marquez les points de cet ordre, et un par carte que vous avez prise.
clans-part-epoch-I = Niveau I
clans-part-epoch-II = Niveau II
clans-part-epoch-III = Niveau III
clans-part-epoch-IV = Niveau IV
clans-part-epoch-V = Niveau V
clans-part-chips = Cartes
