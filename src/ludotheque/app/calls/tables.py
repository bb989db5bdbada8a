"""Tables: opened, listed, joined, deleted, and closed where they cannot continue under newer rules."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ludotheque.app.app import App, People
from ludotheque.app.calls.call import Calls
from ludotheque.app.calls.reading import Guest
from ludotheque.app.calls.request import Request
from ludotheque.app.protocol.answers.tables import Closing, Invitation, Joined, Opened, TableInfo
from ludotheque.app.protocol.messages.tables import MOST_SEATS, Invited, Join, Listed, NewTable
from ludotheque.app.protocol.seats import NewSeatKind

calls: Calls = Calls()


SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


@calls.post("/tables", limit="tables")
async def open_table(app: App, caller: Guest, request: Request, new: NewTable) -> Opened:
    """Open a table."""
    if new.brings_data:
        request.count("positions")
    if any(seat.kind == NewSeatKind.BOT for seat in new.seats):
        app.thinker.warm()
    if new.listed is not None:
        return await _open_to_others(app, app.shared(), caller, new, new.listed)
    return await app.tables.open(new, caller)


async def _open_to_others(app: App, people: People, caller: str, new: NewTable, listed: Listed) -> Opened:
    people.lobby.check(new, listed)
    if listed.club is not None:
        await people.clubs.look_in(listed.club, caller)
    opened = await app.tables.open(new, caller)
    await people.lobby.announce(opened["table"], listed, new.terms)
    return opened


@calls.get("/tables", limit="looks", bots=True)
async def list_tables(app: App, caller: Guest) -> list[TableInfo]:
    """Return this guest's newest tables, games in play first, at most 200."""
    return await app.tables.of_guest(caller)


@calls.get("/tables/{table}", limit="looks", bots=True)
async def get_table(app: App, caller: Guest, table: str) -> TableInfo:
    """Return one table."""
    return await app.tables.info(table, caller)


@calls.get("/tables/{table}/beginning", limit="looks", bots=True)
async def get_beginning(app: App, _: Guest, table: str) -> dict[str, Any]:
    """Return a record without moves that has the starting position and all options.

    For everyone, at any time, if the host supplied a position or file (otherwise 403).
    """
    return (await app.tables.beginning(table)).to_json()


@calls.delete("/tables/{table}", limit="meetings")
async def delete_table(app: App, caller: Guest, table: str) -> None:
    """Delete a table (host only, while no one else sits there, 403)."""
    await app.tables.delete(table, caller)


@calls.post("/tables/{table}/invitation", limit="looks")
async def look_at_invitation(app: App, people: People, caller: Guest, table: str, asked: Invited) -> Invitation:
    """Return the seat of an invite (403: unknown, used, or the game is over)."""
    await people.blocks.let_in(table, caller)
    return await app.tables.invitation(table, asked.invite)


@calls.post("/tables/{table}/join", limit="meetings")
async def join_table(app: App, people: People, caller: Guest, table: str, join: Join) -> Joined:
    """Take the seat of an invite."""
    await people.blocks.let_in(table, caller)
    return await app.tables.join(table, join.invite, join.name, caller)


@calls.delete("/tables/{table}/seats/{seat}", limit="meetings", bots=True)
async def free_seat(people: People, caller: Guest, table: str, seat: SeatNumber) -> None:
    """Open a seat again, with a new invite; before the deal, for its player and the host (403)."""
    await people.lobby.free(table, seat, caller)


@calls.post("/tables/{table}/close", limit="meetings")
async def close(app: App, caller: Guest, table: str) -> Closing:
    """Agree to close a game that newer rules cannot continue; once all agree, it is ``abandoned``.

    403: the game can continue, or the guest does not play there.
    """
    return await app.tables.stranded.agree(table, caller)
