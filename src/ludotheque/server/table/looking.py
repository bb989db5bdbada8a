"""An earlier position of a running game, as the same seat or spectator saw it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from ludotheque.core.match import Match
from ludotheque.core.record import Record
from ludotheque.server.protocol.answers.tables import Looked
from ludotheque.server.table.journal import Journal


async def look(journal: Journal, eyes: int | None, ply: int, question: int) -> Looked:
    """Return what those eyes saw after a ply: no more than they were told then. Plies to come are the latest one."""
    # A long game takes a while to play again: other tables go on meanwhile.
    view = await asyncio.to_thread(_view, journal.until(ply), eyes)
    return {"type": "looked", "id": question, "eyes": eyes, "ply": ply, "view": view}


def _view(record: Record, eyes: int | None) -> Mapping[str, Any]:
    match = Match.resume(record)
    return match.game.view(match.state, eyes)
