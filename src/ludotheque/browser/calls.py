"""The calls of docs/protocol.md, answered for one person."""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, fields
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

import msgspec

from ludotheque.browser.house import GUEST, House
from ludotheque.browser.routes import JSON, TEXT, Asked, Route, game_of, route
from ludotheque.core.errors import BadInput
from ludotheque.core.levels import LEVELS
from ludotheque.server.people.archive.library import Wanted
from ludotheque.server.protocol.answers.tables import Level, Opened
from ludotheque.server.protocol.messages.tables import NewTable, Note
from ludotheque.server.protocol.model import read
from ludotheque.server.protocol.refused import Missing, Unfit
from ludotheque.server.shelf import games
from ludotheque.server.store.database.alone import AloneStore, Unusable
from ludotheque.server.store.interface import Store, Unavailable
from ludotheque.server.table.reasons import KINDS, kind_of, reason_of

log: logging.Logger = logging.getLogger(__name__)

FILE: Final = "application/vnd.sqlite3"
FILTERS: Final = frozenset(field.name for field in fields(Wanted))
PLACE: Final = re.compile(r"[0-9]{1,15}:[\w-]{1,64}")
"""The end of a page of the archive, from which the next one begins."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: whole, or piece by piece as it comes."""

    status: int
    kind: str
    body: str | bytes | AsyncIterator[bytes]


class Calls:
    """Answers calls.

    Args:
        house: whose tables they are about; None if there are none, and only the shelf.
    """

    def __init__(self, house: House | None) -> None:
        self._house = house
        self._routes = _shelf()
        self._whole = False
        if house is not None:
            self._routes += [*_of_tables(house), *_of_file(house.store)]

    async def answer(self, method: str, address: str, body: str | bytes | None = None) -> Answer:
        """Answer a call; every refusal is an answer, too.

        Args:
            method: as in HTTP.
            address: the path after ``/api``, with what follows a question mark.
            body: JSON, or the bytes of a file.
        """
        path, _, query = address.partition("?")
        try:
            found, parts = self._find(method, path)
            sent: Any = body if found.shape is None else read(body or "", found.shape)
            asked = Asked({name: unquote(part) for name, part in parts.items()}, dict(parse_qsl(query)), sent)
            told = found.answer(asked)
            if inspect.isawaitable(told):
                told = await told
        except tuple(KINDS) as error:
            return _refused_for(error)
        except OSError as error:  # such as a file that is fetched when it is first read, without a network
            return _refused_for(Unavailable(f"a file cannot be read: {error}"))
        except Exception:
            log.exception("a call could not be answered")
            return _refused(500, "fault", "something is wrong in this program; nothing was changed", "fault", {})
        if told is None:
            return Answer(HTTPStatus.NO_CONTENT, found.kind, "")
        if found.kind != JSON or isinstance(told, bytes):
            return Answer(HTTPStatus.OK, found.kind, told)
        return Answer(HTTPStatus.OK, JSON, msgspec.json.encode(told))

    def _find(self, method: str, path: str) -> tuple[Route, Mapping[str, str]]:
        for one in self._routes:
            if one.method == method and (found := one.pattern.fullmatch(path)):
                return one, found.groupdict()
        if self._whole:
            raise Missing("only a server has this")
        from ludotheque.browser import study  # most visits only play

        self._routes += study.routes(self._house)
        self._whole = True
        return self._find(method, path)


def _refused_for(error: Exception) -> Answer:
    kind, said = kind_of(error), reason_of(error)
    return _refused(kind.status, kind.word, said.text, said.key, said.args)


def _refused(status: int, word: str, text: str, key: str, args: Mapping[str, Any]) -> Answer:
    body = {"error": word, "reason": text, "key": key, "args": args, "request": None}
    return Answer(status, JSON, msgspec.json.encode(body))


def _shelf() -> list[Route]:
    """Serve what the shelf says of the games."""
    return [
        route("GET", "/games", lambda _: games.games()),
        route("GET", "/faults", lambda _: games.faults()),
        route("GET", "/games/{game}/text/{language}", lambda it: games.text(game_of(it), it.at["language"]), kind=TEXT),
        route(
            "GET", "/games/{game}/guide/{language}", lambda it: games.guide(game_of(it), it.at["language"]), kind=TEXT
        ),
    ]


def _of_tables(house: House) -> list[Route]:
    """Serve tables, and all that is kept of them."""
    tables, library, notes = house.tables, house.library, house.notes

    def levels(_: Asked) -> list[Level]:
        slow = house.thinker.pace.is_slow
        return [{"name": name, "seconds": seconds, "slow": slow(name)} for name, seconds in LEVELS.items()]

    async def open_table(asked: Asked) -> Opened:
        new: NewTable = asked.body
        if any(seat.kind == "bot" for seat in new.seats):
            house.thinker.warm()
        return await tables.open(new, GUEST)

    async def beginning(asked: Asked) -> dict[str, Any]:
        return (await tables.beginning(asked.at["table"])).to_json()

    return [
        route("GET", "/levels", levels),
        route("POST", "/tables", open_table, shape=NewTable),
        route("GET", "/tables", lambda _: tables.of_guest(GUEST)),
        route("GET", "/tables/{table}", lambda it: tables.info(it.at["table"], GUEST)),
        route("DELETE", "/tables/{table}", lambda it: tables.delete(it.at["table"], GUEST)),
        route("GET", "/tables/{table}/beginning", beginning),
        route("POST", "/tables/{table}/rematch", lambda it: house.rematches.press(it.at["table"], GUEST)),
        route("POST", "/tables/{table}/close", lambda it: tables.stranded.agree(it.at["table"], GUEST)),
        route("GET", "/tables/{table}/note", lambda it: notes.read(it.at["table"], GUEST)),
        route("PUT", "/tables/{table}/note", lambda it: notes.keep(it.at["table"], GUEST, it.body.text), shape=Note),
        route("GET", "/tables/{table}/result", lambda it: library.result(it.at["table"], GUEST)),
        route("GET", "/archive", lambda it: library.games(GUEST, _wanted(it.query))),
        route("GET", "/statistics", lambda _: library.statistics(GUEST)),
    ]


def _wanted(query: Mapping[str, str]) -> Wanted:
    """Read what the archive is asked for. BadInput if it has no such filter."""
    if not FILTERS.issuperset(query) or not PLACE.fullmatch(query.get("before", "0:-")):
        raise BadInput(f"the games of the archive are filtered by: {', '.join(sorted(FILTERS))}")
    return Wanted(**query)  # type: ignore[arg-type]  # an outcome that there is none of finds no game


def _of_file(store: Store) -> list[Route]:
    """Serve all that is kept as one file, which a person can take along to another browser."""
    if not isinstance(store, AloneStore):
        return []

    async def take(asked: Asked) -> dict[str, int]:
        try:
            return {"added": await store.take(asked.body or b"", GUEST)}
        except Unusable as error:
            raise Unfit(str(error), "alone-file") from None

    return [route("GET", "/file", lambda _: store.content(), kind=FILE), route("POST", "/file", take)]
