"""Work spread over processes."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from time import sleep
from typing import TypeVar

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


def spread(do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[tuple[Task, Result]]:
    """Yield the result of each task as it is done; in this process if ``jobs`` is 1.

    >>> list(spread(abs, [-2, 3], jobs=1))
    [(-2, 2), (3, 3)]
    """
    if jobs == 1 or not tasks:
        for task in tasks:
            yield task, do(task)
        return
    # Not above: a browser has one process, and most commands need no more.
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(
        min(jobs, len(tasks)), mp_context=get_context("spawn"), initializer=follow, initargs=(os.getpid(),)
    )
    try:
        waiting = {pool.submit(do, task): task for task in tasks}
        for future in as_completed(waiting):
            yield waiting[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)  # stopping a run does not wait for all of it
