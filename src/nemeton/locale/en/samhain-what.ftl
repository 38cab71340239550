# What each thing on the board of Samhain is, how it stands now, and what it would take.

samhain-what-card = Card
samhain-what-card-is = Wake a card where you have an active member: everyone active there acts, you first, and is tired afterwards.
samhain-what-card-now = Light: { $light } Dark: { $dark } { $free ->
    [light] In this round light is free, dark costs one multiple point.
    [dark] In this round dark is free, light costs one multiple point.
   *[both] In this round both sides are free.
}

samhain-what-track = Devotion track
samhain-what-track-is = Devotion to a deity by day or by night. At the end of a round the leaders of the round’s side score points.
samhain-what-track-now = { $track }: { $levels }. { $pays ->
    [yes] It pays at the end of this round.
   *[no] It does not pay in this round.
}

samhain-what-points = Points
samhain-what-points-is = Most points win when the last round is over and Rome has been paid.
samhain-what-points-now = { $seat } has { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

samhain-what-wisps = Will-o-wisps
samhain-what-wisps-is = You take one when an action cannot be performed. When the reserve runs out they strike: who holds most loses a member, and everyone pays one for each.
samhain-what-wisps-now = { $seat } holds { $wisps }. { $left ->
    [one] One is left in the reserve.
   *[other] { $left } are left in the reserve.
}

samhain-what-round = Round
samhain-what-round-is = Odd rounds are light, even ones dark: that side of every card is free. A round ends when all pass in a row.
samhain-what-round-now = Round { $round } of { $rounds }.

samhain-what-graves = Graveyard
samhain-what-graves-is = Killed and sacrificed members lie here. When every grave is taken, they all go back to their pools.
samhain-what-graves-now = { $dead } of { $graves } graves are taken.

samhain-what-reserve = Reserve
samhain-what-reserve-is = What can still be gained. Nothing comes from an empty reserve, and its last wisp sets them all loose.
samhain-what-reserve-now = { $count } left.

samhain-what-item = Item
samhain-what-item-is = An open thing before its owner, for once a round; then it is laid down until the next.
samhain-what-item-now = { $item }: { $use }

samhain-what-pool = Pool
samhain-what-pool-is = Members that are not on the board yet. A new one costs one multiple point more than you have out; marking a new track takes one, too.
samhain-what-pool-now = { $seat } has { $pool } left.

samhain-what-first = First seat
samhain-what-first-is = Whoever has this marker begins the round, and is asked first in an event.

samhain-what-resources = Resources
samhain-what-resources-is = Wood, stone and gold are kept behind a screen, but who counts gains and payments knows them: bots do. Two of each are on loan from Rome: one that is missing at the end costs you.
samhain-what-resources-now = { $known ->
    [yes] { $wood } wood, { $stone } stone, { $gold } gold.
   *[no] What { $seat } has is hidden.
}
