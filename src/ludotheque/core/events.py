"""Events: what happened, in words a person can be shown, and who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Arg = int | str | Mapping[str, int]
"""An argument of an event or prompt: a number or seat, a word of the game, or a counted set of words."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    ``key`` names the sentence (``log-<key>`` in the game's texts) and ``args`` what it speaks of; arguments
    named ``seat``, ``target`` or ``other`` are seats. ``rule`` is the anchor in the guide. ``seats`` are those
    who may see it, None for everyone. ``reveals`` says that someone learnt something that an undo could not
    take back.

    >>> Event("reveal", {"seat": 0, "kind": {"banker": 2}}, rule="reveal", reveals=True).visible_to(3)
    True
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    rule: str = ""
    seats: tuple[int, ...] | None = None
    reveals: bool = False

    def visible_to(self, seat: int | None) -> bool:
        """Return whether that seat (None: a spectator) may see it."""
        return self.seats is None or (seat is not None and seat in self.seats)


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for a move: the text ``reason-<key>``, a short sentence about what the move does, and its arguments."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Prompt:
    """The current question: the text ``prompt-<key>``, its arguments, and its rule."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    rule: str = ""
