"""The socket on which the program of a bot account learns of challenges, and of the tables at which it plays."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.app.people.bot_accounts.bots import BotRegister
from ludotheque.app.people.bot_accounts.challenges import Challenges
from ludotheque.app.people.bot_accounts.feeds import Feeds
from ludotheque.app.protocol.answers.bots import Challenge, ToProgram
from ludotheque.app.protocol.close_codes import ABUSE, GOING, NOT_YOURS, REPLACED
from ludotheque.app.protocol.guests import bot_id
from ludotheque.app.protocol.messages import tables as messages
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.rates import Allowance
from ludotheque.app.store.interface import Unavailable
from ludotheque.core.errors import BadInput
from ludotheque.server.settings import Settings

log: logging.Logger = logging.getLogger(__name__)

LOOK_EVERY = 3.0
"""Seconds between two looks at the database, for what other processes have done."""
NOTE_EVERY = 15.0
"""Seconds after which it is noted again that the program is connected."""


class Feed:
    """The conversation with one program, whose token was checked."""

    def __init__(
        self,
        socket: WebSocket,
        guest: str,
        token: str,
        bots: BotRegister,
        challenges: Challenges,
        feeds: Feeds,
        limits: Settings,
    ) -> None:
        self._socket = socket
        self._guest = guest
        self._token = token
        self._bots = bots
        self._challenges = challenges
        self._feeds = feeds
        self._allowance = Allowance(limits.messages_per_second, limits.message_burst)
        self._offered: dict[tuple[str, int], Challenge] = {}
        self._games: set[str] = set()
        self._note_at = 0.0

    async def run(self) -> None:
        """Tell the program everything there is, and then what changes, until either side ends it."""
        line = self._feeds.enter(self._guest)
        listening = asyncio.create_task(self._listen())
        code = 1000
        try:
            await self._note()  # before the welcome: from then on it can be challenged
            name = await self._bots.name(self._guest)
            await self._say({"type": "welcome", "bot": bot_id(self._guest) or "", "name": name})
            while not listening.done():
                line.woken.clear()
                if line.replaced or not await self._bots.holds(self._guest, self._token):
                    code = REPLACED if line.replaced else NOT_YOURS
                    break
                await self._note()
                await self._tell_news()
                woken = asyncio.create_task(line.woken.wait())
                await asyncio.wait({listening, woken}, timeout=LOOK_EVERY, return_when=asyncio.FIRST_COMPLETED)
                woken.cancel()
            else:
                code = listening.result()
        except (WebSocketDisconnect, RuntimeError):
            pass  # the program has gone
        except Refused:
            code = NOT_YOURS
        except Unavailable as error:
            log.warning("a program has to reconnect: %s", error)
            code = GOING
        finally:
            listening.cancel()
            await self._end(code, last=self._feeds.leave(self._guest, line))

    async def _listen(self) -> int:
        """Answer pings; return the code to close with once the program has gone, or says what makes no sense."""
        try:
            while True:
                text = await self._socket.receive_text()
                if not self._allowance.take() or not isinstance(messages.read_message(text), messages.Ping):
                    return ABUSE
                await self._say({"type": "pong"})
        except WebSocketDisconnect:
            return 1000
        except (BadInput, KeyError):  # a message of bytes has no text
            return ABUSE

    async def _note(self) -> None:
        """Note that the program is connected, if that was noted some time ago."""
        if time.monotonic() >= self._note_at:
            await self._bots.note(self._guest, here=True)
            self._note_at = time.monotonic() + NOTE_EVERY

    async def _tell_news(self) -> None:
        """Tell of challenges that have come or gone, and of games that have begun."""
        offered = {(one["table"], one["seat"]): one for one in await self._challenges.of(self._guest)}
        for table, seat in self._offered.keys() - offered.keys():
            await self._say({"type": "challenge-over", "table": table, "seat": seat})
        for place in offered.keys() - self._offered.keys():
            await self._say(offered[place])
        self._offered = offered
        games = {one["table"]: one for one in await self._challenges.games_of(self._guest)}
        for table in games.keys() - self._games:
            await self._say(games[table])
        self._games = set(games)

    async def _say(self, message: ToProgram) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())

    async def _end(self, code: int, *, last: bool) -> None:
        if last:
            with contextlib.suppress(Unavailable):
                await self._bots.note(self._guest, here=False)
        if self._socket.application_state != WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)
