### Les textes des leçons de Koryŏ. Un identifiant commence par le nom de sa leçon.

idea = L’idée
    .goal = Vous savez comment on gagne, et vous posez vos deux premiers ordres.

idea-welcome = Neuf familles courtisent le trône. Qui a le plus de cartes d’une famille a sa faveur : tout de suite son
    pouvoir, et son numéro en points à la fin. Les Marchands valent 9, l’Omniscient seulement 1.
idea-order = À chaque saison, vous recevez une main et posez un ordre face cachée : autant de cartes d’une famille que
    vous voulez. Le reste s’en va. Vous avez quatre Broadcasters (8 points). Posez-les.
idea-guardians = Deux Gardiens tiennent les Barbares à distance, mais quatre Broadcasters sont difficiles à battre.
    Posez-les.
idea-merchants = Les Marchands valent le plus, mais deux sont vite dépassés. Quatre Broadcasters, non.
idea-more-of-them = Vous avez quatre Broadcasters, plus que d’aucune autre famille. Posez-les tous.
idea-otto = Tous les ordres sont dévoilés. Trois cartes peuvent rester : un Broadcaster est donc parti. Vous en avez
    encore le plus : 8 points pour vous, 5 pour les Armateurs d’Otto, si rien ne change.
idea-limit = À la deuxième saison, quatre cartes peuvent rester : il y a place pour une de plus. Un seul Sénateur suffit
    pour la faveur de sa famille. Posez-le.
idea-no-more-of-them = Vous avez déjà plus de Broadcasters qu’Otto. Gagnez une deuxième famille : posez le Sénateur.
idea-one-senator = Cela irait aussi, mais la faveur des Sénateurs vous laisse garder deux cartes de plus. Posez le
    Sénateur.
idea-tie = Pour une faveur, il faut plus de cartes que n’importe qui d’autre. Supposons qu’Otto pose maintenant trois
    Broadcasters, autant que vous. Qui a leur faveur ?
idea-you = Moi : les miens étaient là d’abord.
idea-otto-does = Otto : les siens sont plus récents.
idea-nobody = Aucun de nous deux.
idea-tie-wrong = Être là d’abord ne compte pas, être plus récent non plus. À égalité, personne n’a la faveur.
idea-end = Voilà l’idée : luttez pour ce que vous pouvez garder, laissez le reste. Après huit saisons, le plus de points
    gagne. Barbares et Lobbying gênent les autres, mais vous coûtent chacun un point à la fin.

first-round = Une première saison
    .goal = Vous connaissez les quatre phases d’une saison, et vous en avez joué deux.

first-round-season = Une saison a quatre phases : recevoir des cartes, poser les ordres, les dévoiler, défausser ce qui
    dépasse la limite. Les deux nombres en haut : dix cartes reçues, trois qui peuvent rester.
first-round-others = Vous êtes trois. Le ① marque le premier joueur, et l’on joue dans le sens horaire. Otto a posé cinq
    cartes et Mia trois. Vous voyez combien, mais pas lesquelles.
first-round-order = Vous avez trois Banquiers, et trois est justement le nombre de cartes que vous pouvez garder.
    Posez-les tous.
first-round-merchants = Les Marchands valent plus, mais deux sont faciles à battre. Vos trois Banquiers sont l’ordre le
    plus sûr.
first-round-guardians = Trois cartes semblables tiennent mieux que deux. Posez vos Banquiers.
first-round-event = Les évènements gênent les autres, mais vous coûtent un point chacun, et vous avez ici un meilleur
    ordre.
first-round-one-card = Vous avez plus de Banquiers que d’autre chose. Posez les trois.
first-round-token = Otto a dévoilé cinq Broadcasters, Mia trois Marchands. Vous avez le plus de Banquiers, et aussitôt
    leur pouvoir : prenez un jeton à la banque. Il vaut un point.
first-round-token-first = Ce serait renoncer à un point. Prenez votre jeton.
first-round-second = Otto avait cinq cartes : deux sont parties. Maintenant le ① est à Mia, chacun reçoit neuf cartes,
    et quatre peuvent rester. Mia pose une seule carte.
first-round-count = Trois Banquiers sont devant vous, quatre cartes peuvent rester. Une de trop ne gêne pas : vous
    choisissez celle qui part. Posez une paire : Armateurs ou Gardiens.
first-round-fourth-banker = Vos trois Banquiers sont déjà plus que n’en ont les autres. Cherchez une deuxième famille.
first-round-two-of-a-kind = Une carte seule est vite dépassée. Vous avez deux Armateurs et deux Gardiens : posez une de
    ces paires.
first-round-otto-waits = Otto pose trois cartes. Puis Mia, qui commence cette fois, dévoile un Sénateur. Avec le plus de
    Sénateurs, elle peut garder deux cartes de plus que les autres.
first-round-again = On peut utiliser un pouvoir avant de dévoiler son ordre, ou après. Prenez maintenant votre deuxième
    jeton.
first-round-token-now = Cela peut attendre, et un jeton s’oublie vite. Prenez-le d’abord.
first-round-let-go = Vous avez cinq cartes devant vous, et quatre peuvent rester. Les autres n’ont aucun Banquier : deux
    des vôtres suffisent. Défaussez-en un : choisissez les Banquiers dans votre rangée.
first-round-keep-the-pair = Il ne vous resterait qu’une carte de cette famille. Vous avez un Banquier de trop.
first-round-end = Vous tenez deux familles et deux jetons. Cela continue ainsi pendant huit saisons, chacune avec une
    carte de moins en main et une de plus qui peut rester.

majorities = Majorités et égalités
    .goal = Vous savez quand une famille est à vous, quand une égalité ne compte pour personne, et ce que l’Omniscient y
        change.

majorities-most = Une famille est à qui a le plus de ses cartes : les trois Marchands d’Otto battent le vôtre. Vous avez
    un seul Prêtre, et les autres n’en ont pas. Le pouvoir des Prêtres est-il à vous ?
majorities-one-is-enough = Oui, un seul suffit.
majorities-one-is-too-few = Non, il en faut au moins deux.
majorities-most-wrong = Un seul suffit, si personne d’autre n’en a autant.
majorities-ties = Otto et vous avez deux Banquiers chacun, Mia et vous deux Gardiens chacun. Les sceaux sous ces
    portraits sont pâles : à égalité, personne n’a le pouvoir.
majorities-omniscient = Une carte règle cela. L’Omniscient gagne les égalités pour les pouvoirs, et vous l’avez en main.
    Posez-le.
majorities-behind = Deux Marchands contre les trois d’Otto restent moins nombreux. L’Omniscient vous donne deux familles
    d’un coup.
majorities-senators = Les Sénateurs laissent garder plus de cartes, mais vous êtes loin de la limite de neuf.
    L’Omniscient vous donne deux familles d’un coup.
majorities-orders = Vous commenciez, et votre Omniscient est sur la table : Banquiers et Gardiens sont aussitôt à vous.
    Là où vous avez moins de cartes, il n’aide pas : les Marchands restent à Otto.
majorities-power = Profitez-en : les Banquiers vous apportent un jeton, égalité ou non.
majorities-power-first = Ne laissez pas un point à la banque. Prenez votre jeton.
majorities-guarded = Otto avait un Barbare. Il ne pouvait rien contre vous, car les Gardiens sont à vous : il a pris un
    Broadcaster de Mia. C’est maintenant la dernière saison, et tous deux ont posé une carte.
majorities-points = Des sceaux en pointillé, à votre initiale, marquent les Banquiers et les Gardiens dus à
    l’Omniscient. Si la partie finissait maintenant, combien de points donneraient ces deux familles ?
majorities-thirteen = Treize : 7 et 6.
majorities-six = Six : seuls les Banquiers comptent.
majorities-none = Aucun.
majorities-points-wrong = L’Omniscient gagne les égalités pour les pouvoirs, pas pour les points. À égalité à la fin,
    une famille ne compte pour personne.
majorities-break = Départagez une égalité pour de bon tant que vous le pouvez. Vous avez reçu un Banquier : posez-le.
majorities-still-behind = Otto a au moins trois Marchands : un deuxième ne suffit pas. Le Banquier vous fait passer
    devant.
majorities-spy = Un Espion vous apporterait 2 points, mais un troisième Banquier vous en apporte 6.
majorities-last-token = Otto et Mia ont dévoilé leurs derniers ordres. Le pouvoir des Banquiers est déjà à vous : il y a
    encore un jeton à prendre.
majorities-end = Trois Banquiers contre deux : cela compte, et vous partagez la victoire avec Otto, 13 points chacun.
    Les Gardiens à égalité n’ont rien donné : pour les points, il faut plus de cartes.

limits = Les limites d’une saison
    .goal = Vous prévoyez la fin de la saison, savez quelles cartes défausser, et utilisez les Sénateurs.

limits-seasons = Trois cartes peuvent rester à la première saison, puis une de plus chaque fois, jusqu’à dix à la
    dernière. Les évènements comptent. À cette troisième saison, cinq peuvent rester ; vous en avez quatre.
limits-otto = Vous pouvez poser plus de cartes que vous n’en garderez : à la fin de la saison, vous en défaussez, et
    c’est vous qui choisissez. Otto commence et en pose une.
limits-order = Otto a deux Broadcasters, qui valent 8 points et une carte de plus à chaque distribution. Avec trois,
    vous le dépassez : posez les trois, même si c’est trop.
limits-all-three = Otto en a deux. Il vous faut les trois Broadcasters pour en avoir plus que lui.
limits-order-wrong = Les Broadcasters valent 8 points, et là vous pouvez dépasser Otto. Posez les trois.
limits-how-many = Vous avez sept cartes : trois Broadcasters, deux Gardiens, un Marchand, un Barbare. Cinq peuvent
    rester ; un évènement compte, mais ne se défausse pas. Combien de cartes doivent partir ?
limits-one-goes = Une. Le Barbare ne compte pas.
limits-two-go = Deux, mais pas le Barbare.
limits-three-go = Trois.
limits-how-many-wrong = Sept cartes, et cinq peuvent rester : le Barbare en est une, et seuls les Prêtres en
    débarrassent.
limits-hopeless = Vous choisissez ce qui part. Commencez par ce qui ne peut pas gagner : Otto a deux Marchands, et vous
    un.
limits-three-for-two = Otto a deux Broadcasters. Si vous défaussez un des trois vôtres, vous êtes seulement à égalité.
limits-guardian-later = Les Gardiens sont à vous. Un seul Marchand contre les deux d’Otto ne vous donne rien.
limits-spare = Il en part encore une. Otto n’a pas de Gardien : un seul vous suffit pour y avoir la majorité. Défaussez
    l’autre.
limits-senator = Six cartes peuvent rester, et vous en avez cinq. Avec le plus de Sénateurs, vous en gardez deux de
    plus, et un seul Sénateur suffit : posez-le.
limits-event-sticks = Les évènements prennent de la place et ne se défaussent pas. Vous auriez moins de place, pas plus.
limits-no-room = Il y a place pour une seule carte. Que ce soit le Sénateur, qui en apporte deux de plus.
limits-more = Regardez la limite à côté de votre nom : elle dépasse de deux celle d’Otto. À la cinquième saison, il peut
    garder sept cartes, et vous neuf.
limits-fill = Vous avez six cartes, neuf peuvent rester, et vous avez trois Marchands en main. Otto en a deux. Posez les
    trois.
limits-room-for-three = Vous avez place pour trois cartes, et trois Marchands font un de plus que n’en a Otto.
limits-end = Neuf cartes, et aucune n’a dû partir. Mais attention : qui perd les Sénateurs perd aussi les deux places de
    plus. Les cartes défaussées retournent dans la pioche et peuvent revenir.

powers = Les pouvoirs
    .goal = Vous savez quand agit chaque pouvoir, et vous en utilisez plusieurs dans un même tour.

powers-when = Chaque famille, sauf les Marchands, donne un pouvoir à qui en a la majorité : à la distribution, à la
    pose, dans votre tour ou tout le temps. Vous avez les Armateurs, les Banquiers et les Prêtres.
powers-ship-owner = Les Armateurs permettent de poser deux cartes différentes. Personne n’a d’Espion ni de Broadcaster :
    une carte de chaque gagne les deux familles. Posez l’Espion et le Broadcaster.
powers-merchants = Otto a trois Marchands : deux ne suffisent pas. L’Espion et le Broadcaster vous apportent deux
    familles.
powers-spy-and-broadcaster = Un seul ordre peut vous donner deux familles : choisissez l’Espion et le Broadcaster.
powers-otto = Otto n’a pas les Armateurs : ses cartes sont toutes d’une sorte. Il en pose une.
powers-banker = À vous. Chaque pouvoir sert une fois, avant que vous dévoiliez votre ordre ou après. Les Banquiers
    d’abord : prenez un jeton, tant que la banque en a. Il y en a huit en tout.
powers-banker-first = Cela vient ensuite. Prenez d’abord le jeton.
powers-priest = Le Barbare devant vous coûterait un point à la fin, et il prend de la place. À chaque tour, vos Prêtres
    peuvent détruire un de vos évènements. Choisissez le Barbare dans votre rangée.
powers-priest-first = Détruisez d’abord le Barbare, pendant que vous y pensez.
powers-spy = Votre ordre est sur la table, et les Espions sont à vous dès cet instant. Utilisez-les aussitôt :
    choisissez les jetons d’Otto et volez-en un.
powers-spy-first = Ne vous arrêtez pas : votre Espion peut encore voler un jeton.
powers-broadcaster = Une nouvelle saison. Otto a reçu cinq cartes et vous six, grâce aux Broadcasters.
powers-next = Les Espions vous protègent du Lobbying (le masque près de votre nom), les Gardiens des Barbares (un
    bouclier). Si vous posez un Gardien, là où Otto en a trois, êtes-vous à l’abri des deux ?
powers-yes = Oui, les Espions et le Gardien me protègent.
powers-no = Non, d’aucun des deux.
powers-next-wrong = Le pouvoir des Gardiens reste à Otto, qui en a plus. Et vos Espions ne protègent du Lobbying que
    tant que vous n’avez aucun Gardien.
powers-end = Il reste deux pouvoirs : les Sénateurs gardent deux cartes de plus, l’Omniscient gagne les égalités. Vous
    perdez un pouvoir avec sa majorité, mais gardez tout ce qu’il vous a donné.

events = Barbares et Lobbying
    .goal = Vous savez ce que font les deux évènements, comment s’en protéger, et ce qu’ils coûtent.

events-two = Les Barbares détruisent un personnage d’un autre joueur. Le Lobbying échange un personnage d’un joueur
    contre un d’un autre. Vous avez l’un et l’autre : avec les Armateurs, posez-les ensemble.
events-order = Otto a autant de Broadcasters que vous, et Mia a le seul Sénateur. Vous pouvez changer les deux en un
    tour : posez le Barbare et le Lobbying.
events-both = Un évènement, c’est bien ; deux, c’est mieux : avec les Armateurs, vous pouvez poser les deux.
events-events-now = Cela se joue, mais visez cette fois les cartes des autres : posez le Barbare avec le Lobbying.
events-others = De dos, un évènement ressemble à toute autre carte : Otto et Mia ne pouvaient pas s’en douter. Vous
    commencez, et dévoilez les vôtres.
events-barbarians = Chaque évènement agit une fois, maintenant, dans l’ordre voulu. Les Gardiens de Mia arrêtent les
    Barbares : ses cartes ne brillent que pour le Lobbying. Choisissez la carte d’Otto qui vous gêne.
events-still-ahead = Otto aurait encore deux Marchands contre un. Prenez plutôt un Broadcaster, et cette famille est à
    vous.
events-a-spy = Cela ôte 2 points à Otto et ne vous donne rien. Prenez un Broadcaster, et cette famille est à vous.
events-skip = On peut renoncer à un évènement, mais il coûte un point de toute façon. Utilisez-le.
events-barbarians-first = Envoyez d’abord le Barbare, contre un Broadcaster d’Otto.
events-lobbying = Puis le Lobbying. Otto a les Espions et aucun Gardien : le Lobbying ne peut rien contre lui. Restent
    Mia et vous : prenez-lui son Sénateur.
events-senator-first = Vous pouvez vous passer de celui-là. Mais choisissez d’abord la carte que vous voulez : le
    Sénateur de Mia.
events-four-left = Mia a trois Gardiens, et vous en auriez deux. Son Sénateur est le seul sur la table.
events-the-senator = Choisissez la carte que vous voulez : le Sénateur de Mia. Ensuite, vous choisirez ce qu’elle reçoit
    en échange.
events-swap = À vous de donner. Choisissez la carte qui vous manquera le moins.
events-the-merchant = Un Marchand peut encore vous valoir 9 points. Le Gardien est sans espoir : Mia en a trois.
events-too-dear = Cette famille ne serait plus à vous. Votre Gardien seul ne vous sert à rien.
events-at-once = Broadcasters et Sénateurs ont été aussitôt à vous. Grâce aux Sénateurs, vous gardez deux cartes de
    plus, et rien n’a dû partir. Seul compte l’état de la table à cet instant.
events-price = Les deux évènements restent devant vous. Combien de points vous coûteront-ils à la fin de la partie ?
events-nothing = Aucun, ils ont servi.
events-one-point = Un point, quel que soit leur nombre.
events-two-points = Deux points, un pour chacun.
events-price-wrong = Qu’il ait servi ou non, chaque évènement devant vous coûte un point à la fin.
events-end = Un évènement prend de la place et ne se défausse pas : seuls vos Prêtres l’ôtent. Jouez-le quand il gagne
    plus d’un point. Gardiens et Espions vous protègent de ceux des autres.

ending = La dernière saison
    .goal = Vous savez compter toute une partie, et ce qu’il vaut la peine de faire à la dernière saison.

ending-order = Saison 8, la dernière : rien ne se rattrape plus. Vous menez 25 à 17, et Otto a posé une carte. Un
    personnage ne vous gagnerait rien de neuf. Posez le Barbare, pour répondre à sa carte.
ending-order-wrong = Vous menez déjà chez les Armateurs, et Otto a trois Banquiers. Le Barbare peut répondre à ce qu’il
    dévoile.
ending-otto = Otto a pris un jeton, son cinquième. Sa carte était un Prêtre : un chacun, la famille ne compte pour
    personne, et vous perdez ses 4 points. À votre tour : le Barbare est sur la table.
ending-destroy = Otto n’a pas les Gardiens : votre Barbare peut détruire un de ses personnages. Choisissez celui qui
    vous rapporte le plus.
ending-destroy-waive = Il vous coûte un point de toute façon. Détruisez son Prêtre, ce qui vous rapporte 4 points.
ending-destroy-other = Cela ne vous gagne aucune famille. Son Prêtre vaut 4 points pour vous.
ending-merchants = La partie est finie, et l’on compte les familles. Vous avez le plus de Marchands, trois. Combien de
    points valent-ils ?
ending-three = 3 : un pour chaque carte.
ending-nine = 9 : le numéro de la famille.
ending-twenty-seven = 27 : neuf pour chaque carte.
ending-merchants-wrong = Une famille compte une fois, pour qui a le plus de ses cartes, quel que soit leur nombre.
ending-families = Marchands 9, Gardiens 7, Armateurs 5, Prêtres 4 : 25 pour vous. Broadcasters 8, Banquiers 6 : 14 pour
    Otto. Les autres ne sont à personne. Une égalité ne compte jamais, Omniscient ou non.
ending-end = Puis un point de moins par évènement : 1 pour vous, 1 pour Otto. Chaque jeton vaut un point : aucun pour
    vous, 5 pour lui. 24 à 18 : vous gagnez. À égalité, la victoire est partagée.
