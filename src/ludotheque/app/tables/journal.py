"""A match at a table. Every change, undo included, is one ply, and the journal of plies is the only state."""

from __future__ import annotations

import bisect
import dataclasses
from typing import NamedTuple, Self

from ludotheque.app.protocol import guests
from ludotheque.app.store.interface import Ending, Seating, StoredStep, StoredTable
from ludotheque.core.chance import SealedChance
from ludotheque.core.contributions import Contribution
from ludotheque.core.events import Event
from ludotheque.core.game import Game
from ludotheque.core.match import Match, same_rules, sealed_chance
from ludotheque.core.record import ALONE, Entry, Record, Substitution

SETUP = 1
"""The ply of the setup; a client that has seen nothing is at 0."""


class SeenEvent(NamedTuple):
    """An event that some eyes may see: its ply, and the seat that acted then (None: the setup)."""

    ply: int
    by: int | None
    event: Event


class Journal:
    """The match, the current ply, and at which ply each standing entry was made. Nothing here is saved or told."""

    def __init__(self, match: Match, secret: bytes, ply: int, plies: list[int], undone: int) -> None:
        self.match = match
        self.game: Game = match.game
        self.secret = secret
        self.ply: int = ply
        self._plies = plies
        self._undone = undone
        self._claims: set[int] = set()
        """The places, among the entries that stand, of those that only gave the turn to the next to act."""
        self.forfeits: set[int] = set()
        """The seats whose players gave the game up."""
        self.ended: Ending | None = None
        """The reason why the game stopped before its end, if it did."""
        self.carried_at: list[int] = []
        """The plies after which rules of another version took over."""

    @classmethod
    def start(cls, stored: StoredTable, contributions: list[Contribution]) -> Self:
        """Deal a table: from the start of its game or from its position, with chance that is sealed."""
        match = Match.start(
            same_rules(stored.game, stored.version),
            len(stored.seats),
            stored.options,
            chance=sealed_chance(stored.secret, contributions),
            seats=[seat.name for seat in stored.seats],
            position=stored.position,
        )
        match.record.contributions = contributions
        match.record.played = _played(stored)
        return cls(match, stored.secret, SETUP, [], 0)

    @classmethod
    def resume(cls, stored: StoredTable) -> Self:
        """Return the game as it was when the last step was written. BadInput if its rules are not here any more."""
        record = record_of(stored)
        match = Match.resume(record, sealed_chance(stored.secret, stored.contributions, record.drawn()))
        if match.state.is_terminal():
            # Newer rules might count a finished game differently: its result stays.
            record.result = stored.standing.result or match.state.scores()
            record.secret = stored.secret.hex()
        record.substitutions = [_substitution(one, stored.steps) for one in stored.seatings]
        record.takebacks = stored.standing.takebacks
        acts = [step.ply for step in stored.steps if not step.undo]
        plies = [acts[number] for number in range(record.first, len(acts)) if not record.entries[number].undone]
        undone = max((step.ply for step in stored.steps if step.undo), default=0)
        journal = cls(match, stored.secret, SETUP + len(stored.steps), plies, undone)
        journal.carried_at = [acts[one.entry] - 1 if one.entry < len(acts) else journal.ply for one in stored.carried]
        journal._undone = max([undone, *journal.carried_at])
        journal.forfeits = {one.seat for one in stored.seatings if one.why in ("resigned", "lost")}
        if stored.standing.ended is not None:
            journal.end(stored.standing.ended)
        return journal

    @property
    def player(self) -> int | None:
        """The seat to decide, or None when the game is over."""
        return None if self.over else self.match.state.current_player()

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self.ended is not None or self.match.state.is_terminal()

    def end(self, how: Ending) -> None:
        """End the game before its end: no one acts any more, and the secret is opened."""
        self.ended = how
        self.match.record.ended = how
        self.match.record.secret = self.secret.hex()

    def returns(self) -> list[float] | None:
        """Return the placing of each seat; None for a game that was abandoned. A player who gave up is last."""
        if self.ended == "abandoned":
            return None
        forfeits = self.forfeits
        if self.ended is not None:
            return [-1.0 if seat in forfeits else 1.0 for seat in range(self.match.record.players)]
        returns = [float(value) for value in self.match.state.returns()]
        if not forfeits or len(forfeits) == len(returns):
            return returns
        best = max(value for seat, value in enumerate(returns) if seat not in forfeits)
        return [-1.0 if seat in forfeits else 1.0 if value == best else value for seat, value in enumerate(returns)]

    def act(self, action: int, *, at: int, auto: bool) -> StoredStep:
        """One action of the current player. IllegalAction changes nothing.

        Times never go back, even if the server's clock is set back: a record in which they do is doubted.
        """
        entries = self.match.record.entries
        entry = self.match.act(action, at=max(at, entries[-1].at if entries else 0), auto=auto)
        self.ply += 1
        self._plies.append(self.ply)
        return StoredStep(self.ply, entry.seat, entry.do, tuple(entry.chance), entry.hash, entry.at, auto)

    def claim(self, action: int, *, at: int) -> StoredStep:
        """Give the turn to a seat that is about to act: an undo of what it then does takes this back, too."""
        step = self.act(action, at=at, auto=True)
        self._claims.add(len(self.match.standing) - 1)
        return step

    def to_take_back(self, seat: int) -> int:
        """Return how many entries must go for a seat to be as it was before it last chose; 0 if it has not."""
        entries = self.match.asked_undo(seat)
        before = len(self.match.standing) - entries - 1
        return entries + 1 if entries and before in self._claims else entries

    def undo(self, entries: int, *, seat: int, at: int) -> StoredStep:
        """Take the last standing entries back, for that seat."""
        self.match.undo(entries)
        del self._plies[-entries:]
        self._claims = {place for place in self._claims if place < len(self._plies)}
        self.ply += 1
        self._undone = self.ply
        return StoredStep(self.ply, seat, at=at, undo=entries)

    def choosers(self, since: int) -> set[int] | None:
        """Return the seats that have chosen after that ply; None for one before an undo, or still to come."""
        if not self._undone <= since <= self.ply:
            return None
        first = bisect.bisect_right(self._plies, since)
        return {entry.seat for entry in self.match.standing[first:] if not entry.auto}

    def events(self, eyes: int | None, since: int) -> tuple[list[SeenEvent], bool]:
        """Return the events that those eyes may see after a ply, and whether they are all there are.

        All of them are given when an undo has taken back some that were already shown.
        """
        everything = since < SETUP or since < self._undone or since > self.ply
        after = 0 if everything else since
        seen = [
            SeenEvent(SETUP, None, event) for event in self.match.opening if after < SETUP and event.visible_to(eyes)
        ]
        for number in range(bisect.bisect_right(self._plies, after), len(self._plies)):
            ply, by = self._plies[number], self.match.standing[number].seat
            seen += [SeenEvent(ply, by, event) for event in self.match.plies[number].events if event.visible_to(eyes)]
        return seen, everything

    def until(self, ply: int) -> Record:
        """Return the record as it was after a ply, what was undone by now left out, to be played again elsewhere."""
        record = self.match.record
        entries = self.match.standing[: bisect.bisect_right(self._plies, ply)]
        return dataclasses.replace(
            record,
            entries=[*record.entries[: record.first], *(dataclasses.replace(entry) for entry in entries)],
            result=None,
            secret=None,
        )


def record_of(stored: StoredTable) -> Record:
    """Return what a table has stored of its game as a record, without its result."""
    record = Record(
        stored.game,
        stored.version,
        len(stored.seats),
        stored.options,
        [seat.name for seat in stored.seats],
        list(stored.setup),
        position=stored.position,
        commitment=SealedChance(stored.secret).commitment,
        contributions=stored.contributions,
        carried=list(stored.carried),
        played=_played(stored),
    )
    standing: list[Entry] = []
    for step in stored.steps:
        if step.undo:
            for _ in range(step.undo):
                standing.pop().undone = len(record.entries)
        else:
            entry = Entry(step.seat, step.do, list(step.chance), step.hash, step.at, step.auto)
            record.entries.append(entry)
            standing.append(entry)
    return record


def _played(stored: StoredTable) -> str | None:
    """Return how a record says that its table was played; a database with it may be opened elsewhere by now."""
    return ALONE if stored.owner == guests.ALONE else None


def _substitution(seating: Seating, steps: tuple[StoredStep, ...]) -> Substitution:
    """Return a change of hands as a record has it: after so many entries, undone ones too."""
    entries = sum(step.ply <= seating.ply and not step.undo for step in steps)
    return Substitution(entries, seating.seat, seating.name, seating.level, seating.why)
