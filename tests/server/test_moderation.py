"""`ludotheque admin`: tables and guests are listed, closed and deleted, and old tables expire."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.app.people.conduct.blocks import Blocks
from ludotheque.app.people.conduct.reports import Reports
from ludotheque.app.people.moderation.expiry import DAY
from ludotheque.app.protocol.guests import Guests
from ludotheque.app.protocol.messages.conduct import Report
from ludotheque.app.store.interface import Store, StoredLine, StoredSeat, TableStanding, now
from ludotheque.app.store.ownership import Alone
from ludotheque.app.store.queries.chat import last_lines, say
from ludotheque.app.store.queries.tables import create_table
from ludotheque.app.tables.tables import Tables
from ludotheque.server.databases.opening import open_store
from ludotheque.server.databases.place import Place
from ludotheque.server.settings import Settings
from tests.commands import invoke
from tests.server.client import FRIEND, YOU, Caller, Json, wait_until
from tests.server.conftest import Running, Serve, sit_together
from tests.server.stores import Play
from tests.server.test_stores import ANN, BEN, BOT, OPEN, table


def admin(place: Place, *words: str, code: int = 0) -> str:
    """Return the answer of the command line."""
    answer = invoke(["admin", *words, "--database", str(place)])
    assert answer.exit_code == code, answer.output
    return re.sub(r"\s+", " ", answer.output)


def listed(place: Place, what: str) -> list[Json]:
    answer = invoke(["admin", what, "--json", "--database", str(place)])
    return list(json.loads(answer.output)[what])


def test_tables_and_guests_are_listed_while_a_server_runs(server: Running, ann: Caller, ben: Caller) -> None:
    _, _, playing = sit_together(ann, ben)
    waiting = ann.open({**YOU, "name": "Ann"}, FRIEND)["table"]
    place = server.settings.database
    tables = {row["table"]: row for row in listed(place, "tables")}
    assert (tables[playing]["state"], tables[playing]["people"]) == ("playing", 2)
    assert (tables[waiting]["state"], tables[waiting]["game"], tables[waiting]["ply"]) == ("waiting", "koryo", 0)
    guests = {row["name"]: row["tables"] for row in listed(place, "guests")}
    assert (guests["Ann"], guests["Ben"]) == (2, 1)
    assert waiting in admin(place, "tables")
    assert "Another server is using the database" in admin(place, "delete", waiting, code=2)
    assert waiting in {row["table"] for row in listed(place, "tables")}


def test_a_closed_game_is_over_without_a_result(serve: Serve, tmp_path: Path) -> None:
    first = serve(database=tmp_path / "tables.db")
    ann, ben = first.caller(), first.caller()
    _, _, name = sit_together(ann, ben)
    waiting = ann.open(YOU, FRIEND)["table"]
    first.stop()
    place = first.settings.database
    assert "ended without a result" in admin(place, "close", name)
    assert "is already over" in admin(place, "close", name, code=2)
    assert "delete the table instead" in admin(place, "close", waiting, code=2)
    assert "There is no table x" in admin(place, "close", "x", code=2)
    again = serve(database=tmp_path / "tables.db").caller(ann)
    info = again.get(f"/api/tables/{name}").json()
    assert (info["over"], info["ended"], info["result"]) == (True, "abandoned", None)
    line = again.socket(name)
    assert line.state()["over"]


def test_nothing_is_left_open_of_a_game_that_is_closed(on: Callable[[Play], None], database: Place) -> None:
    playing = TableStanding(
        4, 0, updated=now(), due=9, deciding=[0, 1], early={"1": "pass"}, turns={"0": [4, 1]}, clocks=[[1, 2], [3, 4]]
    )

    async def make(store: Store) -> None:
        await store.change(create_table(table("t", ANN, BEN, standing=playing)))

    async def look(store: Store) -> None:
        stored = await store.load("t")
        assert stored is not None
        closed = playing._replace(over=True, ended="abandoned", player=None, due=None, deciding=None, early=None)
        assert stored.standing._replace(updated=playing.updated) == closed._replace(turns=None)

    on(make)
    admin(database, "close", "t")
    on(look)


def test_clubs_are_listed_closed_and_deleted(serve: Serve, tmp_path: Path) -> None:
    first = serve(database=tmp_path / "tables.db")
    ann, ben = first.caller(), first.caller()
    club = ann.post("/api/clubs", name="Owls", you="Ann").json()
    assert ben.post("/api/clubs/join", link=club["link"], name="Ben").status_code == 200
    ann.post(f"/api/clubs/{club['club']}/tournaments", name="Cup", game="koryo", seats=2, bots=[], terms={})
    place = first.settings.database
    [row] = listed(place, "clubs")
    assert (row["club"], row["name"], row["members"], row["tournaments"]) == (club["club"], "Owls", 2, 1)
    names = {one["name"]: one for one in listed(place, "guests")}
    assert (names["Ben"]["tables"], set(names)) == (0, {"Ann", "Ben"})
    first.stop()
    assert "is closed" in admin(place, "close-club", club["club"])
    assert listed(place, "clubs")[0]["tournaments"] == 0
    assert "is deleted" in admin(place, "forget", names["Ben"]["guest"])
    assert listed(place, "clubs")[0]["members"] == 1
    second = serve(database=place)
    assert second.caller().post("/api/clubs/look", link=club["link"]).status_code == 403
    second.stop()
    assert "is deleted" in admin(place, "delete-club", club["club"])
    assert listed(place, "clubs") == []
    for command in ("close-club", "delete-club"):
        assert "There is no club" in admin(place, command, club["club"], code=2)


def test_a_game_goes_on_with_a_bot_after_a_player_was_deleted(serve: Serve, tmp_path: Path) -> None:
    first = serve(database=tmp_path / "tables.db")
    ann, ben = first.caller(), first.caller()
    _, _, name = sit_together(ann, ben)
    first.stop()
    place = first.settings.database
    guest = next(row["guest"] for row in listed(place, "guests") if row["name"] == "Ben")
    admin(place, "forget", guest)
    again = serve(database=tmp_path / "tables.db").caller(ann)
    line = again.socket(name)
    for _ in range(5):
        state = line.turn(line.states[0]["ply"] if line.states else 0)
        line.act(state)
    line.turn(state["ply"])
    seat = again.get(f"/api/tables/{name}").json()["seats"][1]
    assert (seat["name"], seat["kind"], seat["level"]) == ("A former player", "bot", "skilled")


@pytest.mark.parametrize("words", [("expire",), ("delete", "waits")])
def test_nothing_is_made_where_there_is_no_database(tmp_path: Path, words: tuple[str, ...]) -> None:
    place = tmp_path / "tables.db"
    assert "There is no database" in admin(place, *words, code=2)
    assert list(tmp_path.iterdir()) == []


async def fill(store: Store) -> None:
    """Tables that have not been touched for 40 days, and new ones."""
    old, new = now() - 40 * DAY, now() - 20 * DAY
    for name, at in {"old": old, "new": new}.items():
        await store.change(create_table(table(f"waits-{name}", ANN, OPEN, standing=TableStanding(0, None, updated=at))))
        await store.change(create_table(table(f"plays-{name}", ANN, BEN, standing=TableStanding(1, 0, updated=at))))
        over = TableStanding(1, None, over=True, result=[3, 2], updated=at)
        await store.change(create_table(table(f"over-{name}", ANN, BEN, standing=over)))
    await store.change([say("over-old", StoredLine("Ben", 1, "good game", old))])
    await store.change([say("over-old", StoredLine("Ben", 0, "I am Ann", old))])


@pytest.mark.parametrize("name", ["-u-x", "--x"])
def test_an_id_that_begins_with_a_hyphen_is_no_option(tmp_path: Path, name: str) -> None:
    place = tmp_path / "tables.db"

    async def make() -> None:
        store, _ = await open_store(place)
        await store.change(create_table(table(name, StoredSeat("Ann", "human", guest=name, token_hash="h"), BOT)))
        await store.close()

    asyncio.run(make())
    assert "ended without" in admin(place, "close", name)
    assert f"The guest {name} is deleted" in admin(place, "forget", name)
    assert f"The table {name} is deleted" in admin(place, "delete", name)


def names(place: Place) -> set[str]:
    return {row["table"] for row in listed(place, "tables")}


def test_tables_expire_that_nobody_has_touched_for_long(on: Callable[[Play], None], database: Place) -> None:
    on(fill)
    assert "Expired tables deleted: 1." in admin(database, "expire")
    assert names(database) == {"waits-new", "plays-old", "plays-new", "over-old", "over-new"}
    assert "Expired tables deleted: 1." in admin(database, "expire", "--unbegun", "0", "--finished", "30")
    assert names(database) == {"waits-new", "plays-old", "plays-new", "over-new"}
    assert "Expired tables deleted: 2." in admin(database, "expire", "--unbegun", "10", "--finished", "10")
    assert names(database) == {"plays-old", "plays-new"}
    assert "is deleted" in admin(database, "delete", "plays-old")
    assert names(database) == {"plays-new"}


def test_nothing_is_left_of_whom_a_deleted_guest_liked(on: Callable[[Play], None], database: Place) -> None:
    async def like(store: Store) -> None:
        for name, guest in (("t", "ann"), ("u", "ben")):
            await store.change(create_table(table(name, StoredSeat(guest, "human", guest=guest, token_hash="h"), OPEN)))
        tables = Tables(store, None, Settings(), Alone())  # type: ignore[arg-type]
        for guest in ("ann", "ben"):
            blocks = Blocks(store, tables, Guests(b"key"))
            await blocks.block("u" if guest == "ann" else "t", 0, guest)
        await store.change(create_table(table("v", StoredSeat("Cho", "human", guest="cho", token_hash="h"), OPEN)))
        for guest in ("ann", "ben"):
            await Reports(store).report("v", Report(seat=0, reason="spam"), guest)

    async def look(store: Store) -> None:
        assert await store.find("SELECT guest FROM blocks") == []
        found = await store.find('SELECT about, "by" FROM reports')
        assert [row[0] for row in found] == ["cho", "cho"]
        assert not {row[1] for row in found} & {"ann", "ben"}

    on(like)
    for guest in ("ann", "ben"):
        admin(database, "forget", guest)
    on(look)


def test_a_server_deletes_what_never_began(serve: Serve, tmp_path: Path) -> None:
    place = tmp_path / "tables.db"

    async def make() -> None:
        store, _ = await open_store(place)
        await fill(store)
        await store.close()

    asyncio.run(make())
    serve(database=place)
    wait_until(lambda: names(place) == {"waits-new", "plays-old", "plays-new", "over-old", "over-new"})


def test_a_guest_is_deleted_and_the_games_stay(on: Callable[[Play], None], database: Place) -> None:
    on(fill)
    assert "There is no guest nobody" in admin(database, "forget", "nobody", code=2)
    assert "The guest ben is deleted" in admin(database, "forget", "ben")
    assert [row["guest"] for row in listed(database, "guests")] == ["ann"]

    async def look(store: Store) -> None:
        over, plays = await store.load("over-old"), await store.load("plays-old")
        assert over is not None
        assert plays is not None
        assert over.standing.result == [3, 2]
        gone = over.seats[1]
        assert (gone.name, gone.kind, gone.guest, gone.taken) == ("A former player", "human", None, True)
        assert gone.token_hash != BEN.token_hash
        assert plays.seats[1] == StoredSeat("A former player", "bot", level="skilled")
        assert [(one.seat, one.name, one.why) for one in plays.seatings] == [(1, "A former player", "left")]
        assert over.seats[0] == plays.seats[0] == ANN
        assert [line.name for line in await last_lines(store, "over-old", 9)] == ["A former player", "Ben"]

    on(look)
    assert "is deleted" in admin(database, "forget", "ann")
    assert names(database) == {"plays-old", "plays-new", "over-old", "over-new"}
    assert listed(database, "guests") == []
