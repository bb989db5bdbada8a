"""A table: one game in play, changed by one writer at a time, every change committed before any client learns of it."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ludotheque.core.chance import SealedChance
from ludotheque.core.errors import UnknownAction
from ludotheque.core.game import Game
from ludotheque.core.match import same_rules
from ludotheque.server.protocol.answers.tables import SeatInfo
from ludotheque.server.protocol.close_codes import GOING
from ludotheque.server.protocol.refused import Refused as Refused
from ludotheque.server.protocol.terms import Terms, kept_terms
from ludotheque.server.store import turns
from ludotheque.server.store.interface import Standing, Step, Store, StoredSeat, StoredTable, now
from ludotheque.server.store.queries.tables import deal_table
from ludotheque.server.table.audience import Audience, Connection
from ludotheque.server.table.chat import Chat
from ludotheque.server.table.contributions import Gathering
from ludotheque.server.table.deal import Reveals
from ludotheque.server.table.door import Door
from ludotheque.server.table.journal import Journal
from ludotheque.server.table.proposals import Proposals
from ludotheque.server.table.seats.clocks import GRACE
from ludotheque.server.table.seats.hosting import Hosting
from ludotheque.server.table.seats.people import People, seat_infos
from ludotheque.server.table.seats.ticker import RealTicker, Ticker
from ludotheque.server.table.sight import Moment
from ludotheque.server.table.takebacks import Takebacks
from ludotheque.server.table.together.asked import Asked
from ludotheque.server.table.together.together import Together
from ludotheque.server.table.watch import Unwatched, Watch

log: logging.Logger = logging.getLogger(__name__)


class Table:
    """One table in memory. Everything it knows is in the store; it can be dropped at any time.

    BadInput if the rules of its game are not here any more.
    """

    __deletable__: ClassVar[tuple[str, ...]] = (
        "together",
        "people",
        "takebacks",
        "hosting",
        "proposals",
        "reveals",
        "chat",
        "door",
    )

    def __init__(
        self, stored: StoredTable, store: Store, ticker: Ticker | None = None, watch: Watch | None = None
    ) -> None:
        self.id: str = stored.id
        self.game: Game = same_rules(stored.game, stored.rules)
        self.owner: str = stored.owner
        self.created: int = stored.created
        self.seats: list[StoredSeat] = list(stored.seats)
        self.waiting: list[int] = [number for number, seat in enumerate(stored.seats) if not seat.taken]
        """The seats that no one has taken yet."""
        self.gathering: Gathering = Gathering(
            SealedChance(stored.secret).commitment, stored.seats, stored.contributions
        )
        self.audience: Audience = Audience()
        self.retired: bool = False
        self.kept_at: int | None = None
        """The ply of the position that was kept last (see :mod:`ludotheque.server.table.snapshots`)."""
        self.changed: asyncio.Event = asyncio.Event()
        self.thinking: int | None = None
        """The seat of the bot that is thinking."""
        self._on_screen: Mapping[str, Any] | None = None
        """The spectators' view that everyone connected has been shown last."""
        self._passed: asyncio.Event | None = None
        """Set once the position of now has passed, if anyone waits for it."""
        self.head: StoredTable = dataclasses.replace(stored, steps=())
        """The table as it was stored, without its steps."""
        self._journal = Journal.resume(stored) if stored.dealt else None
        self._store = store
        self._watch = watch or Unwatched()
        self._lock = asyncio.Lock()
        self._turns = turns.of(stored.standing)
        self._shown: object = None
        """The questions of the seats when everyone was last shown the game."""
        self.together: Together = Together(self, stored.standing.early)
        self.terms: Terms = kept_terms(stored.terms)
        self.people: People = People(self, stored, store, self.terms, ticker or RealTicker())
        self.takebacks: Takebacks = Takebacks(self, store, stored.standing.takebacks)
        self.hosting: Hosting = Hosting(self, store, hushed=stored.hushed)
        self.proposals: Proposals = Proposals(self)
        self.reveals: Reveals = Reveals(self, store)
        self.chat: Chat = Chat(self, store)
        self.door: Door = Door(self, store)

    # --- What can be known of it ---

    @property
    def dealt(self) -> bool:
        """Return whether the game has been set up. Before that there is no state to show."""
        return self._journal is not None

    @property
    def journal(self) -> Journal:
        """The game in play. Raises Refused before the deal."""
        if self._journal is None:
            raise Refused("not everybody is here yet" if self.waiting else "the game is about to be dealt", "not-begun")
        return self._journal

    @property
    def ply(self) -> int:
        """The current ply; 0 before the deal."""
        return self._journal.ply if self._journal is not None else 0

    @property
    def player(self) -> int | None:
        """The seat to decide, or None before the deal and after the end."""
        return self._journal.player if self._journal is not None else None

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self._journal is not None and self._journal.over

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the bot that is to decide, if it is one."""
        return self.together.bot()

    @property
    def has_people(self) -> bool:
        """Return whether anyone but this server's own bots plays here."""
        return any(seat.kind != "bot" for seat in self.seats)

    @property
    def unwatched(self) -> bool:
        """Return whether only this server's own bots play and no one looks, so that the game may pause.

        Tables of a tournament, which have no host, and those that people have handed over are played to the end.
        """
        for_nobody = bool(self.owner) and all(seat.kind == "bot" and not seat.stand_in for seat in self.seats)
        return for_nobody and not len(self.audience)

    def seat_infos(self) -> list[SeatInfo]:
        """Return the seats as everyone sees them."""
        return seat_infos(self.seats, self.audience.seats(), self.people)

    @property
    def ticking(self) -> bool:
        """Return whether a player's clock runs."""
        return self.people.clocks is not None and bool(self.people.clocks.running)

    def deciders(self) -> list[int]:
        """Return the seats of people who are to decide."""
        return self._people(self.together.waiting())

    def _people(self, seats: list[int]) -> list[int]:
        return [seat for seat in seats if self.seats[seat].kind == "human"]

    def standing(self) -> Standing:
        """Return how the table stands, for lists and for the next start."""
        if self._journal is None:
            return Standing(0, None, updated=now())
        journal, clocks = self._journal, self.people.clocks
        due = clocks.due() if clocks is not None else None
        waiting, bot = self.together.waiting(), self.together.bot()
        player = next(iter(waiting), None) if bot is None else bot
        at = now()
        self._turns = turns.go_on(self._turns, self._people(waiting), journal.ply, at)
        standing = Standing(
            journal.ply,
            player,
            journal.over,
            journal.match.record.result,
            at,
            clocks=None if clocks is None else clocks.kept(),
            due=None if due is None else int(due * 1000),
            deciding=waiting if len(waiting) > 1 else None,
            early=self.together.kept(),
            takebacks=self.takebacks.count,
            ended=journal.ended,
            turns=self._turns or None,
        )
        return standing.at_rest() if journal.over else standing

    def seats_changed(self) -> None:
        """Go on with other people or bots on the seats."""
        self.takebacks.seats_changed()
        self.takebacks.drop()
        self.proposals.forget()
        self.people.came_or_went()
        self.tell_seats()
        if self.dealt and not self.over and self.together.signature() != self._shown:
            self.show_again()  # others may decide now, or no longer at the same time
        self.changed.set()

    def show_again(self) -> None:
        """Show everyone the position as it now stands."""
        self.audience.show(self._seen(self.ply))
        self._tell_together()
        self.changed.set()
        self._let_pass()

    # --- Coming and going ---

    def seats_of_guest(self, guest: str | None) -> list[int]:
        """Return the seats that a guest holds; none for a client without a cookie."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.taken and seat.guest == guest]

    def leave(self, connection: Connection) -> None:
        """Remove a connection from the table."""
        self.audience.remove(connection)
        if not len(self.audience):
            self._on_screen = None
        if self.unwatched:
            self.changed.set()
        self.people.came_or_went()
        self.tell_seats()

    def tell_invites(self) -> None:
        """Tell players and the host the links that they may pass on."""
        self.door.tell_invites()

    # --- Playing ---

    async def deal(self) -> None:
        """Set the game up with the chance that all contributions make, and show it."""
        async with self.writing():
            added = self.gathering.contributions
            journal = Journal.start(dataclasses.replace(self.head, seats=tuple(self.seats)), added)
            self._journal = journal
            self.people.start()
            await self._store.change([deal_table(self.id, journal.match.record.setup, added, self.standing())])
            self._show(self._seen(0))
            await self._settle()
            self.changed.set()

    async def act(self, seat: int, ply: int, action: dict[str, str | int]) -> None:
        """Perform what a person has chosen, in answer to that ply."""
        async with self.writing():
            self.check_turn(seat, ply)
            try:
                number = self.game.actions.from_json(action)
            except UnknownAction as error:
                raise Refused(str(error), "not-offered") from None
            self.people.check_clock(seat)
            await self.decide(seat, number, decided=seat)
            await self.people.withdraw_offer(seat)
            self.takebacks.drop()
            self._watch.moved(self.game.id, "person")

    async def act_as_bot(self, seat: int, ply: int, number: int) -> bool:
        """Perform what a bot has chosen, if things still stand as it saw them."""
        async with self.writing():
            if ply != self.journal.ply or self.bot_to_move != seat:
                return False
            await self.decide(seat, number)
            self._watch.moved(self.game.id, "bot")
            return True

    async def passed(self) -> None:
        """Return once the position of now has passed."""
        if self._passed is None:
            self._passed = asyncio.Event()
        await self._passed.wait()

    def _let_pass(self) -> None:
        """Wake those who wait for the current position to pass."""
        if self._passed is not None:
            self._passed.set()
            self._passed = None

    def think(self, seat: int | None) -> None:
        """Announce that a bot has begun to think, or (None) that none is thinking any more."""
        self.thinking = seat
        if seat is not None:
            self.audience.tell({"type": "thinking", "seat": seat})

    async def settle(self) -> None:
        """Play forced actions that a restart has interrupted."""
        async with self.writing():
            if self.dealt:
                self.people.begin(GRACE)
                await self._settle()

    def asked(self, seat: int) -> Asked:
        """Return what a seat may choose now. Refused if it does not decide."""
        asked = self.together.asked(seat)
        if asked is None:
            raise Refused("it is not this seat that decides", "not-your-turn")
        return asked

    def check_turn(self, seat: int, ply: int) -> None:
        """Refused if it is not that seat that decides at that ply."""
        self.expect(ply)
        self.asked(seat)
        if self.seats[seat].kind == "bot":
            raise Refused("a bot plays this seat for you; take it over first", "take-over-first")

    def expect(self, ply: int) -> None:
        """Refused if the game is over, or at another ply."""
        if self.journal.over:
            raise Refused("the game is over", "game-over")
        if ply != self.journal.ply:
            raise Refused(f"this was an answer to ply {ply}, but the table is at ply {self.journal.ply}", "ply-passed")

    async def _settle(self) -> None:
        forced = self.journal.match.forced()
        if forced is not None:
            await self._play([(forced, True)])

    async def decide(self, seat: int, number: int, *, decided: int | None = None) -> None:
        """Do what a seat has chosen, or keep it sealed until all have who decide at the same time.

        ``decided`` is the seat again, if a person chose it.
        """
        together = self.together
        asked = together.asked(seat)
        together.check(seat, number)
        if together.at_once:
            again = together.may_withdraw(seat)
            together.seal(seat, number)
            if together.waiting():
                await self.save_early(None if again else decided)
            else:
                await self._play([], decided=decided)
        elif asked is not None and asked.needs_claim(number):
            claimed = self.journal.claim(asked.claim, at=now() - self.created)
            await self._play([(number, False)], before=[claimed], decided=decided)
        else:
            await self._play([(number, False)], decided=decided)

    async def save_early(self, decided: int | None = None) -> None:
        """Save what has been decided early, and then tell that it was."""
        self.people.turn(decided)
        await self._store.append(self.id, [], self.standing())
        self.changed.set()
        self._tell_together()
        self.people.tell_turn()

    async def _play(
        self, actions: list[tuple[int, bool]], *, before: Sequence[Step] = (), decided: int | None = None
    ) -> None:
        """Apply actions, each with whether it was automatic, and all that follow without another decision.

        They are committed together, and shown together, with the steps that were done ``before``. ``decided`` is the
        seat of the person who decided last.
        """
        steps = list(before)
        since = self.journal.ply - len(steps)
        todo = list(actions)
        while todo or self._go_on(todo):
            action, auto = todo.pop(0)
            steps.append(self.journal.act(action, at=now() - self.created, auto=auto))
        await self.commit(steps, since, decided)

    def _go_on(self, todo: list[tuple[int, bool]]) -> bool:
        """Add what is to be done next without asking: what was decided early, or is forced."""
        if self.journal.over:
            return False
        early = self.together.take_next()
        if early is not None and early in self.journal.match.state.legal_actions():
            todo.append((early, False))
            return True
        forced = self.journal.match.forced()
        if forced is not None:
            todo.append((forced, True))
        return forced is not None

    async def commit(self, steps: list[Step], since: int, decided: int | None = None) -> None:
        """Save, and then show: what is shown is made while the disk is busy."""
        began = time.perf_counter()
        self.people.turn(decided)
        saved = self._store.append(self.id, steps, self.standing())
        seen = self._seen(since)
        await saved
        self._watch.committed(time.perf_counter() - began)
        if self.thinking is not None or self.bot_to_move is not None:
            self.changed.set()
        self._let_pass()
        self._show(seen)

    def _show(self, seen: dict[int | None, str]) -> None:
        """Show everyone what has been made for their eyes, with who is to decide and how much time is left."""
        self.audience.show(seen)
        if self.together.at_once:
            self._tell_together()
        self.people.tell_turn()

    def tell_seats(self) -> None:
        """Tell everyone who sits where."""
        self.hosting.spectators_changed()
        self.audience.tell({"type": "seats", "seats": self.seat_infos()})

    def show_to(self, connection: Connection, since: int) -> None:
        """Show a connection the game, with what is new after a ply."""
        moment = Moment(self.journal, self.together.asked, since)
        self._shown = self.together.signature()
        self._on_screen = moment.public
        for eyes in connection.eyes:
            connection.send(moment.to(eyes, self.takebacks.kind(eyes)))

    def _seen(self, since: int) -> dict[int | None, str]:
        """Return the messages to all who watch the table now, with the news after a ply."""
        eyes = self.audience.eyes
        if not eyes:
            return {}
        moment = Moment(self.journal, self.together.asked, since, self._on_screen)
        self._shown = self.together.signature()
        self._on_screen = moment.public
        return {one: moment.to(one, self.takebacks.kind(one)) for one in eyes}

    def _tell_together(self) -> None:
        """Say who decides at the same time, and who has; to each seat what it has decided itself."""
        self.audience.tell_each(self.together.message)

    # --- One writer at a time ---

    def writing(self) -> Writing:
        """Hold the table: see :class:`Writing`."""
        return Writing(self, self._lock)

    def retire(self) -> None:
        """Give up this copy of the table. Connections close later: the client at fault gets the reason first."""
        self.retired = True
        self.people.stop()
        self.changed.set()
        asyncio.get_running_loop().call_soon(self.audience.close, GOING)

    async def quiet(self) -> None:
        """Return once nothing is being changed."""
        async with self._lock:
            pass

    def come_apart(self) -> None:
        """Let go of the parts that refer back here: a copy that is not in use any more is freed at once then."""
        self.people.stop()  # a change that was under way when the table was given up may have set an alarm again
        del self.together, self.people, self.takebacks, self.hosting, self.proposals, self.reveals, self.chat, self.door


class Writing:
    """Holds a table while it changes.

    If a change fails half-way the table in memory may be ahead of what was saved: it is given up, everyone comes back,
    and it is loaded as it was saved.
    """

    def __init__(self, table: Table, lock: asyncio.Lock) -> None:
        self._table = table
        self._lock = lock

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self._table.retired:
            self._lock.release()
            raise Refused("the table is being loaded again: connect again", "reloading")

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is not None and not isinstance(error, Refused):
            self._table.retire()
        self._lock.release()
