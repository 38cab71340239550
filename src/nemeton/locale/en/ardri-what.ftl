# What each thing on the table of Ard Rí is, how it stands now, and what it would take.

ardri-what-wealth = Wealth
ardri-what-wealth-is = Your two best Cattle of each suit, added up. The richest goes first; the poorer draw more in autumn.
ardri-what-wealth-now = { $seat } has { $wealth }.

ardri-what-year = Year
ardri-what-year-is = A year runs from spring to winter. If nobody has become High King after fifteen, the richest wins.

ardri-what-season = Season
ardri-what-season-is = Spring: Cattle. Summer: Warriors. Autumn: cards. Samhain: Warriors eat. Winter: hunt, raid, or bid for the crown.
ardri-what-season-now = { $season }, year { $year }.

ardri-what-rank = Order
ardri-what-rank-is = The richest is first. It is worked out anew after spring, after Samhain and after winter.
ardri-what-rank-now = { $seat } is number { $rank }.

ardri-what-fields = Cattle-field
ardri-what-fields-is = Cattle lie open here: they make you rich, feed Warriors, and are what gifts are made of. Without Cattle at Bealtaine you are out.
ardri-what-fields-now = { $cards ->
    [0] The field of { $seat } is empty.
   *[other] { $cards } cards; the best of each suit make { $best }. A gift to { $seat } must be worth more, or Warriors go with it.
}

ardri-what-hand = Your hand
ardri-what-hand-is = Cattle go to the field in spring, Warriors to the roundhouse in summer. There is no limit to a hand.
ardri-what-hand-now = { $cards } cards.

ardri-what-marches = Marches
ardri-what-marches-is = Who hunts, raids or brings gifts is away here until winter is over, and neither acts nor defends again.

ardri-what-house = Roundhouse
ardri-what-house-is = Warriors live here. Each eats 5 at Samhain; those at home defend your Cattle.
ardri-what-house-now = { $warriors } Warriors: { $food } points of Cattle to feed them all.

ardri-what-held = Cards in hand
ardri-what-held-is = How many is open, what they are is not.
ardri-what-held-now = { $seat } holds { $cards }.

ardri-what-deck = Deck
ardri-what-deck-is = Cards are drawn in autumn, by hunters, and for Warriors one chose not to feed.
ardri-what-deck-now = { $cards } cards are left. An empty deck is made anew from the discards.

ardri-what-discard = Discard pile
ardri-what-discard-is = Eaten Cattle and fallen Warriors. It may be looked through.
ardri-what-discard-now = { $cards } cards.

ardri-what-wilderness = Wilderness
ardri-what-wilderness-is = Warriors nobody fed. In autumn one may take them instead of cards, proven, but they eat this very year.
ardri-what-wilderness-now = { $cards } Warriors.

ardri-what-cattle = Cattle
ardri-what-cattle-is = A number is worth itself, an ace 15. Only the two best of a suit count for wealth.
ardri-what-cattle-now = { $card }: worth { $worth }.

ardri-what-warrior = Warrior
ardri-what-warrior-is = King beats queen, queen beats jack; equals fall together. Each eats 5 at Samhain.
ardri-what-warrior-now = { $card }.

ardri-what-back = Card face down
ardri-what-back-is = A Warrior nobody has seen fight, or a card of another hand. Only its owner knows it.
