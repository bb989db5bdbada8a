"""Other people: block, report, and take a table off the list."""

from __future__ import annotations

from ludotheque.app.app import People
from ludotheque.app.calls.call import Calls
from ludotheque.app.calls.reading import Guest
from ludotheque.app.protocol.answers.conduct import BlockedPerson
from ludotheque.app.protocol.messages.conduct import Block, Report

calls: Calls = Calls()


@calls.get("/blocks", limit="looks")
async def list_blocked(people: People, caller: Guest) -> list[BlockedPerson]:
    """Return the people this guest has blocked, latest first."""
    return await people.blocks.list(caller)


@calls.post("/tables/{table}/block", limit="meetings")
async def block(people: People, caller: Guest, table: str, who: Block) -> None:
    """Block the person in that seat, without notifying them."""
    await people.blocks.block(table, who.seat, caller)


@calls.delete("/blocks/{person}", limit="meetings")
async def unblock(people: People, caller: Guest, person: str) -> None:
    """Unblock that person."""
    await people.blocks.unblock(person, caller)


@calls.post("/tables/{table}/report", limit="reports")
async def report(people: People, caller: Guest, table: str, report: Report) -> None:
    """Report the person in that seat to the operator, with the last 30 chat messages."""
    await people.reports.report(table, report, caller)


@calls.delete("/tables/{table}/listing", limit="meetings")
async def unlist(people: People, caller: Guest, table: str) -> None:
    """Take a table off the list of open tables (host only, 403). Links still work."""
    await people.lobby.unlist(table, caller)
