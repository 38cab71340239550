# Ce qu’est chaque chose sur la table d’Ard Rí, où elle en est, et ce qu’il faudrait.

ardri-what-wealth = Richesse
ardri-what-wealth-is = Vos deux meilleures bêtes de chaque couleur, additionnées. Le plus riche joue d’abord ; les plus pauvres piochent plus en automne.
ardri-what-wealth-now = { $seat } : { $wealth }.

ardri-what-year = Année
ardri-what-year-is = Une année va du printemps à l’hiver. Si nul n’est Haut Roi après quinze ans, le plus riche l’emporte.

ardri-what-season = Saison
ardri-what-season-is = Printemps : le Bétail. Été : les Guerriers. Automne : les cartes. Samhain : les Guerriers mangent. Hiver : chasser, razzier, ou briguer la couronne.
ardri-what-season-now = { $season }, année { $year }.

ardri-what-rank = Ordre
ardri-what-rank-is = Le plus riche est premier. On refait l’ordre après le printemps, après Samhain et après l’hiver.
ardri-what-rank-now = { $seat } est numéro { $rank }.

ardri-what-fields = Pâturage
ardri-what-fields-is = Le Bétail y est visible : il rend riche, nourrit les Guerriers et fait les dons. Sans Bétail à Bealtaine, vous êtes hors jeu.
ardri-what-fields-now = { $cards ->
    [0] Le Pâturage de { $seat } est vide.
   *[other] { $cards } cartes ; la meilleure de chaque couleur fait { $best }. Un don à { $seat } doit valoir plus, ou des Guerriers l’accompagnent.
}

ardri-what-hand = Votre main
ardri-what-hand-is = Le Bétail va au Pâturage au printemps, les Guerriers à la Maison ronde en été. Une main n’a pas de limite.
ardri-what-hand-now = { $cards } cartes.

ardri-what-marches = Marches
ardri-what-marches-is = Qui chasse, razzie ou porte un don reste ici jusqu’à la fin de l’hiver, sans plus agir ni défendre.

ardri-what-house = Maison ronde
ardri-what-house-is = Les Guerriers y vivent. Chacun mange 5 à Samhain ; ceux qui sont là défendent votre Bétail.
ardri-what-house-now = { $warriors } Guerriers : { $food } points de Bétail pour les nourrir tous.

ardri-what-held = Cartes en main
ardri-what-held-is = Leur nombre est connu, leurs faces non.
ardri-what-held-now = { $seat } en a { $cards }.

ardri-what-deck = Pioche
ardri-what-deck-is = On y pioche en automne, à la chasse, et pour chaque Guerrier qu’on a choisi de ne pas nourrir.
ardri-what-deck-now = Il reste { $cards } cartes. Vide, on la refait avec la défausse.

ardri-what-discard = Défausse
ardri-what-discard-is = Le Bétail mangé et les Guerriers tombés. On peut la parcourir.
ardri-what-discard-now = { $cards } cartes.

ardri-what-wilderness = Terres sauvages
ardri-what-wilderness-is = Les Guerriers que nul n’a nourris. En automne on peut les prendre au lieu de cartes, éprouvés, mais ils mangent la même année.
ardri-what-wilderness-now = { $cards } Guerriers.

ardri-what-cattle = Bétail
ardri-what-cattle-is = Un nombre vaut sa valeur, un as 15. Seules les deux meilleures d’une couleur comptent pour la richesse.
ardri-what-cattle-now = { $card } : vaut { $worth }.

ardri-what-warrior = Guerrier
ardri-what-warrior-is = Le roi bat la dame, la dame bat le valet ; à égalité, les deux tombent. Chacun mange 5 à Samhain.
ardri-what-warrior-now = { $card }.

ardri-what-back = Carte face cachée
ardri-what-back-is = Un Guerrier que nul n’a vu combattre, ou une carte d’une autre main. Seul son propriétaire la connaît.
