"""Taking choices back: at once where nothing was shown since, else if all other people at the table agree."""

from __future__ import annotations

from ludotheque.app.protocol.answers.tables import UndoAsked
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import now
from ludotheque.app.store.queries import tables as queries
from ludotheque.app.tables.committing import commit, save_early
from ludotheque.app.tables.seats import timing
from ludotheque.app.tables.table import OpenQuestion, Table


def message(table: Table) -> UndoAsked | None:
    """Return the question that waits for answers, for one who comes in."""
    asked = table.asked_undo
    if asked is None:
        return None
    return {"type": "undo-asked", "seat": asked.by, "entries": table.journal.to_take_back(asked.by)}


async def noted(table: Table) -> list[tuple[int, int]]:
    """Return the plies at which something was taken back, each with the seat that did."""
    if not table.takebacks:
        return []
    return await queries.takebacks(table.store, table.id)


async def ask(table: Table, seat: int, ply: int) -> None:
    """Take back that seat's last choice, or ask the others for it."""
    async with table.writing():
        # Where only bots have gone on in the meantime, the same choice is meant.
        past = table.journal.choosers(ply)
        only_bots = past is not None and all(table.seats[one].kind == SeatKind.BOT for one in past)
        table.expect(table.journal.ply if only_bots else ply)
        if table.simultaneous.may_withdraw(seat):
            await _withdraw(table, seat)
            return
        how = table.undo_kind(seat)
        if how is None:
            raise Refused("there is nothing to take back", "nothing-to-undo")
        if how == "free":
            await _take_back(table, seat)
            table.end_undo(agreed=False)
        elif table.asked_undo is not None:
            raise Refused("someone has already asked to take something back", "undo-asked")
        else:
            table.asked_undo = OpenQuestion(seat, table.guests() - {table.seats[seat].guest})
            asked = message(table)
            assert asked is not None
            table.audience.tell(asked)


async def answer(table: Table, seat: int, ok: bool) -> None:
    """Record a player's answer to a pending undo request. The player who asked may also withdraw it."""
    async with table.writing():
        asked = table.asked_undo
        table.note_answer(asked, seat, ok)
        if not ok:
            table.end_undo(agreed=False)
        elif asked is not None and not asked.missing:
            await _take_back(table, asked.by)
            table.end_undo(agreed=True)


async def _withdraw(table: Table, seat: int) -> None:
    """Let a seat decide again that has decided early: no one has seen what."""
    table.simultaneous.withdraw(seat)
    timing.took_back(table, seat)
    await save_early(table)


async def _take_back(table: Table, seat: int) -> None:
    journal = table.journal
    entries = journal.to_take_back(seat)
    before = journal.ply
    marked = not journal.match.free_undo(seat)
    table.takebacks += marked
    journal.match.record.takebacks = table.takebacks
    timing.took_back(table, seat)
    table.simultaneous.clear()
    step = journal.undo(entries, seat=seat, at=now() - table.created)
    await commit(table, [step], before)
    if marked:
        await table.store.change([queries.note_takeback(table.id, step.ply, seat)])
        table.audience.tell({"type": "takebacks", "count": table.takebacks, "ply": step.ply, "seat": seat})
