"""A thinker with a queue of its own, before any crew of workers."""

from __future__ import annotations

from typing import Protocol

from ludotheque.app.thinking import scheduler
from ludotheque.app.thinking.asking import Asker
from ludotheque.app.thinking.pace import Pace
from ludotheque.app.thinking.question import Question
from ludotheque.app.thinking.scheduler import Scheduler
from ludotheque.bots import Analysis
from ludotheque.teaching.review import Assessment


class Crew(Protocol):
    """Workers, each of which pulls from a queue by itself."""

    @property
    def running(self) -> bool:
        """Return whether they have been started."""

    def start(self, scheduler: Scheduler) -> None:
        """Start them."""

    def close(self) -> None:
        """End them."""


class Queued:
    """A fair queue before a crew of workers, which are started when the first bot is to think."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self.pace: Pace = Pace()
        self._scheduler = Scheduler()

    def warm(self) -> None:
        """Start the workers now, so that the first bot does not wait for them."""
        self._running()

    def close(self) -> None:
        """End the workers."""
        self._crew.close()

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        """Return the number of the action that a bot of that level would take."""
        return await scheduler.choose(self._running(), asked, level, asker, self.pace)

    async def analyse(self, asked: Question, seconds: float, asker: Asker) -> Analysis:
        """Return what the strongest search finds in that time, or in less under load."""
        return await scheduler.analyse(self._running(), asked, seconds, asker)

    async def assess(self, asked: Question, taken: int, asker: Asker) -> Assessment:
        """Return what a taken action lost beside the best one."""
        return await scheduler.assess(self._running(), asked, taken, asker)

    def _running(self) -> Scheduler:
        if not self._crew.running:
            self._crew.start(self._scheduler)
        return self._scheduler
