"""Programs as bots, in two languages, and each way in which one can fail."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import ClassVar

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


class Model(BaseHTTPRequestHandler):
    """A made-up server with OpenAI's interface, whose model wants the second choice."""

    asked: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append(body["messages"][0]["content"])
        answer = json.dumps({"choices": [{"message": {"content": "Of 1 and 2, I take 2"}}]}).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_language_model_is_told_the_position_in_words() -> None:
    model = f"{sys.executable} {EXAMPLES / 'language_model.py'}"
    with HTTPServer(("127.0.0.1", 0), Model) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            url = f"--url http://127.0.0.1:{server.server_port}/v1"
            found = simulate(LEDUC, 2, None, [f"run:{model} {url}", f"run:{model}"], games=2, seed=1)
        finally:
            server.shutdown()
            thread.join()
    assert found["games"] == 2
    assert Model.asked and all("Your card: " in one and "\n1. " in one for one in Model.asked)


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
