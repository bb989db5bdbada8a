"""Tables of the browser tests that have been played at (see ``tools/histories.py``)."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page
from tools import histories

from ludotheque.app.protocol.guests import COOKIE
from ludotheque.core.record import Record
from tests.web.conftest import Site


def written(site: Site, page: Page, record: Record, entry: int, seat: int, called: Sequence[str] | None = None) -> str:
    """Write the table of a record after that entry, with the page's guest on a seat; returns its id."""
    [cookie] = [str(one.get("value")) for one in page.context.cookies(site.url) if one.get("name") == COOKIE]
    names = called or ["Ann" if number == seat else f"Otto {number}" for number in range(record.players)]
    return histories.write(
        site.folder / "tables.db", record, entry, seat, histories.guest_of(cookie), names[: record.players]
    )
