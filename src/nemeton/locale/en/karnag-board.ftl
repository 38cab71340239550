# What the board of Karnag says.

karnag-ui-phases = Phases of the round
karnag-ui-setup = Set-up
karnag-ui-over = The game is over
karnag-ui-round = Round { $round } of { $rounds }
karnag-ui-reconstructed = reconstructed board and values
karnag-ui-reconstructed-short = reconstructed
karnag-ui-own-board = a board of our own
karnag-ui-other-board = The picture of this board could not be loaded. You can play from the list of moves, or reload the page.
karnag-ui-scores = Points and mana
karnag-ui-seat = { $vp } victory points, { $mana } mana, in reserve { $gems } gemstones and { $menhirs } menhirs, { $cards } cards. Place in the order of play: { $place }.
karnag-ui-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
karnag-ui-tiles = Action tiles, from left to right
karnag-ui-space = { $tile }, { $row }, space { $space }: { $state ->
    [now] { $seat } acts now.
    [waits] cube of { $seat }, number { $order } in order.
    [done] cube of { $seat }, done.
    [free] free, you can take it.
   *[empty] free.
}
karnag-ui-tile-move = Moves
karnag-ui-tile-gem = Gemstones
karnag-ui-tile-capture = Captures
karnag-ui-tile-telepathy = Telepathy
karnag-ui-tile-potion = Potions
karnag-ui-tile-card = Cards
karnag-ui-move-main = { $least } to { $most } squares
karnag-ui-move-secondary = { $most } squares
karnag-ui-gem-main = Gemstone and knowledge, or { $most } squares
karnag-ui-gem-secondary = Gemstone
karnag-ui-capture-main = Capture and knowledge, or { $most } squares
karnag-ui-capture-secondary = Capture
karnag-ui-telepathy-main = +1 knowledge, or lead 1–{ $squares }
karnag-ui-telepathy-secondary = Gemstone { $gem } or lead { $squares }
karnag-ui-potion-main = { $mana } mana
karnag-ui-potion-secondary = { $mana } mana
karnag-ui-card-main = Draw { $cards }, keep 1
karnag-ui-card-secondary = Draw { $cards }
karnag-ui-council = Sylvan council
karnag-ui-empty = Nobody is here.
karnag-ui-knowledge = Knowledge
karnag-ui-lasting = lasting
karnag-ui-once = once
karnag-ui-druid = Druid { $druid } of { $seat } ({ $at })
karnag-ui-cauldron-at = { $cauldron } cauldron
karnag-ui-creature = { $kind } on { $at }, { $turns }: { $fate ->
    [goes] will go to { $to }
    [rock] will go to { $to }, into the rock
    [swamp] will go to { $to }, into the swamp
    [stone] will go to { $to }, under the stone
    [escapes] will escape at { $to }
    [quarrel] will stay: another wants the same square
    [last] will not move again
   *[blocked] will stay: both ways are blocked
}
karnag-ui-loss = { $seat } −{ $points }
karnag-ui-no-loss = Costs nobody any points
karnag-ui-glade = The glade. Arrow keys go to the next place you can choose, with Shift to the next piece.
karnag-ui-through = Passes: { $what }
karnag-ui-who-goes = A gemstone on { $at } for { $mana } mana; you keep { $left }. Which druid goes to the council?
karnag-ui-path = { $side } { $mark }
karnag-ui-corner = { $corner ->
    [nw] north-west
    [ne] north-east
    [se] south-east
   *[sw] south-west
}
karnag-ui-send = Druid { $druid } goes ({ $path })
karnag-ui-send-at = { $at } for { $mana } mana, druid { $druid } goes
karnag-ui-capture = { $kind } on { $at } for { $mana } mana (druid { $druid })
karnag-ui-hand = Your power cards
karnag-ui-drawn = Cards drawn
karnag-ui-choices = What you can do
karnag-ui-letting = Leave it at that
karnag-ui-back = Back
karnag-ui-whole = Show the whole glade
karnag-ui-closer = Come closer
karnag-ui-group-squares = Squares
karnag-ui-group-clockwise = Clockwise
karnag-ui-group-counter = Counter-clockwise
karnag-ui-group-column = Column
karnag-ui-group-row = Row
karnag-ui-group-adjust = Squares
karnag-ui-group-learn = Knowledge
karnag-ui-card-through = Through
karnag-ui-card-speed = Speed
karnag-ui-card-extra = Extra
karnag-ui-card-gems = Gemstones
karnag-ui-card-knowledge = Knowledge
karnag-ui-card-control = Control
karnag-ui-do-cube = Place the cube
karnag-ui-do-place = Place the druid
karnag-ui-do-gem = Create the gemstone
karnag-ui-do-capture = Capture
karnag-ui-do-play = Play the card
karnag-ui-do-decline = Decline
karnag-ui-do-end = End the action
karnag-ui-do-learn = Learn
karnag-ui-do-potion = Brew
karnag-ui-do-draw = Draw
karnag-ui-do-keep = Keep it
karnag-ui-do-raise = Raise the menhir
