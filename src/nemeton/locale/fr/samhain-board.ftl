# Ce que dit le plateau de Samhain.

samhain-ui-village = Village de quinze cartes
samhain-ui-card = { $deity } { $card } : { $members }. Lumière : { $light } Ténèbres : { $dark }
samhain-ui-standing = { $seat } { $members ->
    [one] { $stand }
   *[other] { $members } fois { $stand }
}
samhain-ui-nobody = personne ici
samhain-ui-track = { $track } : { $levels }
samhain-ui-may = Peut être choisie.
samhain-ui-chosen = Choisie.
samhain-ui-would-wake = { $members ->
    [one] Un membre agirait.
   *[other] { $members } membres agiraient.
}
samhain-ui-where = Membre sur { $deity } { $card } : rester et activer, ou aller d’abord sur une carte voisine ?
samhain-ui-where-new = Sur quelle carte va le nouveau membre ?
samhain-ui-only-grow = Aucun de vos membres ne peut agir : développez le clan, avec un nouveau membre sur une carte, ou passez.
samhain-ui-tap-source = Choisissez une carte où vous avez un membre actif.
samhain-ui-tap-card = Choisissez une des cartes cerclées.
samhain-ui-tap-member = Choisissez une carte, puis le membre qui s’y trouve.
samhain-ui-tap-member-or-track = Choisissez un membre sur une carte cerclée, ou une piste cerclée.
samhain-ui-tap-track = Choisissez une piste cerclée d’un temple.
samhain-ui-or-track = ou une piste cerclée d’un temple
samhain-ui-put-here = Le mettre ici
samhain-ui-swap-here = Échanger
samhain-ui-counted = { $move } (à présent : { $count })
samhain-ui-traitor = traître
samhain-ui-tap-new = Choisissez la carte du nouveau membre.
samhain-ui-stay = Rester ici
samhain-ui-new-here = Nouveau membre ici
samhain-ui-grow = Nouveau membre
samhain-ui-read = Lire
samhain-ui-pay-with = Payer avec
samhain-ui-receive = Recevoir
samhain-ui-wakes = Agiraient
samhain-ui-still = Doivent agir
samhain-ui-other = Un autre membre
samhain-ui-ignored = épuisé : ignoré
samhain-ui-free = gratuit
samhain-ui-paid = 1 PM
samhain-ui-not-now = impossible
samhain-ui-used = utilisé
samhain-ui-both = Lumière et ténèbres
samhain-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
samhain-ui-wisps-left = { $wisps ->
    [0] plus de feu follet
    [one] 1 feu avant l’événement
   *[other] { $wisps } feux avant l’événement
}
samhain-ui-screen = Ressources et feux follets derrière l’écran
samhain-ui-behind = Derrière votre écran
samhain-ui-roman = cube romain gardé
samhain-ui-event = Les feux follets sont là
samhain-ui-most = Le plus de feux follets :
samhain-ui-act-activate = { $members ->
    [0] Activer { $card }
    [one] Activer { $card } : un agit
   *[other] Activer { $card } : { $members } agissent
}
samhain-ui-act-light = Jouer la lumière
samhain-ui-act-dark = Jouer les ténèbres
samhain-ui-act-yes = Oui
