# What only the pages without a server say.
alone-loading = Chargement des jeux : { $bytes } sur { $of }
alone-opening = Ouverture des jeux…
alone-elsewhere = Vos parties sont ouvertes sur une autre page de ce navigateur. Fermez-la pour continuer ici.
alone-failed =
    Les jeux se sont arrêtés : { $reason } Rechargez la page pour continuer ; ce que vous avez joué est conservé.
alone-unkept =
    Ce navigateur ne conserve plus ce que vous jouez ({ $reason }). La partie continue jusqu’à ce que vous fermiez
    cette page.
alone-newer = Une version plus récente de cette page est disponible.
alone-newer-take = L’utiliser
alone-save = Enregistrer mes parties dans un fichier
alone-along = Emporter vos parties
alone-along-help =
    Vos parties ne sont conservées que dans ce navigateur. Enregistrez-les de temps en temps dans un fichier, et
    ouvrez-le dans n’importe quel navigateur pour y continuer : les parties qui s’y trouvent déjà restent telles
    quelles.
alone-take = Ajouter les parties d’un fichier
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
