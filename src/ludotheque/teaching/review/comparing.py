"""The causes of a loss, from evidence: games played on from a move and from a better one, and compared.

A pair of games begins in one world, one that the player had to reckon with, and goes on with the same luck by the
game's quick play. Their score sheets are compared line by line, and their logs event by event. Nothing is said that the
pairs do not show: a test plays them again and counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from ludotheque.bots.nets import judge
from ludotheque.bots.playout import win_shares
from ludotheque.bots.search import Search
from ludotheque.core.chance import SeededChance
from ludotheque.core.events import Cause, CauseKind, Event, Reason
from ludotheque.core.game import Game
from ludotheque.core.state import TO_THE_END, State

PAIRS: Final = 128
"""Pairs of games that are played on."""
ERRORS: Final = 2.0
"""Standard errors that a difference is above zero, at the least."""
LEAST: Final = 0.5
"""Points of a line, the player's and a rival's together, that are worth a word."""
OFTENER: Final = 0.25
"""The share of the pairs by which an event must be more frequent after the one move than after the other."""
WORSE: Final = 0.25
"""The share of the pairs by which a part is worse more often than better, unless there is nothing else to say."""
NEARLY: Final = 0.05
"""Two events are as telling as each other if the shares of the pairs differ by no more."""
ALWAYS: Final = 0.95
"""The share of the games from which an event is as good as certain."""


class PlayedOn(NamedTuple):
    """The end of a game: points by line and seat, total points by seat, share of the win, and the way it ended.

    ``seen`` are the consequences that the player saw from the move on, by what tells them apart.
    """

    lines: Counter[tuple[str, int]]
    totals: tuple[int, ...]
    won: float
    ending: str | None
    seen: Mapping[str, Event]


class Comparison:
    """Two moves of a position compared, pair by pair."""

    def __init__(self, game: Game, state: State, seat: int, taken: int, better: int, *, seed: int) -> None:
        self._game, self._state, self._seat, self._seed = game, state, seat, seed
        self._better, self._taken = better, taken
        self._ranks = {one.key: rank for rank, one in enumerate(game.consequences)}
        self._search = Search(state, seat, judge(game, state.num_players), SeededChance(seed), length=TO_THE_END)
        self._ends: list[tuple[PlayedOn, PlayedOn]] = []

    def play(self, pairs: int = PAIRS) -> Iterator[None]:
        """Play this many pairs of games to their ends; pause after each."""
        for number in range(pairs):
            after_better, after_taken = (self._play(move, self._seed + number) for move in (self._better, self._taken))
            self._ends.append((after_better, after_taken))
            yield

    def causes(self) -> tuple[Cause, ...]:
        """Return what the pairs so far show of the cost, as far as it is clear: its largest part, and events."""
        if len(self._ends) < 2:
            return ()
        parts = [*self._endings(), *self._lines()] if self._game.cooperative else [*self._lines()]
        plain = [one for one in parts if one.worse - one.otherwise >= WORSE * one.pairs]
        said = (*self._drawbacks(), *self._largest(plain))
        said += tuple(self._events(more=bool(said)))
        return said or tuple(self._later()) or self._largest(parts)

    def _drawbacks(self) -> Iterator[Cause]:
        """Yield what the game's rules say first against the move, and not against the better one."""
        game, state, seat = self._game, self._state, self._seat
        alike = {one.key for one in game.drawbacks(state, self._better, seat)}
        for one in [one for one in game.drawbacks(state, self._taken, seat) if one.key not in alike][:1]:
            yield self._cause("drawback", one)

    def _largest(self, parts: list[Cause]) -> tuple[Cause, ...]:
        """Return the largest part; the line that the better move names goes before one that is not twice as large."""
        if not parts:
            return ()
        named = self._named(self._better)
        return (max(parts, key=lambda one: 2 * one.share if one.key in named else one.share),)

    def _play(self, move: int, seed: int) -> PlayedOn:
        world = self._state.resample(self._seat, SeededChance(seed))
        world.events = []
        world.apply_action(move)
        self._search.chance = SeededChance(seed)
        self._search.roll_out(world)
        lines: Counter[tuple[str, int]] = Counter()
        sheet = self._game.sheet(world)
        for line in sheet[:-1] or sheet:
            for seat, points in enumerate(line.points):
                lines[line.key, seat] += points
        won = win_shares(world.returns(), self._game.cooperative)[self._seat]
        seen = {str(one): one for one in self._consequences(world.events)}
        return PlayedOn(lines, sheet[-1].points, won, self._game.ending(world), seen)

    def _consequences(self, events: Iterable[Event]) -> Iterator[Event]:
        """Yield the events that show what a move led to, without the arguments in which they may differ."""
        for event in events:
            rank = self._ranks.get(event.key)
            if rank is not None and event.visible_to(self._seat):
                aside = self._game.consequences[rank].aside
                yield Event(event.key, {name: value for name, value in event.args.items() if name not in aside})

    def _lines(self) -> Iterator[Cause]:
        """Yield the lines of the score sheet that are clearly worse after the move."""
        seats = range(self._state.num_players)
        totals = [
            _mean([self._sign(seat) * (a.totals[seat] - b.totals[seat]) for a, b in self._ends]) for seat in seats
        ]
        rivals = [] if self._game.cooperative else [seat for seat in seats if seat != self._seat]
        whole = max(0.0, totals[self._seat]) + max((0.0, *(totals[seat] for seat in rivals)))
        if not whole:
            return
        keys = dict.fromkeys(key for pair in self._ends for end in pair for key, _ in end.lines)
        for key in keys:
            own = self._differences(key, self._seat)
            points = round(_clear(own), 1)
            taking = [(gains, seat) for seat in rivals if (gains := round(_clear(self._differences(key, seat)), 1))]
            gains, rival = max(taking, default=(0.0, None))
            if points + gains < LEAST:
                continue
            kind: CauseKind = "own" if rival is None else "both" if points else "rival"
            seat = self._seat if points or rival is None else rival
            shown = self._differences(key, seat)
            after_better, after_taken = (
                round(_mean([ends[which].lines[key, seat] for ends in self._ends]), 1) for which in (0, 1)
            )
            yield Cause(
                kind=kind,
                key=key,
                rival=rival,
                points=points,
                gains=gains,
                after=after_taken,
                better=after_better,
                worse=sum(one > 0 for one in shown),
                otherwise=sum(one < 0 for one in shown),
                pairs=len(self._ends),
                share=min(1.0, (points + gains) / whole),
            )

    def _endings(self) -> Iterator[Cause]:
        """Yield the ways to lose that clearly come more often after the move."""
        lost = _clear([after_better.won - after_taken.won for after_better, after_taken in self._ends])
        if not lost:
            return
        for key in dict.fromkeys(end.ending for pair in self._ends for end in pair if not end.won):
            so = [[float(end.ending == key) for end in pair] for pair in self._ends]
            more = _clear([taken - better for better, taken in so])
            if key is not None and more:
                after_better, after_taken = (int(sum(column)) for column in zip(*so, strict=True))
                share = min(1.0, more / lost)
                yield Cause("ending", key, None, 0.0, 0.0, 0.0, 0.0, after_taken, after_better, len(so), share)

    def _events(self, *, more: bool) -> Iterator[Cause]:
        """Yield the event that shows best what the player loses, and that which shows best what a rival gains.

        That the better move itself comes later or not at all is only said where nothing ``more`` is lost.
        """
        own: list[Cause] = []
        put_off: list[Cause] = []
        others: list[Cause] = []
        for cause in self._counted():
            if self._harm(cause) * (cause.worse - cause.otherwise) < OFTENER * cause.pairs:
                continue
            if cause.rival is not None:
                others.append(cause)
            elif self._is_of(self._better, cause, cause.otherwise):
                put_off.append(cause)
            elif not self._is_of(self._taken, cause, cause.worse):
                own.append(cause)
        for causes in filter(None, (own or ([] if more else put_off), others)):
            most = max(map(_contrast, causes)) - NEARLY * len(self._ends)
            telling = [one for one in causes if _contrast(one) >= most]
            yield min(telling, key=lambda one: (self._ranks[one.key], -_contrast(one)))

    def _later(self) -> Iterator[Cause]:
        """Yield what the better move itself brings if that mostly comes after the other, too."""
        both = [one for one in self._counted() if self._harm(one) < 0 and self._is_of(self._better, one, one.otherwise)]
        mostly = [one for one in both if one.worse > (1 - OFTENER) * one.pairs]
        for one in sorted(mostly, key=lambda one: self._ranks[one.key])[:1]:
            yield replace(one, kind="later")

    def _counted(self) -> Iterator[Cause]:
        """Yield the events of the games, with how often they come after each move."""
        better, taken = (Counter(name for ends in self._ends for name in ends[which].seen) for which in (0, 1))
        for name, event in {name: one for pair in self._ends for end in pair for name, one in end.seen.items()}.items():
            yield self._cause("event", event, taken[name], better[name])

    def _harm(self, event: Event | Cause) -> int:
        """Return 1 if an event is bad for the player, -1 if it is good, 0 if it is neither."""
        gain = self._game.consequences[self._ranks[event.key]].effect == "gain"
        if self._by(event) is None:
            return -1 if gain else 1
        return int(gain and event.args.get("target", self._seat) == self._seat)

    def _by(self, event: Event | Cause) -> int | None:
        """Return the rival in an event; None if the player or a partner is."""
        seat = event.args.get("seat", self._seat)
        return None if self._game.cooperative or seat == self._seat or not isinstance(seat, int) else seat

    def _is_of(self, move: int, cause: Cause, times: int) -> bool:
        """Return whether an event, which comes so often after a move, is that move itself."""
        return times >= ALWAYS * cause.pairs and not self._named(move).isdisjoint(map(str, cause.args.values()))

    def _named(self, move: int) -> set[str]:
        """Return the names in a move."""
        return {value for value in self._game.actions.to_json(move).values() if isinstance(value, str)}

    def _cause(self, kind: CauseKind, said: Event | Reason, taken: int = 0, better: int = 0) -> Cause:
        """Return a cause that is said by a text, with how many games have it after each move."""
        return Cause(
            kind=kind,
            key=said.key,
            rival=self._by(said) if isinstance(said, Event) else None,
            points=0.0,
            gains=0.0,
            after=0.0,
            better=0.0,
            worse=taken,
            otherwise=better,
            pairs=len(self._ends),
            share=0.0,
            args=said.args,
        )

    def _differences(self, key: str, seat: int) -> list[float]:
        """Return by how many points a line is worse after the move for its player, pair by pair."""
        return [
            self._sign(seat) * (after_better.lines[key, seat] - after_taken.lines[key, seat])
            for after_better, after_taken in self._ends
        ]

    def _sign(self, seat: int) -> float:
        """Return 1 for the player, whose points are good, and -1 for the others."""
        return 1.0 if seat == self._seat else -1.0


def causes_of(
    game: Game, state: State, seat: int, taken: int, better: int, *, pairs: int = PAIRS, seed: int
) -> tuple[Cause, ...]:
    """Return what a move of a seat costs beside a better one, the largest part first; nothing if nothing is clear.

    >>> from ludotheque import load
    >>> leduc = load("leduc")
    >>> state = leduc.play(leduc.start(2, chance=SeededChance(2)), "raise")
    >>> fold, call = leduc.actions.parse("fold"), leduc.actions.parse("call")
    >>> found, *_ = causes_of(leduc, state, state.current_player(), fold, call, seed=1)  # with a king in hand
    >>> found.kind, found.key, found.points, f"{found.worse} of {found.pairs}"
    ('both', 'chips', 4.1, '97 of 128')
    >>> found.after, found.better
    (-1.0, 3.1)
    """
    compared = Comparison(game, state, seat, taken, better, seed=seed)
    for _ in compared.play(pairs):
        pass
    return compared.causes()


def _contrast(event: Cause) -> int:
    """Return in how many more games an event comes after the one move than after the other."""
    return abs(event.worse - event.otherwise)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _clear(values: list[float]) -> float:
    """Return the mean of values if it is clearly above zero, else 0.

    >>> _clear([1.0, 1.0, 0.0, 1.0]), _clear([1.0, -1.0, 0.0, 1.0])
    (0.75, 0.0)
    """
    mean = _mean(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean if mean > ERRORS * (spread / len(values)) ** 0.5 else 0.0
