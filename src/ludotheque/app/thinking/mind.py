"""The searches of one worker. Runs in a worker process."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable

from ludotheque.app.thinking.orders import Order, SliceOutcome, Task
from ludotheque.bots.analysing import Analysing
from ludotheque.bots.choosing import Choosing
from ludotheque.bots.levels import Chosen, begin
from ludotheque.core.chance import SeededChance
from ludotheque.core.registry import load
from ludotheque.teaching.review import Assessing, Assessment

LONGEST_FAULT = 4000
"""Characters of a traceback that are passed on: its end."""

KEPT = 64
"""Searches that a worker keeps; beyond that, the oldest is of a queue that is gone."""


Search = Choosing | Chosen | Analysing | Assessing


class Mind:
    """The searches that are not finished yet, by the number of their request."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._searches: dict[int, Search] = {}
        self._clock = clock

    def think(self, order: Order) -> SliceOutcome:
        """Work on one slice. A fault of a game or a bot ends its thought and nothing else."""
        for number in order.forget:
            self._searches.pop(number, None)
        begun = self._clock()
        try:
            search = self._search(order)
            settled = search.go_on(order.seconds, order.more)
            over = settled or order.more == 0.0
            # An assessment says nothing before it is done.
            found = None if isinstance(search, Assessing) and not over else search.found()
        except Exception:
            self._searches.pop(order.number, None)
            fault = traceback.format_exc()[-LONGEST_FAULT:]
            return SliceOutcome(order.number, self._clock() - begun, settled=True, fault=fault)
        if over:
            self._searches.pop(order.number, None)
        spent = self._clock() - begun
        if found is None:
            return SliceOutcome(order.number, spent, settled)
        if isinstance(found, int):
            reached = search.reached() if isinstance(search, Choosing) else None
            return SliceOutcome(order.number, spent, settled, action=found, reached=reached)
        if isinstance(found, Assessment):
            return SliceOutcome(order.number, spent, settled, assessment=found)
        return SliceOutcome(order.number, spent, settled, analysis=found)

    def _search(self, order: Order) -> Search:
        if order.task is not None:
            self._searches[order.number] = _begin(order.task)
            if len(self._searches) > KEPT:
                del self._searches[next(iter(self._searches))]
        return self._searches[order.number]


def _begin(task: Task) -> Search:
    asked = task.question
    game = load(asked.game)
    state = game.from_json(asked.position, SeededChance(asked.seed))
    if task.taken is not None:
        return Assessing(game, state, asked.seat, task.taken, seed=asked.seed)
    if task.level is None:
        return Analysing(game, state, asked.seat, seed=asked.seed)
    return begin(task.level, game, state, asked.seat, seed=asked.seed)


MIND = Mind()
"""The searches of this process."""
