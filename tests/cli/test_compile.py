"""A package's game is compiled with one command, and then plays as fast as those of the house."""

from __future__ import annotations

import os
import pydoc
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque import BadInput
from ludotheque.authoring.compiling import SharedLibrary, _alone, compile_with, documented, swap, translate
from ludotheque.authoring.new_game import as_package
from ludotheque.core.build import is_compiled

COMPILED = Path(ludotheque.__file__).parents[1]
"""The folder that this installation was compiled into."""


def test_only_a_compiled_installation_is_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.core.build.is_compiled", lambda: False)
    with pytest.raises(BadInput, match="not compiled here"):
        compile_with(["tide_pool"])


@pytest.mark.skipif(not is_compiled(), reason="asks for a compiled installation")
def test_a_game_of_the_house_is_compiled_already() -> None:
    with pytest.raises(BadInput, match="compiled with it"):
        compile_with(["koryo"])


@pytest.mark.parametrize("command", ["no-such-cc -pthread", "env no-such-cc"])
def test_without_a_c_compiler_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("CC", command)
    sentence = (
        r"needs a C compiler, and there is no no-such-cc\. Install one .*, install a wheel, or set LUDOTHEQUE_PURE"
    )
    with pytest.raises(SystemExit, match=sentence):
        translate(SharedLibrary([]))
    monkeypatch.setattr("ludotheque.core.build.is_compiled", lambda: True)
    with pytest.raises(BadInput, match=sentence):
        compile_with(["tide_pool"])


def test_compiled_files_are_swapped_all_or_none(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()
        for name in ("a.so", "b.so"):
            (folder / name).write_text(f"{folder.name} {name}")
    with pytest.raises(OSError, match="nowhere"):
        swap({new / "a.so": old / "a.so", new / "b.so": old / "nowhere" / "b.so"})
    assert {path.name: path.read_text() for path in old.iterdir()} == {"a.so": "old a.so", "b.so": "old b.so"}
    assert swap({new / name: old / name for name in ("a.so", "b.so")}) == [old / "a.so", old / "b.so"]
    assert {path.name: path.read_text() for path in old.iterdir()} == {"a.so": "new a.so", "b.so": "new b.so"}


def test_a_second_compilation_is_refused_while_one_is_under_way(tmp_path: Path) -> None:
    mark = tmp_path / ".compiling"
    with (
        _alone(mark),
        pytest.raises(BadInput, match=r"is running; if it was interrupted, delete .*\.compiling"),
        _alone(mark),
    ):
        pass
    assert not mark.exists()


def test_docstrings_follow_the_signatures_in_the_c_code() -> None:
    table = '{{"{0}",\n (PyCFunction)CPyPy_sea___Sea___{0},\n METH_FASTCALL, PyDoc_STR("{0}($self)\\n--\\n\\n")}},\n'
    code = (
        table.format("tide")
        + table.format("salt")
        + '{"depth",\n (getter)sea___Sea_get_depth,\n NULL, NULL, NULL},\n'
        + '.tp_doc = PyDoc_STR("Sea(size=\\"big\\")\\n--\\n\\n"),\n'
    )
    docs = {"Sea": "Water.", "Sea___tide": "Rise.", "Sea___depth": "Metres."}
    lines = documented(code, "sea", docs).splitlines()
    assert [line.rpartition("PyDoc_STR")[2] for line in lines if "PyDoc_STR" in line] == [
        '("tide($self)\\n--\\n\\nRise.")},',
        '("salt($self)\\n--\\n\\n")},',
        '("Metres."), NULL},',
        '("Sea(size=\\"big\\")\\n--\\n\\nWater."),',
    ]


def test_help_shows_signatures_and_docstrings_of_the_rules() -> None:
    state = ludotheque.load("koryo").start(2, chance=ludotheque.SeededChance(1))
    told = pydoc.plain(pydoc.render_doc(state))
    assert re.search(r"apply\(self, (/, action|action: 'object')\)", told)
    # Of a method, of an overridden method, and of a property.
    for sentence in ("Perform an offered action,", "Return the seat that decides", "that this is a position of"):
        assert sentence in told


@pytest.mark.soak
def test_a_package_is_compiled_with_the_house(tmp_path: Path) -> None:
    house = tmp_path / "house"
    shutil.copytree(COMPILED, house)
    as_package("tide_pool", tmp_path)
    root = tmp_path / "ludotheque-tide-pool"
    info = root / "ludotheque_tide_pool-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludotheque-tide-pool\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[ludotheque.games]\ntide_pool = tide_pool:GAME\n")
    path = os.pathsep.join([str(house), str(root)])

    def python(*arguments: str) -> str:
        environment = {**os.environ, "PYTHONPATH": path}
        done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, cwd=root)
        assert done.returncode == 0, done.stderr
        return done.stdout

    python("-m", "ludotheque", "compile", "tide_pool")
    assert list((root / "tide_pool").glob("rules.*.so"))
    assert "4 passed" in python("-m", "pytest", "tests", "-q", "-p", "no:cacheprovider")
    assert "koryo" in python("-m", "ludotheque", "games")
