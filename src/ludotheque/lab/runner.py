"""Plays an experiment's games, on this machine's cores or a Dask cluster, and keeps them in a folder as they are done.

Each part of the work becomes one file, written whole or not at all. A run that was stopped goes on where it was:
parts whose file is there are not played again. A part that was lost with a worker is played again and, since a file
is only ever written by who collects the results, counted once.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import polars as pl

from ludotheque.core.errors import BadInput
from ludotheque.lab.experiment import Experiment, Work, claim
from ludotheque.lab.rows import Row, play

if TYPE_CHECKING:
    from distributed import Client

Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""
CONNECT_SECONDS = 10


def run(
    experiment: Experiment,
    folder: Path,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    on_progress: Progress | None = None,
) -> pl.DataFrame:
    """Play what is not played yet, and give all games, a row each, sorted by cell and number.

    BadInput if the experiment is not possible, the folder is another's, or the cluster is not there.
    """
    experiment.check()
    if jobs < 1:
        raise BadInput(f"the number of jobs is 1 or more, not {jobs}")
    client = connect(scheduler) if scheduler is not None else None
    claim(folder, experiment)
    everything = list(experiment.work())
    missing = [work for work in everything if not file_of(folder, work).is_file()]
    total = sum(len(work.numbers) for work in everything)
    done = total - sum(len(work.numbers) for work in missing)
    if on_progress is not None:
        on_progress(done, total)
    for work, rows in results(missing, jobs, client):
        keep(folder, work, rows)
        done += len(work.numbers)
        if on_progress is not None:
            on_progress(done, total)
    return load_rows(folder)


def file_of(folder: Path, work: Work) -> Path:
    """Where the rows of a part are kept."""
    return folder / "rows" / f"{work.name}.parquet"


def keep(folder: Path, work: Work, rows: list[Row]) -> None:
    """Write the rows of a part, whole or not at all."""
    target = file_of(folder, work)
    half = target.with_suffix(f".{os.getpid()}.half")
    pl.DataFrame(rows, infer_schema_length=None).write_parquet(half)
    half.replace(target)


def load_rows(folder: Path) -> pl.DataFrame:
    """All games of a folder. BadInput if there are none."""
    files = sorted((folder / "rows").glob("*.parquet"))
    if not files:
        raise BadInput(f"{folder} holds no games")
    return pl.concat([pl.read_parquet(file) for file in files], how="vertical_relaxed").sort("cell", "number")


def results(missing: list[Work], jobs: int, client: Client | None) -> Iterator[tuple[Work, list[Row]]]:
    """What comes of each part, as it is done."""
    if client is not None:
        yield from on_cluster(missing, client)
    elif jobs == 1:
        for work in missing:
            yield work, play(work)
    else:
        pool = ProcessPoolExecutor(min(jobs, max(1, len(missing))), mp_context=get_context("spawn"))
        try:
            waiting = {pool.submit(play, work): work for work in missing}
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)  # whoever stops a run does not wait for all of it


def connect(scheduler: str) -> Client:
    """The Dask cluster at that address. BadInput if there is none."""
    from distributed import Client

    try:
        return Client(scheduler, timeout=CONNECT_SECONDS)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        raise BadInput(f"no Dask scheduler answers at {scheduler!r}: {error}") from None


def on_cluster(missing: list[Work], client: Client) -> Iterator[tuple[Work, list[Row]]]:
    """On the workers of a Dask cluster, on which the same version of this package is installed."""
    from distributed import as_completed as as_done

    with client:
        # A part whose worker dies goes to another one; `pure` would let Dask take equal parts for one.
        waiting = {client.submit(play, work, pure=False, retries=3): work for work in missing}
        for future, rows in as_done(list(waiting), with_results=True):  # type: ignore[no-untyped-call]
            yield waiting[future], rows
