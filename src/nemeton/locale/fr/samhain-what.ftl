# Ce qu’est chaque chose sur le plateau de Samhain, où elle en est, et ce qu’il faudrait.

samhain-what-card = Carte
samhain-what-card-is = Activez une carte où vous avez un membre actif : tous les membres actifs présents agissent, les vôtres d’abord, puis sont épuisés.
samhain-what-card-now = Lumière : { $light } Ténèbres : { $dark } { $free ->
    [light] À cette manche, la lumière est gratuite, les ténèbres coûtent un point multiple.
    [dark] À cette manche, les ténèbres sont gratuites, la lumière coûte un point multiple.
   *[both] À cette manche, les deux faces sont gratuites.
}

samhain-what-track = Piste d’adoration
samhain-what-track-is = Votre adoration d’une divinité, lumière ou ténèbres. En fin de manche, qui mène sur les pistes de la face de la manche marque des points.
samhain-what-track-now = { $track } : { $levels }. { $pays ->
    [yes] Elle paie à la fin de cette manche.
   *[no] Elle ne paie pas à cette manche.
}

samhain-what-points = Points
samhain-what-points-is = Qui a le plus de points l’emporte, une fois la dernière manche finie et le prêt de Rome compté.
samhain-what-points-now = { $seat } a { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

samhain-what-wisps = Feux follets
samhain-what-wisps-is = On en prend un quand on ne peut pas faire une action. La réserve vide, ils frappent : qui en a le plus perd un membre, et chacun paie un point multiple pour chacun des siens.
samhain-what-wisps-now = { $seat } en a { $wisps }. Il en reste { $left } dans la réserve.

samhain-what-round = Manche
samhain-what-round-is = Les manches impaires sont de lumière, les paires de ténèbres : cette face de chaque carte est gratuite. Une manche finit quand tous passent à la suite.
samhain-what-round-now = Manche { $round } sur { $rounds }.

samhain-what-graves = Cimetière
samhain-what-graves-is = Ici gisent les membres tués et sacrifiés. Quand toutes les tombes sont prises, ils retournent tous dans la réserve de leur clan.
samhain-what-graves-now = { $dead ->
    [one] { $dead } tombe prise
   *[other] { $dead } tombes prises
} sur { $graves }.

samhain-what-reserve = Réserve
samhain-what-reserve-is = Ce qu’on peut encore gagner. Ce qui est épuisé n’est plus donné à personne ; quand le dernier feu follet est pris, tous frappent.
samhain-what-reserve-now = Il en reste { $count }.

samhain-what-item = Objet
samhain-what-item-is = Posé devant qui le possède, il sert une fois par manche ; puis on le couche jusqu’à la suivante.
samhain-what-item-now = { $item } : { $use }

samhain-what-pool = Réserve du clan
samhain-what-pool-is = Les membres qui ne sont pas encore en jeu. Un nouveau coûte un point multiple de plus que vous n’en avez sur les cartes ; marquer une nouvelle piste en prend un aussi.
samhain-what-pool-now = { $seat } : { $pool ->
    [one] { $pool } membre
   *[other] { $pool } membres
}.

samhain-what-first = Premier joueur
samhain-what-first-is = Qui a ce marqueur commence la manche et répond en premier quand les feux follets frappent.

samhain-what-resources = Ressources
samhain-what-resources-is = Bois, pierre et or restent derrière un écran, mais on les connaît en comptant les gains et les paiements : les robots comptent. Deux de chaque sont prêtés par Rome : ce qui manque à la fin vous coûte.
samhain-what-resources-now = { $known ->
    [yes] { $wood } bois, { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }, { $gold ->
        [one] { $gold } or
       *[other] { $gold } ors
    }.
   *[no] Ce que { $seat } possède est caché.
}
