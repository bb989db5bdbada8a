idea = The idea in a minute
    .goal = You know what wins, and why you raise.

idea-card = You hold a King, the best of the three ranks. Otto holds a card that you do not see.
idea-pot = Each of you has paid a chip. The winner takes them all.
idea-raise = With a King you are ahead as a rule, so make Otto pay for staying in. Raise.
idea-too-shy = You are ahead: let Otto pay. Raise.
idea-second = Otto calls. A card is turned up, which counts for both of you, and you bet once more.
idea-pair = Which hand wins at the end?
idea-pair-wins = One whose card makes a pair with the card on the table.
idea-king-wins = The King, always.
idea-pair-wrong = A King is the highest single card, but even a pair of Jacks beats it.
