# Ard Rí. Les cartes portent leur index : 10♠, A♥, K♣ (en notation : J valet, Q dame, K roi ; à l’écran V, D, R).

ardri-title = Ard Rí
ardri-intro = Vos troupeaux grandissent, vos Guerriers ont faim et vos voisins veulent votre Bétail. Faites des dons si riches, ou envoyez avec eux de tels Guerriers, que les autres doivent vous reconnaître la Haute Royauté.
ardri-goal = Accédez à la Haute Royauté : faites des dons que personne ne peut refuser, ou envoyez des Guerriers avec.
ardri-goal-turn-1 = Printemps, Été : posez du Bétail d’une couleur, puis des Guerriers, face cachée.
ardri-goal-turn-2 = Automne, Samhain : piochez, d’autant plus que vous êtes pauvre ; chaque Guerrier mange 5.
ardri-goal-turn-3 = Hiver : chassez, razziez un voisin, ou briguez la couronne.
ardri-goal-picture = Un don : une carte de chaque couleur

ardri-edition-basic = Jeu de base

ardri-option-years = Durée de la partie (notre propre règle)
ardri-option-years-15 = Au bout de quinze ans, la plus grande richesse gagne.
ardri-option-years-25 = Au bout de vingt-cinq ans, la plus grande richesse gagne.
ardri-option-years-40 = Partie longue : au bout de quarante ans, la plus grande richesse gagne.
ardri-option-years-none = Sans limite, comme dans les règles publiées.
ardri-option-unfed = Cartes pour les Guerriers non nourris à Samhain
ardri-option-unfed-chosen = Deux cartes pour chaque Guerrier inéprouvé qu’on aurait pu nourrir et qu’on n’a pas nourri.
ardri-option-unfed-each = Deux cartes pour chaque Guerrier inéprouvé renvoyé, même faute de Bétail.
ardri-option-unfed-none-fed = Deux cartes pour chaque Guerrier inéprouvé renvoyé, mais seulement si aucun Guerrier inéprouvé n’a été nourri.
ardri-option-unfed-all = Deux cartes pour tout Guerrier renvoyé, même éprouvé.
ardri-option-failed = Dons acceptés lors d’une prétention qui échoue
ardri-option-failed-kept = Ils restent à ceux qui les ont reçus.
ardri-option-failed-returned = Ils reviennent à qui les a faits.
ardri-option-tie = Cartes retournées pour départager
ardri-option-tie-discard = Elles sont défaussées.
ardri-option-tie-keep = Chacun garde la sienne, connue de tous.

ardri-season-set-up = mise en place
ardri-season-spring = Printemps
ardri-season-summer = Été
ardri-season-autumn = Automne
ardri-season-samhain = Samhain
ardri-season-winter = Hiver
ardri-season-over = fin
ardri-festival-bealtaine = Bealtaine
ardri-festival-samhain = Samhain
ardri-suit-spades = pique
ardri-suit-hearts = cœur
ardri-suit-diamonds = carreau
ardri-suit-clubs = trèfle
ardri-treasure-spades = l’épée de Nuadha
ardri-treasure-hearts = le chaudron du Dagda
ardri-treasure-diamonds = la pierre de Fál
ardri-treasure-clubs = la lance de Lugh
ardri-warrior-J = valet
ardri-warrior-Q = dame
ardri-warrior-K = roi
ardri-cattle = Bétail
ardri-field = Pâturage
ardri-roundhouse = Maison ronde
ardri-marches = Marches
ardri-wilderness = Terres sauvages
ardri-hand = Main
ardri-proven = éprouvé
ardri-unproven = inéprouvé
ardri-order = ordre de richesse
ardri-wealth = richesse
ardri-out = hors jeu
ardri-year = Année { $year }
ardri-deck = { $count ->
    [one] pioche : { $count } carte
   *[other] pioche : { $count } cartes
}
ardri-discard = { $count ->
    [one] défausse : { $count } carte
   *[other] défausse : { $count } cartes
}
ardri-column-seat = Joueur
ardri-column-wealth = Richesse
ardri-column-held = Main
ardri-column-field = Pâturage
ardri-column-roundhouse = Maison ronde
ardri-column-marches = Marches

ardri-ask-redraw = Gardez-vous votre main ? Une main faite seulement de Bétail ou seulement de Guerriers peut être échangée.
ardri-ask-first_spring = Mettez de côté, face cachée, autant de Bétail d’une seule couleur que vous voulez, puis dites que vous avez terminé. { $cards-count ->
    [0] Rien n’est mis de côté ; sans Bétail, vous êtes hors jeu.
   *[other] De côté : { $cards }.
}
ardri-ask-spring = { $suit ->
    [none] Placez du Bétail d’une seule couleur dans votre Pâturage, ou rien.
   *[other] Placez encore du Bétail de { $suit }, ou dites que vous avez terminé.
}
ardri-ask-summer = Placez des Guerriers face cachée dans votre Maison ronde, autant que vous voulez.
ardri-ask-autumn = { $count ->
    [one] Prenez une carte de la pioche ou un Guerrier des Terres sauvages.
   *[other] Prenez une carte de la pioche ou un Guerrier des Terres sauvages : encore { $count }.
}
ardri-ask-feed_proven = { $count ->
    [one] Votre Bétail ne suffit pas à tous les Guerriers éprouvés. Choisissez celui qui est nourri.
   *[other] Votre Bétail ne suffit pas à tous les Guerriers éprouvés. Choisissez qui est nourri : encore { $count }.
}
ardri-ask-feed_unproven = { $count ->
    [one] Vous pouvez nourrir un Guerrier inéprouvé. Qui n’est pas nourri vous quitte.
   *[other] Vous pouvez nourrir jusqu’à { $count } Guerriers inéprouvés. Qui n’est pas nourri vous quitte.
}
ardri-ask-pay = { $warriors ->
    [one] Un Guerrier mange { $due } points.
   *[other] { $warriors } Guerriers mangent { $due } points.
} Défaussez du Bétail ; payé jusqu’ici : { $paid }.
ardri-ask-winter = Hiver : chasser, razzier ou imposer la céilsine ?
ardri-ask-hunt = Envoyer des Guerriers éprouvés à la chasse ? Elle rapporte { $count } cartes pour l’instant.
ardri-ask-raid = Envoyez des Guerriers en razzia, chacun contre un Pâturage.
ardri-ask-raid_target = Contre quel Pâturage envoyez-vous { $card } ?
ardri-ask-defend = { $others ->
    [0] { $seat } envoie { $attacker } contre vous. Qui l’affronte ?
    [one] { $seat } envoie { $attacker } contre vous, et { $others } autre ensuite. Qui l’affronte ?
   *[other] { $seat } envoie { $attacker } contre vous, et { $others } autres ensuite. Qui l’affronte ?
}
ardri-ask-lead = Lequel de vos pillards vole ensuite chez { $seats } ?
ardri-ask-loot = Que vole { $raider } à { $seats } ?
ardri-ask-client = { $number ->
    [1] Qui doit vous reconnaître ? Il en faut deux.
   *[other] Et qui encore ?
}
ardri-ask-gift = Le don à { $seats } : donnez une carte de { $suit }. Il vaut { $value } jusqu’ici et doit dépasser { $best }, ou être imposé.
ardri-ask-enforce = Votre don seul ne convainc pas { $seats } : envoyez des Guerriers l’imposer.
ardri-ask-enforce_target = À qui envoyez-vous { $card } ?

# Là où une seule réponse est possible.
ardri-only-redraw = Votre main a du Bétail et des Guerriers : vous la gardez.
ardri-only-spring = Vous n’avez pas de Bétail que vous puissiez placer.
ardri-only-summer = Vous n’avez pas de Guerriers en main.

ardri-move-keep = garder cette main
ardri-move-redraw = échanger la main
ardri-move-done = { $question ->
    [first_spring] { $begun ->
        [no] ne rien placer
       *[yes] ne plus rien placer
    }
    [spring] { $begun ->
        [no] ne rien placer
       *[yes] ne plus rien placer
    }
    [summer] les garder en main
    [feed_proven] ne plus nourrir
    [feed_unproven] { $begun ->
        [no] ne nourrir personne
       *[yes] ne plus nourrir
    }
    [pay] ne plus rien défausser
    [hunt] { $begun ->
        [no] n’envoyer personne
       *[yes] n’envoyer plus personne
    }
    [raid] n’envoyer plus personne
    [enforce] n’envoyer plus personne
   *[other] terminé
}
ardri-move-done-bare = terminé : hors jeu, faute de Bétail
ardri-move-spring = placer { $card }
ardri-move-summer = placer { $card } face cachée
ardri-move-deck = piocher
ardri-move-take = prendre { $card } des Terres sauvages
ardri-move-feed = { $proven ->
    [yes] nourrir { $card }
   *[no] nourrir { $card } (inéprouvé)
}
ardri-move-pay = défausser { $card }
ardri-move-hunting = chasser
ardri-move-raiding = razzier
ardri-move-ceilsine = imposer la céilsine
ardri-move-hunt = envoyer { $card }
ardri-move-raid = { $proven ->
    [yes] envoyer { $card }
   *[no] envoyer { $card } (inéprouvé)
}
ardri-move-against = contre { $seats }
ardri-move-block = { $proven ->
    [yes] l’affronter avec { $card }
   *[no] l’affronter avec { $card } (inéprouvé)
}
ardri-move-let = le laisser passer
ardri-move-lead = { $card }
ardri-move-plunder = prendre tout le Bétail de sa couleur
ardri-move-steal = prendre { $card }
ardri-move-leave = ne rien prendre
ardri-move-client = { $seats }
ardri-move-gift = donner { $card }
ardri-move-enforce = { $proven ->
    [yes] envoyer { $card }
   *[no] envoyer { $card } (inéprouvé)
}
ardri-ui-brings-hunting = 3 cartes, 1 de plus par Guerrier éprouvé envoyé
ardri-ui-brings-raiding = les Guerriers volent du Bétail aux autres
ardri-ui-brings-ceilsine = des dons qui vous valent la Haute Royauté

ardri-answer-redraw = échanger la main
ardri-answer-spring = Bétail
ardri-answer-summer = Guerriers
ardri-answer-take = les Terres sauvages
ardri-answer-deck = la pioche
ardri-answer-done = { $question ->
    [raid] n’envoyer personne
    [feed_proven] ne plus nourrir
    [pay] ne plus rien défausser
    [enforce] n’envoyer plus personne
   *[other] terminé
}
ardri-answer-hunting = chasser
ardri-answer-raiding = razzier
ardri-answer-ceilsine = céilsine
ardri-answer-let = laisser passer
ardri-answer-plunder = tout le Bétail de sa couleur
ardri-answer-steal = une carte de Bétail

ardri-why-not-a-move = Ce n’est pas un coup.
ardri-why-other-question = Cela répond à une autre question.
ardri-why-not-done = Vous ne pouvez pas dire ici que vous avez terminé.
ardri-why-two-kinds = Vous avez du Bétail et des Guerriers : seule une main d’une seule sorte peut être échangée.
ardri-why-already-done = Vous avez dit que vous aviez terminé.
ardri-why-other-suit = Vous placez du { $suit } ce Printemps : tout le Bétail doit être d’une seule couleur.
ardri-why-not-in-hand = { $card } n’est pas dans votre main.
ardri-why-not-in-wilderness = { $card } n’est pas dans les Terres sauvages.
ardri-why-not-in-field = { $card } n’est pas dans votre Pâturage.
ardri-why-not-in-that-field = { $card } n’est pas dans ce Pâturage.
ardri-why-not-proven-here = Pas de Guerrier éprouvé de cette valeur dans votre Maison ronde : { $card }.
ardri-why-not-unproven-here = Pas de Guerrier inéprouvé de cette valeur dans votre Maison ronde : { $card }.
ardri-why-not-through = { $card } n’est pas passé.
ardri-why-must-take = { $count ->
    [one] Vous devez prendre encore une carte.
   *[other] Vous devez prendre encore { $count } cartes.
}
ardri-why-deck-exhausted = Ni la pioche ni la défausse n’ont plus de carte.
ardri-why-proven-must-eat = { $count ->
    [one] Votre Bétail suffit à un Guerrier éprouvé de plus : il doit être nourri.
   *[other] Votre Bétail suffit à { $count } Guerriers éprouvés de plus : ils doivent être nourris.
}
ardri-why-proven-first = Les Guerriers éprouvés sont nourris d’abord.
ardri-why-proven-settled = Vous avez déjà choisi quels Guerriers éprouvés sont nourris.
ardri-why-not-enough = Le festin coûte { $due } points, vous en avez payé { $paid }. Défaussez encore du Bétail.
ardri-why-nobody-home = Aucun de vos Guerriers n’est à la maison.
ardri-why-send-somebody = Il faut envoyer au moins un Guerrier.
ardri-why-own-field = Vous ne pouvez pas razzier votre propre Pâturage.
ardri-why-no-opponent = La place { $number } n’est pas celle d’un adversaire en jeu.
ardri-why-duty = Tant qu’il y a du Bétail dans votre Pâturage, aucun Guerrier éprouvé ne peut rester sans rien faire si un pillard devait passer.
ardri-why-all-of-suit = De sa propre couleur ({ $suit }), un pillard prend toutes les cartes, pas une seule.
ardri-why-none-of-suit = Il n’y a pas de { $suit } dans ce Pâturage.
ardri-why-too-little-cattle = { $count ->
    [one] Il faut pour cela une carte de chaque couleur dans votre Pâturage.
   *[other] Il faut pour cela { $count } cartes de chaque couleur dans votre Pâturage.
}
ardri-why-bid-impossible = Vos dons ne dépasseraient pas les meilleures cartes des autres, et il vous manque les Guerriers pour les imposer.
ardri-why-client-already = { $seats } doit déjà recevoir un don.
ardri-why-bid-too-weak = Avec un don à { $seats }, la prétention est impossible : il ne dépasserait pas ses meilleures cartes et vous ne pourriez pas l’imposer.
ardri-why-suit-in-turn = Donnez maintenant la carte de { $suit }.
ardri-why-gift-too-low = Avec { $card }, les dons ne pourraient ni dépasser les meilleures cartes des autres ni être imposés.
ardri-why-no-gift = La place { $number } ne reçoit pas de don.
ardri-why-unreadable = « { $text } » n’est pas un coup. Écrivez spring 10♥, spring hearts 10 7, raid (K♠)>2, gift Ac ou done.
ardri-why-only-against = Ce Guerrier ne peut partir que contre { $seats }.
ardri-why-answered-already = C’est une réponse de trop : la question est alors close.
ardri-why-no-such-card = Il n’y a pas de carte { $card }.
ardri-why-no-such-seat = Il n’y a pas de place { $number }.
ardri-why-wrong-kind = { $card } n’est pas une carte qui sert à cela.
ardri-why-suits-missing = { $count ->
    [one] Il faut une carte de chaque couleur dans votre Pâturage ; il vous manque : { $suits }.
   *[other] Il faut { $count } cartes de chaque couleur dans votre Pâturage ; il vous manque : { $suits }.
}
ardri-why-none-spring = Vous n’avez pas en main de Bétail à placer.
ardri-why-none-summer = Vous n’avez pas de Guerriers en main.
ardri-why-none-take = Les Terres sauvages sont vides.
ardri-why-none-steal = Il n’y a pas de Bétail d’une autre couleur dans ce Pâturage.

ardri-log-redraw = { $seat } échange une main d’une seule sorte : { $cards }.
ardri-log-draw = { $cards-count ->
    [0] { $count ->
        [0] { $seat } ne pioche rien.
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
   *[other] { $seat } pioche { $cards }.
}
ardri-log-deck-empty = { $lost ->
    [one] Il n’y a plus rien à piocher : { $seat } perd une carte.
   *[other] Il n’y a plus rien à piocher : { $seat } perd { $lost } cartes.
}
ardri-log-reshuffle = { $cards ->
    [one] La défausse, une carte, devient la pioche.
   *[other] La défausse, { $cards } cartes, est mélangée et devient la pioche.
}
ardri-log-order = Ordre de richesse : { $seats } ({ $wealth }).
ardri-log-lot = Le sort fixe l’ordre entre { $seats }.
ardri-log-tie-card = { $seat } retourne { $card } pour départager.
ardri-log-year = L’année { $year } commence.
ardri-log-first-spring = { $count ->
    [0] { $seat } ne place pas de Bétail.
   *[other] { $seat } place { $cards }.
}
ardri-log-spring = { $seat } place { $card }.
ardri-log-out = { $seat } n’a plus de Bétail et quitte la partie. { $warriors-count ->
    [0] Pas de Guerriers à recueillir.
   *[other] Dans les Terres sauvages : { $warriors }.
} { $cards-count ->
    [0] La main était vide.
   *[other] Défaussé : { $cards }.
}
ardri-log-summer = { $card ->
    [none] { $seat } place un Guerrier face cachée.
   *[other] { $seat } place { $card } face cachée.
}
ardri-log-take = { $seat } prend { $card } des Terres sauvages.
ardri-log-feed = { $seat } nourrit { $card }.
ardri-log-feed-unproven = { $card ->
    [none] { $seat } nourrit un Guerrier inéprouvé.
   *[other] { $seat } nourrit { $card }, inéprouvé.
}
ardri-log-pay = { $seat } défausse { $card } pour le festin.
ardri-log-pays = { $seat } défausse { $cards } pour le festin.
ardri-log-takes = { $seat } prend { $cards } des Terres sauvages.
ardri-log-feast = { $count ->
    [0] { $paid ->
        [0] { $seat } ne nourrit personne.
       *[other] { $seat } ne nourrit personne, malgré { $paid } points défaussés.
    }
    [one] { $seat } a nourri un Guerrier avec { $paid } points.
   *[other] { $seat } a nourri { $count } Guerriers avec { $paid } points.
}
ardri-log-unfed = { $count ->
    [one] { $cards } quitte { $seat } pour les Terres sauvages.
   *[other] { $cards } quittent { $seat } pour les Terres sauvages.
}
ardri-log-hunter = { $seat } envoie { $card } à la chasse.
ardri-log-hunt = { $hunters ->
    [0] { $seat } chasse sans Guerriers.
    [one] { $seat } chasse avec un Guerrier.
   *[other] { $seat } chasse avec { $hunters } Guerriers.
}
ardri-log-raid = { $proven ->
    [yes] { $seat } envoie { $card } razzier { $seats }.
   *[no] { $seat } envoie { $card }, inéprouvé jusqu’ici, razzier { $seats }.
}
ardri-log-undefended = Personne n’est à la maison chez { $seat } : { $cards-count ->
    [one] { $cards } passe
   *[other] { $cards } passent
}.
ardri-log-let = { $seat } laisse passer { $attacker }.
ardri-log-battle = { $result ->
    [won] { $card } de { $seat } tue { $attacker }.
    [lost] { $card } de { $seat } tombe devant { $attacker }.
   *[both] { $card } de { $seat } et { $attacker } s’entretuent.
}
ardri-log-loot = { $count ->
    [0] { $raider } de { $seat } ne prend rien à { $seats }.
   *[other] { $raider } de { $seat } vole { $cards } à { $seats }.
}
ardri-log-return = { $seat } voit revenir { $warriors-count ->
    [0] personne
   *[other] { $warriors }
}{ $count ->
    [0] .
   *[other] {" "}avec { $cards }.
}
ardri-log-bid = { $seat } prétend à la Haute Royauté.
ardri-log-gift = { $seat } offre à { $seats } { $cards } : { $value } contre { $best }.
ardri-log-enforce = { $proven ->
    [yes] { $seat } envoie { $card } à { $seats } avec le don.
   *[no] { $seat } envoie { $card }, inéprouvé jusqu’ici, à { $seats } avec le don.
}
ardri-log-accepted = { $seats } doit accepter le don de { $seat }.{ $back ->
    [yes] { " " }La prétention a échoué : le don revient à qui l’a fait.
   *[no] { "" }
}
ardri-log-enforced = { $seats } ne peut pas repousser les Guerriers qui apportent le don de { $seat }.{ $back ->
    [yes] { " " }La prétention a échoué : le don revient à qui l’a fait.
   *[no] { "" }
}
ardri-log-refused = { $seats } repousse les Guerriers qui apportent le don de { $seat }, et le garde.
ardri-log-bid-failed = La prétention de { $seat } a échoué.
ardri-log-high-king = { $seat } accède à la Haute Royauté.
ardri-log-last-seat = Il ne reste que { $seat }.
ardri-log-nobody = Il ne reste personne.
ardri-log-years-over = Au bout de { $years } ans, la plus grande richesse l’emporte : { $seats }.
ardri-log-set-up = { $decks ->
    [one] Chaque joueur reçoit { $cards } cartes d’un jeu. { $seat } commence.
   *[other] Chaque joueur reçoit { $cards } cartes de { $decks } jeux. { $seat } commence.
}
ardri-log-tie = Richesse égale pour { $seats } : { $wealth }.
ardri-log-won-cattle = { $seats } a plus de Bétail au Pâturage, { $cattle }.
ardri-log-won-warriors = { $seats } a plus de Guerriers à la maison, { $warriors }.
ardri-log-won-worth = { $seats } a au Pâturage du Bétail de plus de points, { $worth }.
ardri-log-won-proven = { $seats } a plus de Guerriers éprouvés, { $proven }.
ardri-log-won-hand = { $seats } a plus de cartes en main, { $hand }.

ardri-part-spades = Bétail ♠
ardri-part-hearts = Bétail ♥
ardri-part-diamonds = Bétail ♦
ardri-part-clubs = Bétail ♣

# -- gestures: several answers at once ------------------------------------------------------------
ardri-panel-first_spring = Mettez de côté, face cachée, autant de Bétail d’une seule couleur que vous voulez. { $cards-count ->
    [0] Sans Bétail, vous êtes hors jeu.
   *[other] Mis de côté : { $cards }.
}
ardri-panel-pay = { $warriors ->
    [one] Un Guerrier mange { $due } points. Quel Bétail défaussez-vous ?
   *[other] { $warriors } Guerriers mangent { $due } points. Quel Bétail défaussez-vous ?
}
ardri-panel-gift = Composez vos dons : une carte de chaque couleur par destinataire. Un don doit valoir plus que les meilleures cartes de qui le reçoit, ou être imposé.
ardri-panel-defend = { $seat } envoie plusieurs Guerriers contre vous. Qui affronte chacun d’eux ?
ardri-gesture-spring = { $count ->
    [0] Choisissez des cartes
    [one] Placer cette carte
   *[other] Placer { $count } cartes
}
ardri-gesture-summer = { $count ->
    [0] Choisissez des Guerriers
    [one] Placer ce Guerrier
   *[other] Placer { $count } Guerriers
}
ardri-gesture-hunt = { $count ->
    [0] Choisissez des Guerriers
    [one] Chasser avec ce Guerrier
   *[other] Chasser avec { $count } Guerriers
}
ardri-gesture-feast = { $sum ->
    [0] Choisissez qui mange
   *[other] Payer { $sum }
}
ardri-gesture-raid = { $count ->
    [0] Choisissez des Guerriers
    [one] Envoyer ce Guerrier
   *[other] Envoyer { $count } Guerriers
}
ardri-gesture-defend = Défendre ainsi
ardri-gesture-gifts = Faire ces dons
ardri-picks-feed = Qui mange
ardri-picks-feed-proven = Qui mange
ardri-picks-pay = Payé avec
ardri-picks-defend = Face à { $attacker }
ardri-picks-gift = { $suit } pour { $seats }
