"""A real server for each test: uvicorn on a free port, an SQLite file, and bots that play at random."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import itertools
import random
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from ludotheque import SeededChance, load
from ludotheque.app.thinking.asking import Asker
from ludotheque.app.thinking.pace import Pace
from ludotheque.app.thinking.question import Question
from ludotheque.bots import Analysis, Move
from ludotheque.server.databases.sqlite import check
from ludotheque.server.run.asgi import create_app
from ludotheque.server.run.start import Server, configuration
from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.logs import JsonLines
from ludotheque.server.transport.connections import Connections
from tests.server.client import FRIEND, PATIENCE, YOU, Caller, Socket
from tests.server.postgres import cluster as cluster
from tests.server.postgres import postgres as postgres
from tests.server.processes import Crashing
from tests.server.stores import database as database
from tests.server.stores import on as on
from tests.server.stores import store as store

FAST: dict[str, Any] = {
    "port": 0,
    "bot_pause": 0.0,
    "messages_per_second": 100_000.0,
    "message_burst": 100_000,
    "limits": False,
}
"""A server for tests has no limits but those that a test asks for."""


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(name: str, obj: object) -> None:
    """Have each test that is a coroutine run in an event loop of its own, together with its fixtures."""
    if name.startswith("test_") and inspect.iscoroutinefunction(obj):
        pytest.mark.anyio(obj)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def json_lines(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Yield the log in its JSON form. The handler outlives the test, so its own form is put back."""
    before = caplog.handler.formatter
    caplog.handler.setFormatter(JsonLines())
    yield caplog
    caplog.handler.setFormatter(before)


class Dice:
    """A stand-in for the bots: anything that is offered, at once. Remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.rng = random.Random(1)
        self.pace = Pace()

    def warm(self) -> None: ...

    def close(self) -> None: ...

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        return self.rng.choice(self.legal(asked))

    async def analyse(self, asked: Question, seconds: float, asker: Asker) -> Analysis:
        legal = self.legal(asked)
        players = len(asked.position["seats"])
        return Analysis([Move(action, 1 / len(legal), 0.5) for action in legal], [1 / players] * players)

    def legal(self, asked: Question) -> list[int]:
        self.asked.append(asked)
        state = load(asked.game).from_json(asked.position, SeededChance(asked.seed))
        assert state.current_player() == asked.seat
        return [int(action) for action in state.legal_actions()]


ROUNDS = 20
"""Rounds of the loop in which a task that need not wait comes to what it is to do."""


class FakeAlarm:
    """A call that may be cancelled."""

    def __init__(self, when: float, call: Callable[[], None]) -> None:
        self.when = when
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


NOON = 1_700_000_000.0 - 1_700_000_000.0 % 86_400 + 43_200 - 1000
"""When the time of a fake ticker would be 0, so that it begins at noon in UTC."""


class FakeTicker:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[FakeAlarm] = []

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        return NOON + self._now

    def at(self, when: float, call: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(when, call)
        self._alarms.append(alarm)
        return alarm

    def waits(self, seconds: float) -> bool:
        """Return whether something is to be called after that time, and nothing earlier."""
        whens = [alarm.when for alarm in self._alarms if not alarm.cancelled]
        return min(whens, default=None) == self._now + seconds

    def advance(self, seconds: float) -> None:
        self._now += seconds
        due = [alarm for alarm in self._alarms if alarm.when <= self._now]
        self._alarms = [alarm for alarm in self._alarms if alarm.when > self._now]
        for alarm in sorted(due, key=lambda one: one.when):
            if not alarm.cancelled:
                alarm.call()


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings, thinker: Any, ticker: FakeTicker | None = None) -> None:
        self.settings = settings
        self.ticker = ticker
        self.app = create_app(settings, thinker, ticker)
        self.address = ""
        self._callers: list[Caller] = []
        self._ready = threading.Event()
        config = configuration(self.app, settings)
        self.connections: Connections = cast(Any, config.http).keywords["connections"]
        self._server = Server(config, self._started, settings.drain_seconds)
        self._loop: asyncio.AbstractEventLoop
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def _started(self, address: str) -> None:
        self.address = address
        self._loop = asyncio.get_running_loop()
        self._ready.set()

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the server did not start"

    def stop(self) -> None:
        for caller in self._callers:
            caller.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def run(self, function: Callable[..., object], *args: Any) -> None:
        """Call something in the server's thread, a coroutine too, and wait until it is done."""

        async def call() -> None:
            done = function(*args)
            if inspect.isawaitable(done):
                await done

        asyncio.run_coroutine_threadsafe(call(), self._loop).result(PATIENCE)

    def settle(self) -> None:
        """Let the server's tasks go on until all that is ready has been done: nothing here waits for time."""
        for _ in range(ROUNDS):
            self.run(asyncio.sleep, 0)

    def wait(self, seconds: float) -> None:
        """Let time pass for a server with a ticker of the test."""
        assert self.ticker is not None
        self.run(self.ticker.advance, seconds)

    def ring(self, seconds: float) -> None:
        """Let that time pass once something waits for the end of it: less would not do, and more is not needed."""
        assert self.ticker is not None
        deadline = time.monotonic() + PATIENCE
        while not self.ticker.waits(seconds):
            assert time.monotonic() < deadline, f"nothing waits for {seconds} seconds"
            time.sleep(0.005)
        self.wait(seconds)

    def caller(self, guest: Caller | None = None) -> Caller:
        """Return a browser: a new one, or one of a guest who came to another server before."""
        caller = Caller(self.address)
        if guest is not None:
            caller.http.cookies.update(guest.http.cookies)
        self._callers.append(caller)
        return caller


Serve = Callable[..., Running]


@pytest.fixture(scope="session")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty database with today's layout: to copy it takes a fifth of the time of making one."""
    path = tmp_path_factory.mktemp("layout") / "tables.db"
    check(path)
    return path


@pytest.fixture
def serve(tmp_path: Path, laid_out: Path) -> Iterator[Serve]:
    """Start servers: ``serve(thinker, setting=...)``, each with a database of its own."""
    numbers = itertools.count()
    with contextlib.ExitStack() as stack:

        def start(thinker: Any = None, *, ticker: FakeTicker | None = None, **more: Any) -> Running:
            database = shutil.copyfile(laid_out, tmp_path / f"tables-{next(numbers)}.db")
            settings = Settings(**{"database": database, **FAST, **more})
            running = Running(settings, thinker or Dice(), ticker)
            running.start()
            stack.callback(running.stop)
            return running

        yield start


@pytest.fixture
def timed(serve: Serve) -> Running:
    """Return a server whose time passes when the test says so."""
    return serve(ticker=FakeTicker())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a file: each has guests and tables of its own."""
    running = Running(Settings(database=tmp_path_factory.mktemp("server") / "tables.db", **FAST), Dice())
    running.start()
    yield running
    running.stop()


@pytest.fixture
def ann(server: Running) -> Caller:
    return server.caller()


@pytest.fixture
def ben(server: Running) -> Caller:
    return server.caller()


@pytest.fixture
def cho(server: Running) -> Caller:
    return server.caller()


@pytest.fixture
def dan(server: Running) -> Caller:
    return server.caller()


@pytest.fixture
def crashing(tmp_path: Path) -> Iterator[Crashing]:
    """Yield a server that can be killed."""
    one = Crashing(tmp_path / "tables.db")
    yield one
    one.running.kill()
    for caller in one.callers:
        caller.close()


@pytest.fixture
def rng() -> random.Random:
    return random.Random(5)


def sit(caller: Caller, *others: Any, **more: Any) -> tuple[Socket, dict[str, Any]]:
    """Open a table and connect with all the tokens that came with it."""
    opened = caller.open(YOU, *others, **more)
    return caller.socket(opened["table"], [seat["token"] for seat in opened["seats"]]), opened


def sit_all(callers: Sequence[Caller], *others: Any, **more: Any) -> tuple[list[Socket], str]:
    """Open a table for the first, and seat the others by their links; all are connected and have seen the start."""
    opened = callers[0].open(YOU, *[FRIEND] * (len(callers) - 1), *others, **more)
    table, tokens = opened["table"], [opened["seats"][0]["token"]]
    for caller, invite, name in zip(callers[1:], opened["invites"], ("Ben", "Cho", "Dan"), strict=False):
        joined = caller.post(f"/api/tables/{table}/join", invite=invite["invite"], name=name)
        tokens.append(joined.json()["token"])
    sockets = [caller.socket(table, [token]) for caller, token in zip(callers, tokens, strict=True)]
    for socket in sockets:
        socket.state()
    return sockets, table


def sit_together(ann: Caller, ben: Caller, *others: Any, **more: Any) -> tuple[Socket, Socket, str]:
    """Ann opens a table, Ben joins by the link; both are connected and have seen the start."""
    (hers, his), table = sit_all([ann, ben], *others, **more)
    return hers, his, table
