"""Shared parts of all tests: the matrix of rules and the tests that prove them (``make rules``)."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from pathlib import Path

import pytest

from ludotheque import registered_games
from ludotheque.testing.rules import ANCHOR

NEEDED = {
    "tools/postgres": "PostgreSQL or HAProxy is not installed",
    "make .wasm/.ready": "not built for WebAssembly",
    "make app": "not built as a single file",
    "unshare": "this machine allows no user namespaces",
}
"""Commands that bring what some tests need, whose reason for being skipped names them; and what is missing without."""

with contextlib.suppress(ImportError):  # the environment for training does without
    from hypothesis import HealthCheck, settings

    # How long an example takes says more about the machine than about the code.
    settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="print the matrix rule x test; fail on a rule with no test")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    proofs = rule_proofs(items)
    for game in registered_games().values():
        anchors = ANCHOR.findall(game.guide("en"))
        unknown = sorted(set(proofs[game.id]) - set(anchors))
        if unknown:
            raise pytest.UsageError(f"tests of {game.id} name rules that its guide does not have: {unknown}")
    if config.getoption("--rules"):
        print_matrix(proofs)
        pytest.exit("every rule has a test", returncode=0)
    # Where several workers share the tests, none is left alone at the end with one that takes long.
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say aloud that tests were skipped for want of something that can be had."""
    reasons = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    for command, missing in NEEDED.items():
        skipped = sum(command in reason for reason in reasons)
        if skipped:
            terminalreporter.write_line(f"**** {skipped} TESTS SKIPPED: {missing}; see {command} ****", red=True)


def rule_proofs(items: list[pytest.Item]) -> dict[str, dict[str, list[str]]]:
    """For each game and rule the tests marked with it. The game is the folder under tests/games."""
    proofs: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        folder = Path(item.path).parent.name
        for marker in item.iter_markers("rule"):
            for anchor in marker.args:
                proofs[folder][anchor].append(item.name)
    return proofs


def print_matrix(proofs: dict[str, dict[str, list[str]]]) -> None:
    missing = []
    for game in registered_games().values():
        print(f"\n{game.title}")
        for anchor in ANCHOR.findall(game.guide("en")):
            tests = proofs[game.id][anchor]
            print(f"  {anchor:18} {', '.join(tests) or '-- NO TEST --'}")
            missing += [f"{game.id}: {anchor}"] if not tests else []
    if missing:
        raise pytest.UsageError(f"{len(missing)} rule(s) with no test: {', '.join(missing)}")
