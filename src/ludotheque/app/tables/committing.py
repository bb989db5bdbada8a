"""The play at a table: every decision is committed, with all that follows from it, before anyone is shown it."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Sequence

from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import StoredStep, now
from ludotheque.app.store.queries.tables import deal_table
from ludotheque.app.tables import showing
from ludotheque.app.tables.journal import Journal
from ludotheque.app.tables.seats import timing
from ludotheque.app.tables.seats.invites import withdraw_offer
from ludotheque.app.tables.table import Table
from ludotheque.app.tables.timekeeping.clocks import GRACE
from ludotheque.core.errors import UnknownAction


async def deal(table: Table) -> None:
    """Set the game up with the chance that all contributions make, and show it."""
    async with table.writing():
        added = table.gathering.contributions
        journal = Journal.start(dataclasses.replace(table.head, seats=tuple(table.seats)), added)
        table.begin(journal)
        timing.start(table)
        await table.store.change([deal_table(table.id, journal.match.record.setup, added, table.standing())])
        _show(table, showing.seen(table, 0))
        await _play_forced(table)
        table.changed.set()


async def go_on(table: Table) -> None:
    """Go on with a game after a restart, which may have interrupted forced actions."""
    async with table.writing():
        if table.dealt:
            timing.begin(table, GRACE)
            await _play_forced(table)


async def act(table: Table, seat: int, ply: int, action: dict[str, str | int]) -> None:
    """Perform what a person has chosen, in answer to that ply."""
    async with table.writing():
        table.check_turn(seat, ply)
        try:
            number = table.game.actions.from_json(action)
        except UnknownAction as error:
            raise Refused(str(error), "not-offered") from None
        timing.check_clock(table, seat)
        await decide(table, seat, number, decided=seat)
        await withdraw_offer(table, seat)
        table.end_undo(agreed=False)
        table.watch.moved(table.game.id, "person")


async def act_as_bot(table: Table, seat: int, ply: int, number: int) -> bool:
    """Perform what a bot has chosen, if things still stand as it saw them."""
    async with table.writing():
        if ply != table.journal.ply or table.bot_to_move != seat:
            return False
        await decide(table, seat, number)
        table.watch.moved(table.game.id, "bot")
        return True


async def decide(table: Table, seat: int, number: int, *, decided: int | None = None) -> None:
    """Do what a seat has chosen, or keep it sealed until all have who decide at the same time.

    ``decided`` is the seat again, if a person chose it.
    """
    decisions = table.simultaneous
    asked = decisions.asked(seat)
    decisions.check(seat, number)
    if decisions.at_once:
        again = decisions.may_withdraw(seat)
        decisions.seal(seat, number)
        if decisions.waiting():
            await save_early(table, None if again else decided)
        else:
            await _play(table, [], decided=decided)
    elif asked is not None and asked.needs_claim(number):
        claimed = table.journal.claim(asked.claim, at=now() - table.created)
        await _play(table, [(number, False)], before=[claimed], decided=decided)
    else:
        await _play(table, [(number, False)], decided=decided)


async def save_early(table: Table, decided: int | None = None) -> None:
    """Save what has been decided early, and then tell that it was."""
    timing.turn(table, decided)
    await table.store.append(table.id, [], table.standing())
    table.changed.set()
    showing.tell_together(table)
    timing.tell_turn(table)


async def commit(table: Table, steps: list[StoredStep], since: int, decided: int | None = None) -> None:
    """Save, and then show: what is shown is made while the disk is busy."""
    began = time.perf_counter()
    timing.turn(table, decided)
    saved = table.store.append(table.id, steps, table.standing())
    seen = showing.seen(table, since)
    await saved
    table.watch.committed(time.perf_counter() - began)
    if table.thinking is not None or table.bot_to_move is not None:
        table.changed.set()
    table.let_pass()
    _show(table, seen)


def _show(table: Table, seen: dict[int | None, str]) -> None:
    """Show everyone what has been made for their eyes, with how much time is left."""
    showing.show(table, seen)
    timing.tell_turn(table)


async def _play_forced(table: Table) -> None:
    forced = table.journal.match.forced()
    if forced is not None:
        await _play(table, [(forced, True)])


async def _play(
    table: Table, actions: list[tuple[int, bool]], *, before: Sequence[StoredStep] = (), decided: int | None = None
) -> None:
    """Apply actions, each with whether it was automatic, and all that follow without another decision.

    They are committed together, and shown together, with the steps that were done ``before``. ``decided`` is the
    seat of the person who decided last.
    """
    steps = list(before)
    since = table.journal.ply - len(steps)
    todo = list(actions)
    while todo or _add_next(table, todo):
        action, auto = todo.pop(0)
        steps.append(table.journal.act(action, at=now() - table.created, auto=auto))
    await commit(table, steps, since, decided)


def _add_next(table: Table, todo: list[tuple[int, bool]]) -> bool:
    """Add what is to be done next without asking: what was decided early, or is forced."""
    if table.journal.over:
        return False
    early = table.simultaneous.take_next()
    if early is not None and early in table.journal.match.state.legal_actions():
        todo.append((early, False))
        return True
    forced = table.journal.match.forced()
    if forced is not None:
        todo.append((forced, True))
    return forced is not None
