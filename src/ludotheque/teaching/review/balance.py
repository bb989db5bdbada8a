"""Luck and skill told apart: the way from an even chance to the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ludotheque.teaching.review.grades import counted


class Judged(Protocol):
    """A decision as far as its part in the result goes."""

    @property
    def loss(self) -> float:
        """Return the chance to win that it lost."""

    @property
    def error(self) -> float:
        """Return by how much that may be wrong."""

    @property
    def chance(self) -> float:
        """Return the chance to win before it."""


@dataclass(frozen=True, slots=True)
class Balance:
    """The parts of a seat's result, in chances to win; ``even + setup + decisions + rest`` is its share of the win.

    ``even`` is an even share, ``setup`` what deal and seat added to it before the first decision, ``decisions`` what
    the seat's own decisions lost (0 or below), ``rest`` what cards, dice and the other players brought afterwards.
    """

    even: float
    setup: float
    decisions: float
    rest: float


def balance(decisions: Sequence[Judged], share: float, even: float | None) -> Balance:
    """Return where a result came from, of the seat that made these decisions, in order, and won that share.

    ``even`` is None where no share is even, as in a cooperative game: then the chance before the first decision is.

    >>> from ludotheque.teaching.review import Decision
    >>> lost = Decision(0, 0, "pass", "bet", 0.2, 0.1, "blunder", 0.6, (0.6, 0.4))
    >>> {name: round(getattr(balance([lost], 1.0, 0.5), name), 2) for name in Balance.__dataclass_fields__}
    {'even': 0.5, 'setup': 0.1, 'decisions': -0.2, 'rest': 0.6}
    """
    first = decisions[0].chance
    even = first if even is None else even
    lost = sum(counted(one.loss, one.error) for one in decisions)
    return Balance(even, first - even, -lost, share - first + lost)
