title = Age of Comics
tagline = Hire, print and sell: five rounds in the golden years of comic books.
feel = A tight race for a few good spaces: plan for five rounds, then adapt in every one.

# Words. Titles and names belong to Lirius Games.
action-place = { $task }
action-hire = Hire { $card }
action-hire-top = Hire the top { $kind } of the deck
action-discard = Discard { $card }
action-develop = Develop { $comic }
action-develop-top = Develop the top comic of the deck
action-dig = Dig for a { $genre } comic ($4)
action-board-idea = Take the { $genre } idea from the board
action-idea = Take an idea: { $genre }
action-print = Print { $comic }
action-team = { $card }
action-over = The team of { $comic }
action-fulfil = { $comic }
action-cube = Place a cube: { $special }
action-lift = Move the cube of { $special }
action-swap = Exchange { $card }
action-for = For { $card }
action-hype = Hype { $comic }
action-spend = Spend an idea: { $genre }
action-boost = A fan for { $comic }
action-market = Marketing for ${ $price }
action-walk = Walk to { $circle }
action-cab = Take a cab to { $circle } ($2)
action-ticket = Fly to { $circle } (ticket)
action-flip = Flip the { $space }
action-collect = Collect the { $space }
action-raise = Raise { $card }
action-comic = A { $genre } comic
action-challenge = Accept: { $challenge }
action-pass = Pass
action-done = Done

task-hire = Hire
task-develop = Develop
task-ideas = Ideas
task-print = Print
task-royalties = Royalties
task-sales = Sales
kind-writer = writer
kind-artist = artist
special-reassign = Re-assign
special-hype = Hype
special-convert = Ideas into fans
special-colours = Better colours
special-marketing = Marketing
special-extra = Extra editor
challenge-action = Action
challenge-master-of-fiction = Master of Fiction
challenge-guns-and-flowers = Guns and Flowers
challenge-edge-of-the-business = Edge of the Business
challenge-top-and-beyond = Top and Beyond
challenge-fans = Fan Club
challenge-orders = Door to Door
challenge-every-genre = Something for Everyone
challenge-ethical-publisher = Ethical Publisher

prompt-challenge = Accept a challenge, or choose Done.
    .other = { $seat } is choosing challenges.
prompt-comic = Choose the genre of your first comic.
    .other = { $seat } is choosing a first comic.
prompt-idea = Take { $count ->
    [one] an idea
   *[other] { $count } ideas
} from the supply.
    .other = { $seat } is taking ideas.
prompt-raise = Pay to raise the values of your creatives (3 at most), or choose Done.
    .other = { $seat } may raise creatives.
prompt-place = Place an editor on an action.
    .other = { $seat } is placing an editor.
prompt-hire = { $due ->
    [1] Hire a writer.
    [2] Hire an artist.
   *[other] Hire a writer and an artist.
}
    .other = { $seat } is hiring.
prompt-discard = You can hold six cards: discard one.
    .other = { $seat } has too many cards and is discarding.
prompt-develop = Develop a comic: face up, from the top, or dig for a genre.
    .only-develop-develop-top = Develop a comic: face up, or from the top.
    .other = { $seat } is developing a comic.
prompt-board-idea = Take { $count ->
    [one] an idea
   *[other] { $count } ideas
} from the board.
    .other = { $seat } is taking ideas from the board.
prompt-print = Choose a comic to print.
    .other = { $seat } is printing a comic.
prompt-writer = Choose its writer.
    .other = { $seat } is printing a comic.
prompt-writer-rip-off = Choose the writer of the rip-off.
    .other = { $seat } is printing a rip-off.
prompt-artist = Choose its artist.
    .other = { $seat } is printing a comic.
prompt-artist-rip-off = Choose the artist of the rip-off.
    .other = { $seat } is printing a rip-off.
prompt-over-team = There is no one left to hire: choose one of your teams and pay it again.
    .other = { $seat } is printing with a hired team.
prompt-over-team-rip-off = There is no one left to hire: choose one of your teams and pay it again for the rip-off.
    .other = { $seat } is printing with a hired team.
prompt-fulfil = { $order }: choose the comic that gets the fans.
    .other = { $seat } is fulfilling an order.
prompt-cube = Place a cube on a special action.
    .other = { $seat } is placing a cube.
prompt-lift = Your fifth comic: move one of your cubes, or choose Done.
    .other = { $seat } may move a cube.
prompt-swap = Re-assign: choose a writer or an artist on your mat to exchange, or choose Done.
    .other = { $seat } may re-assign creatives.
prompt-for = Choose the creative who replaces { $card }.
    .other = { $seat } is re-assigning creatives.
prompt-hype = Lay out a comic for hype, or choose Done.
    .other = { $seat } may hype a comic.
prompt-spend = Turn up to three ideas into fans, each for a different comic.
    .other = { $seat } may turn ideas into fans.
prompt-boost = Choose a comic to gain { $count ->
    [one] 1 fan
   *[other] { $count } fans
}.
    .other = { $seat } is giving fans to comics.
prompt-market = Buy fans (once), or choose Done.
    .other = { $seat } may pay for marketing.
prompt-sales = Move, flip orders ({ $flips } left) and collect them ({ $collects } left).
    .other = { $seat } is selling.
prompt-over = The game is over.

turn-who = { $you ->
    [seat] You
   *[none] { $seat }
}

turn-said = { $who } { $what }.

log-first = { $you ->
    [seat] You go first.
   *[none] { $seat } goes first.
}
    .heading = Setup
log-automa-starts = The Automa starts with { $card }, { $mate }, and { $comic }.
    .heading = Setup
log-dealt = { $you ->
    [seat] You are dealt the { $kind } { $card }.
   *[none] { $seat } is dealt the { $kind } { $card }.
}
log-starting-comic = { $you ->
    [seat] You start with a { $genre } comic{ $money ->
        [0] .
       *[other] {" "}and ${ $money } more.
    }
   *[none] { $seat } starts with a { $genre } comic{ $money ->
        [0] .
       *[other] {" "}and ${ $money } more.
    }
}
    .brief = started with { $genre }
log-own-comic = { $you ->
    [seat] You draw { $comic }.
   *[none] { $seat } draws { $comic }.
}
log-challenge = { $you ->
    [seat] You accept the challenge { $challenge }.
   *[none] { $seat } accepts the challenge { $challenge }.
}
    .brief = accepted { $challenge }
log-round = Round { $round }
    .heading = Round { $round }
log-automa-first = The Automa goes first in every round.
log-calendar = The calendar shows { $genre }. Face up now: { $turned }.
log-calendar-alone = The calendar shows { $genre }: no order of that genre lies face down.
log-shelf = New ideas on the board: { $genre }.
log-display = New { $kind }s are laid out: { $card }. { $back }
log-display-none = There are no { $kind }s to lay out.
log-display-originals = New comics are laid out: { $card }. { $back }
log-display-originals-none = There are no comics to lay out.
log-decay = Time passes: { $count ->
        [one] 1 comic loses
       *[other] { $count } comics lose
    } a fan.
log-round-end = Everyone takes back 4 editors. The cards left in the displays are discarded.
log-hype-token = { $you ->
    [seat] Your { $comic } gets a hype token.
   *[none] { $seat }’s { $comic } gets a hype token.
}
log-learn = { $you ->
    [seat] You pay ${ $cost }: { $card } learns and reaches value { $value }.
   *[none] { $seat } pays ${ $cost }: { $card } learns and reaches value { $value }.
}
    .brief = taught { $card }
log-train = { $you ->
    [seat] You pay ${ $cost }: { $card } trains and reaches value { $value }.
   *[none] { $seat } pays ${ $cost }: { $card } trains and reaches value { $value }.
}
    .brief = trained { $card }
log-place = { $you ->
    [seat] You go to { $task }, space { $spot }.
   *[none] { $seat } goes to { $task }, space { $spot }.
}
    .turn = { $you ->
        [seat] You
       *[none] { $seat }
    }
    .brief = went to { $task }
    .minor = 1
log-pass = { $you ->
    [seat] You have nothing to do and pass.
   *[none] { $seat } has nothing to do and passes.
}
    .brief = passed
log-royalties = { $you ->
    [seat] You take ${ $money }.
   *[none] { $seat } takes ${ $money }.
}
    .brief = took ${ $money }
log-rank = { $you ->
    [seat] { $fans ->
        [0] You have no comic on the chart
        [one] Your best comic has 1 fan
       *[other] Your best comic has { $fans } fans
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[none] { $fans ->
        [0] { $seat } has no comic on the chart
        [one] { $seat }’s best comic has 1 fan
       *[other] { $seat }’s best comic has { $fans } fans
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
    .heading = The round ends
log-rank-automa = { $fans ->
        [0] The Automa has no comic on the chart
        [one] The Automa’s best comic has 1 fan
       *[other] The Automa’s best comic has { $fans } fans
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .heading = The round ends
log-earn = { $you ->
    [seat] You earn ${ $money }.
   *[none] { $seat } earns ${ $money }.
}
log-order = { $you ->
    [seat] You go { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } in the next round.
   *[none] { $seat } goes { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } in the next round.
}
log-end = The last round is over.
    .heading = The end
log-end-points = { $you ->
    [seat] You win with { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }.
   *[none] { $seat } wins with { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }.
}
log-end-tie = { $you ->
    [seat] You tie for the lead with { $points } points and win the tie-break: more comics, or comics of higher value.
   *[none] { $seat } ties for the lead with { $points } points and wins the tie-break: more comics, or comics of
        higher value.
}
log-end-shared = { $you ->
    [seat] You share the victory with { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }.
   *[none] { $seat } shares the victory with { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }.
}
log-end-solo-won = { $you ->
    [seat] You beat the Automa, { $points } to { $automa }.
   *[none] { $seat } beats the Automa, { $points } to { $automa }.
}
log-end-solo-lost = The Automa wins, { $automa } to { $points }.
log-title = { $you ->
    [seat] You earn the title of { $title }.
   *[none] { $seat } earns the title of { $title }.
}

ending-points = The last round is over, and the player with the most points wins.
ending-tie = The points were equal, and the tie-break decided.
ending-shared = The points and the tie-break were equal.
ending-solo-won = The Automa loses.
ending-solo-lost = The Automa has at least as many points.
log-hire = { $you ->
    [seat] You hire { $card }.
   *[none] { $seat } hires { $card }.
}
    .brief = hired { $card }
log-hire-top = { $you ->
    [seat] You hire the top { $kind } of the deck, of value { $value }. { $back }
   *[none] { $seat } hires the top { $kind } of the deck, of value { $value }. { $back }
}
    .brief = hired the top { $kind } of the deck
log-own-card = { $you ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
log-young-idea = { $you ->
    [seat] { $card } brings you a { $genre } idea.
   *[none] { $card } brings { $seat } a { $genre } idea.
}
log-discard = { $you ->
    [seat] You discard { $card }.
   *[none] { $seat } discards { $card }.
}
    .brief = discarded { $card }
log-develop = { $you ->
    [seat] You develop { $comic }.
   *[none] { $seat } develops { $comic }.
}
    .brief = developed { $comic }
log-develop-top = { $you ->
    [seat] You develop the top comic of the deck, a { $genre } comic. { $back }
   *[none] { $seat } develops the top comic of the deck, a { $genre } comic. { $back }
}
    .brief = developed a { $genre } comic from the deck
log-dig = { $you ->
    [seat] You pay $4, dig for { $genre } and take the first such comic. { $back }
   *[none] { $seat } pays $4, digs for { $genre } and takes the first such comic. { $back }
}
    .brief = dug for a { $genre } comic
log-dug-away = Discarded on the way: { $comic }.
log-board-idea = { $you ->
    [seat] You take a { $genre } idea from the board.
   *[none] { $seat } takes a { $genre } idea from the board.
}
    .brief = took ideas from the board: { $genre }
    .minor = 1
log-idea = { $you ->
    [seat] You take a { $genre } idea.
   *[none] { $seat } takes a { $genre } idea.
}
    .brief = took ideas: { $genre }
    .minor = 1
log-reshuffle = The discarded { $kind }s make a new deck. { $back }
log-reshuffle-originals = The discarded comics make a new deck. { $back }
log-choose-comic = { $you ->
    [seat] You choose { $comic } to print.
   *[none] { $seat } chooses { $comic } to print.
}
log-choose-writer = { $you ->
    [seat] You have { $card } write it.
   *[none] { $seat } has { $card } write it.
}
log-print = { $you ->
    [seat] You print { $comic } by { $card } and { $mate } for ${ $cost } and 2 { $genre } ideas.
   *[none] { $seat } prints { $comic } by { $card } and { $mate } for ${ $cost } and 2 { $genre } ideas.
}
    .consequence = { $you ->
        [seat] You print { $comic }.
       *[none] { $seat } prints { $comic }.
    }
    .brief = printed { $comic }
log-rip-off = { $you ->
    [seat] You print { $comic }, a rip-off, by { $card } and { $mate } for ${ $cost }.
   *[none] { $seat } prints { $comic }, a rip-off, by { $card } and { $mate } for ${ $cost }.
}
    .consequence = { $you ->
        [seat] You print { $comic }, a rip-off.
       *[none] { $seat } prints { $comic }, a rip-off.
    }
    .brief = printed the rip-off { $comic }
log-bonus = { $you ->
    [seat] You get a bonus: { $bonus ->
        [0] 1 fan
        [1] 2 ideas
        [2] a super-transport ticket
       *[other] $4
    }.
   *[none] { $seat } gets a bonus: { $bonus ->
        [0] 1 fan
        [1] 2 ideas
        [2] a super-transport ticket
       *[other] $4
    }.
}
log-no-ticket = { $you ->
    [seat] You would get a super-transport ticket, but none is left.
   *[none] { $seat } would get a super-transport ticket, but none is left.
}
log-stolen = { $comic } loses a fan to its rip-off.
log-fans = { $comic } gains { $fans ->
        [one] a fan
       *[other] { $fans } fans
    } and has { $total }.
log-fans-lost = { $comic } loses { $fans ->
        [one] a fan
       *[other] { $fans } fans
    } and has { $total }.
log-mastery = { $you ->
    [seat] You are master of { $genre }.
   *[none] { $seat } is master of { $genre }.
}
    .brief = became master of { $genre }
    .minor = 1
log-mastery-automa = The Automa is master of { $genre }.
log-colours = { $you ->
    [seat] You give { $comic } better colours.
   *[none] { $seat } gives { $comic } better colours.
}
    .brief = gave { $comic } better colours
    .minor = 1
log-cube = { $you ->
    [seat] You place a cube: { $special }.
   *[none] { $seat } places a cube: { $special }.
}
    .brief = placed a cube on { $special }
    .minor = 1
log-lift = { $you ->
    [seat] You take the cube from { $special }.
   *[none] { $seat } takes the cube from { $special }.
}
log-fulfil = { $you ->
    [seat] You fulfil { $order } with { $comic }.
   *[none] { $seat } fulfils { $order } with { $comic }.
}
    .consequence = { $you ->
        [seat] You fulfil { $order }.
       *[none] { $seat } fulfils { $order }.
    }
    .brief = fulfilled { $order }
log-walk = { $you ->
    [seat] You walk to { $circle }.
   *[none] { $seat } walks to { $circle }.
}
    .brief = walked to { $circle }
    .minor = 1
log-cab = { $you ->
    [seat] You pay $2 for a cab to { $circle }.
   *[none] { $seat } pays $2 for a cab to { $circle }.
}
    .brief = took a cab to { $circle }
    .minor = 1
log-ticket = { $you ->
    [seat] You use a super-transport ticket to reach { $circle }.
   *[none] { $seat } uses a super-transport ticket to reach { $circle }.
}
    .brief = flew to { $circle }
    .minor = 1
log-ticket-used = { $you ->
    [seat] You use up a super-transport ticket to reach { $circle }.
   *[none] { $seat } uses up a super-transport ticket to reach { $circle }.
}
    .brief = flew to { $circle }
    .minor = 1
log-fee = { $you ->
    [seat] You pay $2 to { $target }.
    [target] { $seat } pays you $2.
   *[none] { $seat } pays $2 to { $target }.
}
    .brief = { $you ->
        [target] paid you $2
       *[none] paid { $target } $2
    }
    .minor = 1
log-flip = { $you ->
    [seat] You flip the { $space }: { $order }.
   *[none] { $seat } flips the { $space }: { $order }.
}
    .brief = flipped { $order }
    .minor = 1
log-collect = { $you ->
    [seat] You collect the { $space }: { $order }.
   *[none] { $seat } collects the { $space }: { $order }.
}
    .brief = collected { $order }
    .minor = 1
log-swap = { $you ->
    [seat] You exchange { $card } for { $mate }.
   *[none] { $seat } exchanges { $card } for { $mate }.
}
    .brief = exchanged { $card } for { $mate }
log-swap-pays = { $you ->
    [seat] You exchange { $card } for { $mate } and pay ${ $money }.
   *[none] { $seat } exchanges { $card } for { $mate } and pays ${ $money }.
}
    .brief = exchanged { $card } for { $mate }
log-swap-receives = { $you ->
    [seat] You exchange { $card } for { $mate } and receive ${ $money }.
   *[none] { $seat } exchanges { $card } for { $mate } and receives ${ $money }.
}
    .brief = exchanged { $card } for { $mate }
log-hype = { $you ->
    [seat] You lay out { $comic } for hype.
   *[none] { $seat } lays out { $comic } for hype.
}
    .brief = hyped { $comic }
log-spend = { $you ->
    [seat] You spend a { $genre } idea on a fan.
   *[none] { $seat } spends a { $genre } idea on a fan.
}
    .brief = turned { $genre } into fans
log-market = { $you ->
    [seat] You spend ${ $money } on marketing: { $fans ->
        [one] 1 fan
       *[other] { $fans } fans
    }.
   *[none] { $seat } spends ${ $money } on marketing: { $fans ->
        [one] 1 fan
       *[other] { $fans } fans
    }.
}
    .brief = bought { $fans ->
        [one] 1 fan
       *[other] { $fans } fans
    }
log-extra-editor = { $you ->
    [seat] You get an extra editor for this round.
   *[none] { $seat } gets an extra editor for this round.
}
    .brief = got an extra editor
log-automa-card = The Automa turns over { $sheet }.
    .turn = The Automa
log-automa-shuffle = All 12 Automa cards are reshuffled.
log-automa-place = The Automa goes to { $task }, space { $spot }.
    .brief = went to { $task }
    .minor = 1
log-automa-nothing = The Automa cannot act.
    .brief = did nothing
log-automa-hire = The Automa hires { $card }.
    .brief = hired { $card }
log-automa-develop = The Automa develops { $comic }.
    .brief = developed { $comic }
log-automa-develop-top = The Automa takes { $comic } from the deck. { $back }
    .brief = took { $comic }
log-automa-ideas = The Automa removes ideas from the board: { $genre }.
    .brief = removed ideas from the board
log-automa-flip = The Automa turns up all orders of { $genre }: { $turned }.
    .brief = turned up all { $genre } orders
log-automa-print = The Automa prints { $comic } by { $card } and { $mate }.
    .brief = printed { $comic }
log-automa-collect = The Automa takes the { $space }: { $order }.
    .brief = took { $order }

# Reasons for a move: what it does, in a sentence.
reason-mastery-first =
    Prints the first { $genre } comic: its mastery is a fan for each of your { $genre } comics and 2 points.
reason-mastery-from = Takes the { $genre } mastery from { $target }.
reason-mastery-automa = Takes the { $genre } mastery from the Automa.
reason-mastered = You hold the { $genre } mastery, so it gets another fan.
reason-could-master = Printing it would win you the { $genre } mastery.
reason-specialist = A { $genre } creative in your hand would give it another fan.
reason-specialist-team = A { $genre } creative on a { $genre } comic brings another fan.
reason-hyped = Its hype is worth { $count ->
    [one] 1 fan.
   *[other] { $count } fans.
}
reason-opens-orders = With your best team it could fulfil { $count ->
    [one] 1 open order
   *[other] { $count } open orders
} that no comic of yours fits yet.
reason-rip-off = A rip-off costs no ideas.
reason-bonus-fan = Its bonus is another fan.
reason-bonus-ideas = Its bonus is two ideas.
reason-bonus-ticket = Its bonus is a ticket to any newsstand.
reason-bonus-money = Its bonus is $4.
reason-price = Costs ${ $count }.
reason-best-value = Value { $count } opens the orders with the most fans.
reason-suits-comic = Suits your { $genre } comic: its genre brings another fan.
reason-young = Brings a { $genre } idea at once.
reason-has-ideas = You have the { $genre } ideas to print it.
reason-lacks-ideas = You need { $genre } ideas for the comic in your hand.
reason-second-idea = The second { $genre } idea that the comic in your hand needs.
reason-open-comic = A { $genre } original lies open for you to develop.
reason-held-creative = A { $genre } creative in your hand would give a { $genre } comic another fan.
reason-free-mastery = No one holds the { $genre } mastery yet.
reason-most-orders = More orders on the map ask for { $genre } than for any other genre.
reason-makes-pair = Your second { $genre } idea: two print an original.
reason-top-suits = { $count } of the { $total } cards that it can be { $count ->
    [one] suits
   *[other] suit
} your unprinted comics.
reason-top-young = Brings an idea at once, of a genre that you learn when you take it.
reason-affordable = You could pay a team with this { $kind } now, for ${ $count }.
reason-reaches-order = A team of yours for ${ $count } then reaches this order: { $order }.
reason-raise-order = For ${ $count }, its comic then fits this order: { $order }.
reason-asking = { $count ->
    [one] 1 open { $genre } order fits no comic of yours yet.
   *[other] { $count } open { $genre } orders fit no comic of yours yet.
}
reason-back = Its back shows a { $genre } comic.
reason-no-team = You have neither a writer nor an artist in your hand.
reason-no-creative = You have no { $kind } in your hand.
reason-open-ready = You have the ideas for the { $genre } original that lies open.
reason-open-suited = A { $genre } original lies open, and you hold a { $genre } creative.
reason-no-comic = You have no original in your hand.
reason-pays-suited = You could then pay more { $genre } creatives for your { $genre } comic.
reason-lacks-money = You cannot pay a team now: this brings the money for one.
reason-first-space = The first space gives the most.
reason-first-twice = The first space lets you print twice.
reason-order = Worth { $count ->
    [one] 1 fan
   *[other] { $count } fans
} to a comic of its genre and value.
reason-can-print = You have all that a comic needs.
reason-open-creative = A { $genre } creative lies open for your { $genre } comic.
reason-open-orders = { $count ->
    [one] 1 open order fits
   *[other] { $count } open orders fit
} your printed comics.
reason-uses-convert = Your special action then turns spare ideas into fans.
reason-uses-colours = Your special action makes a comic that you print now worth 2 points more.
reason-uses-marketing = Your special action then turns money into fans.
reason-uses-extra = Your special action gives you another editor for the round.
reason-raises = A comic of higher value fits dearer orders.
reason-special-reassign = After you hire, better teams can replace those on your mat.
reason-special-hype = A comic that waits gathers two fans a round.
reason-special-convert = Each time you go to Ideas, spare ideas become up to three fans.
reason-special-colours = Each comic you print from now on can be worth 2 points more.
reason-special-marketing = After royalties, money becomes fans: up to four for $9.
reason-special-extra = Each time you go to Sales, you get another editor for the round.
reason-tops-chart = With it, your best comic has more fans than any rival’s, which ranks you first.
reason-earns-more = It earns you ${ $count } more at the end of the round.
reason-fan-lasts = It has enough fans: what it gets now lasts to the end of the game.
reason-best-comic = Fans on your best comic count for the ranking and earn money.
reason-hires = Brings a writer and an artist: each comic takes one of each.
reason-develops = Brings an original for another comic.
reason-gets-ideas = Brings ideas: an original costs two of its genre.
reason-prints = Comics bring fans, money each round, and points at the end.
reason-earns = Brings money for the next team.
reason-sells = Orders bring fans to comics of their genre and value.
reason-keeps-team = You keep your creatives and your money for another comic.
reason-keeps-money = You keep your money for teams and cabs.
reason-keeps-ideas = You keep your ideas: two print an original, and four are a point at the end.
reason-lifts = Its cube is free for another special action.
reason-orders-there = { $count ->
    [one] 1 open order there fits
   *[other] { $count } open orders there fit
} your printed comics.
reason-on-the-way = On the way to { $circle }, where orders fit your comics.
reason-all-collected = You have collected as many orders as this action lets you.
reason-no-comics-to-sell = You have no printed comic that could fulfil an order.
reason-no-order-pays = No order within your reach fits your comics well enough for the way.
reason-order-genre = You have printed a { $genre } comic that the order may suit.
reason-too-late = It is too late to print what this brings.
reason-enough-comics = { $count ->
    [one] 1 original waits
   *[other] { $count } originals wait
} in your hand already, and you have only { $left ->
    [one] 1 editor
   *[other] { $left } editors
} left to place.
reason-few-orders = { $count ->
    [0] No open order fits
    [one] Only 1 open order fits
   *[other] Only { $count } open orders fit
} your printed comics.
reason-enough-ideas = You have the ideas for all your originals.
reason-enough-money = Your ${ $count } already pay for a team.
reason-suits-none = You have no { $genre } comic to print.
reason-no-specialist = You have no { $genre } creative to make it, who would bring another fan.
reason-leaves-money = Leaves you ${ $count }.
reason-gathers-hype = It gathers two fans a round until you print it.
reason-market = Brings { $count ->
    [one] 1 fan
   *[other] { $count } fans
} to the comics you choose.
reason-spare-idea = No comic in your hand needs this { $genre } idea.
reason-unsuited = None of your unprinted comics is { $genre }.
reason-keeps-cubes = You keep the special actions that you have.
reason-team-fans = It suits a { $genre } comic: { $count ->
    [one] another fan.
   *[other] { $count } more fans.
}
reason-team-orders = Its value fits { $count ->
    [one] 1 { $genre } order
   *[other] { $count } { $genre } orders
} lying open or held by you.
reason-swap-fans = Brings your comics { $count ->
    [one] 1 fan.
   *[other] { $count } fans.
}
reason-swap-orders = Fulfils { $count ->
    [one] 1 order
   *[other] { $count } orders
} that you hold.
reason-swap-money = You get ${ $count } back.
reason-swap-for-fans = { $card } instead brings your comics { $count ->
    [one] 1 fan.
   *[other] { $count } fans.
}
reason-swap-for-orders = { $card } instead fulfils { $count ->
    [one] 1 order
   *[other] { $count } orders
} that you hold.
reason-swap-for-money = { $card } instead gives you ${ $count } back.
reason-no-swap = No exchange brings your comics a fan or fulfils an order that you hold.

# The coach of a first game: each question at its first appearance.
coach-challenge = A challenge you accept and miss costs 15 points. Choose Done in a first game.
coach-comic =
    Look at your writer and artist: a comic of a creative’s genre starts with an extra fan. Then you
    take ideas of your choice: two of this genre are what printing it costs.
    .light = hand
coach-idea = Printing an original takes two ideas of its genre. Take what the comics in your hand still need.
    .light = hand
coach-raise =
    A round has ended: the ranking brought points, fans brought money, and comics lost a fan; the log tells it all.
    Higher values let a comic fulfil bigger orders. A creative of the comic’s genre learns for $1 beside a better one of
    that genre, or trains for $2 to reach 2 and $3 to reach 3. Raise one for an order within reach, and keep money for
    printing.
coach-place =
    Your four editors are your actions this round. To print you need a writer, an artist, an original, two ideas of its
    genre and the money for the team: place an editor where you lack something, or print if you have it all. The
    first spaces of Ideas, Print, Royalties and Sales give more.
    .light = hand
coach-hire =
    Take one writer and one artist. Genres that match your comics bring fans. Value is what they cost when you
    print, and what orders ask for.
    .light = hand
coach-discard = Six cards are the limit. Give up what fits none of your plans.
coach-develop = Choose a comic you have creatives or ideas for, or a genre that no one has mastered yet.
coach-board-idea = Ideas on the board come on top of your own two. Take genres of comics you want to print.
coach-print =
    Choose the comic to publish. The first player to print a genre gets its mastery: a fan for each of their comics of
    that genre.
coach-writer = You pay the writer’s value. The comic’s genre brings a fan; a higher value serves bigger orders.
coach-writer-rip-off = A rip-off has no first fan, so a writer of its genre matters even more.
coach-artist = As with the writer: the genre brings a fan, and the value of both together decides which orders fit.
coach-artist-rip-off = An artist of the comic’s genre brings a fan. Mind the money you still need.
coach-over-team =
    No creatives are left, so a team on your mat prints again for the same price. Choose one of the comic’s genre.
coach-over-team-rip-off = A team on your mat prints the rip-off for its usual price. Choose one of the comic’s genre.
coach-fulfil = Several comics fit this order. More fans on one comic rank it higher and earn more money.
coach-cube =
    A cube makes a special action yours for the rest of the game, each time after its main action. Choose one that goes
    with an action you use often.
coach-lift = You may move one cube to a special action that suits the end of the game better, or leave them.
coach-swap = You may exchange creatives for ones that suit your comics. If nothing gets better, choose Done.
coach-for = Choose the creative who comes in. You pay or receive the difference in value.
coach-hype = A comic laid out gets a token each round, worth two fans when you print it. Hype one you will print later.
coach-spend = Each idea becomes a fan of a different comic. Keep two ideas of each genre you still want to print.
coach-boost = Choose the comic that gets the fans. Your best comic counts for the ranking at the end of the round.
coach-market = Fans for money: four for $9 is the best price per fan. Keep enough to print.
coach-sales =
    Walk your agent to a newsstand beside orders of your comics’ genres, flip face-down ones to see their values, and
    collect those that fit. One block is free, each further one costs $2.

why-over = The game is over.
why-not-now = Make the current choice first.
why-not-place = Finish the current action first.
why-not-print = You need the Print action to print comics.
why-not-walk = You need the Sales action to move your agent.
why-not-raise = You can raise values only at the start of a round.
why-not-on-mat = Only creatives of your printed comics can rise.
why-highest = Value 3 is the highest.
why-raised = This one has risen in this round: wait for the next.
why-not-its-genre = Only a creative of its comic’s genre can rise.
why-mate-learns = The other one has the lower value, and learns first.
why-no-space = All spaces of this action are taken.
why-nothing-to-print =
    You cannot afford to print anything yet: you need a comic with two ideas of its genre (or a rip-off), a writer
    and an artist.
why-no-cards = There is no card left to take.
why-walked = You have used your free block: take a cab to go farther.
why-walk-first = Your first block is free: walk there instead.
why-no-ticket = You have no super-transport ticket.
why-you-are-here = Your agent is there already.
why-too-far = That is more than one block away.
why-too-dear = You cannot afford that.
why-fee-too-dear = You need $2: a rival is there.
why-fee-first = You cannot pay the rival here: move on.
why-no-flips = You have no flip actions left.
why-no-collects = You have no collect actions left.
why-no-order = No order lies there.
why-not-beside = That order is not next to your newsstand.
why-face-up = It is face up already.
why-no-such-genre = The deck has no comic of that genre.
why-no-comic = You have no comic yet.
why-not-in-hand = You do not have that card.
why-two-ideas = You need two ideas of its genre.
why-no-writer = You have no writer in hand.
why-no-artist = You have no artist in hand.
why-team-too-dear = You cannot afford the team: it costs the values of both.
why-no-rip-offs = This game is played without rip-offs.
why-not-printed = Its original has not been printed yet.
why-own-original = You cannot rip off your own comic.
why-ripped-off = It has been ripped off already.
why-this-round = Its original was printed this round: wait for the next.
why-cube-there = Your cube is there already.
why-tier = You need to print more comics for that special action.
why-same-place = Choose a different special action for the cube.

option-rip_offs = Rip-offs
option-rip_offs-help = None suits a first game. If aggressive, a rip-off costs its original a fan.
option-display = Display
option-display-help = Tight: one card less beside each deck.
option-swapped_fans = Re-assigning changes fans
option-swapped_fans-help =
    A comic gains or loses a fan when a specialised creative joins or leaves it. The rulebook leaves this open.
option-tickets = Super-transport tickets
option-tickets-help = Four as in the rulebook, or six as in later printings: one for each comic that brings one.
option-tickets_return = Used tickets return
option-tickets_return-help = A used ticket can be won again. By the rulebook it is discarded and out of the game.
option-hyped_in_hand = Hyped comics count as cards in hand
option-hyped_in_hand-help =
    As in the digital editions. By the rulebook they lie beside the mat and leave room for other cards.
option-colours = Better colours
option-colours-help = Once for each Print action, or for each comic that it prints.
option-difficulty = Solo difficulty
option-difficulty-help = Sets how many fans the Automa prints with and its points at the end.
option-challenges = Solo challenges
option-challenges-help = Begin by accepting challenges; each one missed costs 15 points.
option-automa = Your own Automa cards
option-automa-help = Upload a file with the printed cards of the solo opponent. Eleven of ours are reconstructions.
choice-normal = Normal
choice-none = None
choice-aggressive = Aggressive
choice-tight = Tight
choice-action = Once an action
choice-comic = For each comic
choice-beginner = Beginner
choice-intermediate = Intermediate
choice-expert = Expert

sheet-fans = Fans
sheet-orders = Unfulfilled orders
sheet-ranking = Rankings
sheet-mastery = Mastery
sheet-colours = Better colours
sheet-five = Five comics: originals
sheet-six = From the sixth comic
sheet-money = Money
sheet-ideas = Ideas
sheet-originals = Originals
sheet-challenges = Challenges missed
sheet-difficulty = Difficulty
sheet-rival = The Automa
sheet-total = Victory points

title-publisher = Publisher
title-chief = Editor-in-Chief
title-senior = Senior Editor
title-associate = Associate Editor
title-editor = Editor
title-assistant = Assistant Editor
title-proofreader = Proofreader

genre-scifi = Sci-fi
genre-crime = Crime
genre-romance = Romance
genre-horror = Horror
genre-superheroes = Superheroes
genre-western = Western
card-writer-scifi-1 = Ian Zhabjaku
card-writer-scifi-2a = Lopez
card-writer-scifi-2b = Simon Prex
card-writer-scifi-3 = Nestor Mangoons
card-writer-crime-1 = Michael Florio
card-writer-crime-2a = Colin te Booij
card-writer-crime-2b = Margot Fragrasse
card-writer-crime-3 = Chris Constance
card-writer-romance-1 = Marian Silang
card-writer-romance-2a = Luis Gonzalez
card-writer-romance-2b = Peter Bafolo
card-writer-romance-3 = Manu McSvampy
card-writer-horror-1 = Ann da Silva
card-writer-horror-2a = Laura Saurini
card-writer-horror-2b = Alexis Sunset
card-writer-horror-3 = Max Lovegods
card-writer-superheroes-1 = Vic Haerinck Jr
card-writer-superheroes-2a = Alden Bruce
card-writer-superheroes-2b = Rich De Angelis
card-writer-superheroes-3 = Alex Danish
card-writer-western-1 = Sebastian Owl
card-writer-western-2a = Jamie Yardley
card-writer-western-2b = Lou d'Auteuil
card-writer-western-3 = Alex Quarella
card-artist-scifi-1 = Sandy Lanes
card-artist-scifi-2a = Luke Zanetti
card-artist-scifi-2b = Lena Drake
card-artist-scifi-3 = Gianluca Pagliarani
card-artist-crime-1 = Eleanor Herrero
card-artist-crime-2a = Leonard Alleys
card-artist-crime-2b = Dee Saster
card-artist-crime-3 = Lisandro Estherren
card-artist-romance-1 = Sandra Pepper
card-artist-romance-2a = Elisa Rossello
card-artist-romance-2b = Abigael Bondoc
card-artist-romance-3 = Elena Casagrande
card-artist-horror-1 = Julian Earl
card-artist-horror-2a = Barb Purplemice
card-artist-horror-2b = Bixby McGargan
card-artist-horror-3 = Francesco Biagini
card-artist-superheroes-1 = Pearlie Jones
card-artist-superheroes-2a = Corentin Lamay
card-artist-superheroes-2b = Max Treejan
card-artist-superheroes-3 = Giuseppe Camuncoli
card-artist-western-1 = Danny Rich
card-artist-western-2a = D.J. Leonard
card-artist-western-2b = Joan Thomas
card-artist-western-3 = Riccardo Burchielli
card-scifi-fan = Stories of Tomorrow
card-scifi-ideas = Neptunio
card-scifi-ticket = Future Wonder
card-scifi-money = Alien Worlds
card-crime-fan = Killer Dames
card-crime-ideas = It’s a Felony
card-crime-ticket = Call the Police
card-crime-money = Gang Wars
card-romance-fan = Just a Feeling
card-romance-ideas = Love Letter
card-romance-ticket = Heartbreakers
card-romance-money = Teen Drama
card-horror-fan = Haunting Tales
card-horror-ideas = It Lives
card-horror-ticket = True Terror
card-horror-money = Carmilla
card-superheroes-fan = Star-Spangled Duo
card-superheroes-ideas = Miss Tiger
card-superheroes-ticket = Angel of Liberty
card-superheroes-money = Freedom Comics
card-western-fan = Kings of the Plains
card-western-ideas = Hey Ranger
card-western-ticket = Outlaws
card-western-money = Wild Annie
mate-writer-scifi-1 = Ian Zhabjaku
mate-writer-scifi-2a = Lopez
mate-writer-scifi-2b = Simon Prex
mate-writer-scifi-3 = Nestor Mangoons
mate-writer-crime-1 = Michael Florio
mate-writer-crime-2a = Colin te Booij
mate-writer-crime-2b = Margot Fragrasse
mate-writer-crime-3 = Chris Constance
mate-writer-romance-1 = Marian Silang
mate-writer-romance-2a = Luis Gonzalez
mate-writer-romance-2b = Peter Bafolo
mate-writer-romance-3 = Manu McSvampy
mate-writer-horror-1 = Ann da Silva
mate-writer-horror-2a = Laura Saurini
mate-writer-horror-2b = Alexis Sunset
mate-writer-horror-3 = Max Lovegods
mate-writer-superheroes-1 = Vic Haerinck Jr
mate-writer-superheroes-2a = Alden Bruce
mate-writer-superheroes-2b = Rich De Angelis
mate-writer-superheroes-3 = Alex Danish
mate-writer-western-1 = Sebastian Owl
mate-writer-western-2a = Jamie Yardley
mate-writer-western-2b = Lou d'Auteuil
mate-writer-western-3 = Alex Quarella
mate-artist-scifi-1 = Sandy Lanes
mate-artist-scifi-2a = Luke Zanetti
mate-artist-scifi-2b = Lena Drake
mate-artist-scifi-3 = Gianluca Pagliarani
mate-artist-crime-1 = Eleanor Herrero
mate-artist-crime-2a = Leonard Alleys
mate-artist-crime-2b = Dee Saster
mate-artist-crime-3 = Lisandro Estherren
mate-artist-romance-1 = Sandra Pepper
mate-artist-romance-2a = Elisa Rossello
mate-artist-romance-2b = Abigael Bondoc
mate-artist-romance-3 = Elena Casagrande
mate-artist-horror-1 = Julian Earl
mate-artist-horror-2a = Barb Purplemice
mate-artist-horror-2b = Bixby McGargan
mate-artist-horror-3 = Francesco Biagini
mate-artist-superheroes-1 = Pearlie Jones
mate-artist-superheroes-2a = Corentin Lamay
mate-artist-superheroes-2b = Max Treejan
mate-artist-superheroes-3 = Giuseppe Camuncoli
mate-artist-western-1 = Danny Rich
mate-artist-western-2a = D.J. Leonard
mate-artist-western-2b = Joan Thomas
mate-artist-western-3 = Riccardo Burchielli
comic-scifi-fan = Stories of Tomorrow
comic-scifi-ideas = Neptunio
comic-scifi-ticket = Future Wonder
comic-scifi-money = Alien Worlds
comic-crime-fan = Killer Dames
comic-crime-ideas = It’s a Felony
comic-crime-ticket = Call the Police
comic-crime-money = Gang Wars
comic-romance-fan = Just a Feeling
comic-romance-ideas = Love Letter
comic-romance-ticket = Heartbreakers
comic-romance-money = Teen Drama
comic-horror-fan = Haunting Tales
comic-horror-ideas = It Lives
comic-horror-ticket = True Terror
comic-horror-money = Carmilla
comic-superheroes-fan = Star-Spangled Duo
comic-superheroes-ideas = Miss Tiger
comic-superheroes-ticket = Angel of Liberty
comic-superheroes-money = Freedom Comics
comic-western-fan = Kings of the Plains
comic-western-ideas = Hey Ranger
comic-western-ticket = Outlaws
comic-western-money = Wild Annie
comic-rip-scifi-fan = Legends of Tomorrow
comic-rip-scifi-ideas = Saturnio
comic-rip-scifi-ticket = Future Marvels
comic-rip-scifi-money = Weird Worlds
comic-rip-crime-fan = Deadly Dames
comic-rip-crime-ideas = It’s a Larceny
comic-rip-crime-ticket = Call the Cops
comic-rip-crime-money = Bang Wars
comic-rip-romance-fan = Just an Emotion
comic-rip-romance-ideas = Love Notes
comic-rip-romance-ticket = Tearjerkers
comic-rip-romance-money = Twin Drama
comic-rip-horror-fan = Harrowing Tales
comic-rip-horror-ideas = It Walks
comic-rip-horror-ticket = True Horror
comic-rip-horror-money = Vampyria
comic-rip-superheroes-fan = Star-Spangled Duds
comic-rip-superheroes-ideas = Miss Kitty
comic-rip-superheroes-ticket = Wings of Liberty
comic-rip-superheroes-money = Justice Comics
comic-rip-western-fan = Kings of the Peaks
comic-rip-western-ideas = Hi Ranger
comic-rip-western-ticket = Bandits
comic-rip-western-money = Wild Jenny
order-scifi3 = Sci-fi 3+ (1 fan)
order-scifi4 = Sci-fi 4+ (2 fans)
order-scifi5 = Sci-fi 5+ (3 fans)
order-scifi6 = Sci-fi 6+ (4 fans)
order-crime3 = Crime 3+ (1 fan)
order-crime4 = Crime 4+ (2 fans)
order-crime5 = Crime 5+ (3 fans)
order-crime6 = Crime 6+ (4 fans)
order-romance3 = Romance 3+ (1 fan)
order-romance4 = Romance 4+ (2 fans)
order-romance5 = Romance 5+ (3 fans)
order-romance6 = Romance 6+ (4 fans)
order-horror3 = Horror 3+ (1 fan)
order-horror4 = Horror 4+ (2 fans)
order-horror5 = Horror 5+ (3 fans)
order-horror6 = Horror 6+ (4 fans)
order-superheroes3 = Superheroes 3+ (1 fan)
order-superheroes4 = Superheroes 4+ (2 fans)
order-superheroes5 = Superheroes 5+ (3 fans)
order-superheroes6 = Superheroes 6+ (4 fans)
order-western3 = Western 3+ (1 fan)
order-western4 = Western 4+ (2 fans)
order-western5 = Western 5+ (3 fans)
order-western6 = Western 6+ (4 fans)
circle-r1c1 = newsstand 1-1
circle-r1c2 = newsstand 1-2
circle-r1c3 = newsstand 1-3
circle-r1c4 = newsstand 1-4
circle-r2c1 = newsstand 2-1
circle-r2c2 = newsstand 2-2
circle-r2c3 = newsstand 2-3
circle-r2c4 = newsstand 2-4
circle-r3c1 = newsstand 3-1
circle-r3c2 = newsstand 3-2
circle-r3c3 = newsstand 3-3
circle-r3c4 = newsstand 3-4
circle-r4c1 = newsstand 4-1
circle-r4c2 = newsstand 4-2
circle-r4c3 = newsstand 4-3
circle-r4c4 = newsstand 4-4
circle-r5c1 = newsstand 5-1
circle-r5c2 = newsstand 5-2
circle-r5c3 = newsstand 5-3
circle-r5c4 = newsstand 5-4
circle-r6c1 = newsstand 6-1
circle-r6c2 = newsstand 6-2
circle-r6c3 = newsstand 6-3
circle-r6c4 = newsstand 6-4
space-t1_5 = order between 1-2 and 1-3, outer loop
space-t2_3 = order between 1-1 and 1-2
space-t2_5 = order between 1-2 and 1-3
space-t2_7 = order between 1-3 and 1-4
space-t3_2 = order between 1-1 and 2-1
space-t3_4 = order between 1-2 and 2-2
space-t3_6 = order between 1-3 and 2-3
space-t3_8 = order between 1-4 and 2-4
space-t4_3 = order between 2-1 and 2-2
space-t4_5 = order between 2-2 and 2-3
space-t4_7 = order between 2-3 and 2-4
space-t5_2 = order between 2-1 and 3-1
space-t5_4 = order between 2-2 and 3-2
space-t5_6 = order between 2-3 and 3-3
space-t5_8 = order between 2-4 and 3-4
space-t6_3 = order between 3-1 and 3-2
space-t6_5 = order between 3-2 and 3-3
space-t6_7 = order between 3-3 and 3-4
space-t7_1 = order between 3-1 and 4-1, outer loop
space-t7_2 = order between 3-1 and 4-1
space-t7_4 = order between 3-2 and 4-2
space-t7_6 = order between 3-3 and 4-3
space-t7_8 = order between 3-4 and 4-4
space-t7_9 = order between 3-4 and 4-4, outer loop
space-t8_3 = order between 4-1 and 4-2
space-t8_5 = order between 4-2 and 4-3
space-t8_7 = order between 4-3 and 4-4
space-t9_2 = order between 4-1 and 5-1
space-t9_4 = order between 4-2 and 5-2
space-t9_6 = order between 4-3 and 5-3
space-t9_8 = order between 4-4 and 5-4
space-t10_3 = order between 5-1 and 5-2
space-t10_5 = order between 5-2 and 5-3
space-t10_7 = order between 5-3 and 5-4
space-t11_2 = order between 5-1 and 6-1
space-t11_4 = order between 5-2 and 6-2
space-t11_6 = order between 5-3 and 6-3
space-t11_8 = order between 5-4 and 6-4
space-t12_3 = order between 6-1 and 6-2
space-t12_5 = order between 6-2 and 6-3
space-t12_7 = order between 6-3 and 6-4
space-t13_5 = order between 6-2 and 6-3, outer loop
between-t1_5 = between 1-2 and 1-3 (outer loop)
between-t2_3 = between 1-1 and 1-2
between-t2_5 = between 1-2 and 1-3
between-t2_7 = between 1-3 and 1-4
between-t3_2 = between 1-1 and 2-1
between-t3_4 = between 1-2 and 2-2
between-t3_6 = between 1-3 and 2-3
between-t3_8 = between 1-4 and 2-4
between-t4_3 = between 2-1 and 2-2
between-t4_5 = between 2-2 and 2-3
between-t4_7 = between 2-3 and 2-4
between-t5_2 = between 2-1 and 3-1
between-t5_4 = between 2-2 and 3-2
between-t5_6 = between 2-3 and 3-3
between-t5_8 = between 2-4 and 3-4
between-t6_3 = between 3-1 and 3-2
between-t6_5 = between 3-2 and 3-3
between-t6_7 = between 3-3 and 3-4
between-t7_1 = between 3-1 and 4-1 (outer loop)
between-t7_2 = between 3-1 and 4-1
between-t7_4 = between 3-2 and 4-2
between-t7_6 = between 3-3 and 4-3
between-t7_8 = between 3-4 and 4-4
between-t7_9 = between 3-4 and 4-4 (outer loop)
between-t8_3 = between 4-1 and 4-2
between-t8_5 = between 4-2 and 4-3
between-t8_7 = between 4-3 and 4-4
between-t9_2 = between 4-1 and 5-1
between-t9_4 = between 4-2 and 5-2
between-t9_6 = between 4-3 and 5-3
between-t9_8 = between 4-4 and 5-4
between-t10_3 = between 5-1 and 5-2
between-t10_5 = between 5-2 and 5-3
between-t10_7 = between 5-3 and 5-4
between-t11_2 = between 5-1 and 6-1
between-t11_4 = between 5-2 and 6-2
between-t11_6 = between 5-3 and 6-3
between-t11_8 = between 5-4 and 6-4
between-t12_3 = between 6-1 and 6-2
between-t12_5 = between 6-2 and 6-3
between-t12_7 = between 6-3 and 6-4
between-t13_5 = between 6-2 and 6-3 (outer loop)
turned-t1_5 = { $count }+ { between-t1_5 }
turned-t2_3 = { $count }+ { between-t2_3 }
turned-t2_5 = { $count }+ { between-t2_5 }
turned-t2_7 = { $count }+ { between-t2_7 }
turned-t3_2 = { $count }+ { between-t3_2 }
turned-t3_4 = { $count }+ { between-t3_4 }
turned-t3_6 = { $count }+ { between-t3_6 }
turned-t3_8 = { $count }+ { between-t3_8 }
turned-t4_3 = { $count }+ { between-t4_3 }
turned-t4_5 = { $count }+ { between-t4_5 }
turned-t4_7 = { $count }+ { between-t4_7 }
turned-t5_2 = { $count }+ { between-t5_2 }
turned-t5_4 = { $count }+ { between-t5_4 }
turned-t5_6 = { $count }+ { between-t5_6 }
turned-t5_8 = { $count }+ { between-t5_8 }
turned-t6_3 = { $count }+ { between-t6_3 }
turned-t6_5 = { $count }+ { between-t6_5 }
turned-t6_7 = { $count }+ { between-t6_7 }
turned-t7_1 = { $count }+ { between-t7_1 }
turned-t7_2 = { $count }+ { between-t7_2 }
turned-t7_4 = { $count }+ { between-t7_4 }
turned-t7_6 = { $count }+ { between-t7_6 }
turned-t7_8 = { $count }+ { between-t7_8 }
turned-t7_9 = { $count }+ { between-t7_9 }
turned-t8_3 = { $count }+ { between-t8_3 }
turned-t8_5 = { $count }+ { between-t8_5 }
turned-t8_7 = { $count }+ { between-t8_7 }
turned-t9_2 = { $count }+ { between-t9_2 }
turned-t9_4 = { $count }+ { between-t9_4 }
turned-t9_6 = { $count }+ { between-t9_6 }
turned-t9_8 = { $count }+ { between-t9_8 }
turned-t10_3 = { $count }+ { between-t10_3 }
turned-t10_5 = { $count }+ { between-t10_5 }
turned-t10_7 = { $count }+ { between-t10_7 }
turned-t11_2 = { $count }+ { between-t11_2 }
turned-t11_4 = { $count }+ { between-t11_4 }
turned-t11_6 = { $count }+ { between-t11_6 }
turned-t11_8 = { $count }+ { between-t11_8 }
turned-t12_3 = { $count }+ { between-t12_3 }
turned-t12_5 = { $count }+ { between-t12_5 }
turned-t12_7 = { $count }+ { between-t12_7 }
turned-t13_5 = { $count }+ { between-t13_5 }
back-none = The deck is used up.
back-1 = The next one has value 1.
back-2 = The next one has value 2.
back-3 = The next one has value 3.
back-scifi = The next one is a Sci-fi comic.
back-crime = The next one is a Crime comic.
back-romance = The next one is a Romance comic.
back-horror = The next one is a Horror comic.
back-superheroes = The next one is a Superheroes comic.
back-western = The next one is a Western comic.
sheet-a01 = card 1
sheet-a02 = card 2
sheet-a03 = card 3
sheet-a04 = card 4
sheet-a05 = card 5
sheet-a06 = card 6
sheet-a07 = card 7
sheet-a08 = card 8
sheet-a09 = card 9
sheet-a10 = card 10
sheet-a11 = card 11
sheet-a12 = card 12

# The board.
board-tab-actions = Actions
board-tab-map = Map
board-tab-market = Market
board-tab-mat = Your mat
board-masthead = The Daily Newsstand
board-round = Round { $round } of { $rounds }
board-round-end = The round ends
board-round-fans = Best comic’s fans
board-round-points = Points
board-round-income = Income
board-round-next = Next round
board-calendar = Round { $round }: all orders of this genre are turned face up
board-automa = Automa
board-automa-left = { $n ->
        [one] One card left
       *[other] { $n } cards left
    }
board-automa-used = Turned over:
board-reconstructed = Our reconstruction: we do not know the printed card.
board-choose-between = Choose one.
board-flip = Flip the { $genre } order to see its value
board-collect = Collect the { $genre } order unseen: value { $values }
board-collect-best = Collect the { $genre } order unseen: value { $values } (your best { $genre } comic: { $best })
board-map = Manhattan
board-space-empty = No order
board-order = Order: { $order }
board-face-down = Face-down order: { $genre }
board-left = { $n } of value { $value }
board-agent-here = { $you ->
    [seat] your agent
   *[none] { $seat }’s agent
}
board-actions = The actions
board-action = { $task }: { $free ->
        [0] all spaces taken
        [one] 1 space free
       *[other] { $free } spaces free
    }
board-about-hire = Take a writer and an artist, face up or from the deck.
board-about-develop = Take an original: a face-up one, the top of the deck, or one you dig for ($4).
board-about-ideas = Take ideas from the board (each space says how many), and two of your choice from the supply.
board-about-print =
    Print a comic by a writer and an artist: pay both values and, for an original, two ideas.
board-about-royalties = Take money: each space says how much.
board-about-sales = Move your agent, then flip and collect orders: each space says how many.
board-full = no space left
board-gives-hire = a writer and an artist
board-gives-develop = an original
board-gives-ideas = { $n ->
        [0] two of your choice
       *[other] { $n } from the board + 2 free
    }
board-gives-print = { $n ->
        [one] one comic
       *[other] { $n } comics
    }
board-gives-royalties = ${ $n }
board-gives-sales = flip { $n }, collect { $n }
board-next-ideas = The next space: { $n ->
        [0] none
       *[other] { $n }
    } from the board.
board-next-print = The next space: { $n ->
        [one] 1 comic
       *[other] { $n } comics
    }.
board-next-royalties = The next space: ${ $n }.
board-next-sales = The next space: { $n } of each.
board-special = Special action: { $special } (needs { $n ->
    [one] 1 comic)
   *[other] { $n } comics)
}
board-about-reassign = After Hire: exchange a writer and an artist on your mat.
board-about-hype = After Develop: lay out a comic; it gains two fans for each round it waits.
board-about-convert = After Ideas: turn up to three ideas into fans for different comics.
board-about-colours = After Print: two more points for the comic you just printed.
board-about-marketing = After Royalties: $2 for a fan, $5 for two, $9 for four.
board-about-extra = After Sales: one more editor this round.
board-about-action = Masteries of superheroes, western and one more genre
board-about-master-of-fiction = Masteries of sci-fi, horror and one more genre
board-about-guns-and-flowers = Masteries of romance, crime and one more genre
board-about-edge-of-the-business = $20 at the end
board-about-top-and-beyond = A comic with eleven fans, without hype
board-about-fans = 35 fans in total
board-about-orders = Fulfil twelve orders
board-about-every-genre = Print a comic of every genre
board-about-ethical-publisher = Print no rip-offs
board-shelf = { $genre } idea from the board
board-market = Creatives and comics on offer
board-writers = Writers
board-artists = Artists
board-originals = Originals
board-deck = { $kind ->
        [writer] Writers’ deck
        [artist] Artists’ deck
       *[other] Deck of originals
    }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, { $discarded } discarded
board-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-hidden-creative = { $kind ->
        [artist] Artist
       *[other] Writer
    } of value { $value } (face down)
board-creative = { $kind }, { $genre }, value { $value }
board-young = brings an idea when hired
board-hidden-comic = { $genre } comic (face down)
board-bonus-fan = bonus: a fan
board-bonus-ideas = bonus: two ideas
board-bonus-ticket = bonus: a super-transport ticket
board-bonus-money = bonus: $4
board-hyped = { $n ->
        [one] 1 hype token
       *[other] { $n } hype tokens
    }
board-chart = The chart
board-chart-empty = Printed comics stand here at their number of fans, and earn what is written below each round.
board-rival-comic = { $comic }: { $fans ->
        [one] 1 fan
       *[other] { $fans } fans
    }
board-mini = { $comic } ({ $name }): { $fans ->
        [one] 1 fan
       *[other] { $fans } fans
    }, earns ${ $earns }
board-printed = { $fans ->
        [one] One fan
       *[other] { $fans } fans
    }, value { $value }; earns ${ $earns }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end
board-mastered = has its mastery fan
board-ripped-off = has been ripped off
board-raise = raising costs ${ $cost }
board-preview = costs ${ $cost }, value { $value }, { $fans ->
        [one] 1 fan
       *[other] { $fans } fans
    }
board-preview-mastery = wins the mastery
board-preview-too-dear = too expensive
board-mat = { $you ->
    [seat] Your mat
   *[none] { $seat }’s mat
}
board-points = { $n } VP
board-points-help = The score if the game ended now
board-money = ${ $n }
board-income = +${ $n } a round
board-editors = { $n ->
        [one] 1 editor
       *[other] { $n } editors
    }
board-cubes = { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
board-tickets = { $n ->
        [one] 1 ticket
       *[other] { $n } tickets
    }
board-ticket-supply = Super-transport tickets: { $n } left beside the map{ $used ->
        [0] {""}
       *[other] , { $used } used up
    }
board-ranking = { $n } VP from rankings
board-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
board-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} to act
board-ideas = Ideas
board-idea = { $genre } ideas: { $n }
board-mastery = Master of { $genre }: 2 points
board-due = Unfulfilled: { $order }, −{ $fans } at the end
board-done = { $n ->
        [one] 1 order fulfilled
       *[other] { $n } orders fulfilled
    }
board-hand = { $n ->
        [one] One card in hand
       *[other] { $n } cards in hand
    }
board-rack = In print
board-serves = up to { $n }
board-sold = New ones next round
board-not-yet = Laid out when round 1 begins
board-desk = The editor’s desk
board-phase-challenge = Challenges
board-phase-comic = First comic
board-phase-idea = Ideas
board-phase-raise = Learning and training
board-phase-place = Your editors
board-phase-hire = Hire
board-phase-discard = Six cards
board-phase-develop = Develop
board-phase-board-idea = Ideas
board-phase-print = Print
board-phase-writer = Print: writer
board-phase-artist = Print: artist
board-phase-over-team = Print: reuse a team
board-phase-fulfil = An order
board-phase-cube = A cube
board-phase-lift = Move a cube
board-phase-swap = Re-assign
board-phase-for = Re-assign
board-phase-hype = Hype
board-phase-spend = Ideas into fans
board-phase-boost = A fan
board-phase-market = Marketing
board-phase-sales = Sales
board-phase-over = The end
board-help-raise =
    Choose a creative with a price: its value rises by one, to 3 at most. Only those of their comic’s genre can rise.
board-help-place = Choose an action: your editor takes the topmost free space. Each space shows its reward.
board-help-hire = One writer and one artist: choose a face-up card or a deck.
board-help-discard = Choose a card in your hand to discard it.
board-help-print = Choose a comic in your hand, or a rival’s original to rip it off.
board-help-writer = Choose a writer in your hand.
board-help-artist = Choose an artist in your hand.
board-help-over-team = Choose a comic on your mat: you pay its team again.
board-help-fulfil = Choose the comic on your mat that gets the fans.
board-help-cube = Choose the special action under one of the desks. It is yours from now on.
board-help-lift = Choose a special action to take your cube from, or leave them.
board-help-swap = Choose a creative on your mat, then the replacement.
board-help-for = Choose the replacement, in your hand or on your mat.
board-help-hype = Choose a comic in your hand: it gains two fans for each round it waits.
board-help-boost = Choose the comic that gets a fan.
board-help-sales =
    Choose a newsstand to go there (one block is free, cabs cost $2). Choose orders beside your agent to flip or collect
    them.
board-help-over = The last issue is out.
board-map-key = one of your comics fits
board-map-whole = Whole map
board-map-near = Closer
board-most-fans = Print: most fans for your money
board-step-comic = Comic
board-step-writer = Writer
board-step-artist = Artist
board-teams = Choose a team to print at once, or begin with a comic in your hand.
board-copies = A rip-off of { $seat }’s { $comic }
board-copies-whose = copies
legend-genres = Genres
legend-players = Players and actions
legend-cards = Cards
legend-map = Manhattan
legend-points = Victory points if the game ended now
legend-money = Money
legend-hand = Cards in hand
legend-editors = Editors still to be placed this round
legend-cards-needed = The comics that a special action needs on your mat
legend-hire-writer = A writer to hire
legend-hire-artist = An artist to hire
legend-original = An original to develop
legend-crown = The mastery of a genre: 2 points at the end
legend-idea = An idea of a genre
legend-writer = A writer of value 3
legend-artist = An artist of value 3
legend-fans = Fans of a comic
legend-bonus-fan = When it is printed: a fan
legend-bonus-ideas = When it is printed: two ideas
legend-bonus-ticket = When it is printed: a super-transport ticket
legend-bonus-money = When it is printed: $4
legend-hype = A hype token: two fans when the comic is printed
legend-order = A face-up order, and the value that a comic needs for it
legend-hidden = A face-down order: only its genre is known
legend-stand = A newsstand
legend-cross = Where agents begin
board-watch = The others are at work. Watch the city.
board-fee = A rival is here: flipping, collecting or staying costs $2.
board-dig = Choose a comic or the deck. Or dig the deck for a genre:
board-dig-for = Dig for { $genre }: $4
board-market-buy = { $fans ->
        [one] One fan
       *[other] { $fans } fans
    } for ${ $price }
board-gifts = { $n } to take
board-conversions = { $n } to spend
board-boosts = { $n ->
        [one] 1 fan
       *[other] { $n } fans
    } to give
board-sales-left = { $flips } to flip · { $collects } to collect
board-title = You have earned the title of { $title }!
board-hudson = Hudson
board-east-river = East River
board-solo-won = You beat the Automa, { $mine } to { $automa }.
board-solo-lost = The Automa wins, { $automa } to { $mine }.

# The table in sentences, and drawn with letters in the terminal.
tell-you = { $you ->
    [seat] you
   *[none] { $name }
}
tell-order = Turn order: { $order }.
tell-calendar = Calendar, round { $round }: { $genres }.
tell-editors = Editors there: { $names }.
tell-cubes = Cubes on { $special }: { $names }.
tell-shelf = Ideas on the board: { $genres }.
tell-master = { $you ->
    [seat] You are the master of { $genre }.
   *[none] { $name } is the master of { $genre }.
}
tell-player = { $you ->
    [seat] You
   *[none] { $name }
}: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} if the game ended now
tell-means = ${ $money } in hand, and ${ $income } more at the end of each round.
tell-pieces = { $editors ->
    [0] No editor
    [one] 1 editor
   *[other] { $editors } editors
} left to place, { $cubes ->
    [0] no cube
    [one] 1 cube
   *[other] { $cubes } cubes
} and { $tickets ->
    [0] no super-transport ticket
    [one] 1 super-transport ticket
   *[other] { $tickets } super-transport tickets
}.
tell-agent = The sales agent is at { $circle }.
tell-ideas = Ideas: { $ideas }.
tell-no-ideas = No ideas.
tell-printed = { $title } ({ $genre }), by { $team }: { $worth }.
tell-hyped = { $comic } is laid out for hype: { $hype }.
tell-hand = Cards in hand: { $cards }.
tell-no-hand = No cards in hand.
tell-no-market = The market is empty.
tell-space = { $what }, { $space }.
tell-face-down = { $count ->
    [one] Face-down { $genre } order: { $spaces }.
   *[other] Face-down { $genre } orders: { $spaces }.
}
tell-no-orders = No orders lie on the map.
draw-key =
    W writer, A artist; Cri crime, Hor horror, Rom romance, Sci science fiction, Sup superheroes, Wes western, with the
    value; [2] what a free space gives; ◆ an editor and ■ a special action’s cube with the seat; VP victory points; $5+0
    money and income; E editors, T tickets, H cards in hand; ♥ fans, * a rip-off, ! orders to fulfil; ▸ to play.
    Manhattan: 1-1 a newsstand, ◆ an agent with the seat; between newsstands Cri3 an order for a comic of value 3 or
    more, Cri? one that is face down, · one that is taken
draw-office = Actions
draw-map-stand = 1-1: newsstand, ◆1: agent
draw-map-order = Cri3: order, value 3 or more
draw-map-face-down = Cri?: order, face down
draw-map-taken = ·: order taken
draw-tickets = { $n ->
    [one] 1 ticket left
   *[other] { $n } tickets left
}
draw-idea = { $n } { $genre }
draw-creatives = Writers, artists
draw-players = Players
draw-hand = Your cards:
draw-shelf = Ideas:
draw-no-comics = no comics printed
draw-bonus-fan = fan
draw-bonus-ideas = ideas
draw-bonus-ticket = ticket
draw-bonus-money = $4
draw-scifi = Sci
draw-crime = Cri
draw-romance = Rom
draw-horror = Hor
draw-superheroes = Sup
draw-western = Wes
tell-setup = Setup

# The themes of puzzles
theme-space = First on the space
theme-special = Use a special action
theme-genre = Match the genre
theme-mastery = Win a mastery
theme-rip-off = Print a rip-off
theme-orders = Sell to the orders
theme-ideas = The ideas you need
theme-money = Money for the next team
theme-team = Find a team
theme-original = Find an original
theme-print = Choose what to print
theme-colours = Better colours
theme-fans = Where the fans are
