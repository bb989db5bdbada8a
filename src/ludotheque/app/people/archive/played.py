"""A finished game in the archive: players, ending and each seat's result."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.protocol.terms import Terms, kept_terms
from ludotheque.app.store.interface import StoredSeat, StoredTable
from ludotheque.app.store.queries.archive import Outcome, Play, Unrated
from ludotheque.app.tables.custom_inputs import custom_inputs_of

GIVEN_UP = ("resigned", "lost")
"""The changes of hands by which a player gives the game up: it counts as lost, and a bot plays on."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game."""

    table: str
    game: str
    version: int
    at: int
    ended: str | None
    takebacks: int
    substitutes: bool
    rated: bool
    """True if the players wanted it to be rated when the table was opened."""
    unrated: Unrated | None
    """The reason why it did not count all the same."""
    plays: tuple[Play, ...]
    brought: tuple[str, ...] = ()
    """The position and files that its host brought (:mod:`ludotheque.core.custom_inputs`)."""

    @property
    def counts(self) -> bool:
        """Return whether it counts for the ratings."""
        return self.rated and self.unrated is None

    def with_ratings(self, before: Sequence[int], after: Sequence[int]) -> Played:
        """Return the game with the ratings of its seats."""
        plays = (play._replace(before=old, after=new) for play, old, new in zip(self.plays, before, after, strict=True))
        return dataclasses.replace(self, plays=tuple(plays))


def played(stored: StoredTable, values: Sequence[float] | None, *, cooperative: bool) -> Played:
    """Sum a finished game up.

    Args:
        stored: the table, with its changes of hands.
        values: the value of the result for each seat; None for an abandoned game, and where the rules are gone.
        cooperative: whether all win or lose together.
    """
    standing, terms = stored.standing, kept_terms(stored.terms)
    substitutes = any(one.why not in (*GIVEN_UP, "back") for one in stored.seatings)
    places = [None] * len(stored.seats) if values is None else placed(values)
    return Played(
        table=stored.id,
        game=stored.game,
        version=stored.version,
        at=standing.updated,
        ended=standing.ended,
        takebacks=standing.takebacks,
        substitutes=substitutes,
        rated=terms.rated,
        unrated=_unrated(stored, terms, values, substitutes, cooperative) if terms.rated else None,
        plays=tuple(
            Play(
                number,
                seat.guest,
                seat.name,
                seat.level if seat.kind == SeatKind.BOT and not _gave_up(stored, number) else None,
                None if standing.result is None else standing.result[number],
                None if values is None else values[number],
                places[number],
                _outcome(stored, number, values),
            )
            for number, seat in enumerate(stored.seats)
        ),
        brought=tuple(custom_inputs_of(stored)),
    )


def placed(values: Sequence[float]) -> list[int | None]:
    """Return the place of each seat, 1 for the best; equals share one.

    >>> placed([0.5, 1.0, 0.5, -1.0])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > value for other in values) for value in values]


def _outcome(stored: StoredTable, number: int, values: Sequence[float] | None) -> Outcome:
    """Return the outcome for a seat. A win may be shared; where all lose, as a team does, no one has won."""
    seat = stored.seats[number]
    if values is None or (seat.guest is not None and _seats_of(stored)[seat.guest] > 1):
        return "none"
    if seat.stand_in and not _gave_up(stored, number):
        return "none"
    return "won" if values[number] == max(values) and values[number] >= 0 else "lost"


def _gave_up(stored: StoredTable, number: int) -> bool:
    return any(one.seat == number and one.why in GIVEN_UP for one in stored.seatings)


def _seats_of(stored: StoredTable) -> Counter[str]:
    """Count the seats of each guest."""
    return Counter(seat.guest for seat in stored.seats if seat.guest is not None)


def _unrated(
    stored: StoredTable, terms: Terms, values: Sequence[float] | None, substitutes: bool, cooperative: bool
) -> Unrated | None:
    """Return the first reason for which a game does not count."""
    reasons: dict[Unrated, bool] = {
        "alone": cooperative or len(stored.seats) < 2 or not any(map(_person, stored.seats)),
        "abandoned": stored.standing.ended == "abandoned",
        "clock": terms.clock is None,
        "takebacks": stored.standing.takebacks > 0,
        "substitutes": substitutes,
        "position": stored.position is not None,
        "shared": any(count > 1 for count in _seats_of(stored).values()),
        "unknown": values is None or any(seat.kind == SeatKind.HUMAN and seat.guest is None for seat in stored.seats),
    }
    return next((reason for reason, holds in reasons.items() if holds), None)


def _person(seat: StoredSeat) -> bool:
    return seat.guest is not None
