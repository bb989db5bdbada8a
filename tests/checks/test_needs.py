"""A program that a build needs is missing or too old: one sentence says what to do."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
NEEDS = TOOLS / "needs"


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


@pytest.mark.parametrize(("left", "code"), [(100, 1), (4000, 0)])
def test_a_full_disk_is_found_before_libraries_are_fetched(tmp_path: Path, left: int, code: int) -> None:
    listed = f"Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/sda1 9 9 {left * 1024} 9% /"
    (tmp_path / "df").write_text(f"#!{shutil.which('bash')}\necho '{listed}'\n")
    (tmp_path / "df").chmod(0o755)
    found, said = needs(tmp_path, "space")
    assert (found, said.count("\n"), f"{left} MB are left" in said) == (code, code, code == 1)


@pytest.mark.parametrize(
    "error", ["/usr/bin/ld: final link failed: No space left on device", "error: [Errno 28] Kein Platz"]
)
def test_a_disk_that_fills_while_compiling_is_named_last(tmp_path: Path, error: str) -> None:
    command = ["bash", TOOLS / "compile", "bash", "-c", f"echo '{error}'; echo 'Failed building wheel'; exit 1"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and error in done.stderr
    assert done.stderr.splitlines()[-1].startswith("The disk is full: free 500 MB")
    other = subprocess.run(
        ["bash", TOOLS / "compile", "false"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (other.returncode, other.stderr) == (1, "")
