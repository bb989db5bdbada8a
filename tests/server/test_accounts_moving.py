"""A guest continues on another device, ends its sessions, and nothing of it works twice."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludotheque.app.people.accounts import tickets
from ludotheque.app.people.accounts.accounts import Accounts
from ludotheque.app.people.accounts.passkeys import Passkeys
from ludotheque.app.protocol.guests import COOKIE, Guests
from ludotheque.app.store.interface import Conflict, Listing, Statement, Store, StoredLine, TableStanding, now
from ludotheque.app.store.ownership import Alone
from ludotheque.app.store.queries import accounts
from ludotheque.app.store.queries.accounts import Key, Ticket
from ludotheque.app.store.queries.belongings import BELONGINGS, GUESTS, OTHERS, delete, move
from ludotheque.app.store.queries.chat import say
from ludotheque.app.store.queries.listings import call_guest, list_table
from ludotheque.app.store.queries.tables import create_table, table_info, tables_of_guest
from ludotheque.app.tables.tables import Tables
from ludotheque.server.databases.transfer import tables as described
from ludotheque.server.settings import Settings
from tests.server.client import FRIEND, HOTSEAT, YOU, Caller, Json
from tests.server.conftest import Running, Serve, sit_together
from tests.server.postgres import Postgres
from tests.server.processes import Crashing
from tests.server.test_stores import ANN, BEN, OPEN, table

GREEDY: Json = {"kind": "bot", "level": "greedy"}


def me(caller: Caller) -> Json:
    answer = caller.get("/api/me")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def link_of(caller: Caller) -> str:
    answer = caller.post("/api/me/link")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["link"])


def seats_at(caller: Caller, table: str) -> list[int]:
    line = caller.socket(table)
    yours = list(line.until("welcome")["yours"])
    line.close()
    return yours


# --- Another device ---


def test_a_link_brings_the_whole_guest_to_another_browser(server: Running, rng: random.Random) -> None:
    ann, phone = server.caller(), server.caller()
    tables = [ann.open({**YOU, "name": "Ann"}, HOTSEAT)["table"] for _ in range(2)]
    link = link_of(ann)
    looked = phone.post("/api/links/look", link=link).json()
    assert looked == {"kind": "device", "name": "Ann", "mail": None, "tables": 2, "same": False}
    assert phone.get("/api/tables").json() == [], "looking has used the link"
    assert phone.post("/api/links/use", link=link).json()["tables"] == 2
    assert {one["table"] for one in phone.get("/api/tables").json()} == set(tables)
    line = phone.socket(tables[0])
    assert line.until("welcome")["yours"] == [0, 1]
    state = line.turn()
    assert line.choose(state, rng)["ply"] > state["ply"]
    assert seats_at(ann, tables[1]) == [0, 1]


def test_a_link_works_once(server: Running) -> None:
    ann, phone, thief = server.caller(), server.caller(), server.caller()
    ann.open(YOU, HOTSEAT)
    link = link_of(ann)
    assert phone.post("/api/links/use", link=link).status_code == 200
    for path in ("look", "use"):
        answer = thief.post(f"/api/links/{path}", link=link)
        assert (answer.status_code, "used already" in answer.json()["reason"]) == (403, True)
    assert thief.get("/api/tables").json() == []


def test_of_two_who_use_a_link_at_once_one_gets_in(server: Running, ann: Caller) -> None:
    ann.open(YOU, HOTSEAT)
    for _ in range(5):
        link, callers = link_of(ann), [server.caller() for _ in range(4)]
        for caller in callers:
            me(caller)
        with ThreadPoolExecutor(4) as pool:
            codes = list(pool.map(lambda one, link=link: one.post("/api/links/use", link=link).status_code, callers))
        assert sorted(codes) == [200, 403, 403, 403]


def test_a_link_is_over_after_ten_minutes(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, phone = server.caller(), server.caller()
    assert tickets.LIFE["device"] == 600_000
    monkeypatch.setitem(tickets.LIFE, "device", -1)
    assert phone.post("/api/links/use", link=link_of(ann)).status_code == 403


def test_only_hashes_of_links_are_kept(serve: Serve) -> None:
    server = serve()
    link = link_of(server.caller())
    with sqlite3.connect(server.settings.database) as connection:
        assert connection.execute("SELECT count(*) FROM tickets").fetchone() == (1,)
        assert link not in "".join(connection.iterdump())
    connection.close()


def test_tables_of_the_other_browser_come_along_if_that_is_wished(server: Running, rng: random.Random) -> None:
    ann, ben, phone = server.caller(), server.caller(), server.caller()
    hers, _, first = sit_together(ann, ben)
    his, _, second = sit_together(phone, ben)
    waiting = phone.open(YOU, FRIEND)["table"]
    assert me(phone)["tables"] == 2
    assert phone.post("/api/links/use", link=link_of(ann), bring=True).json()["tables"] == 3
    assert his.closed() == 1012, "the table is loaded anew for its new guest"
    for caller in (ann, phone):
        assert {one["table"] for one in caller.get("/api/tables").json()} == {first, second, waiting}
        assert [seats_at(caller, one) for one in (first, second, waiting)] == [[0]] * 3
        assert caller.socket(waiting).until("welcome")["host"]
    line = ann.socket(second)
    state = line.turn() if line.state()["offered"] else None
    if state is not None:
        assert line.choose(state, rng)["ply"] > state["ply"]
    assert hers.states, "a table that did not move was left alone"


def test_tables_of_the_other_browser_are_left_if_that_is_wished(server: Running) -> None:
    ann, phone = server.caller(), server.caller()
    kept = ann.open(YOU, HOTSEAT)["table"]
    opened = phone.open(YOU, HOTSEAT)
    assert phone.post("/api/links/use", link=link_of(ann)).json()["tables"] == 1
    assert [one["table"] for one in phone.get("/api/tables").json()] == [kept]
    assert seats_at(phone, opened["table"]) == []


def test_a_game_in_play_goes_on_while_its_guests_become_one(server: Running, rng: random.Random) -> None:
    """Ann has sat down at one table from two browsers: afterwards she holds both seats."""
    ann, phone = server.caller(), server.caller()
    hers, _, name = sit_together(ann, phone)
    ply = hers.turn()["ply"] if hers.states[0]["offered"] else hers.states[0]["ply"]
    phone.post("/api/links/use", link=link_of(ann), bring=True)
    both = ann.socket(name)
    assert both.until("welcome")["yours"] == [0, 1]
    assert both.turn()["ply"] == ply
    assert both.play(rng)["over"]


# --- The end of sessions ---


def test_ending_sessions_turns_other_browsers_and_tokens_away(server: Running) -> None:
    ann, phone = server.caller(), server.caller()
    opened = ann.open(YOU, HOTSEAT)
    token, old = opened["seats"][0]["token"], ann.http.cookies[COOKIE]
    phone.post("/api/links/use", link=link_of(ann))
    waiting = link_of(ann)
    line = phone.socket(opened["table"])
    line.until("welcome")
    assert ann.post("/api/me/end-sessions").status_code == 200
    assert line.closed() == 1012
    assert seats_at(phone, opened["table"]) == []
    assert phone.get("/api/tables").json() == []
    assert phone.socket(opened["table"], [token]).closed() == 4403
    assert seats_at(ann, opened["table"]) == [0, 1]
    assert ann.http.cookies[COOKIE] != old
    thief = server.caller()
    thief.http.cookies.set(COOKIE, old)
    assert thief.get("/api/tables").json() == []
    assert thief.post("/api/links/use", link=waiting).status_code == 403, "a link from before still works"
    phone.post("/api/links/use", link=link_of(ann))
    assert seats_at(phone, opened["table"]) == [0, 1]


def test_a_generation_cannot_be_forged(server: Running) -> None:
    ann, thief = server.caller(), server.caller()
    opened = ann.open(YOU, HOTSEAT)
    guest, _, signature = ann.http.cookies[COOKIE].rpartition(".")
    ann.post("/api/me/end-sessions")
    for forged in (f"{guest}.1.{signature}", f"{guest}..{signature}", f"{guest}.{signature}"):
        thief.http.cookies.set(COOKIE, forged)
        assert seats_at(thief, opened["table"]) == []


def test_signing_out_leaves_the_guest_to_its_other_browsers(server: Running) -> None:
    ann, phone = server.caller(), server.caller()
    ann.open(YOU, HOTSEAT)
    phone.post("/api/links/use", link=link_of(ann))
    assert phone.post("/api/me/sign-out").status_code == 204
    assert phone.get("/api/tables").json() == []
    assert len(ann.get("/api/tables").json()) == 1


# --- Crashes, and several servers ---


def test_a_link_outlives_a_kill_of_the_server(crashing: Crashing) -> None:
    ann, phone = crashing.caller(), crashing.caller()
    opened = ann.open(YOU, GREEDY)
    mine = phone.open(YOU, GREEDY)["table"]
    link = link_of(ann)
    crashing.restart()
    assert phone.post("/api/links/use", link=link, bring=True).json()["tables"] == 2
    crashing.restart()
    assert {one["table"] for one in phone.get("/api/tables").json()} == {opened["table"], mine}
    assert phone.post("/api/links/use", link=link).status_code == 403


def test_a_kill_while_guests_become_one_leaves_all_of_it_or_nothing(crashing: Crashing, rng: random.Random) -> None:
    ann = crashing.caller()
    ann.open(YOU, HOTSEAT)
    for _ in range(3):
        phone, before = crashing.caller(), crashing.caller()
        for _ in range(4):
            phone.open(YOU, HOTSEAT)
        before.http.cookies.update(phone.http.cookies)
        hers, link = me(ann)["tables"], link_of(ann)
        with ThreadPoolExecutor(1) as pool:
            asked = pool.submit(phone.post, "/api/links/use", link=link, bring=True)
            time.sleep(rng.random() * 0.02)
            crashing.restart()
            answered = asked.exception() is None
        moved = me(ann)["tables"] == hers + 4
        assert (me(ann)["tables"], me(before)["tables"]) in ((hers + 4, 0), (hers, 4))
        assert moved or not answered, "an acknowledged move is lost"
        assert before.post("/api/links/use", link=link).status_code == (403 if moved else 200)


def test_a_kill_while_a_guest_leaves_does_not_keep_it_from_leaving(crashing: Crashing, rng: random.Random) -> None:
    ann = crashing.caller()
    names = [ann.open({**YOU, "name": "Ann"}, HOTSEAT)["table"] for _ in range(8)]
    for name in names:
        ann.socket(name).turn()
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(ann.http.delete, "/api/me")
        time.sleep(rng.random() * 0.05)
        crashing.restart()
        asked.exception()
    assert ann.http.delete("/api/me").status_code == 204
    for name in names:
        seats = crashing.caller().get(f"/api/tables/{name}").json()["seats"]
        assert [(seat["name"], seat["kind"]) for seat in seats] == [("A former player", "bot")] * 2


def test_two_servers_on_one_database_know_one_another_s_links(serve: Serve, postgres: Postgres) -> None:
    url = postgres.new()
    one, two = serve(database=url), serve(database=url)
    ann, phone, here = one.caller(), two.caller(), one.caller()
    opened = ann.open(YOU, HOTSEAT)
    moved = phone.open(YOU, HOTSEAT)["table"]
    held = here.socket(moved)  # the first server has the table in memory
    held.until("welcome")
    assert phone.post("/api/links/use", link=link_of(ann), bring=True).json()["tables"] == 2
    assert held.closed() == 1012
    assert seats_at(ann, moved) == [0, 1]
    assert seats_at(phone, opened["table"]) == [0, 1]
    assert ann.post("/api/me/end-sessions").status_code == 200
    assert phone.get("/api/tables").json() == []


# --- The store ---


async def test_statements_are_all_done_or_none(store: Store) -> None:
    secret, _ = await tickets.issue(store, Ticket("device", "ann"))
    await store.change(create_table(table("t", ANN, OPEN, standing=TableStanding(0, None))))
    rename = Statement("UPDATE tables SET owner = ? WHERE id = ?", ("ben", "t"))
    await store.change([rename, accounts.take_ticket(secret)])
    with pytest.raises(Conflict):
        await store.change([rename._replace(values=("cho", "t")), accounts.take_ticket(secret)])
    found = await table_info(store, "t")
    assert found is not None
    assert found.owner == "ben"
    assert await accounts.ticket(store, secret, now()) is None
    other, _ = await tickets.issue(store, Ticket("sign-in", "ben"))
    with pytest.raises(Conflict):
        await tickets.issue(store, Ticket("sign-in", "ben"), other)


RATING = "INSERT INTO ratings (player, game, mu, sigma, games, at) VALUES (?, ?, 25.0, 8.0, ?, 1)"
BLOCK = "INSERT INTO blocks (guest, blocked, name, \"at\") VALUES (?, ?, 'X', 1)"
REPORT = (
    'INSERT INTO reports (id, "at", "by", about, name, game, "table", seat, reason, text, lines) '
    "VALUES (?, 1, ?, ?, 'X', 'koryo', 't', 0, 'spam', '', '[]')"
)


WAY = (
    "INSERT INTO ways (id, guest, kind, address, detail, language, site, created, confirmed, active, failures) "
    "VALUES (?, ?, 'mail', ?, '{}', 'en', '', 1, TRUE, TRUE, 0)"
)
RING = "INSERT INTO rings (way, \"table\", seat, ply, state, tries, \"at\") VALUES (?, 'rung', 0, 1, 'sent', 1, 1)"


async def give(store: Store) -> None:
    """Ratings, blocks, reports and ways to be called of Ann and Cho; some of them about the same."""
    ways = (("1", "ann", "same@x.org"), ("2", "cho", "same@x.org"), ("3", "ann", "other@x.org"))
    await store.change(create_table(table("rung", BEN, owner="ben")))
    await store.change([Statement(WAY, one) for one in ways] + [Statement(RING, (one[0],)) for one in ways])
    ratings = (("ann", "koryo", 3), ("cho", "koryo", 5), ("ann", "gold_record", 9))
    blocks = (("ann", "ben"), ("cho", "ben"), ("dan", "ann"), ("dan", "cho"), ("ann", "cho"), ("cho", "ann"))
    reports = (("1", "ann", "ben"), ("2", "cho", "ben"), ("3", "dan", "ann"))
    changes = [Statement(RATING, one) for one in ratings] + [Statement(BLOCK, one) for one in blocks]
    await store.change(changes + [Statement(REPORT, one) for one in reports])


async def rows(store: Store, table: str, *columns: str) -> list[tuple[object, ...]]:
    listed = ", ".join(f'"{name}"' for name in columns)
    return [tuple(row) for row in await store.find(f"SELECT {listed} FROM {table} ORDER BY {listed}")]


async def test_nothing_but_reports_about_them_stays_of_guests_who_leave(store: Store) -> None:
    await give(store)
    for guest in ("ann", "cho"):
        await store.change(delete(guest))
    assert await rows(store, "ratings", "player") == await rows(store, "blocks", "guest") == []
    assert await rows(store, "ways", "id") == await rows(store, "rings", "way") == []
    assert await rows(store, "reports", "by", "about") == [("dan", "ann"), ("gone 1", "ben"), ("gone 2", "ben")]
    assert await rows(store, "cookies", "guest", "generation") == [("ann", 1), ("cho", 1)]


async def test_everything_of_a_guest_moves_along(store: Store) -> None:
    await store.change(create_table(table("hers", ANN, OPEN, standing=TableStanding(0, None))))
    await store.change(create_table(table("his", BEN, OPEN, owner="ben", standing=TableStanding(0, None))))
    await store.change([list_table(Listing("his", 10))])
    await store.change([call_guest("his", "ann", 1)])
    await store.change([call_guest("his", "cho", 2)])
    await store.change([call_guest("hers", "ann", 3)])
    await give(store)
    await store.change(move("ann", "cho"))
    assert [one.id for one in await tables_of_guest(store, "cho")] == ["hers"]
    assert await tables_of_guest(store, "ann") == []
    assert await rows(store, "ratings", "player", "game", "games") == [
        ("cho", "gold_record", 9),
        ("cho", "koryo", 5),
    ]
    assert await rows(store, "ways", "id", "guest") == [("2", "cho"), ("3", "cho")]
    assert await rows(store, "rings", "way") == [("2",), ("3",)]
    assert await rows(store, "blocks", "guest", "blocked") == [("cho", "ben"), ("dan", "cho")]
    assert await rows(store, "reports", "by", "about") == [("cho", "ben"), ("dan", "cho")]
    calls = await store.find('SELECT "table", guest, "at" FROM calls ORDER BY "at"')
    assert [tuple(row) for row in calls] == [("his", "cho", 2), ("hers", "cho", 3)]


async def test_cookies_end_and_end_again(store: Store) -> None:
    for expected in range(3):
        assert await accounts.generation(store, "ann") == expected
        await store.change(accounts.end_cookies("ann"))
    assert await accounts.generation(store, "ben") == 0


async def test_two_deletions_at_once_leave_a_way_to_sign_in(store: Store) -> None:
    tables = Tables(store, None, Settings(), Alone())  # type: ignore[arg-type]
    identity = Accounts(store, tables, Guests(b"key"))
    keys = [accounts.add_passkey(id, Key("ann", b"k", 0), id, 1) for id in ("one", "two", "three")]
    await store.change([accounts.open_account("ann", "Ann", 1), *keys])
    drop = Passkeys(store, identity, Guests(b"key")).drop
    done = await asyncio.gather(*(drop("ann", id) for id in ("one", "two", "three")), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["NoneType", "NoneType", "Refused"]
    assert len(await accounts.passkeys(store, "ann")) == 1


async def test_lines_at_tables_that_one_only_watched_lose_the_name_too(store: Store) -> None:
    await store.change(create_table(table("watched", BEN, owner="ben")))
    await store.change([say("watched", StoredLine("Ann", None, "hello", 1, "ann"))])
    await store.change([say("watched", StoredLine("Ben", 0, "welcome", 2, "ben"))])
    await store.change(delete("ann"))
    assert await rows(store, "chat", "name", "guest") == [("A former player", None), ("Ben", "ben")]


async def test_browsers_that_are_signed_out_are_called_no_more(store: Store) -> None:
    await give(store)
    await store.change([Statement("UPDATE ways SET kind = 'push' WHERE id IN ('1', '2')")])
    await store.change(accounts.end_cookies("ann"))
    assert await rows(store, "ways", "id") == [("2",), ("3",)]
    assert await rows(store, "rings", "way") == [("2",), ("3",)]


def test_every_column_of_guests_says_what_becomes_of_it() -> None:
    """A new table with something of a guest has to be named in belongings.py."""
    known = {(one.table, one.column) for one in BELONGINGS} | OTHERS
    found = {(one.name, column) for one in described() for column in one.columns if column in GUESTS}
    assert found == known


def test_a_table_that_is_set_aside_is_loaded_anew_afterwards(server: Running, ann: Caller) -> None:
    opened = ann.open(YOU, HOTSEAT)
    tables = server.app.state.app.tables

    async def aside() -> None:
        name = opened["table"]
        before = await tables.get(name)
        entered = asyncio.Event()

        async def hold() -> None:
            async with tables.aside([name, name]):
                entered.set()
                await asyncio.sleep(0.05)

        holding = [asyncio.create_task(hold()) for _ in range(3)]
        await entered.wait()
        after = await tables.get(name)
        await asyncio.gather(*holding)
        assert before.closed
        assert after is not before
        assert not (await tables.get(name)).closed

    server.run(aside)


def test_refusals_of_identity_are_in_words(ann: Caller) -> None:
    for path, body in (("links/use", {"link": "x", "bring": 1}), ("links/look", {}), ("links/use", {"link": ""})):
        answer = ann.post(f"/api/{path}", **body)
        assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
    assert ann.post("/api/links/use", link="nothing").status_code == 403
