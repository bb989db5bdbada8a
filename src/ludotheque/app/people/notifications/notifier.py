"""Notify people once per turn, and withdraw pushes when the turn is over.

The notifications that are owed follow from the database alone: since when it has been whose turn, and what has been
sent for it. So a server that was killed goes on where it was, and of several servers one sends each notification.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Protocol

from ludotheque.app.people.mail import Mail
from ludotheque.app.people.notifications.addresses import read
from ludotheque.app.people.notifications.push import may_be_silent
from ludotheque.app.people.notifications.senders import NotificationFacts, Result, Senders
from ludotheque.app.people.result_cards.facts import custom_input_words
from ludotheque.app.people.settings import PeopleSettings
from ludotheque.app.store.interface import Statement, Store, StoredTable, Unavailable, now
from ludotheque.app.store.ownership import Ownership
from ludotheque.app.store.queries import notifications
from ludotheque.app.store.queries.notifications import Notification, Open
from ludotheque.app.store.queries.tables import table_info
from ludotheque.app.tables.custom_inputs import custom_inputs_of
from ludotheque.core.errors import BadInput
from ludotheque.core.registry import load

log: logging.Logger = logging.getLogger(__name__)

MS = 1000
LOOK_EVERY = 5.0
"""Seconds between two looks at the turns that people have, at most."""
LOOK_AT_LEAST = 0.5
ALL_EVERY = 12
"""Looks at tables that have changed lately to one at all tables: for mail, and notifications to be tried again."""
HERE_AFTER = 5 * 60 * MS
"""The time after which someone is notified who was at the table when the turn began, or since."""
LATELY = HERE_AFTER + 60 * MS
"""The time for which a table counts as changed lately."""
WISHED = 7 * 24 * 60 * 60 * MS
"""The time for which people are told of an invitation, as long as an invitation to a table stands."""
LEASE = 60 * MS
"""The time after which another server that was sending a notification is gone: longer than any try takes."""
AT_ONCE = 8
"""Notifications of one kind that are on their way at the same time."""
PAUSES = (30 * MS, 2 * 60 * MS, 10 * 60 * MS, 60 * 60 * MS, 6 * 60 * 60 * MS)
"""The times between the tries of one notification."""
LONGEST_PAUSE = 24 * 60 * 60 * MS
MOST_FAILURES = 10
"""Notifications in a row that are given up before a channel is switched off."""
OF_ONE_GUEST = 2
"""Notifications to one guest that are on their way at a time: addresses that never answer keep few others waiting."""
MOST_AT_ONCE = 100
"""Notifications that are being sent, or wait for room to be."""

Key = tuple[str, str, int]
"""A channel, a table and a seat."""


class Attendance(Protocol):
    """The tables in the memory of this server."""

    def seats_here(self, table: str) -> frozenset[int] | None:
        """Return the seats whose players are connected; None if the table is not in memory here."""

    def guests_here(self, table: str) -> frozenset[str]:
        """Return the guests who are connected to a table in memory here."""


class Notifier:
    """Sends the notifications of one store, as far as they are this server's to send."""

    def __init__(
        self,
        settings: PeopleSettings,
        store: Store,
        senders: Senders,
        mail: Mail,
        here: Attendance,
        ownership: Ownership,
    ) -> None:
        self._settings = settings
        self._store = store
        self._senders = senders
        self._mail = mail
        self._here = here
        self._ownership = ownership
        self._met: set[tuple[str, int, int]] = set()
        """Turns, by table, seat and ply, whose players have been here since they began."""
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._busy: Counter[str] = Counter()
        self._rooms = {kind: asyncio.Semaphore(AT_ONCE) for kind in ("push", "mail", "hook")}
        self._lease = LEASE if ownership.shared else 0
        self._from = now() + int(settings.call_after * MS)
        """Until then players may still be coming back from a restart of this server."""

    async def look_after(self) -> None:
        """Notify people, indefinitely."""
        pause = min(LOOK_EVERY, max(LOOK_AT_LEAST, self._settings.call_after))
        for number in itertools.count():
            await asyncio.sleep(pause)
            try:
                await self.look(everywhere=number % ALL_EVERY == 0)
            except Unavailable as error:
                log.warning("the turns could not be checked: %s", error)
            except Exception:
                log.exception("the turns could not be looked at")

    async def look(self, *, everywhere: bool = True) -> None:
        """Look once, and begin to send what is owed: at all tables, or at those that have changed lately."""
        at = now()
        for opened in await notifications.to_close(self._store):
            if opened.state == "sent" or opened.at + self._lease <= at:
                self._begin(opened, self._take_back(opened))
        lately = at - LATELY - int(self._settings.call_after * MS)
        wanted = await notifications.wanted(self._store, 0 if everywhere else lately)
        self._meet(wanted, everywhere)
        wanted += await notifications.wished(self._store, at - WISHED if everywhere else lately)
        times = [(self._due(notification, at), notification) for notification in wanted]
        due = sorted(
            ((when, notification) for when, notification in times if when is not None and when <= at),
            key=lambda one: one[0],
        )
        mine = await self._mine([notification for _, notification in due])
        for notification in mine:
            if len(self._tasks) >= MOST_AT_ONCE:
                break
            self._begin(notification, self._send(notification))

    async def quiet(self) -> None:
        """Return once nothing is being sent."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop sending; a notification that is on its way may arrive."""
        for task in list(self._tasks.values()):
            task.cancel()
        await self.quiet()

    def _begin(self, notification: Notification | Open, sending: Coroutine[Any, Any, None]) -> None:
        """Send in the background, one thing at a time for each notification."""
        key, guest = (notification.channel.id, notification.table, notification.seat), notification.channel.guest
        if key in self._tasks or self._busy[guest] >= OF_ONE_GUEST:
            sending.close()  # the next look finds it again
            return
        self._busy[guest] += 1
        task = self._tasks[key] = asyncio.create_task(sending)
        task.add_done_callback(lambda done: self._end(key, guest, done))

    def _end(self, key: Key, guest: str, done: asyncio.Task[None]) -> None:
        del self._tasks[key]
        self._busy[guest] -= 1
        if not self._busy[guest]:
            del self._busy[guest]
        if not done.cancelled() and (error := done.exception()) is not None:
            log.error("a call could not be sent", exc_info=error)

    # --- What is owed ---

    def _meet(self, wanted: list[Notification], everywhere: bool) -> None:
        """Note who is here, and forget the turns that are over."""
        turns = {(notification.table, notification.seat, notification.ply) for notification in wanted}
        if everywhere:
            self._met &= turns
        for table, seat, ply in turns:
            if seat in (self._here.seats_here(table) or ()):
                self._met.add((table, seat, ply))

    def _due(self, notification: Notification, at: int) -> int | None:
        """Return the time from which a notification is owed; None if none is."""
        if notification.channel.kind == "mail" and not (notification.slow and self._mail.on):
            return None
        if notification.wish is not None and self._reads(notification):
            return None
        if notification.state == "again":
            return notification.at
        if notification.state == "sending":
            return notification.at + self._lease
        if notification.state is not None or at < self._from:
            return None
        if notification.channel.kind == "mail":
            return notification.since + int(self._settings.mail_after * MS)
        met = (notification.table, notification.seat, notification.ply) in self._met
        return notification.since + (HERE_AFTER if met else int(self._settings.call_after * MS))

    def _reads(self, notification: Notification) -> bool:
        """Return whether a guest sees the wish for a rematch at the finished game, or looks at the table itself."""
        tables = () if notification.wish is None else (notification.wish.before, notification.table)
        return any(table and notification.channel.guest in self._here.guests_here(table) for table in tables)

    async def _mine(self, due: list[Notification]) -> list[Notification]:
        """Leave out the notifications to tables that another server has in memory: it knows who is there."""
        elsewhere = {notification.table for notification in due if self._here.seats_here(notification.table) is None}
        free = set(await self._ownership.unowned(sorted(elsewhere))) if elsewhere else set()
        return [
            notification for notification in due if notification.table not in elsewhere or notification.table in free
        ]

    # --- Sending ---

    async def _send(self, notification: Notification) -> None:
        if notification.state == "sending" and notification.channel.kind != "push":
            # A server was killed while it sent this. A second push would replace the first one; a second letter would
            # be one too many.
            await self._did(notifications.settle(notification, "closed", now()))
            return
        told = await self._told(notification)
        async with self._rooms[notification.channel.kind]:  # before it is claimed: waiting is no part of sending
            if told is not None and await self._did(notifications.claim(notification, now())):
                await self._note(notification, await self._senders.notify(notification, told))

    async def _note(self, notification: Notification, result: Result) -> None:
        """Keep what came of a try."""
        if result.outcome == "sent":
            await self._did(
                notifications.settle(notification, "sent" if notification.channel.kind == "push" else "closed", now())
            )
            await self._did(notifications.succeed(notification.channel.id))
        elif result.outcome == "gone":
            log.info("a browser has ended its subscription to pushes")
            await self._store.change(notifications.remove(notification.channel.id))
        elif result.outcome == "later" and notification.tries < len(PAUSES):
            pause = max(PAUSES[notification.tries], min(LONGEST_PAUSE, int((result.after or 0) * MS)))
            await self._did(notifications.settle(notification, "again", now() + pause))
        else:
            await self._give_up(notification)

    async def _give_up(self, notification: Notification) -> None:
        await self._did(notifications.settle(notification, "failed", now()))
        await self._did(notifications.fail(notification.channel.id))
        if notification.channel.failures + 1 >= MOST_FAILURES:
            log.warning(
                "a notification address (%s) was switched off: %d notifications failed",
                notification.channel.kind,
                MOST_FAILURES,
            )
            await self._did(notifications.switch_off(notification.channel.id))

    async def _take_back(self, opened: Open) -> None:
        host = read(opened.channel.address, loopback=True).host
        if await self._did(notifications.settle(opened, "closed", now())) and may_be_silent(host):
            stored = await table_info(self._store, opened.table)
            async with self._rooms["push"]:
                await self._senders.take_back(opened, _title(stored.game) if stored is not None else "")

    async def _did(self, change: Statement) -> bool:
        """Perform a statement, and return whether it changed anything."""
        return await self._store.change([change]) != [0]

    async def _told(self, notification: Notification) -> NotificationFacts | None:
        """Return the facts that a notification tells; None if the table is gone."""
        stored = await table_info(self._store, notification.table)
        if stored is None:
            return None
        if notification.wish is not None:
            return NotificationFacts(_invited_to(stored, notification.channel.language), [notification.wish.name])
        return NotificationFacts(
            _title(notification.game),
            [seat.name for number, seat in enumerate(stored.seats) if number != notification.seat],
        )


def _invited_to(stored: StoredTable, language: str) -> str:
    """Return the title of a game, with what its host brought to it: that is met before anyone sits down."""
    title, brought = _title(stored.game), custom_input_words(custom_inputs_of(stored), language)
    return f"{title} ({brought})" if brought else title


def _title(game: str) -> str:
    try:
        return load(game).title
    except BadInput:
        return game
