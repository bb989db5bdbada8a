"""``kill -9`` while people meet, while heroes choose, and while players agree to close a game that cannot go on."""

from __future__ import annotations

import pytest

from tests.server.client import FRIEND, YOU, Json
from tests.server.conftest import sit_all
from tests.server.processes import Crashing
from tests.server.test_carrying import rows
from tests.server.test_simultaneous import asked, commit_cards


def crash(crashing: Crashing, *meanwhile: str) -> None:
    """Kill the server, change its database, and have another one begin."""
    crashing.running.kill()
    for statement in meanwhile:
        rows(crashing.database, statement)
    crashing.start()


def test_an_open_table_stays_open_and_is_filled_after_a_crash(
    crashing: Crashing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LOBBY_SECONDS", "0.1")
    ann, ben, cho = (crashing.caller() for _ in range(3))
    table = ann.open(YOU, FRIEND, FRIEND, listed={"fill": "random"})["table"]
    assert ben.post(f"/api/tables/{table}/sit", name="Ben").status_code == 200
    crash(crashing, "UPDATE listings SET fill_at = 1")
    (found,) = cho.get("/api/open").json()
    assert (found["table"], [seat["taken"] for seat in found["seats"]]) == (table, [True, True, False])
    lines = [one.socket(table) for one in (ann, ben)]
    for line in lines:
        seats = line.until("seats", lambda message: all(seat["taken"] for seat in message["seats"]))["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "human", "bot"]
    crash(crashing)
    lines = [one.socket(table) for one in (ann, ben)]
    assert all(line.state()["ply"] for line in lines)
    assert cho.get("/api/open").json() == []


def test_a_seat_that_was_left_stays_free_after_a_crash(crashing: Crashing) -> None:
    ann, ben, cho = (crashing.caller() for _ in range(3))
    table = ann.open(YOU, FRIEND, FRIEND, listed={})["table"]
    token = ben.post(f"/api/tables/{table}/sit", name="Ben").json()["token"]
    assert ben.http.delete(f"/api/tables/{table}/seats/1").status_code == 204
    crash(crashing)
    assert ben.get("/api/tables").json() == []
    assert ben.socket(table, [token]).until("refused")["key"] == "no-token"
    (found,) = cho.get("/api/open").json()
    assert [seat["taken"] for seat in found["seats"]] == [True, False, False]
    assert cho.post(f"/api/tables/{table}/sit", name="Cho").json()["seat"] == 1


def test_cards_that_were_chosen_early_survive(crashing: Crashing) -> None:
    people = [crashing.caller() for _ in range(2)]
    sockets, table = sit_all(people, game="kick_ass")
    commit_cards(sockets, last=False)
    chosen = sockets[0].until("together", lambda message: message["yours"])["yours"]
    crash(crashing)
    hers, his = (one.socket(table) for one in people)
    again: Json = hers.until("together")
    assert (again["yours"], again["committed"]) == (chosen, [0])
    assert his.until("together")["yours"] == []
    before = asked(his)["ply"]
    his.act(asked(his))
    after = hers.state(lambda state: state["ply"] > before)
    assert after["view"]["ask"] != "commit"


def test_a_consent_to_close_survives(crashing: Crashing) -> None:
    people = [crashing.caller() for _ in range(2)]
    sockets, table = sit_all(people)
    state = next(asked(one) for one in sockets if asked(one)["offered"])
    sockets[state["eyes"]].act(state)
    sockets[1 - state["eyes"]].state(lambda after: after["ply"] > state["ply"])
    crash(
        crashing,
        "UPDATE tables SET version = version - 1",
        "DELETE FROM snapshots",
        "UPDATE entries SET chance = '[9999]'",
    )
    assert people[0].post(f"/api/tables/{table}/close").json() == {"missing": 1}
    crash(crashing)
    assert people[1].post(f"/api/tables/{table}/close").json() == {"missing": 0}
    assert rows(crashing.database, "SELECT over, ended, deciding, turns FROM tables") == [(1, "abandoned", None, None)]
    assert rows(crashing.database, "SELECT * FROM consents") == []


def test_a_rematch_is_found_after_a_crash(crashing: Crashing) -> None:
    people = [crashing.caller() for _ in range(2)]
    sockets, table = sit_all(people)
    sockets[0].send(type="resign", seat=0)
    for one in sockets:
        one.state(lambda state: state["over"])
    after = people[0].post(f"/api/tables/{table}/rematch").json()["table"]
    crash(crashing)
    ann, ben = people
    assert [one["rematch"] for one in ben.get("/api/open").json()] == [
        ann.get(f"/api/tables/{table}").json()["seats"][0]["name"]
    ]
    assert ben.post(f"/api/tables/{table}/rematch").json() == {"table": after, "seated": False, "opened": None}
    assert ben.post(f"/api/tables/{after}/sit", name="Ben").json()["seat"] == 0
