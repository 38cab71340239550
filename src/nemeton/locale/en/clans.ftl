# Clans. Groups are counted in huts; areas carry the numbers of the map.

clans-title = Clans
clans-intro = Five clans settle an old land, village by village. One of them is secretly yours: get it ahead without giving it away.
clans-goal = One of the five clans is secretly yours. Have it in the lead when the twelfth village is founded.
clans-goal-turn-1 = Move all the huts in one area next door, where there are huts already.
clans-goal-turn-2 = A group with no neighbours left becomes a village, and every clan in it scores a point for each hut.
clans-goal-turn-3 = Good ground adds points, bad ground scores nothing; the founder takes a chip worth 1.
clans-goal-picture = Four huts in the forest: 5 points

clans-edition-2002 = Winning Moves, 2002

clans-option-tie = Tie at the end
clans-option-tie-shared = Players with equal scores share the win.
clans-option-tie-chips = Of players with equal scores, the one with more chips wins.
clans-option-join = Two groups of seven or more side by side
clans-option-join-may = The smaller may join the larger, on any turn.
clans-option-join-must = As long as there are such groups, one must join the other.

clans-clan-red = Red
clans-clan-blue = Blue
clans-clan-green = Green
clans-clan-yellow = Yellow
clans-clan-black = Black
clans-terrain-forest = forest
clans-terrain-mountain = mountain
clans-terrain-steppe = steppe
clans-terrain-grassland = grassland
clans-epoch = Epoch { $epoch }
clans-area = Area { $area }
clans-hut = { $huts ->
    [one] one hut
   *[other] { $huts } huts
}
clans-chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
clans-village = village
clans-favourable = favourable
clans-hostile = hostile
clans-your-clan = Your clan: { $clan }

clans-ask-move = Move all the huts in one area into a neighbouring area with huts.
clans-ask-order = Your move founds several villages, { $areas }. Which is founded next, in epoch { $epoch }?

clans-move-move = { $huts ->
    [one] one hut from { $from } to { $to }
   *[other] { $huts } huts from { $from } to { $to }
}
clans-move-found = found { $area } next

clans-why-not-a-move = On your turn you move huts from one area to a neighbouring one.
clans-why-empty-start = Area { $from } is empty: there is nothing to move.
clans-why-empty-target = Area { $to } is empty. Huts move only to where others stand.
clans-why-too-large = The { $huts } huts in area { $from } are too many to move: groups of seven or more stay where they are.
clans-why-larger-stays = The { $huts } huts in area { $from } cannot join the { $others } in area { $to }: the smaller group goes to the larger.
clans-why-join-first = Two groups of seven or more stand side by side: at this table one must join the other first.
clans-why-order-first = First say which village is founded next: { $areas }.
clans-why-unreadable = “{ $text }” is not a move. Write 12-13, or found 12.
clans-why-no-such-area = There is no area { $area }: areas are numbered 1 to { $areas }.
clans-why-same-area = The huts are already in area { $from }.
clans-why-across-lake = A lake lies between { $from } and { $to }.
clans-why-not-adjacent = Areas { $from } and { $to } do not share a border.

clans-log-move = { $seat } moves { $huts ->
    [one] one hut
   *[other] { $huts } huts
} from { $from } to { $to }: { $clans }.
clans-brief-move = { $from } → { $to }: { $clans }.
clans-log-village = { $value ->
    [0] { $seat } founds village { $number } in area { $area }: { $bonus ->
        [-1] hostile ground in epoch { $epoch }, no points.
       *[other] nobody is left there, no points.
    }
   *[other] { $seat } founds village { $number } in area { $area }: { $value } for { $clans }.
}
clans-log-dispute = Dispute in area { $area }: { $clans } must leave.
clans-log-epoch = Epoch { $epoch } begins.
clans-log-surplus = Area { $area } comes after the twelfth village: no points, no chip.
clans-log-no-moves = After { $villages } villages no legal move is left: the game ends early.
clans-log-reveal = { $seat } was { $clan }: { $points } and { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, { $total } in all.
clans-log-set-up = Every region has a hut of each clan, every player a secret clan. { $seat } begins.
clans-log-won-chips = { $seats } has more chips, { $chips }, and wins.

clans-part-epoch-I = Epoch I
clans-part-epoch-II = Epoch II
clans-part-epoch-III = Epoch III
clans-part-epoch-IV = Epoch IV
clans-part-epoch-V = Epoch V
clans-part-chips = Chips
