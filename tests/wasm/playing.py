"""Whole games in a house without a server, its tables in the store of a browser: opened, played, closed, verified."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from ludotheque import Record, registered_games, verify
from tests.browser.page import at_home
from tests.server import page as keeping

BROWSER = sys.platform == "emscripten"

CHOICES = 4
"""Decisions after which the house is closed and opened again."""


async def play(game: str, folder: Path) -> str:
    """Play a game against a bot that searches, with a break, and return a line about it."""
    kept = keeping.Page(folder)
    async with at_home(await kept.open()) as page:
        table = await page.open(game, 2, level="easy")
        seat = page.sit(table["table"], [one["token"] for one in table["seats"]])
        await seat.play(random.Random(1), most=CHOICES)
        await seat.close()
    async with at_home(await kept.open()) as page:
        (known,) = await page.get("/tables")
        last = await page.sit(known["table"], []).play(random.Random(2))
        record = Record.from_json(await page.get(f"/tables/{known['table']}/record"))
        verify(record)
        replay = await page.get(f"/tables/{known['table']}/replay")
        result = await page.get(f"/tables/{known['table']}/result")
        (listed,) = (await page.get("/archive"))["games"]
    assert len(replay["frames"]) == len(record.standing()) + 1
    assert listed == result
    return f"{game}: over {last['over']}, ended {result['ended']}, verified"


async def main() -> None:
    """Play each game, and print a line for each."""
    for game in [id for id, one in registered_games().items() if one.stage != "example"]:
        begun = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            print(await play(game, Path(folder)))
        print(f"{game}: {time.perf_counter() - begun:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    if BROWSER:
        running = asyncio.ensure_future(main())  # noqa: RUF006
    else:
        asyncio.run(main())
