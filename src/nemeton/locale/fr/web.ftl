# Le navigateur : pages, boutons, réglages. Les phrases des jeux sont dans leurs propres fichiers.

ui-home = Nemeton, vers la salle
ui-pages = Pages
ui-hall = Salle
ui-hall-title = La salle
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
ui-missing-more = Cette page n’existe pas, ou la table n’est plus.

# La salle
ui-play-now = Jouer tout de suite
ui-with-friends = Entre amis
ui-make-table = Ouvrir une table
ui-have-link = J’ai un lien
ui-players = { $range } joueurs
ui-minutes = { $minutes } min
ui-by = { $designers }, { $publisher } { $year }.
ui-own-words = Les règles, avec nos propres mots.
ui-how-strong = Choisissez vos adversaires
ui-how-strong-more = Deux robots vous rejoignent, sans pendule. On commence aussitôt.
ui-level-of = niveau { $level } sur { $levels }
ui-my-tables = Mes tables
ui-my-tables-empty = Vous n’êtes encore à aucune table. « Jouer tout de suite » : deux clics suffisent.
ui-open-tables = Tables ouvertes
ui-open-tables-empty = Personne n’attend en ce moment. Ouvrez une table, et on la verra ici.
ui-finished = Parties terminées
ui-finished-empty = Vos parties terminées restent ici, à revoir coup par coup.
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
ui-thinking = { $seat } réfléchit…
ui-code-label = Le lien, ou les six lettres reçues
ui-code-unknown = Aucune table ne répond à ce code.
ui-go-table = Aller à la table

# Qui êtes-vous ?
ui-who-are-you = Comment vous appeler ?
ui-who-more = Un nom suffit, sans compte.
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
ui-style = Goût du robot
ui-style-any = goût libre
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
ui-pace-clock-more = Chacun a sa pendule ; chaque coup ajoute un peu. À court de temps, un robot prend le relais.
ui-pace-days-more = Jouez quand bon vous semble. Tant qu’une page de Nemeton est ouverte, elle vous prévient quand c’est à vous.
ui-minutes-each = Minutes chacun
ui-increment-each = Secondes par coup
ui-days-each = Jours par coup
ui-out-of-range = Un nombre entier de { $least } à { $most }.
ui-visibility = Qui peut venir
ui-by-link = Avec le lien
ui-open = Tout le monde
ui-visibility-link-more = Seulement ceux à qui vous envoyez le lien ou le code.
ui-visibility-open-more = La table est annoncée dans la salle.
ui-edition = Édition
ui-options = Variantes de règles
ui-invitation-language = Langue de l’invitation
ui-invitation-language-more = Qui est nouveau ici lit la table dans cette langue.
ui-invitation = Viens jouer à { $game } avec moi.
ui-sealed = La donne est scellée avant le premier coup ; vous pourrez la vérifier.
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
ui-give-up = Abandonner la table
ui-swap = Échanger
ui-deal = Donne
ui-deal-sealed = scellée :

# À la table
ui-board = Plateau
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
ui-away = absent
ui-won = vainqueur
ui-bot-keeps = { $level } joue en attendant
ui-clock-days = { $days } j { $hours } h
ui-table-menu = Cette table
ui-ask-other = Choisissez un coup.
ui-move-other = { $notation }
ui-log-other = { $key }
ui-play-move = Jouer ce coup
ui-looking = On regarde la suite…
ui-nothing-more = Rien d’autre ne se passe.
ui-uncertain = Le reste dépend de ce que vous ne pouvez pas encore savoir.
ui-why-button = Pourquoi pas ?
ui-why-title = Pas permis
ui-why-asked = Question posée :
ui-why-try = Essayez ce que vous voudriez faire. Si ce n’est pas permis, vous lirez pourquoi.
ui-what-may-i = Que puis-je ?
ui-rule = Règle { $number }
ui-undo = Reprendre
ui-undo-ask = Reprendre…
ui-vote-title = Reprendre un coup ?
ui-vote-asks = { $seat } voudrait reprendre son dernier coup.
ui-vote-yes = D’accord
ui-vote-no = Refuser
ui-vote-granted = Le coup a été repris.
ui-vote-refused = Rien n’est repris.
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
ui-editions-more = Tiré des tableaux mêmes que suit le jeu. On joue la première, à moins d’en choisir une autre.
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
ui-kept-more = Vous êtes parti, ou le temps vous a manqué. La place est toujours à vous.
ui-take-back-seat = Reprendre ma place
ui-leave-game = Quitter la partie
ui-leave-more = Un robot jouera pour vous. Vous pourrez revenir et reprendre votre place.
ui-stay = Rester
ui-abandoned = Cette table a été abandonnée.
ui-you-won = Vous avez gagné !
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
ui-hint = Indice
ui-hint-title = Ce que ferait { $level }
ui-opinion = L’avis de { $level }
ui-opinion-why = Pourquoi ?
ui-win-shares = Parts de victoire
ui-review = Analyse
ui-review-more = Un robot revoit chaque décision, chaque fois avec ce que savait la place qui l’a prise, et rien de plus.
ui-review-start = Revoir toute la partie
ui-review-busy = { $done } décisions revues sur { $all } …
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
ui-login-more = Heureux de vous revoir.
ui-account-letters = De 3 à 24 lettres sans accent, chiffres, points, tirets ou tirets bas.
ui-have-account = J’ai un compte
ui-no-account = Je n’ai pas de compte
ui-account-name = Nom du compte
ui-password = Mot de passe (8 caractères au moins)
ui-current-password = Mot de passe actuel
ui-new-password = Nouveau mot de passe, si vous en changez
ui-logged-in = Connecté : { $account }
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
ui-token-end-of = Révoquer le jeton : { $token }
ui-token-name = À quoi sert-il ? (pour le reconnaître)

# Réglages
ui-language = Langue
ui-theme = Couleurs
ui-theme-system = Système
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-set-confirm = Confirmer chaque coup
ui-set-confirm-more = Voir d’abord ce qu’il fait ; un second clic sur la cible le joue.
ui-set-motion = Animations
ui-set-motion-more = Toujours coupées si votre système demande moins de mouvement.
ui-set-sound = Sons
ui-set-notify = Me prévenir quand c’est à moi
ui-set-notify-more = Quand la page est en arrière-plan.
ui-set-chat = Tchat
ui-notify-refused = Votre navigateur n’autorise pas les notifications.
ui-skin = Vocabulaire de { $game }
ui-skin-none = D’origine
ui-skin-fae = Fae

# Refus du serveur
error-offline = Le serveur ne répond pas. Êtes-vous en ligne ?
error-unexpected = Il s’est passé quelque chose d’imprévu. Rien n’a changé.
error-internal = Une erreur est survenue sur le serveur. Rien n’a changé.
error-bad-request = Le serveur n’a pas compris la demande.
error-bad-message = Le serveur n’a pas compris le message.
error-bad-name = Ce nom n’est pas utilisable.
error-bad-option = Le jeu n’a pas cette variante.
error-bad-level = Il n’y a pas de robot de ce niveau.
error-bad-style = Les robots de ce niveau n’ont pas ce goût dans ce jeu. Choisissez-en un autre, ou n’importe lequel.
error-bad-seats = Ce jeu se joue de { $least } à { $most } places.
error-bad-record = { $what ->
    [line] Cette feuille de partie est illisible : la ligne { $line } n’en fait pas partie.
    [move] Cette feuille de partie ne tient pas : le coup { $number } ({ $text }, place { $seat }) est impossible.
    [sealed] Le secret de cette partie n’est pas révélé : elle ne peut pas encore être rejouée.
    [setup] Le jeu de cette feuille, son édition ou ses variantes sont inconnus ici.
   *[format] Ce n’est pas une feuille de partie.
}
error-sealed-record = Le secret de cette partie n’est pas encore révélé.
error-no-identity = Qui êtes-vous ? Rechargez la page, s’il vous plaît.
error-bad-token = Ce jeton d’accès n’est pas valable.
error-wrong-password = Le nom ou le mot de passe est faux.
error-wrong-current = Le mot de passe actuel est faux.
error-foreign-origin = La demande venait d’un autre site.
error-bad-csrf = La page n’est plus à jour. Rechargez-la, s’il vous plaît.
error-introduce-first = Donnez d’abord votre nom.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-maker = Seul l’hôte de la table peut le faire.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-no-account = Vous n’avez pas de compte.
error-not-found = Il n’y a rien ici.
error-no-table = Cette table n’existe pas.
error-no-token = Ce jeton d’accès n’existe plus.
error-no-game = Ce jeu n’existe pas.
error-no-rules = Les règles de ce jeu ne sont pas encore écrites.
error-wrong-method = Cela ne peut pas se faire ici.
error-stale = Quelqu’un a été plus rapide. Regardez de nouveau.
error-refused = Les règles ne le permettent pas.
error-not-running = La partie n’est pas en cours.
error-not-waiting = La partie a déjà commencé.
error-not-finished = La partie n’est pas terminée.
error-no-hint = Les indices sont réservés aux tables où tous les autres sont des robots.
error-no-insight = Le robot n’a rien pu en dire. Réessayez.
error-already-seated = Vous avez déjà une place ici.
error-seat-taken = Cette place est prise.
error-no-such-seat = Cette place n’existe pas.
error-seats-free = Il reste des places libres.
error-cannot-take-back = Ce coup ne peut pas être repris.
error-nothing-asked = Plus personne ne le demande.
error-already-asked = Quelqu’un le demande déjà.
error-account-taken = Ce nom de compte est pris.
error-has-account = Vous avez déjà un compte.
error-broken-table = Cette table est abîmée et ne peut pas continuer.
error-too-large = C’est trop volumineux.
error-bad-media = Le serveur ne sait pas lire ces données.
error-too-fast = Trop vite. Attendez un instant.
error-too-many-tables = Vous avez trop de tables. Finissez-en une d’abord.
