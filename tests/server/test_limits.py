"""Limits by guest and by address: one flood is refused with when to come back, and everyone else plays on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import threading
import time
from collections.abc import Iterable, Iterator
from typing import Any

import httpx
import pytest
from starlette.routing import BaseRoute, Mount, Route
from websockets.exceptions import ConnectionClosed

from ludotheque import load
from ludotheque.app.analysis.studies import Stop
from ludotheque.app.calls.every import EVERY
from ludotheque.app.protocol.refused import TooMany
from ludotheque.app.rates import REMEMBERED, Buckets, Rate
from ludotheque.app.thinking.asking import Asker
from ludotheque.app.thinking.question import Question
from ludotheque.bots import Analysis
from ludotheque.server.limits import TOLD, Limits
from ludotheque.server.run.asgi import create_app
from ludotheque.server.settings import Settings
from tests.server.client import BOT, HOTSEAT, PATIENCE, YOU, Caller
from tests.server.conftest import Dice, Running, Serve, sit
from tests.server.test_http import record

NEW = {"game": "koryo", "seats": [YOU, HOTSEAT]}


UNCOUNTED = {
    "/api/openapi.json": "the same text for everybody",
    "": "the files of the client",
    "/health": "for the host's own monitoring",
    "/ready": "for the host's own monitoring",
    "/metrics": "for the host's own monitoring, with a token",
}
"""Addresses without a limit of their own, and why."""


def paths(routes: Iterable[BaseRoute], below: str = "") -> Iterator[str]:
    """Yield the paths of all routes."""
    for route in routes:
        if isinstance(route, Mount) and route.routes:
            yield from paths(route.routes, below + route.path)
        elif isinstance(route, Mount | Route):
            yield below + route.path


def test_every_address_is_a_call_that_counts_for_a_limit() -> None:
    found = set(paths(create_app(Settings()).routes))
    assert len(found) > 70
    assert found - {f"/api{call.path}" for call in EVERY} == set(UNCOUNTED)
    assert {call.limit for call in EVERY} <= set(TOLD)


def as_stranger(server: Running, path: str, body: Any, address: str | None = None) -> httpx.Response:
    """Return a call without a cookie, from that address behind the proxy."""
    headers = {} if address is None else {"X-Forwarded-For": address}
    return httpx.post(server.address + path, json=body, headers=headers, timeout=PATIENCE)


def refused(answer: httpx.Response) -> str:
    assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
    assert int(answer.headers["Retry-After"]) > 0
    return str(answer.json()["reason"])


def test_a_guest_opens_so_many_tables_and_others_open_theirs(serve: Serve) -> None:
    server = serve(limits=True, tables_rate="2/hour")
    ann, ben = server.caller(), server.caller()
    ann.get("/api/games")
    for _ in range(2):
        ann.open(YOU, HOTSEAT)
    again = ann.post("/api/tables", **NEW)
    assert "many tables in a short time; try again in 30 minutes" in refused(again)
    assert 1700 < int(again.headers["Retry-After"]) <= 1800
    ben.open(YOU, HOTSEAT)


def test_a_flood_without_cookies_is_limited_by_address(serve: Serve) -> None:
    server = serve(limits=True, tables_rate="1/hour", analyses_rate="1/hour", guests_per_address=3)
    analyse = {"record": record(), "ply": 4}
    for path, body in (("api/tables", NEW), ("api/analyse", analyse)):
        codes = [as_stranger(server, path, body).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]


def test_a_trusted_proxy_tells_addresses_apart(serve: Serve) -> None:
    server = serve(limits=True, tables_rate="1/hour", guests_per_address=1)
    for address in ("192.0.2.1", "192.0.2.2", "2001:db8:0:1::1"):
        assert as_stranger(server, "api/tables", NEW, address).status_code == 200
        assert as_stranger(server, "api/tables", NEW, address).status_code == 429
    refused(as_stranger(server, "api/tables", NEW, "2001:db8:0:1::2"))


def test_what_anybody_else_says_of_an_address_is_not_believed(serve: Serve) -> None:
    server = serve(limits=True, tables_rate="1/hour", guests_per_address=1, trusted_proxies=())
    assert as_stranger(server, "api/tables", NEW, "192.0.2.1").status_code == 200
    refused(as_stranger(server, "api/tables", NEW, "192.0.2.2"))


def test_positions_and_card_files_have_a_limit_of_their_own(serve: Serve) -> None:
    ann = serve(limits=True, positions_rate="1/hour").caller()
    ann.get("/api/games")
    game = load("gold_record")
    ann.open(*[BOT] * game.players[0], game=game.id, options={"cards": game.document("cards")})
    many = {"game": game.id, "seats": [BOT] * game.players[0], "options": {"cards": game.document("cards")}}
    assert "positions or card files" in refused(ann.post("/api/tables", **many))
    assert "positions or card files" in refused(ann.post("/api/tables", **NEW, position={"game": "koryo"}))
    ann.open(YOU, HOTSEAT)


def test_replays_and_analyses_are_limited(serve: Serve) -> None:
    ann = serve(limits=True, replays_rate="1/minute", analyses_rate="1/minute").caller()
    ann.get("/api/games")
    assert ann.post("/api/replay", **record()).status_code == 200
    assert "many replays" in refused(ann.post("/api/replay", **record()))
    assert ann.post("/api/analyse", record=record(), ply=4).status_code == 200
    assert "many analyses" in refused(ann.post("/api/analyse", record=record(), ply=4))


def test_hints_and_chat_are_limited_at_all_tables_together(serve: Serve) -> None:
    ann = serve(limits=True, hints_rate="1/minute", lines_rate="1/minute", lines_per_second=100.0).caller()
    first, _ = sit(ann, HOTSEAT)
    second, _ = sit(ann, HOTSEAT)
    for line, end in ((first, "hint"), (second, "refused")):
        state = line.turn()
        line.send(type="hint", seat=state["eyes"], ply=state["ply"])
        told = line.until(end)
    assert "many hints in a short time" in told["reason"]
    for line, end in ((first, "chat"), (second, "refused")):
        line.send(type="chat", text="hello")
        told = line.until(end)
    assert "many lines in a short time" in told["reason"]


def test_an_address_makes_so_many_requests(serve: Serve) -> None:
    ann = serve(limits=True, requests_per_address="3/minute").caller()
    assert [ann.get("/api/levels").status_code for _ in range(4)] == [200, 200, 200, 429]
    refused(ann.get("/api/levels"))
    assert ann.get("/").status_code == 200


def test_an_address_opens_so_many_sockets(serve: Serve) -> None:
    ann = serve(limits=True, sockets_per_address=2).caller()
    table = ann.open(YOU, HOTSEAT)["table"]
    first, second = ann.socket(table), ann.socket(table)
    first.state()
    second.state()
    third = ann.socket(table, hello=False)
    assert third.closed() == 4429
    assert "too many tables open" in third.raw[0]
    first.close()
    until = time.monotonic() + PATIENCE
    while True:  # the server may not have noticed yet
        assert time.monotonic() < until
        with contextlib.suppress(ConnectionClosed):
            again = ann.socket(table)
            if again.next()["type"] == "welcome":
                break
    again.state()


def test_a_record_has_so_many_entries(serve: Serve) -> None:
    ann = serve(record_entries=3).caller()
    for answer in (ann.post("/api/replay", **record()), ann.post("/api/analyse", record=record(), ply=1)):
        assert answer.status_code == 422
        assert "records of up to 3 entries" in answer.json()["reason"]


def test_a_record_may_take_so_long(serve: Serve) -> None:
    ann = serve(study_seconds=1e-9).caller()
    for answer in (ann.post("/api/replay", **record()), ann.post("/api/analyse", record=record(), ply=1)):
        assert (answer.status_code, answer.json()["reason"]) == (422, "this record takes too long to play again")


def test_too_many_records_at_once_are_refused(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(studies_waiting=1)
    begun, go_on = threading.Event(), threading.Event()

    def check(stop: Stop) -> None:
        begun.set()
        assert go_on.wait(PATIENCE)

    monkeypatch.setattr(Stop, "check", check)
    codes: list[int] = []
    first = threading.Thread(target=lambda: codes.append(server.caller().post("/api/replay", **record()).status_code))
    first.start()
    try:
        assert begun.wait(PATIENCE)
        assert "at the moment" in refused(server.caller().post("/api/replay", **record()))
    finally:
        go_on.set()
        first.join(PATIENCE)
    assert codes == [200]


def leave_after_asking(caller: Caller, path: str, body: Any, begun: threading.Event) -> None:
    """Ask, and hang up once the work has begun."""
    host, port = caller.address.removeprefix("http://").rstrip("/").split(":")
    text = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
    )
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(head.encode() + text)
        assert begun.wait(PATIENCE)


def test_an_analysis_is_cancelled_when_the_asker_is_gone(serve: Serve) -> None:
    begun, cancelled = threading.Event(), threading.Event()

    class Slow(Dice):
        async def analyse(self, asked: Question, seconds: float, asker: Asker) -> Analysis:
            begun.set()
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                cancelled.set()
                raise
            raise AssertionError("it was not cancelled")

    ann = serve(Slow()).caller()
    leave_after_asking(ann, "/api/analyse", {"record": record(), "ply": 4}, begun)
    assert cancelled.wait(PATIENCE)


def test_a_replay_is_given_up_when_the_asker_is_gone(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, told = threading.Event(), threading.Event()
    checked = Stop.check

    def check(stop: Stop) -> None:
        begun.set()
        assert stop._gone.wait(PATIENCE), "no one told the thread"
        told.set()
        checked(stop)

    monkeypatch.setattr(Stop, "check", check)
    ann = serve().caller()
    leave_after_asking(ann, "/api/replay", record(), begun)
    assert told.wait(PATIENCE)


def test_buckets_refill_and_stay_few() -> None:
    now = 0.0
    buckets = Buckets(Rate(60, "minute"), 1, lambda: now)
    for _ in range(60):
        assert buckets.wait("ann") == 0
        buckets.take("ann")
    assert buckets.wait("ann") == pytest.approx(1)
    now = 1.0
    assert buckets.wait("ann") == pytest.approx(0)
    for number in range(3 * REMEMBERED):
        buckets.take(str(number))
    assert len(buckets) <= REMEMBERED


@pytest.mark.parametrize("times", [1, 3, 7])
def test_a_full_bucket_gives_all_that_it_holds_at_any_time(times: int) -> None:
    rng, now = random.Random(1), 0.0
    for number in range(2_000):
        now = rng.uniform(0, 10**6)
        buckets = Buckets(Rate(1 + number % 3, "hour"), times, lambda at=now: at)
        for _ in range((1 + number % 3) * times):
            assert buckets.wait("ann") == 0
            buckets.take("ann")
        assert buckets.wait("ann") > 1


def test_new_cookies_open_no_hundreds_of_tables_at_once() -> None:
    now = 0.0
    limits = Limits(Settings(), lambda: now)
    opened = 0
    with pytest.raises(TooMany):
        for guest in range(600):
            limits.ask("tables", f"guest {guest}", "192.0.2.1")
            opened += 1
    assert opened == 40
    limits.ask("tables", "guest", "192.0.2.2")
    now = 1.5
    limits.ask("tables", "guest", "192.0.2.1")


def test_an_address_that_waits_does_not_use_up_its_guests() -> None:
    now = 0.0
    limits = Limits(Settings(tables_rate=Rate(2, "hour"), guests_per_address=1), lambda: now)
    for _ in range(2):
        limits.ask("tables", None, "192.0.2.1")
    with pytest.raises(TooMany):
        limits.ask("tables", "ann", "192.0.2.1")
    for _ in range(2):
        limits.ask("tables", "ann", "192.0.2.2")
