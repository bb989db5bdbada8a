"""Why something is not offered."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.chance import SeededChance
from ludotheque.core.game import Game
from ludotheque.server.journal import Journal
from ludotheque.server.table import Refused
from ludotheque.server.workers import new_seed
from ludotheque.text import DIGITS


def why(journal: Journal, seat: int, action: Mapping[str, str | int]) -> str | None:
    """The key of the reason, or None if there is nothing to say, as when it is not this seat that decides.

    The game is asked about another world that looks the same to the seat: whatever the answer is, it cannot tell
    what the seat does not know.
    """
    game, state = journal.game, journal.match.state
    verb, args = _partial(game, action)
    if journal.over:
        return game.explain(state, verb, args)
    if seat != journal.player:
        return None
    return game.explain(state.resample(seat, SeededChance(new_seed())), verb, args)


def _partial(game: Game, action: Mapping[str, str | int]) -> tuple[str, dict[str, object]]:
    """Read an action of which arguments may be missing; Refused if anything of it does not exist.

    An argument may be any word that it is in some action of the game, so that a person can point at an event card
    in front of a player and learn why it is never a target.
    """
    verbs = {verb.name: [arg for arg, _ in verb.args] for verb in game.actions.verbs}
    name = action.get("verb")
    if not isinstance(name, str) or name not in verbs:
        raise Refused(f"unknown action {name!r}; the verbs are: {', '.join(verbs)}")
    args = {arg: value for arg, value in action.items() if arg != "verb"}
    words = words_of(game)
    for arg, value in args.items():
        if arg not in verbs[name] or value not in words[arg.rstrip(DIGITS)]:
            raise Refused(f"{name!r} has no {arg!r} of {value!r}")
    return name, dict(args)


def words_of(game: Game) -> dict[str, set[str | int]]:
    """Return what each argument may be in any action of a game; ``kind2`` is another ``kind``."""
    words: dict[str, set[str | int]] = {}
    for verb in game.actions.verbs:
        for arg, values in verb.args:
            words.setdefault(arg.rstrip(DIGITS), set()).update(values)
    return words
