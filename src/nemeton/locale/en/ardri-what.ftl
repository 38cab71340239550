# What each thing on the table of Ard Rí is, how it stands now, and what it would take.

ardri-what-wealth = Wealth
ardri-what-wealth-is = Your two best Cattle cards of each suit, added up. The richest goes first; the poorer draw more in Autumn.
ardri-what-wealth-now = { $seat } has { $wealth }.

ardri-what-year = Year
ardri-what-year-is = A year runs from Spring to Winter. If nobody has become High King after fifteen years, the richest wins.

ardri-what-season = Season
ardri-what-season-is = Spring: Cattle. Summer: Warriors. Autumn: cards. Samhain: Warriors eat. Winter: hunt, raid, or bid for the crown.
ardri-what-season-now = { $season }, year { $year }.

ardri-what-rank = Order
ardri-what-rank-is = The richest goes first. The order is worked out anew after Spring, after Samhain and after Winter.
ardri-what-rank-now = { $seat } is number { $rank }.

ardri-what-fields = Cattle-field
ardri-what-fields-is = Cattle lie face up here: they make you rich, feed your Warriors, and are what gifts are made of. Without Cattle at Bealtaine you are out.
ardri-what-fields-now = { $cards ->
    [0] The field of { $seat } is empty.
    [one] 1 card; the best of each suit: { $best } in all. A gift to { $seat } must be worth more, or Warriors must go with it.
   *[other] { $cards } cards; the best of each suit: { $best } in all. A gift to { $seat } must be worth more, or Warriors must go with it.
}

ardri-what-hand = Your hand
ardri-what-hand-is = Cattle go to the field in Spring, Warriors to the Roundhouse in Summer. There is no hand limit.
ardri-what-hand-now = { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}

ardri-what-marches = Marches
ardri-what-marches-is = Warriors who hunt, raid or bring gifts are away here until Winter is over, and neither act nor defend again.

ardri-what-house = Roundhouse
ardri-what-house-is = Warriors live here. Each eats 5 at Samhain; those at home defend your Cattle.
ardri-what-house-now = { $warriors ->
    [one] 1 Warrior: { $food } points of Cattle to feed it.
   *[other] { $warriors } Warriors: { $food } points of Cattle to feed them all.
}

ardri-what-held = Cards in hand
ardri-what-held-is = Everyone sees how many there are, but not which.
ardri-what-held-now = { $seat } holds { $cards }.

ardri-what-deck = Deck
ardri-what-deck-is = Cards are drawn in Autumn, on a hunt, and for Warriors you chose not to feed.
ardri-what-deck-now = { $cards ->
    [one] 1 card is left.
   *[other] { $cards } cards are left.
} When it is empty, the discard pile is shuffled into a new deck.

ardri-what-discard = Discard pile
ardri-what-discard-is = Eaten Cattle and fallen Warriors. You may look through it.
ardri-what-discard-now = { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}

ardri-what-wilderness = Wilderness
ardri-what-wilderness-is = Warriors that nobody fed. In Autumn you may take them instead of cards; they come proven, but eat this very year.
ardri-what-wilderness-now = { $cards ->
    [one] 1 Warrior.
   *[other] { $cards } Warriors.
}

ardri-what-cattle = Cattle
ardri-what-cattle-is = A number is worth itself, an ace 15. Only the two best cards of a suit count towards wealth.
ardri-what-cattle-now = { $card }: worth { $worth }.

ardri-what-warrior = Warrior
ardri-what-warrior-is = King beats queen, queen beats jack; equals fall together. Each eats 5 at Samhain.
ardri-what-warrior-now = { $card }.

ardri-what-back = Card face down
ardri-what-back-is = A Warrior that nobody has seen fight, or a card in someone’s hand. Only its owner knows it.
