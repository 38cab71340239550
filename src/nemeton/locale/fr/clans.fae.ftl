# Clans dans les mots de Fae, son édition plus récente, avec druides et rituels. Seuls les mots changent.

clans-title = Fae
clans-intro = Cinq ordres de druides parcourent une terre enchantée et se réunissent pour des rituels. L’un d’eux est le vôtre, en secret : menez-le en tête sans le trahir.

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

clans-ask-move = Déplacez tous les druides d’un territoire vers un voisin où se trouvent des druides.
clans-ask-order = Votre déplacement accomplit plusieurs rituels, { $areas }. Lequel ensuite, au niveau { $epoch } ?
clans-move-move = { $huts ->
    [one] un druide de { $from } vers { $to }
   *[other] { $huts } druides de { $from } vers { $to }
}
clans-move-found = le rituel de { $area } ensuite

clans-why-empty-target = Le territoire { $to } est vide. On ne va que là où se trouvent des druides.
clans-why-too-large = { $huts } druides sur le territoire { $from }, c’est trop : à sept ou plus, on ne bouge pas.
clans-why-larger-stays = Les { $huts } druides du territoire { $from } ne peuvent rejoindre les { $others } du territoire { $to } : c’est le plus petit groupe qui rejoint le plus grand.
clans-why-order-first = Dites d’abord quel rituel accomplir ensuite : { $areas }.
clans-why-same-area = Les druides sont déjà sur le territoire { $from }.

clans-log-move = { $seat } déplace { $huts ->
    [one] un druide
   *[other] { $huts } druides
} de { $from } vers { $to }.
clans-log-village = { $value ->
    [0] { $seat } accomplit le rituel { $number } sur le territoire { $area } : il ne vaut rien ici au niveau { $epoch }.
   *[other] { $seat } accomplit le rituel { $number } sur le territoire { $area } : { $value } pour { $clans }.
}
clans-log-epoch = Le niveau { $epoch } commence.
clans-log-set-up = Chaque région a un druide de chaque ordre, chaque joueur un ordre secret. { $seat } commence.
clans-log-won-chips = { $seats } a plus de cartes, { $chips }, et l’emporte.
clans-log-surplus = Le territoire { $area } vient après le douzième rituel : ni points, ni carte.
clans-log-no-moves = Plus aucun déplacement légal après { $villages } rituels : la partie s’arrête là.
clans-log-reveal = { $seat } était { $clan } : { $points } et { $chips ->
    [0] aucune carte
    [one] une carte
   *[other] { $chips } cartes
}, { $total } en tout.

# Ce que dit le plateau.

clans-option-tie-chips = À score égal, celui qui a le plus de cartes l’emporte.
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
clans-ui-epoch = Niveau { $epoch } : { $good } béni, +{ $bonus } ; { $bad ->
    [none] aucun terrain maudit
   *[other] { $bad } maudit
} ; { $chips ->
    [0] plus de carte
    [one] reste une carte
   *[other] restent { $chips } cartes
}.
clans-ui-hidden = Votre ordre est face cachée
clans-ui-hide = Retourner ma carte d’ordre
clans-ui-show = Regarder mon ordre
clans-ui-mark = Rituel en { $area } : { $value }
