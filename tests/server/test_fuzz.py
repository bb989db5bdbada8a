"""Mutated messages, records, positions and card files: never a fault, no growth of memory, no one else kept waiting."""

from __future__ import annotations

import copy
import json
import logging
import math
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from ludotheque import Game, Match, Record, SeededChance, load, registered_games
from ludotheque.app.analysis import replay
from ludotheque.testing.mutants import mutants
from tests.server.client import BOT, HOTSEAT, PATIENCE, YOU, Caller, Socket
from tests.server.conftest import Serve, sit, sit_together
from tests.server.mutation import dumped, garbled, mutated, places

GAMES = [game for game in registered_games().values() if game.stage == "complete"]
DOCUMENTS = [(game.id, str(one["name"])) for game in GAMES for one in game.options.declared() if one["document"]]

LARGEST = 1024 * 1024
MOST_SLOWED = 0.1
"""Seconds by which what anyone sends may slow others; the soak measures it."""
ATTEMPTS = 4
"""The machine may have other things to do: the best of so many is what the server takes."""
MOST_GROWTH = 8 * 2**20
"""Bytes by which the server may grow over hundreds of refused requests, once its threads have met them all."""
BETWEEN_PINGS = 0.001
"""Seconds between two pings of a bystander."""
SOAK = int(os.environ.get("LUDOTHEQUE_FUZZ", "20"))
"""The factor by which the soak sends more."""


MARK = 10**6
"""Numbers from here on mark a question whose answer is waited for."""


# --- Sockets ---


def messages(state: dict[str, Any], tokens: list[str]) -> list[dict[str, Any]]:
    """One of each message that a client may send."""
    seat, ply = state["eyes"], state["ply"]
    action = state["offered"][0]["action"]
    return [
        {"type": "hello", "tokens": tokens, "since": 0},
        {"type": "reveal", "seat": seat, "value": "5a" * 32},
        {"type": "act", "seat": seat, "ply": ply, "action": action},
        {"type": "undo", "seat": seat, "ply": ply},
        {"type": "answer", "seat": seat, "ok": True},
        {"type": "agree", "seat": seat, "ply": ply, "ok": True},
        {"type": "hand-over", "seat": seat, "level": "random"},
        {"type": "take-over", "seat": seat},
        {"type": "resign", "seat": seat},
        {"type": "rename", "seat": seat, "name": "Cleo"},
        {"type": "ask", "seat": seat, "what": "bot", "about": 1 - seat, "level": "random"},
        {"type": "ask", "seat": seat, "what": "offer", "about": 1 - seat},
        {"type": "ask", "seat": seat, "what": "abandon"},
        {"type": "consent", "seat": seat, "ok": False},
        {"type": "invite", "about": seat},
        {"type": "kick", "spectator": 1},
        {"type": "hush", "on": True},
        {"type": "hint", "seat": seat, "ply": ply},
        {"type": "causes", "id": 1, "seat": seat, "ply": ply, "action": {"verb": "end"}},
        {"type": "why", "id": 1, "seat": seat, "action": action},
        {"type": "look", "id": 1, "seat": seat, "ply": ply},
        {"type": "chat", "text": "hello"},
        {"type": "ping"},
    ]


MATE = {"kind": "bot", "level": "random", "proposes": True}
TABLES: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "in turn": ((), {}),
    "sealed": ((), {"options": {"sealed_orders": True}}),
    "proposing": ((MATE,), {"game": "kick_ass"}),
}
"""Tables of different kinds: the seats besides those of two people, and the rest of the request."""


def check_mutated_messages(serve: Serve, caplog: pytest.LogCaptureFixture, number: int, kind: str) -> None:
    server = serve(strikes=10**9, lines_per_second=1e9, line_burst=10**9)
    ann, ben = server.caller(), server.caller()
    rng = random.Random(11)
    others, more = TABLES[kind]
    hers, his, _ = sit_together(ann, ben, *others, **more)
    state = next(iter(hers.states.values()))
    if not state["offered"]:
        hers, his = his, hers
        state = next(iter(hers.states.values()))
    fine = messages(state, ["made-up"])
    with caplog.at_level(logging.ERROR):
        for count in range(number):
            text = dumped(mutated(rng.choice(fine), rng))
            text = garbled(text, rng) if rng.random() < 0.2 else text
            hers.connection.send(text[: 60 * 1024])
            if count % 50 == 49:
                hers.send(type="why", id=MARK + count, seat=state["eyes"], action={"verb": "end"})
                while hers.next().get("id") != MARK + count:
                    pass
        his.send(type="ping")
        his.until("pong")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("kind", TABLES)
def test_mutated_messages_are_answered_and_the_table_stands(
    serve: Serve, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    check_mutated_messages(serve, caplog, 300, kind)


@pytest.mark.soak
@pytest.mark.parametrize("kind", TABLES)
def test_many_mutated_messages(serve: Serve, caplog: pytest.LogCaptureFixture, kind: str) -> None:
    check_mutated_messages(serve, caplog, 300 * SOAK, kind)


# --- Bodies ---


class Outside:
    """A server as a process of its own, to be looked at from outside."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "ludotheque.server", "--no-limits", "--port", "0", "--bot-pause", "0"]
        command += ["--tables-per-guest", "1000000", "--messages-per-second", "1e6", "--message-burst", "1000000"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [*command, "--database", str(folder / "tables.db")], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        self.caller = Caller(self.process.stdout.readline().split()[-1])

    def stop(self) -> None:
        self.caller.close()
        self.process.terminate()
        self.process.wait(PATIENCE)

    def post(self, path: str, body: str) -> httpx.Response:
        text = body.encode("utf-8", "surrogatepass")[:LARGEST]
        return self.caller.http.post(path, content=text, headers={"content-type": "application/json"})

    def memory(self) -> int:
        return int(psutil.Process(self.process.pid).memory_info().rss)

    def faults(self) -> list[str]:
        lines = self.log.read_text().splitlines()
        return [line for line in lines if " ERROR " in line or line.startswith("Traceback")]


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    server = Outside(tmp_path_factory.mktemp("outside"))
    yield server
    server.stop()


def refused_or_fine(server: Outside, path: str, body: str) -> bool:
    answer = server.post(path, body)
    assert answer.status_code in (200, 400, 422), f"{path} {body[:300]}: {answer.status_code} {answer.text[:300]}"
    assert answer.status_code == 200 or len(answer.json()["reason"]) > 5
    return answer.status_code == 200


def golden(game: Game, pick: Callable[..., Path] = min) -> dict[str, Any]:
    """Return the shortest golden record of a game, or the longest."""
    found = pick((Path(str(game.folder())) / "golden").glob("*.json"), key=lambda path: path.stat().st_size)
    return dict(json.loads(found.read_text(encoding="utf-8")))


def carried(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record that goes on by other rules at its first entry."""
    game = load(record["game"])
    position = game.to_json(game.start(record["players"], chance=SeededChance(1)))
    here = {"entry": 0, "version": record["version"] - 1, "position": position}
    now = {**here, "entry": 1, "version": record["version"]}
    return {**record, "version": record["version"] - 2, "carried": [here, now]}


def table(game: str, **more: Any) -> str:
    return dumped({"game": game, "seats": [HOTSEAT] * load(game).players[0], **more})


def check_mutated_bodies(server: Outside, game: Game, number: int) -> None:
    rng = random.Random(7)
    record = golden(game)
    refused = 0
    for count in range(number):
        wrong = mutated(carried(record) if count % 2 else record, rng)
        refused += not refused_or_fine(server, "/api/replay", dumped(wrong))
        body = {"record": wrong, "ply": rng.choice((0, 1, 10**6)), "seconds": 0.05}
        refused += not refused_or_fine(server, "/api/analyse", garbled(dumped(body), rng))
    assert refused > number // 2, "mutated records and bodies are taken for sound"
    opened = 0
    for data, _ in mutants(game, 2 * number):
        seats = data.get("seats")
        players = len(seats) if isinstance(seats, list) and len(seats) in game.players else game.players[0]
        answer = server.post("/api/tables", table(game.id, seats=[BOT] * players, position=data))
        assert answer.status_code in (200, 422), answer.text
        opened += answer.status_code == 200
        refused += not refused_or_fine(server, "/api/tables", table(game.id, position=mutated(data, rng)))
    assert refused > number
    assert 0 < opened < 2 * number
    assert server.faults() == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_mutated_records_and_positions(outside: Outside, game: Game) -> None:
    check_mutated_bodies(outside, game, 30)


HUGE = (2**63, -(2**63) - 1, 10**40)


def with_numbers(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a document with a huge number in place of each other number, once for each name of a field.

    Which of them makes no difference: what reads them knows no field.
    """
    met = set()
    for path in places(data):
        key = tuple(part for part in path if isinstance(part, str))
        copied = copy.deepcopy(data)
        inner: Any = copied
        for part in path[:-1]:
            inner = inner[part]
        if path and type(inner[path[-1]]) is int and key not in met:
            met.add(key)
            inner[path[-1]] = HUGE[len(met) % len(HUGE)]
            yield copied


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_numbers_beyond_64_bits_are_refused_by_name(outside: Outside, game: Game) -> None:
    record = golden(game)
    position = game.to_json(Match.resume(Record.from_json(record)).state)
    begun = {**record, "entries": record["entries"][:12], "result": None, "secret": None}
    for wrong in with_numbers(begun):
        assert not refused_or_fine(outside, "/api/replay", dumped(wrong))
        assert not refused_or_fine(outside, "/api/analyse", dumped({"record": wrong, "ply": 0, "seconds": 0.05}))
    for wrong in with_numbers(position):
        answer = outside.post("/api/tables", table(game.id, position=wrong))
        assert answer.status_code == 422 and "53 bits" in answer.json()["reason"], answer.text
    assert outside.faults() == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_many_mutated_records_and_positions(outside: Outside, game: Game) -> None:
    check_mutated_bodies(outside, game, 30 * SOAK)


def check_garbled_files(server: Outside, game: str, option: str, number: int) -> None:
    rng = random.Random(3)
    text = load(game).document(option)
    refused = sum(
        not refused_or_fine(server, "/api/tables", table(game, options={option: garbled(text, rng)}))
        for _ in range(number)
    )
    assert refused > 0
    assert server.faults() == []


@pytest.mark.parametrize(("game", "option"), DOCUMENTS)
def test_garbled_card_files(outside: Outside, game: str, option: str) -> None:
    check_garbled_files(outside, game, option, 15)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "option"), DOCUMENTS)
def test_many_garbled_card_files(outside: Outside, game: str, option: str) -> None:
    check_garbled_files(outside, game, option, 15 * SOAK)


# --- Bodies that are work ---


def filled(head: str, unit: str, tail: str) -> str:
    """As large a body as there may be, most of it the same again and again."""
    return head + unit * ((LARGEST - len(head) - len(tail)) // len(unit)) + tail


RECORD = '{"format":"ludotheque-record-1","game":"koryo","version":1,"players":2,'
TABLE = '{"game":"koryo","seats":[{"kind":"you"},{"kind":"hotseat"}],'

HEAVY: dict[str, tuple[str, str]] = {
    "a record of hundreds of thousands of entries": ("/api/replay", filled(RECORD + '"entries":[', "{},", "{}]}")),
    "as many chance values": ("/api/replay", filled(RECORD + '"entries":[],"setup":[', "1,", "1]}")),
    "nothing but brackets": ("/api/replay", filled("", "[", "")),
    "lists of lists": ("/api/replay", filled("[", "[],", "[]]")),
    "a long text": ("/api/replay", filled('"', "\\u00e9", '"')),
    "long numbers": ("/api/replay", filled("[", "9" * 100_000 + ",", "1]")),
    "an analysis of many entries": ("/api/analyse", filled('{"ply":0,"record":{"entries":[', "[],", "[]]}}")),
    "nested 5,000 deep": ("/api/analyse", '{"ply":0,"record":' + '{"a":' * 5_000 + "1" + "}" * 5_001),
    "a position of many seats": ("/api/tables", filled(TABLE + '"position":{"game":"koryo","seats":[', "[],", "[]]}}")),
    "a table of many seats": ("/api/tables", filled('{"game":"koryo","seats":[', "{},", "{}]}")),
    "many options": (
        "/api/tables",
        TABLE + '"options":{' + ",".join(f'"{number}":0' for number in range(90_000)) + "}}",
    ),
}
LONGEST_FILE = 199_999
FILES = {
    "dotted keys": "a" + ".a" * 99_000 + " = 1",
    "dotted keys in many lines": ("a" + ".a" * 40 + " = 1\n") * 2_000,
    "dotted headers": "".join(f"[a{'.b' * 40}.c{number}]\n" for number in range(2_000)),
    "nested tables": "a = " + "{a=" * 60_000,
    "nested lists": "a = " + "[\n" * 9_000,
    "only line breaks": "\n" * LONGEST_FILE,
    "long numbers": "a = " + "9" * 150_000,
    "many headers": "[[row]]\n" * 9_999,
    "many keys": "".join(f"k{number} = 1\n" for number in range(9_999)),
    "quotes": '"' * LONGEST_FILE,
}
for game_id, option_name in DOCUMENTS:
    for what, text in FILES.items():
        body = table(game_id, options={option_name: text[:LONGEST_FILE]})
        HEAVY[f"{game_id}: a file of {what}"] = ("/api/tables", body)


@pytest.fixture
def bystander(outside: Outside) -> Socket:
    """Sit someone down who only pings."""
    opened = outside.caller.open(YOU, HOTSEAT)
    socket = outside.caller.socket(opened["table"], [seat["token"] for seat in opened["seats"]])
    socket.turn()
    return socket


def pauses_during(server: Outside, bystander: Socket, path: str, body: str) -> tuple[list[float], httpx.Response]:
    """Send a body; return the seconds that each ping of a bystander took meanwhile, and the answer."""
    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(server.post, path, body)
        pauses = []
        while not asking.done():
            began = time.perf_counter()
            bystander.send(type="ping")
            bystander.until("pong")
            pauses.append(time.perf_counter() - began)
            time.sleep(BETWEEN_PINGS)
        return pauses, asking.result()


def longest_pause(server: Outside, bystander: Socket, path: str, body: str) -> float:
    """Return the longest pause of a few attempts, in the best of them, to which it comes with a quiet machine."""
    longest = math.inf
    for _ in range(ATTEMPTS):
        pauses, _ = pauses_during(server, bystander, path, body)
        longest = min(longest, max(pauses, default=0.0))
        if longest <= MOST_SLOWED:
            break
    return longest


@pytest.mark.long
def test_heavy_bodies_are_refused_in_words_cost_no_one_an_answer_and_leave_nothing_in_memory(
    outside: Outside, bystander: Socket
) -> None:
    for name, heavy in HEAVY.items():
        _, answer = pauses_during(outside, bystander, *heavy)
        assert answer.status_code in (400, 422) and answer.json()["reason"], name
        assert outside.faults() == [], name
    check_memory(outside, 2)


@pytest.mark.soak
def test_no_body_slows_others(outside: Outside, bystander: Socket) -> None:
    pauses = {name: longest_pause(outside, bystander, *heavy) for name, heavy in HEAVY.items()}
    assert {name: pause for name, pause in pauses.items() if pause > MOST_SLOWED} == {}


def check_memory(server: Outside, rounds: int) -> None:
    def once() -> None:
        for path, body in HEAVY.values():
            assert not refused_or_fine(server, path, body)

    # Each thread that comes to read such a body keeps room for the next, so that the first rounds add some.
    once()
    grown: list[int] = []
    while len(grown) < ATTEMPTS and min(grown, default=MOST_GROWTH) >= MOST_GROWTH:
        before = server.memory()
        for _ in range(rounds):
            once()
        grown.append(server.memory() - before)
    assert min(grown) < MOST_GROWTH, grown


@pytest.mark.soak
def test_many_refused_bodies_leave_nothing_in_memory(outside: Outside) -> None:
    check_memory(outside, 2 * SOAK)


def test_others_are_answered_while_a_record_is_replayed(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, answered = threading.Event(), threading.Event()
    read = replay.read

    def held(*args: Any) -> Record:
        begun.set()
        assert answered.wait(PATIENCE), "no one is answered meanwhile"
        return read(*args)

    monkeypatch.setattr(replay, "read", held)
    ann = serve().caller()
    socket, _ = sit(ann, HOTSEAT)
    socket.turn()
    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(ann.post, "/api/replay", **golden(load("koryo")))
        assert begun.wait(PATIENCE)
        socket.send(type="ping")
        socket.until("pong")
        answered.set()
        assert len(asking.result().json()["frames"]) > 50


@pytest.mark.soak
def test_a_replay_does_not_slow_others(outside: Outside, bystander: Socket) -> None:
    taking_long = golden(load("gold_record"), max)
    assert longest_pause(outside, bystander, "/api/replay", dumped(taking_long)) < MOST_SLOWED
