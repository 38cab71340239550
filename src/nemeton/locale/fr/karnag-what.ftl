# Ce qu’est chaque chose sur le plateau de Karnag, où elle en est, et ce qu’il faudrait.

karnag-what-phase = Phase
karnag-what-phase-is = Une manche a sept phases : ordre, créatures, tuiles, choix des actions, actions, gemmes, conseil.
karnag-what-phase-now = { $phase ->
    [A] Qui a le moins de points joue d’abord.
    [B] Les créatures avancent d’une case vers le bord, puis d’autres sortent de la porte.
    [C] Les six tuiles d’action sont remises en ligne.
    [D] À tour de rôle, chacun pose ses cinq cubes sur des actions.
    [E] Les cubes agissent : rangées du haut d’abord, de gauche à droite.
    [F] Les gemmes alignées deviennent des menhirs et rapportent.
    [G] Les druides au conseil rapportent ; qui en a le plus peut prendre un niveau de savoir.
   *[other] La partie se prépare, ou elle est finie.
}

karnag-what-round = Manche
karnag-what-round-is = Après la dernière manche, on compte menhirs, gemmes, créatures et cartes.
karnag-what-round-now = Manche { $round } sur { $rounds }.

karnag-what-board = Reconstitution
karnag-what-board-is = Le plateau imprimé n’est pas public : sa disposition et les valeurs des pistes sont inventées dans les limites du livret. Les règles disent ce qui est sûr.

karnag-what-points = Points
karnag-what-points-is = Qui a le plus de points l’emporte : créatures capturées, menhirs dressés, druides au conseil, et le décompte final.
karnag-what-points-now = { $seat } : { $points }.

karnag-what-mana = Mana
karnag-what-mana-is = L’éclair coûte un mana par case. Les druides au chaudron en préparent avec l’action potion ; au-delà de 20, il est perdu.
karnag-what-mana-now = { $seat } : { $mana }.

karnag-what-caught = Créature capturée
karnag-what-caught-is = Elle a rapporté à sa capture et rapporte encore à la fin. Une ombre noire laisse passer l’éclair à travers un rocher par action, une goule un marais, un naja une pierre.
karnag-what-caught-now = { $kind }.

karnag-what-place = Rang dans l’ordre de jeu
karnag-what-place-is = Qui a le moins de points pose ses cubes d’abord. L’ordre vaut pour toute la manche.

karnag-what-gems = Gemmes en réserve
karnag-what-gems-is = Il y en a trois au plus dans la clairière. Celles qui deviennent des menhirs vous reviennent.
karnag-what-gems-now = { $seat } peut encore en créer { $gems }.

karnag-what-menhirs = Menhirs en réserve
karnag-what-menhirs-is = Des gemmes sur une même rangée ou colonne deviennent des menhirs en fin de manche.
karnag-what-menhirs-now = { $seat } peut encore en dresser { $menhirs }.

karnag-what-cards = Cartes de pouvoir
karnag-what-cards-is = Cachées, à jouer pendant ses propres actions. Chaque carte gardée vaut un point à la fin.
karnag-what-cards-now = { $seat } en a { $cards } en main.

karnag-what-tile = Tuile d’action
karnag-what-tile-is = La rangée du haut est l’action la plus forte. Les tuiles agissent de gauche à droite, toutes les rangées du haut avant celles du bas.
karnag-what-tile-now = { $tile } : { $does }.

karnag-what-cube = Cube
karnag-what-cube-is = Une action choisie. Quand vient son tour, on l’effectue, ou on y renonce pour un point.
karnag-what-cube-now = Il est à { $seat }.

karnag-what-space = Emplacement libre
karnag-what-space-is = Chaque emplacement reçoit un cube. Chacun en pose cinq par manche ; ce qui est pris est pris.
karnag-what-space-now = { $tile } : { $does }.

karnag-what-council = Conseil sylvestre
karnag-what-council-is = Les druides y vont après un éclair ou une potion. Chacun rapporte un point par manche ; qui en a le plus peut prendre un niveau de savoir. On en revient par un coin.
karnag-what-council-now = { $druids ->
    [0] Personne n’y est.
    [one] Un druide y est.
   *[other] { $druids } druides y sont.
}

karnag-what-druid = Druide
karnag-what-druid-is = Il se déplace sur le chemin et regarde droit dans la clairière. Il frappe la première créature qu’il voit ; là où les éclairs de deux des vôtres se croisent, vous pouvez créer une gemme.
karnag-what-druid-now = Un druide de { $seat }.

karnag-what-track = Savoir
karnag-what-track-is = { $track ->
    [capture] Plus de points pour les captures : le premier nombre une fois par action, le second par créature.
    [move] Plus de cases pour vos druides à chaque déplacement.
    [council] Plus de points pour vos premier, deuxième et troisième druides au conseil.
    [gems] Tout de suite : vos gemmes peuvent bouger d’autant de cases.
   *[mana] Tout de suite : autant de mana. Un point donne aussi un niveau sur une autre piste.
}
karnag-what-track-now = { $seat } est au niveau { $level } sur { $top } : { $value }. { $next ->
    [none] C’est le sommet.
   *[other] Le niveau suivant : { $next }.
} { $left ->
    [once] On le reçoit une fois, en atteignant le niveau.
    [0] C’est la dernière manche où il compte.
    [one] Il compte à cette manche et à la suivante.
   *[other] Il compte à cette manche et aux { $left } suivantes.
}

karnag-level-none = rien
karnag-level-capture = { $once ->
    [one] un point de plus
   *[other] { $once } points de plus
} à chaque action de capture{ $each ->
    [0] {""}
    [one] , et un par créature
   *[other] , et { $each } par créature
}
karnag-level-council = { $third ->
    [0] { $second ->
        [0] { $first } de plus pour votre premier druide au conseil
       *[other] { $first } de plus pour votre premier druide au conseil, { $second } pour le deuxième
    }
   *[other] { $first } de plus pour votre premier druide au conseil, { $second } pour le deuxième, { $third } pour le troisième
}
karnag-level-move = { $squares ->
    [one] une case de plus
   *[other] { $squares } cases de plus
} à chaque déplacement
karnag-level-gems = vos gemmes peuvent bouger { $squares ->
    [one] d’une case
   *[other] de { $squares } cases
}
karnag-level-mana = { $mana } mana{ $more ->
    [0] {""}
   *[other] , et un niveau sur une autre piste
}

karnag-what-path = Chemin
karnag-what-path-is = Un druide par case. Une créature qui atteint le chemin s’échappe et coûte des points aux druides proches.

karnag-what-square = Case de la clairière
karnag-what-square-is = Une gemme demande une case libre où se croisent les éclairs de deux de vos druides. Plus un menhir est près de la porte, plus il vaut.
karnag-what-square-now = { $square } : un nouveau menhir ajoute { $menhir }, une gemme à la fin { $gem }.

karnag-what-gate = Porte
karnag-what-gate-is = Deux à quatre créatures en sortent à chaque manche. Aucun éclair ne la traverse. Des menhirs tout autour valent le plus à la fin.

karnag-what-rock = Rocher
karnag-what-rock-is = Il arrête éclairs et créatures ; seule une ombre noire le traverse. Chaque ombre noire capturée laisse l’éclair traverser un rocher par action.

karnag-what-swamp = Marais
karnag-what-swamp-is = Il arrête éclairs et créatures ; seule une goule le traverse. Chaque goule capturée laisse l’éclair traverser un marais par action.

karnag-what-cauldron = Chaudron
karnag-what-cauldron-is = Avec l’action potion, le druide qui s’y trouve prépare du mana et gagne un niveau de savoir, puis va au conseil.

karnag-what-creature = Créature
karnag-what-creature-is = À chaque manche, elle avance d’une case vers le bord le plus proche. Un golem capturé vaut 5 points, une autre 2.
karnag-what-creature-now = { $said }.

karnag-what-gem = Gemme
karnag-what-gem-is = Sur la même rangée ou colonne qu’une autre des vôtres, elle devient un menhir en fin de manche.
karnag-what-gem-now = Elle est à { $seat }.

karnag-what-menhir = Menhir
karnag-what-menhir-is = Il ne bouge plus. À la fin il vaut 1 point, ou 4 sur une ligne fermée autour de la porte.
karnag-what-menhir-now = Il est à { $seat }.

karnag-what-power = Carte de pouvoir
karnag-what-power-is = Jouez-la pendant votre action : avant, au milieu ou après. Gardée jusqu’à la fin, elle vaut un point.
karnag-what-power-now = { $card }.
