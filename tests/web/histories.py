"""Tables of the browser tests that have been played at (see ``tools/histories.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page
from tools import histories

from ludotheque.core.record import Record
from tests.web.conftest import running
from tests.web.hands import greeted, visit


def written(page: Page, record: Record, entry: int, seat: int, called: Sequence[str] | None = None) -> str:
    """Write the table of a record after that entry, with the page's guest on a seat; returns its id."""
    names = called or ["Ann" if number == seat else f"Otto {number}" for number in range(record.players)]
    folder, guest = running("/".join(page.url.split("/")[:3])).folder, histories.guest_of(greeted(page))
    return histories.write(folder / "tables.db", record, entry, seat, guest, names[: record.players])


def sit_at(page: Page, *moment: Any, width: int = 1280, height: int = 800) -> None:
    """Go to a table that is written for the page, with a hand that points at nothing."""
    page.mouse.move(0, 0)
    visit(page, f"/table/{written(page, *moment)}", (width, height))
