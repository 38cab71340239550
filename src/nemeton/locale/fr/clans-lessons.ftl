# La première leçon de Clans : trois minutes, dans une vallée où Rouge est le clan de l’élève.

clans-lesson-first-welcome-title = Bienvenue
clans-lesson-first-welcome = Soixante huttes, cinq clans. Cette carte est votre secret : vous êtes Rouge. Que Rouge soit en tête quand le douzième village est fondé.

clans-lesson-first-move-title = Un déplacement
clans-lesson-first-move = À votre tour, toutes les huttes d’un territoire passent chez un voisin. Déplacez 13 en 12.
clans-lesson-first-move-neighbour = C’est un voisin aussi, mais allons plutôt en 12.

clans-lesson-first-empty-title = Terre vide
clans-lesson-first-empty = 11 et 13 sont vides, et personne n’y revient jamais. 12 n’a plus qu’un voisin : 15.

clans-lesson-first-village-title = Un village
clans-lesson-first-village = Faites venir 15. Un groupe sans plus aucun voisin devient un village.
clans-lesson-first-village-open = 14 et 16 seraient encore voisins : pas de village.

clans-lesson-first-score-title = Les points
clans-lesson-first-score = { $huts } huttes : chaque clan présent marque { $value }, Rouge aussi. Vous l’avez fondé : le jeton est à vous, 1 point rien que pour vous.

clans-lesson-first-ground-title = Bon terrain
clans-lesson-first-ground = À cette époque, un village en forêt vaut 1 de plus. 57 est une forêt : envoyez-y 56.
clans-lesson-first-ground-meadow = 56 est une prairie : pas de bonus à cette époque.

clans-lesson-first-found-title = Fonder
clans-lesson-first-found = À vous de conclure. En forêt ou dans la steppe ?
clans-lesson-first-found-steppe = Dans la steppe, pas de bonus, et 60 serait encore voisin.

clans-lesson-first-hostile-title = Mauvais terrain
clans-lesson-first-hostile = La montagne est hostile : un village n’y rapporte rien. Pas de Rouge en 48 : gâchez-le pour les autres, envoyez-y 47.
clans-lesson-first-hostile-red = N’y mêlez pas Rouge : un village n’y vaut rien.

clans-lesson-first-trap-title = Un piège
clans-lesson-first-trap = Le 3 se remplit. Envoyez-y 4 : les clans arrivent un à un.
clans-lesson-first-trap-early = Trop tôt : Jaune, en 4, serait encore voisin.

clans-lesson-first-dispute-title = La querelle
clans-lesson-first-dispute = Quand les cinq clans sont dans un village, ils se querellent : tout clan qui n’a qu’une hutte s’en va. Vous en avez deux. Allez-y !
clans-lesson-first-dispute-mountain = En montagne, il ne vaudrait rien.

clans-lesson-first-ages-title = Les époques
clans-lesson-first-ages = Les jetons de la première époque sont pris : l’époque { $epoch } commence. La montagne devient bonne, la prairie mauvaise. Le douzième village finit la partie.

clans-lesson-first-secret-title = Le secret
clans-lesson-first-secret = Rouge mène. Gland le voit aussi : aidez parfois les autres clans. On passe à une vraie partie ?

clans-exercise-move = À vous : quel coup sert le mieux votre clan ?
clans-exercise-village = Fondez un village qui vaut { $value }.
clans-exercise-dispute = Fondez un village où les clans se querellent : lequel ?
clans-exercise-hold = Empêchez les autres de marquer : par quel coup ?
clans-exercise-grow = Votre clan a besoin de points : quel coup lui en rapporte le plus ?
clans-exercise-two = Un coup, deux villages : quel coup ?
clans-exercise-waste = Fondez un village qui ne rapporte rien à personne.
clans-exercise-theirs = Fondez un village sans votre clan : ici, cela en vaut la peine.
clans-exercise-win = Un seul coup gagne la partie à coup sûr : lequel ?

clans-coach-ripe = { $area } n’a plus qu’un voisin, { $near } : quand l’un rejoint l’autre, un village est fondé.
clans-coach-ground = Époque { $epoch } : avant de fonder, regardez quel terrain ajoute des points et lequel n’en donne pas.
clans-first-village = Un village est fondé : chaque clan présent a marqué sa valeur entière, et qui l’a fondé a pris un jeton.
clans-first-dispute = Les cinq clans se sont rencontrés : tout clan qui n’avait qu’une hutte a dû partir avant le décompte.
clans-first-epoch = Une nouvelle époque : un autre terrain est bon, un autre est mauvais.
