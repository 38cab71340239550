# What bots say of their thoughts: the features they look at, candidates, beliefs.

explain-shares = { $seat }: { $share } % of the wins
explain-candidates = Candidates
explain-candidate = { $share } % (± { $error })
explain-line = What may follow
explain-step = { $seat }: { $move }
explain-decided = The first choice beside the second
explain-decided-played = The first choice beside the move that was played
explain-up = { $feature }: up
explain-down = { $feature }: down
explain-against = { $reason } (speaks against it)
explain-even = Neither is clearly better.
explain-later = No difference shows at once: it comes with what may follow.
explain-beliefs = What it believes
explain-decides = { $seat } decides: { $question }
explain-iterations = { $iterations ->
    [one] thought through once
   *[other] thought through { $iterations } times
}
explain-played = Played: { $move }
explain-inaccuracy = inaccuracy
explain-mistake = mistake
explain-blunder = blunder
explain-lost = gave away { $lost } % of the wins
explain-better = Better: { $move }
explain-better-short = better:
explain-only = There is nothing to choose here.
explain-none = No move of this game gave much away.
clans-belief-holds = { $seat } most likely belongs to { $clan } ({ $share } %).
ardri-belief-hand = { $seat } holds about { $cattle ->
    [0] no Cattle
    [one] one Cattle card
   *[other] { $cattle } Cattle cards
} and { $warriors ->
    [0] no Warriors
    [one] one Warrior
   *[other] { $warriors } Warriors
}.
ardri-belief-down = { $warriors ->
    [one] The face-down Warrior of { $seat } is a King with { $share } %.
   *[other] There is a King among the { $warriors } face-down Warriors of { $seat } with { $share } %.
}
karnag-belief-hand = { $cards ->
    [one] { $seat } holds one power card
   *[other] { $seat } holds { $cards } power cards
}, most likely “{ $card }” ({ $share } %).

clans-feature-points = points of the own clan
clans-feature-chips = chips
clans-feature-groups = groups that may still become villages with the own clan in them
clans-feature-huts = huts of the own clan still to be settled
clans-feature-favoured = own groups on ground that is favourable now
clans-feature-neutral = own groups on neutral ground
clans-feature-hostile = own groups on hostile ground
clans-feature-next-favoured = own groups on ground that is favourable in the next epoch
clans-feature-next-hostile = own groups on ground that is hostile in the next epoch
clans-feature-ripe-favoured = own groups on favourable ground that one move can found
clans-feature-ripe-neutral = own groups on neutral ground that one move can found
clans-feature-ripe-hostile = own groups on hostile ground that one move can found
clans-feature-large = groups too large to move by themselves
clans-feature-shared = huts of other clans beside the own
clans-feature-alone = groups of the own clan alone
clans-feature-to-move = whose turn it is
clans-feature-to-move-up = having the next turn
clans-feature-to-move-down = leaving the next turn to others
clans-feature-end-own = points of the own clan at the end, if all play on at random
clans-feature-end-others = points of the others at the end, if all play on at random

samhain-feature-points = victory points
samhain-feature-final-points = what resources and wisps add at the end
samhain-feature-resources = resources
samhain-feature-sorts = sorts of resources at hand
samhain-feature-roman-spent = Roman resources spent
samhain-feature-most-spent = having spent most Roman resources
samhain-feature-most-spent-up = having spent most Roman resources
samhain-feature-most-spent-down = not having spent most Roman resources
samhain-feature-wisps = wisps
samhain-feature-bare-wisps = wisps that no bonfire shelters
samhain-feature-ready = members that may still act
samhain-feature-exhausted = exhausted members on cards
samhain-feature-pool = members in the pool
samhain-feature-graves = members in the graveyard
samhain-feature-temples-now = what the temples give this round
samhain-feature-temples-later = what the temples give in later rounds
samhain-feature-leads = tracks led alone
samhain-feature-devotion = devotion
samhain-feature-tracks = tracks with a marker
samhain-feature-sickles = sickles
samhain-feature-runes = runes
samhain-feature-bonfires = bonfires
samhain-feature-dolmens = dolmens
samhain-feature-horns = horns
samhain-feature-item-kinds = different items
samhain-feature-item-pairs = pairs of items
samhain-feature-company = own members together on a card
samhain-feature-met = members beside active ones of others
samhain-feature-marker = the first seat’s marker
samhain-feature-marker-up = having the first seat’s marker
samhain-feature-marker-down = not having the first seat’s marker
samhain-feature-to-move = whose turn it is
samhain-feature-to-move-up = having the next turn
samhain-feature-to-move-down = leaving the next turn to others

karnag-feature-points = victory points
karnag-feature-store = what lies ready for the final count
karnag-feature-mana = mana
karnag-feature-hand = power cards in hand
karnag-feature-capture-track = knowledge of captures
karnag-feature-move-track = knowledge of druid moves
karnag-feature-council-track = knowledge of the council
karnag-feature-gem-track = knowledge of gemstones
karnag-feature-mana-track = knowledge of mana
karnag-feature-at-council = druids at the council
karnag-feature-council-points = points from the council
karnag-feature-in-cauldrons = druids in cauldrons
karnag-feature-gems = gemstones in the glade
karnag-feature-aligned = gemstones in line
karnag-feature-menhirs = menhirs
karnag-feature-passes = creatures that let lightning through
karnag-feature-golems = golems
karnag-feature-main-move = main actions to come on the move tile
karnag-feature-second-move = secondary actions to come on the move tile
karnag-feature-main-gem = main actions to come on the gem tile
karnag-feature-second-gem = secondary actions to come on the gem tile
karnag-feature-main-capture = main actions to come on the capture tile
karnag-feature-second-capture = secondary actions to come on the capture tile
karnag-feature-main-telepathy = main actions to come on the telepathy tile
karnag-feature-second-telepathy = secondary actions to come on the telepathy tile
karnag-feature-main-potion = main actions to come on the potion tile
karnag-feature-second-potion = secondary actions to come on the potion tile
karnag-feature-main-card = main actions to come on the card tile
karnag-feature-second-card = secondary actions to come on the card tile
karnag-feature-prey = creatures within the lightning of a druid
karnag-feature-prey-points = points of the creatures within reach
karnag-feature-crossings = places where lightning would make a gemstone
karnag-feature-crossing-points = worth of the best of these places
karnag-feature-hunts = captures to come that have a prey
karnag-feature-settings = gemstones to come that have a place
karnag-feature-brews = potions to come with druids in cauldrons
karnag-feature-dry = lightning that lacks mana
karnag-feature-end-own = points at the end of the game
karnag-feature-end-others = points of the others at the end of the game
karnag-feature-to-move = whose turn it is
karnag-feature-to-move-up = having the next turn
karnag-feature-to-move-down = leaving the next turn to others

ardri-feature-wealth = wealth
ardri-feature-field = Cattle in the field
ardri-feature-suits = suits in the field
ardri-feature-warriors = Warriors
ardri-feature-strength = strength of the Warriors
ardri-feature-hand = cards in hand
ardri-feature-active = being in the game
ardri-feature-active-up = being sure to stay in the game
ardri-feature-active-down = being in danger of falling out of the game
ardri-feature-best = the best card of every suit
ardri-feature-second = the second-best card of every suit
ardri-feature-proven = proven Warriors
ardri-feature-hand-cattle = Cattle in hand
ardri-feature-hand-warriors = Warriors in hand
ardri-feature-reach = suits in field and hand
ardri-feature-reach-best = the best card of every suit in field and hand
ardri-feature-spoils = Cattle on its way home
ardri-feature-gifts = gifts that could be laid
ardri-feature-gifts-up = all gifts could be laid
ardri-feature-gifts-down = not all gifts could be laid
ardri-feature-margin = how far the gifts exceed what others have
ardri-feature-accepted = gifts that would be accepted
ardri-feature-accepted-up = the gifts would be accepted
ardri-feature-accepted-down = the gifts would not be accepted
ardri-feature-force = Warriors beyond those of the receivers
ardri-feature-enforced = gifts that Warriors would enforce
ardri-feature-enforced-up = Warriors would enforce the gifts
ardri-feature-enforced-down = Warriors would not enforce the gifts
ardri-feature-near-force = nearly enough Warriors to enforce
ardri-feature-near-force-up = nearly enough Warriors to enforce
ardri-feature-near-force-down = far from enough Warriors to enforce
ardri-feature-to-come = the turn of this season still to come
ardri-feature-to-come-up = the turn of this season is still to come
ardri-feature-to-come-down = the turn of this season is over
ardri-feature-place = the place in the order
ardri-feature-place-up = a later place in the order
ardri-feature-place-down = an earlier place in the order
ardri-feature-hungry = Warriors that cannot be fed
ardri-feature-exposed = Warriors that others have more of
ardri-feature-to-move = whose turn it is
ardri-feature-to-move-up = having the next turn
ardri-feature-to-move-down = leaving the next turn to others
