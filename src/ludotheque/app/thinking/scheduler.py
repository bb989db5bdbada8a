"""The queue for coroutines: some wait for answers, others pull work for their workers."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.app.thinking.asking import Asker, ThinkingError
from ludotheque.app.thinking.orders import Order, SliceOutcome, Task
from ludotheque.app.thinking.pace import Pace
from ludotheque.app.thinking.question import Question
from ludotheque.app.thinking.queue import Queue, ThoughtRequest
from ludotheque.bots import Analysis
from ludotheque.core.levels import KNOWN
from ludotheque.teaching.review import Assessment


@dataclass(frozen=True, slots=True)
class Thought:
    """The last outcome of a thought, and how much of its budget it left."""

    outcome: SliceOutcome
    rest: float


@dataclass(frozen=True, slots=True)
class _Pending:
    task: Task
    answer: asyncio.Future[Thought]


class Scheduler:
    """Requests on one side, workers on the other, :class:`Queue` between them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._queue = Queue()
        self._numbers = itertools.count(1)
        self._pending: dict[int, _Pending] = {}
        self._idle: dict[str, asyncio.Future[Order]] = {}

    # --- Asking ---

    async def ask(self, task: Task, asker: Asker, wanted: float) -> Thought:
        """Wait for a thought of ``wanted`` seconds or, under load, less. Cancelling this withdraws the request.

        Raises:
            Busy: The account has too many requests waiting.
            ThinkingError: The thought came to nothing.
        """
        number = next(self._numbers)
        now = self._clock()
        since = now if asker.since is None else asker.since
        self._queue.submit(ThoughtRequest(number, asker.kind, wanted, since, asker.accounts), now)
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._pending[number] = _Pending(task, answer)
        self._dispatch()
        try:
            return await answer
        finally:
            if self._pending.pop(number, None) is not None:
                self._queue.cancel(number, self._clock())

    # --- Working ---

    def join(self, worker: str) -> None:
        """Add a worker, which is to :meth:`pull`."""
        self._queue.join(worker)

    def leave(self, worker: str) -> None:
        """Remove a worker that is gone; others take over its thoughts, unless too many have died over one."""
        self._idle.pop(worker, None)
        for number in self._queue.leave(worker, self._clock()):
            self._fail(number, "the processes that thought about this have died")
        self._dispatch()

    async def pull(self, worker: str) -> Order:
        """Wait for the next slice of that worker."""
        order: asyncio.Future[Order] = asyncio.get_running_loop().create_future()
        self._idle[worker] = order
        self._dispatch()
        return await order

    def deliver(self, worker: str, outcome: SliceOutcome) -> None:
        """Take the outcome of that worker's slice."""
        finished = self._queue.done(worker, outcome.spent, outcome.settled, self._clock())
        if finished is None:
            return
        pending = self._pending.pop(finished.number, None)
        if pending is None or pending.answer.done():
            return
        if outcome.fault is not None:
            pending.answer.set_exception(ThinkingError(outcome.fault))
        else:
            pending.answer.set_result(Thought(outcome, finished.rest))

    def _fail(self, number: int, reason: str) -> None:
        pending = self._pending.pop(number, None)
        if pending is not None and not pending.answer.done():
            pending.answer.set_exception(ThinkingError(reason))

    def _dispatch(self) -> None:
        """Give work to the workers that wait for some."""
        for worker, waiting in list(self._idle.items()):
            if waiting.done():  # cancelled: that worker is about to leave
                continue
            piece = self._queue.next(worker, self._clock())
            if piece is None:
                continue
            del self._idle[worker]
            task = self._pending[piece.number].task if piece.fresh else None
            waiting.set_result(Order(piece.number, piece.seconds, piece.more, task, piece.forget))


async def choose(scheduler: Scheduler, asked: Question, level: str, asker: Asker, pace: Pace) -> int:
    """Have a bot of that level choose."""
    answer = await scheduler.ask(Task(asked, level), asker, KNOWN[level])
    return await chosen(answer, asker, asked.game, level, pace)


async def chosen(answer: Thought, asker: Asker, game: str, level: str, pace: Pace) -> int:
    """Return the action of an answer; if the pace must be steady, after the time of a usual choice."""
    if answer.outcome.action is None:
        raise ThinkingError("a choice was asked for, and an analysis was given")
    if asker.steady:
        await asyncio.sleep(min(answer.rest, pace.usual(game, level)))
    elif answer.outcome.reached is not None:
        pace.note(game, level, answer.outcome.reached, KNOWN[level] - answer.rest)
    return answer.outcome.action


async def analyse(scheduler: Scheduler, asked: Question, seconds: float, asker: Asker) -> Analysis:
    """Have a position analysed."""
    answer = await scheduler.ask(Task(asked), asker, seconds)
    if answer.outcome.analysis is None:
        raise ThinkingError("an analysis was asked for, and a choice was given")
    return answer.outcome.analysis


LONGEST_ASSESSMENT = 60.0
"""Seconds that the assessment of one decision may take of a processor; then the worlds compared so far count."""


async def assess(scheduler: Scheduler, asked: Question, taken: int, asker: Asker) -> Assessment:
    """Have a taken action assessed."""
    answer = await scheduler.ask(Task(asked, taken=taken), asker, LONGEST_ASSESSMENT)
    if answer.outcome.assessment is None:
        raise ThinkingError("an assessment was asked for, and another answer was given")
    return answer.outcome.assessment
