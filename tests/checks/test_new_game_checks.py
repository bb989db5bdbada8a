"""A game that was just begun passes `make check`, once the generated files are made again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKE = ("make", f"DEV={Path(sys.executable).parent}")
PARTS = (
    ".github",
    "Makefile",
    "pyproject.toml",
    "setup.py",
    "README.md",
    "benchmarks",
    "docs",
    "src",
    "tests",
    "tools",
    "web/src",
)
REBUILT = shutil.ignore_patterns("static", "*.egg-info", "__pycache__", "*.so")
ENTRY_POINTS = """[ludotheque.games]
leduc = ludotheque.games.leduc:GAME
tide_pool = ludotheque.games.tide_pool:GAME
"""
"""The large games are left out, whose random games take half a minute; their files are checked all the same."""


def checkout(folder: Path) -> dict[str, str]:
    """Copy this checkout, with an environment that is ready; returns what its commands find in theirs."""
    for part in PARTS:
        to = folder / part
        to.parent.mkdir(exist_ok=True)
        shutil.copytree(ROOT / part, to, ignore=REBUILT) if (ROOT / part).is_dir() else shutil.copy(ROOT / part, to)
    (folder / "requirements").mkdir()
    (folder / "requirements/dev.txt").touch()
    path = os.pathsep.join(filter(None, [str(folder / "src"), os.environ.get("PYTHONPATH")]))
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return {**inherited, "PYTHONPATH": path}


def install(folder: Path) -> None:
    """Do what `make` does after a change of entry points: here, by hand, so that nothing is fetched."""
    info = folder / "src/ludotheque-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludotheque\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    (folder / ".venv").mkdir()
    for mark in (".ready", ".editable"):
        (folder / ".venv" / mark).touch()
    # Types that were checked here need not be checked there, where all but the new game is the same.
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", folder / ".mypy_cache")


def run(folder: Path, environment: dict[str, str], *command: str) -> str:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.soak
def test_a_new_game_in_the_tree_passes_the_checks(tmp_path: Path) -> None:
    environment = checkout(tmp_path)
    told = run(tmp_path, environment, sys.executable, "-m", "ludotheque", "new-game", "tide_pool")
    assert "  make generate check\n" in told
    install(tmp_path)
    run(tmp_path, environment, *MAKE, "generate")
    fields = run(tmp_path, environment, sys.executable, "-m", "tools.position_fields", "tide_pool")
    assert "## Tide Pool" in fields and "| Position | values |" in fields
    assert "| tide_pool | now |" in (tmp_path / "docs/architecture.md").read_text(encoding="utf-8")
    run(tmp_path, environment, *MAKE, "check-python")
    own = "tests/games/tide_pool"
    run(tmp_path, environment, sys.executable, "-m", "ludotheque", "check", "tide_pool", "--tests", own)
