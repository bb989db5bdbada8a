"""Where bots think: processes of their own, never the event loop.

A worker is only ever told a resampled position, the seat, the level and a seed. What is really in the other
hands does not leave the table.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ludotheque.bots import Analysis
from ludotheque.bots.pool import follow
from ludotheque.core.chance import SeededChance
from ludotheque.core.game import Game, Json
from ludotheque.core.registry import load
from ludotheque.core.state import State

log = logging.getLogger(__name__)
T = TypeVar("T")

ATTEMPTS = 2
"""How often a question is put when worker processes die over it."""

NICENESS = 5
"""Thinking gives way to answering."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker is asked: one of the positions that the seat might be in."""

    game: str
    position: Json
    seat: int
    seed: int


def question(game: Game, state: State, seat: int) -> Question:
    """The question of a seat: its own knowledge, and everything hidden dealt anew."""
    sample = state.resample(seat, SeededChance(new_seed()))
    return Question(game.id, game.to_json(sample), seat, new_seed())


def new_seed() -> int:
    """Fresh and unguessable."""
    return secrets.randbits(62)


class Thinker(Protocol):
    """Somebody who can be asked what to do."""

    def warm(self) -> None:
        """Questions will come soon."""

    def close(self) -> None:
        """No more questions will come."""

    async def choose(self, asked: Question, level: str) -> int:
        """The number of the action that a bot of that level would take."""

    async def analyse(self, asked: Question, seconds: float) -> Analysis:
        """What the strongest search finds in that time."""


class Workers:
    """A pool of worker processes, started when the first bot is to think."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start the processes now, so that the first bot does not wait for them."""
        for _ in range(self._count if self._pool is None else 0):
            self._running().submit(_warm)

    async def choose(self, asked: Question, level: str) -> int:
        """The number of the action that a bot of that level would take."""
        return await self._ask(_choose, asked, level)

    async def analyse(self, asked: Question, seconds: float) -> Analysis:
        """What the strongest search finds in that time."""
        return await self._ask(_analyse, asked, seconds)

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _ask(self, function: Callable[..., T], *args: Any) -> T:
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                log.warning("a bot's process has died (attempt %d of %d)", attempt, ATTEMPTS)
                if pool is self._pool:
                    self.close()
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("unreachable")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=context, initializer=_begin, initargs=(os.getpid(),)
            )
        return self._pool


# --- In the worker process ---


def _begin(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    follow(parent)


def _warm() -> None:
    import ludotheque.bots  # noqa: F401  # the import is what takes time


def _state(asked: Question) -> tuple[Game, State]:
    game = load(asked.game)
    return game, game.from_json(asked.position, SeededChance(asked.seed))


def _choose(asked: Question, level: str) -> int:
    from ludotheque.bots import bot

    game, state = _state(asked)
    return int(bot(level, game, seed=asked.seed).choose(state, asked.seat))


def _analyse(asked: Question, seconds: float) -> Analysis:
    from ludotheque.bots import analyse

    game, state = _state(asked)
    return analyse(game, state, asked.seat, seconds=seconds, seed=asked.seed)
