# La première leçon de Samhain : dix minutes, dans le village de la première partie imprimée, règles françaises.

samhain-lesson-first-goal-title = Le but
samhain-lesson-first-goal = Ayez le plus de points après six manches. Cinq dieux vous y aident, chacun avec une piste lumière et une piste ténèbres.

samhain-lesson-first-place-title = Placer
samhain-lesson-first-place = Votre premier membre est sur 25-26. Son dieu vous accorde deux pas d’adoration : choisissez la piste lumière.
samhain-lesson-first-place-dark = Cette piste paie aux manches de ténèbres. La première manche est de lumière.

samhain-lesson-first-rest-title = Les trois autres
samhain-lesson-first-rest = Trois autres membres, un pas d’adoration chacun. Restez dans la lumière.

samhain-lesson-first-wake-title = Activer une carte
samhain-lesson-first-wake = À votre tour, activez une carte où vous avez un membre. Activez 1-2.

samhain-lesson-first-light-title = La lumière
samhain-lesson-first-light = C’est une manche de lumière : l’action lumière est gratuite. Une adoration, un bois.
samhain-lesson-first-light-costs = Cela coûte quelque chose. Nous l’essaierons bientôt.

samhain-lesson-first-together-title = Tous agissent
samhain-lesson-first-together = Gland est aussi sur 25-26. Activez cette carte, et Gland agira après vous.

samhain-lesson-first-tired-title = Épuisés
samhain-lesson-first-tired = Qui a agi est épuisé jusqu’à la fin de la manche. Vous avez aussi épuisé le membre de Gland !

samhain-lesson-first-walk-title = Se déplacer
samhain-lesson-first-walk = Avant d’agir, un membre peut faire un pas, vertical ou horizontal. Allez de 9-10 à 7-8.

samhain-lesson-first-other-side-title = L’autre face
samhain-lesson-first-other-side = La face ténèbres est plus forte ici. Elle coûte un point multiple.

samhain-lesson-first-pay-title = Payer
samhain-lesson-first-pay = Un point multiple, c’est au choix une ressource, un point ou un pas d’adoration. Payez un bois.
samhain-lesson-first-pay-rome = Deux de chaque ressource sont prêtées par Rome. Votre troisième bois est à vous.
samhain-lesson-first-pay-stones = Elle est aussi à vous, mais les trois pierres serviront tout à l’heure.

samhain-lesson-first-steps-title = Des pas
samhain-lesson-first-steps = Et maintenant, deux pas gratuits pour vos membres. Le premier : de 3-4 à 5-6.

samhain-lesson-first-second-step-title = Le second pas
samhain-lesson-first-second-step = Un membre épuisé peut aussi faire un pas : de 25-26 à 19-20.

samhain-lesson-first-wisp-title = Un feu follet
samhain-lesson-first-wisp = L’action ténèbres vous a aussi donné un feu follet. Quelques-uns, passe encore ; beaucoup, c’est dangereux.

samhain-lesson-first-points-title = Des points
samhain-lesson-first-points = Trois ressources identiques font trois points sur 5-6. Activez cette carte.

samhain-lesson-first-rome-title = Rome
samhain-lesson-first-rome = Deux de ces pierres étaient romaines. Chacune qui manque à la fin coûte un point : regagnez-les.

samhain-lesson-first-pass-title = Passer
samhain-lesson-first-pass = Tous vos membres sont épuisés : passez. Quand tout le monde passe, la manche finit.

samhain-lesson-first-temples-title = Les temples
samhain-lesson-first-temples = Chaque piste lumière paie 1 point à qui mène ; à égalité, à chacun. Vous en menez trois.

samhain-lesson-first-dark-round-title = Une manche de ténèbres
samhain-lesson-first-dark-round = Les manches paires sont de ténèbres : leur face est gratuite, la face lumière se paie.

samhain-lesson-first-expand-title = Développer le clan
samhain-lesson-first-expand = Un nouveau membre coûte un de plus que vous n’en avez sur les cartes : trois. Posez-le sur 3-4.

samhain-lesson-first-own-title = Payer sans Rome
samhain-lesson-first-own = Payez deux bois et un or : c’est tout ce que vous avez en plus du prêt de Rome.
samhain-lesson-first-own-roman = Cette ressource-là est romaine.

samhain-lesson-first-strike-title = Les feux follets frappent
samhain-lesson-first-strike = Le dernier feu follet est pris, ils frappent : qui en a le plus perd un membre, et chacun paie pour les siens. Vous payez 1 : donnez un pas d’adoration sur Sirona lumière.
samhain-lesson-first-strike-roman = Cette ressource est romaine. Donnez plutôt un pas d’adoration.

samhain-lesson-first-last-round-title = La dernière manche
samhain-lesson-first-last-round = Dernière manche. Vous avez un point de retard et un seul membre actif.

samhain-lesson-first-choose-title = Choisir
samhain-lesson-first-choose = Activez 1-2, face ténèbres : vous prenez la tête de cette piste, et deux bois.
samhain-lesson-first-choose-pays-not = Les pistes lumière ne paient pas à cette manche.

samhain-lesson-first-finish-title = Finir
samhain-lesson-first-finish = Plus personne ne peut agir. Passez, et les écrans se lèvent.

samhain-lesson-first-counting-title = Le compte
samhain-lesson-first-counting = Deux points des temples, deux pour cinq ressources en trop, moins un pour l’or de Rome, moins deux pour les feux follets.

samhain-lesson-first-yours-title = À vous
samhain-lesson-first-yours = 18 à 17 : cela peut être aussi serré. On passe à une vraie partie ?

samhain-exercise-activate = Quelle carte activez-vous, et d’où ?
samhain-exercise-move = Quelle carte activez-vous, et d’où ?
samhain-exercise-expand = Activer une carte, ou développer le clan ?
samhain-exercise-light = Quelle face choisissez-vous ?
samhain-exercise-dark = Quelle face choisissez-vous ?
samhain-exercise-temple = Quelle piste prenez-vous ?
samhain-exercise-gain = Que prenez-vous ?
samhain-exercise-pay = Avec quoi payez-vous ?
samhain-exercise-card = Quelle carte choisissez-vous ?
samhain-exercise-roman = Ne payez rien de romain cette manche : que faites-vous ?
samhain-exercise-wisps = Tenez les feux follets à distance : que faites-vous ?
samhain-exercise-item = Un objet fait la différence ici : comment l’obtenez-vous ?
samhain-exercise-gods = Gagnez la faveur des dieux : que faites-vous ?
samhain-exercise-goods = Il vous faudra plus que ce que vous avez : où le prenez-vous ?
samhain-exercise-members = Vos membres doivent tenir toute la manche : que faites-vous ?
samhain-exercise-points = Marquez maintenant : que faites-vous ?
samhain-exercise-win = Un seul choix gagne la partie à coup sûr : lequel ?

samhain-coach-place = Quand une carte est activée, tous ceux qui s’y trouvent agissent. Près des autres, vos membres agissent plus souvent.
samhain-coach-dedicate = À la fin d’une manche de lumière, les pistes lumière paient qui y mène ; à la fin d’une manche de ténèbres, les pistes ténèbres.
samhain-coach-behind = Sur la piste { $track }, vous êtes un pas derrière { $seat }. Elle paie qui mène à la fin de cette manche.
samhain-coach-level = Sur la piste { $track }, vous êtes à égalité avec { $seat }. Encore un pas, et vous y menez seul quand elle paie.
samhain-coach-last-round = Dernière manche : les temples paient encore une fois, puis Rome veut ses ressources.
samhain-coach-wisps = Les feux follets vont frapper, et vous en avez { $wisps }. Qui en a le plus perd un membre.
samhain-coach-roman = { $missing ->
    [one] Il vous manque { $missing } ressource romaine. Elle vous coûtera des points, sauf si vous la regagnez.
   *[other] Il vous manque { $missing } ressources romaines. Elles vous coûteront des points, sauf si vous les regagnez.
}
samhain-coach-awake = { $members ->
    [one] Un de vos membres est encore actif. Activer une carte où il y a des adversaires les épuise aussi.
   *[other] { $members } de vos membres sont encore actifs. Activer une carte où il y a des adversaires les épuise aussi.
}
samhain-first-wakes = Une carte a été activée : tous les membres actifs présents agissent, en commençant par le joueur dont c’est le tour.
