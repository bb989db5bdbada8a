turn = À vous de jouer à { $game }
turn-with = avec { $names }
turn-line = À vous de jouer à { $game } avec { $names }
rematch = { $names } demande une revanche à { $game }
rematch-with = Votre place est gardée.
rematch-line = { $names } demande une revanche à { $game }
invitation = { $names } vous invite à une partie de { $game }
invitation-with = Une place est libre pour vous.
invitation-line = { $names } vous invite à une partie de { $game }
done = Vous avez joué à { $game }
try = Les notifications de Ludotheque arrivent ici
mail-turn =
    C’est à vous de jouer à { $game } avec { $names } :

    { $link }

    Vous recevez ce message car la table vous attend. Pour ne plus recevoir d’e-mails de ce serveur :
    { $off }
mail-rematch =
    { $names } demande une revanche à { $game }. Votre place est gardée :

    { $link }

    Vous recevez ce message car la table vous attend. Pour ne plus recevoir d’e-mails de ce serveur :
    { $off }
mail-invitation =
    { $names } vous invite à une partie de { $game }. Prenez place :

    { $link }

    Vous recevez ce message car vous avez joué ensemble. Pour ne plus recevoir d’e-mails de ce serveur :
    { $off }
mail-confirm-subject = Confirmez votre adresse pour Ludotheque
mail-confirm =
    Quelqu’un, vous sans doute, veut que { $site } écrive ici quand c’est son tour dans une partie lente.

    Si c’était vous, ouvrez ce lien dans la journée :
    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.
