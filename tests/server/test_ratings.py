"""Ratings: only games that asked for it count, each once, whatever happens, and all can be computed again."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.app.people.archive import ratings
from ludotheque.app.people.archive.archivist import Archivist, results_of
from ludotheque.app.people.archive.played import Played
from ludotheque.app.people.archive.ratings import MU, Rated
from ludotheque.app.store.interface import Store, StoredSeat, TableStanding
from ludotheque.app.store.queries.archive import Play
from ludotheque.app.store.queries.tables import create_table
from ludotheque.bots import LEVELS
from ludotheque.core.game import Game
from ludotheque.core.levels import PLAIN
from ludotheque.core.registry import load, registered_games
from ludotheque.server.commands.ratings import again
from ludotheque.server.databases.opening import open_store
from tests.commands import invoke
from tests.server.client import BOT, FRIEND, HOTSEAT, YOU, Caller, Json
from tests.server.conftest import Running, Serve, sit_together
from tests.server.test_archive import Nothing, over
from tests.server.test_archive import setup as setup
from tests.server.test_stores import ANN, BEN, WHEN

CLOCK: Json = {"kind": "live", "bank": 600, "increment": 0, "end": "lose"}
RATED: Json = {"clock": CLOCK, "takebacks": False, "rated": True}
STORED: Json = {"clock": {**CLOCK, "turn": 0, "nights": None}, "takebacks": False, "rated": True}


def game(*places: int, name: str = "t", kind: str = "koryo", players: tuple[str, ...] = ()) -> Played:
    plays = tuple(
        Play(seat, who if not who.startswith("bot:") else None, who, who[4:] or None, place, 0.0, place, "won")
        for seat, (who, place) in enumerate(zip(players or ("ann", "ben", "cho", "dan"), places, strict=False))
    )
    return Played(name, kind, 1, WHEN, None, 0, False, True, None, plays)


def rate(found: Played, **known: Rated) -> dict[str, Rated]:
    players = ratings.players_of(found)
    return ratings.rate(found, {one: known.get(one) or ratings.first(one, found.game) for one in players})


def test_the_winner_gains_what_the_loser_loses() -> None:
    after = rate(game(1, 2))
    assert ratings.shown(after["ann"].mu) > 1500 > ratings.shown(after["ben"].mu)
    assert after["ann"].mu - MU == pytest.approx(MU - after["ben"].mu)
    assert after["ann"].sigma < ratings.SIGMA
    assert rate(game(1, 1))["ann"].mu == pytest.approx(MU)
    surprise = rate(game(2, 1), ann=Rated(35, 3, 20), ben=Rated(15, 3, 20))
    expected = rate(game(1, 2), ann=Rated(35, 3, 20), ben=Rated(15, 3, 20))
    assert surprise["ben"].mu - 15 > 10 * (15 - expected["ben"].mu)


@pytest.mark.parametrize("places", [(1, 2, 3), (1, 2, 3, 4), (1, 1, 3, 4), (1, 2, 2, 2)])
def test_three_and_four_players_are_rated_at_once(places: tuple[int, ...]) -> None:
    after = rate(game(*places))
    order = [after[who].mu for who in ("ann", "ben", "cho", "dan")[: len(places)]]
    assert order[0] > MU > order[-1]
    for (one, place), (other, behind) in itertools.pairwise(zip(order, places, strict=True)):
        assert one > other if place < behind else one == pytest.approx(other)


def test_a_measured_bot_stays_what_it_is() -> None:
    after = rate(game(2, 1, players=("ann", "bot:strong")))
    assert ratings.shown(after["bot:strong"].mu) == 1000 + load("koryo").ladder["strong"]
    assert after["bot:strong"].games == 0
    assert after["ann"].mu < MU
    former = rate(game(2, 1, players=("ann", "bot:hard")))
    assert former["bot:hard"] == after["bot:strong"]
    unknown = rate(game(2, 1, 1, kind="leduc", players=("ann", "bot:hard", "bot:hard")))
    assert unknown["bot:hard"].games == 1
    assert unknown["bot:hard"].mu > MU


def test_the_scale_is_that_of_elo() -> None:
    """A player with 400 points more who wins ten of eleven games stays at them."""
    known = {"ann": Rated(MU + 400 / ratings.POINTS, 0.1, 99), "ben": Rated(MU, 0.1, 99)}
    gained = rate(game(1, 2), **known)["ann"].mu - known["ann"].mu
    lost = known["ann"].mu - rate(game(2, 1), **known)["ann"].mu
    assert 10 * gained == pytest.approx(lost, rel=0.01)


@pytest.mark.parametrize(
    ("seats", "terms", "word"),
    [
        ([YOU, FRIEND], {"rated": True}, "a rated game has a clock"),
        ([YOU, FRIEND], {**RATED, "takebacks": True}, "no 'takebacks'"),
        ([YOU, FRIEND], {**RATED, "clock": {**CLOCK, "end": "bot"}}, "whose 'end' is 'lose'"),
        ([YOU, HOTSEAT], RATED, "each at a screen of their own"),
        ([BOT, BOT], RATED, "has people"),
    ],
)
def test_a_table_is_rated_only_where_nobody_helps(server: Running, seats: Any, terms: Json, word: str) -> None:
    refused = server.caller().post("/api/tables", game="koryo", seats=seats, terms=terms)
    assert refused.status_code == 422
    assert word in refused.json()["reason"]


def test_a_team_is_not_rated(server: Running) -> None:
    refused = server.caller().post("/api/tables", game="kick_ass", seats=[YOU, BOT], terms=RATED)
    assert (refused.status_code, "against each other" in refused.json()["reason"]) == (422, True)


def test_a_rated_game_gives_no_help_and_changes_ratings(ann: Caller, ben: Caller) -> None:
    hers, his, name = sit_together(ann, ben, terms=RATED)
    (state,) = hers.states.values()
    line = (hers, his)[state["player"]]
    asked = {"type": "hint", "seat": state["player"], "ply": state["ply"]}
    for word, message in (
        ("no hints", asked),
        ("no hints", {**asked, "id": 1}),  # as the coach asks
        ("resign instead", {"type": "hand-over", "seat": state["player"], "level": "easy"}),
    ):
        line.send(**message)
        refused = line.until("refused")
        assert word in refused["reason"] and refused["id"] == message.get("id")
    his.send(type="resign", seat=1)
    hers.state(lambda state: state["over"])
    result = ann.get(f"/api/tables/{name}/result").json()
    assert (result["rated"], result["unrated"]) == (True, None)
    changes = [(seat["before"], seat["after"]) for seat in result["seats"]]
    assert changes[0][0] == changes[1][0] == 1500
    assert changes[0][1] > 1500 > changes[1][1]
    (figures,) = ben.get("/api/statistics").json()["games"]
    assert figures["rating"] == {"rating": changes[1][1], "games": 1, "provisional": True}


def test_who_vanishes_from_a_rated_game_has_lost_it(ann: Caller, ben: Caller) -> None:
    hers, _, name = sit_together(ann, ben, terms=RATED)
    assert ben.http.delete("/api/me").status_code == 204
    hers.state(lambda state: state["over"])
    result = ann.get(f"/api/tables/{name}/result").json()
    assert (result["rated"], result["unrated"]) == (True, None)
    assert result["seats"][0]["after"] > result["seats"][0]["before"]
    assert "Ben" not in str(result)


def rated_over(name: str, at: int = WHEN, **more: Any) -> Any:
    return over(name, at, **{"terms": STORED, **more})


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({}, None),
        ({"standing": TableStanding(1, None, over=True, updated=WHEN, ended="abandoned")}, "abandoned"),
        ({"standing": TableStanding(1, None, over=True, updated=WHEN, ended="resigned", takebacks=1)}, "takebacks"),
        ({"version": 99}, "unknown"),
        ({"terms": {**STORED, "rated": False}}, None),
    ],
)
async def test_what_counts(store: Store, more: Json, reason: str | None) -> None:
    await store.change(create_table(rated_over("t", **more)))
    found = await Archivist(store, Nothing()).find("t")  # type: ignore[arg-type]
    assert found.unrated == reason
    counts = found.rated and reason is None
    assert [play.after is not None for play in found.plays] == [counts, counts]
    assert len(await store.find("SELECT player FROM ratings")) == (2 if counts else 0)


async def whole(store: Store) -> tuple[list[Any], list[Any]]:
    """All ratings, and what each game changed."""
    return (
        await store.find("SELECT player, game, mu, sigma, games FROM ratings ORDER BY player"),
        await store.find('SELECT "table", seat, "before", "after" FROM plays ORDER BY "table", seat'),
    )


async def test_ratings_computed_again_are_the_same(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.commands.ratings.AT_ONCE", 2)
    cho = StoredSeat("Cho", "human", guest="cho", token_hash="c")

    archivists = [Archivist(store, Nothing()) for _ in range(3)]  # type: ignore[arg-type]
    for number in range(7):
        pair = (ANN, BEN) if number % 2 else (cho, BEN)
        await store.change(create_table(rated_over(f"t{number}", seats=pair)))
    await asyncio.gather(*(one.look() for one in archivists))
    before = await whole(store)
    assert len(before[0]) == 3
    assert sum(row[4] for row in before[0]) == 14
    assert await again(store) == (7, 3)
    assert await whole(store) == before
    await store.change([])


def test_the_command_counts_again(serve: Serve, tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    first = serve(database=place)
    ann, ben = first.caller(), first.caller()
    _, his, name = sit_together(ann, ben, terms=RATED)
    his.send(type="resign", seat=1)
    his.state(lambda state: state["over"])
    result = ann.get(f"/api/tables/{name}/result").json()
    busy = invoke(["admin", "ratings", "--again", "--database", str(place)])
    assert busy.exit_code == 2
    first.stop()
    done = invoke(["admin", "ratings", "--again", "--database", str(place)])
    assert "1 rated games were counted again and gave 2 ratings" in " ".join(done.output.split())
    rows = invoke(["admin", "ratings", "--json", "--database", str(place)]).output
    assert str(result["seats"][0]["after"]) in rows


KEEP = """
import asyncio, sys
from pathlib import Path
from ludotheque.app.people.archive.archivist import Archivist
from ludotheque.server.databases.opening import open_store
class Nothing:
    def returns(self, table): return None
async def main():
    store, _ = await open_store(Path(sys.argv[1]))
    archivist = Archivist(store, Nothing())
    print("ready", flush=True)
    while await archivist.look(): print("kept", flush=True)
asyncio.run(main())
"""


def test_a_killed_server_counts_each_game_once(tmp_path: Path) -> None:
    place = tmp_path / "tables.db"

    async def fill() -> None:
        store, _ = await open_store(place)
        for number in range(30):
            await store.change(create_table(rated_over(f"t{number:02}", at=WHEN + number)))
        await store.close()

    async def look() -> tuple[Any, Any, Any]:
        store, _ = await open_store(place)
        kept = await results_of(store, [f"t{number:02}" for number in range(30)])
        found = await whole(store)
        await again(store)
        assert await whole(store) == found
        await store.close()
        return kept, *found

    asyncio.run(fill())
    rng = random.Random(4)
    for _ in range(2):
        with subprocess.Popen([sys.executable, "-c", KEEP, str(place)], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            try:
                process.wait(rng.uniform(0.01, 0.15))
            except subprocess.TimeoutExpired:
                os.kill(process.pid, signal.SIGKILL)
        kept, found, _ = asyncio.run(look())
        assert all(row[4] == len(kept) for row in found)
    subprocess.run([sys.executable, "-c", KEEP, str(place)], check=True, stdout=subprocess.DEVNULL)
    kept, found, _ = asyncio.run(look())
    assert (len(kept), [row[4] for row in found]) == (30, [30, 30])


@pytest.mark.parametrize("one", registered_games().values(), ids=lambda one: one.id)
def test_ladders_name_levels_from_the_weakest_on(one: Game) -> None:
    strengths = list(one.ladder.values())
    assert strengths == sorted(strengths)
    assert [level for level in LEVELS if level in one.ladder] == [level for level in one.ladder if level in LEVELS]
    assert set(one.ladder) <= {*PLAIN, *LEVELS}
    assert one.ladder.get("greedy", 0) == 0
