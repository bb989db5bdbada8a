"""Decisions of a table's host: who may watch, and whether spectators may talk."""

from __future__ import annotations

import dataclasses
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from ludotheque.server.protocol import guests
from ludotheque.server.protocol.answers.tables import FromServer
from ludotheque.server.protocol.close_codes import NOT_YOURS
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.store.interface import Standing, Store, StoredSeat
from ludotheque.server.store.queries.tables import hush_spectators, reseat, send_away, sent_away
from ludotheque.server.table.audience import Audience, Connection
from ludotheque.server.table.reasons import refused_message

MOST_KEPT = 1000
"""Spectators sent away from one table who are kept; more are forgotten at a restart."""
SENT_AWAY = "the host of this table has sent you away"


class House(Protocol):
    """A table, as far as its host cares."""

    id: str
    owner: str
    seats: list[StoredSeat]
    audience: Audience

    def writing(self) -> AbstractAsyncContextManager[None]:
        """Hold the table while it changes."""

    def standing(self) -> Standing:
        """Return how the table stands."""

    def tell_invites(self) -> None:
        """Tell everyone the links that they may pass on."""


class Hosting:
    """The host's decisions."""

    def __init__(self, house: House, store: Store, *, hushed: bool) -> None:
        self.hushed: bool = hushed
        self._house = house
        self._store = store
        self._sent_away: set[str | None] = set()

    async def recall(self) -> None:
        """Read whom the host has sent away."""
        self._sent_away = await sent_away(self._store, self._house.id)

    def check(self, guest: str | None) -> None:
        """Refused if a spectator was sent away. One without a cookie counts as any other without."""
        if guest in self._sent_away:
            raise Refused(SENT_AWAY, "sent-away")

    def check_voice(self, seat: int | None) -> None:
        """Refused if a spectator talks where only players may."""
        if seat is None and self.hushed:
            raise Refused("only players may write here", "chat-players")

    def spectators_changed(self) -> None:
        """Tell the host who watches."""
        numbers = [one.number for one in self._house.audience.watching() if one.guest != self._house.owner]

        def for_host(connection: Connection) -> FromServer | None:
            return {"type": "spectators", "spectators": numbers} if connection.guest == self._house.owner else None

        self._house.audience.tell_each(for_host)

    async def kick(self, me: Connection, spectator: int) -> None:
        """Send a spectator away, with everything else that guest watches with."""
        self._expect_host(me)
        watching = self._house.audience.watching()
        found = next((one for one in watching if one.number == spectator and one.guest != self._house.owner), None)
        if found is None:
            raise Refused("this spectator has left already", "spectator-left")
        if len(self._sent_away) < MOST_KEPT:
            await self._store.change([send_away(self._house.id, found.guest)])
        self._sent_away.add(found.guest)
        for one in watching:
            if one.guest == found.guest:
                one.tell(refused_message(Refused(SENT_AWAY, "sent-away"), 0))
                one.close(NOT_YOURS)

    async def hush(self, me: Connection, on: bool) -> None:
        """Say whether only players may write in the chat."""
        self._expect_host(me)
        async with self._house.writing():
            await self._store.change([hush_spectators(self._house.id, on)])
            self.hushed = on
            self._house.audience.tell({"type": "hushed", "on": on})

    async def invite_again(self, me: Connection, number: int) -> None:
        """Replace the link to an open seat, as when it was lost or went to the wrong person."""
        self._expect_host(me)
        async with self._house.writing():
            seats = self._house.seats
            if number >= len(seats) or seats[number].taken:
                raise Refused("this seat is not open", "seat-not-open")
            seats[number] = dataclasses.replace(seats[number], invite=guests.new_secret())
            await self._store.change(reseat(self._house.id, number, seats[number], self._house.standing()))
            self._house.tell_invites()

    def _expect_host(self, me: Connection) -> None:
        if me.guest != self._house.owner:
            raise Refused("only the host of this table can do that", "host-only")
