"""The door of a table: connections that come in, and people and bots who take its seats."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import Protocol

import msgspec

from ludotheque.core.game import Game
from ludotheque.server.protocol import guests, names
from ludotheque.server.protocol.answers.tables import (
    FromServer,
    HeldSeat,
    Invite,
    Joined,
    RematchInfo,
    SatDown,
    SeatInfo,
)
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.protocol.terms import Terms
from ludotheque.server.store.interface import KeptSeat, Store, StoredSeat, StoredTable
from ludotheque.server.store.queries import rematches
from ludotheque.server.store.queries.tables import take_seat
from ludotheque.server.table.audience import Audience, Connection
from ludotheque.server.table.brought import brought_to
from ludotheque.server.table.chat import Chat, heard
from ludotheque.server.table.contributions import Gathering
from ludotheque.server.table.deal import Reveals
from ludotheque.server.table.journal import Journal
from ludotheque.server.table.proposals import Proposals
from ludotheque.server.table.seats.hosting import Hosting
from ludotheque.server.table.seats.people import People, bot_name, seated_info
from ludotheque.server.table.seats.vacancies import invited
from ludotheque.server.table.takebacks import Takebacks
from ludotheque.server.table.together.together import Together


class House(Protocol):
    """A table, as far as those who come in care."""

    id: str
    owner: str
    created: int
    game: Game
    head: StoredTable
    terms: Terms
    seats: list[StoredSeat]
    waiting: list[int]
    audience: Audience
    changed: asyncio.Event
    gathering: Gathering
    reveals: Reveals
    together: Together
    people: People
    takebacks: Takebacks
    proposals: Proposals
    hosting: Hosting
    chat: Chat

    @property
    def dealt(self) -> bool:
        """Return whether the game has been set up."""

    @property
    def journal(self) -> Journal:
        """The game in play."""

    @property
    def over(self) -> bool:
        """Return whether the game is over."""

    @property
    def unwatched(self) -> bool:
        """Return whether the game may pause."""

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that is thinking."""

    def seat_infos(self) -> list[SeatInfo]:
        """Return the seats as everyone sees them."""

    def seats_of_guest(self, guest: str | None) -> list[int]:
        """Return the seats that a guest holds."""

    def show_to(self, connection: Connection, since: int) -> None:
        """Show a connection the game, with what is new after a ply."""

    def tell_seats(self) -> None:
        """Tell everyone who sits where."""

    def writing(self) -> AbstractAsyncContextManager[None]:
        """Hold the table while it changes."""


class Door:
    """Lets connections in to a table, and people and bots to its seats."""

    def __init__(self, house: House, store: Store) -> None:
        self._house = house
        self._store = store

    # --- Coming in ---

    async def enter(self, connection: Connection, since: int, commits: Mapping[int, str]) -> None:
        """Bring a new connection up to date, and keep it informed from then on.

        Args:
            connection: the client's connection.
            since: the last ply the client has.
            commits: the commits of its seats to their contributions to the shuffles.
        """
        house = self._house
        async with house.writing():
            if connection.holding != [house.seats[seat].token_hash for seat in sorted(connection.seats)]:
                raise Refused("this seat was given to somebody else meanwhile: connect again", "no-token")
            chat = await house.chat.lines()
            taken_back = await house.takebacks.noted()
            rematch = await self._rematch_of(connection) if house.over else None
            kept = {} if house.dealt else await rematches.kept(self._store, house.id)
            again = await rematches.games_before(self._store, house.id)
            if house.unwatched:
                house.changed.set()
            house.audience.add(connection)
            house.people.came_or_went()
            connection.tell(
                {
                    "type": "welcome",
                    "table": house.id,
                    "game": house.game.id,
                    "title": house.game.title,
                    "bundled": house.game.bundle() is not None,
                    "options": house.head.options,
                    "words": house.game.own_words(house.head.options),
                    "seats": house.seat_infos(),
                    "yours": sorted(connection.seats),
                    "commitment": house.gathering.commitment,
                    "chat": heard(chat, connection.deaf_to),
                    "invites": self._invites(connection),
                    "host": house.owner == connection.guest,
                    "terms": msgspec.to_builtins(house.terms),
                    "seated": [seated_info(one, house.created) for one in house.people.seatings],
                    "takebacks": house.takebacks.count,
                    "taken_back": [{"ply": ply, "seat": seat} for ply, seat in taken_back],
                    "can_resign": house.game.can_resign,
                    "cooperative": house.game.cooperative,
                    "hushed": house.hosting.hushed,
                    "carried": house.journal.carried_at if house.dealt else [],
                    "brought": brought_to(house.head),
                    "rematch": rematch,
                    "kept": [{"seat": seat, "name": one.name} for seat, one in kept.items() if seat in house.waiting],
                    "colours": [(seat + again) % len(house.seats) for seat in range(len(house.seats))],
                }
            )
            await house.people.welcome_back(connection)
            if house.dealt:
                self._bring_up_to_date(connection, since)
            else:
                self._gather(connection, commits)
            house.tell_seats()

    async def _rematch_of(self, connection: Connection) -> RematchInfo | None:
        """Return the rematch of this game that the player of a connection may join or has joined."""
        house = self._house
        guest = next((house.seats[seat].guest for seat in sorted(connection.seats)), None)
        if guest is None:
            return None
        found = await rematches.open_to(self._store, house.id, guest)
        return None if found is None else {"table": found.table, "seat": found.seat, "seated": found.seated}

    def _bring_up_to_date(self, connection: Connection, since: int) -> None:
        house = self._house
        house.show_to(connection, since)
        if house.together.at_once:
            connection.tell(house.together.message(connection))
        if (undo := house.takebacks.asked()) is not None:
            connection.tell(undo)
        if house.thinking is not None:
            connection.tell({"type": "thinking", "seat": house.thinking})
        if (proposal := house.proposals.proposed()) is not None:
            connection.tell(proposal)
        if (asked := house.people.asked_now()) is not None:
            connection.tell(asked)
        if (clock := house.people.clock()) is not None:
            connection.tell(clock)

    def _gather(self, connection: Connection, commits: Mapping[int, str]) -> None:
        house = self._house
        for seat in connection.seats:
            house.gathering.hear(seat, commits.get(seat))
        if house.gathering.asked:
            connection.tell(house.reveals.message())
        house.changed.set()

    # --- Taking seats ---

    def seats_of(self, tokens: list[str]) -> list[int]:
        """Return the seat of each token. Refused if a token belongs to no seat here."""
        return [self._seat_of(token) for token in tokens]

    def _seat_of(self, token: str) -> int:
        for number, seat in enumerate(self._house.seats):
            if guests.matches(token, seat.token_hash):
                return number
        raise Refused("this is no token of a seat at this table", "no-token")

    def tell_invites(self) -> None:
        """Tell players and the host the links that they may pass on."""
        house = self._house

        def for_them(connection: Connection) -> FromServer | None:
            told = bool(connection.seats) or connection.guest == house.owner
            return {"type": "invites", "invites": self._invites(connection)} if told else None

        house.audience.tell_each(for_them)

    def _invites(self, connection: Connection) -> list[Invite]:
        """Return the links that someone may pass on: a host's to open seats, and players' to those of absent ones."""
        house = self._house
        open_seats = [(number, house.seats[number].invite) for number in house.waiting]
        hosts: list[Invite] = [{"seat": number, "invite": invite} for number, invite in open_seats if invite]
        return (hosts if connection.guest == house.owner else []) + (house.people.offered() if connection.seats else [])

    async def join(self, invite: str, name: str, guest: str) -> Joined:
        """Take the seat of an invite, which is then used up."""
        house = self._house
        async with house.writing():
            number = invited(house.seats, invite)
            name = self._apart(name, number)
            if house.seats[number].taken:
                return await house.people.join(number, name, guest, house.gathering.commitment)
            token = guests.new_secret()
            seat = StoredSeat(name, "human", guest=guest, token_hash=guests.digest(token))
            await self._store.change([take_seat(house.id, number, seat)])
            house.seats[number] = seat
            house.waiting.remove(number)
            house.takebacks.seats_changed()
            if house.dealt:
                house.journal.match.record.seats = [one.name for one in house.seats]
            house.tell_seats()
            house.changed.set()
            return {"seat": number, "token": token, "commitment": house.gathering.commitment}

    def _apart(self, name: str, number: int) -> str:
        """Return a name for a seat that looks like none of the others here."""
        house = self._house
        return names.apart(name, [seat.name for other, seat in enumerate(house.seats) if other != number])

    async def take_open_seats(self, name: str, guest: str, kept: Mapping[int, KeptSeat]) -> SatDown:
        """Take the seats that are kept for a guest, or else the first open one that is kept for no one.

        Refused if there is none, or the guest sits here already.
        """
        house = self._house
        if house.seats_of_guest(guest):
            raise Refused("you sit at this table already", "seated-already")
        if not house.waiting:
            raise Refused("all seats of this table are taken", "table-full")
        own = {number: kept[number].name for number in house.waiting if number in kept and kept[number].guest == guest}
        free = [number for number in house.waiting if number not in kept]
        if not own and not free:
            raise Refused("the open seats of this table are kept for its former players", "seats-kept")
        taken = own or {free[0]: name}
        held = [await self.join(house.seats[number].invite or "", called, guest) for number, called in taken.items()]
        also: list[HeldSeat] = [{"seat": one["seat"], "token": one["token"]} for one in held[1:]]
        return {**held[0], "also": also}

    async def fill(self, level: str) -> None:
        """Have bots take the seats that are still open."""
        house = self._house
        async with house.writing():
            for number in list(house.waiting):
                seat = StoredSeat(self._apart(bot_name(number), number), "bot", level=level)
                await self._store.change([take_seat(house.id, number, seat)])
                house.seats[number] = seat
                house.waiting.remove(number)
                house.gathering.pass_over(number)
            house.tell_seats()
            self.tell_invites()
            house.changed.set()
