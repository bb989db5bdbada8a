"""OpenSpiel: the games as sequential games with explicit chance nodes.

>>> from ludotheque.envs.openspiel import env
>>> state = env("koryo", players=2).new_initial_state()
>>> state.is_chance_node()
True

Every random number of the rules becomes a chance node of equally likely outcomes. A decision that draws is therefore
replayed from its start for each number it needs. This costs time in games with much chance, but OpenSpiel's algorithms
need to choose chance outcomes themselves.

Importing this module also registers every game with OpenSpiel, which then loads it, and games and states written with
``pyspiel.serialize_game_and_state`` or ``pickle``:

>>> import pyspiel
>>> str(pyspiel.load_game("ludotheque_koryo(players=3,sealed_orders=True)"))
'ludotheque_koryo(empty_orders=False,memory=9,paid=end,players=3,position=,reward=result,sealed_orders=True)'

Its parameters are ``players``, ``memory``, ``reward``, ``paid``, ``position`` and the game's options. A position and
the text of an option that is a file are percent-encoded there (``urllib.parse.quote``), because OpenSpiel separates
parameters with commas.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, cast
from urllib.parse import quote, unquote

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.playout import PlayoutCounts, playout
from ludotheque.core.chance import ChanceMissing, ScriptedChance, SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.extras import MissingExtra
from ludotheque.core.game import Game
from ludotheque.core.registry import registered_games
from ludotheque.core.state import State
from ludotheque.envs.common import POSITION, SEEDS, EnvTable, name_of
from ludotheque.envs.recall import RecalledStep
from ludotheque.envs.rewards import WORTH, Paid, Reward, check_reward

try:
    import pyspiel
except ModuleNotFoundError:
    raise MissingExtra("This needs OpenSpiel, which is in no extra: pip install open_spiel.") from None

MOST_OUTCOMES = 128
"""The most outcomes of a random number in any game, as a test checks."""
LONGEST = 200_000
"""An upper bound on the decisions of a game that declares none, required by OpenSpiel."""


MEMORY = 9
"""The default number of steps in the tensor of an information state: enough for all of Leduc poker."""
MOST_MEMORY = 1000

GAMES_TRIED = 10
LARGEST_SCORE = 100_000
"""The highest score of a game that declares none."""
PARAMETERS = {"memory": MEMORY, "reward": "result", "paid": "end", "position": ""}
"""The parameters of each game beside its players and its own options, with their defaults."""
REWARD_MODELS = {"end": pyspiel.GameType.RewardModel.TERMINAL, "step": pyspiel.GameType.RewardModel.REWARDS}


def env(
    game: str,
    players: int | None = None,
    *,
    memory: int = MEMORY,
    reward: Reward = "result",
    paid: Paid = "end",
    position: State | Mapping[str, Any] | str | None = None,
    **options: object,
) -> SpielGame:
    """Return a game as an OpenSpiel game.

    Args:
        game: the game's id.
        players: the number of seats. Default: the fewest that the game allows.
        memory: the number of past steps in the tensor of an information state; its string has all of them.
        reward: what a game pays: ``result``, from -1 to 1 by placing with sum zero; ``score``, the points of the
            rulebook; or ``margin``, the points ahead of the best other seat.
        paid: at the ``end`` of a game; or with each ``step``, what it has added to the score or the margin.
        position: where each game begins: a state, its ``to_json``, or that as text. By default it is set up.
        options: the game's options by name. A position has the same.

    Raises:
        UnknownGame, BadInput, BadOption: an argument is invalid; the message lists what is allowed.
    """
    if isinstance(memory, bool) or not isinstance(memory, int) or not 1 <= memory <= MOST_MEMORY:
        raise BadInput(f"the memory is 1 to {MOST_MEMORY} steps, not {memory!r}")
    table = EnvTable(game, players, options)
    check_reward(table.game, table.players, reward, paid)
    return SpielGame(table, memory, reward, paid, _first(table, position))


def _first(table: EnvTable, position: State | Mapping[str, Any] | str | None) -> str:
    """Return the position in which games begin as JSON; empty if they are set up."""
    if position is None or position == "":
        return ""
    if isinstance(position, str):
        try:
            position = json.loads(position)
        except ValueError as error:
            raise BadInput(f"the position is no JSON: {error}") from None
    first = table.first({POSITION: position}, (POSITION,), 0).start(0)
    return json.dumps(table.game.to_json(first), separators=(",", ":"))


def kind(game: Game, table: EnvTable | None = None, reward: Reward = "result", paid: Paid = "end") -> Any:
    """Describe a game type, for any number of players and options, or for one table."""
    defaults = {str(option["name"]): option["default"] for option in game.options.declared()}
    return pyspiel.GameType(
        short_name=f"ludotheque_{game.id}",
        long_name=f"{game.title} ({name_of(game)})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_sum(game, table, reward),
        reward_model=REWARD_MODELS[paid],
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.players[0], **PARAMETERS, **defaults},
    )


def _sum(game: Game, table: EnvTable | None, reward: Reward) -> Any:
    """Return what is known of the sum of all payments. Places cancel out; so do the chips of Leduc poker."""
    if game.cooperative:
        return pyspiel.GameType.Utility.IDENTICAL
    if table is not None and table.players > 1 and (reward == "result" or _cancels_out(table, reward)):
        return pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType.Utility.GENERAL_SUM


def _cancels_out(table: EnvTable, reward: Reward) -> bool:
    """Return whether what one seat is paid another pays: tried in a few games at random."""
    for seed in range(GAMES_TRIED):
        state = table.start(seed)
        playout(state, SeededChance(seed), PlayoutCounts())
        if sum(WORTH[reward](state)) != 0:
            return False
    return True


def documents(game: Game) -> set[str]:
    """Return the options that are files."""
    return {str(option["name"]) for option in game.options.declared() if option["document"]}


def parameters(game: SpielGame) -> dict[str, object]:
    """Return a game as OpenSpiel's parameters."""
    table = game.table
    options = table.options.to_json()
    return {
        "players": table.players,
        "memory": game.memory,
        "reward": game.reward,
        "paid": game.paid,
        "position": quote(game.first, safe=""),
        **options,
        **{name: quote(str(options[name]), safe="") for name in documents(table.game)},
    }


class Loader:
    """Creates a game from OpenSpiel's parameters.

    Each game has its own class, because OpenSpiel's registry releases its entries after Python has ended: a class
    survives through its references to itself, while a function would be freed without an interpreter.
    """

    game: Game

    def __new__(cls, given: dict[str, Any]) -> SpielGame:
        """Return the loaded game, not a loader."""
        read = dict(given)
        for name in (documents(cls.game) | {"position"}) & read.keys():
            read[name] = unquote(read[name])
        return env(cls.game.id, **read)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game. Actions have their usual numbers; chance outcomes count from 0."""

    def __init__(
        self, table: EnvTable, memory: int = MEMORY, reward: Reward = "result", paid: Paid = "end", first: str = ""
    ) -> None:
        self.table = table
        self.memory = memory
        self.reward: Reward = reward
        self.paid: Paid = paid
        self.first = first
        """The position in which games begin, as JSON; empty if they are set up."""
        score, longest = table.game.bounds or (LARGEST_SCORE, LONGEST)
        most = 1.0 if reward == "result" else float(score)
        declared = kind(table.game, table, reward, paid)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=table.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=longest,
            utility_sum=0.0 if declared.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
        )
        super().__init__(declared, info, parameters(self))

    def __reduce__(self) -> tuple[type[SpielGame], tuple[EnvTable, int, str, str, str]]:
        """Pickled as what it was made of: OpenSpiel's own pickles would forget it."""
        return SpielGame, (self.table, self.memory, self.reward, self.paid, self.first)

    def new_initial_state(self) -> SpielState:
        """Return the state before the setup, whose draws are chance nodes too."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Create an observer of a seat's view, or with perfect recall of all it has seen and done.

        BadInput for other kinds: public and private information are not separated.
        """
        if params:
            raise BadInput(f"a view has no parameters, not {params}")
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind and (not kind.public_info or kind.private_info != alone):
            raise BadInput("a seat observes all that it may see: public and its own private information")
        return Recall(self.table, self.memory) if kind and kind.perfect_recall else Observer(self.table)


Worth: TypeAlias = Callable[[State], list[float]]


class Position:
    """A state of the game and the draws of the current action.

    It is copied by cloning and written as JSON, since it is compiled.
    """

    def __init__(self, table: EnvTable, worth: Worth | None = None) -> None:
        self.table: EnvTable = table
        self.worth: Worth | None = worth
        """Counts the points of each seat in a state, where each step is paid."""
        self.state: State | None = None
        """As it was before the action under way; None during the setup."""
        self.action: int | None = None
        self.values: tuple[int, ...] = ()
        self.outcomes: int = 0
        """The number of outcomes of the chance node; 0 where none is."""
        self.step: RecalledStep | None = None
        """The way to ``state``; None during the setup."""
        self.paid: list[float] = [0.0] * table.players
        """Payments for the last action or outcome of chance: the points of each seat that it added, if counted."""
        self.earned: list[float] = [0.0] * table.players
        """All payments so far."""

    def __deepcopy__(self, _memo: object) -> Position:
        twin = Position(self.table, self.worth)
        # No step is ever changed, and so no state of one: a decision is performed on a copy.
        twin.state, twin.step = self.state, self.step
        twin.action, twin.values, twin.outcomes = self.action, self.values, self.outcomes
        twin.paid, twin.earned = self.paid, self.earned
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        steps = [] if self.step is None else self.step.to_json(self.table)
        return self.table, self.worth, steps, self.action, self.values, self.outcomes, self.paid, self.earned

    def __setstate__(self, written: tuple[Any, ...]) -> None:
        self.table, self.worth, steps, self.action, self.values, self.outcomes, self.paid, self.earned = written
        self.state = self.step = None
        for position, seat, action in steps:
            self.state = self.table.game.from_json(position, ScriptedChance([]))
            self.step = RecalledStep(self.step, self.state, seat, action)

    def begin(self, position: Mapping[str, Any]) -> None:
        """Begin in a position."""
        self.state = self.table.game.from_json(position, ScriptedChance([]))
        self.step = RecalledStep(None, self.state)

    def go_on(self, action: int | None, values: tuple[int, ...]) -> None:
        """Play the action or setup with the draws so far; if it needs another, become a chance node.

        A refused action changes nothing.
        """
        chance = ScriptedChance(list(values))
        try:
            if self.state is None:
                after = self.table.game.start(self.table.players, self.table.options, chance=chance)
            else:
                after = self.state.clone()
                after.chance = chance
                after.apply_action(cast(int, action))
        except ChanceMissing as missing:
            self.action, self.values, self.outcomes = action, values, missing.below
            self.paid = [0.0] * self.table.players
            return
        self._pay(after)
        seat = None if self.state is None else self.state.current_player()
        self.step = RecalledStep(self.step, after, seat, action)
        self.state, self.action, self.values, self.outcomes = after, None, (), 0

    def _pay(self, after: State) -> None:
        """Pay what an action has added; the setup pays nothing."""
        if self.worth is None or self.state is None:
            return
        self.paid = [now - then for now, then in zip(self.worth(after), self.worth(self.state), strict=True)]
        self.earned = [sum(pair) for pair in zip(self.earned, self.paid, strict=True)]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the game, or a chance node on the way to one.

    IllegalAction rejects an action that is not offered, ChanceError an impossible outcome. Neither changes anything.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Shared = Shared(game.table)
        self.worth: Worth = WORTH[game.reward]
        self.position: Position = Position(game.table, self.worth if game.paid == "step" else None)
        if game.first:
            self.position.begin(json.loads(game.first))
        else:
            self.position.go_on(None, ())

    def current_player(self) -> int:
        """Return the seat to decide, chance, or the end."""
        if self.position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        state = cast(State, self.position.state)
        return int(pyspiel.PlayerId.TERMINAL) if state.is_terminal() else state.current_player()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes, all equally likely."""
        outcomes = self.position.outcomes
        return [(value, 1.0 / outcomes) for value in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        if state is None or state.is_terminal() or state.current_player() != player:
            return []
        return [int(action) for action in state.legal_actions()]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.outcomes:
            position.go_on(position.action, (*position.values, int(action)))
        else:
            position.go_on(int(action), ())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.table.it.game.actions.words(int(action))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return another state that looks the same to a seat, for ISMCTS; the memory of other seats is lost.

        Only Python algorithms can call it, not OpenSpiel's C++ ones.
        """
        position = self.position
        if position.outcomes or position.state is None or position.step is None:
            raise BadInput("there is nothing to resample at a chance node: wait for a decision")
        seed = int(sampler() * SEEDS)
        twin = self.clone()
        world = position.state.resample(player, SeededChance(seed))
        twin.position.state = world
        twin.position.step = position.step.elsewhere(world, self.table.it, player)
        return cast(SpielState, twin)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        state = self.position.state
        return not self.position.outcomes and state is not None and state.is_terminal()

    def returns(self) -> list[float]:
        """Return what each seat has been paid so far: 0 while the game is in progress, if it pays at the end."""
        if self.position.worth is not None:
            return self.position.earned
        return self.worth(cast(State, self.position.state)) if self.is_terminal() else [0.0] * self.table.it.players

    def rewards(self) -> list[float]:
        """Return what the last action has paid each seat."""
        return self.position.paid if self.position.worth is not None else self.returns()

    def __str__(self) -> str:
        """Return the position and the draws of the current action."""
        if self.position.state is None:
            return f"setup {self.position.values}"
        words = str(self.table.it.words(self.position.state))
        under_way = self.position.action
        return words if under_way is None else f"{words} {under_way} {self.position.values}"


class Shared:
    """The part that all copies of a state share: a copy is the object itself."""

    def __init__(self, it: EnvTable) -> None:
        self.it = it

    def __deepcopy__(self, _memo: object) -> Shared:
        return self


class Observer:
    """OpenSpiel's observer: the view of one seat.

    ``tensor`` is float32 from -1 to 1, shape ``(table.length,)``, and ``dict`` has it whole as ``"observation"``.
    """

    def __init__(self, table: EnvTable) -> None:
        self.table = table
        self.tensor: NDArray[np.float32] = np.zeros(table.length, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the setup is done there is nothing to see."""
        position = state.position
        self.tensor[:] = 0.0 if position.state is None else self.table.observe(position.state, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """Return the view in words."""
        position = state.position
        return "setup" if position.state is None else str(self.table.game.view(position.state, player))


class Recall(Observer):
    """The observer of everything that a seat has seen and done.

    ``tensor`` has the shape ``(memory * table.length,)``: the views after the last steps, the newest first.
    """

    def __init__(self, table: EnvTable, memory: int) -> None:
        super().__init__(table)
        self.memory = memory
        self.tensor: NDArray[np.float32] = np.zeros(memory * table.length, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the setup is done there is nothing to see."""
        step = state.position.step
        self.tensor[:] = 0.0 if step is None else step.last(self.table, player, self.memory)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """Return a line for each step (see :meth:`ludotheque.envs.recall.RecalledStep.told`)."""
        step = state.position.step
        return "setup" if step is None else step.told(self.table, player)


for _game in registered_games().values():
    pyspiel.register_game(kind(_game), type(f"Loader_{_game.id}", (Loader,), {"game": _game}))
