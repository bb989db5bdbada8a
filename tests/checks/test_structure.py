"""The table of docs/architecture.md measures what it says."""

from __future__ import annotations

import functools
import sys
from pathlib import Path

import pytest
from tools import structure

CONTRACTS = """
[[tool.importlinter.contracts]]
containers = ["ludotheque.games.tide"]
layers = ["face", "rules", "state"]
[[tool.importlinter.contracts]]
containers = ["ludotheque.games.tide.chapters"]
layers = ["moon", "sun"]
[[tool.importlinter.contracts]]
containers = ["ludotheque.games.tide_pool"]
layers = ["other"]
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "src/ludotheque/games/tide"
    folder.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text(CONTRACTS)
    (folder / "__init__.py").write_text("")
    (folder / "state.py").write_text("from ludotheque.games.tide import rules\n")
    (folder / "rules.py").write_text(
        "from ludotheque.games.tide.state import State\n\n"
        "def turn(state):\n"
        "    if state == 1:\n        return 10\n"
        "    elif state == 2:\n        return 9\n"
        "    raise IllegalAction('no')\n"
    )
    return folder


def test_the_figures_of_a_game(game: Path) -> None:
    found = structure.figures(game)
    assert found == structure.Figures(3, 9, "3 + 2", 2, (6, "turn"), (2, "turn"), 1, 1)


def test_a_game_without_contracts_has_no_layers(game: Path) -> None:
    (game.parents[3] / "pyproject.toml").write_text(CONTRACTS.replace("games.tide", "games.moon"))
    assert structure.figures(game).layers == "0"


def test_a_table_that_is_not_up_to_date_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "architecture.md"
    page.write_text(f"before\n{structure.BEGIN}\nold\n{structure.END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(structure, "PAGE", page)
    monkeypatch.setattr(structure, "table", functools.cache(structure.table))
    monkeypatch.setattr(sys, "argv", ["structure", "--check"])
    assert structure.main() == 1
    assert "python -m tools.structure" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["structure"])
    assert structure.main() == 0
    told = page.read_text(encoding="utf-8")
    assert told.startswith("before\n") and told.endswith("after\n") and "| Leduc | before |" in told
    monkeypatch.setattr(sys, "argv", ["structure", "--check"])
    assert structure.main() == 0
