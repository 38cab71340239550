# Ce qu’est chaque chose sur le plateau de Samhain, où elle en est, et ce qu’il faudrait.

samhain-what-card = Carte
samhain-what-card-is = Activez une carte où vous avez un membre actif : tous les actifs présents agissent, vous d’abord, puis sont épuisés.
samhain-what-card-now = Jour : { $light } Nuit : { $dark } { $free ->
    [light] À cette manche, le jour est gratuit, la nuit coûte un point multiple.
    [dark] À cette manche, la nuit est gratuite, le jour coûte un point multiple.
   *[both] À cette manche, les deux faces sont gratuites.
}

samhain-what-track = Piste d’adoration
samhain-what-track-is = L’adoration d’une divinité, de jour ou de nuit. En fin de manche, les premiers du côté de la manche marquent des points.
samhain-what-track-now = { $track } : { $levels }. { $pays ->
    [yes] Elle paie à la fin de cette manche.
   *[no] Elle ne paie pas à cette manche.
}

samhain-what-points = Points
samhain-what-points-is = Le plus de points l’emporte, une fois la dernière manche finie et Rome remboursée.
samhain-what-points-now = { $seat } a { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

samhain-what-wisps = Feux follets
samhain-what-wisps-is = On en prend un quand une action est impossible. La réserve vide, ils frappent : qui en a le plus perd un membre, et chacun paie pour les siens.
samhain-what-wisps-now = { $seat } en a { $wisps }. { $left ->
    [one] Il en reste { $left } en réserve.
   *[other] Il en reste { $left } en réserve.
}

samhain-what-round = Manche
samhain-what-round-is = Les manches impaires sont de jour, les paires de nuit : cette face de chaque carte est gratuite. Une manche finit quand tous passent à la suite.
samhain-what-round-now = Manche { $round } sur { $rounds }.

samhain-what-graves = Cimetière
samhain-what-graves-is = Ici gisent les membres tués et sacrifiés. Quand toutes les tombes sont prises, ils retournent tous à leur réserve propre.
samhain-what-graves-now = { $dead } tombes prises sur { $graves }.

samhain-what-reserve = Réserve
samhain-what-reserve-is = Ce qu’on peut encore gagner. Rien ne vient d’une réserve vide, et son dernier feu follet les déchaîne tous.
samhain-what-reserve-now = Il en reste { $count }.

samhain-what-item = Objet
samhain-what-item-is = Posé devant son propriétaire, il sert une fois par manche ; on le couche jusqu’à la suivante.
samhain-what-item-now = { $item } : { $use }

samhain-what-pool = Réserve propre
samhain-what-pool-is = Les membres qui ne sont pas encore en jeu. Un nouveau coûte un point multiple de plus que les vôtres en jeu ; marquer une nouvelle piste en prend un aussi.
samhain-what-pool-now = { $seat } : { $pool } membres.

samhain-what-first = Premier joueur
samhain-what-first-is = Qui a ce marqueur commence la manche et répond le premier lors d’un événement.

samhain-what-resources = Ressources
samhain-what-resources-is = Bois, pierre et or restent derrière un paravent, mais qui compte les gains et les paiements les connaît : les robots comptent. Deux de chaque sont prêtés par Rome : ce qui manque à la fin vous coûte.
samhain-what-resources-now = { $known ->
    [yes] { $wood } bois, { $stone } pierre, { $gold } or.
   *[no] Ce que { $seat } possède est caché.
}
