"""Calls: how one is declared, found and answered."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, TypedDict, TypeVar, Unpack
from urllib.parse import parse_qsl

import msgspec

from ludotheque.app.app import App, People
from ludotheque.app.calls.reading import Parameters, Who, parameters_of
from ludotheque.app.calls.request import Reply, Request
from ludotheque.app.protocol.cost import Cost
from ludotheque.app.protocol.model import Model
from ludotheque.app.protocol.refused import Invalid, Missing

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
EVENTS: Final = "text/event-stream; charset=utf-8"
ANY: Final = "*/*"
"""The kind of answers that name their own."""
ELSEWHERE: Final = ""
"""The kind of answers that lead to another address."""

F = TypeVar("F", bound=Callable[..., Any])
Body = Callable[[type[Model] | None], Awaitable[Any]]
"""Reads the body of a call, as a model or as it was sent. Invalid if it has another shape."""


class Traits(TypedDict, total=False):
    """The unusual traits of a call: see ``Call``."""

    bots: bool
    kind: str
    shape: Any


@dataclass(frozen=True)
class Call:
    """A call.

    Args:
        method: as in HTTP.
        path: after ``/api``, with ``{name}`` for each part that varies.
        handler: answers it, in a thread unless it is a coroutine.
        limit: what it counts for before anything is done.
        bots: whether bot accounts may call.
        kind: the media type of the answer.
        shape: the type of a JSON answer that the handler writes by itself.
    """

    method: str
    path: str
    handler: Callable[..., Any]
    limit: Cost
    bots: bool = False
    kind: str = JSON
    shape: Any = None

    @functools.cached_property
    def parameters(self) -> Parameters:
        """The parameters of the handler."""
        return parameters_of(self.handler, self.path)

    @functools.cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern of its addresses."""
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path.replace(".", r"\.")))

    async def answer(self, request: Request, path: Mapping[str, str], query: str, body: Body) -> Reply:
        """Answer one call.

        Args:
            request: the call.
            path: the parts of its path that vary.
            query: what follows the question mark.
            body: reads its body.
        """
        request.admit(self.limit, bots=self.bots)
        wanted = self.parameters
        if not wanted.alone and request.app.people is None:
            raise Missing("only a server has this")
        asked = dict(parse_qsl(query, keep_blank_values=True))
        self._check(asked)
        given = {word.name: word.read(path[word.name]) for word in wanted.path}
        given |= {word.name: word.read(asked.get(word.name)) for word in wanted.query}
        if wanted.body is not None:
            name, model = wanted.body
            given[name] = await body(model)
        for name, who in wanted.who.items():
            given[name] = await _caller(request, who)
        for name, kind in wanted.given.items():
            given[name] = request.app if kind is App else request.app.shared() if kind is People else request
        if inspect.iscoroutinefunction(self.handler):
            return self._answer(await self.handler(**given))
        return self._answer(await request.in_thread(lambda: self.handler(**self._found(given))))

    def _check(self, asked: Mapping[str, str]) -> None:
        """Raise Invalid at an unknown filter. Links that others hand on, as to pictures, may carry anything."""
        known = [word.name for word in self.parameters.query]
        if known and self.kind == JSON:
            for name in asked:
                if name not in known:
                    raise Invalid(f"there is no parameter {name[:100]!r}; there are: {', '.join(known)}")

    def _found(self, given: dict[str, Any]) -> dict[str, Any]:
        """Return parameters with what their words stand for: to find a game may mean to load it."""
        finders = {word.name: word.find for word in self.parameters.path if word.find is not None}
        return given | {name: find(given[name]) for name, find in finders.items()}

    def _answer(self, told: Any) -> Reply:
        """Return what a handler has said, which is None or fits the kind, with its media type."""
        if told is None:
            return Reply(status=HTTPStatus.NO_CONTENT)
        kind = {"Content-Type": self.kind}
        if isinstance(told, Reply):
            return Reply(
                told.body, {**kind, **told.headers} if told.status == HTTPStatus.OK else told.headers, told.status
            )
        return Reply(msgspec.json.encode(told) if self.kind == JSON else told, kind)


def _caller(request: Request, who: Who) -> Awaitable[str]:
    match who:
        case Who.ANYONE:
            return request.anyone()
        case Who.GUEST:
            return request.guest()
        case Who.BOT_ACCOUNT:
            return request.bot_account()


class Calls:
    """A table of calls, to which handlers are added as they are declared.

    >>> calls = Calls()
    >>> @calls.get("/games/{game}", limit="looks")
    ... def get_game(game: str) -> str:
    ...     return game
    >>> call, parts = calls.find("GET", "/games/koryo")
    >>> call.handler.__name__, parts
    ('get_game', {'game': 'koryo'})
    """

    def __init__(self, *tables: Iterable[Call]) -> None:
        self._calls: list[Call] = [call for table in tables for call in table]

    def __iter__(self) -> Iterator[Call]:
        return iter(self._calls)

    def get(self, path: str, *, limit: Cost, **traits: Unpack[Traits]) -> Callable[[F], F]:
        """Declare a call that changes nothing."""
        return self._declare("GET", path, limit, traits)

    def post(self, path: str, *, limit: Cost, **traits: Unpack[Traits]) -> Callable[[F], F]:
        """Declare a call that does something."""
        return self._declare("POST", path, limit, traits)

    def put(self, path: str, *, limit: Cost, **traits: Unpack[Traits]) -> Callable[[F], F]:
        """Declare a call that sets something."""
        return self._declare("PUT", path, limit, traits)

    def delete(self, path: str, *, limit: Cost, **traits: Unpack[Traits]) -> Callable[[F], F]:
        """Declare a call that removes something."""
        return self._declare("DELETE", path, limit, traits)

    def _declare(self, method: str, path: str, limit: Cost, traits: Traits) -> Callable[[F], F]:
        def add(handler: F) -> F:
            self._calls.append(Call(method, path, handler, limit, **traits))
            return handler

        return add

    def find(self, method: str, path: str) -> tuple[Call, Mapping[str, str]]:
        """Return the call of an address, and the parts of its path that vary. Missing if there is none."""
        for call in self._calls:
            if call.method == method and (found := call.pattern.fullmatch(path)):
                return call, found.groupdict()
        raise Missing("there is nothing at this address")
