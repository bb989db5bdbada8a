title = Koryŏ
tagline = Eight seasons, nine families: the more cards of one kind you dare to keep, the more power they lend you.
feel = Quick and sly: you collect one kind in secret and hope that no one has more of it.

# Cards. Without a count the bare name, with one the number too.
kind-omniscient = { $count ->
    [one] 1 Omniscient
    [other] { $count } Omniscients
   *[name] Omniscient
}
kind-spy = { $count ->
    [one] 1 Spy
    [other] { $count } Spies
   *[name] Spy
}
kind-senator = { $count ->
    [one] 1 Senator
    [other] { $count } Senators
   *[name] Senator
}
kind-priest = { $count ->
    [one] 1 Priest
    [other] { $count } Priests
   *[name] Priest
}
kind-ship-owner = { $count ->
    [one] 1 Ship Owner
    [other] { $count } Ship Owners
   *[name] Ship Owner
}
kind-banker = { $count ->
    [one] 1 Banker
    [other] { $count } Bankers
   *[name] Banker
}
kind-guardian = { $count ->
    [one] 1 Guardian
    [other] { $count } Guardians
   *[name] Guardian
}
kind-broadcaster = { $count ->
    [one] 1 Broadcaster
    [other] { $count } Broadcasters
   *[name] Broadcaster
}
kind-merchant = { $count ->
    [one] 1 Merchant
    [other] { $count } Merchants
   *[name] Merchant
}
kind-barbarians = { $count ->
    [one] 1 Barbarian
    [other] { $count } Barbarians
   *[name] Barbarians
}
kind-lobbying = { $count ->
    [one] 1 Lobbying
    [other] { $count } Lobbying
   *[name] Lobbying
}

# The powers, short enough for a card, and in a sentence.
power-omniscient = wins ties
power-spy = steal a token
power-senator = keep 2 more
power-priest = burn an event
power-ship-owner = 2 kinds at once
power-banker = take a token
power-guardian = stops Barbarians
power-broadcaster = draw 1 more
power-merchant = 9 points
power-barbarians = destroy one
power-lobbying = swap two
power-omniscient-help =
    Breaks ties for powers in its owner’s favour, but not at the final scoring. Worth 1 point at the end.
power-spy-help =
    With the majority: steal a token from another player once a turn. Lobbying cannot touch you while you have no
    Guardian. Worth 2 points at the end.
power-senator-help = With the majority: keep two more cards at the end of the season. Worth 3 points at the end.
power-priest-help = With the majority: destroy one of your own events once a turn. Worth 4 points at the end.
power-ship-owner-help = With the majority: your order may be two different cards. Worth 5 points at the end.
power-banker-help = With the majority: take a token from the bank once a turn. Worth 6 points at the end.
power-guardian-help = With the majority: Barbarians cannot touch you. Worth 7 points at the end.
power-broadcaster-help = With the majority: you are dealt one card more. Worth 8 points at the end.
power-merchant-help = No power, but worth 9 points to the majority at the end.
power-barbarians-help =
    When revealed: destroy a character of another player. Stays in front of you: −1 point at the end.
power-lobbying-help = When revealed: swap two characters of two players. Stays in front of you: −1 point at the end.

action-play = Place an order: { $kind } ×{ $count }
action-pair = Place an order: { $kind } and { $kind2 }
action-pass = Place no order
action-reveal = Reveal your order
action-bank = Take a token from the bank
action-forgive = Priest: destroy your { $kind }
action-steal = Spy: steal a token from { $target }
action-destroy = Destroy { $target }’s { $kind }
action-lobby = { $you ->
    [target] Lobby your { $kind }
   *[none] Lobby { $target }’s { $kind }
}
action-swap = { $you ->
    [target] Swap it with your { $kind }
   *[none] Swap it with { $target }’s { $kind }
}
action-waive = Skip { $kind }
action-end = End your turn
action-discard = Discard: { $kind }

prompt-orders = Place your order: any number of cards of one kind.
    .other = { $seat } is choosing an order.
prompt-orders-two = Place your order: cards of one kind, or exactly two different cards.
    .other = { $seat } is choosing an order and may mix two cards.
prompt-reveal = Your turn: use your powers or reveal your order.
    .other = { $seat } is about to reveal an order.
prompt-effects = { $barbarians ->
    [0] { $lobbying ->
        [0] { $kind }: there is no character to choose. You can only skip.
       *[other] Lobbying: choose the first of two characters to swap.
    }
   *[other] { $lobbying ->
        [0] Barbarians: destroy a character of another player.
       *[other] Carry out your events: destroy a character of another player, or choose two to swap.
    }
}
    .other = { $seat } is carrying out { $kind }.
prompt-end = Use the powers you still have, or end your turn.
    .other = { $seat } may still use powers.
prompt-swap = { $you ->
    [seat-target] Choose a character to swap with your { $kind }.
   *[none] Choose a character to swap with { $target }’s { $kind }.
}
    .other = { $you ->
        [target] { $seat } is choosing a character to swap with your { $kind }.
       *[none] { $seat } is choosing a character to swap with { $target }’s { $kind }.
    }
prompt-discard = Over the limit: discard { $count ->
    [one] 1 character
   *[other] { $count } characters
}.
    .other = { $seat } is over the limit and must discard { $count ->
    [one] 1 character
   *[other] { $count } characters
}.
prompt-over = The eighth season is over.

turn-who = { $you ->
    [seat] You
   *[none] { $seat }
}

turn-said = { $who } { $what }.

log-season = { $you ->
    [seat] Everyone is dealt { $count } cards and may keep { $limit } at the end of the season. You go first.
   *[none] Everyone is dealt { $count } cards and may keep { $limit } at the end of the season. { $seat } goes first.
}
    .heading = Season { $round }
log-short = { $you ->
    [seat] The cards run out: you get { $count ->
        [0] no card
        [one] only 1 card
       *[other] only { $count } cards
    }.
   *[none] The cards run out: { $seat } gets { $count ->
        [0] no card
        [one] only 1 card
       *[other] only { $count } cards
    }.
}
log-broadcast = { $you ->
    [seat] The Broadcasters bring you 1 more card.
   *[none] The Broadcasters bring { $seat } 1 more card.
}
log-hand = { $you ->
    [seat] You are dealt { $kind }.
   *[none] { $seat } is dealt { $kind }.
}
log-order = { $you ->
    [seat] You place { $count ->
        [0] no card
        [one] 1 card face down
       *[other] { $count } cards face down
    }{ $rest ->
        [0] {""}
        [one] {" "}and discard 1 card
       *[other] {" "}and discard { $rest } cards
    }.
   *[none] { $seat } places { $count ->
        [0] no card
        [one] 1 card face down
       *[other] { $count } cards face down
    }{ $rest ->
        [0] {""}
        [one] {" "}and discards 1 card
       *[other] {" "}and discards { $rest } cards
    }.
}
    .brief = placed { $count ->
        [0] no card
        [one] 1 card face down
       *[other] { $count } cards face down
    }
log-order-sealed = { $you ->
    [seat] You place a sealed order and discard your other cards.
   *[none] { $seat } places a sealed order and discards any other cards.
}
    .brief = placed a sealed order
log-order-size = { $you ->
    [seat] Your order has { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }.
   *[none] { $seat }’s order has { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }.
}
log-order-own = { $you ->
    [seat] Your order: { $kind }.
   *[none] { $seat } placed { $kind }.
}
log-reveal = { $you ->
    [seat] You reveal { $kind }.
   *[none] { $seat } reveals { $kind }.
}
    .brief = revealed { $kind }
log-reveal-nothing = { $you ->
    [seat] You have nothing to reveal.
   *[none] { $seat } has nothing to reveal.
}
    .brief = had nothing to reveal
log-bank = { $you ->
    [seat] Your Bankers take a token from the bank.
   *[none] { $seat }’s Bankers take a token from the bank.
}
    .brief = took a token from the bank
log-forgive = { $you ->
    [seat] Your Priests destroy { $kind }.
   *[none] { $seat }’s Priests destroy { $kind }.
}
    .brief = had the Priests destroy { $kind }
log-steal = { $you ->
    [seat] Your Spies steal a token from { $target }.
    [target] { $seat }’s Spies steal a token from you.
   *[none] { $seat }’s Spies steal a token from { $target }.
}
    .brief = { $you ->
        [target] stole a token from you
       *[none] stole a token from { $target }
    }
log-destroy = { $you ->
    [seat] Your Barbarians destroy { $target }’s { $kind }.
    [target] { $seat }’s Barbarians destroy your { $kind }.
   *[none] { $seat }’s Barbarians destroy { $target }’s { $kind }.
}
    .brief = { $you ->
        [target] destroyed your { $kind }
       *[none] destroyed { $target }’s { $kind }
    }
log-swap = { $you ->
    [seat] You lobby: { $target }’s { $kind } and { $other }’s { $kind2 } change places.
    [seat-target] You lobby: your { $kind } and { $other }’s { $kind2 } change places.
    [seat-other] You lobby: { $target }’s { $kind } and your { $kind2 } change places.
    [target] { $seat } lobbies: your { $kind } and { $other }’s { $kind2 } change places.
    [other] { $seat } lobbies: { $target }’s { $kind } and your { $kind2 } change places.
   *[none] { $seat } lobbies: { $target }’s { $kind } and { $other }’s { $kind2 } change places.
}
    .brief = { $you ->
        [seat-target] swapped your { $kind } for { $other }’s { $kind2 }
        [seat-other] swapped { $target }’s { $kind } for your { $kind2 }
        [target] swapped your { $kind } for { $other }’s { $kind2 }
        [other] swapped { $target }’s { $kind } for your { $kind2 }
       *[none] swapped { $target }’s { $kind } for { $other }’s { $kind2 }
    }
log-waive = { $you ->
    [seat] You skip the effect of { $kind }.
   *[none] { $seat } skips the effect of { $kind }.
}
    .brief = skipped { $kind }
log-discard = { $you ->
    [seat] You are over the limit and discard { $kind }.
   *[none] { $seat } is over the limit and discards { $kind }.
}
    .brief = discarded { $kind }
log-over = The eighth season is over. Points are counted.
    .heading = The end
log-win = { $you ->
    [seat] You win with { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
   *[none] { $seat } wins with { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
}
log-draw = { $you ->
    [seat] You share the victory with { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
   *[none] { $seat } shares the victory with { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
}

ending-win = After eight seasons, the player with the most points wins.
ending-draw = After eight seasons, the leaders are tied and share the victory.

# Reasons for a move: what it does, in a sentence.
reason-gain = Gives you the { $kind } majority{ $hidden ->
    [0] { "" }
   *[other] { "," } unless a face-down order changes it
}: { $count ->
    [one] 1 point if it lasts
   *[other] { $count } points if it lasts
}{ $plain ->
    [1] .
   *[other] { "," } and its power ({ $power }).
}
reason-gain-tie = Gives you the power of the tied { $kind } majority{ $hidden ->
    [0] { "" }
   *[other] { "," } unless a face-down order changes it
}: { $power }.
reason-take = Takes the { $kind } majority from { $target }{ $hidden ->
    [0] { "" }
   *[other] { "," } unless a face-down order changes it
}{ $plain ->
    [1] .
   *[other] { "," } with its power ({ $power }).
}
reason-ahead = { $count ->
    [one] Puts you 1 card ahead in the { $kind } majority
   *[other] Keeps the { $kind } majority yours while cards are tied
}{ $hidden ->
    [0] .
   *[other] { "," } unless a face-down order changes that.
}
reason-safe = { $hidden ->
    [0] Makes your { $kind } majority safe
   *[other] Makes your { $kind } majority safer
}: you are { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ahead{ $hidden ->
    [0] .
   *[other] { "," } unless a face-down order changes that.
}
reason-break = Ends { $target }’s { $kind } majority{ $plain ->
    [1] { "" }
   *[other] { " " }and its power ({ $power })
}{ $hidden ->
    [0] .
   *[other] { "," } unless a face-down order changes it.
}
reason-press = Cuts { $target }’s { $kind } lead to { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $hidden ->
    [0] .
   *[other] { "," } unless a face-down order changes that.
}
reason-token = A token is a point at the end.
reason-steal = A point for you, and one less for { $target }.
reason-forgive = Removes your { $kind } card: it would cost you a point and fill a place.
reason-barbarians = Lets you destroy another player’s character when you reveal it.
reason-lobbying = { $count ->
    [one] Lets you swap two characters when you reveal it.
   *[other] Lets you swap two characters { $count } times when you reveal it.
}
reason-fits = You would have { $count ->
    [one] 1 card
   *[other] { $count } cards
} then, and { $limit } may stay this season.
reason-spare = You hold no majority with this { $kind }, so you lose none.
reason-waived = Nothing that this { $kind } card could do would change a majority for you.
reason-crowded = You have { $count } cards, and { $limit } may stay this season: more would have to go.
reason-no-target = As the table is now, Barbarians could destroy nothing.
reason-no-swap = As the table is now, Lobbying could swap nothing.
reason-behind = { $target } would still hold the { $kind } majority{ $count ->
    [0] { "" }
    [one] , 1 card ahead
   *[other] , { $count } cards ahead
}.

# The coach of a first game: each question at its first appearance.
coach-orders =
    Choose cards of one kind and place them face down; the rest of your hand goes back to the deck. Only the player with
    the most cards of a family gets its power, and its points at the end, so collect few families and lead in them. Mind
    the season’s limit on cards in front of you.
coach-orders-two =
    With the Ship Owners you may play two different cards instead of several of one kind. That helps when each of them
    wins a majority.
coach-reveal =
    Powers of families you lead can be used before or after the reveal, once each. Use one first if your opponents or
    your own order might change who leads; then reveal.
coach-effects =
    Your event happens now. Barbarians destroy a character of another player, Lobbying swaps two characters. Aim at a
    majority that is ahead by a single card. You may skip it, but the card stays and costs a point.
coach-swap = Now choose the other character. It goes where the first one was, so look at both families it changes.
coach-end = Your order is revealed. Use any power that is still open (tokens are points), then end your turn.
coach-discard =
    You hold more cards than this season allows. Give up those that win you no majority; events count but cannot be
    discarded.

why-no-majority = You do not have the majority this power needs.
why-used = You have already used this power this turn.
why-bank-empty = The bank is empty.
why-no-event = You have no event in front of you.
why-no-such-event = You have no card of that event in front of you.
why-reveal-first = Reveal your order first.
why-no-token = There is no token there to steal.
why-own-token = Your Spies steal only from other players.
why-no-ship-owner = You need the majority of Ship Owners to play two different cards.
why-not-in-hand = You do not have these cards in your hand.
why-must-order = You must place at least one card.
why-event-stays = Events cannot be discarded; only Priests remove them.
why-event-safe = Only characters can be chosen, never events.
why-own-character = Barbarians strike only other players.
why-guarded = The majority of Guardians keeps Barbarians away.
why-lobby-proof = Spies protect this player from Lobbying while they have no Guardian.
why-same-player = A swap is between two different players.
why-no-partner = There is no other character to swap it with.
why-effects-open = Carry out your events first, or skip them.
why-over = The game is over.

sheet-omniscient = Omniscient (1)
sheet-spy = Spies (2)
sheet-senator = Senators (3)
sheet-priest = Priests (4)
sheet-ship-owner = Ship Owners (5)
sheet-banker = Bankers (6)
sheet-guardian = Guardians (7)
sheet-broadcaster = Broadcasters (8)
sheet-merchant = Merchants (9)
sheet-barbarians = Barbarians
sheet-lobbying = Lobbying
sheet-tokens = Tokens
sheet-total = Points
in-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

option-empty_orders = Empty orders
option-empty_orders-help = Players may place an order without cards.
option-sealed_orders = Sealed orders
option-sealed_orders-help = Each order’s size stays secret until every player has placed one.

# The board.
board-season = Season { $round } of { $rounds }
board-draw = { $count } dealt
board-keep = keep { $limit }
board-aim = Most cards of a family win its number.
board-bank = Bank: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-bank-short = Bank
board-pool = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
board-pool-short = Deck
board-you = you
board-first = First player
board-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} if it ended now
board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-limit = { $count } of { $limit } cards at the end of the season
board-limit-word = cards
board-over-limit = { $count ->
    [one] { $count } card over the limit
   *[other] { $count } cards over the limit
}
board-tokens = { $seat }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-hand-count = { $count } in hand
board-order-count = An order of { $count ->
    [one] 1 card
   *[other] { $count } cards
}, face down
board-order-sealed = A sealed order
board-order-none = No order
board-cell = { $you ->
    [seat] You: { $kind }
   *[none] { $seat }: { $kind }
}
board-holds = { $you ->
    [seat] You have the majority
   *[none] { $seat } has the majority
}
board-holds-no-points = { $you ->
    [seat] You have the power thanks to the Omniscient, but score nothing while it is tied
   *[none] { $seat } has the power thanks to the Omniscient, but scores nothing while it is tied
}
board-needs = { $count ->
    [one] 1 more card takes the majority
   *[other] { $count } more cards take the majority
}
board-no-cards = No cards on the table yet
board-nobody = No player has the majority
board-proof-barbarians = Guarded from Barbarians
board-proof-lobbying = Guarded from Lobbying
board-hand = Your hand
board-hand-empty = Your hand is empty until the next season.
board-hand-empty-last = Your hand is empty.
board-with-order = You would have { $count ->
    [one] 1 card
   *[other] { $count } cards
}, and may keep { $limit } now.
board-hand-chosen = You have chosen your order; it is placed once everyone has chosen.
board-ask-reveal = Your turn: your order is ready
board-ask-effects = Carry out { $kind }
board-ask-swap = Choose the card it changes places with
board-ask-end = Use a power, or end your turn
board-ask-discard = { $count ->
    [one] Over the limit: give up 1 card
   *[other] Over the limit: give up { $count } cards
}
board-hand-wait = Your hand. You place your order later.
board-your-order = Your order, face down
board-unplayed = Goes back to the deck
board-card = { $kind }, card { $number } of { $count }
board-place = Place order: { $kind }
board-choose = Choose the cards of your order
board-place-none = Place order
board-clear = Clear
board-away = away
board-thinking = thinking
board-choose-between = Choose what to do with it.
board-in-hand = Hand: { $kind }
board-in-order = Order: { $kind }
board-nothing = nothing
board-swapping = chosen for the swap
board-season-ends = Season { $round } ends
board-season-passed = Families that changed sides
board-season-none-passed = No family changed sides.
board-season-to = then
board-season-next = Season { $round }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} each, keep { $limit }.
board-score-now = { $points ->
    [one] 1 point
   *[other] { $points } points
}
legend-cards = The court
legend-lanes = The players
legend-first = The first player of the season
legend-crown = Most cards of this family
legend-needs = How many more cards would take the majority
legend-seal = The player with the most cards of a family has its power and scores its number.
legend-hollow = Who has the power in a tie, thanks to the Omniscient, without its points
legend-order = An order, face down, with the number of its cards
legend-limit = Cards on the table, and how many a player may keep at the end of the season
legend-tokens = Tokens
legend-guarded = Guarded from Barbarians
legend-masked = Guarded from Lobbying
board-court = The court: the holder of each family
board-used = used this turn
board-nobody-has = no majority
board-cards = { $kind }
board-player = { $you ->
    [seat] You
   *[none] { $seat }
}

# The table in sentences, and drawn with letters in the terminal.
tell-deal = Everyone is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
} and may keep { $limit } at the end of the season.
tell-supply = { $count ->
    [0] The bank is empty
    [one] The bank holds 1 token
   *[other] The bank holds { $count } tokens
}; { $pool ->
    [0] the deck is empty
    [one] 1 card is in the deck
   *[other] { $pool } cards are in the deck
}.
tell-first = { $you ->
    [seat] You go first this season.
   *[none] { $seat } goes first this season.
}
tell-pending = Events to carry out: { $kind }.
tell-swap = { $you ->
    [target] Your { $kind } is chosen for a swap.
   *[none] { $target }’s { $kind } is chosen for a swap.
}
tell-hand = You hold { $kind }.
tell-no-hand = Your hand is empty.
tell-order = Your order, face down: { $kind }.
tell-unplayed = Back to the deck: { $kind }.
tell-tableau = On the table: { $kind } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}; { $limit } may stay at the end of the season).
tell-no-tableau = Nothing on the table yet; { $limit } cards may stay at the end of the season.
tell-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} if it ended now, { $count ->
    [0] no token
    [one] 1 token
   *[other] { $count } tokens
} included.
tell-hidden = { $count ->
    [0] No card in hand.
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
tell-placed = { $count ->
    [0] An order without cards is placed.
    [one] An order of 1 card lies face down.
   *[other] An order of { $count } cards lies face down.
}
tell-sealed = A sealed order is placed.
tell-guarded = Barbarians cannot strike here.
tell-proof = Lobbying cannot touch anything here.
tell-court = The court
tell-holds = { $you ->
    [seat] { $kind }, worth { $number }: you have the majority.
   *[none] { $kind }, worth { $number }: { $seat } has the majority.
}
tell-holds-tied = { $you ->
    [seat]
        { $kind }, worth { $number }: you have the power thanks to the Omniscient, but score nothing while it is tied.
   *[none]
        { $kind }, worth { $number }: { $seat } has the power thanks to the Omniscient, but scores
        nothing while it is tied.
}
tell-free = Unclaimed: { $list }.
draw-key = ■ a card on the table; 1/4: 1 card of the 4 allowed; ▸ to play
draw-held = Holds
draw-cards = Cards
draw-hand = In hand
draw-order = Order
draw-tokens = Tokens
draw-points = Points

# The themes of puzzles
theme-win = Win a majority
theme-take = Take a rival’s majority
theme-break = Break a rival’s majority
theme-lead = Make a lead safe
theme-lobbying = Swap with Lobbying
theme-barbarians = Strike with Barbarians
theme-high = The big numbers
theme-low = Small numbers count too
theme-limit = Room within your limit
theme-pair = Two different cards
theme-rival = What a rival would get
