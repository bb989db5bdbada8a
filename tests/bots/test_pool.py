"""Workers do not outlive the one whose work they do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest


def who(_task: int) -> int:
    """Return the process that does this."""
    time.sleep(0.2)
    return os.getpid()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="who is alive is asked of /proc")
def test_a_killed_run_leaves_no_workers() -> None:
    program = "from ludotheque.bots.pool import OtherProcesses; from tests.bots.test_pool import who\n"
    program += "with OtherProcesses(2) as workers:\n"
    program += "    for _task, pid in workers.spread(who, range(1000)): print(pid, flush=True)"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as run:
        assert run.stdout is not None
        workers = {int(run.stdout.readline()) for _ in range(4)}
        run.send_signal(signal.SIGKILL)
    end = time.monotonic() + 20
    while any(alive(pid) for pid in workers) and time.monotonic() < end:
        time.sleep(0.1)
    assert not any(alive(pid) for pid in workers)


def alive(pid: int) -> bool:
    """Return whether a process runs; one that only waits to be asked for its end does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
