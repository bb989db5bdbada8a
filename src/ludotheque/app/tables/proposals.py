"""Proposals of teammate bots, which their team accepts or rejects."""

from __future__ import annotations

from ludotheque.app.protocol.answers.tables import Proposed
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.tables.committing import decide
from ludotheque.app.tables.table import Proposal, Table


def rejected(table: Table, seat: int) -> frozenset[int]:
    """Return the actions that the team rejected of that bot at this ply."""
    last = table.proposal
    return frozenset(last.rejected) if last is not None and _is_of(last, seat, table.journal.ply) else frozenset()


async def propose(table: Table, seat: int, ply: int, number: int) -> None:
    """Say what a bot would do, and leave it to the team."""
    async with table.writing():
        if ply != table.journal.ply or table.bot_to_move != seat:
            return
        if table.proposal is None or not _is_of(table.proposal, seat, ply):
            table.proposal = Proposal(seat, ply)
        table.proposal.action = number
        if (proposed := message(table)) is not None:
            table.audience.tell(proposed)


def message(table: Table) -> Proposed | None:
    """Return the proposal that waits for an answer."""
    last = table.proposal
    if last is None or last.action is None or not _is_of(last, table.bot_to_move, table.journal.ply):
        return None
    space = table.game.actions
    return {
        "type": "proposal",
        "seat": last.seat,
        "ply": last.ply,
        "action": space.to_json(last.action),
        "words": space.words(last.action),
    }


async def agree(table: Table, ply: int, ok: bool) -> None:
    """Have the bot do what it proposed, or think of something else."""
    async with table.writing():
        table.expect(ply)
        last = table.proposal
        if last is None or last.action is None or last.ply != ply:
            raise Refused("nothing is proposed now", "nothing-proposed")
        action, last.action = last.action, None
        bot = table.bot_to_move
        if ok and bot is not None:
            await decide(table, bot, action)
            table.end_undo(agreed=False)
        else:
            last.rejected.add(action)
            table.changed.set()


def _is_of(proposal: Proposal, seat: int | None, ply: int) -> bool:
    return (proposal.seat, proposal.ply) == (seat, ply)
