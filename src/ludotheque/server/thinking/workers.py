"""The thinker of a server that stands alone: a queue and worker processes of its own."""

from __future__ import annotations

from ludotheque.bots import Analysis
from ludotheque.review import Assessment
from ludotheque.server.thinking import scheduler
from ludotheque.server.thinking.asking import Asker
from ludotheque.server.thinking.pace import Pace
from ludotheque.server.thinking.processes import Processes
from ludotheque.server.thinking.question import Question
from ludotheque.server.thinking.scheduler import Scheduler


class Workers:
    """A fair queue before worker processes, which are started when the first bot is to think."""

    def __init__(self, count: int) -> None:
        self.processes: Processes = Processes(count)
        self.pace: Pace = Pace()
        self._scheduler = Scheduler()

    def warm(self) -> None:
        """Start the processes now, so that the first bot does not wait for them."""
        self._running()

    def close(self) -> None:
        """End the processes."""
        self.processes.close()

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
        if not self.processes.running:
            self.processes.start(self._scheduler)
        return self._scheduler
