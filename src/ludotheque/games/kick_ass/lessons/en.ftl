### The texts of the lessons of Kick-Ass. Ids begin with the name of their lesson.

idea = The idea
    .goal = You know how the heroes win and lose, and you clean up City Hall.

idea-team = You are Kick-Ass, Otto is Hit-Girl, and you win or lose together. Each of you plays a card three times a
    day; Otto has played this morning’s.
idea-board = Around the city lie the events, your hero with cards and items, and the Shop. Point at anything, or tap it,
    to read what it is. ※ marks values that we had to reconstruct.
idea-city = This is New York. Minions keep arriving in its eight districts. If one arrives when City Hall is full, the
    game is lost at once, so start there.
idea-move = Your card, First Patrol, lets you walk one district and fight: walk to City Hall. Grey roads join the
    districts next to each other; yellow arrows are for minions only.
idea-move-other = Move first: City Hall is next to you, and the two minions there are a threat.
idea-fight = Each minion has power 1: together they hit for 2, less the shields you roll. Your red dice hit, your
    blue dice shield. Fight.
idea-fight-other = That is part of the card as well, but fight first.
idea-won = Both minions are gone. You rolled only one shield, so you lost a life. Beating the last enemy there brought
    City Hall’s clean-up bonus, social media. Your card gives one more: take it.
idea-won-other = The loss of happiness comes in any case. Take the social media first.
idea-aim = Minions never stop coming, so fighting is not enough. Complete three events. Then the boss turns up his
    Final Plot, and you must foil that before the ninth night ends.
idea-events = Smear Campaign asks for four timer actions in City Hall, where you are now. A timer action, the clock on
    a card, is work in the district where you stand. How can the team lose, apart from City Hall?
idea-one-mature = One event is not completed in time.
idea-four-mature = Four events are not completed in time.
idea-hurt = A hero faints.
idea-events-wrong = A hero who faints wakes up in the Hospital, and a single lost event only costs you something.
    The fourth one is the end.
idea-end = That is the idea: keep the streets clear, work on events together, get strong for the boss. Protection
    tokens, from the Library, help: each kills the next minion that comes to it.

day = A day
    .goal = You play a whole day: three cards, a night, and a new card for your hand.

day-clock = A round has four phases: Event, Day, Sleep and Refresh. The Day has a morning, an afternoon and a night. In
    each, minions arrive, then every hero plays a card. Today you are the only one.
day-morning = Comic Shop Afternoon lets you walk two districts, use a timer action and gain happiness. Play it face
    up, and you walk to the Shop: you always move first.
day-morning-other = Keep that for later. This morning, go shopping: Comic Shop Afternoon, face up.
day-buy = A timer action uses the district, unless minions fill all its spaces; one is no hindrance. At the Shop you buy
    open items: use it, and $3 for the Motorbike Helmet bring a blue die.
day-buy-other = You may use the effects of a card in any order, but start with the timer action: the Shop.
day-afternoon = Afternoon. You can use each card once a day, and any card may be played face down, for one step and
    one timer action. Play Weekend Shift face down, and you walk to Central Park.
day-afternoon-other = Save that for tonight or tomorrow. Weekend Shift, face down, is enough for Central Park.
day-night = Central Park made you stronger. Now a minion lurks at the Shop, and a road leads there past the corner.
    First Patrol has a step and a fight action: play it face up.
day-night-other = You need a fight action, and First Patrol brings social media as well. Play it face up.
day-cost = The minion is beaten. Like most red cards, First Patrol costs happiness: if you do not take the loss
    yourself, End card does. A gain is lost with End card, so take the social media.
day-cost-other = The loss comes in any case. Take the social media first.
day-refresh = In Sleep, hardships, events and the boss strike; tonight you are spared. In the Refresh your cards come
    back, and you get one thing more. Take Cold Focus: a fight that costs no happiness.
day-refresh-other = That is allowed. But early in the game a better card pays every day: take Cold Focus.
day-six = Now you hold six cards, and five is the limit. One leaves the game for good. Which may it be?
day-only-new = Only the new one.
day-any = Any of them.
day-unused = Only one that you did not play today.
day-six-wrong = You are free to choose, even a card that you played today: that is how your hand gets better.
day-remove = Stand Your Ground does much the same as Cold Focus, but costs happiness. Remove it.
day-remove-other = Look for the one you need least: Stand Your Ground.
day-end = The second day has begun, and new minions are in the streets. There are nine days at most: three cards a
    day, 27 in all. Make each count.

fights = Fights with dice
    .goal = You know where dice come from, and how damage and hits are shared out.

fights-power = In a fight you meet all enemies of the district at once. A minion has power 1, a super has power and
    life 2. How much power waits at the Docks?
fights-three = 3
fights-four = 4
fights-six = 6
fights-power-wrong = Two minions with 1 each, and one super with 2.
fights-dice = Red dice roll hits, blue dice roll shields. You have them from your strength and your items, and your
    card, Heavy Hitter, adds a red one.
fights-fight = Otto stands beside you, and his card has a fight action, too. Start the fight.
fights-fight-other = You are where you want to be. Start the fight.
fights-join = Otto gangs up with you: heroes in one district who each have a fight action roll together. A lightning
    counts like the sign beside it, and wakes the items of its hero that show one.
fights-reroll = Your Nightstick lets you roll a red die again, once in this fight. Choose a red blank.
fights-reroll-other = You could, but a blank has nothing to lose. Roll a red blank again.
fights-vest = A hit. Now your Ballistic Vest: exhaust it for one more shield. It is ready again tomorrow.
fights-vest-other = The fight would go on without it, and every shield saves a life. Exhaust the vest.
fights-shields = Otto keeps his dice. Three shields against power 4: one damage gets through. Three hits for the two
    of you.
fights-suffer = A group shares out its damage as it likes, and you decide first. You have four lives, Otto has
    three. Take it.
fights-suffer-other = Otto would take it, but you have more life. Take it yourself.
fights-hits = You started the fight, so you assign the hits. A super needs two at once, for an enemy that survives
    heals. Hit the super.
fights-hits-other = That works, too, but a super is worth two minions in your next fight. Hit the super.
fights-end = The super and a minion are gone, and only one minion is left. Clear a district completely, and one of
    you gets its clean-up bonus.

districts = Districts that fill
    .goal = You know where minions go when a district is full, and how to stop them.

districts-spaces = Each district has three or four spaces. The Shop is full: a district full of minions is taken,
    and you cannot use its timer until you make room.
districts-timers = Each clock shows what a timer action does: the Police remove all minions of one district for $3, the
    hand of City Hall is a card. The Docks add a hit or shield to all fights; now a shield.
districts-coming = In each part of the day a card names three districts, now Shop, Docks and City Hall. The track says
    how many minions come in all: one to each in this order, a fourth to the first again.
districts-arrow = A minion arrives at the Shop, which is full. Where does it go?
districts-park = To Central Park: it follows the arrow.
districts-straight = Straight to City Hall.
districts-nowhere = Nowhere: it is not placed.
districts-arrow-wrong = Look at the arrow at the edge of the Shop: it points to the next district.
districts-library = All arrows lead to City Hall in the end. It has four spaces, three are taken, and a minion that
    arrives when it is full ends the game. The Library’s timer gives two protection tokens: use it.
districts-library-other = First protect City Hall: use the timer of the Library.
districts-protect = A token waits on a space, kills the next minion that comes there, and is gone. Place one in City
    Hall.
districts-protect-other = There is room, but the danger is in City Hall.
districts-second = The other one belongs at the Docks, where more will come. A token takes a space as well, but one that
    fights back.
districts-second-other = It helps there as well, but this time protect the Docks.
districts-night = One minion came to each. The first followed the arrow to Central Park; your tokens killed the others.
    Supers are stronger: in a full district they push a minion out, and no token stops them.
districts-end = City Hall’s card is an open one, or a used one back. The hero who clears a district also gets its
    clean-up bonus. Look at City Hall before each card you play, and at the arrows that lead there.

events = Events
    .goal = You complete an event, and see another mature.

events-row = Each morning the events slide one space on, and a new one comes. One that leaves the third space matures:
    it is lost and does what stands at ✗. ✓ is the reward, ↑ the Incoming marker.
events-kinds = They ask for timer actions, money, minions, clean-ups, a mini-boss beaten in one fight, or deliveries: a
    timer action picks up each thing, another hands over all that you carry.
events-next = The moon on Smear Campaign is a harm each night: top, the hero with the most social media, loses one.
    Unless you complete it tonight, which event matures tomorrow morning?
events-space-1 = The one on space 1.
events-space-2 = The one on space 2.
events-space-3 = The one on space 3.
events-next-wrong = Events slide from 1 to 3, and then they leave.
events-move = You cannot save that one: it needs three more timer actions. But Copycats in Trouble needs just one,
    in the Library. Your card has one: go there.
events-move-other = From there you cannot complete any event. Go to the Library.
events-work = A timer action works on one event, instead of using the district. Two events want you here: one asks
    for money, the other for this last action. Complete Copycats in Trouble.
events-work-other = That can wait. Copycats in Trouble would be complete.
events-reward = The event is completed. Its reward is happiness for everyone and three protection tokens. One belongs in
    City Hall.
events-reward-other = You can, but City Hall is where the game can be lost. Start there.
events-refresh = The other tokens went to the Shop and Central Park, and you slept. Day Off makes you happier and
    heals you: take it.
events-refresh-other = That would do, but this time take Day Off.
events-matured = Morning: Smear Campaign left the third space. It cost you three social media in all, and it fills one
    of the four Matured boxes. The fourth is your defeat: do not try to save them all.
events-three = One event is completed. How many does the team need before the boss turns up his plot?
events-needs-three = Three.
events-needs-four = Four.
events-all = All six.
events-three-wrong = The boxes show it: three.
events-end = A new event has come to the first space. Plan who goes where: an event on the first space leaves you
    three days.

plot = The Final Plot
    .goal = You complete the third event and wake the boss.

plot-two = Two events are completed. The third wakes the boss: at night he turns up his Final Plot, and only that
    can win the game.
plot-work = It is the fourth night. Armoured Van Job needs one more timer action here on Wall Street. Complete it.
plot-work-other = Not now: the third event is one action away. Complete it.
plot-sleep = The reward is two dollars. Take the dollar of your card as well, and sleep.
plot-sleep-other = The dollar is free. Take it.
plot-open = Your boss is Red Mist, the easiest of five: his plot is open. From now on only his own four events come,
    framed in red, and those lead you to him.
plot-refresh = You still get something for the day. Fights are coming: take Cold Focus.
plot-refresh-other = Useful, but the boss has to be beaten in fights. Take Cold Focus.
plot-event = His first event is here. Each one that you complete brings you nearer to him, and the next comes at
    once, so there is no need to wait for the morning.
plot-win = How do you win now?
plot-three = Complete three more events.
plot-foil = Beat Red Mist before the ninth night ends.
plot-last = Survive until the ninth night is over.
plot-win-wrong = When the ninth night ends, the boss has won. Each plot says how to foil it; for Red Mist, beat him.
plot-matured = City Hall can still fall. Old events still give rewards and still mature, but no longer lead to the
    boss. A fourth can no longer mature: you completed three of the six. His own events cost you days.
plot-end = It is day five of nine. Three events by then is good time. There is a lesson for each boss; Red Mist is
    the first.

hardships = Hardships and fainting
    .goal = You know the price of heroism: happiness, hardships, and the Faint space.

hardships-happiness = Most red cards cost happiness. You have 5, just enough to be well. Of your two hardships, one
    works while your happiness is 4 or less, the other at 1. No player looks at them before.
hardships-pay = Stand Your Ground costs happiness. No one gets around that, but you may pay at any time: pay now,
    and see.
hardships-pay-other = In a moment. Pay first.
hardships-grip = Shaky Grip: one red die less in your fights. It goes away as soon as your happiness is 5 again.
hardships-brink = You have 1 life, and on Wall Street two minions wait with power 2. If you roll one shield, do you
    faint?
hardships-yes = Yes, at once.
hardships-no = No, I am at 0 life, one space before Faint.
hardships-never = No, minions cannot do that.
hardships-brink-wrong = Count along the track: 1, 0, and then the Faint space.
hardships-fight = One shield is enough to stay on your feet, and you roll three blue dice. Take the risk: fight.
hardships-fight-other = That is safer. In this lesson, take the risk: fight.
hardships-faint = No shield: you reach Faint and roll the black die. Half its faces are blank: with those you stand, at
    0 life. This one was not, so you fainted and woke in the Hospital.
hardships-price = You woke with full life, 4, but happiness fell to the next hardship: Insomnia works too, and took a
    life at night. All events slid one space on. At 1, losses come off social media.
hardships-gain = You can gain one thing for the day. A single happiness takes you off 1, and Insomnia stops.
hardships-gain-other = Tempting, but Insomnia would cost you a life every night. Gain happiness.
hardships-end = So keep your happiness above 4: by personal cards, in Central Park, by clean-ups. And do not fight at
    1 life, unless you have the shields.

items = Items and the Shop
    .goal = You buy, wear and exhaust items, and know when the Shop is cheaper.

items-places = You wear one item on the head, one on the body, and one in each hand, or one in both. Your Grapple
    Cane takes a hand. Any number of things fits into the backpack.
items-shop = These items lie open in the Shop, with their price and their place. In the morning new ones come.
items-work = Late Shift is a job: it gives a dollar and a timer action. Use your timer action here, at the Shop.
    First, take the dollar.
items-work-other = First the dollar: you will want it.
items-open = You have $6. A timer action opens the Shop, and you can buy as much as you can pay.
items-open-other = You are where you want to be: at the Shop. Use the timer action.
items-price = You want the Trash-can Lid for $2, the Leather Jacket for $3 and the First-aid Kit for $2. From social
    media 4, you pay a dollar less in all. How much is it?
items-four = $4
items-six = $6
items-seven = $7
items-price-wrong = The sum is $7, and the discount is one dollar for the whole purchase.
items-buy = Just what you have. Buy them all.
items-buy-other = The axe needs both hands, and the cane would have to go. Buy the other three.
items-worn = You put them on at once: the Lid in your free hand, the Jacket on your body. Each adds a blue die to
    every fight. An item in the backpack works only if it is meant for the backpack.
items-kit = Some items are exhausted to use them, and are ready again in the morning. You have lost two lives:
    exhaust the First-aid Kit.
items-kit-other = You could stop here, but you are hurt. Exhaust the First-aid Kit.
items-end = Well equipped on the second day. Heroes cannot trade items, so let each hero buy what that hero needs:
    shields for those with little life, hits for those who go after the boss.

heroes = How heroes grow
    .goal = You raise strength and social media, use a viral bonus, and improve your hand.

heroes-strength = Strength goes up to 6. Each level adds what its space shows, for every fight. You get it in Central
    Park and from cards.
heroes-dice = Hit-Girl has strength 3. Add up the first three spaces: how many red dice does her strength give her?
heroes-one = 1
heroes-two = 2
heroes-three = 3
heroes-dice-wrong = The first space has a red and a blue die, the second a red one, the third a reroll.
heroes-media = Social media goes up to 9. From 4 the Shop is cheaper. From 7 you have a viral bonus every night;
    each hero has a different one.
heroes-viral = You are at 6. Trending Takedown gives social media even without a fight: take it.
heroes-viral-other = Later, perhaps. First the social media.
heroes-kill = Night falls, and you are at 7. Hit-Girl’s fans surprise a minion anywhere. In City Hall it would be
    the last one there: kill it, and you get the clean-up bonus, too.
heroes-kill-other = One minion less, but no more than that at the Library. In City Hall you also get the clean-up
    bonus.
heroes-famous = At 9 you are famous: you get your hero’s green card at once, for another card in your hand. That is
    the best card you will ever have. Further social media becomes dollars.
heroes-take = Each day you may also take an open card. All-round cards are better than those you started with: take
    Errand Run, with three steps and two timer actions.
heroes-take-other = That helps as well, but two timer actions on one card complete events. Take Errand Run.
heroes-remove = A card leaves the game for it. Target Drill has no timer action, so you will miss it least.
heroes-remove-other = You can, but Target Drill has neither a timer action nor a fight. Remove it.
heroes-end = Think of it as a race: the city gets worse every day, so your hero must get better every day. A mix
    works best: one hero strong, one famous, one rich.

deliveries = Deliveries
    .goal = You pick up what an event asks for, and hand it over where it belongs.

deliveries-event = Missing Persons is on the third space, and matures tomorrow morning. It asks for two deliveries: two
    people wait at the Docks, and belong at the Police Department.
deliveries-card = Each pick-up is a timer action where the thing lies, and the delivery is one more. Errand Run has
    three steps and two timer actions: play it face up, and you walk to the Docks.
deliveries-card-other = Two people are to be picked up: look for a card with two timer actions. Play Errand Run, face
    up.
deliveries-pick = A timer action picks up one of them. Work on Missing Persons, not on the district.
deliveries-pick-district = That would use the Docks. The two people cannot wait: work on Missing Persons.
deliveries-pick-copycats = Copycats in Trouble wants a timer action here, too, but it has two more days. Work on
    Missing Persons.
deliveries-pick-other = That can wait. Work on Missing Persons.
deliveries-again = One of them is with you. The event is no nearer to its end yet: only deliveries count. Pick up the
    other one as well.
deliveries-again-other = You would have to come back for the second. Pick up the other one.
deliveries-where = Afternoon, and both are with you; what you carry stays with you from card to card. At the Police
    Department, how many timer actions does it take to hand them over?
deliveries-deliver-one = One for both.
deliveries-deliver-two = Two, one for each.
deliveries-deliver-none = None, it happens by itself.
deliveries-where-wrong = Each pick-up takes a timer action, but a single one delivers all that you carry.
deliveries-walk = So one card will do. You have a second Errand Run: play it face up, and you walk to the Police
    Department.
deliveries-walk-other = That works with a step and a timer action, too. This time play Errand Run, face up.
deliveries-deliver = Hand them over: work on Missing Persons.
deliveries-deliver-other = First the event: work on Missing Persons.
deliveries-end = Completed, and social media for everyone. With more heroes share it out: one picks up early, another
    one clears the way. A mini-boss event is different: it falls only to enough hits in one fight.

together = Fighting together
    .goal = You wait for a teammate, gang up, and beat a mini-boss.

together-card = Big B. holds Central Park, with a minion: power 4. He falls only to five hits in one fight, too many
    for one hero. Each of you plays a card at the same time. Anti-G Swing fights: play it face up.
together-card-other = It takes a fight action to gang up. Play Anti-G Swing, face up.
together-first = Otto’s card fights as well. Now you decide in which order the cards are resolved. You are next to
    Central Park: you go first, and walk there.
together-first-otto = That would do as well. This time you go ahead.
together-pause = If you fight now, you are alone. You need not finish your card: choose Pause, so that Otto can join
    you, and go on later.
together-pause-fight = Five hits with your own dice? Wait for Otto: Pause.
together-pause-end = That would end your card, with its fight unused. Choose Pause.
together-pause-other = That can wait. Choose Pause.
together-join = Otto has come, and starts the fight. Your own fight action lets you gang up with him: do.
together-join-not = He cannot beat Big B. alone. Gang up.
together-dusters = Your dice show no hit, Otto’s three. Your Knuckle Dusters add two: exhaust them.
together-dusters-not = Big B. needs five hits in this very fight. Exhaust the Knuckle Dusters.
together-end = Otto’s reroll hit, too: six in all, and Big B. and the minion are beaten. The event brings both of you
    social media; the clean-up bonus, happiness, went to you. Then you both go on with your cards.

red-mist = Boss: Red Mist
    .goal = You find the hideout of Red Mist, and beat him.

red-mist-hides = Red Mist hides. A token lay face down in each district, and under one of them is his hideout. Four
    are left; the others were empty, or changed everyone’s happiness.
red-mist-work = Each of his events that you complete turns up two tokens. One timer action is missing here at the
    Docks. Complete the event.
red-mist-work-other = His trail is hot: complete his event.
red-mist-first = Turn up two tokens. Look first where you could go tonight: Wall Street is next door.
red-mist-first-other = Any of them may be the one, but Wall Street is next door.
red-mist-second = Not there. The Shop is next door as well.
red-mist-second-other = Perhaps, but the Shop is next door, too.
red-mist-found = You found him. His power joins that of the minions around him; armor takes the first hits of each
    fight, and life is the hits he needs.
red-mist-keeps = You hit him, but not often enough. Does he heal, as others do?
red-mist-heals = Yes, after each fight.
red-mist-stays = No, bosses keep their damage.
red-mist-night = Yes, but only at night.
red-mist-keeps-wrong = Bosses of the Final Plot are the one exception: they keep their damage. You may need several
    fights.
red-mist-card = Night. Double Trouble has two steps and two fights. Play it face up, and you walk to the Shop.
red-mist-card-other = You could fight with that, but Double Trouble lets you fight twice.
red-mist-fight = He is in your district. Fight him.
red-mist-fight-other = He is right here: fight.
red-mist-dusters = Two hits, but he has 4 life. Exhaust the Knuckle Dusters for two more: there is nothing to save
    them for.
red-mist-dusters-other = It may do, but two sure hits are better. Exhaust the Knuckle Dusters.
red-mist-end = Red Mist is beaten, and the team has won. Against him look for tokens near your heroes, and keep a
    strong fighter free for the night when he is found.

vic-gigante = Boss: Vic Gigante
    .goal = You weaken the Skull Gang, beat it, and then Vic himself.

vic-gigante-gang = Vic Gigante walks with the Skull Gang, and while a member is left you cannot hurt him. They started
    with three; here are two of them (+2), and Vic.
vic-gigante-track = The purple arrow beside the gang is its tracker: at 6, each member has power and life 3; with more
    heroes, as much for each hero. At 15 no one can fight them.
vic-gigante-night = Every night they walk one district on, next to the Library, and feed: each minion there raises the
    tracker by 1, a super by 2. If they find none, it falls by 2: so clear what lies ahead of them.
vic-gigante-work = A completed boss event takes four off the tracker. Lift the Evidence is one timer action away,
    and costs the gang a member as well. Complete it.
vic-gigante-work-other = First weaken the gang: complete the event.
vic-gigante-weak = One member left, and the tracker at 2: power and life 2. But any event that leaves the row adds
    five, so do not let that happen.
vic-gigante-card = Night. Double Trouble brings you to the Police Department, and you can fight twice: for the gang,
    and for Vic. Play it face up.
vic-gigante-card-other = You want two fights tonight: Double Trouble, face up.
vic-gigante-fight = While the gang stands, Vic stands aside: this fight is for the last member alone.
vic-gigante-fight-other = Now is the time: fight.
vic-gigante-vic = Three hits, and the gang is gone. Now Vic fights himself, and when he does, you must roll your shields
    again once. Fight.
vic-gigante-vic-other = You have a fight left, and he has no gang. Fight him.
vic-gigante-dusters = Four hits. His armor takes one, and he has 5 life. The Knuckle Dusters add two: exhaust them.
vic-gigante-dusters-other = The dice alone are not enough. Exhaust the Knuckle Dusters.
vic-gigante-end = Vic is beaten. Starve the gang on its way (Docks, Shop, Central Park, Police Department, Library,
    Hospital, Wall Street), and save your best cards for the night when it is small.

john-genovese = Boss: John Genovese
    .goal = You open the Hideaway, and fight your way to John.

john-genovese-hides = John Genovese waits in his Hideaway, outside the city. Three of his events open it; two are
    completed.
john-genovese-ready = Once it opens, all heroes go in at once, and there is no way back: no more cards, no Hospital.
    A hero who faints inside is out. So come healthy, and with everything ready to be exhausted.
john-genovese-when = You need one more timer action to open it. When is the best time?
john-genovese-soon = As soon as possible.
john-genovese-strong = When all heroes are healthy and strong.
john-genovese-last = On the last night.
john-genovese-when-wrong = The heroes go in with the life, strength and items they have at that moment. But do not
    wait for the very last night, either.
john-genovese-work = You are as strong as you will get, with full life. Complete Pier Warehouse.
john-genovese-work-other = It is time. Complete the event.
john-genovese-first = Location 1 of 3: for each hero a super. Each location has a combat card that changes the fights
    there: here, Strobe Lights take a blue die from each of you.
john-genovese-one = The dice lie on the table: enough shields, enough hits. Save your items, and go on.
john-genovese-one-other = You will need that for John. Go on.
john-genovese-two = Location 2: another super for each hero. Go on here, too.
john-genovese-two-other = Save it for John. Go on.
john-genovese-john = And here is John. Save nothing now: the Knuckle Dusters add two hits.
john-genovese-john-other = Use everything against John: first the Knuckle Dusters.
john-genovese-end = John is beaten. Usually it takes several fights: he keeps his damage, but his armor takes the
    first hits of each. So the more hits at once, the better.

don-genovese = Boss: Don Genovese
    .goal = You turn up and resolve a token, and get at the Don behind his gang.

don-genovese-walks = Don Genovese walks with his gang, two districts a night, and blocks the timer where he is. As
    long as a minion stands in his district, of the gang or not, you cannot hit him.
don-genovese-tokens = His events have no rewards. They put tokens into districts, and each token that you resolve
    weakens him: two off his power, armor or life, or two of his gang.
don-genovese-turn = A token lies here at the Library. A timer action turns it up. Your card gives one.
don-genovese-turn-other = First find out what lies here: turn up the token.
don-genovese-bribe = A bribe: one hero pays $4, without a timer action. You have $6, so pay.
don-genovese-bribe-other = You can do that later. You can pay the bribe right now.
don-genovese-others = Other tokens must be picked up and delivered to the Police Department, or carry loot: each minion
    killed there brings one of three dollars, and the last one resolves the token.
don-genovese-armor = The Don has no armor left. His power is 2, his life 5, and one of his gang is with him in Central
    Park. You could weaken him further, but tonight he is in reach.
don-genovese-card = Cold Focus has two steps and a fight with one more red die. Play it face up, and you walk to
    Central Park.
don-genovese-card-other = Look for steps and red dice: Cold Focus, face up.
don-genovese-fight = In one fight you can beat his gang first, and then him with the hits that are left over.
don-genovese-fight-other = You came here to fight.
don-genovese-dusters = Exhaust the Knuckle Dusters: every hit counts.
don-genovese-dusters-other = Two more hits can decide this. Exhaust the Knuckle Dusters.
don-genovese-end = The Don is beaten. With more heroes he has much more power, armor and life: share out his tokens,
    and have money for bribes.

mofo = Boss: The MoFo
    .goal = You open the way to Times Square, and meet the first waves.

mofo-hardest = MoFo is the hardest boss. All four of his events must be completed. One that matures is not lost: it
    goes under his deck and comes again, if there is time.
mofo-work = Three are completed, and the last one needs this timer action. From then on the heroes are in Times
    Square, and play no more cards. Complete it.
mofo-work-other = Everything is ready. Complete the event.
mofo-waves = Times Square: five waves, and a single fight for each. Each has a combat card, too. First comes a mob:
    two minions for each hero.
mofo-survive = You do not beat all of them. What happens to the others?
mofo-leave = They leave.
mofo-stay = They stay, and the next wave joins them.
mofo-lost = The game is lost.
mofo-survive-wrong = There is one fight for each wave. Enemies that survive stay, so the next fight is harder. Only
    after the fifth wave must the square be clear.
mofo-one = Look at your dice. They are enough for both minions, so save your items.
mofo-one-other = You will need it soon. Go on.
mofo-two = The mob is gone. Wave 2: a minion for each hero, and Big B. He has armor 1 and life 3, so he takes four
    hits, and the minion takes one. Your dice show four.
mofo-dusters = There are no more days to save things for: exhaust the Knuckle Dusters for two more hits.
mofo-dusters-other = Five hits would clear the square, and the dice show only four. Exhaust the Knuckle Dusters.
mofo-third = Big B. is beaten, and the third wave is here: Mother Russia, with as much armor as life. Wave 4 is a
    minion for each hero, and wave 5 a super for each.
mofo-end = A hero who faints here is out; if all are, you lose. So bring full life, good shields, and items that you
    have not exhausted yet.
