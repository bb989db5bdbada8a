### The texts of the lessons of Age of Comics. Ids begin with the name of their lesson.

idea = The idea
    .goal = You know what a round is made of, and you print your first comic.

idea-publisher =
    New York, 1938: you and Otto publish comic books. After five rounds, which the calendar counts, the most
    points win, and fans count more than anything else.
idea-editors = Each of you has four editors a round, and you take turns placing one on an action. Of most actions, the
    first space gives more. Otto’s line counts his cards (❐) and the editors he has left (♟).
idea-print = A comic needs a writer, an artist and two ideas of its genre. You hold a Crime comic with all that, and
    the money to pay the team. So send an editor to Print.
idea-print-first = There is nothing to sell yet. Print first.
idea-print-not = You could, but you have everything for a comic in hand. Go to Print.
idea-writer = Creatives of the comic’s own genre bring a fan each. The board lists your teams: cost, fans (★), and a
    crown (♛) for the mastery. Your artist is a Crime artist, so choose the Crime writer as well.
idea-writer-other = That one is at home in Westerns, and would bring no fan. Choose the Crime writer.
idea-fans = Four fans: one for the comic, two for its team, and one because you are the first to print Crime and so its
    master (♛). The card’s bonus paid you $4. When the round ends, four fans earn you $3.
idea-points =
    Your mat now says 13 VP, victory points if the game ended here: 4 for fans, 6 for a team all of its comic’s genre,
    2 for the mastery and 1 for money (each $4).
idea-otto = Otto is not ready to print: he hires a writer and an artist. You have three editors left. Royalties are
    money, $4 on the first space: place an editor there.
idea-otto-other = You could. For now take the money for your next team: go to Royalties.
idea-wins = When the round ends, each publisher’s best comic is compared, for up to 3 points. Suppose you print a second
    comic, with two fans. Would it help you there?
idea-best-comic = No, my best one is what counts.
idea-all-comics = Yes, its fans are added.
idea-money = Yes, if it brings money.
idea-wins-wrong = All comics earn money on the chart, but the ranking compares only the best one of each publisher.
idea-end = That is the idea: hire, collect ideas, print. Then sell at the newsstands of Manhattan, where orders wait
    that bring your comics more fans.

first-round = A first round
    .goal = You set up, hire a team and print a comic in your first turns.

first-round-hand = You have been dealt a writer and an artist. The value of a writer stands in a square, that of an
    artist in a circle. Your writer’s genre is Romance, so begin with a Romance comic.
first-round-hand-artist = Your artist would like that, and you could well do it. But try it with your writer this
    time, and take Romance.
first-round-hand-other = None of your creatives does that. Take Romance.
first-round-idea = You drew “Just a Feeling”, which brings an extra fan when it is printed. It needs two ideas of its
    genre, and two ideas are what you may take now. Take Romance.
first-round-second-idea = One more idea is yours to choose. Printing takes two of the comic’s own genre: Romance again.
first-round-idea-other = Only ideas of the comic’s own genre pay for it. Take Romance.
first-round-hire = Otto begins with Superheroes, and gets an idea more because you go first. You could print right away,
    but a Romance artist lies open. Place an editor on Hire.
first-round-hire-print = That works, but your Superheroes artist brings no fan. Hire the Romance artist first.
first-round-hire-other = That can wait. Otto may take the Romance artist if you do not.
first-round-artist =
    You take one writer and one artist, open or blind from a deck, whose back shows the value of its next
    card. First the Romance artist, Abigael Bondoc: value 2, so $2 when you print.
first-round-artist-costly = A value of 3 costs $3, and that genre brings no fan here. Hire the Romance artist.
first-round-artist-other = The Romance artist first, before you forget.
first-round-young = Then a writer for your next comic. One is young: worth only 1, but with a Horror idea as a gift.
    Another does Horror, too, for more value. Hire one of them.
first-round-young-costly = Value 3 makes a fine comic, but a dear one: you will have little money left. Hire a Horror
    writer.
first-round-young-top = You can draw blind. The back says the value, but not the genre. Hire a Horror writer this
    time.
first-round-otto-ideas = Otto collects ideas: the first space gives two from the board and two of your choice. Any four
    ideas, like any $4, are a point at the end, so he now has 2 VP.
first-round-print = Your turn. Comic, team, two ideas, and $5, of which a team of 2 and 2 costs $4: place an editor on
    Print.
first-round-print-other = Your comic is ready, and the first to print a genre has its mastery. Print now.
first-round-writer = Your team is the Romance writer, of course, and the Romance artist with him. Choose the writer:
    the artist follows by himself here.
first-round-writer-other = A Horror writer brings no fan to a Romance. Choose Peter Bafolo.
first-round-end = Five fans: one for the comic, two for its team, one as its bonus and one for the mastery of Romance,
    the crown on your mat. You have two editors left this round: take money, or sell.

hire-ideas-print = Hire, ideas, print
    .goal = You know how to get a team and ideas, and why a comic’s value matters.

hire-ideas-print-value = A comic is worth as much as its writer and artist together, and that is its price in money,
    too. A higher value fulfils better orders. You hold a Horror comic and a Horror writer of value 2.
hire-ideas-print-hire = An artist is missing. Place an editor on Hire.
hire-ideas-print-hire-ideas = You need ideas, too, but there are enough for both of you. The artist you want is there
    only once. Hire first.
hire-ideas-print-hire-other = Without an artist you cannot print. Go to Hire.
hire-ideas-print-artist = You take one artist and one writer, in any order. The Horror artist, Francesco Biagini, has
    value 3: with your writer that makes a comic of value 5, for $5. You have $6, so hire that one.
hire-ideas-print-artist-colour = Cheaper, but not at home in Horror: no fan for that, and a lower value. Take the
    Horror artist.
hire-ideas-print-artist-blind = The back shows only the value of the next card. The Horror artist lies open: hire that
    one.
hire-ideas-print-artist-first = You will take a writer as well, but begin with the Horror artist.
hire-ideas-print-writer = Now a writer for later. Michael Florio is young: value 1, so cheap to print with, and he
    brings a Crime idea as a gift. Hire him. You can hold six cards.
hire-ideas-print-writer-other = That one costs more when you print, and brings no idea. Hire Michael Florio.
hire-ideas-print-ideas = Otto has taken two ideas from the board, which is refilled only in the next round, and two from
    the supply. Your Horror comic needs two Horror ideas: go to Ideas.
hire-ideas-print-ideas-other = First the ideas: without two of Horror you cannot print your comic.
hire-ideas-print-board = The second space gives one idea from the board, instead of two. Otto has left no Horror there,
    so take any.
hire-ideas-print-board-other = Take one of those on the board.
hire-ideas-print-supply = Then come two from the supply, of any genre, whatever the board holds. This is where your
    comic gets its ideas: take Horror.
hire-ideas-print-supply-again = And the second one. Print takes two of the comic’s own genre, so Horror once more.
hire-ideas-print-supply-other = That would not pay for a Horror comic. Take Horror.
hire-ideas-print-go = Otto takes royalties, that is, money: $4 on the first space. You have all you need, and the first
    space of Print, which even prints two comics, is free. Go there: your Horror team follows by itself.
hire-ideas-print-go-other = Otto may take the first space of Print. Go there now.
hire-ideas-print-end =
    Your comic cost $5 and two ideas; its bonus is a ticket, a free ride for your agent. Next, Develop:
    an open comic, the top of the deck (its back shows the genre), or for $4 one of a genre.

colours = Colours and fans
    .goal = You know where fans come from, how masteries change hands, and what a team’s genre is worth.

colours-chart = Fans are points at the end and money each round. Otto printed the first Crime comic, so he is its
    master: his Crime comics get a fan each. If you print more of them than he has, you are the master.
colours-print = You hold a second Crime comic, Killer Dames. Place an editor on Print.
colours-print-other = Take Otto’s mastery first. Go to Print.
colours-artist = Look at the colours. The Crime artist costs $2 more than the one from the Westerns, but brings a fan.
    Choose the Crime artist.
colours-artist-other = Cheap, but another colour: no fan, and fewer points in the end. Choose the Crime artist.
colours-fans = Five fans: one for the comic, two for its team, one as its bonus, and one for the mastery, which is yours
    now. Your older Crime comic gets a fan for it as well.
colours-lost = Otto has lost the mastery. How many fans does he lose with it?
colours-none = None.
colours-one = One.
colours-all = All of them.
colours-lost-wrong = The fans that a mastery has brought stay. He loses the two points that it is worth in the end.
colours-points = At the end an original brings 2 points, or 4 with one creative of its own genre, or 6 with two. How
    much does Killer Dames bring?
colours-six = 6
colours-four = 4
colours-two = 2
colours-points-wrong = Writer and artist are both Crime: look at their colours.
colours-round =
    At the end of a round, publishers rank by their best comic: 3 points for the first, 2 for the second, 1 for
    a third. In the next round the last goes first. All comics earn money.
colours-cube = Your second comic also brings you a cube for a special action. They have a lesson of their own, so place
    it where you like.
colours-cube-any = Place your cube on one of the special actions.
colours-end = Equal best comics score the same, and the next place is skipped: two firsts get 3 points each, the next
    gets 1. Then each comic loses a fan, but never its only one, and none after round 5.

sales = Sales on the map
    .goal = You can move your agent, flip and collect orders, and you know which ones to leave.

sales-orders = Newsstands all over Manhattan have orders. The back shows a genre. The front shows the least value of the
    comic it asks for, 3+ to 6+, and its fans, always two less: from 1 to 4.
sales-place = Each round the calendar turns over the orders of one genre, in round 3 of two; you flip others yourself.
    You have a Sci-fi comic of value 4: place an editor on Sales, for three flips and three orders.
sales-place-other = Your comic is out and waits for readers. Go to Sales.
sales-walk = Your agent starts in the middle of the map, on the X, and walks to one of the four newsstands around it
    for free. Two Sci-fi orders lie beside the lower left one, 4-2: walk there.
sales-walk-other = Only 4-2 has two Sci-fi orders beside it. Walk there.
sales-flip = You can flip and collect what lies beside your agent. Flip the Sci-fi order on the right.
sales-flip-blind = You may collect an order without looking, but it could ask for more than your comic is worth. Flip
    it first.
sales-flip-other = That will not help your Sci-fi comic. Flip the Sci-fi order on the right.
sales-collect = It asks for a value of at least 4, just what your comic has. Collect it: its two fans are yours at
    once.
sales-collect-other = This order fits your comic. Collect it.
sales-more = Your comic has seven fans now. Next, the Sci-fi order below: flip it.
sales-more-blind = Flip it first. It may ask for too much.
sales-more-other = The Sci-fi order below is the next one. Flip it.
sales-high = This one asks for a value of 6. Suppose you collect it with your comic of 4: how would that go?
sales-waits = It would wait for a better comic, and cost me its 4 fans at the end if none comes.
sales-some = I would get some of the fans.
sales-refused = The rules do not let me collect it.
sales-high-wrong = You may collect it. But it gives no fans until you have a Sci-fi comic of value 6, and unfulfilled
    orders are lost points at the end.
sales-cab = Leave it, then. After the free block, each further one is a cab ride for $2. One block down, newsstand 5-2
    has another Sci-fi order: take a cab there.
sales-cab-collect = That would be a bet on a Sci-fi comic of value 6. Leave it for now, and take a cab to 5-2.
sales-cab-other = Take a cab to 5-2, where the next Sci-fi order is.
sales-last = Your third flip: the Sci-fi order on the left. An order is yours only when you collect it. If this one
    asks for no more than a value of 4, that follows by itself here.
sales-last-other = Your comic is Sci-fi. Flip the order on the left.
sales-end = It asked for a value of 3, so your comic fulfils it: three fans in one action. If you stop where a rival’s
    agent stands, pay that player $2. A super-transport ticket takes your agent anywhere, once.

special = Special actions
    .goal = You know when you get a cube, where to place it, and what it does.

special-print = Your second, third and fourth comics each let you place a cube under an action. From then on you may use
    the special action there, too. You hold all for your second comic: go to Print.
special-print-other = Everything for your second comic is in your hand. Go to Print.
special-cube = Three of them ask for two comics (2 ▤): exchange creatives, hype a comic of your hand, or turn up to
    three ideas into fans. You have ideas to spare: place your cube there, below Ideas.
special-cube-hype = A comic that you hype gains two fans for each round it waits. But your hand is empty. Choose ideas
    into fans.
special-cube-reassign = Your teams are fine as they are, and you have ideas to spare. Choose ideas into fans.
special-ideas = Otto takes royalties. Your cube stays where it is and works every time you go to Ideas: place an editor
    there.
special-ideas-other = Your cube lies under Ideas. Go there.
special-board = First the main action: take an idea from the board.
special-board-any = Take one of the ideas on the board.
special-supply = Now two from the supply. You are the master of Horror, so each further Horror comic starts with a fan
    more: take Horror.
special-supply-again = And the second Horror idea. Then your next comic is paid for.
special-supply-other = You could. But this time plan for another Horror comic: take Horror.
special-spend = Now the special action. Keep the Horror ideas, and spend another one.
special-spend-done = You may leave it, but an idea left over is worth little at the end, and a fan is a point. Spend
    one.
special-spend-horror = You need those two for your next Horror comic. Spend another.
special-spend-other = Better keep that one. Spend the Western or the Sci-fi idea.
special-boost = Choose the comic that gets the fan. Only the best one counts for the ranking, but each fan is a point
    in the end.
special-boost-any = Choose one of your comics.
special-rest = Later come better colours, two points for a comic, after your third. When can you choose marketing, which
    buys fans after Royalties, or the extra editor after Sales?
special-after-fourth = After my fourth comic.
special-at-once = At once, with my next cube.
special-never = Never: there is one cube for each player.
special-rest-wrong = Each special action shows how many comics it asks for. Marketing and the extra editor ask for
    four.
special-end = Hype, after Develop, lays out a comic: two fans for each round it waits. Re-assign, after Hire, exchanges
    printed creatives for the difference in value. Your fifth comic lets you move a cube.

rip-offs = Rip-offs
    .goal = You know when to copy a rival’s comic, and what a rip-off lacks.

rip-offs-what = It is the second round. In the first, Otto printed a Crime comic, and so did you. You hold a good Crime
    team, but no comic and no Crime idea. You can still print: copy Otto’s comic.
rip-offs-print = A rip-off costs a team, but no ideas and no card. Place an editor on Print.
rip-offs-print-other = That is for later. You can print without an idea: go to Print.
rip-offs-team = The writer is clear, as you hold one. Now the artist: choose the one of Crime, who brings a fan.
rip-offs-team-other = Cheaper, but at home in Westerns, and a rip-off has no fan of its own. Choose the Crime artist.
rip-offs-fans = Three fans: one for its writer, one for its artist, one for the mastery of Crime; your older comic gets
    one, too. Rip-offs count for a mastery if you also have an original: you lead 2 to 1.
rip-offs-when = You may copy another player’s original from an earlier round, and each original once in a game. It is
    round 2: which of these could Otto copy now?
rip-offs-twice = His own comic, once more.
rip-offs-last-round = Your Crime comic of round 1.
rip-offs-both = Your new rip-off.
rip-offs-when-wrong = Only originals of other players can be copied, and only those of earlier rounds.
rip-offs-cube = A rip-off counts as a comic: as your second one it brings you a cube. Place it where you like.
rip-offs-cube-any = Place your cube on one of the special actions.
rip-offs-end = So a rip-off is quick and cheap. But it has no bonus, starts with a fan less, and brings no points of its
    own at the end, where an original brings up to 6. A table may leave rip-offs out by an option.

develop = Develop, and six cards
    .goal = You can get a comic of any genre, and you know what the limit of six cards does.

develop-team = You hold a writer and an artist of Superheroes and both ideas, but no Superheroes comic, and none lies
    open. The deck shows only the genre of its top card.
develop-place = Develop is the action for comics: an open one, or the top one of the deck. Or pay $4 and dig: turn over
    cards until the genre that you name comes up. Place an editor there.
develop-place-other = Without a comic your team cannot print. Go to Develop.
develop-dig = The top card is Sci-fi, and the open ones do not fit. So pay $4 of your $7, and dig for Superheroes.
develop-dig-top = That is a Sci-fi comic, and you have no Sci-fi creatives. Dig for Superheroes.
develop-dig-other = You hold a Romance comic already. Dig for Superheroes.
develop-dig-open = You have no team of that genre. Dig for Superheroes.
develop-dug = Two comics were turned over on the way: they come back only when the deck is used up. Yours brings a fan
    more. You hold six cards now, all that you may. Otto takes royalties.
develop-hire = Your artist is worth 1, and a better one lies open, worth 3. A full hand does not keep you from hiring:
    first you take the cards, then you discard down to six. Go to Hire.
develop-hire-other = With an artist of value 3 your comic fits better orders. Go to Hire.
develop-artist = Take Giuseppe Camuncoli: with your writer he makes a comic of value 4 instead of 2.
develop-artist-other = You came for Giuseppe Camuncoli. Hire him.
develop-writer = Hire always gives both, a writer and an artist. Sebastian Owl is young: he brings a Western idea, and
    you keep it even if you discard him.
develop-writer-other = You will not keep the writer. Hire the one who brings an idea.
develop-eight = Eight cards: two must go, and comics count like creatives. You choose which. Pearlie Jones has a better
    successor: discard that card.
develop-eight-next = He will be the second. First discard Pearlie Jones.
develop-eight-other = You need that one for a comic. Discard Pearlie Jones.
develop-seven = One more. The Western idea is yours already, so discard Sebastian Owl.
develop-seven-other = You need that one for a comic. Discard Sebastian Owl.
develop-end = Six cards, two whole teams with their comics. You have $3 and the better team costs $4: first money, then
    Print. Cards in your hand are worth nothing at the end of the game.

learning = Learning and training
    .goal = You know whose value you can raise, when, for how much, and what that brings.

learning-begins =
    A round begins, and before anyone places an editor, you may raise creatives of your printed comics. Only
    those of their comic’s genre can rise, one step a round, up to 3.
learning-learn = Your Crime writer of value 1 works with a Crime artist of value 3. Beside a better one of its genre a
    creative learns: $1 a step, up to the other’s value. Raise the writer.
learning-learn-first = You could. But the Crime writer learns for only $1: begin there.
learning-learn-done =
    That keeps your money. But $1 for a step is cheap, and an order waits for it: raise the Crime writer.
learning-order = Your Crime comic is worth 5 now, and at once fulfils the Crime order that you had collected: three fans
    for $1.
learning-train = Your Western writer works with an artist of another genre, and has no one to learn from. So the writer
    trains, for the new value in money: $2 to reach 2, $3 to reach 3. Raise the writer.
learning-train-other = You could save the $3. But a Western order 5+ lies open on the map: raise the Western writer.
learning-next = Who of these could rise in the next round?
learning-crime-writer = The Crime writer, now 2, beside the Crime artist.
learning-scifi-artist = The Sci-fi artist of the Western comic.
learning-western-writer = The Western writer, now 3.
learning-next-wrong =
    A value of 3 is the highest, and a creative of another genre than its comic’s never rises. The Crime
    writer can learn once more, for $1.
learning-end =
    Two of the comic’s genre with the same value can both train. So a cheap team can grow after printing, and a
    comic of value 6 fulfils any order of its genre.

hype = Hype and re-assign
    .goal = You can change the team of a printed comic, and let a comic wait for fans.

hype-hire = Three comics, two cubes: below Hire and Develop. Your Romance comic has a Crime artist, and its value of 3
    is too low for your order. A Romance artist of value 3 lies open: go to Hire.
hype-hire-other = That can wait. The Romance artist lies open now: go to Hire.
hype-artist = Hire the Romance artist, Elena Casagrande. As you hold a Western artist for your next comic, the Western
    writer is then hired for you.
hype-artist-other = You came for the Romance artist. Hire Elena Casagrande.
hype-swap = Now re-assign: you may exchange one artist and one writer on your mat. First choose who goes: the Crime
    artist of your Romance comic.
hype-swap-done = Then no one is exchanged, and your order goes on waiting. Choose the Crime artist.
hype-swap-other = That one is at home in its comic. Choose the Crime artist of your Romance comic.
hype-for = Then who comes. For a card from your hand you pay the difference in value, or receive it: $2 for Elena
    Casagrande. Two artists on your mat would change places for nothing. Take Elena.
hype-for-other = That one is not at home in Romance. Take Elena Casagrande.
hype-writer = The comic gets a fan for its new artist, and with a value of 5 three fans for the order. At the end it
    brings 6 points, not 4. A writer may go as well, but yours are all at home: choose Done.
hype-writer-other = All your writers are at home in their comics. Choose Done.
hype-develop = Otto takes royalties. You have a Western team and two Western ideas, but no comic, and only one editor
    left: you cannot print in this round. Go to Develop.
hype-develop-other = A comic that you lay out now gains fans before you print it. Go to Develop.
hype-western = Your team and your ideas are Western: take Kings of the Plains.
hype-western-other = You have no ideas and no team for that one. Take the Western comic, Kings of the Plains.
hype-lay = Now your other special action: lay the comic out beside your mat. There it is no card in hand any more, and
    each round that begins puts a token on it, worth two fans when you print it. Hype it.
hype-lay-done = You print it in the next round at the earliest, and in your hand it gains nothing. Hype it.
hype-print = Round 3: you raise no creatives, and your comic has its first token. It could wait for more, but the first
    Western comic brings the mastery. Otto ranked first, so you begin: go to Print.
hype-print-other = Otto may print a Western comic before you. Go to Print.
hype-end = Seven fans: one each for the comic, its bonus, writer, artist and mastery, and two for the token. And a
    cube: with four comics, marketing and the extra editor are open as well.

fifth-comic = The fifth comic
    .goal = You can move a cube, fly with a ticket, and use the extra editor and marketing.

fifth-comic-print = Your cubes lie below Hire, Develop and Sales. You hold a fifth comic, with a ticket as its bonus,
    and all that it needs. Go to Print.
fifth-comic-print-other = Your fifth comic brings more than fans. Go to Print.
fifth-comic-lift = It has brought you the ticket, and with five comics you may move a cube. You have no comic left to
    hype: lift the cube below Develop.
fifth-comic-lift-done = It may stay, but you have no comic to hype. Lift the cube below Develop.
fifth-comic-lift-other = You go on using that one. Lift the cube below Develop: you have no comic to hype.
fifth-comic-cube = Marketing turns money into fans after Royalties, and asks for four comics. Place the cube there.
fifth-comic-cube-other = You have money to spend, and fans to gain. Place the cube below Royalties.
fifth-comic-sales = Otto takes royalties. Round 4 turned over all Horror orders, and your new comic is Horror. Your cube
    below Sales gives you an extra editor, once a round, after the sale: go to Sales.
fifth-comic-sales-other = Your new comic fits the Horror orders on the map. Go to Sales.
fifth-comic-ticket = Two Horror orders lie beside newsstand 1-3, four blocks up: one walk and three cabs, $6. The ticket
    takes your agent there at once, and your free block is still yours afterwards. Use it.
fifth-comic-ticket-walk = You would walk a block and pay $6 for the other three. Use the ticket: fly to 1-3.
fifth-comic-ticket-other = The two Horror orders lie at the upper edge. Fly to newsstand 1-3.
fifth-comic-collect = The order below asks for a value of 5, which your Horror comic has. Collect it. The one on the
    left asks for 4, and follows by itself here.
fifth-comic-collect-other = The Horror order below gives three fans. Collect it.
fifth-comic-royalties = Five fans for both orders. Otto develops. Two of your four editors are placed, yet you have
    three: there is the extra one, for this round only. Go to Royalties.
fifth-comic-royalties-other = You could. But your cube for marketing lies below Royalties: go there.
fifth-comic-market = You buy once each time: one fan for $2, two for $5 or four for $9. Your best comic has 9 fans,
    Otto’s has 11. Four would take you past him: spend $9.
fifth-comic-market-five = Two fans would only draw level with Otto’s best comic. Spend $9 for four.
fifth-comic-market-other = Then Otto’s best comic stays ahead. Spend $9 for four fans.
fifth-comic-boost = Fans from marketing go to your comics as you like, all to one or to several. Only the best comic
    ranks: choose your Horror comic. The other three follow by themselves here.
fifth-comic-boost-other = You could share them out. But make sure of the ranking first: choose your Horror comic.
fifth-comic-end = 13 fans to 11: if it stays so, you rank first. And with five comics, each original brings a point more
    at the end, and each comic from the sixth on brings 2, rip-offs too.

ending = The last round
    .goal = You know what still counts in the last round, and every line of the final score.

ending-spend = Round 5, your next-to-last editor: your special action turns ideas into fans. No comic loses a fan after
    this round, so each fan is a point. Four ideas make one point: spend the fifth.
ending-spend-done = A fifth idea would bring nothing in the end. Spend one.
ending-spend-western = You hold a Western comic that would need both. Spend another one.
ending-boost = Each comic gets at most one fan from this action. One point is one point: choose any of those that are
    left.
ending-boost-any = Choose a comic that has had no fan in this action.
ending-last = Otto’s last editor takes royalties: $4, a point. You are behind, 86 to 95, and have one editor. $3 more
    are not a point: from $21 to $24 you would gain one. A comic brings more: go to Print.
ending-last-royalties = That takes you to $24, one point more. A comic brings fans and more: go to Print.
ending-last-other = New cards are worth nothing now. Go to Print.
ending-comic = You have the cube for better colours, 2 points, and a sixth comic brings 2. Deadly Dames, a rip-off of
    Otto’s Killer Dames, gives you more Crime comics than he has, and so his mastery. Choose it.
ending-comic-western = An original brings points of its own, but Otto keeps the mastery of Crime and wins. Take Deadly
    Dames.
ending-comic-other = That one wins no mastery from Otto. Take Deadly Dames, the Crime rip-off.
ending-fans = The round ends as always, but no comic loses a fan. Now the final score. Fans first, one point each: 34
    for you, 38 for Otto. Orders that you could not fulfil would be taken off.
ending-ranking = Your best comics are equal, 12 fans, so both of you got 3 points, and have 13 each from five rankings.
    Masteries are worth 2 each: three are yours, 6, and two Otto’s, 4.
ending-originals = Originals bring 2, 4 or 6 points by their team: 28 for you, as for Otto. Five comics and more: 1 for
    each original, 5 each. A sixth: 2 each. Better colours, 2 for each token: 4 each.
ending-money = Each $4 is a point: what you have makes 10, and Otto’s $33 make 8. Each four ideas are a point, too: 1
    for you, none for him. Cards, tickets and cubes bring nothing.
ending-total = 34 + 13 + 6 + 28 + 5 + 2 + 4 + 10 + 1 = 103 for you, 102 for Otto: you win. Who would have won with equal
    points?
ending-fans-most = The one with more fans.
ending-comics-most = The one with more printed comics.
ending-money-most = The one with more money.
ending-total-wrong = Printed comics decide, then the total value of all comics. If that is equal as well, the victory is
    shared.

solo = Solo: the Automa
    .goal = You can play alone, and you know how the Automa chooses.

solo-alone = You play alone against the Automa, a publisher that decides by cards. It always goes first, and you need
    more points than it has in the end: a tie is its victory.
solo-card = For each of its editors it turns over a card with three actions, and does the first that has not been done
    in this round. Its first card began with Sales, so it has collected three Superheroes orders.
solo-which = That tells you how to steer it. Suppose you print now, and its next card reads Print, Sales, Develop.
    Which one does it do?
solo-develops = Develop
solo-prints = Print
solo-sells = Sales
solo-which-wrong = Print was done by you, and Sales by the Automa. It does the first action that no one has done in
    this round.
solo-print = Let us see. You hold all that your Sci-fi comic needs: go to Print.
solo-print-other = Your comic is ready. Go to Print.
solo-skipped = And there is that card: it skips Print and Sales, and develops a comic. It looks for the genre of your
    latest comic, Sci-fi, to compete with you.
solo-hire = Your hand is empty. Go to Hire.
solo-hire-other = You have no creatives left. Go to Hire.
solo-artist = The young Sci-fi artist, Sandy Lanes, is cheap, and brings an idea for your next Sci-fi comic. Hire that
    one.
solo-artist-other = The Sci-fi artist fits your mastery. Hire Sandy Lanes.
solo-writer = And the young writer, who brings a Superheroes idea.
solo-writer-other = Keep it cheap this time: hire the young writer.
solo-all-done = Its card reads Print, Hire, Develop, and all are done in this round. So it does the first that it can:
    it prints, without paying. Two fans for a beginner’s game, one for round 1, one for its mastery.
solo-end = The Automa scores fans, rankings and masteries, and 18 points on top; higher levels give it 24 or 32. Even in
    defeat your points earn you a title, from Proofreader with 50 to Publisher with 110.
