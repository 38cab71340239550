# Le navigateur : pages, boutons, réglages. Les phrases des jeux sont dans leurs propres fichiers.

ui-home = Nemeton, vers la salle
ui-skip = Aller au contenu
ui-pages = Pages
ui-hall = Salle
ui-hall-title = Des jeux de plateau celtes, en solo ou entre amis
ui-hall-more = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Gratuit et sans compte.
ui-rules = Règles
ui-records = Parties
ui-account = Compte
ui-account-of = Compte de { $name }
ui-settings = Réglages
ui-other-language = EN: switch to English
ui-light = Couleurs claires
ui-dark = Couleurs sombres
ui-close = Fermer
ui-cancel = Annuler
ui-save = Enregistrer
ui-saved = C’est enregistré.
ui-copy = Copier
ui-copied = Copié.
ui-all = toutes
ui-loading = Un instant…
ui-retry = Réessayer
ui-to-hall = Vers la salle
ui-to-table = Vers la table
ui-trouble = Cela n’a pas marché
ui-missing = Rien ne pousse ici
ui-missing-more = Cette page n’existe pas, ou la table a disparu.

# La salle
ui-play-now = Jouer tout de suite
ui-with-friends = Entre amis
ui-make-table = Ouvrir une table
ui-have-link = J’ai un lien
ui-players = { $range } joueurs
ui-minutes = { $minutes } min
ui-lasts = { $minutes } min environ en tout
ui-by = { $designers }, { $publisher } { $year }.
ui-own-words = Les règles, avec nos propres mots.
ui-how-strong = Choisissez vos adversaires
ui-how-strong-more = Ils vous rejoignent, sans pendule. On commence aussitôt.
ui-against = { $bots ->
    [one] Contre un robot, { $level }
   *[other] Contre { $bots } robots, { $level }
}
ui-opponents = adversaires
ui-plays-best = Le meilleur nombre pour ce jeu.
ui-level-of = niveau { $level } sur { $levels }
ui-my-tables = Mes tables
ui-my-tables-empty = Vous n’êtes encore à aucune table. « Jouer tout de suite » : un clic suffit.
ui-open-tables = Tables ouvertes
ui-open-tables-empty = Personne n’attend en ce moment. Ouvrez une table, et on la verra ici.
ui-finished = Parties terminées
ui-finished-empty = Vos parties terminées restent ici, pour les revoir coup par coup.
ui-your-turn = À vous
ui-sit-down = S’asseoir
ui-watch = Regarder
ui-take-back = Reprendre
ui-replay = Revoir
ui-alone = personne d’autre encore
ui-free-seats = { $seats ->
    [0] complète
    [one] une place libre
   *[other] { $seats } places libres
}
ui-waiting-away = { $seat } n’est pas là. La partie l’attend.
ui-out-title = Votre partie s’arrête ici
ui-out-more = Vous finissez { $place }. Les autres continuent.
ui-out-watch = Regarder jusqu’au bout
ui-out-new = Nouvelle partie
ui-thinking = { $seat } réfléchit…
ui-code-label = Le lien, ou les six lettres reçues
ui-code-unknown = Aucune table n’a ce code.
ui-go-table = Aller à la table

# Qui êtes-vous ?
ui-who-are-you = Comment vous appeler ?
ui-who-more = Un nom suffit, sans compte.
ui-lent-name = Anonyme { $number }
ui-choose-name = Choisir un nom
ui-change-name = Changer de nom
ui-name = Nom
ui-colour = Couleur
ui-colour-0 = rond bleu
ui-colour-1 = triangle rouge
ui-colour-2 = carré or
ui-colour-3 = losange violet
ui-colour-4 = hexagone vert
ui-go-on = Continuer
ui-you = vous

# Ouvrir une table
ui-game = Jeu
ui-seats = Places
ui-seats-order = le sort désigne qui commence
ui-seat-yours = votre place
ui-seat-friend = Une personne
ui-seat-friend-more = par lien ou par code
ui-seat-bot = Robot : { $level }
ui-seat-kind = Humain ou robot
ui-seat-add = Ajouter une place
ui-seat-remove = Enlever la place { $number }
ui-seat-free = Place libre
ui-person = Humain
ui-bot = Robot
ui-bot-style = Robot, { $style }
ui-level = Niveau du robot
ui-style = Style du robot
ui-style-any = n’importe quel style
ui-pace = Rythme
ui-pace-free = Sans pendule
ui-pace-live = Pendule
ui-pace-slow = Jours
ui-pace-clock = { $minutes } min + { $seconds } s
ui-pace-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
ui-pace-free-more = Chacun prend le temps qu’il lui faut.
ui-pace-clock-more = Chacun a sa pendule ; chaque coup ajoute un peu de temps. Si le vôtre s’épuise, un robot joue à votre place.
ui-pace-days-more = Jouez quand bon vous semble. Tant qu’une page de Nemeton est ouverte, elle vous prévient quand c’est à vous.
ui-minutes-each = Minutes par joueur
ui-increment-each = Secondes par coup
ui-days-each = Jours par coup
ui-out-of-range = Un nombre entier de { $least } à { $most }.
ui-visibility = Qui peut venir
ui-by-link = Avec le lien
ui-open = Tout le monde
ui-visibility-link-more = Seulement les personnes à qui vous envoyez le lien ou le code.
ui-visibility-open-more = La table est annoncée dans la salle.
ui-edition = Édition
ui-options = Variantes de règles
ui-invitation-language = Langue de l’invitation
ui-invitation-language-more = Les mots qui accompagnent le lien. À la table, chacun lit dans sa propre langue.
ui-invitation = Viens jouer à { $game } avec moi.
ui-sealed = La donne est scellée avant le premier coup ; vous pourrez la vérifier ensuite.
ui-make-the-table = Ouvrir la table
ui-start = Commencer
ui-start-wait = On attend du monde

# Avant le début
ui-lobby-waiting = { $seats ->
    [one] Une place est encore libre. Envoyez le lien à quelqu’un.
   *[other] { $seats } places sont encore libres. Envoyez le lien à quelqu’un.
}
ui-lobby-invited = { $host } vous invite à jouer à { $game }.
ui-lobby-full = Toutes les places sont prises. Vous pouvez rester et regarder.
ui-somebody = Quelqu’un
ui-lobby-ready = Tout le monde est là. Vous pouvez commencer.
ui-lobby-maker = Tout le monde est là. L’hôte peut commencer.
ui-link-here = Ce lien ne marche que sur cet ordinateur. Pour des amis ailleurs, lancez « ./play serve --host 0.0.0.0 ».
ui-invite = Invitation
ui-copy-link = Copier le lien
ui-share = Partager
ui-or-code = Ou tapez ce code dans la salle :
ui-copy-code = Copier le code { $code }
ui-leave-seat = Se lever
ui-give-up = Fermer la table
ui-swap = Échanger
ui-deal = Donne
ui-deal-sealed = scellée :

# À la table
ui-board = Plateau
ui-closer = Agrandir
ui-whole-board = Voir tout le plateau
ui-log = Journal
ui-chat = Tchat
ui-moves = Coups
ui-move-number = Coup { $number }
ui-move-of = coup { $number } sur { $total }
ui-of = sur { $total }
ui-watchers = { $watchers ->
    [one] une personne regarde
   *[other] { $watchers } personnes regardent
}
ui-watching = Vous regardez la partie.
ui-to-move = doit jouer
ui-away = pas là en ce moment
ui-won = a gagné
ui-bot-keeps = { $level } joue en attendant
ui-clock-days = { $days } j { $hours } h
ui-table-menu = Cette table
ui-ask-other = Choisissez un coup.
ui-move-other = { $notation }
ui-log-other = { $key }
ui-play-move = Jouer ce coup
ui-looking = On regarde la suite…
ui-nothing-more = Rien d’autre ne se passe.
ui-then-yours = On vous demande ensuite : { $question }
ui-then-points = Votre choix suivant vous mène à { $points } points.
ui-then-over = La partie est alors finie.
ui-uncertain = Le reste dépend de ce que vous ne pouvez pas encore savoir.
ui-not-now = Pas maintenant :
ui-why-button = Pourquoi pas ?
ui-why-title = Pas permis
ui-why-asked = Question posée :
ui-why-try = Essayez ce que vous voudriez faire. Si ce n’est pas permis, vous lirez pourquoi.
ui-what-may-i = Que puis-je faire ?
ui-rule = Règle { $number }
ui-undo = Reprendre
ui-undo-ask = Reprendre…
ui-vote-title = Reprendre un coup ?
ui-vote-asks = { $seat } voudrait reprendre son dernier coup.
ui-vote-yes = D’accord
ui-vote-no = Refuser
ui-vote-granted = Le coup a été repris.
ui-vote-refused = Le coup est maintenu.
ui-vote-waiting = On demande aux autres si vous pouvez le reprendre.
ui-moves-none = Vous n’avez rien à faire pour l’instant.
ui-moves-filter = Chercher parmi { $moves } coups
ui-moves-no-match = Aucun coup de ce genre.
ui-log-empty = Il ne s’est encore rien passé.
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Dire quelque chose
ui-chat-send = Envoyer
ui-chat-off = Le tchat est coupé. Rien n’est montré ni envoyé.
ui-chat-turn-on = Rétablir le tchat
ui-chat-turn-off = Couper le tchat
ui-rules-missing = Impossible d’obtenir les règles.
ui-editions = Les éditions côte à côte
ui-editions-of = { $game } : les éditions côte à côte
ui-editions-more = Tiré des tableaux mêmes dont se sert le jeu. On joue la première édition, à moins d’en choisir une autre.
ui-editions-one = Ce jeu n’a qu’une édition.
ui-editions-all = Montrer aussi ce qui est pareil
ui-editions-count = { $differences ->
    [one] Une différence
   *[other] { $differences } différences
}
ui-to-rules = Vers les règles
ui-line-lost = Connexion perdue. On réessaie ; rien n’est perdu.
ui-offline = Hors ligne
ui-kept-title = Un robot garde votre place
ui-kept-more = Vous avez quitté la table, ou le temps vous a manqué. La place est toujours à vous.
ui-take-back-seat = Reprendre ma place
ui-leave-game = Quitter la partie
ui-leave-more = Un robot à peu près de votre force jouera pour vous. Vous pourrez revenir et reprendre votre place.
ui-stay = Rester
ui-resign-game = Abandonner votre place
ui-resign-more = Un robot jouera votre place jusqu’au bout et vous ne pourrez plus la reprendre. Quand il n’y a plus personne à la table, la partie s’arrête là.
ui-call-off-game = Annuler la partie
ui-call-off-more = Moins de deux coups ont été joués : la partie s’arrête ici pour tout le monde et ne compte pas.
ui-play-for = Faire jouer un robot pour { $name }
ui-free-seat = Libérer la place
ui-free-seat-of = Libérer la place de { $name }
ui-known = A un compte : personne d’autre ne peut se faire passer pour cette personne
ui-frozen = Gelée : les règles ont changé
ui-frozen-title = Cette partie est gelée
ui-frozen-more = Le programme a été mis à jour, et ce qui a été joué ici n’est plus conforme à ses règles. { $fits ->
    [0] Pas même le premier coup.
    [one] Le premier coup reste valable.
   *[other] Les { $fits } premiers coups restent valables.
}
ui-frozen-choose = Vous pouvez continuer à partir de la dernière position valable, ou arrêter la partie ici. Tout le monde à la table doit être d’accord.
ui-frozen-only-end = La partie ne peut qu’être arrêtée. Tout le monde à la table doit être d’accord.
ui-frozen-go-on = Continuer d’ici
ui-frozen-end = Arrêter ici
ui-frozen-wants-go-on = { $seat } veut continuer.
ui-frozen-wants-end = { $seat } veut arrêter.
ui-frozen-waiting = Votre choix est noté. Il manque encore l’accord des autres.
ui-new-rules = Nouvelles règles depuis le coup { $number }
ui-outgrown = Les règles ont changé depuis cette partie. { $fits ->
    [0] Même son premier coup n’est plus valable aujourd’hui.
    [one] Son premier coup reste valable aujourd’hui.
   *[other] Ses { $fits } premiers coups restent valables aujourd’hui.
}
ui-outgrown-row = { $fits ->
    [0] n’est plus valable selon les règles d’aujourd’hui
   *[other] valable selon les règles d’aujourd’hui jusqu’au coup { $fits }
}
ui-abandoned = Cette table a été fermée.
ui-you-won = Vous avez gagné !
ui-you-won-by = { $points ->
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $points } points
}
ui-semicolon = {" ; "}
ui-since = Depuis votre tour
ui-since-more = + { $more }
ui-ending = Résultat
ui-see-board = voir le plateau
ui-place = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
ui-points = points :
ui-next-level = Niveau suivant : { $level }
ui-turned-title = Le tournant : coup { $number }
ui-turned = { $seat } : { $move }. { $you ->
    [yes] Vos chances
   *[other] Les chances de qui a gagné
} passent de { $before } à { $after } %.
ui-turned-try = Rejouer à partir de là
ui-turned-looking = À la recherche du tournant…
ui-rematch = Revanche
ui-to-rematch = Vers la revanche
ui-record = Feuille
ui-download = Télécharger la feuille de partie
ui-commitment = Scellé avant le premier coup :

# Revoir et feuilles de partie
ui-timeline = Cours de la partie
ui-before-first = Avant le premier coup
ui-first = Au début
ui-previous = Un coup en arrière
ui-play = Lecture
ui-pause = Pause
ui-next = Un coup en avant
ui-last = À la fin
ui-show-move = Montrer le coup { $number }
ui-share-position = Lien vers cette position
ui-hint = Conseil
ui-hint-looking = Recherche d’un coup…
ui-hint-play = Jouer ce coup
ui-hint-share = { $share } % de chances de gagner, d’après ses simulations.
ui-hint-title = Ce que ferait { $level }
ui-opinion = L’avis de { $level }
ui-opinion-why = Pourquoi ?
ui-win-shares = Chances de gagner
ui-review = Analyse
ui-review-more = Un robot analyse chaque décision, chaque fois avec ce que savait la personne qui l’a prise, et rien de plus.
ui-review-start = Analyser toute la partie
ui-review-busy = { $done } décisions analysées sur { $all }…
ui-key-moments = Les tournants
ui-try-again = Rejouer d’ici
ui-try-other = Essayer un autre coup
ui-try-again-more = Des robots prennent les autres places, sans pendule. La partie reprend à cet instant.
ui-verify = Vérifier
ui-verify-more = La donne était-elle honnête ? La clé scellée doit donner exactement cette partie.
ui-proven = La donne est prouvée.
ui-not-proven = Non prouvée.
ui-upload = Ouvrir une feuille de partie
ui-upload-more = C’est un petit texte : le sceau, les coups, le résultat.
ui-choose-file = Choisir un fichier
ui-paste = Ou collez le texte
ui-open-replay = Revoir cette partie

# Compte
ui-at-the-table = À la table
ui-make-account = Créer un compte
ui-make-account-more = Pour retrouver vos tables sur tous vos appareils. Un nom et un mot de passe, rien d’autre.
ui-login = Se connecter
ui-login-more = Quel plaisir de vous revoir.
ui-account-letters = De 3 à 24 lettres sans accent, chiffres, points, tirets ou tirets bas.
ui-have-account = J’ai un compte
ui-no-account = Je n’ai pas de compte
ui-account-name = Nom du compte
ui-password = Mot de passe (8 caractères au moins)
ui-current-password = Mot de passe actuel
ui-new-password = Nouveau mot de passe, si vous en changez
ui-logged-in = Compte : { $account }
ui-change = Changer
ui-logout = Se déconnecter
ui-data = Vos données
ui-data-more = Tout ce que ce serveur sait de vous, dans un fichier, ou effacé pour de bon.
ui-export = Exporter
ui-forget = Tout effacer
ui-forget-more = Votre nom, votre compte, vos jetons d’accès et tout ce que vous avez dit au tchat seront effacés. Vos parties restent, sans votre nom. C’est irréversible.
ui-token = Pour scripts et robots
ui-token-more = Avec un jeton d’accès, un programme peut s’asseoir à une table en votre nom.
ui-token-make = Créer un jeton d’accès
ui-token-once = Montré une seule fois
ui-tokens = Jetons d’accès valables
ui-token-of = créé le { $when }
ui-token-this = celui du dessus
ui-token-end = Révoquer
ui-token-end-of = Révoquer le jeton d’accès : { $token }
ui-token-name = À quoi sert-il ? (pour le reconnaître)
ui-token-scope = Que peut-il faire ?
ui-token-scope-play = jouer
ui-token-scope-read = regarder
ui-token-scope-account = tout
ui-devices = Vos appareils connectés
ui-devices-more = L’un d’eux vous est inconnu ? Déconnectez-le et changez de mot de passe.
ui-device-this = cet appareil
ui-device-seen = vu pour la dernière fois le { $when }
ui-device-unknown = appareil inconnu
ui-device-end = Déconnecter
ui-device-end-of = Déconnecter : { $device }
ui-budgets = Ce qu’une seule personne peut demander
ui-budgets-more = Pour que personne ne puisse empêcher les autres de jouer, ce serveur compte ce qu’on lui demande, par personne et par adresse. En jouant normalement, on reste toujours loin de ces nombres.
ui-budget-what = Quoi
ui-budget-person = une personne
ui-budget-address = une adresse
ui-budget-most = { $most } à la fois
ui-budget-minute = { $burst } d’un coup, puis { $more } par minute
ui-budget-hour = { $burst } d’un coup, puis { $more } par heure
ui-budget-calls = Appels au serveur
ui-budget-pages = Pages et leurs fichiers
ui-budget-moves = Coups et questions aux tables
ui-budget-previews = Aperçus de coups
ui-budget-looks = Positions revues
ui-budget-chats = Messages au tchat
ui-budget-names = Noms donnés ou changés
ui-budget-tables = Tables ouvertes
ui-budget-bot_tables = Tables ouvertes pour des robots seuls
ui-budget-seats = Places prises aux tables des autres
ui-budget-insights = Conseils et coups analysés
ui-budget-records = Feuilles envoyées ou vérifiées
ui-budget-decisions = Coups dans ces feuilles
ui-budget-codes = Codes de table essayés
ui-budget-accounts = Comptes créés ou modifiés
ui-budget-guesses = Mots de passe essayés
ui-budget-guesses_of_one = Mots de passe essayés pour un même compte, d’où que ce soit
ui-budget-exports = Données exportées ou effacées
ui-budget-sockets = Connexions ouvertes avec des tables
ui-budget-open_sockets = Connexions simultanées avec des tables
ui-budget-connections = Connexions au serveur

# Réglages
ui-language = Langue
ui-theme = Couleurs
ui-theme-system = Système
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-gesture-all = Tous
ui-gesture-all-to = Tous { $where }
ui-gesture-less = Un de moins : { $what }
ui-gesture-more = Un de plus : { $what }
ui-gesture-missing = Il manque { $missing }
ui-set-confirm = Confirmer un coup
ui-set-confirm-more = Montre d’abord ce que fait le coup ; un second clic sur la cible le joue. Les petites réponses, comme poser un cube, ne sont confirmées qu’avec « Toujours ».
ui-set-confirm-always = Toujours
ui-set-confirm-final = S’il est définitif
ui-set-confirm-never = Jamais
ui-set-pause = Répondre pour moi quand je n’ai qu’une réponse
ui-set-pause-more = Là où une réponse immédiate trahirait ce que vous avez en main, toutes vos réponses partent au plus tôt trois secondes après la question, qu’elles viennent de vous ou de la table.
ui-pause-waits = Votre réponse part dans un instant, toujours après la même pause.
ui-set-motion = Animations
ui-set-motion-more = Toujours coupées si votre système demande moins de mouvement.
ui-set-sound = Sons
ui-set-notify = Me prévenir quand c’est à moi
ui-set-notify-more = Quand la page est en arrière-plan.
ui-set-chat = Tchat
ui-engine = Moteur des robots
ui-engine-compiled = Compilé : les robots réfléchissent à pleine vitesse.
ui-engine-compiling = En cours de compilation ({ $percent } %). D’ici là, les niveaux 4 et 5 réfléchissent moins.
ui-engine-interpreted = Non compilé ici : les niveaux 4 et 5 réfléchissent moins.
ui-thinks-less-compiling = Réfléchit moins tant que son moteur n’est pas compilé ({ $percent } %).
ui-thinks-less-interpreted = Réfléchit moins ici, où son moteur n’est pas compilé.
ui-bot-thinks-less = Robot, réfléchit moins pour l’instant
ui-notify-refused = Votre navigateur n’autorise pas les notifications.
ui-skin = Vocabulaire de { $game }
ui-skin-none = D’origine
ui-skin-fae = Fae

# Apprendre
ui-learn = Apprendre
ui-learn-on = Continuer la leçon
ui-lesson = Leçon
ui-show-me = Montrez-moi
ui-lesson-next = Suite
ui-lesson-back = Retour
ui-lesson-chapter = Chapitre
ui-play-real = Jouer une vraie partie
ui-how-it-plays = Comment on joue

ui-house-cannot-write = Rien ne peut être enregistré pour le moment : le disque du serveur est plein ou en panne. Ce qui a été joué est à l’abri, et la partie reprendra d’elle-même dès que possible.
ui-house-closing = Le serveur s’arrête ou redémarre. Tout est enregistré.
ui-privacy = Ce qui est conservé à votre sujet
ui-privacy-name = Un nom, une couleur et une langue, sous un numéro aléatoire dans un cookie
ui-privacy-name-long = Jusqu’à ce que vous les supprimiez sur la page du compte.
ui-privacy-account = Pour un compte : l’identifiant, et le mot de passe sous une empreinte qu’on ne peut pas relire
ui-privacy-account-long = Jusqu’à la suppression du compte.
ui-privacy-sessions = Vos connexions, et les jetons d’accès de vos programmes, sous forme d’empreintes
ui-privacy-sessions-long = Jusqu’à ce que vous y mettiez fin, vous déconnectiez ou supprimiez le compte.
ui-privacy-tables = Les tables où vous avez joué, avec leurs coups et leurs résultats
ui-privacy-tables-long = Pour toujours. Si vous supprimez vos données, votre nom en est retiré.
ui-privacy-chat = Les derniers messages d’une table
ui-privacy-chat-long = Aussi longtemps que la table, ou jusqu’à ce que la personne qui les a écrits supprime ses données.
ui-privacy-address = L’adresse d’où vous vous connectez
ui-privacy-address-long = En mémoire seulement, pour limiter le nombre de demandes. Elle n’est jamais enregistrée.
ui-privacy-more = Sur la page du compte, vous pouvez tout voir, tout exporter et tout supprimer. Les pages ne chargent rien d’ailleurs, et personne d’autre n’apprend quoi que ce soit. Les sauvegardes de l’hôte gardent ce qu’il y avait quand elles ont été faites.
ui-host = Les personnes de ce serveur
ui-host-seek = Chercher quelqu’un
ui-host-person = depuis le { $when } · { $tables ->
    [one] une table
   *[other] { $tables } tables
}
ui-host-mute = Retirer la parole
ui-host-ban = Exclure
ui-host-delete = Supprimer
ui-host-delete-sure = Supprimer { $name } ?
ui-host-delete-more = Son nom, son compte et tous ses messages disparaissent pour de bon. Des robots gardent ses places.
ui-host-nobody = Personne de ce nom.

ui-what = Qu’est-ce que c’est ? Montrez quelque chose
ui-what-rule = La règle, { $rule }
ui-goal-of = { $game } : le but
ui-learn-first = Apprendre d’abord
ui-start-playing = Commencer
ui-unlike = Dans l’autre édition
ui-unlike-same = { $count ->
    [0] Aucun coup n’est permis ici dans les deux éditions.
    [one] Un coup est permis dans les deux éditions.
   *[other] { $count } coups sont permis dans les deux éditions.
}
ui-unlike-none = Chacun a le même effet dans les deux.
ui-unlike-here = seulement dans celle-ci
ui-unlike-there = seulement dans { $edition }
ui-unlike-both = permis dans les deux, avec un autre effet
ui-unlike-impossible = Cette position ne peut pas exister dans { $edition }.
ui-try-it = Essayer
ui-nothing-found = Rien trouvé.
ui-glossary = Glossaire
ui-contents = Sommaire
ui-search-rules = Chercher dans les règles
ui-sources = Sources et interprétations
ui-print = Imprimer

ui-exercises = Exercices
exercise-daily = L’exercice du jour
exercise-solve = Résoudre
exercise-done = résolu
exercise-number = Exercice { $number }
exercise-hardness-1 = facile
exercise-hardness-2 = moyen
exercise-hardness-3 = difficile
exercise-not-yet = Il y a mieux. Essayez autre chose, ou demandez la réponse.
exercise-at-once = Résolu du premier coup.
exercise-solved = Résolu.
exercise-told = Voici le meilleur coup.
exercise-next = Exercice suivant
exercise-play-on = Continuer d’ici
exercise-give-up = Voir la réponse
exercise-solved-of = { $solved } résolus sur { $all }. Notre propre recherche les a trouvés dans des parties entre robots ; chacun a été vérifié avec dix fois plus de réflexion.

coach-now = Le coach
coach-new = Du nouveau
coach-cost = Le coach : ce coup a coûté cher
coach-better = Mieux :
coach-too-late = On ne peut plus le reprendre.
coach-got-it = Compris
coach-play-on = Continuer
coach-show = Montrer sur le plateau
coach-less = Moins d’aide
settings-coach = Le coach
settings-coach-first = mes trois premières parties par jeu
settings-coach-all = toujours
settings-coach-after = après un coup qui coûte cher
settings-coach-off = jamais
