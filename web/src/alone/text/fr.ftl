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
alone-here =
    Sur cette page, vous jouez seul, avec des bots ou à plusieurs devant le même écran : tout reste dans ce navigateur.
    Les amis, les clubs et les notifications demandent un serveur.
