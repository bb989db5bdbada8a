# La ligne des touches, en bas : plus les mots sont courts, plus elle a de touches.
foot-choose = choisir
foot-type = écrire
foot-hint = conseil
foot-undo = annuler
foot-rule = règle
foot-log = journal
foot-score = score
foot-describe = décrire
foot-turn = retourner
foot-chat = parler
foot-table = table
foot-keys = aide
foot-quit = quitter

help-choose = choisir dans la liste
help-number = le choix de ce numéro
help-type = écrire un choix ; Tab complète, Échap arrête
help-hint = conseil : le choix d’un bot fort
help-undo = annuler votre dernier choix
help-rule = la règle de cette question
help-log = le journal, tour par tour
help-score = la feuille de score
help-describe = décrire la table en phrases
help-chat = parler à la table
help-table = la table : liens, joueurs absents, fin de la partie
help-turn = retourner le plateau, s’il a deux faces
help-board = faire défiler le plateau, si le terminal est petit
help-quit = quitter la table

# Pages
signs-title = Sur le plateau
keys-title = Touches
log-title = Journal
score-title = Feuille de score
chat-title = Discussion
table-title = La table
page-foot = ↑ ↓ défiler   Échap fermer
list-foot = ↑ ↓ Entrée choisir   Échap fermer
chat-foot = Entrée envoyer   Échap fermer
chat-empty = Personne n’a encore rien dit.
chat-here = dire quelque chose
type-here = écrivez, Tab complète
no-rule = Cette question n’a pas de règle à elle.
if-ended = Si la partie finissait maintenant
curtain-name = À { $name } de jouer
curtain-hand = Passez le clavier.
curtain-lift = Appuyez sur Entrée pour voir la table.
leave-ask = Quitter cette partie inachevée ?
leave-keys = y  quitter      n  rester
sure-keys = y  oui      n  non

# Réponses
thinking = Réflexion…
hint-said = Conseil : { $choice } ({ $chance } % de chances de gagner)
taken-back = Annulé : { $choice }.
nothing-to-undo = Vous n’avez encore rien choisi qui puisse être annulé.
hint-on-turn = Il y a un conseil quand c’est à vous de jouer.
no-hint = Pas de conseil pour l’instant.
no-why = Il n’y a rien à en dire.
unknown = « { $typed } » ne veut rien dire ici.
quoted = « { $choice } »
either = { $others } ou { $last }
nearest = Vouliez-vous dire { $choices } ?

# Les gens
player = Joueur { $number }
bot = Bot { $number }
seat = Place { $number }
spectator = Spectateur
away = absent
days-hours = { $days } j { $hours } h
wins = Victoire de { $name }.
share = { $names } se partagent la victoire.
loses = Défaite de { $name }.
you-win = Vous gagnez.
you-lose = Vous perdez.
team-wins = L’équipe gagne.
team-loses = L’équipe perd.
ended-abandoned = La partie a été abandonnée d’un commun accord.
ended-resigned = La partie a pris fin parce qu’un joueur a abandonné.
ended-lost = La partie a pris fin au temps.

# Tables d’un serveur
lost = La connexion est perdue.
lost-again = La connexion est perdue. Nouvel essai…
closed = Le serveur a fermé la table.
refuses = Le serveur refuse.
no-address = L’adresse d’une table ressemble à http://HÔTE/join/TABLE#INVITATION, et non à { $url }.
no-answer = { $server } ne répond pas : { $reason }
not-begun = La partie n’a pas commencé.
only-watching = Vous ne faites que regarder cette table.
nobody-here = Il n’y a personne d’autre à cette table.
waiting-deal = En attente de la donne. À la table : { $names }.
waiting-seat = { $name } : en attente d’un ami.
chosen-waiting = Vous avez choisi. En attente des autres ; annulez pour choisir à nouveau.
undo-sent = Annuler.
undo-asked = Annuler : la question est posée aux autres.
asks-undo = { $name } demande à reprendre un choix.
asks-bot = { $name } demande qu’un bot joue pour un absent.
asks-offer = { $name } demande à offrir la place d’un absent à quelqu’un d’autre.
asks-abandon = { $name } demande d’arrêter la partie, sans résultat.
asks-something = { $name } demande votre accord.
proposes = Le bot propose : { $choice }
agree = Accepter
refuse = Refuser
agreed = Accepté.
not-agreed = Refusé.
asked-others = La question est posée aux autres.
done = C’est fait.
said = { $name } : { $text }
took-back = { $name } reprend un coup.
you-took-back = Vous reprenez un coup.
seated-left = { $name } s’en va. Un bot continue.
seated-absent = { $name } est absent. Un bot continue.
seated-time = { $name } n’a plus de temps. Un bot continue.
seated-resigned = { $name } abandonne.
seated-lost = { $name } perd au temps.
seated-back = { $name } est de retour et reprend sa place.
seated-joined = { $name } prend une place.
rematch-by = { $name } demande la revanche.

# Ce que l’on peut faire à une table d’un serveur
tool-none = Il n’y a rien à faire ici pour l’instant.
tool-watch = Lien pour regarder : { $link }
tool-link = Lien pour la place { $number } : { $link }
tool-rematch = Demander la revanche
tool-rematch-link = Lien vers la revanche : { $link }
tool-new-link = Faire un nouveau lien pour la place { $number } : l’ancien ne vaudra plus
tool-free = Libérer la place de { $name }
tool-stand-up = Se lever
tool-bot = Laisser un bot jouer pour { $name }
tool-offer = Offrir la place de { $name } à quelqu’un d’autre
tool-hand-over = Laisser un bot jouer pour vous
tool-take-over = Reprendre votre place au bot
tool-resign = Abandonner
tool-abandon = Demander aux autres d’arrêter la partie, sans résultat
tool-withdraw = Retirer votre demande
tool-hush = Laisser seuls les joueurs écrire
tool-unhush = Laisser aussi les spectateurs écrire
tool-kick = Renvoyer le spectateur { $number }

# Phrases
plain-commands = Un numéro ou des mots choisissent. Aussi :
    board, hint, undo, why ACTION, rules QUESTION, score, say TEXTE, table, clock, quit.
plain-hint = Conseil : { $choice } [{ $words }], { $chance } % de chances de gagner.
plain-tool = `table NUMÉRO` le fait.
no-clock = Cette table n’a pas de pendule.

# Une partie en phrases
plain-unfinished = La partie est inachevée.
plain-gone = N’y est plus : { $line }
plain-type = Vous pouvez écrire :
plain-for-help = Tapez ? pour voir tout ce que vous pouvez taper.
rules-none = Rien dans la règle ne répond à cela. Essayez d’autres mots.
rules-here = Sur la table en ce moment
plain-offered = C’est possible maintenant.
plain-not-offered = Ce n’est pas possible maintenant.
taken-back-more = Annulé : { $choice }, et { $count ->
    [one] l’action
   *[other] les { $count } actions
} d’après.
typed-number = l’action de ce numéro
typed-words = l’action écrite ainsi entre crochets
typed-board = dire toute la table ; chaque question ne dit que ce qui a changé
typed-hint = le choix d’un bot fort, et ce qui parle pour lui
typed-why = pourquoi une action n’est pas possible ; son verbe suffit
typed-rules = montrer la règle ; `rules limite de main` répond à une question, `rules SECTION` montre une section
typed-undo = reprendre votre dernier choix, et tout ce qui a suivi
typed-help = cette liste
typed-quit = quitter la partie inachevée

# Une partie enregistrée
level-random = Aléatoire
level-greedy = Glouton
level-beginner = Débutant
level-casual = Occasionnel
level-skilled = Confirmé
level-strong = Fort
level-master = Maître
record-left = { $before } part. Un bot continue ({ $level }).
record-absent = { $before } n’est pas là. Un bot continue ({ $level }).
record-time = { $before } n’a plus de temps. Un bot continue ({ $level }).
record-resigned = { $before } abandonne.
record-lost = { $before } perd au temps.
record-back = { $name } est de retour et reprend sa place.
record-joined = { $name } prend la place de { $before }.
record-unfinished = La partie enregistrée est inachevée. Ensuite : { $question }
record-takebacks = Coups repris : { $count }.

# Problèmes
puzzles-head = { $game } : { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
}
puzzle-facts = ({ $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}, { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
})
puzzle-head = { $game } : un problème. Vous êtes { $name }.
puzzle-ask = Trouvez le meilleur coup.
puzzle-commands = Un numéro ou des mots choisissent. Aussi : board (le plateau), show (la solution), quit.
puzzle-wrong = { $move } : gagne { $chance } parties sur cent, et le meilleur coup { $points } (±{ $error }) de plus.
puzzle-again = Réessayez.
puzzle-solved = Résolu !
puzzle-best = Le meilleur : { $move }. Il gagne { $chance } parties sur cent.
puzzle-tempting = Le tentant : { $move }. Il en gagne { $chance }.
puzzle-line = La suite possible :
difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile
difficulty-very-hard = très difficile
grade-good = Bon.
grade-inaccuracy = Imprécision.
grade-mistake = Erreur.
grade-blunder = Gaffe.
brought-position =
    Cette partie commence par une position choisie : rien n’y a été mélangé, et son hôte en connaît chaque main et
    chaque pioche.
brought-file = Cette partie se joue avec les cartes de l’hôte.
ask-again =
    La connexion a été perdue, et votre demande aux autres n’est plus ouverte. Redemandez si vous le voulez
    encore.
