"""The chances of a whole game, moment by moment, within about a second: quick looks instead of searches."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from ludotheque.bots.nets import judge
from ludotheque.bots.search import Search, win_chances
from ludotheque.core.chance import SeededChance
from ludotheque.core.moments import moments
from ludotheque.core.record import Record
from ludotheque.core.registry import load
from ludotheque.core.state import State

WORLDS: Final = 16
"""Worlds in which a position is judged each time: those that the player who decides had to reckon with."""
TIMES: Final = 16
"""Times that each position is judged, if there is time."""
SECONDS: Final = 0.8


@dataclass(frozen=True, slots=True)
class Glance:
    """Each seat's chance before a decision, 0 to 1; ``ply`` counts the entries before it."""

    ply: int
    chances: tuple[float, ...]


def curve(
    record: Record,
    seconds: float = SECONDS,
    *,
    worlds: int = WORLDS,
    times: int = TIMES,
    seed: int = 1,
    check: Callable[[], None] = lambda: None,
    clock: Callable[[], float] = time.monotonic,
) -> list[Glance]:
    """Return the chances at as many moments of a game as there is time for, spread evenly.

    Args:
        record: a whole game, or one that stopped early.
        seconds: the time for it; the start of the game is looked at in any case.
        worlds: worlds in which a position is judged each time.
        times: how often, if there is time.
        seed: what they are drawn from.
        check: is called between any two worlds; what it raises ends the work.
        clock: the time, in seconds.

    >>> from ludotheque import Match, load
    >>> match = Match.start(load("koryo"), 2, chance=SeededChance(1))
    >>> while not match.state.is_terminal():
    ...     _ = match.act(match.state.legal_actions()[-1])
    >>> found = curve(match.record, seconds=60.0, worlds=2, times=1)
    >>> len(found) == len(match.record.entries), round(sum(found[0].chances), 6)
    (True, 1.0)
    """
    until = clock() + seconds
    positions = [match.state.clone() for match, _ in moments(record) if not match.state.is_terminal()]
    totals: dict[int, list[float]] = {}
    counts: dict[int, int] = {}
    for number in range(times):
        for ply in coarse_to_fine(len(positions)):
            if totals and clock() > until:
                break
            found = _judged(record, positions[ply], worlds, seed + number * len(positions) + ply, check)
            totals[ply] = [sum(both) for both in zip(totals.get(ply, [0.0] * record.players), found, strict=True)]
            counts[ply] = counts.get(ply, 0) + 1
    return [Glance(ply, tuple(total / counts[ply] for total in totals[ply])) for ply in sorted(totals)]


def coarse_to_fine(count: int) -> Iterator[int]:
    """Yield the numbers below ``count``, those that lie far apart first: wherever it ends, they are spread evenly.

    >>> list(coarse_to_fine(6))
    [0, 4, 2, 1, 3, 5]
    """
    step = 1 << max(0, count - 1).bit_length()
    yield from range(0, count, step)
    while step > 1:
        step //= 2
        yield from range(step, count, 2 * step)


def _judged(record: Record, state: State, worlds: int, seed: int, check: Callable[[], None]) -> list[float]:
    """Return each seat's chance, on average over worlds in which the game goes on a little by quick moves."""
    game, seat = load(record.game), state.current_player()
    heuristics, chance = judge(game, record.players), SeededChance(seed)
    search = Search(state, seat, heuristics, chance, game.cooperative)
    totals = [0.0] * record.players
    for _ in range(worlds):
        check()
        world = state.resample(seat, chance)
        search.roll_out(world)
        for other, won in enumerate(win_chances(world, heuristics, game.cooperative)):
            totals[other] += won
    return [total / worlds for total in totals]
