"""Play an experiment's games on this machine's cores or a Dask cluster and store finished games in a folder.

Finished parts are written about once a second, each file atomically. An interrupted run resumes: parts that are in a
file are not played again. A part that was lost with a worker is played again but counted once, because only the process
that collects the results writes files.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from pathlib import Path
from secrets import token_hex
from time import monotonic

import polars as pl

from ludotheque.bots.cluster import workers
from ludotheque.core.errors import BadInput
from ludotheque.core.registry import load
from ludotheque.lab.experiment import Experiment, Work, claim
from ludotheque.lab.rows import Rows, play

Progress = Callable[[int, int], None]
"""Called with the number of finished games and the total."""
FILE_SECONDS = 1.0
"""Seconds for which parts are gathered before they are written."""


def run(
    experiment: Experiment,
    folder: Path,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    on_progress: Progress | None = None,
) -> pl.DataFrame:
    """Play the missing games, and return all games, one row each, sorted by cell and number.

    BadInput if the experiment is not possible, the folder belongs to another one, the cluster is missing or lost, or
    files disappear from the folder.
    """
    experiment.check()
    if jobs < 1:
        raise BadInput(f"the number of jobs is 1 or more, not {jobs}")
    with workers(jobs, scheduler, load(experiment.game), chain(*experiment.bots)) as crew:
        claim(folder, experiment)
        everything = list(experiment.work())
        kept = played(folder)
        missing = [work for work in everything if (work.cell.number, work.numbers.start) not in kept]
        total = sum(len(work.numbers) for work in everything)
        done = total - sum(len(work.numbers) for work in missing)
        if on_progress is not None:
            on_progress(done, total)
        shelf = Shelf(folder)
        try:
            for work, rows in crew.spread(play, missing):
                shelf.add(work, rows)
                done += len(work.numbers)
                if on_progress is not None:
                    on_progress(done, total)
        finally:
            shelf.write()  # keep the games played, however the run stops
    found = load_rows(folder)
    if len(found) != total:
        raise BadInput(f"{folder} has {len(found)} games, not {total}: run it again to play what is missing")
    return found


class Shelf:
    """A buffer of rows to write to files.

    Quick parts share a file, because a file costs as much as a few hundred quick games.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name: str = ""
        self.rows: Rows = Rows()
        self.since: float = monotonic()

    def add(self, work: Work, rows: Rows) -> None:
        """Add a finished part."""
        self.name = self.name or work.name
        self.rows.extend(rows)
        if monotonic() - self.since >= FILE_SECONDS:
            self.write()

    def write(self) -> None:
        """Write the rows so far to a file atomically, named after its first part."""
        if self.rows.games:
            # Two runs in one folder never write the same file; what both have played is counted once.
            target = self.folder / "rows" / f"{self.name}-{token_hex(4)}.parquet"
            half = target.with_suffix(".half")
            self.rows.framed().write_parquet(half)
            half.replace(target)
        self.name, self.rows, self.since = "", Rows(), monotonic()


def files_of(folder: Path) -> list[Path]:
    """Return the files with rows."""
    return sorted((folder / "rows").glob("*.parquet"))


def played(folder: Path) -> set[tuple[int, int]]:
    """Return the stored games, by arm and number."""
    return {game for file in files_of(folder) for game in pl.read_parquet(file, columns=["cell", "number"]).iter_rows()}


def load_rows(folder: Path) -> pl.DataFrame:
    """Return all games of a folder. BadInput if there are none."""
    files = files_of(folder)
    if not files:
        raise BadInput(f"{folder} holds no games")
    rows = pl.concat([pl.read_parquet(file) for file in files], how="diagonal")
    return rows.unique(["cell", "number"], keep="first").sort("cell", "number")  # twice, if two runs shared the folder
