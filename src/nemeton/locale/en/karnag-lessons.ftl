# The first lesson of Karnag: twelve minutes, a first round played through and a last one.

karnag-lesson-first-chapter-druids = Druids and lightning
karnag-lesson-first-chapter-creatures = Creatures
karnag-lesson-first-chapter-draft = Five cubes
karnag-lesson-first-chapter-stones = Gemstones and the end

karnag-lesson-first-goal-title = Goal
karnag-lesson-first-goal = Creatures pour out of the gate. Catch them, or raise menhirs: both score.

karnag-lesson-first-path-title = The path
karnag-lesson-first-path = Your druids never enter the glade. They walk round it and look straight in.

karnag-lesson-first-place-title = Place
karnag-lesson-first-place = Place the first one below column K.
karnag-lesson-first-place-elsewhere = It would see something else. Let us meet at K.

karnag-lesson-first-two-more-title = Place two more
karnag-lesson-first-two-more = One below F, one beside row 7.

karnag-lesson-first-cubes-title = Five cubes
karnag-lesson-first-cubes = Each round you choose five actions with cubes. For now I have chosen for you.

karnag-lesson-first-lead-title = Lead
karnag-lesson-first-lead = Tiles act from left to right. Telepathy comes first: pick the golem on i10.
karnag-lesson-first-lead-waits = That one may wait.
karnag-lesson-first-lead-later = Useful later.

karnag-lesson-first-three-steps-title = Three steps
karnag-lesson-first-three-steps = Lead it to h12: west, then twice south. Close to the path it costs least.

karnag-lesson-first-walk-title = Walk
karnag-lesson-first-walk = Six squares for all your druids together, and all six must be used.
karnag-lesson-first-walk-six = We need exactly six.

karnag-lesson-first-two-each-title = Two each
karnag-lesson-first-two-each = Two squares each: K to I, F to H, and down to row 9.
karnag-lesson-first-two-each-no-golem = From there it sees no golem.

karnag-lesson-first-lightning-title = Lightning
karnag-lesson-first-lightning = A druid strikes the first creature in its line. Each square costs one mana.

karnag-lesson-first-catch-title = Catch
karnag-lesson-first-catch = One capture cube, up to three creatures. Start with i11.
karnag-lesson-first-catch-look = You could walk instead. But look what stands there.

karnag-lesson-first-others-title = Two more
karnag-lesson-first-others = That was { $mana } mana for { $points } points. Now the other two, with the same cube.
karnag-lesson-first-others-one-more = There is one more in sight.

karnag-lesson-first-council-title = Council
karnag-lesson-first-council = A druid that strikes goes to the council. There he earns a point a round, but he must walk back.

karnag-lesson-first-come-back-title = Come back
karnag-lesson-first-come-back = Lower rows are the weaker actions: here, five squares. Enter at the south-east corner.

karnag-lesson-first-card-title = A card
karnag-lesson-first-card = Draw a power card. Play it now or keep it for a better moment.

karnag-lesson-first-knowledge-title = Knowledge
karnag-lesson-first-knowledge = Two levels of knowledge: put both on the council. The first level does nothing, the second adds a point a round.
karnag-lesson-first-knowledge-council = Good too. But the council pays every round.

karnag-lesson-first-most-title = Most at the council
karnag-lesson-first-most = { $druids } druids at the council: { $points } points. You have the most, so take one more level.

karnag-lesson-first-they-walk-title = They walk
karnag-lesson-first-they-walk = Every round creatures take a step towards the nearest edge, and new ones come. One that escapes costs points to druids nearby.

karnag-lesson-first-kinds-title = Kinds
karnag-lesson-first-kinds = A shadow you own lets lightning pass one rock, a ghoul one swamp, a naja one stone. Golems are just worth more.

karnag-lesson-first-first-come-title = First come
karnag-lesson-first-first-come = Now you choose. Whoever has the fewest points places first: Acorn.

karnag-lesson-first-together-title = Which go together
karnag-lesson-first-together = Five cubes are one plan: a walk, then a strike or a potion. The whole upper row acts first, from left to right. Choose rows that come after your walk.

karnag-lesson-first-early-title = Knowledge early
karnag-lesson-first-early = In the upper row captures, gemstones and telepathy also give a level of knowledge. Taken early it pays every round: the council first, then captures.

karnag-lesson-first-scarce-title = What is scarce
karnag-lesson-first-scarce = You have one mana left. Only one space brews the strong potion: take it.
karnag-lesson-first-scarce-potion-first = Without mana you can do little. Potion first.

karnag-lesson-first-order-title = Order
karnag-lesson-first-order = To brew, a druid must be in a cauldron. Moves come before potions: take one.

karnag-lesson-first-cauldron-title = Into the cauldron
karnag-lesson-first-cauldron = Five squares take your druid into the south cauldron.

karnag-lesson-first-brew-title = Brew
karnag-lesson-first-brew = One druid: five mana and a level of knowledge. Take captures now: they pay with every strike.

karnag-lesson-first-nothing-to-do-title = Nothing to do?
karnag-lesson-first-nothing-to-do = Decline a cube that finds nothing worth doing: that is a point. And mana left at the end is worth nothing, so strike in the last round.

karnag-lesson-first-crossing-title = Crossing
karnag-lesson-first-crossing = Two of your druids, one along a row, one along a column: where they meet, a gemstone is born.

karnag-lesson-first-make-title = Make it
karnag-lesson-first-make = It costs the squares of both lines: 11 mana. Send the druid of row 8 to the council.
karnag-lesson-first-make-points-now = This is the last round: points now.

karnag-lesson-first-in-line-title = In line
karnag-lesson-first-in-line = Two gemstones in one column become menhirs at the end of the round. The line gives a point a square: { $points } points.

karnag-lesson-first-ground-title = Ground
karnag-lesson-first-ground = The ground counts as well, dark earth most: the menhir on { $at } gave { $points } points.

karnag-lesson-first-end-title = The end
karnag-lesson-first-end = One round more and it would be of use; now it is not. Pass: menhirs and creatures count once more, above all if the menhirs ring the gate.

karnag-lesson-first-yours-title = Yours
karnag-lesson-first-yours = { $total } points. You know all you need for a sensible round. Ready for a real game?

karnag-exercise-place = Where does your druid see most?
karnag-exercise-cube = One cube: which action do you take before others do?
karnag-exercise-capture = { $points ->
    [0] Catch a creature although it brings no points: which one?
    [one] Catch a creature worth a point.
   *[other] Catch a creature worth { $points } points.
}
karnag-exercise-gem = Make a gemstone for { $mana } mana: where?
karnag-exercise-learn = Which track do you climb?
karnag-exercise-creature = Which creature do you lead?
karnag-exercise-points = Which choice brings the most points this round?
karnag-exercise-mana = Think of your mana: what do you choose?
karnag-exercise-prey = Bring creatures into your lightning: what do you choose?
karnag-exercise-stones = Make way for gemstones: what do you choose?
karnag-exercise-knowledge = Knowledge pays later: what do you choose?
karnag-exercise-idle = No cube should find nothing to do: what do you choose?
karnag-exercise-hunt = Catch { $creatures } creatures this round: how do you go about it?
karnag-exercise-golems = Catch { $golems } golems this round: how do you go about it?
karnag-exercise-stone = Make a gemstone this round: how do you go about it?
karnag-exercise-win = One choice wins the game for certain: which one?

karnag-coach-dry = You have { $mana } mana. Lightning costs one a square: think of a cauldron and a potion.
karnag-coach-escape = A creature is about to escape beside your druids: that would cost you { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
karnag-coach-draft = { $cubes ->
    [one] One cube is left.
   *[other] { $cubes } cubes are left.
} Tiles act from left to right: walk before you strike, enter a cauldron before you brew.
karnag-first-capture = A creature was caught: its druid goes to the council and must walk back.
karnag-first-escape = A creature escaped: druids near the place lose points.
karnag-first-alignment = Gemstones in one line became menhirs: they scored the line and the ground they stand on.
