# Ard Rí. Cards are named by their index: 10♠, A♥, K♣.

ardri-title = Ard Rí
ardri-intro = Your herds grow, your Warriors want to be fed, and your neighbours want your Cattle. Make gifts so rich, or send such Warriors with them, that the others have to acknowledge you as High King.
ardri-goal = Become High King: make gifts so rich that nobody can refuse them, or send Warriors along.
ardri-goal-turn-1 = Spring and Summer: put down Cattle of one suit, then Warriors, face down.
ardri-goal-turn-2 = Autumn and Samhain: draw cards, the poorer the more; each Warrior eats 5.
ardri-goal-turn-3 = Winter: hunt for cards, raid a neighbour’s Cattle, or bid for the crown.
ardri-goal-picture = A gift: one card of each suit

ardri-edition-basic = Basic game

ardri-option-years = How long the game may last (our own rule)
ardri-option-years-15 = After fifteen years the richest wins.
ardri-option-years-25 = After twenty-five years the richest wins.
ardri-option-years-40 = A long game: after forty years the richest wins.
ardri-option-years-none = No limit, as in the published rules.
ardri-option-unfed = Cards for Warriors that were not fed at Samhain
ardri-option-unfed-chosen = Two cards for each unproven Warrior its owner could have fed but did not.
ardri-option-unfed-each = Two cards for each unproven Warrior sent away, even for want of Cattle.
ardri-option-unfed-none-fed = Two cards for each unproven Warrior sent away, but only if no unproven Warrior was fed.
ardri-option-unfed-all = Two cards for every Warrior sent away, proven ones too.
ardri-option-failed = Gifts accepted in a bid that fails
ardri-option-failed-kept = They stay with the players who received them.
ardri-option-failed-returned = They return to the giver.
ardri-option-tie = Cards turned up to break a tie
ardri-option-tie-discard = They are discarded.
ardri-option-tie-keep = Everyone keeps their own card, known to all.

ardri-season-set-up = set-up
ardri-season-spring = Spring
ardri-season-summer = Summer
ardri-season-autumn = Autumn
ardri-season-samhain = Samhain
ardri-season-winter = Winter
ardri-season-over = end
ardri-festival-bealtaine = Bealtaine
ardri-festival-samhain = Samhain
ardri-suit-spades = spades
ardri-suit-hearts = hearts
ardri-suit-diamonds = diamonds
ardri-suit-clubs = clubs
ardri-treasure-spades = the sword of Nuadha
ardri-treasure-hearts = the cauldron of the Dagda
ardri-treasure-diamonds = the stone of Fál
ardri-treasure-clubs = the spear of Lugh
ardri-warrior-J = Jack
ardri-warrior-Q = Queen
ardri-warrior-K = King
ardri-cattle = Cattle
ardri-field = Cattle-field
ardri-roundhouse = Roundhouse
ardri-marches = Marches
ardri-wilderness = Wilderness
ardri-hand = Hand
ardri-proven = proven
ardri-unproven = unproven
ardri-order = order of wealth
ardri-wealth = wealth
ardri-out = out of the game
ardri-year = Year { $year }
ardri-deck = { $count ->
    [one] deck: one card
   *[other] deck: { $count } cards
}
ardri-discard = { $count ->
    [one] discarded: one card
   *[other] discarded: { $count } cards
}
ardri-column-seat = Player
ardri-column-wealth = Wealth
ardri-column-held = Hand
ardri-column-field = Cattle-field
ardri-column-roundhouse = Roundhouse
ardri-column-marches = Marches

ardri-ask-redraw = Do you keep your hand? A hand of Cattle only or of Warriors only may be exchanged.
ardri-ask-first_spring = Set Cattle of one suit aside, face down, as many as you like; then say that you are done. { $cards-count ->
    [0] Nothing is set aside; without Cattle you are out.
   *[other] Set aside: { $cards }.
}
ardri-ask-spring = { $suit ->
    [none] Place Cattle of one suit into your field, or none.
   *[other] Place more Cattle of { $suit }, or say that you are done.
}
ardri-ask-summer = Place Warriors face down into your Roundhouse, as many as you like.
ardri-ask-autumn = { $count ->
    [one] Take a card from the deck, or a Warrior from the Wilderness.
   *[other] Take a card from the deck, or a Warrior from the Wilderness: { $count } to go.
}
ardri-ask-feed_proven = { $count ->
    [one] Your Cattle cannot feed all your proven Warriors. Choose the one that is fed.
   *[other] Your Cattle cannot feed all your proven Warriors. Choose who is fed: { $count } more.
}
ardri-ask-feed_unproven = { $count ->
    [one] You may feed one unproven Warrior. Any that are not fed leave you.
   *[other] You may feed up to { $count } unproven Warriors. Any that are not fed leave you.
}
ardri-ask-pay = { $warriors ->
    [one] One Warrior eats { $due } points.
   *[other] { $warriors } Warriors eat { $due } points.
} Discard Cattle; { $paid } paid so far.
ardri-ask-winter = Winter: hunt, raid, or enforce céilsine?
ardri-ask-hunt = Send proven Warriors on the hunt? It brings { $count } cards so far.
ardri-ask-raid = Send Warriors to raid, each against one Cattle-field.
ardri-ask-raid_target = Against whose Cattle-field does { $card } go?
ardri-ask-defend = { $others ->
    [0] { $seat } sends { $attacker } against you. Who meets it?
   *[other] { $seat } sends { $attacker } against you, and { $others } more after it. Who meets it?
}
ardri-ask-lead = Which of your raiders steals next from { $seats }?
ardri-ask-loot = What does { $raider } steal from { $seats }?
ardri-ask-client = { $number ->
    [1] Who is to acknowledge you? You need two.
   *[other] And who else?
}
ardri-ask-gift = The gift to { $seats }: give a card of { $suit }. It is worth { $value } so far and must exceed { $best }, or be enforced.
ardri-ask-enforce = Your gift alone does not convince { $seats }: send Warriors to enforce it.
ardri-ask-enforce_target = To whom do you send { $card }?

# Where there is one answer only.
ardri-only-redraw = Your hand has both Cattle and Warriors: you keep it.
ardri-only-spring = You have no Cattle that you could place.
ardri-only-summer = You have no Warriors in your hand.

ardri-move-keep = keep this hand
ardri-move-redraw = exchange the hand
ardri-move-done = { $question ->
    [first_spring] { $begun ->
        [no] place none
       *[yes] place no more
    }
    [spring] { $begun ->
        [no] place none
       *[yes] place no more
    }
    [summer] keep them in hand
    [feed_proven] { $begun ->
        [no] feed none
       *[yes] feed no more
    }
    [feed_unproven] { $begun ->
        [no] feed none
       *[yes] feed no more
    }
    [pay] discard no more
    [hunt] { $begun ->
        [no] send nobody
       *[yes] send nobody else
    }
    [raid] send nobody else
    [enforce] send nobody else
   *[other] done
}
ardri-move-done-bare = done: out of the game, for lack of Cattle
ardri-move-spring = place { $card }
ardri-move-summer = place { $card } face down
ardri-move-deck = draw from the deck
ardri-move-take = take { $card } from the Wilderness
ardri-move-feed = { $proven ->
    [yes] feed { $card }
   *[no] feed { $card } (unproven)
}
ardri-move-pay = discard { $card }
ardri-move-hunting = hunt
ardri-move-raiding = raid
ardri-move-ceilsine = enforce céilsine
ardri-move-hunt = send { $card }
ardri-move-raid = { $proven ->
    [yes] send { $card }
   *[no] send { $card } (unproven)
}
ardri-move-against = against { $seats }
ardri-move-block = { $proven ->
    [yes] meet it with { $card }
   *[no] meet it with { $card } (unproven)
}
ardri-move-let = let it through
ardri-move-lead = { $card }
ardri-move-plunder = take all Cattle of its suit
ardri-move-steal = take { $card }
ardri-move-leave = take nothing
ardri-move-client = { $seats }
ardri-move-gift = give { $card }
ardri-move-enforce = { $proven ->
    [yes] send { $card }
   *[no] send { $card } (unproven)
}
ardri-ui-brings-hunting = 3 cards, 1 more for each proven Warrior sent
ardri-ui-brings-raiding = Warriors steal Cattle from the others
ardri-ui-brings-ceilsine = gifts that make you High King

ardri-answer-redraw = exchange the hand
ardri-answer-spring = Cattle
ardri-answer-summer = Warriors
ardri-answer-take = the Wilderness
ardri-answer-deck = the deck
ardri-answer-done = { $question ->
    [raid] send nobody
    [feed_proven] feed no more
    [pay] discard no more
    [enforce] send nobody else
   *[other] done
}
ardri-answer-hunting = hunt
ardri-answer-raiding = raid
ardri-answer-ceilsine = céilsine
ardri-answer-let = let it through
ardri-answer-plunder = all Cattle of its suit
ardri-answer-steal = one Cattle card

ardri-why-not-a-move = That is not a move.
ardri-why-other-question = That is an answer to another question.
ardri-why-not-done = You cannot say that you are done here.
ardri-why-two-kinds = You hold both Cattle and Warriors: only a hand of one kind may be exchanged.
ardri-why-already-done = You have already said that you are done.
ardri-why-other-suit = You are placing { $suit } this Spring: all Cattle must be of one suit.
ardri-why-not-in-hand = { $card } is not in your hand.
ardri-why-not-in-wilderness = { $card } is not in the Wilderness.
ardri-why-not-in-field = { $card } is not in your Cattle-field.
ardri-why-not-in-that-field = { $card } is not in that Cattle-field.
ardri-why-not-proven-here = There is no proven { $card } in your Roundhouse.
ardri-why-not-unproven-here = There is no unproven { $card } in your Roundhouse.
ardri-why-not-through = { $card } did not come through.
ardri-why-must-take = { $count ->
    [one] You must take one more card.
   *[other] You must take { $count } more cards.
}
ardri-why-deck-exhausted = Neither the deck nor the discard pile has a card left.
ardri-why-proven-must-eat = { $count ->
    [one] Your Cattle can feed one more proven Warrior: it must be fed.
   *[other] Your Cattle can feed { $count } more proven Warriors: they must be fed.
}
ardri-why-proven-first = Proven Warriors are fed first.
ardri-why-proven-settled = You have already settled which proven Warriors are fed.
ardri-why-not-enough = The feast costs { $due } points; you have paid { $paid }. Discard more Cattle.
ardri-why-nobody-home = None of your Warriors is at home.
ardri-why-send-somebody = You must send at least one Warrior.
ardri-why-own-field = You cannot raid your own Cattle-field.
ardri-why-no-opponent = Seat { $number } is not an opponent in the game.
ardri-why-duty = While there is Cattle in your field, no proven Warrior may stay idle if a raider would then come through.
ardri-why-all-of-suit = Of its own suit ({ $suit }) a raider takes every card, not just one.
ardri-why-none-of-suit = There is no { $suit } in that Cattle-field.
ardri-why-too-little-cattle = { $count ->
    [one] A bid takes a card of every suit in your Cattle-field.
   *[other] A bid takes { $count } cards of every suit in your Cattle-field.
}
ardri-why-bid-impossible = Your gifts would not exceed the others’ best, and you lack the Warriors to enforce them.
ardri-why-client-already = { $seats } is already to receive a gift.
ardri-why-bid-too-weak = You cannot bid with a gift to { $seats }: it would not exceed their best, and you could not enforce it.
ardri-why-suit-in-turn = Give the card of { $suit } now.
ardri-why-gift-too-low = With { $card } the gifts could neither exceed the receivers’ best nor be enforced.
ardri-why-no-gift = Seat { $number } receives no gift.
ardri-why-unreadable = “{ $text }” is not a move. Write spring 10♥, spring hearts 10 7, raid (K♠)>2, gift Ac, or done.
ardri-why-only-against = That Warrior can only go against { $seats }.
ardri-why-answered-already = That is one answer too many: the question has been answered by then.
ardri-why-no-such-card = There is no card { $card }.
ardri-why-no-such-seat = There is no seat { $number }.
ardri-why-wrong-kind = { $card } is not the kind of card for that.
ardri-why-suits-missing = { $count ->
    [one] A bid takes a card of every suit in your Cattle-field; you lack { $suits }.
   *[other] A bid takes { $count } cards of every suit in your Cattle-field; you lack { $suits }.
}
ardri-why-none-spring = You have no Cattle in your hand that you could place.
ardri-why-none-summer = You have no Warriors in your hand.
ardri-why-none-take = The Wilderness is empty.
ardri-why-none-steal = There is no Cattle of another suit in that field.

ardri-log-redraw = { $seat } exchanges a hand of one kind: { $cards }.
ardri-log-draw = { $cards-count ->
    [0] { $count ->
        [0] { $seat } draws no card.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
   *[other] { $seat } draws { $cards }.
}
ardri-log-deck-empty = { $lost ->
    [one] Nothing is left to draw: { $seat } misses one card.
   *[other] Nothing is left to draw: { $seat } misses { $lost } cards.
}
ardri-log-reshuffle = { $cards ->
    [one] The discard pile, one card, becomes the deck.
   *[other] The discard pile, { $cards } cards, is shuffled and becomes the deck.
}
ardri-log-order = Order of wealth: { $seats } ({ $wealth }).
ardri-log-lot = The order of { $seats } is drawn by lot.
ardri-log-tie-card = { $seat } turns up { $card } to break the tie.
ardri-log-year = Year { $year } begins.
ardri-log-first-spring = { $count ->
    [0] { $seat } places no Cattle.
   *[other] { $seat } places { $cards }.
}
ardri-log-spring = { $seat } places { $card }.
ardri-log-out = { $seat } has no Cattle and is out of the game. { $warriors-count ->
    [0] No Warriors are left behind.
   *[other] To the Wilderness: { $warriors }.
} { $cards-count ->
    [0] The hand was empty.
   *[other] Discarded: { $cards }.
}
ardri-log-summer = { $card ->
    [none] { $seat } places a Warrior face down.
   *[other] { $seat } places { $card } face down.
}
ardri-log-take = { $seat } takes { $card } from the Wilderness.
ardri-log-feed = { $seat } feeds { $card }.
ardri-log-feed-unproven = { $card ->
    [none] { $seat } feeds an unproven Warrior.
   *[other] { $seat } feeds { $card }, unproven.
}
ardri-log-pay = { $seat } discards { $card } for the feast.
ardri-log-pays = { $seat } discards { $cards } for the feast.
ardri-log-takes = { $seat } takes { $cards } from the Wilderness.
ardri-log-feast = { $count ->
    [0] { $paid ->
        [0] { $seat } feeds nobody.
       *[other] { $seat } feeds nobody, despite { $paid } points discarded.
    }
    [one] { $seat } has fed one Warrior with { $paid } points.
   *[other] { $seat } has fed { $count } Warriors with { $paid } points.
}
ardri-log-unfed = { $count ->
    [one] { $cards } leaves { $seat } for the Wilderness.
   *[other] { $cards } leave { $seat } for the Wilderness.
}
ardri-log-hunter = { $seat } sends { $card } on the hunt.
ardri-log-hunt = { $hunters ->
    [0] { $seat } hunts without Warriors.
    [one] { $seat } hunts with one Warrior.
   *[other] { $seat } hunts with { $hunters } Warriors.
}
ardri-log-raid = { $proven ->
    [yes] { $seat } sends { $card } to raid { $seats }.
   *[no] { $seat } sends { $card }, unproven until now, to raid { $seats }.
}
ardri-log-undefended = { $seat } has nobody at home: { $cards-count ->
    [one] { $cards } comes
   *[other] { $cards } come
} through.
ardri-log-let = { $seat } lets { $attacker } through.
ardri-log-battle = { $result ->
    [won] { $card } of { $seat } kills { $attacker }.
    [lost] { $card } of { $seat } falls to { $attacker }.
   *[both] { $card } of { $seat } and { $attacker } kill each other.
}
ardri-log-loot = { $count ->
    [0] { $raider } of { $seat } takes nothing from { $seats }.
   *[other] { $raider } of { $seat } steals { $cards } from { $seats }.
}
ardri-log-return = { $seat } welcomes home { $warriors-count ->
    [0] nobody
   *[other] { $warriors }
}{ $count ->
    [0] .
   *[other] {" "}with { $cards }.
}
ardri-log-bid = { $seat } bids for the High Kingship.
ardri-log-gift = { $seat } offers { $seats } { $cards }: { $value } against { $best }.
ardri-log-enforce = { $proven ->
    [yes] { $seat } sends { $card } to { $seats } with the gift.
   *[no] { $seat } sends { $card }, unproven until now, to { $seats } with the gift.
}
ardri-log-accepted = { $seats } must accept the gift of { $seat }.{ $back ->
    [yes] {" "}The bid failed: the gift returns to the giver.
   *[no] {""}
}
ardri-log-enforced = { $seats } cannot beat off the Warriors who bring the gift of { $seat }.{ $back ->
    [yes] { " " }The bid failed: the gift returns to the giver.
   *[no] { "" }
}
ardri-log-refused = { $seats } beats off the Warriors who bring the gift of { $seat }, and keeps it.
ardri-log-bid-failed = The bid of { $seat } has failed.
ardri-log-high-king = { $seat } is acknowledged as High King.
ardri-log-last-seat = Only { $seat } is left.
ardri-log-nobody = Nobody is left.
ardri-log-years-over = After { $years } years the richest wins: { $seats }.
ardri-log-set-up = { $decks ->
    [one] Each player is dealt { $cards } cards from one deck. { $seat } begins.
   *[other] Each player is dealt { $cards } cards from { $decks } decks. { $seat } begins.
}
ardri-log-tie = { $seats } are equally rich: { $wealth }.
ardri-log-won-cattle = { $seats } has more Cattle in the field, { $cattle }.
ardri-log-won-warriors = { $seats } has more Warriors at home, { $warriors }.
ardri-log-won-worth = { $seats } has Cattle worth more points in the field, { $worth }.
ardri-log-won-proven = { $seats } has more proven Warriors, { $proven }.
ardri-log-won-hand = { $seats } has more cards in hand, { $hand }.

ardri-part-spades = ♠ Cattle
ardri-part-hearts = ♥ Cattle
ardri-part-diamonds = ♦ Cattle
ardri-part-clubs = ♣ Cattle

# -- gestures: several answers at once ------------------------------------------------------------
ardri-panel-first_spring = Set Cattle of one suit aside, face down, as many as you like. { $cards-count ->
    [0] Without Cattle you are out.
   *[other] Set aside: { $cards }.
}
ardri-panel-pay = { $warriors ->
    [one] One Warrior eats { $due } points. Which Cattle do you discard?
   *[other] { $warriors } Warriors eat { $due } points. Which Cattle do you discard?
}
ardri-panel-gift = Lay out your gifts: a card of every suit to each receiver. A gift must be worth more than the receiver’s best cards, or be enforced.
ardri-panel-defend = { $seat } sends several Warriors against you. Who meets each of them?
ardri-gesture-spring = { $count ->
    [0] Choose cards
    [one] Place this card
   *[other] Place { $count } cards
}
ardri-gesture-summer = { $count ->
    [0] Choose Warriors
    [one] Place this Warrior
   *[other] Place { $count } Warriors
}
ardri-gesture-hunt = { $count ->
    [0] Choose Warriors
    [one] Hunt with this Warrior
   *[other] Hunt with { $count } Warriors
}
ardri-gesture-feast = { $sum ->
    [0] Choose who eats
   *[other] Pay { $sum }
}
ardri-gesture-raid = { $count ->
    [0] Choose Warriors
    [one] Send this Warrior
   *[other] Send { $count } Warriors
}
ardri-gesture-defend = Defend like this
ardri-gesture-gifts = Give these gifts
ardri-picks-feed = Who eats
ardri-picks-feed-proven = Who eats
ardri-picks-pay = Paid with
ardri-picks-defend = { $attacker } is met by
ardri-picks-gift = { $suit } for { $seats }
