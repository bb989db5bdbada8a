"""Run the tests that failed in a stage of `make test` once more, alone, and tell chance from fault.

Workers, servers and browsers on two cores can make a sound test fail, and finished work does not land because of it. So
``tools/test`` looks twice at what failed: when the other processes of the stage have ended, the failed tests follow
each other. Those that pass then are named as flaky, in the summary too. Any that fail again fail the stage, and so do
more than :data:`MOST` flaky tests. A flaky test is still a bug: mend its cause.

As a plugin of pytest (``-p tools.second_look --looks=FOLDER``) this file writes down what a run saw and leaves the
verdict on failed tests to the second look. As a program (``python -m tools.second_look LOOKS``) it takes that look at
each run that wrote into a folder of ``LOOKS``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

MOST = 5
"""The number of flaky tests that a stage may have."""
SEEN, FLAKY = "seen.json", "flaky.txt"
"""The files of a run, in a folder of its own, and of all flaky tests, in the folder of those folders."""
ALONE = ("-n", "0", "--last-failed", "--last-failed-no-failures", "none")
"""Run the tests that failed in the last run, one after another."""


class Looks:
    """The tests of a run that failed, each with the last line of its first error, and those that passed."""

    def __init__(self, folder: Path, command: list[str]) -> None:
        self.folder = folder
        self.command = command
        self.failed: dict[str, str] = {}
        self.passed: set[str] = set()
        self.uncollected = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.uncollected = self.uncollected or report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.setdefault(report.nodeid, last_line(report.longreprtext))
        elif report.passed and report.when == "call":
            self.passed.add(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write down what was seen, and let the run pass if it failed by nothing but tests."""
        by_tests = session.exitstatus == pytest.ExitCode.TESTS_FAILED and self.failed
        if self.uncollected or not (by_tests or session.exitstatus == pytest.ExitCode.OK):
            return
        seen = {
            "command": self.command,
            "environment": {name: os.environ[name] for name in os.environ if name.startswith(("PY", "LUDOTHEQUE"))},
            "failed": self.failed,
            "passed": sorted(self.passed - self.failed.keys()),
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / SEEN).write_text(json.dumps(seen), encoding="utf-8")
        session.exitstatus = pytest.ExitCode.OK


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that asks for a second look."""
    # Give it with "=": pytest would take a value of its own for a path of tests, and look for its settings there.
    parser.addoption("--looks", type=Path, help="write down here what the run saw, and let failed tests wait")


def pytest_configure(config: pytest.Config) -> None:
    """Watch the run from its controller; its workers report to that."""
    folder = config.getoption("--looks")
    if folder is not None and not hasattr(config, "workerinput"):
        arguments = [str(one) for one in config.invocation_params.args]
        config.pluginmanager.register(Looks(folder, [sys.executable, "-m", "pytest", *arguments]))


def last_line(text: str) -> str:
    r"""Return the last line of an error.

    >>> last_line("    assert 1 == 2\nE   assert 1 == 2\n\ntest_sums.py:3: AssertionError")
    'assert 1 == 2'
    """
    lines = [line for line in text.splitlines() if line.strip()]
    errors = [line[1:] for line in lines if line.startswith("E ")]
    return (errors or lines or [""])[-1].strip()


def read(folder: Path) -> dict[str, Any]:
    """Return what a run saw, which is nothing if it failed by more than tests."""
    try:
        seen: dict[str, Any] = json.loads((folder / SEEN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {"failed": {}, "passed": []}
    return seen


def look_again(folder: Path) -> tuple[dict[str, str], list[str]]:
    """Run the failed tests of a run again.

    Returns:
        Those that passed now, each with its first error, and those that did not.
    """
    first = read(folder)
    failed: dict[str, str] = first["failed"]
    if not failed:
        return {}, []
    print(f"\n== A second look at {len(failed)} failed in {folder.name}", flush=True)
    command = [*first["command"], *ALONE, f"--looks={folder / 'again'}"]
    done = subprocess.run(command, env={**os.environ, **first["environment"]}, check=False)
    passed = set(read(folder / "again")["passed"]) if done.returncode == 0 else set()
    flaky = {test: error for test, error in failed.items() if test in passed}
    return flaky, [test for test in failed if test not in passed]


def main(looks: Path) -> int:
    """Look again at what failed in a stage; return its exit code."""
    flaky: dict[str, str] = {}
    failed: list[str] = []
    for seen in sorted(looks.glob(f"*/{SEEN}")):
        passed_now, failed_again = look_again(seen.parent)
        flaky |= passed_now
        failed += failed_again
        seen.unlink()
    lines = [f"FLAKY {test}: {error}\n" for test, error in flaky.items()]
    print("".join(lines), end="")
    with (looks / FLAKY).open("a", encoding="utf-8") as file:
        file.writelines(lines)
    for test in failed:
        print(f"FAILED {test}, twice")
    if len(flaky) > MOST:
        print(f"FAILED {len(flaky)} tests are flaky, more than {MOST}")
    return 1 if failed or len(flaky) > MOST else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
