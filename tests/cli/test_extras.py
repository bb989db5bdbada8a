"""Without an extra everything else works, and a command that needs it says how to install it."""

from __future__ import annotations

import importlib.metadata
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.version import Version
from tools.lowest import lowest

from ludotheque import BadInput
from ludotheque.core.extras import LIBRARIES, MissingExtra, how_to_install, need

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT, BUILD = PYPROJECT["project"], PYPROJECT["build-system"]["requires"]
CORE = (ROOT / "requirements" / "core.txt").read_text(encoding="utf-8")
LOWEST = (ROOT / "requirements" / "lowest.txt").read_text(encoding="utf-8")
PROVIDERS = importlib.metadata.packages_distributions()


def names(requirements: list[str]) -> set[str]:
    """Return the distributions that requirements name, spelled alike."""
    return {re.split(r"[\[<>=;]", one)[0].strip().lower().replace("-", "_").replace(".", "_") for one in requirements}


def optional() -> set[str]:
    """Return the modules of all extras but those that a library of the core needs for itself."""
    locked = names(re.findall(r"^[\w.-]+(?===)", CORE, re.MULTILINE))
    return {module for modules in LIBRARIES.values() for module in modules if not names(PROVIDERS[module]) & locked}


def bare(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python in which no library of any extra can be imported."""
    block = f"import sys; sys.modules.update(dict.fromkeys({sorted(optional())!r}))"
    return subprocess.run(
        [sys.executable, "-c", f"{block}\n{program}", *arguments], capture_output=True, text=True, check=False
    )


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return bare("from ludotheque.cli import app; app(prog_name='ludotheque')", *arguments)


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve", "--port", "1"], "server"),
        (["db", "check"], "server"),
        (["admin", "reports", "list"], "server"),
        (["play", "--join", "http://127.0.0.1:1/join/t#i"], "terminal"),
        (["bot-connect", "http://127.0.0.1:1", "--token-file", "nowhere", "--", "true"], "bots"),
        (["train", "leduc"], "lab"),
        (["lab", "leduc", "--out", "nowhere"], "lab"),
        (["simulate", "leduc", "--players", "2", "--scheduler", "tcp://127.0.0.1:9"], "lab"),
        (["check", "leduc"], "testing"),
        (["compile", "tide_pool"], "compile"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else value,
)
def test_a_command_that_lacks_its_extra_says_how_to_install_it(arguments: list[str], extra: str) -> None:
    done = command(*arguments)
    assert done.returncode == 2, done.stderr
    (sentence,) = done.stderr.splitlines()
    assert f'pip install "ludotheque[{extra}]"' in sentence
    assert f'pip install ".[{extra}]" in a checkout' in sentence


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--help"], "tournament"),
        (["--version"], "ludotheque "),
        (["simulate", "koryo", "--players", "2", "--games", "2", "--bots", "greedy,random", "--json"], '"games": 2'),
        (["play", "leduc", "--bots", "none"], "Leduc poker"),
        (["puzzle", "koryo"], "Koryŏ"),
        (["replay", str(ROOT / "src/ludotheque/games/leduc/golden/showdown-2.json")], "wins"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_without_any_extra_one_can_play_watch_and_measure(arguments: list[str], said: str) -> None:
    done = command(*arguments)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_a_notebook_shows_a_position_without_any_extra() -> None:
    done = bare("from ludotheque import load; print(load('koryo').start(2, seed=1)._repr_html_())")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("<div class='ludotheque'>")


@pytest.mark.parametrize(
    ("module", "install"),
    [
        ("ludotheque.lab.runner", "ludotheque[lab]"),
        ("ludotheque.envs.vector", "ludotheque[envs]"),
        ("ludotheque.testing", "ludotheque[testing]"),
    ],
)
def test_a_module_that_lacks_its_extra_says_how_to_install_it(module: str, install: str) -> None:
    done = bare(f"import {module}")
    assert done.returncode == 1
    assert f'pip install "{install}"' in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("ludotheque.server", "starlette", "server"),
        ("ludotheque.testing.mutants", "pytest", "testing"),
        ("ludotheque.testing.mutants", "allpairspy", "testing"),
    ],
)
def test_a_module_that_is_run_says_how_to_install_what_it_lacks(module: str, library: str, extra: str) -> None:
    code = f"import runpy, sys; sys.modules[{library!r}] = None; runpy.run_module({module!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"needs the library {library}: {how_to_install(extra)}." in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("module", "library", "install"),
    [
        ("gymnasium", "gymnasium", 'pip install "ludotheque[envs]"'),
        ("pettingzoo", "pettingzoo", 'pip install "ludotheque[envs]"'),
        ("openspiel", "pyspiel", "pip install open_spiel"),
    ],
)
def test_an_environment_names_the_library_that_is_missing(module: str, library: str, install: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import ludotheque.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert install in done.stderr.splitlines()[-1]


def test_a_missing_extra_is_bad_input_and_an_import_error() -> None:
    with pytest.raises(MissingExtra, match="the library no_such_library") as missing:
        need("lab", "no_such_library")
    assert isinstance(missing.value, BadInput) and isinstance(missing.value, ImportError)
    need("lab", "json")
    assert "ludotheque[lab]" in how_to_install("lab")


@pytest.mark.parametrize("extra", LIBRARIES)
def test_the_modules_of_an_extra_come_with_it(extra: str) -> None:
    declared = names(PROJECT["optional-dependencies"][extra])
    for module in LIBRARIES[extra]:
        assert names(PROVIDERS[module]) & declared, module


def test_the_lowest_versions_are_those_that_make_lowest_plays_with() -> None:
    locked = {names([one]).pop(): version for one, version in re.findall(r"^([\w.-]+)==([\w.]+)", LOWEST, re.MULTILINE)}
    for library, version in lowest().items():
        (name,) = names([library])
        assert Version(locked[name]) == Version(version), library


def test_every_mypy_is_that_of_the_build() -> None:
    built = {one.partition(";")[0] for one in BUILD if one.startswith("mypy==")}
    extras = PROJECT["optional-dependencies"]
    assert {name for name, needed in extras.items() if built <= set(needed)} == {"testing", "compile", "mutation"}
    assert {one for needed in extras.values() for one in needed if names([one]) == {"mypy"}} == built


def test_all_has_what_a_person_wants_to_use() -> None:
    (everything,) = PROJECT["optional-dependencies"]["all"]
    assert everything == "ludotheque[server,terminal,lab,envs,notebook]"
