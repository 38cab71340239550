# Ce qu’est chaque chose sur la table d’Ard Rí, où elle en est, et ce qu’il faudrait.

ardri-what-wealth = Richesse
ardri-what-wealth-is = Vos deux meilleures cartes de Bétail de chaque couleur, additionnées. La plus grande richesse joue d’abord ; qui a moins pioche plus en Automne.
ardri-what-wealth-now = { $seat } : { $wealth }.

ardri-what-year = Année
ardri-what-year-is = Une année va du Printemps à l’Hiver. Si personne n’accède à la Haute Royauté en quinze ans, la plus grande richesse l’emporte.

ardri-what-season = Saison
ardri-what-season-is = Printemps : le Bétail. Été : les Guerriers. Automne : les cartes. Samhain : les Guerriers mangent. Hiver : chasser, razzier, ou briguer la couronne.
ardri-what-season-now = { $season }, année { $year }.

ardri-what-rank = Ordre
ardri-what-rank-is = La plus grande richesse d’abord. On refait l’ordre après le Printemps, après Samhain et après l’Hiver.
ardri-what-rank-now = { $seat } est numéro { $rank }.

ardri-what-fields = Pâturage
ardri-what-fields-is = Le Bétail y est visible : il rend riche, nourrit les Guerriers et fait les dons. Sans Bétail à Bealtaine, vous êtes hors jeu.
ardri-what-fields-now = { $cards ->
    [0] Le Pâturage de { $seat } est vide.
    [one] { $cards } carte ; la meilleure de chaque couleur : { $best } en tout. Un don à { $seat } doit valoir plus, ou des Guerriers l’accompagnent.
   *[other] { $cards } cartes ; la meilleure de chaque couleur : { $best } en tout. Un don à { $seat } doit valoir plus, ou des Guerriers l’accompagnent.
}

ardri-what-hand = Votre main
ardri-what-hand-is = Le Bétail va au Pâturage au Printemps, les Guerriers à la Maison ronde en Été. La main n’a pas de limite.
ardri-what-hand-now = { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}

ardri-what-marches = Marches
ardri-what-marches-is = Les Guerriers qui chassent, razzient ou portent un don restent ici jusqu’à la fin de l’Hiver, sans plus agir ni défendre.

ardri-what-house = Maison ronde
ardri-what-house-is = Les Guerriers y vivent. Chacun mange 5 à Samhain ; ceux qui sont là défendent votre Bétail.
ardri-what-house-now = { $warriors ->
    [one] { $warriors } Guerrier : { $food } points de Bétail pour le nourrir.
   *[other] { $warriors } Guerriers : { $food } points de Bétail pour les nourrir tous.
}

ardri-what-held = Cartes en main
ardri-what-held-is = Tout le monde voit combien il y en a, mais pas lesquelles.
ardri-what-held-now = { $seat } en a { $cards }.

ardri-what-deck = Pioche
ardri-what-deck-is = On y pioche en Automne, à la chasse, et pour chaque Guerrier qu’on a choisi de ne pas nourrir.
ardri-what-deck-now = { $cards ->
    [one] Il reste { $cards } carte.
   *[other] Il reste { $cards } cartes.
} Quand elle est vide, on mélange la défausse pour en faire une nouvelle.

ardri-what-discard = Défausse
ardri-what-discard-is = Le Bétail mangé et les Guerriers tombés. On peut la parcourir.
ardri-what-discard-now = { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}

ardri-what-wilderness = Terres sauvages
ardri-what-wilderness-is = Les Guerriers que personne n’a nourris. En Automne, on peut les prendre au lieu de cartes ; ils arrivent éprouvés, mais mangent cette année même.
ardri-what-wilderness-now = { $cards ->
    [one] { $cards } Guerrier.
   *[other] { $cards } Guerriers.
}

ardri-what-cattle = Bétail
ardri-what-cattle-is = Un nombre vaut sa valeur, un as 15. Seules les deux meilleures cartes d’une couleur comptent pour la richesse.
ardri-what-cattle-now = { $card } : vaut { $worth }.

ardri-what-warrior = Guerrier
ardri-what-warrior-is = Le roi bat la dame, la dame bat le valet ; à égalité, les deux tombent. Chacun mange 5 à Samhain.
ardri-what-warrior-now = { $card }.

ardri-what-back = Carte face cachée
ardri-what-back-is = Un Guerrier que personne n’a vu combattre, ou une carte en main. Seul le joueur à qui elle est la connaît.
