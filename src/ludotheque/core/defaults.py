"""Defaults for a simple game: prompts, sheets, observations and estimates that work for every game."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final
from zlib import crc32

from ludotheque.core.chance import Chance
from ludotheque.core.changes import Change, changes
from ludotheque.core.events import Prompt, Reason
from ludotheque.core.state import Heuristics, State, check_seat

OBSERVATION: Final = 256
"""Numbers in an observation by feature hashing."""
MODEST: Final = 10.0
"""A number of this size is half way from 0 to 1 in an observation; so is a lead of it in an estimate."""


def turn(state: State) -> Prompt:
    """Return the question to the current player: the texts ``prompt-turn`` and ``prompt-over``."""
    if state.is_terminal():
        return Prompt("over")
    return Prompt("turn", {"seat": state.current_player()})


def no_reason(_state: State, _verb: str, _args: Mapping[str, object]) -> None:
    """Give no reason why something is not offered."""


def no_reasons(_state: State, _action: int, _seat: int) -> list[Reason]:
    """Give no reasons for a move."""
    return []


def over(_state: State) -> str:
    """Return the only ending of a game that has one: the text ``ending-over``."""
    return "over"


def no_figures(_state: State) -> dict[str, float]:
    """Return no numbers for the lab."""
    return {}


def compared(view: Callable[[Any, int | None], Mapping[str, Any]]) -> Callable[[Any, int], list[Change]]:
    """Find how the view of a seat differs from a spectator's by making both."""

    def own(state: Any, seat: int) -> list[Change]:
        return changes(view(state, None), view(state, seat))

    return own


def hashed(view: Callable[[Any, int | None], Mapping[str, Any]]) -> Callable[[Any, int], bytes]:
    """Make observations of a game's views by feature hashing: as long at every table, and no more than is seen.

    Each value of the view, with its path, adds to one of 256 numbers, which are squashed to -1 to 1. A game that
    bots are to learn well should write its own ``encode``.

    >>> observe = hashed(lambda state, seat: {"hand": ["ace"], "points": 10})
    >>> len(observe(None, 0)) == 4 * OBSERVATION, observe(None, 0) == observe(None, 1)
    (True, True)
    """

    def encode(state: Any, seat: int) -> bytes:
        sums = [0.0] * OBSERVATION
        for path, value in _leaves(view(state, seat)):
            place = crc32(path.encode())
            sums[place % OBSERVATION] += value if place & 0x80000000 else -value
        return struct.pack(f"<{OBSERVATION}f", *(value / (1.0 + abs(value)) for value in sums))

    return encode


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """Yield each value of a view: numbers at their path, words as a 1 at a path of their own."""
    if isinstance(value, Mapping):
        for key, one in value.items():
            yield from _leaves(one, f"{path}.{key}")
    elif isinstance(value, list):
        for index, one in enumerate(value):
            yield from _leaves(one, f"{path}.{index}")
    elif isinstance(value, int | float):
        yield path, float(value) / MODEST
    elif value is not None:
        yield f"{path}={value}", 1.0


class PlainHeuristics(Heuristics):
    """Estimates by the lead in points, and rollouts at random."""

    def estimate(self, state: State, seat: int) -> float:
        check_seat(state, seat)
        if state.is_terminal():
            return float(state.returns()[seat])
        scores = [float(score) for score in state.scores()]
        others = [score for other, score in enumerate(scores) if other != seat]
        lead = scores[seat] - (max(others) if others else 0.0)
        return lead / (MODEST + abs(lead))

    def rollout(self, state: State, actions: list[int], chance: Chance) -> int:  # noqa: ARG002
        return actions[chance.below(len(actions))]
