"""Statements about notifications: channels to reach people, notifications sent and muted tables."""

from __future__ import annotations

import asyncio
from typing import Any, Literal, NamedTuple

import msgspec

from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.sql import insert, json_text, quoted
from ludotheque.app.store.queries.tables import STANDING, standing
from ludotheque.app.store.turns import of

ChannelKind = Literal["push", "mail", "hook"]
About = Literal["turn", "rematch", "invitation"]
"""The reason of a notification."""
State = Literal["sending", "again", "sent", "failed", "closed"]
"""It is being sent, or to be sent again; has arrived and may be taken back; was given up; or needs no more."""


class Channel(NamedTuple):
    """One way to reach a guest."""

    id: str
    guest: str
    kind: ChannelKind
    address: str
    """The address of notifications: shown to no one but its guest."""
    detail: dict[str, str]
    """The keys of a push subscription and a name for its browser, or the shape of a webhook."""
    language: str
    site: str
    """The address of this server, as its guest knows it."""
    created: int
    confirmed: bool
    """True if something else than the request to confirm may be sent there."""
    active: bool
    failures: int
    """Notifications in a row that were given up."""


class Wish(NamedTuple):
    """An invitation to a table: to a rematch, or by a host."""

    before: str | None
    """The table of the finished game, for a rematch."""
    name: str
    """The name of the player who invites."""


class Notification(NamedTuple):
    """A turn or an invitation to notify someone of over one channel, and the state of that notification."""

    channel: Channel
    table: str
    game: str
    slow: bool
    seat: int
    ply: int
    """The ply at which the turn began: no other turn of the seat has the same. 0 for an invitation."""
    since: int
    state: State | None
    """None if no one has called for this turn."""
    tries: int
    at: int
    """The time of the last change, or the one to try again; the turn's, if no one has called."""
    wish: Wish | None = None
    """The invitation that it is about; None for a turn."""

    @property
    def about(self) -> About:
        """Return what the notification is about."""
        if self.wish is None:
            return "turn"
        return "invitation" if self.wish.before is None else "rematch"


class Open(NamedTuple):
    """A push that was sent, or may have been, for a turn that is over, or for an invitation that is void."""

    channel: Channel
    table: str
    seat: int
    ply: int
    state: State
    """Being sent, or sent."""
    at: int


_WAY = quoted(Channel._fields, "ways.")
_RING = ("way", "table", "seat", "ply", "state", "tries", "at")

_OF_GUEST = f"SELECT {_WAY} FROM ways WHERE guest = ? ORDER BY created, id"
_ONE = f"SELECT {_WAY} FROM ways WHERE id = ?"
_ADD = insert("ways", Channel._fields)
_RENEW = "UPDATE ways SET address = ?, detail = ?, language = ?, active = ?, failures = 0 WHERE id = ?"
_CONFIRM = "UPDATE ways SET confirmed = ?, active = ? WHERE id = ? AND kind = 'mail'"
_SWITCH = "UPDATE ways SET active = ?, failures = 0 WHERE id = ? AND guest = ?"
_SWITCH_OFF = "UPDATE ways SET active = ? WHERE id = ?"
_FAIL = "UPDATE ways SET failures = failures + 1 WHERE id = ?"
_SUCCEED = "UPDATE ways SET failures = 0 WHERE id = ? AND failures > 0"
_FORGET_RINGS = "DELETE FROM rings WHERE way = ?"
_FORGET_WAY = "DELETE FROM ways WHERE id = ?"
_UNCONFIRMED = "SELECT id FROM ways WHERE NOT confirmed AND created < ?"
_MUTE = 'INSERT INTO muted ("table", guest) VALUES (?, ?) ON CONFLICT ("table", guest) DO NOTHING'
_UNMUTE = 'DELETE FROM muted WHERE "table" = ? AND guest = ?'
_MUTED = 'SELECT "table" FROM muted WHERE guest = ? ORDER BY "table"'

_AT_TABLE = 0
"""The seat of a notification to a table of which any free seat may be taken: one notification for each channel."""

_OTHERS_PLAY = (
    "EXISTS (SELECT 1 FROM seats AS other WHERE other.\"table\" = tables.id AND other.kind = 'human' "
    "AND other.guest <> ways.guest)"
)
"""A table at which another person waits."""
_WANTED = (
    f"SELECT {_WAY}, tables.id, tables.game, tables.terms, seats.seat, rings.ply, rings.state, "
    f'rings.tries, rings."at", {quoted(STANDING, "tables.")} FROM ways '
    "JOIN seats ON seats.guest = ways.guest AND seats.kind = 'human' "
    'JOIN tables ON tables.id = seats."table" AND tables.ply > 0 AND NOT tables.over AND tables.updated >= ? '
    'LEFT JOIN rings ON rings.way = ways.id AND rings."table" = tables.id AND rings.seat = seats.seat '
    f"WHERE ways.confirmed AND ways.active AND {_OTHERS_PLAY} AND NOT EXISTS "
    '(SELECT 1 FROM muted WHERE muted."table" = tables.id AND muted.guest = ways.guest)'
)
_STILL_KEPT = (
    'EXISTS (SELECT 1 FROM kept_seats JOIN seats AS open_seat ON open_seat."table" = kept_seats."table" '
    'AND open_seat.seat = kept_seats.seat WHERE kept_seats."table" = tables.id '
    "AND kept_seats.guest = ways.guest AND tables.ply = 0 AND open_seat.token_hash IS NULL)"
)
"""A rematch that waits for the guest of a channel."""
_STILL_CALLED = (
    'EXISTS (SELECT 1 FROM calls WHERE calls."table" = tables.id AND calls.guest = ways.guest) '
    "AND tables.ply = 0 AND NOT EXISTS (SELECT 1 FROM rematches WHERE rematches.next = tables.id) "
    'AND NOT EXISTS (SELECT 1 FROM kept_seats WHERE kept_seats."table" = tables.id AND kept_seats.guest = ways.guest) '
    'AND EXISTS (SELECT 1 FROM seats AS free WHERE free."table" = tables.id AND free.token_hash IS NULL) '
    'AND NOT EXISTS (SELECT 1 FROM seats AS taken WHERE taken."table" = tables.id AND taken.guest = ways.guest)'
)
"""A table with a free seat, to which its host has invited the guest of a channel."""
_APART = (
    "EXISTS (SELECT 1 FROM blocks WHERE (blocks.guest = ways.guest AND blocks.blocked = tables.owner) "
    "OR (blocks.guest = tables.owner AND blocks.blocked = ways.guest))"
)
"""The guest of a channel and the host of a table keep apart."""
_WISHED = (
    f"SELECT {_WAY}, tables.id, tables.game, tables.terms, own.seat, rings.state, rings.tries, "
    'rings."at", tables.created, rematches."table", wishes.name FROM ways '
    'JOIN (SELECT guest, "table", MIN(seat) AS seat FROM kept_seats GROUP BY guest, "table") AS own '
    "ON own.guest = ways.guest "
    'JOIN tables ON tables.id = own."table" AND tables.created >= ? '
    "JOIN rematches ON rematches.next = tables.id "
    'JOIN seats AS wishes ON wishes."table" = rematches."table" AND wishes.seat = rematches.seat '
    'LEFT JOIN rings ON rings.way = ways.id AND rings."table" = tables.id AND rings.seat = own.seat '
    f"WHERE ways.confirmed AND ways.active AND {_STILL_KEPT} AND NOT {_APART} AND NOT EXISTS "
    '(SELECT 1 FROM muted WHERE muted."table" = tables.id AND muted.guest = ways.guest)'
)
"""The rematches that wait for people, for each channel to reach them."""
_INVITED = (
    f"SELECT {_WAY}, tables.id, tables.game, tables.terms, {_AT_TABLE}, rings.state, rings.tries, "
    'rings."at", own."at", NULL, host.name FROM ways '
    'JOIN calls AS own ON own.guest = ways.guest AND own."at" >= ? '
    'JOIN tables ON tables.id = own."table" '
    'JOIN seats AS host ON host."table" = tables.id AND host.seat = '
    '(SELECT MIN(seat) FROM seats WHERE seats."table" = tables.id AND seats.guest = tables.owner) '
    f'LEFT JOIN rings ON rings.way = ways.id AND rings."table" = tables.id AND rings.seat = {_AT_TABLE} '
    f"WHERE ways.confirmed AND ways.active AND {_STILL_CALLED} AND NOT {_APART} AND NOT EXISTS "
    '(SELECT 1 FROM muted WHERE muted."table" = tables.id AND muted.guest = ways.guest)'
)
"""The tables to which hosts have invited people, for each channel to reach them."""
_STANDING_CALLS = (
    f'SELECT {_WAY}, tables.id, rings.seat, rings.ply, rings.state, rings."at", '
    f"({_STILL_KEPT}) OR ({_STILL_CALLED}), {quoted(STANDING, 'tables.')} FROM rings "
    "JOIN ways ON ways.id = rings.way AND ways.kind = 'push' "
    "JOIN tables ON tables.id = rings.\"table\" WHERE rings.state IN ('sent', 'sending')"
)
_CLAIM = (
    f'{insert("rings", _RING)} ON CONFLICT (way, "table", seat) DO UPDATE SET ply = excluded.ply, '
    'state = excluded.state, tries = excluded.tries, "at" = excluded."at" WHERE rings.ply < excluded.ply '
    'OR (rings.ply = excluded.ply AND rings.state = ? AND rings."at" = ?)'
)
"""Of several servers one changes the row, and sends the notification."""
_SETTLE = 'UPDATE rings SET state = ?, "at" = ? WHERE way = ? AND "table" = ? AND seat = ? AND ply = ? AND state = ?'

# --- Ways ---


async def channels(store: Reader, guest: str) -> list[Channel]:
    """Return the channels to reach a guest, in the order in which they were added."""
    return [_way(row) for row in await store.find(_OF_GUEST, guest)]


async def channel(store: Reader, id: str) -> Channel | None:
    """Return one channel."""
    return next((_way(row) for row in await store.find(_ONE, id)), None)


async def unconfirmed(store: Reader, before: int) -> list[str]:
    """Return the channels that were added before that time and never confirmed."""
    return [str(id) for (id,) in await store.find(_UNCONFIRMED, before)]


def add(channel: Channel) -> Statement:
    """Add a channel."""
    return Statement(_ADD, (*channel[:4], json_text(channel.detail), *channel[5:]))


def renew(channel: Channel) -> Statement:
    """Keep what has changed of a channel, and switch it on."""
    return Statement(_RENEW, (channel.address, json_text(channel.detail), channel.language, True, channel.id))


def confirm(id: str) -> Statement:
    """Note that an address was confirmed."""
    return Statement(_CONFIRM, (True, True, id))


def switch(id: str, guest: str, on: bool) -> Statement:
    """Switch a channel of a guest on or off, if the guest has it."""
    return Statement(_SWITCH, (on, id, guest))


def switch_off(id: str) -> Statement:
    """Switch a channel of any guest off."""
    return Statement(_SWITCH_OFF, (False, id))


def remove(id: str) -> list[Statement]:
    """Delete a channel."""
    return [Statement(_FORGET_RINGS, (id,)), Statement(_FORGET_WAY, (id,))]


def fail(id: str) -> Statement:
    """Count a notification that was given up."""
    return Statement(_FAIL, (id,))


def succeed(id: str) -> Statement:
    """Note that a channel works."""
    return Statement(_SUCCEED, (id,))


# --- Tables ---


def mute(table: str, guest: str, muted: bool) -> Statement:
    """Have a guest not called to a table, or again."""
    return Statement(_MUTE if muted else _UNMUTE, (table, guest))


async def muted(store: Reader, guest: str) -> list[str]:
    """Return the tables to which a guest is not called."""
    return [str(table) for (table,) in await store.find(_MUTED, guest)]


# --- Notifications ---


async def wanted(store: Reader, since: int = 0) -> list[Notification]:
    """Return every turn of now for each channel that may be used for it, at tables that have changed since then."""
    rows = await store.find(_WANTED, since)
    # In a thread: there may be thousands, and moves are played meanwhile.
    found = await asyncio.to_thread(lambda: [_notification(row) for row in rows])
    return [notification for notification in found if notification is not None]


async def wished(store: Reader, since: int) -> list[Notification]:
    """Return every invitation since then that waits for a guest, for each channel that may be used for it."""
    return [_wished(row) for row in await store.find(_WISHED, since) + await store.find(_INVITED, since)]


async def to_close(store: Reader) -> list[Open]:
    """Return the pushes that stand for turns that are over, and for invitations that are void."""
    opened = (_open(row) for row in await store.find(_STANDING_CALLS))
    return [one for one in opened if one is not None]


def claim(notification: Notification, at: int) -> Statement:
    """Take a notification to send it, so that no one else does; nothing changes if another was faster."""
    row = (
        notification.channel.id,
        notification.table,
        notification.seat,
        notification.ply,
        "sending",
        notification.tries + 1,
        at,
    )
    return Statement(_CLAIM, (*row, notification.state or "", notification.at))


def settle(notification: Notification | Open, state: State, at: int) -> Statement:
    """Note the outcome of a notification, unless it has changed meanwhile."""
    before = notification.state if isinstance(notification, Open) else "sending"
    return Statement(
        _SETTLE, (state, at, notification.channel.id, notification.table, notification.seat, notification.ply, before)
    )


def _way(row: Any) -> Channel:
    id, guest, kind, address, detail, language, site, created, confirmed, active, failures = row
    known = msgspec.json.decode(detail)
    return Channel(id, guest, kind, address, known, language, site, created, bool(confirmed), bool(active), failures)


def _notification(row: Any) -> Notification | None:
    """Return the notification of a row of _WANTED, if it is that seat's turn."""
    table, game, terms, seat, ply, state, tries, at = row[len(Channel._fields) : -len(STANDING)]
    turn = of(standing(row[-len(STANDING) :])).get(str(seat))
    if turn is None:
        return None
    began, since = turn
    if ply is None or ply < began:
        state, tries, at = None, 0, since
    return Notification(
        _way(row[: len(Channel._fields)]), table, game, _slow(terms), seat, began, since, state, tries, at
    )


def _wished(row: Any) -> Notification:
    """Return the notification of a row of _WISHED or _INVITED."""
    table, game, terms, seat, state, tries, at, since, before, name = row[len(Channel._fields) :]
    channel, wish = _way(row[: len(Channel._fields)]), Wish(before, name)
    return Notification(channel, table, game, _slow(terms), seat, 0, since, state, tries or 0, at or since, wish)


def _slow(terms: str | None) -> bool:
    """Return whether a table with those terms has no clock, or a slow one."""
    clock = None if terms is None else msgspec.json.decode(terms).get("clock")
    return clock is None or clock["kind"] == "slow"


def _open(row: Any) -> Open | None:
    """Return the notification of a row of _STANDING_CALLS, if its turn is over, or its invitation is void."""
    table, seat, ply, state, at, waits = row[len(Channel._fields) : -len(STANDING)]
    turn = of(standing(row[-len(STANDING) :])).get(str(seat))
    if (ply == 0 and waits) or (turn is not None and turn[0] <= ply):
        return None
    return Open(_way(row[: len(Channel._fields)]), table, seat, ply, state, at)
