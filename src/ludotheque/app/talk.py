"""The talk with one client at a table, whatever line it came by: from ``hello`` to the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from ludotheque.app.app import App
from ludotheque.app.conversation import Conversation, claimed
from ludotheque.app.protocol.close_codes import ABUSE, CANNOT_GO_ON, DONE, FAULT, GOING, NO_TABLE, NOT_YOURS
from ludotheque.app.protocol.cost import Cost
from ludotheque.app.protocol.messages import tables as messages
from ludotheque.app.protocol.messages.tables import FromClient, Hello
from ludotheque.app.protocol.refused import NoTable, Refused, Unfit
from ludotheque.app.store.interface import Conflict, Unavailable
from ludotheque.app.tables.audience import Connection, dump
from ludotheque.app.tables.refusals import refused_message
from ludotheque.app.tables.snapshots import CannotGoOn
from ludotheque.app.tables.table import Table
from ludotheque.core.errors import BadInput

log: logging.Logger = logging.getLogger(__name__)

FAULTY: Final = "something is wrong here; nothing was changed"


class HungUp(Exception):
    """The other end has closed the connection."""


class Manners:
    """The manners that a table expects of a client: none, where no one else waits."""

    hello_within: float | None = None
    """Seconds in which its first message has to come."""

    async def deaf_to(self) -> frozenset[str]:
        """Return the guests that this one has blocked."""
        return frozenset()

    def check_room(self, table: Table, seats: Sequence[int], guest: str | None) -> None:
        """Raise Refused if a table has no room for one more who holds these seats."""

    def sits_down(self, seats: Sequence[int]) -> None:
        """Count one more client at a table."""

    def leaves(self, seats: Sequence[int]) -> None:
        """Count one client less."""

    def count(self, cost: Cost) -> None:
        """Count work. TooMany if it was too much."""

    def may_send(self) -> bool:
        """Return whether it may say something now."""
        return True

    def may_speak(self) -> bool:
        """Return whether it may say another line of chat now."""
        return True

    def refused(self) -> None:
        """Count a message that asked for what could not be done."""

    def strike(self) -> bool:
        """Count a message that no honest client sends, and return whether it is one too many."""
        return False

    async def answer(self, conversation: Conversation, message: FromClient) -> None:
        """Have a message answered."""
        await conversation.answer(message)


class Peer(Manners, ABC):
    """The client at the other end of a talk."""

    @abstractmethod
    async def hear(self) -> str:
        """Return its next message. HungUp when there is none any more; BadInput if it is no text."""

    @abstractmethod
    def send_now(self, text: str) -> bool:
        """Send a message if that can be done at once, and return whether it was."""

    @abstractmethod
    async def send(self, text: str) -> None:
        """Send a message. HungUp if there is no one to hear it."""

    @abstractmethod
    async def close(self, code: int) -> None:
        """Hang up, with the code by which clients know why."""

    @abstractmethod
    async def guest(self) -> str | None:
        """Return the guest who is talking, if known. Refused if it may not."""


async def talk(app: App, name: str, peer: Peer) -> None:
    """Talk until one side hangs up.

    Args:
        app: the application.
        name: the id of the table.
        peer: the other end.
    """
    try:
        hello = await asyncio.wait_for(_hello(peer), peer.hello_within)
        guest = await peer.guest()
        table = await app.tables.get(name)
        seats, commits = claimed(table, hello, guest)
        peer.check_room(table, seats, guest)
        held = [table.seats[seat].token_hash for seat in sorted(set(seats))]
        me = Connection(frozenset(seats), guest, peer.send_now, held)
        me.deaf_to = await peer.deaf_to()
        conversation = Conversation(
            table, me, app.thinker, hint_seconds=app.hint_seconds, count=peer.count, may_speak=peer.may_speak
        )
        await conversation.enter(hello.since, commits)
    except NoTable:
        await turn_away(peer, Refused("there is no such table", "no-table"), NO_TABLE)
    except CannotGoOn as error:
        await turn_away(peer, Refused(str(error), "cannot-go-on"), CANNOT_GO_ON)
    except (Refused, BadInput) as error:
        await turn_away(peer, error, NOT_YOURS)
    except Unavailable as error:
        log.warning("table %s: a socket has to reconnect: %s", name, error)
        await peer.close(GOING)
    except (TimeoutError, HungUp):
        await peer.close(ABUSE)
    else:
        await _converse(table, me, conversation, peer)


async def _hello(peer: Peer) -> Hello:
    message = messages.read_message(await peer.hear())
    if not isinstance(message, Hello):
        raise BadInput("the first message is 'hello'")
    return message


async def turn_away(peer: Peer, error: Refused | BadInput, code: int) -> None:
    """Say why there is no talk, and hang up."""
    log.warning("a socket was rejected: %s", error)
    with contextlib.suppress(HungUp):
        await peer.send(dump(refused_message(error, 0)))
    await peer.close(code)


async def _converse(table: Table, me: Connection, conversation: Conversation, peer: Peer) -> None:
    writer = asyncio.create_task(_write(me, peer))
    seats = sorted(me.seats)
    peer.sits_down(seats)
    try:
        await _listen(table, me, conversation, peer)
    finally:
        peer.leaves(seats)
        conversation.end()
        me.close(DONE)
        await writer


async def _write(me: Connection, peer: Peer) -> None:
    """Send queued messages; their senders do not wait."""
    with contextlib.suppress(HungUp):
        while (text := await me.next()) is not None:
            await peer.send(text)
    await peer.close(me.closed or DONE)


async def _listen(table: Table, me: Connection, conversation: Conversation, peer: Peer) -> None:
    """Answer messages until one side hangs up."""
    while me.closed is None:
        try:
            text = await peer.hear()
            if not peer.may_send():
                raise Unfit("too many messages at once; wait a moment", "messages-slower")
            await peer.answer(conversation, messages.read_message(text))
        except HungUp:
            me.close(DONE)
        except BadInput as error:
            log.warning("table %s: a message was rejected: %s", table.id, error)
            conversation.refuse(error)
            if peer.strike():
                me.close(ABUSE)
        except Refused as refusal:
            peer.refused()
            conversation.refuse(refusal)
        except (Unavailable, Conflict) as error:
            log.warning("table %s: a message had no effect: %s", table.id, error)
            conversation.refuse(error)
            me.close(GOING)
        except Exception:
            log.exception("table %s: a message could not be dealt with", table.id)
            conversation.refuse(Refused(FAULTY, "fault"))
            me.close(FAULT)
