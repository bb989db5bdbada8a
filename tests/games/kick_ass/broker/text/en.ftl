event-bk1 = Pay the Coupon
event-bk2 = Shred the Papers
event-bk3 = Collectors
event-bk4 = Carry the Evidence
boss-broker = The Broker
choice-broker = The Broker
board-plot-broker = The Broker: pay where he stands, or his interest brings minions. Beat him in a fight.
ending-won-broker = The heroes beat the Broker.
prompt-interest = The Broker is here: pay off some of the interest?
coach-interest = Each dollar lowers the interest by one. Every four of it bring a minion at night.
log-interest = The Broker’s interest is { $count }.
    .brief = interest changes
log-interest-paid = { $you ->
    [seat] You pay { $count ->
        [one] a dollar
       *[other] { $count } dollars
    } of interest.
   *[none] { $seat } pays { $count ->
        [one] a dollar
       *[other] { $count } dollars
    } of interest.
}
    .brief = paid interest
