"""The shape of the answers about replays: a record played again, moment by moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from ludotheque.app.protocol.answers.tables import ActionJson, Ended, GameEvent, PromptJson, SeatWhy
from ludotheque.core.options import OptionValue


class Frame(TypedDict):
    """One moment of a replay, all hands open."""

    ply: int
    seat: int | None
    action: ActionJson | None
    words: str | None
    auto: bool
    player: int | None
    prompt: PromptJson
    views: list[Mapping[str, Any]]
    events: list[GameEvent]
    scores: list[int]


class ReplaySeated(TypedDict):
    """A seat that changed hands after that frame."""

    ply: int
    seat: int
    name: str
    level: str | None
    why: SeatWhy


class Replay(TypedDict):
    """A whole game to scrub through.

    ``unchecked``: where it was carried over to newer rules, how many entries came before; they are not shown.
    ``brought``: as in :class:`TableInfo`. ``alone``: played in one browser, without a server.
    """

    game: str
    bundled: bool
    players: int
    cooperative: bool
    seats: list[str]
    options: Mapping[str, OptionValue]
    words: Mapping[str, str]
    result: list[int] | None
    seated: list[ReplaySeated]
    takebacks: int
    ended: Ended | None
    unchecked: int | None
    brought: list[str]
    alone: bool
    frames: list[Frame]


class Chances(TypedDict):
    """Each seat's chance to win before a decision of a record, 0 to 1."""

    ply: int
    chances: list[float]
