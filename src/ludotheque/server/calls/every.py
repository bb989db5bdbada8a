"""All calls of a server."""

from __future__ import annotations

from ludotheque.server.calls import (
    archive,
    bots,
    calling,
    cards,
    clubs,
    conduct,
    documents,
    games,
    identity,
    lessons,
    meeting,
    puzzles,
    records,
    reviews,
    tables,
)
from ludotheque.server.calls.table import Calls

EVERY: Calls = Calls(
    games.calls,
    tables.calls,
    meeting.calls,
    records.calls,
    archive.calls,
    bots.calls,
    calling.calls,
    cards.calls,
    clubs.calls,
    conduct.calls,
    documents.calls,
    identity.calls,
    puzzles.calls,
    reviews.calls,
    lessons.calls,
)
