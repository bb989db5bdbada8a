"""OpenSpiel: the games as sequential games with explicit chance nodes.

>>> from ludotheque.envs.openspiel import env
>>> state = env("koryo", players=2).new_initial_state()
>>> state.is_chance_node()
True

Every random number of the rules becomes a chance node of equally likely outcomes. A decision that draws is therefore
played again from its start for each number it needs; that costs time in games with much chance and buys what
OpenSpiel's algorithms ask for: chance that they may choose themselves.

Importing this module also registers every game with OpenSpiel, which then loads it, and games and states written with
``pyspiel.serialize_game_and_state`` or ``pickle``:

>>> import pyspiel
>>> str(pyspiel.load_game("ludotheque_koryo(players=3,sealed_orders=True)"))
'ludotheque_koryo(empty_orders=False,players=3,sealed_orders=True)'

Its parameters are ``players`` and the game's options; the text of an option that is a file is percent-encoded there
(``urllib.parse.quote``), since OpenSpiel writes parameters between commas.
"""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from ludotheque.core.chance import ChanceMissing, ScriptedChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game, Json
from ludotheque.core.registry import registered_games
from ludotheque.core.state import State
from ludotheque.envs.common import Table, name_of

MOST_OUTCOMES = 128
"""No random number of any game has more outcomes than this; a test holds it."""
LONGEST = 200_000
"""An upper bound on the decisions and draws of a game, which OpenSpiel asks for."""


def env(game: str, players: int | None = None, **options: object) -> SpielGame:
    """A game as an OpenSpiel game; with the fewest players it allows if not told otherwise.

    UnknownGame, BadInput and BadOption say what is allowed.
    """
    return SpielGame(Table(game, players, options))


def kind(game: Game) -> Any:
    """Describe a game with any number of players and any options."""
    shared = game.cooperative
    defaults = {str(option["name"]): option["default"] for option in game.options.declared()}
    return pyspiel.GameType(
        short_name=f"ludotheque_{game.id}",
        long_name=f"{game.title} ({name_of(game)})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if shared else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.players[0], **defaults},
    )


def documents(game: Game) -> set[str]:
    """The options that are files."""
    return {str(option["name"]) for option in game.options.declared() if option["document"]}


def parameters(table: Table) -> dict[str, object]:
    """A table as OpenSpiel's parameters."""
    options = table.options.to_json()
    return {
        "players": table.players,
        **options,
        **{name: quote(str(options[name]), safe="") for name in documents(table.game)},
    }


class Loader:
    """Makes a game of OpenSpiel's parameters.

    There is a class of its own for each game, because OpenSpiel's registry lets go of what it holds after Python has
    ended: a class outlives that by the references to itself, and a function would be freed without an interpreter.
    """

    game: Game

    def __new__(cls, given: dict[str, Any]) -> SpielGame:
        """The loaded game, not a loader."""
        read = dict(given)
        for name in documents(cls.game) & read.keys():
            read[name] = unquote(read[name])
        return env(cls.game.id, **read)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it. Actions are numbered as everywhere; chance outcomes from 0."""

    def __init__(self, table: Table) -> None:
        self.table = table
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=table.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind(table.game), info, parameters(table))

    def __reduce__(self) -> tuple[type[SpielGame], tuple[Table]]:
        """Pickled as what it was made of: OpenSpiel's own pickles would forget it."""
        return SpielGame, (self.table,)

    def new_initial_state(self) -> SpielState:
        """Before the setup, whose draws are chance nodes too."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Make an observer of a seat's view, as numbers and in words. BadInput for other kinds: a view is neither all
        that a seat has ever seen (perfect recall) nor a part of what it sees."""
        if params:
            raise BadInput(f"a view has no parameters, not {params}")
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind and (kind.perfect_recall or not kind.public_info or kind.private_info != alone):
            raise BadInput("a seat observes its view: no perfect recall, public and its own private information")
        return Observer(self.table)


class Position:
    """A state of the game and the draws of the action under way. It is copied by cloning and written as JSON, since it
    is compiled."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state: State | None = None
        """As it was before the action under way; None during the setup."""
        self.action: int | None = None
        self.values: tuple[int, ...] = ()
        self.outcomes = 0
        """The number of outcomes of the chance node; 0 where none is."""

    def __deepcopy__(self, _memo: object) -> Position:
        twin = Position(self.table)
        twin.state = None if self.state is None else self.state.clone()
        twin.action, twin.values, twin.outcomes = self.action, self.values, self.outcomes
        return twin

    def __getstate__(self) -> tuple[Table, Json | None, int | None, tuple[int, ...], int]:
        position = None if self.state is None else self.table.game.to_json(self.state)
        return self.table, position, self.action, self.values, self.outcomes

    def __setstate__(self, written: tuple[Table, Json | None, int | None, tuple[int, ...], int]) -> None:
        self.table, position, self.action, self.values, self.outcomes = written
        self.state = None if position is None else self.table.game.from_json(position, ScriptedChance([]))

    def go_on(self, action: int | None, values: tuple[int, ...]) -> None:
        """Play the action, or the setup, with the draws there are; where one more is needed a chance node is. A
        refused action changes nothing."""
        chance = ScriptedChance(list(values))
        try:
            if self.state is None:
                after = self.table.game.start(self.table.players, self.table.options, chance=chance)
            else:
                after = self.state.clone()
                after.chance = chance
                after.apply_action(cast(int, action))
        except ChanceMissing as missing:
            self.action, self.values, self.outcomes = action, values, int(missing.below)
            return
        self.state, self.action, self.values, self.outcomes = after, None, (), 0


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the game, or a chance node on the way to one.

    IllegalAction refuses an action that is not offered, ChanceError an outcome that cannot be; both change nothing.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Shared(game.table)
        self.position = Position(game.table)
        self.position.go_on(None, ())

    def current_player(self) -> int:
        """The seat to decide, chance, or the end."""
        if self.position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        state = cast(State, self.position.state)
        return int(pyspiel.PlayerId.TERMINAL) if state.is_terminal() else int(state.current_player())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
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

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        state = self.position.state
        return not self.position.outcomes and state is not None and state.is_terminal()

    def returns(self) -> list[float]:
        """-1 to 1 by placing; 0 as long as the game goes on."""
        if not self.is_terminal():
            return [0.0] * self.table.it.players
        return [float(value) for value in cast(State, self.position.state).returns()]

    def __str__(self) -> str:
        """The position and the draws of the action under way."""
        if self.position.state is None:
            return f"setup {self.position.values}"
        words = str(self.table.it.words(self.position.state))
        under_way = self.position.action
        return words if under_way is None else f"{words} {under_way} {self.position.values}"


class Shared:
    """The part that all copies of a state share: copying it gives itself."""

    def __init__(self, it: Table) -> None:
        self.it = it

    def __deepcopy__(self, _memo: object) -> Shared:
        return self


class Observer:
    """OpenSpiel's observer: the view of one seat. ``tensor`` is float32 from -1 to 1, shape ``(table.length,)``, and
    ``dict`` has it whole as ``"observation"``."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the setup is done there is nothing to see."""
        position = state.position
        self.tensor[:] = 0.0 if position.state is None else self.table.observe(position.state, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The view in words."""
        position = state.position
        return "setup" if position.state is None else str(self.table.game.view(position.state, player))


for _game in registered_games().values():
    pyspiel.register_game(kind(_game), type(f"Loader_{_game.id}", (Loader,), {"game": _game}))
