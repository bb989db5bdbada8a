"""The bots of one table: when one of them is to decide it thinks, and its action is played."""

from __future__ import annotations

import asyncio
import logging
import secrets

from ludotheque.server.table import Refused, Table
from ludotheque.server.workers import Thinker, question

log = logging.getLogger(__name__)

SECOND_THOUGHT = 0.5
"""Seconds that a bot takes to think of something else."""


async def drive(table: Table, thinker: Thinker, pause: float) -> None:
    """Play for the bots of a table as long as this copy of it lives."""
    while not table.retired:
        table.changed.clear()
        seat = table.bot_to_move
        if seat is None:
            await table.changed.wait()
            continue
        table.think(seat)
        ply = table.journal.ply
        choice = asyncio.ensure_future(_choose(table, thinker, seat, pause))
        changed = asyncio.ensure_future(table.changed.wait())
        try:
            await asyncio.wait({choice, changed}, return_when=asyncio.FIRST_COMPLETED)
            table.think(None)
            if choice.done() and table.seats[seat].proposes:
                await table.propose(ply, choice.result())
                await changed
            elif choice.done():
                await table.act_as_bot(ply, choice.result())
        except Refused as refusal:
            log.warning("table %s: a bot was refused: %s", table.id, refusal)
        finally:
            choice.cancel()
            changed.cancel()


async def _choose(table: Table, thinker: Thinker, seat: int, pause: float) -> int:
    """Return what the bot does, after no less than ``pause`` seconds.

    An action that only its seat knows to be forced takes as long as a choice: the pace must not tell what the seat
    holds. A bot that fails does something at random: one broken bot must not keep people from finishing their game.
    """
    game, state = table.game, table.journal.match.state
    level = table.seats[seat].level or ""
    legal = [int(action) for action in state.legal_actions()]
    refused = table.refused(table.journal.ply)
    if refused:
        return await _another(table, thinker, seat, [action for action in legal if action not in refused] or legal)
    thought = thinker.choose(question(game, state, seat), level)
    if len(legal) == 1 and not state.openly_forced():
        pause = max(pause, _thinking_time(level))
    try:
        action, _ = await asyncio.gather(thought, asyncio.sleep(pause))
        if action not in legal:
            raise ValueError(f"the bot {level!r} chose {action}, which is not offered")
    except Exception:
        log.exception("table %s: the bot of seat %d failed, a random action is played for it", table.id, seat)
        return secrets.choice(legal)
    return action


def _thinking_time(level: str) -> float:
    """Return the seconds that a bot of that level takes for a choice."""
    from ludotheque.bots.levels import LEVELS  # costs the start of a server nothing

    return LEVELS.get(level, 0.0)


async def _another(table: Table, thinker: Thinker, seat: int, allowed: list[int]) -> int:
    """The best of what the team has not refused yet; once everything was refused, anything again."""
    try:
        found = await thinker.analyse(question(table.game, table.journal.match.state, seat), SECOND_THOUGHT)
        best = next((move.action for move in found.moves if move.action in allowed), None)
    except Exception:
        log.exception("table %s: the bot of seat %d failed to think of something else", table.id, seat)
        best = None
    return secrets.choice(allowed) if best is None else best
