"""Cubes (p.11): one on a special after the second, third and fourth comic; after the fifth one may be moved (R24)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.codes import CUBES, MAIN, NOBODY, Ask
from ludotheque.games.age_of_comics.state import AgeOfComics, Choice, Question
from ludotheque.games.age_of_comics.tables import TIER

FIRST_TO_GIVE: Final[i64] = 2
LAST_TO_GIVE: Final[i64] = 4
TO_MOVE: Final[i64] = 5
"""Comics printed."""


def owe_cube(state: AgeOfComics, seat: i64) -> None:
    """Ask for the cube that the latest print has earned, if it has."""
    player = state.players[seat]
    count = i64(len(player.comics))
    if FIRST_TO_GIVE <= count <= LAST_TO_GIVE and player.cubes_placed() < CUBES:
        state.put(PlaceCube(seat, NOBODY))
    elif count == TO_MOVE and player.cubes_placed() > 0:
        state.put(LiftCube(seat))


@final
class PlaceCube(Question):
    """Choose a special for a cube, which may have been lifted from another one."""

    def __init__(self, seat: i64, lifted: i64) -> None:
        super().__init__(seat)
        self.lifted: i64 = lifted

    def asks(self) -> i64:
        return Ask.CUBE

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        """Offer what is open (R1), has no own cube yet, and is not where it was lifted from."""
        player = state.players[self.seat]
        for special in range(MAIN):
            is_open = i64(len(player.comics)) >= TIER[special]
            if is_open and player.cubes[special] == 0 and special != self.lifted:
                actions.append(verbs.CUBE.of(special))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        special = verbs.CUBE.which(action)
        state.drop()
        state.players[self.seat].cubes[special] = 1
        log.say(state, "cube", "cubes", self.seat, "special", special)


@final
class LiftCube(Choice):
    """Choose a cube to place elsewhere, or leave them all."""

    def asks(self) -> i64:
        return Ask.LIFT

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for special in range(MAIN):
            if state.players[self.seat].cubes[special] == 1:
                actions.append(verbs.LIFT.of(special))
        actions.append(verbs.DONE.first)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        state.drop()
        if action == verbs.DONE.first:
            return
        special = verbs.LIFT.which(action)
        state.players[self.seat].cubes[special] = 0
        state.put(PlaceCube(self.seat, special))
        log.say(state, "lift", "fifth", self.seat, "special", special)
