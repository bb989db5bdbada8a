"""Bots of your own, in Python. They see only what their seat may know, and their answers are checked.

>>> from ludotheque import load
>>> from ludotheque.bots.simulate import simulate
>>> class First(Bot):
...     def choose(self, seen):
...         return seen.legal()[0]
>>> report = simulate(load("leduc"), 2, None, [First, "random"], games=20, seed=1)
>>> sorted(report["by_bot"])
['First', 'random']
"""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.levels import Player, check_asked
from ludotheque.bots.observation import Observation
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput, UnknownAction, brief
from ludotheque.core.game import Game
from ludotheque.core.state import IllegalAction, State

SEED_BYTES: Final = 8
NUMPY_SEEDS: Final = 2**32
CRASH: Final = "the bot "
"""The first words of the note on an error that a bot raised."""
FRAMES_TOLD: Final = 4
LINES_TOLD: Final = 4
"""The last calls in a bot, and the first lines of its error, that are told of a crash."""
LONGEST_TOLD: Final = 200


class BadMove(BadInput):
    """A bot chose an action that is not offered. The message names the bot, its answer and the offered actions."""


class Bot:
    """A bot of your own: implement ``choose``.

    A class is instantiated for each game; an object plays all of its games and seats.
    """

    name: str = ""
    """The name in reports. Default: the name of the class."""

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:
        """Prepare for a game at a seat. By default, do nothing.

        Args:
            game: the rules.
            seat: yours, 0 for the first.
            players: the number of seats.
            seed: for chance of your own; a replay of the game passes the same one. It does not lead to the deal.
        """

    def choose(self, seen: Observation, /) -> object:
        """Return one of ``seen.legal()``, or its number, words or JSON."""
        raise NotImplementedError(f"{type(self).__name__} has no method `choose(self, seen)` that returns an action")


def apart(seed: int) -> int:
    """Return a seed that does not lead back: those of a game's streams of chance differ only by small numbers.

    >>> 0 <= apart(1) < 2**63, apart(1) == apart(1), apart(1) == apart(2)
    (True, True, False)
    """
    digest = blake2b(seed.to_bytes(SEED_BYTES, "big", signed=True), digest_size=SEED_BYTES, person=b"own bot")
    return int.from_bytes(digest.digest(), "big") >> 1


def seed_globals(seed: int) -> None:
    """Seed Python's ``random`` and NumPy's, from which a bot may draw."""
    random.seed(seed)
    numpy = numpys_random()
    if numpy is not None:
        numpy.seed(seed % NUMPY_SEEDS)


def numpys_random() -> Any:
    """Return NumPy's ``random``, which NumPy loads when it is first used; None where no one has imported NumPy."""
    return import_module("numpy.random") if sys.modules.get("numpy") else None


@contextmanager
def globals_kept() -> Iterator[None]:
    """Give Python's ``random`` and NumPy's back afterwards as they were: a learner's own draws go on."""
    python, numpy = random.getstate(), numpys_random()
    kept: Any = None if numpy is None else numpy.get_state()
    try:
        yield
    finally:
        random.setstate(python)
        if numpy is not None:
            numpy.set_state(kept)


class Own(Player):
    """A bot of your own at a seat. It sees only what the seat may know, and its answer is checked.

    A class is instantiated here.
    """

    def __init__(self, name: str, own: Bot | type[Bot] | Callable[[Observation], object], seed: int) -> None:
        self.name = name
        self._seed = apart(seed)
        made = self._made(own) if isinstance(own, type) else own
        self._own: Any = made
        self._think: Any = made.choose if isinstance(made, Bot) else made
        self._chance = SeededChance(self._seed)
        self._begun = False

    def choose(self, state: State, seat: int) -> int:
        """Return the number of the chosen action. BadMove if it is not offered."""
        check_asked(state, seat)
        seen = Observation.of(state, seat, self._chance)
        if not self._begun:
            self._begun = True
            if isinstance(self._own, Bot):
                self._asked(lambda: self._own.begin(seen.game, seat, seen.players, self._seed), f" at seat {seat}")
        answer = self._asked(lambda: self._think(seen), f" at seat {seat}")
        try:
            return state.number_of(answer)
        except (UnknownAction, IllegalAction) as error:
            raise BadMove(f"the bot {self.name!r} at seat {seat} answered {brief(answer)}: {error}") from None

    def _made(self, kind: type[Bot]) -> Any:
        try:
            return self._asked(kind, "")
        except TypeError as error:
            raise BadInput(
                f"no {kind.__name__} can be made without arguments ({error}): give a bot that you made"
            ) from error

    def _asked(self, ask: Callable[[], Any], where: str) -> Any:
        """Return what the bot does. A note on its error says whose it is."""
        try:
            return ask()
        except Exception as error:
            if crash_of(error) is None and not str(error).startswith(CRASH):
                error.add_note(f"{CRASH}{self.name!r}{where} crashed:\n{_told(error)}")
            raise


def _told(error: Exception) -> str:
    """Return the last calls in a bot."""
    calls = traceback.extract_tb(error.__traceback__)
    ours = [at for at, call in enumerate(calls) if Path(call.filename).parts[-2:] == ("bots", "own.py")]
    own = calls[ours[-1] + 1 :] if ours else calls
    shown = [f"  {call.filename}, line {call.lineno}, in {call.name}: {call.line}" for call in own[-FRAMES_TOLD:]]
    return "\n".join(line[:LONGEST_TOLD] for line in shown)


def crash_of(error: BaseException) -> str | None:
    """Return in a few lines whose bot raised an error, which and where; None if none did."""
    for note in getattr(error, "__notes__", ()):
        if str(note).startswith(CRASH):
            said = f"{type(error).__name__}: {error}".splitlines()[:LINES_TOLD]
            return "\n".join([str(note), *(line[:LONGEST_TOLD] for line in said)])
    return None
