"""Pictures: those of the games, and the cards of results."""

from __future__ import annotations

import hashlib

from ludotheque.core.game import PictureName
from ludotheque.server.app import App, People
from ludotheque.server.calls.reading import KnownGame
from ludotheque.server.calls.request import Reply, SiteRequest
from ludotheque.server.calls.table import Calls
from ludotheque.server.people.cards.drawing import writable
from ludotheque.server.people.cards.facts import Facts, facts
from ludotheque.server.protocol.refused import Missing
from ludotheque.server.protocol.spoken import Language

calls: Calls = Calls()

A_DAY = "public, max-age=86400"
MINUTES = "public, max-age=300"
"""Long enough for a link that goes round, short enough for a name that was removed."""
ANYWHERE = {"Cross-Origin-Resource-Policy": "cross-origin"}
"""Other sites may show a card, which says nothing that is not for everyone."""


@calls.get("/games/{game}/pictures/{name}.webp", limit="looks", kind="image/webp")
def get_picture(game: KnownGame, name: PictureName) -> Reply:
    """Return a picture of the game: ``board``, ``thumb`` or ``cover`` (404 if there is none)."""
    found = game.picture(name)
    if found is None:
        raise Missing(f"{game.title} has no such picture")
    return Reply(found.read_bytes(), {"Cache-Control": A_DAY, **ANYWHERE})


@calls.get("/tables/{table}/card.png", limit="cards", kind="image/png")
async def get_card(app: App, people: People, request: SiteRequest, table: str, language: Language = "en") -> Reply:
    """Return the result as a picture of 1200 by 630 pixels, once the game is over (403 before).

    The table's pages link it for other sites (Open Graph).
    """
    known = facts(await app.library.played(table), language, writable)
    headers = {"Cache-Control": MINUTES, "ETag": _tag(known), **ANYWHERE}
    if request.has(headers["ETag"]):
        return Reply(headers=headers, status=304)
    return Reply(await people.printer.card(known), headers)


def _tag(known: Facts) -> str:
    return f'"{hashlib.sha256(repr(known).encode()).hexdigest()[:32]}"'
