"""A pytest plugin for ``ludotheque check``: what is found in one game beside the tests."""

from __future__ import annotations

import contextlib
import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from ludotheque import Event, Game, Match, SeededChance, load
from ludotheque.core.extras import how_to_install
from ludotheque.testing.cases import Case, decisions
from ludotheque.texts.texts import Texts
from ludotheque.texts.turns import Acted, Turn, turns_of

CHECKED = "--check-game"
TYPES = "--check-types"
ERRORS = pytest.StashKey[list[str]]()
IN_LINE = ("brief", "heading", "turn")
"""Attributes of an event's text by which it comes into the line of a turn, or begins one."""
MYPY = ("-m", "mypy", "--follow-imports=silent", "--no-error-summary", "--no-pretty", "--no-color-output")
MOST_ERRORS = 20
"""Errors of mypy that are shown."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the game, and whether its types are checked."""
    parser.addoption(CHECKED, metavar="GAME", help="group failures by their causes in this game, and look at its files")
    parser.addoption(TYPES, action="store_true", help="run mypy on the files of that game")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Check the types once, after the tests. An error fails the check."""
    game = session.config.getoption(CHECKED)
    if game is None or not session.config.getoption(TYPES) or not has_mypy() or hasattr(session.config, "workerinput"):
        return
    session.config.stash[ERRORS] = type_errors(load(game))
    if session.config.stash[ERRORS] and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Show what was found."""
    id = config.getoption(CHECKED)
    if id is None:
        return
    if config.getoption(TYPES) and not has_mypy():
        terminalreporter.write_line(
            f"The types are not checked, because mypy is not installed: {how_to_install('testing')}.", yellow=True
        )
    for line in shown(config.stash.get(ERRORS, []), load(id)):
        terminalreporter.write_line(line, red=True)
    for line in without_brief(load(id)):
        terminalreporter.write_line(f"warning: {line}", yellow=True)


# --- Types ---


def has_mypy() -> bool:
    """Return whether mypy is installed."""
    return importlib.util.find_spec("mypy") is not None


def type_errors(game: Game) -> list[str]:
    """Return what mypy says of a game's files, by the settings of the current folder."""
    done = subprocess.run([sys.executable, *MYPY, str(game.folder())], capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).splitlines() if done.returncode else []


def shown(errors: list[str], game: Game) -> list[str]:
    """Return the errors of mypy with a head; the first of them, if they are many."""
    if not errors:
        return []
    command = f"python -m mypy {_near(Path(str(game.folder())))}"
    rest = len(errors) - MOST_ERRORS
    more = [f"  … and {rest} more lines"] if rest > 0 else []
    return [f"mypy finds errors in the types (`{command}`):", *(f"  {one}" for one in errors[:MOST_ERRORS]), *more]


def _near(folder: Path) -> Path:
    """Return a folder as one would type it here."""
    return folder.relative_to(Path.cwd()) if folder.is_relative_to(Path.cwd()) else folder


# --- The line of a turn ---


def without_brief(game: Game) -> list[str]:
    """Say for each language which moves of players are left out of the line that sums up a turn."""
    found = []
    for language in game.languages:
        texts = Texts(game, language)
        file = f"text/{language}.ftl"
        if not texts.has("turn-said"):
            found.append(f"{file} has no turn-said, so the log cannot sum up a turn in one line: add it and turn-who")
        elif silent := sorted({key for players in game.players for key in _silent(Case(game, players, ()), texts)}):
            ids = ", ".join(f"log-{key}" for key in silent)
            found.append(f"{file}: the line that sums up a turn leaves out {ids}: add a .brief to each")
    return found


def _silent(case: Case, texts: Texts) -> set[str]:
    """Return the keys of the events of a random game that end a player's turn, and of which its line says nothing.

    A later event of the same turn may sum a move up. A game that cannot be played has none: the suite has said why.
    """
    found: set[str] = set()
    with contextlib.suppress(Exception):
        match = Match.start(case.game, case.players, chance=SeededChance(1))
        dice = SeededChance(2)
        log: list[Acted] = []
        for _ in decisions(case.game, match):
            seat, actions = match.state.current_player(), match.state.legal_actions()
            match.act(actions[dice.below(len(actions))])
            log += [Acted(len(match.plies), seat, event) for event in match.plies[-1].events if event.seats is None]
        names = [f"Player {seat + 1}" for seat in range(case.players)]
        for turn in turns_of(texts, log, names):
            found |= _unsaid(turn, texts, names)
    return found


def _unsaid(turn: Turn, texts: Texts, names: Sequence[str]) -> set[str]:
    """Return the keys of the first deeds of moves after the last one of which the line of the turn says something.

    A text that does not name the player is no deed, but what the game does.
    """
    if turn.by is None:
        return set()
    own = [one for one in turn.acted if names[turn.by] in texts.event(one.event, names)]
    last = max((one.ply for one in own if _in_line(one.event, texts)), default=-1)
    first = {one.ply: one.event.key for one in reversed(own) if one.ply > last}
    return set(first.values())


def _in_line(event: Event, texts: Texts) -> bool:
    return any(texts.attribute(f"log-{event.key}", name) is not None for name in IN_LINE)
