"""The counting of events at tables: a server keeps metrics."""

from __future__ import annotations

from typing import Literal, Protocol


class Watch(Protocol):
    """Is told what happens at tables, at once: it must not take long."""

    def moved(self, game: str, by: Literal["person", "bot"]) -> None:
        """Count a move; forced ones are none."""

    def committed(self, seconds: float) -> None:
        """Note how long a move took from handing it to the store until it was kept."""

    def failed(self, game: str, level: str) -> None:
        """Count a move at which a bot failed."""


class Unwatched:
    """A :class:`Watch` that counts nothing."""

    def moved(self, game: str, by: Literal["person", "bot"]) -> None:
        """Do nothing."""

    def committed(self, seconds: float) -> None:
        """Do nothing."""

    def failed(self, game: str, level: str) -> None:
        """Do nothing."""
