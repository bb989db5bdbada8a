title = Leduc poker
tagline = Three ranks, two bets, one bluff.

rank-jack = jack
rank-queen = queen
rank-king = king

action-fold = Fold
action-call = Call
action-raise = Raise

prompt-bet = Fold, call or raise?
    .other = { $seat } is deciding.
prompt-over = The hand is over.

turn-who = { $you ->
    [seat] You
   *[none] { $seat }
}
turn-said = { $who } { $what }.

log-dealt = { $you ->
    [seat] You are dealt a { $rank }.
   *[none] { $seat } is dealt a { $rank }.
}
log-common = The common card is a { $rank }.
log-fold = { $you ->
    [seat] You fold.
   *[none] { $seat } folds.
}
    .brief = folded
log-call = { $you ->
    [seat] You call.
   *[none] { $seat } calls.
}
    .brief = called
log-raise = { $you ->
    [seat] You raise.
   *[none] { $seat } raises.
}
    .brief = raised
log-shows = { $you ->
    [seat] You show a { $rank }.
   *[none] { $seat } shows a { $rank }.
}
log-wins = { $you ->
    [seat] You win { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }.
   *[none] { $seat } wins { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }.
}
log-draw = The hands are equal, and the pot is shared.

why-nothing-to-pay = There is nothing to pay, so there is no reason to fold.
why-two-raises = There are at most two raises a round.

ending-fold = The others folded.
ending-showdown = The better hand takes the pot.
ending-draw = The hands are equal; the pot is shared.

sheet-chips = Chips

view-paid = Chips in the pot
    .each = seat
view-common = Common card
    .of = rank
view-card = Your card
    .of = rank
view-shown = Cards shown
    .of = rank
    .each = seat
