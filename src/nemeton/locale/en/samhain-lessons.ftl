# The first lesson of Samhain: ten minutes, on the village of the printed first game, by the French rules.

samhain-lesson-first-goal-title = Goal
samhain-lesson-first-goal = Have the most points after six rounds. Five gods help you to them, each with a light track and a dark one.

samhain-lesson-first-place-title = Placing
samhain-lesson-first-place = Your first member stands on 25-26. Its god rewards you with two steps of devotion: choose the light track.
samhain-lesson-first-place-dark = That pays in dark rounds. The first round is light.

samhain-lesson-first-rest-title = Placing the rest
samhain-lesson-first-rest = Three more members, one step of devotion each. Stay with light.

samhain-lesson-first-wake-title = Activate a card
samhain-lesson-first-wake = On your turn, activate a card where you have a member. Activate 1-2.

samhain-lesson-first-light-title = Light
samhain-lesson-first-light = It is a light round, so the light action is free: one devotion and one wood.
samhain-lesson-first-light-costs = That costs you something. We will try it soon.

samhain-lesson-first-together-title = Everyone acts
samhain-lesson-first-together = Acorn is on 25-26 as well. Activate it, and Acorn acts after you.

samhain-lesson-first-tired-title = Exhausted
samhain-lesson-first-tired = Whoever has acted is exhausted until the round ends. You used up Acorn’s member, too!

samhain-lesson-first-walk-title = Move
samhain-lesson-first-walk = Before acting, a member may move one card up, down or sideways. Go from 9-10 to 7-8.

samhain-lesson-first-other-side-title = The other side
samhain-lesson-first-other-side = The dark side is stronger here. It costs one multiple point.

samhain-lesson-first-pay-title = Paying
samhain-lesson-first-pay = A multiple point is any one of these: a resource, a point or a step of devotion. Pay wood.
samhain-lesson-first-pay-rome = Two of each resource are on loan from Rome. Your third wood is your own.
samhain-lesson-first-pay-stones = That one is yours too, but you will want all three stones in a moment.

samhain-lesson-first-steps-title = Steps
samhain-lesson-first-steps = And now two free steps for any members. The first: from 3-4 to 5-6.

samhain-lesson-first-second-step-title = The second step
samhain-lesson-first-second-step = An exhausted member may step, too: from 25-26 to 19-20.

samhain-lesson-first-wisp-title = A wisp
samhain-lesson-first-wisp = The dark action also gave you a will-o-wisp. A few do no harm; many do.

samhain-lesson-first-points-title = Points
samhain-lesson-first-points = Three resources of one kind make three points on 5-6. Activate it.

samhain-lesson-first-rome-title = Rome
samhain-lesson-first-rome = Two of those stones were Roman. Each one missing at the end costs a point, so win them back.

samhain-lesson-first-pass-title = Pass
samhain-lesson-first-pass = All your members are exhausted: pass. When everyone passes, the round is over.

samhain-lesson-first-temples-title = Temples
samhain-lesson-first-temples = Each light track pays its leader one point; if tied, all of them. You lead on three.

samhain-lesson-first-dark-round-title = Dark round
samhain-lesson-first-dark-round = The even rounds are dark: now the dark side is free and the light side costs.

samhain-lesson-first-expand-title = Expand
samhain-lesson-first-expand = A new member costs one more than you have on cards: three. Put it on 3-4.

samhain-lesson-first-own-title = Pay without Rome
samhain-lesson-first-own = Pay two wood and one gold: that is all you have beyond Rome’s.
samhain-lesson-first-own-roman = That one is Roman.

samhain-lesson-first-strike-title = The wisps strike
samhain-lesson-first-strike = The last wisp is gone, so they strike: whoever holds the most loses a member, and everyone pays one for each wisp. You pay one: give a step of devotion on Sirona light.
samhain-lesson-first-strike-roman = That one is Roman. Give a step of devotion instead.

samhain-lesson-first-last-round-title = Last round
samhain-lesson-first-last-round = The last round. You are one point behind and have one active member left.

samhain-lesson-first-choose-title = Choose
samhain-lesson-first-choose = Activate 1-2 on the dark side: you take the lead on that track, and two wood.
samhain-lesson-first-choose-pays-not = Light tracks do not pay this round.

samhain-lesson-first-finish-title = Finish
samhain-lesson-first-finish = Nobody is left to act. Pass, and the screens are lifted.

samhain-lesson-first-counting-title = Counting
samhain-lesson-first-counting = Two points from temples, two for five spare resources, minus one for Rome’s gold, minus two for wisps.

samhain-lesson-first-yours-title = Yours
samhain-lesson-first-yours = 18 to 17: that is how close it can get. Ready for a real game?

samhain-exercise-activate = Which card do you activate, and from where?
samhain-exercise-move = Which card do you activate, and from where?
samhain-exercise-expand = Activate a card, or expand your clan?
samhain-exercise-light = Which side do you choose?
samhain-exercise-dark = Which side do you choose?
samhain-exercise-temple = Which track do you take?
samhain-exercise-gain = What do you take?
samhain-exercise-pay = What do you pay with?
samhain-exercise-card = Which card do you choose?
samhain-exercise-roman = Pay nothing Roman this round: what do you do?
samhain-exercise-wisps = Keep clear of the wisps: what do you do?
samhain-exercise-item = An item decides it here: how do you get it?
samhain-exercise-gods = Win the favour of the gods: what do you do?
samhain-exercise-goods = You will need more than you have: where do you get it?
samhain-exercise-members = Your members must last the round: what do you do?
samhain-exercise-points = Score now: what do you do?
samhain-exercise-win = One choice wins the game for certain: which one?

samhain-coach-place = Whenever anyone activates a card, everyone on it acts. Beside others your members act more often.
samhain-coach-dedicate = At the end of a light round the light tracks pay whoever leads on them, at the end of a dark one the dark ones.
samhain-coach-behind = On the track { $track } you are one step behind { $seat }. It pays its leader when this round ends.
samhain-coach-level = On the track { $track } you are level with { $seat }. One more step and you alone lead there when it pays.
samhain-coach-last-round = The last round: temples pay once more, then Rome wants its resources back.
samhain-coach-wisps = The wisps are about to strike, and you hold { $wisps }. Whoever holds the most loses a member.
samhain-coach-roman = { $missing ->
    [one] You are one Roman resource short. It costs you unless you win it back.
   *[other] You are { $missing } Roman resources short. They cost you unless you win them back.
}
samhain-coach-awake = { $members ->
    [one] One of your members is still active. Activating a card with opponents on it exhausts them, too.
   *[other] { $members } of your members are still active. Activating a card with opponents on it exhausts them, too.
}
samhain-first-wakes = A card was activated: every active member on it acts, starting with the player whose turn it is.
