"""Rules that grow: a running game of each game goes on by the newer ones, and its record says so."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ludotheque import BadRecord, Record, load, registered_games, unchecked, verify
from ludotheque.app.protocol.guests import COOKIE
from ludotheque.app.tables.stranded import DAY
from tests.commands import invoke
from tests.server.client import HOTSEAT, YOU, Caller, Json, Socket
from tests.server.conftest import Serve, sit_together
from tests.server.postgres import Postgres
from tests.server.processes import Crashing
from tests.server.test_databases import harm

PLIES = 12
"""Choices that are made before the rules change."""


def rows(database: Path, statement: str, *values: Any) -> list[Any]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        found = connection.execute(statement, values).fetchall()
        connection.commit()
    return found


def make_older(database: Path, *, snapshot: bool) -> None:
    """Have all tables look as an older release with older rules left them."""
    rows(database, "UPDATE tables SET version = version - 1")
    rows(database, "UPDATE snapshots SET version = version - 1" if snapshot else "DELETE FROM snapshots")


def begin(caller: Caller, game: str, rng: random.Random, choices: int = PLIES) -> tuple[Json, Socket]:
    """Open a table of two at one screen, and make some choices."""
    opened = caller.open(YOU, HOTSEAT, game=game)
    socket = caller.socket(opened["table"], [seat["token"] for seat in opened["seats"]])
    state = socket.turn()
    for _ in range(choices):
        if state["over"]:
            break
        socket.act(state, rng.choice(state["offered"])["action"])
        state = socket.turn(after=state["ply"])
    return opened, socket


def play_a_choice(sockets: Sequence[Socket]) -> None:
    """Have the seat that decides do the first thing offered; everyone reads on until it is done."""
    states = [next(iter(socket.states.values())) for socket in sockets]
    chosen = next((socket, state) for socket, state in zip(sockets, states, strict=True) if state["offered"])
    chosen[0].act(chosen[1])
    for socket in sockets:
        socket.state(lambda after: bool(after["ply"] > chosen[1]["ply"]))


def tokens(opened: Json) -> Sequence[str]:
    return [seat["token"] for seat in opened["seats"]]


def record_of(caller: Caller, opened: Json) -> Record:
    return Record.loads(caller.get(f"/api/tables/{opened['table']}/record").text)


@pytest.mark.parametrize("name", [name for name in registered_games() if load(name).stage == "complete"])
def test_a_game_of_older_rules_goes_on_from_its_position_and_from_its_steps_to_its_end(
    serve: Serve, rng: random.Random, tmp_path: Path, name: str
) -> None:
    database = tmp_path / "old.db"
    before = serve(database=database)
    opened, socket = begin(before.caller(), name, rng)
    seen = {eyes: state["view"] for eyes, state in socket.states.items()}
    ply = socket.states[0]["ply"]
    before.stop()
    assert rows(database, "SELECT ply, version FROM snapshots") == [(ply, load(name).version)]
    for snapshot in (True, False):
        older = shutil.copy(database, tmp_path / f"{snapshot}.db")
        make_older(older, snapshot=snapshot)
        caller = serve(database=older).caller()
        again = caller.socket(opened["table"], tokens(opened))
        assert again.until("welcome")["carried"] == [ply]
        state = again.turn()
        assert state["ply"] == ply
        assert {eyes: one["view"] for eyes, one in again.states.items()} == seen
        assert {one["undo"] for one in again.states.values()} == {None}, "what older rules played stays as it is"
        last = again.play(rng)
        record = record_of(caller, opened)
        assert (record.version, record.rules) == (load(name).version - 1, load(name).version)
        assert record.result == last["scores"]
        assert record.secret is not None
        verify(record)
        assert "the rules changed" in " ".join(unchecked(record))
        [drawing] = [n for n, entry in enumerate(record.entries) if n >= record.first and entry.chance][:1] or [None]
        if drawing is not None:
            record.entries[drawing].hash = "0" * 16
            with pytest.raises(BadRecord, match=f"entry {drawing} "):
                verify(record)


def test_a_game_is_carried_over_once_and_then_killed_at_any_moment(
    serve: Serve, rng: random.Random, tmp_path: Path
) -> None:
    first = serve(database=tmp_path / "tables.db")
    opened, _ = begin(first.caller(), "koryo", rng)
    first.stop()
    make_older(tmp_path / "tables.db", snapshot=True)
    crashing = Crashing(tmp_path / "tables.db")
    try:
        caller = Caller(crashing.running.address)
        state = caller.socket(opened["table"], tokens(opened)).turn()
        for _ in range(3):
            crashing.restart()
            caller = Caller(crashing.running.address)
            socket = caller.socket(opened["table"], tokens(opened))
            assert len(socket.until("welcome")["carried"]) == 1
            again = socket.turn()
            assert (again["ply"], again["view"]) == (state["ply"], state["view"])
            socket.act(again)
            state = socket.turn(after=again["ply"])
        kept = json.loads(rows(tmp_path / "tables.db", "SELECT carried FROM tables")[0][0])
        assert [one["version"] for one in kept] == [load("koryo").version]
        socket.play(rng)
        verify(record_of(caller, opened))
    finally:
        crashing.running.kill()


def test_an_older_position_and_the_steps_after_it_come_to_the_same(
    serve: Serve, rng: random.Random, tmp_path: Path
) -> None:
    """As after kill -9: the position is of some plies ago, and the steps are all there."""
    database = tmp_path / "tables.db"
    first = serve(database=database)
    opened, _ = begin(first.caller(), "koryo", rng, 4)
    first.stop()
    [(ply, version, position)] = rows(database, "SELECT ply, version, position FROM snapshots")
    second = serve(database=database)
    socket = second.caller().socket(opened["table"], tokens(opened))
    state = socket.turn()
    for _ in range(3):
        socket.act(state)
        state = socket.turn(after=state["ply"])
    second.stop()
    rows(database, "UPDATE snapshots SET ply = ?, version = ?, position = ?", ply, version, position)
    make_older(database, snapshot=True)
    caller = serve(database=database).caller()
    again = caller.socket(opened["table"], tokens(opened)).turn()
    assert (again["ply"], again["view"]) == (state["ply"], state["view"])


def test_no_secret_of_a_position_reaches_anybody(serve: Serve, rng: random.Random, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    first = serve(database=database)
    opened, _ = begin(first.caller(), "koryo", rng, 4)
    first.stop()
    make_older(database, snapshot=True)
    caller = serve(database=database).caller()
    spectator = caller.socket(opened["table"])
    spectator.state()
    assert not any("position" in text or 'hand":{' in text for text in spectator.raw)
    assert caller.get(f"/api/tables/{opened['table']}/record").status_code != 200


def spoil(database: Path) -> None:
    """Have the steps and the position be such as the rules of today cannot go on with."""
    make_older(database, snapshot=False)
    rows(database, "UPDATE entries SET chance = '[9999]'")


def test_a_game_that_cannot_go_on_says_so_and_its_players_close_it(
    serve: Serve, rng: random.Random, tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    first = serve(database=database)
    ann, ben = first.caller(), first.caller()
    hers, his, table = sit_together(ann, ben)
    for _ in range(3):
        play_a_choice([hers, his])
    first.stop()
    spoil(database)

    second = serve(database=database)
    her, him, stranger = second.caller(ann), second.caller(ben), second.caller()
    line = her.socket(table)
    refusal = line.next()
    assert "older rules" in refusal["reason"]
    assert "entry" not in refusal["reason"], "what was played stays secret"
    assert line.closed() == 4410
    assert stranger.post(f"/api/tables/{table}/close").status_code == 403
    assert her.post(f"/api/tables/{table}/close").json() == {"missing": 1}
    assert her.post(f"/api/tables/{table}/close").json() == {"missing": 1}, "one voice each"
    assert him.post(f"/api/tables/{table}/close").json() == {"missing": 0}
    assert rows(database, "SELECT over, ended, player FROM tables") == [(1, "abandoned", None)]
    assert her.post(f"/api/tables/{table}/close").status_code == 403
    assert her.post("/api/tables/nothing/close").status_code == 404


def cut_off(serve: Serve, database: Path) -> tuple[Caller, Caller, str]:
    """Begin a game of two that cannot go on, and stop its server."""
    first = serve(database=database)
    ann, ben = first.caller(), first.caller()
    hers, his, table = sit_together(ann, ben)
    play_a_choice([hers, his])
    first.stop()
    spoil(database)
    return ann, ben, table


def test_a_player_who_was_not_here_for_long_need_not_agree(serve: Serve, rng: random.Random, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    ann, ben, table = cut_off(serve, database)
    assert len(rows(database, "SELECT guest FROM seen")) == 2, "both were here, and sat down"
    cookie = ben.http.cookies[COOKIE]
    for days, missing in ((13, 1), (15, 0)):
        rows(database, "UPDATE seen SET at = at - ? WHERE guest = ?", days * DAY, cookie.rpartition(".")[0])
        server = serve(database=database)
        assert server.caller(ann).post(f"/api/tables/{table}/close").json() == {"missing": missing}
        server.stop()
    assert rows(database, "SELECT over FROM tables") == [(1,)]


def test_a_game_is_closed_by_itself_once_nobody_is_waited_for(serve: Serve, rng: random.Random, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    ann, ben, table = cut_off(serve, database)
    second = serve(database=database)
    again = second.caller(ann)
    stranded = second.app.state.app.tables.stranded

    closed = []

    async def look() -> None:
        closed.append(await stranded.look())

    ben_is = ben.http.cookies[COOKIE].rpartition(".")[0]
    for agrees, days in ((False, 15), (True, -2), (False, 2), (False, 0)):
        rows(database, "UPDATE seen SET at = at - ? WHERE guest = ?", days * DAY, ben_is)
        if agrees:
            assert again.post(f"/api/tables/{table}/close").json() == {"missing": 1}
        second.run(look)
    assert closed == [0, 0, 1, 0]
    assert rows(database, "SELECT over, ended FROM tables") == [(1, "abandoned")]
    assert rows(database, "SELECT * FROM consents") == []


def test_a_game_that_can_go_on_is_not_closed_this_way(serve: Serve, rng: random.Random) -> None:
    caller = serve().caller()
    opened, _ = begin(caller, "koryo", rng, 2)
    refused = caller.post(f"/api/tables/{opened['table']}/close")
    assert (refused.status_code, refused.json()["reason"]) == (403, "this game can go on; abandon it at its table")


def test_a_spoilt_position_is_passed_over_for_the_steps(serve: Serve, rng: random.Random, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    first = serve(database=database)
    opened, socket = begin(first.caller(), "koryo", rng, 6)
    ply = socket.states[0]["ply"]
    first.stop()
    make_older(database, snapshot=True)
    rows(database, "UPDATE snapshots SET position = '{\"seats\": 5}'")
    caller = serve(database=database).caller()
    assert caller.socket(opened["table"], tokens(opened)).turn()["ply"] == ply


def test_a_finished_game_of_older_rules_keeps_its_result(serve: Serve, rng: random.Random, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    first = serve(database=database)
    opened, socket = begin(first.caller(), "koryo", rng, 1)
    last = socket.play(rng)
    first.stop()
    make_older(database, snapshot=True)
    result = [score + 1 for score in last["scores"]]
    rows(database, "UPDATE tables SET result = ?", json.dumps(result))  # as the older rules counted
    caller = serve(database=database).caller()
    assert caller.socket(opened["table"], tokens(opened)).state()["over"]
    record = record_of(caller, opened)
    assert record.result == result
    verify(record)


def test_a_table_that_was_not_dealt_is_dealt_by_the_rules_of_today(
    serve: Serve, rng: random.Random, tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    first = serve(database=database)
    opened = first.caller().open(YOU, {"kind": "friend"})
    first.stop()
    make_older(database, snapshot=True)
    second = serve(database=database, commit_seconds=0.1)  # her window is not open
    ben = second.caller()
    ben.post(f"/api/tables/{opened['table']}/join", invite=opened["invites"][0]["invite"], name="Ben")
    second.caller().socket(opened["table"], tokens(opened)).state()
    assert rows(database, "SELECT version, carried FROM tables") == [(load("koryo").version, None)]


def test_postgresql_serves_it_as_well(serve: Serve, rng: random.Random, postgres: Postgres) -> None:
    url = postgres.new()
    first = serve(database=url)
    ann = first.caller()
    opened, socket = begin(ann, "koryo", rng)
    ply = socket.states[0]["ply"]
    first.stop()
    harm(url, "UPDATE tables SET version = version - 1")
    harm(url, "UPDATE snapshots SET version = version - 1")
    harm(url, "UPDATE entries SET chance = '[9999]'")  # only the position is of use
    second = serve(database=url)
    again = second.caller().socket(opened["table"], tokens(opened))
    assert again.until("welcome")["carried"] == [ply]
    again.act(again.turn())
    assert again.turn(after=ply)["ply"] > ply
    second.stop()
    harm(url, "DELETE FROM snapshots")
    harm(url, "UPDATE tables SET carried = (REPLACE(carried::text, '\"version\":1', '\"version\":0'))::json")
    harm(url, "UPDATE entries SET seat = 3")
    third = serve(database=url)
    caller = third.caller(ann)
    third.run(third.app.state.app.tables.stranded.look)
    assert caller.socket(opened["table"]).closed() == 4410
    assert caller.post(f"/api/tables/{opened['table']}/close").json() == {"missing": 0}


def test_a_record_of_two_rules_is_shown_from_where_today_s_began(
    serve: Serve, rng: random.Random, tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    first = serve(database=database)
    opened, _ = begin(first.caller(), "koryo", rng)
    first.stop()
    make_older(database, snapshot=True)
    caller = serve(database=database).caller()
    caller.socket(opened["table"], tokens(opened)).play(rng)
    record = record_of(caller, opened)
    shown = caller.http.post("/api/replay", json=record.to_json()).json()
    assert shown["unchecked"] == record.first > 0
    assert len(shown["frames"]) == 1 + sum(not entry.undone for entry in record.entries[record.first :])
    assert shown["frames"][-1]["scores"] == record.result
    file = tmp_path / "record.json"
    file.write_text(record.dumps(), encoding="utf-8")
    for command in ("verify", "replay"):
        result = invoke([command, str(file)])
        assert (result.exit_code, "the rules changed" in result.stdout) == (0, True), result.output
