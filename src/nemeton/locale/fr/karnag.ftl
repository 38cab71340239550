# Karnag. Les cases de la clairière s’écrivent h5, celles du chemin sont des numéros, les druides vont de 1 à 3.

karnag-title = Karnag
karnag-intro = Autour d’une clairière, des druides contiennent ce qui sort de la porte de Ker Ys : ils capturent des créatures ou dressent des menhirs là où se croisent leurs éclairs. Le plateau imprimé nous est inconnu : celui-ci est une reconstitution fidèle aux règles, et chacune de ses valeurs peut être corrigée.
karnag-goal = Marquez le plus de points en cinq ou six manches : capturez ce qui sort de la porte, ou dressez des menhirs là où vos éclairs se croisent.
karnag-goal-turn-1 = Les créatures s’éloignent ; à tour de rôle, chacun pose ses cinq cubes sur des actions.
karnag-goal-turn-2 = Puis tous agissent, tuile par tuile : les druides se déplacent, regardent droit devant eux et frappent.
karnag-goal-turn-3 = Tout se paie en mana : préparez-en dans les chaudrons.
karnag-goal-picture = Deux gemmes alignées deviennent des menhirs

karnag-edition-2012 = Sit Down!, 2012

karnag-option-setup = Obstacles
karnag-option-setup-basic = Ils sont posés selon la disposition de base.
karnag-option-setup-advanced = Les joueurs les placent, l’un après l’autre.
karnag-option-compensation = Compensation pour une action non effectuée
karnag-option-compensation-vp = Un point de victoire.
karnag-option-compensation-mana = Un mana.
karnag-option-encircle = La meilleure ligne autour de la porte
karnag-option-encircle-line = Celle qui passe sur le moins de cases.
karnag-option-encircle-area = Celle qui enferme le moins de cases.
karnag-option-across_gate = Gemmes alignées par-dessus la porte
karnag-option-across_gate-true = Elles deviennent des menhirs et les cases de la porte comptent.
karnag-option-across_gate-false = Elles ne sont pas alignées.
karnag-option-capture_learn = Savoir avec l’action principale de capture
karnag-option-capture_learn-false = Seulement avec les captures, pas avec le déplacement.
karnag-option-capture_learn-true = Avec le déplacement aussi.
karnag-option-penalty = Distance entre un druide et une évasion
karnag-option-penalty-squares = Toutes les cases du chemin comptent.
karnag-option-penalty-moves = Les cases occupées ne comptent pas, comme quand un druide se déplace ; au-delà de cinq cases, personne ne paie.
karnag-option-potion = Renoncer à une potion
karnag-option-potion-may = On peut renoncer à une potion.
karnag-option-potion-must = Pas avec un druide dans un chaudron.
karnag-option-passes = Les créatures capturées aident les éclairs
karnag-option-passes-action = Une fois par action, tous éclairs confondus.
karnag-option-passes-flash = Une fois par éclair.
karnag-option-bonus = Bonus de la piste de déplacement
karnag-option-bonus-all = Pour tout déplacement d’une tuile d’action.
karnag-option-bonus-tile = Pour ceux de la tuile de déplacement seulement.
karnag-option-cards = Qui joue les cartes de pouvoir
karnag-option-cards-own = Le joueur dont c’est le cube.
karnag-option-cards-all = Tous les autres aussi, avant chaque action.
karnag-option-backs = Marques au dos des cartes
karnag-option-backs-open = Tout le monde les voit.
karnag-option-backs-hidden = Personne ne les voit.
karnag-option-board = Plateau
karnag-option-board-standard = La reconstitution fournie avec le programme.
karnag-option-board-menhirs = La même, avec d’autres valeurs sur les pistes perdues : moins pour les captures et le conseil, plus pour les gemmes.

karnag-kind-golem = golem
karnag-kind-ghoul = goule
karnag-kind-shadow = ombre noire
karnag-kind-naja = naja
karnag-tile-move = déplacements
karnag-tile-gem = gemmes
karnag-tile-capture = captures
karnag-tile-telepathy = télépathie
karnag-tile-potion = potions
karnag-tile-card = cartes de pouvoir
karnag-row-main = principale
karnag-row-secondary = secondaire
karnag-track-capture = captures
karnag-track-move = déplacements
karnag-track-council = conseil
karnag-track-gems = gemmes
karnag-track-mana = mana
karnag-card-through = À travers rochers ou marais
karnag-card-speed = Vitesse
karnag-card-extra = Supplément
karnag-card-gems = Déplacement de gemmes
karnag-card-knowledge = Savoir accru
karnag-card-control = Contrôle d’une créature
karnag-card-eliminate_ghoul = Élimination d’une goule
karnag-card-eliminate_shadow = Élimination d’une ombre noire
karnag-card-eliminate_naja = Élimination d’un naja
karnag-card-hidden = une carte
karnag-direction-north = nord
karnag-direction-east = est
karnag-direction-south = sud
karnag-direction-west = ouest
karnag-cauldron-N = nord
karnag-cauldron-E = est
karnag-cauldron-S = sud
karnag-cauldron-W = ouest
karnag-to-N = le chaudron nord
karnag-to-E = le chaudron est
karnag-to-S = le chaudron sud
karnag-to-W = le chaudron ouest
karnag-at-council = le conseil
karnag-vp = points de victoire
karnag-mana = mana
karnag-council = conseil
karnag-cards = cartes
karnag-gate = porte
karnag-glade = clairière
karnag-path = chemin
karnag-druid = druide
karnag-gem = gemme
karnag-menhir = menhir
karnag-rock = rocher
karnag-swamp = marais
karnag-region-green_yellow = région verte et jaune
karnag-region-light_brown = région brun clair
karnag-region-dark_brown = région brun foncé
karnag-turns-left = tourne à gauche
karnag-turns-right = tourne à droite
karnag-phase-A = ordre de jeu
karnag-phase-B = créatures
karnag-phase-C = tuiles d’action
karnag-phase-D = choix des actions
karnag-phase-E = actions
karnag-phase-F = gemmes
karnag-phase-G = conseil
karnag-status-text = d’après le livret de règles
karnag-status-inferred = déduit du livret de règles
karnag-status-invented = inventé dans les limites du livret de règles
karnag-reconstructed = Le plateau, les pistes et les jetons sont une reconstitution : voir le chapitre 22 des règles.

karnag-ask-pick_tile = Quelle tuile d’obstacle placez-vous ?
karnag-ask-turn_tile = Dans quel sens poser { $obstacle } ?
karnag-ask-tile_column = Dans quelle colonne poser le bord gauche de { $obstacle } ?
karnag-ask-tile_row = Dans quelle rangée poser le bord supérieur de { $obstacle } ?
karnag-ask-place_druid = Placez un druide sur une case de départ.
karnag-ask-draft = Placez un cube sur une action. { $cubes ->
    [one] C’est votre dernier.
   *[other] Il vous en reste { $cubes }.
}
karnag-ask-act = Tuile { $tile }, action { $row } : effectuez-la, jouez des cartes ou renoncez-y.
karnag-ask-go-on = Tuile { $tile }, action { $row } : continuez, jouez des cartes ou terminez-la.
karnag-ask-walk = { $left ->
    [one] Il reste une case
   *[other] Il reste { $left } cases
} : quel druide se déplace ?
karnag-ask-stride = Où va le druide { $druid } ? { $left ->
    [one] Il reste une case.
   *[other] Il reste { $left } cases.
}
karnag-ask-approach = Par où le druide { $druid } entre-t-il dans le chaudron ? { $left ->
    [one] Il reste une case.
   *[other] Il reste { $left } cases.
}
karnag-ask-adjust = Combien de cases en plus ou en moins ? { $left ->
    [one] Il en reste une.
   *[other] Il en reste { $left }.
}
karnag-ask-haste = De combien de cases, { $most } au plus, vos druides se déplacent-ils ?
karnag-ask-speed = La carte change-t-elle le total du déplacement de l’action, ou vos druides avancent-ils de { $most } cases au plus avec la carte seule ?
karnag-ask-total = De combien de cases vos druides se déplacent-ils en tout, avant que la carte { $change ->
    [-1] n’en retire une ?
    [-2] n’en retire deux ?
    [-3] n’en retire trois ?
    [1] n’en ajoute une ?
   *[other] n’en ajoute { $change } ?
}
karnag-ask-hasten = { $left ->
    [one] Il reste une case
   *[other] Il reste { $left } cases
} à la carte : quel druide se déplace ?
karnag-ask-shift = Déplacez vos gemmes : { $left ->
    [one] une case.
   *[other] { $left } cases.
}
karnag-ask-learn = Sur quelle piste de savoir montez-vous ?
karnag-ask-parchment = Le parchemin donne un niveau sur une autre piste. Laquelle ?
karnag-ask-council_learn = Vous avez le plus de druides au conseil : sur quelle piste montez-vous ?
karnag-ask-potion_learn = La potion donne un niveau de savoir. Sur quelle piste ?
karnag-ask-pick = Quelle créature guidez-vous ?
karnag-ask-lead = Guidez { $kind ->
    [golem] le golem
    [naja] le naja
    [goule] la goule
   *[other] l’{ $kind }
} en { $at } : { $left ->
    [one] une case au plus.
   *[other] { $left } cases au plus.
}
karnag-ask-keep = { $count ->
    [one] Vous avez pioché une carte. Qu’en faites-vous ?
   *[other] Vous avez pioché { $count } cartes. Laquelle gardez-vous ?
}
karnag-ask-interlude = Avant l’action suivante : jouez-vous une carte ?
karnag-ask-raise = Vous avez moins de menhirs que de gemmes alignées. Quelle gemme devient un menhir ? (encore { $left } à choisir)

karnag-move-tile = prendre { $obstacle }
karnag-move-turn = { $quarters ->
    [0] telle quelle
    [one] tournée d’un quart de tour
   *[other] tournée de { $quarters } quarts de tour
}
karnag-move-column = colonne { $column }
karnag-move-row = rangée { $row }
karnag-move-place = druide en { $to }
karnag-move-cube = { $tile }, { $row }, emplacement { $space }
karnag-move-forgo = renoncer à l’action
karnag-move-end = terminer l’action
karnag-move-squares = { $squares ->
    [one] avancer d’une case
   *[other] avancer de { $squares } cases
}
karnag-move-faster = { $squares ->
    [one] une case de plus
   *[other] { $squares } cases de plus
}
karnag-move-slower = { $squares ->
    [one] une case de moins
   *[other] { $squares } cases de moins
}
karnag-move-play = jouer { $card }
karnag-move-druid = druide { $druid } ({ $at })
karnag-move-enter = sur le coin { $corner }
karnag-move-enter-clockwise = par-dessus le coin { $corner } dans le sens horaire, en { $to }
karnag-move-enter-counter = par-dessus le coin { $corner } dans le sens antihoraire, en { $to }
karnag-move-stay = rester là
karnag-move-clockwise = { $squares } dans le sens horaire, arrivée : { $to }
karnag-move-counter = { $squares } dans le sens antihoraire, arrivée : { $to }
karnag-move-cauldron = dans le chaudron { $cauldron }
karnag-move-gem = gemme en { $at } pour { $mana } mana ; le druide { $druid } (en { $path }) va au conseil
karnag-move-seize = capturer { $kind ->
    [golem] le golem
    [naja] le naja
    [goule] la goule
   *[other] l’{ $kind }
} en { $at } pour { $mana } mana, avec le druide { $druid } ({ $from })
karnag-move-learn = savoir : { $track }, niveau { $level }
karnag-move-lengthen = ajouter les cases de la tuile à son trajet
karnag-move-creature = guider { $kind ->
    [golem] le golem
    [naja] le naja
    [goule] la goule
   *[other] l’{ $kind }
} en { $at }
karnag-move-lead = { $direction }, vers { $to }
karnag-move-halt = s’arrêter
karnag-move-shift = gemme de { $from }, vers : { $direction }
karnag-move-brew = préparer la potion
karnag-move-draw = piocher
karnag-move-keep = garder { $card }
karnag-move-send-back = renvoyer { $kind ->
    [golem] un golem
    [naja] un naja
   *[other] une { $kind }
}
karnag-move-refuse = refuser
karnag-move-raise = la gemme en { $at }
karnag-move-pass = laisser
karnag-answer-squares = se déplacer
karnag-answer-gem = gemme
karnag-answer-capture = capturer
karnag-answer-learn = savoir
karnag-answer-creature = guider une créature
karnag-answer-shift = déplacer une gemme
karnag-answer-potion = préparer
karnag-answer-draw = piocher une carte
karnag-answer-clockwise = sens horaire
karnag-answer-counter = sens antihoraire
karnag-answer-cauldron = chaudron
karnag-answer-stay = rester
karnag-answer-halt = s’arrêter
karnag-answer-keep = garder une carte
karnag-answer-eliminate = renvoyer une créature
karnag-answer-refuse = refuser

karnag-why-not-a-move = Ce n’est pas un coup de ce jeu.
karnag-why-not-now = Ce n’est pas ce qui est demandé maintenant.
karnag-why-unreadable = « { $text } » n’est pas un coup. Écrivez par exemple : cube gem main 2, squares 7, clockwise 3, creature h5.
karnag-why-nothing-there = Il n’y a pas cette pièce en { $at }.
karnag-why-no-start = { $to } n’est pas une case de départ : ce sont les plus sombres, près des chaudrons.
karnag-why-off-path = Les druides se déplacent sur le chemin autour de la clairière.
karnag-why-total-first = Dites d’abord de combien de cases vos druides se déplacent en tout.
karnag-why-no-lines = Aucune paire de vos druides ne regarde { $at }, l’un le long de sa rangée, l’autre le long de sa colonne.
karnag-why-not-before = La créature en { $at } n’est la première devant aucun de vos druides.
karnag-why-step-by-step = On guide une créature case par case : de { $at } sur une case voisine.
karnag-why-no-gem-beside = Aucune de vos gemmes n’est à côté de { $at }.
karnag-why-which-way = Dites sur quelle case voisine va la gemme en { $at }.
karnag-why-tile-first = Placez d’abord la tuile d’obstacle.
karnag-why-tile-lies = { $obstacle } est déjà dans la clairière.
karnag-why-mixed-first = { $obstacle } doit attendre : les tuiles mixtes passent d’abord.
karnag-why-same-tile = { $obstacle } ne peut pas être prise : elle n’entre nulle part, ou une tuile identique est proposée.
karnag-why-no-room = { $obstacle } ne peut pas aller là : les obstacles ne touchent ni un autre obstacle ni les cases autour de la porte, et les mixtes couvrent un coin.
karnag-why-place-first = Placez d’abord un druide sur une case de départ.
karnag-why-druid-there = Un druide se trouve déjà en { $to }.
karnag-why-cube-first = Placez d’abord un cube.
karnag-why-masked = { $tile } n’a pas cet emplacement avec ce nombre de joueurs.
karnag-why-taken = Cet emplacement de { $tile } est pris par { $seat }.
karnag-why-not-this-tile = { $tile } ({ $row }) n’offre pas cela.
karnag-why-done-already = { $tile } ({ $row }) : cette partie est déjà faite, ou une autre a été choisie à sa place.
karnag-why-performed = Une partie de l’action est faite : il n’y a plus de compensation. Terminez l’action.
karnag-why-nothing-done = Rien de l’action n’est fait. Renoncez-y plutôt.
karnag-why-potion-must = À cette table, il faut préparer la potion quand un druide est dans un chaudron.
karnag-why-no-brewer = Aucun de vos druides n’est dans un chaudron.
karnag-why-no-cards = La pioche est vide.
karnag-why-nobody-walks = Tous vos druides sont dans des chaudrons : aucun ne peut bouger.
karnag-why-wrong-total = Le total doit être de { $least } à { $most } cases.
karnag-why-walk-first = Utilisez d’abord les cases restantes : { $left }.
karnag-why-walked = Le druide { $druid } s’est déjà déplacé pendant cette action.
karnag-why-in-cauldron = Le druide { $druid } est dans un chaudron et y reste jusqu’à sa potion.
karnag-why-one-move = Le druide { $druid } doit faire son déplacement d’un seul trait.
karnag-why-corner-first = Un druide revient du conseil par un coin.
karnag-why-corner = On entre par un coin libre ; on ne saute que par-dessus un coin occupé.
karnag-why-not-at-council = Ce druide n’est pas au conseil.
karnag-why-same-way = Après un saut par-dessus un coin, un druide continue dans le même sens.
karnag-why-too-far = { $left ->
    [one] Il ne reste qu’une case.
   *[other] Il ne reste que { $left } cases.
}
karnag-why-use-all = Toutes les cases doivent être utilisées, et aucun autre druide ne pourrait utiliser le reste.
karnag-why-must-go = Le druide doit avancer d’au moins une case.
karnag-why-cauldron-full = Le chaudron { $cauldron } est plein.
karnag-why-cauldron-far = { $left ->
    [one] On n’entre pas dans le chaudron { $cauldron } avec une case.
   *[other] On n’entre pas dans le chaudron { $cauldron } avec { $left } cases.
}
karnag-why-approach = Dites avec combien de cases, et dans quel sens, le druide entre dans le chaudron { $cauldron }.
karnag-why-too-few = Il resterait moins d’une case en tout : il en reste { $left }.
karnag-why-no-total = Vous n’annoncez pas de total de déplacement en ce moment : la carte n’a rien à changer.
karnag-why-one-creature = La créature en { $at } est en chemin : les cases de la tuile ne peuvent allonger que son trajet.
karnag-why-card-first = Terminez d’abord l’effet de la carte.
karnag-why-haste-most = La carte déplace vos druides de { $most } cases au plus.
karnag-why-effect-first = Terminez d’abord ce qui est en cours.
karnag-why-gem-in-reserve = La gemme { $gem } est dans votre réserve.
karnag-why-not-free = { $to } n’est pas tout à fait libre.
karnag-why-shift-all = Un déplacement commencé doit être achevé : { $left ->
    [one] il reste une case.
   *[other] il reste { $left } cases.
}
karnag-why-track-full = La piste est pleine : { $track }.
karnag-why-other-track = Le parchemin donne un niveau sur une autre piste que celle-ci : { $track }.
karnag-why-must-learn = Il faut prendre un niveau de savoir.
karnag-why-enough-gems = Deux gemmes ont été créées pendant cette action : c’est le maximum.
karnag-why-lone-enough = Trois créatures ont été capturées pendant cette action : c’est le maximum.
karnag-why-which-leaves = Un druide va au conseil : dites lequel. Pour { $at } : { $moves }.
karnag-why-not-that-druid = Le druide { $druid } ne regarde pas vers { $at }.
karnag-why-no-crossing = Les lignes des druides { $first } et { $second } ne se croisent pas : l’un doit regarder le long d’une rangée, l’autre d’une colonne.
karnag-why-flash-stopped = Une créature ou la porte arrête l’éclair du druide { $first } ou { $second }.
karnag-why-no-gem = Vous n’avez pas de gemme en réserve pour les druides { $first } et { $second }.
karnag-why-no-mana = Vous n’avez pas assez de mana pour la gemme des druides { $first } et { $second }.
karnag-why-no-pass = Il faut aux druides { $first } et { $second } plus de passages à travers rochers, marais ou pierres.
karnag-why-lone-no-quarry = Il n’y a pas de créature devant le druide { $druid }.
karnag-why-lone-no-mana = Vous n’avez pas assez de mana pour une capture par le druide { $druid }.
karnag-why-lone-no-pass = Il faut au druide { $druid } plus de passages à travers rochers, marais ou pierres.
karnag-why-not-in-glade = Cette créature n’est pas dans la clairière.
karnag-why-black-cube = La créature en { $at } a déjà été guidée pendant cette manche.
karnag-why-hemmed-in = La créature en { $at } ne peut aller nulle part.
karnag-why-no-entry = { $kind ->
    [golem] Le golem
    [naja] Le naja
    [goule] La goule
   *[other] L’{ $kind }
} ne peut pas entrer en { $to }.
karnag-why-go-on = { $squares ->
    [one] La créature doit encore avancer d’une case.
   *[other] La créature doit encore avancer de { $squares } cases.
}
karnag-why-not-held = Vous n’avez pas { $card }.
karnag-why-useless = { $card } n’aurait aucun effet maintenant.
karnag-why-cards-only = Seules des cartes peuvent être jouées maintenant.
karnag-why-not-drawn = { $card } n’est pas parmi les cartes piochées.
karnag-why-not-drawn-marked = Aucune carte de ce genre parmi les cartes piochées : { $kind }.
karnag-why-no-such-creature = Vous n’avez pas de créature de cette espèce en réserve : { $kind }.
karnag-why-keep-one = Avec une carte sans marque parmi les cartes piochées, on ne peut pas refuser.
karnag-why-keep-first = Dites d’abord quelle carte vous gardez.
karnag-why-not-aligned = Cette gemme n’est alignée avec aucune autre.
karnag-why-raise-first = Dites d’abord quelle gemme devient un menhir.
karnag-why-none-gem = Aucune paire de vos druides ne peut créer de gemme maintenant : leurs éclairs doivent se croiser sur une case libre, sans rien que vous ne puissiez traverser, et il faut assez de mana.
karnag-why-none-capture = Aucun de vos druides ne peut capturer maintenant : il doit regarder une créature, sans rien que vous ne puissiez traverser, et il faut assez de mana.
karnag-why-none-creature = Il n’y a pas de créature que vous puissiez guider maintenant.
karnag-why-none-shift = Aucune de vos gemmes ne peut être déplacée maintenant.
karnag-why-none-learn = Toutes vos pistes de savoir sont pleines.
karnag-why-none-cauldron = Aucun chaudron n’est à portée.
karnag-why-none-keep = Toutes les cartes piochées sont marquées.
karnag-why-none-eliminate = Aucune carte marquée que vous avez piochée ne correspond à une créature de votre réserve.

karnag-log-tile = { $seat } pose { $obstacle } en { $at }.
karnag-log-place = { $seat } place un druide en { $to }.
karnag-log-round = La manche { $round } commence.
karnag-log-order = Ordre de jeu : { $seats }.
karnag-log-creature = { $kind ->
    [golem] Un golem
    [naja] Un naja
   *[other] Une { $kind }
} va de { $from } à { $to }.
karnag-log-quarrel = { $kind ->
    [golem] Un golem
    [naja] Un naja
   *[other] Une { $kind }
} reste en { $from } : une autre créature de même rang veut aussi aller en { $to }.
karnag-log-escape = { $kind ->
    [golem] Un golem
    [naja] Un naja
   *[other] Une { $kind }
} s’échappe en { $at }.
karnag-log-penalty = { $seat } reçoit une pénalité de { $points } : { $lost ->
    [0] il n’y avait rien à perdre.
    [one] un point perdu.
   *[other] { $lost } points perdus.
}
karnag-log-die = Le dé montre { $number } : autant de créatures arrivent.
karnag-log-arrival = De la case { $gate } de la porte sort { $kind ->
    [golem] un golem
    [naja] un naja
   *[other] une { $kind }
}, qui va en { $to } (dé : { $pips }).
karnag-log-shut-in = { $kind ->
    [golem] Un golem
    [naja] Un naja
   *[other] Une { $kind }
} ne peut pas quitter la case { $gate } de la porte et sort du jeu.
karnag-log-line = Les tuiles d’action : { $tiles }.
karnag-brief-cube = cube sur { $tile } ({ $row }).
karnag-log-cube = { $seat } place un cube sur { $tile } ({ $row }), emplacement { $space }.
karnag-log-action = { $seat } : { $tile } ({ $row }).
karnag-log-decline = { $seat } renonce et reçoit { $points ->
    [one] un point.
   *[other] { $points } points.
}
karnag-log-decline-mana = { $seat } renonce et reçoit { $mana } mana.
karnag-log-squares = { $seat } déplace des druides de { $squares ->
    [one] une case.
   *[other] { $squares } cases.
}
karnag-log-walk = { $seat } : le druide { $druid } va en { $to } ({ $squares ->
    [one] une case
   *[other] { $squares } cases
}).
karnag-log-enter = { $seat } : le druide { $druid } revient du conseil ({ $to }).
karnag-log-in-cauldron = { $seat } : le druide { $druid } entre dans le chaudron { $cauldron }.
karnag-log-adjust = { $seat } change le déplacement de { $change } : il reste { $left }.
karnag-log-gem = { $seat } crée une gemme en { $at } pour { $mana } mana ; le druide { $druid } va au conseil.
karnag-log-capture = { $seat } capture { $kind ->
    [golem] un golem
    [naja] un naja
   *[other] une { $kind }
} en { $at } pour { $mana } mana : { $points ->
    [one] un point
   *[other] { $points } points
} ; le druide { $druid } va au conseil.
karnag-log-learn = { $seat } gagne du savoir : { $track }, niveau { $level }.
karnag-log-mana = { $mana ->
    [0] { $seat } ne gagne pas de mana.
   *[other] { $seat } gagne { $mana } mana.
}
karnag-log-shift = { $seat } déplace une gemme de { $from } à { $to }.
karnag-log-led = { $seat } guide { $kind ->
    [golem] un golem
    [naja] un naja
   *[other] une { $kind }
} de { $from } à { $to }.
karnag-log-potion = { $seat } prépare une potion avec { $druids ->
    [one] un druide
   *[other] { $druids } druides
} et gagne { $mana } mana.
karnag-log-draw = { $seat } pioche { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
karnag-log-keep = { $seat } garde { $card }.
karnag-log-refuse = { $seat } refuse { $count ->
    [one] une carte marquée.
   *[other] { $count } cartes marquées.
}
karnag-log-no-card = { $seat } n’obtient pas de carte.
karnag-log-eliminate = { $seat } renvoie { $kind ->
    [golem] un golem
    [naja] un naja
   *[other] une { $kind }
} à Ker Ys : { $points ->
    [one] un point.
   *[other] { $points } points.
}
karnag-log-play = { $seat } joue { $card }.
karnag-log-alignment = { $seat } a des gemmes alignées sur { $points ->
    [one] une case.
   *[other] { $points } cases.
}
karnag-log-menhir = { $seat } dresse un menhir en { $at } : { $points ->
    [0] pas de bonus.
   *[other] { $points } points de plus.
}
karnag-log-no-menhirs = { $seat } a des gemmes alignées mais plus de menhir.
karnag-log-council = { $seat } a { $druids ->
    [one] un druide
   *[other] { $druids } druides
} au conseil : { $points ->
    [one] un point.
   *[other] { $points } points.
}
karnag-log-ring = La porte est encerclée : { $menhirs } menhirs sur la ligne, { $squares } cases.
karnag-log-no-ring = La porte n’est pas encerclée.
karnag-log-count = { $seat } ajoute à la fin : cartes { $cards }, gemmes { $gems }, menhirs { $menhirs }, créatures { $creatures }. Total : { $total }.
karnag-log-first-creature = { $kind ->
    [golem] Un golem
    [naja] Un naja
   *[other] Une { $kind }
} est en { $at }.
karnag-log-won-mana = { $seats } a plus de mana, { $mana }, et l’emporte.

karnag-part-creatures = Créatures
karnag-part-gems = Gemmes
karnag-part-menhirs = Menhirs
karnag-part-council = Conseil
karnag-part-cards = Cartes
karnag-part-renounced = Actions abandonnées
karnag-part-escapes = Évasions

# -- gestures: several answers at once ------------------------------------------------------------
karnag-gesture-walk = Se déplacer
