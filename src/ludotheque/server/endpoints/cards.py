"""HTTP endpoints of pictures: those of the games, and the cards of results; and the tags that name them in pages."""

from __future__ import annotations

import hashlib

from fastapi import APIRouter, Request, Response

from ludotheque.core.game import PictureName
from ludotheque.server.endpoints.context import REFUSALS, KnownGame, Server, Services, ask, limited, services
from ludotheque.server.people.archive.played import Played
from ludotheque.server.people.cards.drawing import writable
from ludotheque.server.people.cards.facts import Facts, facts
from ludotheque.server.people.cards.head import language_of, table_of, tags
from ludotheque.server.protocol.refused import Missing, NoTable, Refused, TooMany
from ludotheque.server.protocol.spoken import Language
from ludotheque.server.store.interface import Conflict, StoredTable, Unavailable
from ludotheque.server.store.queries.tables import table_info

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)

A_DAY = "public, max-age=86400"
MINUTES = "public, max-age=300"
"""Long enough for a link that goes round, short enough for a name that was removed."""
ANYWHERE = {"Cross-Origin-Resource-Policy": "cross-origin"}
"""Other sites may show a card, which says nothing that is not for everyone."""


def picture_of(kind: str) -> dict[int | str, dict[str, object]]:
    """Describe an answer that is a picture."""
    return {200: {"content": {kind: {"schema": {"type": "string", "format": "binary"}}}}}


@router.get(
    "/games/{game}/pictures/{name}.webp",
    response_model=None,
    responses=picture_of("image/webp"),
    dependencies=[limited("looks")],
)
def get_picture(game: KnownGame, name: PictureName) -> Response:
    """Return a picture of a game: its board in play, or its cover."""
    found = game.picture(name)
    if found is None:
        raise Missing(f"{game.title} has no such picture")
    return Response(found.read_bytes(), media_type="image/webp", headers={"Cache-Control": A_DAY, **ANYWHERE})


@router.get(
    "/tables/{table}/card.png",
    response_model=None,
    responses=picture_of("image/png"),
    dependencies=[limited("cards")],
)
async def get_card(request: Request, table: str, server: Server, language: Language = "en") -> Response:
    """Return the result of a finished game as a picture of 1200 by 630 pixels."""
    played = await server.library.played(table)
    known = facts(played, language, writable)
    headers = {"Cache-Control": MINUTES, "ETag": _tag(known), **ANYWHERE}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(await server.printer.card(known), media_type="image/png", headers=headers)


def _tag(known: Facts) -> str:
    return f'"{hashlib.sha256(repr(known).encode()).hexdigest()[:32]}"'


async def head_of(request: Request, path: str) -> str:
    """Return the tags of a page by which other sites show a link to it; nothing for most pages.

    A page is never refused for them: it comes without tags when they cannot be had.
    """
    table, server = table_of(path), services(request)
    if table is None:
        return ""
    try:
        ask("cards", request, server)
        found = await _found(server, table)
    except (NoTable, Refused, TooMany, Unavailable, Conflict):
        return ""
    base = server.settings.public_address or f"{request.url.scheme}://{request.url.netloc}"
    language = language_of(request.headers.get("accept-language", ""))
    return tags(found, base.rstrip("/"), table, language, drawn=server.printer.on)


async def _found(server: Services, table: str) -> Played | StoredTable:
    """Return a finished game, or the table of an unfinished one."""
    stored = await table_info(server.store, table)
    if stored is None:
        raise NoTable(table)
    return await server.library.played(table) if stored.standing.over else stored
