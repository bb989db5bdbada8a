"""The wheel as people install it: into an environment with nothing else, on a machine without a compiler."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import ludotheque
from tests.wheel.conftest import ROOT, Installed

VERSION = re.escape(ludotheque.__version__)
DRAWN = {".css", ".svelte", ".ts"}
"""Files of the client's sources: what is built of them is in the wheel."""


def test_the_lock_of_the_core_has_all_that_the_wheel_asks_for(installed: Installed) -> None:
    installed.pip("check")


def test_it_tells_its_version_and_its_commit(installed: Installed) -> None:
    told = installed.run("ludotheque", "--version").stdout
    assert re.fullmatch(rf"ludotheque {VERSION} \([0-9a-f]{{9,}}(-modified)?\), compiled: true\n", told)


def test_it_plays_compiled_games_without_a_compiler(installed: Installed) -> None:
    assert shutil.which("cc", path=str(installed.programs)) is None
    done = installed.run(
        "ludotheque", "simulate", "koryo", "--players", "4", "--games", "200", "--bots", "greedy", "--json"
    )
    report = json.loads(done.stdout)
    assert (report["games"], report["compiled"]) == (200, True)


def test_it_has_every_game_with_its_words(installed: Installed) -> None:
    listed = json.loads(installed.run("ludotheque", "games", "--json").stdout)
    assert {game["id"] for game in listed} == set(ludotheque.registered_games())
    for game in listed:
        played = installed.run("ludotheque", "play", game["id"], "--plain", "--seed", "1")
        assert played.stdout.endswith("The game is unfinished.\n"), played.stderr


def test_without_the_extra_the_server_says_how_to_install_it(installed: Installed) -> None:
    done = installed.run("ludotheque", "serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert 'pip install "ludotheque[server]"' in done.stderr and "Traceback" not in done.stderr


def test_it_carries_the_client_and_the_licences_and_no_path_of_this_machine(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        assert "ludotheque/server/static/index.html" in names
        for licence in ("LICENSE", "CREDITS.md"):
            assert any(name.endswith(f".dist-info/licenses/{licence}") for name in names)
        here = str(ROOT).encode()
        assert [name for name in names if here in files.read(name)] == []


def test_nothing_is_lost_on_the_way_through_the_source_distribution(wheel: Path) -> None:
    """The wheel is built from that, as by everyone who installs Ludotheque without a wheel."""
    listed = subprocess.run(["git", "ls-files", "ludotheque"], cwd=ROOT / "src", capture_output=True, check=True)
    kept = [Path(name) for name in listed.stdout.decode().splitlines() if Path(name).suffix not in DRAWN]
    with zipfile.ZipFile(wheel) as files:
        assert [str(path) for path in kept if str(path) not in files.namelist()] == []
