"""The cards of results: pictures of finished games."""

from __future__ import annotations

import hashlib

from ludotheque.app.app import App, People
from ludotheque.app.calls.call import Calls
from ludotheque.app.calls.request import ANYWHERE, Reply, SiteRequest
from ludotheque.app.people.result_cards.drawing import writable
from ludotheque.app.people.result_cards.facts import Facts, facts
from ludotheque.app.protocol.server_texts import Language

calls: Calls = Calls()

MINUTES = "public, max-age=300"
"""Long enough for a link that goes round, short enough for a name that was removed."""


@calls.get("/tables/{table}/card.png", limit="cards", kind="image/png")
async def get_card(app: App, people: People, request: SiteRequest, table: str, language: Language = "en") -> Reply:
    """Return the result as a picture of 1200 by 630 pixels, after the end (403 before).

    The table's pages link it for other sites (Open Graph).
    """
    known = facts(await app.archive.played(table), language, writable)
    headers = {"Cache-Control": MINUTES, "ETag": _tag(known), **ANYWHERE}
    if request.has(headers["ETag"]):
        return Reply(headers=headers, status=304)
    return Reply(await people.printer.card(known), headers)


def _tag(known: Facts) -> str:
    return f'"{hashlib.sha256(repr(known).encode()).hexdigest()[:32]}"'
