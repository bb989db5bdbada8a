"""Measure what a server keeps of the games that were played at it.

``python -m benchmarks.server.memory --games 5000``: for each game a server of its own, which forgets a table a
second after its last client has left. After each 250 games all tables are over and forgotten, and the memory of the
server is measured. The slope is that of a line through all measurements after the first thousand games (with fewer
games, after the first fifth), by least squares, in bytes a game.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
from itertools import count
from pathlib import Path
from statistics import linear_regression
from typing import Any
from unittest import mock

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect

from benchmarks.server.__main__ import MOVES, Meter, process

AT_ONCE = 10
"""Tables at which games are played at the same time."""

EACH = 250
"""Games between two measurements."""

WARM = 1000
"""Games that are not counted: caches fill, and the memory of the allocator finds its size."""

SWEPT = 3.0
"""Seconds in which the server takes apart the tables that it has forgotten, and gives their memory back."""

FORGOTTEN_WITHIN = 60.0
"""Seconds that it may take to forget them; more would be a leak, or a machine that has no time for it."""

TOKEN = "a token that only this run knows"
SETTINGS = {"LUDOTHEQUE_IDLE_SECONDS": "1", "LUDOTHEQUE_METRICS_TOKEN": TOKEN}
"""The server forgets tables soon, and says how many it has in memory."""

ASKING = {"Authorization": f"Bearer {TOKEN}"}

IDLE = 2.0
"""Seconds after which this program lets go of a connection that it does not use."""

PAUSE = 0.25
"""Seconds between two looks."""

KIB = 1024


async def play(http: httpx.AsyncClient, address: str, game: str, rng: random.Random) -> None:
    """Play a whole game for both of two seats at one screen, and leave."""
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "hotseat"}]
    answer = await http.post("/api/tables", json={"game": game, "seats": seats})
    answer.raise_for_status()
    http.cookies.clear()  # each table is another guest's
    opened = answer.json()
    place = f"{address.replace('http', 'ws', 1)}api/tables/{opened['table']}/socket"
    async with connect(place, max_size=None) as socket:
        tokens = [seat["token"] for seat in opened["seats"]]
        await socket.send(msgspec.json.encode({"type": "hello", "tokens": tokens, "since": 0}).decode())
        async for text in socket:
            state = msgspec.json.decode(text)
            if state["type"] == "refused":
                raise RuntimeError(state["reason"])
            if state["type"] != "state":
                continue
            if state["over"]:
                return
            if state["offered"] and state["player"] == state["eyes"]:
                move = {"type": "act", "seat": state["eyes"], "ply": state["ply"]}
                move["action"] = rng.choice(state["offered"])["action"]
                await socket.send(msgspec.json.encode(move).decode())
    raise RuntimeError(f"the server closed table {opened['table']} before its game was over")


async def grow(address: str, meter: Meter, game: str, games: int) -> list[tuple[int, float]]:
    """Play so many games; returns how many had been played and the megabytes of the server, again and again."""
    measured = []
    numbers = count()
    # The server closes connections that are idle for five seconds, perhaps just when the next request is sent.
    limits = httpx.Limits(keepalive_expiry=IDLE)
    async with httpx.AsyncClient(base_url=address, timeout=60.0, limits=limits) as http:

        async def some(left: int) -> None:
            for _ in range(left):
                await play(http, address, game, random.Random(next(numbers)))

        for played in range(EACH, games + 1, EACH):
            await asyncio.gather(*(some(EACH // AT_ONCE) for _ in range(AT_ONCE)))
            await forgotten(http)
            measured.append((played, meter.memory()))
    return measured


async def forgotten(http: httpx.AsyncClient) -> None:
    """Wait until no table is in memory any more."""
    async with asyncio.timeout(FORGOTTEN_WITHIN):
        while "\nludotheque_tables 0.0\n" not in (await http.get("/metrics", headers=ASKING)).text:
            await asyncio.sleep(PAUSE)
    await asyncio.sleep(SWEPT)


def slope(measured: list[tuple[int, float]], games: int) -> float:
    """Return the bytes that each game adds, once the server is warm."""
    late = [one for one in measured if one[0] >= min(WARM, games // 5)]
    return linear_regression(*zip(*late, strict=True)).slope * KIB * KIB


def measure(game: str, games: int) -> dict[str, Any]:
    """Play so many games at a server of their own, and return the figures."""
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, SETTINGS):
        command = ["ludotheque.server", "--no-limits", "--port", "0", "--database", str(Path(folder) / "tables.db")]
        command += ["--messages-per-second", "1e9", "--message-burst", "1000000000"]
        with process(*command) as (server, address):
            measured = uvloop.run(grow(address, Meter(server), game, games))
    at = dict(measured)
    shown = {played: round(at[played], 1) for played in sorted({EACH, min(WARM, games), games}) if played in at}
    return {"game": game, "games": games, "megabytes": shown, "bytes_a_game": round(slope(measured, games))}


def main() -> None:
    """Measure, and print the figures of each game as it is done."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.memory", description=__doc__)
    parser.add_argument("game", nargs="*", default=list(MOVES), help="the games; all five, if left out")
    parser.add_argument("--games", type=int, default=5000, help="how many of each are played")
    chosen = parser.parse_args()
    if chosen.games % EACH or chosen.games < 3 * EACH:
        parser.error(f"--games is a multiple of {EACH}, {3 * EACH} or more: so often memory is measured")
    for game in chosen.game:
        print(json.dumps(measure(game, chosen.games)), flush=True)


if __name__ == "__main__":
    main()
