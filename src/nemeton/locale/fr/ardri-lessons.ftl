# La première leçon d’Ard Rí : huit minutes, une année du printemps à l’hiver, puis la couronne.

ardri-lesson-first-crown-title = La couronne
ardri-lesson-first-crown = Vous voulez être Haut Roi. On gagne par un don que l’autre ne peut refuser.

ardri-lesson-first-hand-title = Votre main
ardri-lesson-first-hand = Nombres et as sont du Bétail, l’as vaut 15. Valets, dames et rois sont des Guerriers.

ardri-lesson-first-spring-title = Le printemps
ardri-lesson-first-spring = Au printemps, on pose du Bétail d’une seule couleur. Posez vos cœurs.
ardri-lesson-first-spring-suit = Possible, mais vos cœurs sont les plus riches.
ardri-lesson-first-spring-food = Le 3 nourrira quelqu’un. Posez-le aussi.

ardri-lesson-first-wealth-title = La richesse
ardri-lesson-first-wealth = Comptent vos deux meilleures cartes de chaque couleur. Vous êtes plus riche que Gland : vous jouez en premier.

ardri-lesson-first-summer-title = L’été
ardri-lesson-first-summer = En été, les Guerriers rentrent, face cachée. Posez les deux.
ardri-lesson-first-summer-both = À deux, c’est plus sûr. Posez l’autre aussi.

ardri-lesson-first-autumn-title = L’automne
ardri-lesson-first-autumn = Le plus riche pioche une carte, le suivant deux. La pauvreté a du bon.

ardri-lesson-first-feast-title = Le festin
ardri-lesson-first-feast = Place au festin : chaque Guerrier mange 5. Nourrissez les deux.
ardri-lesson-first-feast-leaves = Il partirait dans les Terres sauvages. Deux cartes de plus, un Guerrier de moins.

ardri-lesson-first-pay-title = Payer
ardri-lesson-first-pay = Vous devez 10, on ne rend rien. Sept et trois font le compte.
ardri-lesson-first-pay-big = Juste aussi, mais gardez la grosse carte pour un don.

ardri-lesson-first-wild-title = Les Terres sauvages
ardri-lesson-first-wild = Gland n’a nourri personne. La dame part dans les Terres sauvages, et il pioche deux cartes.

ardri-lesson-first-winter-title = L’hiver
ardri-lesson-first-winter = En hiver, une seule chose : chasser, razzier ou briguer la couronne. Le Bétail de Gland est sans garde : une razzia !
ardri-lesson-first-winter-safe = Trois cartes, sans risque. Mais regardez : personne n’est chez lui.

ardri-lesson-first-raid-title = La razzia
ardri-lesson-first-raid = Envoyez le roi. Le valet garde votre Pâturage.
ardri-lesson-first-raid-jack = Il rapporterait une carte aussi. Envoyez le roi : il rentrera éprouvé, et un éprouvé peut chasser.

ardri-lesson-first-steal-title = Voler
ardri-lesson-first-steal = Un pillard prend tout le Bétail de sa couleur, ou une autre carte. Prenez le neuf.
ardri-lesson-first-steal-nine = Le neuf vaut plus.

ardri-lesson-first-year-title = Une nouvelle année
ardri-lesson-first-year = Votre roi est rentré, éprouvé : il reste face visible. De nouveau le printemps : posez vos trèfles. Sans Bétail à la fin du printemps, on est hors jeu.
ardri-lesson-first-year-ace = Bien vu : un don veut les quatre couleurs. Mais l’as vaut 15.

ardri-lesson-first-queen-title = Un Guerrier des Terres sauvages
ardri-lesson-first-queen = Au lieu d’une carte, prenez un Guerrier des Terres sauvages. Prenez la dame.
ardri-lesson-first-queen-unknown = Une carte inconnue, ou une dame ? Prenez-la.

ardri-lesson-first-proven-title = Qui doit manger
ardri-lesson-first-proven = Les éprouvés doivent manger. Laissez le valet : vous piochez deux cartes. Payez ensuite avec le dix.
ardri-lesson-first-proven-afford = Vous en avez les moyens. Mais goûtez à deux cartes.

ardri-lesson-first-hunt-title = La chasse
ardri-lesson-first-hunt = La chasse : trois cartes, et une de plus par Guerrier éprouvé. Envoyez la dame ; le roi reste.
ardri-lesson-first-hunt-guard = Gland a un Guerrier. Un fort doit rester.

ardri-lesson-first-defend-title = Se défendre
ardri-lesson-first-defend = Une razzia ! Un Guerrier éprouvé chez lui doit intervenir. Le roi bat le valet.

ardri-lesson-first-later-title = Quatre ans plus tard
ardri-lesson-first-later = Avançons. Un don, ce sont quatre cartes, une par couleur. À chaque printemps, vous avez donc posé une couleur qui manquait ; au festin, gardé la meilleure de chacune.

ardri-lesson-first-count-title = Compter deux choses
ardri-lesson-first-count = Chaque hiver, comparez vos quatre meilleures cartes et vos Guerriers à ceux d’en face. Gland a 32, vous 31 ; mais vous avez deux Guerriers, lui un seul. Un avantage suffit pour tenter la couronne.

ardri-lesson-first-bid-title = La demande
ardri-lesson-first-bid = Tentez la couronne.

ardri-lesson-first-gift-title = Le don
ardri-lesson-first-gift = Offrez la meilleure de chaque couleur. Cela fait 31. À 33, Gland devrait accepter, et vous seriez roi sans combat.
ardri-lesson-first-gift-dearer = Plus c’est cher, moins on refuse.

ardri-lesson-first-enforce-title = Imposer le don
ardri-lesson-first-enforce = Un don trop faible veut des Guerriers. Gland en a un : envoyez-en deux.
ardri-lesson-first-enforce-two = Sa dame en arrête un, pas deux.

ardri-lesson-first-king-title = Haut Roi
ardri-lesson-first-king = Un est passé : le don tient, vous êtes Haut Roi ! Prêt pour une vraie partie ?

ardri-exercise-spring = Quel Bétail posez-vous ?
ardri-exercise-hunting = Hiver : chasser, razzier, ou briguer la couronne ?
ardri-exercise-raiding = Hiver : chasser, razzier, ou briguer la couronne ?
ardri-exercise-ceilsine = Hiver : chasser, razzier, ou briguer la couronne ?
ardri-exercise-raid = Qui envoyez-vous ?
ardri-exercise-block = Qui affronte le pillard ?
ardri-exercise-plunder = Que prend votre pillard ?
ardri-exercise-steal = Que prend votre pillard ?
ardri-exercise-client = À qui faites-vous un don ?
ardri-exercise-gift = Quelle carte va dans le don ?
ardri-exercise-summer = Quel Guerrier posez-vous ?
ardri-exercise-take = Quel Guerrier reprenez-vous en main ?
ardri-exercise-feed = Qui nourrissez-vous ?
ardri-exercise-hunt = Qui part à la chasse ?
ardri-exercise-lead = Lequel de vos pillards vole ensuite ?
ardri-exercise-enforce = Qui impose le don ?
ardri-exercise-gifts = Rendez possibles des dons qu’on ne peut refuser : que faites-vous ?
ardri-exercise-force = Assurez-vous de pouvoir imposer vos dons : que faites-vous ?
ardri-exercise-herd = Tirez le meilleur de votre troupeau : que faites-vous ?
ardri-exercise-hungry = Personne des vôtres ne doit avoir faim : que faites-vous ?
ardri-exercise-guard = Ne restez pas sans défense : que faites-vous ?
ardri-exercise-unrefused = Faites un don qu’on ne peut refuser.
ardri-exercise-enforced = Votre don est trop petit. Vous pouvez pourtant devenir Haut Roi cet hiver : comment ?
ardri-exercise-outbid = Les quatre meilleures cartes de votre rival font { $best }. Dépassez-les : quelle carte posez-vous ?
ardri-exercise-loot = Ramenez { $count } têtes de Bétail d’un seul coup.
ardri-exercise-slay = Le pillard doit tomber : qui l’affronte ?
ardri-exercise-win = Un seul choix vous fait Haut Roi à coup sûr : lequel ?

ardri-coach-gift = Vos meilleures bêtes valent plus que celles de { $seat } : un don ne pourrait être refusé.
ardri-coach-unguarded = Personne ne garde le Bétail de { $seat }.
ardri-coach-bare = Votre Pâturage est vide. Sans Bétail à Bealtaine, vous êtes hors jeu.
ardri-coach-hungry = { $warriors ->
    [one] Votre Guerrier mange { $food } à Samhain.
   *[other] Vos { $warriors } Guerriers mangent { $food } à Samhain.
} Gardez du Bétail.
ardri-first-order = L’ordre est refait : le plus riche est premier, les plus pauvres piochent plus.
