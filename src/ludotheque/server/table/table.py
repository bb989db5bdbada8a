"""A table: one game in play, changed by one writer at a time, every change committed before any client learns of it."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.chance import SealedChance
from ludotheque.core.errors import UnknownAction
from ludotheque.core.match import same_rules
from ludotheque.server.protocol import guests, names
from ludotheque.server.protocol.answers.tables import (
    AskReveal,
    ChatLine,
    FromServer,
    HeldSeat,
    Invite,
    Joined,
    Proposed,
    RematchInfo,
    SatDown,
    SeatInfo,
    Underway,
)
from ludotheque.server.protocol.close_codes import GOING
from ludotheque.server.protocol.refused import Refused as Refused
from ludotheque.server.protocol.terms import Terms
from ludotheque.server.store import turns
from ludotheque.server.store.interface import KeptSeat, Line, Standing, Step, Store, StoredSeat, StoredTable, iso, now
from ludotheque.server.store.rows import rematches as rematch_rows
from ludotheque.server.table.audience import Audience, Connection
from ludotheque.server.table.brought import brought_to
from ludotheque.server.table.contributions import Gathering
from ludotheque.server.table.journal import Journal
from ludotheque.server.table.seats.clocks import GRACE
from ludotheque.server.table.seats.hosting import Hosting
from ludotheque.server.table.seats.people import People, bot_name, seat_infos, seated_info
from ludotheque.server.table.seats.ticker import RealTicker, Ticker
from ludotheque.server.table.seats.vacancies import invited
from ludotheque.server.table.sight import Moment, scores
from ludotheque.server.table.takebacks import Takebacks
from ludotheque.server.table.together.asked import Asked
from ludotheque.server.table.together.together import Together
from ludotheque.server.table.watch import Unwatched, Watch

log: logging.Logger = logging.getLogger(__name__)

CHAT_SHOWN = 100


@dataclasses.dataclass(slots=True)
class Proposal:
    """A teammate bot's proposal at a ply, and the actions that the team rejected there."""

    seat: int
    ply: int
    action: int | None = None
    refused: set[int] = dataclasses.field(default_factory=set)


class Table:
    """One table in memory. Everything it knows is in the store; it can be dropped at any time.

    BadInput if the rules of its game are not here any more.
    """

    __deletable__ = ("together", "people", "takebacks", "hosting")

    def __init__(
        self, stored: StoredTable, store: Store, ticker: Ticker | None = None, watch: Watch | None = None
    ) -> None:
        self.id: str = stored.id
        self.game = same_rules(stored.game, stored.rules)
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
        self.changed = asyncio.Event()
        self._thinking: int | None = None
        self._proposal = Proposal(-1, -1)
        self._on_screen: Mapping[str, Any] | None = None
        """The spectators' view that everyone connected has been shown last."""
        self._passed: asyncio.Event | None = None
        """Set once the position of now has passed, if anyone waits for it."""
        self._head = dataclasses.replace(stored, steps=())
        self._journal = Journal.resume(stored) if stored.dealt else None
        self._store = store
        self._watch = watch or Unwatched()
        self._lock = asyncio.Lock()
        self._turns = turns.of(stored.standing)
        self._shown: object = None
        """The questions of the seats when everyone was last shown the game."""
        self.together: Together = Together(self, stored.standing.early)
        self.terms: Terms = Terms.model_validate(stored.terms or {})
        self.people: People = People(self, stored, store, self.terms, ticker or RealTicker())
        self.takebacks: Takebacks = Takebacks(self, store, stored.standing.takebacks)
        self.hosting: Hosting = Hosting(self, store, hushed=stored.hushed)

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

    def underway(self) -> Underway:
        """Return how the game in play stands: no more than spectators see. Raises Refused before the deal."""
        match, clock = self.journal.match, self.people.clock()
        return {
            "moves": len(match.standing),
            "scores": scores(match.state),
            "left": None if clock is None else clock["left"],
        }

    def seats_changed(self) -> None:
        """Go on with other people or bots on the seats."""
        self.takebacks.seats_changed()
        self.takebacks.drop()
        self._proposal = Proposal(-1, -1)
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

    def seats_of(self, tokens: list[str]) -> list[int]:
        """Return the seat of each token. Refused if a token belongs to no seat here."""
        return [self._seat_of(token) for token in tokens]

    def seats_of_guest(self, guest: str | None) -> list[int]:
        """Return the seats that a guest holds; none for a client without a cookie."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.taken and seat.guest == guest]

    def _seat_of(self, token: str) -> int:
        for number, seat in enumerate(self.seats):
            if guests.matches(token, seat.token_hash):
                return number
        raise Refused("this is no token of a seat at this table", "no-token")

    async def enter(self, connection: Connection, since: int, commits: Mapping[int, str]) -> None:
        """Bring a new connection up to date, and keep it informed from then on.

        Args:
            connection: the client's connection.
            since: the last ply the client has.
            commits: the commits of its seats to their contributions to the shuffles.
        """
        async with self.writing():
            if connection.holding != [self.seats[seat].token_hash for seat in sorted(connection.seats)]:
                raise Refused("this seat was given to somebody else meanwhile: connect again", "no-token")
            chat = await self._store.lines(self.id, CHAT_SHOWN)
            taken_back = await self.takebacks.noted()
            rematch = await self._rematch_of(connection) if self.over else None
            kept = [] if self.dealt else await self._store.find(rematch_rows.NAMES_KEPT, self.id)
            if self.unwatched:
                self.changed.set()
            self.audience.add(connection)
            self.people.came_or_went()
            connection.tell(
                {
                    "type": "welcome",
                    "table": self.id,
                    "game": self.game.id,
                    "title": self.game.title,
                    "bundled": self.game.bundle() is not None,
                    "options": self._head.options,
                    "words": self.game.own_words(self._head.options),
                    "seats": self.seat_infos(),
                    "yours": sorted(connection.seats),
                    "commitment": self.gathering.commitment,
                    "chat": [chat_json(line) for line in chat if line.guest not in connection.deaf_to],
                    "invites": self._invites(connection),
                    "host": self.owner == connection.guest,
                    "terms": self.terms.model_dump(),  # type: ignore[typeddict-item]  # checked by the tests' client
                    "seated": [seated_info(one, self.created) for one in self.people.seatings],
                    "takebacks": self.takebacks.count,
                    "taken_back": [{"ply": ply, "seat": seat} for ply, seat in taken_back],
                    "can_resign": self.game.can_resign,
                    "cooperative": self.game.cooperative,
                    "hushed": self.hosting.hushed,
                    "carried": self._journal.carried_at if self._journal is not None else [],
                    "brought": brought_to(self._head),
                    "rematch": rematch,
                    "kept": [{"seat": seat, "name": name} for seat, name in kept if seat in self.waiting],
                }
            )
            await self.people.welcome_back(connection)
            if self.dealt:
                self._bring_up_to_date(connection, since)
            else:
                self._gather(connection, commits)
            self.tell_seats()

    async def _rematch_of(self, connection: Connection) -> RematchInfo | None:
        """Return the rematch of this game that the player of a connection may join or has joined."""
        guest = next((self.seats[seat].guest for seat in sorted(connection.seats)), None)
        if guest is None:
            return None
        found = await self._store.find(rematch_rows.SHOWN, guest, self.id, guest, guest)
        return next((RematchInfo(table=to, seat=seat, seated=bool(seated)) for to, seat, seated in found), None)

    def _bring_up_to_date(self, connection: Connection, since: int) -> None:
        moment = Moment(self.journal, self.together.asked, since)
        self._shown = self.together.signature()
        self._on_screen = moment.public
        for eyes in connection.eyes:
            connection.send(moment.to(eyes, self.takebacks.kind(eyes)))
        if self.together.at_once:
            connection.tell(self.together.message(connection))
        if (undo := self.takebacks.asked()) is not None:
            connection.tell(undo)
        if self._thinking is not None:
            connection.tell({"type": "thinking", "seat": self._thinking})
        if (proposal := self._proposed()) is not None:
            connection.tell(proposal)
        if (asked := self.people.asked_now()) is not None:
            connection.tell(asked)
        if (clock := self.people.clock()) is not None:
            connection.tell(clock)

    def _gather(self, connection: Connection, commits: Mapping[int, str]) -> None:
        for seat in connection.seats:
            self.gathering.hear(seat, commits.get(seat))
        if self.gathering.asked:
            connection.tell(self._ask_reveal())
        self.changed.set()

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

        def for_them(connection: Connection) -> FromServer | None:
            told = bool(connection.seats) or connection.guest == self.owner
            return {"type": "invites", "invites": self._invites(connection)} if told else None

        self.audience.tell_each(for_them)

    def _invites(self, connection: Connection) -> list[Invite]:
        """Return the links that someone may pass on: a host's to open seats, and players' to those of absent ones."""
        open_seats = [(number, self.seats[number].invite) for number in self.waiting]
        hosts: list[Invite] = [{"seat": number, "invite": invite} for number, invite in open_seats if invite]
        return (hosts if connection.guest == self.owner else []) + (self.people.offered() if connection.seats else [])

    async def join(self, invite: str, name: str, guest: str) -> Joined:
        """Take the seat of an invite, which is then used up."""
        async with self.writing():
            number = invited(self.seats, invite)
            name = self._apart(name, number)
            if self.seats[number].taken:
                return await self.people.join(number, name, guest, self.gathering.commitment)
            token = guests.new_secret()
            seat = StoredSeat(name, "human", guest=guest, token_hash=guests.digest(token))
            await self._store.take_seat(self.id, number, seat)
            self.seats[number] = seat
            self.waiting.remove(number)
            self.takebacks.seats_changed()
            if self._journal is not None:
                self._journal.match.record.seats = [one.name for one in self.seats]
            self.tell_seats()
            self.changed.set()
            return {"seat": number, "token": token, "commitment": self.gathering.commitment}

    def _apart(self, name: str, number: int) -> str:
        """Return a name for a seat that looks like none of the others here."""
        return names.apart(name, [seat.name for other, seat in enumerate(self.seats) if other != number])

    async def take_open_seats(self, name: str, guest: str, kept: Mapping[int, KeptSeat]) -> SatDown:
        """Take the seats that are kept for a guest, or else the first open one that is kept for no one.

        Refused if there is none, or the guest sits here already.
        """
        if self.seats_of_guest(guest):
            raise Refused("you sit at this table already", "seated-already")
        if not self.waiting:
            raise Refused("all seats of this table are taken", "table-full")
        own = {number: kept[number].name for number in self.waiting if number in kept and kept[number].guest == guest}
        free = [number for number in self.waiting if number not in kept]
        if not own and not free:
            raise Refused("the open seats of this table are kept for its former players", "seats-kept")
        taken = own or {free[0]: name}
        held = [await self.join(self.seats[number].invite or "", called, guest) for number, called in taken.items()]
        also: list[HeldSeat] = [{"seat": one["seat"], "token": one["token"]} for one in held[1:]]
        return {**held[0], "also": also}

    async def fill(self, level: str) -> None:
        """Have bots take the seats that are still open."""
        async with self.writing():
            for number in list(self.waiting):
                seat = StoredSeat(self._apart(bot_name(number), number), "bot", level=level)
                await self._store.take_seat(self.id, number, seat)
                self.seats[number] = seat
                self.waiting.remove(number)
                self.gathering.pass_over(number)
            self.tell_seats()
            self.tell_invites()
            self.changed.set()

    # --- The deal ---

    async def ask_reveals(self) -> None:
        """Store the commits, so that not even a restart can change one, and then ask everyone to reveal."""
        async with self.writing():
            if not self.gathering.kept:
                await self._store.seal(self.id, self.gathering.contributions)
            self.gathering.asked = True
            self.audience.tell(self._ask_reveal())

    def _ask_reveal(self) -> AskReveal:
        return {"type": "reveal", "commits": self.gathering.commits}

    async def reveal(self, seat: int, value: str) -> None:
        """Accept the value that a seat has committed to. Refused if it does not match, or comes too early or late."""
        async with self.writing():
            if value == self.gathering.contributions[seat].value:
                return  # A second window of the same browser repeats it.
            if self.dealt:
                raise Refused("this came too late: the game was dealt without it", "reveal-late")
            if not self.gathering.asked:
                raise Refused("nothing is to be revealed yet", "reveal-early")
            if not self.gathering.reveal(seat, value):
                raise Refused("this is not what the seat has committed to", "reveal-other")
            self.changed.set()

    async def deal(self) -> None:
        """Set the game up with the chance that all contributions make, and show it."""
        async with self.writing():
            added = self.gathering.contributions
            journal = Journal.start(dataclasses.replace(self._head, seats=tuple(self.seats)), added)
            self._journal = journal
            self.people.start()
            await self._store.deal(self.id, journal.match.record.setup, added, self.standing())
            self._show(self._seen(0))
            await self._settle()
            self.changed.set()

    # --- Playing ---

    async def act(self, seat: int, ply: int, action: dict[str, str | int]) -> None:
        """Perform what a person has chosen, in answer to that ply."""
        async with self.writing():
            self.check_turn(seat, ply)
            try:
                number = self.game.actions.from_json(action)
            except UnknownAction as error:
                raise Refused(str(error), "not-offered") from None
            self.people.check_clock(seat)
            await self._decide(seat, number, decided=seat)
            await self.people.withdraw_offer(seat)
            self.takebacks.drop()
            self._watch.moved(self.game.id, "person")

    async def act_as_bot(self, seat: int, ply: int, number: int) -> bool:
        """Perform what a bot has chosen, if things still stand as it saw them."""
        async with self.writing():
            if ply != self.journal.ply or self.bot_to_move != seat:
                return False
            await self._decide(seat, number)
            self._watch.moved(self.game.id, "bot")
            return True

    # --- Bots that ask first ---

    def refused(self, seat: int, ply: int) -> frozenset[int]:
        """Return the actions that the team rejected of that bot."""
        proposal = self._proposal
        return frozenset(proposal.refused if (proposal.seat, proposal.ply) == (seat, ply) else ())

    async def propose(self, seat: int, ply: int, number: int) -> None:
        """Say what a bot would do, and leave it to the team."""
        async with self.writing():
            if ply != self.journal.ply or self.bot_to_move != seat:
                return
            if (self._proposal.seat, self._proposal.ply) != (seat, ply):
                self._proposal = Proposal(seat, ply)
            self._proposal.action = number
            if (proposal := self._proposed()) is not None:
                self.audience.tell(proposal)

    def _proposed(self) -> Proposed | None:
        action, seat = self._proposal.action, self.bot_to_move
        if action is None or (self._proposal.seat, self._proposal.ply) != (seat, self.journal.ply):
            return None
        space = self.game.actions
        return {
            "type": "proposal",
            "seat": self._proposal.seat,
            "ply": self._proposal.ply,
            "action": space.to_json(action),
            "words": space.words(action),
        }

    async def agree(self, ply: int, ok: bool) -> None:
        """Have the bot do what it proposed, or think of something else."""
        async with self.writing():
            self.expect(ply)
            action = self._proposal.action
            if action is None or self._proposal.ply != ply:
                raise Refused("nothing is proposed now", "nothing-proposed")
            bot = self.bot_to_move
            self._proposal.action = None
            if ok and bot is not None:
                await self._decide(bot, action)
                self.takebacks.drop()
            else:
                self._proposal.refused.add(action)
                self.changed.set()

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
        self._thinking = seat
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

    async def _decide(self, seat: int, number: int, *, decided: int | None = None) -> None:
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
        steps: list[Step] = list(before)
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
        if self._thinking is not None or self.bot_to_move is not None:
            self.changed.set()
        self._let_pass()
        self._show(seen)

    def _show(self, seen: dict[int | None, str]) -> None:
        """Show everyone what has been made for their eyes, with who is to decide and how much time is left."""
        self.audience.show(seen)
        if self.together.at_once:
            self._tell_together()
        self.people.tell_turn()

    # --- Talking ---

    async def say(self, seat: int | None, text: str, guest: str | None) -> None:
        """Store a line of chat, then send it."""
        self.hosting.check_voice(seat)
        line = Line("" if seat is None else self.seats[seat].name, seat, text, now(), guest)
        await self._store.say(self.id, line)
        said: FromServer = {"type": "chat", **chat_json(line)}
        self.audience.tell_each(lambda listener: None if guest in listener.deaf_to else said)

    def tell_seats(self) -> None:
        """Tell everyone who sits where."""
        self.hosting.spectators_changed()
        self.audience.tell({"type": "seats", "seats": self.seat_infos()})

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
        del self.together, self.people, self.takebacks, self.hosting


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


def chat_json(line: Line) -> ChatLine:
    """Return a line of chat for the wire."""
    return {"name": line.name, "seat": line.seat, "text": line.text, "at": iso(line.at)}
