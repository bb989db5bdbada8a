"""Notes for the lab on the cards that each seat has held and played, made while the game goes on.

A position says who has a card now, not who has had it. So a game that has cards names them (``Game.cards``) and
notes after each decision what it then sees (``Rules.note``); a run that does not ask pays nothing.

>>> notes = CardNotes(2, 3)
>>> notes.hold(1, 2)
>>> notes.play(0, 1)
>>> notes.held(1), notes.played(1), notes.held(0), notes.played(0)
([2], [], [1], [1])
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

NO_DECISION = -1
"""The action that a game is given when it was only just set up."""


class CardNotes:
    """For each seat and card: whether it was ever held, and played. Cards are numbered as ``Game.cards`` lists them.

    A game that must remember more between two decisions has a class of its own below this one (``Rules.card_notes``).
    """

    def __init__(self, seats: i64, cards: i64) -> None:
        self.cards: i64 = cards
        self.had: vec[i64] = vec[i64]([0] * (seats * cards))
        self.used: vec[i64] = vec[i64]([0] * (seats * cards))

    def hold(self, seat: i64, card: i64) -> None:
        """Note that the card has come to that seat: into its hand, or in front of it."""
        self.had[seat * self.cards + card] = 1

    def play(self, seat: i64, card: i64) -> None:
        """Note that the seat has played the card, and so held it too."""
        self.had[seat * self.cards + card] = 1
        self.used[seat * self.cards + card] = 1

    def held(self, seat: i64) -> list[int]:
        """Return the cards that the seat has held, ascending."""
        return self._marked(self.had, seat)

    def played(self, seat: i64) -> list[int]:
        """Return the cards that the seat has played, ascending."""
        return self._marked(self.used, seat)

    def _marked(self, table: vec[i64], seat: i64) -> list[int]:
        found: list[int] = []
        for card in range(self.cards):
            if table[seat * self.cards + card] != 0:
                found.append(card)
        return found
