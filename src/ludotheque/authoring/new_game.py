"""A new game from the skeleton: High Card, renamed, in this checkout or as a package of its own.

The skeleton is a whole game, so that it is playable and green at once; its author then changes it step by step.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ludotheque.core.chance import SealedChance, SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.registry import versions

SKELETON = "high_card"
ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
GOLDEN_PLAYERS = 2
GOLDEN_SECRET = bytes(31) + b"\1"
ENTRY_POINTS = '[project.entry-points."ludotheque.games"]'
PYPROJECT = """\
[build-system]
requires = ["setuptools>=80"]
build-backend = "setuptools.build_meta"

[project]
name = "ludotheque-{dashed}"
version = "0.1.0"
description = "{title}, a game for Ludotheque."
requires-python = ">=3.11"
dependencies = ["ludotheque"]

{entry_points}
{id} = "{id}:GAME"

[tool.setuptools]
packages = ["{id}"]

[tool.setuptools.package-data]
"*" = ["text/*.ftl", "guide/*", "golden/*.json", "golden/positions/*.json", "board/bundle/*"]

[tool.pytest.ini_options]
markers = ["rule(anchor): the rule of the game's guide that this test proves"]
"""
STEPS_OF_A_PACKAGE = """
To play it in the browser, on the board of {id}/board/bundle/board.js:
  pip install --editable {home}
  ludotheque serve --open
To play it in the terminal, and to check all of it:
  ludotheque play {id}
  pip install "ludotheque[testing]"
  ludotheque check {id} --tests {home}/tests
docs/adding-a-game.md explains the rest."""
STEPS_IN_THE_TREE = """
To play it in the browser, on the board of src/ludotheque/games/{id}/board/bundle/board.js:
  make dev                  then open http://localhost:5173
To play it in the terminal, and to check all of it:
  make generate check
  ludotheque play {id}
  ludotheque check {id} --tests tests/games/{id}
docs/adding-a-game.md explains the rest."""


def in_tree(id: str, checkout: Path) -> list[Path]:
    """Make a game in a checkout of Ludotheque: its folder, its tests and its entry point.

    Returns:
        The files that were written.

    Raises:
        BadInput: the id is no name or is taken, or the folder is no checkout. Nothing is written then.
    """
    project = checkout / "pyproject.toml"
    folder, tests = checkout / "src" / "ludotheque" / "games" / id, checkout / "tests" / "games" / id
    _check_id(id)
    if not project.is_file() or ENTRY_POINTS not in project.read_text(encoding="utf-8"):
        raise BadInput(f"{checkout} is not a checkout of Ludotheque; use --package for a package of your own")
    _check_free(folder, tests)
    text = project.read_text(encoding="utf-8")
    before, after = text.split(f"{ENTRY_POINTS}\n")
    points, rest = after.split("\n\n", 1)
    lines = sorted([*points.splitlines(), f'{id} = "ludotheque.games.{id}:GAME"'])
    written = [*_copy("high_card", folder, id), *_copy("tests", tests, id)]
    project.write_text("\n".join([f"{before}{ENTRY_POINTS}", *lines, "", rest]), encoding="utf-8")
    return [*written, project, _golden(f"ludotheque.games.{id}", folder)]


def as_package(id: str, parent: Path) -> list[Path]:
    """Make a game as a package of its own, in the folder ``ludotheque-<id>`` of ``parent``; as :func:`in_tree`."""
    _check_id(id)
    if id in versions():
        raise BadInput(f"a game {id!r} is installed: choose another id, or uninstall that game first")
    if id in sys.stdlib_module_names or PathFinder.find_spec(id):
        raise BadInput(
            f"a Python module {id!r} is installed, which a package of that name would hide: choose another id"
        )
    root = parent / f"ludotheque-{id.replace('_', '-')}"
    _check_free(root)
    written = [*_copy("high_card", root / id, id), *_copy("tests", root / "tests", id)]
    project = root / "pyproject.toml"
    names = {"id": id, "dashed": id.replace("_", "-"), "title": _title(id), "entry_points": ENTRY_POINTS}
    project.write_text(PYPROJECT.format(**names), encoding="utf-8")
    sys.path.insert(0, str(root))
    try:
        return [*written, project, _golden(id, root / id)]
    finally:
        sys.path.remove(str(root))


def _check_id(id: str) -> None:
    if not ID.fullmatch(id):
        raise BadInput(f"the id of a game is lower-case words joined by _, such as tide_pool, not {id!r}")


def _check_free(*folders: Path) -> None:
    for folder in folders:
        if folder.exists():
            raise BadInput(f"{folder} already exists; nothing was written")


def _title(id: str) -> str:
    return " ".join(word.capitalize() for word in id.split("_"))


def _copy(part: str, to: Path, id: str) -> list[Path]:
    """Copy a folder of the skeleton, with the game's names in place of High Card's."""
    names = {SKELETON: id, "HIGH_CARD": id.upper(), "HighCard": _title(id).replace(" ", ""), "High Card": _title(id)}
    written = []
    for path, source in _sources(files("ludotheque.authoring.skeleton").joinpath(part)):
        text = source.read_text(encoding="utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        target = to / path.replace(SKELETON, id)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        written.append(target)
    return written


def _sources(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir() and one.name != "__pycache__":
            yield from _sources(one, f"{path}{one.name}/")
        elif one.name.endswith((".py", ".ftl", ".md", ".js")):
            yield f"{path}{one.name}", one


def _golden(package: str, folder: Path) -> Path:
    """Record a game for the only ending of the skeleton."""
    importlib.invalidate_caches()
    game = importlib.import_module(package).GAME
    assert isinstance(game, Game)
    match = Match.start(game, GOLDEN_PLAYERS, chance=SealedChance(GOLDEN_SECRET), seats=["random", "random"])
    dice = SeededChance(1)
    while not match.state.is_terminal():
        actions = match.state.legal_actions()
        forced = match.forced()
        match.act(int(actions[dice.below(len(actions))]), auto=forced is not None)
    path = folder / "golden" / f"{game.endings[0]}-{GOLDEN_PLAYERS}.json"
    path.parent.mkdir()
    path.write_text(match.record.dumps(), encoding="utf-8")
    return path
