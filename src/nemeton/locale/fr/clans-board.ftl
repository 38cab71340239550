# Ce que dit le plateau de Clans.

clans-ui-map = Carte de 60 territoires
clans-ui-area = { $terrain } { $area } : { $content }.
clans-ui-some = { $huts } { $clan }
clans-ui-nobody = personne
clans-ui-ways = { $ways ->
    [one] Peut aller vers un territoire.
   *[other] Peut aller vers { $ways } territoires.
}
clans-ui-selected = Choisi.
clans-ui-target = { $points ->
    [none] Destination possible.
   *[other] Destination possible : fonde un village, { $points }.
}
clans-ui-order = Peut être fondé ensuite.
clans-ui-where = { $huts ->
    [one] Où va la hutte de { $terrain } { $area } ?
   *[other] Où vont les { $huts } huttes de { $terrain } { $area } ?
}
clans-ui-found = Fonder { $area } ensuite
clans-ui-found-villages = { $villages ->
    [one] Fonder le village
   *[other] Fonder { $villages } villages
}
clans-ui-founds = Village : { $terrain } { $area }
clans-ui-founds-several = Fonde { $villages } villages
clans-ui-founds-several-more = Vous choisissez ensuite leur ordre.
clans-ui-founds-several-points = Vous choisissez ensuite leur ordre : { $points } points pour vous.
clans-ui-founds-none = Aucun village
clans-ui-founds-none-more = Les groupes se rejoignent ; personne ne marque.
clans-ui-sum = { $huts ->
    [one] Une hutte :
   *[other] { $huts } huttes :
}
clans-ui-sum-bonus = { $huts ->
    [one] Une hutte
   *[other] { $huts } huttes
} + { $bonus } pour { $terrain } =
clans-ui-sum-hostile = Terrain hostile ({ $terrain }) : aucun point.
clans-ui-sum-nobody = Cinq clans, une hutte chacun : tous partent, personne ne marque.
clans-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clans-ui-leave = Doivent partir :
clans-ui-chips-taken = { $chips ->
    [one] Vous prenez le jeton
   *[other] Vous prenez { $chips } jetons
}
clans-ui-scores = Points des clans
clans-ui-epochs = Époques
clans-ui-all-ground = tout terrain
clans-ui-epoch = Époque { $epoch } : { $good } favorable, +{ $bonus } ; { $bad ->
    [none] aucun terrain hostile
   *[other] { $bad } hostile
} ; { $chips ->
    [0] plus de jeton
    [one] reste un jeton
   *[other] restent { $chips } jetons
}.
clans-ui-hidden = Votre clan est face cachée
clans-ui-secret = Personne d’autre ne voit cette carte.
clans-ui-hide = Retourner ma carte de clan
clans-ui-show = Regarder mon clan
clans-ui-mark = Village en { $area } : { $value }
