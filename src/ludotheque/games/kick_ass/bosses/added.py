"""The bosses beyond those of the box: what the game asks of the folder of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Protocol, cast

from ludotheque.core.ledger import Table
from ludotheque.games.kick_ass.expansions import FOLDERS
from ludotheque.games.kick_ass.fields import Field
from ludotheque.games.kick_ass.kinds import FrameKind
from ludotheque.games.kick_ass.state import Villain


class Addition(Protocol):
    """The module of a boss's folder."""

    BOSS: Villain
    """He, with his pieces as they are at first."""
    FIELDS: tuple[Field, ...]
    """The numbers and tables of his own pieces."""
    QUESTIONS: tuple[FrameKind, ...]
    """The questions that only he asks."""
    LINES: Mapping[str, Callable[[Table, Mapping[str, Any]], None]]
    """The changes that the lines of the log that only he brings make to the public table."""


BOSSES: Final = tuple(cast("Addition", import_module(f"{__package__}.{folder}")) for folder in FOLDERS)
