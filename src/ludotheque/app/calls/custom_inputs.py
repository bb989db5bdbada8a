"""Players' own files of cards: a template and a check."""

from __future__ import annotations

from ludotheque.app.calls.call import TEXT, Calls
from ludotheque.app.calls.reading import Guest, KnownGame
from ludotheque.app.calls.request import Reply
from ludotheque.app.catalogue import custom_inputs
from ludotheque.app.protocol.answers.tables import DocumentReading
from ludotheque.app.protocol.messages.tables import Document

calls: Calls = Calls()


@calls.get("/games/{game}/documents/{option}", limit="looks", kind=TEXT)
def get_document(game: KnownGame, option: str) -> Reply:
    """Return the game's own file for an option that takes a file."""
    headers = {"Content-Disposition": f'attachment; filename="{custom_inputs.template_name(game, option)}"'}
    return Reply(custom_inputs.template(game, option), headers)


@calls.post("/games/{game}/documents/{option}", limit="positions")
def read_document(_: Guest, game: KnownGame, option: str, document: Document) -> DocumentReading:
    """Check a file: return its names, or its first error."""
    return custom_inputs.read(game, option, document.text)
