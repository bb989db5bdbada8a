"""The common part of the environments: the game, its name there, and the observations of a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from operator import index
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots import AnyBot
from ludotheque.bots.named import player
from ludotheque.core.chance import SeededChance
from ludotheque.core.encoding import Copied, Encoder, mask
from ludotheque.core.errors import BadInput, BadOption, brief, players_of
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.registry import load, versions
from ludotheque.core.state import State
from ludotheque.envs import batch
from ludotheque.envs.policies import Opponent, PolicyBot, as_bot

SEEDS = int(batch.SEEDS)
"""The exclusive upper bound of seeds."""
RANDOM = "random"
"""Opponents that need no view and play in compiled code."""
NUMBERS = np.dtype("<f4")
BYTES = np.dtype(np.int8)
SEATS = np.dtype("<i8")
"""Created once: NumPy takes longer to parse the name of a type than to read the bytes."""
NO_OPPONENTS = "the learner plays all seats here, so there are no opponents"
POSITION = "position"
SEAT = "seat"
"""The options of a reset."""
Opponents: TypeAlias = Opponent | Sequence[Opponent]
"""The player of all other seats, or one for each, in the order of play after the learner."""
Bots: TypeAlias = AnyBot | tuple[AnyBot, ...]
Choice: TypeAlias = Callable[[State, int], int]


def name_of(game: Game) -> str:
    """Return the name of a game as an environment, with the version of its rules.

    >>> name_of(load("koryo"))
    'ludotheque/koryo-v1'
    """
    return _named(game.id, game.version)


def names() -> dict[str, str]:
    """Return the name of every installed game as an environment, keyed by id, without loading Ludotheque's own games.

    >>> names()["koryo"]
    'ludotheque/koryo-v1'
    """
    return {id: _named(id, version) for id, version in versions().items()}


def _named(id: str, version: int) -> str:
    return f"ludotheque/{id}-v{version}"


def array(table: Any, kind: np.dtype[Any]) -> NDArray[Any]:
    """Return a table of compiled code as a read-only array that shares its memory."""
    return np.frombuffer(table, kind)


def seeded(seed: int) -> SeededChance:
    """Return chance with this seed. BadInput gives the range of seeds."""
    if not isinstance(seed, (int, np.integer)) or not 0 <= seed < 2**63:
        raise BadInput(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
    return SeededChance(int(seed))


class UnknownArgument(BadOption, TypeError):
    """An argument of an environment that is no option of the game.

    TorchRL's ``GymEnv`` tries an argument of its own, and takes it back after a TypeError with these words.
    """


def number_of(action: Any, game: Game) -> int:
    """Return the number of an action. TypeError if it is not a whole number."""
    try:
        return index(action)
    except TypeError:
        cure = f"load({game.id!r}).actions.parse(words) gives that of an action in words"
        raise TypeError(f"an action is a whole number, not {brief(action)}; {cure}") from None


class First(NamedTuple):
    """The beginning of a game: its start by a seed, and the learner's seat, or DRAWN."""

    start: Callable[[int], State]
    seat: int


def limit(name: str, most: int | None) -> int | None:
    """Return a limit on the length of a game, or None. BadInput if it is below 1."""
    if most is not None and (not isinstance(most, (int, np.integer)) or most < 1):
        raise BadInput(f"{name} must be a whole number of at least 1, or None, not {most!r}")
    return most


class EnvTable:
    """One game with a number of players and options, which creates new states.

    ``actions`` is the number of actions of the game, ``length`` the number of values in an observation; both are the
    same at every table of the game. UnknownGame, BadInput and BadOption list what is allowed.

    >>> table = EnvTable("koryo", 2, {})
    >>> table.name, table.start(1).num_players
    ('ludotheque/koryo-v1', 2)
    """

    def __init__(self, game: str, players: int | None, options: dict[str, object]) -> None:
        self.game: Game = load(game)
        asked = self.game.players[0] if players is None else players
        if not isinstance(asked, (int, np.integer)) or asked not in self.game.players:
            raise BadInput(f"{self.game.title} is for {players_of(self.game.players)}, not {asked!r}")
        self.players: int = int(asked)
        known = [field.name for field in fields(self.game.options)]
        for name in options:
            if name not in known:
                listed = ", ".join(known) or "none"
                raise UnknownArgument(f"unexpected keyword argument {name!r}; the options are: {listed}")
        self.options: Options = self.game.options.parse(options)
        self.name: str = name_of(self.game)
        self.actions: int = self.game.actions.size
        self._blank = bytes(self.actions)
        encode = self.game.rules.encode
        if not isinstance(encode, Encoder):
            encode = Copied(encode, len(self.observe(self.start(0), 0)))
        self.encoder: Encoder = encode
        self.length: int = encode.length

    def __reduce__(self) -> tuple[type[EnvTable], tuple[str, int, dict[str, object]]]:
        """Pickled as what it was made of."""
        return EnvTable, (self.game.id, self.players, dict(self.options.to_json()))

    @property
    def alone(self) -> bool:
        """Return whether a learner plays all seats: in a cooperative game, or with one player."""
        return self.game.cooperative or self.players == 1

    def rivals(self, opponents: Opponents) -> Bots:
        """Return the players of the other seats as bots.

        BadInput if there are no such seats or no such bot, or if a policy cannot play this game.

        >>> EnvTable("kick_ass", 2, {}).rivals("greedy")
        Traceback (most recent call last):
        ...
        ludotheque.core.errors.BadInput: the learner plays all seats here, so there are no opponents
        """
        if isinstance(opponents, (list, tuple)):
            if self.alone:
                raise BadInput(NO_OPPONENTS)
            if len(opponents) != self.players - 1:
                here = f"{self.players - 1} here, not {len(opponents)}"
                raise BadInput(f"a list of opponents names one for each other seat: {here}")
            return tuple(self._rival(opponent) for opponent in opponents)
        return self._rival(cast(Opponent, opponents))

    def _rival(self, opponent: Opponent) -> AnyBot:
        bot = as_bot(opponent)
        if bot != RANDOM:
            if self.alone:
                raise BadInput(NO_OPPONENTS)
            player(bot, self.game, seed=0)
        if isinstance(bot, type) and issubclass(bot, PolicyBot):
            bot.check(self.start(0), self.game)
        return bot

    def meeting(self, bots: Bots) -> Callable[[int, int], Choice] | None:
        """Return who decides for the other seats of a game, by a seed and the learner's seat.

        None for random opponents, which need no bot: it would sample a world before each choice.
        """
        if isinstance(bots, tuple):
            return self._meeting_each(bots)
        if bots == RANDOM:
            return None
        return lambda seed, _seat: player(bots, self.game, seed=seed).choose

    def _meeting_each(self, bots: tuple[AnyBot, ...]) -> Callable[[int, int], Choice]:
        def meet(seed: int, seat: int) -> Choice:
            met = [player(bot, self.game, seed=seed + place) for place, bot in enumerate(bots)]
            return lambda state, asked: met[(asked - seat - 1) % self.players].choose(state, asked)

        return meet

    def seat(self, seat: int | None) -> int:
        """Return the learner's seat, or DRAWN if it is drawn. BadInput if it has no seat of its own or none like it."""
        if seat is None:
            return int(batch.DRAWN)
        if self.alone:
            raise BadInput("the learner plays all seats here, so it has none of its own")
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.players:
            raise BadInput(f"the learner's seat is 0 to {self.players - 1}, or None to draw it, not {seat!r}")
        return int(seat)

    def first(self, options: Mapping[str, Any] | None, known: Sequence[str], seat: int) -> First:
        """Return how a game begins after a reset with options.

        Args:
            options: the options of the reset, by name.
            known: those that the environment has: a ``position``, and the learner's ``seat``.
            seat: the learner's seat unless the options say otherwise, or DRAWN.

        Raises:
            BadInput: an option is unknown, or its value is impossible; a position is over or of another game.
        """
        chosen = options or {}
        for name in chosen:
            if name not in known:
                raise BadInput(f"reset has no option {name!r}; its options are: {', '.join(known)}")
        position = chosen.get(POSITION)
        start = self.start if position is None else self._from(position)
        return First(start, self.seat(chosen[SEAT]) if SEAT in chosen else seat)

    def _from(self, position: object) -> Callable[[int], State]:
        """Return a start from a position, in which the seed gives what is drawn later."""
        state = position
        if isinstance(position, Mapping):
            state = self.game.from_json(position)
        if not isinstance(state, State):
            raise BadInput(f"a position is a state of {self.game.title} or its to_json, not {brief(position)}")
        found = self.game.checked(state)
        if found.num_players != self.players:
            raise BadInput(f"the position has {found.num_players} players, and this environment {self.players}")
        held, own = self.game.to_json(found).get("options", {}), self.options.to_json()
        for name in own:
            if held.get(name, own[name]) != own[name]:
                raise BadInput(
                    f"option {name!r} is {brief(held[name])} in the position and {brief(own[name])} in this environment"
                )
        if found.is_terminal():
            raise BadInput("the game is over in this position")
        return lambda seed: found.copy(SeededChance(seed))

    def start(self, seed: int) -> State:
        """Return a new game; the same seed gives the same game."""
        return self.game.start(self.players, self.options, chance=SeededChance(seed))

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return the view of a seat as numbers from -1 to 1, shape ``(length,)``, read-only."""
        return array(self.game.rules.encode(state, seat), NUMBERS)

    def mask(self, state: State) -> NDArray[np.int8]:
        """Return the mask of the actions offered to the seat that decides: 0 or 1, shape ``(actions,)``, read-only."""
        return array(mask(state, self._blank), BYTES)

    def words(self, state: State) -> dict[str, Any]:
        """Return the position as JSON, secrets included, for debugging."""
        return self.game.to_json(state)
