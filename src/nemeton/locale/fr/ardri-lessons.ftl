# La première leçon d’Ard Rí : huit minutes, une année du printemps à l’hiver, puis la couronne.

ardri-lesson-first-crown-title = La couronne
ardri-lesson-first-crown = Vous voulez la Haute Royauté. On gagne par un don que l’autre ne peut pas refuser.

ardri-lesson-first-hand-title = Votre main
ardri-lesson-first-hand = Les nombres et les as sont du Bétail ; un as vaut 15. Valets, dames et rois sont des Guerriers.

ardri-lesson-first-spring-title = Le Printemps
ardri-lesson-first-spring = Au Printemps, on pose du Bétail d’une seule couleur. Posez vos cœurs.
ardri-lesson-first-spring-suit = C’est possible aussi, mais vos cœurs sont les plus riches.
ardri-lesson-first-spring-food = Le 3 nourrira quelqu’un. Posez-le aussi.

ardri-lesson-first-wealth-title = La richesse
ardri-lesson-first-wealth = Vos deux meilleures cartes de chaque couleur comptent. Votre richesse dépasse celle de Gland : vous jouez en premier.

ardri-lesson-first-summer-title = L’Été
ardri-lesson-first-summer = En Été, les Guerriers rentrent, face cachée. Posez les deux.
ardri-lesson-first-summer-both = À deux, c’est plus sûr. Posez l’autre aussi.

ardri-lesson-first-autumn-title = L’Automne
ardri-lesson-first-autumn = Qui est en tête de l’ordre pioche une carte, le suivant deux. La pauvreté a du bon.

ardri-lesson-first-feast-title = Samhain
ardri-lesson-first-feast = Place au festin : chaque Guerrier mange 5. Nourrissez les deux.
ardri-lesson-first-feast-leaves = Il partirait dans les Terres sauvages. Deux cartes de plus, mais un Guerrier de moins.

ardri-lesson-first-pay-title = Payer
ardri-lesson-first-pay = Vous devez 10, on ne rend pas la monnaie. Sept et trois font le compte.
ardri-lesson-first-pay-big = Le compte y est aussi, mais gardez la grosse carte pour un don.

ardri-lesson-first-wild-title = Les Terres sauvages
ardri-lesson-first-wild = Gland n’a nourri personne. La dame part dans les Terres sauvages, et Gland pioche deux cartes pour elle.

ardri-lesson-first-winter-title = L’Hiver
ardri-lesson-first-winter = En Hiver, on fait une seule chose : chasser, razzier ou briguer la couronne. Le Bétail de Gland est sans garde : une razzia !
ardri-lesson-first-winter-safe = Trois cartes, sans risque. Mais regardez : personne n’est à la maison en face.

ardri-lesson-first-raid-title = La razzia
ardri-lesson-first-raid = Envoyez le roi. Le valet garde votre Pâturage.
ardri-lesson-first-raid-jack = Le valet rapporterait une carte aussi. Envoyez plutôt le roi : il rentrera éprouvé, et un éprouvé peut chasser.

ardri-lesson-first-steal-title = Voler
ardri-lesson-first-steal = Un pillard prend tout le Bétail de sa couleur, ou une autre carte. Prenez le neuf.
ardri-lesson-first-steal-nine = Le neuf vaut plus.

ardri-lesson-first-year-title = Une nouvelle année
ardri-lesson-first-year = Votre roi est rentré, éprouvé : il reste face visible. De nouveau le Printemps : posez vos trèfles. Sans Bétail à la fin du Printemps, on est hors jeu.
ardri-lesson-first-year-ace = Bien vu : un don demande les quatre couleurs. Mais l’as vaut 15.

ardri-lesson-first-queen-title = Des Terres sauvages
ardri-lesson-first-queen = Au lieu d’une carte, on peut prendre un Guerrier des Terres sauvages. Prenez la dame.
ardri-lesson-first-queen-unknown = Une carte inconnue, ou une dame que tout le monde voit ? Prenez-la.

ardri-lesson-first-proven-title = Qui doit manger
ardri-lesson-first-proven = Les éprouvés doivent être nourris. Laissez le valet partir : vous piochez deux cartes. Payez ensuite avec le dix.
ardri-lesson-first-proven-afford = Vous en avez les moyens. Mais voyez ce que donnent deux cartes de plus.

ardri-lesson-first-hunt-title = La chasse
ardri-lesson-first-hunt = La chasse : trois cartes, et une de plus par Guerrier éprouvé envoyé. Envoyez la dame ; le roi reste à la maison.
ardri-lesson-first-hunt-guard = Gland a un Guerrier. Il vaut mieux garder un Guerrier fort à la maison.

ardri-lesson-first-defend-title = Se défendre
ardri-lesson-first-defend = Une razzia ! Un Guerrier éprouvé à la maison doit intervenir. Le roi bat le valet.

ardri-lesson-first-later-title = Quatre ans plus tard
ardri-lesson-first-later = Avançons. Un don, ce sont quatre cartes, une par couleur. À chaque Printemps, vous avez donc posé une couleur qui manquait ; au festin, vous avez gardé la meilleure de chacune.

ardri-lesson-first-count-title = Compter deux choses
ardri-lesson-first-count = Chaque Hiver, comparez deux choses : ce que font ensemble les meilleures cartes de chaque couleur, et les Guerriers à la maison. Gland a 32 et un Guerrier ; vous, 31 et deux. Un seul avantage suffit pour tenter la couronne.

ardri-lesson-first-bid-title = La prétention
ardri-lesson-first-bid = Briguez la couronne : choisissez la céilsine, l’offre de dons.

ardri-lesson-first-gift-title = Le don
ardri-lesson-first-gift = Donnez la meilleure carte de chaque couleur. Cela fait 31. À 33, Gland devrait accepter, et la Haute Royauté serait à vous sans combat.
ardri-lesson-first-gift-dearer = Plus le don est riche, moins on peut le refuser.

ardri-lesson-first-enforce-title = Imposer le don
ardri-lesson-first-enforce = Un don trop faible demande des Guerriers. Gland en a un à la maison : envoyez-en deux.
ardri-lesson-first-enforce-two = La dame de Gland en arrête un, pas deux.

ardri-lesson-first-king-title = La Haute Royauté
ardri-lesson-first-king = Un Guerrier est passé : le don tient, la Haute Royauté est à vous ! Si personne n’y accède en quinze ans, la plus grande richesse l’emporte. On passe à une vraie partie ?

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
ardri-exercise-take = Quel Guerrier prenez-vous ?
ardri-exercise-feed = Qui nourrissez-vous ?
ardri-exercise-hunt = Qui part à la chasse ?
ardri-exercise-lead = Lequel de vos pillards vole ensuite ?
ardri-exercise-enforce = Qui impose le don ?
ardri-exercise-gifts = Préparez des dons qu’on ne puisse pas refuser : que faites-vous ?
ardri-exercise-force = Assurez-vous de pouvoir imposer vos dons : que faites-vous ?
ardri-exercise-herd = Tirez le meilleur de votre troupeau : que faites-vous ?
ardri-exercise-hungry = Aucun de vos Guerriers ne doit avoir faim : que faites-vous ?
ardri-exercise-guard = Ne restez pas sans défense : que faites-vous ?
ardri-exercise-unrefused = Faites un don qu’on ne puisse pas refuser.
ardri-exercise-enforced = Votre don est trop petit. La Haute Royauté reste possible cet Hiver : comment ?
ardri-exercise-outbid = Les quatre meilleures cartes d’en face font { $best }. Dépassez-les : quelle carte posez-vous ?
ardri-exercise-loot = Rapportez { $count } cartes de Bétail d’un seul coup.
ardri-exercise-slay = Le pillard doit tomber : qui l’affronte ?
ardri-exercise-win = Un seul choix vous donne la Haute Royauté à coup sûr : lequel ?

ardri-coach-redraw = Un don prend une carte de Bétail de chaque couleur. Votre main en a { $suits } sur quatre.
ardri-coach-suits = Un don prend une carte de Bétail de chaque couleur. Votre Pâturage en a { $suits } sur quatre.
ardri-coach-summer = Personne ne garde encore votre Bétail. Un Guerrier à la maison le garde, et mange 5 à Samhain.
ardri-coach-autumn = Un Guerrier des Terres sauvages, vous savez ce qu’il vaut ; la pioche peut donner du Bétail.
ardri-coach-loot = Du Bétail volé d’une couleur qui vous manque vous rapproche plus d’un don qu’une forte carte d’une couleur que vous avez.
ardri-coach-defend = Le plus faible des deux meurt, ou les deux s’ils se valent. Le survivant ne sert plus jusqu’à la fin de l’Hiver.
ardri-coach-hunt = Aucun don n’est assez riche et aucun Bétail n’est sans garde. Chasser est sûr et rapporte au moins trois cartes.
ardri-coach-gift = Vos meilleures cartes valent plus que celles de { $seat } : un don ne pourrait pas être refusé.
ardri-coach-unguarded = Personne ne garde le Bétail de { $seat }.
ardri-coach-bare = Votre Pâturage est vide. Sans Bétail à Bealtaine, vous êtes hors jeu.
ardri-coach-hungry = { $warriors ->
    [one] Votre Guerrier mange { $food } à Samhain.
   *[other] Vos { $warriors } Guerriers mangent { $food } à Samhain.
} Gardez du Bétail pour cela.
ardri-first-order = L’ordre est refait : la plus grande richesse d’abord, et qui a moins pioche plus.
