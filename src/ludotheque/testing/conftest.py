"""The games of the contract suite."""

from __future__ import annotations

import pytest

from ludotheque.testing.cases import cases, games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each test its games, or its cases."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
    elif "game" in metafunc.fixturenames and not _has_games_of_its_own(metafunc):
        metafunc.parametrize("game", games(), ids=lambda game: game.id)


def _has_games_of_its_own(metafunc: pytest.Metafunc) -> bool:
    return any("game" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
