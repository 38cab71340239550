# What each thing on the board of Clans is, how it stands now, and what it would take.

clans-what-area = Area
clans-what-area-is = All the huts in an area move together, into a neighbouring area that has huts. With no such neighbour left, they become a village.
clans-what-area-now = { $state ->
    [empty] { $area }, { $terrain }: empty. Nobody ever comes back here.
    [village] { $area }, { $terrain }: a village, worth { $value } to each clan in it. It never changes again.
   *[group] { $area }, { $terrain }: { $content }. { $near ->
        [one] One neighbour still has huts; without it, this becomes a village.
       *[other] { $near } neighbours still have huts; without them, this becomes a village.
    }
}

clans-what-points = Points of a clan
clans-what-points-is = Every clan in a new village scores the full value of the village. At the end you score what your secret clan has.
clans-what-points-now = { $clan } has { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.

clans-what-epoch = Epoch
clans-what-epoch-is = Each epoch favours one terrain and spoils another. It ends when its chips are taken; after the twelfth chip the game is over.
clans-what-epoch-now = { $said }

clans-what-chips = Chips
clans-what-chips-is = Whoever founds a village takes a chip, whatever the village is worth. A chip is worth one point, to that player alone.
clans-what-chips-now = { $seat } has { $chips ->
    [one] 1 chip.
   *[other] { $chips } chips.
}

clans-what-clan = Your clan
clans-what-clan-is = Your secret until the end: you score the points of this clan, and one for each chip you took.
