"""A match: one game in progress, with its record. Tables, terminals, replays and tests use it."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, SupportsIndex, cast

from ludotheque.core import contributions
from ludotheque.core.chance import Chance, ChanceError, RecordedChance, SealedChance
from ludotheque.core.errors import BadRecord, OtherRules, UnknownAction
from ludotheque.core.events import Event
from ludotheque.core.game import Game, chance_of
from ludotheque.core.options import Options
from ludotheque.core.record import Carried, Entry, Record
from ludotheque.core.registry import load
from ludotheque.core.rules import S_co
from ludotheque.core.state import IllegalAction, State

KEEP_EACH = 16
"""A match keeps a copy of its state each time this many entries have passed."""
KEPT = 4
"""The number of those copies to keep, the latest ones."""


class Ply(NamedTuple):
    """The effect of one entry that was not undone: its events, and whether it stops a free undo."""

    events: tuple[Event, ...]
    barrier: bool


class Match(Generic[S_co]):
    """A game in progress. ``state`` is the full position and stays on the server; ``record`` is its history.

    >>> from ludotheque import Match, load
    >>> match = Match.start(load("koryo"), 2, seed=1)
    >>> entry = match.act(match.state.legal_actions()[0])
    >>> match
    <match of Koryŏ: 2 players, seat 0 to decide; entries: 1>
    >>> len(match.record.entries), match.undo()
    (1, 1)
    """

    def __init__(self, game: Game[S_co], record: Record, source: Chance | None) -> None:
        self.game = game
        self.record = record
        self._source = source
        self.standing: list[Entry] = []
        self.plies: list[Ply] = []
        self._kept: list[tuple[int, State]] = []
        """Copies of late states, each with the number of entries that stood then, so that an undo replays few."""
        self._begin()

    @classmethod
    def start(
        cls,
        game: Game[S_co],
        players: int,
        options: Options | Mapping[str, object] | None = None,
        *,
        seed: SupportsIndex | None = None,
        chance: Chance | None = None,
        seats: list[str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Match[S_co]:
        """Return a new match, or one that starts from a position and uses its options.

        ``seed`` and ``chance`` are those of :meth:`Game.start`; the record includes the commitment of a
        :class:`SealedChance`.
        """
        source = chance_of(seed, chance)
        chosen = game.chosen(options)
        record = Record(game.id, game.version, players, chosen.to_json(), seats or [])
        record.position = None if position is None else dict(position)
        if isinstance(source, SealedChance):
            record.commitment = source.commitment
        return cls(game, record, source)

    @classmethod
    def resume(cls, record: Record, source: Chance | None = None) -> Match:
        """Replay a record without undone entries; ``source`` provides chance for what follows.

        A game that was carried over begins there: earlier entries are history and cannot be undone. BadRecord names the
        first entry that is not possible.
        """
        return cls(cast(Game[S_co], same_rules(record.game, record.rules)), record, source)

    def __repr__(self) -> str:
        return f"<match of {repr(self.state)[1:-1]}; entries: {len(self.standing)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Match, (self.game, self.record, self._source)

    def __copy__(self) -> Match[S_co]:
        """Return a copy with a record of its own: two matches cannot write one."""
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[S_co]:
        source = None if self._source is None else self._source.clone()
        return Match(self.game, copy.deepcopy(self.record, memo), source)

    def _begin(self) -> None:
        """Set the state up and play the standing entries."""
        if self.record.carried:
            self._begin_carried(self.record.carried[-1])
        else:
            self._begin_fresh()
        self.standing = []
        self.plies = []
        self._kept = []
        self._choices: list[list[int]] = [[] for _ in range(self.record.players)]
        self.opening: tuple[Event, ...] = tuple(self._events())
        for number, entry in enumerate(self.record.entries[self.record.first :], start=self.record.first):
            if not entry.undone:
                self._replay(number, entry)
        self._chance.source = self._source

    def _begin_fresh(self) -> None:
        fresh = not self.record.setup and not self.record.entries
        self._chance = RecordedChance(self._source if fresh else None, self.record.setup)
        try:
            self.state: S_co = self._new_state()
        except ChanceError as error:
            raise BadRecord(f"field 'setup': {error}") from None
        drawn = self._chance.take()
        if self._chance.unused():
            raise BadRecord(f"field 'setup': {self._chance.unused()} value(s) too many")
        self.record.setup = drawn

    def _begin_carried(self, carried: Carried) -> None:
        """Go on from the position at which the game was carried over; it says everything, so nothing is drawn."""
        self._chance = RecordedChance(None)
        try:
            self.state = self._read(carried.position, "carried")
        except ChanceError as error:
            raise BadRecord(f"field 'carried': {error}") from None

    def _new_state(self) -> S_co:
        if self.record.position is not None:
            return self._read(self.record.position, "position")
        state = self.game.start(self.record.players, self.record.options, chance=self._chance, events=[])
        if state.events is None:
            state.events = []
        return state

    def _read(self, position: dict[str, Any], field: str) -> S_co:
        state = self.game.from_json(position, self._chance)
        if state.num_players != self.record.players:
            raise BadRecord(f"field {field!r}: it has {state.num_players} players, not {self.record.players}")
        if state.events is None:
            state.events = []
        return state

    def _events(self) -> list[Event]:
        events = self.state.events or []
        self.state.events = []
        return events

    def _stands(self, entry: Entry) -> None:
        """Count an entry among those that stand."""
        if not entry.auto:
            self._choices[entry.seat].append(len(self.standing))
        self.standing.append(entry)
        if len(self.standing) % KEEP_EACH == 0:
            self._kept = [*self._kept[1 - KEPT :], (len(self.standing), self.state.copy(self._chance))]

    def _replay(self, number: int, entry: Entry) -> None:
        where = f"entry {number} ({entry.do!r})"
        if entry.seat != self.state.current_player():
            raise BadRecord(f"{where}: seat {self.state.current_player()} decides here, not {entry.seat}")
        self._chance.feed(entry.chance)
        try:
            self._apply(self.game.actions.parse(entry.do))
        except (IllegalAction, UnknownAction, ChanceError) as error:
            raise BadRecord(f"{where}: {error}") from None
        self._chance.take()
        if self._chance.unused():
            raise BadRecord(f"{where}: {self._chance.unused()} chance value(s) too many")
        self._stands(entry)

    def _apply(self, action: int) -> None:
        seat = self.state.current_player()
        before = self._chance.pending()
        self.state.apply_action(action)
        events = tuple(self._events())
        drew = self._chance.pending() > before
        moved_on = self.state.current_player() != seat
        self.plies.append(Ply(events, drew or moved_on or any(event.reveals for event in events)))

    def act(self, action: int, *, at: int = 0, auto: bool = False) -> Entry:
        """Apply an action of the current player and record it.

        IllegalAction changes nothing. Neither does any other error, such as a ChanceError where a resumed record has no
        source of chance: the match then replays the entries that were not undone.
        """
        seat = self.state.current_player()
        try:
            self._apply(action)
        except IllegalAction:
            raise
        except Exception:
            self._begin()
            raise
        entry = Entry(seat, self.game.actions.words(action), self._chance.take(), self.game.hash(self.state), at, auto)
        self.record.entries.append(entry)
        self._stands(entry)
        if self.state.is_terminal():
            self.record.result = self.state.scores()
            if isinstance(self._source, SealedChance):
                self.record.secret = self._source.secret.hex()
        return entry

    def apply(self, action: object) -> Entry:
        """Apply an action in any form that :meth:`State.apply` takes, and record it.

        Raises:
            UnknownAction: the game has no such action.
            IllegalAction: it is not offered now, or the game is over; the match is unchanged.
        """
        return self.act(self.state.number_of(action))

    def forced(self) -> int | None:
        """Return the action to play without asking, or None (see :func:`automatic`)."""
        return automatic(self.state)

    def undo(self, entries: int = 1) -> int:
        """Undo the last entries and the forced ones after them; return how many.

        The entries stay in the record, marked as undone. :meth:`free_undo` says whether an undo is allowed.
        """
        taken = self.standing[-entries:] if entries else []
        for entry in taken:
            entry.undone = len(self.record.entries)
        if taken:
            self.record.result = None
            self._go_back(len(self.standing) - len(taken))
        return len(taken)

    def _go_back(self, remaining: int) -> None:
        """Return to the state after so many standing entries."""
        self._kept = [(count, state) for count, state in self._kept if count <= remaining]
        if not self._kept:
            self._begin()
            return
        count, state = self._kept[-1]
        again = self.standing[count:remaining]
        self._return_to(count, state)
        for number, entry in enumerate(again, start=count):
            self._replay(number, entry)

    def _return_to(self, count: int, state: State) -> None:
        """Return to a state that was kept when so many entries stood."""
        self._kept = [kept for kept in self._kept if kept[0] <= count]
        del self.standing[count:]
        del self.plies[count:]
        for choices in self._choices:
            while choices and choices[-1] >= count:
                choices.pop()
        self.state = cast(S_co, state.copy(self._chance))
        self.state.events = []

    def free_undo(self, seat: int) -> int:
        """Return the number of entries that ``seat`` may undo without consent: 0 or more.

        The undo goes back to the seat's last own choice (an entry that was not forced), if since then only this seat
        has decided, no chance was drawn and nothing was revealed.
        """
        if self.state.current_player() != seat:
            return 0
        for count, entry in enumerate(reversed(self.standing), start=1):
            if entry.seat != seat or self.plies[-count].barrier:
                return 0
            if not entry.auto:
                return count
        return 0

    def asked_undo(self, seat: int) -> int:
        """Return the number of entries to undo, with the others' consent, so ``seat`` can repeat its last choice."""
        choices = self._choices[seat]
        return len(self.standing) - choices[-1] if choices else 0

    def to_json(self) -> dict[str, Any]:
        """Return the record as JSON."""
        return self.record.to_json()


def same_rules(name: str, version: int) -> Game:
    """Load a game; OtherRules if its rules have another version."""
    game = load(name)
    if version != game.version:
        raise OtherRules(f"field 'version': the rules here have version {game.version}, the record has {version}")
    return game


def automatic(state: State) -> int | None:
    """Return the only offered action if everyone can tell that it is the only one, else None.

    If the only action depends on something hidden, the player must be asked: playing it at once would reveal the secret
    by its timing.
    """
    if state.is_terminal():
        return None
    actions = state.legal_actions()
    return actions[0] if len(actions) == 1 and state.openly_forced() else None


def sealed_chance(secret: bytes, contributed: list[contributions.Contribution] | None, drawn: int = 0) -> SealedChance:
    """Return the chance of a table. Without contributions (None: an older table) it depends on the secret alone."""
    if contributed is None:
        return SealedChance(secret, drawn)
    return SealedChance(secret, drawn, contributions.shuffle_key(secret, [one.value for one in contributed]))
