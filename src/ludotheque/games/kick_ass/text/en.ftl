title = Kick-Ass: The Board Game
tagline = Do your homework, go to work, put on the mask: your team of heroes takes on a boss and his plot.
feel = Tense teamwork against the clock: it hurts, and you win or lose together.

hero-kick-ass = Kick-Ass
hero-hit-girl = Hit-Girl
hero-big-daddy = Big Daddy
hero-colonel-stars = Colonel Stars
hero-doctor-gravity = Doctor Gravity
hero-ass-kicker = Ass-Kicker
hero-night-b = Night-B.

hero-random = anyone (at random)

card-comic-shop-afternoon = Comic Shop Afternoon
card-weekend-shift = Weekend Shift
card-mirror-practice = Mirror Practice
card-first-patrol = First Patrol
card-stand-your-ground = Stand Your Ground
card-piano-lesson = Piano Lesson
card-allowance = Allowance
card-target-drill = Target Drill
card-grand-entrance = Grand Entrance
card-blade-dance = Blade Dance
card-father-daughter-time = Father-Daughter Time
card-sell-old-comics = Sell Old Comics
card-stakeout = Stakeout
card-calm-ambush = Calm Ambush
card-heavy-hitter = Heavy Hitter
card-sunday-service = Sunday Service
card-soup-kitchen = Soup Kitchen
card-debt-collecting = Debt Collecting
card-sic-em = Sic 'Em
card-form-up = Form Up
card-convention-trip = Convention Trip
card-lab-assistant = Lab Assistant
card-push-ups = Push-ups
card-heavy-duty = Heavy Duty
card-anti-g-swing = Anti-G Swing
card-meme-night = Meme Night
card-delivery-run = Delivery Run
card-parkour-fail = Parkour Fail
card-copy-that = Copy That!
card-borrowed-move = Borrowed Move
card-brunch = Brunch
card-late-shift = Late Shift
card-self-defence-class = Self-defence Class
card-prowl = Prowl
card-payback-night = Payback Night
card-everyone-can-be-a-hero = Everyone Can Be a Hero
card-they-know-that-name = They Know That Name
card-the-long-plan = The Long Plan
card-justice-forever = Justice Forever
card-zero-gravity = Zero Gravity
card-fan-march = Fan March
card-scared-of-the-dark = Scared of the Dark
card-overtime = Overtime
card-steady-job = Steady Job
card-freelance-gig = Freelance Gig
card-trading-floor = Trading Floor
card-night-guard = Night Guard
card-library-desk = Library Desk
card-gym-rat = Gym Rat
card-sparring-partner = Sparring Partner
card-jog-in-the-park = Jog in the Park
card-movie-night = Movie Night
card-date-night = Date Night
card-family-dinner = Family Dinner
card-day-off = Day Off
card-vlog-upload = Vlog Upload
card-viral-stunt = Viral Stunt
card-errand-run = Errand Run
card-neighbourhood-watch = Neighbourhood Watch
card-street-contacts = Street Contacts
card-rooftop-drop = Rooftop Drop
card-back-alley-brawl = Back-alley Brawl
card-hold-the-line = Hold the Line
card-double-trouble = Double Trouble
card-trending-takedown = Trending Takedown
card-cold-focus = Cold Focus
card-all-out-assault = All-out Assault
card-fight-then-work = Fight, Then Work
card-shock-tactics = Shock Tactics

item-twin-batons = Twin Batons
item-folding-katana = Folding Katana
item-ballistic-vest = Ballistic Vest
item-loyal-guard-dog = Loyal Guard Dog
item-gravity-pole = Gravity Pole
item-copycat-clubs = Copycat Clubs
item-grapple-cane = Grapple Cane
item-motorbike-helmet = Motorbike Helmet
item-ski-mask = Ski Mask
item-night-vision-goggles = Night-vision Goggles
item-hockey-mask = Hockey Mask
item-leather-jacket = Leather Jacket
item-riot-vest = Riot Vest
item-padded-wetsuit = Padded Wetsuit
item-spiked-coat = Spiked Coat
item-baseball-bat = Baseball Bat
item-nightstick = Nightstick
item-stun-gun = Stun Gun
item-knuckle-dusters = Knuckle Dusters
item-trash-can-lid = Trash-can Lid
item-machete = Machete
item-pepper-spray = Pepper Spray
item-fire-axe = Fire Axe
item-sledgehammer = Sledgehammer
item-riot-shield = Riot Shield
item-first-aid-kit = First-aid Kit
item-energy-drink = Energy Drink
item-smartphone = Smartphone
item-comic-stash = Comic Stash
item-flashbangs = Flashbangs
item-skateboard = Skateboard

district-police = Police Department
    .the = the Police Department
district-park = Central Park
district-wall-street = Wall Street
district-shop = Shop
    .the = the Shop
district-library = Library
    .the = the Library
district-hospital = Hospital
    .the = the Hospital
district-docks = Docks
    .the = the Docks
district-city-hall = City Hall

district-arena = the last fight
district-gang = Don Genovese’s gang

hardship-laziness = Laziness
hardship-alcoholism = Alcoholism
hardship-insomnia = Insomnia
hardship-bad-habits = Bad Habits
hardship-broken-hand = Broken Hand
hardship-lost-backpack = Lost Backpack
hardship-shaky-grip = Shaky Grip
hardship-glass-jaw = Glass Jaw
hardship-panic-attacks = Panic Attacks
hardship-burnout = Burnout
hardship-camera-shy = Camera Shy
hardship-gambling-debts = Gambling Debts

spawn-corner-deals = Corner Deals
spawn-muscle-for-hire = Muscle for Hire
spawn-broken-curfew = Broken Curfew
spawn-protection-racket = Protection Racket
spawn-ambulance-chasers = Ambulance Chasers
spawn-muggers-alley = Muggers’ Alley
spawn-street-race = Street Race
spawn-dockside-shipment = Dockside Shipment
spawn-picnics-over = Picnic’s Over
spawn-smash-and-grab = Smash and Grab
spawn-bad-headlines = Bad Headlines
spawn-emergency-room = Emergency Room
spawn-copycat-crooks = Copycat Crooks
spawn-library-lockdown = Library Lockdown
spawn-smugglers-run = Smugglers’ Run
spawn-rough-night = Rough Night
spawn-march-on-city-hall = March on City Hall
spawn-hired-guns = Hired Guns
spawn-rush-hour-heist = Rush-hour Heist
spawn-internal-affairs = Internal Affairs

combat-narrow-corridor = Narrow Corridor
combat-strobe-lights = Strobe Lights
combat-more-goons = More Goons
combat-tear-gas = Tear Gas
combat-bystanders-pitch-in = Bystanders Pitch In
combat-sprinklers = Sprinklers

event-e1 = Armoured Van Job
event-e2 = Turf War
event-e3 = Big B. on the Loose
event-e4 = Missing Persons
event-e5 = Save the Rec Centre
event-e6 = Copycats in Trouble
event-e7 = Iron Lola
event-e8 = Smear Campaign
event-e9 = Take Back the Streets
event-e10 = The Barber
event-e11 = City-wide Blackout
event-rm1 = Tail the Getaway Car
event-rm2 = Wreck the Safe Houses
event-rm3 = Beat the Bodyguard
event-rm4 = Crash His Livestream
event-vg1 = Witness Protection
event-vg2 = Cut the Payroll
event-vg3 = Clear the Corners
event-vg4 = Lift the Evidence
event-jg1 = Pier Warehouse
event-jg2 = Velvet Nightclub
event-jg3 = Scrapyard
event-jg4 = Lawyer’s Office
event-dn1 = Dock Crew
event-dn2 = Bookmakers
event-dn3 = Chop Shop Boys
event-dn4 = Old Guard
event-mf1 = Fires Across Town
event-mf2 = Pay for Riot Cover
event-mf3 = Smash His Recruits
event-mf4 = Drop the Enforcer

boss-red-mist = Red Mist
boss-vic-gigante = Vic Gigante
boss-john-genovese = John Genovese
boss-don-genovese = Don Genovese
boss-mofo = MoFo

face-up = face up
face-down = face down
stat-happiness = happiness
stat-strength = strength
stat-media = social media
stat-life = life
stat-dollars = dollars
effect-happiness = happiness
effect-strength = strength
effect-media = social media
effect-life = life
effect-dollars = dollars
effect-kill = kill a minion anywhere
effect-kill-here = kill minions here
effect-kill-near = kill minions next door
effect-protect = protection tokens
points-one = a point
points-all = all
side-hit = hit
side-shield = shield
enemy-minion = a minion
enemy-super = a super
enemy-event-1 = the mini-boss of the first event
enemy-event-2 = the mini-boss of the second event
enemy-event-3 = the mini-boss of the third event
enemy-gang = one of the gang
enemy-boss = the boss
enemy-big-b = Big B.
enemy-mother-russia = Mother Russia
enemy-all = every enemy the hits can defeat
die-red-blank = { $count ->
   *[one] a red blank
    [other] { $count } red blanks
}
die-red-hit = { $count ->
   *[one] a hit
    [other] { $count } hits
}
die-red-bolt = { $count ->
   *[one] a hit with lightning
    [other] { $count } hits with lightning
}
die-blue-blank = { $count ->
   *[one] a blue blank
    [other] { $count } blue blanks
}
die-blue-hit = { $count ->
   *[one] a shield
    [other] { $count } shields
}
die-blue-bolt = { $count ->
   *[one] a shield with lightning
    [other] { $count } shields with lightning
}

action-pick = Play { $hero }
action-commit = Choose { $card }, { $face }
action-next = { $you ->
    [target] You go next
   *[none] { $target } goes next
}
action-move = Go to { $the-district }
action-timer = Timer: use the district
action-work = Timer: work on event { $space }
action-bribe = Bribe for event { $space } ($4)
action-effect = Card: { $effect }
action-fight = Fight
action-use = Exhaust { $item }
action-equip = Put { $item } in its place
action-stow = Put { $item } in the backpack
action-pause = Pause
action-pass = End card
action-gain = Raise { $stat } by 1
action-buy = Buy { $item }
action-keep = Keep { $item }
action-take = Take { $card }
action-recall = Take { $card } back
action-remove = Remove { $card } from the game
action-protect = Protect { $the-district }
action-kill = Kill a minion: { $district }
action-clean = Clean up { $the-district }
action-docks = Docks token: { $side }
action-pay = Pay { $amount }
action-give = { $you ->
    [target] You
   *[none] { $target }
}
action-join = Gang up
action-decline = Stay out of it
action-ready = Roll
action-reroll = Reroll: { $die }
action-suffer = Take { $points } of the damage
action-hit = Hit { $enemy }
action-reveal = Turn up the token in { $the-district }
action-target = Strike in { $the-district }
action-lure = Lure a minion: { $district }
action-done = Done

prompt-pick = Choose your hero.
    .other = { $seat } is choosing a hero.
prompt-offer-card = Choose a card to replace one of your own.
    .other = { $seat } is choosing a card.
prompt-offer-item = Choose a starting item.
    .other = { $seat } is choosing an item.
prompt-commit = Choose a card for this segment, face up or face down.
    .other = { $seat } is choosing a card.
prompt-next = You lead the team: choose the player who acts next.
    .other = { $seat } is choosing who acts next.
prompt-next-refresh = You lead the team: choose the next player to take a card.
    .other = { $seat } is choosing who is next.
prompt-act = “{ $card }”: { $moves ->
    [0] use the card in any order, then end it.
   *[other] { $uses ->
        [0] move, or end the card.
       *[other] move if you like, then use the card in any order.
    }
}
    .other = { $seat } is resolving { $card }.
prompt-stat = A walk in the park: choose happiness or strength.
    .other = { $seat } is walking in the park.
prompt-shop = Buy what you can afford.
    .other = { $seat } is shopping.
prompt-protect = Place protection tokens: { $count } left.
    .other = { $seat } is placing protection tokens.
prompt-kill = Choose a minion to kill: { $count } left.
    .other = { $seat } is choosing a minion to kill.
prompt-clean = Choose a district for the police to clean up.
    .other = { $seat } is calling the police.
prompt-docks = Choose a side of the Docks token.
    .other = { $seat } is placing the Docks token.
prompt-hall = Take a card, or take back one you used today.
    .only-take = Take a card.
    .only-recall = Take back a card you used today.
    .other = { $seat } is at City Hall.
prompt-remove = Choose a card to remove from the game.
    .other = { $seat } is removing a card.
prompt-pay = Choose how much to pay for { $event }.
    .other = { $seat } is paying for { $event }.
prompt-taker = Choose who gets the clean-up bonus.
    .other = { $seat } is choosing who gets the bonus.
prompt-item = Choose who gets a free item.
    .other = { $seat } is choosing who gets a free item.
prompt-item-drawn = Choose who gets { $item } for free.
    .other = { $seat } is choosing who gets { $item }.
prompt-loot = Choose who gets the dollar.
    .other = { $seat } is choosing who gets the dollar.
prompt-top = Tied for most popular. Choose who is affected.
    .other = { $seat } is choosing who is affected.
prompt-join = { $other } is starting a fight here: gang up, or stay out of it.
    .other = { $you ->
        [other] { $seat } may gang up with you.
       *[none] { $seat } may gang up with { $other }.
    }
prompt-ready = Exhaust items for more dice, or roll.
    .only-ready = Roll the dice.
    .other = { $seat } is getting ready to roll.
prompt-reroll = Reroll dice, or exhaust items.
    .only-done-reroll = Reroll dice, or go on.
    .only-done-use = Exhaust items, or go on.
    .other = { $seat } may reroll.
prompt-suffer = { $count ->
    [one] 1 point of damage is left: take it or leave it to the others.
   *[other] { $count } points of damage are left: choose how many you take.
}
    .other = { $seat } is choosing how much damage to take.
prompt-brink = You are on the Faint space: exhaust items, or roll the black die.
    .other = { $seat } is about to roll the black die.
prompt-hit = Assign your hits: { $count } left.
    .other = { $seat } is assigning hits.
prompt-token = Turn up Red Mist’s tokens: { $count } left.
    .other = { $seat } is turning up tokens.
prompt-target = Choose where your fans strike.
    .other = { $seat } is choosing where fans strike.
prompt-lure = Lure minions to your district: { $count } left.
    .other = { $seat } is laying a trap.
prompt-stow = Choose an item to put in the backpack.
    .other = { $seat } is putting an item away.
prompt-refresh = Take a card, or gain social media, happiness or a dollar.
    .only-gain = Gain social media, happiness or a dollar.
    .other = { $seat } is taking a card or gaining something.
prompt-over = The game is over.

turn-who = { $you ->
    [seat] You
   *[none] { $seat }
}

turn-said = { $who } { $what }.

log-pick = { $you ->
    [seat] You are { $hero }.
   *[none] { $seat } is { $hero }.
}
    .brief = chose { $hero }
log-deal = Everyone gets 2 hardships, face down.
log-offer-cards = The cards to choose from: { $card }.
log-offer-items = The items to choose from: { $item }.
log-keep = { $you ->
    [seat] You keep { $item }.
   *[none] { $seat } keeps { $item }.
}
    .brief = kept { $item }
log-refresh = All used cards come back.
    .heading = Refresh
log-shop = The shop has { $item }.
log-shuffle-items = { $count ->
    [one] The discarded item is the new deck.
   *[other] The { $count } discarded items are shuffled into a new deck.
}
log-drawn = A free item is drawn: { $item }.
log-buy = { $you ->
    [seat] You buy { $item } for { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }.
   *[none] { $seat } buys { $item } for { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }.
}
    .brief = bought { $item }
log-round = { $you ->
    [seat] You lead the team.
   *[none] { $seat } leads the team.
}
    .heading = Round { $round }
log-night = The city sleeps.
    .heading = Sleep
log-gain = { $you ->
    [seat] You gain { $stat ->
        [dollars] ${ $count }
       *[other] { $count } { $stat }
    }.
   *[none] { $seat } gains { $stat ->
        [dollars] ${ $count }
       *[other] { $count } { $stat }
    }.
}
    .brief = gained { $stat ->
        [dollars] ${ $count }
       *[other] { $count } { $stat }
    }
log-lose = { $you ->
    [seat] You lose { $stat ->
        [dollars] ${ $count }
       *[other] { $count } { $stat }
    }.
   *[none] { $seat } loses { $stat ->
        [dollars] ${ $count }
       *[other] { $count } { $stat }
    }.
}
    .brief = lost { $stat ->
        [dollars] ${ $count }
       *[other] { $count } { $stat }
    }
log-hardship = { $you ->
    [seat] You suffer from { $hardship }.
   *[none] { $seat } suffers from { $hardship }.
}
    .brief = suffered from { $hardship }
log-famous = { $you ->
    [seat] You are famous and take { $card }.
   *[none] { $seat } is famous and takes { $card }.
}
    .brief = became famous
log-faint = { $you ->
    [seat] You faint and wake up in the Hospital: life { $life }, happiness { $happiness }.
   *[none] { $seat } faints and wakes up in the Hospital: life { $life }, happiness { $happiness }.
}
    .consequence = { $you ->
        [seat] You faint and wake up in the Hospital.
       *[none] { $seat } faints and wakes up in the Hospital.
    }
    .brief = fainted
log-faint-out = { $you ->
    [seat] You faint and are out of the fight.
   *[none] { $seat } faints and is out of the fight.
}
    .brief = fainted
log-stands = { $you ->
    [seat] You are down, but not out: life { $life }.
   *[none] { $seat } is down, but not out: life { $life }.
}
log-drop = { $you ->
    [seat] You drop what was picked up for { $event }.
   *[none] { $seat } drops what was picked up for { $event }.
}
log-item = { $you ->
    [seat] You get { $item }.
   *[none] { $seat } gets { $item }.
}
    .brief = got { $item }
log-equip = { $you ->
    [seat] You put { $item } in its place.
   *[none] { $seat } puts { $item } in its place.
}
log-stow = { $you ->
    [seat] You put { $item } in the backpack.
   *[none] { $seat } puts { $item } in the backpack.
}
log-use = { $you ->
    [seat] You exhaust { $item }.
   *[none] { $seat } exhausts { $item }.
}
    .brief = exhausted { $item }
log-take = { $you ->
    [seat] You take { $card }.
   *[none] { $seat } takes { $card }.
}
    .brief = took { $card }
log-recall = { $you ->
    [seat] You take { $card } back.
   *[none] { $seat } takes { $card } back.
}
    .brief = took back { $card }
log-remove = { $you ->
    [seat] You remove { $card } from the game.
   *[none] { $seat } removes { $card } from the game.
}
    .brief = removed { $card }
log-commit = { $you ->
    [seat] You choose { $card }.
   *[none] { $seat } chooses { $card }.
}
    .brief = chose { $card }
log-commit-down = { $you ->
    [seat] You choose { $card }, face down.
   *[none] { $seat } chooses { $card }, face down.
}
    .brief = chose { $card } face down
log-spawn = { $again ->
    [1] The spawn cards are reshuffled. { $spawn }: minions arrive.
   *[other] { $spawn }: minions arrive.
}
    .heading = { $segment ->
        [1] Morning
        [2] Afternoon
       *[other] Night
    }
log-place-minion = { $district }: a minion arrives.
log-incoming = The Incoming marker moves: { $count ->
    [one] { $count } minion arrives
   *[other] { $count } minions arrive
 } with each card.
log-place-super = { $district }: a super arrives.
log-place-super-for-token = { $district }: a super arrives, and a protection token leaves.
log-place-super-for-minion = { $district }: a super arrives in a minion’s place.
log-place-protected = { $district }: a minion arrives, the locals kill it, and a protection token leaves.
log-unprotect = { $district }: a protection token leaves.
log-removed = { $district } loses { $minions ->
    [0] { $supers ->
        [one] a super
       *[other] { $supers } supers
    }
    [one] { $supers ->
        [0] a minion
        [one] a minion and a super
       *[other] a minion and { $supers } supers
    }
   *[other] { $supers ->
        [0] { $minions } minions
        [one] { $minions } minions and a super
       *[other] { $minions } minions and { $supers } supers
    }
 }.
log-lost-member = One of the Skull Gang leaves; { $count } left.
log-suffer = { $you ->
    [seat] You take { $count } damage.
   *[none] { $seat } takes { $count } damage.
}
    .brief = took { $count } damage
log-protect = { $you ->
    [seat] You protect { $the-district }.
   *[none] { $seat } protects { $the-district }.
}
    .brief = protected { $the-district }
log-kill-minion = { $you ->
    [seat] You beat { $count ->
        [one] a minion
       *[other] { $count } minions
    } in { $the-district }.
   *[none] { $seat } beats { $count ->
        [one] a minion
       *[other] { $count } minions
    } in { $the-district }.
}
    .brief = beat { $count ->
        [one] a minion
       *[other] { $count } minions
    } in { $the-district }
log-kill-super = { $you ->
    [seat] You beat { $count ->
        [one] a super
       *[other] { $count } supers
    } in { $the-district }.
   *[none] { $seat } beats { $count ->
        [one] a super
       *[other] { $count } supers
    } in { $the-district }.
}
    .brief = beat { $count ->
        [one] a super
       *[other] { $count } supers
    } in { $the-district }
log-kill-mini = { $you ->
    [seat] You beat the mini-boss of { $event } in { $the-district }.
   *[none] { $seat } beats the mini-boss of { $event } in { $the-district }.
}
    .brief = beat the mini-boss of { $event }
log-kill-gang = { $you ->
    [seat] You beat { $count ->
        [one] one
       *[other] { $count }
    } of the gang in { $the-district }.
   *[none] { $seat } beats { $count ->
        [one] one
       *[other] { $count }
    } of the gang in { $the-district }.
}
    .brief = beat { $count ->
        [one] one
       *[other] { $count }
    } of the gang
log-gang-falls = { $count ->
    [one] One of the gang falls
   *[other] { $count } of the gang fall
 } in { $the-district }.
log-clean = { $you ->
    [seat] You have the police clean up { $the-district }.
   *[none] { $seat } has the police clean up { $the-district }.
}
    .brief = had the police clean up { $the-district }
log-clean-up = { $you ->
    [seat] No enemy is left in { $the-district }: you get its bonus.
   *[none] No enemy is left in { $the-district }: { $seat } gets its bonus.
}
log-move = { $you ->
    [seat] You go to { $the-district }.
   *[none] { $seat } goes to { $the-district }.
}
    .brief = went to { $the-district }
log-docks = The Docks token is placed: { $side }.
log-docks-move = The Docks token moves to space { $count }.
log-docks-back = The Docks token goes back to space { $count }.
log-docks-leave = The Docks token leaves its track.
log-shop-token = The Shop’s track has { $count ->
    [one] { $count } token
    [3] its 3 tokens, which leave again
   *[other] { $count } tokens
 }.
log-timer = { $you ->
    [seat] You spend time in { $the-district }.
   *[none] { $seat } spends time in { $the-district }.
}
    .brief = spent time in { $the-district }
log-slide = The events move on.
log-event-reveal = A new event: { $event }.
log-event-mature = { $event } matures.
log-event-complete = { $event } is complete.
log-work = { $you ->
    [seat] You work on { $event }.
   *[none] { $seat } works on { $event }.
}
    .brief = worked on { $event }
log-pick-up = { $you ->
    [seat] You pick something up in { $the-district } for { $event }.
   *[none] { $seat } picks something up in { $the-district } for { $event }.
}
    .brief = picked something up for { $event }
log-deliver = { $you ->
    [seat] You deliver in { $the-district } for { $event }.
   *[none] { $seat } delivers in { $the-district } for { $event }.
}
    .brief = delivered for { $event }
log-pay = { $you ->
    [seat] You pay { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    } for { $event }.
   *[none] { $seat } pays { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    } for { $event }.
}
    .brief = paid { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    } for { $event }
log-fight = { $you ->
    [seat] You start a fight in { $the-district }.
   *[none] { $seat } starts a fight in { $the-district }.
}
    .brief = started a fight
log-join = { $you ->
    [seat] You gang up.
   *[none] { $seat } gangs up.
}
    .brief = ganged up
log-roll = { $you ->
    [seat] You roll { $die }.
   *[none] { $seat } rolls { $die }.
}
    .brief = rolled { $die }
log-reroll = { $you ->
    [seat] You reroll and get { $die }.
   *[none] { $seat } rerolls and gets { $die }.
}
    .brief = rerolled { $die }
log-outcome = Power { $power } against { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
 } deals { $count } damage; { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }.
log-damage = { $enemy } loses { $count } life.
log-fight-over = { $hits ->
    [0] The fight is over.
    [one] The fight is over; { $hits } hit is wasted.
   *[other] The fight is over; { $hits } hits are wasted.
}
log-strike = { $you ->
    [seat] Inspired people strike in { $the-district } for you: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
   *[none] Inspired people strike in { $the-district } for { $seat }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
}
log-viral = { $you ->
    [seat] You have gone viral.
   *[none] { $seat } has gone viral.
}
    .brief = went viral
log-lure = { $you ->
    [seat] You lure a minion here: { $the-district } has one fewer.
   *[none] { $seat } lures a minion here: { $the-district } has one fewer.
}
    .brief = lured a minion from { $the-district }
log-display = New cards: { $card }.
log-plot = Three events are complete, so { $boss } turns up the Final Plot: foil it to win.
    .heading = The Final Plot
log-mist-hideout = Red Mist was hiding in { $the-district }.
log-mist-lose = A trap in { $the-district }: everyone loses 1 happiness.
log-mist-gain = Good news from { $the-district }: everyone gains 1 happiness.
log-mist-nothing = Nothing in { $the-district }.
log-track = The Skull Gang is at { $count }.
log-walk = { $boss } walks to { $the-district }.
log-token-bribe = { $you ->
    [seat] You turn up a token of { $event } in { $the-district }: a bribe.
   *[none] { $seat } turns up a token of { $event } in { $the-district }: a bribe.
}
    .brief = turned up a bribe
log-token-police = { $you ->
    [seat] You turn up a token of { $event } in { $the-district }: something for the police.
   *[none] { $seat } turns up a token of { $event } in { $the-district }: something for the police.
}
    .brief = turned up something for the police
log-token-loot = { $you ->
    [seat] You turn up a token of { $event } in { $the-district }: 3 dollars of loot.
   *[none] { $seat } turns up a token of { $event } in { $the-district }: 3 dollars of loot.
}
    .brief = turned up loot
log-token-taken = { $you ->
    [seat] You pick up the find for the police in { $the-district }.
   *[none] { $seat } picks up the find for the police in { $the-district }.
}
    .brief = picked up a find for the police
log-resolved-power = The token of { $event } in { $the-district } is resolved: Don Genovese loses { $count } power.
log-resolved-armor = The token of { $event } in { $the-district } is resolved: Don Genovese loses { $count } armor.
log-resolved-life = The token of { $event } in { $the-district } is resolved: Don Genovese loses { $count } life.
log-resolved-minions =
    The token of { $event } in { $the-district } is resolved: Don Genovese loses { $count } of his gang.
log-bribe = { $you ->
    [seat] You pay a bribe of { $count } dollars.
   *[none] { $seat } pays a bribe of { $count } dollars.
}
    .brief = paid a bribe
log-enter-hideaway = All heroes enter the Hideaway. Each location has one of these cards: { $combat }.
    .heading = The Hideaway
log-enter-times-square = All heroes meet in Times Square.
    .heading = Times Square
log-location = Location { $count }: { $combat }, { $supers ->
    [0] and John Genovese
    [one] and { $supers } super
   *[other] and { $supers } supers
 }.
log-wave = Wave { $count }: { $combat }, and { $count ->
    [2] { $minions ->
        [one] { $minions } minion
       *[other] { $minions } minions
    } with Big B
    [3] Mother Russia
    [5] { $supers ->
        [one] { $supers } super
       *[other] { $supers } supers
    }
   *[other] { $minions ->
        [one] { $minions } minion
       *[other] { $minions } minions
    }
 }.
log-over-won = The heroes foil the plot and win.
    .heading = The end
    .result = The plot is foiled: the heroes win
log-over-city-hall = City Hall is overrun. The heroes lose.
    .heading = The end
log-over-matured = Four events have matured. The heroes lose.
    .heading = The end
log-over-rounds = The ninth night falls. The heroes lose.
    .heading = The end
log-over-hideaway = No hero comes back from the Hideaway. The heroes lose.
    .heading = The end
log-over-times-square = All heroes are down in Times Square. The heroes lose.
    .heading = The end
log-over-waves = Times Square is not clear after the last wave. The heroes lose.
    .heading = The end

ending-won-red-mist = The heroes beat Red Mist.
ending-won-vic-gigante = The heroes beat Vic Gigante and the Skull Gang.
ending-won-john-genovese = The heroes beat John Genovese in his Hideaway.
ending-won-don-genovese = The heroes beat Don Genovese.
ending-won-mofo = The heroes beat MoFo and the five waves in Times Square.
ending-lost-city-hall = City Hall was overrun.
ending-lost-matured = Four events matured.
ending-lost-rounds = The ninth night fell before the heroes foiled the plot.
ending-lost-hideaway = No hero came back from the Hideaway.
ending-lost-times-square = All heroes were down in Times Square.
ending-lost-waves = Times Square was not clear after the last wave.

# Reasons for a move: what it does, in a sentence.
reason-hall = City Hall is nearly full: one minion too many and you all lose.
reason-taken = No space is left in { $the-district }: the next minions walk on towards City Hall.
reason-guarded = No space is empty in { $the-district }, but a protection token still stops a minion.
reason-nearly-full = One empty space is left in { $the-district }.
reason-clean-up = Removes the last enemy: you get the clean-up bonus of { $the-district }.
reason-token = A protection token kills the next minion that comes.
reason-police = Removes { $count ->
    [one] 1 minion
   *[other] { $count } minions
} at once.
reason-completes = Completes { $event }: you get its reward.
reason-matures = { $event } matures at the next event phase.
reason-works = { $event } needs { $count } more.
reason-fight-taken = You can fight in { $the-district }, which is full.
reason-fight-full = You can fight in { $the-district }, which is nearly full.
reason-fight-near = You can fight in { $the-district }.
reason-fight-dice = Its fight rolls { $count ->
    [one] 1 more die
   *[other] { $count } more dice
}.
reason-fight-hits = Its fight has { $count ->
    [one] 1 more hit
   *[other] { $count } more hits
}.
reason-timers = Gives you { $count ->
    [one] 1 timer action
   *[other] { $count } timer actions
} for districts and events.
reason-face-down = Face down, any card is a step and a timer action; its text is wasted.
reason-ally = { $target } is there with a fight action and can gang up with you.
reason-join = Together you roll more dice and share the damage.
reason-blank = This die shows nothing.
reason-enemies = Your card can fight { $count ->
    [one] the enemy
   *[other] the { $count } enemies
} there.
reason-enemy-there = Only one enemy is there: beating it cleans up { $the-district }.
reason-kills-there = A kill there counts for { $event }.
reason-mini-there = The mini-boss of { $event } is there to fight.
reason-more-enemies = Your card can fight { $count ->
    [one] an enemy
   *[other] { $count } enemies
} there, and only { $here } here.
reason-weaker = The enemies there have a power of { $count }, those here { $here }.
reason-works-there = A timer action there works on { $event }.
reason-timer-police = The Police clear a whole district of minions for $3.
reason-timer-park = The Park gives strength or happiness.
reason-timer-wall-street = Wall Street gives $3 for a happiness.
reason-timer-shop = The Shop sells items.
reason-timer-library = The Library gives two protection tokens.
reason-timer-hospital = The Hospital heals two lives.
reason-timer-docks = The Docks add a hit or a shield to every fight for three nights.
reason-timer-city-hall = City Hall gives you an open card, or back one that you used earlier today.
reason-ready-again = The item is ready again after the Refresh phase.
reason-hero = Life { $life }, strength { $strength } to begin with.
reason-above-hardship = Lifts your happiness above a hardship, which ends it.
reason-discount = Social media 4: your purchases in the Shop cost $1 less.
reason-viral = Social media 7: you have gone viral, and get your hero’s bonus each night.
reason-famous = Social media 9: you get your hero’s famous card.
reason-dollars = Dollars pay for items in the Shop, and for the Police.
reason-no-fight = It has no fight action.
reason-pause = Another hero can act first, and your card waits.
reason-pause-fights = Your card keeps its fight until you go on.
reason-pause-timers = Your card keeps its timer action until you go on.
reason-next-fights = { $target }’s card can fight { $count ->
    [one] the enemy
   *[other] the { $count } enemies
} in { $the-district }.
reason-next-fights-you = Your card can fight { $count ->
    [one] the enemy
   *[other] the { $count } enemies
} in { $the-district }.
reason-next-timers = { $target }’s card has a timer action.
reason-next-works = { $target }’s card can work on { $event }.
reason-next-works-you = Your card can work on { $event }.
reason-next-step = That hero’s card lies face down: a step and a timer action.
reason-item-dice = Adds { $count ->
    [one] 1 die
   *[other] { $count } dice
} to each of your fights.
reason-item-reroll = Lets you reroll in each fight.
reason-card-fights = It has a fight action.
reason-adds-hit = Adds { $count ->
    [one] 1 hit
   *[other] { $count } hits
} to each of your fights.
reason-adds-shield = Adds { $count ->
    [one] 1 shield
   *[other] { $count } shields
} to each of your fights.
reason-adds-move = Lets you move { $count ->
    [one] 1 district
   *[other] { $count } districts
} farther.
reason-bolt-hit = Lightning gives you another hit.
reason-bolt-stat = Lightning gives you { $stat }.
reason-exhaust-hit = Exhaust it for { $count ->
    [one] 1 hit
   *[other] { $count } hits
} in a fight, once a day.
reason-exhaust-shield = Exhaust it for { $count ->
    [one] 1 shield
   *[other] { $count } shields
} in a fight, once a day.
reason-exhaust-dice = Exhaust it for { $count ->
    [one] 1 red die
   *[other] { $count } red dice
} in a fight, once a day.
reason-exhaust-move = Exhaust it to move { $count ->
    [one] 1 district
   *[other] { $count } districts
} farther, once a day.
reason-exhaust-kill = Exhaust it to kill { $count ->
    [one] 1 minion
   *[other] { $count } minions
} where you are, once a day.
reason-exhaust-life = Exhaust it for { $count ->
    [one] 1 life
   *[other] { $count } lives
}, once a day.
reason-exhaust-stat = Exhaust it for { $count } { $stat }, once a day.
reason-heals = You get { $count ->
    [one] 1 life
   *[other] { $count } lives
} back.
reason-hardship-away = The next hardship is then { $count ->
    [one] 1 step
   *[other] { $count } steps
} of happiness away.
reason-media-away = You then need { $count } more for social media { $n } and what it brings.
reason-kills = Kills { $count ->
    [one] 1 minion
   *[other] { $count } minions
} without a fight.
reason-stow-least = No item in your hands adds less to each fight.
reason-stow-exhausted = It is exhausted: it does nothing more today.
reason-free-place = { $target } has a free place for it.
reason-free-place-you = You have a free place for it.
reason-fewest-items = { $target } has the fewest items of the team.
reason-fewest-items-you = You have the fewest items of the team.
reason-least = { $target } is lowest in { $stat } of those who fought.
reason-least-you = You are lowest in { $stat } of those who fought.
reason-hit-wins = Your hits are enough to beat the boss: the heroes win.
reason-hit-pierced = The armor is broken for this fight: each hit now takes a life.
reason-hit-lasts = The damage stays after the fight.
reason-hit-counts = A kill here counts for { $event }.
reason-hit-enough = Your hits are enough for { $count ->
    [one] the enemy
    [2] both enemies
   *[other] all { $count } enemies
} here.
reason-hit-frees = Frees { $count ->
    [one] a space
   *[other] { $count } spaces
} in { $the-district }.
reason-hit-weakens = In the next fight, the power of your enemies is lower by { $count }.
reason-ready-hits = { $count ->
    [one] The hit that you are sure of is
   *[other] The { $count } hits that you are sure of are
} enough for all enemies here.
reason-ready-safe = The shields that you are sure of stop all damage.
reason-ready-stands = Even if you roll no shield, you keep { $count ->
    [0] your feet, with no life to spare
    [one] 1 life
   *[other] { $count } lives
}.
reason-ready-gear = The items you wear are better in a fight than those in your backpack.
reason-ready-dice = { $red } red and { $blue } blue dice roll against a power of { $power }.
reason-use-mini = You then have { $count ->
    [one] 1 hit
   *[other] { $count } hits
} instead of { $before }: enough for the mini-boss of { $event }.
reason-use-all = You then have { $count ->
    [one] 1 hit
   *[other] { $count } hits
} instead of { $before }: enough for all enemies here.
reason-use-hits = You then have { $count ->
    [one] 1 hit
   *[other] { $count } hits
} instead of { $before }.
reason-use-shields = Stops { $count } more damage in this fight.
reason-keeps-items = Your items stay ready for another time.
reason-keeps-happiness = You keep the happiness that Wall Street costs.
reason-keeps-fight = Your card keeps its fight for the { $count ->
    [one] enemy
   *[other] { $count } enemies
} in { $the-district }.
reason-uses-fight = It takes your card’s fight, which could meet the { $count ->
    [one] enemy
   *[other] { $count } enemies
} in { $the-district }.
reason-puts-away = For it, { $item } goes to the backpack.
reason-strong-enemies = The enemies there have a power of { $count }, which is more than your lives.
reason-gives-up-fight = You give up your card’s fight.
reason-keeps-fee = You keep the ${ $count } that the Police cost.
reason-docks-already = The Docks token helps in every fight already.
reason-keeps-dollars = You keep ${ $count }.
reason-avoids-fight = You stay out of a fight against a power of { $count }.
reason-card-spent = Your card is used up.
reason-only-loss = All that is left of your card here is a loss, and ending the card takes it as well.
reason-hideaway-waits =
    The next completed event of the boss leads the heroes into the Hideaway: you gain time to prepare.
reason-nothing-here = Your card has nothing left to do in { $the-district }.
reason-pay-leaves = { $event } then needs ${ $count } more.
reason-trap = No space is left where you are: the minion dies in the trap.
reason-meets-you = If it is his hideout, you are there already.
reason-meets = If it is his hideout, { $target } is there already.
reason-no-help = No enemy in { $the-district } would help him.
reason-docks-hit = Another hit in every fight, for three nights.
reason-docks-shield = Another shield in every fight, for three nights.
reason-stands = You keep { $count ->
    [0] your feet, with no life to spare
    [one] 1 life
   *[other] { $count } lives
}.

# The coach of a first game: each question at its first appearance.
coach-pick =
    Heroes differ in life, strength and starting cards. For a first game take Kick-Ass, who is popular, or Hit-Girl,
    who fights.
coach-offer-card = Playing alone, you may replace one of your cards. Fights and movement are never wasted.
coach-offer-item = An item stays with you for the game. Extra dice help in every fight.
coach-commit =
    Choose the card you play in this part of the day. Look where minions crowd and which event matures next. Face
    up, use its text; face down, any card gives one step and one timer action.
    .light = events
coach-next = You decide who acts first. Let the player go first whose move helps the others, such as clearing a way.
coach-next-refresh = Decide who chooses a card next: the player who needs one most should go first.
coach-act =
    Move first, then fight, use the district’s timer or work on an event, in any order. Keep districts from filling up:
    what finds no room walks on to City Hall.
coach-stat = Strength adds dice to every fight. Happiness keeps your hardships away: they start at 4 and at 1.
    .light = hardships
coach-shop = Items that add dice pay off in every fight to come. Keep three dollars if you need the police soon.
    .light = items
coach-protect = Each token fills a space and kills the next minion there. Protect districts that are nearly full.
coach-kill = Choose a minion in the fullest district, or the last one in a district for its clean-up bonus.
coach-clean = The police remove all minions of one district. Choose the fullest, or City Hall.
coach-docks = The token gives everyone a hit or a shield in every fight for three nights. Hits end fights sooner.
coach-hall = Take an open card for your hand, or take back one you have used today to play it again.
coach-remove = The card leaves the game. Choose the one you would play least.
coach-pay = Any amount counts towards the event. Pay all of it if the event is about to mature.
    .light = events
coach-taker = The clean-up bonus goes to one hero. Choose the one who needs it most.
coach-item = Choose the hero who fights most, or who has a free place for it.
coach-item-drawn = Choose the hero who has a free place for it and will use it most.
coach-loot = Choose the hero who is nearest to something worth buying.
coach-top = You are tied for most popular, so you decide who is affected. Choose the hero who can bear it best.
coach-join =
    In a group you add your dice and share the damage. Stay out if you are badly hurt or want to fight elsewhere.
coach-ready = Exhausted items add dice to this roll and are ready again tomorrow. Roll when you have what you need.
coach-reroll =
    Reroll dice that show nothing. Red dice bring hits, blue dice shields, and lightning triggers your effects.
coach-suffer = Decide how much of the damage your hero takes. Let the hero with the most life take most of it.
coach-brink =
    A blank on the black die and your hero stands; otherwise the hero faints and the events slide on. Items that
    heal can save you first.
coach-hit = Hits must reach an enemy’s life to remove it: minions 1, supers 2. Enemies that survive heal.
coach-token = Turn up tokens to find Red Mist’s hideout. The others change the happiness of every hero.
coach-target = Your fans roll two dice against one district. Choose one where a hit or two clears it.
coach-lure = Minions come to you from elsewhere: good before a fight, and when City Hall is crowded.
coach-stow = Choose the item you use least; in the backpack only backpack items work.
coach-refresh = A better card helps for the rest of the game. Take happiness if a hardship is near.
    .light = hardships

why-over = The game is over.
why-first-answer = Make the current choice first.
why-movement-over = You can move only once, before anything else.
why-too-far = That is too far for this card.
why-only-elsewhere = You can use this card’s effects only in one other district.
why-no-timer = You have no timer action left.
why-nothing-here = That event needs nothing here.
why-no-fight = You have no fight action left.
why-nobody-to-fight = There is no enemy here to fight.
why-exhausted-or-useless = That item is exhausted, out of use, or would change nothing now.
why-not-waiting =
    Once a segment, you can put an item that waits in the backpack in its place. Nothing comes out of a lost backpack.
why-no-bribe = You need $4 and a bribe token turned up here.
why-no-effect = It would change nothing now.
why-nobody-waits = No teammate can act in the meantime.
why-taken = Minions occupy every space here.
why-blocked = An inactive timer lies here.
why-three-dollars = You need $3, and there must be a minion to remove.
why-too-dear = You cannot afford anything in the shop.

option-boss = Boss
option-boss-help =
    Choose the Final Plot you play against, from easy (Red Mist) to very hard (MoFo), or a random one that stays
    secret.
option-gang_together = Skull Gang as one
option-gang_together-help =
    Easier: against Vic Gigante, the tracker shows the power and life of the whole gang, which falls together.
    Otherwise
    each member has them.
option-gang_on_spaces = Skull Gang takes spaces
option-gang_on_spaces-help =
    Vic Gigante’s gang members count as supers and take spaces in their district. Otherwise they take none, like Don
    Genovese’s gang.
option-components = Your own components
option-components-help =
    Upload a file with the printed values of your box. Without one, you play with our reconstruction.
choice-red-mist = Red Mist
choice-vic-gigante = Vic Gigante
choice-john-genovese = John Genovese
choice-don-genovese = Don Genovese
choice-mofo = MoFo
choice-random = At random

sheet-events = Events completed
sheet-boss-events = Boss events completed
sheet-foiled = The plot foiled
sheet-total = Team score

board-choose-between = Choose one.
board-city = New York at night
board-plan = The team’s plan
board-cards-open = Cards to take
board-heroes-open = The heroes
board-arena-hideaway = The Hideaway: location { $n }
board-arena-times-square = Times Square: wave { $n }
board-no-plan = no card chosen yet
board-elsewhere = works elsewhere
board-status-waiting = The card waits for its turn
board-status-paused = The card pauses
board-status-done = done
board-dashboard = { $you ->
    [seat] Your dashboard
   *[none] { $seat }’s dashboard
}
board-hand = Your hand
board-hero-offer =
    { $name }: life { $life }, happiness { $happiness }, social media { $media }, strength { $strength }. Starts in
    { $place } with { $item }.
board-best-kick-ass = Fame
board-best-hit-girl = Attack
board-best-big-daddy = Defence
board-best-colonel-stars = Endurance
board-best-doctor-gravity = Rerolls
board-best-ass-kicker = Good mood
board-best-night-b = Balance
board-best-random = Surprise
board-good-kick-ass = Popular from the start, and can later reroll any die.
board-good-hit-girl = Hits hardest, but has only 3 life.
board-good-big-daddy = Strong from the start, and well shielded.
board-good-colonel-stars = Takes the most damage; his dog beats a minion without a fight.
board-good-doctor-gravity = Rerolls any die early, and heals everyone once popular.
board-good-ass-kicker = The happiest, and soon a step faster.
board-good-night-b = Balanced in fights, and a step faster with her cane.
board-good-random = Let chance decide
board-starts = Starts in { $place }.
board-out = out of the fight
board-captain = leads the team this round
board-hero = { $name } ({ $you ->
    [seat] you
   *[none] { $seat }
}), { $place }
board-pool = This hero’s dice in a fight, without the card
board-pool-short = per fight
board-down = Face down
board-down-help = Face down: one step and one timer action, nothing else.
board-card-moves = Up to { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
board-only = { $place } only
board-hardship = hidden hardship
board-hardship-help = In effect while happiness is { $n } or less.
board-track-happiness = Happiness { $n }: a hardship takes effect at 4 and another at 1.
board-track-media =
    Social media { $n }: from 4 a purchase costs a dollar less, from 7 fans act at night, at 9 the hero is famous.
board-track-life = Life { $n }: on the last space (✕) the hero may faint.
board-track-strength = Strength { $n }: each level adds what its space shows.
board-viral-inspire = two red dice against any district
board-viral-surprise = a minion anywhere
board-viral-trap = up to three minions lured here
board-viral-protected = two protection tokens
board-viral-healthy = 1 life for everyone
board-viral-rich = 1 dollar for everyone
board-viral-spread = a minion in each district next door
board-slot-head = head
board-slot-body = body
board-slot-hand = 1 hand
board-slot-both = 2 hands
board-slot-backpack = backpack
board-state-exhausted = exhausted
board-state-waits = waits
board-state-idle = out of use
board-segment-1 = used: morning
board-segment-2 = used: afternoon
board-segment-3 = used: night
board-morning = Morning
board-afternoon = Afternoon
board-night = Night
board-night-over = The night falls
board-round = Round { $n } of { $most }
board-clock-help = Nine rounds of morning, afternoon and night. The heroes lose after the ninth night.
board-completed = Completed
board-completed-help = After three completed events, the Final Plot is turned up at the end of the night.
board-matured = Matured
board-matured-help = An event that leaves the third space matures. The heroes lose when a fourth one does.
board-leads-plot = → plot
board-leads-defeat = → defeat
board-counts = Events completed: { $done } of 3; matured: { $matured } of 4
board-boss-unknown = You do not know yet which boss is behind it all.
board-boss-is = Boss: { $name }
board-boss-waits = { $name } plots in the dark. Complete three events to turn up the plot.
board-plot-hidden = in the dark
board-plot-open = plot is open
board-boss-done = Boss events completed: { $n }
board-plot-red-mist = Red Mist: boss events turn up his tokens. Find his hideout and beat him.
board-plot-vic-gigante = Vic Gigante: beat his gang, then him. The tracker shows the gang’s strength.
board-plot-john-genovese = John Genovese: three boss events open his Hideaway.
board-plot-don-genovese = Don Genovese: weaken him with the tokens of his events, then beat him.
board-plot-mofo = MoFo: after four boss events he waits in Times Square.
board-figure = { $name }: power { $power }, armor { $armor }, life { $life }
board-gang = Gang: { $n }, value { $value }; tracker at { $track }
board-events = Events
board-no-event = no event
board-no-events = no events on the row; one that leaves space 3 matures
board-matures-here = an event that leaves here matures
board-reward = Completed: { $what }
board-sleep = Every night: { $what }
board-matures = Matured: { $what }
board-carries = { $you ->
    [seat] You carry { $n }
   *[none] { $seat } carries { $n }
}
board-token-down = a { $colour } token, face down
board-token-bribe = a { $colour } token: a bribe
board-token-police = a { $colour } token: for the police
board-token-taken = a { $colour } token: picked up
board-token-loot = a { $colour } token: loot, { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
}
board-colour-power = power
board-colour-armor = armor
board-colour-life = life
board-colour-minions = gang
board-reconstructed = ※ Our reconstruction, not the printed values
board-asks-timers = Timer actions, { $left } left: { $places }
board-asks-kills = Minions to beat, { $left } left, in: { $places }
board-asks-mini = Beat { $name } in { $place }: power { $power }, { $goal ->
    [one] 1 hit
   *[other] { $goal } hits
} in one fight
board-asks-mini-brief = In { $place }: power { $power }, { $goal ->
    [one] 1 hit
   *[other] { $goal } hits
} in one fight
board-asks-deliver = Carry from { $origin } to { $place }: { $left } left
board-how-deliver = A timer action there picks one up, and another delivers all that you carry.
board-asks-payment = Pay in { $place }: { $left ->
    [one] 1 dollar left
   *[other] { $left } dollars left
}
board-asks-cleans = Clean up different districts, { $left } left
board-asks-gangs = Resolve the Don’s tokens, { $left } left
board-old = old
board-old-help =
    From before the Final Plot: its reward and its maturing still count, but completing it does not further the plot.
board-do-work = Work on: { $name }
board-do-bribe = Bribe (4 dollars): { $name }
board-do-effect = Card: { $what }
board-do-loss = Pay now: { $what }
board-do-hit = Hit { $name } ({ $n })
board-hint-commit = Choose a card, or play it face down.
board-hint-remove = Choose a card to remove from the game.
board-hint-hall = Take one of these, or take back a card you used.
board-hint-act = Your district: { $place }. Move to a glowing district if you like, then use the card.
board-hint-city = Choose one of the glowing districts.
board-hint-team = Choose one of the glowing heroes in the row above the city.
board-aim-events = Complete events: { $n } of 3 until the Final Plot.
board-aim-danger =
    City Hall has { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } without enemies, and { $n } of 4 events { $n ->
        [one] has
       *[other] have
    } matured: either can lose the game.
board-aim-old =
    Old events still give their reward, and their maturing still counts. They no longer lead to the boss: his own
    events do.
board-left = Left on “{ $card }”
board-left-timers = { $n ->
    [one] a timer action
   *[other] { $n } timer actions
}
board-left-fights = { $n ->
    [one] a fight
   *[other] { $n } fights
}
board-power = power { $n }
board-damage = { $n } damage to take
board-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 } to assign
board-fight-minions = { $n ->
    [one] 1 minion
   *[other] { $n } minions
}
board-fight-supers = { $n ->
    [one] 1 super
   *[other] { $n } supers
}
board-fight-skip = Skip
board-fight-rerolls = { $n ->
    [one] reroll
   *[other] rerolls
}
board-fight-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
board-fight-damage = { $n ->
    [0] no damage
   *[other] { $n } damage
}
board-fight-hits = { $n ->
    [0] no hits
    [one] 1 hit
   *[other] { $n } hits
}
board-fight-wasted = { $n ->
    [one] 1 hit wasted
   *[other] { $n } hits wasted
}
board-black-faint = black die: faints
board-black-blank = black die: blank, still standing
board-black-roll = Roll the black die
board-black-stands = You keep standing.
board-black-faints = You faint: to the Hospital, less happiness, and the events move on.
board-black-out = You faint and are out of the fight.
board-fight-beaten = { $n } beaten
board-district =
    { $name }: { $minions ->
        [0] no minion
        [one] 1 minion
       *[other] { $minions } minions
    }, { $supers ->
        [0] no super
        [one] 1 super
       *[other] { $supers } supers
    }, { $protection ->
        [0] no protection token
        [one] 1 protection token
       *[other] { $protection } protection tokens
    } in { $limit ->
        [one] 1 space
       *[other] { $limit } spaces
    }, power { $power }.
board-skull-gang = { $n ->
    [one] { $n } of the Skull Gang takes a space here.
   *[other] { $n } of the Skull Gang take spaces here.
}
board-deed-move = Go
board-deed-timer = Use
board-deed-fight = Fight
board-deed-protect = Protect
board-deed-kill = Kill
board-deed-clean = Clean up
board-deed-reveal = Turn up
board-deed-target = Choose
board-deed-lure = Lure
board-deed-next = Next
board-deed-give = Give
board-stands-here = { $you ->
    [seat] You are here.
   *[none] { $seat } is here.
}
board-next-to = Next to: { $places }
board-arrow = When it is full, minions go on to: { $place }
board-falls = If a minion arrives when it is full, the boss wins!
board-docks-token = The Docks token, on space { $n } of 3, adds one { $side } to every fight. It moves on at night.
board-shop-token = Clean-ups of the Shop: { $n } of 3, and the third brings an item.
board-incoming = Incoming
board-incoming-help =
    This many minions arrive in all in each segment, one by one, in the districts of the spawn card; then from its
    first district again.
board-arrive = Minions that arrive: { $n }
board-display = Open cards
board-shop = Shop ({ $n } in deck)
board-lifted = Offered above: choose there
board-desk = The situation
board-desk-yours = Your decision
board-you = You
board-more = More
board-open-mat = More: { $seat }’s dashboard
board-parts = Parts of the board
board-part-desk = Situation
board-part-you = You
board-part-events = Events
board-part-market = Shop

# What the signs of the board mean.
legend-heroes = Heroes
legend-cards = Cards, items and places
legend-fights = Fights
legend-city = The city
legend-turn = Words
legend-sign-H = Happiness. A hardship takes effect at 4 and another at 1.
legend-sign-M = Social media. It makes items cheaper from 4 and helps the team from 7.
legend-sign-L = Life. On the last space (✕) a hero may faint.
legend-sign-S = Strength: more dice, rerolls and shields in fights
legend-sign-dollars = Dollars
legend-sign-MP = Steps from district to district
legend-sign-T = Timer action: use the district, or work on an event there
legend-sign-F = A fight. Effects after this sign count in this card’s fight only.
legend-sign-K = Kill minions, without a fight. With “all”: every minion of one district
legend-sign-P = Protection tokens: each kills the next minion that comes
legend-sign-ITEM = A random item
legend-sign-HAND = A card; on a hardship: you cannot use one hand
legend-sign-PACK = You cannot use the backpack
legend-sign-EX = Exhaust the item for this effect
legend-sign-moon = Every night, while the event or hardship lies open
legend-sign-R = A red die: hits
legend-sign-B = A blue die: shields
legend-sign-HIT = A hit on an enemy
legend-sign-SH = A shield against damage
legend-sign-Z = Lightning on a die: triggers the effect after this sign
legend-sign-RR = Reroll a red die
legend-sign-RB = Reroll a blue die
legend-sign-RA = Reroll any die
legend-sign-SPAWN = A minion
legend-sign-SUPER = A super
legend-sign-skull = One of the gang, a boss or a mini-boss
legend-sign-INC = The Incoming marker: the number of minions that come. With Vic Gigante, his gang’s tracker
legend-sign-BLOCK = A blocked timer of a district
legend-word-go = A yellow flag says what choosing the district does now.
legend-word-power = The number in the red burst is the power of all enemies in a district.
legend-word-mark = A black number in a district is the space of the event that it belongs to.
legend-word-closed = A timer framed in red is closed, because the district is full of enemies or blocked.
legend-word-track = A red edge under happiness wakes a hardship; a green one under social media brings something.
legend-word-next = Beside strength stands what its next level adds.
legend-word-ends = ✓ is what a completed event brings, ✗ what one that matures does.
legend-word-down = Face down: a card played only for one step and one timer action.
legend-word-pause = Pause: your hero stops here and a teammate acts. You continue later.
legend-word-end =
    End card: your hero is done for this segment and loses the effects left on the card. Losses on it happen all the
    same.
legend-word-captain = ★ leads the team this round and decides who acts next.
legend-word-hardship = A hardship is in effect while your happiness is at or below its number (≤4, ≤1).
legend-word-whom =
    On events, all means every hero, top the hero with the most social media, and here the heroes in the listed
    districts.
legend-word-roads =
    Grey roads join districts next to each other, for heroes. Yellow arrows are the way of minions that find no room.
legend-word-reconstructed = ※ marks our reconstructions of printed values. The rules are the printed ones.
help-pause = A teammate acts first. You continue this card later.
help-pass =
    Your hero is done for this segment and loses the effects left on the card. Losses on it happen all the same.

board-timer-police = Police: pay 3 dollars to remove all minions from a district
board-timer-park = Park: 1 happiness or 1 strength
board-timer-wall-street = Wall Street: 3 dollars for 1 happiness
board-timer-shop = Shop: buy open items
board-timer-library = Library: two protection tokens
board-timer-hospital = Hospital: 2 life
board-timer-docks = Docks: one more hit or shield in every fight
board-timer-city-hall = City Hall: take an open card, or take back a used one

board-whom-all = all
board-whom-top = top
board-whom-list = here
board-when-f = in this card’s fight:
board-when-Z = with lightning:
board-when-Zr = with red lightning:
board-when-Zb = with blue lightning:
board-when-EX = exhaust it:
board-when-SLEEP = every night:
board-when-all = every hero:
board-when-top = the most popular hero:
board-when-list = heroes in the listed districts:
board-word-H = happiness
board-word-S = strength
board-word-M = media
board-word-L = life
board-word-dollars = { $n ->
    [one] dollar
   *[other] dollars
}
board-word-T = timer
board-word-F = fight
board-word-MP = { $n ->
    [one] step
   *[other] steps
}
board-word-R = { $n ->
    [one] red die
   *[other] red dice
}
board-word-B = { $n ->
    [one] blue die
   *[other] blue dice
}
board-word-HIT = { $n ->
    [one] hit
   *[other] hits
}
board-word-SH = { $n ->
    [one] shield
   *[other] shields
}
board-word-K = { $n ->
    [one] kill
   *[other] kills
}
board-word-Kd = { $n ->
    [one] kill here
   *[other] kills here
}
board-word-Ka = { $n ->
    [one] kill next door
   *[other] kills next door
}
board-word-P = protection
board-word-ITEM = item
board-word-INC = Incoming
board-word-GANG = gang
board-word-TRACK = tracker
board-does-H = happiness { $amount }
board-does-S = strength { $amount }
board-does-M = social media { $amount }
board-does-L = life { $amount }
board-does-dollars = dollars { $amount }
board-does-T = a timer action
board-does-F = a fight
board-does-MP = movement { $amount }
board-does-R = red dice { $amount }
board-does-B = blue dice { $amount }
board-does-HIT = hits { $amount }
board-does-SH = shields { $amount }
board-does-RR = rerolls of a red die: { $amount }
board-does-RB = rerolls of a blue die: { $amount }
board-does-RA = rerolls of any die: { $amount }
board-does-K = kill minions anywhere: { $amount }
board-does-Kd = kill minions in this district: { $amount }
board-does-CLEAN = remove all minions of one district
board-does-Ka = kill minions next door: { $amount }
board-does-P = protection tokens: { $amount }
board-does-SPAWN = minions arrive: { $places }
board-does-SUPER = a super arrives: { $places }
board-does-INC = Incoming marker { $amount }
board-does-ITEM = a random item
board-does-TRACK = Skull Gang tracker { $amount }
board-does-GANG = gang { $amount }
board-does-BLOCK = blocked timer in: { $places }
board-does-HAND = you cannot use one hand
board-does-PACK = you cannot use the backpack
board-does-NOZ = no lightning
board-does-NOH = no happiness gained
board-does-NOM = no social media gained
board-does-POOR = each gain is 1 dollar less
board-does-HABIT = lose 1 dollar or 1 happiness

# The table in sentences, and drawn with letters in the terminal.
tell-captain = { $you ->
    [seat] You lead the team this round.
   *[none] { $seat } leads the team this round.
}
tell-boss-at = { $name } is in { $the-district }.
tell-mist = Tokens of Red Mist lie face down in { $districts }.
tell-fight = The fight
tell-enemies = { $minions ->
    [one] 1 minion
   *[other] { $minions } minions
} and { $supers ->
    [one] 1 super
   *[other] { $supers } supers
}, power { $power }.
tell-power = The enemies have power { $power }.
tell-dice = { $you ->
    [seat] You have { $die }.
   *[none] { $seat } has { $die }.
}
tell-event = Space { $space }: { $event }.
tell-done = { $name }, { $done } of { $goal } done.
tell-you = { $you ->
    [seat] you
   *[none] { $name }
}
tell-here = Here: { $names }.
tell-stat = { $stat ->
    [dollars] ${ $n }
   *[other] { $stat } { $n }
}
tell-used = Used already: { $cards }.
tell-item = { $name }, ${ $cost }: { $effects }.
tell-offers = Shop and open cards
tell-no-effect = no effect
draw-key =
    ● minion, ◉ super, ◊ protection, ◈ the gang, · free space; B the boss, ? a token of Red Mist; ◆ a hero with its
    seat; ♥ life, ☺ happiness, S strength, M social media; ▸ to act
draw-round = Round { $n }/{ $most },
draw-nobody = unknown
draw-boss = Boss: { $name }
draw-counts = Done { $done }/3, matured { $matured }/4, +{ $n }
draw-team = The team
draw-focus = The question
draw-left = Left: { $effects }.

# The themes of puzzles
theme-plot = Foil the plot in time
theme-event = Work on an event
theme-district = Save a full district
theme-police = Send the police
theme-timer = Time well spent
theme-fight = Pick your fights
theme-dice = Read the dice
theme-team = Act as a team
theme-card = The card for the moment
theme-place = Be in the right place
theme-stop = Know when to stop
theme-items = Use your items
theme-spirits = Keep your spirits up
theme-protect = Protect a district
theme-boss = Get ready for the boss
