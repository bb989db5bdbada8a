"""The terms of a table: its clock, whether choices can be taken back, and how long an absent player is waited for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.app.protocol.model import Model
from ludotheque.app.protocol.nights import Nights

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR

TURNS = (12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
"""Seconds that a slow clock may give for a turn."""
LONGEST_BANK = 3 * HOUR
LONGEST_RESERVE = 7 * DAY
LONGEST_INCREMENT = 10 * MINUTE
SHORTEST_BANK = 10

AWAY = 3 * MINUTE
"""Seconds after which an absent player of a live table may be replaced, unless the table says otherwise."""


class Clock(Model):
    """A clock for each player; all times are in seconds.

    A live clock has a bank for the whole game, to which each decision adds an increment. A slow clock has time for each
    turn; the bank is a reserve for turns that take longer.
    """

    kind: Literal["live", "slow"]
    bank: Annotated[int, Meta(ge=0, le=LONGEST_RESERVE)]
    increment: Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT)] = 0
    turn: Annotated[int, Meta(ge=0)] = 0
    end: Literal["bot", "lose"] = "bot"
    """The penalty when a player's time runs out: a bot takes over, or the player loses."""
    nights: Nights | None = None
    """The nights that a slow clock does not count."""

    def __post_init__(self) -> None:
        """Check what belongs together."""
        if self.kind == "live" and not (SHORTEST_BANK <= self.bank <= LONGEST_BANK and self.turn == 0):
            raise ValueError(f"a live clock has a bank of {SHORTEST_BANK} to {LONGEST_BANK} seconds and no 'turn'")
        if self.kind == "live" and self.nights is not None:
            raise ValueError("a live clock has no 'nights'")
        if self.kind == "slow" and not (self.turn in TURNS and self.increment == 0):
            hours = ", ".join(str(turn // HOUR) for turn in TURNS)
            raise ValueError(f"a slow clock has a 'turn' of {hours} hours, in seconds, and no 'increment'")


class Terms(Model):
    """The terms of one table."""

    clock: Clock | None = None
    takebacks: bool = True
    """True if players may take back more than their own choices of the same turn."""
    away: Annotated[int, Meta(ge=10, le=HOUR)] = AWAY
    """Seconds without connection after which the others may replace a player; a slow clock's end comes instead."""

    rated: bool = False
    """True if the result is to change the players' ratings."""

    def __post_init__(self) -> None:
        """Check what belongs together."""
        if self.rated and (self.clock is None or self.clock.end != "lose" or self.takebacks):
            raise ValueError("a rated game has a clock whose 'end' is 'lose', and no 'takebacks'")

    @property
    def patience(self) -> float | None:
        """Return the seconds that an absent player is waited for; None where only the clock ends the wait."""
        return None if self.clock is not None and self.clock.kind == "slow" else float(self.away)


def kept_terms(kept: Mapping[str, Any] | None) -> Terms:
    """Return the terms that were kept of a table; None stands for the usual ones."""
    return msgspec.convert(kept or {}, Terms)
