"""A queue that server processes share and thinkers pull from: over real sockets, with real searches."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import secrets
import struct
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque import BadInput, SeededChance, load
from ludotheque.app.thinking.asking import Asker, Kind, ThinkingError
from ludotheque.app.thinking.mind import Mind
from ludotheque.app.thinking.orders import Order, SliceOutcome, Task
from ludotheque.app.thinking.question import Question, question
from ludotheque.app.thinking.scheduler import Scheduler
from ludotheque.server.thinking import frames
from ludotheque.server.thinking import host as host_module
from ludotheque.server.thinking.host import Host
from ludotheque.server.thinking.remote import Remote, RemoteJobs
from tests.server.client import BOT, PATIENCE
from tests.server.conftest import Serve, sit

SECRET = secrets.token_hex().encode()
KORYO = load("koryo")
PEOPLE = Asker(Kind.PEOPLE, ("table of Ann", "guest Ann"))


def asked() -> Question:
    state = KORYO.start(4, chance=SeededChance(3))
    return question(KORYO, state, int(state.current_player()))


def within_patience(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in a loop of its own; it fails if it hangs."""

    def run(tmp_path: Path) -> None:
        asyncio.run(asyncio.wait_for(test(tmp_path), 3 * PATIENCE))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@contextlib.asynccontextmanager
async def hosting(address: str) -> AsyncIterator[tuple[str, Scheduler]]:
    scheduler = Scheduler()
    host = Host(scheduler, SECRET)
    try:
        yield await host.open(address), scheduler
    finally:
        await host.close()


@contextlib.asynccontextmanager
async def thinking(address: str, slots: int = 1) -> AsyncIterator[RemoteJobs]:
    """Yield a thinker that searches in threads of this process."""
    jobs = RemoteJobs(address, SECRET, slots)
    jobs.warm()

    async def work(worker: str) -> None:
        mind = Mind()
        jobs.join(worker)
        while True:
            order = await jobs.pull(worker)
            jobs.deliver(worker, await asyncio.to_thread(mind.think, order))

    workers = [asyncio.create_task(work(f"worker {slot}")) for slot in range(slots)]
    try:
        yield jobs
    finally:
        for task in workers:
            task.cancel()
        jobs.close()


@contextlib.contextmanager
def asking(address: str, patience: float = 20.0) -> Iterator[Remote]:
    remote = Remote(address, SECRET, patience)
    try:
        yield remote
    finally:
        remote.close()


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.01)


# --- Thinking together ---


@pytest.mark.parametrize("unix", [True, False])
def test_servers_submit_and_thinkers_pull(unix: bool, tmp_path: Path) -> None:
    async def run(tmp_path: Path) -> None:
        async with hosting(str(tmp_path / "queue") if unix else "127.0.0.1:0") as (address, _):
            with asking(address) as one, asking(address) as other:
                async with thinking(address, slots=2):
                    action, found = await asyncio.gather(
                        one.choose(asked(), "medium", PEOPLE), other.analyse(asked(), 0.6, Asker(Kind.ANALYSIS))
                    )
        assert action in range(KORYO.actions.size)
        assert sum(move.share for move in found.moves) == pytest.approx(1.0)

    within_patience(run)(tmp_path)


@within_patience
async def test_a_fault_of_a_game_comes_back_in_words(tmp_path: Path) -> None:
    async with hosting(str(tmp_path / "queue")) as (address, _), thinking(address):
        with asking(address) as server:
            with pytest.raises(ThinkingError, match="BadPosition"):
                await server.choose(Question("koryo", {"seats": []}, 0, 1), "hard", PEOPLE)
            assert await server.choose(asked(), "greedy", PEOPLE) in range(KORYO.actions.size)


@within_patience
async def test_a_thinker_that_dies_leaves_its_question_to_others(tmp_path: Path) -> None:
    async with hosting(str(tmp_path / "queue")) as (address, _):
        reader, writer = await frames.dial(address, SECRET, "thinker", 1)
        frames.send(writer, frames.Pull(slot=0))
        with asking(address) as server:
            answer = asyncio.create_task(server.choose(asked(), "easy", PEOPLE))
            await frames.receive(reader, frames.ToThinker)
            await frames.hang_up(writer)
            async with thinking(address):
                assert await answer in range(KORYO.actions.size)


@within_patience
async def test_a_process_that_dies_at_a_thinker_leaves_its_question_to_others(tmp_path: Path) -> None:
    async with hosting(str(tmp_path / "queue")) as (address, _):
        jobs = RemoteJobs(address, SECRET, 1)
        jobs.warm()
        jobs.join("worker")
        with asking(address) as server:
            answer = asyncio.create_task(server.choose(asked(), "easy", PEOPLE))
            await jobs.pull("worker")
            jobs.leave("worker")
            again = await jobs.pull("worker")
            assert again.task is not None
            jobs.deliver("worker", Mind().think(again))
            assert await answer in range(KORYO.actions.size)
        jobs.close()


@within_patience
async def test_a_thinker_that_is_stuck_is_given_up(tmp_path: Path) -> None:
    before, host_module.OVERDUE = host_module.OVERDUE, 0.1
    try:
        async with hosting(str(tmp_path / "queue")) as (address, _):
            reader, writer = await frames.dial(address, SECRET, "thinker", 1)
            frames.send(writer, frames.Pull(slot=0))
            with asking(address) as server:
                answer = asyncio.create_task(server.choose(asked(), "easy", PEOPLE))
                await frames.receive(reader, frames.ToThinker)
                assert await reader.read() == b"", "the queue hangs up"
                host_module.OVERDUE = before  # the thinker that takes over has its time, however busy the machine is
                async with thinking(address):
                    assert await answer in range(KORYO.actions.size)
            await frames.hang_up(writer)
    finally:
        host_module.OVERDUE = before


@within_patience
async def test_what_a_server_no_longer_needs_leaves_the_queue(tmp_path: Path) -> None:
    async with hosting(str(tmp_path / "queue")) as (address, scheduler):
        with asking(address) as server, asking(address) as crashing:
            cancelled = asyncio.create_task(server.choose(asked(), "hard", PEOPLE))
            orphans = [asyncio.create_task(crashing.choose(asked(), "hard", PEOPLE)) for _ in range(3)]
            await until(lambda: len(scheduler._queue) == 4)
            cancelled.cancel()
            await until(lambda: len(scheduler._queue) == 3)
            crashing.close()
            await until(lambda: len(scheduler._queue) == 0)
            for orphan in orphans:
                orphan.cancel()


@within_patience
async def test_servers_and_thinkers_wait_for_a_queue_and_come_back_to_it(tmp_path: Path) -> None:
    address = str(tmp_path / "queue")
    with asking(address) as server:
        early = asyncio.create_task(server.choose(asked(), "easy", PEOPLE))
        async with thinking(address):
            await asyncio.sleep(0.05)
            async with hosting(address):
                assert await early in range(KORYO.actions.size)
            late = asyncio.create_task(server.choose(asked(), "easy", PEOPLE))
            await asyncio.sleep(0.05)
            async with hosting(address):
                assert await late in range(KORYO.actions.size)


@within_patience
async def test_a_queue_that_stays_away_is_told_in_words(tmp_path: Path) -> None:
    with asking(str(tmp_path / "nobody"), patience=0.1) as server:
        with pytest.raises(ThinkingError, match=r"not answered for 0\.1 seconds"):
            await server.choose(asked(), "easy", PEOPLE)
        assert not server._open


def test_people_can_finish_their_game_without_a_queue(serve: Serve, tmp_path: Path, rng: random.Random) -> None:
    socket, _ = sit(serve(Remote(str(tmp_path / "nobody"), SECRET, 0.02)).caller(), BOT)
    assert socket.play(rng)["over"]


# --- Told to no one else ---


@within_patience
async def test_a_thinker_learns_a_position_and_nothing_of_the_asker(tmp_path: Path) -> None:
    async with hosting(str(tmp_path / "queue")) as (address, _):
        reader, writer = await frames.dial(address, SECRET, "thinker", 1)
        frames.send(writer, frames.Pull(slot=0))
        with asking(address) as server:
            one = asked()
            answer = asyncio.create_task(server.choose(one, "easy", PEOPLE))
            (length,) = struct.unpack(">I", await reader.readexactly(4))
            told = msgspec.json.decode(await reader.readexactly(length))
            answer.cancel()
        assert set(told) == {"type", "slot", "order"}
        assert set(told["order"]) == {"number", "seconds", "more", "task", "forget"}
        assert told["order"]["task"] == {
            "question": {"game": "koryo", "position": one.position, "seat": one.seat, "seed": one.seed},
            "level": "easy",
            "taken": None,
        }
        await frames.hang_up(writer)


@within_patience
async def test_a_queue_learns_no_name_of_a_table_or_a_guest(tmp_path: Path) -> None:
    heard: list[bytes] = []

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await frames.welcome(reader, writer, SECRET)
        heard.append(await reader.read(100_000))
        writer.close()

    server = await asyncio.start_unix_server(met, tmp_path / "queue")
    with asking(str(tmp_path / "queue")) as remote:
        answer = asyncio.create_task(remote.choose(asked(), "easy", PEOPLE))
        await until(lambda: bool(heard))
        answer.cancel()
    server.close()
    assert b'"accounts"' in heard[0]
    assert b"Ann" not in heard[0]


@pytest.mark.parametrize("role", ["asker", "thinker"])
def test_nobody_gets_in_without_the_secret(role: Any, tmp_path: Path) -> None:
    async def run(tmp_path: Path) -> None:
        async with hosting(str(tmp_path / "queue")) as (address, scheduler):
            with pytest.raises(asyncio.IncompleteReadError):
                await frames.dial(address, b"another secret!!", role, 1)
            assert not scheduler._queue._workers

    within_patience(run)(tmp_path)


@within_patience
async def test_a_false_queue_is_told_nothing(tmp_path: Path) -> None:
    """It lets everyone in, but does not know the secret."""

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        frames.send(writer, frames.Challenge(nonce="0"))
        await frames.receive(reader, frames._HELLO)
        frames.send(writer, frames.Welcome(proof="0"))

    server = await asyncio.start_unix_server(met, tmp_path / "queue")
    with pytest.raises(frames.Broken, match="the secret of the queue is another one"):
        await frames.dial(str(tmp_path / "queue"), SECRET, "asker")
    server.close()


@within_patience
async def test_a_proof_does_not_fit_another_role_or_another_time(tmp_path: Path) -> None:
    async with hosting(str(tmp_path / "queue")) as (address, _):
        for role, challenge in (("thinker", None), ("asker", "an old nonce")):
            reader, writer = await asyncio.open_unix_connection(address)
            nonce = (await frames.receive(reader, frames._CHALLENGE)).nonce
            proof = frames._proof(SECRET, "asker", challenge or nonce, "1")
            frames.send(writer, frames.Hello(role=role, nonce="1", proof=proof))
            assert await reader.read() == b""
            await frames.hang_up(writer)


@within_patience
async def test_only_the_owner_may_use_the_socket_and_no_file_is_overwritten(tmp_path: Path) -> None:
    async with hosting(str(tmp_path / "queue")) as (address, _):
        assert Path(address).stat().st_mode & 0o777 == 0o600
        with pytest.raises(BadInput, match="another queue listens"):
            await Host(Scheduler(), SECRET).open(address)
    (tmp_path / "file").write_text("mine")
    with pytest.raises(BadInput, match="is not a socket"):
        await Host(Scheduler(), SECRET).open(str(tmp_path / "file"))
    assert (tmp_path / "file").read_text() == "mine"


# --- Whatever is sent ---

TASK = Task(asked(), "easy")
ASK = {"type": "ask", "id": 1, "kind": 0, "wanted": 0.01, "waited": 0.0, "accounts": [], "task": TASK}
OUTCOME = SliceOutcome(1, 0.01, True, 3)


def frame(body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + body


@pytest.mark.parametrize(
    ("role", "sent"),
    [
        ("asker", struct.pack(">I", 2**31)),
        ("asker", frame(b"no JSON")),
        ("asker", frame(b"[" * 100_000)),
        ("asker", frame(b"[]")),
        ("asker", frame(msgspec.json.encode({"type": "pull", "slot": 0}))),
        ("asker", frame(msgspec.json.encode(ASK | {"wanted": 1e9}))),
        ("asker", frame(msgspec.json.encode(ASK | {"wanted": -1.0}))),
        ("asker", frame(msgspec.json.encode(ASK | {"kind": 9}))),
        ("asker", frame(msgspec.json.encode(ASK | {"waited": "long"}))),
        ("asker", frame(msgspec.json.encode(ASK | {"accounts": ["x" * 1000]}))),
        ("asker", frame(msgspec.json.encode(ASK | {"more": 1}))),
        ("asker", frame(msgspec.json.encode(ASK).replace(b'"waited":0.0', b'"waited":NaN'))),
        ("asker", 2 * frame(msgspec.json.encode(ASK))),
        ("thinker", frame(msgspec.json.encode(ASK))),
        ("thinker", frame(msgspec.json.encode({"type": "pull", "slot": 1}))),
        ("thinker", frame(msgspec.json.encode({"type": "pull", "slot": -1}))),
        ("thinker", 2 * frame(msgspec.json.encode({"type": "pull", "slot": 0}))),
        ("thinker", frame(msgspec.json.encode({"type": "lost", "slot": 0}))),
        ("thinker", frame(msgspec.json.encode({"type": "deliver", "slot": 0, "outcome": OUTCOME}))),
    ],
)
def test_nonsense_ends_a_connection_and_nothing_else(role: Any, sent: bytes, tmp_path: Path) -> None:
    async def run(tmp_path: Path) -> None:
        async with hosting(str(tmp_path / "queue")) as (address, scheduler):
            reader, writer = await frames.dial(address, SECRET, role, 1)
            writer.write(sent)
            assert await reader.read() == b""
            await frames.hang_up(writer)
            await until(lambda: not len(scheduler._queue))
            async with thinking(address):
                with asking(address) as server:
                    assert await server.choose(asked(), "easy", PEOPLE) in range(KORYO.actions.size)

    within_patience(run)(tmp_path)


@pytest.mark.parametrize(
    "outcome",
    [SliceOutcome(99, 0.01, True, 3), SliceOutcome(1, -1.0, True, 3), SliceOutcome(1, 1e9, True, 3)],
    ids=["of another request", "negative time", "too long"],
)
def test_an_outcome_that_nobody_asked_for_ends_a_thinker_and_the_question_is_kept(
    outcome: SliceOutcome, tmp_path: Path
) -> None:
    async def run(tmp_path: Path) -> None:
        async with hosting(str(tmp_path / "queue")) as (address, _):
            reader, writer = await frames.dial(address, SECRET, "thinker", 1)
            frames.send(writer, frames.Pull(slot=0))
            with asking(address) as server:
                answer = asyncio.create_task(server.choose(asked(), "easy", PEOPLE))
                await frames.receive(reader, frames.ToThinker)
                writer.write(frame(msgspec.json.encode({"type": "deliver", "slot": 0, "outcome": outcome})))
                assert await reader.read() == b""
                await frames.hang_up(writer)
                async with thinking(address):
                    assert await answer in range(KORYO.actions.size)

    within_patience(run)(tmp_path)


@within_patience
async def test_a_stranger_may_not_send_much(tmp_path: Path) -> None:
    async with hosting(str(tmp_path / "queue")) as (address, _):
        reader, writer = await asyncio.open_unix_connection(address)
        await frames.receive(reader, frames._CHALLENGE)
        writer.write(struct.pack(">I", frames.LARGEST_GREETING + 1))
        assert await reader.read() == b""
        await frames.hang_up(writer)


# --- Secrets, addresses, the command ---


def test_the_secret_comes_from_a_file_or_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret").write_text("sixteen letters!\n")
    assert frames.read_secret(tmp_path / "secret") == b"sixteen letters!"
    monkeypatch.setenv(frames.SECRET_VARIABLE, "sixteen letters?")
    assert frames.read_secret(None) == b"sixteen letters?"
    monkeypatch.setenv(frames.SECRET_VARIABLE, "short")
    with pytest.raises(BadInput, match="at least 16 characters"):
        frames.read_secret(None)


@pytest.mark.parametrize("address", ["", "7000", "here:", ":7000", "here:99999", "here:x", "here:²"])
def test_an_address_is_a_path_or_a_host_with_a_port(address: str) -> None:
    with pytest.raises(BadInput, match="HOST:PORT"):
        frames.place(address)


def test_an_order_survives_the_wire() -> None:
    order = Order(7, 0.25, 0.75, TASK, (1, 2))
    give = frames.ToThinker.validate_json(
        msgspec.json.encode(frames.Give(slot=0, order=order), enc_hook=frames._fields)
    )
    assert give.order == order


def test_a_server_with_a_shared_queue_and_a_thinker_started_by_command(serve: Serve, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text(SECRET.decode())
    think = [sys.executable, "-m", "ludotheque", "think", "--secret-file", str(secret)]
    queue = subprocess.Popen(
        [*think, "--listen", "127.0.0.1:0", "--workers", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert queue.stdout is not None
    address = queue.stdout.readline().split()[-1]
    thinker = subprocess.Popen([*think, "--connect", address, "--workers", "1"], stderr=subprocess.DEVNULL)
    try:
        from ludotheque.server.run.asgi import _thinker
        from ludotheque.server.settings import Settings

        server = serve(_thinker(Settings(thinking=address, thinking_secret_file=secret)))
        socket, _ = sit(server.caller(), {"kind": "bot", "level": "easy"})
        assert socket.play(random.Random(1))["over"]
    finally:
        for process in (queue, thinker):
            process.terminate()
        assert [process.wait(PATIENCE) for process in (queue, thinker)] == [0, 0]


def test_the_command_wants_one_place_and_a_secret() -> None:
    def think(*options: str) -> tuple[int, str]:
        environment = {key: value for key, value in os.environ.items() if key != frames.SECRET_VARIABLE}
        done = subprocess.run(
            [sys.executable, "-m", "ludotheque", "think", *options], capture_output=True, text=True, env=environment
        )
        return done.returncode, done.stderr

    for options, reason in (
        ((), "either --listen or --connect"),
        (("--listen", "/tmp/a", "--connect", "/tmp/b"), "either --listen or --connect"),
        (("--listen", "nowhere"), "HOST:PORT"),
        (("--connect", "127.0.0.1:9"), "LUDOTHEQUE_THINKING_SECRET"),
    ):
        code, text = think(*options)
        assert code == 2
        assert reason in text
