"""Programs as bots, in two languages, and each way in which one can fail."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import BadInput, load
from ludotheque.bots import BadMove
from ludotheque.bots.checking import check
from ludotheque.bots.piped import BotFailed, Piped
from ludotheque.bots.simulate import simulate
from tests.commands import invoke

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAMS = {
    "Python": f"{sys.executable} {EXAMPLES / 'pipe_bot.py'}",
    "JavaScript": f"node {EXAMPLES / 'pipe_bot.js'}",
}
LEDUC = load("leduc")
HELLO = '{"type": "hello", "protocol": 1, "name": "x"}'


@pytest.fixture(params=PROGRAMS)
def program(request: pytest.FixtureRequest) -> Iterator[Piped]:
    assert request.param != "JavaScript" or shutil.which("node"), "Node, which builds the client, is not installed"
    one = Piped(PROGRAMS[request.param])
    yield one
    one.close()


def test_a_program_plays_whole_games_of_each_kind(program: Piped) -> None:
    games = [load(game) for game in ("koryo", "gold_record", "kick_ass", "leduc")]
    tried = list(check(program, games))
    assert [(one.game, one.players) for one in tried] == [(game, n) for game in games for n in game.players]
    assert sum(one.choices for one in tried) > 100
    assert program.own_name in ("First of all", "Last of all")


def test_it_plays_as_the_same_bot_in_python_does() -> None:
    def first(seen: object) -> object:
        return seen.legal()[0]  # type: ignore[attr-defined]

    piped = simulate(load("koryo"), 2, None, ["run:" + PROGRAMS["Python"], "greedy"], games=6, seed=1)
    own = simulate(load("koryo"), 2, None, [first, "greedy"], games=6, seed=1)
    assert piped["by_seat"] == own["by_seat"]


def saying(*lines: str, then: str = "") -> str:
    """Return the command of a program that writes these lines, one for each that it reads."""
    code = "import sys, time\nfor line in {!r}:\n sys.stdin.readline()\n print(line, flush=True)\n{}"
    return f"{sys.executable} -c {shlex.quote(code.format(list(lines), then))}"


FAULTS = {
    "no program": ("/nowhere/at-all", "cannot be started: No such file or directory"),
    "silence": (saying(then="sys.exit('I am lost')"), "failed: it has ended\n  I am lost"),
    "no JSON": (saying("hello"), "it wrote 'hello', which is not JSON"),
    "no object": (saying("[1]"), r"it wrote \[1\]; an object is needed"),
    "another protocol": (saying('{"type": "hello", "protocol": 2, "name": "x"}'), "its first line is"),
    "an empty line": (saying(HELLO, ""), "it wrote '', which is not JSON"),
    "another question": (
        saying(HELLO, '{"id": 99, "action": 1}', then="time.sleep(9)"),
        "to question 1; an 'action' and the 'id' 1",
    ),
    "no id": (
        saying(HELLO, '{"action": 1}', then="time.sleep(9)"),
        "to question 1; an 'action' and the 'id' 1 are needed",
    ),
}


@pytest.mark.parametrize(("command", "words"), FAULTS.values(), ids=list(FAULTS))
def test_a_program_that_fails_is_told_with_its_last_words(command: str, words: str) -> None:
    program = Piped(command)
    with pytest.raises(BotFailed, match=words):
        list(check(program, [LEDUC]))
    program.close()


def test_a_program_that_does_not_answer_is_waited_for_so_long() -> None:
    program = Piped(saying(HELLO, then="time.sleep(9)"), answers_within=0.5)
    with pytest.raises(BotFailed, match=r"it did not answer within 0\.5 seconds"):
        list(check(program, [LEDUC]))
    program.close()


@pytest.mark.parametrize("command", ["", "python 'unfinished"])
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(BadInput, match="expected a command after 'run:'"):
        Piped(command)


def test_an_action_that_is_not_offered_is_told() -> None:
    fold = saying(HELLO, '{"id": 1, "action": "play spy 1"}', then="time.sleep(9)")
    program = Piped(fold)
    with pytest.raises(BadMove, match="answered 'play spy 1': unknown action 'play'"):
        list(check(program, [LEDUC]))
    program.close()


def test_the_command_tries_a_program() -> None:
    done = invoke(["bot-check", PROGRAMS["Python"], "--game", "leduc"])
    asked = re.search(r"Leduc poker, 2 players: (\d+) choices", done.output)
    assert done.exit_code == 0 and asked is not None and int(asked[1]) >= 10
    assert "'First of all' speaks the protocol." in done.output
    failed = invoke(["bot-check", "/nowhere/at-all", "--game", "leduc"])
    assert failed.exit_code == 2
