"""All tables: opened, loaded from the store on demand, and dropped from memory when unused."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from ludotheque.app.protocol import guests
from ludotheque.app.protocol.answers.tables import Invitation, Joined, Opened, TableInfo
from ludotheque.app.protocol.messages.tables import NewSeat, NewTable
from ludotheque.app.protocol.names import apart, bot_name
from ludotheque.app.protocol.refused import NoTable as NoTable
from ludotheque.app.protocol.refused import TooMany, Unfit
from ludotheque.app.protocol.seats import NewSeatKind, SeatKind
from ludotheque.app.protocol.terms import Terms
from ludotheque.app.store.interface import (
    Conflict,
    Statement,
    Store,
    StoredSeat,
    StoredTable,
    TableStanding,
    Unavailable,
    iso,
    now,
)
from ludotheque.app.store.ownership import Ownership
from ludotheque.app.store.queries.tables import (
    awaiting_bots,
    create_table,
    delete_table,
    newest_of_guest,
    opened_since,
    table_info,
)
from ludotheque.app.tables import snapshots as carrying
from ludotheque.app.tables.audience import Audience
from ludotheque.app.tables.bots import TableBots
from ludotheque.app.tables.committing import deal, go_on
from ludotheque.app.tables.custom_inputs import beginning, check_files, custom_inputs_of
from ludotheque.app.tables.deal import see_dealt
from ludotheque.app.tables.failures import BotFailures
from ludotheque.app.tables.log_context import begin_own_work
from ludotheque.app.tables.questions import underway
from ludotheque.app.tables.seats import taking, timing
from ludotheque.app.tables.seats.alarms import answer_alarms
from ludotheque.app.tables.seats.hosting import recall
from ludotheque.app.tables.seats.invites import invited
from ludotheque.app.tables.seats.rated import check_rated
from ludotheque.app.tables.seats.vacancies import free
from ludotheque.app.tables.showing import seat_infos
from ludotheque.app.tables.stranded import Stranded
from ludotheque.app.tables.table import Refused, Table
from ludotheque.app.tables.terms import chosen_options, terms_of
from ludotheque.app.tables.timekeeping.ticker import RealTicker, Ticker
from ludotheque.app.tables.watch import Unwatched, Watch
from ludotheque.app.thinking.asking import Thinker
from ludotheque.core.chance import SealedChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.levels import KNOWN, LEVELS
from ludotheque.core.match import Match
from ludotheque.core.record import Record
from ludotheque.core.registry import load

log: logging.Logger = logging.getLogger(__name__)

LOOK_EVERY = 3.0
"""Seconds between two looks for tables without an owner where a bot is to decide, on average."""

LOOK_AT_MOST = 50
"""Tables to take over at a time, so that other processes get some too."""

MOST_SHOWN = 200
"""Tables of one guest in a list; its finished games have pages of their own."""

DAY = 24 * 60 * 60 * 1000

TRY_AGAIN = 3600.0
"""Seconds after which a guest with many unfinished tables may have finished one."""


Beside = Callable[[str], Sequence[Statement]]
"""Gives the statements that go with a new table of that id."""


def nothing_beside(_table: str) -> Sequence[Statement]:
    """Store nothing but the table."""
    return ()


@dataclass(slots=True)
class Loaded:
    """A table in memory, the tasks that play its bots and answer its alarms, and when someone last asked for it."""

    table: Table
    driver: asyncio.Task[None]
    alarms: asyncio.Task[None]
    used: float


class TableSettings(Protocol):
    """The settings of a server that its tables go by."""

    @property
    def tables_per_guest(self) -> int: ...
    @property
    def unseen_days(self) -> int: ...
    @property
    def idle_seconds(self) -> float: ...
    @property
    def bot_pause(self) -> float: ...
    @property
    def commit_seconds(self) -> float: ...
    @property
    def reveal_seconds(self) -> float: ...


def _nothing() -> None:
    """Do nothing."""


class Tables:
    """The tables of one server.

    Args:
        store: what happens at them is kept there.
        thinker: chooses for the bots.
        settings: how long tables and their bots wait, and how many a guest may open.
        ownership: which of the tables are this process's.
        ticker: the time that clocks and pauses go by.
        watch: counts moves.
        free_memory: is called after tables have been let go of.
    """

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        settings: TableSettings,
        ownership: Ownership,
        ticker: Ticker | None = None,
        *,
        watch: Watch | None = None,
        free_memory: Callable[[], None] = _nothing,
    ) -> None:
        self._ticker = ticker or RealTicker()
        self._watch = watch or Unwatched()
        self._free_memory = free_memory
        self._store = store
        self._thinker = thinker
        self._settings = settings
        self._ownership = ownership
        self._loaded: dict[str, Loaded] = {}
        self._loading: dict[str, asyncio.Task[Loaded]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        self._snapshots = carrying.Snapshots(store)
        self._failures = BotFailures(store, self._watch)
        self.stranded: Stranded = Stranded(store, settings.unseen_days)
        ownership.serve(self)

    def __contains__(self, table: str) -> bool:
        """Return whether a table is in memory."""
        return table in self._loaded

    def __len__(self) -> int:
        """Count the tables in memory."""
        return len(self._loaded)

    # --- Opening and joining ---

    async def open(self, new: NewTable, guest: str, beside: Beside = nothing_beside) -> Opened:
        """Return a new table. BadInput says what of it is not possible, TooMany that it is one too many.

        ``beside`` gives what is to be stored together with it: all of it or nothing, with a Conflict.
        """
        opened = await opened_since(self._store, guest, now() - DAY)
        if opened >= self._settings.tables_per_guest:
            text = f"you have {opened} unfinished tables of the last 24 hours; finish one of them first"
            raise TooMany(text, TRY_AGAIN, key="tables-full", count=opened)
        game = load(new.game)
        _check_seats(new.seats, game.cooperative)
        check_rated(new, game)
        check_files(new, game)
        tokens = {number: guests.new_secret() for number, seat in enumerate(new.seats) if seat.kind in _OWN}
        seats: tuple[StoredSeat, ...] = ()
        for number, seat in enumerate(new.seats):
            name = apart(seat.name or _usual_name(number, seat), [one.name for one in seats])
            seats += (_stored_seat(name, seat, guest, tokens.get(number)),)
        # Positions and card files are read in a thread: others play meanwhile.
        table = await asyncio.to_thread(stored_table, game, new, guest, seats)
        await self._store.change([*create_table(table), *beside(table.id)])
        await self.begin(table.id)
        return {
            "table": table.id,
            "commitment": SealedChance(table.secret).commitment,
            "seats": [{"seat": number, "token": token} for number, token in tokens.items()],
            "invites": [{"seat": number, "invite": seat.invite} for number, seat in enumerate(seats) if seat.invite],
        }

    async def begin(self, table: str) -> None:
        """Have a table that was just stored come to life."""
        if not self._ownership.shared:  # else it is loaded where the proxy sends people
            await self.get(table)

    async def join(self, table: str, invite: str, name: str, guest: str) -> Joined:
        """Take the seat of an invite. Refused if there is none."""
        return await taking.join(await self.get(table), invite, name, guest)

    async def invitation(self, name: str, invite: str) -> Invitation:
        """Return the seat of an invite, and how its game stands. Refused if there is none, or the game is over."""
        stored = await table_info(self._store, name)
        if stored is None:
            raise NoTable(name)
        seat = invited(stored.seats, invite)  # before the table is loaded, which is work
        if not stored.dealt:
            return {"seat": seat, "underway": None}
        if stored.standing.over:
            raise Refused("the game is over", "game-over")
        return {"seat": seat, "underway": underway(await self.get(name))}

    async def delete(self, name: str, guest: str) -> None:
        """Delete a table at its host's wish. Refused to anyone else, and once another person sits there."""
        table = await self.get(name)
        if guest != table.owner:
            raise Refused("only the host of a table can delete it", "host-only")
        others = _shared(table.seats, guest)
        if others and not table.dealt:
            raise Refused("others sit at this table; free their seats first", "table-seated")
        if others:
            raise Refused("others sit at this table; ask them to abandon the game instead", "table-shared")
        table.close()
        await self._drop(name)
        await self._store.change(delete_table(name))

    async def free(self, table: str, number: int, guest: str) -> None:
        """Open a seat again whose player, or the table's host, wishes it. Refused to others, and after the deal."""
        await free(await self.get(table), number, guest)

    def waiting_here(self) -> dict[str, Table]:
        """Return the tables in memory that wait for someone, and at which one of their people is."""
        waiting = {name: one.table for name, one in self._loaded.items() if one.table.waiting}
        return {name: table for name, table in waiting.items() if not table.closed and table.audience.seats()}

    def deafen(self, guest: str, to: frozenset[str]) -> None:
        """Have all windows of a guest not hear some others, as in those that it opens from now on."""
        for loaded in self._loaded.values():
            loaded.table.audience.deafen(guest, to)

    def returns(self, table: str) -> list[float] | None:
        """Return the value of a finished game for each seat, if the table is in memory and has one."""
        loaded = self._loaded.get(table)
        if loaded is None or loaded.table.closed or not loaded.table.over:
            return None
        return loaded.table.journal.returns()

    def audience_here(self, table: str) -> Audience | None:
        """Return those who are connected to a table; None if it is not in memory here."""
        loaded = self._loaded.get(table)
        return None if loaded is None or loaded.table.closed else loaded.table.audience

    def guests_here(self, table: str) -> frozenset[str]:
        """Return the guests who are connected to a table; none if it is not in memory here."""
        audience = self.audience_here(table)
        return frozenset() if audience is None else audience.guests()

    def seats_here(self, table: str) -> frozenset[int] | None:
        """Return the seats of a table whose players are connected; None if it is not in memory here."""
        loaded = self._loaded.get(table)
        return None if loaded is None else frozenset(loaded.table.audience.seats())

    # --- Loading and dropping ---

    async def get(self, table: str) -> Table:
        """Return that table, in memory. NoTable if there is none, BadInput if its rules are not installed any more."""
        loaded = self._loaded.get(table)
        if loaded is None or loaded.table.closed:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda done: self._end_loading(table, done))
            loaded = await asyncio.shield(loading)
        loaded.used = time.monotonic()
        return loaded.table

    def _end_loading(self, table: str, done: asyncio.Task[Loaded]) -> None:
        del self._loading[table]
        if not done.cancelled():
            done.exception()  # the waiting callers have had the error

    async def _load(self, name: str) -> Loaded:
        """Load a table that this process then owns."""
        if name in self._loaded:
            self._drop(name)
        while name in self._leaving:
            await asyncio.wait([self._leaving[name]])
        if await table_info(self._store, name) is None:
            raise NoTable(name)
        await self._ownership.take(name)
        try:
            table = await self._resume(name)
            if self._closed or not self._ownership.owns(name):
                table.close()
                raise Unavailable("this table is at another server by now")
        except BaseException:
            await self._ownership.give(name)
            raise
        driver = asyncio.create_task(self._run(table))
        driver.add_done_callback(lambda ended: _stopped(table, ended))
        alarms = asyncio.create_task(answer_alarms(table))
        loaded = self._loaded[name] = Loaded(table, driver, alarms, time.monotonic())
        return loaded

    async def _resume(self, name: str) -> Table:
        stored = await carrying.load(self._store, name)
        if stored is None:
            raise NoTable(name)
        table = await asyncio.to_thread(Table, stored, self._store, self._ticker, self._watch)
        try:
            if table.over and not stored.standing.over:  # so it is by newer rules
                await self._store.append(name, [], table.standing())
            await recall(table)
            await go_on(table)
            if not table.dealt and not table.has_people:
                await deal(table)
        except BaseException:
            table.close()
            raise
        return table

    async def _run(self, table: Table) -> None:
        """Deal a table if it is not dealt yet, then play for its bots."""
        begin_own_work(table.id)
        if not table.dealt:
            await see_dealt(table, self._ticker, self._settings.commit_seconds, self._settings.reveal_seconds)
        await TableBots(table, self._thinker, self._failures, self._ticker, self._settings.bot_pause).run()

    def _drop(self, table: str, *, keep: bool = True) -> asyncio.Task[None]:
        """Give a table up. It may be in the middle of a commit: the task that is returned waits for the end of it."""
        loaded = self._loaded.pop(table)
        sound = keep and not loaded.table.closed
        loaded.table.close()
        leaving = self._leaving[table] = asyncio.create_task(self._leave(table, loaded, sound))
        return leaving

    async def _leave(self, name: str, loaded: Loaded, sound: bool) -> None:
        try:
            await asyncio.gather(loaded.driver, loaded.alarms, loaded.table.quiet(), return_exceptions=True)
            if sound:
                await self._snapshots.keep(loaded.table)
            await self._ownership.give(name)
        finally:
            del self._leaving[name]

    @contextlib.asynccontextmanager
    async def aside(self, names: Collection[str]) -> AsyncIterator[None]:
        """Hold tables out of every process's memory while their rows are changed; their people connect again after."""
        done = asyncio.Event()
        holding: list[asyncio.Task[None]] = []
        loaded = [name for name in set(names) if name in self._loaded]
        try:
            for name in sorted(set(names)):  # in one order everywhere, so that no one waits for one another
                await self._empty(name)
                holding.append(asyncio.create_task(self._hold(name, done)))
                self._leaving[name] = holding[-1]
                await self._ownership.take(name)
            yield
        finally:
            done.set()
            await asyncio.gather(*holding)
            for name in loaded:  # its bots and clocks go on, whether people connect again or not
                await self._go_on(name)

    async def _empty(self, name: str) -> None:
        """Wait until a table is not in memory, nor on its way there."""
        while True:
            if name in self._loaded:
                self._drop(name)
            elif (moving := self._loading.get(name) or self._leaving.get(name)) is not None:
                await asyncio.wait([moving])
            else:
                return

    async def _hold(self, name: str, done: asyncio.Event) -> None:
        try:
            await done.wait()
            await self._ownership.give(name)
        finally:
            del self._leaving[name]

    def hand_over(self, table: str) -> None:
        """Give up a table that another process asks for."""
        if table in self._loaded:
            self._drop(table)

    def lose(self) -> None:
        """Give up all tables at once: others may own them by now."""
        for table in list(self._loaded):
            self._drop(table, keep=False)

    def drop_idle(self) -> None:
        """Forget the tables at which no one is, nor a bot to decide, nor a deal to come; they are in the store."""
        before = time.monotonic() - self._settings.idle_seconds
        for name, loaded in list(self._loaded.items()):
            table = loaded.table
            to_be_dealt = not table.dealt and not table.waiting
            at_rest = (table.bot_to_move is None or table.unwatched) and not table.ticking and not to_be_dealt
            if not len(table.audience) and at_rest and loaded.used < before:
                self._drop(name)

    async def keep_positions(self) -> None:
        """Keep late positions of all tables in memory, for ever."""
        await self._snapshots.look_after(lambda: [one.table for one in self._loaded.values()])

    async def sweep(self) -> None:
        """Forget idle tables and give their memory back, and load those again that a fault has ended, for ever."""
        while True:
            await asyncio.sleep(self._settings.idle_seconds)
            self._free_memory()
            # Before idle ones are forgotten: a table at which no one is would not go on by itself any more.
            for table in [name for name, loaded in self._loaded.items() if loaded.table.closed]:
                await self._go_on(table)
            self.drop_idle()

    async def wake(self) -> None:
        """Have every table go on at which a bot is to decide, and which no one owns."""
        waiting = [table for table in await awaiting_bots(self._store) if not self._alive(table)]
        if self._ownership.shared:
            waiting = random.sample(waiting, min(len(waiting), LOOK_AT_MOST))
        free = await self._ownership.take_free(waiting)
        for table in waiting:
            if table in free or table in self._loaded:
                await self._go_on(table)

    async def _go_on(self, table: str) -> None:
        """Load a table that this process owns. One that cannot be loaded keeps no others from it, and is given up."""
        try:
            await self.get(table)
            return
        except NoTable:
            log.info("table %s was deleted meanwhile", table)
        except (BadInput, Unavailable) as error:
            log.warning("table %s cannot go on: %s", table, error)
        except Exception:
            log.exception("table %s cannot go on", table)
        await self._ownership.give(table)

    def _alive(self, table: str) -> bool:
        return table in self._loaded and not self._loaded[table].table.closed

    async def look_after(self) -> None:
        """Have tables go on whose owner is gone, for ever. A process that shares its store with none need not look."""
        while self._ownership.shared:
            await asyncio.sleep(random.uniform(0.5, 1.5) * LOOK_EVERY)
            try:
                await self.wake()
            except Unavailable as error:
                log.warning("tables without an owner could not be searched: %s", error)
            except Exception:
                log.exception("tables without an owner could not be looked for")

    async def close(self) -> None:
        """Forget all tables."""
        self._closed = True
        for loaded in list(self._loaded.values()):
            await self._save_clocks(loaded.table)
        for table in list(self._loaded):
            self._drop(table)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*self._leaving.values(), return_exceptions=True)
        await self._failures.close()

    async def _save_clocks(self, table: Table) -> None:
        """Save running clocks before the server stops; if it cannot be done, time is given back, never taken."""
        try:
            async with table.writing():
                await timing.save(table)
        except (Refused, Unavailable, Conflict) as error:
            log.warning("table %s: its clocks could not be saved: %s", table.id, error)

    # --- Lists ---

    async def of_guest(self, guest: str) -> list[TableInfo]:
        """Return the tables that a guest opened or sits at, newest first; not all, if there are very many."""
        return [self.shown(table, guest) for table in await newest_of_guest(self._store, guest, MOST_SHOWN)]

    async def info(self, table: str, guest: str) -> TableInfo:
        """One table, as that guest finds it in its list."""
        stored = await table_info(self._store, table)
        if stored is None:
            raise NoTable(table)
        return self.shown(stored, guest)

    async def beginning(self, table: str) -> Record:
        """Return a game as it begins, where the host brought something to it. Refused at any other table."""
        stored = await table_info(self._store, table)
        if stored is None:
            raise NoTable(table)
        if not custom_inputs_of(stored):
            raise Refused("this game begins as its rules say, with nothing that its host brought", "not-brought")
        return beginning(stored)

    def shown(self, stored: StoredTable, guest: str) -> TableInfo:
        """Return a table of the store as that guest finds it in lists."""
        loaded = self._loaded.get(stored.id)
        connected = loaded.table.audience.seats() if loaded else frozenset()
        return {
            "table": stored.id,
            "game": stored.game,
            "title": _title(stored.game),
            "seats": seat_infos(stored.seats, connected),
            "yours": [number for number, seat in enumerate(stored.seats) if seat.guest == guest],
            "player": stored.standing.player,
            "deciding": _deciding(stored.standing),
            "over": stored.standing.over,
            "result": stored.standing.result,
            "updated": iso(stored.standing.updated),
            "ply": stored.standing.ply,
            "ended": stored.standing.ended,
            "takebacks": stored.standing.takebacks,
            "rated": bool((stored.terms or {}).get("rated", False)),
            "terms": terms_of(stored),
            "options": chosen_options(stored),
            "due": None if stored.standing.due is None else iso(stored.standing.due),
            "brought": custom_inputs_of(stored),
            "deletable": guest == stored.owner and not _shared(stored.seats, guest),
        }


def _shared(seats: Iterable[StoredSeat], guest: str) -> bool:
    """Return whether anyone but a guest sits at a table."""
    return any(seat.guest not in (None, guest) for seat in seats)


_OWN = (NewSeatKind.YOU, NewSeatKind.HOTSEAT)


def _check_seats(seats: list[NewSeat], cooperative: bool) -> None:
    for number, seat in enumerate(seats):
        if (seat.kind == NewSeatKind.BOT) != (seat.level is not None):
            raise BadInput(f"seat {number}: a bot needs a level, and only a bot has one")
        if seat.level is not None and seat.level not in KNOWN:
            raise BadInput(f"seat {number}: unknown level {seat.level!r}; the levels are: {', '.join(LEVELS)}")
        if seat.proposes and not (cooperative and seat.kind == NewSeatKind.BOT):
            raise BadInput(f"seat {number}: only a teammate bot can propose before it acts")
    if any(seat.proposes for seat in seats) and all(seat.kind == NewSeatKind.BOT for seat in seats):
        raise Unfit("a bot can only propose to a person: leave at least one seat for a person", "proposes-alone")
    if sum(seat.kind == NewSeatKind.YOU for seat in seats) > 1:
        raise BadInput("only one seat can be 'you'; others at the same screen are 'hotseat'")


def _usual_name(number: int, seat: NewSeat) -> str:
    return bot_name(number) if seat.kind == NewSeatKind.BOT else f"Player {number + 1}"


def _stored_seat(name: str, seat: NewSeat, guest: str, token: str | None) -> StoredSeat:
    if seat.kind == NewSeatKind.BOT:
        return StoredSeat(name, SeatKind.BOT, level=seat.level, proposes=seat.proposes)
    if token is None:
        return StoredSeat(name, SeatKind.HUMAN, invite=guests.new_secret())
    return StoredSeat(name, SeatKind.HUMAN, guest=guest, token_hash=guests.digest(token))


def stored_table(game: Game, new: NewTable, guest: str, seats: tuple[StoredSeat, ...]) -> StoredTable:
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
        standing=TableStanding(0, None, updated=now()),
        terms=None if new.terms == Terms() else msgspec.to_builtins(new.terms),
    )


def _deciding(standing: TableStanding) -> list[int]:
    """Return the seats that are to decide."""
    if standing.deciding is not None:
        return standing.deciding
    return [] if standing.player is None else [standing.player]


def _title(game: str) -> str:
    """Return the title of a game, also of one that is not installed any more."""
    try:
        return load(game).title
    except BadInput:
        return game


def _stopped(table: Table, driver: asyncio.Task[None]) -> None:
    """Give up a table that no one deals or plays bots at any more after a fault: it is loaded again, and goes on."""
    if driver.cancelled():
        return
    error = driver.exception()
    if isinstance(error, (Unavailable, Conflict)):
        log.warning("table %s: its bots have stopped: %s", table.id, error)
    elif error is not None:
        log.error("table %s: its bots have stopped", table.id, exc_info=error)
    if error is not None and not table.closed:
        table.close()
