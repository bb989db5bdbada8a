title = High Card
tagline = Everyone plays a card, the highest takes a point.

rank-1 = { $count ->
    [2] two 1s
    [other] { $count } × 1
   *[one] 1
}
rank-2 = { $count ->
    [2] two 2s
    [other] { $count } × 2
   *[one] 2
}
rank-3 = { $count ->
    [2] two 3s
    [other] { $count } × 3
   *[one] 3
}
rank-4 = { $count ->
    [2] two 4s
    [other] { $count } × 4
   *[one] 4
}
rank-5 = { $count ->
    [2] two 5s
    [other] { $count } × 5
   *[one] 5
}
rank-6 = { $count ->
    [2] two 6s
    [other] { $count } × 6
   *[one] 6
}
rank-7 = { $count ->
    [2] two 7s
    [other] { $count } × 7
   *[one] 7
}
rank-8 = { $count ->
    [2] two 8s
    [other] { $count } × 8
   *[one] 8
}
rank-9 = { $count ->
    [2] two 9s
    [other] { $count } × 9
   *[one] 9
}
rank-10 = { $count ->
    [2] two 10s
    [other] { $count } × 10
   *[one] 10
}
rank-11 = { $count ->
    [2] two 11s
    [other] { $count } × 11
   *[one] 11
}
rank-12 = { $count ->
    [2] two 12s
    [other] { $count } × 12
   *[one] 12
}

action-play = Play the { $rank }

prompt-turn = Play a card.
    .other = { $seat } is choosing a card.
prompt-over = The game is over.

turn-who = { $you ->
    [seat] You
   *[none] { $seat }
}

turn-said = { $who } { $what }.

log-deal = { $you ->
    [seat] Your hand: { $rank }.
   *[none] { $seat }’s hand: { $rank }.
}
log-play = { $you ->
    [seat] You play the { $rank }.
   *[none] { $seat } plays the { $rank }.
}
    .brief = played the { $rank }
log-point = { $you ->
    [seat] You take the point.
   *[none] { $seat } takes the point.
}
    .brief = took the point
log-tie = The highest cards are alike: there is no point.
log-over = The last cards are played.

sheet-total = Points
ending-over = All cards are played.

view-round = Rounds played
view-rounds = Rounds
view-hand = Your hand
    .of = rank
    .choose = play
view-cards = Cards in hand
view-points = Points
view-played = Card played
    .of = rank
