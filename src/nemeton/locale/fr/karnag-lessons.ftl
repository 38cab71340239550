# La première leçon de Karnag : douze minutes, une première manche entière et une dernière.

karnag-lesson-first-chapter-druids = Druides et éclairs
karnag-lesson-first-chapter-creatures = Créatures
karnag-lesson-first-chapter-draft = Cinq cubes
karnag-lesson-first-chapter-stones = Les gemmes et la fin

karnag-lesson-first-goal-title = Le but
karnag-lesson-first-goal = Ayez le plus de points après six manches. Des créatures sortent de la porte : capturez-les, ou dressez des menhirs. Les deux rapportent.

karnag-lesson-first-path-title = Le chemin
karnag-lesson-first-path = Vos druides n’entrent jamais dans la clairière. Ils en font le tour et regardent droit devant.

karnag-lesson-first-place-title = Placer
karnag-lesson-first-place = Placez votre premier druide sous la colonne K.
karnag-lesson-first-place-elsewhere = De là, il verrait autre chose. Allons en K.

karnag-lesson-first-two-more-title = Encore deux
karnag-lesson-first-two-more = Un sous F, un à côté de la rangée 7.

karnag-lesson-first-cubes-title = Cinq cubes
karnag-lesson-first-cubes = À chaque manche, vos cinq cubes choisissent vos actions. Cette fois, j’ai choisi pour vous.

karnag-lesson-first-lead-title = Guider
karnag-lesson-first-lead = Les tuiles agissent de gauche à droite. D’abord la télépathie, qui guide une créature : prenez le golem en i10.
karnag-lesson-first-lead-waits = Celle-là peut attendre.
karnag-lesson-first-lead-later = Ce sera utile plus tard.

karnag-lesson-first-three-steps-title = Trois pas
karnag-lesson-first-three-steps = Guidez-le en h12 : à l’ouest, puis deux fois au sud. Plus il est près de vos druides, moins il en coûte de le frapper.

karnag-lesson-first-walk-title = Se déplacer
karnag-lesson-first-walk = Puis les déplacements. Choisissez six cases : vos druides se les partagent, et les six doivent servir.
karnag-lesson-first-walk-six = Il nous en faut six.

karnag-lesson-first-two-each-title = Deux chacun
karnag-lesson-first-two-each = Deux cases par druide : de K à I, de F à H, et jusqu’à la rangée 9.
karnag-lesson-first-two-each-no-golem = De là, il ne voit pas de golem.

karnag-lesson-first-lightning-title = L’éclair
karnag-lesson-first-lightning = L’éclair d’un druide frappe la première créature de sa ligne. Chaque case coûte un mana : le vôtre est le nombre à côté de la goutte.

karnag-lesson-first-catch-title = Capturer
karnag-lesson-first-catch = Un cube de capture, jusqu’à trois créatures. D’abord i11.
karnag-lesson-first-catch-look = Vous pourriez vous déplacer. Mais regardez qui est là.

karnag-lesson-first-others-title = Encore deux
karnag-lesson-first-others = Cela fait { $mana } mana pour { $points } points. Les deux autres maintenant, avec le même cube.
karnag-lesson-first-others-one-more = Il en reste un en vue.

karnag-lesson-first-council-title = Le conseil
karnag-lesson-first-council = Un druide qui frappe va au conseil. Il y rapporte un point par manche, mais doit revenir à pied.

karnag-lesson-first-come-back-title = Revenir
karnag-lesson-first-come-back = Vous avez aussi un cube dans la rangée basse des déplacements. C’est l’action faible : cinq cases. Choisissez-les et entrez par le coin sud-est.

karnag-lesson-first-card-title = Une carte
karnag-lesson-first-card = Piochez une carte de pouvoir. On peut la garder pour un meilleur moment ; jouez celle-ci tout de suite.

karnag-lesson-first-knowledge-title = Le savoir
karnag-lesson-first-knowledge = Cette carte donne deux niveaux de savoir : mettez-les sur le conseil. Le premier ne fait rien, le second ajoute un point par manche.
karnag-lesson-first-knowledge-council = Bien aussi. Mais le conseil paie à chaque manche.

karnag-lesson-first-most-title = Le plus de druides
karnag-lesson-first-most = { $druids } druides au conseil : { $points } points. Vous en avez le plus : prenez encore un niveau, de nouveau au conseil.

karnag-lesson-first-they-walk-title = Elles avancent
karnag-lesson-first-they-walk = À chaque manche, les créatures avancent d’un pas vers le bord le plus proche, et d’autres arrivent. Si l’une s’échappe, qui a un druide tout près perd des points.

karnag-lesson-first-kinds-title = Les espèces
karnag-lesson-first-kinds = Une ombre noire capturée laisse passer l’éclair à travers un rocher, une goule un marais, un naja une gemme ou un menhir. Le golem vaut plus, c’est tout.

karnag-lesson-first-first-come-title = À qui pose d’abord
karnag-lesson-first-first-come = À vous de choisir. Qui a le moins de points pose d’abord : Gland.

karnag-lesson-first-together-title = Ce qui va ensemble
karnag-lesson-first-together = Cinq cubes font un plan : un déplacement, puis un éclair ou une potion. La rangée du haut agit d’abord, de gauche à droite : choisissez ce qui vient après votre déplacement.

karnag-lesson-first-early-title = Le savoir tôt
karnag-lesson-first-early = En haut, captures, gemmes et télépathie donnent aussi un niveau de savoir. Pris tôt, il paie à chaque manche : le conseil d’abord, puis les captures.

karnag-lesson-first-scarce-title = Ce qui est rare
karnag-lesson-first-scarce = Il vous reste un mana. Un seul emplacement donne la grande potion : prenez-le.
karnag-lesson-first-scarce-potion-first = Sans mana, on fait peu. La potion d’abord.

karnag-lesson-first-order-title = L’ordre
karnag-lesson-first-order = Pour préparer, un druide doit être au chaudron. Ici, les déplacements passent avant les potions : prenez-en un.

karnag-lesson-first-cauldron-title = Au chaudron
karnag-lesson-first-cauldron = Cinq cases, et votre druide est dans le chaudron sud.

karnag-lesson-first-brew-title = Préparer
karnag-lesson-first-brew = Un druide : cinq mana et un niveau de savoir. Prenez les captures : elles paient à chaque éclair.

karnag-lesson-first-nothing-to-do-title = Rien à faire ?
karnag-lesson-first-nothing-to-do = Renoncez à un cube qui n’a rien d’utile à faire : cela vaut un point. Et le mana qui reste à la fin ne vaut rien : frappez à la dernière manche.

karnag-lesson-first-crossing-title = Le croisement
karnag-lesson-first-crossing = Deux de vos druides regardent, l’un le long d’une rangée, l’autre d’une colonne : là où leurs éclairs se croisent, vous pouvez créer une gemme.

karnag-lesson-first-make-title = Créer la gemme
karnag-lesson-first-make = Elle coûte les cases des deux éclairs : 11 mana, et l’un des deux druides part au conseil : envoyez celui de la rangée 8.
karnag-lesson-first-make-points-now = C’est la dernière manche : des points, vite.

karnag-lesson-first-in-line-title = En ligne
karnag-lesson-first-in-line = Deux gemmes dans une colonne deviennent des menhirs en fin de manche. La ligne rapporte un point par case : { $points } points.

karnag-lesson-first-ground-title = Le sol
karnag-lesson-first-ground = Le sol compte aussi, la terre sombre le plus : le menhir en { $at } a rapporté { $points } points.

karnag-lesson-first-end-title = La fin
karnag-lesson-first-end = Avec une manche de plus, le savoir servirait ; plus maintenant. Laissez-le : menhirs et créatures comptent encore une fois, surtout si les menhirs encerclent la porte.

karnag-lesson-first-yours-title = À vous
karnag-lesson-first-yours = { $total } points. Vous en savez assez pour une manche sensée. On passe à une vraie partie ?

karnag-exercise-place = D’où votre druide voit-il le mieux ?
karnag-exercise-cube = Un cube : quelle action prenez-vous avant les autres ?
karnag-exercise-capture = { $points ->
    [0] Capturez une créature qui ne rapporte pas de points : laquelle ?
    [one] Capturez une créature qui vaut un point.
   *[other] Capturez une créature qui vaut { $points } points.
}
karnag-exercise-gem = Créez une gemme pour { $mana } mana : où ?
karnag-exercise-learn = Sur quelle piste montez-vous ?
karnag-exercise-creature = Quelle créature guidez-vous ?
karnag-exercise-points = Quel choix rapporte le plus de points cette manche ?
karnag-exercise-mana = Pensez à votre mana : que choisissez-vous ?
karnag-exercise-prey = Amenez des créatures dans vos éclairs : que choisissez-vous ?
karnag-exercise-stones = Préparez des gemmes : que choisissez-vous ?
karnag-exercise-knowledge = Le savoir paie plus tard : que choisissez-vous ?
karnag-exercise-idle = Aucun cube ne doit rester sans rien faire : que choisissez-vous ?
karnag-exercise-hunt = Capturez { $creatures } créatures cette manche : comment vous y prenez-vous ?
karnag-exercise-golems = Capturez { $golems } golems cette manche : comment vous y prenez-vous ?
karnag-exercise-stone = Créez une gemme cette manche : comment vous y prenez-vous ?
karnag-exercise-win = Un seul choix gagne la partie à coup sûr : lequel ?

karnag-coach-place = { $creatures } créatures sont dans la clairière. Un druide regarde droit devant lui et frappe la première de sa rangée ou de sa colonne.
karnag-coach-walk = Aucun de vos cubes suivants n’a besoin de druides bien placés. Pensez à la manche d’après : allez vers les rangées et les colonnes où viennent des créatures.
karnag-coach-walk-capture = Vous capturerez plus tard dans la manche, avec { $mana } mana : allez vers les rangées et les colonnes où une créature vient en premier.
karnag-coach-walk-gem = Vous créerez une gemme plus tard dans la manche : qu’un druide regarde le long d’une rangée, un autre d’une colonne, et qu’ils se croisent sur une case libre.
karnag-coach-walk-potion = Vous préparerez une potion plus tard dans la manche : faites entrer un druide dans un chaudron.
karnag-coach-lead = La télépathie guide une créature : amenez-la devant un de vos druides, ou éloignez-la du bord par où elle s’échapperait.
karnag-coach-capture = L’éclair coûte un mana par case, et vous en avez { $mana }. Un golem vaut 5 points, toute autre créature 2.
karnag-coach-gem = Une gemme coûte les cases des deux éclairs, et vous avez { $mana } mana. Deux dans une rangée ou une colonne deviennent des menhirs.
karnag-coach-brew = { $druids ->
    [0] Aucun de vos druides n’est dans un chaudron : ce cube ne prépare rien. Y renoncer vaut un point.
    [one] Un de vos druides est dans un chaudron. Il prépare la potion, puis va au conseil.
   *[other] { $druids } de vos druides sont dans des chaudrons. Ils préparent la potion, puis vont au conseil.
}
karnag-coach-dry = Il vous reste { $mana } mana. L’éclair en coûte un par case : pensez au chaudron et à la potion.
karnag-coach-escape = Une créature va s’échapper près de vos druides : cela vous coûterait { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
karnag-coach-draft = { $cubes ->
    [one] Il reste un cube.
   *[other] Il reste { $cubes } cubes.
} Les tuiles agissent de gauche à droite : déplacez-vous avant de frapper, entrez au chaudron avant la potion.
karnag-first-capture = Une créature a été capturée : le druide va au conseil et devra revenir à pied.
karnag-first-escape = Une créature s’est échappée : les druides proches perdent des points.
karnag-first-alignment = Des gemmes alignées sont devenues des menhirs : la ligne et le sol ont rapporté des points.
