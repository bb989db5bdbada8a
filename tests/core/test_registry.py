"""One broken game takes no other down, and is named with its package and error."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BROKEN = {
    "missing-module": ("nowhere", "nowhere_at_all:GAME", "ModuleNotFoundError"),
    "raising-module": ("raiser", "raising_game:GAME", "RuntimeError: half written"),
    "not-a-game": ("nonsense", "raising_game_2:GAME", "TypeError"),
    "missing-name": ("nameless", "nameless_game:GAME", "ImportError"),
    "exits": ("quitter", "quitting_game:GAME", "SystemExit: bye"),
}


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """Return a folder of installed packages, each with a game that cannot be loaded."""
    (tmp_path / "raising_game.py").write_text("raise RuntimeError('half written')")
    (tmp_path / "raising_game_2.py").write_text("GAME = 7")
    (tmp_path / "nameless_game.py").write_text("from ludotheque import no_such_name")
    (tmp_path / "quitting_game.py").write_text("raise SystemExit('bye')")
    for package, (id, point, _) in BROKEN.items():
        install(tmp_path, package, id, point)
    return tmp_path


def install(folder: Path, package: str, id: str, point: str) -> None:
    """Let a package in that folder register a game."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[ludotheque.games]\n{id} = {point}\n")


def run(packages: Path, *arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, [str(packages), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, *arguments], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.returncode == code, done.stderr
    return done


def test_a_broken_game_is_named_and_the_others_are_listed(packages: Path) -> None:
    done = run(packages, "-m", "ludotheque", "games", "--json")
    assert {game["id"] for game in json.loads(done.stdout)} >= {"koryo", "leduc"}
    for package, (id, _, error) in BROKEN.items():
        assert f"the game {id!r} of the package {package} cannot be loaded: {error}" in done.stderr


def test_another_game_is_played_without_loading_the_broken_one(packages: Path) -> None:
    done = run(packages, "-m", "ludotheque", "simulate", "koryo", "--games", "2", "--json")
    assert json.loads(done.stdout)["games"] == 2
    assert "cannot be loaded" not in done.stderr


def test_a_broken_game_asked_for_says_why(packages: Path) -> None:
    done = run(packages, "-m", "ludotheque", "simulate", "raiser", code=2)
    assert "raising-module" in done.stderr and "half written" in done.stderr


def title_of(folder: Path, id: str) -> subprocess.CompletedProcess[str]:
    return run(folder, "-c", f"from ludotheque import load; print(load({id!r}).title)")


@pytest.mark.parametrize("package", ["aaa-first", "zzz-last"])
def test_a_package_that_takes_the_id_of_a_game_of_the_house_is_named(tmp_path: Path, package: str) -> None:
    (tmp_path / "usurper.py").write_text("raise RuntimeError('this is never loaded')")
    install(tmp_path, package, "koryo", "usurper:GAME")
    done = title_of(tmp_path, "koryo")
    assert done.stdout == "Koryŏ\n"
    told = f"the game 'koryo' of the package {package} cannot be loaded: the package ludotheque has a game of this id"
    assert told in done.stderr
    assert told in run(tmp_path, "-m", "ludotheque", "games").stderr
    assert "usurper" not in title_of(tmp_path, "leduc").stderr


def test_two_packages_with_a_game_of_one_id_are_both_named(tmp_path: Path) -> None:
    (tmp_path / "tide.py").write_text("from ludotheque.authoring.skeleton.high_card import GAME")
    (tmp_path / "tide2.py").write_text("from ludotheque.authoring.skeleton.high_card import GAME")
    install(tmp_path, "wave", "high_card", "tide:GAME")
    assert title_of(tmp_path, "high_card").stdout == "High Card\n"
    install(tmp_path, "ebb", "high_card", "tide2:GAME")
    done = run(tmp_path, "-m", "ludotheque", "simulate", "high_card", "--games", "1", code=2)
    told = "the game 'high_card' of the package ebb cannot be loaded: the package wave has a game of this id"
    assert told in " ".join(done.stderr.split())
    assert told in run(tmp_path, "-m", "ludotheque", "games").stderr


def test_without_the_metadata_of_packages_there_are_our_own_games(packages: Path) -> None:
    listed = "from ludotheque import broken_games, registered_games; print(*registered_games(), *broken_games())"
    done = run(packages, "-c", f"import sys; sys.modules['importlib.metadata'] = None; {listed}")
    assert done.stdout.split() == ["age_of_comics", "gold_record", "kick_ass", "koryo", "leduc", "manga_dice"]


def test_an_entry_point_may_name_an_attribute_of_an_attribute(tmp_path: Path) -> None:
    (tmp_path / "grouped.py").write_text(
        "import dataclasses\nfrom ludotheque.games.leduc import GAME\n"
        "class Games:\n    TWIN = dataclasses.replace(GAME, id='twin', title='Twin')\n"
    )
    install(tmp_path, "grouped-games", "twin", "grouped:Games.TWIN")
    assert title_of(tmp_path, "twin").stdout == "Twin\n"


def test_the_server_lists_the_fault_and_serves_the_rest(packages: Path) -> None:
    script = """
from starlette.testclient import TestClient
from pathlib import Path
from ludotheque.server.run.asgi import create_app
from ludotheque.server.settings import Settings
with TestClient(create_app(Settings(database=Path("tables.db"), allow_host=("testserver",)))) as client:
    print(client.get("/api/games").json()[0]["id"], [one["package"] for one in client.get("/api/faults").json()])
"""
    script = script.replace('"tables.db"', repr(str(packages / "tables.db")))
    done = run(packages, "-c", script)
    assert done.stdout.split()[0] == "age_of_comics"
    assert all(package in done.stdout for package in BROKEN)


def test_versions_are_known_without_loading_our_own_games(packages: Path) -> None:
    """Those of other packages are loaded; one that cannot be has none."""
    (packages / "other_game.py").write_text(
        "import dataclasses\nfrom ludotheque.games.leduc import GAME\n"
        "GAME = dataclasses.replace(GAME, id='other', version=7)\n"
    )
    install(packages, "other-package", "other", "other_game:GAME")
    code = """
import json, sys
from ludotheque.core.registry import versions
found = versions()
loaded = sorted(name for name in sys.modules if name.startswith("ludotheque.games.") and name.count(".") == 2)
from ludotheque import registered_games
print(json.dumps([found, loaded, {id: game.version for id, game in registered_games().items()}]))
"""
    found, loaded, stated = json.loads(run(packages, "-c", code).stdout)
    assert found == stated and found["other"] == 7 and not found.keys() & {id for id, *_ in BROKEN.values()}
    assert loaded == ["ludotheque.games.leduc"]
