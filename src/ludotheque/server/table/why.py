"""Reasons why something is not offered."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import UnknownAction
from ludotheque.server.table.table import Refused, Table
from ludotheque.server.thinking.question import new_seed


def why(table: Table, seat: int, action: Mapping[str, str | int]) -> str | None:
    """Return the key of the reason, or None if there is nothing to say, as when it is not this seat that decides.

    The game is asked about another world that looks the same to the seat: whatever the answer is, it cannot tell
    what the seat does not know.
    """
    journal = table.journal
    game, state = journal.game, journal.match.state
    try:
        verb, args = game.actions.partial(action)
    except UnknownAction as error:
        raise Refused(str(error), "not-offered") from None
    if journal.over:
        return game.explain(state, verb, args)
    asked = table.together.asked(seat)
    if asked is None:
        return None
    return game.explain(asked.state.resample(seat, SeededChance(new_seed())), verb, args)
