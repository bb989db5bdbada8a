your-name-help = Les autres voient ce nom aux tables que vous ouvrez ou rejoignez.

about-title = À propos de cette ludothèque
about-what =
    Ludotheque est une bibliothèque libre de jeux de société modernes, fidèles à leurs règles, à jouer avec des gens et
    des bots, et à étudier.
about-owners =
    Les noms et les règles de ces jeux appartiennent à leurs ayants droit. Aucune de leurs images et aucun de leurs
    textes n’est repris : chaque image est dessinée par nous ou vient des collections libres citées plus bas, et chaque
    phrase est la nôtre. Si un jeu vous plaît, achetez la boîte.
about-games = Les jeux
about-english = Les crédits et les sources ne sont qu’en anglais.
about-credits = Crédits
provenance-what = Quoi
provenance-certainty = Certitude
provenance-source = Source
certainty-printed = imprimé
certainty-public = connu du public
certainty-reconstructed = reconstitué
credit-icons = Emblèmes : Lorc, Delapouite et les autres artistes de
credit-fonts = Polices :
credit-code = Réalisé avec
credit-licence = Licence du code :

continue-title = Continuer en tant que { $name }
continue-guest = Continuer comme sur votre autre appareil
continue-tables = { $count ->
    [0] Aucune table ne l’accompagne encore.
    [one] 1 table l’accompagne.
   *[other] { $count } tables l’accompagnent.
}
continue-same = Ce navigateur est déjà cet invité. Ouvrez le lien sur l’autre appareil.
continue-own = { $count ->
    [one] Ce navigateur a 1 table à lui.
   *[other] Ce navigateur a { $count } tables à lui.
}
continue-bring = Les emporter
continue-bring-help = Elles rejoignent les autres ; vous gardez toutes les places.
continue-leave = Les laisser ici
continue-leave-help = Vous perdez ses places dans ce navigateur ; personne d’autre ne les reçoit.
continue-account = Ce navigateur est connecté en tant que { $name }. Ses tables restent avec ce compte.
continue-here = Continuer ici
continue-no-link = Le lien manque dans l’adresse. Ouvrez-le à nouveau, ou scannez encore le code.

you-guest = Vous jouez en invité : seul un cookie de ce navigateur dit qui vous êtes.
you-account = Vous êtes connecté.
account = Votre compte
account-help =
    Avec un compte, vous retrouvez vos tables dans tout navigateur, même si celui-ci vous oublie. Pas de mot de passe :
    une clé d’accès est gardée par votre appareil ou votre gestionnaire de mots de passe.
account-make = Créer un compte avec une clé d’accès
passkeys = Vos clés d’accès
passkeys-none = Aucune clé d’accès encore.
passkeys-no-https = Les clés d’accès demandent une adresse en https://. Cette page a été ouverte sans.
passkeys-no-name =
    Les clés d’accès demandent une adresse avec un nom : ouvrez cette page par son nom, ou sur cet ordinateur par
    « localhost », au lieu de chiffres.
passkeys-no-browser = Ce navigateur n’a pas de clés d’accès.
passkey-since = depuis le { $date }
passkey-drop = Retirer
passkey-drop-sure = Oui, la retirer
passkey-add = Ajouter une clé d’accès
passkey-none = Aucune clé d’accès n’a été créée ni choisie.
passkey-there = Cet appareil a déjà une clé d’accès de votre compte.
sign-in = Se connecter à votre compte
sign-in-passkey = Se connecter avec une clé d’accès
mail = Adresse e-mail
mail-sign-in = Créer un compte ou se connecter par e-mail
mail-add = Se connecter aussi par e-mail
mail-send = M’envoyer un lien
mail-sent = Si l’adresse { $mail } existe, un lien est en route. Ouvrez-le dans ce navigateur dans les 20 minutes.
mail-known = Vous pouvez aussi vous connecter par un lien envoyé à { $mail }.
sessions = Autres navigateurs
sessions-help =
    Un appareil perdu, ou un lien tombé en d’autres mains ? Terminez toutes les autres sessions : seul ce navigateur
    reste connecté.
sessions-end = Se déconnecter partout ailleurs
sessions-end-sure = Oui, se déconnecter partout ailleurs
sessions-ended = Tous les autres navigateurs sont déconnectés.
sign-out = Se déconnecter ici
your-data = Vos données
export-help =
    Tout ce que le serveur garde de vous, en un fichier. Les parties terminées viennent avec leurs enregistrements.
export-me = Tout exporter
delete-guest = Me supprimer
delete-account = Supprimer mon compte
delete-help =
    Votre nom, votre compte et vos connexions sont supprimés pour de bon, et vous perdez vos places : un bot joue pour
    vous. Les parties terminées restent à ceux qui ont joué avec vous, avec « Un ancien joueur » à votre place.

privacy-lead =
    Jouer ne demande ni compte, ni nom, ni adresse e-mail. Pas de publicité, pas de pistage, et rien n’est chargé
    d’autres sites. Cette page dit ce que ce serveur garde.
privacy-contact = Les questions vont à l’administrateur de ce serveur :
privacy-no-contact = L’administrateur de ce serveur n’a pas dit comment le joindre.
privacy-what = Ce qui est gardé
privacy-why = Pourquoi
privacy-how-long = Combien de temps
privacy-cookie = Un cookie avec un nombre aléatoire
privacy-cookie-why = Pour vous reconnaître : vos places et vos tables en dépendent.
privacy-cookie-long =
    { $days } jours dans votre navigateur. Si vous avez une place à une table, le serveur garde aussi le jour de votre
    dernière visite.
privacy-browser = Réglages, votre nom et les clés de vos places, dans ce navigateur
privacy-browser-why = Pour ne pas les choisir de nouveau. Les réglages ne quittent jamais le navigateur.
privacy-browser-long = Jusqu’à ce que vous effaciez les données de ce site.
privacy-games = Les tables : noms des places, chaque coup avec son heure, résultats
privacy-games-why = Pour jouer, reprendre après une interruption, et revoir.
privacy-unbegun = { $days ->
    [0] Les parties qui ne commencent jamais restent jusqu’à ce qu’on les supprime.
   *[other] Les parties qui ne commencent jamais sont supprimées après { $days } jours.
}
privacy-finished = { $days ->
    [0] Les parties terminées restent jusqu’à ce que l’administrateur les supprime.
   *[other] Les parties terminées sont supprimées après { $days } jours.
}
privacy-chat = Les lignes de discussion
privacy-chat-why = Pour les personnes à la table, même celles qui arrivent plus tard.
privacy-chat-long =
    Aussi longtemps que la table. Leur texte reste si vous supprimez votre compte ; votre nom, non.
privacy-notes = Vos notes à une table
privacy-notes-why =
    Pour vous les montrer sur tous vos appareils. Aucun autre joueur ne peut les lire ; l’administrateur du serveur, si.
privacy-notes-long = Jusqu’à ce que vous les effaciez ou que la table ou votre compte soit supprimé.
privacy-clubs = Clubs : votre nom là-bas et les tournois auxquels vous participez
privacy-clubs-why = Pour que les membres se retrouvent, avec leurs tables et leurs résultats.
privacy-clubs-long = Jusqu’à votre départ ou la fin du club. Les tournois restent au club.
privacy-account = Les comptes : un nom, les clés publiques et quand elles ont servi
privacy-account-why = Pour vous connecter. Les clés secrètes ne quittent jamais vos appareils.
privacy-account-long = Jusqu’à ce que vous supprimiez le compte.
privacy-mail = Les adresses e-mail de connexion : une empreinte, et la première lettre avec le domaine
privacy-mail-why = Pour reconnaître l’adresse que vous tapez de nouveau. L’adresse même n’est pas gardée.
privacy-mail-long = Jusqu’à ce que vous supprimiez le compte.
privacy-links = Les empreintes des liens et connexions à usage unique
privacy-links-why = Pour que chacun ne marche qu’une fois.
privacy-links-long = Dix à vingt minutes.
privacy-address = Votre adresse réseau
privacy-address-why = Pour limiter les flots de requêtes.
privacy-address-long = En mémoire seulement ; ni dans la base de données, ni dans le journal.
privacy-others = Ce que voient les autres
privacy-others-text =
    Toute personne qui a le lien d’une table voit ses noms, sa discussion et ce qui est public dans la partie ; après la
    fin, aussi ce qui était caché. Les personnes avec qui vous avez joué peuvent vous inviter à une table. Personne ne
    voit votre compte, votre adresse e-mail ni vos autres tables. L’administrateur d’un serveur peut lire sa base de
    données.
privacy-rights = Ce que vous pouvez faire
privacy-rights-text = Vous pouvez exporter tout ce qui vous concerne, et le supprimer, à tout moment :
continue-warning = Ne continuez que si vous avez fait ce lien vous-même : son auteur partage tout ce que vous emportez.
mail-title = Se connecter avec { $mail }
mail-new = Désormais vous pouvez vous connecter avec cette adresse, et retrouver vos tables.
mail-account = C’est le compte de { $name }.
club-no-results = Aucune table de ce club n’a encore terminé de partie.

unblock = Débloquer
blocked-people = Personnes que vous avez bloquées
blocked-help = Elles ne trouvent pas de place à vos tables, et vous ne lisez pas ce qu’elles écrivent.

calls-choose = Choisir comment être prévenu
calls-lead =
    Quand c’est votre tour à une table avec d’autres personnes et que vous êtes absent, le serveur vous prévient une
    fois. Personne d’autre ne voit vos adresses.
calls-this = (ce navigateur)
calls-kind-push = Notification
calls-kind-mail = E-mail
calls-kind-hook = Webhook
calls-unconfirmed = Ouvrez le lien du message pour confirmer.
calls-failing = Les dernières notifications ne sont pas arrivées.
calls-try = Tester
calls-remove = Retirer
calls-push = Dans ce navigateur
calls-push-help =
    Une notification, même quand aucune page de ce site n’est ouverte. Elle disparaît quand vous avez joué ailleurs.
calls-push-add = Me prévenir ici
calls-push-here = Ce navigateur affiche une notification quand c’est à vous.
calls-push-on = Les notifications sont activées dans ce navigateur.
calls-push-failed =
    Ce navigateur n’a pas pu s’inscrire aux notifications. Vérifiez votre connexion et les réglages du navigateur, puis
    réessayez.
calls-no-library = Ce serveur n’envoie pas de notifications aux navigateurs.
calls-mail = Par e-mail
calls-mail-help = { $hours ->
    [0] Un message par tour d’une partie lente. Un premier message vous demande de confirmer l’adresse.
    [one]
        Un message quand une partie lente attend depuis une heure. Un premier message vous demande de confirmer
        l’adresse.
   *[other]
        Un message quand une partie lente attend depuis { $hours } heures. Un premier message vous demande de confirmer
        l’adresse.
}
calls-address = Votre adresse
calls-mail-add = Envoyer une confirmation
calls-mail-sent = Un message est parti vers { $address }. Ouvrez son lien dans la journée.
calls-mail-known = { $address } est déjà confirmée.
calls-no-mail = Ce serveur n’envoie pas d’e-mails.
calls-hook = Par un webhook
calls-hook-help =
    Pour votre messagerie ou un programme : le serveur lui envoie un message. L’adresse doit commencer par https:// et
    être publique.
calls-url = Adresse du webhook
calls-shape = Format
calls-shape-json = JSON
calls-shape-discord = Discord
calls-shape-slack = Slack
calls-hook-add = Ajouter et tester
calls-tried-sent = La notification d’essai est arrivée. La voyez-vous ?
calls-tried-later = Pas de réponse. Le serveur réessaiera à votre prochain tour.
calls-tried-refused = Le destinataire a refusé le message. Vérifiez l’adresse.
calls-tried-gone = Ce navigateur a mis fin à son abonnement. Ajoutez-le de nouveau.
calls-confirm-ask = Confirmez que ce serveur peut vous écrire quand vient votre tour dans une partie lente.
calls-confirm = Confirmer l’adresse
calls-confirm-done = L’adresse est confirmée.
calls-off-ask = Arrêter tous les e-mails de ce serveur à votre adresse ?
calls-off = Arrêter les e-mails
calls-off-done = Plus aucun message ne viendra à cette adresse.

privacy-calls = Pour les notifications : abonnements des navigateurs, votre adresse e-mail, votre webhook
privacy-calls-why = Pour vous dire que c’est à vous, uniquement par les moyens que vous avez choisis.
privacy-calls-long = Jusqu’à ce que vous les retiriez, ou que vous supprimiez vos données.
privacy-archive = Les parties terminées avec scores et places, et vos classements
privacy-archive-why = Pour « Mes parties », et pour classer ceux qui l’ont demandé.
privacy-archive-long =
    Aussi longtemps que la table. Si vous vous supprimez, les classements disparaissent et votre nom quitte les
    résultats.
privacy-conduct = Les personnes que vous avez bloquées ; les signalements, avec les dernières lignes de discussion
privacy-conduct-why = Pour tenir des personnes à distance, et pour que l’administrateur juge.
privacy-conduct-long =
    Les blocages jusqu’à ce que vous les leviez. Les signalements restent chez l’administrateur ; votre nom quitte
    les vôtres.

clubs-help =
    Un club est une liste privée de personnes qui jouent ensemble : avec un lien pour le rejoindre, des tables proposées
    à ses seuls membres, ses résultats et des tournois.
clubs-none = Vous n’êtes encore dans aucun club.
club-found = Fonder un club
club-found-do = Fonder
club-name = Nom du club
club-members = { $count ->
    [one] 1 membre
   *[other] { $count } membres
}
club-join-title = Rejoindre { $name }
club-join = Rejoindre le club
club-join-help = Ses membres verront le nom que vous choisissez, et vous les leurs.
club-to = Vers le club
club-founder = (fondateur)
club-remove = Retirer
club-sure = Êtes-vous sûr ?
club-leave = Quitter le club
club-delete = Supprimer le club
club-link = Lien du club
club-link-help =
    Toute personne qui a ce lien peut rejoindre le club. Vous seul le voyez. Il change quand vous retirez quelqu’un.
club-link-founder = Le fondateur a le lien pour de nouveaux membres.
club-renew = Créer un nouveau lien
club-code = En code QR
club-new-table = Nouvelle table pour le club
club-results = Résultats
tournaments = Tournois
cups-none = Pas encore de tournoi.
cup-new = Nouveau tournoi
cup-help =
    Pour 4 à 16 joueurs. Vous lancez chaque ronde à la main ; le serveur réunit ceux dont le classement est proche et
    ouvre les tables.
cup-name = Nom du tournoi
cup-seats = Joueurs par table
cup-bots = Bots participants
cup-announce = Annoncer
cup-players = { $count ->
    [one] 1 joueur,
   *[other] { $count } joueurs,
}
cup-tables = Tables de { $count }
cup-round = Ronde { $round }
cup-open = pas commencé
cup-over = terminé
cup-enter = Participer
cup-withdraw = Se retirer
cup-start = Lancer la ronde { $round }
cup-end = Terminer le tournoi
cup-delete = Supprimer le tournoi
cup-standings = Classement
cup-place = Place
cup-player = Joueur
cup-points = Points
cup-opponents = Adversaires
cup-out = (abandon)
cup-nobody = Personne ne s’est encore inscrit.
cup-bye = au repos
cup-call-off = Annuler
cup-watch = Regarder
cup-csv = Classement en CSV
cup-rules = D’où viennent les points et les appariements
cup-rules-pairs =
    Chaque ronde réunit ceux dont le classement est proche et sépare, autant que possible, ceux qui se sont déjà
    rencontrés. Ceux qui jouaient parmi les derniers joueront parmi les premiers. Quand le nombre ne tombe pas juste,
    le dernier parmi ceux qui se sont le moins reposés se repose, et reçoit un point entier.
cup-rules-points =
    Une partie vous donne la part des autres à votre table que vous battez, une égalité comptant pour moitié : 1 point
    pour un vainqueur unique, 0 pour le dernier. Une partie sans résultat ne donne rien.
cup-rules-ties =
    À points égaux, les adversaires décident : la moyenne de leurs points dans chacune de vos parties, additionnée. Puis
    les parties gagnées ; sinon la place est partagée.

privacy-bots = Vos comptes de bot : noms, empreintes des jetons, dernière connexion d’un programme
privacy-bots-why = Pour que vos programmes puissent jouer.
privacy-bots-long = Jusqu’à ce que vous les supprimiez, ou votre compte.

bots-lead =
    Faites jouer ici un programme à vous. Il se connecte avec un jeton et prend place aux tables comme une personne ;
    son nom commence par « { $mark } ».
bots-need-account = Un compte de bot appartient à un compte : créez d’abord le vôtre.
bots-none = Vous n’avez pas encore de compte de bot.
bots-name = Nom du bot
bots-everyone = Tout le monde peut le défier
bots-add = Créer un compte de bot
bots-full = Vous avez { $most } comptes de bot. Un compte ne peut pas en avoir plus.
bots-online = Connecté
bots-offline = Non connecté
bots-since = depuis le { $date }
bots-token = Jeton de { $name }
bots-token-help =
    Copiez le jeton maintenant : il ne s’affiche qu’une fois. Quiconque le possède joue sous le nom de ce bot.
bots-command = Enregistrez-le dans un fichier, puis connectez votre programme :
bots-renew = Nouveau jeton
bots-renew-sure = Oui, remplacer le jeton
bots-delete = Supprimer
bots-delete-sure = Oui, supprimer ce bot
