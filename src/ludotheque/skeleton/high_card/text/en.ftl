title = High Card
tagline = Everyone plays a card, the highest takes a point.

rank-1 = { $count ->
    [2] two 1s
   *[other] 1
}
rank-2 = { $count ->
    [2] two 2s
   *[other] 2
}
rank-3 = { $count ->
    [2] two 3s
   *[other] 3
}
rank-4 = { $count ->
    [2] two 4s
   *[other] 4
}
rank-5 = { $count ->
    [2] two 5s
   *[other] 5
}
rank-6 = { $count ->
    [2] two 6s
   *[other] 6
}
rank-7 = { $count ->
    [2] two 7s
   *[other] 7
}
rank-8 = { $count ->
    [2] two 8s
   *[other] 8
}
rank-9 = { $count ->
    [2] two 9s
   *[other] 9
}
rank-10 = { $count ->
    [2] two 10s
   *[other] 10
}
rank-11 = { $count ->
    [2] two 11s
   *[other] 11
}
rank-12 = { $count ->
    [2] two 12s
   *[other] 12
}

action-play = Play the { $rank }

prompt-turn = Play a card.
    .other = { $seat } is choosing a card.
prompt-over = The game is over.

log-deal = { $seat }’s hand: { $rank }.
log-play = { $seat } plays the { $rank }.
log-point = { $seat } takes the point.
log-tie = The highest cards are alike: nobody takes the point.
log-over = The last cards are played.

sheet-total = Points
ending-over = All cards are played.

view-round = Rounds played
view-rounds = Rounds
view-hand = Your hand
    .of = rank
view-cards = Cards in hand
view-points = Points
view-played = Card played
    .of = rank
