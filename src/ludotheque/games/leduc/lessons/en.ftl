idea = The idea
    .goal = You know what wins, and why you raise.

idea-card = You hold a King, the best of the three ranks. Otto holds a card that you do not see.
idea-pot = Each of you has paid a chip. The winner takes the pot.
idea-raise = A King is usually ahead, so make Otto pay to stay in. Raise.
idea-too-shy = You are ahead: let Otto pay. Raise.
idea-second = Otto calls, and each of you has paid 3. The Queen on the table counts for both of you. You are behind only
    if Otto holds the other Queen. Raise again.
idea-still-ahead = Otto needs a Queen to beat you. Let him pay for seeing your card: raise.
idea-pair = Which hand wins at the end?
idea-pair-wins = A card that makes a pair with the card on the table.
idea-king-wins = The King, always.
idea-pair-wrong = A King is the highest single card, but even a pair of Jacks beats it.
