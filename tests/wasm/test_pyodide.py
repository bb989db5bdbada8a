"""The rules compiled to WebAssembly, in Pyodide: the same games as everywhere else."""

from __future__ import annotations

import lzma
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from ludotheque.app.store.layout import VERSION

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
LIBRARIES = sysconfig.get_paths()["purelib"]
"""Those of this environment that are not compiled serve Pyodide, too."""
NEEDS_WHEELS = "make .wasm/.ready"
"""The command that builds the wheels; the reason for being skipped names it."""


@pytest.fixture(scope="module")
def wheels() -> list[Path]:
    """Return the wheels for Pyodide, if they are of these sources."""
    found = sorted((ROOT / ".wasm" / "dist").glob("*.whl"))
    if len(found) != 4:
        pytest.skip(f"no wheels for Pyodide: {NEEDS_WHEELS}")
    (house,) = (path for path in found if path.name.startswith("ludotheque-"))
    with zipfile.ZipFile(house) as wheel:
        packed = [name for name in wheel.namelist() if name.startswith("ludotheque/") and name.endswith(".py")]
        stale = [name for name in packed if (ROOT / "src" / name).read_bytes() != wheel.read(name)]
    if stale:
        pytest.skip(f"the wheels for Pyodide are of other sources: {NEEDS_WHEELS}")
    return found


def in_pyodide(program: Path, wheels: list[Path]) -> list[str]:
    """Run a program there, and return the lines that it prints."""
    return printed("node", HERE / "run.mjs", program, LIBRARIES, *wheels)


def here(*command: str | Path) -> list[str]:
    """Run a program of Python here, and return the lines that it prints."""
    return printed(sys.executable, *command)


def printed(*command: str | Path) -> list[str]:
    """Run a program, and return the lines that it prints."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1500)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def test_a_game_of_each_and_a_bot_are_the_same(wheels: list[Path]) -> None:
    lines = in_pyodide(HERE / "same.py", wheels)
    assert len(lines) >= 12 and lines == here(HERE / "same.py")


def test_sqlite_answers_and_refuses_alike(wheels: list[Path]) -> None:
    lines = in_pyodide(HERE / "database.py", wheels)
    assert len(lines) >= 19 and lines == here(HERE / "database.py")


def test_msgspec_reads_and_refuses_alike(wheels: list[Path]) -> None:
    lines = in_pyodide(HERE / "messages.py", wheels)
    assert len(lines) == 6 and lines == here(HERE / "messages.py")


def test_the_store_of_a_browser_keeps_the_same_and_upgrades_an_older_file(wheels: list[Path]) -> None:
    older = (ROOT / "tests" / "server" / "f00f05e6" / "browser.db.xz").read_bytes()
    (ROOT / ".wasm" / "older.db").write_bytes(lzma.decompress(older))
    lines = in_pyodide(HERE / "store.py", wheels)
    assert lines == here("-m", "tests.wasm.store")
    assert f"1 True [] [('schema', '{VERSION}')]" in lines


def test_whole_games_are_played_without_a_server(wheels: list[Path]) -> None:
    lines = in_pyodide(HERE / "playing.py", wheels)
    assert len(lines) == 5 and lines == here("-m", "tests.wasm.playing")


def test_micropip_installs_the_wheels(wheels: list[Path]) -> None:
    (installer,) = (ROOT / ".wasm" / "inputs").glob("micropip-*.whl")
    wanted = [wheel for wheel in wheels if not wheel.name.startswith("pysqlite3")]
    assert printed("node", HERE / "install.mjs", installer, LIBRARIES, *wanted) == ["Koryŏ .so"]


@pytest.mark.soak
def test_the_digests_are_the_same(wheels: list[Path]) -> None:
    lines = in_pyodide(ROOT / "tools" / "digest.py", wheels)
    assert len(lines) > 50 and lines == here("-m", "tools.digest")


@pytest.mark.soak
def test_the_contract_suite_is_green(wheels: list[Path]) -> None:
    told = in_pyodide(HERE / "contract.py", wheels)
    assert told[-1] == "exit code 0", "\n".join(told[-40:])
    passed = re.search(r"(\d+) passed", "\n".join(told[-3:]))
    assert passed and int(passed[1]) > 2500
