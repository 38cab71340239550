# Ce que les robots disent de leurs pensées : ce qu’ils regardent, les candidats, ce qu’ils croient.

explain-shares = { $seat } : { $share } % des victoires
explain-candidates = Candidats
explain-candidate = { $share } % (± { $error })
explain-line = Ce qui peut suivre
explain-step = { $seat } : { $move }
explain-decided = Le premier choix à côté du second
explain-decided-played = Le premier choix à côté du coup joué
explain-up = { $feature } : en hausse
explain-down = { $feature } : en baisse
explain-against = { $reason } (parle contre)
explain-even = Aucun des deux n’est nettement meilleur.
explain-later = Aucune différence ne se voit tout de suite : elle vient avec ce qui peut suivre.
explain-beliefs = Ce qu’il croit
explain-decides = { $seat } décide : { $question }
explain-iterations = { $iterations ->
    [one] réfléchi une fois
   *[other] réfléchi { $iterations } fois
}
explain-played = Joué : { $move }
explain-inaccuracy = imprécision
explain-mistake = erreur
explain-blunder = gaffe
explain-lost = { $lost } % des victoires perdues
explain-better = Mieux : { $move }
explain-better-short = mieux :
explain-only = Il n’y a rien à choisir ici.
explain-none = Aucun coup de cette partie n’a beaucoup perdu.
clans-belief-holds = Le clan le plus probable pour { $seat } : { $clan } ({ $share } %).
ardri-belief-hand = { $seat } tient à peu près { $cattle ->
    [0] aucune carte de Bétail
    [one] une carte de Bétail
   *[other] { $cattle } cartes de Bétail
} et { $warriors ->
    [0] aucun Guerrier
    [one] un Guerrier
   *[other] { $warriors } Guerriers
}.
ardri-belief-down = { $warriors ->
    [one] Le Guerrier caché de { $seat } est un roi : { $share } %.
   *[other] Un roi se cache parmi les { $warriors } Guerriers cachés de { $seat } : { $share } %.
}
karnag-belief-hand = { $cards ->
    [one] { $seat } tient une carte de pouvoir
   *[other] { $seat } tient { $cards } cartes de pouvoir
}, le plus probable : « { $card } » ({ $share } %).

clans-feature-points = points de son clan
clans-feature-chips = jetons
clans-feature-groups = groupes encore à fonder où vit son clan
clans-feature-huts = huttes de son clan encore à établir
clans-feature-favoured = ses groupes sur un terrain favorable maintenant
clans-feature-neutral = ses groupes sur un terrain neutre
clans-feature-hostile = ses groupes sur un terrain hostile
clans-feature-next-favoured = ses groupes sur un terrain favorable à l’époque suivante
clans-feature-next-hostile = ses groupes sur un terrain hostile à l’époque suivante
clans-feature-ripe-favoured = ses groupes en terrain favorable à un coup d’être fondés
clans-feature-ripe-neutral = ses groupes en terrain neutre à un coup d’être fondés
clans-feature-ripe-hostile = ses groupes en terrain hostile à un coup d’être fondés
clans-feature-large = groupes trop grands pour se déplacer seuls
clans-feature-shared = huttes d’autres clans auprès du sien
clans-feature-alone = groupes de son seul clan
clans-feature-to-move = à qui est le tour
clans-feature-to-move-up = avoir le prochain tour
clans-feature-to-move-down = laisser le prochain tour aux autres
clans-feature-end-own = points de son clan à la fin, si tous continuent au hasard
clans-feature-end-others = points des autres à la fin, si tous continuent au hasard

samhain-feature-points = points de victoire
samhain-feature-final-points = ce que ressources et feux follets ajoutent à la fin
samhain-feature-resources = ressources
samhain-feature-sorts = sortes de ressources disponibles
samhain-feature-roman-spent = ressources romaines dépensées
samhain-feature-most-spent = avoir dépensé le plus de ressources romaines
samhain-feature-most-spent-up = avoir dépensé le plus de ressources romaines
samhain-feature-most-spent-down = ne pas avoir dépensé le plus de ressources romaines
samhain-feature-wisps = feux follets
samhain-feature-bare-wisps = feux follets sans feu sacré
samhain-feature-ready = membres encore actifs
samhain-feature-exhausted = membres épuisés sur les cartes
samhain-feature-pool = membres en réserve propre
samhain-feature-graves = membres au cimetière
samhain-feature-temples-now = ce que les temples donnent cette manche
samhain-feature-temples-later = ce que les temples donneront plus tard
samhain-feature-leads = pistes menées seul
samhain-feature-devotion = adoration
samhain-feature-tracks = pistes où l’on est présent
samhain-feature-sickles = faucilles
samhain-feature-runes = runes
samhain-feature-bonfires = feux sacrés
samhain-feature-dolmens = dolmens
samhain-feature-horns = cornes
samhain-feature-item-kinds = objets différents
samhain-feature-item-pairs = paires d’objets
samhain-feature-company = ses membres réunis sur une carte
samhain-feature-met = membres auprès d’actifs adverses
samhain-feature-marker = le marqueur de premier
samhain-feature-marker-up = avoir le marqueur de premier
samhain-feature-marker-down = ne pas avoir le marqueur de premier
samhain-feature-to-move = à qui est le tour
samhain-feature-to-move-up = avoir le prochain tour
samhain-feature-to-move-down = laisser le prochain tour aux autres

karnag-feature-points = points de victoire
karnag-feature-store = ce qui est acquis pour le décompte final
karnag-feature-mana = mana
karnag-feature-hand = cartes de pouvoir en main
karnag-feature-capture-track = savoir des captures
karnag-feature-move-track = savoir des déplacements
karnag-feature-council-track = savoir du conseil
karnag-feature-gem-track = savoir des gemmes
karnag-feature-mana-track = savoir du mana
karnag-feature-at-council = druides au conseil
karnag-feature-council-points = points du conseil
karnag-feature-in-cauldrons = druides dans les chaudrons
karnag-feature-gems = gemmes dans la clairière
karnag-feature-aligned = gemmes alignées
karnag-feature-menhirs = menhirs
karnag-feature-passes = créatures qui laissent passer les éclairs
karnag-feature-golems = golems
karnag-feature-main-move = actions principales à venir sur la tuile des déplacements
karnag-feature-second-move = actions secondaires à venir sur la tuile des déplacements
karnag-feature-main-gem = actions principales à venir sur la tuile des gemmes
karnag-feature-second-gem = actions secondaires à venir sur la tuile des gemmes
karnag-feature-main-capture = actions principales à venir sur la tuile des captures
karnag-feature-second-capture = actions secondaires à venir sur la tuile des captures
karnag-feature-main-telepathy = actions principales à venir sur la tuile de télépathie
karnag-feature-second-telepathy = actions secondaires à venir sur la tuile de télépathie
karnag-feature-main-potion = actions principales à venir sur la tuile des potions
karnag-feature-second-potion = actions secondaires à venir sur la tuile des potions
karnag-feature-main-card = actions principales à venir sur la tuile des cartes
karnag-feature-second-card = actions secondaires à venir sur la tuile des cartes
karnag-feature-prey = créatures à portée d’éclair
karnag-feature-prey-points = points des créatures à portée
karnag-feature-crossings = croisements d’éclairs possibles
karnag-feature-crossing-points = valeur du meilleur croisement
karnag-feature-hunts = captures à venir qui ont une proie
karnag-feature-settings = gemmes à venir qui ont une place
karnag-feature-brews = potions à venir avec des druides aux chaudrons
karnag-feature-dry = éclairs auxquels manque le mana
karnag-feature-end-own = points à la fin de la partie
karnag-feature-end-others = points des autres à la fin de la partie
karnag-feature-to-move = à qui est le tour
karnag-feature-to-move-up = avoir le prochain tour
karnag-feature-to-move-down = laisser le prochain tour aux autres

ardri-feature-wealth = richesse
ardri-feature-field = Bétail au Pâturage
ardri-feature-suits = couleurs au Pâturage
ardri-feature-warriors = Guerriers
ardri-feature-strength = force des Guerriers
ardri-feature-hand = cartes en main
ardri-feature-active = être encore en jeu
ardri-feature-active-up = être sûr de rester en jeu
ardri-feature-active-down = risquer de sortir du jeu
ardri-feature-best = la meilleure carte de chaque couleur
ardri-feature-second = la deuxième carte de chaque couleur
ardri-feature-proven = Guerriers éprouvés
ardri-feature-hand-cattle = Bétail en main
ardri-feature-hand-warriors = Guerriers en main
ardri-feature-reach = couleurs au Pâturage et en main
ardri-feature-reach-best = la meilleure carte de chaque couleur, Pâturage et main
ardri-feature-spoils = Bétail en chemin
ardri-feature-gifts = dons possibles
ardri-feature-gifts-up = tous les dons sont possibles
ardri-feature-gifts-down = tous les dons ne sont pas possibles
ardri-feature-margin = avance des dons sur le bien des autres
ardri-feature-accepted = dons qui seraient acceptés
ardri-feature-accepted-up = les dons seraient acceptés
ardri-feature-accepted-down = les dons ne seraient pas acceptés
ardri-feature-force = Guerriers de plus que les clients
ardri-feature-enforced = dons que les Guerriers imposeraient
ardri-feature-enforced-up = les Guerriers imposeraient les dons
ardri-feature-enforced-down = les Guerriers n’imposeraient pas les dons
ardri-feature-near-force = presque assez de Guerriers pour imposer
ardri-feature-near-force-up = presque assez de Guerriers pour imposer
ardri-feature-near-force-down = bien trop peu de Guerriers pour imposer
ardri-feature-to-come = le tour de la saison encore à venir
ardri-feature-to-come-up = le tour de la saison est encore à venir
ardri-feature-to-come-down = le tour de la saison est passé
ardri-feature-place = la place dans l’ordre
ardri-feature-place-up = une place plus tardive dans l’ordre
ardri-feature-place-down = une place plus précoce dans l’ordre
ardri-feature-hungry = Guerriers qu’on ne peut nourrir
ardri-feature-exposed = Guerriers que d’autres ont en plus
ardri-feature-to-move = à qui est le tour
ardri-feature-to-move-up = avoir le prochain tour
ardri-feature-to-move-down = laisser le prochain tour aux autres
