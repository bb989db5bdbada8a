"""The order and the length of thoughts. No clock, no asyncio: the caller says what time it is.

People's turns come first, ordered by when the *person* began to wait plus some times the length wanted, so a table's
third bot does not queue again and a short thought passes a long one. Budgets shrink so that everyone who waits now is
served within about :data:`TARGET` seconds. Hints, watched bots and analyses follow in the back row, which never takes
all workers; if its first request is overdue, it gets one even while people wait. Every thought is done in slices, and
a worker keeps a search that is not finished, to go on with it.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ludotheque.app.thinking.asking import Busy, Kind
from ludotheque.app.thinking.usage import Usage

TARGET: Final = 0.6
"""Seconds in which everything that waits should be served."""

SLICE: Final = 0.25
"""Seconds after which a worker looks for something more urgent, and for which a withdrawn thought may go on.

Searches lose nothing by slices of 0.05, but budgets that shrink under load would: they mostly fit one slice, and count
what it costs beside thinking once. In a browser that is 2 ms.
"""

MOST_OVERHEAD: Final = 0.05
SMOOTHING: Final = 0.1
"""Seconds that giving a slice and taking it back may count beside thinking, and how fast that average follows."""

SHORTEST_SLICE: Final = 0.001

LEAST: Final = {Kind.PEOPLE: 0.02, Kind.HINT: 0.25, Kind.BOTS: 0.02, Kind.ANALYSIS: 1.0, Kind.REVIEW: 60.0}
"""Seconds below which no budget shrinks."""

LENGTH_WEIGHT: Final = 5.0
"""Seconds of waiting that a second of thinking is worth. The more, the longer long thoughts let short ones pass."""

HANDICAP: Final = {Kind.PEOPLE: 0.0, Kind.HINT: -LENGTH_WEIGHT, Kind.BOTS: 3.0, Kind.ANALYSIS: 4.0, Kind.REVIEW: 3600.0}
"""Seconds of waiting that a class is behind. A hint of a second ranks by its age alone; a review waits for all."""

LONGEST_COUNTED: Final = 1.0
"""Longer thoughts rank as this long, so that they do not wait for ever."""

USAGE_WEIGHT: Final = 0.5
"""Seconds of waiting that a second of recent use is worth."""

OVERDUE: Final = 2.0
"""Seconds after its due time at which the back row takes a worker from people."""

DEATHS: Final = 2
"""Workers that may die over a request before it is given up."""

COUNTED: Final = (Kind.HINT, Kind.ANALYSIS, Kind.REVIEW)
"""Kinds that people may ask for as often as they like."""
MOST_ASKED: Final = 16
"""Requests of these kinds of one account that may wait."""


@dataclass(frozen=True, slots=True)
class ThoughtRequest:
    """A thought that is wanted."""

    number: int
    kind: Kind
    wanted: float
    since: float
    accounts: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Slice:
    """Work for one worker, until it asks again. ``fresh``: it begins a search; ``last``: it ends one."""

    number: int
    seconds: float
    more: float
    fresh: bool
    forget: tuple[int, ...] = ()

    @property
    def last(self) -> bool:
        """Return whether the budget is used up with this slice."""
        return self.more == 0.0


@dataclass(frozen=True, slots=True)
class Finished:
    """A thought that is done, and how much of its budget is left."""

    number: int
    rest: float


@dataclass(slots=True)
class _Entry:
    request: ThoughtRequest
    key: float
    spent: float = 0.0
    budget: float = 0.0
    holder: str | None = None
    deaths: int = 0
    cancelled: bool = False

    @property
    def left(self) -> float:
        return max(0.0, self.request.wanted - self.spent)

    @property
    def behind(self) -> bool:
        return self.request.kind is not Kind.PEOPLE


@dataclass(slots=True)
class _Rows:
    """Requests in the order of their keys: people's, and all others."""

    front: list[tuple[float, int]] = field(default_factory=list)
    back: list[tuple[float, int]] = field(default_factory=list)

    def push(self, entry: _Entry) -> None:
        heapq.heappush(self.back if entry.behind else self.front, (entry.key, entry.request.number))


@dataclass(slots=True)
class _Worker:
    """A worker: what it is doing, which searches it keeps to go on with, and which it should forget."""

    rows: _Rows = field(default_factory=_Rows)
    running: tuple[_Entry, Slice] | None = None
    begun: float = 0.0
    stale: list[int] = field(default_factory=list)


class Queue:
    """All requests that wait or run, and the workers."""

    def __init__(self) -> None:
        self._waiting: dict[int, _Entry] = {}
        self._rows = _Rows()
        self._workers: dict[str, _Worker] = {}
        self._load = dict.fromkeys(Kind, 0.0)
        self._count = dict.fromkeys(Kind, 0)
        self._asked: Counter[str] = Counter()
        self._usage = Usage()
        self._overhead = 0.0

    def __len__(self) -> int:
        """Count the requests that wait."""
        return len(self._waiting)

    # --- Requests ---

    def submit(self, request: ThoughtRequest, now: float) -> None:
        """Add a request. Busy if its account has too many that count waiting already."""
        if request.kind in COUNTED:
            if any(self._asked[account] >= MOST_ASKED for account in request.accounts):
                raise Busy("you have asked for too much at once: wait for the answers")
            self._asked.update(request.accounts)
        length = min(request.wanted, LONGEST_COUNTED)
        used = self._usage.most(request.accounts, now)
        key = min(request.since, now) + LENGTH_WEIGHT * length + HANDICAP[request.kind] + USAGE_WEIGHT * used
        self._usage.charge(request.accounts, request.wanted, now)
        self._wait(_Entry(request, key))

    def cancel(self, number: int, now: float) -> None:
        """Withdraw a request. A search that is running ends with its slice."""
        entry = self._waiting.get(number)
        if entry is not None:
            self._take(entry)
            self._settle_account(entry, now)
            if entry.holder is not None:
                self._workers[entry.holder].stale.append(number)
            return
        for worker in self._workers.values():
            if worker.running is not None and worker.running[0].request.number == number:
                worker.running[0].cancelled = True

    # --- Workers ---

    def join(self, worker: str) -> None:
        """Add a worker."""
        self._workers[worker] = _Worker()

    def leave(self, worker: str, now: float) -> list[int]:
        """Remove a worker; what it was doing waits again. Return the requests that are given up over it."""
        gone = self._workers.pop(worker)
        given_up = []
        for entry in [entry for entry in self._waiting.values() if entry.holder == worker]:
            self._take(entry)
            self._begin_again(entry)
        if gone.running is not None:
            entry = gone.running[0]
            entry.deaths += 1
            if entry.cancelled or entry.deaths >= DEATHS:
                self._settle_account(entry, now)
                given_up.append(entry.request.number)
            else:
                self._begin_again(entry)
        return given_up

    def next(self, worker: str, now: float) -> Slice | None:
        """Give an idle worker its next slice, or None if there is nothing for it to do."""
        me = self._workers[worker]
        entry = self._choose(me, now)
        if entry is None:
            return None
        self._take(entry)
        heapq.heappop(self._row(entry))
        fresh, entry.holder = entry.holder is None, worker
        entry.budget = self._budget(entry)
        left = max(SHORTEST_SLICE, entry.budget - entry.spent)
        seconds = min(SLICE, left)
        piece = Slice(entry.request.number, seconds, left - seconds, fresh, tuple(me.stale))
        me.stale.clear()
        me.running, me.begun = (entry, piece), now
        return piece

    def done(self, worker: str, spent: float, settled: bool, now: float) -> Finished | None:
        """Take a slice back from a worker; return the request if it is finished and still wanted."""
        me = self._workers[worker]
        if me.running is None:
            raise AssertionError(f"the worker {worker} has nothing to give back")
        (entry, piece), me.running = me.running, None
        entry.spent += spent
        overhead = min(MOST_OVERHEAD, max(0.0, now - me.begun - spent))
        self._overhead += SMOOTHING * (overhead - self._overhead)
        over = settled or piece.last
        if over or entry.cancelled:
            self._settle_account(entry, now)
            if not over:
                me.stale.append(entry.request.number)
            return None if entry.cancelled else Finished(entry.request.number, max(0.0, entry.budget - entry.spent))
        self._wait(entry)
        return None

    # --- Order ---

    def _choose(self, worker: _Worker, now: float) -> _Entry | None:
        front = self._first(self._rows.front, worker.rows.front)
        back = self._first(self._rows.back, worker.rows.back)
        behind = sum(one.running is not None and one.running[0].behind for one in self._workers.values())
        overdue = back is not None and behind == 0 and back.key < now - OVERDUE
        room = behind < max(1, len(self._workers) - 1)
        return back if overdue or (front is None and room) else front

    def _first(self, *rows: list[tuple[float, int]]) -> _Entry | None:
        """Return the first request of these rows that still waits; those that were withdrawn are dropped."""
        for row in rows:
            while row and row[0][1] not in self._waiting:
                heapq.heappop(row)
        first = min((row[0] for row in rows if row), default=None)
        return None if first is None else self._waiting[first[1]]

    def _row(self, entry: _Entry) -> list[tuple[float, int]]:
        """Return the row in which that request is the first."""
        rows = self._rows if entry.holder is None else self._workers[entry.holder].rows
        return rows.back if entry.behind else rows.front

    # --- Length ---

    def _budget(self, entry: _Entry) -> float:
        """Share what the workers can do in the target time among what waits in this class and above."""
        wanted, kind = entry.request.wanted, entry.request.kind
        load = sum(seconds for other, seconds in self._load.items() if other <= kind)
        workers = max(1, len(self._workers) - 1) if entry.behind else len(self._workers)
        if load <= TARGET * workers:
            return wanted
        return max(min(wanted, LEAST[kind]), wanted * TARGET * workers / load - self._overhead)

    # --- Book-keeping ---

    def _wait(self, entry: _Entry) -> None:
        self._waiting[entry.request.number] = entry
        self._count[entry.request.kind] += 1
        self._load[entry.request.kind] += entry.left
        rows = self._rows if entry.holder is None else self._workers[entry.holder].rows
        rows.push(entry)

    def _take(self, entry: _Entry) -> None:
        """Let a request wait no more. Its place in the row is left to be dropped."""
        del self._waiting[entry.request.number]
        kind = entry.request.kind
        self._count[kind] -= 1
        self._load[kind] = self._load[kind] - entry.left if self._count[kind] else 0.0  # no error is carried on

    def _begin_again(self, entry: _Entry) -> None:
        entry.holder, entry.spent = None, 0.0
        self._wait(entry)

    def _settle_account(self, entry: _Entry, now: float) -> None:
        """Replace what a request was charged for by what it has used."""
        request = entry.request
        self._usage.charge(request.accounts, entry.spent - request.wanted, now)
        if request.kind in COUNTED:
            self._asked.subtract(request.accounts)
            for account in request.accounts:
                if self._asked[account] <= 0:
                    del self._asked[account]
