"""Meeting at tables: open seats, rematches, notes, and calls to people one knows."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from ludotheque.server.endpoints.context import REFUSALS, Guest, Server, ask, limited, sent
from ludotheque.server.protocol.answers.meeting import OpenTable, Person, Rematch
from ludotheque.server.protocol.answers.tables import NoteText, SatDown
from ludotheque.server.protocol.messages.tables import Call, Note, Sit

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


OwnTable = Annotated[str | None, Query(max_length=64)]


@router.get("/open", dependencies=[limited("looks")])
async def list_open_tables(server: Server, caller: Guest) -> list[OpenTable]:
    """Return the tables at which this guest may take a seat, or waits already."""
    return await server.lobby.open_to(caller)


@router.post("/tables/{table}/sit", dependencies=[limited("meetings")])
async def sit_at_table(table: str, sit: Annotated[Sit, sent(Sit)], server: Server, caller: Guest) -> SatDown:
    """Take a seat of an open table."""
    return await server.lobby.sit(table, sit.name, caller)


@router.post("/tables/{table}/rematch", dependencies=[limited("tables")])
async def wish_rematch(request: Request, table: str, server: Server, caller: Guest) -> Rematch:
    """Open the rematch of a finished game, or find the one that another of its players has opened."""
    if await server.rematches.brings_file(table):
        ask("positions", request, server)
    return await server.rematches.press(table, caller)


@router.get("/people", dependencies=[limited("looks")])
async def list_people(server: Server, caller: Guest, table: OwnTable = None) -> list[Person]:
    """Return the people with whom this guest has played, and whom it has called to its table of that id."""
    return await server.lobby.people(caller, table)


@router.get("/tables/{table}/note", dependencies=[limited("looks")])
async def read_note(table: str, server: Server, caller: Guest) -> NoteText:
    """Return this guest's private note at a table where it plays."""
    return await server.notes.read(table, caller)


@router.put("/tables/{table}/note", status_code=204, dependencies=[limited("notes")])
async def keep_note(table: str, note: Annotated[Note, sent(Note)], server: Server, caller: Guest) -> None:
    """Store this guest's private note at a table where it plays."""
    await server.notes.keep(table, caller, note.text)


@router.post("/tables/{table}/call", status_code=204, dependencies=[limited("meetings")])
async def call_to_table(table: str, call: Annotated[Call, sent(Call)], server: Server, caller: Guest) -> None:
    """Call someone to a table with whom this guest has played."""
    await server.lobby.call(table, call.person, caller)
