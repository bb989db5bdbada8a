"""Players' own files of cards: a template and a check."""

from __future__ import annotations

from ludotheque.server.calls.reading import Guest, KnownGame
from ludotheque.server.calls.request import Reply
from ludotheque.server.calls.table import TEXT, Calls
from ludotheque.server.protocol.answers.tables import DocumentReading
from ludotheque.server.protocol.messages.tables import Document
from ludotheque.server.shelf import documents

calls: Calls = Calls()


@calls.get("/games/{game}/documents/{option}", limit="looks", kind=TEXT)
def get_document(game: KnownGame, option: str) -> Reply:
    """Return the game's own file for an option whose value is a file, as a template for your own."""
    headers = {"Content-Disposition": f'attachment; filename="{documents.template_name(game, option)}"'}
    return Reply(documents.template(game, option), headers)


@calls.post("/games/{game}/documents/{option}", limit="positions")
def read_document(_: Guest, game: KnownGame, option: str, document: Document) -> DocumentReading:
    """Read a file without playing with it: return its names, or its first error."""
    return documents.read(game, option, document.text)
