site = Ludotheque
skip = Aller au contenu
about = À propos
language = Langue
translated =
    Votre navigateur traduit cette page. Ce qui change pendant une partie reste tel quel, pour ne jamais être dépassé :
    plateaux, questions, boutons et journal.
translated-languages = Cette page existe en :
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
sound = Sons
pace = Tours adverses
pace-slow = Lents
pace-normal = Normaux
pace-fast = Rapides
pace-off = D’un coup
pace-now = Tours adverses : { $pace }
coach-setting = Guide : expliquer chaque nouvelle question et prévenir avant une erreur
notify = Me prévenir tant que cette page est ouverte
calls-denied = Ce navigateur ne laisse pas le site vous prévenir. Autorisez-le dans les réglages de ce site.
calls-no-https = Les notifications demandent une adresse en https://. Cette page a été ouverte sans.
calls-install =
    Sur iPhone ou iPad, ajoutez d’abord ce site à l’écran d’accueil (Partager, puis Sur l’écran d’accueil), et
    ouvrez-le de là. Vous y commencez comme nouvel invité : apportez vos tables avec « Continuer sur un autre
    appareil ».
calls-no-push =
    Ce navigateur n’offre pas de notifications à cette page. Sur téléphone ou tablette, essayez un autre navigateur, ou
    l’e-mail.
close = Fermer
cancel = Annuler
loading = Un instant…
no-answer = Le serveur n’a pas répondu. Fermez, puis réessayez.
missing = Page introuvable
load-failed = La page n’a pas pu être chargée. Vérifiez la connexion et rechargez.
part-newer = Ce site a une nouvelle version
part-newer-help = Rechargez la page pour continuer. Vos parties et le message en cours sont conservés.
part-unreachable = Cette partie de la page ne se charge pas
part-unreachable-help =
    Vérifiez la connexion, puis rechargez la page. Vos parties et le message en cours sont conservés.
reload = Recharger
back-to-shelf = Retour aux jeux
server-away = Le serveur ne répond pas.

shelf-title = Prenez un jeu sur l’étagère
shelf-lead =
    Des jeux de société modernes, fidèles à leurs règles. Jouez tout de suite contre des bots, ou avec des amis grâce à
    un lien. Sans compte.
game-broken = Le jeu { $id } du paquet { $package } ne peut pas être chargé : { $error }
players-range = { $least } à { $most } joueurs
players-exact = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
minutes-range = { $least } à { $most } minutes
speaks = en { $languages }
speaks-lessons = en { $languages }, leçons en { $lessons }
minutes-exact = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
start-here = Pour commencer
weight-1 = Très facile à apprendre
weight-2 = Facile à apprendre
weight-3 = Quelques règles à apprendre
weight-4 = Beaucoup de règles
weight-5 = Un vrai morceau
weight-help = { $weight } sur 5. C’est notre propre avis sur ce qu’il y a à apprendre.
board-of = Le plateau de { $game }
see-board = Voir le plateau
play-now = Jouer
new-table = Nouvelle table
learn = Apprendre
how-many = Joueurs, vous compris
how-strong = Niveau des bots
your-name = Votre nom
name-of = Nom à la place { $seat }
former-player = Un ancien joueur
bot-number = Bot { $number }
player-number = Joueur { $number }
guest = Invité
ask-name = Votre nom à la table
ask-name-help = Les autres verront ce nom. Vous pourrez le changer plus tard.
continue = Continuer
name-guest = Jouer en invité
learn-as-you-play = Première partie ? Apprenez en jouant
learn-as-you-play-is = Un coach explique chaque question.
first-game = Options de départ : { $options }.
start = Commencer la partie
level-beginner = Débutant
level-casual = Occasionnel
level-skilled = Confirmé
level-strong = Fort
level-master = Maître
level-beginner-is = Voit un coup à l’avance et manque souvent le meilleur. Idéal pour une première partie.
level-casual-is = Joue raisonnablement, avec une étourderie de temps en temps.
level-skilled-is = Voit venir. Pour qui connaît les règles.
level-strong-is = Voit plus loin et se trompe rarement.
level-master-is = Le plus fort de nos bots. Peut réfléchir quelques secondes.
bots-slow = Ce serveur est lent en ce moment : à ce niveau, ses bots jouent moins bien que d’habitude.
level-random = Aléatoire
level-greedy = Glouton
# Names of earlier releases, for games that were played with them
level-easy = { level-casual }
level-medium = { level-skilled }
level-hard = { level-strong }
level-expert = { level-master }
your-tables = Vos tables
all-tables = Voir les { $count } tables
fewer-tables = En voir moins
put-away = Parties rangées
put-away-help =
    Parties contre des bots que vous n’avez pas touchées depuis une semaine. Elles attendent ici que vous les repreniez.
finished-games = Parties terminées
your-turn = À vous
turn-of = À { $name } de jouer
waiting-short = En attente de joueurs
empty-seat = (libre)
replay = Revoir
replay-review = Revoir et analyser
open-record = Ouvrir une partie ou une position
open-record-help =
    Déposez ici le fichier d’une partie terminée, ou choisissez-le, pour la revoir coup par coup. Une position s’ouvre
    comme table, avec des bots aux autres places.
choose-file = Choisir un fichier
record-too-large = Ce fichier est trop gros : un mégaoctet au plus.
record-no-json = Ce n’est pas un fichier de jeu Ludotheque : son contenu est illisible.
no-game-file = Ce n’est pas un fichier de partie de Ludotheque.
record-damaged = Cette partie ne peut pas être montrée : son fichier est abîmé ou a été modifié.
record-other-version =
    Cette partie a été jouée avec une autre version de Ludotheque. Si elle est plus récente, rechargez la page.
position-damaged = Cette position ne peut pas être jouée : quelque chose ne suit pas les règles.
details = Détails
position-no-seats = Cette position n’indique pas ses joueurs.

in-a-minute = Les règles en une minute
all-rules = Toutes les règles
first-lesson = Une première leçon ({ $minutes } min)
while-waiting = En attendant
join-title = On vous invite à jouer à { $game }
join-starts = { $clock ->
    [none] La partie commence
   *[any] La partie commence, et les pendules partent,
} { $free ->
    [1] dès que vous êtes à table.
   *[other] quand toutes les places sont prises.
}
seat-for-you = Pour vous
bot-at = Bot, { $level }
stands-in = Un bot ({ $level }) joue en attendant
offered-seat = Vous reprenez la place de { $name } dans une partie en cours.
offered-stand = { $moves ->
    [0] Aucun coup pour l’instant.
    [one] 1 coup joué.
   *[other] { $moves } coups joués.
} Points : { $points }.
offered-turn = C’est à cette place de jouer.
offered-clock-runs = C’est à cette place de jouer : sa pendule tourne, il lui reste { $time }.
offered-clock = Il reste { $time } à sa pendule, qui ne tourne qu’à son tour.
sit-down = S’asseoir
watch-instead = Seulement regarder
no-guide = Ce jeu n’a pas encore de guide.

new-table-title = Nouvelle table : { $game }
new-table-lead = Pour vous et vos amis : chaque personne invitée reçoit un lien.
no-game = Ce jeu n’existe pas ici.
seats = Qui joue
seats-help = Dans l’ordre des places, dans le sens horaire.
seat-number = Place { $number }
seat-you = Vous
seat-friend = Un ami, par lien
seat-hotseat = Quelqu’un à cet écran
seat-bot = Un bot
name = Nom
friend-name = Choisi en arrivant
add-seat = Ajouter une place
remove-seat = Retirer la dernière place
options = Options
rulebook-page = Livret { $page }
document-none = Aucun fichier choisi
document-clear = Retirer le fichier
document-too-large = { $name } est trop gros : 200 kilo-octets au plus.
document-format = Comment s’écrit un tel fichier
document-format-help =
    C’est un fichier texte (TOML). Chaque élément commence par son genre entre doubles crochets ; ses champs
    suivent, un par ligne. Prenez notre fichier comme modèle et mettez-y les valeurs de votre boîte.
document-template = Télécharger le modèle
document-names = { $count ->
    [one] un nom dans ce fichier
   *[other] { $count } noms dans ce fichier
}
document-at = Ligne { $line }, colonne { $column } : { $problem }
document-problem-syntax = ceci est illisible. Comparez au modèle : un champ, =, et sa valeur.
document-problem-text = « { $field } » demande un texte entre guillemets.
document-problem-number = « { $field } » demande un nombre entier de { $low } à { $high }.
document-problem-flag = « { $field } » vaut true ou false.
document-problem-value = « { $field } » a une valeur que le jeu ne connaît pas. Il connaît : { $allowed }
document-problem-field = le champ « { $field } » n’existe pas. Il y a : { $allowed }
document-problem-table = Le genre [[{ $name }]] n’existe pas. Il y a : { $allowed }
document-problem-twice = cet id est déjà pris, dans l’élément de la ligne { $first }.
document-problem-direction = le caractère { $code } change le sens de l’écriture. Supprimez-le.
document-problem-count = La boîte a { $box } [[{ $name }]], ce fichier { $file }.
edition-printed = Se joue avec les cartes telles qu’imprimées.
edition-reconstructed =
    Certaines cartes sont reconstituées d’après des descriptions publiques et peuvent différer des cartes imprimées.
provenance = D’où vient chaque élément
open-table = Ouvrir la table

board = Plateau
together = Tout le monde choisit en même temps
together-decided = Vous avez choisi : { $choice }. Les autres choisissent encore.
together-change = Changer mon choix
together-done = { $name } a choisi
together-waiting = { $name } choisit
undo = Annuler
undo-help = Reprendre votre dernier choix (u)
undo-ask-help = Demander aux autres de reprendre votre dernier choix (u)
undo-denied = Les autres ont refusé l’annulation.
do-again = La connexion a été perdue. Vérifiez que votre dernière action est bien arrivée, sinon refaites-la.
clock-went-on = { $seconds ->
    [one] La connexion a manqué pendant { $seconds } seconde. Votre pendule a continué.
   *[other] La connexion a manqué pendant { $seconds } secondes. Votre pendule a continué.
}
ask-again =
    La connexion a été perdue, et votre demande aux autres n’est plus ouverte. Redemandez si vous le voulez
    encore.
undo-waiting = En attente de l’accord des autres…
proposal = { $name } propose :
agree = D’accord
disagree = Autre chose
proposes = demande avant d’agir
undo-asked = { $name } demande à reprendre { $count ->
    [one] le dernier coup
   *[other] les { $count } derniers coups
}. D’accord ?
undo-allow = Accepter
undo-refuse = Refuser
coach = Guide
coach-unfold = Lire toute l’explication
coach-fold = Replier le guide
coach-suggest = Suggérer un coup
coach-off = Couper le guide
doubt-title = On dirait une erreur
doubt-said = « { $action } » vous coûte cher. Mieux : { $best }.
choose-again = Choisir autre chose
play-anyway = Jouer quand même
hint = Conseil
hinting = Réflexion…
hint-title = Ce que ferait un bot
hint-looked-at = Les coups envisagés, du plus au moins étudié
win-estimate = Chances de gagner, selon le bot
rules = Règles
signs = Signes
log = Journal
log-and-chat = Journal et discussion
log-empty = Il ne s’est encore rien passé.
repeated = { $line } ({ $count } fois).
look-back = Montrer le plateau à ce moment
turn-details = Détails : { $line }
looking-back = Le plateau à ce moment
back-to-now = Revenir à la partie
log-hidden = Caché jusqu’à ce que vous preniez l’écran.
rule-of = Règle concernant : { $line }
notes = Notes
notes-placeholder = Plans, soupçons, choses à retenir
notes-help = Aucun autre joueur ne les voit. Vous les avez sur tous vos appareils.
notes-saved = Enregistré
notes-saving = Pas encore enregistré
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
full-screen = Plein écran
full-screen-off = Quitter le plein écran
menu = Menu
keys = Raccourcis clavier
key-tab = Passer d’un élément à l’autre
key-next = Aller au choix suivant
key-digit = Choisir : les choix sont numérotés
key-shift = Choisir toutes celles de la même sorte
key-arrows = Aller au choix voisin dans cette direction, ou à l’élément voisin quand un autre joue
key-enter = Choisir, ou confirmer le choix
key-esc = Annuler un choix commencé, fermer le conseil
key-undo = Annuler
key-hint = Conseil
key-rule = La règle de cette question
key-log = Montrer ou cacher le journal
key-text = Décrire la table
key-full = Plein écran
key-keys = Cette liste
text-view = Décrire la table
share-watch = Copier le lien pour les spectateurs
leave-table = Quitter la table
verify-shuffle = Comment vérifier le mélange
verify-shuffle-help =
    Après la fin, chacun peut vérifier que les mélanges étaient scellés avant la donne. Exportez la partie et
    vérifiez-la avec la bibliothèque :
commitment = Les mélanges sont scellés. Engagement :
secret = Le sceau est ouvert ; chacun peut vérifier les mélanges. Secret :
shuffle-kept = Votre contribution figure dans l’enregistrement : le serveur n’a pas pu choisir seul les mélanges.
shuffle-absent =
    La donne a eu lieu sans votre contribution aux mélanges : vous n’étiez pas connecté à temps, ou elle a été écartée.
shuffle-left-out =
    Vous avez révélé votre contribution aux mélanges, mais elle manque dans l’enregistrement : elle est arrivée trop
    tard ou a été écartée.
shuffle-false =
    L’enregistrement contredit ce que votre navigateur a vu avant la donne. Les mélanges ont pu être manipulés.
shuffle-unknown = L’enregistrement n’a pas pu être chargé : votre contribution aux mélanges n’a pas été vérifiée.
brought-title = Comment cette partie commence
brought-tables = Avec une position ou des cartes apportées par l’hôte
brought-position = Commence par une position choisie.
brought-position-means =
    Rien n’y a été mélangé : son hôte en connaît chaque main et chaque pioche. Vous pouvez, vous aussi, tout
    regarder.
brought-file = Se joue avec les cartes de l’hôte.
brought-file-means = Leurs valeurs viennent d’un fichier que l’hôte a apporté.
brought-save = Enregistrer la position dans un fichier
setting-up = Mise en place…
brought-the-file = Le fichier de l’hôte ({ $name })
brought-look = Voir comment elle commence
shuffle-later =
    La partie a commencé par une position choisie, qui n’a pas été mélangée. Votre contribution est dans ce qui
    a été mélangé ou lancé ensuite : le serveur n’a pas pu le choisir seul.
verify-shuffle-later =
    La partie commence par une position choisie, que personne n’a mélangée. Ce qui est mélangé ou lancé ensuite
    est scellé d’avance : exportez l’enregistrement une fois la partie finie et vérifiez-le avec la bibliothèque
    :
catch-up = Passer ({ $count })
choice = choix
choices = Choix
choices-of-game = Dans le jeu :
all-actions = Les actions en mots ({ $count })
nothing-to-do = En attente des autres joueurs.
while-away = Pendant votre absence
got-it = Compris
line-lost = Connexion perdue. Reconnexion…
no-table = Cette table ne peut pas être ouverte
stranded = Cette partie ne peut pas continuer
stranded-help =
    Elle a commencé avec des règles plus anciennes, et celles d’aujourd’hui ne peuvent pas la poursuivre. Si
    tous ses joueurs sont d’accord, elle est close sans résultat.
stranded-close = Accepter de clore cette partie
stranded-waiting = Vous acceptez. { $count ->
    [one] Un autre joueur n’a
   *[other] { $count } autres joueurs n’ont
} pas encore répondu.
stranded-closed = Cette partie est close.
waiting-friends = On attend que tout le monde soit à table
waiting-help = La partie commence quand toutes les places sont prises.
invite-help = Envoyez un lien à chaque ami. La partie commence quand toutes les places sont prises.
told-help =
    Les autres savent que vous voulez une revanche et s’assoient d’un clic.
    La partie commence quand toutes les places sont prises.
clocks-start = Les pendules partent avec la partie.
seat-taken = Place prise
free-seat = Libérer cette place
free-seat-help = La place redevient libre, avec un nouveau lien.
seat-gone = Vous n’avez plus de place à cette table.
seat-open = Place libre
invite-of = Lien d’invitation pour { $name }
shuffling = On mélange…
copy = Copier
copied = Copié
not-copied = Votre navigateur ne l’a pas copié. Le texte est sélectionné : copiez-le avec Ctrl+C ou par son menu.
curtain-title = { $name }, à vous
curtain-help = Prenez l’écran ; les autres regardent ailleurs.
curtain-lift = Je suis { $name }

result = Résultat
in-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wins = { $you ->
    [seat] Vous gagnez avec { $points }
   *[none] Victoire de { $names } avec { $points }
}
shared-win = { $you ->
    [seat] Vous partagez la victoire avec { $names }, à { $points }
   *[none] { $names } se partagent la victoire avec { $points }
}
counting = On compte les points
skip-counting = Passer
to-sheet = Voir la feuille de score
tie-broken = Les points sont égaux : le départage décide.
lost = La partie est perdue, avec { $points }
rematch = Revanche
rematch-by = { $name } demande la revanche.
to-rematch = Aller à la revanche
share = Copier le lien vers la partie
share-picture = Partager en image
share-no-https =
    Enregistrée. Le partage avec d’autres applications demande une adresse en https://. Cette page a été ouverte sans.
drawing = Dessin…
export = Exporter la partie
line = Ligne
decided-by = Ce qui a fait la différence : { $line }. { $you ->
    [seat] Vous y avez
   *[none] { $name } y a
} pris { $points ->
    [one] un point
   *[other] { $points } points
} d’avance sur le second.
race = L’évolution du score
race-team = L’évolution du score
the-team = L’équipe
race-missing = Le déroulement de la partie ne peut pas être montré.
lead-since = { $you ->
    [seat] Vous avez
   *[none] { $name } a
} pris la tête pour de bon au coup { $move } sur { $moves }.

to-start = Au début
step-back = Un coup en arrière
step-on = Un coup en avant
to-end = À la fin
play = Lire
pause = Pause
stop = Arrêter
move-of = Coup { $move } sur { $moves }
seen-by = Vu par
open-hands = Toutes les mains visibles
as-seen-by = Point de vue : { $name }
ask-bot = Que ferait le bot ?
estimates = Chances
estimate = Estimer toute la partie
turning-points = La partie a basculé ici :
turning-point = Coup { $move } : { $name } devient favori

review = Revue
review-what = Voyez ce que valait chaque décision, et rejouez celles que vous feriez autrement.
review-whose = Décisions de
review-start = Passer en revue
review-progress = { $done } décisions sur { $all }
review-left = Encore { $time } environ ; les plus douteuses d’abord.
review-broken = La revue a été interrompue. Relancez-la : elle reprend où elle s’est arrêtée.
review-lost = Coup { $move }, −{ $points } % (±{ $error })
review-accuracy = { $name } : précision { $percent } %
balance-began = { $you ->
    [seat] Vous aviez
   *[none] { $name } avait
} au départ { $began } chances sur 100 de gagner ; { $even } seraient la part égale.
balance-said = { $you ->
    [seat] Vos décisions
   *[none] Les décisions de { $name }
} { $unit ->
    [none] n’ont presque rien coûté
    [percent] ont coûté environ { $cost } % d’une victoire
   *[wins] ont coûté l’équivalent d’environ { $cost ->
        [one] une victoire
       *[other] { $cost } victoires
    }
} ; { $back ->
    [all] le hasard et les autres joueurs l’ont compensé.
    [most] le hasard et les autres joueurs en ont rendu l’essentiel.
    [some] le hasard et les autres joueurs en ont rendu une partie.
    [less] le reste vient de la malchance, ou du bon jeu des autres.
    [more] le hasard et les autres joueurs ont aidé.
   *[none] le hasard et les autres joueurs se sont équilibrés.
}
review-did = Joué : { $did }.
review-better = Mieux : { $best }.
review-then = Ensuite, par exemple : { $then }.
review-show = Montrer le meilleur coup
review-try = Réessayer
review-none = Aucune décision n’a perdu plus que ce que la recherche peut mesurer. Bien joué !
grade-best = Meilleur coup
grade-good = Bon
grade-inaccuracy = Imprécision
grade-mistake = Erreur
grade-blunder = Gaffe
trial-ask = Coup { $move } : trouvez mieux.
trial-lost = Il perd { $points } parties sur cent (±{ $error }).
trial-branch = Continuer d’ici
trial-leave = Revenir à la partie
branch = Continuer
branch-what = Ouvre une table à ce moment, contre des bots. La partie d’ici reste telle quelle.
share-move = Copier le lien vers ce coup

leave-bot = Passer la main et partir
leave-bot-help =
    Un bot joue à votre place et la partie continue pour les autres. Vous pouvez revenir et la reprendre à tout moment.
leave-bot-alone-help = Un bot joue à votre place jusqu’à la fin. D’ici là, vous pouvez revenir et la reprendre.
leave-close = Fermer simplement la page
leave-close-waits-help = La table vous attend. Vous la retrouvez sous Vos tables.
stand-up = Libérer ma place et partir
stand-up-help = La partie n’a pas encore commencé. Si vous partez, votre place sera libre pour quelqu’un d’autre.
leave-close-others-help =
    La partie vous attend un moment. Ensuite, les autres peuvent installer un bot à votre place, ou l’offrir à
    quelqu’un d’autre.
leave-close-bot-help = Votre pendule continue pendant votre absence. Quand elle est à zéro, un bot prend votre place.
leave-close-lose-help = Votre pendule continue pendant votre absence. Quand elle est à zéro, vous perdez.
leave-watching-help = Vous regardez. Pour revenir, ouvrez de nouveau le lien de cette table.
leave-over-help = La partie est finie. Vous la retrouvez sous Mes parties.
resign = Abandonner
resign-sure = Oui, abandonner
resign-help = { $seats ->
    [1] Vous abandonnez, et votre adversaire gagne.
   *[other] Vous abandonnez toutes les places de cet écran, et votre adversaire gagne.
}
resign-many-help = { $seats ->
    [1]
        Vous abandonnez et terminez dernier. Un bot joue à votre place jusqu’au bout, et vous ne pourrez pas la
        reprendre.
   *[other]
        Vous abandonnez toutes les places de cet écran, qui terminent dernières. Des bots y jouent jusqu’au bout, et
        vous ne pourrez pas les reprendre.
}
abandon = Arrêter la partie
abandon-sure = Oui, l’arrêter
abandon-help = La partie s’arrête maintenant, sans résultat, si tout le monde est d’accord.
abandon-alone-help = { $seats ->
    [1] La partie s’arrête maintenant, sans résultat.
   *[other] La partie s’arrête maintenant pour tous les joueurs de cet écran, sans résultat.
}
yours-replaced = Un bot joue à votre place.
seat-replaced = Un bot joue pour { $name }.
take-over = Reprendre
absent = { $name } n’est pas là.
absent-wait = Encore { $time } d’attente ; moins si tout le monde est d’accord.
absent-wait-alone = Encore { $time } d’attente.
idle = { $name } n’a pas joué depuis longtemps.
idle-help = Si toutes les autres personnes sont d’accord, un bot continue.
yours-idle =
    Les autres vous attendent. Si tout le monde est d’accord, un bot prend votre place jusqu’à ce que vous la repreniez.
yours-idle-asked = { $name } le demande maintenant. Jouez pour garder votre place.
ask-bot-in = Installer un bot
ask-offer = Offrir la place par lien
ask-waiting = En attente de l’accord des autres…
ask-silence = Dans { $time }, le silence vaudra accord.
withdraw = Retirer ma demande
question = Une question à tous
asked-bot =
    { $name } propose d’installer un bot ({ $level }) à la place de { $about }, qui pourra revenir et la reprendre.
asked-offer = { $name } propose d’offrir la place de { $about } à quelqu’un d’autre par un lien.
asked-abandon = { $name } propose d’arrêter la partie maintenant, sans résultat.
asked-silence = Sans réponse de votre part d’ici { $time }, votre accord sera tenu pour acquis.
consent = D’accord
dissent = Pas d’accord
took-back = { $name } reprend un coup.
you-took-back = Vous reprenez un coup.
seated-left = { $name } part. Un bot continue ({ $level }).
seated-absent = { $name } n’est pas là. Un bot continue ({ $level }).
seated-time = { $name } n’a plus de temps. Un bot continue ({ $level }).
seated-resigned = { $name } abandonne.
seated-lost = { $name } perd au temps.
seated-back = { $name } est de retour et reprend sa place.
seated-joined = { $name } prend la place.
carried = Les règles de { $game } ont été corrigées pendant cette partie. Elle continue à partir d’ici.
unchecked =
    Les règles ont été corrigées pendant cette partie. Les actions jouées avec les anciennes ({ $count }) ne
    sont pas montrées et n’ont pas pu être vérifiées.
played-alone =
    Jouée en solitaire, dans un seul navigateur : le sceau ne prouve rien à personne d’autre, car ce navigateur
    détenait à la fois le secret et les cartes.
game-ended = La partie est terminée.
ended-abandoned = La partie a été arrêtée.
ended-resigned = { $reader ->
    [only] Vous avez abandonné.
    [also] Abandon : vous et { $names }.
   *[none] Abandon : { $names }.
}
ended-lost = { $reader ->
    [only] Vous avez perdu au temps.
    [also] Perte au temps : vous et { $names }.
   *[none] Perte au temps : { $names }.
}
ended-short = { $how ->
    [abandoned] Arrêtée
    [resigned] Terminée par abandon
   *[other] Terminée au temps
}
wins-by-default = { $reader ->
    [only] La victoire vous revient.
    [also] La victoire vous revient, ainsi qu’à { $names }.
   *[none] La victoire revient à { $names }.
}
with-takebacks = Avec { $count ->
    [one] 1 coup repris
   *[other] { $count } coups repris
}.
clocks = Pendules
clock = Pendule
clock-and-undo = Pendule et coups repris
clock-none = Sans pendule
clock-none-help = Chacun prend le temps qu’il lui faut.
clock-live =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, et { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par choix
clock-own = Personnalisée…
clock-slow-hours = { $count } heures par tour
clock-slow-days = { $count ->
    [one] 1 jour par tour
   *[other] { $count } jours par tour
}
clock-live-help =
    Pour une partie d’une traite. Seuls vos propres choix prennent votre temps ; les bots n’en coûtent à personne.
clock-slow-help = Pour une partie sur plusieurs jours. Un tour plus long entame la réserve.
clock-nights = Les nuits ne comptent pas (de { $start } h à { $end } h, { $zone })
clock-minutes = Minutes par joueur
clock-increment = Secondes par choix
clock-reserve = Réserve
clock-reserve-none = Aucune
clock-hours = { $count } heures
clock-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
clock-days-hours = { $days } j { $hours } h
clock-end = Quand le temps est écoulé
clock-end-bot = Un bot prend la place
clock-end-lose = Le joueur perd
terms-clock = Pendule : { $clock }. { $end ->
    [lose] Qui n’a plus de temps perd.
   *[bot] Quand le temps est écoulé, un bot prend la place.
}
clock-minute = Il vous reste une minute.
clock-last = Il vous reste dix secondes.
clock-stands = pas de connexion
takebacks-allowed = On peut reprendre un coup
takebacks-help = Sinon, vous ne pouvez annuler qu’un choix du même tour qui n’a rien révélé.
clock-with-reserve = { $turn }, { $reserve } en réserve
stand-in = Niveau du bot
takebacks-none = Sans coups repris.
takebacks-agreed = On peut reprendre un coup si les autres sont d’accord.
your-table = Votre table
hush = Seuls les joueurs écrivent dans la discussion
spectators = { $count ->
    [0] Personne ne regarde.
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
spectator = Spectateur { $number }
kick = Exclure
new-link = Nouveau lien
new-link-help = Remplace le lien ; l’ancien ne marche plus.
a-spectator = Un spectateur
all-spectators = tous les spectateurs
mute = Masquer { $name }
unmute = Afficher { $name }
chat-closed = Seuls les joueurs peuvent écrire ici.
delete-table = Supprimer
delete-sure = Supprimer définitivement
table-deleted = { $game } : supprimée.
take-back = Annuler

open-tables = Tables ouvertes
waits-with = avec { $names }.
called-by = avec { $names } : vous avez une invitation.
seats-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
fills-at = Des bots ({ $level }) prennent les places vides à { $time }.
fills-soon = Des bots ({ $level }) prennent les places vides dès que quelqu’un attend à la table.
option-is = { $option } : { $choice }
option-off = sans « { $option } »
join-table = Rejoindre
to-the-table = À la table
list-table = Ouverte à tout le monde
list-table-help =
    La table figure dans la liste des tables ouvertes tant que vous y attendez. Les liens marchent aussi.
list-slow-help =
    La table figure dans la liste des tables ouvertes pendant une semaine, ou jusqu’à ce que ses places soient prises.
    Les liens marchent aussi.
fill-table = Après une minute, des bots prennent les places encore libres
listed = Cette table est dans la liste des tables ouvertes : tout le monde peut la rejoindre.
qr-code = Code QR
people-known = Les personnes avec qui vous avez joué
people-known-help = Les personnes que vous invitez voient cette table sur leur page d’accueil.
games-together = { $count ->
    [one] une partie ensemble
   *[other] { $count } parties ensemble
}
call = Inviter
called = Invitation envoyée
only-here =
    Les liens ne marchent que sur cet ordinateur. Ouvrez cette page à une adresse que vos amis peuvent atteindre aussi.

you = Vous
other-device = Continuer sur un autre appareil
other-device-help =
    Ouvrez ce lien sur l’autre appareil, ou scannez le code. Il vous y emmène avec toutes vos tables. Gardez-le pour
    vous : la personne qui l’ouvre devient vous.
other-device-once = Le lien marche une fois, jusqu’à { $time }.
other-device-again = Faire un nouveau lien
other-device-make = Montrer le lien
link-to-you = Lien pour votre autre appareil

account-rename = Changer le nom

privacy = Confidentialité
other-device-lead = Un lien à usage unique, ou son code QR, vous emmène avec toutes vos tables.
other-device-here =
    Le lien ne marche que sur cet ordinateur. Ouvrez cette page à une adresse que l’autre appareil peut atteindre.
my-games = Mes parties
all-my-games = Toutes mes parties
my-games-help =
    Toutes vos parties terminées, à revoir. Les parties à plusieurs places sur un écran, celles qu’un bot a finies
    pour vous, et celles qui commencent par une position choisie ou se jouent avec les cartes de l’hôte, sont dans la
    liste mais ne comptent pas.
figures = Vos statistiques
my-rating = Votre classement
provisional = (provisoire)
players = Joueurs
games = Parties
wins-count = Gagnées
mean-score = Moyenne
best-score = Record
with-players = { $count ->
    [one] Solo
   *[other] { $count } joueurs
}
against-bots = Contre les bots
their-rating = Leur classement
bot-of = Bots : { $level }
filter-game = Jeu
filter-opponent = Contre
filter-all = Tous
no-games-yet = Vous n’avez encore terminé aucune partie.
no-such-games = Aucune partie terminée ne correspond.
more-games = Plus de parties
outcome-won = Gagnée
outcome-lost = Perdue
outcome-none = Sans résultat
with-substitutes = Une place a changé de mains.
ratings = Classement
ratings-missing = Le classement ne peut pas être affiché maintenant. Vous le trouverez plus tard sous « Mes parties ».
rated = Classée
rated-ask = Le résultat compte pour le classement
rated-help = Ni conseils ni coups repris ; on perd quand on n’a plus de temps, et personne ne laisse sa place à un bot.
rated-needs = Choisissez d’abord une pendule : une partie classée en a une.
rated-means =
    Le résultat change le classement des joueurs. Ni conseils, ni coups repris ; on perd quand on n’a plus de
    temps.
unrated-abandoned = La partie a été arrêtée : le classement ne change pas.
unrated-takebacks = Des coups ont été repris : le classement ne change pas.
unrated-substitutes = Une place a changé de mains : le classement ne change pas.
unrated-position = La partie a commencé par une position : le classement ne change pas.
unrated-shared = Une personne avait plusieurs places : le classement ne change pas.
unrated-alone = Personne n’a joué contre personne : le classement ne change pas.
unrated-clock = La partie n’avait pas de pendule : le classement ne change pas.
unrated-unknown = Le résultat n’est pas connu : le classement ne change pas.

other-players = Autres joueurs
block-help =
    Les personnes que vous bloquez ne trouvent pas de place à vos tables, et vous ne lisez pas ce qu’elles
    écrivent. Elles n’en savent rien.
block = Bloquer
blocked = Bloqué
report = Signaler…
reported = Signalé
report-help = L’administrateur de ce serveur le lit, avec les dernières lignes de la discussion.
report-reason = Raison
report-text = En quelques mots
reason-insult = Insultes ou menaces
reason-cheating = Triche
reason-leaving = Bloque ou quitte les parties
reason-spam = Publicité
reason-name = Nom offensant
reason-other = Autre chose
unlist = Retirer de la liste

turns-waiting = { $count ->
    [one] 1 table vous attend
   *[other] { $count } tables vous attendent
}
turn-until = jusqu’à { $time }
calls-title = Notifications de tour
calls-here = Me prévenir pour cette table

clubs = Clubs
club-only = Seulement pour { $name }.
list-for = Pour
list-everybody = Tout le monde

guide-contents = Sommaire
guide-search = Chercher dans les règles
guide-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
guide-not-found = Aucun résultat
rules-here = À cette table
guide-print = Imprimer le guide
guide-print-short = Imprimer les règles en bref

lessons = Leçons
lessons-in = Les leçons sont en { $languages }.
lesson = Leçon
lessons-start = Commencer à apprendre
lessons-go-on = Continuer :
lessons-first = D’abord
lessons-later = Quand vous en aurez besoin
lesson-minutes = { $count ->
    [one] environ 1 minute
   *[other] environ { $count } minutes
}
lesson-finished = terminée
lesson-step = Étape { $number } sur { $count }
lesson-leave = Toutes les leçons
lesson-answers = Réponses
lesson-back = Retour
lesson-next = Suite
lesson-right = C’est juste !
lesson-show = Montrez-moi
lesson-again = Encore une fois
lesson-done = Quitter
lesson-following = Leçon suivante
lesson-play = Jouer votre première partie

puzzles = Problèmes
puzzles-what =
    Des positions de parties entre bots : un coup est nettement le meilleur, un autre est tentant. La valeur de chaque
    coup a été mesurée en jouant la suite dans de nombreux mondes compatibles avec ce que vous voyez.
puzzles-solved = Résolus : { $done } sur { $all }
puzzles-none = Il n’y a pas encore de problème pour ce jeu.
puzzle = Problème
puzzle-number = Problème { $number } sur { $count }
puzzle-facts = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $moves } coups
puzzle-is-solved = résolu
puzzle-is-shown = solution vue
puzzle-daily = Problème du jour
puzzle-ask = Trouvez le meilleur coup.
puzzle-wrong = { $move } : gagne { $chance } parties sur cent, et le meilleur coup { $points } (±{ $error }) de plus.
puzzle-again = Réessayez.
puzzle-solved = Résolu !
puzzle-best = Le meilleur : { $move }. Il gagne { $chance } parties sur cent.
puzzle-tempting = Le tentant : { $move }. Il en gagne { $chance }.
puzzle-line = La suite possible :
puzzle-back = Revenir à la position
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzles-themes = Thèmes
puzzles-of = { $done }/{ $all }
puzzles-own = De vos propres parties
puzzles-own-what = Vos erreurs, pour faire mieux. Ce navigateur les retient.
puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-very-hard = très difficile
puzzle-own = De votre propre partie
puzzle-yours = Vous avez joué : { $move }. Il en gagne { $chance }.
puzzle-keep = { $count ->
    [one] Garder 1 erreur comme problème
   *[other] Garder { $count } erreurs comme problèmes
}
puzzle-kept = Vos problèmes
puzzle-lesson = D’abord une leçon
puzzle-begin = Problème facile

bots-title = Comptes de bot
seat-account-help = Ce bot sera invité à l’ouverture de la table.
bot-ask = Inviter un compte de bot
bot-ask-send = Inviter
bot-asked = { $name } a été invité.
bot-declined = { $why ->
    [busy] { $name } décline l’invitation : il joue déjà.
    [game] { $name } décline l’invitation : il ne joue pas à ce jeu.
    [terms] { $name } décline l’invitation : il ne joue pas à ces conditions.
   *[other] { $name } décline l’invitation.
}
