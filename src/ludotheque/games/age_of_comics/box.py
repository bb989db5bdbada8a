"""The printed components as the rules read them: tables of numbers, made by components.py from the files."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics.codes import CENTRE, KINDS, MAX_PLAYERS, ORIGINALS, PER_GENRE, SPACES, WRITERS


@final
class Newsstand:
    """A circle of the map, or the X from which all agents start: neighbours and spaces for orders, ascending."""

    def __init__(self, neighbours: list[i64], spaces: list[i64]) -> None:
        self.neighbours: vec[i64] = vec[i64](neighbours)
        """The newsstands that are one block away: from the X the four around it (p.9)."""
        self.spaces: vec[i64] = vec[i64](spaces)
        """Those connected to it."""


@final
class AutomaCard:
    """A card of the solo opponent: its actions from the top, and the genres by priority."""

    def __init__(self, actions: list[i64], genres: list[i64]) -> None:
        self.actions: vec[i64] = vec[i64](actions)
        self.genres: vec[i64] = vec[i64](genres)


class Box:
    """Cards, map and board as tables; see codes.py for how things are numbered."""

    def __init__(
        self,
        value: list[i64],
        bonus: list[i64],
        tiles: list[i64],
        order_fans: list[i64],
        newsstands: list[Newsstand],
        x: Newsstand,
        used: list[i64],
        automa: list[AutomaCard],
    ) -> None:
        self.value: vec[i64] = vec[i64](value)
        """Of each creative."""
        self.bonus: vec[i64] = vec[i64](bonus)
        """Of each original."""
        self.tiles: vec[i64] = vec[i64](tiles)
        """Order tiles of each kind, for two, three and four players."""
        self.order_fans: vec[i64] = vec[i64](order_fans)
        """Fans of each kind of order."""
        self.newsstands: vec[Newsstand] = vec[Newsstand](newsstands)
        self.x: Newsstand = x
        self.used: vec[i64] = vec[i64](used)
        """1 for each space that is used, for two, three and four players."""
        self.automa: vec[AutomaCard] = vec[AutomaCard](automa)

    def column(self, sides: i64) -> i64:
        """Return the column of a number of players, two to four, in the tables that have one for each."""
        return sides - 2

    def newsstand(self, circle: i64) -> Newsstand:
        """Return where an agent is, at a newsstand or in the centre."""
        return self.x if circle == CENTRE else self.newsstands[circle]

    def is_used(self, space: i64, sides: i64) -> bool:
        """Return whether a space of the map is used with a number of players."""
        return self.used[self.column(sides) * SPACES + space] == 1

    def all_tiles(self, kind: i64) -> i64:
        """Return how many orders of a kind there are: those of four players."""
        return self.tiles[self.column(MAX_PLAYERS) * KINDS + kind]


def genre_of(comic: i64) -> i64:
    """Return the genre of an original or a rip-off."""
    return (comic if comic < ORIGINALS else comic - ORIGINALS) // PER_GENRE


def craft(card: i64) -> i64:
    """Return the genre that a creative is specialised in."""
    return (card if card < WRITERS else card - WRITERS) // PER_GENRE
