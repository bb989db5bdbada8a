"""A program that a build needs is missing or too old: one sentence says what to do."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

NEEDS = Path(__file__).parents[2] / "tools" / "needs"


def needs(folder: Path, *arguments: str, **programs: str) -> tuple[int, str]:
    """Look for a program where there are only these, each of which prints one line; return exit code and errors."""
    for name, line in programs.items():
        (folder / name).write_text(f"#!{shutil.which('bash')}\necho '{line}'\n[ $# -eq 1 ]\n")
        (folder / name).chmod(0o755)
    command = [str(shutil.which("bash")), str(NEEDS), *arguments]
    done = subprocess.run(command, env={"PATH": str(folder)}, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def test_this_python_will_do(tmp_path: Path) -> None:
    assert needs(tmp_path, "python", sys.executable) == (0, "")


def test_an_old_python_and_none_are_named(tmp_path: Path) -> None:
    code, said = needs(tmp_path, "python", "python3", python3="Python 3.9.2")
    assert (code, said.count("\n")) == (1, 1)
    assert "Python 3.11 or later (python3 is Python 3.9.2)" in said and "PYTHON=python3.12" in said
    assert "(python4 is missing)" in needs(tmp_path, "python", "python4")[1]


@pytest.mark.parametrize(
    ("programs", "found"),
    [({}, "missing"), ({"node": "v18.20.4", "npm": "10"}, "v18.20.4"), ({"node": "v22.1.0"}, "v22.1.0")],
    ids=["none", "old", "without npm"],
)
def test_a_node_that_will_not_do_is_named(tmp_path: Path, programs: dict[str, str], found: str) -> None:
    code, said = needs(tmp_path, "node", **programs)
    assert (code, said.count("\n")) == (1, 1)
    assert f"Node 20 or later, with npm, to be built (node is {found})" in said and "ludotheque play koryo" in said


def test_a_node_that_will_do(tmp_path: Path) -> None:
    assert needs(tmp_path, "node", node="v22.1.0", npm="10") == (0, "")


def test_without_a_c_compiler_it_says_what_to_install_and_how_to_play_without(tmp_path: Path) -> None:
    code, said = needs(tmp_path, "compiler", sys.executable)
    assert (code, said.count("\n")) == (1, 1)
    assert "apt install gcc python3-dev" in said and "LUDOTHEQUE_PURE=1 make play" in said
