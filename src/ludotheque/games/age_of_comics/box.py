"""What the rules read of the printed components: tables of numbers, made by components.py from the files."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics.codes import ORIGINALS, WRITERS

BITS: Final = vec[i64]([2**number for number in range(48)])
"""One bit for each comic. A table, because mypyc shifts the literal 1 as a machine integer of 32 bits."""
LINKS: Final[i64] = 6
"""How many neighbours a newsstand has at most: four streets and one crossing of the X, the rest is -1."""
STANDS: Final[i64] = 4
"""How many order spaces a newsstand has at most, the rest is -1."""


class Box:
    """Cards, map and board as tables; see codes.py for how things are numbered."""

    def __init__(
        self,
        value: list[i64],
        bonus: list[i64],
        tiles: list[i64],
        order_fans: list[i64],
        links: list[i64],
        centre: list[i64],
        stands: list[i64],
        ends: list[i64],
        used: list[i64],
        automa: list[i64],
    ) -> None:
        self.value: vec[i64] = vec[i64](value)
        """Of each creative."""
        self.bonus: vec[i64] = vec[i64](bonus)
        """Of each original."""
        self.tiles: vec[i64] = vec[i64](tiles)
        """Order tiles of each kind, for two, three and four players."""
        self.order_fans: vec[i64] = vec[i64](order_fans)
        """Fans of each kind of order."""
        self.links: vec[i64] = vec[i64](links)
        self.centre: vec[i64] = vec[i64](centre)
        """1 for the newsstands around the X."""
        self.stands: vec[i64] = vec[i64](stands)
        self.ends: vec[i64] = vec[i64](ends)
        """The two newsstands of each space."""
        self.used: vec[i64] = vec[i64](used)
        """Whether a space is used, for two, three and four players."""
        self.automa: vec[i64] = vec[i64](automa)
        """Three actions and six genres for each card."""


def genre_of(comic: i64) -> i64:
    """The genre of an original or a rip-off."""
    return (comic if comic < ORIGINALS else comic - ORIGINALS) // 4


def craft(card: i64) -> i64:
    """The genre that a creative is specialised in."""
    return (card if card < WRITERS else card - WRITERS) // 4
