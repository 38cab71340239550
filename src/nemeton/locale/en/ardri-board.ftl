# What the board of Ard Rí says.

ardri-letter-J = J
ardri-letter-Q = Q
ardri-letter-K = K
ardri-ui-ace = Ace
ardri-ui-card = { $rank } of { $suit }
ardri-ui-back = hidden card
ardri-ui-herd = { $suit }: { $worth }
ardri-ui-fed = fed
ardri-ui-empty = nobody at home
ardri-ui-in-hand = in hand
ardri-ui-deck = deck
ardri-ui-discard = discarded
ardri-ui-look = { $count ->
    [one] Look at the discard pile, one card
   *[other] Look at the discard pile, { $count } cards
}
ardri-ui-your-field = Your Cattle-field
ardri-ui-aside = Set aside
ardri-ui-tray = What you can do
ardri-ui-no-target = against whom?
ardri-ui-turn = to play
ardri-ui-turn-of = player { $at } of { $count }
ardri-ui-away-count = { $count ->
    [one] one away
   *[other] { $count } away
}
ardri-ui-away = away
ardri-ui-spoils = stolen
ardri-ui-away-more = Home when Winter ends; until then the spoils count for nobody.
ardri-ui-through = through
ardri-ui-quiet = Nobody is in the Marches.
ardri-ui-feast = The feast of Samhain
ardri-ui-feast-more = { $seat } feeds the Warriors.
ardri-ui-of-due = of { $due }
ardri-ui-paid = { $paid } of { $due } points are paid.
ardri-ui-fed-count = { $count ->
    [0] Nobody is fed yet.
    [one] One Warrior is at the table.
   *[other] { $count } Warriors are at the table.
}
ardri-ui-bid = Céilsine
ardri-ui-bid-more = { $seat } bids for the High Kingship.
ardri-ui-gift-to = Gift to { $seat }
ardri-ui-weigh = the gift against the receiver’s best
ardri-ui-best = Under each: the receiver’s best.
ardri-ui-raid-more = { $seat } sends Warriors.
ardri-ui-fight-won = raider falls
ardri-ui-fight-lost = defence falls
ardri-ui-fight-both = both fall
ardri-ui-mark-loot = Stolen: { $cards }
ardri-ui-act-keep = Keep the hand
ardri-ui-act-redraw = Exchange the hand
ardri-ui-act-done = Done
ardri-ui-act-spring = Place { $card }
ardri-ui-act-summer = Place { $card }
ardri-ui-act-deck = Draw
ardri-ui-act-take = Take { $card }
ardri-ui-act-feed = Feed { $card }
ardri-ui-act-pay = Discard { $card }
ardri-ui-act-hunting = Hunt
ardri-ui-act-raiding = Raid
ardri-ui-act-ceilsine = Bid
ardri-ui-act-hunt = Send { $card }
ardri-ui-act-raid = Send { $card }
ardri-ui-act-against = Send it there
ardri-ui-act-block = Block with { $card }
ardri-ui-act-let = Let it through
ardri-ui-act-lead = { $card } steals
ardri-ui-act-plunder = Take them all
ardri-ui-act-steal = Take { $card }
ardri-ui-act-leave = Take nothing
ardri-ui-act-client = Choose
ardri-ui-act-gift = Give { $card }
ardri-ui-act-enforce = Send { $card }
