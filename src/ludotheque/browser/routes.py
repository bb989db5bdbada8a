"""The shape of the calls that a page can make: each has an address, and someone who answers there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ludotheque.server.protocol.model import Model
from ludotheque.server.shelf.games import known_game

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Asked:
    """A call: the parts of its address, what follows the question mark, and what was sent, read if it has a shape."""

    at: Mapping[str, str]
    query: Mapping[str, str]
    body: Any


@dataclass(frozen=True, slots=True)
class Route:
    """An address, who answers there, and the shape of what is sent there, if anything is."""

    method: str
    pattern: re.Pattern[str]
    answer: Callable[[Asked], Any]
    shape: type[Model] | None = None
    kind: str = JSON


def route(method: str, path: str, answer: Callable[[Asked], Any], **more: Any) -> Route:
    """Return a route, with ``{name}`` for each part of its path that varies."""
    return Route(method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), answer, **more)


def game_of(asked: Asked) -> Any:
    """Return the game of an address. UnknownGame if there is none."""
    return known_game(asked.at["game"])
