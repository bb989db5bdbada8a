"""Open tables, and people who have played together."""

from __future__ import annotations

import pytest

from ludotheque.app.people.lobby import lobby
from tests.server.client import BOT, FRIEND, YOU, Caller, Json
from tests.server.conftest import Running, Serve, sit_together

ANN: Json = {**YOU, "name": "Ann"}


@pytest.fixture
def server(serve: Serve) -> Running:
    """Return a server whose open tables are those of one test."""
    return serve()


def listed(caller: Caller) -> list[Json]:
    answer = caller.get("/api/open")
    assert answer.status_code == 200, answer.text
    return list(answer.json())


def test_a_stranger_joins_an_open_table(ann: Caller, ben: Caller, cho: Caller) -> None:
    terms = {"clock": {"kind": "live", "bank": 600, "increment": 15}}
    opened = ann.open(ANN, FRIEND, BOT, listed={}, terms=terms)
    found = listed(ben)
    assert [one["table"] for one in found] == [opened["table"]]
    assert (found[0]["game"], found[0]["listed"], found[0]["called"], found[0]["yours"]) == ("koryo", True, False, [])
    assert found[0]["seats"][0]["name"] == "Ann"
    assert [seat["taken"] for seat in found[0]["seats"]] == [True, False, True]
    assert (found[0]["terms"]["clock"]["bank"], found[0]["fill"], found[0]["fills"]) == (600, None, None)
    assert opened["invites"][0]["invite"] not in ben.get("/api/open").text
    assert listed(ann)[0]["yours"] == [0]
    path = f"/api/tables/{opened['table']}/sit"
    taken = ben.post(path, name="Ben")
    assert (taken.status_code, taken.json()["seat"]) == (200, 1)
    line = ben.socket(opened["table"], [taken.json()["token"]])
    assert line.until("welcome")["yours"] == [1]
    assert listed(cho) == []
    assert cho.post(path, name="Cho").status_code == 403


def test_a_table_tells_its_terms_before_anyone_sits_down(server: Running) -> None:
    clock = {"kind": "live", "bank": 600, "increment": 15}
    options = {"sealed_orders": True, "empty_orders": False}
    table = server.caller().open(ANN, FRIEND, terms={"clock": clock, "takebacks": False}, options=options)["table"]
    told = server.caller().get(f"/api/tables/{table}").json()
    assert (told["terms"]["clock"]["bank"], told["terms"]["takebacks"], told["terms"]["rated"]) == (600, False, False)
    assert told["options"] == {"sealed_orders": True}, "only what is not as usual"


def test_a_table_that_is_not_listed_is_open_to_nobody(ann: Caller, ben: Caller) -> None:
    opened = ann.open(ANN, FRIEND)
    assert listed(ben) == []
    refused = ben.post(f"/api/tables/{opened['table']}/sit", name="Ben")
    assert (refused.status_code, refused.json()["reason"][:25]) == (403, "this table is not open to")
    assert ben.post("/api/tables/nothing/sit", name="Ben").status_code == 404


def test_a_guest_sits_once_at_an_open_table(ann: Caller) -> None:
    opened = ann.open(ANN, FRIEND, listed={})
    refused = ann.post(f"/api/tables/{opened['table']}/sit", name="Ann")
    assert (refused.status_code, refused.json()["reason"]) == (403, "you sit at this table already")


def test_only_a_table_with_a_seat_for_somebody_is_listed(ann: Caller) -> None:
    for seats, wish, word in ([[ANN, BOT], {}, "a seat"], [[ANN, FRIEND], {"fill": "godlike"}, "godlike"]):
        refused = ann.post("/api/tables", game="koryo", seats=seats, listed=wish)
        assert refused.status_code == 422
        assert word in refused.json()["reason"]
    assert ann.get("/api/tables").json() == []


def test_bots_take_the_empty_seats_if_the_host_wishes(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "FILL_AFTER", 0)
    ann = server.caller()
    opened = ann.open(ANN, FRIEND, FRIEND, listed={"fill": "easy"})
    here = server.app.state.app.people.lobby
    server.run(here.look)
    assert len(listed(server.caller())) == 1, "no one of the table is here: it waits"
    line = ann.socket(opened["table"])
    line.until("welcome")
    server.run(here.look)
    seats = line.until("seats", lambda message: all(seat["taken"] for seat in message["seats"]))["seats"]
    assert [(seat["name"], seat["level"]) for seat in seats[1:]] == [("Bot 2", "easy"), ("Bot 3", "easy")]
    assert line.state()["ply"] > 0
    assert listed(server.caller()) == []


def test_a_table_is_listed_as_long_as_its_people_wait(
    server: Running, ann: Caller, ben: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = server.app.state.app.people.lobby
    monkeypatch.setattr(lobby, "PRESENT", 0)
    opened = ann.open(ANN, FRIEND, listed={})
    assert listed(ben) == []
    assert ben.post(f"/api/tables/{opened['table']}/sit", name="Ben").status_code == 403
    line = ann.socket(opened["table"])
    line.until("welcome")
    monkeypatch.setattr(lobby, "PRESENT", 60_000)
    server.run(here.look)
    assert [one["table"] for one in listed(ben)] == [opened["table"]]


def test_a_slow_table_stays_listed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PRESENT", 0)
    ann = server.caller()
    ann.open(ANN, FRIEND, listed={}, terms={"clock": {"kind": "slow", "bank": 0, "turn": 86_400}})
    assert len(listed(server.caller())) == 1


def test_people_who_have_played_together_call_each_other(ann: Caller, ben: Caller, cho: Caller) -> None:
    assert ann.get("/api/people").json() == []
    sit_together(ann, ben)
    (person,) = ann.get("/api/people").json()
    assert (person["name"], person["games"]) == ("Ben", 1)
    opened = ann.open(ANN, FRIEND)
    path = f"/api/tables/{opened['table']}/call"
    assert listed(ben) == []
    assert ann.post(path, person="nobody").status_code == 403
    (mine,) = ben.get("/api/people").json()
    assert ann.post(path, person=mine["person"]).status_code == 403, "what means somebody to Ben means no one to Ann"
    assert ben.post(path, person=person["person"]).status_code == 403, "only the host calls people"
    assert ann.post(path, person=person["person"]).status_code == 204
    assert ann.post(path, person=person["person"]).status_code == 204
    assert listed(cho) == []
    (called,) = listed(ben)
    assert (called["table"], called["called"], called["listed"]) == (opened["table"], True, False)
    assert ben.post(f"/api/tables/{opened['table']}/sit", name="Ben").status_code == 200
    assert ann.post(path, person=person["person"]).status_code == 403, "all seats are taken"
    assert ann.post("/api/tables/nothing/call", person="x").status_code == 404


def test_a_wrong_method_names_the_right_one(server: Running) -> None:
    answer = server.caller().http.delete("/api/people")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": "x" * 41}, {"name": "Ben", "seat": 1}, {"name": 3}])
def test_a_seat_is_taken_with_a_name(server: Running, body: Json) -> None:
    assert server.caller().post("/api/tables/t/sit", **body).status_code == 422
