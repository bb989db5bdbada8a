"""Work spread over processes."""

from __future__ import annotations

import os
import pickle
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from time import sleep
from typing import TYPE_CHECKING, TypeVar

from ludotheque.core.errors import BadInput, brief

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

Task = TypeVar("Task")
Result = TypeVar("Result")


WATCH_SECONDS = 1.0


def follow(parent: int) -> None:
    """End this process when its parent is gone: a killed parent cannot tell its workers."""

    def watch() -> None:
        while os.getppid() == parent:
            sleep(WATCH_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Pool(AbstractContextManager["Pool"]):
    """Processes that take tasks, for as long as it is open; with one job, this process does them.

    >>> with Pool(1) as pool:
    ...     list(pool.spread(abs, [-2, 3]))
    [(-2, 2), (3, 3)]
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._processes: ProcessPoolExecutor | None = None

    def __exit__(self, *_: object) -> None:
        if self._processes is not None:
            self._processes.shutdown(cancel_futures=True)  # stopping a run does not wait for all of it

    def spread(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[Task, Result]]:
        """Yield the result of each task as it is done. BadInput if other processes cannot do it."""
        if self._jobs == 1:
            for task in tasks:
                yield task, do(task)
            return
        # Not above: a browser has one process, and most commands need no more.
        from concurrent.futures import as_completed
        from concurrent.futures.process import BrokenProcessPool

        check_sent(do)
        processes = self._started()
        try:
            waiting = {processes.submit(_doing, do, task): task for task in tasks}
            for future in as_completed(waiting):
                yield waiting[future], future.result()
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


def _doing(do: Callable[[Task], Result], task: Task) -> Result:
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


def spread(do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[tuple[Task, Result]]:
    """Yield the result of each task as it is done; in this process if ``jobs`` is 1.

    >>> list(spread(abs, [-2, 3], jobs=1))
    [(-2, 2), (3, 3)]
    """
    with Pool(min(jobs, max(1, len(tasks)))) as pool:
        yield from pool.spread(do, tasks)
