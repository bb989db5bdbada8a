"""The numbers and tables of a position: each declared once, with its bound and the piece of the table that holds it.

A boss declares those of his own pieces beside his rules. Against the others they are what they are at first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.reading import listed, need, whole
from ludotheque.games.kick_ass.state import Arena, Gang, KickAss, Villain

SHARED: Final = (Arena, Gang, Villain)
"""The pieces of a boss who brings none of his own: all positions share them, and nothing in them changes."""


class Field:
    """A number of a position, or a table of numbers: declared once, for positions, their documentation and the view.

    Args:
        name: What positions call it.
        most: The most that a number can be; 0 is the least.
        words: What it is, for those who write positions.
        of: The class of the piece that holds it.
        kept_as: What the piece calls it, if not by the same name.
        first: What it is at first, and against another boss: a number, or one for each place of a table.
        seen: Where every seat sees it in the view, as ``boss.gang``; nothing if no seat sees it as it is.
    """

    def __init__(
        self,
        name: str,
        most: int,
        words: str,
        of: type[Any] = KickAss,
        kept_as: str = "",
        first: int | Iterable[int] = 0,
        seen: str = "",
    ) -> None:
        self.name = name
        self.most: int = most
        self.words = words
        self.seen = seen
        self.first: int | list[int] = first if isinstance(first, int) else list(first)
        zeros: int | list[int] = [0] * len(self.first) if isinstance(self.first, list) else 0
        self._left_out = zeros if self.first == zeros else None
        self._of = of
        self._kept_as = kept_as or name

    def get(self, state: KickAss) -> int | list[int]:
        """Return what it is now."""
        piece = self._piece(state)
        value: Any = self.first if piece is None else getattr(piece, self._kept_as)
        return [int(one) for one in value] if isinstance(self.first, list) else int(value)

    def table(self, state: KickAss) -> list[int]:
        """Return the table that it is now."""
        value = self.get(state)
        assert isinstance(value, list)
        return value

    def write(self, state: KickAss, data: dict[str, Any]) -> None:
        """Write it into a position, which does without where it is 0 everywhere and was so at first."""
        value = self.get(state)
        if value != self._left_out:
            data[self.name] = value

    def read(self, state: KickAss, data: Mapping[str, Any]) -> None:
        """Set it to what a position says. BadPosition where it cannot be that, or belongs to another boss."""
        if self.name not in data:
            return
        value = self._values(data) if isinstance(self.first, list) else whole(data, self.name, 0, 0, self.most)
        piece = self._piece(state)
        if piece is None:
            need(value == self.first, self.name, "another boss has that")
        else:
            setattr(piece, self._kept_as, vec[i64](value) if isinstance(value, list) else value)

    def _piece(self, state: KickAss) -> object | None:
        """Return the piece that holds it; nothing if the boss is another one."""
        if self._of is KickAss:
            return state
        pieces: tuple[object, ...] = (state.villain, state.villain.gang, state.villain.arena)
        for one in pieces:
            if type(one) not in SHARED and isinstance(one, self._of):
                found: object = one
                return found
        return None

    def _values(self, data: Mapping[str, Any]) -> list[int]:
        assert isinstance(self.first, list)
        values = listed(data, self.name)
        right = len(values) == len(self.first) and all(type(one) is int and 0 <= one <= self.most for one in values)
        need(right, self.name, f"{len(self.first)} whole numbers from 0 to {self.most} are needed, not {values!r}")
        return values
