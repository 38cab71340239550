# Karnag. Squares of the glade are written like h5, path squares are numbers, druids are 1 to 3.

karnag-title = Karnag
karnag-intro = Druids around a glade hold back what comes out of the gate of Ker Ys: they capture creatures, or raise menhirs where their lightning crosses. The printed board is not known to us: this one is a reconstruction that keeps to the rules, and every value on it can be corrected.
karnag-goal = Score the most in five or six rounds: capture what comes out of the gate, or raise menhirs where your lightning crosses.
karnag-goal-turn-1 = Creatures walk outwards; players take turns placing their five cubes on actions.
karnag-goal-turn-2 = Then everyone acts, tile by tile: druids move, look straight across the glade and strike.
karnag-goal-turn-3 = Mana pays for it all: brew more in the cauldrons.
karnag-goal-picture = Two gemstones in one line become menhirs

karnag-edition-2012 = Sit Down!, 2012

karnag-option-setup = Obstacles
karnag-option-setup-basic = As in the basic layout.
karnag-option-setup-advanced = The players place them, one after another.
karnag-option-compensation = Compensation for an action not performed
karnag-option-compensation-vp = One victory point.
karnag-option-compensation-mana = One mana.
karnag-option-encircle = The best line around the gate
karnag-option-encircle-line = The one that covers the fewest squares.
karnag-option-encircle-area = The one that encloses the fewest squares.
karnag-option-across_gate = Gemstones in line across the gate
karnag-option-across_gate-true = They become menhirs, and the gate squares count.
karnag-option-across_gate-false = They are not in line.
karnag-option-capture_learn = Knowledge with the main capture action
karnag-option-capture_learn-false = Only with captures, not with the druid move.
karnag-option-capture_learn-true = With the druid move, too.
karnag-option-penalty = Distance from a druid to an escape
karnag-option-penalty-squares = All squares of the path count.
karnag-option-penalty-moves = Occupied squares do not count, as when a druid moves; beyond five squares nobody pays.
karnag-option-potion = Declining a potion
karnag-option-potion-may = A potion may be declined.
karnag-option-potion-must = Not with a druid in a cauldron.
karnag-option-passes = Captured creatures help lightning
karnag-option-passes-action = Once per action, over all flashes.
karnag-option-passes-flash = Once per flash.
karnag-option-bonus = Bonus of the move track
karnag-option-bonus-all = For every druid move of an action tile.
karnag-option-bonus-tile = For those of the move tile only.
karnag-option-cards = Who plays power cards
karnag-option-cards-own = The player whose cube is being performed.
karnag-option-cards-all = Every other player too, before each action.
karnag-option-backs = Marks on the backs of cards
karnag-option-backs-open = Everyone sees them.
karnag-option-backs-hidden = Nobody sees them.
karnag-option-board = Board
karnag-option-board-standard = The reconstruction that comes with the program.
karnag-option-board-menhirs = The same with other values on the lost tracks: less for captures and the council, more for gemstones.

karnag-kind-golem = golem
karnag-kind-ghoul = ghoul
karnag-kind-shadow = dark shadow
karnag-kind-naja = naja
karnag-tile-move = druid moves
karnag-tile-gem = gemstones
karnag-tile-capture = captures
karnag-tile-telepathy = telepathy
karnag-tile-potion = potions
karnag-tile-card = power cards
karnag-row-main = main
karnag-row-secondary = secondary
karnag-track-capture = captures
karnag-track-move = druid moves
karnag-track-council = council
karnag-track-gems = gemstones
karnag-track-mana = mana
karnag-card-through = Through rocks or swamps
karnag-card-speed = Speed
karnag-card-extra = Extra
karnag-card-gems = Move gemstones
karnag-card-knowledge = Increased knowledge
karnag-card-control = Control of a creature
karnag-card-eliminate_ghoul = Elimination of a ghoul
karnag-card-eliminate_shadow = Elimination of a dark shadow
karnag-card-eliminate_naja = Elimination of a naja
karnag-card-hidden = a card
karnag-direction-north = north
karnag-direction-east = east
karnag-direction-south = south
karnag-direction-west = west
karnag-cauldron-N = north
karnag-cauldron-E = east
karnag-cauldron-S = south
karnag-cauldron-W = west
karnag-to-N = the north cauldron
karnag-to-E = the east cauldron
karnag-to-S = the south cauldron
karnag-to-W = the west cauldron
karnag-at-council = the council
karnag-vp = victory points
karnag-mana = mana
karnag-council = council
karnag-cards = cards
karnag-gate = gate
karnag-glade = glade
karnag-path = path
karnag-druid = druid
karnag-gem = gemstone
karnag-menhir = menhir
karnag-rock = rock
karnag-swamp = swamp
karnag-region-green_yellow = green and yellow region
karnag-region-light_brown = light brown region
karnag-region-dark_brown = dark brown region
karnag-turns-left = turns left
karnag-turns-right = turns right
karnag-phase-A = order of play
karnag-phase-B = creatures
karnag-phase-C = action tiles
karnag-phase-D = choice of actions
karnag-phase-E = actions
karnag-phase-F = gemstones
karnag-phase-G = council
karnag-status-text = from the rulebook
karnag-status-inferred = inferred from the rulebook
karnag-status-invented = invented within the bounds of the rulebook
karnag-reconstructed = The board, the tracks and the tokens are a reconstruction: see chapter 22 of the rules.

karnag-ask-pick_tile = Which obstacle tile do you place?
karnag-ask-turn_tile = Which way around does { $obstacle } go?
karnag-ask-tile_column = In which column is the left edge of { $obstacle }?
karnag-ask-tile_row = In which row is the top edge of { $obstacle }?
karnag-ask-place_druid = Place a druid on a start square.
karnag-ask-draft = Place a cube on an action. { $cubes ->
    [one] It is your last.
   *[other] You have { $cubes } left.
}
karnag-ask-act = Your cube on { $tile } ({ $row }): perform the action, play cards, or decline.
karnag-ask-go-on = Your cube on { $tile } ({ $row }): go on, play cards, or end the action.
karnag-ask-walk = { $left ->
    [one] One square is left
   *[other] { $left } squares are left
}: which druid moves?
karnag-ask-stride = Where does druid { $druid } go? { $left ->
    [one] One square is left.
   *[other] { $left } squares are left.
}
karnag-ask-approach = Which way does druid { $druid } go into the cauldron? { $left ->
    [one] One square is left.
   *[other] { $left } squares are left.
}
karnag-ask-adjust = How many squares more or fewer? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
karnag-ask-haste = How many squares do your druids move, { $most } at most?
karnag-ask-speed = Does the card change the total of the action’s move, or do your druids move up to { $most } squares with the card alone?
karnag-ask-total = How many squares do your druids move in all, before the card { $change ->
    [-1] takes one off?
    [-2] takes two off?
    [-3] takes three off?
    [1] adds one?
   *[other] adds { $change }?
}
karnag-ask-hasten = { $left ->
    [one] One square is left
   *[other] { $left } squares are left
} from the card: which druid moves?
karnag-ask-shift = Move your gemstones: { $left ->
    [one] one square.
   *[other] { $left } squares.
}
karnag-ask-learn = Which track of knowledge do you move up?
karnag-ask-parchment = The parchment gives a level on another track. Which?
karnag-ask-council_learn = You have the most druids at the council: which track do you move up?
karnag-ask-potion_learn = The potion gives a level of knowledge. On which track?
karnag-ask-pick = Which creature do you lead?
karnag-ask-lead = Lead the { $kind } on { $at }: { $left ->
    [one] one square at most.
   *[other] { $left } squares at most.
}
karnag-ask-keep = { $count ->
    [one] You drew one card. What do you do with it?
   *[other] You drew { $count } cards. Which do you keep?
}
karnag-ask-interlude = Before the next action: do you play a card?
karnag-ask-raise = You have fewer menhirs than gemstones in line. Which gemstone becomes a menhir? ({ $left } to choose)

karnag-move-tile = take { $obstacle }
karnag-move-turn = { $quarters ->
    [0] as it is
    [one] a quarter turn
   *[other] { $quarters } quarter turns
}
karnag-move-column = column { $column }
karnag-move-row = row { $row }
karnag-move-place = druid onto { $to }
karnag-move-cube = { $tile }, { $row }, space { $space }
karnag-move-forgo = decline the action
karnag-move-end = end the action
karnag-move-squares = { $squares ->
    [one] move one square
   *[other] move { $squares } squares
}
karnag-move-faster = { $squares ->
    [one] one square more
   *[other] { $squares } squares more
}
karnag-move-slower = { $squares ->
    [one] one square fewer
   *[other] { $squares } squares fewer
}
karnag-move-play = play { $card }
karnag-move-druid = druid { $druid } ({ $at })
karnag-move-enter = onto corner { $corner }
karnag-move-enter-clockwise = over corner { $corner } clockwise, onto { $to }
karnag-move-enter-counter = over corner { $corner } counter-clockwise, onto { $to }
karnag-move-stay = stay there
karnag-move-clockwise = { $squares } clockwise, to { $to }
karnag-move-counter = { $squares } counter-clockwise, to { $to }
karnag-move-cauldron = into the { $cauldron } cauldron
karnag-move-gem = gemstone on { $at } for { $mana } mana; druid { $druid } (on { $path }) goes to the council
karnag-move-seize = capture the { $kind } on { $at } for { $mana } mana, with druid { $druid } ({ $from })
karnag-move-learn = knowledge: { $track }, level { $level }
karnag-move-lengthen = add the tile’s squares to its way
karnag-move-creature = lead the { $kind } on { $at }
karnag-move-lead = { $direction }, to { $to }
karnag-move-halt = halt
karnag-move-shift = gemstone on { $from } to the { $direction }
karnag-move-brew = brew the potion
karnag-move-draw = draw
karnag-move-keep = keep { $card }
karnag-move-send-back = send a { $kind } back
karnag-move-refuse = refuse
karnag-move-raise = the gemstone on { $at }
karnag-move-pass = leave it
karnag-answer-squares = move
karnag-answer-gem = gemstone
karnag-answer-capture = capture
karnag-answer-learn = knowledge
karnag-answer-creature = lead a creature
karnag-answer-shift = move a gemstone
karnag-answer-potion = brew
karnag-answer-draw = draw a card
karnag-answer-clockwise = clockwise
karnag-answer-counter = counter-clockwise
karnag-answer-cauldron = cauldron
karnag-answer-stay = stay
karnag-answer-halt = halt
karnag-answer-keep = keep a card
karnag-answer-eliminate = send back a creature
karnag-answer-refuse = refuse

karnag-why-not-a-move = That is not a move in this game.
karnag-why-not-now = That is not what is being asked now.
karnag-why-unreadable = “{ $text }” is not a move. Write for example: cube gem main 2, squares 7, clockwise 3, creature h5.
karnag-why-nothing-there = There is no such piece on { $at }.
karnag-why-no-start = { $to } is not a start square: those are the darker ones near the cauldrons.
karnag-why-off-path = Druids move on the path around the glade.
karnag-why-total-first = First say how many squares your druids move in all.
karnag-why-no-lines = No two of your druids look at { $at }, one along its row and one along its column.
karnag-why-not-before = The creature on { $at } is not the first in line for any of your druids.
karnag-why-step-by-step = A creature is led square by square: from { $at } to a square beside it.
karnag-why-no-gem-beside = You have no gemstone beside { $at }.
karnag-why-which-way = Say to which square beside it the gemstone on { $at } goes.
karnag-why-tile-first = First place the obstacle tile.
karnag-why-tile-lies = { $obstacle } is already in the glade.
karnag-why-mixed-first = { $obstacle } has to wait: the mixed tiles come first.
karnag-why-same-tile = { $obstacle } cannot be taken now: it fits nowhere, or a tile just like it is offered.
karnag-why-no-room = { $obstacle } cannot go there: obstacles may touch neither each other nor the squares around the gate, and mixed ones must cover a corner.
karnag-why-place-first = First place a druid on a start square.
karnag-why-druid-there = There is already a druid on { $to }.
karnag-why-cube-first = First place a cube.
karnag-why-masked = { $tile } has no such space with this number of players.
karnag-why-taken = This space of { $tile } is taken by { $seat }.
karnag-why-not-this-tile = { $tile } ({ $row }) does not offer that.
karnag-why-done-already = { $tile } ({ $row }): this part has been done, or another was chosen instead.
karnag-why-performed = Part of the action has been done, so there is no compensation. End it instead.
karnag-why-nothing-done = Nothing of the action has been done yet. Decline it instead.
karnag-why-potion-must = At this table a potion must be brewed if a druid is in a cauldron.
karnag-why-no-brewer = None of your druids is in a cauldron.
karnag-why-no-cards = The deck is empty.
karnag-why-nobody-walks = All your druids are in cauldrons: none can move.
karnag-why-wrong-total = The total must be from { $least } to { $most } squares.
karnag-why-walk-first = First use up the squares that are left: { $left }.
karnag-why-walked = Druid { $druid } has already moved in this action.
karnag-why-in-cauldron = Druid { $druid } is in a cauldron and stays there until it brews.
karnag-why-one-move = Druid { $druid } must make its move in one go.
karnag-why-corner-first = A druid comes back from the council at a corner.
karnag-why-corner = A free corner is entered; only an occupied one is jumped over.
karnag-why-not-at-council = This druid is not at the council.
karnag-why-same-way = After jumping over a corner, a druid can only go on in the same direction.
karnag-why-too-far = { $left ->
    [one] Only one square is left.
   *[other] Only { $left } squares are left.
}
karnag-why-use-all = All squares must be used, and no other druid could use up the rest.
karnag-why-must-go = The druid must move at least one square.
karnag-why-cauldron-full = The { $cauldron } cauldron is full.
karnag-why-cauldron-far = { $left ->
    [one] The { $cauldron } cauldron cannot be entered with one square left.
   *[other] The { $cauldron } cauldron cannot be entered with { $left } squares left.
}
karnag-why-approach = Say with how many squares, and which way, the druid enters the { $cauldron } cauldron.
karnag-why-too-few = That would leave less than one square in all: { $left } are left.
karnag-why-no-total = You are not naming the total of a druid move now, so the card has nothing to change.
karnag-why-one-creature = The creature on { $at } is being led: the tile’s squares can only lengthen its way.
karnag-why-card-first = First finish the effect of the card.
karnag-why-haste-most = The card moves your druids { $most } squares at most.
karnag-why-effect-first = First finish what is under way.
karnag-why-gem-in-reserve = Gemstone { $gem } is in your reserve.
karnag-why-not-free = { $to } is not completely free.
karnag-why-shift-all = Once begun, the move must be finished: { $left ->
    [one] one square is left.
   *[other] { $left } squares are left.
}
karnag-why-track-full = The track { $track } is full.
karnag-why-other-track = The parchment gives a level on a track other than { $track }.
karnag-why-must-learn = A level of knowledge must be taken.
karnag-why-enough-gems = Two gemstones have been created in this action: that is the most.
karnag-why-lone-enough = Three creatures have been captured in this action: that is the most.
karnag-why-which-leaves = One druid goes to the council: say which. For { $at }: { $moves }.
karnag-why-not-that-druid = Druid { $druid } does not look at { $at }.
karnag-why-no-crossing = The lines of druids { $first } and { $second } do not cross: one must look along a row, one along a column.
karnag-why-flash-stopped = A creature or the gate stops the lightning of druid { $first } or { $second }.
karnag-why-no-gem = You have no gemstone in reserve for druids { $first } and { $second }.
karnag-why-no-mana = You do not have enough mana for the gemstone of druids { $first } and { $second }.
karnag-why-no-pass = Druids { $first } and { $second } need more passes through rocks, swamps or stones.
karnag-why-lone-no-quarry = There is no creature in front of druid { $druid }.
karnag-why-lone-no-mana = You do not have enough mana for a capture by druid { $druid }.
karnag-why-lone-no-pass = Druid { $druid } needs more passes through rocks, swamps or stones.
karnag-why-not-in-glade = This creature is not in the glade.
karnag-why-black-cube = The creature on { $at } has already been led this round.
karnag-why-hemmed-in = The creature on { $at } cannot go anywhere.
karnag-why-no-entry = The { $kind } cannot enter { $to }.
karnag-why-go-on = { $squares ->
    [one] The creature must go one more square.
   *[other] The creature must go { $squares } more squares.
}
karnag-why-not-held = You do not hold { $card }.
karnag-why-useless = { $card } would have no effect now.
karnag-why-cards-only = Only cards may be played now.
karnag-why-not-drawn = { $card } is not among the cards drawn.
karnag-why-not-drawn-marked = No such card is among those drawn: { $kind }.
karnag-why-no-such-creature = You have no creature of that kind in reserve: { $kind }.
karnag-why-keep-one = With an unmarked card among those you drew, you cannot refuse.
karnag-why-keep-first = First say which card you keep.
karnag-why-not-aligned = This gemstone is not in line with another.
karnag-why-raise-first = First say which gemstone becomes a menhir.
karnag-why-none-gem = No two of your druids can create a gemstone now: their lightning must cross on a free square, with nothing in the way that you cannot pass, and you need the mana.
karnag-why-none-capture = None of your druids can capture now: it must look at a creature, with nothing in the way that you cannot pass, and you need the mana.
karnag-why-none-creature = There is no creature you can lead now.
karnag-why-none-shift = None of your gemstones can be moved now.
karnag-why-none-learn = All your knowledge tracks are full.
karnag-why-none-cauldron = No cauldron can be reached now.
karnag-why-none-keep = All the cards you drew are marked.
karnag-why-none-eliminate = None of the marked cards you drew matches a creature in your reserve.

karnag-log-tile = { $seat } places { $obstacle } on { $at }.
karnag-log-place = { $seat } places a druid on { $to }.
karnag-log-round = Round { $round } begins.
karnag-log-order = Order of play: { $seats }.
karnag-log-creature = A { $kind } goes from { $from } to { $to }.
karnag-log-quarrel = A { $kind } stays on { $from }: another of equal rank wants { $to }, too.
karnag-log-escape = A { $kind } escapes at { $at }.
karnag-log-penalty = { $seat } has a penalty of { $points }: { $lost ->
    [0] there was nothing to lose.
    [one] one point lost.
   *[other] { $lost } points lost.
}
karnag-log-die = The die shows { $number }: that many creatures arrive.
karnag-log-arrival = A { $kind } comes out of gate square { $gate }, rolls { $pips } and goes to { $to }.
karnag-log-shut-in = A { $kind } cannot leave gate square { $gate } and is out of the game.
karnag-log-line = The action tiles: { $tiles }.
karnag-brief-cube = cube on { $tile } ({ $row }).
karnag-log-cube = { $seat } places a cube on { $tile } ({ $row }), space { $space }.
karnag-log-action = { $seat }: { $tile } ({ $row }).
karnag-log-decline = { $seat } declines and gets { $points ->
    [one] one point.
   *[other] { $points } points.
}
karnag-log-decline-mana = { $seat } declines and gets { $mana } mana.
karnag-log-squares = { $seat } moves druids { $squares ->
    [one] one square.
   *[other] { $squares } squares.
}
karnag-log-walk = { $seat }: druid { $druid } goes to { $to } ({ $squares ->
    [one] one square
   *[other] { $squares } squares
}).
karnag-log-enter = { $seat }: druid { $druid } comes back from the council ({ $to }).
karnag-log-in-cauldron = { $seat }: druid { $druid } enters the { $cauldron } cauldron.
karnag-log-adjust = { $seat } changes the move by { $change }: { $left } left.
karnag-log-gem = { $seat } creates a gemstone on { $at } for { $mana } mana; druid { $druid } goes to the council.
karnag-log-capture = { $seat } captures a { $kind } on { $at } for { $mana } mana: { $points ->
    [one] one point
   *[other] { $points } points
}; druid { $druid } goes to the council.
karnag-log-learn = { $seat } gains knowledge: { $track }, level { $level }.
karnag-log-mana = { $mana ->
    [0] { $seat } gains no mana.
   *[other] { $seat } gains { $mana } mana.
}
karnag-log-shift = { $seat } moves a gemstone from { $from } to { $to }.
karnag-log-led = { $seat } leads a { $kind } from { $from } to { $to }.
karnag-log-potion = { $seat } brews with { $druids ->
    [one] one druid
   *[other] { $druids } druids
} and gains { $mana } mana.
karnag-log-draw = { $seat } draws { $count ->
    [one] one card.
   *[other] { $count } cards.
}
karnag-log-keep = { $seat } keeps { $card }.
karnag-log-refuse = { $seat } refuses { $count ->
    [one] a marked card.
   *[other] { $count } marked cards.
}
karnag-log-no-card = { $seat } gets no card.
karnag-log-eliminate = { $seat } sends a { $kind } back to Ker Ys: { $points ->
    [one] one point.
   *[other] { $points } points.
}
karnag-log-play = { $seat } plays { $card }.
karnag-log-alignment = { $seat } has gemstones in line over { $points ->
    [one] one square.
   *[other] { $points } squares.
}
karnag-log-menhir = { $seat } raises a menhir on { $at }: { $points ->
    [0] no bonus.
   *[other] { $points } more points.
}
karnag-log-no-menhirs = { $seat } has gemstones in line but no menhir left.
karnag-log-council = { $seat } has { $druids ->
    [one] one druid
   *[other] { $druids } druids
} at the council: { $points ->
    [one] one point.
   *[other] { $points } points.
}
karnag-log-ring = The gate is encircled: { $menhirs } menhirs on the line, { $squares } squares.
karnag-log-no-ring = The gate is not encircled.
karnag-log-count = { $seat } adds at the end: cards { $cards }, gemstones { $gems }, menhirs { $menhirs }, creatures { $creatures }. Total: { $total }.
karnag-log-first-creature = A { $kind } stands on { $at }.
karnag-log-won-mana = { $seats } has more mana, { $mana }, and wins.

karnag-part-creatures = Creatures
karnag-part-gems = Gemstones
karnag-part-menhirs = Menhirs
karnag-part-council = Council
karnag-part-cards = Cards
karnag-part-renounced = Declined actions
karnag-part-escapes = Escapes

# -- gestures: several answers at once ------------------------------------------------------------
karnag-gesture-walk = Move
