"""The tags of pages by which other sites show links to them."""

from __future__ import annotations

from starlette.requests import Request

from ludotheque.app.app import App
from ludotheque.app.people.archive.played import Played
from ludotheque.app.people.result_cards.head import language_of, table_of, tags
from ludotheque.app.protocol.refused import NoTable, Refused, TooMany
from ludotheque.app.store.interface import Conflict, StoredTable, Unavailable
from ludotheque.app.store.queries.tables import table_info
from ludotheque.server.transport.http import HttpRequest


async def head_of(asked: Request, path: str) -> str:
    """Return the tags of a page by which other sites show a link to it; nothing for most pages.

    A page is never refused for them: it comes without tags when they cannot be had.
    """
    table = table_of(path)
    if table is None:
        return ""
    app: App = asked.app.state.app
    request = HttpRequest(app, asked.app.state.limits, asked)
    try:
        request.count("cards")
        found = await _found(app, table)
    except (NoTable, Refused, TooMany, Unavailable, Conflict):
        return ""
    people = app.shared()
    base = people.settings.public_address or request.origin
    language = language_of(asked.headers.get("accept-language", ""))
    return tags(found, base.rstrip("/"), table, language, drawn=people.printer.on)


async def _found(app: App, table: str) -> Played | StoredTable:
    """Return a finished game, or the table of an unfinished one."""
    stored = await table_info(app.store, table)
    if stored is None:
        raise NoTable(table)
    return await app.archive.played(table) if stored.standing.over else stored
