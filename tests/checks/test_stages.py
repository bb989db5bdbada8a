"""Failed tests of a stage run once more, alone: chance is named, a fault fails the stage."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AGAIN = re.search(r"^AGAIN = (?:.*\\\n)*.*\n", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
assert AGAIN is not None
MAKEFILE = f"""
{AGAIN[0]}
stage:
	PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 {sys.executable} -m pytest -q -p xdist $(WORKERS) \\
		-o cache_dir=$(LOOKS)/$@ . $(AGAIN)
next:
	@echo the next stage
"""
ONCE = """
import pathlib, pytest
def fails_once(name):
    mark = pathlib.Path(__file__).with_name(name)
    if not mark.exists():
        mark.touch()
        raise AssertionError(f"no luck with {name}")
"""
WORKERS = pytest.mark.parametrize("workers", ["", "-n 2"])


def staged(folder: Path, workers: str, tests: str) -> tuple[int, str]:
    """Run a stage with these tests, and one after it; return the exit code and all that was printed."""
    (folder / "Makefile").write_text(MAKEFILE)
    (folder / "test_it.py").write_text(ONCE + tests)
    done = subprocess.run(
        [ROOT / "tools" / "test", "stage", "next"],
        cwd=folder,
        env={**{name: value for name, value in os.environ.items() if name != "MAKE"}, "WORKERS": workers},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "tools/test: line" not in done.stderr
    return done.returncode, done.stdout + done.stderr


@WORKERS
def test_a_test_that_passes_alone_is_named_and_the_run_goes_on(tmp_path: Path, workers: str) -> None:
    code, said = staged(tmp_path, workers, "def test_luck(): fails_once('dice')\ndef test_sound(): pass\n")
    assert code == 0, said
    assert "the next stage" in said and "FLAKY test_it.py::test_luck\n" in said
    assert "\n1 passed in" in said or "\n1 passed, 1 deselected in" in said, "the sound test runs once"


@WORKERS
def test_an_error_while_a_module_is_left_is_looked_at_again(tmp_path: Path, workers: str) -> None:
    fixture = "@pytest.fixture(scope='module')\ndef server():\n    yield\n    fails_once('leaving')\n"
    code, said = staged(tmp_path, workers, fixture + "def test_served(server): pass\n")
    assert code == 0, said
    assert "FLAKY test_it.py::test_served\n" in said


def test_a_test_that_fails_again_fails_the_stage(tmp_path: Path) -> None:
    code, said = staged(tmp_path, "", "def test_wrong(): assert 1 == 2\ndef test_luck(): fails_once('dice')\n")
    assert code != 0
    assert "the next stage" not in said and "FLAKY" not in said
    assert said.count("FAILED test_it.py::test_wrong") == 2
    assert "The stage stage failed." in said


def test_six_flaky_tests_are_too_many(tmp_path: Path) -> None:
    tests = "@pytest.mark.parametrize('n', range({}))\ndef test_luck(n): fails_once(f'die-{{n}}')\n"
    for number, expected in ((5, 0), (6, 1)):
        folder = tmp_path / str(number)
        folder.mkdir()
        code, said = staged(folder, "", tests.format(number))
        assert (code != 0) == bool(expected), said
        assert said.count("FLAKY") == (0 if expected else number)


def test_a_test_that_is_skipped_the_second_time_has_not_passed(tmp_path: Path) -> None:
    tests = "def test_shy():\n    fails_once('first')\n    pytest.skip('not today')\n"
    code, said = staged(tmp_path, "", tests)
    assert code != 0 and "FLAKY" not in said


@pytest.mark.parametrize("end", ["raise KeyboardInterrupt", "pytest.exit('enough', 3)"])
def test_a_run_that_broke_off_fails_at_once(tmp_path: Path, end: str) -> None:
    tests = f"def test_luck(): fails_once('dice')\ndef test_end(): {end}\ndef test_never(): assert False\n"
    code, said = staged(tmp_path, "", tests)
    assert code != 0 and "Once more" not in said


def test_a_module_that_cannot_be_read_fails_at_once(tmp_path: Path) -> None:
    (tmp_path / "test_other.py").write_text("def test_never(): assert False\n")
    code, said = staged(tmp_path, "", "fails_once('import')\ndef test_it(): pass\n")
    assert code != 0 and "Once more" not in said


def test_a_run_that_fails_by_something_else_than_tests_fails_at_once(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("def pytest_sessionfinish(session): session.exitstatus = 1\n")
    code, said = staged(tmp_path, "", "def test_sound(): pass\n")
    assert code != 0 and "Once more" not in said
