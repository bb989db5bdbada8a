"""Stored notifications: ways to reach people, notifications sent and muted tables.

The same statements for every kind of database.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Literal, NamedTuple

import orjson

from ludotheque.server.store.interface import Statement, Store
from ludotheque.server.store.queries.sql import insert, quoted
from ludotheque.server.store.queries.tables import STANDING, standing
from ludotheque.server.store.turns import Turns, of

Kind = Literal["push", "mail", "hook"]
About = Literal["turn", "rematch", "invitation"]
"""The reason of a call."""
State = Literal["sending", "again", "sent", "failed", "closed"]
"""A call is being sent, or to be sent again; has arrived and may be taken back; was given up; or needs nothing more."""

WAY = ("id", "guest", "kind", "address", "detail", "language", "site", "created", "confirmed", "active", "failures")
RING = ("way", "table", "seat", "ply", "state", "tries", "at")

OF_GUEST = f"SELECT {quoted(WAY)} FROM ways WHERE guest = ? ORDER BY created, id"
ONE = f"SELECT {quoted(WAY)} FROM ways WHERE id = ?"
ADD = insert("ways", WAY)
RENEW = "UPDATE ways SET address = ?, detail = ?, language = ?, active = ?, failures = 0 WHERE id = ?"
CONFIRM = "UPDATE ways SET confirmed = ?, active = ? WHERE id = ? AND kind = 'mail'"
SWITCH = "UPDATE ways SET active = ?, failures = 0 WHERE id = ? AND guest = ?"
SWITCH_OFF = "UPDATE ways SET active = ? WHERE id = ?"
FAIL = "UPDATE ways SET failures = failures + 1 WHERE id = ?"
SUCCEED = "UPDATE ways SET failures = 0 WHERE id = ? AND failures > 0"
FORGET_RINGS = "DELETE FROM rings WHERE way = ?"
FORGET_WAY = "DELETE FROM ways WHERE id = ?"
UNCONFIRMED = "SELECT id FROM ways WHERE NOT confirmed AND created < ?"
MUTE = 'INSERT INTO muted ("table", guest) VALUES (?, ?) ON CONFLICT ("table", guest) DO NOTHING'
UNMUTE = 'DELETE FROM muted WHERE "table" = ? AND guest = ?'
MUTED = 'SELECT "table" FROM muted WHERE guest = ?'
SECRET = "SELECT value FROM meta WHERE name = ?"
KEEP_SECRET = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"

AT_TABLE = 0
"""The seat of a call to a table of which any free seat may be taken: one call for each way."""

OTHERS_PLAY = (
    "EXISTS (SELECT 1 FROM seats AS other WHERE other.\"table\" = tables.id AND other.kind = 'human' "
    "AND other.guest <> ways.guest)"
)
"""A table at which another person waits."""
WANTED = (
    f"SELECT {quoted(WAY, 'ways.')}, tables.id, tables.game, tables.terms, seats.seat, rings.ply, rings.state, "
    f'rings.tries, rings."at", {quoted(STANDING, "tables.")} FROM ways '
    "JOIN seats ON seats.guest = ways.guest AND seats.kind = 'human' "
    'JOIN tables ON tables.id = seats."table" AND tables.ply > 0 AND NOT tables.over AND tables.updated >= ? '
    'LEFT JOIN rings ON rings.way = ways.id AND rings."table" = tables.id AND rings.seat = seats.seat '
    f"WHERE ways.confirmed AND ways.active AND {OTHERS_PLAY} AND NOT EXISTS "
    '(SELECT 1 FROM muted WHERE muted."table" = tables.id AND muted.guest = ways.guest)'
)
STILL_KEPT = (
    'EXISTS (SELECT 1 FROM kept_seats JOIN seats AS open_seat ON open_seat."table" = kept_seats."table" '
    'AND open_seat.seat = kept_seats.seat WHERE kept_seats."table" = tables.id '
    "AND kept_seats.guest = ways.guest AND tables.ply = 0 AND open_seat.token_hash IS NULL)"
)
"""A rematch that waits for the guest of a way."""
STILL_CALLED = (
    'EXISTS (SELECT 1 FROM calls WHERE calls."table" = tables.id AND calls.guest = ways.guest) '
    "AND tables.ply = 0 AND NOT EXISTS (SELECT 1 FROM rematches WHERE rematches.next = tables.id) "
    'AND NOT EXISTS (SELECT 1 FROM kept_seats WHERE kept_seats."table" = tables.id AND kept_seats.guest = ways.guest) '
    'AND EXISTS (SELECT 1 FROM seats AS free WHERE free."table" = tables.id AND free.token_hash IS NULL) '
    'AND NOT EXISTS (SELECT 1 FROM seats AS taken WHERE taken."table" = tables.id AND taken.guest = ways.guest)'
)
"""A table with a free seat, to which its host has called the guest of a way."""
APART = (
    "EXISTS (SELECT 1 FROM blocks WHERE (blocks.guest = ways.guest AND blocks.blocked = tables.owner) "
    "OR (blocks.guest = tables.owner AND blocks.blocked = ways.guest))"
)
"""The guest of a way and the host of a table keep apart."""
WISHED = (
    f"SELECT {quoted(WAY, 'ways.')}, tables.id, tables.game, tables.terms, own.seat, rings.state, rings.tries, "
    'rings."at", tables.created, rematches."table", wishes.name FROM ways '
    'JOIN (SELECT guest, "table", MIN(seat) AS seat FROM kept_seats GROUP BY guest, "table") AS own '
    "ON own.guest = ways.guest "
    'JOIN tables ON tables.id = own."table" AND tables.created >= ? '
    "JOIN rematches ON rematches.next = tables.id "
    'JOIN seats AS wishes ON wishes."table" = rematches."table" AND wishes.seat = rematches.seat '
    'LEFT JOIN rings ON rings.way = ways.id AND rings."table" = tables.id AND rings.seat = own.seat '
    f"WHERE ways.confirmed AND ways.active AND {STILL_KEPT} AND NOT {APART} AND NOT EXISTS "
    '(SELECT 1 FROM muted WHERE muted."table" = tables.id AND muted.guest = ways.guest)'
)
"""The rematches that wait for people, for each way to reach them."""
INVITED = (
    f"SELECT {quoted(WAY, 'ways.')}, tables.id, tables.game, tables.terms, {AT_TABLE}, rings.state, rings.tries, "
    'rings."at", own."at", NULL, host.name FROM ways '
    'JOIN calls AS own ON own.guest = ways.guest AND own."at" >= ? '
    'JOIN tables ON tables.id = own."table" '
    'JOIN seats AS host ON host."table" = tables.id AND host.seat = '
    '(SELECT MIN(seat) FROM seats WHERE seats."table" = tables.id AND seats.guest = tables.owner) '
    f'LEFT JOIN rings ON rings.way = ways.id AND rings."table" = tables.id AND rings.seat = {AT_TABLE} '
    f"WHERE ways.confirmed AND ways.active AND {STILL_CALLED} AND NOT {APART} AND NOT EXISTS "
    '(SELECT 1 FROM muted WHERE muted."table" = tables.id AND muted.guest = ways.guest)'
)
"""The tables to which hosts have called people, for each way to reach them."""
STANDING_CALLS = (
    f'SELECT {quoted(WAY, "ways.")}, tables.id, rings.seat, rings.ply, rings.state, rings."at", '
    f"({STILL_KEPT}) OR ({STILL_CALLED}), {quoted(STANDING, 'tables.')} FROM rings "
    "JOIN ways ON ways.id = rings.way AND ways.kind = 'push' "
    "JOIN tables ON tables.id = rings.\"table\" WHERE rings.state IN ('sent', 'sending')"
)
CLAIM = (
    f'{insert("rings", RING)} ON CONFLICT (way, "table", seat) DO UPDATE SET ply = excluded.ply, '
    'state = excluded.state, tries = excluded.tries, "at" = excluded."at" WHERE rings.ply < excluded.ply '
    'OR (rings.ply = excluded.ply AND rings.state = ? AND rings."at" = ?)'
)
"""Of several servers one changes the row, and sends the call."""
SETTLE = 'UPDATE rings SET state = ?, "at" = ? WHERE way = ? AND "table" = ? AND seat = ? AND ply = ? AND state = ?'


class Way(NamedTuple):
    """One way to reach a guest."""

    id: str
    guest: str
    kind: Kind
    address: str
    """The address of calls: shown to no one but its guest."""
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
    """Calls in a row that were given up."""


class Wish(NamedTuple):
    """An invitation to a table: to a rematch, or by a host."""

    before: str | None
    """The table of the finished game, for a rematch."""
    name: str
    """The name of the player who invites."""


class Call(NamedTuple):
    """A turn, or an invitation, for which a way may be used, and what has come of it so far."""

    way: Way
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
        """Return what the call is about."""
        if self.wish is None:
            return "turn"
        return "invitation" if self.wish.before is None else "rematch"


class Open(NamedTuple):
    """A push that was sent, or may have been, for a turn that is over, or for an invitation that is void."""

    way: Way
    table: str
    seat: int
    ply: int
    state: State
    """Being sent, or sent."""
    at: int


class Reach:
    """The calls of one store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- Ways ---

    async def ways(self, guest: str) -> list[Way]:
        """Return the ways to reach a guest, in the order in which they were added."""
        return [_way(row) for row in await self._store.find(OF_GUEST, guest)]

    async def way(self, id: str) -> Way | None:
        """Return one way."""
        return next((_way(row) for row in await self._store.find(ONE, id)), None)

    async def add(self, way: Way) -> None:
        """Keep a new way."""
        await self._store.change([Statement(ADD, (*way[:4], _text(way.detail), *way[5:]))])

    async def renew(self, way: Way) -> None:
        """Keep what has changed of a way."""
        await self._store.change([Statement(RENEW, (way.address, _text(way.detail), way.language, True, way.id))])

    async def confirm(self, id: str) -> bool:
        """Note that an address was confirmed; False if it is gone."""
        return (await self._store.change([Statement(CONFIRM, (True, True, id))]))[0] > 0

    async def switch(self, id: str, guest: str, on: bool) -> bool:
        """Switch a way of a guest on or off; False if it has none such."""
        return (await self._store.change([Statement(SWITCH, (on, id, guest))]))[0] > 0

    async def switch_off(self, id: str) -> None:
        """Switch a way of any guest off."""
        await self._store.change([Statement(SWITCH_OFF, (False, id))])

    async def remove(self, id: str) -> None:
        """Forget a way."""
        await self._store.change([Statement(FORGET_RINGS, (id,)), Statement(FORGET_WAY, (id,))])

    async def forget_unconfirmed(self, before: int) -> None:
        """Forget the ways that were added before that time and never confirmed."""
        for row in await self._store.find(UNCONFIRMED, before):
            await self.remove(row[0])

    async def failed(self, id: str) -> None:
        """Count a call that was given up."""
        await self._store.change([Statement(FAIL, (id,))])

    async def succeeded(self, id: str) -> None:
        """Note that a way works."""
        await self._store.change([Statement(SUCCEED, (id,))])

    # --- Tables ---

    async def mute(self, table: str, guest: str, muted: bool) -> None:
        """Have a guest not called to a table, or again."""
        await self._store.change([Statement(MUTE if muted else UNMUTE, (table, guest))])

    async def muted(self, guest: str) -> list[str]:
        """Return the tables to which a guest is not called."""
        return [row[0] for row in await self._store.find(MUTED, guest)]

    # --- Calls ---

    async def wanted(self, since: int = 0) -> list[Call]:
        """Return every turn of now for each way that may be used for it, at tables that have changed since then."""
        rows = await self._store.find(WANTED, since)
        # In a thread: there may be thousands, and moves are played meanwhile.
        calls = await asyncio.to_thread(lambda: [_call(row) for row in rows])
        return [call for call in calls if call is not None]

    async def wished(self, since: int) -> list[Call]:
        """Return every invitation since then that waits for a guest, for each way that may be used for it."""
        found = await self._store.find(WISHED, since) + await self._store.find(INVITED, since)
        return [_wished(row) for row in found]

    async def to_close(self) -> list[Open]:
        """Return the pushes that stand for turns that are over, and for invitations that are void."""
        opened = (_open(row) for row in await self._store.find(STANDING_CALLS))
        return [one for one in opened if one is not None]

    async def claim(self, call: Call, at: int) -> bool:
        """Take a call to send it, so that no one else does; False if another was faster."""
        row = (call.way.id, call.table, call.seat, call.ply, "sending", call.tries + 1, at)
        return (await self._store.change([Statement(CLAIM, (*row, call.state or "", call.at))]))[0] > 0

    async def settle(self, call: Call | Open, state: State, at: int) -> bool:
        """Note what came of a call; False if that has changed meanwhile."""
        before = call.state if isinstance(call, Open) else "sending"
        where = (call.way.id, call.table, call.seat, call.ply, before)
        return (await self._store.change([Statement(SETTLE, (state, at, *where))]))[0] > 0

    # --- Secrets ---

    async def secret(self, name: str) -> str | None:
        """Return a secret of the servers."""
        return next((row[0] for row in await self._store.find(SECRET, name)), None)

    async def keep_secret(self, name: str, value: str) -> str:
        """Keep a secret unless there is one of that name, and return the one that is kept."""
        await self._store.change([Statement(KEEP_SECRET, (name, value))])
        return await self.secret(name) or value


def new_id() -> str:
    """Return the id of a new way: it is known to its guest only."""
    return secrets.token_urlsafe(16)


def _text(value: object) -> str:
    return orjson.dumps(value).decode()


def _way(row: Any) -> Way:
    id, guest, kind, address, detail, language, site, created, confirmed, active, failures = row
    known = orjson.loads(detail)
    return Way(id, guest, kind, address, known, language, site, created, bool(confirmed), bool(active), failures)


def _turns(row: Any) -> Turns:
    return of(standing(row))


def _call(row: Any) -> Call | None:
    """Return the call of a row of WANTED, if it is that seat's turn."""
    table, game, terms, seat, ply, state, tries, at = row[len(WAY) : -len(STANDING)]
    turn = _turns(row[-len(STANDING) :]).get(str(seat))
    if turn is None:
        return None
    began, since = turn
    if ply is None or ply < began:
        state, tries, at = None, 0, since
    return Call(_way(row[: len(WAY)]), table, game, _slow(terms), seat, began, since, state, tries, at)


def _wished(row: Any) -> Call:
    """Return the call of a row of WISHED or INVITED."""
    table, game, terms, seat, state, tries, at, since, before, name = row[len(WAY) :]
    way, wish = _way(row[: len(WAY)]), Wish(before, name)
    return Call(way, table, game, _slow(terms), seat, 0, since, state, tries or 0, at or since, wish)


def _slow(terms: str | None) -> bool:
    """Return whether a table with those terms has no clock, or a slow one."""
    clock = None if terms is None else orjson.loads(terms).get("clock")
    return clock is None or clock["kind"] == "slow"


def _open(row: Any) -> Open | None:
    """Return the call of a row of STANDING_CALLS, if its turn is over, or its invitation is void."""
    table, seat, ply, state, at, waits = row[len(WAY) : -len(STANDING)]
    turn = _turns(row[-len(STANDING) :]).get(str(seat))
    if (ply == 0 and waits) or (turn is not None and turn[0] <= ply):
        return None
    return Open(_way(row[: len(WAY)]), table, seat, ply, state, at)
