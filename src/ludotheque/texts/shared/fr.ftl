# Les refus du serveur, par les clés de docs/protocol.md. Aucune phrase ne cite celle du serveur, qui est en anglais.

refusal-refused = Le serveur a refusé.
refusal-bad-input = Le serveur ne peut rien en faire. Rechargez la page et réessayez.
refusal-invalid = { $field ->
    [name] Un nom compte de 1 à 40 caractères visibles ; « [bot] » est réservé aux comptes de bot.
    [text] Ce texte est vide ou trop long.
    [mail] Ce n’est pas une adresse électronique.
    [address] Ce n’est pas une adresse électronique.
    [url] Ce n’est pas une adresse web.
    [clock] La pendule demande de 1 à 180 minutes par joueur.
    [bank] La pendule demande de 1 à 180 minutes par joueur.
    [increment] La pendule ajoute au plus 600 secondes par choix.
   *[other] L’une de vos saisies ne convient pas. Vérifiez-les et réessayez.
}
refusal-bad-request = Le serveur n’a pas pu lire cette demande.
refusal-forbidden = Ce n’est pas autorisé.
refusal-not-found = Cela n’existe pas, ou n’existe plus.
refusal-not-allowed = Ce n’est pas possible ici.
refusal-unauthorised = C’est réservé à l’administrateur du serveur.
refusal-too-large = C’est trop volumineux pour le serveur.
refusal-unknown-host = Ce serveur ne connaît pas l’adresse que vous avez utilisée. Son hôte peut l’autoriser.
refusal-foreign-origin = Une page d’un autre site ne peut pas faire cela.
refusal-error = Le serveur n’a pas pu le faire. Réessayez plus tard.
refusal-fault = Une erreur s’est produite sur le serveur. Rien n’a été modifié.
refusal-unavailable = Le serveur ne peut pas le faire pour l’instant. Rien n’a été modifié ; réessayez plus tard.
refusal-conflict = Quelqu’un d’autre a agi au même moment. Réessayez.
refusal-busy = Vous avez demandé trop de choses à la fois. Attendez les réponses.
refusal-too-many = C’était trop en peu de temps. Réessayez dans { $time }.
refusal-no-thought = Les bots ne peuvent pas réfléchir pour l’instant. Réessayez plus tard.
refusal-no-game = Ce serveur n’a pas ce jeu.
refusal-bad-seat = Cette place n’existe pas dans cette partie.
refusal-bad-option = Le jeu n’a pas cette option, ou pas sous cette forme. Rechargez la page et choisissez de nouveau.
refusal-bad-position = Cette position ne peut pas être jouée : elle contredit les règles.
refusal-bad-record = Cette partie ne peut pas être montrée : le fichier est endommagé ou a été modifié.
refusal-other-rules = Cette partie ne peut pas être montrée ici : elle vient d’une autre version de Ludotheque.
refusal-unknown-field =
    Cette partie ne peut pas être montrée ici : le champ « { $field } » de son fichier n’est pas connu. Une version plus
    récente de Ludotheque l’a peut-être écrit.
refusal-bad-cards = Le jeu ne peut pas utiliser ces cartes. Comparez votre fichier au modèle.
refusal-messages-slower = C’était trop à la fois. Attendez un instant.
refusal-gone = Personne n’attendait plus cette réponse.
refusal-done-already = C’est déjà fait.

refusal-no-table = Cette table n’existe pas ou a été supprimée.
refusal-cannot-go-on = Cette partie ne peut pas continuer avec les règles actuelles.
refusal-not-stranded = Cette partie peut continuer. Abandonnez-la à sa table.
refusal-reloading = La table est en cours de rechargement. Réessayez.
refusal-sockets-full = Trop de tables sont ouvertes à votre adresse. Fermez-en quelques-unes.
refusal-windows-full = Votre place est ouverte dans trop de fenêtres. Fermez-en quelques-unes.
refusal-spectators-full = Il n’y a plus de place pour des spectateurs à cette table.
refusal-sent-away = L’hôte de cette table vous en a retiré l’accès.
refusal-spectator-left = Ce spectateur est déjà parti.
refusal-players-only = Seuls ses joueurs peuvent clore cette partie.
refusal-host-only = Seul l’hôte de cette table peut le faire.
refusal-chat-players = Seuls les joueurs peuvent écrire ici.
refusal-chat-slower = Moins vite : c’était trop de messages à la fois.

refusal-invite-used = Cette invitation est inconnue ou a déjà servi.
refusal-table-not-open = Cette table ne vous est pas ouverte, ou toutes ses places sont prises.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-seats-kept = Les places libres sont réservées aux joueurs de la partie précédente. Demandez un lien à l’hôte.
refusal-table-shared = D’autres personnes sont à cette table. Proposez-leur plutôt d’abandonner la partie.
refusal-table-seated = D’autres personnes sont à cette table. Libérez d’abord leurs places.
refusal-game-begun = La partie a commencé. On peut maintenant abandonner, ou être remplacé par un bot.
refusal-being-dealt = La donne est en cours. Réessayez dans un instant.
refusal-seat-empty = Personne n’occupe cette place.
refusal-seat-freed = L’hôte de cette table a libéré votre place. Vous pouvez encore regarder.
refusal-seat-passed-on = Quelqu’un d’autre a pris votre place. Vous pouvez encore regarder.
refusal-seat-of-tournament = Les parties d’un tournoi gardent leurs joueurs jusqu’à ce qu’elles commencent.
refusal-tables-full =
    Vous avez { $count } tables inachevées ouvertes ces dernières 24 heures. Terminez-en d’abord une.
refusal-seated-already = Vous êtes déjà à cette table.
refusal-no-token = Ce navigateur n’a pas de place à cette table.
refusal-seat-not-yours = Cette place n’est pas la vôtre.
refusal-seat-not-open = Cette place n’est pas libre.
refusal-seat-nobody = Il n’y a personne à cette place.
refusal-own-seat = C’est votre propre place.
refusal-not-playing = Vous ne jouez pas à cette table.
refusal-open-needs-seat = Une table ouverte doit avoir une place pour un ami.
refusal-proposes-alone = Un bot ne peut proposer qu’à une personne : laissez-lui une place.

refusal-not-begun = La partie n’a pas encore commencé.
refusal-game-over = La partie est terminée.
refusal-game-not-over = Cette partie n’est pas terminée.
refusal-record-sealed = L’enregistrement s’ouvre à la fin de la partie.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-ply-passed = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
refusal-time-out = Votre temps est écoulé.
refusal-take-over-first = Un bot joue à votre place. Reprenez-la d’abord.
refusal-nothing-proposed = Rien n’est proposé en ce moment.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-undo-asked = Quelqu’un a déjà demandé d’annuler un coup.
refusal-not-asked = Vous n’avez à répondre à rien en ce moment.
refusal-question-open = Les joueurs n’ont pas encore répondu à la dernière question.
refusal-reveal-late = La donne a eu lieu sans votre contribution aux mélanges : elle est arrivée trop tard.
refusal-reveal-early = Il est trop tôt pour révéler votre contribution aux mélanges.
refusal-reveal-other = Votre contribution aux mélanges n’est pas celle que vous aviez scellée.
refusal-hint-thinking = Un bot réfléchit déjà à un conseil.
refusal-no-hint = Aucun conseil n’a été trouvé.
refusal-record-slow = Cet enregistrement est trop long à rejouer.

refusal-seats-unsettled = Les places de cette table ont changé de mains trop souvent. Vous pouvez encore abandonner.
refusal-seat-yours = Vous jouez déjà à cette place.
refusal-seat-given-up = Vous avez abandonné cette partie. Le bot la joue jusqu’au bout.
refusal-seat-bot = Un bot joue déjà à cette place.
refusal-player-here = Ce joueur est là.
refusal-player-thinks = Ce joueur est là et peut réfléchir pendant { $time }.
refusal-player-gave-up = Ce joueur a abandonné la partie. Le bot la joue jusqu’au bout.
refusal-absent-wait = Ce joueur peut encore revenir : il a { $time } pour cela.
refusal-no-resigning = On ne peut pas abandonner ce jeu. Confiez plutôt votre place à un bot.

refusal-rated-leaving = Cette partie est classée. Abandonnez, ou laissez votre temps s’écouler.
refusal-rated-absent = Cette partie est classée : la pendule décide des absents.
refusal-rated-hints = Cette partie est classée : il n’y a pas de conseils.
refusal-rated-name = Cette partie est classée : les noms restent ceux du début.
refusal-rated-game = Seul un jeu où les joueurs s’affrontent peut être classé.
refusal-rated-people = Une partie classée ne réunit que des personnes, chacune à son écran.
refusal-rated-start = Une partie classée commence par son début habituel, avec les cartes habituelles.

refusal-not-met = Vous n’avez jamais joué avec cette personne.
refusal-not-brought = Cette partie commence comme le veulent les règles : son hôte n’y a rien apporté.
refusal-blocks-full = Vous avez bloqué { $most } personnes. Débloquez-en d’abord.
refusal-not-blocked = Vous n’avez pas bloqué cette personne.
refusal-reports-waiting = L’administrateur de ce serveur n’a pas encore lu vos derniers signalements.

refusal-no-club = Vous n’êtes pas membre de ce club.
refusal-club-full = Ce club a { $most } membres : il est complet.
refusal-clubs-full = Vous êtes dans { $most } clubs. Quittez-en d’abord un.
refusal-club-link = Ce lien ne mène à aucun club. Demandez le lien actuel à son fondateur.
refusal-founder-only = Seul le fondateur du club peut le faire.
refusal-no-member = Cette personne n’est pas un autre membre du club.
refusal-no-tournament = Ce tournoi n’existe pas dans vos clubs.
refusal-tournaments-full = Ce club a { $most } tournois. Supprimez-en d’abord un ancien.
refusal-tournament-over = Ce tournoi est terminé.
refusal-tournament-full = { $most } joueurs sont inscrits : le tournoi est complet.
refusal-tournament-few = Un tournoi demande { $least } joueurs, bots compris.
refusal-tournament-game = Un tournoi demande un jeu où les joueurs s’affrontent.
refusal-tournament-seats = Ce jeu ne se joue pas à des tables de { $seats }.
refusal-tournament-cards = Un tournoi se joue avec les cartes habituelles.
refusal-tournament-rated =
    Dans un tournoi, les parties avec des bots, ou que l’on ne peut pas abandonner, ne sont pas classées.
refusal-round-next = La prochaine ronde est la ronde { $round }.
refusal-rounds-full = Un tournoi a au plus { $most } rondes.
refusal-round-running = Des parties de cette ronde sont encore en cours. Attendez-les, ou annulez-les.
refusal-game-not-waited = Personne n’attend cette partie.

refusal-no-account = Vous n’avez pas de compte à renommer.
refusal-has-account = Ce navigateur est connecté à un compte, auquel ses tables appartiennent. Déconnectez-vous d’abord.
refusal-link-spent = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.
refusal-link-old = Ce lien est trop ancien ou incomplet. Demandez-en un nouveau.
refusal-link-incomplete = Ce lien est incomplet.
refusal-link-other-browser = Ouvrez ce lien dans le navigateur où vous l’avez demandé.
refusal-passkeys-full = Un compte a au plus { $most } clés d’accès.
refusal-passkey-late = Cela a pris trop de temps, ou la réponse est déjà arrivée. Réessayez.
refusal-passkey-unknown = Cette clé d’accès est inconnue ici. Son compte a peut-être été supprimé.
refusal-passkey-last =
    C’est votre seul moyen de vous connecter à votre compte. Ajoutez-en d’abord un autre, ou supprimez le compte.
refusal-passkey-unchecked = Cette clé d’accès n’a pas pu être vérifiée.
refusal-passkey-address = Les clés d’accès demandent une adresse avec un nom, et non des chiffres.

refusal-no-push = Ce serveur n’envoie pas de notifications aux navigateurs.
refusal-no-cards = Ce serveur ne dessine pas d’images des résultats.
refusal-no-mail = Ce serveur n’envoie pas d’e-mails.
refusal-mail-malformed = Ce n’est pas une adresse e-mail.
refusal-mail-tomorrow = Cette adresse a reçu plusieurs demandes de confirmation aujourd’hui. Réessayez demain.
refusal-mail-untried = Une adresse e-mail est testée par le message qui demande de la confirmer.
refusal-ways-full = Vous avez { $most } moyens d’être prévenu. Retirez-en d’abord un.
refusal-no-way = Ce moyen de vous prévenir n’existe plus.
refusal-address-forbidden = Un webhook demande une adresse publique qui commence par https://.

refusal-bots-need-account = Un compte de bot appartient à un compte. Créez d’abord le vôtre.
refusal-no-bots = Ce serveur n’a pas de comptes de bot.
refusal-bots-full = Vous avez { $most } comptes de bot. Supprimez-en d’abord un.
refusal-bot-name-taken = Un autre compte de bot porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
refusal-no-bot = Vous n’avez pas ce compte de bot.
refusal-bot-away = Ce bot n’est pas connecté en ce moment, ou ne vous est pas ouvert.
refusal-bot-seated = Ce bot est déjà à cette table.
refusal-bot-busy = Ce bot a déjà beaucoup de défis en attente. Réessayez plus tard.
refusal-bot-full = Un compte de bot joue au plus { $most } parties à la fois.
refusal-no-challenge = Cette place n’est pas, ou n’est plus, proposée à ce bot.
refusal-rated-bots = Cette partie est classée. Les comptes de bot ne jouent que des parties non classées.
refusal-not-for-bots = Un compte de bot ne peut pas faire cela.
refusal-unknown-token = Ce jeton n’est celui d’aucun compte de bot. Son propriétaire en a peut-être créé un nouveau.
refusal-bot-not-seated = Un compte de bot ne peut se connecter qu’aux tables où il a une place.
refusal-bot-thinks = Un compte de bot réfléchit par lui-même.
refusal-bot-named = Un compte de bot joue sous son propre nom.

# Why a move cost something, by games that were played on from it. $line is a line of the score sheet.

why-own = { $you ->
    [seat] Votre score
   *[none] Le score de { $name }
} pour « { $line } » : { $after } { $after ->
    [one] point
   *[other] points
} en moyenne après { $you ->
    [seat] votre coup
   *[none] ce coup
}, { $better } après le meilleur
    (moins dans { $worse } parties d’essai sur { $pairs }{ $otherwise ->
    [0] )
   *[other] , plus dans { $otherwise })
}.
why-rival = Le score de { $rival } pour « { $line } » : { $after } { $after ->
    [one] point
   *[other] points
} en moyenne après { $you ->
    [seat] votre coup
   *[none] ce coup
}, { $better } après le meilleur
    (plus dans { $worse } parties d’essai sur { $pairs }{ $otherwise ->
    [0] )
   *[other] , moins dans { $otherwise })
}.
why-both = { $you ->
    [seat] Votre score
   *[none] Le score de { $name }
} pour « { $line } » : { $after } { $after ->
    [one] point
   *[other] points
} en moyenne après { $you ->
    [seat] votre coup
   *[none] ce coup
}, { $better } après le meilleur
    (moins dans { $worse } parties d’essai sur { $pairs }{ $otherwise ->
    [0] )
   *[other] , plus dans { $otherwise })
} ; { $rival } en obtient { $gains } de plus après { $you ->
    [seat] le vôtre
   *[none] celui-ci
}.
why-ending = Après { $you ->
    [seat] votre coup
   *[none] ce coup
}, { $worse } parties d’essai sur { $pairs } se terminent ainsi : « { $ending } », contre
    { $otherwise } après le meilleur.
why-event-more = « { $event } » Cela arrive dans { $worse } parties d’essai sur { $pairs } après { $you ->
    [seat] votre coup
   *[none] ce coup
},
    et dans { $otherwise ->
    [0] aucune
   *[other] { $otherwise }
} après le meilleur.
why-event-less = « { $event } » Cela arrive dans { $otherwise } parties d’essai sur { $pairs } après le meilleur coup,
    et dans { $worse ->
    [0] aucune
   *[other] { $worse }
} après { $you ->
    [seat] le vôtre
   *[none] celui-ci
}.
why-event-always = « { $event } » Toujours après le meilleur coup ; après { $you ->
    [seat] le vôtre
   *[none] celui-ci
}, dans { $worse ->
    [0] aucune
   *[other] { $worse }
} des { $pairs } parties d’essai.
why-later = « { $event } » Cela suit encore dans { $worse } parties d’essai sur { $pairs } après { $you ->
    [seat] votre coup
   *[none] ce coup
} : le coût est dans ce qu’il dépense ou révèle.
why-part = C’est { $percent } % de ce que coûte { $you ->
    [seat] votre coup
   *[none] ce coup
}.
why-none = Aucune ligne du score n’explique à elle seule ce que coûte { $you ->
    [seat] votre coup
   *[none] ce coup
}.
