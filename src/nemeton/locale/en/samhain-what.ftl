# What each thing on the board of Samhain is, how it stands now, and what it would take.

samhain-what-card = Card
samhain-what-card-is = Activate a card where you have an active member: every active member there acts, yours first, and is then exhausted.
samhain-what-card-now = Light: { $light } Dark: { $dark } { $free ->
    [light] This round, light is free and dark costs one multiple point.
    [dark] This round, dark is free and light costs one multiple point.
   *[both] This round, both sides are free.
}

samhain-what-track = Devotion track
samhain-what-track-is = Your devotion to a deity, light or dark. At the end of a round, the leaders on the tracks of that round’s side score points.
samhain-what-track-now = { $track }: { $levels }. { $pays ->
    [yes] It pays at the end of this round.
   *[no] It does not pay this round.
}

samhain-what-points = Points
samhain-what-points-is = The most points win, once the last round is over and Rome’s loan has been counted.
samhain-what-points-now = { $seat } has { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

samhain-what-wisps = Will-o-wisps
samhain-what-wisps-is = You take one when you cannot perform an action. When the reserve runs out they strike: whoever holds the most loses a member, and everyone pays one multiple point for each of theirs.
samhain-what-wisps-now = { $seat } holds { $wisps }. { $left ->
    [one] One is left in the reserve.
   *[other] { $left } are left in the reserve.
}

samhain-what-round = Round
samhain-what-round-is = Odd rounds are light, even rounds dark: that side of every card is free. A round ends when everyone passes in a row.
samhain-what-round-now = Round { $round } of { $rounds }.

samhain-what-graves = Graveyard
samhain-what-graves-is = Killed and sacrificed members lie here. When every grave is taken, they all go back to their pools.
samhain-what-graves-now = { $dead } of { $graves } graves are taken.

samhain-what-reserve = Reserve
samhain-what-reserve-is = What can still be gained. Once something runs out, nobody gets any more of it; taking the last wisp makes them all strike.
samhain-what-reserve-now = { $count } left.

samhain-what-item = Item
samhain-what-item-is = It lies open in front of its owner and can be used once a round; then it is laid down until the next.
samhain-what-item-now = { $item }: { $use }

samhain-what-pool = Pool
samhain-what-pool-is = Members that are not on the board yet. A new one costs one multiple point more than you have on cards; marking a new track takes one, too.
samhain-what-pool-now = { $seat } has { $pool } left.

samhain-what-first = First player
samhain-what-first-is = Whoever has this marker begins the round, and is asked first when the wisps strike.

samhain-what-resources = Resources
samhain-what-resources-is = Wood, stone and gold are kept behind a screen, but anyone who counts gains and payments knows them; the bots do. Two of each are on loan from Rome: whatever is missing at the end costs you.
samhain-what-resources-now = { $known ->
    [yes] { $wood } wood, { $stone } stone, { $gold } gold.
   *[no] What { $seat } has is hidden.
}
