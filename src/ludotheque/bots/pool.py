"""Workers on this machine: this process, or others. :mod:`ludotheque.bots.cluster` has those of other machines."""

from __future__ import annotations

import os
import pickle
import threading
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from itertools import islice
from time import sleep
from typing import TYPE_CHECKING, Final, TypeVar

from ludotheque.core.errors import BadInput, brief

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

Task = TypeVar("Task")
Result = TypeVar("Result")


WATCH_SECONDS = 1.0
AHEAD: Final = 2
"""Tasks that wait or run for each worker, so that none is idle."""


def follow(parent: int) -> None:
    """End this process when its parent is gone: a killed parent cannot tell its workers."""

    def watch() -> None:
        while os.getppid() == parent:
            sleep(WATCH_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Workforce(AbstractContextManager["Workforce"], ABC):
    """Workers that take tasks, for as long as they are open."""

    @abstractmethod
    def spread(self, do: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """Yield the result of each task as it is done. BadInput if the workers cannot do it.

        A task is taken only shortly before a worker is free for it, so there may be any number of them.
        """

    def __exit__(self, *_: object) -> None:
        """Stop the workers without waiting for the tasks that are left."""


class ThisProcess(Workforce):
    """This process, one task after the other.

    >>> with ThisProcess() as workers:
    ...     list(workers.spread(abs, [-2, 3]))
    [(-2, 2), (3, 3)]
    """

    def spread(self, do: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """Yield the result of each task."""
        return ((task, do(task)) for task in tasks)


class OtherProcesses(Workforce):
    """Other processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._processes: ProcessPoolExecutor | None = None

    def __exit__(self, *_: object) -> None:
        if self._processes is not None:
            self._processes.shutdown(cancel_futures=True)  # stopping a run does not wait for all of it

    def spread(self, do: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """Yield the result of each task as it is done. BadInput if other processes cannot do it."""
        # Not above: a browser has one process, and most commands need no more.
        from concurrent.futures import FIRST_COMPLETED, wait
        from concurrent.futures.process import BrokenProcessPool

        check_sent(do)
        processes = self._started()
        coming = iter(tasks)
        waiting: dict[Future[Result], Task] = {}
        try:
            while True:
                for task in islice(coming, AHEAD * self._jobs - len(waiting)):
                    waiting[processes.submit(doing, do, task)] = task
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), future.result()
        except BrokenProcessPool as error:
            raise BadInput(
                "a process ended in the middle: it was killed, or it does not find your own bot, which has to be in a "
                "module that it can import; with jobs=1 no other process is needed"
            ) from error

    def _started(self) -> ProcessPoolExecutor:
        if self._processes is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            self._processes = ProcessPoolExecutor(
                self._jobs, mp_context=get_context("spawn"), initializer=follow, initargs=(os.getpid(),)
            )
        return self._processes


def doing(do: Callable[[Task], Result], task: Task) -> Result:
    """Do a task in another process. An exception that would be lost on its way back is written out."""
    try:
        return do(task)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            lost = RuntimeError(traceback.format_exc())
            for note in getattr(error, "__notes__", ()):
                lost.add_note(note)
            raise lost from None
        raise


def check_sent(do: object, instead: str = "jobs=1") -> None:
    """Raise BadInput if other processes cannot be told what to do, such as with a function inside a function."""
    try:
        pickle.dumps(do)
    except Exception as error:  # whatever an object of one's own raises
        raise BadInput(f"other processes cannot get your own bot ({brief(str(error))}): use {instead}") from error
