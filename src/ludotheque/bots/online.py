"""A program that plays on a server: the lines of :mod:`ludotheque.bots.piped` over a bot account's sockets.

It accepts challenges, and plays at the tables at which its bot account sits (docs/bot-protocol.md).
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ludotheque.bots.piped import BotFailed, Piped
from ludotheque.core.changes import changed
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.extras import lacking

try:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
except ImportError:
    raise lacking("terminal", "websockets") from None

Json = dict[str, Any]

PATIENCE: Final = 15.0
"""Seconds for an answer of the server."""
LONGEST: Final = 2**24
"""The most bytes of one message."""
TRIES: Final = (1.0, 2.0, 5.0, 10.0)
"""Seconds to wait before each try to connect again; the last of them from then on."""
PING_EACH: Final = 4.0
"""Seconds between pings, so that a connection that dies without a word is noticed."""
PONG_WITHIN: Final = 5.0
"""Seconds for the answer to a ping."""
CLOSE_WITHIN: Final = 0.5
"""Seconds for a server to say farewell: one that does not answer will not."""
GIVE_UP: Final = {
    1008: "the server rejected a message",
    4403: "the server does not know this token",
    4404: "the table no longer exists",
    4409: "another program has connected with the same token",
    4410: "the game cannot continue under newer rules",
}
"""The codes of a closed socket after which there is no sense in trying again."""


@dataclass(frozen=True, slots=True)
class Site:
    """A server, as a bot account reaches it."""

    server: str
    token: str = field(repr=False)

    def __post_init__(self) -> None:
        parts = urlsplit(self.server)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadInput(f"a server address looks like https://play.example.org, not {brief(self.server)}")
        if not self.token.isascii() or not self.token.isprintable() or not self.token:
            raise BadInput("the token file must hold one line: the token that the server showed")

    @property
    def private(self) -> bool:
        """Return whether no one else can read the token on its way: it is encrypted, or stays on this computer."""
        parts = urlsplit(self.server)
        return parts.scheme == "https" or parts.hostname in ("localhost", "127.0.0.1", "::1")

    def call(self, path: str, body: Json) -> Json:
        """Call the server over HTTP. BadInput has its reason."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        request = Request(self.server.rstrip("/") + path, json.dumps(body).encode(), headers)  # an http address
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read(LONGEST)
        except HTTPError as error:
            raise BadInput(_reason(error.read(LONGEST))) from None
        except (URLError, TimeoutError) as error:
            raise BadInput(f"{self.server} does not answer: {error}") from None
        return dict(json.loads(text)) if text else {}

    def open(self, path: str) -> connect:
        """Return a socket that is yet to be opened."""
        return connect(
            self.server.rstrip("/").replace("http", "ws", 1) + path,
            additional_headers={"Authorization": f"Bearer {self.token}"},
            open_timeout=PATIENCE,
            ping_interval=PING_EACH,
            ping_timeout=PONG_WITHIN,
            close_timeout=CLOSE_WITHIN,
            max_size=LONGEST,
        )


class Online:
    """A program as a bot account.

    Args:
        site: the server, with the account's token.
        program: the program.
        most: the games that it plays at a time; further challenges are declined.
        games: the ids of the games that it plays; all if empty.
        say: told in a sentence of whatever happens.
    """

    def __init__(
        self, site: Site, program: Piped, most: int, games: Collection[str] = (), say: Callable[[str], None] = print
    ) -> None:
        self._site = site
        self._program = program
        self._most = most
        self._games = frozenset(games)
        self._say = say
        self._asking = asyncio.Lock()
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Play until it is cancelled.

        Raises:
            BadInput: the server does not want this program any more.
            BotFailed: the program has failed.
        """
        try:
            async with asyncio.TaskGroup() as tasks:
                await self._stay("/api/bot/socket", lambda line: self._follow(line, tasks))
        except ExceptionGroup as group:
            failed = group.subgroup(BadInput)
            if failed is None:
                raise
            raise failed.exceptions[0] from None

    async def _stay(self, path: str, converse: Callable[[ClientConnection], Any]) -> None:
        """Have a conversation, and connect again whenever the line breaks; return once the conversation is over."""
        tries = 0
        while True:
            try:
                async with self._site.open(path) as line:
                    tries = 0
                    await converse(line)
                    return
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 0
                if code in GIVE_UP:
                    raise BadInput(GIVE_UP[code]) from None
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self._say(f"{self._site.server} does not answer: {error}")
            except InvalidURI as error:
                raise BadInput(str(error)) from None
            await asyncio.sleep(TRIES[min(tries, len(TRIES) - 1)])
            tries += 1

    # --- Challenges ---

    async def _follow(self, line: ClientConnection, tasks: asyncio.TaskGroup) -> None:
        while True:
            message = json.loads(await line.recv())
            if message["type"] == "welcome":
                self._say(f"connected as {message['name']}")
            elif message["type"] == "challenge":
                if await self._accept(message):
                    self._start(message, tasks)
            elif message["type"] == "game":
                self._start(message, tasks)

    def _start(self, game: Json, tasks: asyncio.TaskGroup) -> None:
        """Begin to play at a table, unless that was begun already."""
        table = game["table"]
        if table not in self._playing:
            self._playing[table] = tasks.create_task(self._play(table, game["seat"], game["game"]))
            self._playing[table].add_done_callback(lambda _: self._playing.pop(table))

    async def _accept(self, challenge: Json) -> bool:
        """Accept a challenge, or decline it, and return whether it was accepted; someone else may have been faster."""
        table, seat = challenge["table"], challenge["seat"]
        why = self._against(challenge)
        path = f"/api/tables/{table}/{'accept' if why is None else 'decline'}"
        try:
            await asyncio.to_thread(self._site.call, path, {"seat": seat} | ({} if why is None else {"why": why}))
        except BadInput as error:
            self._say(f"table {table}: {error}")
            return False
        self._say(f"table {table}: {challenge['title']}, {'accepted' if why is None else f'declined ({why})'}")
        return why is None

    def _against(self, challenge: Json) -> str | None:
        """Return the reason to decline a challenge, if there is one."""
        if self._games and challenge["game"] not in self._games:
            return "game"
        return "busy" if len(self._playing) >= self._most else None

    # --- A game ---

    async def _play(self, table: str, seat: int, game: str) -> None:
        """Play at one table to the end of its game."""
        try:
            await self._stay(f"/api/tables/{table}/socket", lambda line: self._sit(line, table, seat, game))
        except BotFailed:
            raise
        except BadInput as error:
            self._say(f"table {table}: {error}")
        else:
            self._say(f"table {table}: the game is over")

    async def _sit(self, line: ClientConnection, table: str, seat: int, game: str) -> None:
        await line.send(json.dumps({"type": "hello", "tokens": [], "since": 0}))
        view: Any = None
        while True:
            message = json.loads(await line.recv())
            reply = _polite(message, seat)
            if reply is not None:
                await line.send(json.dumps(reply))
            if message["type"] == "welcome":
                await self._begin(table, seat, game, len(message["seats"]))
            elif message["type"] == "state":
                view = message["view"] if message["view"] is not None else changed(view, message["changes"])
                if message["over"]:
                    return
                if message["offered"]:
                    action = await self._choose(table, seat, game, message, changed(view, message["own"]))
                    act = {"type": "act", "seat": seat, "ply": message["ply"], "action": action}
                    await line.send(json.dumps(act))

    async def _begin(self, table: str, seat: int, game: str, players: int) -> None:
        begin = {"type": "begin", "game": game, "players": players, "seat": seat, "seed": _seed(table), "table": table}
        async with self._asking:
            await asyncio.to_thread(self._program.tell, begin)

    async def _choose(self, table: str, seat: int, game: str, state: Json, view: Any) -> Json:
        """Ask the program for an action. An action that only its seat knows to be forced is not asked about."""
        offered = state["offered"]
        if len(offered) == 1:
            return dict(offered[0]["action"])
        prompt = state["asked"] or state["prompt"]
        question = {
            "table": table,
            "game": game,
            "seat": seat,
            "prompt": {"key": prompt["key"], "args": prompt["args"]},
            "view": view,
            "legal": [{"number": one["number"], "words": one["words"], "parts": one["action"]} for one in offered],
        }
        async with self._asking:
            answer = await asyncio.to_thread(self._program.ask, question)
        for one in offered:
            if answer in (one["number"], one["words"], one["action"]) and not isinstance(answer, bool):
                return dict(one["action"])
        raise BotFailed(f"the bot {self._program.name!r} answered {brief(answer)}, which is not offered")


def _polite(message: Json, seat: int) -> Json | None:
    """Return what a program replies to people: it agrees to what they ask, and takes its seat back from a bot."""
    kind = message["type"]
    if kind in ("undo-asked", "asked") and message["seat"] != seat:
        return {"type": "answer" if kind == "undo-asked" else "consent", "seat": seat, "ok": True}
    replaced = (kind == "welcome" and message["seats"][seat]["stand_in"]) or (
        kind == "seated" and message["seat"] == seat and message["why"] in ("absent", "time")
    )
    return {"type": "take-over", "seat": seat} if replaced else None


def _seed(table: str) -> int:
    """Return a number that is the same whenever a program connects to that table."""
    return zlib.crc32(table.encode())


def _reason(body: bytes) -> str:
    """Return the sentence of a refusal."""
    try:
        return str(json.loads(body)["reason"])
    except (ValueError, KeyError, TypeError):
        return "the server refuses this"
