"""People are called when it is their turn: once, by the ways that they have chosen, and not while they are there."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from ludotheque import SeededChance, load
from ludotheque.app.people.notifications import notifier as calls
from ludotheque.app.store.interface import Statement
from tests.server.client import FRIEND, YOU, Caller, Json, Socket, wait_until
from tests.server.conftest import Running, Serve
from tests.server.post import PostOffice
from tests.server.post import post_office as post_office
from tests.server.processes import Crashing
from tests.server.receiver import Browser, Receiver
from tests.server.receiver import receiver as receiver

AT_ONCE: Json = {"call_after": 0.0, "calls_to_loopback": True, "commit_seconds": 0.0, "reveal_seconds": 0.0}
SLOW: Json = {"clock": {"kind": "slow", "bank": 0, "turn": 86_400}}
LIVE: Json = {"clock": {"kind": "live", "bank": 600, "increment": 15}}

ENCODED_WORD = "=?utf-8?q?=76ictim?=@example.org"

HOUR = 3600
OFTEN = 0.02
"""Seconds between two looks at the turns."""


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look at the turns when a test says so."""
    monkeypatch.setattr(calls, "LOOK_EVERY", 3600.0)
    monkeypatch.setattr(calls, "LOOK_AT_LEAST", 3600.0)


@pytest.fixture
def server(by_hand: None, serve: Serve) -> Running:
    return serve(**AT_ONCE)


def later(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """Let time pass for the turns."""
    clock = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: clock() + seconds * 10**9)


def counted_looks(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Return a list that grows by one with each look at the turns, once all it found owed has been sent."""
    looks: list[bool] = []
    usual = calls.Notifier.look

    async def counted(caller: calls.Notifier, *, everywhere: bool = True) -> None:
        await usual(caller, everywhere=everywhere)
        await caller.quiet()
        looks.append(everywhere)

    monkeypatch.setattr(calls.Notifier, "look", counted)
    return looks


def look(server: Running) -> None:
    """Have the server look at the turns, and wait until it has sent what was owed."""
    server.run(server.app.state.notifier.look)
    server.run(server.app.state.notifier.quiet)


def begin(server: Running | Crashing, **more: Any) -> tuple[Caller, Caller, str, dict[str, str]]:
    """Have Ada and Otto begin a game and leave; return them, the table and their tokens."""
    ada, otto = server.caller(), server.caller()
    opened = ada.open({**YOU, "name": "Ada"}, FRIEND, **{"terms": SLOW, **more})
    invite = opened["invites"][0]["invite"]
    joined = otto.post(f"/api/tables/{opened['table']}/join", invite=invite, name="Otto").json()
    tokens = {"Ada": opened["seats"][0]["token"], "Otto": joined["token"]}
    hers, his = ada.socket(opened["table"], [tokens["Ada"]]), otto.socket(opened["table"], [tokens["Otto"]])
    hers.state()
    his.state()
    hers.close()
    his.close()
    wait_until_gone(ada, opened["table"])
    return ada, otto, opened["table"], tokens


def wait_until_gone(caller: Caller, table: str) -> None:
    def gone() -> bool:
        seats = caller.get(f"/api/tables/{table}").json()["seats"]
        return not any(seat["connected"] and seat["kind"] == "human" for seat in seats)

    wait_until(gone)


def player(caller: Caller, table: str) -> int:
    return int(caller.get(f"/api/tables/{table}").json()["player"])


def play_on(caller: Caller, table: str, token: str) -> None:
    """Play for the player of that token until it is another's turn, and leave."""
    line: Socket = caller.socket(table, [token])
    state = line.turn()
    seat = state["eyes"]
    while state["player"] == seat and not state["over"]:
        line.act(state)
        ply = state["ply"]
        state = line.state(lambda one, ply=ply: one["ply"] > ply)
    line.close()
    wait_until_gone(caller, table)


def subscribe(caller: Caller, receiver: Receiver, path: str = "/push") -> Browser:
    browser = Browser(receiver.url(path))
    answer = caller.post("/api/calling/push", **browser.subscription())
    assert answer.status_code == 200, answer.text
    return browser


def test_a_push_says_whose_turn_it_is_once_and_is_taken_back_when_the_turn_is_done(
    server: Running, receiver: Receiver
) -> None:
    people = dict(zip(("Ada", "Otto"), (began := begin(server))[:2], strict=True))
    table, tokens = began[2:]
    first = ("Ada", "Otto")[player(people["Ada"], table)]
    other = "Otto" if first == "Ada" else "Ada"
    browser = subscribe(people[first], receiver)
    for _ in range(3):
        look(server)
    (got,) = receiver.got
    message = browser.read(got)
    seat = player(people[first], table)
    assert message == {
        "type": "turn",
        "tag": f"turn-{table}-{seat}",
        "table": table,
        "title": "Your turn at Koryŏ",
        "body": f"with {other}",
    }
    assert got.headers["Authorization"].startswith("vapid t=")
    assert (got.headers["Content-Encoding"], got.headers["Urgency"]) == ("aes128gcm", "high")
    play_on(people[first], table, tokens[first])
    look(server)
    look(server)
    assert len(receiver.got) == 2
    assert browser.read(receiver.got[1]) == {
        "type": "done",
        "tag": message["tag"],
        "title": "You have played at Koryŏ",
    }
    assert receiver.got[1].headers["Topic"] == got.headers["Topic"], "it replaces a push that is still waiting"
    play_on(people[other], table, tokens[other])
    look(server)
    look(server)
    assert [browser.read(one)["type"] for one in receiver.got] == ["turn", "done", "turn"]


def test_a_push_is_taken_back_even_if_nobody_knows_whether_it_arrived(server: Running, receiver: Receiver) -> None:
    """As after a crash between the answer of the push service and the note of it."""
    began = begin(server)
    first, _, name = first_and_other(server, began)
    browser = subscribe(first, receiver)
    look(server)
    server.run(server.app.state.notifier._store.change, [Statement("UPDATE rings SET state = 'sending'")])
    play_on(first, began[2], began[3][name])
    look(server)
    look(server)
    assert [browser.read(got)["type"] for got in receiver.got] == ["turn", "done"]


# --- When someone is called ---


def first_and_other(server: Running, began: tuple[Caller, Caller, str, dict[str, str]]) -> tuple[Caller, Caller, str]:
    """Return the player whose turn it is, the other one, and the name of the first."""
    ada, otto, table, _ = began
    return (ada, otto, "Ada") if player(ada, table) == 0 else (otto, ada, "Otto")


def test_a_player_who_is_at_the_table_is_called_later_if_at_all(
    server: Running, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = begin(server)
    first, _, name = first_and_other(server, began)
    subscribe(first, receiver)
    line = first.socket(began[2], [began[3][name]])
    line.turn()
    look(server)
    line.close()
    wait_until_gone(first, began[2])
    look(server)
    assert receiver.got == [], "a player who was here during the turn knows"
    monkeypatch.setattr(calls, "HERE_AFTER", 0)
    look(server)
    look(server)
    assert len(receiver.got) == 1


def test_nobody_is_called_before_some_time_has_passed(
    serve: Serve, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "LOOK_EVERY", OFTEN)
    looks = counted_looks(monkeypatch)
    server = serve(**{**AT_ONCE, "call_after": HOUR})
    later(monkeypatch, HOUR)  # the server has long begun
    began = begin(server)
    subscribe(first_and_other(server, began)[0], receiver)
    look(server)
    assert receiver.got == []
    later(monkeypatch, HOUR)
    receiver.until(1)  # by the server's own looks
    seen = len(looks)
    wait_until(lambda: len(looks) > seen + 2)  # the next one may have begun before
    assert len(receiver.got) == 1


def test_nobody_is_called_right_after_a_start(
    by_hand: None, serve: Serve, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = serve(**{**AT_ONCE, "call_after": HOUR})
    began = begin(first)
    subscribe(first_and_other(first, began)[0], receiver)
    first.stop()
    later(monkeypatch, HOUR)
    second = serve(**{**AT_ONCE, "call_after": HOUR}, database=first.settings.database)
    look(second)
    assert receiver.got == []
    later(monkeypatch, HOUR)
    look(second)
    look(second)
    assert len(receiver.got) == 1


def test_a_game_against_bots_alone_calls_nobody(server: Running, receiver: Receiver) -> None:
    ada = server.caller()
    ada.get("/api/games")
    subscribe(ada, receiver)
    opened = ada.open(YOU, {"kind": "bot", "level": "easy"}, terms=SLOW)
    line = ada.socket(opened["table"], [opened["seats"][0]["token"]])
    line.turn()
    line.close()
    wait_until_gone(ada, opened["table"])
    look(server)
    assert receiver.got == []


def test_a_table_and_a_way_can_be_switched_off_and_on(server: Running, receiver: Receiver) -> None:
    began = begin(server)
    table = began[2]
    first, other, _ = first_and_other(server, began)
    subscribe(first, receiver)
    (way,) = first.get("/api/calling").json()["ways"]
    assert (way["kind"], way["label"], way["active"], way["confirmed"]) == ("push", "Firefox", True, True)
    switches = ((f"/api/tables/{table}/calling", table), (f"/api/calling/ways/{way['way']}", None))
    for path, muted in switches:
        assert first.http.put(path, json={"on": False}).status_code == 204
        assert first.get("/api/calling").json()["muted"] == ([muted] if muted else [])
        look(server)
        assert receiver.got == []
        assert first.http.put(path, json={"on": True}).status_code == 204
    look(server)
    assert len(receiver.got) == 1
    stranger = server.caller()
    stranger.get("/api/games")
    assert stranger.http.put(f"/api/tables/{table}/calling", json={"on": False}).status_code == 403
    assert stranger.http.put("/api/tables/nothing/calling", json={"on": False}).status_code == 404
    for caller in (other, stranger):
        path = f"/api/calling/ways/{way['way']}"
        assert caller.http.put(path, json={"on": False}).status_code == 403
        assert caller.http.delete(path).status_code == 403
        assert caller.post(f"{path}/try").status_code == 403
        assert caller.get("/api/calling").json()["ways"] == []
    assert first.http.delete(f"/api/calling/ways/{way['way']}").status_code == 204
    assert first.get("/api/calling").json()["ways"] == []


def test_a_browser_that_changes_its_subscription_keeps_its_name_and_its_language(
    server: Running, receiver: Receiver
) -> None:
    ada, ben = server.caller(), server.caller()
    for caller in (ada, ben):
        caller.get("/api/games")
    first, second, third = (Browser(receiver.url(path)) for path in ("/one", "/two", "/three"))
    way = ada.post("/api/calling/push", **first.subscription(), language="fr").json()
    renewal = {**second.subscription(), "name": "Browser", "replaces": first.endpoint}
    assert ada.post("/api/calling/push", **renewal).json() == way
    assert ada.get("/api/calling").json()["ways"] == [way]
    assert ada.post(f"/api/calling/ways/{way['way']}/try").status_code == 200
    (got,) = receiver.until(1)
    assert got.path == "/two"
    assert second.read(got)["title"] == "Les notifications de Ludotheque arrivent ici"
    foreign = {**third.subscription(), "replaces": second.endpoint}
    assert ben.post("/api/calling/push", **foreign).json()["way"] != way["way"]
    assert ada.get("/api/calling").json()["ways"] == [way], "another guest took a way over"


def test_no_address_is_shown_to_anybody_else(server: Running, receiver: Receiver) -> None:
    began = begin(server)
    ada, otto, table, tokens = began
    subscribe(ada, receiver, "/secret-path")
    ada.post("/api/calling/hook", url=receiver.url("/secret-hook"))
    for path in (f"/api/tables/{table}", "/api/tables", "/api/people", "/api/open", "/api/calling"):
        assert "secret-" not in otto.get(path).text
    assert "secret-" not in ada.get("/api/calling").text, "the address of a webhook is a secret of its chat"
    line = otto.socket(table, [tokens["Otto"]])
    line.turn() if player(otto, table) == 1 else line.state()
    assert not any("secret-" in text for text in line.raw)


# --- Failures ---


def test_a_call_is_tried_again_with_growing_pauses_and_holds_nothing_up(
    server: Running, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = begin(server)
    first, _, name = first_and_other(server, began)
    subscribe(first, receiver)
    receiver.answers = [(503, {}), (429, {"Retry-After": "0"})]
    look(server)
    look(server)
    assert len(receiver.got) == 1, "not before the pause is over"
    monkeypatch.setattr(calls, "PAUSES", (0, 0, 0, 0, 0))
    later(monkeypatch, 40)
    for _ in range(3):
        look(server)
    assert len(receiver.got) == 3
    # While a push service does not answer at all, moves are played.
    receiver.hold.clear()
    play_on(first, began[2], began[3][name])
    server.run(server.app.state.notifier.look)
    receiver.until(4)
    line = first.socket(began[2], [began[3][name]])
    assert line.state()["ply"] > 1
    receiver.hold.set()


def test_a_call_that_is_never_accepted_is_given_up_and_a_way_that_keeps_failing_is_switched_off(
    server: Running, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "PAUSES", (0, 0))
    monkeypatch.setattr(calls, "MOST_FAILURES", 2)
    ada, otto, table, tokens = begin(server)
    receiver.answers = [(500, {})] * 3 + [(404, {})]
    for caller in (ada, otto):
        assert caller.post("/api/calling/hook", url=receiver.url()).status_code == 200
    for _ in range(5):
        look(server)
    assert len(receiver.got) == 3
    first, other, name = first_and_other(server, (ada, otto, table, tokens))
    assert first.get("/api/calling").json()["ways"][0]["failing"]
    play_on(first, table, tokens[name])
    look(server)
    assert len(receiver.got) == 4, "the other's, which is refused for good"
    play_on(other, table, tokens["Otto" if name == "Ada" else "Ada"])
    receiver.answers = [(500, {})] * 9
    for _ in range(5):
        look(server)
    assert len(receiver.got) == 7
    (way,) = first.get("/api/calling").json()["ways"]
    assert (way["active"], way["failing"]) == (False, True)
    assert first.http.put(f"/api/calling/ways/{way['way']}", json={"on": True}).status_code == 204
    assert not first.get("/api/calling").json()["ways"][0]["failing"]


def test_a_subscription_that_has_ended_is_forgotten(server: Running, receiver: Receiver) -> None:
    began = begin(server)
    first = first_and_other(server, began)[0]
    subscribe(first, receiver)
    receiver.answers = [(410, {})]
    look(server)
    assert first.get("/api/calling").json()["ways"] == []


def test_a_redirect_is_refused(server: Running, receiver: Receiver) -> None:
    began = begin(server)
    first = first_and_other(server, began)[0]
    receiver.answers = [(302, {"Location": receiver.url("/elsewhere")})] * 2
    way = first.post("/api/calling/hook", url=receiver.url("/hook")).json()
    assert first.post(f"/api/calling/ways/{way['way']}/try").json() == {"outcome": "refused"}
    look(server)
    look(server)
    assert [got.path for got in receiver.got] == ["/hook", "/hook"]


def test_addresses_that_never_answer_keep_no_other_guest_waiting(server: Running, receiver: Receiver) -> None:
    receiver.hold.clear()
    ada, otto, table, tokens = begin(server)
    first, other, name = first_and_other(server, (ada, otto, table, tokens))
    for number in range(6):
        first.post("/api/calling/hook", url=receiver.url(f"/never-{number}"))
    server.run(server.app.state.notifier.look)
    receiver.until(calls.OF_ONE_GUEST)
    server.run(server.app.state.notifier.look)
    play_on(first, table, tokens[name])
    other.post("/api/calling/hook", url=receiver.url("/other"))
    server.run(server.app.state.notifier.look)
    receiver.until(calls.OF_ONE_GUEST + 1)
    assert [got.path for got in receiver.got][-1] == "/other"


# --- Rematches ---


def wish_rematch(server: Running, **more: Any) -> tuple[Caller, Caller, str, str]:
    """Ada wishes a rematch of a game that Otto has given up; gives them, the finished table and the next one."""
    ada, otto, table, tokens = begin(server, **more)
    line = otto.socket(table, [tokens["Otto"]])
    line.state()
    line.send(type="resign", seat=1)
    line.state(lambda state: state["over"])
    line.close()
    wait_until_gone(ada, table)
    return ada, otto, table, str(ada.post(f"/api/tables/{table}/rematch").json()["table"])


def test_a_player_is_told_of_a_rematch_once_until_the_seat_is_taken(server: Running, receiver: Receiver) -> None:
    ada, otto, _, after = wish_rematch(server)
    browser = subscribe(otto, receiver)
    for _ in range(3):
        look(server)
    (got,) = receiver.got
    assert browser.read(got) == {
        "type": "rematch",
        "tag": f"turn-{after}-0",
        "table": after,
        "path": f"/join/{after}",
        "title": "Ada wants a rematch of Koryŏ",
        "body": "Your seat is kept.",
    }
    assert otto.post(f"/api/tables/{after}/sit", name="Otto").status_code == 200
    ada.socket(after).state()
    look(server)
    look(server)
    said = [browser.read(one)["type"] for one in receiver.got]
    assert (said[:2], said.count("rematch")) == (["rematch", "done"], 1)


def test_a_webhook_of_a_rematch_leads_to_the_seat(server: Running, receiver: Receiver) -> None:
    _, otto, _, after = wish_rematch(server)
    assert otto.post("/api/calling/hook", url=receiver.url(), shape="json", language="en").status_code == 200
    look(server)
    (got,) = receiver.got
    body = msgspec.json.decode(got.body)
    assert (body["type"], body["url"]) == ("rematch", f"{server.address}join/{after}")
    assert (body["with"], body["text"]) == (["Ada"], "Ada wants a rematch of Koryŏ")


def test_a_player_who_looks_at_the_finished_game_is_told_there(server: Running, receiver: Receiver) -> None:
    _, otto, table, _ = wish_rematch(server)
    subscribe(otto, receiver)
    line = otto.socket(table)
    line.state()
    look(server)
    assert receiver.got == []
    line.close()
    wait_until_gone(otto, table)
    look(server)
    assert len(receiver.got) == 1


def test_a_player_who_has_blocked_the_other_since_is_not_told(server: Running, receiver: Receiver) -> None:
    _, otto, table, _ = wish_rematch(server)
    subscribe(otto, receiver)
    assert otto.post(f"/api/tables/{table}/block", seat=0).status_code == 204
    look(server)
    assert receiver.got == []


def test_a_rematch_of_last_week_calls_nobody(
    server: Running, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, otto, _, _ = wish_rematch(server)
    subscribe(otto, receiver)
    later(monkeypatch, 8 * 24 * HOUR)
    look(server)
    assert receiver.got == []


# --- Invitations ---


def invite(server: Running, **table: Any) -> tuple[Caller, Caller, str]:
    """Ada calls Otto, with whom she has played, to another table; gives them and that table."""
    ada, otto, _, _ = begin(server)
    opened = ada.open({**YOU, "name": "Ada"}, FRIEND, terms=SLOW, **table)
    (known,) = ada.get("/api/people").json()
    assert ada.post(f"/api/tables/{opened['table']}/call", person=known["person"]).status_code == 204
    return ada, otto, opened["table"]


def test_an_invitation_says_that_its_table_begins_from_a_position(server: Running, receiver: Receiver) -> None:
    game = load("koryo")
    position = game.to_json(game.start(2, chance=SeededChance(1)))
    _, otto, _ = invite(server, position=position)
    browser = subscribe(otto, receiver)
    look(server)
    (said,) = [said for said in map(browser.read, receiver.got) if said["type"] == "invitation"]
    assert said["title"] == "Ada invites you to a game of Koryŏ (From a chosen position)"


def test_a_person_is_called_to_a_table_once_until_the_seat_is_taken(server: Running, receiver: Receiver) -> None:
    ada, otto, table = invite(server)
    browser = subscribe(otto, receiver)
    for _ in range(3):
        look(server)
    invitations = [said for said in map(browser.read, receiver.got) if said["type"] == "invitation"]
    assert invitations == [
        {
            "type": "invitation",
            "tag": f"turn-{table}-0",
            "table": table,
            "path": f"/join/{table}",
            "title": "Ada invites you to a game of Koryŏ",
            "body": "A seat is free for you.",
        }
    ]
    (called,) = ada.get(f"/api/people?table={table}").json()
    assert called["called"]
    assert not ada.get("/api/people").json()[0]["called"]
    assert not otto.get(f"/api/people?table={table}").json()[0]["called"], "for the host alone"
    assert otto.post(f"/api/tables/{table}/sit", name="Otto").status_code == 200
    look(server)
    look(server)
    assert f"turn-{table}-0" in [said["tag"] for said in map(browser.read, receiver.got) if said["type"] == "done"]


@pytest.mark.parametrize("blocks", ["who is called", "who calls"])
def test_no_call_comes_through_a_block(server: Running, receiver: Receiver, blocks: str) -> None:
    ada, otto, old, _ = begin(server)
    (known,) = ada.get("/api/people").json()
    opened = ada.open({**YOU, "name": "Ada"}, FRIEND, terms=SLOW)
    blocker, seat = (otto, 0) if blocks == "who is called" else (ada, 1)
    assert blocker.post(f"/api/tables/{old}/block", seat=seat).status_code == 204
    answer = ada.post(f"/api/tables/{opened['table']}/call", person=known["person"])
    assert answer.status_code == (204 if blocker is otto else 403), "a block shows to no one but who has set it"
    browser = subscribe(otto, receiver)
    look(server)
    assert "invitation" not in [browser.read(one)["type"] for one in receiver.got]


# --- Webhooks ---


@pytest.mark.parametrize("shape", ["json", "discord", "slack"])
def test_webhooks_in_their_shapes(server: Running, receiver: Receiver, shape: str) -> None:
    began = begin(server)
    first, _, name = first_and_other(server, began)
    other = "Otto" if name == "Ada" else "Ada"
    assert first.post("/api/calling/hook", url=receiver.url(), shape=shape, language="en").status_code == 200
    look(server)
    look(server)
    (got,) = receiver.got
    body, link = msgspec.json.decode(got.body), f"{server.address}table/{began[2]}"
    text = f"Your turn at Koryŏ with {other}"
    if shape == "json":
        seat = player(first, began[2])
        assert (body.pop("id").split(".")[:2], body.pop("table")) == ([began[2], str(seat)], began[2])
        assert body == {
            "type": "turn",
            "game": "koryo",
            "title": "Koryŏ",
            "with": [other],
            "url": link,
            "text": text,
        }
    else:
        assert body["content" if shape == "discord" else "text"] == f"{text}\n{link}"
    assert first.post("/api/calling/hook", url=receiver.url(), shape="json", language="fr").status_code == 200
    assert len(first.get("/api/calling").json()["ways"]) == 1, "the same address is the same way"


@pytest.mark.parametrize("url", ["https://10.0.0.1/", "https://2130706433/", "http://hooks.example.org/", "nonsense"])
def test_webhooks_and_pushes_go_to_public_addresses_only(server: Running, url: str) -> None:
    ada = server.caller()
    browser = Browser(url)
    for path, body in (("hook", {"url": url}), ("push", browser.subscription())):
        refused = ada.post(f"/api/calling/{path}", **body)
        assert (refused.status_code, refused.json()["error"]) == (422, "bad-input")
    assert ada.get("/api/calling").json()["ways"] == []


def test_loopback_is_refused_where_nobody_tests(serve: Serve, receiver: Receiver) -> None:
    server = serve()
    refused = server.caller().post("/api/calling/hook", url=receiver.url())
    assert refused.status_code == 422


@pytest.mark.parametrize("keys", [{"p256dh": "AA", "auth": "AA"}, {"p256dh": "B" * 87, "auth": "A" * 22}])
def test_keys_that_nothing_can_be_encrypted_with_are_refused(server: Running, keys: Json) -> None:
    body = {"endpoint": "https://push.example.org/x", "keys": keys, "name": "x"}
    refused = server.caller().post("/api/calling/push", **body)
    assert (refused.status_code, refused.json()["reason"]) == (422, "these are not the keys of a push subscription")


def test_a_guest_has_so_many_ways(server: Running, receiver: Receiver) -> None:
    ada = server.caller()
    answers = [ada.post("/api/calling/hook", url=receiver.url(f"/{number}")).status_code for number in range(13)]
    assert answers == [200] * 12 + [403]


# --- Mail ---


def with_mail(serve: Serve, office: PostOffice, **more: Any) -> Running:
    return serve(**{**AT_ONCE, **office.settings(), "public_address": "https://play.example.org", **more})


def confirmed(caller: Caller, office: PostOffice, address: str) -> None:
    """Have an address confirmed."""
    before = len(office.letters)
    way = caller.post("/api/calling/mail", address=address).json()
    assert not way["confirmed"]
    word = office.until(before + 1)[-1].partition("#confirm=")[2]
    assert caller.post("/api/calling/confirm", word=word).status_code == 204


def test_mail_comes_once_when_a_slow_game_has_waited_and_one_click_ends_it(
    by_hand: None, serve: Serve, post_office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = with_mail(serve, post_office)
    ada, otto, table, tokens = begin(server)
    confirmed(ada, post_office, "ada@example.org")
    confirmed(otto, post_office, "otto@example.org")
    look(server)
    assert len(post_office.letters) == 2, "not yet"
    first, _, name = first_and_other(server, (ada, otto, table, tokens))
    later(monkeypatch, 3600)
    for _ in range(3):
        look(server)
    assert len(post_office.letters) == 3
    letter = post_office.letters[2]
    assert (letter["To"], letter["Subject"]) == (f"{name.lower()}@example.org", "Your turn at Koryŏ")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    off = letter["List-Unsubscribe"].strip("<>")
    assert post_office.until(3) == [f"https://play.example.org/table/{table}", off]
    path = off.removeprefix("https://play.example.org")
    program = server.caller()
    shown = program.get(path)
    assert (shown.status_code, shown.headers["location"]) == (303, f"/calls#off={path.rpartition('/')[2]}")
    assert first.get("/api/calling").json()["ways"][0]["active"], "programs that open links switch nothing off"
    assert program.post(f"{path}x").status_code == 403
    done = program.http.post(path, data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 204
    assert first.get("/api/calling").json()["ways"] == [], "the address would have to be confirmed anew"


def test_mail_tells_of_a_rematch_of_a_slow_game(
    by_hand: None, serve: Serve, post_office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = with_mail(serve, post_office)
    _, otto, _, after = wish_rematch(server)
    confirmed(otto, post_office, "otto@example.org")
    look(server)
    assert len(post_office.letters) == 1, "not yet"
    later(monkeypatch, HOUR)
    for _ in range(2):
        look(server)
    assert len(post_office.letters) == 2
    assert post_office.letters[1]["Subject"] == "Ada wants a rematch of Koryŏ"
    assert post_office.until(2)[0] == f"https://play.example.org/join/{after}"


def test_mail_tells_of_an_invitation_to_a_slow_game(
    by_hand: None, serve: Serve, post_office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = with_mail(serve, post_office)
    _, otto, after = invite(server)
    confirmed(otto, post_office, "otto@example.org")
    later(monkeypatch, HOUR)
    look(server)
    # It may be Otto's turn at the table where they have met, too.
    (link,) = [
        next(word for word in letter.get_content().split() if word.startswith("https://"))
        for letter in post_office.letters
        if letter["Subject"] == "Ada invites you to a game of Koryŏ"
    ]
    assert link == f"https://play.example.org/join/{after}"


def test_mail_for_one_table_can_be_switched_off_and_on(by_hand: None, serve: Serve, post_office: PostOffice) -> None:
    server = with_mail(serve, post_office, mail_after=0)
    began = begin(server)
    first, _, name = first_and_other(server, began)
    confirmed(first, post_office, f"{name.lower()}@example.org")
    switch = f"/api/tables/{began[2]}/calling"
    assert first.http.put(switch, json={"on": False}).status_code == 204
    look(server)
    assert len(post_office.letters) == 1, "the confirmation alone"
    assert first.http.put(switch, json={"on": True}).status_code == 204
    for _ in range(2):
        look(server)
    assert [letter["Subject"] for letter in post_office.letters[1:]] == ["Your turn at Koryŏ"]


def test_an_address_gets_nothing_else_before_it_is_confirmed(
    by_hand: None, serve: Serve, post_office: PostOffice
) -> None:
    server = with_mail(serve, post_office, mail_after=0)
    began = begin(server)
    first = first_and_other(server, began)[0]
    assert first.post("/api/calling/mail", address="eve@example.org").status_code == 200
    post_office.until(1)
    look(server)
    assert [letter["Subject"] for letter in post_office.letters] == ["Confirm your address for Ludotheque"]
    (way,) = first.get("/api/calling").json()["ways"]
    for word in ("x", f"{way['way']}.x", f"{way['way']}", "", f"{way['way']}.{'0' * 64}"):
        assert first.post("/api/calling/confirm", word=word).status_code in (403, 422)
    # An address gets three such letters a day, of all guests together.
    others = [server.caller().post("/api/calling/mail", address="eve@example.org").status_code for _ in range(3)]
    assert others == [200, 200, 403]


def test_an_inbox_gets_three_such_letters_however_its_address_is_written(serve: Serve, post_office: PostOffice) -> None:
    server = with_mail(serve, post_office)
    spellings = ("eve@b\u00fccher.example.org", "EVE@b\u00dccher.example.org", "Eve@xn--bcher-kva.Example.org")
    answers = [server.caller().post("/api/calling/mail", address=one) for one in (*spellings, spellings[0].upper())]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 403]


def test_a_guest_has_an_address_once_however_it_is_written(serve: Serve, post_office: PostOffice) -> None:
    server = with_mail(serve, post_office)
    ada = server.caller()
    confirmed(ada, post_office, "Ada@example.org")
    assert ada.post("/api/calling/mail", address="ADA@Example.org").json()["confirmed"]
    assert len(ada.get("/api/calling").json()["ways"]) == 1


def test_an_encoded_word_is_no_address(serve: Serve, post_office: PostOffice) -> None:
    server = with_mail(serve, post_office)
    for address in (ENCODED_WORD, "=?utf-8?q?eve=0d=0a?=@example.org"):
        answer = server.caller().post("/api/calling/mail", address=address)
        assert (answer.status_code, answer.json()["reason"]) == (422, "this is not an e-mail address")
    assert post_office.tried == 0


def test_an_address_of_old_that_is_none_any_more_keeps_no_one_else_waiting(
    by_hand: None, serve: Serve, post_office: PostOffice
) -> None:
    server = with_mail(serve, post_office, mail_after=0)
    began = begin(server)
    first, _, name = first_and_other(server, began)
    confirmed(first, post_office, f"{name.lower()}@example.org")
    confirmed(first, post_office, "old@example.org")
    old = Statement("UPDATE ways SET address = ? WHERE address = ?", (ENCODED_WORD, "old@example.org"))
    server.run(server.app.state.notifier._store.change, [old])
    for _ in range(2):
        look(server)
    assert [str(letter["To"]) for letter in post_office.letters[2:]] == [f"{name.lower()}@example.org"]
    assert [way["failing"] for way in first.get("/api/calling").json()["ways"]] == [False, True]


def test_a_live_game_sends_no_mail(by_hand: None, serve: Serve, post_office: PostOffice) -> None:
    server = with_mail(serve, post_office, mail_after=0)
    began = begin(server, terms=LIVE)
    confirmed(first_and_other(server, began)[0], post_office, "ada@example.org")
    look(server)
    assert len(post_office.letters) == 1


def test_without_settings_for_mail_there_is_none(server: Running) -> None:
    ada = server.caller()
    assert not ada.get("/api/calling").json()["mail"]
    assert ada.post("/api/calling/mail", address="ada@example.org").status_code == 403
