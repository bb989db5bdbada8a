"""Trained policies as bots: anything with ``predict``, as Stable-Baselines3 has it; masks and memory are optional."""

from __future__ import annotations

import copy
import copyreg
import inspect
import warnings
from collections.abc import Mapping
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, ClassVar, Final, Protocol, cast

import numpy as np

from ludotheque.bots import AnyBot, Bot, Observation
from ludotheque.bots.named import name_of, player
from ludotheque.bots.own import globals_kept
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.game import Game
from ludotheque.core.state import State

MASKS: Final = "action_masks"
MEMORY: Final = "state"
START: Final = "episode_start"
GIVEN: Final = frozenset({MASKS, MEMORY, START})
"""The arguments that a policy may take beside the observation, by name."""
FIXED: Final = (ModuleType, FunctionType, BuiltinFunctionType, type, str, int, float, tuple, type(None))
"""The kinds of things that a function may refer to without changing when a learner learns."""


class Policy(Protocol):
    """A trained policy: anything that has ``predict``."""

    def predict(self, *args: Any, **kwargs: Any) -> Any:
        """Return an action, or an action and the memory of the policy."""


Opponent = AnyBot | Policy
"""The players of the other seats: a bot in any form, or a policy."""


class PolicyClass(type):
    """The type of the classes that :func:`as_bot` makes, which no module has: they are pickled with their policy."""

    name: str
    policy: Any


class PolicyBot(Bot, metaclass=PolicyClass):
    """A policy in one game, which it may play at several seats: it has a memory for each.

    A policy need not heed masks: for an action that is not offered, an offered one is drawn.
    """

    policy: ClassVar[Any]
    takes: ClassVar[frozenset[str]] = GIVEN

    def __init__(self) -> None:
        self._memory: dict[int, Any] = {}
        self._chance = SeededChance(0)

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:  # noqa: ARG002
        """Set the chance that draws where the policy chooses nothing that is offered."""
        self._chance = SeededChance(seed)

    def choose(self, seen: Observation) -> object:
        """Ask the policy."""
        offered = np.asarray(seen.mask).astype(np.bool_)
        asked = {MASKS: offered, MEMORY: self._memory.get(seen.seat), START: np.array([seen.seat not in self._memory])}
        told = self.policy.predict(np.asarray(seen.tensor), **{name: asked[name] for name in self.takes})
        action, self._memory[seen.seat] = told if isinstance(told, tuple) else (told, None)
        try:
            number = int(np.asarray(action).item())
        except (TypeError, ValueError):
            raise BadInput(
                f"the policy {self.name} answers {brief(action)}, which is the number of no action"
            ) from None
        if 0 <= number < len(offered) and offered[number]:
            return number
        legal = np.flatnonzero(offered)
        return int(legal[self._chance.below(len(legal))])

    @classmethod
    def check(cls, state: State, game: Game) -> None:
        """Ask the policy once. BadInput if it cannot play this game."""
        actions = getattr(getattr(cls.policy, "action_space", None), "n", game.actions.size)
        if actions != game.actions.size:
            raise BadInput(f"the policy {cls.name} has {actions} actions, and {game.title} has {game.actions.size}")
        if hasattr(getattr(cls.policy, "observation_space", None), "spaces"):
            cure = "train it without MaskInObservation to play as a bot or an opponent"
            raise BadInput(f"the policy {cls.name} observes a dictionary, and bots are asked with numbers: {cure}")
        try:
            with globals_kept():
                player(cls, game, seed=0).choose(state, state.current_player())
        except BadInput:
            raise
        except Exception as error:  # whatever a policy raises
            said = brief(f"{type(error).__name__}: {error}")
            raise BadInput(f"the policy {cls.name} cannot play {game.title}: its predict raises {said}") from error


def is_policy(opponent: Opponent) -> bool:
    """Return whether an opponent is a policy that is no bot yet."""
    return hasattr(opponent, "predict") and not isinstance(opponent, (str, type, Bot))


def as_bot(opponent: Opponent, name: str | None = None) -> AnyBot:
    """Return a policy as a bot; return a bot unchanged.

    Args:
        opponent: anything with ``predict``, or a bot.
        name: the name of the policy in reports. Default: that of its class.

    Raises:
        BadInput: ``predict`` needs what it is not given.

    >>> class Highest:
    ...     def predict(self, observation, *, action_masks):
    ...         return np.flatnonzero(action_masks)[-1], None
    >>> from ludotheque import load
    >>> from ludotheque.bots.simulate import simulate
    >>> report = simulate(load("leduc"), 2, None, [as_bot(Highest()), as_bot(Highest(), "twin")], games=2)
    >>> sorted(report["by_bot"])
    ['Highest', 'twin']
    """
    if getattr(opponent, "__name__", "") == "predict" and hasattr(getattr(opponent, "__self__", None), "predict"):
        raise BadInput("give the policy itself, not its predict")
    if not is_policy(opponent):
        return cast(AnyBot, opponent)
    opponent = cast(Policy, opponent)
    name = name or type(opponent).__name__
    return PolicyClass(name, (PolicyBot,), {"name": name, "policy": opponent, "takes": _taken(name, opponent.predict)})


def _pickled(made: PolicyClass) -> str | tuple[Any, ...]:
    return "PolicyBot" if made is PolicyBot else (as_bot, (made.policy, made.name))


copyreg.pickle(PolicyClass, _pickled)  # a method would be that of the classes' objects


def _taken(name: str, predict: Any) -> frozenset[str]:
    """Return the arguments that ``predict`` takes, of those that it may get by name."""
    try:
        _observation, *others = inspect.signature(predict).parameters.values()
    except ValueError:
        raise BadInput(f"the policy {name} has a predict without an observation") from None
    variable = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    needed = [one.name for one in others if one.default is one.empty and one.kind not in variable]
    if not GIVEN.issuperset(needed):
        unknown = ", ".join(sorted({*needed} - GIVEN))
        raise BadInput(f"the predict of the policy {name} needs {unknown}; it gets the observation, {', '.join(GIVEN)}")
    by_name = [one.name for one in others if one.kind not in (*variable, inspect.Parameter.POSITIONAL_ONLY)]
    passed_on = [MASKS for one in others if one.kind is one.VAR_KEYWORD]
    return GIVEN.intersection([*by_name, *passed_on])


def version_of(opponent: Opponent) -> Opponent:
    """Return an opponent as it is now: a copy, which does not learn on. BadInput if it cannot be copied.

    Of a learner whose ``policy`` predicts, only that is copied. A function stays the same, with a warning if it refers
    to something that may change.
    """
    if isinstance(opponent, (str, type)):
        return opponent
    if isinstance(opponent, FunctionType):
        changing = sorted(name for name, value in _referred(opponent).items() if not isinstance(value, FIXED))
        if changing:
            warnings.warn(
                f"self-play keeps no version of the function {name_of(opponent)}: {', '.join(changing)} may change, and"
                " its play with it. Give a policy with predict, or an object of a Bot, which are copied",
                stacklevel=3,
            )
        return opponent
    inner = getattr(opponent, "policy", None)
    found = inner if hasattr(inner, "predict") and hasattr(opponent, "predict") else opponent
    try:
        return cast(Opponent, copy.deepcopy(found))
    except Exception as error:  # whatever an object of one's own raises
        said = brief(f"{type(error).__name__}: {error}")
        raise BadInput(
            f"self-play cannot keep a version of {type(opponent).__name__}, as it cannot be copied ({said}): write a"
            " __deepcopy__ for it"
        ) from error


def _referred(function: FunctionType) -> Mapping[str, Any]:
    """Return what a function refers to outside of itself, and its defaults."""
    outside = inspect.getclosurevars(function)
    defaults = {name: one.default for name, one in inspect.signature(function).parameters.items()}
    return {**outside.globals, **outside.nonlocals, **defaults}
