# Samhain. Les cartes portent leurs deux numéros, les actions un seul ; un PM est un point multiple.

samhain-title = Samhain
samhain-intro = Les clans d’un village celte servent leurs dieux de jour comme de nuit, tandis que Rome paie et que les feux follets s’assemblent. Menez le vôtre au plus grand nombre de points de victoire, sans oublier ce que vous devez aux uns et aux autres.
samhain-goal = Ayez le plus de points après la dernière manche, et gardez de quoi rendre à Rome ce qu’elle a prêté.
samhain-goal-turn-1 = Choisissez un de vos membres ; faites-lui faire un pas, si vous voulez.
samhain-goal-turn-2 = Sa carte est activée : tous ceux qui s’y trouvent agissent, vous d’abord.
samhain-goal-turn-3 = Quand tous sont épuisés, les temples paient ; puis une autre manche, lumière et ténèbres en alternance.
samhain-goal-picture = Tous agissent sur la carte, pas seulement vous

samhain-edition-fr = Règles publiées (livret français 1.29B)
samhain-edition-en = Livret anglais antérieur

samhain-option-countermove = Contrepartie
samhain-option-countermove-false = On ne copie pas les actions.
samhain-option-countermove-true = Sans membre sur une carte activée, on peut copier chaque action qui y est faite, pour 1 PM et un membre actif.
samhain-option-village = Village
samhain-option-village-shuffled = Rangées et cartes mélangées ; chacun choisit où commencent ses membres.
samhain-option-village-first = La première partie imprimée : cartes dans l’ordre, membres sur des cartes fixées.
samhain-option-screens = Écrans
samhain-option-screens-closed = Les ressources et feux follets des autres sont cachés, mais on peut les compter : tout gain et tout paiement se fait au grand jour. Les robots comptent.
samhain-option-screens-open = Tout le monde voit toutes les ressources et tous les feux follets.
samhain-option-expansion = Un nouveau membre est
samhain-option-expansion-printed = selon l’édition : épuisé (publiée), actif (antérieure).
samhain-option-expansion-active = actif.
samhain-option-expansion-exhausted = épuisé.
samhain-option-bonfire = Les 2 adorations d’un feu sacré viennent
samhain-option-bonfire-printed = selon l’édition : d’un seul temple (publiée), de n’importe lesquels (antérieure).
samhain-option-bonfire-one = d’un seul temple.
samhain-option-bonfire-any = de n’importe quels temples.
samhain-option-graves = Tombes
samhain-option-graves-printed = Selon l’édition ; l’antérieure en a quatre à quatre joueurs.
samhain-option-graves-formula = Toujours une de plus que le nombre de joueurs.
samhain-option-dolmen = Un membre qu’un dolmen dispense d’agir
samhain-option-dolmen-rested = n’est pas épuisé.
samhain-option-dolmen-exhausted = est épuisé avec ceux qui agissent.
samhain-option-shelter = Feux sacrés à la fin
samhain-option-shelter-all = Chaque feu sacré abrite un feu follet, même couché.
samhain-option-shelter-upright = Seuls les feux sacrés droits abritent.

samhain-deity-cernunnos = Cernunnos
samhain-deity-sirona = Sirona
samhain-deity-sucellos = Sucellos
samhain-deity-morrigan = Morrigan
samhain-deity-belanos = Belanos
samhain-side-light = lumière
samhain-side-dark = ténèbres
samhain-card-1-2 = Cernunnos 1-2
samhain-card-3-4 = Cernunnos 3-4
samhain-card-5-6 = Cernunnos 5-6
samhain-card-7-8 = Sirona 7-8
samhain-card-9-10 = Sirona 9-10
samhain-card-11-12 = Sirona 11-12
samhain-card-13-14 = Sucellos 13-14
samhain-card-15-16 = Sucellos 15-16
samhain-card-17-18 = Sucellos 17-18
samhain-card-19-20 = Morrigan 19-20
samhain-card-21-22 = Morrigan 21-22
samhain-card-23-24 = Morrigan 23-24
samhain-card-25-26 = Belanos 25-26
samhain-card-27-28 = Belanos 27-28
samhain-card-29-30 = Belanos 29-30
samhain-track-cernunnos-light = Cernunnos lumière
samhain-track-cernunnos-dark = Cernunnos ténèbres
samhain-track-sirona-light = Sirona lumière
samhain-track-sirona-dark = Sirona ténèbres
samhain-track-sucellos-light = Sucellos lumière
samhain-track-sucellos-dark = Sucellos ténèbres
samhain-track-morrigan-light = Morrigan lumière
samhain-track-morrigan-dark = Morrigan ténèbres
samhain-track-belanos-light = Belanos lumière
samhain-track-belanos-dark = Belanos ténèbres
samhain-resource-wood = bois
samhain-resource-stone = pierre
samhain-resource-gold = or
samhain-kind-wood = 1 bois
samhain-kind-stone = 1 pierre
samhain-kind-gold = 1 or
samhain-kind-vp = 1 point de victoire
samhain-kind-cernunnos-light = 1 adoration sur Cernunnos lumière
samhain-kind-cernunnos-dark = 1 adoration sur Cernunnos ténèbres
samhain-kind-sirona-light = 1 adoration sur Sirona lumière
samhain-kind-sirona-dark = 1 adoration sur Sirona ténèbres
samhain-kind-sucellos-light = 1 adoration sur Sucellos lumière
samhain-kind-sucellos-dark = 1 adoration sur Sucellos ténèbres
samhain-kind-morrigan-light = 1 adoration sur Morrigan lumière
samhain-kind-morrigan-dark = 1 adoration sur Morrigan ténèbres
samhain-kind-belanos-light = 1 adoration sur Belanos lumière
samhain-kind-belanos-dark = 1 adoration sur Belanos ténèbres
samhain-item-sickle = faucille
samhain-item-rune = rune
samhain-item-bonfire = feu sacré
samhain-item-dolmen = dolmen
samhain-item-horn = corne
samhain-item-sickle-use = Une fois par manche, à votre tour : payez 1 PM et recevez-en un autre.
samhain-item-rune-use = Une fois par manche, à votre tour : 1 ressource de votre choix.
samhain-item-bonfire-use = Abrite un de vos feux follets lors d’un événement et à la fin.
samhain-item-dolmen-use = Une fois par manche : un de vos membres n’agit pas et n’est pas épuisé.
samhain-item-horn-use = Une fois par manche, à votre tour : un de vos membres fait un pas, même en diagonale.
samhain-stand-active = actif
samhain-stand-waiting = qui doit encore agir
samhain-stand-acted = qui a agi
samhain-stand-exhausted = épuisé
samhain-bonus-none = rien de plus
samhain-bonus-vp = +1 point de victoire
samhain-bonus-dp = +1 adoration
samhain-bonus-resource = +1 ressource
samhain-bonus-less = 1 de moins à payer
samhain-bonus-less-wood = pas de bois à payer
samhain-bonus-less-stone = pas de pierre à payer
samhain-bonus-less-gold = pas d’or à payer
samhain-cause-fail = l’action est impossible
samhain-cause-devotion = l’adoration ne peut pas être reçue
samhain-cause-action = partie de l’action
samhain-cause-gift = un cadeau
samhain-cause-expansion = le nouveau membre
samhain-cause-wisps = les feux follets rendus
samhain-seat = Joueur
samhain-points = Points
samhain-pool = Réserve du clan
samhain-graves = Tombes
samhain-items = Objets
samhain-resources = Bois, pierre, or
samhain-wisps = Feux follets
samhain-reserve = Réserve
samhain-graveyard = Cimetière
samhain-temple = Temple
samhain-devotion = Adoration
samhain-first-seat = Premier joueur
samhain-round = Manche { $round } sur { $rounds }
samhain-season-light = Lumière
samhain-season-dark = Ténèbres

samhain-compare-rules = Règles
samhain-compare-actions = Actions
samhain-compare-action = Action { $number }
samhain-difference-newcomer = Un nouveau membre
samhain-difference-newcomer-is = { $value ->
    [0] arrive actif sur sa carte.
   *[other] arrive épuisé sur sa carte.
}
samhain-difference-cap = Une manche finit au plus tard
samhain-difference-cap-is = { $value ->
    [0] quand tous ont passé, ce qui arrive toujours.
   *[other] après { $value } tours par joueur : notre propre règle, car elle pourrait ne jamais finir.
}
samhain-difference-graves = Tombes
samhain-difference-graves-is = { $two }, { $three } ou { $four } à deux, trois ou quatre joueurs.
samhain-difference-sickle-same-sort = La faucille change 1 PM
samhain-difference-sickle-same-sort-is = { $value ->
    [0] en 1 PM d’une autre nature ; les natures sont ressource, adoration et point de victoire.
   *[other] en n’importe quel autre, même du bois en or ou une piste en une autre.
}
samhain-difference-temple-first = Premier d’une piste, sans égalité
samhain-difference-temple-first-is = { $value ->
    [one] un point.
   *[other] { $value } points.
}
samhain-difference-temple-second = Deuxième d’une piste, sans égalité
samhain-difference-temple-second-is = { $value ->
    [0] rien.
    [one] un point.
   *[other] { $value } points.
}
samhain-difference-temple-tie = À égalité en tête d’une piste
samhain-difference-temple-tie-is = { $value ->
    [0] rien, et rien non plus pour la deuxième place.
   *[other] chacun reçoit le point.
}
samhain-difference-traitor = Les ressources romaines dépensées
samhain-difference-traitor-is = { $value ->
    [0] coûtent un point chacune à la fin.
   *[other] font un traître de qui en a dépensé le plus : un traître ne peut pas gagner.
}
samhain-difference-traitor-loss = À deux, un traître
samhain-difference-traitor-loss-is = { $value ->
    [0] n’existe pas : il n’y a pas de traîtres.
   *[other] perd { $value } points, sans plus.
}
samhain-difference-roman-scores = À la fin, un point pour 2 ressources
samhain-difference-roman-scores-is = { $value ->
    [0] sans compter les romaines.
   *[other] romaines comprises.
}
samhain-difference-one-temple = Action { $number } : les 2 adorations
samhain-difference-one-temple-is = { $value ->
    [0] viennent de n’importe quels temples.
   *[other] viennent d’un même temple.
}

samhain-action-1 = 1 adoration sur Cernunnos lumière, 1 bois.
samhain-action-2-fr = 1 adoration sur Cernunnos ténèbres, 2 bois, un feu follet.
samhain-action-2-en = Un feu follet, 1 adoration sur Cernunnos ténèbres, 2 bois.
samhain-action-3 = Payez 1 bois et 1 pierre : une faucille.
samhain-action-4-fr = Donnez un de vos feux follets à un adversaire : 1 point.
samhain-action-4-en = 1 point ; donnez un feu follet à un adversaire, un des vôtres ou de la réserve.
samhain-action-5 = Payez 3 ressources identiques : 3 points.
samhain-action-6-fr = Payez 3 feux follets : tuez un membre adverse.
samhain-action-6-en = Payez 2 feux follets : tuez un membre adverse.
samhain-action-7 = 1 adoration sur Sirona lumière ; un de vos membres fait un pas.
samhain-action-8-fr = 1 adoration sur Sirona ténèbres, un feu follet ; vos membres font deux pas.
samhain-action-8-en = Un feu follet, 1 adoration sur Sirona ténèbres ; vos membres font deux pas.
samhain-action-9-fr = Le membre qui agit va au cimetière : une rune.
samhain-action-9-en = Le membre qui agit revient dans la réserve du clan : une rune.
samhain-action-10-fr = Payez 2 ressources différentes et prenez 2 feux follets : volez un objet, redressé.
samhain-action-10-en = Prenez 2 feux follets, volez un objet, redressé, et donnez une ressource à qui l’avait.
samhain-action-11-fr = Ramenez un mort sur une carte, épuisé : un des vôtres pour 0 point, celui d’un adversaire pour 2 points.
samhain-action-11-en = Ramenez un mort : un des vôtres sur une carte, épuisé, pour 0 point ; celui d’un adversaire dans la réserve de son clan pour 2 points.
samhain-action-12 = 2, 3 ou 5 points pour 3, 4 ou 5 objets différents.
samhain-action-13 = 1 adoration sur Sucellos lumière, 1 or.
samhain-action-14-fr = 1 adoration sur Sucellos ténèbres, 2 ors, un feu follet.
samhain-action-14-en = Un feu follet, 1 adoration sur Sucellos ténèbres, 2 ors.
samhain-action-15 = Payez 1 or et 1 bois : une corne.
samhain-action-16-fr = Épuisez un membre adverse ; un feu follet, 1 point.
samhain-action-16-en = Un feu follet, 1 point ; épuisez un membre adverse.
samhain-action-17 = 2 points par paire d’objets identiques.
samhain-action-18 = Payez 2 ressources différentes : tuez un membre adverse, 1 point.
samhain-action-19 = 1 adoration sur Morrigan lumière, 1 ressource de votre choix.
samhain-action-20-fr = 1 adoration sur Morrigan ténèbres, 1 sur une piste de votre choix, un feu follet.
samhain-action-20-en = Un feu follet, 1 adoration sur Morrigan ténèbres, 1 sur une piste de votre choix.
samhain-action-21 = Payez 2 adorations : un feu sacré.
samhain-action-22 = Un adversaire perd 1 adoration sur une piste que vous choisissez ; un feu follet, 1 point.
samhain-action-23-fr = Le membre qui agit et un membre adverse vont au cimetière : 2 points. Il faut deux tombes libres.
samhain-action-23-en = Le membre qui agit et un membre adverse vont au cimetière : 3 points.
samhain-action-24 = 1 point par piste où vous menez sans égalité.
samhain-action-25 = 1 adoration sur Belanos lumière, 1 pierre.
samhain-action-26-fr = 1 adoration sur Belanos ténèbres, 2 pierres, un feu follet.
samhain-action-26-en = Un feu follet, 1 adoration sur Belanos ténèbres, 2 pierres.
samhain-action-27 = Payez 1 pierre et 1 or : un dolmen.
samhain-action-28-fr = Un de vos membres et un membre adverse échangent leur place ; un feu follet, 1 point.
samhain-action-28-en = Un feu follet, 1 point ; un membre adverse échange sa place avec un des vôtres, va sur n’importe quelle carte, ou personne ne bouge.
samhain-action-29 = Payez 1 bois, 1 pierre et 1 or : 3 points.
samhain-action-30 = Payez 2 feux follets : 2 points.

samhain-ask-place = Placez un membre sur une carte.
samhain-ask-dedicate = { $deity } accorde { $steps ->
    [one] { $steps } adoration
   *[other] { $steps } adorations
} : piste lumière ou ténèbres ?
samhain-ask-turn = Manche { $round } : activez une carte avec un membre, déplacé d’abord si vous voulez, ou développez le clan.
samhain-ask-only-pass = Manche { $round } : vous ne pouvez que passer.
samhain-ask-after = Utilisez un objet, ou finissez votre tour.
samhain-ask-act = { $members ->
    [one] Votre membre sur { $card } agit : que fait-il ?
   *[other] { $members } de vos membres sur { $card } doivent encore agir : que fait celui-ci ?
}
samhain-ask-fee = Payez 1 PM pour l’action { $number }.
samhain-ask-perform = Vous répétez l’action { $number }. Quel +1 choisissez-vous ?
samhain-ask-pay = Payez { $due } PM pour { $cause }. Avec quoi ?
samhain-ask-countermove = Copier une action de la carte { $card } pour 1 PM et un membre actif ?
samhain-ask-spare = Quel membre épuisez-vous pour la copie ?
samhain-ask-reap = La faucille : que payez-vous ?
samhain-ask-reap-gain = La faucille : que recevez-vous pour { $kind } ?
samhain-ask-sacrifice = Vous avez le plus de feux follets : sacrifiez un de vos membres, sur une carte ou dans un temple.
samhain-ask-any-devotion = Action { $number } : sur quelle piste va l’adoration ?
samhain-ask-any-resource = Action { $number } : quelle ressource ?
samhain-ask-exhaust = Action { $number } : quel membre épuisez-vous ?
samhain-ask-give = Action { $number } : à qui va le feu follet ?
samhain-ask-kill = Action { $number } : qui tuez-vous ?
samhain-ask-pay-devotion = Action { $number } : quelle adoration payez-vous ?
samhain-ask-pay-different = Action { $number } : quelles deux ressources différentes payez-vous ?
samhain-ask-pay-same = Action { $number } : quelle ressource payez-vous ?
samhain-ask-raise = Action { $number } : qui ramenez-vous du cimetière ?
samhain-ask-raise-to = Sur quelle carte revient le membre de { $seats } ?
samhain-ask-rob = Action { $number } : qui perd de l’adoration, et sur quelle piste ?
samhain-ask-steal = Action { $number } : quel objet volez-vous ?
samhain-ask-tribute = Action { $number } : quelle ressource donnez-vous en échange ?
samhain-ask-swap = Action { $number } : quel membre adverse ?
samhain-ask-swap-with = Où va le membre de { $seats } qui est sur la carte { $card } ?
samhain-ask-walk = { $reach ->
    [8] La corne : quel membre fait un pas ?
   *[other] Quel membre fait un pas ?
}
samhain-ask-walk-to = { $reach ->
    [8] Où va le membre de la carte { $from } ? Les diagonales comptent.
   *[other] Où va le membre de la carte { $from } ?
}

samhain-move-pass = passer
samhain-move-end = finir le tour
samhain-move-activate = activer { $card }
samhain-move-move = aller de { $from } à { $card } et activer
samhain-move-expand = nouveau membre sur { $card }
samhain-move-horn = sonner de la corne
samhain-move-rune = rune : { $resource }
samhain-move-sickle = utiliser la faucille
samhain-move-light = lumière : action { $number }
samhain-move-light-paid = lumière : action { $number }, pour 1 PM
samhain-move-dark = ténèbres : action { $number }
samhain-move-dark-paid = ténèbres : action { $number }, pour 1 PM
samhain-move-wisp = prendre un feu follet
samhain-move-dolmen = utiliser le dolmen
samhain-move-decline = ne pas copier
samhain-move-let-be = laisser chacun à sa place
samhain-move-bonus-none = rien de plus
samhain-move-bonus-vp = +1 point de victoire
samhain-move-bonus-dp = +1 adoration
samhain-move-bonus-resource = +1 ressource
samhain-move-bonus-less = payer 1 de moins
samhain-move-bonus-less-wood = ne pas payer de bois
samhain-move-bonus-less-stone = ne pas payer de pierre
samhain-move-bonus-less-gold = ne pas payer d’or
samhain-move-pay = payer { $kind }
samhain-move-gain = prendre { $kind }
samhain-move-pair = payer { $resources }
samhain-move-card = carte { $card }
samhain-move-temple = le cube sur { $track }
samhain-move-raise = un membre de { $seat }
samhain-move-raise-own = un de vos membres
samhain-move-give = votre feu follet à { $seat }
samhain-move-give-reserve = un feu follet de la réserve à { $seat }
samhain-move-rob = { $seat }, { $track }
samhain-move-steal = objet de { $seat } : { $item }
samhain-move-steal-laid = objet de { $seat }, déjà utilisé : { $item }
samhain-move-member = { $seat } sur { $card }, { $stand }
samhain-move-member-own = votre membre sur { $card }, { $stand }
samhain-answer-activate = activer une carte
samhain-answer-move = se déplacer et activer
samhain-answer-expand = nouveau membre
samhain-answer-horn = corne
samhain-answer-rune = rune
samhain-answer-sickle = faucille
samhain-answer-pass = passer
samhain-answer-light = action lumière
samhain-answer-dark = action ténèbres
samhain-answer-wisp = prendre un feu follet
samhain-answer-temple = adoration

samhain-why-act-first = La carte { $card } est activée : dites d’abord ce que fait votre membre.
samhain-why-can-perform = Votre membre sur { $card } peut faire l’action : il ne peut pas prendre un feu follet à la place.
samhain-why-cannot-perform = L’action { $number } est impossible : vous ne pouvez pas la payer, ou il n’y a rien à quoi l’appliquer.
samhain-why-cannot-copy = Vous ne pouvez pas payer pour l’action { $number } puis la faire.
samhain-why-choose-bonus = Choisissez d’abord le +1 de la répétition.
samhain-why-choose-card = Choisissez d’abord une carte.
samhain-why-choose-dead = Choisissez d’abord un mort.
samhain-why-choose-gain = Choisissez d’abord ce que vous recevez.
samhain-why-choose-item = Choisissez d’abord un objet à voler.
samhain-why-choose-member = Choisissez d’abord un membre.
samhain-why-choose-opponent = Choisissez d’abord un adversaire.
samhain-why-choose-pair = Choisissez d’abord deux ressources différentes.
samhain-why-choose-resource = Choisissez d’abord une ressource.
samhain-why-choose-track = Choisissez d’abord une piste.
samhain-why-copy-or-not = Dites d’abord si vous copiez l’action.
samhain-why-discount-needed = Vous ne pouvez payer l’action { $number } qu’avec la réduction de la répétition.
samhain-why-edge = La carte { $card } est au bord du village de ce côté.
samhain-why-exhausted = Le membre sur { $card } est épuisé.
samhain-why-full = La carte { $card } est complète.
samhain-why-needed-for-action = { $kind } : il vous le faut pour payer l’action { $number } elle-même.
samhain-why-no-active-member = Vous n’avez pas de membre actif sur { $card }.
samhain-why-no-devotion = Vous n’avez pas d’adoration sur { $track }.
samhain-why-no-fee = L’action { $number } est de l’autre face, { $side } : elle coûte 1 PM en plus de son prix, et vous ne l’avez pas.
samhain-why-no-own-wisp = Vous n’avez pas de feu follet à donner.
samhain-why-no-pair = Vous n’avez pas ces deux ressources.
samhain-why-no-points = Vous n’avez pas de point de victoire.
samhain-why-no-resource = Il vous manque cette ressource : { $resource }.
samhain-why-no-such-bonus = Le +1 de l’action { $number } ne peut pas être cela.
samhain-why-no-such-card = Il n’y a pas de carte « { $text } » : les cartes sont 1-2, 3-4 et ainsi de suite jusqu’à 29-30.
samhain-why-no-such-item = { $seats } n’a pas cet objet : { $item }.
samhain-why-no-such-member = Il n’y a pas de membre sur { $card } qui soit ainsi ({ $stand }).
samhain-why-no-upright = Vous n’avez pas cet objet, ou il est couché jusqu’à la manche suivante : { $item }.
samhain-why-no-use = Cet objet ne servirait à rien maintenant : { $item }.
samhain-why-no-way = Le membre sur { $card } n’a pas de place sur une carte voisine.
samhain-why-nobody-dead = { $seats } n’a pas de membre au cimetière.
samhain-why-not-adjacent = Les cartes { $from } et { $card } ne sont pas adjacentes.
samhain-why-not-beside-clan = La carte { $card } n’est pas voisine d’une carte où vous avez un membre.
samhain-why-not-performed = L’action { $number } n’a pas été faite par le joueur dont c’est le tour, ou vous l’avez déjà copiée autant de fois.
samhain-why-not-that-card = Ce ne peut pas être la carte { $card }.
samhain-why-not-that-member = Ce ne peut pas être ce membre sur { $card } ({ $stand }).
samhain-why-not-your-member = Ce membre est à { $seat }.
samhain-why-not-yourself = Ce doit être un adversaire.
samhain-why-one-choice = Vous avez déjà fait votre action de ce tour : utilisez un objet ou finissez le tour.
samhain-why-one-is-enough = Avec la réduction vous ne payez qu’une ressource.
samhain-why-one-temple = Les deux adorations doivent venir d’un seul temple : { $track } ne suffit pas.
samhain-why-only-own-wisp = Le feu follet doit être à vous.
samhain-why-own-member = Ce doit être un membre adverse.
samhain-why-pay-devotion = Choisissez d’abord l’adoration que vous payez.
samhain-why-pay-first = Choisissez d’abord avec quoi vous payez.
samhain-why-pool-empty = La réserve de votre clan n’a plus de membre.
samhain-why-reserve-empty = La réserve n’a plus cette ressource : { $resource }.
samhain-why-sacrifice-first = Sacrifiez d’abord un membre.
samhain-why-same-card = Ce membre est lui aussi sur { $card }.
samhain-why-same-kind = { $kind } : c’est ce que vous avez payé. Choisissez autre chose.
samhain-why-same-sort = { $kind } : même nature que ce que vous avez payé ; cette édition en veut une autre.
samhain-why-still-active = Vous ne pouvez passer que quand tous vos membres sont épuisés.
samhain-why-gives-nothing = Avec l’action { $number }, ce +1 ne donnerait rien en ce moment.
samhain-why-swap-must = Dans cette édition, l’échange fait partie de l’action : il est obligatoire.
samhain-why-still-too-dear = Même ainsi vous ne pourriez pas payer l’action { $number }.
samhain-why-swap-only = Dans cette édition, les membres ne peuvent qu’échanger leur place.
samhain-why-this-temple = L’adoration va au temple de { $deity }.
samhain-why-too-expensive = Un nouveau membre coûte { $price } PM, vous en avez { $purse }.
samhain-why-too-few-equal = Il vous faudrait { $due } fois cette ressource : { $resource }.
samhain-why-track-blocked = { $track } ne peut plus recevoir d’adoration.
samhain-why-unreadable = « { $text } » n’est pas un coup. Écrivez par exemple activate 7-8, move 7-8 to 9-10, light, pay wood.
samhain-why-victim-no-devotion = { $seats } n’a pas d’adoration sur { $track }.
samhain-why-your-turn = C’est votre tour : activez une carte, développez le clan, passez ou utilisez un objet.
samhain-why-none-activate = Aucun de vos membres n’est actif.
samhain-why-none-move = Vous n’avez pas de membre actif qui ait de la place sur une carte voisine.
samhain-why-none-expand = Toutes les cartes voisines de vos membres sont complètes.
samhain-why-none-rune = La réserve n’a plus de ressources.
samhain-why-none-temple = Vous n’avez pas d’adoration à donner.

samhain-log-place = { $seat } place un membre sur { $card }.
samhain-log-devote = { $seat } monte à { $level } sur { $track }.
samhain-log-activate = { $seat } active { $card }.
samhain-log-wakes = { $members ->
    [one] Un membre de { $seat } doit agir sur { $card }.
   *[other] { $members } membres de { $seat } doivent agir sur { $card }.
}
samhain-log-move = { $seat } va de { $from } à { $card } et l’active.
samhain-log-expand = { $seat } amène un nouveau membre sur { $card } pour { $price } PM.
samhain-log-pass = { $seat } passe.
samhain-log-pay = { $seat } paie { $kind }.
samhain-log-pay-wisps = { $wisps ->
    [one] { $seat } rend un feu follet.
   *[other] { $seat } rend { $wisps } feux follets.
}
samhain-log-perform = { $seat } fait l’action { $number }.
samhain-log-repeat = { $seat } refait l’action { $number } : { $bonus }.
samhain-log-fail = { $seat } ne peut pas agir sur { $card }.
samhain-log-wisp = { $seat } prend un feu follet : { $cause }.
samhain-log-resource = { $seat } reçoit { $number ->
    [one] { $number } { $resource }
   *[other] { $number } { $resource ->
        [pierre] pierres
        [or] ors
       *[other] { $resource }
    }
}.
samhain-log-score = { $points ->
    [one] { $seat } marque { $points } point avec l’action { $number }.
   *[other] { $seat } marque { $points } points avec l’action { $number }.
}
samhain-log-item = { $seat } prend un objet : { $item }.
samhain-log-use = { $seat } utilise un objet : { $item }.
samhain-log-dolmen = Un dolmen épargne le membre de { $seat } sur { $card }.
samhain-log-reap = { $seat } reçoit de la faucille : { $kind }.
samhain-log-walk = Un membre de { $seat } va de { $from } à { $card }.
samhain-log-home = Le membre de { $seat } qui agit revient dans la réserve de son clan.
samhain-log-die = Un membre de { $seat } sur { $card } va au cimetière.
samhain-log-graveyard-full = Les { $graves } tombes sont prises : les morts reviennent dans la réserve de leur clan.
samhain-log-exhaust = { $seat } épuise un membre de { $seats } sur { $card }.
samhain-log-give = { $seat } donne un feu follet à { $seats }.
samhain-log-steal = { $seat } vole à { $seats } un objet : { $item }.
samhain-log-tribute = { $seat } donne à { $seats } 1 { $resource }.
samhain-log-rob = { $seat } fait descendre { $seats } à { $level } sur { $track }.
samhain-log-swap = { $seat } échange sa place avec { $seats } : { $from } et { $card }.
samhain-log-shift = { $seat } déplace un membre de { $seats } de { $from } à { $card }.
samhain-log-raise = { $seat } ramène un membre de { $seats } sur { $card }.
samhain-log-raise-home = { $seat } renvoie un mort de { $seats } dans la réserve de son clan.
samhain-log-countermove = { $seat } copie l’action { $number }.
samhain-log-spare = { $seat } épuise pour cela un membre sur { $card }.
samhain-log-event = Le dernier feu follet a quitté la réserve : les feux follets arrivent.
samhain-log-shelter = { $wisps ->
    [one] Un feu sacré abrite un feu follet de { $seat }.
   *[other] Des feux sacrés abritent { $wisps } feux follets de { $seat }.
}
samhain-log-most-wisps = Le plus de feux follets ({ $wisps }) : sacrifice de { $seats }.
samhain-log-temple-sacrifice = { $seat } sacrifie son cube sur { $track }.
samhain-log-return-wisps = { $wisps ->
    [one] { $seat } rend un feu follet et doit { $due } PM.
   *[other] { $seat } rend { $wisps } feux follets et doit { $due } PM.
}
samhain-log-round-end = La manche { $round } est finie.
samhain-log-capped = La manche finit après { $turns } tours par joueur : notre propre règle.
samhain-log-temple = { $points ->
    [one] { $seat } reçoit un point pour { $track }.
   *[other] { $seat } reçoit { $points } points pour { $track }.
}
samhain-log-round = La manche { $round } commence avec { $seat }.
samhain-log-reveal = { $seat } a { $wood } bois, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}, { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
}, { $wisps ->
    [one] { $wisps } feu follet
   *[other] { $wisps } feux follets
}.
samhain-log-roman = { $points ->
    [one] { $seat } perd un point pour les ressources romaines dépensées : il en reste { $left }.
   *[other] { $seat } perd { $points } points pour les ressources romaines dépensées : il en reste { $left }.
}
samhain-log-traitor = { $seat } a dépensé { $spent } ressources romaines et est un traître.
samhain-log-traitor-loss = { $points ->
    [one] { $seat } perd un point pour trahison : il en reste { $left }.
   *[other] { $seat } perd { $points } points pour trahison : il en reste { $left }.
}
samhain-log-final-resources = { $points ->
    [one] { $seat } reçoit un point pour { $number } ressources.
   *[other] { $seat } reçoit { $points } points pour { $number } ressources.
}
samhain-log-final-wisps = { $points ->
    [one] { $seat } perd un point pour ses feux follets : il en reste { $left }.
   *[other] { $seat } perd { $points } points pour ses feux follets : il en reste { $left }.
}
samhain-log-set-up = Chaque joueur a { $members } membres et deux cubes romains de chaque ressource. Dans la réserve : { $resources } de chaque ressource, { $wisps } feux follets. { $rounds } manches ; { $seat } commence.
samhain-log-all-traitors = Tous sont des traîtres : personne ne l’emporte.
samhain-log-won-members = { $seats } a plus de membres sur les cartes, { $members }, et l’emporte.
samhain-log-won-wisps = À nombre égal de membres sur les cartes, { $seats } a moins de feux follets, { $wisps }, et l’emporte.

samhain-part-actions = Actions
samhain-part-temples = Temples
samhain-part-resources = Ressources
samhain-part-paid = Payés
samhain-part-romans = Rome
samhain-part-wisps = Feux follets

# -- gestures: several answers at once ------------------------------------------------------------
samhain-gesture-pay = Payer { $least } PM

# why the panel proposes what it does
samhain-proposed-spare = Proposé : seulement des ressources en trop, rien de romain.
samhain-proposed-idle = Proposé : rien de romain, aucun point, et de l’adoration seulement là où vous n’êtes pas en tête.
samhain-proposed-roman = Proposé : aussi des ressources romaines, faute d’autre chose. Ni point ni première place de perdus.
samhain-proposed-points = Proposé : aussi des points, faute d’autre chose. Aucune première place de perdue.
samhain-proposed-lead = Proposé : même de l’adoration là où vous êtes en tête, faute d’autre chose.
samhain-proposed-all = Vous devez donner tout ce que vous avez.
