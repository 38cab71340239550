# The first lesson of Ard Rí: eight minutes, a year from Spring to Winter and a bid for the crown.

ardri-lesson-first-crown-title = The crown
ardri-lesson-first-crown = You want to be High King. You win with a gift your rival cannot refuse.

ardri-lesson-first-hand-title = Your hand
ardri-lesson-first-hand = Numbers and aces are Cattle; an ace is worth 15. Jacks, queens and kings are Warriors.

ardri-lesson-first-spring-title = Spring
ardri-lesson-first-spring = In Spring you put down Cattle of one suit. Put down your hearts.
ardri-lesson-first-spring-suit = That works too, but hearts are your richest pair.
ardri-lesson-first-spring-food = The 3 is food for later. Put it down too.

ardri-lesson-first-wealth-title = Wealth
ardri-lesson-first-wealth = Your two best cards of each suit count. You are richer than Acorn, so you go first.

ardri-lesson-first-summer-title = Summer
ardri-lesson-first-summer = In Summer Warriors come home, face down. Put down both.
ardri-lesson-first-summer-both = Two are safer. Put the other down as well.

ardri-lesson-first-autumn-title = Autumn
ardri-lesson-first-autumn = The richest draws one card, the next draws two. Being poor has its comforts.

ardri-lesson-first-feast-title = Samhain
ardri-lesson-first-feast = Now comes the feast: each Warrior eats 5. Feed both of yours.
ardri-lesson-first-feast-leaves = Then that Warrior leaves you for the Wilderness. Two more cards, but one Warrior fewer.

ardri-lesson-first-pay-title = Pay
ardri-lesson-first-pay = You owe 10 and get no change. Seven and three make exactly that.
ardri-lesson-first-pay-big = That is exact as well, but keep the big one for gifts.

ardri-lesson-first-wild-title = The Wilderness
ardri-lesson-first-wild = Acorn fed nobody. The queen walks off into the Wilderness, and Acorn draws two cards for her.

ardri-lesson-first-winter-title = Winter
ardri-lesson-first-winter = In Winter you do one thing: hunt, raid or bid for the crown. Acorn’s Cattle stand unguarded: raid!
ardri-lesson-first-winter-safe = Three cards, always safe. But look: nobody is at home over there.

ardri-lesson-first-raid-title = Raid
ardri-lesson-first-raid = Send the king. The jack stays to guard your field.
ardri-lesson-first-raid-jack = The jack would bring a card home too. But send the king: he comes back proven, and the proven can hunt.

ardri-lesson-first-steal-title = Steal
ardri-lesson-first-steal = A raider takes all Cattle of its own suit, or one other card. Take the nine.
ardri-lesson-first-steal-nine = The nine is worth more.

ardri-lesson-first-year-title = A new year
ardri-lesson-first-year = Your king is home and proven: from now on he stays face up. Spring again: put down clubs. With no Cattle at the end of Spring, you are out.
ardri-lesson-first-year-ace = Good thinking: a gift needs all four suits. But the ace is worth 15.

ardri-lesson-first-queen-title = From the Wilderness
ardri-lesson-first-queen = Instead of a card you may take a Warrior from the Wilderness. Take the queen.
ardri-lesson-first-queen-unknown = One unknown card, or a queen everyone can see? Take her.

ardri-lesson-first-proven-title = Who must eat
ardri-lesson-first-proven = Proven Warriors must be fed. Let the jack go hungry: you draw two cards. Then pay with the ten.
ardri-lesson-first-proven-afford = You can afford it. But see what two more cards do for you.

ardri-lesson-first-hunt-title = Hunt
ardri-lesson-first-hunt = Hunting draws three cards, and one more for each proven Warrior sent along. Send the queen; the king stays home.
ardri-lesson-first-hunt-guard = Acorn has a Warrior. Someone strong should stay home.

ardri-lesson-first-defend-title = Defend
ardri-lesson-first-defend = A raid! A proven Warrior at home must step in. King beats jack.

ardri-lesson-first-later-title = Four years on
ardri-lesson-first-later = Let’s skip ahead. A gift is four cards, one of each suit. So every Spring you put down a suit you lacked, and at the feast you kept the best of each.

ardri-lesson-first-count-title = Count two things
ardri-lesson-first-count = Every Winter, compare two things: the best card of each suit, added up, and the Warriors at home. Acorn has 32 and one Warrior; you have 31 and two. One advantage is enough for a bid.

ardri-lesson-first-bid-title = Bid
ardri-lesson-first-bid = Try for the crown: choose céilsine, the offering of gifts.

ardri-lesson-first-gift-title = The gift
ardri-lesson-first-gift = Give the best of each suit. It comes to 31. At 33 Acorn would have to accept, and you would be High King without a fight.
ardri-lesson-first-gift-dearer = The richer the gift, the harder to refuse.

ardri-lesson-first-enforce-title = Enforce
ardri-lesson-first-enforce = A gift that falls short needs Warriors. Acorn has one at home: send two.
ardri-lesson-first-enforce-two = Acorn’s queen can stop one. She cannot stop two.

ardri-lesson-first-king-title = High King
ardri-lesson-first-king = One got through: the gift stands, and you are High King! If nobody is after fifteen years, the richest wins. Ready for a real game?

ardri-exercise-spring = Which Cattle do you put down?
ardri-exercise-hunting = Winter: hunt, raid, or bid for the crown?
ardri-exercise-raiding = Winter: hunt, raid, or bid for the crown?
ardri-exercise-ceilsine = Winter: hunt, raid, or bid for the crown?
ardri-exercise-raid = Whom do you send?
ardri-exercise-block = Who meets the raider?
ardri-exercise-plunder = What does your raider take?
ardri-exercise-steal = What does your raider take?
ardri-exercise-client = To whom do you make a gift?
ardri-exercise-gift = Which card belongs in the gift?
ardri-exercise-summer = Which Warrior do you put down?
ardri-exercise-take = Which Warrior do you take into your hand?
ardri-exercise-feed = Whom do you feed?
ardri-exercise-hunt = Who goes hunting?
ardri-exercise-lead = Which of your raiders steals next?
ardri-exercise-enforce = Who enforces the gift?
ardri-exercise-gifts = Work towards gifts that cannot be refused: what do you do?
ardri-exercise-force = Make sure that you can enforce your gifts: what do you do?
ardri-exercise-herd = Make the most of your herd: what do you do?
ardri-exercise-hungry = None of your Warriors should go hungry: what do you do?
ardri-exercise-guard = Do not leave yourself unguarded: what do you do?
ardri-exercise-unrefused = Make a gift that cannot be refused.
ardri-exercise-enforced = Your gift is too small. You can still become High King this Winter: how?
ardri-exercise-outbid = Your rival’s best four cards make { $best }. Get past that: which card do you put down?
ardri-exercise-loot = Bring home { $count } Cattle at one stroke.
ardri-exercise-slay = The raider must fall: who meets it?
ardri-exercise-win = One choice makes you High King for certain: which one?

ardri-coach-redraw = A gift takes one Cattle of each suit. Your hand has { $suits } of the four.
ardri-coach-suits = A gift takes one Cattle of each suit. Your field has { $suits } of the four.
ardri-coach-summer = Nobody guards your Cattle yet. A Warrior at home does, and eats 5 at Samhain.
ardri-coach-autumn = A Warrior in the Wilderness is one you know; the deck may bring Cattle.
ardri-coach-loot = Stolen Cattle of a suit you lack bring you closer to a gift than a high card of one you have.
ardri-coach-defend = The weaker of the two dies, or both if they are equal. Whoever survives is away until Winter ends.
ardri-coach-hunt = No gift is rich enough and no herd stands unguarded. To hunt is safe and brings at least three cards.
ardri-coach-gift = Your best Cattle beat those of { $seat }: a gift could not be refused.
ardri-coach-unguarded = Nobody guards the Cattle of { $seat }.
ardri-coach-bare = Your field is empty. Without Cattle at Bealtaine you are out.
ardri-coach-hungry = { $warriors ->
    [one] Your Warrior eats { $food } at Samhain.
   *[other] Your { $warriors } Warriors eat { $food } at Samhain.
} Keep Cattle for that.
ardri-first-order = The order has been worked out anew: the richest goes first, the poorer draw more.
