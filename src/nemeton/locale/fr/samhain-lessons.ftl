# La première leçon de Samhain : dix minutes, dans le village de la première partie imprimée, règles françaises.

samhain-lesson-first-goal-title = Le but
samhain-lesson-first-goal = Gagnez des points pour votre clan. Cinq dieux regardent, de jour et de nuit.

samhain-lesson-first-place-title = Placer
samhain-lesson-first-place = Votre premier membre est en 25-26. Ce dieu vous récompense deux fois : choisissez la lumière.
samhain-lesson-first-place-dark = Cela paie aux tours de ténèbres. Le premier est de lumière.

samhain-lesson-first-rest-title = Les trois autres
samhain-lesson-first-rest = Encore trois, un pas chacun. Restez dans la lumière.

samhain-lesson-first-wake-title = Animer une carte
samhain-lesson-first-wake = À votre tour, animez une carte où vous êtes. Animez 1-2.

samhain-lesson-first-light-title = La lumière
samhain-lesson-first-light = C’est une manche de lumière : l’action claire est gratuite. Une adoration, un bois.
samhain-lesson-first-light-costs = Cela coûte quelque chose. Nous l’essaierons bientôt.

samhain-lesson-first-together-title = Tous agissent
samhain-lesson-first-together = Gland est aussi en 25-26. Animez-la, et il agira après vous.

samhain-lesson-first-tired-title = Épuisés
samhain-lesson-first-tired = Qui a agi est épuisé jusqu’à la fin du tour. Vous avez aussi épuisé celui d’Gland !

samhain-lesson-first-walk-title = Marcher
samhain-lesson-first-walk = Avant d’agir, un membre peut faire un pas. Allez de 9-10 à 7-8.

samhain-lesson-first-other-side-title = L’autre face
samhain-lesson-first-other-side = La face sombre est plus forte ici. Elle coûte un point multiple.

samhain-lesson-first-pay-title = Payer
samhain-lesson-first-pay = Un point multiple, c’est une chose au choix : ressource, point ou pas d’adoration. Payez un bois.
samhain-lesson-first-pay-rome = Deux de chaque sont prêtés par Rome. Votre troisième bois est à vous.
samhain-lesson-first-pay-stones = À vous aussi, mais les trois pierres serviront tout à l’heure.

samhain-lesson-first-steps-title = Des pas
samhain-lesson-first-steps = Et maintenant deux pas gratuits : 3-4 vers 5-6, puis 25-26 vers 19-20.

samhain-lesson-first-wisp-title = Un feu follet
samhain-lesson-first-wisp = L’action sombre vous a aussi donné un feu follet. Quelques-uns, passe encore.

samhain-lesson-first-points-title = Des points
samhain-lesson-first-points = Trois ressources pareilles font trois points en 5-6. Animez-la.

samhain-lesson-first-rome-title = Rome
samhain-lesson-first-rome = Deux de ces pierres étaient romaines. Chacune qui manque à la fin coûte un point.

samhain-lesson-first-pass-title = Passer
samhain-lesson-first-pass = Tous les vôtres sont épuisés : passez. Quand tous passent, le tour finit.

samhain-lesson-first-temples-title = Les temples
samhain-lesson-first-temples = Chaque piste claire paie 1 point à qui mène ; à égalité, à tous. Vous en menez trois.

samhain-lesson-first-dark-round-title = Une manche de ténèbres
samhain-lesson-first-dark-round = Les tours pairs sont sombres : la face sombre est gratuite, la claire se paie.

samhain-lesson-first-expand-title = S’étendre
samhain-lesson-first-expand = Un nouveau membre coûte un de plus que les vôtres en jeu : trois. Posez-le en 3-4.

samhain-lesson-first-own-title = Payer sans Rome
samhain-lesson-first-own = Payez deux bois et un or : c’est ce que vous avez en plus de Rome.
samhain-lesson-first-own-roman = Celle-là est romaine.

samhain-lesson-first-strike-title = Les feux follets frappent
samhain-lesson-first-strike = Le dernier feu follet est pris, ils frappent : qui en a le plus perd un membre, et chacun paie pour les siens. Vous payez un : donnez un pas d’adoration à la lumière de Sirona.
samhain-lesson-first-strike-roman = Ce serait à Rome. Donnez plutôt un pas d’adoration.

samhain-lesson-first-last-round-title = La dernière manche
samhain-lesson-first-last-round = Dernière manche. Vous avez un point de retard et un seul membre dispos.

samhain-lesson-first-choose-title = Choisir
samhain-lesson-first-choose = Animez 1-2, face sombre : premier sur cette piste, et deux bois.
samhain-lesson-first-choose-pays-not = Les pistes claires ne paient pas à ce tour.

samhain-lesson-first-finish-title = Finir
samhain-lesson-first-finish = Plus personne n’agit. Passez, et les écrans se lèvent.

samhain-lesson-first-counting-title = Le compte
samhain-lesson-first-counting = Deux temples, plus deux pour cinq ressources en trop, moins un or romain, moins deux feux follets.

samhain-lesson-first-yours-title = À vous
samhain-lesson-first-yours = 18 à 17 : c’est aussi serré que cela. Prêt pour une vraie partie ?

samhain-exercise-activate = Quelle carte activez-vous, et d’où ?
samhain-exercise-move = Quelle carte activez-vous, et d’où ?
samhain-exercise-expand = Activer une carte, ou agrandir le clan ?
samhain-exercise-light = Quelle face choisissez-vous ?
samhain-exercise-dark = Quelle face choisissez-vous ?
samhain-exercise-temple = Quelle piste prenez-vous ?
samhain-exercise-gain = Que prenez-vous ?
samhain-exercise-pay = Avec quoi payez-vous ?
samhain-exercise-card = Quelle carte choisissez-vous ?
samhain-exercise-roman = Ne payez rien de romain cette manche : que faites-vous ?
samhain-exercise-wisps = Tenez les feux follets à distance : que faites-vous ?
samhain-exercise-item = Un objet décide ici : comment l’obtenez-vous ?
samhain-exercise-gods = Gagnez la faveur des dieux : que faites-vous ?
samhain-exercise-goods = Il vous faudra plus que ce que vous avez : où le prenez-vous ?
samhain-exercise-members = Vos membres doivent tenir toute la manche : que faites-vous ?
samhain-exercise-points = Marquez maintenant : que faites-vous ?
samhain-exercise-win = Un seul choix gagne la partie à coup sûr : lequel ?

samhain-coach-last-round = Dernière manche : les temples paient encore une fois, puis Rome veut ses ressources.
samhain-coach-wisps = Les feux follets vont frapper, et vous en avez { $wisps }. Qui en a le plus perd un membre.
samhain-coach-roman = { $missing ->
    [one] Il manque { $missing } ressource romaine. Elle vous coûtera, sauf si vous la regagnez.
   *[other] Il manque { $missing } ressources romaines. Elles vous coûteront, sauf si vous les regagnez.
}
samhain-coach-awake = { $members ->
    [one] Un de vos membres est encore actif. Une carte qui en réveille d’autres les épuise aussi.
   *[other] { $members } de vos membres sont encore actifs. Une carte qui en réveille d’autres les épuise aussi.
}
samhain-first-wakes = Une carte est activée : tous les actifs présents agissent, celui dont c’est le tour d’abord.
