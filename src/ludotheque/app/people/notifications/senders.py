"""Send one notification over one channel, never while a move or a page waits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from ludotheque.app.people.mail import Mail, NotSent
from ludotheque.app.people.notifications import push, webhooks
from ludotheque.app.people.notifications.addresses import Forbidden, Outgoing, Receipt, Unreachable, read
from ludotheque.app.people.notifications.letters import Letters
from ludotheque.app.people.notifications.words import listed, say
from ludotheque.app.people.settings import PeopleSettings
from ludotheque.app.store.interface import Store
from ludotheque.app.store.queries import meta
from ludotheque.app.store.queries.notifications import Channel, Notification, Open
from ludotheque.core.errors import BadInput

KEPT = 3 * 24 * 3600
"""Seconds for which a push service keeps a notification for a browser that is not there."""
TRIED_AT_ONCE = 8
"""Channels that are tried out at the same time."""
GONE = (404, 410)
"""Answers of a push service: this browser has ended its subscription."""
LATER = (408, 425, 429)
"""Refusals that may pass."""
FAULTS_FROM = 500
NO_CONTACT = "mailto:nobody@ludotheque.invalid"

Outcome = Literal["sent", "later", "refused", "gone"]


class Result(NamedTuple):
    """The outcome of a try, and the seconds after which another is welcome, if the other side has said so."""

    outcome: Outcome
    after: float | None = None


class NotificationFacts(NamedTuple):
    """The facts that a notification tells."""

    title: str
    """The title of the game."""
    names: Sequence[str]
    """The others at the table."""


class Senders:
    """Sends notifications by push, e-mail and webhooks."""

    def __init__(self, settings: PeopleSettings, store: Store, mail: Mail, letters: Letters, outside: Outgoing) -> None:
        self._settings = settings
        self._store = store
        self._mail = mail
        self._letters = letters
        self._outside = outside
        self._trying = asyncio.Semaphore(TRIED_AT_ONCE)
        self._pusher: push.Pusher | None = None
        self._making = asyncio.Lock()

    async def pusher(self) -> push.Pusher | None:
        """Return what signs pushes with the key of the database, made at the first call; None without the libraries."""
        async with self._making:
            if self._pusher is None and push.installed():
                kept = await meta.secret(self._store, push.KEY_NAME)
                if kept is None:
                    made = await asyncio.to_thread(push.new_key)
                    await self._store.change([meta.keep_secret(push.KEY_NAME, made)])
                    kept = await meta.secret(self._store, push.KEY_NAME) or made
                self._pusher = await asyncio.to_thread(push.Pusher, kept)
        return self._pusher

    async def notify(self, notification: Notification, told: NotificationFacts) -> Result:
        """Say whose turn it is, or who invites to a table."""
        channel, names = notification.channel, listed(notification.channel.language, told.names)
        if channel.kind == "mail":
            return await self._by_mail(notification, told.title, names)
        about, path = notification.about, page_of(notification)
        line = say(channel.language, f"{about}-line", game=told.title, names=names)
        if channel.kind == "hook":
            message = {
                "type": about,
                "id": name_of(notification),
                "table": notification.table,
                "game": notification.game,
                "title": told.title,
                "with": list(told.names),
                "url": f"{self._settings.public_address or channel.site}{path}",
            }
            return await self._post(channel, webhooks.body(channel.detail["shape"], line, message), webhooks.HEADERS)
        message = {
            "type": about,
            "tag": tag(notification),
            "table": notification.table,
            "title": say(channel.language, about, game=told.title, names=names),
            "body": say(channel.language, f"{about}-with", names=names),
            **({} if notification.wish is None else {"path": path}),
        }
        return await self._by_push(channel, message, tag(notification))

    async def take_back(self, notification: Open, title: str) -> Result:
        """Have a browser close the notification for a turn that is over."""
        text = say(notification.channel.language, "done", game=title)
        return await self._by_push(
            notification.channel, {"type": "done", "tag": tag(notification), "title": text}, tag(notification)
        )

    async def try_out(self, channel: Channel) -> Result:
        """Show a person that a channel works."""
        text = say(channel.language, "try")
        async with self._trying:
            if channel.kind == "push":
                return await self._by_push(channel, {"type": "try", "tag": "try", "title": text}, "try")
            message = {"type": "try", "url": self._settings.public_address or channel.site}
            return await self._post(channel, webhooks.body(channel.detail["shape"], text, message), webhooks.HEADERS)

    async def _by_mail(self, notification: Notification, game: str, names: str) -> Result:
        try:
            await self._mail.send(
                self._letters.notification(
                    notification.channel, notification.about, game, names, page_of(notification), name_of(notification)
                )
            )
        except NotSent as error:
            return Result("refused" if error.final else "later")
        except BadInput:  # kept before addresses were parsed
            return Result("refused")
        return Result("sent")

    async def _by_push(self, channel: Channel, message: dict[str, Any], topic: str) -> Result:
        pusher = await self.pusher()
        if pusher is None:
            return Result("later")
        origin = read(channel.address, loopback=self._outside.loopback).origin
        request = pusher.request(origin, channel.detail, message, contact=self._contact(channel), topic=topic, ttl=KEPT)
        return await self._post(channel, request.body, request.headers)

    def _contact(self, channel: Channel) -> str:
        """Return how the operators of a push service reach the operator of this server."""
        if self._settings.mail_from is not None:
            return f"mailto:{self._settings.mail_from}"
        site = self._settings.public_address or channel.site
        return site if site.startswith("https://") else NO_CONTACT

    async def _post(self, channel: Channel, body: bytes, headers: Any) -> Result:
        try:
            reply = await self._outside.post(channel.address, body, headers)
        except Forbidden:
            return Result("refused")
        except Unreachable:
            return Result("later")
        return _result(reply, channel)


def _result(reply: Receipt, channel: Channel) -> Result:
    if reply.ok:
        return Result("sent")
    if channel.kind == "push" and reply.status in GONE:
        return Result("gone")
    if reply.status in LATER or reply.status >= FAULTS_FROM:
        return Result("later", reply.retry_after)
    return Result("refused")


def tag(notification: Notification | Open) -> str:
    """Return the name of a notification: a browser shows one for each."""
    return f"turn-{notification.table}-{notification.seat}"


def page_of(notification: Notification) -> str:
    """Return the page that a notification leads to: the table, or where a seat is taken there."""
    return f"/table/{notification.table}" if notification.wish is None else f"/join/{notification.table}"


def name_of(notification: Notification) -> str:
    """Return the name of a notification, the same for each try: receivers can tell a doubled one by it."""
    return f"{notification.table}.{notification.seat}.{notification.ply}"
