"""A pytest plugin that says which test proves which rule of a game's guide: ``@pytest.mark.rule("anchor")``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import pytest

from ludotheque import Game, load

FAULTS = pytest.StashKey[list[str]]()
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--rules-of``."""
    parser.addoption("--rules-of", metavar="GAME", help="fail on a rule of this game's guide that no test names")


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known where a package has not."""
    config.addinivalue_line("markers", "rule(anchor): the rule of the game's guide that this test proves")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Hold the marks of a game's own tests against its guide."""
    id = config.getoption("--rules-of")
    if id is None:
        return
    proofs: dict[str, list[str]] = {}
    for item in items:
        for marker in item.iter_markers("rule"):
            for anchor in marker.args:
                proofs.setdefault(anchor, []).append(item.name)
    config.stash[FAULTS] = unproven(load(id), proofs)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail where a rule has no test, even if all tests pass."""
    if session.config.stash.get(FAULTS, []) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Name the rules without a test, below what failed."""
    for fault in config.stash.get(FAULTS, []):
        terminalreporter.write_line(fault, red=True)


def unproven(game: Game, proofs: Mapping[str, Sequence[str]]) -> list[str]:
    """Say which rules have no test, and which tests name a rule that the guide does not have."""
    anchors = ANCHOR.findall(game.guide("en"))
    faults = [f"the rule {anchor!r} of guide/en.md has no test" for anchor in anchors if not proofs.get(anchor)]
    for anchor in sorted(set(proofs) - set(anchors)):
        faults.append(f"{', '.join(proofs[anchor])} name the rule {anchor!r}, which guide/en.md does not have")
    return faults
