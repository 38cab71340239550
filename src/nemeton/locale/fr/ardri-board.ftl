# Ce que dit le plateau d’Ard Rí.

ardri-letter-J = V
ardri-letter-Q = D
ardri-letter-K = R
ardri-ui-ace = As
ardri-ui-card = { $rank } de { $suit }
ardri-ui-back = carte cachée
ardri-ui-herd = { $suit } : { $worth }
ardri-ui-fed = nourri
ardri-ui-empty = personne
ardri-ui-in-hand = en main
ardri-ui-deck = pioche
ardri-ui-discard = défausse
ardri-ui-look = { $count ->
    [one] Regarder la défausse, une carte
   *[other] Regarder la défausse, { $count } cartes
}
ardri-ui-your-field = Votre Pâturage
ardri-ui-aside = Mis de côté
ardri-ui-tray = Ce que vous pouvez faire
ardri-ui-no-target = contre qui ?
ardri-ui-turn = doit jouer
ardri-ui-turn-of = joueur { $at } sur { $count }
ardri-ui-away-count = { $count ->
    [one] un Guerrier parti
   *[other] { $count } Guerriers partis
}
ardri-ui-away = en route
ardri-ui-spoils = volé
ardri-ui-away-more = De retour à la fin de l’Hiver ; d’ici là, le butin ne compte pour personne.
ardri-ui-through = passe
ardri-ui-quiet = Personne n’est dans les Marches.
ardri-ui-feast = Le festin de Samhain
ardri-ui-feast-more = { $seat } nourrit ses Guerriers.
ardri-ui-of-due = sur { $due }
ardri-ui-paid = { $paid } points payés sur { $due }.
ardri-ui-fed-count = { $count ->
    [0] Personne n’est encore nourri.
    [one] Un Guerrier est à table.
   *[other] { $count } Guerriers sont à table.
}
ardri-ui-bid = Céilsine
ardri-ui-bid-more = { $seat } prétend à la Haute Royauté.
ardri-ui-gift-to = Don à { $seat }
ardri-ui-weigh = le don face aux meilleures cartes de qui le reçoit
ardri-ui-best = Dessous : les meilleures cartes de qui reçoit.
ardri-ui-raid-more = { $seat } envoie des Guerriers.
ardri-ui-fight-won = le pillard tombe
ardri-ui-fight-lost = la défense tombe
ardri-ui-fight-both = les deux tombent
ardri-ui-mark-loot = Volé : { $cards }
ardri-ui-act-keep = Garder la main
ardri-ui-act-redraw = Échanger la main
ardri-ui-act-done = Terminé
ardri-ui-act-spring = Placer { $card }
ardri-ui-act-summer = Placer { $card }
ardri-ui-act-deck = Piocher
ardri-ui-act-take = Prendre { $card }
ardri-ui-act-feed = Nourrir { $card }
ardri-ui-act-pay = Défausser { $card }
ardri-ui-act-hunting = Chasser
ardri-ui-act-raiding = Razzier
ardri-ui-act-ceilsine = Prétendre
ardri-ui-act-hunt = Envoyer { $card }
ardri-ui-act-raid = Envoyer { $card }
ardri-ui-act-against = L’envoyer là
ardri-ui-act-block = Bloquer avec { $card }
ardri-ui-act-let = Laisser passer
ardri-ui-act-lead = { $card } vole
ardri-ui-act-plunder = Tout prendre
ardri-ui-act-steal = Prendre { $card }
ardri-ui-act-leave = Ne rien prendre
ardri-ui-act-client = Choisir
ardri-ui-act-gift = Donner { $card }
ardri-ui-act-enforce = Envoyer { $card }
