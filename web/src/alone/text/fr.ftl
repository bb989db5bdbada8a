# What only the pages without a server say.
alone-loading = Chargement des jeux : { $bytes } sur { $of }
alone-opening = Ouverture des jeux…
alone-elsewhere = Vos parties sont ouvertes sur une autre page de ce navigateur. Fermez-la pour continuer ici.
alone-failed =
    Les jeux se sont arrêtés ({ $reason }). Rechargez la page pour continuer ; ce que vous avez joué est conservé.
alone-no-files =
    Certains fichiers de cette page n’ont pas pu être chargés ({ $reason }). Vérifiez votre connexion et rechargez la
    page ; ce que vous avez joué est conservé.
alone-again = Réessayer
alone-no-browser =
    Ce navigateur est trop ancien pour les jeux, ou WebAssembly et les workers y sont désactivés. Essayez une version
    récente de Firefox, Chrome, Edge ou Safari.
alone-insecure =
    Les navigateurs ne conservent des parties que sur des pages sécurisées : ouvrez cette page à une adresse qui
    commence par https.
alone-damaged =
    Les parties que ce navigateur a conservées ne peuvent pas être ouvertes ({ $reason }). Elles ont été laissées telles
    quelles : enregistrez-les dans un fichier, ou repartez de zéro.
alone-other-version =
    Les parties que ce navigateur a conservées viennent d’une autre version de cette page. Rechargez-la pour obtenir la
    plus récente. Elles ont été laissées telles quelles : vous pouvez les enregistrer dans un fichier, ou repartir de
    zéro.
alone-unkept =
    { $reason ->
        [full] Ce navigateur n’a plus de place pour ce que vous jouez.
       *[other] Ce navigateur ne conserve plus ce que vous jouez ({ $reason }).
    } La partie continue jusqu’à ce que vous fermiez cette page.
alone-newer = Une nouvelle version est disponible.
alone-newer-take = Mettre à jour
alone-save = Enregistrer mes parties dans un fichier
alone-along = Emporter vos parties
alone-along-help =
    Vos parties ne sont conservées que dans ce navigateur. Enregistrez-les de temps en temps dans un fichier, et
    ouvrez-le dans n’importe quel navigateur pour y continuer : les parties qui s’y trouvent déjà restent telles
    quelles.
alone-take = Ajouter les parties d’un fichier
alone-file-too-large = Ce fichier est trop gros : { $most } mégaoctets au plus.
alone-added = { $count ->
    [0] Ce fichier ne contenait pas d’autres parties.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
alone-anew = Repartir de zéro
alone-anew-sure = Oui, supprimer mes parties et repartir de zéro
alone-here =
    Sur cette page, vous jouez seul, avec des bots ou à plusieurs devant le même écran : tout reste dans ce navigateur.
    Les amis, les clubs et les notifications demandent un serveur.
alone-served = Il faut un serveur
alone-served-help =
    Les amis, les clubs et les notifications demandent un serveur. Ouvrez ce lien à l’adresse du serveur d’où il vient,
    ou lancez votre propre serveur.
alone-stopped = Les jeux de cette page se sont arrêtés.
alone-not-loaded = ils n’ont pas pu être chargés
alone-silent = ils ne répondent plus

# What is said otherwise where there is a server, by the same ids.
shelf-lead =
    Des jeux de société modernes, fidèles à leurs règles. Jouez tout de suite contre des bots, ou à plusieurs devant cet
    écran. Sans compte.
server-away = Cela n’a pas fonctionné.
no-answer = Il n’y a pas eu de réponse. Fermez, puis réessayez.
line-lost = Cette table s’est arrêtée.
bots-slow = Cet appareil est lent en ce moment : à ce niveau, les bots jouent moins bien que d’habitude.
undo-ask-help = { undo-help }
undo-waiting = Un instant…
log-and-chat = Journal et notes
notes-help = Elles restent dans ce navigateur.
leave-bot-help = { leave-bot-alone-help }
leave-close-bot-help =
    Votre pendule continue tant que cette page est ouverte, quoi que vous y regardiez. Quand elle est à zéro, un bot
    prend votre place.
leave-close-lose-help =
    Votre pendule continue tant que cette page est ouverte, quoi que vous y regardiez. Quand elle est à zéro, vous
    perdez.
brought-position-means = Rien n’y a été mélangé.
brought-file = Se joue avec vos propres cartes.
brought-file-means = Leurs valeurs viennent d’un fichier que vous avez apporté.
brought-the-file = Votre fichier ({ $name })
my-games-help =
    Toutes vos parties terminées, à revoir. Les parties à plusieurs places sur cet écran, celles qu’un bot a finies pour
    vous, et celles qui commencent par une position choisie ou se jouent avec vos propres cartes, sont dans la liste
    mais ne comptent pas.
stranded-help =
    Elle a commencé avec des règles plus anciennes, et celles d’aujourd’hui ne peuvent pas la poursuivre. Vous pouvez la
    clore sans résultat.
stranded-close = Clore cette partie
refusal-refused = Ce n’est pas possible.
refusal-bad-input = Cela n’est pas utilisable. Rechargez la page et réessayez.
refusal-error = Cela n’a pas pu être fait. Réessayez plus tard.
refusal-fault = Une erreur s’est produite. Rien n’a été modifié.
refusal-unavailable = Ce n’est pas possible pour l’instant. Rien n’a été modifié ; réessayez plus tard.
refusal-no-game = Cette ludothèque n’a pas ce jeu.
refusal-too-large = C’est trop volumineux.
refusal-alone-file =
    Les parties de ce fichier ne peuvent pas être ajoutées : il est endommagé, d’une autre version, ou n’est pas un
    fichier de parties. Rien n’a été modifié.
