"""The Hideaway and Times Square (p.28, p.30): all heroes go in, for good, and fight until it is decided."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.kick_ass.cards import COMBATS
from ludotheque.games.kick_ass.chapters import faint
from ludotheque.games.kick_ass.codes import ARENA, DONE_FOR_NOW, IN_ARENA, NO_ARENA, NOBODY
from ludotheque.games.kick_ass.state import KickAss, Task


@final
class EnterArena(Task):
    """All heroes go to the arena at once; those who have dropped roll the Faint die there (p.20, p.28, p.30; R20)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def flaw(self, state: KickAss) -> str:
        ready = state.arena == NO_ARENA and state.plot != 0 and state.villain.arena.kind() != NO_ARENA
        return "" if ready else "there is no arena to go to"

    def happen(self, state: KickAss) -> None:
        falling = vec[i64]([])
        for frame in state.stack:
            if isinstance(frame, faint.FaintDie):
                falling = append(falling, frame.seat)
        state.clear()
        enter(state)
        for seat in falling:
            faint.drop(state, seat)


ENTER_ARENA: Final = EnterArena()


def enter(state: KickAss) -> None:
    """Leave the map for the arena of the boss."""
    state.arena = state.villain.arena.kind()
    state.step = IN_ARENA
    state.villain.arena.stage = 0
    state.villain.arena.deck = (1 << COMBATS) - 1
    for hero in state.heroes:
        hero.at = ARENA
        hero.status = DONE_FOR_NOW
    state.villain.arena.enter(state)


def go_on(state: KickAss) -> None:
    """Go on between two fights, unless no one is left.

    The fifth wave has ended when the Faint dice are rolled: with all heroes out the game is lost (p.30; R17).
    """
    if state.alive() == 0:
        state.finish(state.villain.arena.defeat())
    else:
        state.villain.arena.go_on(state)
