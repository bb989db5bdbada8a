"""The archive: each finished game is kept once, with its result, and found again by who played it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from ludotheque.app.people.archive.archivist import Archivist, results_of
from ludotheque.app.people.archive.played import placed, played
from ludotheque.app.store.interface import Conflict, Seating, Store, StoredTable, TableStanding
from ludotheque.app.store.queries.tables import create_table, delete_table, forget_guest, table_info
from ludotheque.server.databases.sqlite import SqliteStore
from tests.server.client import BOT, HOTSEAT, YOU, Caller, Json
from tests.server.conftest import Running, Serve, sit_together
from tests.server.test_layout import write_old
from tests.server.test_stores import ANN, BEN, table
from tests.server.test_stores import BOT as STORED_BOT

WHEN = 1_700_000_000_000


def archive(caller: Caller, **wanted: str) -> list[Json]:
    answer = caller.http.get("/api/archive", params=wanted)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["games"])


def resigned(ann: Caller, ben: Caller, **more: object) -> str:
    """Play a game that Ben gives up at once, and return its table."""
    hers, his, name = sit_together(ann, ben, **more)
    his.send(type="resign", seat=1)
    hers.state(lambda state: state["over"])
    his.close()
    hers.close()
    return name


def test_a_finished_game_is_found_with_its_result(server: Running, ann: Caller) -> None:
    name = ann.open(YOU, BOT)["table"]
    line = ann.socket(name)
    assert ann.get(f"/api/tables/{name}/result").status_code == 403
    last = line.play(random.Random(3))
    result = ann.get(f"/api/tables/{name}/result").json()
    assert [seat["score"] for seat in result["seats"]] == last["scores"]
    assert [seat["yours"] for seat in result["seats"]] == [True, False]
    assert (result["rated"], result["ended"], result["substitutes"]) == (False, None, False)
    best = max(last["returns"])
    assert [seat["outcome"] for seat in result["seats"]] == [
        "won" if value == best else "lost" for value in last["returns"]
    ]
    assert archive(ann) == [result]
    assert archive(ann, game="koryo", opponent="bot:random") == [result]
    assert archive(ann, game="leduc") == archive(ann, opponent="bot:hard") == []
    assert archive(server.caller()) == []
    mine = result["seats"][0]
    (figures,) = ann.get("/api/statistics").json()["games"]
    assert (figures["game"], figures["games"], figures["best"], figures["mean"]) == (
        "koryo",
        1,
        mine["score"],
        mine["score"],
    )
    assert figures["wins"] == (mine["outcome"] == "won")
    assert figures["by_players"][0]["players"] == 2
    assert [(one["level"], one["games"]) for one in figures["by_bot"]] == [("random", 1)]
    assert figures["rating"] is None


def test_games_are_found_by_opponent_and_result(ann: Caller, ben: Caller, cho: Caller) -> None:
    with_ben, with_cho = resigned(ann, ben), resigned(ann, cho)
    for name in (with_ben, with_cho):
        ann.get(f"/api/tables/{name}/result")
    people = {one["person"]: one for one in ann.get("/api/statistics").json()["opponents"]}
    assert len(people) == 2
    against = [archive(ann, opponent=person)[0]["table"] for person in people]
    assert sorted(against) == sorted([with_ben, with_cho])
    assert len(archive(ann, outcome="won")) == 2
    assert archive(ann, outcome="lost") == archive(ann, opponent="0" * 32) == []
    (lost,) = archive(ben, outcome="lost")
    assert [seat["outcome"] for seat in lost["seats"]] == ["won", "lost"]
    assert lost["ended"] == "resigned"
    (mine,) = ben.get("/api/statistics").json()["opponents"]
    assert archive(ann, opponent=mine["person"]) == [], "what means Ann to Ben means no one to Ann"


def test_an_abandoned_game_and_seats_at_one_screen_count_for_nobody(ann: Caller, ben: Caller) -> None:
    hers, his, name = sit_together(ann, ben)
    hers.send(type="ask", seat=0, what="abandon")
    his.until("asked")
    his.send(type="consent", seat=1, ok=True)
    hers.state(lambda state: state["over"])
    assert [seat["outcome"] for seat in ann.get(f"/api/tables/{name}/result").json()["seats"]] == ["none", "none"]
    both = ann.open(YOU, HOTSEAT)["table"]
    ann.socket(both).play(random.Random(1))
    result = ann.get(f"/api/tables/{both}/result").json()
    assert [seat["outcome"] for seat in result["seats"]] == ["none", "none"]
    assert None not in [seat["place"] for seat in result["seats"]]
    assert [game["table"] for game in archive(ann)] == [both, name]
    assert ann.get("/api/statistics").json()["games"] == []


def test_the_archive_fills_by_itself(serve: Serve) -> None:
    server = serve()
    ann, ben = server.caller(), server.caller()
    name = resigned(ann, ben)
    archivist = server.app.state.app.archive._archivist
    server.run(archivist.look)
    server.run(archivist.look)
    assert [game["table"] for game in archive(ann)] == [name]


async def test_a_list_goes_on_where_it_ended(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.app.people.archive import archive
    from ludotheque.app.people.archive.archive import Archive, Wanted
    from ludotheque.app.protocol.guests import Guests

    monkeypatch.setattr(archive, "PAGE", 3)

    archivist = Archivist(store, Nothing())  # type: ignore[arg-type]
    for number in range(8):
        await store.change(create_table(over(f"t{number}", at=WHEN + number // 2)))
    assert await archivist.look() == 8
    mine = Archive(store, Guests(b"key"), archivist)
    found, before = [], None
    for size in (3, 3, 2):
        page = await mine.games("ann", Wanted(before=before, outcome="won"))
        found += [game["table"] for game in page["games"]]
        assert len(page["games"]) == size
        before = page["next"]
    assert before is None
    assert found == [f"t{number}" for number in reversed(range(8))]


class Nothing:
    """No table is in memory."""

    def returns(self, table: str) -> None:
        return None


def over(name: str, at: int = WHEN, **more: object) -> StoredTable:
    """Return a game that Ben has resigned."""
    gone = Seating(1, 1, 1, "Ben", "bot", "medium", "resigned", 5)
    standing = TableStanding(1, None, over=True, updated=at, ended="resigned")
    return table(name, ANN, BEN, **{"standing": standing, "seatings": (gone,), "setup": SETUP, "options": {}, **more})


SETUP: list[int] = []


@pytest.fixture(autouse=True, scope="module")
def setup() -> None:
    """Check a setup that the rules have made."""
    from ludotheque import SeededChance, load
    from ludotheque.core.match import Match

    SETUP[:] = Match.start(load("koryo"), 2, load("koryo").options.parse({}), chance=SeededChance(1)).record.setup


async def test_a_game_is_kept_once_by_whoever_comes_first(store: Store) -> None:
    await store.change(create_table(over("t")))
    await store.change(create_table(over("u")))
    many = [Archivist(store, Nothing()) for _ in range(4)]  # type: ignore[arg-type]
    found = await asyncio.gather(*(one.find(name) for one in many for name in ("t", "u")))
    assert len({game.table for game in found}) == 2
    assert await results_of(store, ["t", "u", "x"]) == {game.table: game for game in found}
    numbers = await store.find("SELECT number FROM games ORDER BY number")
    assert [row[0] for row in numbers] == [1, 2]
    assert await many[0].look() == 0


async def test_a_deleted_table_is_in_no_archive(store: Store) -> None:
    await store.change(create_table(over("t")))
    archivist = Archivist(store, Nothing())  # type: ignore[arg-type]
    await archivist.look()
    await store.change(forget_guest("t", "ben", "A former player"))
    kept = (await results_of(store, ["t"]))["t"]
    assert [(play.guest, play.name) for play in kept.plays] == [("ann", "Ann"), (None, "A former player")]
    await store.change(delete_table("t"))
    assert await results_of(store, ["t"]) == {}


async def test_a_game_whose_rules_are_gone_keeps_its_scores(store: Store) -> None:
    standing = TableStanding(1, None, over=True, result=[7, 3], updated=WHEN)
    await store.change(create_table(over("t", version=99, standing=standing, seatings=())))
    game = await Archivist(store, Nothing()).find("t")  # type: ignore[arg-type]
    assert [(play.score, play.place, play.outcome) for play in game.plays] == [(7, None, "none"), (3, None, "none")]


async def test_a_game_of_an_older_layout_is_archived(tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    write_old(place, "2")
    with sqlite3.connect(place) as connection:
        connection.execute("UPDATE tables SET over = 1, result = '[12, 7]', player = NULL")
    connection.close()

    store = await SqliteStore.open(place)
    archivist = Archivist(store, Nothing())  # type: ignore[arg-type]
    assert [await archivist.look() for _ in range(2)] == [1, 0]
    game = (await results_of(store, ["t"]))["t"]
    assert [(play.name, play.level, play.score) for play in game.plays] == [("Ann", None, 12), ("Bot", "easy", 7)]
    await store.close()


async def test_a_change_that_finds_other_rows_changes_nothing(store: Store) -> None:
    from ludotheque.app.store.interface import Statement

    await store.change(create_table(table("t")))
    first = Statement("UPDATE tables SET owner = ? WHERE id = ?", ("ben", "t"), 1)
    for second in (
        Statement("UPDATE tables SET owner = ? WHERE id = ?", ("ben", "x"), 1),
        Statement('INSERT INTO seats ("table", seat, name, kind) VALUES (?, ?, ?, ?)', ("t", 0, "Cho", "human")),
    ):
        with pytest.raises(Conflict):
            await store.change([first, second])
    found = await table_info(store, "t")
    assert found is not None
    assert found.owner == "ann"


def test_places_and_outcomes() -> None:
    assert placed([0.5, 1.0, 0.5, -1.0]) == [2, 1, 2, 4]
    pair = table("t", ANN, STORED_BOT, standing=TableStanding(1, None, over=True, result=[4, 4], updated=WHEN))
    assert [play.outcome for play in played(pair, [0.0, 0.0], cooperative=False).plays] == ["won", "won"]
    team = played(pair, [-0.6, -0.6], cooperative=True)
    assert [play.outcome for play in team.plays] == ["lost", "lost"]
    assert [play.player for play in team.plays] == ["ann", "bot:easy"]
