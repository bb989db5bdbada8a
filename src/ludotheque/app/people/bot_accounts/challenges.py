"""Challenges: the host of a table offers an open seat to a bot account, whose program accepts or declines."""

from __future__ import annotations

from ludotheque.app.people.bot_accounts.bots import BotRegister
from ludotheque.app.people.bot_accounts.feeds import Feeds
from ludotheque.app.people.conduct.blocks import Blocks, people_of
from ludotheque.app.protocol.answers.bots import BotGame, BotSeat, Challenge
from ludotheque.app.protocol.messages.bots import DeclineChallenge
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.protocol.terms import kept_terms
from ludotheque.app.store.interface import Store, StoredTable, now
from ludotheque.app.store.queries import bots
from ludotheque.app.store.queries.tables import table_info
from ludotheque.app.tables.tables import NoTable, Tables

STANDS = 5 * 60 * 1000
"""The time for which a challenge can be accepted, in milliseconds."""
MOST_WAITING = 20
"""Challenges that wait for one program."""
MOST_PLAYED = 100
"""Games that one bot account plays at a time."""


class Challenges:
    """The challenges of one store."""

    def __init__(self, store: Store, tables: Tables, bots: BotRegister, blocks: Blocks, feeds: Feeds) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._blocks = blocks
        self._feeds = feeds

    # --- The host of a table ---

    async def challenge(self, table: str, seat: int, bot: str, host: str) -> None:
        """Offer an open seat to a bot account, at the wish of the table's host."""
        stored = await self._stored(table)
        if stored.owner != host:
            raise Refused("only the host of this table can do that", "host-only")
        _check(stored, seat)
        guest = await self._bots.to_challenge(bot, host)
        if any(one.guest == guest for one in stored.seats):
            raise Refused("this bot account sits at this table already", "bot-seated")
        if people_of(stored) & await self._blocks.by_others(guest):
            raise Refused("someone at this table has blocked this bot account", "bot-away")
        at = now()
        if len(await bots.offered(self._store, guest, at - STANDS)) >= MOST_WAITING:
            raise Refused("this bot account has many challenges to answer; try again later", "bot-busy")
        await self._store.change(bots.offer(table, seat, guest, at, STANDS))
        self._feeds.wake(guest)

    # --- The program ---

    async def accept(self, table: str, seat: int, guest: str) -> BotSeat:
        """Take a seat that was offered to a bot account."""
        await self._expect(table, seat, guest)
        if len(await bots.games(self._store, guest)) >= MOST_PLAYED:
            raise Refused(f"a bot account plays {MOST_PLAYED} games at a time", "bot-full", most=MOST_PLAYED)
        stored = await self._stored(table)
        _check(stored, seat)
        await self._blocks.let_in(table, guest)
        joined = await self._tables.join(table, stored.seats[seat].invite or "", await self._bots.name(guest), guest)
        await self._withdraw(table, seat, guest)
        return {"table": table, "seat": joined["seat"], "commitment": joined["commitment"]}

    async def decline(self, table: str, declined: DeclineChallenge, guest: str) -> None:
        """Leave a seat that was offered to a bot account, and tell the host."""
        await self._expect(table, declined.seat, guest)
        name = await self._bots.name(guest)
        await self._withdraw(table, declined.seat, guest)
        found = await self._tables.get(table)
        found.audience.tell_each(
            lambda listener: (
                {"type": "declined", "seat": declined.seat, "name": name, "why": declined.why}
                if listener.guest == found.owner
                else None
            )
        )

    async def of(self, guest: str) -> list[Challenge]:
        """Return the challenges that a bot account has not answered."""
        found: list[Challenge] = []
        for table, seat in await bots.offered(self._store, guest, now() - STANDS):
            stored = await table_info(self._store, table)
            if stored is not None:
                found.append(self._shown(stored, seat, guest))
        return found

    async def games_of(self, guest: str) -> list[BotGame]:
        """Return the games of a bot account that are not over."""
        found = await bots.games(self._store, guest)
        return [{"type": "game", "table": one.table, "seat": one.seat, "game": one.game} for one in found]

    def _shown(self, stored: StoredTable, seat: int, guest: str) -> Challenge:
        info = self._tables.shown(stored, guest)
        return {
            "type": "challenge",
            "table": stored.id,
            "seat": seat,
            "game": stored.game,
            "title": info["title"],
            "seats": info["seats"],
            "options": info["options"],
            "terms": info["terms"],
            "brought": info["brought"],
        }

    async def _stored(self, table: str) -> StoredTable:
        stored = await table_info(self._store, table)
        if stored is None:
            raise NoTable(table)
        return stored

    async def _expect(self, table: str, seat: int, guest: str) -> None:
        """Refused if that seat is not offered to a bot account."""
        if (table, seat) not in await bots.offered(self._store, guest, now() - STANDS):
            raise Refused("this seat is not offered to you, or not any more", "no-challenge")

    async def _withdraw(self, table: str, seat: int, guest: str) -> None:
        await self._store.change([bots.withdraw(table, seat, guest)])
        self._feeds.wake(guest)


def _check(stored: StoredTable, seat: int) -> None:
    """Refused unless a bot account may take that seat."""
    if seat >= len(stored.seats) or stored.dealt or stored.seats[seat].taken:
        raise Refused("this seat is not open", "seat-not-open")
    if kept_terms(stored.terms).rated:
        raise Refused("this game is rated: no bot account plays in it", "rated-bots")
