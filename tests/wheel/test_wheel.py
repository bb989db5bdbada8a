"""The wheel as people install it: into an environment with nothing else, on a machine without a compiler."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import ludotheque
from ludotheque.compiling import OPTIONS, house_modules

ROOT = Path(__file__).parents[2]
BUILT = ROOT / ".compiled" / "wheel"
"""The folder in which `make .compiled/.ready` leaves the wheel that the compiled tests run on."""
VERSION = re.escape(ludotheque.__version__)


@pytest.fixture(scope="session")
def wheel() -> Path:
    (found,) = BUILT.glob("*.whl")
    return found


class Installed:
    """An environment with the wheel and the libraries that it asks for, and no other program on the path."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.programs = folder / "bin"
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        self.pip("install", "--require-hashes", "--requirement", str(ROOT / "requirements" / "core.txt"))
        self.pip("install", "--no-deps", str(wheel))

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUDO"))}
        return subprocess.run(
            [self.programs / program, *arguments],
            env={**environment, "PATH": str(self.programs)},
            cwd=self.programs,
            capture_output=True,
            text=True,
            check=False,
        )

    def pip(self, *arguments: str) -> None:
        done = self.run("python", "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    return Installed(tmp_path_factory.mktemp("clean"), wheel)


def test_a_checkout_is_compiled_where_nothing_is_installed(tmp_path: Path) -> None:
    """As by `pip install .` on a clean machine: mypy reads the modules before mypyc translates them."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "bare"], check=True)
    modules = [str(path) for path in house_modules(ROOT / "src" / "ludotheque")]
    mypy = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path), *OPTIONS]
    command = [*mypy, "--python-executable", str(tmp_path / "bare" / "bin" / "python"), *modules]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr


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


def test_a_source_distribution_builds_a_wheel_of_the_same_files(tmp_path: Path, wheel: Path) -> None:
    """It is built from a copy, so that nothing is left in the checkout, and uncompiled, which is quick."""
    copy, out = tmp_path / "checkout", tmp_path / "out"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, copy / name)
    (copy / ".git").symlink_to(ROOT / ".git")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", out, copy],
        env={**os.environ, "LUDOTHEQUE_PURE": "1"},
        capture_output=True,
        check=True,
    )
    (sources,) = out.glob("ludotheque-*.tar.gz")
    (pure,) = out.glob("*.whl")
    assert sources.name == f"ludotheque-{ludotheque.__version__}.tar.gz"
    assert package(pure) == package(wheel)
    with zipfile.ZipFile(pure) as files:
        assert re.fullmatch(r"[0-9a-f]{9,}-modified\n", files.read("ludotheque/commit.txt").decode())


def package(wheel: Path) -> set[str]:
    """Return the files of the package in a wheel, without those that are compiled."""
    with zipfile.ZipFile(wheel) as files:
        return {name for name in files.namelist() if name.startswith("ludotheque/") and not name.endswith(".so")}
