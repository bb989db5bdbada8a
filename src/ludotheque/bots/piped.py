"""Bots that are programs, in any language: a line of JSON for each question and each answer (docs/bot-protocol.md).

``run:COMMAND`` names one wherever a bot is named: ``ludotheque simulate koryo --bots "run:node mine.js,greedy"``.
"""

from __future__ import annotations

import atexit
import json
import queue
import shlex
import subprocess
import threading
from collections import deque
from functools import cache
from typing import Any, Final

from ludotheque.bots.observation import Observation
from ludotheque.bots.own import Bot
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.game import Game

PREFIX: Final = "run:"
PROTOCOL: Final = 1
STARTS_WITHIN: Final = 30.0
ANSWERS_WITHIN: Final = 60.0
"""Seconds that a program has for its first answer, and for each choice."""
ENDS_WITHIN: Final = 2.0
LAST_WORDS: Final = 5
"""Lines of its error output that are quoted when a program fails."""
LONGEST_LINE: Final = 100_000


class BotFailed(BadInput):
    """A program does not answer, or not in the protocol; the text quotes what it said last."""


class Piped(Bot):
    """A program that plays, started at its first question and kept for all its games."""

    def __init__(self, command: str, answers_within: float = ANSWERS_WITHIN) -> None:
        self.name: str = PREFIX + command
        self._command = _words(command)
        self._answers_within = answers_within
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self._listening: threading.Thread | None = None
        self._asked = 0
        self.own_name: str = ""
        """The name that the program gives itself."""

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:
        """Tell it of a new game."""
        self.tell({"type": "begin", "game": game.id, "players": players, "seat": seat, "seed": seed})

    def choose(self, seen: Observation) -> object:
        """Ask it for one of the offered actions."""
        prompt = seen.prompt
        offered = [{"number": one.number, "words": one.words, "parts": one.parts} for one in seen.legal()]
        return self.ask(
            {
                "game": seen.game.id,
                "seat": seen.seat,
                "prompt": {"key": prompt.key, "args": prompt.args},
                "view": seen.view,
                "legal": offered,
            }
        )

    def tell(self, message: dict[str, Any]) -> None:
        """Send it a message that it does not answer."""
        self._start()
        self._tell(message)

    def ask(self, question: dict[str, Any]) -> object:
        """Ask it for an action, and return its answer: it is not checked whether that is offered."""
        self._start()
        self._asked += 1
        self._tell({"type": "choose", "id": self._asked, **question})
        answer = self._answer(self._answers_within)
        if answer.get("id") != self._asked or "action" not in answer:
            needed = f"an 'action' and the 'id' {self._asked}"
            raise self._fault(f"it answered {brief(answer)} to question {self._asked}; {needed} are needed")
        return answer["action"]

    def close(self) -> None:
        """Ask it to end, and end it if it does not."""
        process, self._process = self._process, None
        if process is None or process.stdin is None:
            return
        try:
            process.stdin.write('{"type": "quit"}\n')
            process.stdin.close()
            process.wait(ENDS_WITHIN)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()

    def _start(self) -> None:
        if self._process is not None:
            return
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(
                self._command, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8", errors="replace", bufsize=1
            )
        except OSError as error:
            cure = "a command is needed, such as 'python my_bot.py'"
            raise BotFailed(f"the bot {self.name!r} cannot be started: {error.strerror or error}; {cure}") from error
        self._process = process
        self._answers = queue.SimpleQueue()
        threading.Thread(target=_read, args=(process, self._answers), daemon=True).start()
        self._listening = threading.Thread(target=_listen, args=(process, self._last_words), daemon=True)
        self._listening.start()
        atexit.register(self.close)
        self._tell({"type": "hello", "protocol": PROTOCOL})
        hello = self._answer(STARTS_WITHIN)
        if hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL or not isinstance(hello.get("name"), str):
            needed = '{"type": "hello", "protocol": 1, "name": "..."}'
            raise self._fault(f"its first line is {brief(hello)}; {needed} is needed")
        self.own_name = hello["name"]

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
        except OSError:
            self._answer(ENDS_WITHIN)  # what it wrote before it ended may say more
            raise self._fault("it has ended") from None

    def _answer(self, seconds: float) -> dict[str, Any]:
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise self._fault(f"it did not answer within {seconds:g} seconds") from None
        if line is None:
            raise self._fault("it has ended")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self._fault(f"it wrote {brief(line.strip())}, which is not JSON") from None
        if not isinstance(answer, dict):
            raise self._fault(f"it wrote {brief(answer)}; an object is needed")
        return answer

    def _fault(self, what: str) -> BotFailed:
        self.close()
        if self._listening is not None:
            self._listening.join(ENDS_WITHIN)  # its last words may still be on the way
        said = "".join(f"\n  {line}" for line in self._last_words)
        return BotFailed(f"the bot {self.name!r} failed: {what}{said}")


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadInput(f"expected a command after 'run:', such as run:python my_bot.py, not {brief(command)}")
    return words


def _read(process: subprocess.Popen[str], answers: queue.SimpleQueue[str | None]) -> None:
    """Pass on each line that the program writes, and then that there are no more."""
    assert process.stdout is not None
    try:
        while line := process.stdout.readline(LONGEST_LINE):
            answers.put(line)
    except (OSError, ValueError):
        pass  # it is being closed, or writes no text
    answers.put(None)


def _listen(process: subprocess.Popen[str], last_words: deque[str]) -> None:
    """Keep the last lines of its error output, so that it never waits for a reader."""
    assert process.stderr is not None
    try:
        for line in process.stderr:
            last_words.append(line.rstrip()[:LONGEST_LINE])
    except (OSError, ValueError):
        pass


@cache
def piped(command: str) -> Piped:
    """Return the program of a command: one for all its games in this process."""
    return Piped(command)
