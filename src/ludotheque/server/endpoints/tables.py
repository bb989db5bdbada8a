"""Tables: opened, listed, joined, deleted, and closed where they cannot continue under newer rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi import Path as PathParameter

from ludotheque.server.endpoints.context import REFUSALS, Guest, Server, ask, limited, sent
from ludotheque.server.protocol.answers.tables import Closing, Invitation, Joined, Opened, TableInfo
from ludotheque.server.protocol.messages.tables import MOST_SEATS, Invited, Join, NewTable

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


SeatNumber = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


@router.post("/tables", dependencies=[limited("tables")])
async def open_table(
    request: Request, new: Annotated[NewTable, sent(NewTable)], server: Server, caller: Guest
) -> Opened:
    """Open a table."""
    if new.brings_data:
        ask("positions", request, server)
    if any(seat.kind == "bot" for seat in new.seats):
        server.thinker.warm()
    server.lobby.check(new)
    if new.listed is not None and new.listed.club is not None:
        await server.clubs.look_in(new.listed.club, caller)
    opened = await server.tables.open(new, caller)
    if new.listed is not None:
        await server.lobby.announce(opened["table"], new.listed, new.terms)
    return opened


@router.get("/tables", dependencies=[limited("looks", bots=True)])
async def list_tables(server: Server, caller: Guest) -> list[TableInfo]:
    """Return the tables of this guest."""
    return await server.tables.of_guest(caller)


@router.get("/tables/{table}", dependencies=[limited("looks", bots=True)])
async def get_table(table: str, server: Server, caller: Guest) -> TableInfo:
    """One table."""
    return await server.tables.info(table, caller)


@router.get("/tables/{table}/beginning", dependencies=[limited("looks", bots=True)])
async def get_beginning(table: str, server: Server, _: Guest) -> dict[str, Any]:
    """Return the position at which a game begins, and all of its options, as a record without a move."""
    return (await server.tables.beginning(table)).to_json()


@router.delete("/tables/{table}", status_code=204, dependencies=[limited("meetings")])
async def delete_table(table: str, server: Server, caller: Guest) -> None:
    """Delete a table that no one else has joined."""
    await server.tables.delete(table, caller)


@router.post("/tables/{table}/invitation", dependencies=[limited("looks")])
async def look_at_invitation(
    table: str, asked: Annotated[Invited, sent(Invited)], server: Server, caller: Guest
) -> Invitation:
    """Return the seat of an invite, and how the game stands there."""
    await server.blocks.let_in(table, caller)
    return await server.tables.invitation(table, asked.invite)


@router.post("/tables/{table}/join", dependencies=[limited("meetings")])
async def join_table(table: str, join: Annotated[Join, sent(Join)], server: Server, caller: Guest) -> Joined:
    """Take the seat of an invite."""
    await server.blocks.let_in(table, caller)
    return await server.tables.join(table, join.invite, join.name, caller)


@router.delete("/tables/{table}/seats/{seat}", status_code=204, dependencies=[limited("meetings", bots=True)])
async def free_seat(table: str, seat: SeatNumber, server: Server, caller: Guest) -> None:
    """Stand up from a seat before the deal, or free it as the host of the table."""
    await server.lobby.free(table, seat, caller)


@router.post("/tables/{table}/close", dependencies=[limited("meetings")])
async def close(table: str, server: Server, caller: Guest) -> Closing:
    """Agree to close a game that the rules of today cannot go on with; the last of its players to agree closes it."""
    return await server.tables.stranded.agree(table, caller)
