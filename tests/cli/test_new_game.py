"""A new game from the skeleton is a whole game at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import Match, SeededChance
from ludotheque.core.ledger import differing
from ludotheque.skeleton.high_card import GAME
from tests.commands import invoke

ROOT = Path(__file__).parents[2]


def new_game(*arguments: str, code: int = 0) -> str:
    result = invoke(["new-game", *arguments])
    assert result.exit_code == code, result.output
    return result.output


def python(root: Path, *arguments: str, code: int = 0) -> str:
    """Return the output of a Python that finds the package in ``root``, as after ``pip install --editable``."""
    path = os.pathsep.join(filter(None, [str(root), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, *arguments], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, cwd=root
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_the_skeleton_plays_by_its_rules() -> None:
    for players in GAME.players:
        match = Match.start(GAME, players, chance=SeededChance(players))
        while not match.state.is_terminal():
            match.act(match.state.legal_actions()[0])
            match.state.audit()
        assert sum(match.state.scores()) <= 3


def test_a_package_is_playable_tested_and_green(tmp_path: Path) -> None:
    told = new_game("tide_pool", "--package", "--in", str(tmp_path))
    root = tmp_path / "ludotheque-tide-pool"
    assert "pip install --editable" in told
    info = root / "ludotheque_tide_pool-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludotheque-tide-pool\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[ludotheque.games]\ntide_pool = tide_pool:GAME\n")
    assert "tide_pool" in python(root, "-m", "ludotheque", "games")
    assert "Points" in python(root, "-m", "ludotheque", "replay", "tide_pool/golden/over-2.json")
    assert "4 passed" in python(root, "-m", "pytest", "tests", "-q", "-p", "no:cacheprovider")
    assert "valid" in python(root, "-m", "ludotheque", "verify", "tide_pool/golden/over-2.json")
    # The whole contract suite, and a test for each rule of the guide.
    assert " passed" in python(
        root, "-m", "ludotheque", "check", "tide_pool", "--tests", "tests", "-p", "no:cacheprovider"
    )
    # A rule without a test fails the check, and the tests run all the same.
    guide = root / "tide_pool" / "guide" / "en.md"
    guide.write_text(guide.read_text(encoding="utf-8") + '\n<a id="tide"></a>\n## The tide\nIt turns.\n')
    bare = ("check", "tide_pool", "--tests", "tests", "-p", "no:cacheprovider", "-k", "highest")
    told = python(root, "-m", "ludotheque", *bare, code=1)
    assert "the rule 'tide' of guide/en.md has no test" in told and " passed" in told and " failed" not in told


def test_a_game_in_the_tree_has_its_entry_point_tests_and_golden_game(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "*.egg-info", "__pycache__")
    )
    told = python(tmp_path / "src", "-m", "ludotheque", "new-game", "tide_pool", "--in", str(tmp_path))
    assert "make generate check" in told and "ludotheque check tide_pool --tests tests/games/tide_pool" in told
    points = (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    assert 'tide_pool = "ludotheque.games.tide_pool:GAME"\n\n[tool.setuptools' in points
    assert (tmp_path / "tests" / "games" / "tide_pool" / "test_tide_pool.py").is_file()
    assert (tmp_path / "src" / "ludotheque" / "games" / "tide_pool" / "golden" / "over-2.json").is_file()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("Tide Pool", "--package"), "lower-case words"),
        (("tide_pool",), "no checkout of Ludotheque"),
    ],
)
def test_a_game_that_cannot_be_made_is_refused(tmp_path: Path, arguments: tuple[str, ...], reason: str) -> None:
    assert reason in new_game(*arguments, "--in", str(tmp_path), code=2).replace("\n", " ")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    new_game("tide_pool", "--package", "--in", str(tmp_path))
    assert "exists already" in new_game("tide_pool", "--package", "--in", str(tmp_path), code=2)


def test_the_skeleton_keeps_its_table_by_the_log() -> None:
    match = Match.start(GAME, 3, chance=SeededChance(4))
    assert GAME.ledger is not None
    while not match.state.is_terminal():
        table = dict(GAME.view(match.state, None))
        table["players"] = [dict(player) for player in table["players"]]
        match.act(match.state.legal_actions()[-1])
        for event in match.plies[-1].events:
            GAME.ledger.follow(table, event)
        assert not list(differing(table, GAME.view(match.state, None), [("player",)]))
