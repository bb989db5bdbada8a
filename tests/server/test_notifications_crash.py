"""Calls survive ``kill -9``, and of several servers on one database one sends them."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.client import PATIENCE, Caller
from tests.server.conftest import Serve
from tests.server.post import PostOffice
from tests.server.post import post_office as post_office
from tests.server.postgres import Postgres
from tests.server.processes import Crashing
from tests.server.receiver import Receiver
from tests.server.receiver import receiver as receiver
from tests.server.test_notifications import AT_ONCE, begin, first_and_other, look, play_on, player, subscribe

CALL_AFTER = 1
NOT_BY_THIS_SERVER = 3600
"""Seconds after which someone would be called by a server that is killed much earlier."""
LONG = 1.2
"""Seconds within which a doubled call would have come. Too few, on a busy machine, would only hide one."""

Crash = Callable[..., Crashing]


@pytest.fixture
def crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Crash]:
    """Start a server that can be killed, with settings."""
    begun: list[Crashing] = []

    def start(**settings: object) -> Crashing:
        for name, value in {**AT_ONCE, "commit_seconds": 0, "reveal_seconds": 0, **settings}.items():
            monkeypatch.setenv(f"LUDOTHEQUE_{name.upper()}", str(value))
        begun.append(Crashing(tmp_path / "tables.db"))
        return begun[-1]

    yield start
    for one in begun:
        one.running.kill()


def begin_slow(crashing: Crashing) -> tuple[Caller, str, str]:
    """Return the player whose turn it is, their token, and their table, at which no one is any more."""
    ada, otto, table, tokens = begin(crashing)
    return (ada, tokens["Ada"], table) if player(ada, table) == 0 else (otto, tokens["Otto"], table)


def until_noted(crashing: Crashing) -> None:
    """Wait until the server has noted what it sent: killed before, it would send it again."""
    end = time.monotonic() + PATIENCE
    with contextlib.closing(sqlite3.connect(crashing.database)) as database:
        while database.execute("SELECT count(*) FROM rings WHERE state = 'sending'").fetchone() != (0,):
            assert time.monotonic() < end, "the server does not note what it sent"
            time.sleep(0.01)


def test_a_call_that_is_owed_is_sent_once_by_the_server_that_comes_after_a_killed_one(
    crash: Crash, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    crashing = crash(call_after=NOT_BY_THIS_SERVER)
    first, token, table = begin_slow(crashing)
    browser = subscribe(first, receiver)
    monkeypatch.setenv("LUDOTHEQUE_CALL_AFTER", str(CALL_AFTER))
    crashing.restart()
    receiver.until(1)
    until_noted(crashing)
    crashing.restart()
    play_on(first, table, token)
    receiver.until(2)
    time.sleep(LONG)
    assert [browser.read(got)["type"] for got in receiver.got] == ["turn", "done"]


def test_a_push_in_flight_is_sent_again_under_the_name_that_replaces_it(crash: Crash, receiver: Receiver) -> None:
    crashing = crash(call_after=0)
    first, _, _ = begin_slow(crashing)
    receiver.hold.clear()
    browser = subscribe(first, receiver)
    receiver.until(1)
    crashing.restart()
    receiver.hold.set()
    receiver.until(2)
    time.sleep(LONG)
    one, other = (browser.read(got) for got in receiver.got)
    assert one == other, "the same tag: a browser shows one notification"


def test_a_letter_in_flight_is_not_sent_again(crash: Crash, post_office: PostOffice) -> None:
    crashing = crash(mail_after=0, public_address="https://play.example.org", **post_office.settings())
    caller, _, _ = begin_slow(crashing)
    caller.post("/api/calling/mail", address="ada@example.org")
    word = post_office.until(1)[-1].partition("#confirm=")[2]
    arrived, killed = threading.Event(), threading.Event()
    usual = post_office.handle_DATA

    async def hold(server: SMTP, session: Session, envelope: Envelope) -> str:
        answer = await usual(server, session, envelope)
        arrived.set()
        killed.wait(10)
        return answer

    post_office.handle_DATA = hold  # type: ignore[method-assign]
    caller.post("/api/calling/confirm", word=word)
    assert arrived.wait(10)
    crashing.running.kill()
    killed.set()
    crashing.restart()
    time.sleep(LONG)
    assert len(post_office.letters) == 2, "the letter that asked to confirm, and one"


def test_of_two_servers_on_one_database_one_sends(serve: Serve, postgres: Postgres, receiver: Receiver) -> None:
    url = postgres.new()
    servers = [serve(database=url, idle_seconds=0.2, **AT_ONCE) for _ in range(2)]
    ada, otto, table, tokens = begin(servers[0])
    first, _, name = first_and_other(servers[0], (ada, otto, table, tokens))
    browser = subscribe(first, receiver)
    receiver.until(1)
    for _ in range(2):
        for server in servers:
            look(server)
    time.sleep(LONG)
    assert [browser.read(got)["type"] for got in receiver.got] == ["turn"]
    play_on(first, table, tokens[name])
    receiver.until(2)
    time.sleep(LONG)
    assert [browser.read(got)["type"] for got in receiver.got] == ["turn", "done"]


def test_a_server_calls_nobody_who_is_connected_to_another(
    serve: Serve, postgres: Postgres, receiver: Receiver
) -> None:
    url = postgres.new()
    here, elsewhere = (serve(database=url, idle_seconds=0.2, **AT_ONCE) for _ in range(2))
    ada, otto, table, tokens = begin(here)
    first, _, name = first_and_other(here, (ada, otto, table, tokens))
    line = first.socket(table, [tokens[name]])
    line.turn()
    subscribe(first, receiver)
    look(elsewhere)
    look(here)
    time.sleep(LONG)
    assert receiver.got == []
