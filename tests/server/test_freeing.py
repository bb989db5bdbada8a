"""Seats before the deal: players stand up from them, the table's host frees them, and they are open again."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import StoredSeat
from ludotheque.app.tables.admission import enter
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.contributions import Gathering
from ludotheque.app.tables.deal import see_dealt
from ludotheque.app.tables.table import Table
from tests.server.client import BOT, FRIEND, HOTSEAT, YOU, Caller, Json, Socket
from tests.server.conftest import FakeTicker, Running, Serve, sit_together
from tests.server.test_leaving import joined

LONG = 60
"""Seconds that no test waits for."""


def seat(table: str, number: int) -> str:
    return f"/api/tables/{table}/seats/{number}"


def open_table(ann: Caller, ben: Caller, **more: object) -> tuple[Socket, Socket, Json]:
    """Ann's open table for three at which Ben sits, both connected."""
    opened = ann.open(YOU, FRIEND, FRIEND, listed={}, **more)
    hers = ann.socket(opened["table"])
    hers.until("welcome")
    his = joined(opened["table"], ben, opened["invites"][0]["invite"], "Ben")
    his.until("welcome")
    return hers, his, opened


def taken(socket: Socket, *seats: bool) -> Json:
    """Read messages until exactly these seats are taken."""
    return socket.until("seats", lambda message: [one["taken"] for one in message["seats"]] == [*seats])


def free_seats(caller: Caller) -> list[list[bool]]:
    return [[not one["taken"] for one in table["seats"]] for table in caller.get("/api/open").json()]


@pytest.mark.parametrize("host", [False, True], ids=["stands up", "is freed"])
def test_a_seat_is_open_again(ann: Caller, ben: Caller, cho: Caller, host: bool) -> None:
    hers, his, opened = open_table(ann, ben)
    taken(hers, True, True, False)
    assert (ann if host else ben).http.delete(seat(opened["table"], 1)).status_code == 204
    assert his.closed() == 1012
    assert his.refusals() == (["seat-freed"] if host else [])
    freed = taken(hers, True, False, False)["seats"][1]
    assert (freed["name"], freed["connected"]) == ("Player 2", False)
    invites = {one["seat"]: one["invite"] for one in hers.until("invites")["invites"]}
    assert sorted(invites) == [1, 2]
    assert invites[1] != opened["invites"][0]["invite"]
    assert ben.socket(opened["table"]).until("welcome")["yours"] == []
    assert ben.get("/api/tables").json() == []
    assert [False, True, True] in free_seats(cho)
    assert joined(opened["table"], cho, invites[1], "Cho").until("welcome")["yours"] == [1]


def test_the_token_of_a_seat_that_was_left_is_void(ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, FRIEND, FRIEND)
    join = f"/api/tables/{opened['table']}/join"
    token = ben.post(join, invite=opened["invites"][0]["invite"], name="Ben").json()["token"]
    ben.socket(opened["table"], [token]).until("welcome")
    assert ben.http.delete(seat(opened["table"], 1)).status_code == 204
    stale = ben.socket(opened["table"], [token])
    assert stale.until("refused")["key"] == "no-token"
    assert stale.closed() == 4403


def test_a_host_deletes_a_table_once_its_seats_are_free(ann: Caller, ben: Caller) -> None:
    _, his, opened = open_table(ann, ben)
    his.close()
    path = f"/api/tables/{opened['table']}"
    refused = ann.http.delete(path)
    assert (refused.status_code, refused.json()["key"]) == (403, "table-seated")
    assert refused.json()["reason"] == "others sit at this table; free their seats first"
    assert ann.http.delete(seat(opened["table"], 1)).status_code == 204
    assert ann.http.delete(path).status_code == 204


def test_the_game_waits_for_whoever_comes_next(serve: Serve) -> None:
    server = serve(commit_seconds=LONG)
    ann, ben, cho = (server.caller() for _ in range(3))
    opened = ann.open(YOU, FRIEND, HOTSEAT)
    table, tokens = opened["table"], [one["token"] for one in opened["seats"]]
    hers = ann.socket(table)  # only the guest's seats, one of them without its commit
    join = f"/api/tables/{table}/join"
    assert ben.post(join, invite=opened["invites"][0]["invite"], name="Ben").status_code == 200
    taken(hers, True, True, True)  # full, and waiting for Ben to connect
    assert ben.http.delete(seat(table, 1)).status_code == 204
    invite = hers.until("invites")["invites"][0]["invite"]
    token = cho.post(join, invite=invite, name="Cho").json()["token"]
    theirs = cho.socket(table, [token], commits=["ab" * 32])
    assert theirs.until("reveal")["commits"] == [None, "ab" * 32, None]
    assert tokens
    refused = cho.http.delete(seat(table, 1))
    assert (refused.status_code, refused.json()["key"]) == (403, "being-dealt")


def test_the_commit_of_who_left_is_forgotten(serve: Serve) -> None:
    server = serve(commit_seconds=LONG)
    ann, ben, cho, dot = (server.caller() for _ in range(4))
    opened = ann.open(YOU, FRIEND, FRIEND)
    table, invites = opened["table"], [one["invite"] for one in opened["invites"]]
    join = f"/api/tables/{table}/join"
    ann.socket(table).until("welcome")
    token = ben.post(join, invite=invites[0], name="Ben").json()["token"]
    ben.socket(table, [token], commits=["ab" * 32]).until("welcome")
    hers = ann.socket(table)
    hers.until("welcome")
    assert ben.http.delete(seat(table, 1)).status_code == 204
    invite = hers.until("invites")["invites"][0]["invite"]
    tokens = [
        who.post(join, invite=link, name="New").json()["token"] for who, link in ((cho, invite), (dot, invites[1]))
    ]
    cho.socket(table, [tokens[0]]).until("welcome")
    last = dot.socket(table, [tokens[1]], commits=["cd" * 32])
    assert last.until("reveal")["commits"] == [None, None, "cd" * 32]


def test_nobody_else_frees_a_seat_and_none_is_free_twice(ann: Caller, ben: Caller, cho: Caller) -> None:
    cho.get("/api/games")
    _, _, opened = open_table(ann, ben)

    def refused(who: Caller, number: int) -> str:
        answer = who.http.delete(seat(opened["table"], number))
        assert answer.status_code == 403
        return str(answer.json()["key"])

    assert [refused(cho, number) for number in (0, 1, 2, 9)] == ["seat-not-yours"] * 4
    assert [refused(ben, number) for number in (0, 2)] == ["seat-not-yours"] * 2
    assert [refused(ann, number) for number in (2, 9)] == ["seat-empty"] * 2
    assert ann.http.delete(seat("nothing", 1)).status_code == 404
    for wrong in ("-1", "32", "one", "1.5", "9" * 400):
        assert ann.http.delete(f"/api/tables/{opened['table']}/seats/{wrong}").status_code == 422


def test_a_game_in_play_keeps_its_seats(ann: Caller, ben: Caller) -> None:
    hers, _, table = sit_together(ann, ben)
    for who in (ann, ben):
        answer = who.http.delete(seat(table, 1))
        assert (answer.status_code, answer.json()["key"]) == (403, "game-begun")
    hers.send(type="ping")
    hers.until("pong")


def test_bots_wait_again_for_somebody_to_take_a_seat_that_is_free_again(ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, FRIEND, BOT, listed={"fill": "random"})
    table = opened["table"]
    before = next(one["fills"] for one in ann.get("/api/open").json() if one["table"] == table)
    invite = opened["invites"][0]["invite"]
    assert ben.post(f"/api/tables/{table}/join", invite=invite, name="Ben").status_code == 200
    assert ben.http.delete(seat(table, 1)).status_code == 204
    after = next(one["fills"] for one in ann.get("/api/open").json() if one["table"] == table)
    assert after > before


class Waiting:
    """A table at which everyone sits, and of which no one has said hello."""

    def __init__(self) -> None:
        self.id = "table"
        self.closed = False
        self.waiting: list[int] = []
        self.changed = asyncio.Event()
        self.gathering = Gathering("", [StoredSeat("Ann", "human"), StoredSeat("Ben", "human")], None)


async def test_a_table_with_a_free_seat_is_not_dealt_once_the_time_to_connect_is_over() -> None:
    table = Waiting()

    ticker = FakeTicker()
    dealing = asyncio.create_task(see_dealt(cast(Table, table), ticker, commit_seconds=1.0, reveal_seconds=0))
    await asyncio.sleep(0)
    table.waiting.append(1)
    ticker.advance(1.0)
    await asyncio.sleep(0)
    assert not table.gathering.sealed
    dealing.cancel()


def test_who_comes_while_the_seat_is_freed_does_not_hold_it(server: Running, ann: Caller, ben: Caller) -> None:
    _, his, opened = open_table(ann, ben)
    his.close()

    async def free_first() -> None:
        tables = server.app.state.app.tables
        table = await tables.get(opened["table"])
        guest = table.seats[1].guest
        late = Connection(frozenset({1}), guest, holding=[table.seats[1].token_hash])
        async with table.writing():
            freeing = asyncio.create_task(tables.free(table.id, 1, guest))
            await asyncio.sleep(0)
            entering = asyncio.create_task(enter(table, late, 0, {}))
            await asyncio.sleep(0)
        await freeing
        with pytest.raises(Refused, match="given to someone else"):
            await entering
        assert 1 not in table.audience.seats()

    server.run(free_first)
