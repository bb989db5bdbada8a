"""The calls of docs/protocol.md, answered for one person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Final, TypeVar
from urllib.parse import unquote

import msgspec

from ludotheque.app.app import App
from ludotheque.app.calls import archive, games, lobby, tables
from ludotheque.app.calls.call import JSON, Call, Calls
from ludotheque.app.calls.reading import Content
from ludotheque.app.calls.request import Reply, Request
from ludotheque.app.protocol.cost import Cost
from ludotheque.app.protocol.guests import ALONE
from ludotheque.app.protocol.model import Model, read
from ludotheque.app.protocol.refused import Missing, Unfit
from ludotheque.app.store.interface import Unavailable
from ludotheque.app.tables.refusals import KINDS, RefusalReason, error_answer, kind_of, reason_of
from ludotheque.browser.store import AloneStore, UnusableFile

log: logging.Logger = logging.getLogger(__name__)

M = TypeVar("M", bound=Model)

FILE: Final = "application/vnd.sqlite3"
GUEST: Final = ALONE
"""The only guest there is: records of its tables say that they were played alone."""

FAULT: Final = RefusalReason("something is wrong in this program; nothing was changed", "fault", {})

files: Calls = Calls()
"""The calls about all that is kept, as one file, which a person can take along to another browser."""


@files.get("/file", limit="exports", kind=FILE)
async def get_file(app: App) -> bytes:
    """Return the file."""
    return await _kept(app).content()


@files.post("/file", limit="exports")
async def take_file(app: App, file: Content) -> dict[str, int]:
    """Add the tables of another file."""
    try:
        return {"added": await _kept(app).take(file, GUEST)}
    except UnusableFile as error:
        raise Unfit(str(error), "alone-file") from None


def _kept(app: App) -> AloneStore:
    if not isinstance(app.store, AloneStore):
        raise Missing("only a browser has this")
    return app.store


class OwnRequest(Request):
    """A call of the only person there is: it is never too much, and its page waits for the answer."""

    def admit(self, cost: Cost, *, bots: bool) -> None:
        """Count nothing."""

    def count(self, cost: Cost) -> None:
        """Count nothing."""

    async def anyone(self) -> str:
        """Return the only guest."""
        return GUEST

    async def guest(self) -> str:
        """Return the only guest."""
        return GUEST

    async def bot_account(self) -> str:
        """Refuse: bot accounts are on servers."""
        raise Missing("only a server has this")

    @property
    def account(self) -> str:
        """The account of the only guest."""
        return f"guest {GUEST}"

    async def left(self) -> None:
        """Wait forever: this worker ends with its page."""
        await asyncio.Event().wait()


class Answerer:
    """Answers calls.

    Args:
        app: what they are made to.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._calls = Calls(games.calls, tables.calls, lobby.calls, archive.calls, files)
        self._whole = False

    async def answer(self, method: str, address: str, body: str | bytes | None = None) -> Reply:
        """Answer a call; every refusal is an answer, too.

        Args:
            method: as in HTTP.
            address: the path after ``/api``, with what follows a question mark.
            body: JSON, or the bytes of a file.
        """

        async def sent(kind: type[M] | None) -> M | bytes:
            return _bytes(body) if kind is None else read(body or "", kind)

        path, _, query = address.partition("?")
        try:
            call, parts = self._find(method, unquote(path))
            return await call.answer(OwnRequest(self._app), parts, query, sent)
        except tuple(KINDS) as error:
            return _refused_for(error)
        except OSError as error:  # such as a file that is fetched when it is first read, without a network
            return _refused_for(Unavailable(f"a file cannot be read: {error}"))
        except Exception:
            log.exception("a call could not be answered")
            return _refused(HTTPStatus.INTERNAL_SERVER_ERROR, "fault", FAULT)

    def _find(self, method: str, path: str) -> tuple[Call, Mapping[str, str]]:
        try:
            return self._calls.find(method, path)
        except Missing:
            if self._whole:
                raise Missing("only a server has this") from None
        from ludotheque.app.calls import (
            custom_inputs,  # most visits only play
            lessons,
            puzzles,
            records,
            reviews,
        )

        self._calls = Calls(
            self._calls, custom_inputs.calls, lessons.calls, puzzles.calls, records.calls, reviews.calls
        )
        self._whole = True
        return self._find(method, path)


def _bytes(body: str | bytes | None) -> bytes:
    return body.encode() if isinstance(body, str) else body or b""


def _refused_for(error: Exception) -> Reply:
    kind = kind_of(error)
    return _refused(kind.status, kind.word, reason_of(error))


def _refused(status: int, word: str, said: RefusalReason) -> Reply:
    return Reply(msgspec.json.encode(error_answer(word, said)), {"Content-Type": JSON}, status)
