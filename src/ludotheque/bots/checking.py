"""Try a program as a bot: whether it speaks the protocol, plays whole games, and how long it thinks."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ludotheque.bots.contest import chance_seed, decisions, seated
from ludotheque.bots.named import AnyBot
from ludotheque.bots.observation import Observation
from ludotheque.bots.own import Bot
from ludotheque.bots.piped import Piped
from ludotheque.core.chance import SeededChance
from ludotheque.core.game import Game

CHOICES: Final = 10
"""Choices in a game with a number of players after which no other one is begun."""
MOST_GAMES: Final = 10


@dataclass(frozen=True, slots=True)
class CheckedGames:
    """The games of a kind that a program has played: how many choices it made, and the longest of them in seconds."""

    game: Game
    players: int
    choices: int
    longest: float


class Timed(Bot):
    """A program whose choices are timed."""

    def __init__(self, program: Piped) -> None:
        self.name: str = program.name
        self._program = program
        self.seconds: list[float] = []

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:
        """Tell it of a new game."""
        self._program.begin(game, seat, players, seed)

    def choose(self, seen: Observation) -> object:
        """Ask it, and note how long it takes."""
        began = time.perf_counter()
        answer = self._program.choose(seen)
        self.seconds.append(time.perf_counter() - began)
        return answer


def check(program: Piped, games: Sequence[Game], seed: int = 1) -> Iterator[CheckedGames]:
    """Play games of each kind, with each number of players, against ``random``, until it made some choices in each.

    Raises:
        BotFailed: it does not answer, or not in the protocol.
        BadMove: it chose something that is not offered.
    """
    for game in games:
        for players in game.players:
            timed = Timed(program)
            for number in range(MOST_GAMES):
                line_up: list[AnyBot] = ["random"] * players
                line_up[(seed + number) % players] = timed
                state = game.start(players, chance=SeededChance(chance_seed(seed, number, 0)))
                for _ in decisions(state, seated(game, line_up, seed, number, None)):
                    pass
                if len(timed.seconds) >= CHOICES:
                    break
            yield CheckedGames(game, players, len(timed.seconds), max(timed.seconds, default=0.0))
