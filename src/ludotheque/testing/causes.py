"""A pytest plugin that shows each cause of failures once: one fault of a game fails many tests of the suite."""

from __future__ import annotations

import linecache
import re
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, cast

import pytest

from ludotheque import Game, load
from ludotheque.testing.findings import CHECKED

PROPERTY = "ludotheque-cause"
"""The name under which a report carries its cause, also from a worker process of pytest-xdist."""
SUITE = Path(__file__).parent
NUMBER = re.compile(r"(?<![\w.-])\d+")
"""A number on its own. Those within a name, such as `card-12`, tell causes apart."""
FIRST_FRAMES, LAST_FRAMES = 2, 6
"""Lines of a traceback that are shown where it is longer."""
MOST_LINES = 12
"""Lines of a message that are shown."""
LONGEST_LINE = 300
"""Characters of such a line that are shown."""
MOST_NAMES = 4
"""Tests, and cases of them, that are named."""


class ReportedError(NamedTuple):
    """An exception as a report carries it."""

    kind: str
    message: str
    place: str
    in_game: bool
    frames: list[str]

    @property
    def key(self) -> tuple[str, str, str]:
        """Return what is the same in all failures of one cause."""
        first = self.message.partition("\n")[0]
        # A bare assertion compares values of one case, which say nothing of the cause.
        return self.kind, "" if first.startswith("assert ") else NUMBER.sub("N", first), self.place


@dataclass
class Blame:
    """One cause with the tests that it fails."""

    told: ReportedError
    tests: list[str] = field(default_factory=list)

    def lines(self, number: int) -> list[str]:
        """Return what is shown of it."""
        head, *more = _shortened(f"{self.told.kind}: {self.told.message}".rstrip(": \n"))
        whose = "the game's " if self.told.in_game else ""
        where = [f"   in {whose}{self.told.place}"] if self.told.place else []
        frames = [f"     {frame}" for frame in self.told.frames]
        message = [f"{number}. {head}", *(f"   {one}" for one in more)]
        return [*message, *where, f"   {names(self.tests)}", *frames]


CAUSES = pytest.StashKey[dict[tuple[str, str, str], Blame]]()


def pytest_configure(config: pytest.Config) -> None:
    """Begin with no cause."""
    config.stash[CAUSES] = {}
    config.pluginmanager.register(_Gathering(config))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Have the report of a test that fails carry its cause."""
    report = yield
    checked = item.config.getoption(CHECKED)
    if report.failed and call.excinfo is not None and checked is not None:
        told = told_of(load(checked), item.path, call.excinfo)
        report.user_properties.append((PROPERTY, list(told)))
    return report


class _Gathering:
    """Groups the reports of one session, wherever its tests ran."""

    def __init__(self, config: pytest.Config) -> None:
        self._causes = config.stash[CAUSES]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a test to its cause."""
        if report.failed:
            carried = [cast(list[object], value) for name, value in report.user_properties if name == PROPERTY]
            told = ReportedError(*carried[-1]) if carried else _unknown(report)  # type: ignore[arg-type]
            self._add(told, report.nodeid.rpartition("::")[2])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Add a file that cannot be imported."""
        if report.failed:
            self._add(_unknown(report), report.nodeid)

    def _add(self, told: ReportedError, test: str) -> None:
        self._causes.setdefault(told.key, Blame(told)).tests.append(test)


def _unknown(report: pytest.TestReport | pytest.CollectReport) -> ReportedError:
    """Return all that is known of a failure without an exception, such as that of a file that cannot be imported."""
    return ReportedError("Error", str(report.longrepr), "", in_game=False, frames=[])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Show the causes, that of most failures first."""
    causes = sorted(config.stash[CAUSES].values(), key=lambda cause: -len(cause.tests))
    if not causes:
        return
    failures = _counted(sum(len(cause.tests) for cause in causes), "failure")
    head = f"{failures} with {_counted(len(causes), 'cause')}; --tb=long shows each traceback"
    terminalreporter.write_sep("=", head, red=True)
    for number, cause in enumerate(causes, 1):
        for line in cause.lines(number):
            terminalreporter.write_line(line)


def told_of(game: Game, test: Path, error: pytest.ExceptionInfo[BaseException]) -> ReportedError:
    """Return an exception with the lines of its traceback that are the game's, the suite's or the test's.

    Its place is the last line of the game; without one, the last line of a test.
    """
    home = Path(str(game.folder()))
    place, in_game = "", False
    frames = []
    for entry in error.traceback:
        path = Path(str(entry.path))
        own = is_in(path, home, game.package)
        if not own and path != test and not path.is_relative_to(SUITE):
            continue
        file = path.relative_to(home) if path.is_relative_to(home) else path.name
        line = entry.lineno + 1
        frames.append(f"{path.parent.name}/{path.name}, line {line}: {linecache.getline(str(path), line).strip()}")
        if own or not in_game:
            place, in_game = f"{file}, line {line}", own
    return ReportedError(error.typename, str(error.value), place, in_game, _ends(frames))


def is_in(path: Path, home: Path, package: str) -> bool:
    """Return whether a file of a traceback is one of a game's; compiled ones have the path that they were built from.

    >>> is_in(Path("/a/tide/rules.py"), Path("/a/tide"), "tide"), is_in(Path("/a/b.py"), Path("/a/tide"), "tide")
    (True, False)
    >>> is_in(Path("src/games/tide/rules.py"), Path("/usr/lib/games/tide"), "games.tide")
    True
    """
    return path.is_relative_to(home) or (not path.is_absolute() and f"{package.replace('.', '/')}/" in path.as_posix())


def _ends(frames: list[str]) -> list[str]:
    """Return the first and last lines of a long traceback, as of an endless recursion."""
    if len(frames) <= FIRST_FRAMES + LAST_FRAMES:
        return frames
    return [*frames[:FIRST_FRAMES], "…", *frames[-LAST_FRAMES:]]


def _shortened(message: str) -> list[str]:
    lines = message.splitlines()
    more = len(lines) - MOST_LINES
    shown = [line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…" for line in lines[:MOST_LINES]]
    return [*shown, f"… and {more} more lines"] if more > 0 else shown


def names(tests: Sequence[str]) -> str:
    """Count tests, and name them in short.

    >>> names(["test_a[leduc-2]", "test_a[leduc-3]", "test_b"])
    '3 tests (leduc-2, leduc-3): test_a, test_b'
    """
    parts = [test.removesuffix("]").partition("[") for test in tests]
    cases = _some([case for _, _, case in parts if case])
    return f"{_counted(len(tests), 'test')}{f' ({cases})' if cases else ''}: {_some([name for name, _, _ in parts])}"


def _counted(number: int, word: str) -> str:
    return f"1 {word}" if number == 1 else f"{number} {word}s"


def _some(words: Iterable[str]) -> str:
    """Return the first of different words."""
    different = list(dict.fromkeys(words))
    more = len(different) - MOST_NAMES
    return ", ".join(different[:MOST_NAMES]) + (f" and {more} more" if more > 0 else "")
