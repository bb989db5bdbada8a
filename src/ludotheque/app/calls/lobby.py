"""The lobby: open seats, rematches, notes, and invitations to people one knows."""

from __future__ import annotations

from typing import Annotated

from ludotheque.app.app import App, People
from ludotheque.app.calls.call import Calls
from ludotheque.app.calls.reading import Guest
from ludotheque.app.calls.request import Request
from ludotheque.app.protocol.answers.lobby import OpenTable, Person, Rematch
from ludotheque.app.protocol.answers.tables import NoteText, SatDown
from ludotheque.app.protocol.messages.tables import CallPlayer, Note, Sit
from ludotheque.app.protocol.model import limits

calls: Calls = Calls()

OwnTable = Annotated[str, limits(most=64)]


@calls.get("/open", limit="looks")
async def list_open_tables(people: People, caller: Guest) -> list[OpenTable]:
    """Return the tables with a seat that this guest may take, newest first, at most 100."""
    return await people.lobby.open_to(caller)


@calls.post("/tables/{table}/sit", limit="meetings")
async def sit_at_table(people: People, caller: Guest, table: str, sit: Sit) -> SatDown:
    """Take the first free seat of an open table (403: full or not open).

    At a rematch, take the seats reserved for this guest, with their previous names; ``also`` has those beyond the
    first.
    """
    return await people.lobby.sit(table, sit.name, caller)


@calls.post("/tables/{table}/rematch", limit="tables")
async def wish_rematch(app: App, caller: Guest, request: Request, table: str) -> Rematch:
    """Return the rematch table of a finished game, opened now if there is none.

    Only for its players (403).
    """
    if await app.rematches.brings_file(table):
        request.count("positions")
    return await app.rematches.press(table, caller)


@calls.get("/people", limit="looks")
async def list_people(people: People, caller: Guest, table: OwnTable | None = None) -> list[Person]:
    """Return people this guest has played with, latest first, at most 50.

    ``called``: this guest has called them to that table of its own.
    """
    return await people.lobby.people(caller, table)


@calls.get("/tables/{table}/note", limit="looks")
async def read_note(app: App, caller: Guest, table: str) -> NoteText:
    """Return this guest's private note at a table where it plays (403)."""
    return await app.notes.read(table, caller)


@calls.put("/tables/{table}/note", limit="notes")
async def keep_note(app: App, caller: Guest, table: str, note: Note) -> None:
    """Store that note, at most 4,000 characters."""
    await app.notes.keep(table, caller, note.text)


@calls.post("/tables/{table}/call", limit="meetings")
async def call_to_table(people: People, caller: Guest, table: str, call: CallPlayer) -> None:
    """Invite a person this guest has played with, for a week (host only, 403)."""
    await people.lobby.call(table, call.person, caller)
