"""The thinker of a server that stands alone: a queue and worker processes of its own."""

from __future__ import annotations

from ludotheque.app.thinking.queued import Queued
from ludotheque.server.thinking.processes import Processes


class Workers(Queued):
    """A fair queue before worker processes."""

    def __init__(self, count: int) -> None:
        self.processes: Processes = Processes(count)
        super().__init__(self.processes)
