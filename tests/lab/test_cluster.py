"""The same experiment on a cluster of two worker processes, one of which is killed in the middle."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

pytest.importorskip("distributed")

from distributed import LocalCluster

from ludotheque.lab import runner
from ludotheque.lab.experiment import Experiment

EXPERIMENT = Experiment("koryo", (2,), (("greedy", "random"),), 120, {})


def test_no_game_is_lost_or_counted_twice_when_a_worker_dies(tmp_path: Path) -> None:
    alone = runner.run(EXPERIMENT, tmp_path / "alone")
    killed: list[int] = []
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        workers = [worker.pid for worker in cluster.workers.values()]

        def kill_one(done: int, total: int) -> None:
            if done > 0 and not killed:
                killed.append(workers[0])
                os.kill(workers[0], signal.SIGKILL)

        together = runner.run(
            EXPERIMENT, tmp_path / "together", scheduler=cluster.scheduler_address, on_progress=kill_one
        )
    assert killed
    assert together.height == 120
    assert together.equals(alone)
