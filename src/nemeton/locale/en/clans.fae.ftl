# Clans in the words of Fae, its later edition with druids and rituals. Words only: the rules are the same.

clans-title = Fae
clans-intro = Five orders of druids wander an enchanted land and meet for rituals. One of them is secretly yours: get it ahead without giving it away.
clans-goal = One of the five orders is secretly yours. Have it in the lead when the twelfth ritual is completed.
clans-goal-turn-1 = Move all the druids in one area next door, where there are druids already.
clans-goal-turn-2 = A group with no neighbours left completes a ritual, and every order in it scores a point for each druid.
clans-goal-turn-3 = Blessed ground adds points, cursed ground scores nothing; whoever completes the ritual takes a card worth 1.
clans-goal-picture = Four druids in the hills: 5 points

clans-clan-red = Orange
clans-clan-blue = Blue
clans-clan-green = Purple
clans-clan-yellow = White
clans-clan-black = Grey
clans-terrain-forest = hills
clans-terrain-mountain = mushrooms
clans-terrain-steppe = woods
clans-terrain-grassland = mountains
clans-epoch = Level { $epoch }
clans-hut = { $huts ->
    [one] one druid
   *[other] { $huts } druids
}
clans-chips = { $chips ->
    [one] one ritual card
   *[other] { $chips } ritual cards
}
clans-village = ritual
clans-favourable = blessed
clans-hostile = cursed
clans-your-clan = Your order: { $clan }

clans-ask-move = Move all the druids in one area into a neighbouring area with druids.
clans-ask-order = Your move completes several rituals, { $areas }. Which comes next, on level { $epoch }?
clans-move-move = { $huts ->
    [one] one druid from { $from } to { $to }
   *[other] { $huts } druids from { $from } to { $to }
}
clans-move-found = the ritual of { $area } next

clans-why-not-a-move = On your turn you move druids from one area to a neighbouring one.
clans-why-empty-target = Area { $to } is empty. Druids move only to where others stand.
clans-why-too-large = The { $huts } druids in area { $from } are too many to move: groups of seven or more stay where they are.
clans-why-larger-stays = The { $huts } druids in area { $from } cannot join the { $others } in area { $to }: the smaller group goes to the larger.
clans-why-order-first = First say which ritual comes next: { $areas }.
clans-why-same-area = The druids are already in area { $from }.

clans-log-move = { $seat } moves { $huts ->
    [one] one druid
   *[other] { $huts } druids
} from { $from } to { $to }: { $clans }.
clans-log-village = { $value ->
    [0] { $seat } completes ritual { $number } in area { $area }: { $bonus ->
        [-1] cursed ground on level { $epoch }, no points.
       *[other] nobody is left there, no points.
    }
   *[other] { $seat } completes ritual { $number } in area { $area }: { $value } for { $clans }.
}
clans-log-epoch = Level { $epoch } begins.
clans-log-set-up = Every region has a druid of each order, every player a secret order. { $seat } begins.
clans-log-won-chips = { $seats } has more ritual cards, { $chips }, and wins.
clans-log-surplus = Area { $area } comes after the twelfth ritual: no points, no card.
clans-log-no-moves = After { $villages } rituals no legal move is left: the game ends early.
clans-log-reveal = { $seat } was { $clan }: { $points } and { $chips ->
    [one] one ritual card
   *[other] { $chips } ritual cards
}, { $total } in all.

# What the board says.

clans-option-tie-chips = Of players with equal scores, the one with more ritual cards wins.
clans-option-join = Two groups of seven druids or more side by side
clans-ui-target = { $points ->
    [none] Can move here.
   *[other] Can move here: completes a ritual, { $points }.
}
clans-ui-order = Can come next.
clans-ui-where = { $huts ->
    [one] Where does the druid in { $terrain } { $area } go?
   *[other] Where do the { $huts } druids in { $terrain } { $area } go?
}
clans-ui-found = The ritual of { $area } next
clans-ui-found-villages = { $villages ->
    [one] Complete the ritual
   *[other] Complete { $villages } rituals
}
clans-ui-founds = Ritual in { $terrain } { $area }
clans-ui-founds-several = Completes { $villages } rituals
clans-ui-founds-none = Completes no ritual
clans-ui-sum = { $huts ->
    [one] One druid:
   *[other] { $huts } druids:
}
clans-ui-sum-bonus = { $huts ->
    [one] One druid
   *[other] { $huts } druids
} + { $bonus } for { $terrain } =
clans-ui-sum-hostile = Cursed { $terrain }: no points.
clans-ui-sum-nobody = Five orders, one druid each: all leave, nobody scores.
clans-ui-chips-taken = { $chips ->
    [one] You take the ritual card
   *[other] You take { $chips } ritual cards
}
clans-ui-scores = Points of the orders
clans-ui-epochs = Levels
clans-ui-epoch = Level { $epoch }: { $good } blessed, +{ $bonus }; { $bad ->
    [none] no cursed ground
   *[other] { $bad } cursed
}; { $chips ->
    [one] one ritual card left
   *[other] { $chips } ritual cards left
}.
clans-ui-hidden = Your order is face down
clans-ui-hide = Turn my order face down
clans-ui-show = Look at my order
clans-ui-mark = Ritual in { $area }: { $value }

clans-what-area-is = All the druids in an area move together, into a neighbouring area that has druids. With no such neighbour left, they complete a ritual.
clans-what-area-now = { $state ->
    [empty] { $area }, { $terrain }: empty. Nobody ever comes back here.
    [village] { $area }, { $terrain }: a ritual, worth { $value } to each order in it. It never changes again.
   *[group] { $area }, { $terrain }: { $content }. { $near ->
        [one] One neighbour still has druids; without it, they complete a ritual here.
       *[other] { $near } neighbours still have druids; without them, they complete a ritual here.
    }
}
clans-what-points = Points of an order
clans-what-points-is = Every order in a new ritual scores the full value of the ritual. At the end you score what your secret order has.
clans-what-epoch = Level
clans-what-epoch-is = Each level blesses one kind of ground and curses another. It ends when its cards are taken; after the twelfth card the game is over.
clans-what-chips = Ritual cards
clans-what-chips-is = Whoever completes a ritual takes a card, whatever the ritual is worth. A card is worth one point, to that player alone.
clans-what-chips-now = { $seat } has { $chips ->
    [one] 1 card.
   *[other] { $chips } cards.
}
clans-what-clan = Your order
clans-what-clan-is = Your secret until the end: you score the points of this order, and one for each card you took.
clans-part-epoch-I = Level I
clans-part-epoch-II = Level II
clans-part-epoch-III = Level III
clans-part-epoch-IV = Level IV
clans-part-epoch-V = Level V
clans-part-chips = Ritual cards
