"""Taking choices back: at once where nothing was shown since, else if all other people at the table agree."""

from __future__ import annotations

import dataclasses
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from ludotheque.server.protocol.answers.tables import FromServer, UndoAsked
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.protocol.terms import Terms
from ludotheque.server.store.interface import Step, Store, StoredSeat, now
from ludotheque.server.store.queries.tables import note_takeback, takebacks
from ludotheque.server.table.audience import Audience
from ludotheque.server.table.journal import Journal
from ludotheque.server.table.seats.people import People
from ludotheque.server.table.sight import UndoKind
from ludotheque.server.table.together.together import Together

LAST_UNDO = 5_000
"""The ply after which nothing is taken back: acting and taking back for ever would fill memory and the disk."""


class House(Protocol):
    """A table, as far as taking back cares."""

    id: str
    created: int
    seats: list[StoredSeat]
    terms: Terms
    audience: Audience
    people: People
    together: Together

    @property
    def journal(self) -> Journal:
        """The game in play."""

    @property
    def player(self) -> int | None:
        """The seat to decide."""

    def writing(self) -> AbstractAsyncContextManager[None]:
        """Hold the table while it changes."""

    def expect(self, ply: int) -> None:
        """Refused if the game is over, or at another ply."""

    async def commit(self, steps: list[Step], since: int) -> None:
        """Save steps, and show them."""

    async def save_early(self) -> None:
        """Save what has been decided early."""


@dataclasses.dataclass(slots=True)
class AskedUndo:
    """An undo that waits for the consent of other guests."""

    seat: int
    missing: set[str | None]


class Takebacks:
    """The takebacks of a table, and the one that a player asks for."""

    def __init__(self, house: House, store: Store, count: int) -> None:
        self._house = house
        self._store = store
        self.count: int = count
        """The takebacks that undid more than a player's own choices of the same turn."""
        self._asked: AskedUndo | None = None
        self._one_guest = False
        self.seats_changed()

    def seats_changed(self) -> None:
        """Count the people who have to agree."""
        guests = {seat.guest for seat in self._house.seats if seat.kind == "human"}
        self._one_guest = len(guests) == 1

    def kind(self, seat: int | None) -> UndoKind | None:
        """Find how that seat may take its last choice back, if at all. Never after the end: the secret is open."""
        house = self._house
        if seat is None or house.player is None or not house.journal.to_take_back(seat):
            return None
        if house.seats[seat].kind == "bot" or house.journal.ply > LAST_UNDO:
            return None
        if house.together.may_withdraw(seat) or house.journal.match.free_undo(seat) > 0:
            return "free"
        if not house.terms.takebacks:
            return None
        return "free" if self._one_guest else "ask"

    def asked(self) -> UndoAsked | None:
        """Return the question that waits for answers."""
        if self._asked is None:
            return None
        seat = self._asked.seat
        return {"type": "undo-asked", "seat": seat, "entries": self._house.journal.to_take_back(seat)}

    async def noted(self) -> list[tuple[int, int]]:
        """Return the plies at which something was taken back, each with the seat that did."""
        if not self.count:
            return []
        return await takebacks(self._store, self._house.id)

    async def ask(self, seat: int, ply: int) -> None:
        """Take back that seat's last choice, or ask the others for it."""
        house = self._house
        async with house.writing():
            # Where only bots have gone on in the meantime, the same choice is meant.
            past = house.journal.choosers(ply)
            only_bots = past is not None and all(house.seats[one].kind == "bot" for one in past)
            house.expect(house.journal.ply if only_bots else ply)
            if house.together.may_withdraw(seat):
                await self._withdraw(seat)
                return
            kind = self.kind(seat)
            if kind is None:
                raise Refused("there is nothing to take back", "nothing-to-undo")
            if kind == "free":
                await self._take_back(seat)
                self.drop()
            elif self._asked is not None:
                raise Refused("somebody has already asked to take something back", "undo-asked")
            else:
                others = {one.guest for one in house.seats if one.kind == "human"} - {house.seats[seat].guest}
                self._asked = AskedUndo(seat, others)
                self._tell(self.asked())

    async def answer(self, seat: int, ok: bool) -> None:
        """Record a player's answer to a pending undo request. The player who asked may also withdraw it."""
        house = self._house
        async with house.writing():
            asked, guest = self._asked, house.seats[seat].guest
            withdrawn = asked is not None and guest == house.seats[asked.seat].guest and not ok
            if asked is None or not (guest in asked.missing or withdrawn):
                raise Refused("nothing was asked of this seat", "not-asked")
            if not ok:
                self.drop()
                return
            asked.missing.discard(guest)
            if not asked.missing:
                self._asked = None
                await self._take_back(asked.seat)
                self._tell({"type": "undo-answered", "ok": True})

    def drop(self) -> None:
        """Drop a pending undo request once people have gone on."""
        if self._asked is not None:
            self._asked = None
            self._tell({"type": "undo-answered", "ok": False})

    async def _withdraw(self, seat: int) -> None:
        """Let a seat decide again that has decided early: no one has seen what."""
        self._house.together.withdraw(seat)
        self._house.people.took_back(seat)
        await self._house.save_early()

    async def _take_back(self, seat: int) -> None:
        house = self._house
        entries = house.journal.to_take_back(seat)
        before = house.journal.ply
        marked = not house.journal.match.free_undo(seat)
        self.count += marked
        house.journal.match.record.takebacks = self.count
        house.people.took_back(seat)
        house.together.clear()
        step = house.journal.undo(entries, seat=seat, at=now() - house.created)
        await house.commit([step], before)
        if marked:
            await self._store.change([note_takeback(house.id, step.ply, seat)])
            self._tell({"type": "takebacks", "count": self.count, "ply": step.ply, "seat": seat})

    def _tell(self, message: FromServer | None) -> None:
        if message is not None:
            self._house.audience.tell(message)
