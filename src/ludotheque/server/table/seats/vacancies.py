"""Seats that no one has: the invites to them, and how their players leave them before the deal."""

from __future__ import annotations

import bisect
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from ludotheque.server.protocol import guests, names
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.store.interface import Standing, Store, StoredSeat
from ludotheque.server.store.queries.tables import reseat
from ludotheque.server.table.audience import Audience
from ludotheque.server.table.contributions import Gathering
from ludotheque.server.table.reasons import refused_message


def invited(seats: Sequence[StoredSeat], invite: str) -> int:
    """Return the seat of an invite. Refused if there is none."""
    for number, seat in enumerate(seats):
        if guests.same(invite, seat.invite):
            return number
    raise Refused("this invite is not known here, or somebody has used it", "invite-used")


class House(Protocol):
    """A table, as far as its seats before the deal go."""

    id: str
    owner: str
    seats: list[StoredSeat]
    waiting: list[int]
    gathering: Gathering
    audience: Audience

    @property
    def dealt(self) -> bool:
        """Return whether the game has been set up."""

    def writing(self) -> AbstractAsyncContextManager[None]:
        """Hold the table while it changes."""

    def standing(self) -> Standing:
        """Return how the table stands."""

    def seats_changed(self) -> None:
        """Go on with other people or bots on the seats."""

    def tell_invites(self) -> None:
        """Tell everyone the links that they may pass on."""


async def free(house: House, store: Store, number: int, guest: str) -> None:
    """Open a seat again, at the wish of its player or of the table's host. Refused to others, and after the deal.

    Its token is void, and what it was to contribute to the shuffles is forgotten.
    """
    async with house.writing():
        _check(house, number, guest)
        others = [seat.name for other, seat in enumerate(house.seats) if other != number]
        seat = StoredSeat(names.apart(f"Player {number + 1}", others), "human", invite=guests.new_secret())
        theirs = house.seats[number].guest == guest
        freed = (
            None if theirs else refused_message(Refused("the host of this table has freed your seat", "seat-freed"), 0)
        )
        # Before anything is awaited: the table is not to be dealt meanwhile.
        house.seats[number] = seat
        bisect.insort(house.waiting, number)
        house.gathering.forget(number)
        house.audience.unseat(number, freed)
        await store.change(reseat(house.id, number, seat, house.standing()))
        house.seats_changed()
        house.tell_invites()


def _check(house: House, number: int, guest: str) -> None:
    """Refused unless that guest may free that seat now."""
    seat = house.seats[number] if number < len(house.seats) else None
    if guest != house.owner and (seat is None or seat.guest != guest):
        raise Refused(f"seat {number} is not yours", "seat-not-yours")
    if not house.owner:
        raise Refused("the games of a tournament keep their players until they begin", "seat-of-tournament")
    if house.dealt:
        raise Refused("the game has begun; a player may resign now, or be replaced by a bot", "game-begun")
    if house.gathering.sealed:
        raise Refused("the game is being dealt; try again in a moment", "being-dealt")
    if seat is None or seat.guest is None:
        raise Refused("no one sits there", "seat-empty")
