"""A sixth boss for Kick-Ass: a folder and one line are enough (``tests/games/kick_ass/broker``)."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

BROKER = Path(__file__).parents[1] / "games" / "kick_ass" / "broker"
SOURCES = Path(__file__).parents[2] / "src" / "ludotheque"
NONE = "FOLDERS: Final[tuple[str, ...]] = ()"
ONE = 'FOLDERS: Final[tuple[str, ...]] = ("broker",)'
PYTEST = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the whole package, not compiled, to which the boss has been added."""
    folder = tmp_path_factory.mktemp("with-the-broker")
    shutil.copytree(SOURCES, folder / "ludotheque", ignore=shutil.ignore_patterns("static", "__pycache__"))
    game = folder / "ludotheque" / "games" / "kick_ass"
    shutil.copytree(BROKER, game / "bosses" / "broker", ignore=shutil.ignore_patterns("__pycache__"))
    listed = (game / "expansions.py").read_text()
    assert listed.count(NONE) == 1
    (game / "expansions.py").write_text(listed.replace(NONE, ONE))
    return folder


def run(package: Path, *command: str) -> str:
    """Run something with that package, which has to work; returns what it says."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    environment = {**plain, "PYTHONPATH": str(package), "PYTEST_ADDOPTS": ""}
    done = subprocess.run(command, cwd=package, env=environment, capture_output=True, text=True, timeout=580)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.long
def test_his_rules_are_kept_and_one_case_of_the_contract_suite_is_green(package: Path) -> None:
    rulings = package / "ludotheque" / "games" / "kick_ass" / "bosses" / "broker" / "rulings.py"
    assert "5 passed" in run(package, *PYTEST, str(rulings))
    case = "broker and not together or kick_ass and (test_every_rule_named or test_a_position_of_a_golden)"
    found = re.search(r"(\d+) passed", run(package, *PYTEST, "--pyargs", "ludotheque.testing", "-k", case))
    assert found and int(found[1]) > 40


@pytest.mark.soak
def test_the_contract_suite_of_the_game_is_green(package: Path) -> None:
    assert "passed" in run(package, *PYTEST, "-n", "2", "--pyargs", "ludotheque.testing", "-k", "kick_ass")
