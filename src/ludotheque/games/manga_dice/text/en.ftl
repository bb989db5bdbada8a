title = Manga Dice
tagline = Roll, draft and bend your dice to draw manga, get published and land an anime series.
feel = A cheerful dice puzzle: you can bend almost any bad roll into a good one.

value-name = { $value }
kind-experience = Experience
kind-skill = Skill
kind-assist = Assist
deck-experience = Experience
deck-skill = Skill
colour-white = white
colour-green = green
colour-red = red
colour-yellow = yellow

action-draft = Take the green { $value }
action-turn-up = Turn up a card: { $deck }
action-use = Use { $card }
action-take = Take { $card }
action-spend = Spend the green { $value } on an assist
action-pick = Pick the { $colour } { $value }
action-lower = Lower the { $colour } { $value }
action-choose = { $value }
action-borrow = Borrow { $target }’s used dice
action-discard = Discard { $card }
action-done = Done

prompt-draft = Take a green die.
    .other = { $seat } is choosing a green die.
prompt-turn = { $can }
    .other = { $seat } is at work.
can-up-use-take = Turn up a card, use an ability, take a card, or draw an assist.
can-up-use = Turn up a card, use an ability, or draw an assist.
can-up-take = Turn up a card, take a card, or draw an assist.
can-up = Turn up a card, or draw an assist.
can-use-take = Use an ability, take a card, or draw an assist.
can-use = Use an ability, or draw an assist.
can-take = Take a card, or draw an assist.
can-none = Draw an assist.
prompt-pay = Choose dice to pay for { $card }, including a green one.
    .other = { $seat } is paying for { $card }.
prompt-full-hand = You can hold three assists: discard one.
    .other = { $seat } is discarding an assist.
prompt-tie = Tie-break: use a skill or an assist, or keep your dice.
    .other = { $seat } is changing dice for the tie-break.
prompt-over = The game is over.
prompt-add = { $card }: choose a die to change.
    .other = { $seat } is using { $card }.
prompt-reroll = { $card }: choose dice to reroll.
    .other = { $seat } is using { $card }.
prompt-flip = { $card }: choose a die to flip.
    .other = { $seat } is using { $card }.
prompt-copy = { $card }: choose the die that copies.
    .other = { $seat } is using { $card }.
prompt-copy-value = { $card }: choose the value to copy.
    .other = { $seat } is using { $card }.
prompt-set = { $card }: choose a die to set.
    .other = { $seat } is using { $card }.
prompt-set-value = { $card }: choose its new value.
    .other = { $seat } is using { $card }.
prompt-redistribute-from = { $card }: choose the die that gives a point.
    .other = { $seat } is using { $card }.
prompt-redistribute-to = { $card }: choose the die that gets the point.
    .other = { $seat } is using { $card }.
prompt-borrow = { $card }: choose a player to borrow used dice from.
    .other = { $seat } is using { $card }.

turn-who = { $you ->
    [seat] You
   *[none] { $seat }
}

turn-said = { $who } { $what }.

log-round = { $you ->
    [seat] You are the start player.
   *[none] { $seat } is the start player.
}
    .heading = Round { $round }
log-setup = Face up: the Experience cards { $card1 }, and the Skill cards { $card2 }.
log-roll = { $you ->
    [seat] You roll { $die }.
   *[none] { $seat } rolls { $die }.
}
log-pool = The green dice to take: { $die }.
log-draft = { $you ->
    [seat] You take the green { $value }.
   *[none] { $seat } takes the green { $value }.
}
    .brief = took the green { $value }
log-reveal = { $you ->
    [seat] You turn up { $card }.
   *[none] { $seat } turns up { $card }.
}
    .brief = turned up { $card }
log-use = { $you ->
    [seat] You use { $card }.
   *[none] { $seat } uses { $card }.
}
    .brief = used { $card }
log-change = { $you ->
    [seat] You turn a { $colour } { $value } into a { $to }.
   *[none] { $seat } turns a { $colour } { $value } into a { $to }.
}
log-yellow = { $you ->
    [seat] You roll { $die }.
   *[none] { $seat } rolls { $die }.
}
log-reroll = { $you ->
    [seat] You reroll { $die1 } and get { $die2 }.
   *[none] { $seat } rerolls { $die1 } and gets { $die2 }.
}
log-take = { $you ->
    [seat] You take { $card } for { $die }.
   *[none] { $seat } takes { $card } for { $die }.
}
    .consequence = { $you ->
        [seat] You take { $card }.
       *[none] { $seat } takes { $card }.
    }
    .brief = took { $card }
log-assist = { $you ->
    [seat] You spend the green { $value } and draw an assist.
   *[none] { $seat } spends the green { $value } and draws an assist.
}
    .brief = drew an assist
log-assist-own = { $you ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
log-discard = { $you ->
    [seat] You discard { $card }.
   *[none] { $seat } discards { $card }.
}
    .brief = discarded { $card }
log-reshuffle = The assists played are shuffled into a new deck.
log-borrow = { $you ->
    [seat] You borrow { $die } from { $target }.
    [target] { $seat } borrows { $die } from you.
   *[none] { $seat } borrows { $die } from { $target }.
}
    .brief = { $you ->
        [target] borrowed { $die } from you
       *[none] borrowed { $die } from { $target }
    }
log-borrow-own = { $you ->
    [seat] You take back { $die }.
   *[none] { $seat } takes back { $die }.
}
    .brief = took back { $die }
log-reached = { $you ->
    [seat] You reach { $points } points: this is the last round.
   *[none] { $seat } reaches { $points } points: this is the last round.
}
    .brief = reached { $points } points
log-end = The last round is over.
    .heading = The end
log-total = { $you ->
    [seat] { $points ->
        [one] You have 1 point.
       *[other] You have { $points } points.
    }
   *[none] { $points ->
        [one] { $seat } has 1 point.
       *[other] { $seat } has { $points } points.
    }
}
log-tie = The lead is tied. Tie-break roll { $count }.
log-tie-roll = { $you ->
    [seat] You roll { $die }.
   *[none] { $seat } rolls { $die }.
}
log-group = { $you ->
    [seat] { $count ->
        [one] Your largest group: a single { $value }.
       *[other] Your largest group: { $count } dice showing { $value }.
    }
   *[none] { $count ->
        [one] { $seat }’s largest group: a single { $value }.
       *[other] { $seat }’s largest group: { $count } dice showing { $value }.
    }
}
log-group-out = { $you ->
    [seat] { $count ->
        [one] Your largest group: a single { $value }. You are out.
       *[other] Your largest group: { $count } dice showing { $value }. You are out.
    }
   *[none] { $count ->
        [one] { $seat }’s largest group: a single { $value }, too small to stay in.
       *[other] { $seat }’s largest group: { $count } dice showing { $value }, too small to stay in.
    }
}
log-over = { $you ->
    [seat] You win with { $points } points.
   *[none] { $seat } wins with { $points } points.
}
log-over-tie = { $you ->
    [seat] You win the tie-break, with { $points } points.
   *[none] { $seat } wins the tie-break, with { $points } points.
}
log-over-ten = { $you ->
    [seat] You win at once with ten matching dice.
   *[none] { $seat } wins at once with ten matching dice.
}
    .heading = The end
log-over-shared = The players are still tied after 3 rolls.
log-share = { $you ->
    [seat] You share the victory, with { $points } points.
   *[none] { $seat } shares the victory, with { $points } points.
}

ending-points = A player reached 15 points, and the player with the most points wins.
ending-ten-alike = The card for ten matching dice wins at once.
ending-tie-size = The larger group of matching dice won the tie-break.
ending-tie-value = The higher value of the matching dice won the tie-break.
ending-tie-repeated = The tie-break took more than one roll.
ending-shared = The tie-break was still tied after 3 rolls.

# Reasons for a move: what it does, in a sentence.
reason-wins = Wins the game at once.
reason-points = Brings { $count ->
    [one] 1 point
   *[other] { $count } points
}.
reason-fifteen = Brings you to { $count } points: the game ends with this round.
reason-lead = Puts you in the lead with { $count } points.
reason-white-dice = Gives you { $count ->
    [one] 1 more white die
   *[other] { $count } more white dice
} in every round from the next.
reason-red-die = Gives you a die that shows { $value } in every round from the next.
reason-each-yellow = From the next round on, you can roll { $count ->
    [one] a yellow die
   *[other] { $count } yellow dice
} once a round.
reason-each-add = From the next round on, you can add up to { $count } to a die once a round.
reason-each-subtract = From the next round on, you can take up to { $count } off a die once a round.
reason-each-add-either = From the next round on, you can add 1 to a die or take 1 off once a round.
reason-each-reroll = From the next round on, you can reroll { $count ->
    [one] a die
   *[other] up to { $count } dice
} once a round.
reason-each-flip = From the next round on, you can flip a die over once a round.
reason-each-copy = From the next round on, you can have { $count ->
    [one] a die
   *[other] up to { $count } dice
} copy another once a round.
reason-each-set = From the next round on, you can set a die to any value once a round.
reason-each-redistribute = From the next round on, you can shift points between dice once a round.
reason-each-borrow = From the next round on, you can borrow used dice once a round.
reason-rival = Otherwise { $target } has the dice to take it next.
reason-alike = You would have { $count } dice of this value.
reason-reach = Makes your dice pay for { $card }.
reason-draft-bends = With it, { $card1 } can make your dice pay for { $card2 }.
reason-short = Leaves you one green die short of { $card }.
reason-denied = Of the green dice left, only this one would make { $target }’s dice pay for { $card }.
reason-turn-up = Costs nothing, and gives you one more card to choose from.
reason-bends = Can make your dice pay for { $card }.
reason-skill-free = A skill works once each round and costs no dice.
reason-lucky = With a lucky roll, your dice pay for { $card }.
reason-still = You can still take { $card } in this turn.
reason-room = Makes room in your hand for another assist.
reason-assist-kept = You keep { $card } for later: an assist helps only once.
reason-assists-kept = You keep { $count ->
    [one] an assist
   *[other] { $count } assists
} for later: each helps only once.
reason-not-shown = Turns up no new card that { $target } could take.
reason-cannot-pay = Your dice pay for no face-up card as they lie.
reason-assist-later = Gives you an assist for a later turn, and keeps your other dice.
reason-paid = These dice pay for the card: the others stay with you.
reason-most-alike = { $count } of your dice show this value already.
reason-kept = The dice you keep still pay for { $card }.
reason-reached = Your dice now pay for { $card }.
reason-same = { $card } does the same for you.
reason-keeps = You keep { $card1 }, which can make your dice pay for { $card2 }.
reason-no-use = It brings no other face-up card within reach of your dice as they lie.
reason-alone = No other die of yours shows this value.
reason-borrow = { $count ->
    [one] 1 used die works for you again
   *[other] { $count } used dice work for you again
} this round.
reason-green-needed = Every payment includes a green die.
reason-pays-already = Your dice pay for { $card } without it, and an assist helps only once.
reason-now = Your dice pay for { $card } now.
reason-dearer = Your dice also pay for { $card }, which is worth more.
reason-spends-last = It is your last green die: you get no other turn this round.
reason-keep-green = Keeps your green dice: each of them is another turn.

# The coach of a first game: each question at its first appearance.
coach-draft =
    Green dice decide how many turns you get and pay part of every card. Take a value that fits your white dice: several
    alike, a run, or a high sum, as the face-up cards ask for.
coach-turn =
    A turn has up to three parts: turn up a card (free), use a skill and an assist to change dice, then take a card or
    draw an assist for a green die. Early on, skills that bring dice pay off; later, points decide.
coach-pay =
    Pick unused dice that fit the cost. One of them must be green, but it need not be part of the pattern. Pay as few
    dice as you can: the rest may buy another card this round.
coach-full-hand = Three assists are the limit. Keep those that change dice the way your next card needs.
coach-tie =
    The tied players roll their dice. The largest group of one value wins, then the higher value. You may use one skill
    and one assist to make yours larger.
coach-add = Choose a die. Look for the card that this change would pay for, before you choose.
coach-reroll = Pick the dice that fit no card. Those you leave alone keep their values.
coach-flip = A flipped die shows its other side: 1 becomes 6, 2 becomes 5, 3 becomes 4.
coach-copy = Choose the die that changes; its new value comes from another of your dice. Good for several of a kind.
coach-copy-value = Choose the value to copy. Take the one you have most of, or the one a card needs.
coach-set = Choose the die that helps you least as it lies; you set its value next.
coach-set-value = Choose the value that completes a card’s cost.
coach-redistribute-from =
    One die gives points to others, and the sum stays the same. Choose a die you can spare points from.
coach-redistribute-to = Each choice moves one point to a die. Aim for the values that a card asks for.
coach-borrow =
    You get all white and red dice on that player’s Used card for this action phase. Choose the card with dice that fit
    what you want to buy; it may be your own.

why-over = The game is over.
why-does-not-pay = These dice do not cover the cost yet. They must include a green die.
why-first-answer = Finish the current ability first.
why-turned-up = You can turn up only one card a turn.
why-too-late = You can turn up a card only before you use abilities.
why-no-deck = That deck is empty.
why-no-such-green = You have no green die of that value left.
why-cannot-pay = Your unused dice cannot pay for it.
why-not-yours = That skill is not yours.
why-not-in-hand = You do not have that assist in your hand.
why-skill-used = You can use only one skill a turn.
why-assist-used = You can use only one assist a turn.
why-fresh = You can use a new skill from your next action phase.
why-tired = You have used that skill in this action phase.
why-only-abilities = In a tie-break you can only use a skill and an assist.
why-no-effect = It would change nothing now.

option-first_game = First game
option-first_game-help = Leave out the ten cards marked for experts.
option-without_unfair = Without the unfair cards
option-without_unfair-help = Leave out the two cards that the rulebook calls potentially unfair.
option-add_to_any = Change any number of dice
option-add_to_any-help =
    A card that adds to or subtracts from dice lets you change as many of your unused dice as you like.
option-red_fixed_in_tie = Red dice are fixed in a tie-break
option-red_fixed_in_tie-help =
    In a tie-break red dice show their printed values. Otherwise you roll them like the white ones.
option-cards = Your own cards
option-cards-help = Upload a file with the printed values of your box. Without one, you play with our reconstruction.

sheet-total = Victory points
card-e01 = Anime Series Announced!
card-e02 = Fan Letter
card-e03 = Convention Table
card-e04 = One-Shot
card-e05 = Magazine Debut
card-e06 = Web Comic
card-e07 = Four-Panel Strip
card-e08 = Guest Illustration
card-e09 = Reader Survey
card-e10 = Newcomer Award
card-e11 = Collaboration
card-e12 = Spin-Off
card-e13 = Serialisation
card-e14 = Colour Pages
card-e15 = First Volume
card-e16 = Second Volume
card-e17 = Cover Feature
card-e18 = Merchandise Deal
card-e19 = Long Arc
card-e20 = Reprint
card-e21 = Double Serial
card-e22 = Stage Play
card-e23 = Weekly Grind
card-e24 = Grand Award
card-e25 = Two Hit Series
card-e26 = National Craze
card-s01 = Pen Nib
card-s02 = Ink Bottle
card-s03 = Ruler
card-s04 = Tone Sheets
card-s05 = Drawing Tablet
card-s06 = Part-Time Assistant
card-s07 = Night Assistant
card-s08 = Chief Assistant
card-s09 = Studio
card-s10 = Production Team
card-s11 = Habit: One Page
card-s12 = Habit: Sketch
card-s13 = Habit: Notes
card-s14 = Habit: Layout
card-s15 = Habit: Inking
card-s16 = Habit: Lettering
card-s17 = Habit: Backgrounds
card-s18 = Habit: Effects
card-s19 = Habit: Character Design
card-s20 = Habit: Dialogue
card-s21 = Habit: Pacing
card-s22 = Habit: Cliffhanger
card-s23 = Habit: Double Spread
card-s24 = Steady Hand
card-s25 = Light Touch
card-s26 = Correction Fluid
card-s27 = Momentum
card-s28 = Restraint
card-s29 = Passion
card-s30 = Redraw
card-s31 = Rough Draft
card-s32 = All-Nighter
card-s33 = Plot Twist
card-s34 = Reversal
card-s35 = Tracing
card-s36 = Copy Machine
card-s37 = Inspiration
card-s38 = Time Management
card-a01 = Coffee
card-a02 = Energy Drink
card-a03 = Friend’s Help
card-a04 = Family Help
card-a05 = Rival’s Help
card-a06 = Emergency Crew
card-a07 = Whole Studio
card-a08 = Muse
card-a09 = Dream
card-a10 = Bath Idea
card-a11 = Reference Book
card-a12 = Template
card-a13 = Digital Tools
card-a14 = Deadline Rush
card-a15 = Cut Pages
card-a16 = New Draft
card-a17 = Start Over
card-a18 = Surprise Ending
card-a19 = Extension
card-a20 = Editor-in-chief
sheet-e01 = Anime Series Announced!
sheet-e02 = Fan Letter
sheet-e03 = Convention Table
sheet-e04 = One-Shot
sheet-e05 = Magazine Debut
sheet-e06 = Web Comic
sheet-e07 = Four-Panel Strip
sheet-e08 = Guest Illustration
sheet-e09 = Reader Survey
sheet-e10 = Newcomer Award
sheet-e11 = Collaboration
sheet-e12 = Spin-Off
sheet-e13 = Serialisation
sheet-e14 = Colour Pages
sheet-e15 = First Volume
sheet-e16 = Second Volume
sheet-e17 = Cover Feature
sheet-e18 = Merchandise Deal
sheet-e19 = Long Arc
sheet-e20 = Reprint
sheet-e21 = Double Serial
sheet-e22 = Stage Play
sheet-e23 = Weekly Grind
sheet-e24 = Grand Award
sheet-e25 = Two Hit Series
sheet-e26 = National Craze
die-white1 = { $count ->
    [one] a white 1
   *[other] { $count } white 1s
}
die-white2 = { $count ->
    [one] a white 2
   *[other] { $count } white 2s
}
die-white3 = { $count ->
    [one] a white 3
   *[other] { $count } white 3s
}
die-white4 = { $count ->
    [one] a white 4
   *[other] { $count } white 4s
}
die-white5 = { $count ->
    [one] a white 5
   *[other] { $count } white 5s
}
die-white6 = { $count ->
    [one] a white 6
   *[other] { $count } white 6s
}
die-green1 = { $count ->
    [one] a green 1
   *[other] { $count } green 1s
}
die-green2 = { $count ->
    [one] a green 2
   *[other] { $count } green 2s
}
die-green3 = { $count ->
    [one] a green 3
   *[other] { $count } green 3s
}
die-green4 = { $count ->
    [one] a green 4
   *[other] { $count } green 4s
}
die-green5 = { $count ->
    [one] a green 5
   *[other] { $count } green 5s
}
die-green6 = { $count ->
    [one] a green 6
   *[other] { $count } green 6s
}
die-red1 = { $count ->
    [one] a red 1
   *[other] { $count } red 1s
}
die-red2 = { $count ->
    [one] a red 2
   *[other] { $count } red 2s
}
die-red3 = { $count ->
    [one] a red 3
   *[other] { $count } red 3s
}
die-red4 = { $count ->
    [one] a red 4
   *[other] { $count } red 4s
}
die-red5 = { $count ->
    [one] a red 5
   *[other] { $count } red 5s
}
die-red6 = { $count ->
    [one] a red 6
   *[other] { $count } red 6s
}
die-yellow1 = { $count ->
    [one] a yellow 1
   *[other] { $count } yellow 1s
}
die-yellow2 = { $count ->
    [one] a yellow 2
   *[other] { $count } yellow 2s
}
die-yellow3 = { $count ->
    [one] a yellow 3
   *[other] { $count } yellow 3s
}
die-yellow4 = { $count ->
    [one] a yellow 4
   *[other] { $count } yellow 4s
}
die-yellow5 = { $count ->
    [one] a yellow 5
   *[other] { $count } yellow 5s
}
die-yellow6 = { $count ->
    [one] a yellow 6
   *[other] { $count } yellow 6s
}

board-round = Round { $round }
board-round-ends = Round { $round } is out
board-round-next = Round { $round }: { $name } starts.
board-leads = leads
board-nothing-new = nothing new
board-each-round = each round
board-track = Victory points, up to { $goal }
board-standing = { $you ->
    [seat] You
   *[none] { $seat }
}: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
board-wins = Taking this card wins at once
board-costs = Costs { $what }
board-cost-green = one green die
board-cost-sum = dice adding up to { $n } or more
board-reach = Your dice pay for it after one ability: { $cards }
board-cost-alike = { $n } dice of one value
board-cost-two-pairs = two pairs
board-cost-pair-triple = a pair and a triple
board-cost-even = three even dice
board-cost-odd = three odd dice
board-cost-run = a run of { $n }
board-cost-two-runs = two runs of { $n }
board-ability-white = { $n ->
    [one] One more white die
   *[other] { $n } more white dice
}
board-ability-red = A red { $n } each round
board-ability-yellow = Roll { $n ->
    [one] a yellow die
   *[other] { $n } yellow dice
}
board-ability-add = Add up to { $n } to a die
board-ability-subtract = Take up to { $n } off a die
board-ability-add-either = Add 1 or take 1 off
board-ability-reroll = Reroll { $n ->
    [one] a die
   *[other] up to { $n } dice
}
board-ability-flip = Flip a die over
board-ability-copy = { $n ->
    [one] A die copies another
   *[other] { $n } dice copy another
}
board-ability-set = Set a die
board-ability-redistribute = Shift points between dice
board-ability-borrow = Borrow used dice
board-brief-yellow = roll
board-brief-add = add
board-brief-subtract = take off
board-brief-add-either = add, take
board-brief-reroll = reroll
board-brief-flip = flip
board-brief-copy = copy
board-brief-set = set
board-brief-redistribute = shift
board-brief-borrow = borrow
board-reconstructed = Our reconstruction: we do not know the printed values of this card.
board-reconstructed-but-name = Our reconstruction: we know only the name of this card.
board-deck-experience = { $n } in the experience deck
board-deck-skill = { $n } in the skill deck
board-deck-assist = Assists: { $n } in the deck, { $played } played
board-desk = The middle of the table
board-opponents = Opponents
board-sheets = Sheets
board-tab-you = You
board-tab-others = Others
board-phase-draft = Draft
board-phase-turn = At work
board-phase-pay = Pay
board-phase-change = Bend the dice
board-phase-value = Choose a value
board-phase-lend = Borrow
board-phase-full-hand = Four assists
board-phase-tie = Tie-break
board-phase-over = The end
board-ask-draft = Take a green die.
board-ask-turn = Choose what glows.
board-ask-change = Choose a die.
board-about-draft = No green dice are left.
board-about-turn = To draw an assist, choose a green die of yours.
board-about-full-hand = Discard one assist.
board-about-tie = The largest group of one value wins.
board-about-over = The last page is drawn.
board-green-too = { $what }, a green die among them
board-picked = Picked dice
board-pick-dice = Choose your dice.
board-pays = These dice cover the cost.
board-pays-not = Not enough yet
board-proposals = Pay with
board-pay-with = Pay with { $what }
board-pool = Green dice
board-you = you
board-thinking = thinking
board-away = away
board-start = Start player
board-unused = Unused
board-used = Used
board-assists = { $n ->
    [one] { $n } assist
   *[other] { $n } assists
}
board-borrow = Borrow
board-skill-fresh = new: ready in the next action phase
board-skill-ready = ready
board-skill-tired = used in this action phase
board-state-fresh = new
board-state-tired = used
board-skills = Skills
board-hand = Your assists
board-list = { $what }:{" "}
board-dice = { $die }
board-none = none
board-no-assists = no assists
board-no-skills = no skills yet
board-fit-sum = you: { $n }
board-fit-alike = you: { $n }
board-sign-even = even
board-sign-odd = odd
board-key-pays = your dice pay for it
board-key-reach = after one ability
board-raise = Raise the { $colour } { $value }
board-choose-between = Choose one.

# The signs of the board in words.
legend-dice = Dice
legend-die-white = White: rolled at the start of each round.
legend-die-green = Green: taken in the draft. Every payment needs one.
legend-die-red = Red: shows its printed value in every round.
legend-die-yellow = Yellow: rolled by an assist, for this round only.
legend-die-ghost = In a cost: a die that you do not have yet.
legend-costs = Costs
legend-green = Equal letters are equal values. Dice of yours that fit lie in a cost with their own colours and values.
legend-abilities = Abilities
legend-marks = Marks
legend-mark-can = You can choose this now.
legend-mark-near = Your dice pay for it after one ability.
legend-mark-pays = Your unused dice pay for it as they lie.
legend-mark-means = The ability that would make your dice pay for it.
legend-mark-points = The victory points of a card.
legend-mark-win = Taking this card wins at once.
legend-mark-first = The start player.
legend-mark-changes = The value that the die would show.
legend-mark-made = Our reconstruction: we do not know the printed values of this card.

# The table in sentences, and drawn with letters in the terminal.
tell-goal = { $goal } points end the game.
tell-pool = Green dice to take: { $die }.
tell-no-pool = No green dice are left to take.
tell-decks = Cards left in the decks: { $experience } Experience, { $skill } Skill, { $assist } Assist.
tell-first = { $you ->
    [seat] You are the start player.
   *[none] { $seat } is the start player.
}
tell-picked = Picked so far: { $die }.
tell-experience = Experience cards on offer
tell-skill = Skill cards on offer
tell-offer = { $name }: { $what }, for { $cost }.
tell-held = { $name }: { $what }.
tell-no-hand = You hold no assists.
tell-assists = { $count ->
    [0] No assists in hand.
    [one] 1 assist in hand.
   *[other] { $count } assists in hand.
}
tell-unused = Unused dice: { $die }.
tell-used = Used dice: { $die }.
tell-skilled = { $name }: { $what } ({ $state }).
tell-experienced = Experience: { $cards }.
tell-wins = wins at once
draw-key = G green, W white and R red dice with their values; + a skill that is ready, − one that is used; ▸ to play
draw-deck = { $deck } ({ $count } in the deck)
draw-track = Players, to { $goal } points
draw-points = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
draw-assists = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
draw-cost-green = 1 green
draw-cost-sum = sum { $n }+
draw-cost-alike = { $n } alike
draw-cost-two-pairs = 2 pairs
draw-cost-pair-triple = pair+triple
draw-cost-even = 3 even
draw-cost-odd = 3 odd
draw-cost-run = run of { $n }
draw-cost-two-runs = 2 runs of { $n }

# The themes of puzzles
theme-finish = Reach fifteen first
theme-points = Points now
theme-lead = Take the lead
theme-deny = Before a rival does
theme-turn-up = Look before you choose
theme-bend = Bend your dice
theme-pay = Pay with the right dice
theme-grow = More dice every round
theme-alike = Matching dice
theme-draft = The right green die
theme-dear = The dearest cards
theme-assist = A well-timed assist
