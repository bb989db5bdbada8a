"""Rematches: one wish opens one table, and all who played find it and sit down."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from ludotheque import load
from ludotheque.app.store.queries.tables import table_info
from tests.server.client import BOT, FRIEND, HOTSEAT, YOU, Caller, Json, Socket
from tests.server.conftest import Running, Serve, sit, sit_all, sit_together
from tests.server.test_bot_accounts import account, program, together
from tests.server.test_clubs import found, join
from tests.server.test_conduct import block

KORYO: Json = {
    "game": "koryo",
    "round": 2,
    "phase": "orders",
    "seats": [{"tableau": {"merchant": 1}, "hand": {"banker": 3}}, {"tableau": {"banker": 1}, "hand": {"merchant": 2}}],
}
TEAM_BOT: Json = {**BOT, "proposes": True}


@pytest.fixture
def server(serve: Serve) -> Running:
    """Return a server whose open tables are those of one test."""
    return serve()


def abandon(first: Socket, *others: Socket) -> None:
    """Have the players of a game end it together: one asks, the others consent."""
    first.send(type="ask", seat=min(map(int, first.states)), what="abandon")
    for other in others:
        other.until("asked")
        other.send(type="consent", seat=min(map(int, other.states)), ok=True)
    for one in (first, *others):
        one.state(lambda state: state["over"])


def played(ann: Caller, ben: Caller, *others: Any, **more: Any) -> tuple[Socket, Socket, str]:
    """Return the table of a game that Ann and Ben have ended."""
    hers, his, table = sit_together(ann, ben, *others, **more)
    abandon(hers, his)
    return hers, his, table


def wish(caller: Caller, table: str) -> Json:
    answer = caller.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(caller: Caller, table: str) -> tuple[int, str]:
    answer = caller.post(f"/api/tables/{table}/rematch")
    return answer.status_code, answer.json()["key"]


def listed(caller: Caller) -> list[tuple[str, str | None]]:
    return [(one["table"], one["rematch"]) for one in caller.get("/api/open").json()]


def sit_down(caller: Caller, table: str, name: str = "Guest") -> Json:
    answer = caller.post(f"/api/tables/{table}/sit", name=name)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def welcome(caller: Caller, table: str) -> Json:
    return caller.socket(table).until("welcome")


def names(caller: Caller, table: str) -> list[str | None]:
    """Return the names at a table; None for open seats."""
    return [seat["name"] if seat["taken"] else None for seat in caller.get(f"/api/tables/{table}").json()["seats"]]


# --- The table ---


def test_the_first_seat_passes_on_and_the_rest_stays(ann: Caller, ben: Caller) -> None:
    terms = {"clock": {"kind": "live", "bank": 600, "increment": 15}, "takebacks": False}
    _, _, table = played(ann, ben, {**BOT, "name": "Otto"}, terms=terms)
    wished = wish(ben, table)
    assert wished["seated"] and wished["opened"]["table"] == wished["table"]
    assert names(ben, wished["table"]) == ["Ben", "Otto", None]
    sit_down(ann, wished["table"])
    again = welcome(ben, wished["table"])
    assert [(seat["name"], seat["level"]) for seat in again["seats"]] == [
        ("Ben", None),
        ("Otto", "random"),
        ("Ann", None),
    ]
    assert (again["yours"], again["host"]) == ([0], True)
    assert (again["terms"]["clock"]["bank"], again["terms"]["takebacks"]) == (600, False)


def test_a_bot_of_the_team_still_proposes(server: Running, ann: Caller) -> None:
    hers, opened = sit(ann, TEAM_BOT, game="kick_ass")
    hers.state()
    abandon(hers)
    store = server.app.state.app.store
    proposing: list[bool] = []

    async def look(table: str) -> None:
        proposing.extend(seat.proposes for seat in (await table_info(store, table)).seats)

    server.run(look, wish(ann, opened["table"])["table"])
    assert proposing == [True, False]


def test_a_card_file_is_played_again(ann: Caller) -> None:
    mine = load("manga_dice").document("cards") + "\n# my own\n"
    hers, opened = sit(ann, BOT, game="manga_dice", options={"cards": mine})
    before = hers.until("welcome")
    hers.state()
    abandon(hers)
    again = welcome(ann, wish(ann, opened["table"])["table"])
    assert again["options"] == before["options"]
    assert again["brought"] == before["brought"] == ["cards"]


def test_a_rematch_begins_at_the_start_not_at_the_position(ann: Caller) -> None:
    hers, opened = sit(ann, BOT, position=KORYO)
    assert hers.until("welcome")["brought"] == ["position"]
    hers.state()
    abandon(hers)
    assert welcome(ann, wish(ann, opened["table"])["table"])["brought"] == []


def test_a_rated_game_is_rated_again(ann: Caller, ben: Caller) -> None:
    clock = {"kind": "live", "bank": 600, "increment": 15, "end": "lose"}
    terms = {"clock": clock, "takebacks": False, "rated": True}
    _, _, table = played(ann, ben, terms=terms)
    again = welcome(ann, wish(ann, table)["table"])
    assert (again["terms"]["rated"], again["terms"]["clock"]["end"]) == (True, "lose")


def test_a_player_whose_seat_a_bot_played_is_invited_again(ann: Caller, ben: Caller) -> None:
    hers, his, table = sit_together(ann, ben)
    his.send(type="resign", seat=1)
    for one in (hers, his):
        one.state(lambda state: state["over"])
    after = wish(ann, table)["table"]
    assert names(ann, after) == [None, "Ann"]
    assert sit_down(ben, after)["seat"] == 0


def test_two_players_at_one_screen_sit_down_together(server: Running, ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, FRIEND, HOTSEAT)
    table = opened["table"]
    (invite,) = opened["invites"]
    ben.post(f"/api/tables/{table}/join", invite=invite["invite"], name="Ben")
    hers, his = ann.socket(table), ben.socket(table)
    for one in (hers, his):
        one.state()
    abandon(hers, his)
    after = wish(ben, table)["table"]
    taken = sit_down(ann, after)
    assert (taken["seat"], [one["seat"] for one in taken["also"]]) == (1, [2])
    assert names(ben, after) == ["Ben", "Cho", "Ann"]
    line = server.caller().socket(after, [taken["token"], taken["also"][0]["token"]])
    assert line.until("welcome")["yours"] == [1, 2]


def test_those_at_the_screen_of_the_wish_sit_there_at_once(ann: Caller) -> None:
    hers, opened = sit(ann, HOTSEAT)
    hers.state()
    abandon(hers)
    wished = wish(ann, opened["table"])["opened"]
    assert ([one["seat"] for one in wished["seats"]], wished["invites"]) == ([0, 1], [])


def test_a_table_of_a_club_stays_one(ann: Caller, ben: Caller) -> None:
    club = found(ann)
    join(ben, club, "Ben")
    opened = ann.open(YOU, FRIEND, listed={"club": club["club"]})
    sit_down(ben, opened["table"], "Ben")
    hers, his = ann.socket(opened["table"]), ben.socket(opened["table"])
    for one in (hers, his):
        one.state()
    abandon(hers, his)
    after = wish(ann, opened["table"])["table"]
    (called,) = ben.get("/api/open").json()
    assert (called["table"], called["club"]["club"], called["rematch"]) == (after, club["club"], "Ann")


def test_a_bot_account_is_offered_its_seat(server: Running) -> None:
    ann = account(server)
    one = program(server, ann, "Kim")
    hers, its, table = together(ann, one)
    hers.state()
    its.state()
    abandon(hers, its)
    after = wish(ann, table)["table"]
    challenge = one.until("challenge")
    assert (challenge["table"], challenge["seat"]) == (after, 0)
    assert one.answer(challenge).status_code == 200
    assert names(ann, after) == ["[bot] Kim", "Ann"]


# --- The others ---


def test_the_others_are_told_at_the_end_and_when_they_come_back(server: Running, ann: Caller, ben: Caller) -> None:
    hers, his, table = played(ann, ben)
    watching = server.caller().socket(table)
    assert watching.until("welcome")["rematch"] is None
    after = wish(ann, table)["table"]
    told = {"table": after, "seat": 0}
    assert his.until("rematch") == {"type": "rematch", **told, "seated": False}
    assert hers.until("rematch") == {"type": "rematch", **told, "seated": True}
    assert welcome(ben, table)["rematch"] == {**told, "seated": False}
    assert welcome(ann, table)["rematch"] == {**told, "seated": True}
    hers.send(type="chat", text="Again?")
    watching.until("chat")
    assert after not in "".join(watching.raw), "a spectator has no seat at the rematch"
    assert welcome(server.caller(), table)["rematch"] is None


def test_a_second_wish_finds_the_same_table(ann: Caller, ben: Caller) -> None:
    _, _, table = played(ann, ben)
    after = wish(ann, table)["table"]
    assert wish(ben, table) == {"table": after, "seated": False, "opened": None}
    assert wish(ann, table) == {"table": after, "seated": True, "opened": None}
    sit_down(ben, after)
    assert wish(ben, table) == {"table": after, "seated": True, "opened": None}
    assert {one["table"] for one in ben.get("/api/tables").json()} == {after, table}


def test_wishes_at_the_same_time_open_one_table(ann: Caller, ben: Caller) -> None:
    _, _, table = played(ann, ben)
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda caller: wish(caller, table), [ann, ben]))
    after = {one["table"] for one in answers}
    assert len(after) == 1
    tables = {one["table"] for caller in (ann, ben) for one in caller.get("/api/tables").json()}
    assert tables == {table} | after


def test_the_others_find_the_rematch_on_the_home_page_and_strangers_do_not(
    server: Running, ann: Caller, ben: Caller
) -> None:
    _, _, table = played(ann, ben)
    after = wish(ann, table)["table"]
    assert listed(ben) == [(after, "Ann")]
    assert listed(server.caller()) == []
    taken = sit_down(ben, after)
    assert (taken["seat"], taken["also"]) == (0, [])
    assert listed(ben) == []


def test_each_finds_the_own_seat_and_others_who_are_called_none(
    ann: Caller, ben: Caller, cho: Caller, dan: Caller
) -> None:
    sit_together(ann, dan)
    (person,) = ann.get("/api/people").json()
    sockets, table = sit_all([ann, ben, cho])
    abandon(*sockets)
    after = wish(ann, table)["table"]
    assert ann.post(f"/api/tables/{after}/call", person=person["person"]).status_code == 204
    answer = dan.post(f"/api/tables/{after}/sit", name="Dan")
    assert (answer.status_code, answer.json()["key"]) == (403, "seats-kept")
    assert sit_down(cho, after)["seat"] == 1, "the first open seat is Ben's"
    assert names(ann, after) == [None, "Cho", "Ann"]


def test_those_who_wait_read_for_whom(ann: Caller, ben: Caller, cho: Caller) -> None:
    sockets, table = sit_all([ann, ben, cho])
    abandon(*sockets)
    after = wish(ann, table)["table"]
    assert welcome(ann, after)["kept"] == [{"seat": 0, "name": "Ben"}, {"seat": 1, "name": "Cho"}]
    sit_down(ben, after)
    assert welcome(ann, after)["kept"] == [{"seat": 1, "name": "Cho"}]


def test_all_keep_their_colours_from_rematch_to_rematch(ann: Caller, ben: Caller, cho: Caller) -> None:
    sockets, table = sit_all([ann, ben, cho])
    assert welcome(ann, table)["colours"] == [0, 1, 2]
    for colours in ([1, 2, 0], [2, 0, 1]):
        abandon(*sockets)
        wished = wish(ann, table)
        table = wished["table"]
        tokens = [wished["opened"]["seats"][0]["token"], *(sit_down(one, table)["token"] for one in (ben, cho))]
        sockets = [one.socket(table, [token]) for one, token in zip((ann, ben, cho), tokens, strict=True)]
        for one in sockets:
            one.state(lambda state: state["ply"] > 0)
        assert [welcome(one, table)["colours"] for one in (ann, cho)] == [colours, colours]


def test_a_seat_that_was_left_is_kept_no_longer(ann: Caller, ben: Caller, cho: Caller, dan: Caller) -> None:
    sit_together(ann, dan)
    (person,) = ann.get("/api/people").json()
    sockets, table = sit_all([ann, ben, cho])
    abandon(*sockets)
    after = wish(ann, table)["table"]
    seat = sit_down(ben, after)["seat"]
    assert ben.http.delete(f"/api/tables/{after}/seats/{seat}").status_code == 204
    ann.post(f"/api/tables/{after}/call", person=person["person"])
    assert sit_down(dan, after, "Dan")["seat"] == seat
    assert names(ann, after) == ["Dan", None, "Ann"]


def test_people_who_keep_apart_are_not_called(ann: Caller, ben: Caller) -> None:
    hers, his, table = played(ann, ben)
    block(ben, table, 0)
    after = wish(ann, table)["table"]
    assert listed(ben) == []
    assert welcome(ben, table)["rematch"] is None
    his.send(type="chat", text="Bye")
    hers.until("chat")
    his.until("chat")
    assert after not in "".join(his.raw)
    own = wish(ben, table)
    assert own["table"] != after and own["opened"] is not None
    assert listed(ann) == []


# --- One after the other ---


def test_a_rematch_that_was_deleted_is_wished_again(ann: Caller, ben: Caller) -> None:
    _, _, table = played(ann, ben)
    before = wish(ann, table)["table"]
    assert ann.http.delete(f"/api/tables/{before}").status_code == 204
    assert welcome(ben, table)["rematch"] is None
    after = wish(ben, table)["table"]
    assert after != before
    assert listed(ann) == [(after, "Ben")]


def test_a_rematch_that_began_without_a_player_is_passed_over(ann: Caller, ben: Caller, cho: Caller) -> None:
    _, _, table = played(ann, ben)
    before = wish(ann, table)
    (invite,) = before["opened"]["invites"]
    assert cho.post(f"/api/tables/{before['table']}/join", invite=invite["invite"], name="Cho").status_code == 200
    ann.socket(before["table"])
    cho.socket(before["table"]).state()
    assert welcome(ben, table)["rematch"] is None
    after = wish(ben, table)
    assert after["table"] != before["table"] and after["opened"] is not None
    assert welcome(ann, table)["rematch"] == {"table": after["table"], "seat": 1, "seated": False}


def test_a_finished_table_is_deleted_with_its_rematch_left_alone(ann: Caller) -> None:
    hers, opened = sit(ann, BOT)
    hers.state()
    abandon(hers)
    after = wish(ann, opened["table"])["table"]
    assert ann.http.delete(f"/api/tables/{opened['table']}").status_code == 204
    assert [one["table"] for one in ann.get("/api/tables").json()] == [after]


# --- Refusals ---


def test_only_players_of_a_finished_game_wish_a_rematch(server: Running, ann: Caller, ben: Caller) -> None:
    hers, his, table = sit_together(ann, ben)
    assert refused(ann, table) == (403, "game-not-over")
    abandon(hers, his)
    assert refused(server.caller(), table) == (403, "not-playing")
    assert ann.post("/api/tables/nothing/rematch").status_code == 404


def test_one_table_too_many_is_refused_and_the_finished_one_goes_on(serve: Serve) -> None:
    server = serve(tables_per_guest=1)
    ann, ben = server.caller(), server.caller()
    hers, _, table = played(ann, ben)
    ann.open(YOU, FRIEND)
    assert refused(ann, table) == (429, "tables-full")
    hers.send(type="chat", text="Still here")
    assert hers.until("chat")["text"] == "Still here"
    assert welcome(ben, table)["rematch"] is None
