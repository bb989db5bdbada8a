"""The games that the contract suite runs on, each with numbers of players and options; random games of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from ludotheque import Game, Match, SeededChance, State, load, registered_games
from ludotheque.core.build import is_compiled
from ludotheque.core.extras import lacking

try:
    from allpairspy import AllPairs
except ImportError:
    raise lacking("testing", "allpairspy") from None

GAMES = int(os.environ.get("LUDOTHEQUE_GAMES", "6" if is_compiled() else "2"))
"""The number of random games that each test plays per game, player count and set of options; fewer uncompiled."""
QUICK = os.environ.get("LUDOTHEQUE_QUICK") == "1"
"""For the inner loop: one case of each game."""
ONLY = "LUDOTHEQUE_ONLY"
"""The environment variable with the ids of the games to run on; all if it is not set."""
BOUND = 50_000
"""No game may take more decisions than this."""
_endless: set[str] = set()
"""Games that were found not to end; the tests after that fail at once."""


@dataclass(frozen=True)
class Case:
    """One game with a number of players and a set of options."""

    game: Game
    players: int
    options: tuple[tuple[str, object], ...]

    def __str__(self) -> str:
        defaults = self.game.options().to_json()
        chosen = "-".join(f"{name}={value}" for name, value in self.options if value != defaults[name])
        return "-".join(filter(None, [self.game.id, str(self.players), chosen]))

    def start(self, seed: int) -> State:
        return self.game.start(self.players, dict(self.options), chance=SeededChance(seed))


def games() -> list[Game]:
    """Return the games to run on."""
    chosen = os.environ.get(ONLY)
    return [load(id) for id in chosen.split(",")] if chosen else list(registered_games().values())


def cases() -> list[Case]:
    """Every game with every number of players: each pair of option values, and of one with a number, is in a case.

    The first case of a game has the options as they are by default.
    """
    return [case for game in games() for case in cases_of(game)[: 1 if QUICK else None]]


def cases_of(game: Game) -> list[Case]:
    """Return the cases of one game."""
    columns: dict[str, list[object]] = {"players": list(game.players)}
    for declared in game.options.declared():
        choices = cast(list[object], declared["choices"])
        if choices:
            default = declared["default"]
            columns[str(declared["name"])] = [default, *(choice for choice in choices if choice != default)]
    if len(columns) == 1:
        return [Case(game, players, ()) for players in game.players]
    rows = [dict(zip(columns, row, strict=True)) for row in AllPairs(list(columns.values()))]
    return [Case(game, cast(int, row.pop("players")), tuple(row.items())) for row in rows]


def decisions(game: Game, going: State | Match) -> Iterator[int]:
    """Count the decisions of a game being played, until it is over.

    Raises:
        AssertionError: it does not end within :data:`BOUND` decisions.
    """
    for number in range(0 if game.id in _endless else BOUND):
        if (going.state if isinstance(going, Match) else going).is_terminal():
            return
        yield number
    _endless.add(game.id)
    raise AssertionError(
        f"{game.title} does not end: a random game is not over after {BOUND:,} decisions. "
        "Make is_terminal() come true, or bound the game by a number of rounds; and see that offer() leads on"
    )


def walk(case: Case, seed: int) -> Iterator[State]:
    """Yield a random game: each state in which someone decides, and lastly the final one."""
    state = case.start(seed)
    chance = SeededChance(1_000_003 + seed)
    for _ in decisions(case.game, state):
        yield state
        actions = state.legal_actions()
        state.apply_action(actions[chance.below(len(actions))])
    yield state


def sample(case: Case, seed: int, every: int = 7) -> Iterator[State]:
    """Yield some states of a random game: independent copies, one in ``every``, and the last."""
    for number, state in enumerate(walk(case, seed)):
        if number % every == seed % every or state.is_terminal():
            yield state.clone()
