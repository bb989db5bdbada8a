"""A connection of the page with a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ludotheque.browser.house import GUEST, House
from ludotheque.core.errors import BadInput
from ludotheque.server.conversation.conversation import Conversation, Cost, claimed
from ludotheque.server.protocol.close_codes import CANNOT_GO_ON, FAULT, GOING, NO_TABLE, NOT_YOURS
from ludotheque.server.protocol.messages import tables as messages
from ludotheque.server.protocol.messages.tables import Hello
from ludotheque.server.protocol.refused import NoTable
from ludotheque.server.store.interface import Conflict, Unavailable
from ludotheque.server.table.audience import Connection, dump
from ludotheque.server.table.reasons import refused_message
from ludotheque.server.table.snapshots import CannotGoOn
from ludotheque.server.table.table import Refused, Table

log: logging.Logger = logging.getLogger(__name__)

FAULTY = "something is wrong in this program; nothing was changed"
DONE = 1000
"""The code of a connection that its page has closed."""


def _uncounted(_cost: Cost) -> None:
    """Count nothing: no one else waits for this machine."""


class Line:
    """The messages to a table and from it, as text, from ``hello`` to the end.

    Args:
        house: where the table is found.
        table: its id.
        send: takes each message for the page.
    """

    def __init__(self, house: House, table: str, send: Callable[[str], None]) -> None:
        self._house = house
        self._name = table
        self._send = send
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str) -> None:
        """Take a message of the page."""
        self._heard.put_nowait(text)

    def close(self) -> None:
        """Hang up, once what was heard before is answered."""
        self._heard.put_nowait(None)

    async def run(self) -> int:
        """Talk until one side hangs up. Return the code by which clients know why, as of a WebSocket."""
        try:
            hello = messages.read_message(await self._heard.get() or "")
            if not isinstance(hello, Hello):
                raise BadInput("the first message is 'hello'")
            table = await self._house.tables.get(self._name)
            return await self._sit_down(table, hello)
        except NoTable:
            return self._turn_away(Refused("there is no such table", "no-table"), NO_TABLE)
        except CannotGoOn as error:
            return self._turn_away(Refused(str(error), "cannot-go-on"), CANNOT_GO_ON)
        except (Refused, BadInput) as error:
            return self._turn_away(error, NOT_YOURS)
        except Unavailable as error:
            log.warning("table %s: a connection has to be made again: %s", self._name, error)
            return GOING

    def _turn_away(self, error: Exception, code: int) -> int:
        self._send(dump(refused_message(error, 0)))
        return code

    async def _sit_down(self, table: Table, hello: Hello) -> int:
        seats, commits = claimed(table, hello, GUEST)
        held = [table.seats[seat].token_hash for seat in sorted(set(seats))]
        me = Connection(frozenset(seats), GUEST, self._send_now, held)
        talk = Conversation(
            table,
            me,
            self._house.thinker,
            hint_seconds=self._house.settings.hint_seconds,
            count=_uncounted,
            may_speak=lambda: True,
        )
        await talk.enter(hello.since, commits)
        closing = asyncio.create_task(_closing(me))
        try:
            while me.closed is None:
                hearing = asyncio.ensure_future(self._heard.get())
                await asyncio.wait({hearing, closing}, return_when=asyncio.FIRST_COMPLETED)
                if not hearing.done():
                    hearing.cancel()
                    break
                text = hearing.result()
                if text is None:
                    return DONE
                await self._answer(table, me, talk, text)
        finally:
            closing.cancel()
            talk.end()
        return me.closed or DONE

    async def _answer(self, table: Table, me: Connection, talk: Conversation, text: str) -> None:
        try:
            await talk.answer(messages.read_message(text))
        except (BadInput, Refused) as error:
            talk.refuse(error)
        except (Unavailable, Conflict) as error:
            log.warning("table %s: a message had no effect: %s", table.id, error)
            talk.refuse(error)
            me.close(GOING)
        except Exception:
            log.exception("table %s: a message could not be answered", table.id)
            talk.refuse(Refused(FAULTY, "fault"))
            me.close(FAULT)

    def _send_now(self, text: str) -> bool:
        self._send(text)
        return True


async def _closing(me: Connection) -> None:
    """Return when the table hangs up: everything else is sent at once."""
    while await me.next() is not None:
        pass
