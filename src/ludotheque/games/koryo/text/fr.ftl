title = Koryŏ
tagline =
    Huit saisons pour rallier neuf familles : plus vous osez garder de cartes identiques, plus elles vous prêtent de
    pouvoir.
feel = Rapide et rusé : gardez des cartes semblables, gardez le secret, et espérez que personne n’en a plus.

# Les cartes. Sans nombre le nom seul, avec un nombre le nombre aussi.
kind-omniscient = { $count ->
    [one] { $count } Omniscient
    [other] { $count } Omniscients
   *[name] Omniscient
}
kind-spy = { $count ->
    [one] { $count } Espion
    [other] { $count } Espions
   *[name] Espion
}
kind-senator = { $count ->
    [one] { $count } Sénateur
    [other] { $count } Sénateurs
   *[name] Sénateur
}
kind-priest = { $count ->
    [one] { $count } Prêtre
    [other] { $count } Prêtres
   *[name] Prêtre
}
kind-ship-owner = { $count ->
    [one] { $count } Armateur
    [other] { $count } Armateurs
   *[name] Armateur
}
kind-banker = { $count ->
    [one] { $count } Banquier
    [other] { $count } Banquiers
   *[name] Banquier
}
kind-guardian = { $count ->
    [one] { $count } Gardien
    [other] { $count } Gardiens
   *[name] Gardien
}
kind-broadcaster = { $count ->
    [one] { $count } Broadcaster
    [other] { $count } Broadcasters
   *[name] Broadcaster
}
kind-merchant = { $count ->
    [one] { $count } Marchand
    [other] { $count } Marchands
   *[name] Marchand
}
kind-barbarians = { $count ->
    [one] { $count } Barbare
    [other] { $count } Barbares
   *[name] Barbares
}
kind-lobbying = { $count ->
    [one] { $count } Lobbying
    [other] { $count } Lobbying
   *[name] Lobbying
}

# Les pouvoirs, assez courts pour une carte, puis en une phrase.
power-omniscient = gagne les égalités
power-spy = vole un jeton
power-senator = garde 2 de plus
power-priest = ôte un évènement
power-ship-owner = 2 différentes
power-banker = prend un jeton
power-guardian = pare les Barbares
power-broadcaster = pioche 1 de plus
power-merchant = 9 points
power-barbarians = détruit une carte
power-lobbying = échange deux
power-omniscient-help =
    Tranche les égalités de pouvoir en faveur de son propriétaire, mais pas au décompte final. Vaut 1 point à la fin.
power-spy-help =
    Avec la majorité : volez un jeton à un autre joueur une fois par tour. Le Lobbying ne peut rien contre vous tant que
    vous n’avez aucun Gardien. Vaut 2 points à la fin.
power-senator-help = Avec la majorité : gardez deux cartes de plus à la fin de la saison. Vaut 3 points à la fin.
power-priest-help = Avec la majorité : détruisez un de vos évènements une fois par tour. Vaut 4 points à la fin.
power-ship-owner-help =
    Avec la majorité : votre ordre peut être fait de deux cartes différentes. Vaut 5 points à la fin.
power-banker-help = Avec la majorité : prenez un jeton à la banque une fois par tour. Vaut 6 points à la fin.
power-guardian-help = Avec la majorité : les Barbares ne peuvent rien contre vous. Vaut 7 points à la fin.
power-broadcaster-help = Avec la majorité : vous recevez une carte de plus. Vaut 8 points à la fin.
power-merchant-help = Aucun pouvoir, mais 9 points pour la majorité à la fin.
power-barbarians-help =
    Une fois dévoilés : détruisez un personnage d’un autre joueur. Restent devant vous : −1 point à la fin.
power-lobbying-help =
    Une fois dévoilé : échangez deux personnages de deux joueurs. Reste devant vous : −1 point à la fin.

action-play = Poser un ordre : { $kind } ×{ $count }
action-pair = Poser un ordre : { $kind } et { $kind2 }
action-pass = Ne poser aucun ordre
action-reveal = Dévoiler votre ordre
action-bank = Prendre un jeton à la banque
action-forgive = Prêtre : détruire votre carte { $kind }
action-steal = Espion : voler un jeton à { $target }
action-destroy = Détruire une carte { $kind } de { $target }
action-lobby = { $you ->
    [target] Lobbying sur une de vos cartes { $kind }
   *[none] Lobbying sur une carte { $kind } de { $target }
}
action-swap = { $you ->
    [target] L’échanger contre une de vos cartes { $kind }
   *[none] L’échanger contre une carte { $kind } de { $target }
}
action-waive = Laisser { $kind } sans effet
action-end = Finir votre tour
action-discard = Défausser une carte { $kind }

prompt-orders = Posez votre ordre : autant de cartes identiques que vous voulez.
    .other = { $seat } choisit un ordre.
prompt-orders-two = Posez votre ordre : des cartes identiques, ou exactement deux cartes différentes.
    .other = { $seat } choisit un ordre, fort de ses Armateurs.
prompt-reveal = À vous : utilisez vos pouvoirs ou dévoilez votre ordre.
    .other = { $seat } s’apprête à dévoiler un ordre.
prompt-effects = { $barbarians ->
    [0] { $lobbying ->
        [0] { $kind } : aucun personnage ne peut être choisi. Vous ne pouvez que renoncer à l’effet.
       *[other] Lobbying : choisissez le premier des deux personnages à échanger.
    }
   *[other] { $lobbying ->
        [0] Barbares : détruisez un personnage d’un autre joueur.
       *[other] Résolvez vos évènements : détruisez un personnage d’un autre joueur, ou choisissez-en deux à échanger.
    }
}
    .other = { $seat } résout { $kind }.
prompt-end = Utilisez les pouvoirs qu’il vous reste, ou finissez votre tour.
    .other = { $seat } peut encore utiliser des pouvoirs.
prompt-swap = { $you ->
    [seat-target] Choisissez le personnage à échanger contre votre carte { $kind }.
   *[none] Choisissez le personnage à échanger contre la carte { $kind } de { $target }.
}
    .other = { $you ->
        [target] { $seat } choisit un personnage à échanger contre votre carte { $kind }.
       *[none] { $seat } choisit un personnage à échanger contre la carte { $kind } de { $target }.
    }
prompt-discard = Au-delà de la limite : défaussez { $count ->
    [one] un personnage
   *[other] { $count } personnages
}.
    .other = { $seat } dépasse la limite et doit défausser { $count ->
    [one] un personnage
   *[other] { $count } personnages
}.
prompt-over = La huitième saison est finie.

turn-who = { $you ->
    [seat] Vous
   *[none] { $seat }
}

turn-said = { $who } { $what }.

log-season = { $you ->
    [seat] { $count } cartes chacun ; à la fin, chacun peut en garder { $limit }. Vous commencez.
   *[none] { $count } cartes chacun ; à la fin, chacun peut en garder { $limit }. { $seat } commence.
}
    .heading = Saison { $round }
log-short = { $you ->
    [seat] La pioche est épuisée : vous ne recevez { $count ->
        [0] aucune carte
        [one] qu’une carte
       *[other] que { $count } cartes
    }.
   *[none] La pioche est épuisée : { $seat } ne reçoit { $count ->
        [0] aucune carte
        [one] qu’une carte
       *[other] que { $count } cartes
    }.
}
log-broadcast = { $you ->
    [seat] Les Broadcasters vous apportent une carte de plus.
   *[none] Les Broadcasters apportent une carte de plus à { $seat }.
}
log-hand = { $you ->
    [seat] Vous recevez { $kind }.
   *[none] { $seat } reçoit { $kind }.
}
log-order = { $you ->
    [seat] { $count ->
        [0] Vous ne posez aucune carte
        [one] Vous posez 1 carte, face cachée
       *[other] Vous posez { $count } cartes, faces cachées
    }{ $rest ->
        [0] {""}
        [one] , et défaussez 1 carte
       *[other] , et défaussez { $rest } cartes
    }.
   *[none] { $count ->
        [0] { $seat } ne pose aucune carte
        [one] { $seat } pose 1 carte, face cachée
       *[other] { $seat } pose { $count } cartes, faces cachées
    }{ $rest ->
        [0] {""}
        [one] , et défausse 1 carte
       *[other] , et défausse { $rest } cartes
    }.
}
    .brief = { $you ->
        [seat] { $count ->
            [0] ne posez aucune carte
            [one] posez 1 carte face cachée
           *[other] posez { $count } cartes faces cachées
        }
       *[none] { $count ->
            [0] ne pose aucune carte
            [one] pose 1 carte face cachée
           *[other] pose { $count } cartes faces cachées
        }
    }
log-order-sealed = { $you ->
    [seat] Vous posez un ordre scellé et défaussez vos autres cartes.
   *[none] { $seat } pose un ordre scellé et défausse ses autres cartes.
}
    .brief = { $you ->
        [seat] posez un ordre scellé
       *[none] pose un ordre scellé
    }
log-order-size = { $you ->
    [seat] Votre ordre compte { $count ->
        [0] zéro carte
        [one] 1 carte
       *[other] { $count } cartes
    }.
   *[none] L’ordre de { $seat } compte { $count ->
        [0] zéro carte
        [one] 1 carte
       *[other] { $count } cartes
    }.
}
log-order-own = { $you ->
    [seat] Votre ordre : { $kind }.
   *[none] { $seat } a posé { $kind }.
}
log-reveal = { $you ->
    [seat] Vous dévoilez { $kind }.
   *[none] { $seat } dévoile { $kind }.
}
    .brief = { $you ->
        [seat] dévoilez { $kind }
       *[none] dévoile { $kind }
    }
log-reveal-nothing = { $you ->
    [seat] Vous n’avez rien à dévoiler.
   *[none] { $seat } n’a rien à dévoiler.
}
    .brief = { $you ->
        [seat] n’avez rien à dévoiler
       *[none] n’a rien à dévoiler
    }
log-bank = { $you ->
    [seat] Vos Banquiers prennent un jeton à la banque.
   *[none] Les Banquiers de { $seat } prennent un jeton à la banque.
}
    .brief = { $you ->
        [seat] prenez un jeton à la banque
       *[none] prend un jeton à la banque
    }
log-forgive = { $you ->
    [seat] Vos Prêtres détruisent une carte { $kind }.
   *[none] Les Prêtres de { $seat } détruisent une carte { $kind }.
}
    .brief = { $you ->
        [seat] détruisez { $kind } grâce aux Prêtres
       *[none] détruit { $kind } grâce aux Prêtres
    }
log-steal = { $you ->
    [seat] Vos Espions volent un jeton à { $target }.
    [target] Les Espions de { $seat } vous volent un jeton.
   *[none] Les Espions de { $seat } volent un jeton à { $target }.
}
    .brief = { $you ->
        [seat] volez un jeton à { $target }
        [target] vous vole un jeton
       *[none] vole un jeton à { $target }
    }
log-destroy = { $you ->
    [seat] Vos Barbares détruisent une carte { $kind } de { $target }.
    [target] Les Barbares de { $seat } détruisent une de vos cartes { $kind }.
   *[none] Les Barbares de { $seat } détruisent une carte { $kind } de { $target }.
}
    .brief = { $you ->
        [seat] détruisez { $kind } chez { $target }
        [target] détruit { $kind } chez vous
       *[none] détruit { $kind } chez { $target }
    }
log-swap = { $you ->
    [seat] Lobbying : une carte { $kind } de { $target } et une carte { $kind2 } de { $other } changent de place.
    [seat-target] Lobbying : une de vos cartes { $kind } et une carte { $kind2 } de { $other } changent de place.
    [seat-other] Lobbying : une carte { $kind } de { $target } et une de vos cartes { $kind2 } changent de place.
    [target] Lobbying de { $seat } : une de vos cartes { $kind } et une carte { $kind2 } de { $other } changent de
        place.
    [other] Lobbying de { $seat } : une carte { $kind } de { $target } et une de vos cartes { $kind2 } changent de
        place.
   *[none] Lobbying de { $seat } : une carte { $kind } de { $target } et une carte { $kind2 } de { $other } changent
        de place.
}
    .brief = { $you ->
        [seat] échangez { $kind } de { $target } contre { $kind2 } de { $other }
        [seat-target] échangez votre { $kind } contre { $kind2 } de { $other }
        [seat-other] échangez { $kind } de { $target } contre votre { $kind2 }
        [target] échange votre { $kind } contre { $kind2 } de { $other }
        [other] échange { $kind } de { $target } contre votre { $kind2 }
       *[none] échange { $kind } de { $target } contre { $kind2 } de { $other }
    }
log-waive = { $you ->
    [seat] Vous laissez { $kind } sans effet.
   *[none] { $seat } laisse { $kind } sans effet.
}
    .brief = { $you ->
        [seat] laissez { $kind } sans effet
       *[none] laisse { $kind } sans effet
    }
log-discard = { $you ->
    [seat] Vous défaussez une carte { $kind } au-delà de la limite.
   *[none] { $seat } défausse une carte { $kind } au-delà de la limite.
}
    .brief = { $you ->
        [seat] défaussez { $kind }
       *[none] défausse { $kind }
    }
log-over = La huitième saison est finie. On compte les points d’influence.
    .heading = Fin de partie
log-win = { $you ->
    [seat] Vous l’emportez avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence.
   *[none] { $seat } l’emporte avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence.
}
log-draw = { $you ->
    [seat] Vous partagez la victoire avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence.
   *[none] { $seat } partage la victoire avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence.
}

ending-win = Après huit saisons, la plus grande influence l’emporte.
ending-draw = Après huit saisons, l’influence est la même : la victoire est partagée.

# Les raisons d’un coup : ce qu’il fait, en une phrase.
reason-gain = Vous donne la majorité { $kind }{ $hidden ->
    [0] { "" }
   *[other] { " " }d’après les cartes visibles
} : { $count ->
    [one] 1 point si vous la gardez
   *[other] { $count } points si vous la gardez
}{ $plain ->
    [1] .
   *[other] { "," } et son pouvoir ({ $power }).
}
reason-gain-tie = Vous donne le pouvoir { $kind } malgré l’égalité{ $hidden ->
    [0] { "" }
   *[other] { "," } d’après les cartes visibles
} : { $power }.
reason-take = Prend la majorité { $kind } à { $target }{ $hidden ->
    [0] { "" }
   *[other] { " " }d’après les cartes visibles
}{ $plain ->
    [1] .
   *[other] { "," } avec son pouvoir ({ $power }).
}
reason-ahead = { $count ->
    [one] Vous donne 1 carte d’avance pour la majorité { $kind }
   *[other] Vous garde la majorité { $kind } malgré l’égalité
}{ $hidden ->
    [0] .
   *[other] { "," } d’après les cartes visibles.
}
reason-safe = { $hidden ->
    [0] Assure
   *[other] Renforce
} votre majorité { $kind } : vous avez { $count ->
    [one] { $count } carte d’avance
   *[other] { $count } cartes d’avance
}{ $hidden ->
    [0] .
   *[other] { "," } d’après les cartes visibles.
}
reason-break = Met fin à la majorité { $kind } de { $target }{ $hidden ->
    [0] { "" }
   *[other] { " " }d’après les cartes visibles
}{ $plain ->
    [1] .
   *[other] { "," } et à son pouvoir ({ $power }).
}
reason-press = Réduit l’avance { $kind } de { $target } à { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $hidden ->
    [0] .
   *[other] { "," } d’après les cartes visibles.
}
reason-token = Un jeton vaut un point à la fin.
reason-steal = Un point pour vous, et un de moins pour { $target }.
reason-forgive = Retire votre carte { $kind }, qui vous coûterait un point et prendrait une place.
reason-barbarians = Permet de détruire un personnage adverse une fois dévoilé.
reason-lobbying = { $count ->
    [one] Permet d’échanger deux personnages une fois dévoilé.
   *[other] Permet d’échanger deux personnages { $count } fois une fois dévoilé.
}
reason-fits = Vous auriez alors { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}, et { $limit } peuvent rester cette saison.
reason-spare = Cette carte { $kind } ne vous donne aucune majorité : vous n’en perdez pas.
reason-waived = Rien de ce que pourrait faire cette carte { $kind } ne changerait une majorité en votre faveur.
reason-crowded = Vous avez { $count } cartes, et { $limit } peuvent rester cette saison : d’autres seraient de trop.
reason-no-target = Dans la situation actuelle, Barbares ne pourrait rien détruire.
reason-no-swap = Dans la situation actuelle, Lobbying ne pourrait rien échanger.
reason-behind = { $target } garderait la majorité { $kind }{ $count ->
    [0] { "" }
    [one] , avec 1 carte d’avance
   *[other] , avec { $count } cartes d’avance
}.

# Le guide de la première partie : chaque question, la première fois.
coach-orders =
    Choisissez des cartes d’une même sorte et posez-les face cachée ; le reste de la main retourne dans la pioche. Seul
    le joueur qui a le plus de cartes d’une famille en a le pouvoir, et les points à la fin : misez sur peu de familles
    et prenez-y la tête. Pensez à la limite de cartes de la saison.
coach-orders-two =
    Grâce aux Armateurs, vous pouvez jouer deux cartes différentes au lieu de plusieurs identiques : utile quand chacune
    gagne une majorité.
coach-reveal =
    Les pouvoirs des familles que vous dominez s’utilisent avant ou après avoir dévoilé votre ordre, une fois chacun.
    Servez-vous-en d’abord si votre ordre peut changer une majorité, puis dévoilez.
coach-effects =
    Votre évènement a lieu maintenant. Les Barbares détruisent un personnage adverse, le Lobbying échange deux
    personnages. Visez une majorité qui ne tient qu’à une carte. Vous pouvez y renoncer, mais la carte reste et coûte
    un point.
coach-swap =
    Choisissez maintenant l’autre personnage. Il prend la place du premier : regardez les deux familles concernées.
coach-end =
    Votre ordre est dévoilé. Utilisez les pouvoirs qui restent (un jeton est un point), puis terminez votre tour.
coach-discard =
    Vous avez plus de cartes que la saison ne le permet. Rendez celles qui ne donnent aucune majorité ; les évènements
    comptent, mais ne peuvent pas être défaussés.

why-no-majority = Vous n’avez pas la majorité que demande ce pouvoir.
why-used = Vous avez déjà utilisé ce pouvoir ce tour-ci.
why-bank-empty = La banque est vide.
why-no-event = Vous n’avez aucun évènement devant vous.
why-no-such-event = Vous n’avez aucune carte de cet évènement devant vous.
why-reveal-first = Dévoilez d’abord votre ordre.
why-no-token = Il n’y a là aucun jeton à voler.
why-own-token = Les Espions ne volent que les autres joueurs.
why-no-ship-owner = Deux cartes différentes demandent la majorité des Armateurs.
why-not-in-hand = Vous n’avez pas ces cartes en main.
why-must-order = Vous devez poser au moins une carte.
why-event-stays = Un évènement ne se défausse pas ; seuls les Prêtres l’ôtent.
why-event-safe = Seuls les personnages peuvent être choisis, jamais les évènements.
why-own-character = Les Barbares ne frappent que les autres joueurs.
why-guarded = La majorité des Gardiens tient les Barbares à distance.
why-lobby-proof = Les Espions, sans aucun Gardien, tiennent le Lobbying à distance.
why-same-player = Un échange se fait entre deux joueurs différents.
why-no-partner = Il n’y a personne avec qui l’échanger.
why-effects-open = Résolvez d’abord vos évènements, ou laissez-les sans effet.
why-over = La partie est finie.

sheet-omniscient = Omniscient (1)
sheet-spy = Espions (2)
sheet-senator = Sénateurs (3)
sheet-priest = Prêtres (4)
sheet-ship-owner = Armateurs (5)
sheet-banker = Banquiers (6)
sheet-guardian = Gardiens (7)
sheet-broadcaster = Broadcasters (8)
sheet-merchant = Marchands (9)
sheet-barbarians = Barbares
sheet-lobbying = Lobbying
sheet-tokens = Jetons
sheet-total = Influence
in-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’influence

option-empty_orders = Ordres vides
option-empty_orders-help = Un joueur peut ne poser aucune carte.
option-sealed_orders = Ordres scellés
option-sealed_orders-help = Personne ne voit combien de cartes contient un ordre avant que tous soient posés.

# Le plateau.
board-season = Saison { $round } sur { $rounds }
board-draw = { $count } reçues
board-keep = { $limit } gardées
board-aim = Qui a le plus de cartes d’une famille en gagne le nombre.
board-bank = Banque : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
board-bank-short = Banque
board-pool = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-pool-short = Pioche
board-you = vous
board-first = Premier joueur
board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si tout s’arrêtait là
board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-limit = { $count } cartes sur { $limit } à la fin de la saison
board-limit-word = cartes
board-over-limit = { $count ->
    [one] { $count } carte de trop
   *[other] { $count } cartes de trop
}
board-tokens = { $seat } : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
board-hand-count = { $count } en main
board-order-count = Un ordre de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée
board-order-sealed = Un ordre scellé
board-order-none = Aucun ordre
board-cell = { $you ->
    [seat] Vous : { $kind }
   *[none] { $seat } : { $kind }
}
board-holds = { $you ->
    [seat] Vous avez la majorité
   *[none] { $seat } a la majorité
}
board-holds-no-points = { $you ->
    [seat] Vous avez le pouvoir par l’Omniscient ; à égalité, vous ne marqueriez rien
   *[none] { $seat } a le pouvoir par l’Omniscient ; à égalité, il ne marquerait rien
}
board-needs = { $count ->
    [one] { $count } carte de plus prend la majorité
   *[other] { $count } cartes de plus prennent la majorité
}
board-no-cards = Pas encore de cartes sur la table
board-nobody = Personne n’a la majorité
board-proof-barbarians = À l’abri des Barbares
board-proof-lobbying = À l’abri du Lobbying
board-hand = Votre main
board-hand-empty = Votre main est vide jusqu’à la prochaine saison.
board-hand-empty-last = Votre main est vide.
board-with-order = Vous auriez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et pouvez en garder { $limit } pour l’instant.
board-hand-chosen = Votre ordre est choisi ; il sera posé quand tout le monde aura choisi.
board-ask-reveal = À vous : votre ordre est prêt
board-ask-effects = À appliquer : { $kind }
board-ask-swap = Choisissez la carte qui prend sa place
board-ask-end = Utilisez un pouvoir ou terminez votre tour
board-ask-discard = { $count ->
    [one] Limite dépassée : défaussez { $count } carte
   *[other] Limite dépassée : défaussez { $count } cartes
}
board-hand-wait = Votre main ; votre ordre viendra plus tard.
board-your-order = Votre ordre, face cachée
board-unplayed = Retourne dans la pioche
board-card = { $kind }, carte { $number } sur { $count }
board-place = Poser l’ordre : { $kind }
board-choose = Choisissez les cartes de votre ordre
board-place-none = Poser l’ordre
board-clear = Effacer
board-away = absent
board-thinking = réfléchit
board-choose-between = Que faire de cette carte ?
board-in-hand = Main : { $kind }
board-in-order = Ordre : { $kind }
board-nothing = rien
board-swapping = choisi pour l’échange
board-season-ends = La saison { $round } s’achève
board-season-passed = Familles qui ont changé de camp
board-season-none-passed = Aucune famille n’a changé de camp.
board-season-to = puis
board-season-next = Saison { $round } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} chacun, gardez-en { $limit }.
board-score-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
legend-cards = La cour
legend-lanes = Les joueurs
legend-first = Le premier joueur de la saison
legend-crown = Le plus de cartes de cette famille
legend-needs = Combien de cartes de plus prendraient la majorité
legend-seal = Qui a le plus de cartes d’une famille : son pouvoir et son nombre de points lui reviennent.
legend-hollow = Qui a le pouvoir en cas d’égalité, grâce à l’Omniscient, mais pas les points
legend-order = Un ordre face cachée, avec le nombre de ses cartes
legend-limit = Cartes sur la table, et combien on peut en garder à la fin de la saison
legend-tokens = Jetons
legend-guarded = À l’abri des Barbares
legend-masked = À l’abri du Lobbying
board-court = La cour : qui tient chaque famille
board-used = utilisé ce tour-ci
board-nobody-has = pas de majorité
board-cards = { $kind }
board-player = { $you ->
    [seat] Vous
   *[none] { $seat }
}

# La table en phrases, et dessinée en caractères dans le terminal.
tell-deal = Chacun reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et peut en garder { $limit } à la fin de la saison.
tell-supply = { $count ->
    [0] La banque est vide
    [one] La banque a { $count } jeton
   *[other] La banque a { $count } jetons
} ; { $pool ->
    [0] la pioche est vide
    [one] il reste { $pool } carte dans la pioche
   *[other] il reste { $pool } cartes dans la pioche
}.
tell-first = { $you ->
    [seat] Vous jouez en premier cette saison.
   *[none] { $seat } joue en premier cette saison.
}
tell-pending = Événements à résoudre : { $kind }.
tell-swap = { $you ->
    [target] Votre { $kind } : choisi pour l’échange.
   *[none] { $kind } de { $target } : choisi pour l’échange.
}
tell-hand = Vous avez en main : { $kind }.
tell-no-hand = Votre main est vide.
tell-order = Votre ordre, face cachée : { $kind }.
tell-unplayed = Retourne dans la pioche : { $kind }.
tell-tableau = Devant : { $kind } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $limit } permises à la fin de la saison).
tell-no-tableau = Rien devant pour l’instant ; { $limit } cartes permises à la fin de la saison.
tell-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si tout s’arrêtait là, { $count ->
    [0] sans jeton
    [one] dont { $count } jeton
   *[other] dont { $count } jetons
}.
tell-hidden = { $count ->
    [0] Aucune carte en main.
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
tell-placed = { $count ->
    [0] L’ordre est posé, sans carte.
    [one] Un ordre de { $count } carte, face cachée.
   *[other] Un ordre de { $count } cartes, face cachée.
}
tell-sealed = Un ordre scellé est posé.
tell-guarded = Les Barbares ne peuvent rien ici.
tell-proof = Le Lobbying ne peut rien ici.
tell-court = La cour
tell-holds = { $you ->
    [seat] { $kind }, valeur { $number } : vous avez la majorité.
   *[none] { $kind }, valeur { $number } : { $seat } a la majorité.
}
tell-holds-tied = { $you ->
    [seat]
        { $kind }, valeur { $number } : vous avez le pouvoir par l’Omniscient, mais ne marquez
        rien tant qu’il y a égalité.
   *[none]
        { $kind }, valeur { $number } : { $seat } a le pouvoir par l’Omniscient, mais ne marque rien
        tant qu’il y a égalité.
}
tell-free = Sans majorité : { $list }.
draw-key = ■ une carte sur la table ; 1/4 : 1 carte sur les 4 permises ; ▸ au trait
draw-held = Tenu par
draw-cards = Cartes
draw-hand = En main
draw-order = Ordre
draw-tokens = Jetons
draw-points = Points

# Les thèmes des problèmes
theme-win = Gagner une majorité
theme-take = Prendre une majorité adverse
theme-break = Briser une majorité adverse
theme-lead = Assurer son avance
theme-lobbying = Échanger par le Lobbying
theme-barbarians = Frapper avec les Barbares
theme-high = Les grands numéros
theme-low = Les petits numéros comptent aussi
theme-limit = Tenir dans la limite
theme-pair = Deux cartes différentes
theme-rival = Ce que gagnerait un adversaire
