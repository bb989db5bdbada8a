"""Compare what a server does with SQLite and with PostgreSQL, by turns.

``python -m benchmarks.server.databases postgresql://… --rounds 3``: for each game as many rounds of the load of
``python -m benchmarks.server``, each once with a fresh SQLite file and once with a fresh database of the cluster at
that URL, whose user may create databases. A line for each game has the medians, and PostgreSQL's over SQLite's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from statistics import median
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import uvloop

from benchmarks.server.__main__ import MOVES, measure

SEATS = {"age_of_comics": 4}
"""Seats of a table; two, where none are named."""

FIGURES = ("moves_per_second", "moves_per_cpu_second")


async def command(url: str, statement: str) -> None:
    """Have the cluster do something."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def one(game: str, chosen: argparse.Namespace, database: str | None) -> dict[str, Any]:
    """Measure a game once."""
    load = argparse.Namespace(
        game=[game],
        seats=SEATS.get(game, 2),
        tables=chosen.tables,
        seconds=chosen.seconds,
        think=0.0,
        bot=[],
        every=None,
        database=database,
        server=[],
    )
    return measure(load)


def in_postgres(game: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """Measure a game once with a database of its own."""
    name = "ludotheque_benchmark"
    asyncio.run(command(chosen.postgres, f"CREATE DATABASE {name}"))
    try:
        return one(game, chosen, urlunsplit(urlsplit(chosen.postgres)._replace(path=f"/{name}")))
    finally:
        asyncio.run(command(chosen.postgres, f"DROP DATABASE {name} WITH (FORCE)"))


def compare(game: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """Measure a game by turns."""
    sqlite, postgres = [], []
    for _ in range(chosen.rounds):
        sqlite.append(one(game, chosen, None))
        postgres.append(in_postgres(game, chosen))
    found: dict[str, Any] = {"game": game, "errors": sum(run["errors"] for run in sqlite + postgres)}
    for figure in FIGURES:
        ours, theirs = (median(run[figure] for run in runs) for runs in (sqlite, postgres))
        found[figure] = {"sqlite": round(ours), "postgres": round(theirs), "ratio": round(theirs / ours, 2)}
    return found


def main() -> None:
    """Compare, and print the figures of each game as it is done."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.databases", description=__doc__)
    parser.add_argument("postgres", help="the URL of a database of the cluster")
    parser.add_argument("game", nargs="*", default=list(MOVES), help="the games; all five, if left out")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8.0)
    chosen = parser.parse_args()
    uvloop.install()
    for game in chosen.game:
        print(json.dumps(compare(game, chosen)), flush=True)


if __name__ == "__main__":
    main()
