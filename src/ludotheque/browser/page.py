"""The messages between a page and the worker that serves it: calls and their answers, lines and what they carry."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Literal, NotRequired, TypedDict, cast

from ludotheque.app.app import App
from ludotheque.app.protocol.close_codes import FAULT
from ludotheque.app.talk import talk
from ludotheque.browser.calls import Answerer
from ludotheque.browser.line import TabLine

log: logging.Logger = logging.getLogger(__name__)


class PageCall(TypedDict):
    """A call; ``answer`` says what came of it, ``part`` and ``end`` what comes bit by bit."""

    type: Literal["call"]
    id: int
    method: str
    address: str
    body: NotRequired[str | bytes | None]


class Cancel(TypedDict):
    """Withdraw a call: the answer is not wanted any more."""

    type: Literal["cancel"]
    id: int


class OpenLine(TypedDict):
    """Connect with a table; the page chooses the number of the line."""

    type: Literal["open"]
    line: int
    table: str


class SayOnLine(TypedDict):
    """Say something on a line."""

    type: Literal["say"]
    line: int
    text: str


class HangUp(TypedDict):
    """Close a line."""

    type: Literal["hang-up"]
    line: int


FromPage = PageCall | Cancel | OpenLine | SayOnLine | HangUp


class PageAnswer(TypedDict):
    """The answer to a call; a ``body`` of None comes in parts."""

    type: Literal["answer"]
    id: int
    status: int
    kind: str
    body: str | bytes | None


class AnswerPart(TypedDict):
    """A part of an answer."""

    type: Literal["part"]
    id: int
    body: bytes


class End(TypedDict):
    """The end of an answer in parts."""

    type: Literal["end"]
    id: int


class LineMessage(TypedDict):
    """A message of a table."""

    type: Literal["told"]
    line: int
    text: str


class Closed(TypedDict):
    """The end of a line, with the code of a WebSocket."""

    type: Literal["closed"]
    line: int
    code: int


FromApp = PageAnswer | AnswerPart | End | LineMessage | Closed


class Unkept(TypedDict):
    """Nothing that is played is kept any more, for this reason; it goes on in memory. Without one it is kept again.

    The reason ``full`` means that the browser has no room left; any other one is said as it is.
    """

    type: Literal["unkept"]
    reason: str | None


class Loading(TypedDict):
    """The bytes that have come of those that Python needs. The script of the worker says this, and what follows."""

    type: Literal["loading"]
    bytes: int
    of: int


class Elsewhere(TypedDict):
    """Another page of this browser has the games: this one waits until that is closed."""

    type: Literal["elsewhere"]


class Ready(TypedDict):
    """The games are open."""

    type: Literal["ready"]


class Unusable(TypedDict):
    """The games that were kept cannot be opened, for this reason, which a page of another version may not have."""

    type: Literal["unusable"]
    why: Literal["damaged", "other-version"]
    reason: str


class WorkerFailed(TypedDict):
    """The end of everything: the worker could not open the games, or has lost them.

    ``why`` says more than the reason to those who cannot read that: not all files came; the browser lacks something,
    or has it on secure pages alone.
    """

    type: Literal["failed"]
    why: Literal["files", "browser", "insecure", "other"]
    reason: str


FromWorker = FromApp | Unkept | Loading | Elsewhere | Ready | Unusable | WorkerFailed


class PageServer:
    """Hears a page, and answers it.

    Args:
        app: the application.
        post: takes each message for the page.
    """

    def __init__(self, app: App, post: Callable[[FromApp], None]) -> None:
        self._app = app
        self._calls = Answerer(app)
        self._post = post
        self._open: dict[int, asyncio.Task[None]] = {}
        self._lines: dict[int, TabLine] = {}
        self._talks: set[asyncio.Task[None]] = set()

    def hear(self, message: FromPage) -> None:
        """Take a message of the page; what comes of it is posted."""
        match message["type"]:
            case "call":
                self._begin(message["id"], self._call(message))
            case "cancel":
                if (task := self._open.get(message["id"])) is not None:
                    task.cancel()
            case "open":
                self._connect(message["line"], message["table"])
            case "say":
                if (line := self._lines.get(message["line"])) is not None:
                    line.say(message["text"])
            case "hang-up":
                if (line := self._lines.get(message["line"])) is not None:
                    line.hang_up()

    def _begin(self, id: int, work: Coroutine[Any, Any, None]) -> None:
        self._open[id] = asyncio.create_task(work)
        self._open[id].add_done_callback(lambda _: self._open.pop(id))

    async def _call(self, call: PageCall) -> None:
        id = call["id"]
        answer = await self._calls.answer(call["method"], call["address"], call.get("body"))
        whole = answer.body if isinstance(answer.body, str | bytes) else None
        kind = answer.headers.get("Content-Type", "")
        self._post({"type": "answer", "id": id, "status": answer.status, "kind": kind, "body": whole})
        if isinstance(answer.body, AsyncIterator):
            try:
                async with contextlib.aclosing(cast(Any, answer.body)) as parts:
                    async for part in parts:
                        self._post({"type": "part", "id": id, "body": part})
            except Exception:
                log.exception("an answer broke off")
            self._post({"type": "end", "id": id})

    def _connect(self, number: int, table: str) -> None:
        self._lines[number] = TabLine(lambda text: self._post({"type": "told", "line": number, "text": text}))
        task = asyncio.create_task(self._talk(number, table))
        self._talks.add(task)  # the loop alone keeps only weak references
        task.add_done_callback(self._talks.discard)

    async def _talk(self, number: int, table: str) -> None:
        line = self._lines[number]
        try:
            await talk(self._app, table, line)
            code = line.code
        except Exception:
            log.exception("a line broke off")
            code = FAULT
        del self._lines[number]
        self._post({"type": "closed", "line": number, "code": code})
