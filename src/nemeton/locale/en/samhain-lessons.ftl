# The first lesson of Samhain: ten minutes, on the village of the printed first game, by the French rules.

samhain-lesson-first-goal-title = Goal
samhain-lesson-first-goal = Gather points for your clan. Five gods watch, by day and by night.

samhain-lesson-first-place-title = Place
samhain-lesson-first-place = Your first member stands on 25-26. That god rewards you twice: choose the light side.
samhain-lesson-first-place-dark = That pays in the dark rounds. The first round is light.

samhain-lesson-first-rest-title = Place the rest
samhain-lesson-first-rest = Three more, one step each. Stay with light.

samhain-lesson-first-wake-title = Wake a card
samhain-lesson-first-wake = On your turn you wake a card where you stand. Wake 1-2.

samhain-lesson-first-light-title = Light
samhain-lesson-first-light = It is a light round, so the light action is free: one devotion, one wood.
samhain-lesson-first-light-costs = That costs one point of something. We will try it soon.

samhain-lesson-first-together-title = Everyone acts
samhain-lesson-first-together = Acorn stands on 25-26 as well. Wake it, and Acorn acts after you.

samhain-lesson-first-tired-title = Tired
samhain-lesson-first-tired = Whoever acted is tired until the round ends. You used Acorn’s member up, too!

samhain-lesson-first-walk-title = Walk
samhain-lesson-first-walk = Before acting, a member may walk one card up, down or sideways. Go from 9-10 to 7-8.

samhain-lesson-first-other-side-title = The other side
samhain-lesson-first-other-side = The dark side is stronger here. It costs one multiple point.

samhain-lesson-first-pay-title = Paying
samhain-lesson-first-pay = A multiple point is any one thing: a resource, a point or a step of devotion. Pay wood.
samhain-lesson-first-pay-rome = Two of each are on loan from Rome. Your third wood is your own.
samhain-lesson-first-pay-stones = Yours as well, but you will want all three stones in a moment.

samhain-lesson-first-steps-title = Steps
samhain-lesson-first-steps = And now two free steps: 3-4 to 5-6, then 25-26 to 19-20.

samhain-lesson-first-wisp-title = A wisp
samhain-lesson-first-wisp = The dark action also gave you a will-o-wisp. Few are harmless, many are not.

samhain-lesson-first-points-title = Points
samhain-lesson-first-points = Three equal resources make three points on 5-6. Wake it.

samhain-lesson-first-rome-title = Rome
samhain-lesson-first-rome = Two of those stones were Roman. Each one missing at the end costs a point: win them back.

samhain-lesson-first-pass-title = Pass
samhain-lesson-first-pass = All your members are tired: pass. When all pass, the round is over.

samhain-lesson-first-temples-title = Temples
samhain-lesson-first-temples = Each light track pays its leader one point; a tie pays all. You lead three.

samhain-lesson-first-dark-round-title = Dark round
samhain-lesson-first-dark-round = Even rounds are dark: now the dark side is free and the light one costs.

samhain-lesson-first-expand-title = Expand
samhain-lesson-first-expand = A new member costs one more than you have out: three. Put it on 3-4.

samhain-lesson-first-own-title = Pay without Rome
samhain-lesson-first-own = Pay two wood and one gold: that is all you own beyond Rome’s.
samhain-lesson-first-own-roman = That one is Roman.

samhain-lesson-first-strike-title = The wisps come
samhain-lesson-first-strike = The last wisp is gone, so they all strike: who holds most loses a member, and everyone pays one for each. You pay one: give a step of devotion to Sirona’s light.
samhain-lesson-first-strike-roman = That would be Roman. Give a step of devotion instead.

samhain-lesson-first-last-round-title = Last round
samhain-lesson-first-last-round = The last round. You are one behind and have one member left.

samhain-lesson-first-choose-title = Choose
samhain-lesson-first-choose = Wake 1-2 on the dark side: first on that track, and two wood.
samhain-lesson-first-choose-pays-not = Light tracks do not pay in this round.

samhain-lesson-first-finish-title = Finish
samhain-lesson-first-finish = Nobody is left to act. Pass, and the screens go up.

samhain-lesson-first-counting-title = Counting
samhain-lesson-first-counting = Two temples, plus two for five spare resources, minus one for Rome’s gold, minus two wisps.

samhain-lesson-first-yours-title = Yours
samhain-lesson-first-yours = 18 to 17: that is how close it gets. Ready for a real game?

samhain-exercise-activate = Which card do you wake, and from where?
samhain-exercise-move = Which card do you wake, and from where?
samhain-exercise-expand = Wake a card, or let your clan grow?
samhain-exercise-light = Which side do you choose?
samhain-exercise-dark = Which side do you choose?
samhain-exercise-temple = Which track do you take?
samhain-exercise-gain = What do you take?
samhain-exercise-pay = What do you pay with?
samhain-exercise-card = Which card do you choose?
samhain-exercise-roman = Pay nothing Roman this round: what do you do?
samhain-exercise-wisps = Keep the wisps away from you: what do you do?
samhain-exercise-item = An item decides here: how do you get it?
samhain-exercise-gods = Win the favour of the gods: what do you do?
samhain-exercise-goods = You will need more than you have: where do you get it?
samhain-exercise-members = Your members must last the round: what do you do?
samhain-exercise-points = Score now: what do you do?
samhain-exercise-win = One choice wins the game for certain: which one?

samhain-coach-last-round = The last round: temples pay once more, then Rome wants its resources back.
samhain-coach-wisps = The wisps are about to strike, and you hold { $wisps }. Who holds most loses a member.
samhain-coach-roman = { $missing ->
    [one] One Roman resource is missing. It costs you unless you win it back.
   *[other] { $missing } Roman resources are missing. They cost you unless you win them back.
}
samhain-coach-awake = { $members ->
    [one] One of your members is still awake. A card that wakes others, too, tires them out.
   *[other] { $members } of your members are still awake. A card that wakes others, too, tires them out.
}
samhain-first-wakes = A card was woken: everyone active on it acts, the one whose turn it is first.
