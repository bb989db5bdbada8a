"""All calls of a server."""

from __future__ import annotations

from ludotheque.app.calls import (
    accounts,
    archive,
    bots,
    clubs,
    conduct,
    custom_inputs,
    games,
    lessons,
    lobby,
    notifications,
    puzzles,
    records,
    result_cards,
    reviews,
    tables,
)
from ludotheque.app.calls.call import Calls

EVERY: Calls = Calls(
    games.calls,
    tables.calls,
    lobby.calls,
    records.calls,
    archive.calls,
    bots.calls,
    notifications.calls,
    result_cards.calls,
    clubs.calls,
    conduct.calls,
    custom_inputs.calls,
    accounts.calls,
    puzzles.calls,
    reviews.calls,
    lessons.calls,
)
