# Pourquoi le serveur refuse quelque chose
error-offline = Le serveur ne répond pas. Êtes-vous en ligne ?
error-unexpected = Il s’est passé quelque chose d’imprévu. Rien n’a changé.
error-internal = Une erreur est survenue sur le serveur. Rien n’a changé.
error-bad-request = Le serveur n’a pas compris la demande. Rechargez la page, s’il vous plaît.
error-bad-message = Le serveur n’a pas compris le message. Rechargez la page, s’il vous plaît.
error-bad-name = Ce nom n’est pas utilisable. Choisissez-en un autre.
error-bad-option = Le jeu n’a pas cette variante.
error-bad-level = Il n’y a pas de robot de ce niveau.
error-bad-style = Les robots de ce niveau n’ont pas ce style dans ce jeu. Choisissez-en un autre, ou n’importe lequel.
error-bad-seats = Ce jeu se joue de { $least } à { $most } joueurs.
error-bad-record = { $what ->
    [line] Cette feuille de partie est illisible : la ligne { $line } n’en fait pas partie.
    [move] Cette feuille de partie n’est pas valable : le coup { $number } ({ $text }, place { $seat }) est impossible.
    [sealed] Le secret de cette partie n’est pas révélé : elle ne peut pas encore être rejouée.
    [setup] Le jeu de cette feuille, son édition ou ses variantes sont inconnus ici.
   *[format] Ce n’est pas une feuille de partie.
}
error-sealed-record = Le secret de cette partie n’est pas encore révélé.
error-long-record = Cette feuille est trop longue : ce serveur accepte jusqu’à { $most } coups.
error-no-identity = Qui êtes-vous ? Rechargez la page, s’il vous plaît.
error-bad-token = Ce jeton d’accès n’est pas valable. Créez-en un nouveau sur la page du compte.
error-wrong-password = Le nom ou le mot de passe est faux.
error-wrong-current = Le mot de passe actuel est faux.
error-foreign-origin = La demande venait d’un autre site.
error-wrong-host = Ce serveur ne répond pas au nom de { $host }. La personne qui l’héberge peut lui donner ce nom avec --url.
error-bad-csrf = La page n’est plus à jour. Rechargez-la, s’il vous plaît.
error-introduce-first = Donnez d’abord votre nom.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-maker = Seul l’hôte de la table peut le faire.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-no-account = Vous n’avez pas de compte.
error-no-scope = Ce jeton d’accès ne donne pas ce droit. Créez-en un autre sur la page du compte.
error-no-session = Cet appareil n’est plus connecté.
error-not-found = Il n’y a rien ici.
error-no-table = Cette table n’existe pas.
error-no-token = Ce jeton d’accès n’existe plus.
error-no-game = Ce jeu n’existe pas.
error-no-rules = Les règles de ce jeu ne sont pas encore écrites.
error-wrong-method = Cela ne peut pas se faire ici.
error-stale = Quelqu’un a été plus rapide, et les choses ont changé. Regardez de nouveau.
error-refused = Les règles ne le permettent pas.
error-final = On ne pourra pas le reprendre. Confirmez d’abord.
error-unforeseen = Des coups joués ensemble ne doivent pas dépendre de ce que le premier révèle. Jouez-les un par un.
error-not-running = La partie n’est pas en cours.
error-not-waiting = La partie a déjà commencé.
error-not-finished = La partie n’est pas terminée.
error-no-hint = Les conseils sont réservés aux tables où tous les autres sont des robots.
error-no-insight = Le robot n’a rien pu en dire. Réessayez.
error-bad-lesson = Cette leçon ne correspond plus aux règles. Choisissez-en une autre.
error-already-seated = Vous avez déjà une place ici.
error-seat-taken = Cette place est prise.
error-no-such-seat = Cette place n’existe pas.
error-seats-free = Il reste des places libres. Envoyez le lien à quelqu’un, ou ajoutez des robots.
error-cannot-take-back = Ce coup ne peut pas être repris.
error-no-time-for-that = Il ne vous reste plus assez de temps pour reprendre ce coup.
error-time-is-up = Votre temps est écoulé : le robot prend cette décision, puis vous pourrez reprendre votre place.
error-damaged = Ce qui a été conservé de cette table est illisible. On n’y touche pas, et l’hôte en est averti dans son journal.
error-cannot-write = Le serveur ne peut rien enregistrer pour le moment : son disque est plein ou en panne. Rien de ce qui a été joué n’est perdu ; la partie reprendra d’elle-même dès que possible.
error-cannot-read = Le serveur ne peut pas lire son disque pour le moment. Réessayez dans un instant.
error-elsewhere = Un autre nœud de ce serveur s’en occupe à présent. Réessayez dans un instant.
error-not-host = Cette page est réservée à l’hôte : ouvrez-la avec le lien qu’affiche `nemeton people DATA --page`.
error-muted = L’hôte vous a retiré la parole : vous pouvez jouer, mais pas écrire.
error-banned = L’hôte ne vous laisse plus jouer ici.
error-nothing-asked = Plus personne ne le demande.
error-already-asked = Quelqu’un le demande déjà.
error-account-taken = Ce nom de compte est pris.
error-has-account = Vous avez déjà un compte.
error-too-late = Trop de coups ont été joués pour annuler la partie. Vous pouvez abandonner votre place.
error-still-playing = Vous n’avez pas encore attendu assez longtemps.
error-not-frozen = Cette table n’est pas gelée.
error-cannot-go-on = La partie ne peut pas continuer : les règles d’aujourd’hui ne permettent même plus de la distribuer.
error-cannot-deal = Les règles d’aujourd’hui ne permettent plus de distribuer cette partie : elle ne peut pas être montrée. Sa feuille peut encore être téléchargée.
error-too-large = C’est trop volumineux.
error-bad-media = Le serveur ne sait pas lire ces données.
error-too-fast = Trop vite. Attendez un instant.
error-too-many-tables = Vous avez trop de tables. Finissez-en une d’abord.
