### The texts of Manga Dice's lessons. Ids begin with the name of their lesson.

idea = The idea
    .goal = You know what dice buy, and the three things a turn can bring you.

idea-welcome = You draw comics and want fame: 15 points. Experience cards are points; skill cards bring dice, or ways to
    change them. A card costs dice, at least one green. White dice are yours, green ones shared.
idea-pair = Fan Letter is worth a point and costs a pair. You have a white 4 and a green 4: take the card. The dashed
    frame on Long Arc means that one skill or assist could make your dice pay for it.
idea-skill-later = You will get that card in a moment. Fan Letter first.
idea-fours-elsewhere = It also costs a pair, and you have only one. Spend it on Fan Letter this time.
idea-green-alone = It costs any green die, and nothing else. But you have a pair: take Fan Letter.
idea-not-yet = You can already pay for a card with the dice you rolled. Take Fan Letter.
idea-pay = Now pay. Choose the two 4s, or the payment that is suggested.
idea-the-fours = That die does not help with a pair. Pay with the 4s.
idea-otto = Your first point, and those two dice are used up for this round. Otto pays a single green die for Steady
    Hand, a skill that adds 1 to a die.
idea-skill = Each green die is one turn, so it is your turn again. Ink Bottle is a white die for the rest of the game
    and costs dice that add up to at least 7. Your 5 and 2 do, and are paid for you this time.
idea-a-card-first = That brings you an assist, but you can afford a card. Take Ink Bottle.
idea-seven = Your white 2 and green 5 pay for Ink Bottle. Take it.
idea-red = Otto pays a pair of 3s for Cliffhanger. It brings him a red die that starts every round as a 6. A ※ on a card
    means that we do not know its printed values and chose our own.
idea-assist = You have one green die left, and there is no card it could pay for. Give it up for an assist, a secret
    card that helps you once.
idea-nothing-to-pay = You may turn up a card, but with a single 1 you can hardly pay for it. Give up the die.
idea-keep-it = Your assists work only once, so keep them for a better card. Give up the green 1.
idea-end = Otto drew an assist too. No green dice are left, so everyone rolls again: you with three white dice now. That
    is the idea: match dice, get more dice, buy points. At 15, the last round is played out.

first-round = A first round
    .goal = You have shared out the green dice and used all your turns of a round.

first-round-roll = You rolled your white dice and, as the start player, the green ones, three a player. They are drafted
    anticlockwise from your right: Otto goes first, and with a white 2 he takes the green 2.
first-round-match = Now you take one. Most costs ask for equal dice, and the ★ card, for ten of them, wins the game at
    once. You have a white 2 and a white 4.
first-round-not-the-highest = High dice help with sums, but equal dice buy more. Take a 4, to go with your white 4.
first-round-match-the-four = That matches none of your dice. Take a 4, to go with your white 4.
first-round-sum = Otto takes the 6. Your pair of 4s will buy one card. Ruler asks for dice that add up to at least 7:
    take the die that buys it together with your white 2.
first-round-another-four = A third 4 helps little: with your white 2 it adds up to only 6. A 5 makes 7.
first-round-last = Otto takes the other 5, so the last 4 is yours. Dice are not rolled again in a round. Now come the
    turns, clockwise from the start player: you begin.
first-round-take = In each turn you take one card or draw an assist. Early on, skills matter more than points. Tone
    Sheets is a white die for a pair: take it.
first-round-two-turns = Reader Survey is a point, but three 4s would take two of your green dice. Each green die is a
    turn, so use one at a time.
first-round-seven-next = Soon, but first spend the pair, before Otto takes Tone Sheets.
first-round-red-six = A red 6 in each round is good too. This time take Tone Sheets: a white die can show what you
    need.
first-round-turn-up = At the start of a turn you may turn up one card, of experience or of skills, but it may be just
    what Otto needs. You can pay for a card that is already here.
first-round-cards-first = Assists are for turns when you cannot pay for a card. Now you can.
first-round-otto-takes = Your new skill is ready from the next round on. Otto takes Cliffhanger for his pair of 2s. The
    row is not filled up: a new card comes only when a player turns one up.
first-round-again = Your second turn. Your white 2 and green 5 add up to 7: take Ruler.
first-round-up = Otto could pay for no card and drew an assist for a green die. Your last die, a 4, buys nothing here
    either, but you may turn up one card at the start of a turn: turn up a skill.
first-round-up-first = First see what comes: turn up a skill. You can still draw an assist after that.
first-round-up-skill = The Skill row is empty, so turn up a skill this time.
first-round-assist = Time Management asks for at least 14, too much for your 4, and you can turn up only one card in a
    turn. Draw an assist for your green die.
first-round-assists-later = An assist works once. Keep yours for a card that is worth it, and draw another.
first-round-end = Otto drew a fourth assist and discarded one: three is the limit. Your new skills make it four white
    dice. The start player’s card went to Otto, on your right, so you take the first green die.

costs = Costs
    .goal = You can read every cost, and pay so that enough is left for your next turn.

costs-forms = Each card shows its cost. X=X is a pair, three or four Xs are as many alike, Σ is a sum, and dice drawn in
    steps are a run. There are cards for any green die, and for three even or three odd dice.
costs-two-pairs = You have four 4s. Collaboration wants two pairs, X=X and Z=Z. Would your 4s do?
costs-alike-will-do = Yes, both pairs may be the same.
costs-two-values = No, X and Z must differ.
costs-two-pairs-wrong = X and Z may be the same value, so four alike are two pairs. Likewise, five alike are a pair
    and a triple.
costs-run = Otto has no green dice left, so you have three turns in a row. Plan for all three, and start with First
    Volume, a run of four dice.
costs-fours-and-ones = It is 2 points too, but it takes two of your 4s. The run takes only one, which leaves three 4s
    for Reader Survey.
costs-triple-next = That will be your second card. Start with the run, which needs your 2 and your 3.
costs-sum-later = A sum can be paid with leftovers, so keep it for the end. Start with the run.
costs-pair-too-small = Pairs are easy to come by. While you have so many dice, go for First Volume.
costs-rich = Your dice already pay for cards. Take First Volume.
costs-pay = You need 1, 2, 3 and 4, one of them green. Keep a green die for each of your next turns: the green 4 for
    your three 4s, the green 6 for the last. So pay with the green 1 and the red 4.
costs-white-one = Then only the green 4 could be the green die of your run, and you need it later. Pay with the green
    1.
costs-keep-green-four = Keep the green 4: with two white 4s it is the triple for your next turn. Pay with the green 1.
costs-red-four = That would do as well, but this time use the red 4.
costs-no-six = That die is not part of 1 2 3 4. You may pay more than you need, but you would miss it later.
costs-triple = That is 2 points. Now your three 4s, the green one among them, for Reader Survey. If none of them were
    green, you could add a green die on top: paying more is allowed.
costs-sum-last = Leftovers are enough for a sum. Reader Survey first.
costs-three-fours = You have three 4s. Take Reader Survey.
costs-sum = You have a white 1 and a green 6 left. They add up to 7, enough for Ruler.
costs-one-and-six = Your 1 and 6 pay for Ruler, which is a white die for all rounds to come. Take it.
costs-green = No die was wasted, and you have Ruler as well. Now suppose you have three white 5s and a green 2. Do they
    pay for a triple?
costs-three-fives = Yes, the three 5s are enough.
costs-five-and-green = Yes, if I pay the green 2 as well.
costs-no-way = No, the green die would have to be a 5.
costs-green-wrong = You must pay a green die, but it need not be part of the triple. You may always pay more than the
    cost.
costs-end = The dearest cards ask for six alike or two runs of four. One card asks for ten alike: take it, and you win
    at once.

abilities = Abilities in a chain
    .goal = You can use a skill and an assist in one turn to make the dice you need.

abilities-goal = Reprint is worth 3 points and costs four alike, but you have a single 4. In each turn you may use one
    skill and one assist to change your dice, in either order, before you pay.
abilities-skill = Start with the skill: Steady Hand adds 1 to a die. No die goes beyond 6 or below 1.
abilities-skill-first = You will need that as well, but begin with Steady Hand.
abilities-one-is-too-few = That changes one die, and you need three more 4s. You have an assist that changes two.
    Begin with your skill, Steady Hand.
abilities-reprint = You can do better than that: go for Reprint. Use Steady Hand.
abilities-raise = Any of your unused dice may be changed, red and green ones too. Make the red 3 a 4.
abilities-three-to-four = You are collecting 4s. Change the red 3, which is one short.
abilities-assist = Two 4s. Now the assist: Template lets two dice copy another one.
abilities-two-more = That makes three 4s, one too few. Template changes two dice.
abilities-two-fours-more = You can do better: two more 4s, and Reprint is yours. Use Template.
abilities-value = First choose the value to copy.
abilities-copy-fours = You have two 4s already, and two more make four. Copy a 4.
abilities-copy = Template changes two dice. Choose the white 1 or the white 2, your least useful ones: the other
    follows, and both become 4s.
abilities-keep-for-seven = Keep that one: your white 6 and green 2 will pay for another card. Change the white 1 and
    the white 2.
abilities-take = Four 4s, one of them green. Take Reprint.
abilities-all-that-work = After all that work? Your four 4s are worth 3 points: take Reprint.
abilities-tired = You have another turn. You have used Steady Hand, and Momentum, your other skill, you took in this
    round. Which of them can you use now?
abilities-both-again = Both: it is a new turn.
abilities-momentum = Only Momentum.
abilities-neither = Neither.
abilities-tired-wrong = A skill works once in each round, and a new one only from the next round on. So each turn
    needs a different skill.
abilities-leftovers = So use your leftovers, the white 6 and the green 2. Ruler asks for at least 7.
abilities-eight = Your dice add up to 8, and Ruler asks for at least 7. Take it.
abilities-end = In the new round both skills are ready, and the red die is a 3 again. Template is gone, as assists work
    only once. An assist that you draw can be used from your next turn on.

borrowing = Borrowing
    .goal = You know whose dice you can borrow, when it pays, and when they go back.

borrowing-used = Dice that you pay lie on your Used card until the round ends. Look at Otto’s (on a phone it is below
    “Others”): two white 6s and a red one. You have two 6s of your own.
borrowing-editor = The Editor-in-chief is an assist that borrows all white and red dice from one player’s Used card.
    Use it.
borrowing-yellow = Two yellow dice may help, but there is no telling what they will show. Otto’s 6s are there for all
    to see.
borrowing-bigger = Your own dice bring you something small. With Otto’s 6s you can have Grand Award, five alike for 4
    points.
borrowing-lender = Choose a player. You could even take back your own used dice, but there is only a 3.
borrowing-own-three = A single 3 does not help you. Borrow from Otto: three 6s.
borrowing-take = The white and red dice are yours for this round, and the green ones stayed with Otto. You have five
    6s, one of them green: take Grand Award.
borrowing-five-sixes = You have five 6s now. They pay for Grand Award, 4 points.
borrowing-otto = Otto still has a green die and gives it up for an assist.
borrowing-home = You paid with Otto’s dice, and they lie on your Used card. Where do they go after this round?
borrowing-mine = They stay with me.
borrowing-back = Back to Otto.
borrowing-box = Into the box.
borrowing-home-wrong = Borrowed dice return to their owner when the round ends, wherever they lie.
borrowing-roll = Now your second turn. Yellow dice belong to all of you, and an assist can roll some of them for you:
    use Friend’s Help.
borrowing-roll-first = You could, but first see how yellow dice work: use Friend’s Help.
borrowing-rest = A 2 and a 4. Yellow dice pay like any others, and go back when the round ends. With your green 1 they
    add up to 7, enough for Ruler, a white die: take it, and they are paid for you.
borrowing-pair-of-twos = That would do too. But Ruler is a white die for all rounds to come, so take that.
borrowing-white-die = Your dice pay for a card: take Ruler, which asks for at least 7.
borrowing-end = Otto has all his dice again and has rolled them. Borrow late in a round, when the others have paid
    with their best dice. If your group finds that unfair, an option leaves the card out.

race = The race to 15
    .goal = You know when the game ends and who wins then, and you use the last dice well.

race-won = 15 points end the game. You have 12 and Otto 13, and each of you has two green dice left: two turns. Reprint
    would bring you to 15. When would you have won?
race-at-once = At once.
race-after-phase = If no one has more when all green dice are used.
race-next-round = If no one has more after one more round.
race-won-wrong = With 15 points this becomes the last round, but it is played to the end: everyone uses up their green
    dice. Then the most points win.
race-look = Look at Otto’s dice as well as your own. His four 6s would pay for Reprint too: take it before he does.
race-leaves-it = Then Otto would take Reprint with his four 6s and have 16. Take it yourself.
race-points-now = This may be the last round, and only points count now. Take Reprint, 3 points.
race-last-die = Now you have 15. Otto took Serialisation for 2 points and has 15 as well. You have one turn left each.
    Your pair of 2s pays for Fan Letter: one more point.
race-a-point = Only points count now. Take Fan Letter.
race-hope = Otto turns up a card, as one may at the start of a turn, and hopes for a cheap one, but he cannot pay for
    it. He draws an assist with the last green die: you win, 16 to 15.
race-tie = At 15 to 15 you would both roll your white and red dice, and each might use a skill and an assist. The most
    dice alike win, then the higher value.
race-end = When someone is close to 15, count the green dice: each is one more turn, and perhaps one more card. Late in
    the game points come before skills, and it pays to take the card that another player needs.

assists = Assists and their limit
    .goal = You draw a fourth assist, keep the best three, and know when a new one works.

assists-three = You hold three assists, secret cards that work once each. Coffee rolls one yellow die for you,
    Emergency Crew three, and Muse sets a die to any value. Three are the limit.
assists-draw = Your last green die of the round: with the white 2 it buys nothing, and no skills lie open. You may draw
    an assist even with three in your hand. Give up the green 6.
assists-draw-use = An assist for a single 2 and a 6 is wasted here. Keep it, and give up the green 6.
assists-draw-turn-up = You may turn up a card first. But a 2 and a 6 buy little: give up the green 6.
assists-discard = Family Help, two yellow dice. You see the new card before you choose: with four, you discard one.
    Coffee brings only a single die: discard it.
assists-discard-other = That one does more than Coffee. Discard Coffee.
assists-when = Three again, and the round is over. When can you use an assist that you have just drawn?
assists-at-once = At once, in the same turn.
assists-next-turn = From my next turn on.
assists-next-round = Only in the next round.
assists-when-wrong = From your next turn on, which may well be in the same round. In each turn you may use one assist
    and one skill.

tie = A tie
    .goal = You break a tie, and know what decides it.

tie-rolled = 15 to 15, and the green dice are used up. You have both rolled all your white and red dice, and Otto is
    done. You show three 6s, he shows four 3s. Who would win like that?
tie-me = I would: 6s are higher.
tie-otto = Otto would: he has four alike.
tie-both = We would share the victory.
tie-rolled-wrong = Most dice alike come first: four 3s beat three 6s. Only with as many alike does the higher value
    win.
tie-skill = Each of you may use one skill and one assist, and skills of this round are ready again. Plot Twist turns a
    die over, and a 1 becomes a 6. Use it.
tie-skill-done = With three 6s you would lose. Use Plot Twist first.
tie-skill-other = That may bring a fourth 6 as well. This time turn a 1 over: use Plot Twist.
tie-flip = Turn over one of your 1s.
tie-flip-other = That would not become a 6. Turn over a 1.
tie-enough = Four 6s against four 3s: as many, and higher. You need no assist, so end it: choose Done.
tie-enough-not = Your assist could roll three yellow dice. But you are ahead, and Otto has finished: choose Done.
tie-end = You win. Had you tied in number and in value, both would roll again, and after the third roll share the
    victory. So keep a skill and an assist for a close end.
