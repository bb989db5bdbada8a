"""Accounts: passkeys and links by mail, the export of everything, and the end of an account."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludotheque import Record, verify
from ludotheque.app.protocol.guests import COOKIE
from tests.server.authenticator import Authenticator
from tests.server.client import BOT, FRIEND, HOTSEAT, YOU, Caller, Json, wait_until
from tests.server.conftest import Running, Serve, sit_together
from tests.server.post import PostOffice
from tests.server.post import post_office as post_office
from tests.server.postgres import Postgres
from tests.server.processes import Crashing
from tests.server.test_accounts_moving import link_of, me, seats_at
from tests.server.test_moderation import admin

__all__ = ["post_office"]


def named(caller: Caller) -> Caller:
    """Return a browser that has opened the page by the name of its host: for numbers there are no passkeys."""
    caller.address = caller.address.replace("127.0.0.1", "localhost")
    caller.http.base_url = caller.address
    return caller


def by_name(server: Running) -> Caller:
    return named(server.caller())


def origin(caller: Caller) -> str:
    return caller.address.rstrip("/")


def options_of(caller: Caller, name: str = "Ann") -> Json:
    answer = caller.post("/api/me/passkeys/options", name=name)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def register(caller: Caller, name: str = "Ann") -> Authenticator:
    key = Authenticator()
    answer = caller.post("/api/me/passkeys", **key.make(options_of(caller, name), origin(caller)))
    assert answer.status_code == 200, answer.text
    return key


def challenge_of(caller: Caller) -> Json:
    answer = caller.post("/api/sign-in/options")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def sign_in(caller: Caller, key: Authenticator, **more: Any) -> Any:
    return caller.post("/api/sign-in", **key.prove(challenge_of(caller), origin(caller), **more))


# --- Passkeys ---


def test_a_passkey_makes_an_account_that_owns_the_tables_of_its_guest(server: Running) -> None:
    ann, laptop = by_name(server), by_name(server)
    table = ann.open(YOU, HOTSEAT)["table"]
    assert me(ann)["name"] is None
    key = register(ann)
    described = me(ann)
    assert (described["name"], described["tables"]) == ("Ann", 1)
    assert [(one["label"], one["used"]) for one in described["passkeys"]] == [("A key for tests", None)]
    assert sign_in(laptop, key).json()["name"] == "Ann"
    assert [one["table"] for one in laptop.get("/api/tables").json()] == [table]
    assert seats_at(laptop, table) == [0, 1]
    assert me(ann)["passkeys"][0]["used"] is not None


def test_tables_of_a_browser_come_along_when_it_signs_in_if_that_is_wished(server: Running) -> None:
    ann, laptop, phone = by_name(server), by_name(server), by_name(server)
    key = register(ann)
    brought = laptop.open(YOU, HOTSEAT)["table"]
    left = phone.open(YOU, HOTSEAT)["table"]
    assert sign_in(laptop, key, bring=True).json()["tables"] == 1
    assert sign_in(phone, key).json()["tables"] == 1
    assert seats_at(ann, brought) == [0, 1]
    assert seats_at(ann, left) == seats_at(phone, left) == []


def test_the_tables_of_an_account_never_go_to_another(server: Running) -> None:
    ann, ben = by_name(server), by_name(server)
    hers, his = register(ann), register(ben, "Ben")
    table = ben.open(YOU, HOTSEAT)["table"]
    answer = sign_in(ben, hers, bring=True)
    assert (answer.status_code, "signed in to an account" in answer.json()["reason"]) == (403, True)
    assert sign_in(ben, hers).json()["name"] == "Ann"
    assert seats_at(ben, table) == []
    assert sign_in(ben, his).json()["tables"] == 1


def test_a_challenge_is_answered_once_by_the_browser_that_asked_for_that(server: Running) -> None:
    ann, thief = by_name(server), by_name(server)
    key = register(ann)
    asked = challenge_of(ann)
    proof = key.prove(asked, origin(ann))
    me(thief)
    assert thief.post("/api/sign-in", **proof).status_code == 403, "a proof that was overheard"
    assert ann.post("/api/sign-in", **proof).status_code == 200
    assert ann.post("/api/sign-in", **proof).status_code == 403, "a proof that was used"
    crossed = key.prove(options_of(ann), origin(ann))
    assert ann.post("/api/sign-in", **crossed).status_code == 403, "a challenge for making a passkey"
    other = Authenticator()
    made = other.make({**options_of(ann), "challenge": challenge_of(ann)["challenge"]}, origin(ann))
    assert ann.post("/api/me/passkeys", **made).status_code == 403, "a challenge for signing in"


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "https://evil.example"},
        {"rp": "evil.example"},
        {"signature": "AAAA"},
        {"authenticator_data": "AAAA"},
        {"client_data": "AAAA"},
        {"client_data": "e30"},
        {"client_data": "W10"},
        {"id": "AAAA"},
    ],
)
def test_a_proof_that_does_not_fit_signs_nobody_in(server: Running, wrong: Json) -> None:
    ann, other = by_name(server), by_name(server)
    key = register(ann)
    asked = challenge_of(other)
    if "rp" in wrong:
        asked["rp"] = wrong["rp"]
    proof = key.prove(asked, wrong.get("origin", origin(other)))
    proof.update({name: value for name, value in wrong.items() if name in proof})
    answer = other.post("/api/sign-in", **proof)
    assert answer.status_code == 403, answer.text
    assert len(answer.json()["reason"]) > 20
    assert me(other)["name"] is None


def test_a_copied_passkey_is_noticed_by_its_count(server: Running) -> None:
    ann = by_name(server)
    key = register(ann)
    for _ in range(3):
        assert sign_in(ann, key).status_code == 200
    key.count = 0
    assert sign_in(by_name(server), key).status_code == 403


def test_passkeys_are_added_and_dropped_but_never_the_last(server: Running) -> None:
    ann, other = by_name(server), by_name(server)
    first = register(ann)
    assert options_of(ann)["exclude"] == [one["id"] for one in me(ann)["passkeys"]]
    second = register(ann, "Anna")
    assert me(ann)["name"] == "Anna"
    ids = [one["id"] for one in me(ann)["passkeys"]]
    assert other.http.delete(f"/api/me/passkeys/{ids[0]}").status_code == 403
    assert len(ann.http.delete(f"/api/me/passkeys/{ids[0]}").json()["passkeys"]) == 1
    assert "only way to sign in" in ann.http.delete(f"/api/me/passkeys/{ids[1]}").json()["reason"]
    assert sign_in(other, first).status_code == 403
    assert sign_in(other, second).status_code == 200
    assert ann.post("/api/me/name", name="Ann B.").json()["name"] == "Ann B."
    assert by_name(server).post("/api/me/name", name="Ann").status_code == 403


def test_numbers_have_no_passkeys(server: Running) -> None:
    answer = server.caller().post("/api/sign-in/options")
    assert (answer.status_code, "an address with a name" in answer.json()["reason"]) == (403, True)


def test_a_challenge_outlives_a_kill_of_the_server_and_so_does_the_account(crashing: Crashing) -> None:
    ann, laptop, key = named(crashing.caller()), named(crashing.caller()), Authenticator()
    asked = options_of(ann)
    crashing.restart()
    assert named(ann).post("/api/me/passkeys", **key.make(asked, origin(ann))).status_code == 200
    crashing.restart()
    asked = challenge_of(named(laptop))
    crashing.restart()
    assert named(laptop).post("/api/sign-in", **key.prove(asked, origin(laptop))).json()["name"] == "Ann"


def test_one_server_asks_and_another_is_answered(serve: Serve, postgres: Postgres) -> None:
    url = postgres.new()
    one, two = serve(database=url), serve(database=url)
    ann = by_name(one)
    asked, key = options_of(ann), Authenticator()
    there = by_name(two)
    there.http.cookies.set(COOKIE, ann.http.cookies[COOKIE])
    assert there.post("/api/me/passkeys", **key.make(asked, origin(there))).status_code == 200
    assert sign_in(by_name(one), key).json()["name"] == "Ann"


# --- Mail ---


def ask_for_mail(caller: Caller, mail: str, language: str = "en") -> None:
    answer = caller.post("/api/sign-in/mail", mail=mail, language=language)
    assert (answer.status_code, answer.content) == (204, b"")


def link_in(office: PostOffice, count: int) -> str:
    return office.until(count)[0].partition("#")[2]


def test_a_link_by_mail_makes_an_account_and_signs_in_to_it(serve: Serve, post_office: PostOffice) -> None:
    server = serve(**post_office.settings())
    ann, laptop = server.caller(), server.caller()
    table = ann.open({**YOU, "name": "Ann"}, HOTSEAT)["table"]
    assert me(ann)["can_mail"]
    ask_for_mail(ann, "Ann@Example.org", "fr")
    link = link_in(post_office, 1)
    letter = post_office.letters[0]
    assert (letter["To"], letter["Subject"]) == ("Ann@example.org", "Se connecter à Ludotheque")
    looked = ann.post("/api/links/look", link=link).json()
    assert (looked["kind"], looked["same"], looked["mail"]) == ("mail", True, "A…@example.org")
    assert ann.post("/api/links/use", link=link).json()["mail"] == "A…@example.org"
    assert me(ann)["name"] == "Ann"
    ask_for_mail(laptop, "ann@example.org")
    link = link_in(post_office, 2)
    assert laptop.post("/api/links/look", link=link).json()["name"] == "Ann"
    assert laptop.post("/api/links/use", link=link).json()["tables"] == 1
    assert seats_at(laptop, table) == [0, 1]
    assert laptop.post("/api/links/use", link=link).status_code == 403, "the link works twice"


def test_a_link_by_mail_is_for_the_browser_that_asked(serve: Serve, post_office: PostOffice) -> None:
    server = serve(**post_office.settings())
    ann, thief = server.caller(), server.caller()
    ask_for_mail(ann, "ann@example.org")
    link = link_in(post_office, 1)
    me(thief)
    for path in ("look", "use"):
        answer = thief.post(f"/api/links/{path}", link=link)
        assert (answer.status_code, "in the browser in which you asked" in answer.json()["reason"]) == (403, True)
    assert ann.post("/api/links/use", link=link).status_code == 200


def test_nothing_says_whether_an_address_is_known(serve: Serve, post_office: PostOffice) -> None:
    server = serve(**post_office.settings())
    ann, asker = server.caller(), server.caller()
    ask_for_mail(ann, "ann@example.org")
    ann.post("/api/links/use", link=link_in(post_office, 1))
    me(asker)
    answers = [asker.post("/api/sign-in/mail", mail=mail) for mail in ("ann@example.org", "ben@example.org")]
    assert len({(one.status_code, one.content, tuple(sorted(one.headers))) for one in answers}) == 1
    post_office.until(3)
    assert {str(letter["To"]) for letter in post_office.letters[1:]} == {"ann@example.org", "ben@example.org"}
    bodies = [str(letter.get_content()).partition("#")[0] for letter in post_office.letters[1:]]
    assert bodies[0] == bodies[1]


def test_an_inbox_gets_three_links_at_most_from_any_number_of_browsers(serve: Serve, post_office: PostOffice) -> None:
    server = serve(**post_office.settings())
    for _ in range(5):
        ask_for_mail(server.caller(), "ann@example.org")
    ask_for_mail(server.caller(), "ANN@example.org")
    ask_for_mail(server.caller(), "ben@example.org")
    post_office.until(4)
    assert sorted(str(letter["To"]) for letter in post_office.letters) == ["ann@example.org"] * 3 + ["ben@example.org"]


def test_an_inbox_gets_six_links_an_hour_at_most_whatever_is_added_to_its_address(
    serve: Serve, post_office: PostOffice
) -> None:
    server = serve(**post_office.settings())
    for number in range(8):
        ask_for_mail(server.caller(), f"ann+{number}@example.org")
    ask_for_mail(server.caller(), "ben@example.org")
    post_office.until(7)
    sent = sorted(str(letter["To"]) for letter in post_office.letters)
    assert sent == [*(f"ann+{number}@example.org" for number in range(6)), "ben@example.org"]


def test_letters_are_limited(serve: Serve, post_office: PostOffice) -> None:
    server = serve(limits=True, mails_rate="2/hour", **post_office.settings())
    ann = server.caller()
    me(ann)
    for number in range(2):
        ask_for_mail(ann, f"ann{number}@example.org")
    assert ann.post("/api/sign-in/mail", mail="ann@example.org").status_code == 429


@pytest.mark.parametrize(
    "mail", ["nobody", "a@b", "a@b.org\nBcc: c@d.org", "a b@c.org", "x" * 300, "=?utf-8?q?=61nn?=@example.org"]
)
def test_no_letter_goes_to_an_impossible_address(serve: Serve, post_office: PostOffice, mail: str) -> None:
    server = serve(**post_office.settings())
    assert server.caller().post("/api/sign-in/mail", mail=mail).status_code == 422
    assert post_office.letters == []


def test_a_server_without_mail_says_so(ann: Caller) -> None:
    assert not me(ann)["can_mail"]
    assert ann.post("/api/sign-in/mail", mail="ann@example.org").status_code == 403


def test_the_database_keeps_neither_addresses_nor_links(serve: Serve, post_office: PostOffice) -> None:
    server = serve(**post_office.settings())
    ann, ben = server.caller(), server.caller()
    ask_for_mail(ann, "ann@example.org")
    ann.post("/api/links/use", link=link_in(post_office, 1))
    ask_for_mail(ben, "ben@example.org")
    waiting = link_in(post_office, 2)
    with sqlite3.connect(server.settings.database) as connection:
        dump = "".join(connection.iterdump())
    connection.close()
    assert "a…@example.org" in dump
    for secret in ("ann@example.org", "ben@example.org", waiting):
        assert secret not in dump


def test_a_link_by_mail_is_good_at_another_server(serve: Serve, post_office: PostOffice, postgres: Postgres) -> None:
    url = postgres.new()
    one, two = serve(database=url, **post_office.settings()), serve(database=url)
    ann, there = one.caller(), two.caller()
    ask_for_mail(ann, "ann@example.org")
    there.http.cookies.set(COOKIE, ann.http.cookies[COOKIE])
    assert there.post("/api/links/use", link=link_in(post_office, 1)).json()["mail"] == "a…@example.org"


# --- Everything of one's own ---


def test_an_export_has_everything_of_mine_and_nothing_of_others(server: Running, rng: random.Random) -> None:
    ann, ben = by_name(server), by_name(server)
    hers, his, playing = sit_together(ann, ben)
    hers.send(type="chat", text="hello from Ann")
    his.send(type="chat", text="hello from Ben")
    his.until("chat", lambda message: message["text"] == "hello from Ben")
    over = ann.open(YOU, HOTSEAT)["table"]
    ann.socket(over).play(rng)
    waiting = ann.open(YOU, FRIEND)
    stranger = ben.open(YOU, HOTSEAT)["table"]
    watching = ann.socket(stranger)
    watching.send(type="chat", text="hello from outside")
    watching.until("chat")
    register(ann)
    link = link_of(ann)
    answer = ann.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["format"] == "ludotheque-export-1"
    assert (found["account"]["name"], len(found["account"]["passkeys"])) == ("Ann", 1)
    tables = {one["table"]: one for one in found["tables"]}
    assert set(tables) == {playing, over, waiting["table"]}
    verify(Record.from_json(tables[over]["record"]))
    assert tables[playing]["record"] is None, "a game in play is secret"
    assert [(line["table"], line["text"]) for line in found["chat"]] == [
        (playing, "hello from Ann"),
        (stranger, "hello from outside"),
    ]
    secrets = [link, "hello from Ben", waiting["invites"][0]["invite"], ann.http.cookies[COOKIE]]
    for secret in [*secrets, *(one["token"] for one in waiting["seats"])]:
        assert secret not in answer.text


def test_exports_are_limited(serve: Serve) -> None:
    ann = serve(limits=True, exports_rate="1/hour").caller()
    me(ann)
    assert ann.get("/api/me/export").json()["tables"] == []
    assert ann.get("/api/me/export").status_code == 429


def test_a_deleted_account_is_gone_and_its_games_stay(server: Running, rng: random.Random) -> None:
    ann, ben, laptop = by_name(server), by_name(server), by_name(server)
    hers, his, playing = sit_together(ann, ben)
    opened = ann.open({**YOU, "name": "Ann"}, BOT)
    ann.socket(opened["table"]).play(rng)
    waiting = ann.open(YOU, FRIEND)["table"]
    key = register(ann)
    sign_in(laptop, key)
    link = link_of(ann)
    assert ann.http.delete("/api/me").status_code == 204
    assert hers.closed() == 1012
    assert his.closed() == 1012
    assert ben.get(f"/api/tables/{waiting}").status_code == 404
    seats = ben.get(f"/api/tables/{playing}").json()["seats"]
    assert (seats[0]["name"], seats[0]["kind"]) == ("A former player", "bot")
    record = ben.get(f"/api/tables/{opened['table']}/record").json()
    assert record["seats"][0] == "A former player"
    verify(Record.from_json(record))
    assert ben.socket(playing).play(rng)["over"]
    for caller in (ann, laptop):
        assert caller.get("/api/tables").json() == []
        assert me(caller) == {"name": None, "mail": None, "passkeys": [], "tables": 0, "can_mail": False}
    assert ben.post("/api/links/use", link=link).status_code == 403
    assert sign_in(laptop, key).status_code == 403
    token = opened["seats"][0]["token"]
    assert ben.socket(opened["table"], [token]).closed() == 4403


def test_a_guest_without_an_account_can_go_too(server: Running) -> None:
    ann, again = server.caller(), server.caller()
    table = ann.open(YOU, HOTSEAT)["table"]
    again.http.cookies.set(COOKIE, ann.http.cookies[COOKIE])
    assert seats_at(again, table) == [0, 1]
    assert ann.http.delete("/api/me").status_code == 204
    assert COOKIE not in ann.http.cookies
    assert seats_at(again, table) == []
    assert again.get("/api/tables").json() == []


def test_a_bot_plays_on_for_a_deleted_guest_though_nobody_looks(ann: Caller, ben: Caller, rng: random.Random) -> None:
    hers, his, table = sit_together(ann, ben)
    if not hers.states[0]["offered"]:
        his.choose(his.turn(), rng)
    hers.close()
    his.close()
    before = ben.get(f"/api/tables/{table}").json()["ply"]
    ann.http.delete("/api/me")
    wait_until(lambda: ben.get(f"/api/tables/{table}").json()["ply"] > before, "the table stands still")


def test_the_host_of_a_server_forgets_an_account(serve: Serve, tmp_path: Path) -> None:
    first = serve(database=tmp_path / "tables.db")
    ann = by_name(first)
    key = register(ann)
    guest = ann.http.cookies[COOKIE].partition(".")[0]
    first.stop()
    assert f"The guest {guest} is deleted" in admin(tmp_path / "tables.db", "forget", guest)
    again = serve(database=tmp_path / "tables.db")
    assert sign_in(by_name(again), key).status_code == 403


def test_the_privacy_page_has_its_facts_from_the_settings(serve: Serve) -> None:
    server = serve(contact="host@example.org", expire_finished=90)
    assert server.caller().get("/api/privacy").json() == {
        "contact": "host@example.org",
        "cookie_days": 365,
        "unbegun_days": 30,
        "finished_days": 90,
        "can_mail": False,
    }
