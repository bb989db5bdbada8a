"""The wheel as people install it: into an environment with nothing else, on a machine without a compiler."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import ludotheque
from ludotheque.authoring import compiling
from tests.wheel.conftest import ROOT, Installed

VERSION = re.escape(ludotheque.__version__)
DRAWN = {".css", ".svelte", ".ts"}
"""Files of the client's sources: what is built of them is in the wheel."""


C_BYTES = 39_380_000
"""The C code of `make .compiled/.ready`, when compiling was last measured."""


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


def test_nothing_is_lost_in_the_wheel_or_the_source_distribution(wheel: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "ludotheque"], cwd=ROOT / "src", capture_output=True, check=True)
    kept = {name for name in listed.stdout.decode().splitlines() if Path(name).suffix not in DRAWN}
    with zipfile.ZipFile(wheel) as files:
        assert kept - set(files.namelist()) == set()
    (sources,) = wheel.parent.glob("*.tar.gz")
    with tarfile.open(sources) as archive:
        assert {f"{sources.name.removesuffix('.tar.gz')}/src/{name}" for name in kept} - set(
            archive.getnames()
        ) == set()


def test_what_is_compiled_is_used_again_until_a_python_file_changes() -> None:
    (built,) = (ROOT / "build").glob(f"lib.*/{compiling.LIBRARY}.*")
    before = built.stat().st_mtime_ns
    subprocess.run([sys.executable, "setup.py", "build_ext"], cwd=ROOT, check=True)
    assert built.stat().st_mtime_ns == before
    library = compiling.extensions(compiling.own_modules(ROOT / "src" / "ludotheque"))[0]
    assert {Path(path).suffix for path in library.depends} == {".py", ".toml"}


def test_the_c_code_has_not_grown_by_a_tenth() -> None:
    """Compiling takes its time from it. Look what makes it grow before you change the number."""
    written = sum(path.stat().st_size for path in (ROOT / "build").glob("__native_*.c"))
    assert 0.9 < written / C_BYTES < 1.1
