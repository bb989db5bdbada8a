"""Reasons why something is not offered."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import UnknownAction
from ludotheque.server.journal import Journal
from ludotheque.server.table import Refused
from ludotheque.server.thinking.question import new_seed


def why(journal: Journal, seat: int, action: Mapping[str, str | int]) -> str | None:
    """The key of the reason, or None if there is nothing to say, as when it is not this seat that decides.

    The game is asked about another world that looks the same to the seat: whatever the answer is, it cannot tell
    what the seat does not know.
    """
    game, state = journal.game, journal.match.state
    try:
        verb, args = game.actions.partial(action)
    except UnknownAction as error:
        raise Refused(str(error)) from None
    if journal.over:
        return game.explain(state, verb, args)
    if seat != journal.player:
        return None
    return game.explain(state.resample(seat, SeededChance(new_seed())), verb, args)
