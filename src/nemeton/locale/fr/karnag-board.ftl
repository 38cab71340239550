# Ce que dit le plateau de Karnag.

karnag-ui-phases = Phases de la manche
karnag-ui-setup = Mise en place
karnag-ui-over = La partie est finie
karnag-ui-round = Manche { $round } sur { $rounds }
karnag-ui-reconstructed = plateau et valeurs reconstitués
karnag-ui-reconstructed-short = reconstitué
karnag-ui-own-board = notre propre plateau
karnag-ui-other-board = Le dessin de ce plateau n’a pas pu être chargé. Vous pouvez jouer depuis la liste des coups, ou recharger la page.
karnag-ui-scores = Points et mana
karnag-ui-seat = { $vp } points de victoire, { $mana } mana, en réserve { $gems } gemmes et { $menhirs } menhirs, { $cards } cartes. Rang dans l’ordre de jeu : { $place }.
karnag-ui-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
karnag-ui-tiles = Tuiles d’action, de gauche à droite
karnag-ui-space = { $tile }, { $row }, emplacement { $space } : { $state ->
    [now] { $seat } agit maintenant.
    [waits] cube de { $seat }, numéro { $order } dans l’ordre.
    [done] cube de { $seat }, joué.
    [free] libre, vous pouvez le prendre.
   *[empty] libre.
}
karnag-ui-tile-move = Déplacements
karnag-ui-tile-gem = Gemmes
karnag-ui-tile-capture = Captures
karnag-ui-tile-telepathy = Télépathie
karnag-ui-tile-potion = Potions
karnag-ui-tile-card = Cartes
karnag-ui-move-main = { $least } à { $most } cases
karnag-ui-move-secondary = { $most } cases
karnag-ui-gem-main = Gemme et savoir, ou { $most } cases
karnag-ui-gem-secondary = Gemme
karnag-ui-capture-main = Capture et savoir, ou { $most } cases
karnag-ui-capture-secondary = Capture
karnag-ui-telepathy-main = +1 savoir, ou guider de 1 à { $squares }
karnag-ui-telepathy-secondary = Gemme { $gem } ou guider de { $squares }
karnag-ui-potion-main = { $mana } mana
karnag-ui-potion-secondary = { $mana } mana
karnag-ui-card-main = Piocher { $cards }, garder 1
karnag-ui-card-secondary = Piocher { $cards }
karnag-ui-council = Conseil sylvestre
karnag-ui-empty = Il n’y a personne.
karnag-ui-knowledge = Savoir
karnag-ui-lasting = durable
karnag-ui-once = une fois
karnag-ui-druid = Druide { $druid } de { $seat } ({ $at })
karnag-ui-cauldron-at = chaudron { $cauldron }
karnag-ui-creature = { $kind } en { $at }, { $turns } : { $fate ->
    [goes] ira en { $to }
    [rock] ira en { $to }, dans le rocher
    [swamp] ira en { $to }, dans le marais
    [stone] ira en { $to }, sous la pierre
    [escapes] va s’échapper en { $to }
    [quarrel] restera : une autre veut la même case
    [last] ne bougera plus
   *[blocked] restera : ses deux voies sont bloquées
}
karnag-ui-loss = { $seat } −{ $points }
karnag-ui-no-loss = Ne coûte de points à personne
karnag-ui-glade = La clairière. Les flèches vont au prochain endroit possible ; avec Maj, à la prochaine pièce.
karnag-ui-through = Traverse : { $what }
karnag-ui-who-goes = Une gemme en { $at } pour { $mana } mana ; il vous en reste { $left }. Quel druide va au conseil ?
karnag-ui-path = { $mark } { $side }
karnag-ui-corner = { $corner ->
    [nw] nord-ouest
    [ne] nord-est
    [se] sud-est
   *[sw] sud-ouest
}
karnag-ui-send = Le druide { $druid } y va ({ $path })
karnag-ui-send-at = { $at } pour { $mana } mana, le druide { $druid } y va
karnag-ui-capture = { $kind } en { $at } pour { $mana } mana (druide { $druid })
karnag-ui-hand = Vos cartes de pouvoir
karnag-ui-drawn = Cartes piochées
karnag-ui-choices = Ce que vous pouvez faire
karnag-ui-letting = En rester là
karnag-ui-back = Retour
karnag-ui-whole = Voir toute la clairière
karnag-ui-closer = S’approcher
karnag-ui-group-squares = Cases
karnag-ui-group-clockwise = Sens horaire
karnag-ui-group-counter = Sens antihoraire
karnag-ui-group-column = Colonne
karnag-ui-group-row = Rangée
karnag-ui-group-adjust = Cases
karnag-ui-group-learn = Savoir
karnag-ui-card-through = Traversée
karnag-ui-card-speed = Vitesse
karnag-ui-card-extra = Supplément
karnag-ui-card-gems = Gemmes
karnag-ui-card-knowledge = Savoir
karnag-ui-card-control = Contrôle
karnag-ui-do-cube = Poser le cube
karnag-ui-do-place = Poser le druide
karnag-ui-do-gem = Créer la gemme
karnag-ui-do-capture = Capturer
karnag-ui-do-play = Jouer la carte
karnag-ui-do-decline = Renoncer
karnag-ui-do-end = Terminer l’action
karnag-ui-do-learn = Apprendre
karnag-ui-do-potion = Préparer
karnag-ui-do-draw = Piocher
karnag-ui-do-keep = La garder
karnag-ui-do-raise = Dresser le menhir
