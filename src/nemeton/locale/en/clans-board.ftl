# What the board of Clans says.

clans-ui-map = Map of 60 areas
clans-ui-area = { $terrain } { $area }: { $content }.
clans-ui-some = { $huts } { $clan }
clans-ui-nobody = nobody
clans-ui-ways = { $ways ->
    [one] Can move to one area.
   *[other] Can move to { $ways } areas.
}
clans-ui-selected = Chosen.
clans-ui-target = { $points ->
    [none] Can move here.
   *[other] Can move here: founds a village, { $points }.
}
clans-ui-order = Can be founded next.
clans-ui-where = { $huts ->
    [one] Where does the hut in { $terrain } { $area } go?
   *[other] Where do the { $huts } huts in { $terrain } { $area } go?
}
clans-ui-found = Found { $area } next
clans-ui-found-villages = { $villages ->
    [one] Found the village
   *[other] Found { $villages } villages
}
clans-ui-founds = Village in { $terrain } { $area }
clans-ui-founds-several = Founds { $villages } villages
clans-ui-founds-several-more = You then choose their order.
clans-ui-founds-several-points = You then choose their order: { $points } points for you.
clans-ui-founds-none = Founds no village
clans-ui-founds-none-more = The groups join; nobody scores.
clans-ui-sum = { $huts ->
    [one] One hut:
   *[other] { $huts } huts:
}
clans-ui-sum-bonus = { $huts ->
    [one] One hut
   *[other] { $huts } huts
} + { $bonus } for { $terrain } =
clans-ui-sum-hostile = Hostile { $terrain }: no points.
clans-ui-sum-nobody = Five clans, one hut each: all leave, nobody scores.
clans-ui-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
clans-ui-leave = Must leave:
clans-ui-chips-taken = { $chips ->
    [one] You take the chip
   *[other] You take { $chips } chips
}
clans-ui-scores = Points of the clans
clans-ui-epochs = Epochs
clans-ui-all-ground = all ground
clans-ui-epoch = Epoch { $epoch }: { $good } favourable, +{ $bonus }; { $bad ->
    [none] no hostile ground
   *[other] { $bad } hostile
}; { $chips ->
    [one] one chip left
   *[other] { $chips } chips left
}.
clans-ui-hidden = Your clan is face down
clans-ui-secret = Only you see this card.
clans-ui-hide = Turn my clan face down
clans-ui-show = Look at my clan
clans-ui-mark = Village in { $area }: { $value }
