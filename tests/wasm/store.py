"""A table in the store of a browser, of which a page keeps the file, and an older file: the same on every machine."""

from __future__ import annotations

import asyncio
import hashlib
import sys
import tempfile
import time
from pathlib import Path

import tests.wasm
from ludotheque.app.store.interface import (
    Conflict,
    StoredLine,
    StoredSeat,
    StoredStep,
    StoredTable,
    TableStanding,
)
from ludotheque.app.store.queries.chat import last_lines, say
from ludotheque.app.store.queries.tables import create_table
from ludotheque.browser.store import AloneStore, Changes

BROWSER = sys.platform == "emscripten"

SEATS = (StoredSeat("Ann", "human", guest="ann", token_hash="hers"), StoredSeat("Bot", "bot", level="easy"))
TABLE = StoredTable("t", "koryo", 1, {"word": "é"}, None, [3, 1], bytes(32), "ann", 0, SEATS, (), TableStanding(1, 0))
STEPS = 400
OLDER = Path(tests.wasm.__file__).parents[2] / ".wasm" / "older.db"
"""The file that a page of commit f00f05e6 kept; Pyodide cannot unpack it."""
PAGE = 4096
SCHEMA = "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name"


class Page:
    """Keeps the pages of the file."""

    def __init__(self, content: bytes = b"") -> None:
        self.pages = {at // PAGE: content[at : at + PAGE] for at in range(0, len(content), PAGE)}
        self.length = len(content)
        self.times = 0

    async def keep(self, changes: Changes) -> None:
        """Keep pages."""
        self.pages |= changes.pages
        self.length = changes.length
        self.times += 1

    def content(self) -> bytes:
        """Return the file as it was kept."""
        return b"".join(self.pages[number] for number in range(len(self.pages)))


async def take_over(folder: Path) -> None:
    """Open an older file, open again what was kept then, and print its schema and rows."""
    page, lost = Page(OLDER.read_bytes()), list[str]()
    await (await AloneStore.open(folder / "older.db", page.content(), page.keep, lost.append)).close()
    store = await AloneStore.open(folder / "newer.db", page.content(), page.keep, lost.append)
    for name, made in await store.find(SCHEMA):
        rows = sorted(map(repr, await store.find(f'SELECT * FROM "{name}"')))
        print(name, len(rows), hashlib.sha256("".join([made, *rows]).encode()).hexdigest())
    print(
        page.times,
        page.length == len(page.content()),
        lost,
        await store.find("SELECT * FROM meta WHERE name = 'schema'"),
    )
    await store.close()


async def main() -> None:
    """Play, close, open again, and print what is there."""
    page, lost = Page(), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        store = await AloneStore.open(Path(folder) / "first.db", None, page.keep, lost.append)
        await store.change(create_table(TABLE))
        begun = time.perf_counter()
        for ply in range(2, 2 + STEPS):
            await store.append(
                "t", [StoredStep(ply, ply % 2, "pass", (1, 2), "0" * 16, ply)], TableStanding(ply, 1 - ply % 2)
            )
        passed = (time.perf_counter() - begun) / STEPS
        await asyncio.gather(*(store.change([say("t", StoredLine("Ann", 0, f"line {at}", at))]) for at in range(9)))
        try:
            await store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
        except Conflict as conflict:
            print(conflict)
        await store.close()
        again = await AloneStore.open(Path(folder) / "second.db", page.content(), page.keep, lost.append)
        found = await again.load("t")
        assert found is not None
        print(hashlib.sha256(repr(found).encode()).hexdigest(), len(found.steps), found.options)
        print([line.text for line in await last_lines(again, "t", 3)], len(await again.key()))
        await again.close()
        await take_over(Path(folder))
    print(page.times, page.length == len(page.content()), lost)
    print(f"{passed * 1000:.2f} ms for a ply", file=sys.stderr)


if __name__ == "__main__":
    if BROWSER:
        running = asyncio.ensure_future(main())  # noqa: RUF006
    else:
        asyncio.run(main())
