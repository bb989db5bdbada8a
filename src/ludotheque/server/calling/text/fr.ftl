turn = À vous de jouer à { $game }
turn-with = avec { $names }
turn-line = À vous de jouer à { $game } avec { $names }
former = Un ancien joueur
bot = Bot { $number }
player = Joueur { $number }
done = Vous avez joué à { $game }
try = Les appels de Ludotheque arrivent ici
mail-turn =
    C’est à vous de jouer à { $game } avec { $names } :

    { $link }

    Vous recevez ce message car la table vous attend. Pour ne plus recevoir de courrier de ce serveur :
    { $off }
mail-confirm-subject = Confirmez votre adresse pour Ludotheque
mail-confirm =
    Quelqu’un, vous sans doute, souhaite que { $site } écrive à cette adresse quand vient son tour.

    Si c’était vous, ouvrez ce lien dans la journée :
    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.
