# Le terminal.

cli-help = Écrivez un coup (12-13), son numéro dans la liste, ou l’un de ces mots :
    list        tous les coups légaux       ?  ou  ? 2.4    la règle
    why 12-13   pourquoi c’est interdit     log             ce qui s’est passé
    undo        reprendre votre coup        save [FICHIER]  écrire la partie
    hint        le conseil d’un robot       quit            quitter la partie
cli-more-moves = { $count ->
    [0] « list » les montre à nouveau, « help » ce que l’on peut écrire.
    [one] Et encore un coup : « list » les montre tous, « help » ce que l’on peut écrire.
   *[other] Et { $count } autres coups : « list » les montre tous, « help » ce que l’on peut écrire.
}
cli-may = { $move } est légal.
cli-no-undo = Vous n’avez rien à reprendre.
cli-saved = Enregistré sous { $path }.
cli-pass-on = { $name }, à vous : appuyez sur Entrée quand personne d’autre ne regarde.
cli-goodbye = La partie reste inachevée.
cli-no-store = { $path } ne contient aucune table.
cli-upgrade-same = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; continue comme avant.
cli-upgrade-carried = { $moves ->
    [one] { $moves } coup reste valable
   *[other] { $moves } coups restent valables
} ; continue avec les nouvelles règles.
cli-upgrade-frozen = serait gelée après le coup { $fits }. { $why }
cli-upgrade = { $tables ->
    [0] Aucune partie en cours.
    [one] Une partie en cours ; { $frozen ->
        [0] elle continue.
       *[other] elle serait gelée.
    }
   *[other] { $tables } parties en cours ; { $frozen ->
        [0] toutes continuent.
        [one] une serait gelée.
       *[other] { $frozen } seraient gelées.
    }
}
cli-one-board = { $title } se joue sur le seul plateau fourni avec le jeu.
cli-board-right = { $path } est un plateau pour { $title } : { $id }. Dans le dossier boards à côté des données d’un serveur, il est proposé pour les nouvelles tables.
cli-board-wrong = { $path } : { $count ->
    [one] une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
cli-left-record = Elle est conservée sous { $path }.
cli-from = de { $designers }, { $publisher } { $year }
cli-seats = de { $from } à { $to } joueurs
cli-editions = éditions : { $editions }
cli-one-edition = { $title } n’a qu’une édition.
cli-options = options :
cli-engine-compiled = moteur compilé
cli-engine-interpreted = moteur interprété
cli-licences-python = Paquets Python installés avec Nemeton
cli-licences-bundled = Dans le client du navigateur
cli-proven = Prouvé.
cli-not-proven = Non prouvé.
cli-fuzz = { $games } parties, { $decisions } décisions, { $failures ->
    [0] rien à signaler
    [one] une erreur
   *[other] { $failures } erreurs
}
cli-arena-games = { $games } parties, { $decisions } décisions en moyenne
cli-arena-share = { $bot } : { $share } des victoires (sûr à 95 % : de { $low } à { $high })
cli-arena-better = Le premier est meilleur : plus près de { $better } que de { $worse }.
cli-arena-not-better = Le premier n’est pas meilleur : plus près de { $worse } que de { $better }.
cli-arena-undecided = Indécis entre { $worse } et { $better } : il faut plus de parties.
cli-trained = { $title } : les poids sont dans { $path }.
cli-lesson-help = Entrée pour continuer. Ou écrivez un coup, « show » pour le voir joué, « back » (revenir), « skip » (passer) ou « quit » (sortir).
cli-lesson-end = La leçon est finie. Une vraie partie contre un adversaire facile : nemeton play { $game } --seats you,1
cli-then-points = (de { $least } à { $most } points)
cli-only = { $name } n’a qu’une réponse possible : { $move }.
cli-census = { $edition }, { $seats } joueurs : { $decisions } décisions par joueur ; par partie :
cli-died-out = proposés mais jamais choisis : { $verbs }
cli-editions-same = { $count ->
    [one] Un coup est permis dans les deux : { $one } et { $other }.
   *[other] { $count } coups sont permis dans les deux : { $one } et { $other }.
}
cli-editions-alike = Ici, les deux éditions permettent les mêmes coups, et chacun a le même effet.
cli-editions-outcome = L’effet n’est pas le même.
cli-editions-impossible = Cette position ne peut pas exister dans { $edition } : { $why }.
cli-backup = Tout est dans { $file } ({ $size } ko).
cli-restored = { $path } est prêt : servez-le avec nemeton serve --data { $path }
cli-has-store = { $path } contient déjà des données, ou est en service. Une sauvegarde ne se remet que dans un dossier qui n’en a pas.
cli-no-backup = { $file } ne peut pas être remis en place : { $why }
cli-doctor-no-store = Il n’y a pas de données dans { $path }.
cli-doctor-integrity = Le fichier est intact : { $found }
cli-doctor-shape = Les données ont le format { $have } ; cette version écrit le { $known }.
cli-doctor-journal = { $rows ->
    [one] Une ligne attend dans le journal.
   *[other] { $rows } lignes attendent dans le journal.
}
cli-doctor-aside = { $number ->
    [0] Rien n’a dû être mis de côté.
   *[other] Mis de côté faute de pouvoir servir ({ $number }) : { $names }
}
cli-doctor-unreadable = { $number ->
    [0] Toutes les tables sont lisibles.
   *[other] Tables illisibles ({ $number }) : { $names }
}
cli-doctor-key = La clé des cookies est là.
cli-doctor-no-key = La clé des cookies manque ou est abîmée : une nouvelle sera faite au prochain démarrage, et chacun devra se reconnecter.
cli-doctor-disk = { $free } Mo libres sur le disque ; les données font { $size } ko.
cli-doctor-in-use = Un serveur tourne dessus.
cli-doctor-not-in-use = Aucun serveur ne tourne dessus.
cli-bot-seated = { $title } : { $seat }, j’attends mon tour.
cli-bot-over = { $won ->
    [yes] La partie est finie, et gagnée.
   *[no] La partie est finie.
}
cli-no-server = { $server } ne répond pas : { $why }
cli-people-id = id
cli-people-name = nom
cli-people-account = compte
cli-people-since = depuis
cli-people-tables = tables
cli-people-standing = statut
cli-needs-nodes = Il faut ce qu’apporte `pip install nemeton[nodes]` : { $module } manque.
cli-nodes-both = Un nœud a besoin des deux adresses : --database postgresql://… et --bus redis://…
cli-move-what = Nommez un dossier et une base (postgresql://…), dans l’ordre où vont les données.
cli-moved = { $table } : { $rows } { $rows ->
    [one] ligne, la même des deux côtés
   *[other] lignes, les mêmes des deux côtés
}
cli-moved-all = Tout est arrivé, et a été comparé ligne par ligne.
cli-not-moved = Rien n’a été déplacé : { $why }
