"""The six main actions (p.7-9): when each is possible, how it begins, and the special that comes after it (p.11)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log
from ludotheque.games.age_of_comics.chapters import decks, hiring, ideas, printing, sales, specials
from ludotheque.games.age_of_comics.codes import ARTIST, DEVELOP, HIRE, IDEAS, ORIGINAL, ROYALTIES, WRITER
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import BOARD_IDEAS, ROYALTY, SALES_TILES


class MainAction:
    """An action that editors are placed for."""

    def possible(self, state: AgeOfComics, seat: i64) -> bool:
        """Return whether there is something to do; a space may still be missing."""
        return True

    def begin(self, state: AgeOfComics, seat: i64, spot: i64) -> None:
        """Do it, or put it on the stack: above the special of a cube that lies there, since that comes after it."""
        raise NotImplementedError


@final
class Hire(MainAction):
    """A writer and an artist; then perhaps re-assign."""

    def possible(self, state: AgeOfComics, seat: i64) -> bool:
        return decks.has_any(state, WRITER) and decks.has_any(state, ARTIST)

    def begin(self, state: AgeOfComics, seat: i64, spot: i64) -> None:
        if state.players[seat].cubes[HIRE] == 1:
            state.put(specials.Reassign(seat))
        state.put(hiring.Hire(seat))


@final
class Develop(MainAction):
    """An original; then perhaps hype."""

    def possible(self, state: AgeOfComics, seat: i64) -> bool:
        return decks.has_any(state, ORIGINAL)

    def begin(self, state: AgeOfComics, seat: i64, spot: i64) -> None:
        if state.players[seat].cubes[DEVELOP] == 1:
            state.put(specials.Hype(seat))
        state.put(hiring.Develop(seat))


@final
class Ideas(MainAction):
    """Take the ideas of the board that the space gives, and two of the supply; then perhaps turn ideas into fans."""

    def begin(self, state: AgeOfComics, seat: i64, spot: i64) -> None:
        if state.players[seat].cubes[IDEAS] == 1:
            state.put(specials.Convert(seat))
        state.put(ideas.TakeBoardIdea(seat, BOARD_IDEAS[spot]))


@final
class Print(MainAction):
    """A comic, on the first space two; the special, better colours, is a part of it."""

    def possible(self, state: AgeOfComics, seat: i64) -> bool:
        return printing.can_print(state, seat)

    def begin(self, state: AgeOfComics, seat: i64, spot: i64) -> None:
        state.put(printing.Print(seat, 2 if spot == 0 else 1))


@final
class Royalties(MainAction):
    """Money by space; then perhaps marketing."""

    def begin(self, state: AgeOfComics, seat: i64, spot: i64) -> None:
        state.earn(seat, ROYALTY[spot])
        log.say(state, "royalties", "royalties", seat, "money", ROYALTY[spot])
        if state.players[seat].cubes[ROYALTIES] == 1:
            state.put(specials.Market(seat))


@final
class Sales(MainAction):
    """The agent's tour; then perhaps an extra editor."""

    def begin(self, state: AgeOfComics, seat: i64, spot: i64) -> None:
        state.put(sales.EXTRA_EDITOR[seat])
        state.put(sales.Sell(seat, SALES_TILES[spot], SALES_TILES[spot]))


MAIN_ACTIONS: Final = vec[MainAction]([Hire(), Develop(), Ideas(), Print(), Royalties(), Sales()])


def can_begin(state: AgeOfComics, seat: i64, action: i64) -> bool:
    """Return whether a main action has a space left and something to do."""
    return state.taken[action] < state.spaces() and MAIN_ACTIONS[action].possible(state, seat)
