### The texts of Gold Record's lessons. Ids begin with the name of their lesson.

idea = The idea
    .goal = You know how a band wins, and you press the first piece of your gold record.

idea-chart = You lead a band, and so does Otto. You both start outside the Top 45, and every point takes you one place
    up. The first band at number one wins at once; otherwise the best place after four years wins.
idea-stage = On your turn your leader walks one or two spaces and takes the square card on each. The strip under the
    last space says what you do there. Point at a sign, or tap it, to read its name.
idea-walk = You hold a Song. Next to you, on B3, lies Money, and its golden strip is where records are pressed. Walk
    there.
idea-walk-red = Airplay is a point at the end of the year. On B3, though, you can get into the chart right now.
idea-walk-green = A Light show helps you in battles. On B3, though, you can get into the chart right now.
idea-walk-other = You can go there, but B3 has both: the Money you need and a Gold Record strip.
idea-stop = You could take a second step and another card. But only the last space counts for its strip, and you want
    this one. Stop.
idea-stop-not = There you would not end on the golden strip. Stop here.
idea-press = Your record has six sectors, and you begin with the outer ones. The first costs Money and a Song: press
    it.
idea-press-not = You can afford it, and it takes you into the Top 45. Press it.
idea-in = One point: you are in place 45. At the end of each row of the Top 45 the way turns up into the next one. The
    two cards you paid are out of play until the year ends.
idea-otto = Otto walks to a golden strip as well and presses a sector worth two points. He is in place 44, one ahead
    of you.
idea-end = So collect the right cards, and stop on the right strip: blue to hire musicians, whose points count each
    year, purple or black to draw luck or trouble. Green strips are for full bands.

first-round = A first round
    .goal = You play two turns from the beginning: a leader, a walk, a musician and a FLUKE card.

first-round-leader = Choose the leader of your band. All four are equally good; yours plays one of the four
    instruments, so you only need to find the other three.
first-round-leader-bassist = Otto has his heart set on the bass. Take one of the others.
first-round-place = Otto leads his band from the bass. Next, you each choose a space to start on. You do not take its
    card, so look at those around it.
first-round-start = From F2 you can walk over a Song and then Money, and end on a blue Musicians strip: two cards, and
    something to spend them on. Start there.
first-round-start-other = You could, but look two steps ahead: from F2 a Song, Money and a Musicians strip are in
    reach. Start there.
first-round-song = Otto starts on D5, and the year begins. A bassist, Greta Groove, asks for just those two cards:
    Money and a Song.
first-round-step = Walk to F1 first, for the Song.
first-round-step-other = From E2 you can reach the Money as well, but with Fans and without a Song. Walk to F1.
first-round-step-right = That would do as well: a Song here, and Money on the Musicians strip of F4. This time go the
    other way, to F1.
first-round-on = The Song is yours, and the top card of the pile has already taken its place on F1. Walk on to E1 for
    the Money.
first-round-on-stop = This is a black #*IT HAPPENS strip, and trouble would strike. Walk on to E1.
first-round-hire = You are on a Musicians strip and can pay for Greta Groove. Her red 1 is a point at the end of every
    year. Hire her.
first-round-hire-not = You cannot keep cards when the year ends, but you can keep her. Hire Greta.
first-round-otto = Otto takes Money and a Song, too, and presses a sector of his record: place 45. A sector moves him
    at once; Greta moves you up every year.
first-round-second = Your turn again. F2, where you began, has a Magazine cover, worth two points when the year ends,
    and a purple FLUKE strip. Go there by way of E2 or F1, where you pick up Fans.
first-round-second-other = That leads away from F2. By way of E2 or F1 you get Fans, then the Magazine cover.
first-round-end = You took the cover and drew a FLUKE card: Detour moves another leader by one space. You have a
    bassist, and three points wait for the end of the year: two for the cover, one for Greta.

walking = Walking
    .goal = You know where your leader may go, which cards you get, and how to choose between a card and a strip.

walking-rule = You walk one or two spaces: up, down or sideways, but never diagonally. You may not end on a space with
    another leader, nor where you began.
walking-past = Otto stands next to you on D3, with Fans under his feet. You may walk past him and take them; you just
    cannot stop there. Step onto D3.
walking-past-other = That is allowed, but then Otto keeps you from the Fans. Walk past him: step onto D3.
walking-on = Now you must go on. D4 and E3 both have a Musicians strip, but on D4 lies a Magazine cover, worth two
    points at the year’s end. Walk there.
walking-on-green = A Light show only helps in battles. The Magazine cover on D4 is worth two points.
walking-on-happens = That is a #*IT HAPPENS strip, where you must draw trouble. D4 is better.
walking-hire = Once you stop, the strip counts. On Musicians and Gold Record strips you may buy as much as you can pay
    for, and with Gear and Fans you can hire Cleo Chord.
walking-hire-not = You may leave it, but she is worth a point every year. Hire her.
walking-otto = Otto stops on E3 after one step. You may do that, too: one card instead of two.
walking-pile = The top card of the pile, Airplay, lies open. Suppose you take the Song from E4: which card lies there
    next?
walking-airplay = Airplay, at once.
walking-nothing = None until the year ends.
walking-song = Another Song.
walking-pile-wrong = Look at the pile: its top card takes the place of each card you take, even before your next step.
walking-strip = You have nothing to spend just now, so a Musicians or Gold Record strip would do nothing for you. A
    FLUKE strip always does: step onto one.
walking-strip-other = There is a FLUKE strip just one step away, on E4 and on C4.
walking-stop = You are on it. A second step would bring another card, but take you off the strip. Stop and draw.
walking-stop-not = Then the other strip would count. Stop here.
walking-end = A FLUKE card and a square card. So look at both in every turn: the cards on the way, and the strip where
    you stop.

chart = Chart and pushing
    .goal = You know what happens when bands meet in the Top 45, and how to land on a rival.

chart-places = No two bands share a place in the Top 45. You are in place 40, Mia in 39 and Otto in 38.
chart-two = A sector of your record is worth two points, which take you from 40 to 38. Where does that leave Otto and
    Mia?
chart-chain = Otto falls to 39, and pushes Mia down to 40.
chart-share = Otto and I share place 38.
chart-swap = Otto and I change places.
chart-two-wrong = Landing on a band pushes it down by one. If that place is taken, the next band is pushed down as
    well.
chart-press = Try it: press that sector.
chart-press-not = You can afford it, and it lifts you past them both. Press it.
chart-pass = There you are, ahead of them both. Now suppose that Otto presses three points: from 39 he gets to 36.
    Where does that leave you in 38?
chart-stay = Still in 38. He passes me.
chart-one-down = One down, in 39.
chart-pass-wrong = Only landing on a band pushes it. Otto passes you on his way and lands on an empty place.
chart-otto = Otto is in 36, and you stay in 38. Mia takes a card.
chart-plan = Two points would land you right on Otto. That sector costs Money, Gear and a Song; you have the Gear.
    Walk to F4 for the Money.
chart-plan-other = That way you will not get both cards. Walk to F4.
chart-on = Now the Song on F3, where the strip is golden.
chart-on-other = The Song and the golden strip are on F3. Walk there.
chart-choose = You can press one sector: I-1 for one point, or I-2 for two. Which lands on Otto?
chart-choose-behind = One point leaves you in 37, just behind him. Two points push him down.
chart-choose-not = This is your chance to push Otto down. Press a sector.
chart-end = You are in 36, and Otto is back in 37. Near the top it gets serious: a band that lands on place 1 during a
    year wins at once. And a band that is pushed down from 45 is outside again.

band = Band and record
    .goal = You know what the rings of the record open, and what a full band gets you.

band-record = The record has three rings: first the three outer sectors, then the two of ring II, and the centre last.
    You are on a Gold Record strip and can afford the third outer one. Press it.
band-record-not = It moves you up two places and opens something new. Press it.
band-band = With ring I complete, you can press ring II and hire professionals. Meanwhile Otto takes a card. Your band
    has a singer, a drummer and a bassist, but no guitarist.
band-kinds = For each instrument there are amateurs and, with a star, professionals. Professionals cost more as a
    rule, and bring more red points at the year’s end and more green ones in battles.
band-walk = You hold Fans and Buzz, enough for an amateur guitarist. With Money, you can pay a professional. Take the
    Money on B5.
band-walk-other = The Money on B5 is what you need. Walk there.
band-on = And on to B4, where you can hire. Airplay is there too, a point at the year’s end.
band-on-other = You cannot hire there. Walk to B4.
band-on-song = Musicians are for hire there too, but its Song does not help you now. Airplay on B4 is a point: walk
    there.
band-hire = Ray Riff is an amateur and costs a card less. Ziggy Solo is a professional and brings two points each
    year. Hire Ziggy.
band-hire-amateur = Ray would complete your band, but without points of his own. And with a professional the next card
    is a better one. Hire Ziggy.
band-hire-not = The guitarist is the last one you need. Hire Ziggy.
band-roadie = Yours is the first full band, so you take the ROADIE/MANAGER card. The ROADIE is a point in battles and
    one each year; another full band can take the card from you on a green strip.
band-manager = With a professional in the band the card shows its other side, the MANAGER: two places up at once and two
    more each year, two points in battles, and a free resource when you buy.
band-plane = The PLANE has come to your space, too: it is for full bands with a professional, and flies anywhere. How
    can you use it?
band-come-back = I leave, and end a later walk on its space.
band-at-once = I fly right now.
band-never = I cannot; it is for Otto.
band-plane-wrong = You get on by ending a walk on its space. You are already there, so you have to leave and come
    back.
band-end =
    The VAN takes a full band with a driver up to three spaces. Either brings two cards: from where it leaves and where
    it arrives. You keep the card of a space that you walked over before.

luck = #*IT and FLUKE cards
    .goal = You know how the two decks work, when to play a FLUKE card, and what a battle is.

luck-two = There are two decks. You keep FLUKE cards in hand and play them when you like, in your own turns. #*IT
    HAPPENS cards strike at once.
luck-walk = You hold three FLUKE cards. Wall of Amps and Fan Choir have green points, which count in battles. Fetch
    another card: walk to E4, and stop there.
luck-walk-other = There is no FLUKE strip. Walk to E4.
luck-walk-fluke = That is a FLUKE strip too, but this time take the one on E4.
luck-walk-first = You could play it right away. But walk to E4 first, and see what a full hand means there.
luck-room = You may hold three, so make room before you see the new card: play or discard one. Play Radio Play: it then
    lies before you, and its red point counts when the year ends.
luck-room-keep = Its green points may win you a battle. Play Radio Play instead.
luck-room-other = That would make room as well. But a Radio Play that is played brings a point: play it.
luck-draw = Now there is room, and on this strip you must draw a card. Choose the FLUKE deck.
luck-draw-not = Choose the FLUKE deck to draw.
luck-keep = Not Today cancels a #*IT HAPPENS card that you have just drawn. That is worth waiting for: choose Done.
luck-keep-not = Choose Done; the card will be useful soon enough.
luck-battle = Otto draws a #*IT HAPPENS card, Battle of the Bands. You both show your FLUKE cards: three green points
    against none. You climb two places, right onto Otto, and your green cards are used up.
luck-tie = If bands tie for the most points, each climbs two places. But the band that started the battle, if it is one
    of them, falls two instead. Battle of the Bands cards on the board start battles, too.
luck-risk = The #*IT HAPPENS strip on E5 has Buzz, and you hold three Money. With Not Today in hand you can take the
    risk: walk there, and stop.
luck-risk-other = That is the safer way, but you have a card for trouble. Walk to E5.
luck-cancel = No More Money: you would lose all three. This is the moment for Not Today.
luck-cancel-not = Then all your Money would be gone. Play Not Today.
luck-end = Nothing happens, and your Money is safe. So spend FLUKE cards before a full hand forces you to, and think
    twice about a #*IT HAPPENS strip with many resources.

years = The years
    .goal = You know what counts at the end of a year, in which order, and what you keep.

years-pile = A year lasts until the pile of square cards runs out. Only two are left, so two steps of yours end year 2.
    Then the points are counted.
years-radio = A FLUKE card with a red point counts only if you have played it. Play your Radio Play now.
years-radio-first = Before you walk: in your hand the Radio Play counts for nothing. Play it.
years-red = Resources that you do not spend go back into the pile. So take red cards for your last two: first the
    Magazine cover on C4.
years-red-other = You cannot spend that any more this year. The Magazine cover on C4 is worth two points.
years-before = Next you will walk to B4 for Airplay, one more red point. Radio Play and your two musicians bring one red
    point each as well. How many points will you have in all?
years-six = Six
years-five = Five
years-one = One
years-before-wrong = Add it up: two for the cover, one for Airplay, one for Radio Play, and one for each of your two
    musicians.
years-last = Six it is. Walk to B4.
years-last-other = Airplay lies on B4. Walk there.
years-count = There are four passes, each starting with the band that was lowest: FLUKE cards, red square cards,
    musicians, and last the ROADIE or MANAGER. Your six points took you from 30 to 24, past Otto.
years-roadie = In the last pass Otto’s ROADIE brought him one place up. He landed on you: he is in 24, and you are in
    25. A full band may take that card from him by ending a walk on a green ROADIE/MANAGER strip.
years-keep = Year 3 begins. Which of your things are still yours?
years-band-and-record = My band, my record and the FLUKE cards in my hand.
years-everything = Everything I had.
years-cards-too = My band, and the cards I have not spent.
years-keep-wrong = All square cards go back into the pile, spent or not. Your musicians, your record and the cards in
    your hand stay.
years-end = You are the lowest band, so you begin the new year. A band in place 1 after a count wins, and so does the
    best one after the fourth year.

last-year = The VAN and the end
    .goal = You ride the VAN, and you know how the last year ends and who wins.

last-year-walk = Year 4, the last, with four cards left in the pile. You are in 22, Otto in 19. The VAN stands on A1,
    and your full band has a driver. Walk there over B1: its Airplay is a point.
last-year-walk-gold = You could press one sector there, with Money for one only. By VAN you get there too, with two
    points on the way. Walk to B1.
last-year-walk-other = The VAN is two steps away, on A1. Begin with B1.
last-year-van = A band with a driver may end its walk on the VAN’s space, and then must ride it in the same turn. Step
    onto A1.
last-year-van-other = Only on the VAN’s own space you get in. Step onto A1.
last-year-ride = The VAN takes you up to three spaces, round corners too. A ride brings the card where you got in,
    which you have, and the one where you arrive. C2 has Money and a golden strip: ride there.
last-year-ride-other = You hold Gear, Songs and Fans, but no Money. C2 has it, and a golden strip: ride there.
last-year-first = You press as much as you can pay for. I-2 costs Money, Gear and a Song, and brings two points: press
    it.
last-year-first-last = That as well, in a moment. First I-2, which takes the Money.
last-year-first-not = Cards that are not spent are worth nothing now. Press I-2.
last-year-second = And Gear, a Song and Fans are just what I-3 costs: two more points, past Otto. Press it.
last-year-second-not = These cards bring nothing in the count. Press I-3.
last-year-otto = Otto took two cards, and the pile is empty: the year is over at the end of that turn, and this year
    ends the game. The points are counted a last time.
last-year-count = FLUKE cards on the table, red square cards, musicians, ROADIE: 1 + 4 + 3 + 0 = 8 for you, 2 + 3 + 3 +
    1 = 9 for Otto, who has the ROADIE. Each pass begins with the band that is lowest.
last-year-end = Your 8 points took you from 18 to 10. Otto’s 9 took him only to 11, as you pushed him down on the way.
    No band is in place 1, so the best place wins: you do. Places are never shared.

manager = MANAGER and PLANE
    .goal = You take the card from a rival, know what each side of it is worth, and fly the PLANE.

manager-walk = Otto has the ROADIE. Your band is full too: if you end a walk on a green strip, the card is yours, and
    with a professional in your band it is the MANAGER. B5 is green. Walk to A5 for the Buzz.
manager-walk-fans = B5 is next to that as well, with Fans on the way. This time go by A5.
manager-walk-other = That leads away from B5. Walk to A5.
manager-take = Now onto B5. You take its Fans as always, and then the card.
manager-take-other = Only on the green strip you take the card. Walk to B5.
manager-worth = Two places up at once, from 16 to 14, and two more in the count. Before it was 7 points for you and 6
    for Otto. If the year ended now, what would the count bring each of you?
manager-nine-five = 9 for me, 5 for Otto.
manager-seven-six = 7 for me, 6 for Otto, as before.
manager-nine-six = 9 for me, 6 for Otto.
manager-worth-wrong = The MANAGER adds 2 to yours, and Otto has lost the point of his ROADIE.
manager-plane = Otto took a card. Your professional also lets you fly the PLANE, which stands next to you. Like the
    VAN, you board it by ending a walk on its space: walk to B6, and stop.
manager-plane-other = The PLANE is one step away. Walk to B6.
manager-fly = Now you must fly, to any space without a leader or the VAN. You have the Airplay from here, and get the
    card where you arrive. F3 has a Song and a golden strip: fly there.
manager-fly-other = You could fly there. But F3 has both a Song and a golden strip for your record: fly to F3.
manager-press = For either sector of ring II you are one card short: Money or Gear. Once a turn, the MANAGER pays a
    resource of any kind. Each sector brings three places: press one.
manager-press-not = With the MANAGER you can afford one of them, and three places take you right onto Otto. Press II-1
    or II-2.
manager-end = From 14 to 11, right onto Otto. The PLANE stands on F3 now. Otto may take the card back, but only as the
    ROADIE: a point in battles and each year, and no move at once.
