"""A guest's channels for notifications: add, confirm, switch and remove them."""

from __future__ import annotations

import asyncio
import logging
import secrets

from ludotheque.app.people import mail as post
from ludotheque.app.people.mail import Mail
from ludotheque.app.people.notifications import push
from ludotheque.app.people.notifications.addresses import read
from ludotheque.app.people.notifications.letters import CONFIRM, OFF, Letters
from ludotheque.app.people.notifications.senders import Senders
from ludotheque.app.people.settings import PeopleSettings
from ludotheque.app.protocol.answers.tables import ChannelInfo, Tried
from ludotheque.app.protocol.answers.tables import NotificationSettings as Shown
from ludotheque.app.protocol.messages.tables import AddHook, AddMail, AddPush
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.rates import Buckets, Rate
from ludotheque.app.store.interface import Store, Unavailable, now
from ludotheque.app.store.queries import notifications
from ludotheque.app.store.queries.notifications import Channel
from ludotheque.app.store.queries.tables import table_info
from ludotheque.app.tables.tables import NoTable
from ludotheque.core.errors import BadInput

log: logging.Logger = logging.getLogger(__name__)

MOST_CHANNELS = 12
"""Channels of one guest."""
DAY = 24 * 60 * 60 * 1000
LETTERS = Rate(3, "day")
"""Letters that ask one inbox to confirm, of all guests together."""
TIDY_EVERY = 3600.0


class Channels:
    """The wishes of guests about being notified.

    Args:
        settings: the server's settings.
        store: its store.
        mail: sends the letters that ask to confirm an address.
        letters: writes them.
        senders: sends everything else.
        loopback: allow addresses of this machine, for tests.
    """

    def __init__(
        self, settings: PeopleSettings, store: Store, mail: Mail, letters: Letters, senders: Senders, *, loopback: bool
    ) -> None:
        self._settings = settings
        self._store = store
        self._mail = mail
        self._letters = letters
        self._senders = senders
        self._loopback = loopback
        self._asked = Buckets(LETTERS)

    async def shown(self, guest: str) -> Shown:
        """Return the channels to reach a guest, for that guest."""
        pusher = await self._senders.pusher()
        return {
            "ways": [_info(channel) for channel in await notifications.channels(self._store, guest)],
            "muted": await notifications.muted(self._store, guest),
            "push": None if pusher is None else pusher.public_key,
            "mail": self.mail_on,
            "mail_after": self._settings.mail_after,
        }

    @property
    def mail_on(self) -> bool:
        """Return whether this server notifies by mail: its letters need an address for their links."""
        return self._mail.on and self._settings.public_address is not None

    # --- Adding ---

    async def add_push(self, guest: str, asked: AddPush, site: str) -> ChannelInfo:
        """Notify a guest by push at one of its browsers."""
        if not push.installed():
            raise Refused("this server cannot push: a library is missing", "no-push")
        read(asked.endpoint, loopback=self._loopback)
        keys = {"p256dh": asked.keys.p256dh, "auth": asked.keys.auth}
        await asyncio.to_thread(push.check_keys, keys)
        detail = {**keys, "name": asked.name}
        known = await self._known(guest, "push", asked.endpoint)
        old = known or (await self._known(guest, "push", asked.replaces) if asked.replaces else None)
        if old is not None:
            kept = old.detail["name"] if known is None else asked.name
            language = asked.language or old.language
            return await self._renew(old._replace(address=asked.endpoint), {**keys, "name": kept}, language)
        return _info(await self._new(guest, "push", asked.endpoint, detail, asked.language or "en", site))

    async def add_hook(self, guest: str, asked: AddHook, site: str) -> ChannelInfo:
        """Notify a guest by a webhook."""
        read(asked.url, loopback=self._loopback)
        known = await self._known(guest, "hook", asked.url)
        if known is not None:
            return await self._renew(known, {"shape": asked.shape}, asked.language)
        return _info(await self._new(guest, "hook", asked.url, {"shape": asked.shape}, asked.language, site))

    async def add_mail(self, guest: str, asked: AddMail, site: str) -> ChannelInfo:
        """Notify a guest by e-mail, once someone has opened the link that is sent there."""
        if not self.mail_on:
            raise Refused("this server sends no mail", "no-mail")
        address = post.address(asked.address)
        inbox = post.inbox(address)
        known = await self._known(guest, "mail", post.canonical(address))
        if known is not None and known.confirmed:
            return await self._renew(known, known.detail, asked.language)
        if self._asked.wait(inbox):
            raise Refused("this address was asked to confirm a few times today; try again tomorrow", "mail-tomorrow")
        self._asked.take(inbox)
        if known is not None:
            await self._store.change(notifications.remove(known.id))
        channel = await self._new(guest, "mail", address, {}, asked.language, site)
        if not self._mail.post(self._letters.confirmation(channel)):
            await self._store.change(notifications.remove(channel.id))
            raise Unavailable("much mail is waiting to be sent; try again later")
        return _info(channel)

    async def _known(self, guest: str, kind: str, address: str) -> Channel | None:
        channels = await notifications.channels(self._store, guest)
        return next((channel for channel in channels if (channel.kind, _comparable(channel)) == (kind, address)), None)

    async def _renew(self, channel: Channel, detail: dict[str, str], language: str) -> ChannelInfo:
        renewed = channel._replace(detail=detail, language=language, active=True, failures=0)
        await self._store.change([notifications.renew(renewed)])
        return _info(renewed)

    async def _new(
        self, guest: str, kind: str, address: str, detail: dict[str, str], language: str, site: str
    ) -> Channel:
        if len(await notifications.channels(self._store, guest)) >= MOST_CHANNELS:
            raise Refused(
                f"you have {MOST_CHANNELS} ways to be called; remove one first", "ways-full", most=MOST_CHANNELS
            )
        confirmed = kind != "mail"
        told = (detail, language, site, now(), confirmed, True, 0)
        channel = Channel(secrets.token_urlsafe(16), guest, kind, address, *told)  # type: ignore[arg-type]
        await self._store.change([notifications.add(channel)])
        return channel

    # --- Changing ---

    async def switch(self, guest: str, channel: str, on: bool) -> None:
        """Switch a channel on or off. Refused if this guest has no such channel."""
        if await self._store.change([notifications.switch(channel, guest, on)]) == [0]:
            raise Refused(NO_WAY, "no-way")

    async def remove(self, guest: str, channel: str) -> None:
        """Forget a channel. Refused if this guest has no such channel."""
        await self._store.change(notifications.remove((await self._own(guest, channel)).id))

    async def try_out(self, guest: str, channel: str) -> Tried:
        """Send something to a channel, and return what came of it."""
        own = await self._own(guest, channel)
        if own.kind == "mail":
            raise Refused("an e-mail address is tried out by the letter that asks to confirm it", "mail-untried")
        return {"outcome": (await self._senders.try_out(own)).outcome}

    async def _own(self, guest: str, channel: str) -> Channel:
        found = next((one for one in await notifications.channels(self._store, guest) if one.id == channel), None)
        if found is None:
            raise Refused(NO_WAY, "no-way")
        return found

    async def mute(self, guest: str, table: str, muted: bool) -> None:
        """Have a guest not called to a table at which it plays, or again."""
        stored = await table_info(self._store, table)
        if stored is None:
            raise NoTable(table)
        if all(seat.guest != guest for seat in stored.seats):
            raise Refused("you do not play at this table", "not-playing")
        await self._store.change([notifications.mute(table, guest, muted)])

    # --- Links in letters ---

    async def confirm(self, word: str) -> None:
        """Note that the person who reads an address wants notifications. Refused if the link is old, or not ours."""
        id = self._letters.read(CONFIRM, word)
        channel = None if id is None else await notifications.channel(self._store, id)
        if channel is None or (not channel.confirmed and channel.created < now() - DAY):
            raise Refused("this link is too old, or incomplete; ask for a new one", "link-old")
        await self._store.change([notifications.confirm(channel.id)])

    async def switch_off(self, word: str) -> None:
        """Forget an address, at the wish of its reader. Refused if the link is not ours."""
        id = self._letters.read(OFF, word)
        if id is None:
            raise Refused("this link is incomplete", "link-incomplete")
        await self._store.change(notifications.remove(id))

    async def tidy(self) -> None:
        """Forget addresses that no one confirmed, for ever."""
        while True:
            try:
                for channel in await notifications.unconfirmed(self._store, now() - DAY):
                    await self._store.change(notifications.remove(channel))
            except Unavailable as error:
                log.warning("unconfirmed addresses could not be deleted: %s", error)
            except Exception:
                log.exception("unconfirmed addresses could not be deleted")
            await asyncio.sleep(TIDY_EVERY)


NO_WAY = "you have no such way to be called"


def _info(channel: Channel) -> ChannelInfo:
    """Return a channel as its guest sees it. The address of a webhook is a secret of the chat that it belongs to."""
    labels = {"push": channel.detail.get("name", ""), "mail": channel.address, "hook": _host(channel.address)}
    return {
        "way": channel.id,
        "kind": channel.kind,
        "label": labels[channel.kind],
        "shape": channel.detail.get("shape"),  # type: ignore[typeddict-item]  # checked when it came
        "confirmed": channel.confirmed,
        "active": channel.active,
        "failing": channel.failures > 0,
    }


def _comparable(channel: Channel) -> str:
    """Return the address of a channel as those of its kind are compared."""
    return post.canonical(channel.address) if channel.kind == "mail" else channel.address


def _host(address: str) -> str:
    try:
        return read(address, loopback=True).host
    except BadInput:
        return ""
