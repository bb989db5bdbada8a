"""Bot accounts: tokens, challenges, whole games of a program against a person, and what a token does not open."""

from __future__ import annotations

import contextlib
import json
import logging
import random
import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, get_args, get_type_hints

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludotheque.app.calls.every import EVERY
from ludotheque.app.people.bot_accounts import challenges
from ludotheque.app.protocol.answers.bots import ToProgram
from tests.server.client import BOT, FRIEND, PATIENCE, YOU, Caller, Json, Socket, play_in_step
from tests.server.conftest import Running, Serve
from tests.server.postgres import Postgres
from tests.server.test_accounts import by_name, register

SAID = {get_args(get_type_hints(kind)["type"])[0]: kind for kind in get_args(ToProgram)}


class Program:
    """The program of a bot account: a caller with a token, and the socket of its challenges."""

    def __init__(self, server: Running, made: Json) -> None:
        self.bot, self.token = made["bot"], made["token"]
        self.caller = server.caller()
        self.caller.http.headers["Authorization"] = f"Bearer {self.token}"
        self._open = contextlib.ExitStack()

    def connect(self) -> Program:
        url = self.caller.address.replace("http", "ws", 1) + "api/bot/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.line = self._open.enter_context(connect(url, additional_headers=headers, open_timeout=PATIENCE))
        return self

    def next(self) -> Json:
        message: Json = json.loads(self.line.recv(timeout=PATIENCE))
        assert msgspec.convert(message, SAID[message["type"]]) == message, "more than the protocol says"
        return message

    def until(self, kind: str) -> Json:
        while (message := self.next())["type"] != kind:
            pass
        return message

    def closed(self) -> int:
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.next()
        assert self.line.close_code is not None
        return self.line.close_code

    def answer(self, challenge: Json, how: str = "accept", **more: Any) -> httpx.Response:
        return self.caller.post(f"/api/tables/{challenge['table']}/{how}", seat=challenge["seat"], **more)


def account(server: Running, name: str = "Ann") -> Caller:
    caller = by_name(server)
    register(caller, name)
    return caller


def make(owner: Caller, name: str = "Kim", *, everyone: bool = False) -> Json:
    answer = owner.post("/api/me/bots", name=name, everyone=everyone)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def program(server: Running, owner: Caller, name: str, **more: Any) -> Program:
    """Return a new bot account's program, connected."""
    one = Program(server, make(owner, name, **more)).connect()
    assert one.next() == {"type": "welcome", "bot": one.bot, "name": f"[bot] {name}"}
    return one


def refused(answer: httpx.Response, status: int = 403) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["key"])


def challenge(host: Caller, table: str, bot: str, seat: int = 1) -> httpx.Response:
    return host.post(f"/api/tables/{table}/challenge", bot=bot, seat=seat)


def together(host: Caller, one: Program, *others: Json, **more: Any) -> tuple[Socket, Socket, str]:
    """Open a table for a host and a program, and return the socket of each."""
    opened = host.open(YOU, FRIEND, *others, **more)
    table = opened["table"]
    hers = host.socket(table, [opened["seats"][0]["token"]])
    assert challenge(host, table, one.bot).status_code == 204
    taken = one.answer(one.until("challenge"))
    assert taken.json() == {"table": table, "seat": 1, "commitment": opened["commitment"]}
    return hers, one.caller.socket(table), table


# --- Accounts and tokens ---


def test_a_guest_needs_an_account_for_a_bot(ann: Caller) -> None:
    assert refused(ann.post("/api/me/bots", name="Kim")) == "bots-need-account"
    assert ann.get("/api/me/bots").json() == {"bots": [], "most": 5}


def test_a_host_may_have_no_bot_accounts(serve: Serve, tmp_path: Path) -> None:
    before = serve(database=tmp_path / "one.db")
    made = make(account(before))
    before.stop()
    server = serve(database=tmp_path / "one.db", bots_per_account=0)
    ann = account(server)
    assert refused(ann.post("/api/me/bots", name="Kim")) == "no-bots"
    assert ann.get("/api/me/bots").json() == {"bots": [], "most": 0}
    assert refused(Program(server, made).caller.get("/api/tables"), 401) == "unknown-token"


def test_the_token_is_shown_once_and_kept_as_a_hash(serve: Serve) -> None:
    server = serve()
    ann = account(server)
    made = make(ann)
    shown = ann.get("/api/me/bots")
    assert [(one["bot"], one["name"], one["everyone"], one["online"]) for one in shown.json()["bots"]] == [
        (made["bot"], "Kim", False, False)
    ]
    assert [one["name"] for one in ann.get("/api/me/export").json()["bots"]] == ["Kim"]
    secret = made["token"].split("_", 2)[2]
    assert made["token"].startswith(f"ludo_{made['bot']}_") and len(secret) > 40
    assert secret not in shown.text + ann.get("/api/me/export").text
    with contextlib.closing(sqlite3.connect(server.settings.database)) as database:
        assert all(secret not in line for line in database.iterdump())


def test_a_name_that_looks_like_another_bots_is_refused(server: Running) -> None:
    ann, ben = account(server), account(server)
    make(ann, "Ilka")
    for name in ("Ilka", "ILKA", "llka", "Ilk\u0430"):
        assert refused(ben.post("/api/me/bots", name=name)) == "bot-name-taken"
    assert ben.post("/api/me/bots", name="x" * 31).status_code == 422
    for marked in ("[bot] Kim", "[B\u043et] Kim 2"):
        assert refused(ben.post("/api/tables", game="koryo", seats=[{**YOU, "name": marked}, BOT]), 422) == "invalid"


def test_an_account_has_five_bots_at_most(server: Running) -> None:
    ann = account(server)
    made = [make(ann, f"Five {letter}") for letter in "vwxyz"]
    assert refused(ann.post("/api/me/bots", name="Sixth")) == "bots-full"
    assert ann.http.delete(f"/api/me/bots/{made[0]['bot']}").status_code == 204
    make(ann, "Sixth")


@pytest.mark.parametrize("kind", ["file", "server"])
def test_not_even_at_once_does_an_account_get_more(serve: Serve, postgres: Postgres, kind: str) -> None:
    server = serve(**({} if kind == "file" else {"database": postgres.new()}), bots_per_account=2)
    ann = account(server)

    def add(name: str) -> int:
        with httpx.Client(base_url=ann.address, cookies=dict(ann.http.cookies), timeout=PATIENCE) as http:
            return http.post("/api/me/bots", json={"name": name}).status_code

    with ThreadPoolExecutor(8) as calls:
        made = list(calls.map(add, ["Twin", "Twin", "twin", "Ann", "Ben", "Cho", "Dan", "Eve"]))
    assert Counter(made) == {200: 2, 403: 6}
    found = [one["name"].casefold() for one in ann.get("/api/me/bots").json()["bots"]]
    assert len(set(found)) == 2


def test_others_cannot_touch_a_bot_account(server: Running) -> None:
    ann, ben = account(server), account(server)
    bot = make(ann, "Untouched")["bot"]
    assert refused(ben.post(f"/api/me/bots/{bot}/token")) == "no-bot"
    assert refused(ben.http.put(f"/api/me/bots/{bot}", json={"everyone": True})) == "no-bot"
    assert refused(ben.http.delete(f"/api/me/bots/{bot}")) == "no-bot"


@pytest.mark.parametrize("token", ["ludo_", "ludo_x", f"ludo_{16 * '0'}_{43 * 'x'}"])
def test_an_unknown_token_is_refused(server: Running, token: str) -> None:
    stranger = server.caller()
    stranger.http.headers["Authorization"] = f"Bearer {token}"
    answer = stranger.get("/api/tables")
    assert refused(answer, 401) == "unknown-token" and answer.headers["WWW-Authenticate"] == "Bearer"
    assert "set-cookie" not in answer.headers, "a person was made of it"
    with connect(
        server.address.replace("http", "ws", 1) + "api/bot/socket",
        additional_headers={"Authorization": f"Bearer {token}"},
    ) as line:
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=PATIENCE)
        assert line.close_code == 4403


def test_a_token_of_someone_elses_proxy_is_none_of_ours(ann: Caller) -> None:
    ann.http.headers["Authorization"] = "Bearer eyJhbGciOi"
    assert ann.get("/api/tables").status_code == 200


def test_wrong_tokens_are_counted(serve: Serve) -> None:
    server = serve(limits=True, identity_rate="1/hour", guests_per_address=2)
    stranger = server.caller()
    stranger.http.headers["Authorization"] = f"Bearer ludo_{16 * '0'}_{43 * 'x'}"
    assert [stranger.get("/api/tables").status_code for _ in range(3)] == [401, 401, 429]


def test_a_token_is_never_logged(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    one = program(server, account(server), "Quiet")
    one.caller.post("/api/tables/none/accept", seat=0)
    one.caller.http.headers["Authorization"] += "x"
    assert refused(one.caller.get("/api/tables"), 401) == "unknown-token"
    ours = [record for record in caplog.records if record.name not in ("websockets.client", "httpcore.http11")]
    assert ours and [record.name for record in ours if one.token in record.getMessage()] == []


# --- What a token opens ---

OPEN_TO_BOTS = {
    ("GET", "/tables"),
    ("GET", "/tables/{table}"),
    ("GET", "/tables/{table}/beginning"),
    ("GET", "/tables/{table}/record"),
    ("DELETE", "/tables/{table}/seats/{seat}"),
    ("POST", "/tables/{table}/accept"),
    ("POST", "/tables/{table}/decline"),
}


def test_a_token_opens_nothing_but_play(server: Running) -> None:
    one = program(server, account(server), "Narrow")
    tried = 0
    for call in EVERY:
        if (call.method, call.path) in OPEN_TO_BOTS:
            continue
        there = f"/api{call.path.format_map(Names())}"
        answer = one.caller.http.request(call.method, there, json={})
        assert refused(answer) == "not-for-bots", (call.method, call.path)
        tried += 1
    assert tried > 80


class Names(dict[str, str]):
    """Any name in a path."""

    def __missing__(self, name: str) -> str:
        return {"seat": "0", "bot": 16 * "0", "language": "en", "game": "koryo"}.get(name, "x")


def test_a_program_gets_no_help_of_the_server(server: Running) -> None:
    ann = account(server)
    hers, its, _ = together(ann, program(server, ann, "Unhelped"))
    for socket in (hers, its):
        socket.state()
    ply = its.states[1]["ply"]
    while not its.states[1]["offered"]:
        hers.act(hers.turn())
        ply = its.state(lambda state: bool(state["ply"]))["ply"]
    its.send(type="hint", seat=1, ply=ply)
    assert its.until("refused")["key"] == "bot-thinks"
    its.send(type="hand-over", seat=1, level="random")
    assert its.until("refused")["key"] == "bot-thinks"


def test_a_program_watches_no_one(server: Running) -> None:
    ann = account(server)
    opened = ann.open(YOU, BOT)
    one = program(server, ann, "Watcher")
    socket = one.caller.socket(opened["table"])
    assert (socket.closed(), socket.refusals()) == (4403, ["bot-not-seated"])


# --- Challenges ---


def test_a_program_and_a_person_play_a_whole_game(server: Running, rng: random.Random) -> None:
    ann = account(server)
    one = program(server, ann, "Whole")
    hers, its, table = together(ann, one)
    assert one.until("game") == {"type": "game", "table": table, "seat": 1, "game": "koryo"}
    for socket in (hers, its):
        socket.state()
    seats = ann.get(f"/api/tables/{table}").json()["seats"]
    assert [(seat["name"], seat["kind"], seat["bot_account"]) for seat in seats] == [
        ("Ann", "human", None),
        ("[bot] Whole", "human", one.bot),
    ]
    assert its.public[1]["players"][0] == hers.public[0]["players"][0], "it sees what a person would see"
    play_in_step([hers, its], rng)
    assert its.states[1]["over"] and its.states[1]["secret"]
    record = ann.get(f"/api/tables/{table}/record").json()
    assert record["seats"] == ["Ann", "[bot] Whole"]
    assert one.caller.get(f"/api/tables/{table}/record").json() == record


def test_a_program_that_comes_back_learns_where_it_plays(server: Running) -> None:
    ann = account(server)
    one = program(server, ann, "Returning")
    _, _, table = together(ann, one)
    again = Program(server, {"bot": one.bot, "token": one.token}).connect()
    assert again.until("game")["table"] == table
    assert one.closed() == 4409, "the same account is connected twice"


def test_the_host_learns_that_a_program_declines(server: Running) -> None:
    ann = account(server)
    one = program(server, ann, "Declining")
    opened = ann.open(YOU, FRIEND)
    hers = ann.socket(opened["table"], [opened["seats"][0]["token"]])
    challenge(ann, opened["table"], one.bot)
    asked = one.until("challenge")
    assert (asked["game"], len(asked["seats"]), asked["terms"]["rated"]) == ("koryo", 2, False)
    assert one.answer(asked, "decline", why="busy").status_code == 204
    told = {"type": "declined", "seat": 1, "name": "[bot] Declining", "why": "busy"}
    assert hers.until("declined") == told
    assert one.until("challenge-over")["table"] == opened["table"]
    assert refused(one.answer(asked)) == "no-challenge"


def test_only_those_whom_the_owner_lets_challenge_a_bot(server: Running) -> None:
    ann, ben = account(server), account(server)
    one = program(server, ann, "Shy")
    assert {"bot": one.bot, "name": "Shy", "yours": True} in ann.get("/api/bots").json()
    table = ben.open(YOU, FRIEND)["table"]
    assert refused(challenge(ben, table, one.bot)) == "bot-away"
    assert refused(challenge(ann, table, one.bot)) == "host-only"
    assert ann.http.put(f"/api/me/bots/{one.bot}", json={"everyone": True}).status_code == 204
    assert {"bot": one.bot, "name": "Shy", "yours": False} in ben.get("/api/bots").json()
    assert challenge(ben, table, one.bot).status_code == 204
    one.line.close()
    away = make(ann, "Away", everyone=True)
    assert refused(challenge(ben, table, away["bot"])) == "bot-away"


def test_a_challenge_fits_the_table(server: Running) -> None:
    ann = account(server)
    one = program(server, ann, "Fitting")
    clock = {"kind": "live", "bank": 600, "end": "lose"}
    rated = ann.open(YOU, FRIEND, terms={"clock": clock, "takebacks": False, "rated": True})["table"]
    assert refused(challenge(ann, rated, one.bot)) == "rated-bots"
    three = ann.open(YOU, FRIEND, FRIEND)
    for seat in (0, 7):
        assert refused(challenge(ann, three["table"], one.bot, seat)) == "seat-not-open"
    challenge(ann, three["table"], one.bot)
    one.answer(one.until("challenge"))
    assert refused(challenge(ann, three["table"], one.bot, 2)) == "bot-seated"


def test_a_challenge_ends_when_someone_else_takes_the_seat(server: Running) -> None:
    ann, ben = account(server), server.caller()
    one = program(server, ann, "Slow")
    opened = ann.open(YOU, FRIEND)
    challenge(ann, opened["table"], one.bot)
    asked = one.until("challenge")
    ben.post(f"/api/tables/{opened['table']}/join", invite=opened["invites"][0]["invite"], name="Ben")
    assert refused(one.answer(asked)) == "no-challenge"
    assert one.until("challenge-over")["table"] == opened["table"]


def test_a_challenge_ends_after_some_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = account(server)
    one = program(server, ann, "Patient")
    challenge(ann, ann.open(YOU, FRIEND)["table"], one.bot)
    asked = one.until("challenge")
    monkeypatch.setattr(challenges, "STANDS", 0)
    assert one.until("challenge-over")["table"] == asked["table"]
    assert refused(one.answer(asked)) == "no-challenge"


def test_a_program_has_only_so_much_to_do(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = account(server)
    one = program(server, ann, "Sought")
    monkeypatch.setattr(challenges, "MOST_WAITING", 1)
    monkeypatch.setattr(challenges, "MOST_PLAYED", 1)
    together(ann, one)
    assert challenge(ann, ann.open(YOU, FRIEND)["table"], one.bot).status_code == 204
    assert refused(challenge(ann, ann.open(YOU, FRIEND)["table"], one.bot)) == "bot-busy"
    assert refused(one.answer(one.until("challenge"))) == "bot-full"


def test_a_blocked_bot_account_is_not_challenged(server: Running) -> None:
    ann = account(server)
    one = program(server, ann, "Blocked")
    _, _, table = together(ann, one)
    assert ann.post(f"/api/tables/{table}/block", seat=1).status_code == 204
    assert refused(challenge(ann, ann.open(YOU, FRIEND)["table"], one.bot)) == "bot-away"


def test_people_who_played_with_a_program_do_not_find_it_among_people(server: Running) -> None:
    ann = account(server)
    hers, _, _ = together(ann, program(server, ann, "Noone"))
    hers.state()
    assert ann.get("/api/people").json() == []


# --- At the table ---


def test_an_absent_program_is_replaced_like_a_person(timed: Running) -> None:
    ann = account(timed)
    hers, its, _ = together(ann, program(timed, ann, "Absent"), terms={"away": 30})
    hers.state()
    its.close()
    hers.until("seats", lambda message: not message["seats"][1]["connected"])
    timed.wait(31)
    hers.send(type="ask", seat=0, what="bot", about=1, level="random")
    assert hers.until("seated")["why"] == "absent"


def test_a_slow_program_does_not_stall_the_table(timed: Running, rng: random.Random) -> None:
    ann = account(timed)
    hers, its, _ = together(ann, program(timed, ann, "Thoughtful"), terms={"away": 30})
    for socket in (hers, its):
        socket.state()
    while not its.states[1]["offered"]:
        hers.act(hers.turn())
        its.state()
    timed.wait(31)
    hers.until("seats", lambda message: message["seats"][1]["idle"] is not None)
    hers.send(type="ask", seat=0, what="bot", about=1, level="random")
    assert hers.until("seated")["why"] == "absent"
    its.send(type="take-over", seat=1)
    assert its.until("seated", lambda message: message["why"] == "back")["seat"] == 1


def test_a_table_with_a_program_does_not_pause(server: Running) -> None:
    ann = account(server)
    hers, its, table = together(ann, program(server, ann, "Lively"), BOT)
    hers.state()
    hers.close()
    its.close()
    tables = server.app.state.app.tables

    async def look() -> None:
        found = await tables.get(table)
        assert found.has_people and not found.unwatched

    server.run(look)


# --- The end of tokens and accounts ---


def test_a_new_token_ends_everything_that_the_old_one_opened(server: Running) -> None:
    ann = account(server)
    one = program(server, ann, "Renewed")
    hers, its, table = together(ann, one)
    hers.state()
    new = ann.post(f"/api/me/bots/{one.bot}/token").json()
    assert new["token"] != one.token
    assert one.closed() == 4403
    assert its.closed() == 1012, "its seat at the table is closed, too"
    assert refused(one.caller.get("/api/tables"), 401) == "unknown-token"
    again = one.caller.socket(table)
    assert (again.closed(), again.refusals()) == (4403, ["unknown-token"])
    back = Program(server, new).connect()
    assert back.until("game")["table"] == table
    assert back.caller.socket(table).state()["eyes"] == 1


def test_a_deleted_bot_account_leaves_its_games_to_bots(server: Running) -> None:
    ann = account(server)
    one = program(server, ann, "Deleted")
    hers, _, table = together(ann, one)
    hers.state()
    assert ann.http.delete(f"/api/me/bots/{one.bot}").status_code == 204
    assert one.closed() == 4403
    seat = ann.get(f"/api/tables/{table}").json()["seats"][1]
    assert (seat["name"], seat["kind"], seat["bot_account"]) == ("A former player", "bot", None)


def test_the_bots_of_a_person_leave_with_them(server: Running) -> None:
    ann, ben = account(server), account(server)
    one = program(server, ann, "Orphan", everyone=True)
    _, _, table = together(ben, one)
    assert ann.http.delete("/api/me").status_code == 204
    assert one.closed() == 4403
    assert ben.get(f"/api/tables/{table}").json()["seats"][1]["name"] != "[bot] Orphan"
    make(ben, "Orphan")


def test_flooding_and_nonsense_end_the_line(server: Running) -> None:
    one = program(server, account(server), "Noisy")
    one.line.send('{"type": "ping"}')
    assert one.until("pong")
    one.line.send('{"type": "act", "seat": 0, "ply": 1, "action": {}}')
    assert one.closed() == 1008


def test_a_program_at_one_server_is_challenged_from_another(serve: Serve, postgres: Postgres) -> None:
    url = postgres.new()
    here, there = serve(database=url), serve(database=url)
    ann = account(here)
    one = program(there, ann, "Distant")
    opened = ann.open(YOU, FRIEND)
    assert challenge(ann, opened["table"], one.bot).status_code == 204
    assert one.until("challenge")["table"] == opened["table"]
    assert one.answer({"table": opened["table"], "seat": 1}).status_code == 200
    ann.post(f"/api/me/bots/{one.bot}/token")
    assert one.closed() == 4403
