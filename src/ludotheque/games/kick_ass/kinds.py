"""Kinds of frames: how a position writes a question or a task, and which rule a question comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.errors import BadPosition
from ludotheque.core.reading import choice, flag, listed, only_fields, whole
from ludotheque.games.kick_ass.codes import NOBODY
from ludotheque.games.kick_ass.state import Frame


class Detail:
    """One detail of a frame: a field of its class, as a position writes it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any) -> Any:
        """Return what a position says."""
        return value

    def read(self, data: Mapping[str, Any]) -> Any:
        """Return the value of the field."""
        raise NotImplementedError


class Number(Detail):
    """A whole number; the lowest if it is left out."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def read(self, data: Mapping[str, Any]) -> Any:
        return whole(data, self.name, self.low, self.low, self.high)


class Flag(Detail):
    """True or false; false if it is left out."""

    def read(self, data: Mapping[str, Any]) -> Any:
        return flag(data, self.name)


class Word(Detail):
    """A word; none if it is left out."""

    def __init__(self, name: str, words: Sequence[str], needed: bool = True) -> None:
        super().__init__(name)
        self.words = words
        self.needed = needed

    def write(self, value: Any) -> Any:
        return self.words[value] if value >= 0 else None

    def read(self, data: Mapping[str, Any]) -> Any:
        value = data.get(self.name)
        if value is None and not self.needed:
            return NOBODY
        return list(self.words).index(choice(value, self.words, self.name))


class Words(Detail):
    """A list of words, kept as bits."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name)
        self.words = words

    def write(self, value: Any) -> Any:
        return [word for bit, word in enumerate(self.words) if value >> bit & 1]

    def read(self, data: Mapping[str, Any]) -> Any:
        bits = {list(self.words).index(choice(one, self.words, self.name)) for one in listed(data, self.name)}
        return sum(1 << bit for bit in bits)


class FrameKind:
    """One class of frames: its name and its details. Questions name the rule they come from; some tasks concern no one.

    Where a detail is called ``most``, the question says how many that is.
    """

    def __init__(
        self, name: str, made_of: type[Frame], *details: Detail, rule: str = "", of_nobody: bool = False
    ) -> None:
        self.name = name
        self.rule = rule
        self.made_of: Any = made_of
        self.details = details
        self.of_nobody = of_nobody

    def count(self, frame: Frame) -> int | None:
        """Return how many a question says; nothing if it says no number."""
        most: Any = getattr(frame, "most", None)
        return None if most is None else int(most)

    def write(self, frame: Frame) -> list[Any]:
        """Return a frame as a position has it."""
        written: list[Any] = [self.name, frame.seat]
        if self.details:
            written.append({one.name: one.write(getattr(frame, one.name)) for one in self.details})
        return written

    def read(self, seat: int, data: Any) -> Frame:
        """Return the frame that a position has."""
        if self.details:
            only_fields(data, [one.name for one in self.details], f"field 'frames' of '{self.name}'")
        elif data != {}:
            raise BadPosition(f"field 'frames': {self.name!r} has no details")
        if self.of_nobody != (seat < 0):
            raise BadPosition(f"field 'frames': {self.name!r} does not concern the seat {seat}")
        try:
            values = {one.name: one.read(data) for one in self.details}
        except BadPosition as error:
            raise BadPosition(f"field 'frames' of {self.name!r}: {error}") from None
        made: Frame = self.made_of(**values) if self.of_nobody else self.made_of(seat, **values)
        return made
