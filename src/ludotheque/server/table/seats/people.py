"""The people of one table: they leave and come back, agree on things, and their clocks run."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import weakref
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import Protocol, Self

from ludotheque.core.levels import USUAL
from ludotheque.core.record import Substitution
from ludotheque.server.protocol import guests, names
from ludotheque.server.protocol.answers.tables import Asked, Bid, ClockMessage, Invite, Joined, SeatedInfo, SeatInfo
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.protocol.terms import Terms
from ludotheque.server.store.interface import (
    Ending,
    Seating,
    Standing,
    Store,
    StoredSeat,
    StoredTable,
    Unavailable,
    Why,
    iso,
    now,
)
from ludotheque.server.store.queries.tables import reseat
from ludotheque.server.table.audience import Audience, Connection
from ludotheque.server.table.journal import Journal
from ludotheque.server.table.reasons import refused_message
from ludotheque.server.table.seats.clocks import GRACE, MS, Clocks
from ludotheque.server.table.seats.idle import Idle
from ludotheque.server.table.seats.presence import Presence
from ludotheque.server.table.seats.rated import refuse_help
from ludotheque.server.table.seats.ticker import Alarm, Ticker

log: logging.Logger = logging.getLogger(__name__)

STAND_IN = USUAL
"""The level of a bot that takes over when a player's time runs out, or who resigns."""

FORFEITS: Mapping[Why, Ending] = {"resigned": "resigned", "lost": "lost"}
"""The changes of hands that give the game up, and what a game is said to have ended by if only one player remains."""


class House(Protocol):
    """A table, as far as its people care."""

    id: str
    created: int
    owner: str
    seats: list[StoredSeat]
    audience: Audience

    @property
    def journal(self) -> Journal:
        """The game in play. Raises Refused before the deal."""

    @property
    def dealt(self) -> bool:
        """Return whether the game has been set up."""

    @property
    def over(self) -> bool:
        """Return whether the game is over."""

    def deciders(self) -> list[int]:
        """Return the seats of people who are to decide."""

    def writing(self) -> AbstractAsyncContextManager[None]:
        """Hold the table while it changes."""

    def standing(self) -> Standing:
        """Return how the table stands."""

    def seats_changed(self) -> None:
        """Go on with other people or bots on the seats."""

    def tell_seats(self) -> None:
        """Tell everyone who sits where."""

    def tell_invites(self) -> None:
        """Tell everyone the links that they may pass on."""

    def show_again(self) -> None:
        """Show everyone the position as it now stands."""


@dataclasses.dataclass(slots=True)
class Question:
    """Something that a player asks of the others."""

    what: Bid
    by: int
    about: int | None
    level: str | None
    missing: set[str | None]
    until: float | None = None
    """The time from which silence counts as consent, by the ticker; None where it never does."""
    alarm: Alarm | None = None


MOST_CHANGES = 500
"""Changes of hands after which no one leaves a seat to a bot: anyone who comes learns of all of them."""


class People:
    """The actions of people at a table besides playing. Changes are saved before they are announced."""

    def __init__(self, house: House, stored: StoredTable, store: Store, terms: Terms, ticker: Ticker) -> None:
        self.terms = terms
        self.seatings: list[Seating] = list(stored.seatings)
        self.presence: Presence = Presence(ticker)
        self._ticker = ticker
        me: Self = weakref.proxy(self)  # a circle would be left to the collector, which looks rarely
        patience = float(terms.away) if terms.clock is None else None
        self.idle: Idle = Idle(ticker, patience, house.tell_seats)
        self.clocks: Clocks | None = None
        if terms.clock is not None:
            kept = stored.standing.clocks
            self.clocks = Clocks(terms.clock, ticker, len(stored.seats), kept, lambda: me._rung())
        self._house = house
        self._store = store
        self._question: Question | None = None
        self._ringing: asyncio.Task[None] | None = None
        self.presence.update(stored.seats, ())

    # --- Coming and going ---

    def came_or_went(self) -> None:
        """Note who is connected: a player who is back need not be replaced, and one who has gone asks for nothing."""
        connected = self._house.audience.seats()
        back = self.presence.update(self._house.seats, connected)
        question = self._question
        if question is None:
            return
        if question.by not in connected or (question.about in back and self._is_here(question.about)):
            self._settle_question(False)

    async def welcome_back(self, connection: Connection) -> None:
        """Withdraw the links to the seats of a player who has come, whose clock goes on after a restart."""
        if self.clocks is not None and self.clocks.arrive(connection.seats):
            self._tell_clock()
        for number in connection.seats:
            await self.withdraw_offer(number)

    async def withdraw_offer(self, number: int) -> None:
        """Withdraw the link to a seat whose player is back, or decides again."""
        seat = self._house.seats[number]
        if seat.taken and seat.invite is not None and not self._house.over:
            await self._change(number, dataclasses.replace(seat, invite=None))

    def offered(self) -> list[Invite]:
        """Return the links to seats whose players are absent."""
        seats = enumerate(self._house.seats)
        return [{"seat": number, "invite": seat.invite} for number, seat in seats if seat.taken and seat.invite]

    # --- One's own seat ---

    async def hand_over(self, number: int, level: str) -> None:
        """Have a bot play a seat, at its own player's wish."""
        async with self._house.writing():
            seat = self._playing(number)
            refuse_help(self.terms, "resign instead, or let your time run out", "rated-leaving")
            if len(self.seatings) >= MOST_CHANGES:
                raise Refused(
                    "the seats of this table have changed hands too often; you can still resign", "seats-unsettled"
                )
            await self._reseat(number, _with_bot(seat, level), "left")

    async def take_over(self, number: int) -> None:
        """Give a seat back to its player."""
        async with self._house.writing():
            self._expect_game()
            seat = self._house.seats[number]
            if seat.kind != "bot":
                raise Refused("you play this seat already", "seat-yours")
            if number in self._house.journal.forfeits:
                raise Refused("you gave this game up: the bot plays it to its end", "seat-given-up")
            if self.clocks is not None:
                self.clocks.fresh_start(number)
            await self._reseat(number, dataclasses.replace(seat, kind="human", level=None, invite=None), "back")

    async def resign(self, number: int) -> None:
        """Give the game up for a seat: a bot plays on, unless only one player remains."""
        async with self._house.writing():
            seat = self._playing(number)
            if not self._house.journal.game.can_resign:
                raise Refused("no one can resign from this game; hand your seat to a bot instead", "no-resigning")
            await self._reseat(number, _with_bot(seat, STAND_IN), "resigned")

    async def rename(self, number: int, name: str) -> None:
        """Give a seat another name, told apart from those of the others, at its own player's wish."""
        house = self._house
        async with house.writing():
            seat = house.seats[number]
            self._check_may_rename(seat)
            others = [one.name for other, one in enumerate(house.seats) if other != number]
            house.seats[number] = named = dataclasses.replace(seat, name=names.apart(name, others))
            await self._store.change(reseat(house.id, number, named, house.standing()))
            if house.dealt:
                house.journal.match.record.seats[number] = named.name
            house.tell_seats()

    def _check_may_rename(self, seat: StoredSeat) -> None:
        """Refused for bots, after the end, and in a rated game, where a player is not to pass for another."""
        if guests.is_bot_account(seat.guest):
            raise Refused("a bot account plays under its own name", "bot-named")
        if seat.kind == "bot":
            raise Refused("a bot plays this seat for you; take it over first", "take-over-first")
        if self._house.dealt:
            self._expect_game()
            refuse_help(self.terms, "names stay as they were at its start", "rated-name")

    async def join(self, number: int, name: str, guest: str, commitment: str) -> Joined:
        """Take the seat of an absent player by its link. The table is held."""
        house, seat = self._house, self._house.seats[number]
        self._expect_game()
        if any(one.guest == guest for one in house.seats):
            raise Refused("you sit at this table already", "seated-already")
        token = guests.new_secret()
        joined = StoredSeat(name, "human", guest=guest, token_hash=guests.digest(token))
        passed_on = Refused("another player sits on your seat now", "seat-passed-on")
        house.audience.unseat(number, refused_message(passed_on, house.journal.ply))
        self.presence.reset(number)
        if self.clocks is not None and seat.kind == "bot":
            self.clocks.fresh_start(number)
        await self._reseat(number, joined, "joined")
        return {"seat": number, "token": token, "commitment": commitment}

    def _playing(self, number: int) -> StoredSeat:
        self._expect_game()
        seat = self._house.seats[number]
        if seat.kind == "bot":
            raise Refused("a bot plays this seat already", "seat-bot")
        return seat

    def _expect_game(self) -> None:
        if self._house.journal.over:
            raise Refused("the game is over", "game-over")

    # --- What the others are asked ---

    async def ask(self, by: int, what: Bid, about: int | None, level: str | None) -> None:
        """Ask the other players for something; it is done at once where no one needs to be asked."""
        async with self._house.writing():
            self._playing(by)
            if about is not None:
                refuse_help(self.terms, "the clock decides about players who are absent", "rated-absent")
                self._check_absent(by, about, what)
            question = Question(what, by, about, level, self._to_ask(by, about))
            if self._may_do_at_once(question):
                if self._question is not None:
                    self._settle_question(False)  # no one can keep a question open to keep the others from this
                await self._do(question)
                return
            if self._question is not None:
                raise Refused("the players have not answered the last question yet", "question-open")
            if not question.missing:
                raise Refused(self._too_early(), "absent-wait", seconds=round(self.terms.away))
            self._question = question
            self._wait_for_answers(question)
            self._house.audience.tell(self._asked(question))

    def _wait_for_answers(self, question: Question) -> None:
        """Count silence as consent from some time on, where someone keeps the others waiting.

        With a slow clock no one need be here in the next minutes.
        """
        patience = self.terms.patience
        if question.about is not None and patience is not None:
            question.until = self._ticker.now() + patience
            question.alarm = self._ticker.at(question.until, lambda: self._silence(question))

    def _silence(self, question: Question) -> None:
        self._ringing = asyncio.get_running_loop().create_task(self._count_silence(question))

    async def _count_silence(self, question: Question) -> None:
        """Do what was asked, if no one has said no and the player is still absent or idle."""
        try:
            async with self._house.writing():
                if self._question is not question:
                    return
                if self._house.over or self._is_here(question.about):
                    self._settle_question(False)
                else:
                    await self._do(question)
        except (Refused, Unavailable) as error:
            log.warning("table %s: a request could not be settled: %s", self._house.id, error)
        except Exception:
            log.exception("table %s: a question could not be settled", self._house.id)

    def _check_absent(self, by: int, about: int, what: Bid) -> None:
        seats = self._house.seats
        if about >= len(seats) or seats[about].guest is None:
            raise Refused("this seat belongs to no one who could be absent", "seat-nobody")
        if seats[about].guest == seats[by].guest:
            raise Refused("this player is here", "player-here")
        if self._is_here(about):
            if self.terms.clock is None and about in self._house.deciders():
                away = self.terms.away
                raise Refused(f"this player is here, and may think for {away} seconds", "player-thinks", seconds=away)
            raise Refused("this player is here", "player-here")
        if what == "bot" and seats[about].kind == "bot":
            raise Refused("a bot plays this seat already", "seat-bot")
        if about in self._house.journal.forfeits:
            raise Refused("this player gave the game up: the bot plays it to its end", "player-gave-up")

    def _is_here(self, number: int | None) -> bool:
        """Return whether a player is connected, and does not keep the others waiting for too long."""
        return number is not None and self.presence.away(number) is None and self.idle.of(number) is None

    def _to_ask(self, by: int, about: int | None) -> set[str | None]:
        """Return the guests whose consent is needed: all who play but the absent one and the one who asks."""
        seats = self._house.seats
        known = {seats[by].guest} | (set() if about is None else {seats[about].guest})
        return {seat.guest for seat in seats if seat.kind == "human"} - known

    def _may_do_at_once(self, question: Question) -> bool:
        if question.about is None or (self.idle.of(question.about) is not None and not question.missing):
            return not question.missing
        away, patience = self.presence.away(question.about), self.terms.patience
        return away is not None and patience is not None and away >= patience

    def _too_early(self) -> str:
        if self.terms.patience is None:
            return "the clock decides how long this player is waited for"
        return f"this player may still come back: {self.terms.away} seconds are allowed"

    async def answer(self, seat: int, ok: bool) -> None:
        """Record a player's answer to the question that was asked. The player who asked may withdraw it."""
        async with self._house.writing():
            question, guest = self._question, self._house.seats[seat].guest
            withdrawn = question is not None and guest == self._house.seats[question.by].guest and not ok
            if question is None or not (guest in question.missing or withdrawn):
                raise Refused("nothing was asked of this seat", "not-asked")
            if not ok:
                self._settle_question(False)
                return
            question.missing.discard(guest)
            if not question.missing:
                await self._do(question)

    async def _do(self, question: Question) -> None:
        if self._question is not None:
            self._settle_question(True)
        number = question.about
        if number is None:
            await self._end("abandoned")
            return
        seat = self._house.seats[number]
        if question.what == "offer":
            await self._change(number, dataclasses.replace(seat, invite=guests.new_secret()))
        else:
            await self._reseat(number, _with_bot(seat, question.level or STAND_IN), "absent")

    def asked_now(self) -> Asked | None:
        """Return the question that waits for answers."""
        return None if self._question is None else self._asked(self._question)

    def _asked(self, question: Question) -> Asked:
        until = question.until
        return {
            "type": "asked",
            "what": question.what,
            "seat": question.by,
            "about": question.about,
            "level": question.level,
            "seconds": None if until is None else max(0.0, until - self._ticker.now()),
        }

    def _settle_question(self, ok: bool) -> None:
        self._stop_asking()
        self._question = None
        self._house.audience.tell({"type": "ask-answered", "ok": ok})

    def _stop_asking(self) -> None:
        if self._question is not None and self._question.alarm is not None:
            self._question.alarm.cancel()

    # --- Clocks ---

    def clock(self) -> ClockMessage | None:
        """Return the players' clocks as of now, or None where there are none, or no game is in play."""
        if self.clocks is None or not self._house.dealt:
            return None
        left = [milliseconds / MS for milliseconds in self.clocks.left()]
        running = [] if self.clocks.still else self.clocks.running
        return {"type": "clock", "left": left, "running": running}

    def start(self) -> None:
        """Start the clocks of a new game: a player who is to decide and is not here has some time to come."""
        people = {number for number, seat in enumerate(self._house.seats) if seat.kind == "human"}
        awaited = set(self._house.deciders()) or people
        self.begin(0.0 if awaited <= set(self._house.audience.seats()) else GRACE)

    def begin(self, grace: float) -> None:
        """Have the clocks run, after so many seconds for players to come."""
        self.idle.turn(self._house.deciders())
        if self.clocks is not None and self._house.dealt:
            self.clocks.resume(self._house.deciders(), len(self._house.journal.match.standing), grace)

    def turn(self, decided: int | None) -> None:
        """Have the clocks of those run who are to decide now; a person of that seat has just decided."""
        self.idle.turn(self._house.deciders(), decided)
        if self.clocks is not None:
            self.clocks.turn(self._house.deciders(), len(self._house.journal.match.standing), decided)

    def took_back(self, number: int) -> None:
        """Note that a player has taken something back: the increment goes with it."""
        self.idle.turn(self._house.deciders(), number)
        if self.clocks is not None:
            self.clocks.take_back(number)

    def tell_turn(self) -> None:
        """Tell the clocks after a decision that is saved, and drop a question that the decision has settled.

        A player who was idle may have decided after all, or the game is over: a late answer would change its record.
        """
        self._tell_clock()
        if self.idle.woken():
            self._house.tell_seats()
        question = self._question
        if question is not None and (self._house.over or self._is_here(question.about)):
            self._settle_question(False)

    def check_clock(self, seat: int) -> None:
        """Refused if the time of a seat has run out."""
        if self.clocks is not None and seat in self.clocks.out_of_time():
            raise Refused("your time has run out", "time-out")

    def _rung(self) -> None:
        self._ringing = asyncio.get_running_loop().create_task(self._time_up())

    async def _time_up(self) -> None:
        """Replace the players whose time has run out; else save the clocks, for a restart."""
        assert self.clocks is not None
        try:
            async with self._house.writing():
                late = self.clocks.out_of_time()
                for seat in late:
                    await self._out_of_time(seat)
                if not late:
                    await self._store.append(self._house.id, [], self._house.standing())
                    self.clocks.rearm()
                    self._tell_clock()
        except (Refused, Unavailable) as error:
            log.warning("table %s: a clock event failed: %s", self._house.id, error)
        except Exception:
            log.exception("table %s: a clock could not be dealt with", self._house.id)

    async def _out_of_time(self, number: int) -> None:
        loses = self.terms.clock is not None and self.terms.clock.end == "lose"
        loses = loses and self._house.journal.game.can_resign
        await self._reseat(number, _with_bot(self._house.seats[number], STAND_IN), "lost" if loses else "time")

    async def save(self) -> None:
        """Save the clocks as they are: so that a server that stops gives no one a turn's time back."""
        if self.clocks is not None and self.clocks.running:
            await self._store.append(self._house.id, [], self._house.standing())

    def stop(self) -> None:
        """Have no clock ring any more."""
        self._stop_asking()
        self.idle.stop()
        if self.clocks is not None:
            self.clocks.stop()

    # --- Changing seats ---

    async def _change(self, number: int, seat: StoredSeat) -> None:
        """Save a change of a seat that no game depends on, and tell the players."""
        self._house.seats[number] = seat
        await self._store.change(reseat(self._house.id, number, seat, self._house.standing()))
        self._house.tell_invites()

    async def _reseat(self, number: int, seat: StoredSeat, why: Why) -> None:
        """Give a seat to another player or a bot: saved as a step of the game's history, and then told."""
        house, journal = self._house, self._house.journal
        seating = Seating(
            len(self.seatings) + 1,
            journal.ply,
            number,
            seat.name,
            seat.kind,
            seat.level,
            why,
            now() - house.created,
            seat.guest,
        )
        offered = house.seats[number].invite is not None
        house.seats[number] = seat
        self.seatings.append(seating)
        ended = self._forfeit(number, why)
        self.turn(None)
        await self._store.change(reseat(house.id, number, seat, house.standing(), seating))
        journal.match.record.substitutions.append(
            Substitution(len(journal.match.record.entries), number, seat.name, seat.level, why)
        )
        if self._question is not None:
            self._settle_question(False)
        house.seats_changed()
        house.audience.tell({"type": "seated", **seated_info(seating, house.created)})
        if offered:
            house.tell_invites()
        self._tell_clock()
        if ended:
            house.show_again()

    def _forfeit(self, number: int, why: Why) -> bool:
        """Note a player who gave the game up; True if that ends it, because at most one is left."""
        ending = FORFEITS.get(why)
        if ending is None:
            return False
        journal = self._house.journal
        journal.forfeits.add(number)
        if len(self._house.seats) - len(journal.forfeits) > 1:
            return False
        journal.end(ending)
        return True

    async def _end(self, how: Ending) -> None:
        """End the game before its end."""
        self._house.journal.end(how)
        self.turn(None)
        await self._store.append(self._house.id, [], self._house.standing())
        self._tell_clock()
        self._house.show_again()

    def _tell_clock(self) -> None:
        message = self.clock()
        if message is not None:
            self._house.audience.tell(message)


def _with_bot(seat: StoredSeat, level: str) -> StoredSeat:
    """Return a seat that a bot plays for its player, who may come back to it."""
    return dataclasses.replace(seat, kind="bot", level=level, invite=None, proposes=False)


def seated_info(seating: Seating, created: int) -> SeatedInfo:
    """Return a change of hands as everyone sees it."""
    return {
        "ply": seating.ply,
        "seat": seating.seat,
        "name": seating.name,
        "level": seating.level,
        "why": seating.why,
        "at": iso(created + seating.at),
    }


def seat_infos(
    seats: list[StoredSeat] | tuple[StoredSeat, ...], connected: frozenset[int], people: People | None = None
) -> list[SeatInfo]:
    """Seats as everyone sees them; a bot is always there."""
    return [
        {
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "taken": seat.taken,
            "bot_account": guests.bot_id(seat.guest),
            "connected": seat.kind == "bot" or number in connected,
            "stand_in": seat.stand_in,
            "away": None if people is None else people.presence.away(number),
            "idle": None if people is None else people.idle.of(number),
        }
        for number, seat in enumerate(seats)
    ]


def bot_name(seat: int) -> str:
    """Return the name of a bot to which no one has given one."""
    return f"Bot {seat + 1}"
