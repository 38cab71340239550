# What each thing on the board of Karnag is, how it stands now, and what it would take.

karnag-what-phase = Phase
karnag-what-phase-is = A round goes through seven phases: order, creatures, tiles, choice of actions, actions, gemstones, council.
karnag-what-phase-now = { $phase ->
    [A] Whoever has the fewest points plays first.
    [B] Creatures walk one square towards the edge, then new ones come out of the gate.
    [C] The six action tiles are laid in a new line.
    [D] One after another, players place their five cubes on actions.
    [E] The cubes are carried out: upper rows first, from left to right.
    [F] Gemstones in line become menhirs and score.
    [G] Druids at the council score; whoever has the most there may take a level of knowledge.
   *[other] The game is being set up, or it is over.
}

karnag-what-round = Round
karnag-what-round-is = After the last round menhirs, gemstones, creatures and cards are counted.
karnag-what-round-now = Round { $round } of { $rounds }.

karnag-what-board = Reconstructed
karnag-what-board-is = The printed board is not public: its layout and the values of the tracks are invented within what the rulebook says. The rules tell you what is certain.

karnag-what-points = Points
karnag-what-points-is = The most points win: for creatures captured, menhirs raised, druids at the council, and the count at the end.
karnag-what-points-now = { $seat } has { $points }.

karnag-what-mana = Mana
karnag-what-mana-is = Lightning costs one mana per square. Druids in a cauldron brew more with the potion action; anything above 20 is lost.
karnag-what-mana-now = { $seat } has { $mana }.

karnag-what-caught = Captured creature
karnag-what-caught-is = It scored when it was captured and scores again at the end. A dark shadow lets lightning through one rock per action, a ghoul through one swamp, a naja through one stone.
karnag-what-caught-now = { $kind }.

karnag-what-place = Place in the order
karnag-what-place-is = Whoever has the fewest points places cubes first. The order holds for the whole round.

karnag-what-gems = Gemstones in reserve
karnag-what-gems-is = At most three are in the glade. Those that become menhirs come back to you.
karnag-what-gems-now = { $seat } has { $gems } left to create.

karnag-what-menhirs = Menhirs in reserve
karnag-what-menhirs-is = Gemstones in one row or column become menhirs at the end of the round.
karnag-what-menhirs-now = { $seat } has { $menhirs } left to raise.

karnag-what-cards = Power cards
karnag-what-cards-is = Hidden cards, to be played during your own actions. Each one you keep is worth a point at the end.
karnag-what-cards-now = { $seat } holds { $cards }.

karnag-what-tile = Action tile
karnag-what-tile-is = The upper row is the stronger action. Tiles act from left to right, all upper rows before the lower ones.
karnag-what-tile-now = { $tile }: { $does }.

karnag-what-cube = Cube
karnag-what-cube-is = A chosen action. When its turn comes it is performed, or declined for one point.
karnag-what-cube-now = It belongs to { $seat }.

karnag-what-space = Free space
karnag-what-space-is = Each space takes one cube. Everyone places five in a round; what is taken is gone.
karnag-what-space-now = { $tile }: { $does }.

karnag-what-council = Sylvan council
karnag-what-council-is = Druids come here after lightning and potions. Each scores a point a round; whoever has the most may take a level of knowledge. They leave at a corner.
karnag-what-council-now = { $druids ->
    [0] Nobody is here.
    [one] One druid is here.
   *[other] { $druids } druids are here.
}

karnag-what-druid = Druid
karnag-what-druid-is = It moves on the path and looks straight across the glade. It strikes the first creature it sees; where the lightning of two of yours crosses, you can create a gemstone.
karnag-what-druid-now = A druid of { $seat }.

karnag-what-track = Knowledge
karnag-what-track-is = { $track ->
    [capture] More points for captures: the first number once per action, the second for each creature.
    [move] More squares for your druids in every move.
    [council] More points for your first, second and third druid at the council.
    [gems] At once: your gemstones may move that many squares.
   *[mana] At once: that much mana. A dot also gives a level on another track.
}
karnag-what-track-now = { $seat } is at level { $level } of { $top }: { $value }. { $next ->
    [none] That is the top.
   *[other] The next level: { $next }.
} { $left ->
    [once] You get it once, when you reach the level.
    [0] This is the last round in which it counts.
    [one] It counts in this round and the next.
   *[other] It counts in this round and the { $left } after it.
}

karnag-level-none = nothing
karnag-level-capture = { $once ->
    [one] one more point
   *[other] { $once } more points
} with every capture action{ $each ->
    [0] {""}
    [one] , and one with every creature
   *[other] , and { $each } with every creature
}
karnag-level-council = { $third ->
    [0] { $second ->
        [0] { $first } more for your first druid there
       *[other] { $first } more for your first druid there, { $second } for the second
    }
   *[other] { $first } more for your first druid there, { $second } for the second, { $third } for the third
}
karnag-level-move = { $squares ->
    [one] one more square
   *[other] { $squares } more squares
} in every move
karnag-level-gems = your gemstones may move { $squares ->
    [one] one square
   *[other] { $squares } squares
}
karnag-level-mana = { $mana } mana{ $more ->
    [0] {""}
   *[other] , and a level on another track
}

karnag-what-path = Path
karnag-what-path-is = One druid per square. A creature that reaches the path escapes, and costs nearby druids points.

karnag-what-square = Square of the glade
karnag-what-square-is = A gemstone needs a free square where the lightning of two of your druids crosses. A menhir is worth more the closer it is to the gate.
karnag-what-square-now = { $square }: a new menhir here adds { $menhir }, a gemstone here at the end { $gem }.

karnag-what-gate = Gate
karnag-what-gate-is = Two to four creatures come out each round. No lightning passes it. Menhirs in a ring around it are worth the most at the end.

karnag-what-rock = Rock
karnag-what-rock-is = It stops lightning and creatures; only a dark shadow walks through. Each dark shadow you have captured lets lightning through one rock per action.

karnag-what-swamp = Swamp
karnag-what-swamp-is = It stops lightning and creatures; only a ghoul walks through. Each ghoul you have captured lets lightning through one swamp per action.

karnag-what-cauldron = Cauldron
karnag-what-cauldron-is = With the potion action, a druid in here brews mana and gains a level of knowledge, then goes to the council.

karnag-what-creature = Creature
karnag-what-creature-is = Each round it goes one square towards the nearest edge. A golem is worth 5 points when captured, any other creature 2.
karnag-what-creature-now = { $said }.

karnag-what-gem = Gemstone
karnag-what-gem-is = In one row or column with another of yours it becomes a menhir at the end of the round.
karnag-what-gem-now = It belongs to { $seat }.

karnag-what-menhir = Menhir
karnag-what-menhir-is = It never moves. At the end it is worth 1 point, or 4 on a closed line around the gate.
karnag-what-menhir-now = It belongs to { $seat }.

karnag-what-power = Power card
karnag-what-power-is = Play it during your own action: before, in the middle or after. Kept to the end, it is worth one point.
karnag-what-power-now = { $card }.
