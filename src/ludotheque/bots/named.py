"""Bots in every form in which they can be named: levels, programs, bots of packages, classes, objects and functions."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from ludotheque.bots.levels import Player, bot
from ludotheque.bots.observation import Observation
from ludotheque.bots.own import Bot, Own
from ludotheque.bots.piped import PREFIX, piped
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.game import Game
from ludotheque.core.levels import KNOWN

GROUP: Final = "ludotheque.bots"
"""The entry point group under which an installed package registers its bots."""

AnyBot = str | Bot | type[Bot] | Callable[[Observation], object]
"""A bot in any form: a level, an installed bot, ``module:Name``, ``run:COMMAND``, a class, object or function."""


def name_of(which: AnyBot) -> str:
    """Return the name of a bot in reports.

    >>> name_of("hard@500"), name_of(Bot), name_of(lambda seen: seen.legal()[0])
    ('hard@500', 'Bot', '<lambda>')
    """
    if isinstance(which, str):
        return which
    named = getattr(which, "name", "") or getattr(which, "__name__", "")
    return str(named or type(which).__name__)


def by_name(bots: Sequence[AnyBot]) -> dict[str, AnyBot]:
    """Return bots by their names. BadInput if two different ones have the same name.

    >>> list(by_name(["random", "greedy", "random"]))
    ['random', 'greedy']
    """
    found: dict[str, AnyBot] = {}
    for which in bots:
        name = name_of(which)
        if found.setdefault(name, which) is not which and not isinstance(which, str):
            raise BadInput(f"two bots are called {name!r}: give each a `name` of its own")
    return found


def player(which: AnyBot, game: Game, *, seed: int, simulations: int | None = None, in_time: bool = False) -> Player:
    """Return a bot that is ready to play a seat. BadInput lists the bots.

    Args:
        which: the bot, in any form.
        game: the rules.
        seed: for its chance; the same seed gives the same choices.
        simulations: instead of those of a level that searches.
        in_time: whether the searches of a level stop after its seconds.
    """
    found = named(which) if isinstance(which, str) else which
    if isinstance(found, Player):
        raise BadInput(f"{brief(found.name)} is already a player: give its name instead")
    if isinstance(found, str):
        return bot(found, game, seed=seed, simulations=simulations, in_time=in_time)
    if isinstance(found, type):
        if not issubclass(found, Bot):
            raise BadInput(f"{name_of(found)} is not a bot: expected a subclass of ludotheque.bots.Bot or a function")
        return Own(name_of(which), found, seed)
    if hasattr(found, "predict") and not isinstance(found, Bot):
        raise BadInput(f"{name_of(found)} is a policy: make a bot of it with ludotheque.envs.policies.as_bot")
    if isinstance(found, Bot) or callable(found):
        return Own(name_of(which), found, seed)
    raise BadInput(f"{brief(found)} is not a bot: expected a name, a subclass of ludotheque.bots.Bot or a function")


@cache
def named(name: str) -> AnyBot:
    """Resolve a name: a level stays as it is; others are ``run:COMMAND``, an installed bot or ``module:Name``.

    Modules in the current folder are also found.
    """
    if name.partition("@")[0] in KNOWN:
        return name
    if name.startswith(PREFIX):
        return piped(name.removeprefix(PREFIX))
    from importlib.metadata import entry_points  # pages without a server have no packages, and no such library

    for point in entry_points(group=GROUP, name=name):
        found: AnyBot = point.load()
        return found
    module, colon, attribute = name.partition(":")
    return _imported(name, module, attribute) if colon else name


def _imported(name: str, module: str, attribute: str) -> AnyBot:
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        home = import_module(module)
    except Exception as error:  # whatever a module of one's own raises
        why = str(error) if isinstance(error, ImportError) else f"{type(error).__name__}: {error}"
        raise BadInput(f"the bot {name!r} cannot be imported: {why}") from error
    try:
        found: AnyBot = getattr(home, attribute)
    except AttributeError:
        raise BadInput(f"the module {module!r} has no {attribute!r}") from None
    return found


def written(which: AnyBot) -> str:
    """Return the name by which other processes find a bot. BadInput if they cannot.

    >>> written("greedy"), written(Bot)
    ('greedy', 'ludotheque.bots.own:Bot')
    """
    if isinstance(which, str):
        return which
    module, attribute = getattr(which, "__module__", "__main__"), getattr(which, "__qualname__", "")
    if module == "__main__" or getattr(sys.modules.get(module), attribute, None) is not which:
        raise BadInput(f"other processes cannot find the bot {name_of(which)!r}: give a class or function of a module")
    return f"{module}:{attribute}"


def installed() -> Mapping[str, str]:
    """Return the bots of installed packages, each name with its package."""
    from importlib.metadata import entry_points

    return {point.name: point.dist.name if point.dist else point.module for point in entry_points(group=GROUP)}
