# The first lesson of Karnag: twelve minutes, a first round played through and a last one.

karnag-lesson-first-chapter-druids = Druids and lightning
karnag-lesson-first-chapter-creatures = Creatures
karnag-lesson-first-chapter-draft = Five cubes
karnag-lesson-first-chapter-stones = Gemstones and the end

karnag-lesson-first-goal-title = Goal
karnag-lesson-first-goal = Have the most points after six rounds. Creatures pour out of the gate: capture them, or raise menhirs. Both score.

karnag-lesson-first-path-title = The path
karnag-lesson-first-path = Your druids never enter the glade. They walk around it and look straight in.

karnag-lesson-first-place-title = Placing
karnag-lesson-first-place = Place your first druid below column K.
karnag-lesson-first-place-elsewhere = From there it would see something else. Let’s say K.

karnag-lesson-first-two-more-title = Placing two more
karnag-lesson-first-two-more = One below F, one beside row 7.

karnag-lesson-first-cubes-title = Five cubes
karnag-lesson-first-cubes = Each round you choose five actions with your cubes. This time I have chosen for you.

karnag-lesson-first-lead-title = Lead
karnag-lesson-first-lead = The tiles act from left to right. Telepathy comes first: it leads a creature. Pick the golem on i10.
karnag-lesson-first-lead-waits = That one can wait.
karnag-lesson-first-lead-later = That will be useful later.

karnag-lesson-first-three-steps-title = Three steps
karnag-lesson-first-three-steps = Lead it to h12: west once, then south twice. The closer it stands to your druids, the less it costs to strike it.

karnag-lesson-first-walk-title = Move
karnag-lesson-first-walk = Moves come next. Choose six squares: your druids share them, and all six must be used.
karnag-lesson-first-walk-six = We need exactly six.

karnag-lesson-first-two-each-title = Two each
karnag-lesson-first-two-each = Two squares for each druid: from K to I, from F to H, and down to row 9.
karnag-lesson-first-two-each-no-golem = From there it sees no golem.

karnag-lesson-first-lightning-title = Lightning
karnag-lesson-first-lightning = A druid’s lightning strikes the first creature in line. Each square costs one mana: yours is the number beside the drop.

karnag-lesson-first-catch-title = Capture
karnag-lesson-first-catch = One capture cube, up to three creatures. Start with i11.
karnag-lesson-first-catch-look = You could move instead. But look what is standing there.

karnag-lesson-first-others-title = Two more
karnag-lesson-first-others = That was { $mana } mana for { $points } points. Now the other two, with the same cube.
karnag-lesson-first-others-one-more = There is one more in sight.

karnag-lesson-first-council-title = Council
karnag-lesson-first-council = A druid that strikes goes to the council. There it earns a point a round, but it has to walk back.

karnag-lesson-first-come-back-title = Come back
karnag-lesson-first-come-back = You have a cube in the lower row of Moves, too. That is the weaker action: five squares. Choose them and enter at the south-east corner.

karnag-lesson-first-card-title = A card
karnag-lesson-first-card = Draw a power card. It may be kept for a better moment; play this one at once.

karnag-lesson-first-knowledge-title = Knowledge
karnag-lesson-first-knowledge = This card gives two levels of knowledge: put both on the council. The first level does nothing, the second adds a point a round.
karnag-lesson-first-knowledge-council = Good too. But the council pays every round.

karnag-lesson-first-most-title = Most at the council
karnag-lesson-first-most = { $druids } druids at the council: { $points } points. You have the most, so take one more level: the council again.

karnag-lesson-first-they-walk-title = They advance
karnag-lesson-first-they-walk = Every round, creatures take a step towards the nearest edge, and new ones come. When one escapes, whoever has a druid nearby loses points.

karnag-lesson-first-kinds-title = Kinds
karnag-lesson-first-kinds = A dark shadow you have captured lets lightning pass one rock, a ghoul one swamp, a naja one gemstone or menhir. Golems are simply worth more.

karnag-lesson-first-first-come-title = First come, first served
karnag-lesson-first-first-come = Now you choose. Whoever has the fewest points places first: Acorn.

karnag-lesson-first-together-title = What goes together
karnag-lesson-first-together = Five cubes are one plan: a move, then a strike or a potion. The whole upper row acts first, from left to right. Choose actions that come after your move.

karnag-lesson-first-early-title = Knowledge early
karnag-lesson-first-early = In the upper row, captures, gemstones and telepathy also give a level of knowledge. Taken early, it pays every round: the council first, then captures.

karnag-lesson-first-scarce-title = What is scarce
karnag-lesson-first-scarce = You have one mana left. Only one space brews the strong potion: take it.
karnag-lesson-first-scarce-potion-first = Without mana you can do little. Potion first.

karnag-lesson-first-order-title = Order
karnag-lesson-first-order = To brew, a druid must be in a cauldron. Here the moves come before the potions: take one.

karnag-lesson-first-cauldron-title = Into the cauldron
karnag-lesson-first-cauldron = Five squares take your druid into the south cauldron.

karnag-lesson-first-brew-title = Brew
karnag-lesson-first-brew = One druid: five mana and a level of knowledge. Take captures now: they pay with every strike.

karnag-lesson-first-nothing-to-do-title = Nothing to do?
karnag-lesson-first-nothing-to-do = Decline a cube that finds nothing worth doing: that is a point. And mana left over at the end is worth nothing, so strike in the last round.

karnag-lesson-first-crossing-title = Crossing
karnag-lesson-first-crossing = Two of your druids look in, one along a row, one along a column: where their lightning crosses, you can create a gemstone.

karnag-lesson-first-make-title = Create it
karnag-lesson-first-make = It costs the squares of both flashes: 11 mana, and one of the two druids goes to the council: send the one in row 8.
karnag-lesson-first-make-points-now = This is the last round: points now.

karnag-lesson-first-in-line-title = In line
karnag-lesson-first-in-line = Two gemstones in one column become menhirs at the end of the round. The line scores a point per square: { $points } points.

karnag-lesson-first-ground-title = Ground
karnag-lesson-first-ground = The ground counts as well, dark earth the most: the menhir on { $at } gave { $points } points.

karnag-lesson-first-end-title = The end
karnag-lesson-first-end = With another round to come, knowledge would help; now it does not. Leave it: menhirs and creatures still count once more, above all if the menhirs ring the gate.

karnag-lesson-first-yours-title = Yours
karnag-lesson-first-yours = { $total } points. You know enough to play a sensible round. Ready for a real game?

karnag-exercise-place = Where does your druid see the most?
karnag-exercise-cube = One cube: which action do you take before the others do?
karnag-exercise-capture = { $points ->
    [0] Capture a creature although it brings no points: which one?
    [one] Capture a creature worth one point.
   *[other] Capture a creature worth { $points } points.
}
karnag-exercise-gem = Create a gemstone for { $mana } mana: where?
karnag-exercise-learn = Which track do you move up?
karnag-exercise-creature = Which creature do you lead?
karnag-exercise-points = Which choice brings the most points this round?
karnag-exercise-mana = Think of your mana: what do you choose?
karnag-exercise-prey = Bring creatures into your lightning: what do you choose?
karnag-exercise-stones = Prepare for gemstones: what do you choose?
karnag-exercise-knowledge = Knowledge pays later: what do you choose?
karnag-exercise-idle = Leave no cube with nothing to do: what do you choose?
karnag-exercise-hunt = Capture { $creatures } creatures this round: how do you go about it?
karnag-exercise-golems = Capture { $golems } golems this round: how do you go about it?
karnag-exercise-stone = Create a gemstone this round: how do you go about it?
karnag-exercise-win = One choice wins the game for certain: which one?

karnag-coach-place = { $creatures } creatures stand in the glade. A druid looks straight in and strikes the first one in its row or column.
karnag-coach-walk = None of your later cubes needs the druids in place. Move for the next round: into rows and columns where creatures come.
karnag-coach-walk-capture = You will capture later this round, with { $mana } mana: move to rows and columns where a creature comes first.
karnag-coach-walk-gem = You will create a gemstone later this round: have one druid look along a row and another along a column, to a free square where they cross.
karnag-coach-walk-potion = You will brew later this round: move a druid into a cauldron.
karnag-coach-lead = Telepathy leads a creature: bring it in line with one of your druids, or away from the edge it would escape over.
karnag-coach-capture = Lightning costs one mana per square, and you have { $mana }. A golem is worth 5 points, any other creature 2.
karnag-coach-gem = A gemstone costs the squares of both flashes, and you have { $mana } mana. Two in one row or column become menhirs.
karnag-coach-brew = { $druids ->
    [0] None of your druids is in a cauldron, so this cube brews nothing. Declining it is worth a point.
    [one] One of your druids is in a cauldron. It brews, then goes to the council.
   *[other] { $druids } of your druids are in cauldrons. They brew, then go to the council.
}
karnag-coach-dry = You have { $mana } mana. Lightning costs one per square: think of a cauldron and a potion.
karnag-coach-escape = A creature is about to escape near your druids: that would cost you { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
karnag-coach-draft = { $cubes ->
    [one] One cube is left.
   *[other] { $cubes } cubes are left.
} Tiles act from left to right: move before you strike, enter a cauldron before you brew.
karnag-first-capture = A creature was captured: the druid goes to the council and has to walk back.
karnag-first-escape = A creature has escaped: druids nearby lose points.
karnag-first-alignment = Gemstones in line have become menhirs: they scored for the line and for the ground they stand on.
