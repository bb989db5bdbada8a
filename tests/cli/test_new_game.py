"""A new game from the skeleton is a whole game at once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import Match, SeededChance
from ludotheque.authoring.skeleton.high_card import GAME
from ludotheque.core.ledger import differing
from tests.commands import invoke

ROOT = Path(__file__).parents[2]


def new_game(*arguments: str, code: int = 0) -> str:
    result = invoke(["new-game", *arguments])
    assert result.exit_code == code, result.output
    return result.output


def python(root: Path, *arguments: str, code: int = 0) -> str:
    """Return the output of a Python that finds the package in ``root``, as after ``pip install --editable``."""
    path = os.pathsep.join(filter(None, [str(root), os.environ.get("PYTHONPATH")]))
    # The plugins of other libraries for pytest add nothing here and take longer to load than the suite to run.
    environment = {**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, cwd=root)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_the_skeleton_plays_by_its_rules() -> None:
    for players in GAME.players:
        match = Match.start(GAME, players, chance=SeededChance(players))
        while not match.state.is_terminal():
            match.act(match.state.legal_actions()[0])
            match.state.audit()
        assert sum(match.state.scores()) <= 3


def installed(folder: Path) -> Path:
    """Make a package and return its folder, in which a Python finds the game."""
    told = new_game("tide_pool", "--package", "--in", str(folder))
    root = folder / "ludotheque-tide-pool"
    assert f":\n  pip install --editable {root}\n  ludotheque serve --open\n" in told
    assert f'\n  pip install "ludotheque[testing]"\n  ludotheque check tide_pool --tests {root}' in told
    assert len(files_of(told)) <= 10
    info = root / "ludotheque_tide_pool-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludotheque-tide-pool\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[ludotheque.games]\ntide_pool = tide_pool:GAME\n")
    return root


def files_of(told: str) -> list[str]:
    """List the files that a new game says it has written or changed."""
    return told.partition("\n\n")[0].splitlines()


def plant(file: Path, old: str, new: str) -> None:
    """Put a fault into a game."""
    before = file.read_text(encoding="utf-8")
    assert before.count(old) == 1
    file.write_text(before.replace(old, new), encoding="utf-8")


def check(root: Path, *arguments: str, code: int = 0) -> str:
    command = ("-m", "ludotheque", "check", "tide_pool", "--tests", "tests", "-p", "no:cacheprovider")
    return python(root, *command, *arguments, code=code)


def test_a_package_is_playable_tested_and_green(tmp_path: Path) -> None:
    root = installed(tmp_path)
    assert "tide_pool" in python(root, "-m", "ludotheque", "games")
    assert "Points" in python(root, "-m", "ludotheque", "replay", "tide_pool/golden/over-2.json")
    assert "4 passed" in python(root, "-m", "pytest", "tests", "-q", "-p", "no:cacheprovider")
    assert "over-2.json: true (" in python(root, "-m", "ludotheque", "verify", "tide_pool/golden/over-2.json")
    # The whole contract suite, a test for each rule of the guide, the types, and a brief for each move.
    told = check(root)
    assert " passed" in told and "mypy" not in told and "warning" not in told
    # A rule without a test fails the check, and the tests run all the same.
    guide = root / "tide_pool" / "guide" / "en.md"
    guide.write_text(guide.read_text(encoding="utf-8") + '\n<a id="tide"></a>\n## The tide\nIt turns.\n')
    told = check(root, "-k", "highest", code=1)
    assert "the rule 'tide' of guide/en.md has no test" in told and " passed" in told and " failed" not in told


NUMBERS = {
    "one of each card": ("rules.py", "COPIES: Final[i64] = 2", "COPIES: Final[i64] = 1"),
    "three of each card": ("rules.py", "COPIES: Final[i64] = 2", "COPIES: Final[i64] = 3"),
    "one round": ("rules.py", "HAND: Final[i64] = 3", "HAND: Final[i64] = 1"),
    "four rounds": ("rules.py", "HAND: Final[i64] = 3", "HAND: Final[i64] = 4"),
    "fewer ranks": ("verbs.py", '"7", "8", "9", "10", "11", "12"', '"7", "8"'),
    "more players": ("__init__.py", "PLAYERS = range(2, 5)", "PLAYERS = range(2, 7)"),
}


def test_its_tests_hold_when_its_numbers_change(tmp_path: Path) -> None:
    root = installed(tmp_path)
    # A changed file of the same size and second would be taken from the cache.
    shutil.rmtree(root / "tide_pool" / "__pycache__", ignore_errors=True)
    tests = ("-B", "-m", "pytest", "tests", "-q", "-p", "no:cacheprovider")
    for file, old, new in NUMBERS.values():
        source = root / "tide_pool" / file
        plant(source, old, new)
        told = python(root, *tests)
        assert "4 passed" in told or ("3 passed" in told and "1 skipped" in told), new
        plant(source, new, old)
    plant(root / "tide_pool" / "rules.py", "HAND: Final[i64] = 3", "HAND: Final[i64] = 7")
    assert "there are too few cards for 4 players" in python(root, *tests, code=1)


def test_a_fault_that_fails_many_tests_is_shown_once(tmp_path: Path) -> None:
    root = installed(tmp_path)
    error = 'ValueError(f"no card {self.points[0]}\\nhere")'
    fault = f"self.round += 1\n        if self.round > 1:\n            raise {error}"
    rules = root / "tide_pool" / "rules.py"
    plant(rules, "self.round += 1", fault)
    lines = rules.read_text(encoding="utf-8").splitlines()
    raised = lines.index(f"            raise {error}") + 1
    called = lines.index("            self.score_round()") + 1
    (root / "tests" / "test_more.py").write_text("def test_more():\n    assert 1 + 1 == 3, 'odd'\n")
    told = check(root, "--no-types", code=1)
    head, one, two = re.split(r"\n(?=\d\. )", told[told.index("=====") :])
    assert re.search(r"= \d\d+ failures with 2 causes; --tb=long shows each traceback =", head)
    told_first = rf"1\. ValueError: no card \d\n   here\n   in the game's rules.py, line {raised}\n   \d\d+ tests \("
    assert re.match(told_first, one)
    assert re.search(r" tests \(tide_pool-2, tide_pool-3, tide_pool-4, .* more\): test_\w+, .* and \d\d more\n", one)
    assert one.count(f"line {raised}: raise") == 1
    assert re.search(r"testing/cases.py, line \d+: state.apply_action", one)
    assert f"tide_pool/rules.py, line {called}: self.score_round()\n" in one
    assert two.startswith(
        "2. AssertionError: odd\n   assert (1 + 1) == 3\n   in test_more.py, line 2\n   1 test: test_more"
    )
    assert len(told.splitlines()) < 40
    assert "def score_round" in check(root, "--no-types", "--tb=long", "-k", "audit", code=1)


def test_a_test_that_cannot_be_imported_is_shown(tmp_path: Path) -> None:
    root = installed(tmp_path)
    (root / "tests" / "test_more.py").write_text("import nowhere_at_all\n")
    told = check(root, "--no-types", code=2)
    assert "1 failure with 1 cause" in told and "No module named 'nowhere_at_all'" in told


def test_a_wrong_type_fails_the_check_and_a_move_without_a_brief_is_warned_of(tmp_path: Path) -> None:
    root = installed(tmp_path)
    ledger = root / "tide_pool" / "ledger.py"
    ledger.write_text(ledger.read_text(encoding="utf-8") + '\nMOST: int = "many"\n', encoding="utf-8")
    plant(root / "tide_pool" / "text" / "en.ftl", "    .brief = played the { $rank }\n", "")
    told = check(root, "-k", "highest", code=1)
    assert " passed" in told and "mypy finds errors in the types (`python -m mypy tide_pool`):" in told
    line = len(ledger.read_text(encoding="utf-8").splitlines())
    assert f"tide_pool{os.sep}ledger.py:{line}: error: Incompatible types in assignment" in told
    assert "warning: text/en.ftl: the line that sums up a turn leaves out log-play: add a .brief to each" in told


def test_without_mypy_the_check_says_how_to_install_it(tmp_path: Path) -> None:
    root = installed(tmp_path)
    (root / "sitecustomize.py").write_text(
        "import importlib.util as util\n"
        "found = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name == 'mypy' else found(name, *more)\n"
    )
    told = check(root, "-k", "highest")
    assert 'The types are not checked, because mypy is not installed: pip install "ludotheque[testing]"' in told


def test_an_event_that_tells_a_secret_is_named_with_the_remedy(tmp_path: Path) -> None:
    root = installed(tmp_path)
    play = "        if NONE not in self.played:"
    event = 'Event("deal", {"seat": seat, "rank": self.cards(seat)})'
    hand = f"        if self.events is not None:\n            self.events.append({event})"
    plant(root / "tide_pool" / "rules.py", play, f"{hand}\n{play}")
    plant(root / "tide_pool" / "rules.py", 'rule="play", reveals=True', 'rule="play"')
    told = check(root, "-k", "look_alike", "--no-types", code=1)
    assert re.search(r"seat \d could tell two worlds apart by the event 'deal'\.", told)
    assert "say so: Event('deal', ..., reveals=True)" in told and "in the other: Event(key='deal'" in told
    assert "3 failures with 1 cause" in told


def test_a_game_in_the_tree_has_its_entry_point_tests_and_golden_game(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "*.egg-info", "__pycache__")
    )
    told = python(tmp_path / "src", "-m", "ludotheque", "new-game", "tide_pool", "--in", str(tmp_path))
    assert ":\n  make dev" in told and "http://localhost:5173\n" in told
    assert "make generate check" in told and "ludotheque check tide_pool --tests tests/games/tide_pool" in told
    assert len(files_of(told)) <= 10
    found = [path for path in tmp_path.rglob("*tide_pool*/**/*") if path.is_file()]
    written = {path for path in found if path.suffix != ".pyc"}
    named = {Path(line) for line in files_of(told)}
    assert written - named == set() and named - written == {tmp_path / "pyproject.toml"}
    points = (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    assert 'tide_pool = "ludotheque.games.tide_pool:GAME"\n\n[tool.setuptools' in points
    assert (tmp_path / "tests" / "games" / "tide_pool" / "test_tide_pool.py").is_file()
    assert (tmp_path / "src" / "ludotheque" / "games" / "tide_pool" / "golden" / "over-2.json").is_file()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("Tide Pool", "--package"), "lower-case words"),
        (("tide_pool",), "not a checkout of Ludotheque"),
    ],
)
def test_a_game_that_cannot_be_made_is_refused(tmp_path: Path, arguments: tuple[str, ...], reason: str) -> None:
    assert reason in new_game(*arguments, "--in", str(tmp_path), code=2).replace("\n", " ")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    new_game("tide_pool", "--package", "--in", str(tmp_path))
    assert "already exists" in new_game("tide_pool", "--package", "--in", str(tmp_path), code=2)


def test_an_id_that_a_package_cannot_have_is_refused(tmp_path: Path) -> None:
    assert "a game 'koryo' is installed" in new_game("koryo", "--package", "--in", str(tmp_path), code=2)
    assert "a Python module 'json'" in new_game("json", "--package", "--in", str(tmp_path), code=2)
    assert not list(tmp_path.iterdir())


def test_the_skeleton_keeps_its_table_by_the_log() -> None:
    match = Match.start(GAME, 3, chance=SeededChance(4))
    assert GAME.ledger is not None
    while not match.state.is_terminal():
        table = dict(GAME.view(match.state, None))
        table["players"] = [dict(player) for player in table["players"]]
        match.act(match.state.legal_actions()[-1])
        for event in match.plies[-1].events:
            GAME.ledger.follow(table, event)
        assert not list(differing(table, GAME.view(match.state, None), [("player",)]))
