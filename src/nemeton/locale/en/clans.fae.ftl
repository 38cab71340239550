# Clans in the words of Fae, its later edition with druids and rituals. Words only: the rules are the same.

clans-title = Fae
clans-intro = Five orders of druids wander an enchanted land and meet for rituals. Secretly yours is one of them: bring it ahead without giving it away.
clans-goal = One of the five orders is secretly yours. Get it ahead before the twelfth ritual.
clans-goal-turn-1 = Move all druids of one area next door, where druids already stand.
clans-goal-turn-2 = A group left without neighbours completes a ritual, and all orders in it score its druids.
clans-goal-turn-3 = Blessed ground adds points, cursed ground gives none; whoever completes the ritual takes a card worth 1.
clans-goal-picture = Four druids in the forest: 5 points

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

clans-ask-move = Move all druids of one area into a neighbouring area with druids.
clans-ask-order = Your move completes several rituals, { $areas }. Which comes next, on level { $epoch }?
clans-move-move = { $huts ->
    [one] one druid from { $from } to { $to }
   *[other] { $huts } druids from { $from } to { $to }
}
clans-move-found = the ritual of { $area } next

clans-why-empty-target = Area { $to } is empty. Druids move only to where others stand.
clans-why-too-large = { $huts } druids in area { $from } are too many to move: seven or more stay where they are.
clans-why-larger-stays = { $huts } druids in area { $from } cannot join { $others } in area { $to }: the smaller group goes to the larger.
clans-why-order-first = First say which ritual comes next: { $areas }.
clans-why-same-area = Area { $from } is where the druids are already.

clans-log-move = { $seat } moves { $huts ->
    [one] one druid
   *[other] { $huts } druids
} from { $from } to { $to }: { $clans }.
clans-log-village = { $value ->
    [0] { $seat } completes ritual { $number } in area { $area }: worth nothing here on level { $epoch }.
   *[other] { $seat } completes ritual { $number } in area { $area }: { $value } for { $clans }.
}
clans-log-epoch = Level { $epoch } begins.
clans-log-set-up = Every region has a druid of each order, every seat a secret order. { $seat } begins.
clans-log-won-chips = { $seats } has more ritual cards, { $chips }, and wins.
clans-log-surplus = Area { $area } comes after the twelfth ritual: no points, no card.
clans-log-no-moves = No legal move is left after { $villages } rituals: the game ends early.
clans-log-reveal = { $seat } was { $clan }: { $points } and { $chips ->
    [one] one ritual card
   *[other] { $chips } ritual cards
}, { $total } in all.

# What the board says.

clans-option-tie-chips = Of equal scores, the one with more ritual cards wins.
clans-option-join = Two groups of seven druids or more side by side
clans-ui-target = { $points ->
    [none] May be moved here.
   *[other] May be moved here: completes a ritual, { $points }.
}
clans-ui-order = May come next.
clans-ui-where = { $huts ->
    [one] Where does the druid of { $terrain } { $area } go?
   *[other] Where do the { $huts } druids of { $terrain } { $area } go?
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

clans-what-area-is = All druids of an area move together, into a neighbouring area that has druids. Left without such neighbours, they complete a ritual.
clans-what-area-now = { $state ->
    [empty] { $area }, { $terrain }: empty. Nobody ever comes back here.
    [village] { $area }, { $terrain }: a ritual, worth { $value } to each order in it. It never changes again.
   *[group] { $area }, { $terrain }: { $content }. { $near ->
        [one] One neighbour still has druids; without it this is a ritual.
       *[other] { $near } neighbours still have druids; without them this is a ritual.
    }
}
clans-what-points = Points of an order
clans-what-points-is = Every order in a new ritual gets the worth of the whole ritual. At the end you score what your secret order has.
clans-what-epoch = Level
clans-what-epoch-is = Each level blesses one kind of ground and curses another. It ends when its cards are taken; after the twelfth card the game is over.
clans-what-chips = Ritual cards
clans-what-chips-is = Whoever completes a ritual takes a card, whatever the ritual is worth. It counts one point for that seat alone.
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
