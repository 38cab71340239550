# The first lesson of Clans: three minutes, from a valley where Red is the learner’s clan.

clans-lesson-first-welcome-title = Welcome
clans-lesson-first-welcome = Sixty huts, five clans. This card is your secret: you are Red. Have Red in the lead when the twelfth village is founded.

clans-lesson-first-move-title = Move
clans-lesson-first-move = On your turn, all the huts in one area move next door. Move 13 to 12.
clans-lesson-first-move-neighbour = That is a neighbour too, but let’s move them to 12.

clans-lesson-first-empty-title = Empty land
clans-lesson-first-empty = 11 and 13 are empty now, and nobody ever goes back. So 12 has one neighbour left: 15.

clans-lesson-first-village-title = Village
clans-lesson-first-village = Bring 15 in. A group with no neighbours left becomes a village.
clans-lesson-first-village-open = Then 14 and 16 are still next door: no village yet.

clans-lesson-first-score-title = Score
clans-lesson-first-score = { $huts } huts: each clan there gets { $value }, Red too. And you founded it, so the chip is yours: 1 point for you alone.

clans-lesson-first-ground-title = Good ground
clans-lesson-first-ground = In this epoch villages in forest are worth 1 more. Area 57 is forest: send 56 there.
clans-lesson-first-ground-meadow = 56 is grassland: no bonus there in this epoch.

clans-lesson-first-found-title = Found it
clans-lesson-first-found = Now finish it. Will the village be in the forest or on the steppe?
clans-lesson-first-found-steppe = On the steppe there is no bonus, and 60 is still next door.

clans-lesson-first-hostile-title = Bad ground
clans-lesson-first-hostile = Mountains are hostile now: a village there scores nothing. There is no Red in 48, so spoil it for the others: move 47 in.
clans-lesson-first-hostile-red = Keep Red out of it: a village there is worth nothing.

clans-lesson-first-trap-title = Set a trap
clans-lesson-first-trap = Area 3 is filling up. Move 4 there: the clans are arriving one by one.
clans-lesson-first-trap-early = Too early: Yellow in 4 would still be next door.

clans-lesson-first-dispute-title = Dispute
clans-lesson-first-dispute = When all five clans are in a village they quarrel, and every clan with a single hut leaves. You have two. Move in!
clans-lesson-first-dispute-mountain = On the mountain it would be worth nothing.

clans-lesson-first-ages-title = Epochs
clans-lesson-first-ages = The chips of the first epoch are gone, so epoch { $epoch } begins: now mountains are good and grassland is bad. The twelfth village ends the game.

clans-lesson-first-secret-title = The secret
clans-lesson-first-secret = Red is in the lead. Acorn can see that too, so help other clans now and then. Ready for a real game?

clans-exercise-move = Your move: which one does the most for your clan?
clans-exercise-village = Found a village worth { $value }.
clans-exercise-dispute = Found a village in which the clans quarrel: which one?
clans-exercise-hold = Keep the others from scoring: which move does it?
clans-exercise-grow = Your clan needs points: which move brings it the most?
clans-exercise-two = One move, two villages: which move?
clans-exercise-waste = Found a village that brings nobody a point.
clans-exercise-theirs = Found a village without your own clan: here it pays off.
clans-exercise-win = One move wins the game for certain: which one?

clans-coach-ripe = { $area } has one neighbour left, { $near }: when either moves onto the other, a village is founded.
clans-coach-ground = Epoch { $epoch }: before you found a village, check which ground adds points and which scores nothing.
clans-first-village = A village has been founded: every clan in it scored its full value, and the founder took a chip.
clans-first-dispute = All five clans met: every clan with a single hut had to leave before the village was scored.
clans-first-epoch = A new epoch: now other ground is good and other ground is bad.
