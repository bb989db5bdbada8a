"""Events: what happened, as texts for people, and which seats may see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Arg = int | str | Mapping[str, int]
"""An argument of an event or prompt: a number or seat, a word of the game, or a count of words."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    ``key`` names the sentence (``log-<key>`` in the game's texts) and ``args`` its arguments; those named ``seat``,
    ``target`` or ``other`` are seats. ``rule`` is the anchor in the guide. ``seats`` may see it, None for everyone.
    ``reveals`` means that it revealed something that an undo cannot hide again.

    >>> Event("reveal", {"seat": 0, "kind": {"banker": 2}}, rule="reveal", reveals=True).visible_to(3)
    True
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    rule: str = ""
    seats: tuple[int, ...] | None = None
    reveals: bool = False

    def visible_to(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) may see it."""
        return self.seats is None or (seat is not None and seat in self.seats)


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for a move: the text ``reason-<key>``, a short sentence about what the move does, and its arguments."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Effect = Literal["gain", "loss"]


@dataclass(frozen=True, slots=True)
class Consequence:
    """A kind of event that shows what a move led to: a gain or a loss for the seat in it.

    ``aside`` are the arguments in which two such events may differ and count as one. The event's text then has an
    attribute ``.consequence``, which does without them.
    """

    key: str
    effect: Effect
    aside: tuple[str, ...] = ()


CauseKind = Literal["own", "rival", "both", "ending", "event", "later", "drawback"]
"""Fewer points for its player, more for a rival, both on one line of the sheet; a lost game's way to end; an event that
comes more or less often; the better move itself, where it mostly comes later and so is not what is lost; what the
game's rules say against the move."""


@dataclass(frozen=True, slots=True)
class Cause:
    """A part of what a move costs beside a better one.

    Attributes:
        kind: what differs.
        key: the line of the score sheet, text ``sheet-<key>``; the ending, text ``ending-<key>``; with ``event`` and
            ``later``, the event, text ``log-<key>``; with ``drawback``, the text ``reason-<key>``.
        rival: the seat that gets more points, or gains by the event; else None.
        points: points fewer for the player, on average, to a tenth.
        gains: points more for the rival, on average, to a tenth.
        after: points of the line after the move, on average, to a tenth: the rival's with ``rival``, else the player's.
        better: the same after the better move.
        worse: pairs in which the move came out worse by it; with ``ending``, ``event`` and ``later``, games with it
            after the move.
        otherwise: pairs in which it came out better by it; with ``ending``, ``event`` and ``later``, games with it
            after the better one.
        pairs: pairs of games that were played on.
        share: the part of the whole cost, from 0 to 1; 0 with ``event``, ``later`` and ``drawback``.
        args: the arguments of an event or a drawback.
    """

    kind: CauseKind
    key: str
    rival: int | None
    points: float
    gains: float
    after: float
    better: float
    worse: int
    otherwise: int
    pairs: int
    share: float
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Prompt:
    """The current question: the text ``prompt-<key>``, its arguments, and its rule."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    rule: str = ""
