# Samhain. Cards are named by their two numbers, actions by one; MP is a multiple point.

samhain-title = Samhain
samhain-intro = The clans of a Celtic village serve their gods by day and by night, while Rome pays and the will-o-wisps gather. Lead yours to the most victory points, and mind what you owe to both.
samhain-goal = Have the most points after the last round, and still hold what Rome lent you.
samhain-goal-turn-1 = Pick one of your members; move it one card if you like.
samhain-goal-turn-2 = Its card is activated: everyone standing there acts, you first.
samhain-goal-turn-3 = When everyone is exhausted, the temples pay and a new round begins, light and dark by turns.
samhain-goal-picture = Everyone on the card acts, not just you

samhain-edition-fr = Published rules (French rulebook 1.29B)
samhain-edition-en = Earlier English rulebook

samhain-option-countermove = Countermove
samhain-option-countermove-false = Actions are not copied.
samhain-option-countermove-true = Players with no member on an activated card may copy each action performed there, for 1 MP and an active member.
samhain-option-village = Village
samhain-option-village-shuffled = Rows and cards are shuffled; players choose where their members start.
samhain-option-village-first = The printed first game: cards in order, members on set cards.
samhain-option-screens = Screens
samhain-option-screens-closed = The resources and wisps of others are hidden, but can be counted: every gain and payment is made in the open. Bots count.
samhain-option-screens-open = Everyone sees all resources and wisps.
samhain-option-expansion = A new member is
samhain-option-expansion-printed = as the edition says: exhausted (published), active (earlier).
samhain-option-expansion-active = active.
samhain-option-expansion-exhausted = exhausted.
samhain-option-bonfire = The 2 devotion for a bonfire come
samhain-option-bonfire-printed = as the edition says: from one temple (published), from any (earlier).
samhain-option-bonfire-one = from one temple.
samhain-option-bonfire-any = from any temples.
samhain-option-graves = Graves
samhain-option-graves-printed = As the edition says; the earlier one has four with four players.
samhain-option-graves-formula = Always one more than there are players.
samhain-option-dolmen = A member spared by a dolmen
samhain-option-dolmen-rested = does not become exhausted.
samhain-option-dolmen-exhausted = becomes exhausted with those that act.
samhain-option-shelter = Bonfires at the end
samhain-option-shelter-all = Every bonfire shelters a wisp, even one that has been laid down.
samhain-option-shelter-upright = Only upright bonfires shelter.

samhain-deity-cernunnos = Cernunnos
samhain-deity-sirona = Sirona
samhain-deity-sucellos = Sucellos
samhain-deity-morrigan = Morrigan
samhain-deity-belanos = Belanos
samhain-side-light = light
samhain-side-dark = dark
samhain-card-1-2 = Cernunnos 1-2
samhain-card-3-4 = Cernunnos 3-4
samhain-card-5-6 = Cernunnos 5-6
samhain-card-7-8 = Sirona 7-8
samhain-card-9-10 = Sirona 9-10
samhain-card-11-12 = Sirona 11-12
samhain-card-13-14 = Sucellos 13-14
samhain-card-15-16 = Sucellos 15-16
samhain-card-17-18 = Sucellos 17-18
samhain-card-19-20 = Morrigan 19-20
samhain-card-21-22 = Morrigan 21-22
samhain-card-23-24 = Morrigan 23-24
samhain-card-25-26 = Belanos 25-26
samhain-card-27-28 = Belanos 27-28
samhain-card-29-30 = Belanos 29-30
samhain-track-cernunnos-light = Cernunnos light
samhain-track-cernunnos-dark = Cernunnos dark
samhain-track-sirona-light = Sirona light
samhain-track-sirona-dark = Sirona dark
samhain-track-sucellos-light = Sucellos light
samhain-track-sucellos-dark = Sucellos dark
samhain-track-morrigan-light = Morrigan light
samhain-track-morrigan-dark = Morrigan dark
samhain-track-belanos-light = Belanos light
samhain-track-belanos-dark = Belanos dark
samhain-resource-wood = wood
samhain-resource-stone = stone
samhain-resource-gold = gold
samhain-kind-wood = 1 wood
samhain-kind-stone = 1 stone
samhain-kind-gold = 1 gold
samhain-kind-vp = 1 victory point
samhain-kind-cernunnos-light = 1 devotion, Cernunnos light
samhain-kind-cernunnos-dark = 1 devotion, Cernunnos dark
samhain-kind-sirona-light = 1 devotion, Sirona light
samhain-kind-sirona-dark = 1 devotion, Sirona dark
samhain-kind-sucellos-light = 1 devotion, Sucellos light
samhain-kind-sucellos-dark = 1 devotion, Sucellos dark
samhain-kind-morrigan-light = 1 devotion, Morrigan light
samhain-kind-morrigan-dark = 1 devotion, Morrigan dark
samhain-kind-belanos-light = 1 devotion, Belanos light
samhain-kind-belanos-dark = 1 devotion, Belanos dark
samhain-item-sickle = sickle
samhain-item-rune = rune
samhain-item-bonfire = bonfire
samhain-item-dolmen = dolmen
samhain-item-horn = horn
samhain-item-sickle-use = Once a round, on your turn: pay 1 MP and receive a different one.
samhain-item-rune-use = Once a round, on your turn: 1 resource of your choice.
samhain-item-bonfire-use = Shelters one of your wisps at an event and at the end.
samhain-item-dolmen-use = Once a round: one of your members need not act and is not exhausted.
samhain-item-horn-use = Once a round, on your turn: move a member one step, diagonally too.
samhain-stand-active = active
samhain-stand-waiting = still to act
samhain-stand-acted = has acted
samhain-stand-exhausted = exhausted
samhain-bonus-none = nothing more
samhain-bonus-vp = +1 victory point
samhain-bonus-dp = +1 devotion
samhain-bonus-resource = +1 resource
samhain-bonus-less = 1 less to pay
samhain-bonus-less-wood = no wood to pay
samhain-bonus-less-stone = no stone to pay
samhain-bonus-less-gold = no gold to pay
samhain-cause-fail = the action cannot be performed
samhain-cause-devotion = the devotion cannot be received
samhain-cause-action = part of the action
samhain-cause-gift = a gift
samhain-cause-expansion = the new member
samhain-cause-wisps = the wisps given back
samhain-seat = Player
samhain-points = Points
samhain-pool = Pool
samhain-graves = Graves
samhain-items = Items
samhain-resources = Wood, stone, gold
samhain-wisps = Wisps
samhain-reserve = Reserve
samhain-graveyard = Graveyard
samhain-temple = Temple
samhain-devotion = Devotion
samhain-first-seat = First player
samhain-round = Round { $round } of { $rounds }
samhain-season-light = Light
samhain-season-dark = Dark

samhain-compare-rules = Rules
samhain-compare-actions = Actions
samhain-compare-action = Action { $number }
samhain-difference-newcomer = A new member
samhain-difference-newcomer-is = { $value ->
    [0] arrives active.
   *[other] arrives exhausted.
}
samhain-difference-cap = A round ends at the latest
samhain-difference-cap-is = { $value ->
    [0] when everyone has passed, which is bound to happen.
   *[other] after { $value } turns per player: our own rule, as it might otherwise never end.
}
samhain-difference-graves = Graves
samhain-difference-graves-is = { $two }, { $three } or { $four } with two, three or four players.
samhain-difference-sickle-same-sort = The sickle turns 1 MP
samhain-difference-sickle-same-sort-is = { $value ->
    [0] into 1 MP of another sort; the sorts are resource, devotion and victory point.
   *[other] into any other, even wood into gold or one track into another.
}
samhain-difference-temple-first = First on a track, untied
samhain-difference-temple-first-is = { $value ->
    [one] one point.
   *[other] { $value } points.
}
samhain-difference-temple-second = Second on a track, untied
samhain-difference-temple-second-is = { $value ->
    [0] nothing.
    [one] one point.
   *[other] { $value } points.
}
samhain-difference-temple-tie = Tied for first on a track
samhain-difference-temple-tie-is = { $value ->
    [0] nothing, and nothing for second place either.
   *[other] each gets the point.
}
samhain-difference-traitor = Roman resources spent
samhain-difference-traitor-is = { $value ->
    [0] cost a point each at the end.
   *[other] make a traitor of whoever spent the most: a traitor cannot win.
}
samhain-difference-traitor-loss = With two players, a traitor
samhain-difference-traitor-loss-is = { $value ->
    [0] does not exist: there are no traitors.
   *[other] loses { $value } points instead.
}
samhain-difference-roman-scores = At the end, a point for every 2 resources
samhain-difference-roman-scores-is = { $value ->
    [0] not counting the Roman ones.
   *[other] Roman ones included.
}
samhain-difference-one-temple = Action { $number }: the 2 devotion
samhain-difference-one-temple-is = { $value ->
    [0] come from any temples.
   *[other] come from one temple.
}

samhain-action-1 = 1 devotion on Cernunnos light, 1 wood.
samhain-action-2-fr = 1 devotion on Cernunnos dark, 2 wood, a wisp.
samhain-action-2-en = A wisp, 1 devotion on Cernunnos dark, 2 wood.
samhain-action-3 = Pay 1 wood and 1 stone: a sickle.
samhain-action-4-fr = Give one of your wisps to an opponent: 1 point.
samhain-action-4-en = 1 point; give an opponent a wisp, your own or from the reserve.
samhain-action-5 = Pay 3 resources of one kind: 3 points.
samhain-action-6-fr = Pay 3 wisps: kill an opponent’s member.
samhain-action-6-en = Pay 2 wisps: kill an opponent’s member.
samhain-action-7 = 1 devotion on Sirona light; one of your members takes a step.
samhain-action-8-fr = 1 devotion on Sirona dark, a wisp; your members take two steps.
samhain-action-8-en = A wisp, 1 devotion on Sirona dark; your members take two steps.
samhain-action-9-fr = The acting member goes to the graveyard: a rune.
samhain-action-9-en = The acting member returns to your pool: a rune.
samhain-action-10-fr = Pay 2 different resources and take 2 wisps: steal an item, upright.
samhain-action-10-en = Take 2 wisps, steal an item, upright, and give its owner a resource.
samhain-action-11-fr = Bring a dead member back to a card, exhausted: yours for no points, an opponent’s for 2 points.
samhain-action-11-en = Bring a dead member back: yours to a card, exhausted, for no points; an opponent’s to its owner’s pool for 2 points.
samhain-action-12 = 2, 3 or 5 points for 3, 4 or 5 different items.
samhain-action-13 = 1 devotion on Sucellos light, 1 gold.
samhain-action-14-fr = 1 devotion on Sucellos dark, 2 gold, a wisp.
samhain-action-14-en = A wisp, 1 devotion on Sucellos dark, 2 gold.
samhain-action-15 = Pay 1 gold and 1 wood: a horn.
samhain-action-16-fr = Exhaust an opponent’s member; a wisp, 1 point.
samhain-action-16-en = A wisp, 1 point; exhaust an opponent’s member.
samhain-action-17 = 2 points for each pair of identical items.
samhain-action-18 = Pay 2 different resources: kill an opponent’s member, 1 point.
samhain-action-19 = 1 devotion on Morrigan light, 1 resource of your choice.
samhain-action-20-fr = 1 devotion on Morrigan dark, 1 on a track of your choice, a wisp.
samhain-action-20-en = A wisp, 1 devotion on Morrigan dark, 1 on a track of your choice.
samhain-action-21 = Pay 2 devotion: a bonfire.
samhain-action-22 = An opponent loses 1 devotion on a track you choose; a wisp, 1 point.
samhain-action-23-fr = The acting member and an opponent’s member go to the graveyard: 2 points. Two graves must be free.
samhain-action-23-en = The acting member and an opponent’s member go to the graveyard: 3 points.
samhain-action-24 = 1 point for each track on which you alone are first.
samhain-action-25 = 1 devotion on Belanos light, 1 stone.
samhain-action-26-fr = 1 devotion on Belanos dark, 2 stone, a wisp.
samhain-action-26-en = A wisp, 1 devotion on Belanos dark, 2 stone.
samhain-action-27 = Pay 1 stone and 1 gold: a dolmen.
samhain-action-28-fr = One of your members and an opponent’s swap places; a wisp, 1 point.
samhain-action-28-en = A wisp, 1 point; an opponent’s member swaps places with one of yours, goes to any card, or nobody moves.
samhain-action-29 = Pay 1 wood, 1 stone and 1 gold: 3 points.
samhain-action-30 = Pay 2 wisps: 2 points.

samhain-ask-place = Put a member on a card.
samhain-ask-dedicate = { $deity } grants { $steps } devotion: on the light or the dark track?
samhain-ask-turn = Round { $round }: activate a card with a member, moving it first if you like, or expand your clan.
samhain-ask-only-pass = Round { $round }: you can only pass.
samhain-ask-after = Use an item, or end your turn.
samhain-ask-act = { $members ->
    [one] Your member on { $card } acts: what does it do?
   *[other] { $members } of your members on { $card } are still to act: what does this one do?
}
samhain-ask-fee = Pay 1 MP for action { $number }.
samhain-ask-perform = You repeat action { $number }. What do you choose as the +1?
samhain-ask-pay = Pay { $due } MP for { $cause }. With what?
samhain-ask-countermove = Copy an action of card { $card } for 1 MP and an active member?
samhain-ask-spare = Which member do you exhaust for the copy?
samhain-ask-reap = The sickle: what do you pay?
samhain-ask-reap-gain = The sickle: what do you receive for { $kind }?
samhain-ask-sacrifice = You hold the most wisps: sacrifice one of your members, on a card or in a temple.
samhain-ask-any-devotion = Action { $number }: devotion on which track?
samhain-ask-any-resource = Action { $number }: which resource?
samhain-ask-exhaust = Action { $number }: which member do you exhaust?
samhain-ask-give = Action { $number }: who gets the wisp?
samhain-ask-kill = Action { $number }: whom do you kill?
samhain-ask-pay-devotion = Action { $number }: which devotion do you pay?
samhain-ask-pay-different = Action { $number }: which two different resources do you pay?
samhain-ask-pay-same = Action { $number }: which resource do you pay?
samhain-ask-raise = Action { $number }: whose member do you bring back?
samhain-ask-raise-to = To which card does the member of { $seats } return?
samhain-ask-rob = Action { $number }: who loses devotion, on which track?
samhain-ask-steal = Action { $number }: which item do you steal?
samhain-ask-tribute = Action { $number }: which resource do you give for it?
samhain-ask-swap = Action { $number }: which of your opponents’ members?
samhain-ask-swap-with = Where does the member of { $seats } on card { $card } go?
samhain-ask-walk = { $reach ->
    [8] The horn: which member takes a step?
   *[other] Which member takes a step?
}
samhain-ask-walk-to = { $reach ->
    [8] Where does the member on card { $from } go? Diagonals count.
   *[other] Where does the member on card { $from } go?
}

samhain-move-pass = pass
samhain-move-end = end the turn
samhain-move-activate = activate { $card }
samhain-move-move = move from { $from } to { $card } and activate
samhain-move-expand = new member on { $card }
samhain-move-horn = blow the horn
samhain-move-rune = rune: { $resource }
samhain-move-sickle = use the sickle
samhain-move-light = light: action { $number }
samhain-move-light-paid = light: action { $number }, for 1 MP
samhain-move-dark = dark: action { $number }
samhain-move-dark-paid = dark: action { $number }, for 1 MP
samhain-move-wisp = take a wisp
samhain-move-dolmen = use the dolmen
samhain-move-decline = do not copy
samhain-move-let-be = leave everyone in place
samhain-move-bonus-none = nothing more
samhain-move-bonus-vp = +1 victory point
samhain-move-bonus-dp = +1 devotion
samhain-move-bonus-resource = +1 resource
samhain-move-bonus-less = pay 1 less
samhain-move-bonus-less-wood = pay no wood
samhain-move-bonus-less-stone = pay no stone
samhain-move-bonus-less-gold = pay no gold
samhain-move-pay = pay { $kind }
samhain-move-gain = take { $kind }
samhain-move-pair = pay { $resources }
samhain-move-card = card { $card }
samhain-move-temple = the cube on { $track }
samhain-move-raise = a member of { $seat }
samhain-move-raise-own = one of your own members
samhain-move-give = your wisp to { $seat }
samhain-move-give-reserve = a wisp from the reserve to { $seat }
samhain-move-rob = { $seat }, { $track }
samhain-move-steal = the { $item } of { $seat }
samhain-move-steal-laid = the used { $item } of { $seat }
samhain-move-member = { $seat } on { $card }, { $stand }
samhain-move-member-own = your member on { $card }, { $stand }
samhain-answer-activate = activate a card
samhain-answer-move = move and activate
samhain-answer-expand = new member
samhain-answer-horn = horn
samhain-answer-rune = rune
samhain-answer-sickle = sickle
samhain-answer-pass = pass
samhain-answer-light = light action
samhain-answer-dark = dark action
samhain-answer-wisp = take a wisp
samhain-answer-temple = devotion

samhain-why-act-first = Card { $card } is being activated: first say what your member does.
samhain-why-can-perform = Your member on { $card } can perform the action, so it may not take a wisp instead.
samhain-why-cannot-perform = Action { $number } cannot be performed: you cannot pay for it, or there is nothing it could apply to.
samhain-why-cannot-copy = You cannot pay for action { $number } and then perform it.
samhain-why-choose-bonus = First choose the +1 of the repeat.
samhain-why-choose-card = First choose a card.
samhain-why-choose-dead = First choose a dead member.
samhain-why-choose-gain = First choose what you receive.
samhain-why-choose-item = First choose an item to steal.
samhain-why-choose-member = First choose a member.
samhain-why-choose-opponent = First choose an opponent.
samhain-why-choose-pair = First choose two different resources.
samhain-why-choose-resource = First choose a resource.
samhain-why-choose-track = First choose a track.
samhain-why-copy-or-not = First say whether you copy the action.
samhain-why-discount-needed = You can pay for action { $number } only with the discount for repeating it.
samhain-why-edge = Card { $card } is at the edge of the village on that side.
samhain-why-exhausted = The member on { $card } is exhausted.
samhain-why-full = Card { $card } is full.
samhain-why-needed-for-action = You need { $kind } to pay for action { $number } itself.
samhain-why-no-active-member = You have no active member on { $card }.
samhain-why-no-devotion = You have no devotion on { $track }.
samhain-why-no-fee = Action { $number } is on the other side, { $side }: it costs 1 MP on top of its price, and you do not have it.
samhain-why-no-own-wisp = You have no wisp of your own to give.
samhain-why-no-pair = You do not have these two resources.
samhain-why-no-points = You have no victory point.
samhain-why-no-resource = You have no { $resource }.
samhain-why-no-such-bonus = The +1 of action { $number } cannot be that.
samhain-why-no-such-card = There is no card “{ $text }”: the cards are 1-2, 3-4 and so on up to 29-30.
samhain-why-no-such-item = { $seats } does not have this item: { $item }.
samhain-why-no-such-member = There is no such member on { $card } ({ $stand }).
samhain-why-no-upright = You have no { $item }, or yours is used until the next round.
samhain-why-no-use = The { $item } would do nothing now.
samhain-why-no-way = The member on { $card } has no neighbouring card with room for it.
samhain-why-nobody-dead = { $seats } has no member in the graveyard.
samhain-why-not-adjacent = Cards { $from } and { $card } are not adjacent.
samhain-why-not-beside-clan = Card { $card } is not next to a card with one of your members.
samhain-why-not-performed = Action { $number } was not performed by the player whose turn it is, or you have already copied it that many times.
samhain-why-not-that-card = It cannot be card { $card }.
samhain-why-not-that-member = It cannot be that member on { $card } ({ $stand }).
samhain-why-not-your-member = That member belongs to { $seat }.
samhain-why-not-yourself = It must be an opponent.
samhain-why-one-choice = You have already taken your action for this turn: use an item or end your turn.
samhain-why-one-is-enough = With the discount you pay only one resource.
samhain-why-one-temple = Both devotion must come from one temple: { $track } is not enough.
samhain-why-only-own-wisp = The wisp must be your own.
samhain-why-own-member = It must be an opponent’s member.
samhain-why-pay-devotion = First choose the devotion you pay.
samhain-why-pay-first = First choose what you pay with.
samhain-why-pool-empty = Your pool has no member left.
samhain-why-reserve-empty = The reserve has no { $resource }.
samhain-why-sacrifice-first = First sacrifice a member.
samhain-why-same-card = That member stands on { $card } too.
samhain-why-same-kind = { $kind } is what you paid: choose something else.
samhain-why-same-sort = { $kind } is of the same sort as what you paid; in this edition it must be another sort.
samhain-why-still-active = You may pass only when all your members are exhausted.
samhain-why-gives-nothing = This +1 would give you nothing with action { $number } right now.
samhain-why-swap-must = In this edition the exchange is part of the action: it cannot be left out.
samhain-why-still-too-dear = Even then you could not pay for action { $number }.
samhain-why-swap-only = In this edition the members can only swap places.
samhain-why-this-temple = The devotion goes to the temple of { $deity }.
samhain-why-too-expensive = A new member costs { $price } MP, you have { $purse }.
samhain-why-too-few-equal = You do not have { $due } { $resource }.
samhain-why-track-blocked = { $track } cannot take another devotion.
samhain-why-unreadable = “{ $text }” is not a move. Write, for example, activate 7-8, move 7-8 to 9-10, light, pay wood.
samhain-why-victim-no-devotion = { $seats } has no devotion on { $track }.
samhain-why-your-turn = It is your turn: activate a card, expand, pass, or use an item.
samhain-why-none-activate = None of your members is active.
samhain-why-none-move = You have no active member with room on a neighbouring card.
samhain-why-none-expand = Every card next to your members is full.
samhain-why-none-rune = The reserve has no resources left.
samhain-why-none-temple = You have no devotion to give.

samhain-log-place = { $seat } puts a member on { $card }.
samhain-log-devote = { $seat } rises to { $level } on { $track }.
samhain-log-activate = { $seat } activates { $card }.
samhain-log-wakes = { $members ->
    [one] A member of { $seat } has to act on { $card }.
   *[other] { $members } members of { $seat } have to act on { $card }.
}
samhain-log-move = { $seat } moves from { $from } to { $card } and activates it.
samhain-log-expand = { $seat } brings a new member to { $card } for { $price } MP.
samhain-log-pass = { $seat } passes.
samhain-log-pay = { $seat } pays { $kind }.
samhain-log-pay-wisps = { $wisps ->
    [one] { $seat } gives back one wisp.
   *[other] { $seat } gives back { $wisps } wisps.
}
samhain-log-perform = { $seat } performs action { $number }.
samhain-log-repeat = { $seat } performs action { $number } again: { $bonus }.
samhain-log-fail = { $seat } cannot act on { $card }.
samhain-log-wisp = { $seat } takes a wisp: { $cause }.
samhain-log-resource = { $seat } gets { $number } { $resource }.
samhain-log-score = { $points ->
    [one] { $seat } scores one point with action { $number }.
   *[other] { $seat } scores { $points } points with action { $number }.
}
samhain-log-item = { $seat } takes a { $item }.
samhain-log-use = { $seat } uses a { $item }.
samhain-log-dolmen = A dolmen spares the member of { $seat } on { $card }.
samhain-log-reap = The sickle gives { $seat } { $kind }.
samhain-log-walk = A member of { $seat } goes from { $from } to { $card }.
samhain-log-home = The acting member of { $seat } returns to the pool.
samhain-log-die = A member of { $seat } on { $card } goes to the graveyard.
samhain-log-graveyard-full = All { $graves } graves are taken: the dead return to their pools.
samhain-log-exhaust = { $seat } exhausts a member of { $seats } on { $card }.
samhain-log-give = { $seat } gives a wisp to { $seats }.
samhain-log-steal = { $seat } steals a { $item } from { $seats }.
samhain-log-tribute = { $seat } gives { $seats } 1 { $resource }.
samhain-log-rob = { $seat } makes { $seats } fall to { $level } on { $track }.
samhain-log-swap = { $seat } swaps places with { $seats }: { $from } and { $card }.
samhain-log-shift = { $seat } moves a member of { $seats } from { $from } to { $card }.
samhain-log-raise = { $seat } brings a member of { $seats } back on { $card }.
samhain-log-raise-home = { $seat } sends a dead member of { $seats } back to the pool.
samhain-log-countermove = { $seat } copies action { $number }.
samhain-log-spare = { $seat } exhausts a member on { $card } for it.
samhain-log-event = The last wisp has left the reserve: the will-o-wisps come.
samhain-log-shelter = { $wisps ->
    [one] A bonfire shelters one wisp of { $seat }.
   *[other] Bonfires shelter { $wisps } wisps of { $seat }.
}
samhain-log-most-wisps = Most wisps, with { $wisps }: { $seats } must make a sacrifice.
samhain-log-temple-sacrifice = { $seat } sacrifices a cube on { $track }.
samhain-log-return-wisps = { $wisps ->
    [one] { $seat } gives one wisp back and owes { $due } MP.
   *[other] { $seat } gives { $wisps } wisps back and owes { $due } MP.
}
samhain-log-round-end = Round { $round } is over.
samhain-log-capped = The round ends after { $turns } turns per player: our own rule.
samhain-log-temple = { $points ->
    [one] { $seat } gets one point for { $track }.
   *[other] { $seat } gets { $points } points for { $track }.
}
samhain-log-round = Round { $round } begins with { $seat }.
samhain-log-reveal = { $wisps ->
    [one] { $seat } has { $wood } wood, { $stone } stone, { $gold } gold, { $wisps } wisp.
   *[other] { $seat } has { $wood } wood, { $stone } stone, { $gold } gold, { $wisps } wisps.
}
samhain-log-roman = { $points ->
    [one] { $seat } loses one point for Roman resources spent: { $left } left.
   *[other] { $seat } loses { $points } points for Roman resources spent: { $left } left.
}
samhain-log-traitor = { $seat } spent { $spent } Roman resources and is a traitor.
samhain-log-traitor-loss = { $points ->
    [one] { $seat } loses one point for treason: { $left } left.
   *[other] { $seat } loses { $points } points for treason: { $left } left.
}
samhain-log-final-resources = { $points ->
    [one] { $seat } gets one point for { $number } resources.
   *[other] { $seat } gets { $points } points for { $number } resources.
}
samhain-log-final-wisps = { $points ->
    [one] { $seat } loses one point for wisps: { $left } left.
   *[other] { $seat } loses { $points } points for wisps: { $left } left.
}
samhain-log-set-up = Each player has { $members } members and two Roman cubes of every resource. In the reserve: { $resources } of each resource, { $wisps } wisps. { $rounds } rounds; { $seat } begins.
samhain-log-all-traitors = Everyone is a traitor: nobody wins.
samhain-log-won-members = { $seats } has more members on cards, { $members }, and wins.
samhain-log-won-wisps = With equally many members on cards, { $seats } has fewer wisps, { $wisps }, and wins.

samhain-part-actions = Actions
samhain-part-temples = Temples
samhain-part-resources = Resources
samhain-part-paid = Paid
samhain-part-romans = Rome
samhain-part-wisps = Wisps

# -- gestures: several answers at once ------------------------------------------------------------
samhain-gesture-pay = Pay { $least } MP

# why the panel proposes what it does
samhain-proposed-spare = Proposed: spare resources only, nothing Roman.
samhain-proposed-idle = Proposed: nothing Roman, no points, and devotion only where you do not lead.
samhain-proposed-roman = Proposed: Roman resources too, as the spare ones are not enough. You lose no points and no lead.
samhain-proposed-points = Proposed: points too, as there is nothing else to spare. You lose no lead.
samhain-proposed-lead = Proposed: even devotion where you lead, as nothing else is left.
samhain-proposed-all = You must give all you have.
