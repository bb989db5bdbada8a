"""``kill -9`` while people meet, while heroes choose, and while players agree to close a game that cannot go on."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest

from tests.server.client import FRIEND, YOU, Caller, Json
from tests.server.processes import Crashing
from tests.server.test_simultaneous import asked, commit_cards, sit_all


class People:
    """Browsers that outlive a server, with their cookies."""

    def __init__(self, crashing: Crashing, count: int) -> None:
        self._crashing = crashing
        self.callers = [Caller(crashing.running.address) for _ in range(count)]

    def crash(self, *meanwhile: str) -> None:
        """Kill the server, change its database, and have another one begin."""
        self._crashing.running.kill()
        with contextlib.closing(sqlite3.connect(self._crashing.database)) as connection, connection:
            for statement in meanwhile:
                connection.execute(statement)
        self._crashing.start()
        cookies = [dict(one.http.cookies) for one in self.callers]
        self.callers = [Caller(self._crashing.running.address) for _ in cookies]
        for caller, kept in zip(self.callers, cookies, strict=True):
            caller.http.cookies.update(kept)


def test_an_open_table_stays_open_and_is_filled_after_a_crash(
    crashing: Crashing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LOBBY_SECONDS", "0.1")
    people = People(crashing, 3)
    ann, ben, _ = people.callers
    table = ann.open(YOU, FRIEND, FRIEND, listed={"fill": "random"})["table"]
    assert ben.post(f"/api/tables/{table}/sit", name="Ben").status_code == 200
    people.crash("UPDATE listings SET fill_at = 1")
    ann, ben, cho = people.callers
    (found,) = cho.get("/api/open").json()
    assert (found["table"], [seat["taken"] for seat in found["seats"]]) == (table, [True, True, False])
    lines = [one.socket(table) for one in (ann, ben)]
    for line in lines:
        seats = line.until("seats", lambda message: all(seat["taken"] for seat in message["seats"]))["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "human", "bot"]
    people.crash()
    ann, ben, cho = people.callers
    lines = [one.socket(table) for one in (ann, ben)]
    assert all(line.state()["ply"] for line in lines)
    assert cho.get("/api/open").json() == []


def test_a_seat_that_was_left_stays_free_after_a_crash(crashing: Crashing) -> None:
    people = People(crashing, 3)
    ann, ben, _ = people.callers
    table = ann.open(YOU, FRIEND, FRIEND, listed={})["table"]
    token = ben.post(f"/api/tables/{table}/sit", name="Ben").json()["token"]
    assert ben.http.delete(f"/api/tables/{table}/seats/1").status_code == 204
    people.crash()
    _, ben, cho = people.callers
    assert ben.get("/api/tables").json() == []
    assert ben.socket(table, [token]).until("refused")["key"] == "no-token"
    (found,) = cho.get("/api/open").json()
    assert [seat["taken"] for seat in found["seats"]] == [True, False, False]
    assert cho.post(f"/api/tables/{table}/sit", name="Cho").json()["seat"] == 1


def test_cards_that_were_chosen_early_survive(crashing: Crashing) -> None:
    people = People(crashing, 2)
    sockets, table, _ = sit_all(people.callers, game="kick_ass")
    commit_cards(sockets, last=False)
    chosen = sockets[0].until("together", lambda message: message["yours"])["yours"]
    people.crash()
    hers, his = (one.socket(table) for one in people.callers)
    again: Json = hers.until("together")
    assert (again["yours"], again["committed"]) == (chosen, [0])
    assert his.until("together")["yours"] == []
    before = asked(his)["ply"]
    his.act(asked(his))
    after = hers.state(lambda state: state["ply"] > before)
    assert after["view"]["ask"] != "commit"


def test_a_consent_to_close_survives(crashing: Crashing) -> None:
    people = People(crashing, 2)
    sockets, table, _ = sit_all(people.callers)
    state = next(asked(one) for one in sockets if asked(one)["offered"])
    sockets[state["eyes"]].act(state)
    sockets[1 - state["eyes"]].state(lambda after: after["ply"] > state["ply"])
    people.crash(
        "UPDATE tables SET version = version - 1",
        "DELETE FROM snapshots",
        "UPDATE entries SET chance = '[9999]'",
    )
    assert people.callers[0].post(f"/api/tables/{table}/close").json() == {"missing": 1}
    people.crash()
    assert people.callers[1].post(f"/api/tables/{table}/close").json() == {"missing": 0}
    assert people.callers[0].get(f"/api/tables/{table}").json()["ended"] == "abandoned"


def test_a_rematch_is_found_after_a_crash(crashing: Crashing) -> None:
    people = People(crashing, 2)
    sockets, table, _ = sit_all(people.callers)
    sockets[0].send(type="resign", seat=0)
    for one in sockets:
        one.state(lambda state: state["over"])
    after = people.callers[0].post(f"/api/tables/{table}/rematch").json()["table"]
    people.crash()
    ann, ben = people.callers
    assert [one["rematch"] for one in ben.get("/api/open").json()] == [
        ann.get(f"/api/tables/{table}").json()["seats"][0]["name"]
    ]
    assert ben.post(f"/api/tables/{table}/rematch").json() == {"table": after, "seated": False, "opened": None}
    assert ben.post(f"/api/tables/{after}/sit", name="Ben").json()["seat"] == 0
