### The texts of Koryŏ's lessons. Ids begin with the name of their lesson.

idea = The idea
    .goal = You know how you win, and you play your first two orders.

idea-welcome = Nine families court the throne. With the most cards of a family you have its favour: its power now, and
    its number in points at the end. A Merchant’s favour is worth 9, the Omniscient’s only 1.
idea-order = Each season you are dealt a new hand and place one order face down: any number of cards of one family. The
    rest go back. You hold four Broadcasters, worth 8 points. Place all four.
idea-guardians = Two Guardians keep the Barbarians away, but four Broadcasters are hard to beat. Place those.
idea-merchants = Merchants are worth the most, but two are soon overtaken. Four Broadcasters are not.
idea-more-of-them = You hold four Broadcasters, more than of any other family. Place all of them.
idea-otto = All orders are turned over. Three cards may stay in the first season, so one Broadcaster went back. You
    still have the most: 8 points for you, and 5 for Otto’s Ship Owners, if it stays like this.
idea-limit = In the second season four cards may stay, so you have room for one more. One Senator is enough for that
    family’s favour. Place it.
idea-no-more-of-them = You already have more Broadcasters than Otto. Win a second family: place the Senator.
idea-one-senator = That would do, but the Senators’ favour lets you keep two more cards. Place the Senator.
idea-tie = A favour takes more cards than anyone else has. Suppose that Otto places three Broadcasters now, as many as
    you have. Who has their favour?
idea-you = I do: mine were there first.
idea-otto-does = Otto: his are newer.
idea-nobody = Neither of us.
idea-tie-wrong = Being first does not count, and neither does being newer. In a tie no one has the favour.
idea-end = That is the idea: fight for families that you can keep, and let the others go. After eight seasons the most
    points win. Barbarians and Lobbying hurt the others, but each costs you a point at the end.

first-round = A first round
    .goal = You know the four parts of a season and have played two of them.

first-round-season = Each season has four parts: deal, place orders, turn them over, return what is above the limit. The
    two numbers at the top say how many cards are dealt, ten, and how many may stay, three.
first-round-others = Three of you play today. The ① marks the first player, and play goes clockwise. Otto has placed
    five cards and Mia three. You see how many, but not which.
first-round-order = You hold three Bankers, and three is exactly what you may keep. Place them all.
first-round-merchants = Merchants are worth more, but two of them are easily beaten. Your three Bankers are the safer
    order.
first-round-guardians = Three of a kind hold better than two. Place your Bankers.
first-round-event = Events hurt the others, but they cost you a point each, and you have a better order here.
first-round-one-card = You have more Bankers than anything else. Place all three.
first-round-token = Otto turned over five Broadcasters, Mia three Merchants. You have the most Bankers, so their power
    is yours at once: take a token from the bank. It is worth a point.
first-round-token-first = You would be giving a point away. Take your token.
first-round-second = Otto had five cards, so two went back. Now the ① is Mia’s, nine cards are dealt, and four may stay.
    Mia places a single card.
first-round-count = You have three Bankers out, and four cards may stay. One too many does no harm, as you choose what
    goes back. Place two of a kind: Ship Owners or Guardians.
first-round-fourth-banker = Your three Bankers are already more than the others have. Go for a second family.
first-round-two-of-a-kind = One card alone is soon overtaken. You have two Ship Owners and two Guardians: place one of
    these pairs.
first-round-otto-waits = Otto places three. Then Mia, who goes first this time, turns over a Senator. The most
    Senators let her keep two cards more than the others.
first-round-again = You may use a power before you turn over your order, or after it. Take your second token now.
first-round-token-now = That can wait, and a token is easily forgotten. Take it first.
first-round-let-go = You have five cards in front of you, and four may stay. The others have no Bankers at all, so two
    of yours are plenty. Let one go: choose the Bankers in your row.
first-round-keep-the-pair = That would leave you a single card of that family. Of the Bankers you can spare one.
first-round-end = You hold two families and two tokens. It goes on like this for eight seasons, each with one card less
    in your hand and one more that may stay.

majorities = Majorities and ties
    .goal = You know when a family is yours, when a tie counts for no one, and how the Omniscient changes that.

majorities-most = A family belongs to the player with the most of its cards: Otto’s three Merchants beat your one. You
    have a single Priest, and the others have none. Is the Priests’ power yours?
majorities-one-is-enough = Yes, one is enough.
majorities-one-is-too-few = No, it takes at least two.
majorities-most-wrong = One is enough, if no one else has as many.
majorities-ties = You and Otto have two Bankers each, you and Mia two Guardians each. The seals below the portraits are
    pale: in a tie, no one has the power.
majorities-omniscient = One card settles this. The Omniscient wins ties for powers, and you hold it. Place it.
majorities-behind = Two Merchants against Otto’s three are still fewer. The Omniscient gives you two families at once.
majorities-senators = The Senators let you keep more cards, but you are far below the limit of nine. The Omniscient
    gives you two families at once.
majorities-orders = You went first, and your Omniscient is on the table: the Bankers and the Guardians are yours at
    once. It does not help where you have fewer cards, so the Merchants are still Otto’s.
majorities-power = Use it: the Bankers bring you a token, tie or no tie.
majorities-power-first = Don’t leave a point in the bank. Take your token.
majorities-guarded = Otto had a Barbarian. It could not touch you, because the Guardians are yours, so he took one of
    Mia’s Broadcasters. Now it is the last season, and both have placed a card.
majorities-points =
    Dashed seals with your initial mark the Bankers and Guardians that you owe to the Omniscient. If the game
    ended now, how many points would these two families bring you?
majorities-thirteen = Thirteen: 7 and 6.
majorities-six = Six: only the Bankers count.
majorities-none = None.
majorities-points-wrong =
    The Omniscient wins ties for powers, but not for points. Tied at the end, a family counts for no
    one.
majorities-break = Break a tie for good while you can. You have been dealt a Banker: place it.
majorities-still-behind = Otto has at least three Merchants, so a second one leaves you behind. The Banker puts you
    ahead.
majorities-spy = A Spy would bring you 2 points, but a third Banker brings you 6.
majorities-last-token = Otto and Mia have turned over their last orders. The Bankers’ power is yours already, so there
    is one more token for you.
majorities-end = Three Bankers against two: that counts, and you share the victory with Otto, 13 points each. The tied
    Guardians brought nothing. For powers, the Omniscient will do; for points, you need more cards.

limits = The limits of a season
    .goal = You plan for the end of the season, know which cards you can spare, and use the Senators.

limits-seasons = Three cards may stay in the first season, then one more each time, up to ten in the last. Events
    count too. Now, in the third season, five may stay, and you have four.
limits-otto = You may place more than you can keep: at the end of the season you put cards back, and you choose which.
    Otto goes first and places one.
limits-order = Otto has two Broadcasters, worth 8 points and an extra card in each deal. With three you overtake him,
    so place all three, even if that is too much.
limits-all-three = Otto has two. You need all three Broadcasters to have more than he has.
limits-order-wrong = The Broadcasters are worth 8 points, and you can overtake Otto there. Place all three.
limits-how-many =
    You have seven cards now: three Broadcasters, two Guardians, a Merchant and a Barbarian. Five may stay, and
    events count but cannot be discarded. How many must go?
limits-one-goes = One. The Barbarian does not count.
limits-two-go = Two, and the Barbarian is not among them.
limits-three-go = Three.
limits-how-many-wrong = Seven cards, and five may stay: the Barbarian counts as one of them, and only Priests get rid
    of it.
limits-hopeless = You choose what goes. Start with what cannot win: Otto has two Merchants, and you have one.
limits-three-for-two = Otto has two Broadcasters. If you give up one of your three, you are only tied.
limits-guardian-later = You have the Guardians. A single Merchant against Otto’s two brings you nothing.
limits-spare = One more must go. Otto has no Guardians, so a single one is enough to lead there. Let the other go.
limits-senator = Six may stay now, and you have five. With the most Senators you may keep two more, and one Senator is
    enough: place it.
limits-event-sticks = Events take up room and cannot be discarded. You would have less room, not more.
limits-no-room = There is room for a single card. Make it the Senator, which brings room for two more.
limits-more = Look at the limit beside your name: it is two higher than Otto’s. In the fifth season he may keep seven
    cards, and you may keep nine.
limits-fill = You have six cards, nine may stay, and you hold three Merchants. Otto has two. Place all three.
limits-room-for-three = You have room for three, and three Merchants are one more than Otto has.
limits-end = Nine cards, and not one had to go back. But take care: if you lose the Senators, the two extra cards go
    too. Cards that go back are shuffled in and can be dealt again.

powers = The powers
    .goal = You know when each power works, and can use several in one turn.

powers-when = Every family but the Merchants gives a power to the player with its majority. Some work when cards are
    dealt or placed, some on your turn, some always. You have the Ship Owners, Bankers and Priests.
powers-ship-owner = The Ship Owners let you place two different cards instead of several of a kind. No one has a Spy or
    a Broadcaster, so one of each wins both families. Place the Spy and the Broadcaster.
powers-merchants = Otto has three Merchants, so two are not enough. The Spy and the Broadcaster bring you two
    families.
powers-spy-and-broadcaster = You can have two families with a single order: choose the Spy and the Broadcaster.
powers-otto = Otto has no Ship Owners, so his cards are all of one kind. He places one.
powers-banker = It is your turn. You may use each power once, before you turn over your order or after it. The Bankers
    first: take a token, while the bank has any. There are eight in all.
powers-banker-first = That comes next. Take the token first.
powers-priest = The Barbarian in front of you would cost a point at the end, and it takes up room. Each turn your
    Priests can burn one of your events. Burn it now: choose it in your row.
powers-priest-first = Burn the Barbarian first, while you think of it.
powers-spy = Your order is on the table, and the Spies are yours from this moment. Use them at once: choose Otto’s
    tokens and steal one.
powers-spy-first = Do not stop yet: your Spy can still steal a token.
powers-broadcaster = A new season. Otto was dealt five cards and you six, thanks to the Broadcasters.
powers-next = Spies protect you from Lobbying, the mask beside your name, and Guardians from Barbarians, a shield.
    Suppose you place a single Guardian, where Otto has three. Are you safe from both then?
powers-yes = Yes, Spies and Guardian protect me.
powers-no = No, I am safe from neither.
powers-next-wrong = The Guardians’ power stays with Otto, who has more of them. And your Spies protect you from
    Lobbying only as long as you have no Guardian at all.
powers-end = Two powers are left: the Senators let you keep two more cards, and the Omniscient wins ties for powers.
    You lose a power with its majority, but keep everything it has brought you.

events = Barbarians and Lobbying
    .goal = You know what the two events do, how to guard against them, and what they cost.

events-two = Barbarians destroy a character of another player. Lobbying swaps a character of one player with one of
    another. You hold one of each, and with the Ship Owners you can place them together.
events-order = Otto has as many Broadcasters as you, and Mia has the only Senator. You can change both in one turn:
    place the Barbarian and Lobbying.
events-both = One event is good, two are better: with the Ship Owners you can place both.
events-events-now = That works, but this time go for the others’ cards: place the Barbarian together with Lobbying.
events-others = From behind, events look like any other card, so Otto and Mia had no warning. You go first and turn
    yours over.
events-barbarians = Each event works once, right now, in any order. Mia’s Guardians keep Barbarians away, so her cards
    glow for Lobbying alone. Choose the card of Otto’s whose loss helps you most.
events-still-ahead = Otto would still have two Merchants to your one. Take a Broadcaster instead, and that family is
    yours.
events-a-spy = That takes 2 points from Otto and gives you nothing. Take a Broadcaster, and that family is yours.
events-skip = You may skip an event, but it costs you a point all the same. Use it.
events-barbarians-first = Send the Barbarian out first, against one of Otto’s Broadcasters.
events-lobbying = Now Lobbying. Otto has the Spies and no Guardian, so he cannot be lobbied. That leaves you and Mia:
    take her Senator.
events-senator-first = You can spare that one. But first choose the card you want: Mia’s Senator.
events-four-left = Mia has three Guardians, and you would have two. Her Senator is the only one on the table.
events-the-senator = Choose the card you want: Mia’s Senator. Then you choose what she gets for it.
events-swap = Now your half of the swap. Give her the card you need least.
events-the-merchant = A Merchant may yet be worth 9 points to you. The Guardian is hopeless: Mia has three.
events-too-dear = That family would no longer be yours. Your single Guardian does nothing for you.
events-at-once = Broadcasters and Senators were yours at once. With the Senators you could keep two more cards, so
    nothing had to go. Only how the cards lie at the moment counts.
events-price = The two events stay in front of you. How many points will they cost you at the end of the game?
events-nothing = Nothing, they are used up.
events-one-point = One point, however many there are.
events-two-points = Two points, one for each.
events-price-wrong = Used or not, each event in front of you costs one point at the end.
events-end = Events take up room and cannot be discarded: only your own Priests remove them. Use them where they win
    more than a point. Guardians and Spies shield you from those of others.

ending = The last season
    .goal = You can count a whole game, and know what is worth doing in the last season.

ending-order = Season 8, the last: there is no later season to mend anything. It is 25 to 17 for you, and Otto has
    placed a card. Characters would win you nothing new. Place the Barbarian, to answer his card.
ending-order-wrong = You lead the Ship Owners already, and Otto has three Bankers. The Barbarian can answer what he
    turns over.
ending-otto = Otto took a token, his fifth. His card was a Priest: one for each of you, so that family counts for no
    one, and you lost its 4 points. Your turn: the Barbarian is on the table.
ending-destroy = Otto does not have the Guardians, so your Barbarian can destroy one of his characters. Choose the one
    that brings you most.
ending-destroy-waive = It costs you a point in any case. Destroy his Priest, which brings you 4.
ending-destroy-other = That brings you no family. His Priest is worth 4 points to you.
ending-merchants = The game is over, and the families are counted. You have the most Merchants, three. How many points
    are they worth?
ending-three = 3: one for each card.
ending-nine = 9: the number of the family.
ending-twenty-seven = 27: nine for each card.
ending-merchants-wrong = A family counts once, for the one with the most cards, however many they are.
ending-families = Merchants 9, Guardians 7, Ship Owners 5, Priests 4: 25 for you. Broadcasters 8, Bankers 6: 14 for
    Otto. No one has the others. Families that are tied would count for no one, Omniscient or not.
ending-end = Events last: a point less for each, 1 for you and 1 for Otto. Each token is a point: none for you, 5 for
    him. So 24 to 18: you win. With equal points you would share the victory.
