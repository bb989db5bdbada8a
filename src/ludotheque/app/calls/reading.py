"""The parameters of handlers, read from a call by their names and types."""

from __future__ import annotations

import functools
import inspect
import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from ludotheque.app.app import App, People
from ludotheque.app.calls.request import Request, SiteRequest
from ludotheque.app.catalogue.games import known_game
from ludotheque.app.protocol.model import Model, invalid
from ludotheque.core.game import Game


class Who(Enum):
    """The callers that a handler may ask for."""

    ANYONE = auto()
    GUEST = auto()
    BOT_ACCOUNT = auto()


class Found(NamedTuple):
    """Marks a word of an address that stands for something. Missing if there is no such thing."""

    find: Callable[[str], Any]


class Raw(NamedTuple):
    """Marks a body that is taken as it is sent."""


Anyone = Annotated[str, Who.ANYONE]
"""The guest who is calling, even one whose sessions were ended."""
Guest = Annotated[str, Who.GUEST]
"""The guest who is calling; a new one if none is known."""
BotCaller = Annotated[str, Who.BOT_ACCOUNT]
"""The bot account that is calling."""
KnownGame = Annotated[Game, Found(known_game)]
"""The game of an address."""
Content = Annotated[bytes, Raw()]
"""A body that is not read before."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of an address: a part of its path, or what follows the question mark under a name."""

    name: str
    kind: Any
    default: Any = None
    find: Callable[[str], Any] | None = None

    def read(self, text: str | None) -> Any:
        """Return what a word means. Invalid says what is wrong with it."""
        if text is None:
            return self.default
        try:
            return msgspec.convert(text, self.kind, strict=False)
        except msgspec.ValidationError as error:
            raise invalid(error, self.name) from None


@dataclass(frozen=True, slots=True)
class Parameters:
    """The parameters of a handler, by where they come from."""

    path: tuple[Word, ...]
    query: tuple[Word, ...]
    body: tuple[str, type[Model] | None] | None
    """Its name and its model; None in place of a model for one that is taken as it is sent."""
    who: Mapping[str, Who]
    given: Mapping[str, type[App | People | Request]]

    @property
    def alone(self) -> bool:
        """True if a call can be answered where there is only one person."""
        return not {People, SiteRequest} & set(self.given.values())


def _present(kind: Any) -> Any:
    """Return the type of a word that may be left out, if it is not."""
    kinds = [one for one in get_args(kind) if one is not NoneType]
    return functools.reduce(operator.or_, kinds) if isinstance(kind, UnionType) or get_origin(kind) is Union else kind


def parameters_of(handler: Callable[..., Any], path: str) -> Parameters:
    """Return the parameters of a handler of calls to that path."""
    hints = get_type_hints(handler, include_extras=True)
    path_words, query, who, given = [], [], {}, {}
    body: tuple[str, type[Model] | None] | None = None
    for name, parameter in inspect.signature(handler).parameters.items():
        kind = hints[name]
        mark = next(iter(getattr(kind, "__metadata__", ())), None)
        if kind in (App, People, Request, SiteRequest):
            given[name] = kind
        elif isinstance(mark, Who):
            who[name] = mark
        elif isinstance(mark, Raw):
            body = name, None
        elif isinstance(kind, type) and issubclass(kind, Model):
            body = name, kind
        elif f"{{{name}}}" in path:
            path_words.append(Word(name, str, find=mark.find) if isinstance(mark, Found) else Word(name, kind))
        elif parameter.default is not parameter.empty:
            query.append(Word(name, _present(kind), parameter.default))
        else:
            raise TypeError(f"{handler.__name__}: {name!r} is no part of {path}, and has no default")
        if isinstance(mark, Found) and inspect.iscoroutinefunction(handler):
            raise TypeError(f"{handler.__name__}: a game may have to be loaded, which a coroutine must not do")
    return Parameters(tuple(path_words), tuple(query), body, who, given)
