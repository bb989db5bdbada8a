"""All tables: opened, loaded from the store when somebody asks for one, dropped from memory when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.core.chance import SealedChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.registry import load
from ludotheque.server import guests
from ludotheque.server.answers import Joined, Opened, TableInfo
from ludotheque.server.clock import iso
from ludotheque.server.dealing import see_dealt
from ludotheque.server.driver import drive
from ludotheque.server.messages import NewSeat, NewTable
from ludotheque.server.settings import Settings
from ludotheque.server.store import Standing, Store, StoredSeat, StoredTable, now
from ludotheque.server.table import Table, seat_infos
from ludotheque.server.thinking.asking import Thinker

log = logging.getLogger(__name__)

DAY = 24 * 60 * 60 * 1000


class NoTable(Exception):
    """There is no table of that name."""


class TooMany(Exception):
    """Somebody has reached a limit; the text says which."""


@dataclass(slots=True)
class Loaded:
    """A table in memory, the task that plays its bots, and when somebody last asked for it."""

    table: Table
    driver: asyncio.Task[None]
    used: float


class Tables:
    """The tables of one server."""

    def __init__(self, store: Store, thinker: Thinker, settings: Settings) -> None:
        self._store = store
        self._thinker = thinker
        self._settings = settings
        self._loaded: dict[str, Loaded] = {}
        self._loading = asyncio.Lock()

    # --- Opening and joining ---

    async def open(self, new: NewTable, guest: str, levels: Mapping[str, float]) -> Opened:
        """A new table. BadInput says what of it is not possible, TooMany that it is one too many."""
        opened = await self._store.opened_since(guest, now() - DAY)
        if opened >= self._settings.tables_per_guest:
            raise TooMany(f"you have {opened} unfinished tables of the last 24 hours; finish one of them first")
        game = load(new.game)
        _check_seats(new.seats, levels, game.cooperative)
        tokens = {number: guests.new_secret() for number, seat in enumerate(new.seats) if seat.kind in _OWN}
        seats = tuple(_stored_seat(number, seat, guest, tokens.get(number)) for number, seat in enumerate(new.seats))
        table = _stored_table(game, new, guest, seats)
        await self._store.create(table)
        await self.get(table.id)
        return {
            "table": table.id,
            "commitment": SealedChance(table.secret).commitment,
            "seats": [{"seat": number, "token": token} for number, token in tokens.items()],
            "invites": [{"seat": number, "invite": seat.invite} for number, seat in enumerate(seats) if seat.invite],
        }

    async def join(self, table: str, invite: str, name: str, guest: str) -> Joined:
        """Take the seat of an invite. Refused if there is none."""
        return await (await self.get(table)).join(invite, name, guest)

    # --- Loading and dropping ---

    async def get(self, table: str) -> Table:
        """That table, in memory. NoTable if there is none, BadInput if its rules are not installed any more."""
        async with self._loading:
            loaded = self._loaded.get(table)
            if loaded is not None and loaded.table.retired:
                self._drop(table)
                loaded = None
            if loaded is None:
                loaded = await self._load(table)
            loaded.used = time.monotonic()
            return loaded.table

    async def _load(self, name: str) -> Loaded:
        stored = await self._store.load(name)
        if stored is None:
            raise NoTable(name)
        table = Table(stored, self._store)
        await table.settle()
        if not table.dealt and not table.has_people:
            await table.deal()
        driver = asyncio.create_task(self._run(table))
        driver.add_done_callback(_report)
        loaded = Loaded(table, driver, time.monotonic())
        self._loaded[name] = loaded
        return loaded

    async def _run(self, table: Table) -> None:
        """Deal a table if it is not dealt yet, then play for its bots."""
        if not table.dealt:
            await see_dealt(table, self._settings.commit_seconds, self._settings.reveal_seconds)
        await drive(table, self._thinker, self._settings.bot_pause)

    def _drop(self, table: str) -> asyncio.Task[None]:
        """Give a table up. Its driver, which is returned, ends by itself: it may be in the middle of a commit."""
        loaded = self._loaded.pop(table)
        loaded.table.retire()
        return loaded.driver

    def drop_idle(self) -> None:
        """Forget the tables at which nobody is, nor a bot to decide; they are in the store."""
        before = time.monotonic() - self._settings.idle_seconds
        for name, loaded in list(self._loaded.items()):
            table = loaded.table
            at_rest = table.bot_to_move is None or table.unwatched
            if not len(table.audience) and at_rest and loaded.used < before:
                self._drop(name)

    async def sweep(self) -> None:
        """Forget idle tables, for ever."""
        while True:
            await asyncio.sleep(self._settings.idle_seconds)
            self.drop_idle()

    async def wake(self) -> None:
        """After a start: have every table go on at which a bot is to decide."""
        for table in await self._store.awaiting_bots():
            try:
                await self.get(table)
            except BadInput as error:
                log.warning("table %s cannot go on: %s", table, error)

    async def close(self) -> None:
        """Forget all tables."""
        drivers = [self._drop(table) for table in list(self._loaded)]
        await asyncio.gather(*drivers, return_exceptions=True)

    # --- Lists ---

    async def of_guest(self, guest: str) -> list[TableInfo]:
        """The tables that a guest opened or sits at, newest first."""
        return [self._info(table, guest) for table in await self._store.of_guest(guest)]

    async def info(self, table: str, guest: str) -> TableInfo:
        """One table, as that guest finds it in its list."""
        stored = await self._store.info(table)
        if stored is None:
            raise NoTable(table)
        return self._info(stored, guest)

    def _info(self, stored: StoredTable, guest: str) -> TableInfo:
        loaded = self._loaded.get(stored.id)
        connected = loaded.table.audience.seats() if loaded else frozenset()
        return {
            "table": stored.id,
            "game": stored.game,
            "title": _title(stored.game),
            "seats": seat_infos(stored.seats, connected),
            "yours": [number for number, seat in enumerate(stored.seats) if seat.guest == guest],
            "player": stored.standing.player,
            "over": stored.standing.over,
            "result": stored.standing.result,
            "updated": iso(stored.standing.updated),
            "ply": stored.standing.ply,
        }


_OWN = ("you", "hotseat")


def _check_seats(seats: list[NewSeat], levels: Mapping[str, float], cooperative: bool) -> None:
    for number, seat in enumerate(seats):
        if (seat.kind == "bot") != (seat.level is not None):
            raise BadInput(f"seat {number}: a bot needs a level, and only a bot has one")
        if seat.level is not None and seat.level not in levels:
            raise BadInput(f"seat {number}: unknown level {seat.level!r}; the levels are: {', '.join(levels)}")
        if seat.proposes and not (cooperative and seat.kind == "bot"):
            raise BadInput(f"seat {number}: only a bot of a team proposes before it acts")
    if any(seat.proposes for seat in seats) and all(seat.kind == "bot" for seat in seats):
        raise BadInput("a bot can only propose to somebody: one seat at least is for a person")
    if sum(seat.kind == "you" for seat in seats) > 1:
        raise BadInput("only one seat can be 'you'; others at the same screen are 'hotseat'")


def _stored_seat(number: int, seat: NewSeat, guest: str, token: str | None) -> StoredSeat:
    if seat.kind == "bot":
        return StoredSeat(seat.name or f"Bot {number + 1}", "bot", level=seat.level, proposes=seat.proposes)
    name = seat.name or f"Player {number + 1}"
    if token is None:
        return StoredSeat(name, "human", invite=guests.new_secret())
    return StoredSeat(name, "human", guest=guest, token_hash=guests.digest(token))


def _stored_table(game: Game, new: NewTable, guest: str, seats: tuple[StoredSeat, ...]) -> StoredTable:
    """Return the table as it is first stored, not dealt. BadInput if it could not be dealt."""
    options = game.options.parse(new.options)
    names = [seat.name for seat in seats]
    Match.start(game, len(seats), options, chance=SealedChance(), seats=names, position=new.position)
    return StoredTable(
        id=secrets.token_urlsafe(12),
        game=game.id,
        version=game.version,
        options=dict(options.to_json()),
        position=new.position,
        setup=[],
        secret=secrets.token_bytes(32),
        owner=guest,
        created=now(),
        seats=seats,
        steps=(),
        standing=Standing(0, None),
    )


def _title(game: str) -> str:
    """The title of a game, also of one that is not installed any more."""
    try:
        return load(game).title
    except BadInput:
        return game


def _report(driver: asyncio.Task[None]) -> None:
    if not driver.cancelled() and driver.exception() is not None:
        log.error("the bots of a table have stopped", exc_info=driver.exception())
