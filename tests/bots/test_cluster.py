"""Work in bulk on a Dask cluster: the results of one process, and one sentence for each thing that can be wrong."""

from __future__ import annotations

import contextlib
import datetime
import ipaddress
import json
import os
import pickle
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

pytest.importorskip("distributed")

import dask
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from distributed import Client

from ludotheque import BadInput, load
from ludotheque.bots import cluster
from ludotheque.bots.fingerprint import code_of
from ludotheque.bots.simulate import simulate
from ludotheque.bots.tournament import Tournament
from ludotheque.bots.training.calibration import calibrate
from ludotheque.bots.training.course import Course, TrainingPlan
from ludotheque.bots.training.matches import Contender, match
from ludotheque.teaching.puzzles.making import Budget, PuzzlePlan, puzzles_from
from tests.commands import invoke

ROOT = Path(__file__).parents[2]
PUZZLES = PuzzlePlan(
    "leduc", wanted=2, games=12, seed=1, budget=Budget(decisions=4, first_simulations=4, worlds=4, more_worlds=4)
)
ANSWER_SECONDS = 30


class Network:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.running: list[subprocess.Popen[bytes]] = []
        self.address: str = ""

    def scheduler(self, *first: Path, options: tuple[str, ...] = ()) -> subprocess.Popen[bytes]:
        """Start a scheduler that finds modules in these folders first."""
        file = self._folder / "scheduler.json"
        file.unlink(missing_ok=True)
        made = self._start("scheduler", "--port", "0", "--scheduler-file", str(file), *options, first=first)
        end = time.monotonic() + ANSWER_SECONDS
        while not (file.is_file() and file.read_text()):
            assert made.poll() is None and time.monotonic() < end, "the scheduler does not start"
            time.sleep(0.05)
        self.address = json.loads(file.read_text())["address"]
        return made

    def worker(self, *first: Path) -> subprocess.Popen[bytes]:
        """Start a worker that finds modules in these folders first."""
        options = ["--nthreads", "1", "--no-nanny", "--local-directory", str(self._folder)]
        return self._start("worker", self.address, *options, first=first)

    def _start(self, which: str, *options: str, first: tuple[Path, ...]) -> subprocess.Popen[bytes]:
        path = os.pathsep.join(map(str, [*first, *sys.path]))
        command = [sys.executable, "-m", f"distributed.cli.dask_{which}", "--host", "127.0.0.1", "--no-dashboard"]
        made = subprocess.Popen(
            [*command, *options], cwd=self._folder, env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.DEVNULL
        )
        self.running.append(made)
        return made


@contextmanager
def network(folder: Path) -> Iterator[Network]:
    made = Network(folder)
    try:
        yield made
    finally:
        for process in reversed(made.running):
            process.kill()
            process.wait(ANSWER_SECONDS)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder in which the workers start, with bots that draw from Python's own chance."""
    folder = tmp_path_factory.mktemp("dask")
    (folder / "bots_with_dice.py").write_text(DICING, encoding="utf-8")
    return folder


DICING = """
import random

from ludotheque.bots import Bot


def dicing(seen):
    return random.choice(seen.legal())


class Dicing(Bot):
    def choose(self, seen):
        return dicing(seen)
"""


@pytest.fixture(scope="module")
def address(home: Path) -> Iterator[str]:
    """Yield the address of a scheduler with two workers."""
    with network(home) as made:
        made.scheduler()
        made.worker()
        made.worker()
        yield made.address


def simulated(scheduler: str | None) -> object:
    bots = ["greedy", "bots_with_dice:dicing", import_module("bots_with_dice").Dicing]
    report = simulate(load("koryo"), 3, None, bots, games=20, seed=2, scheduler=scheduler)
    return report["by_bot"], report["by_seat"], report["decisions"]


def met(scheduler: str | None) -> object:
    cup = Tournament(load("leduc"), 2, ["greedy", "random", "easy@5"], games=40, seed=1)
    played = sorted(cup.play(1, scheduler), key=repr)
    return played, cup.standings()


def calibrated(scheduler: str | None) -> object:
    return calibrate(load("leduc"), 2, games=12, seed=3, scheduler=scheduler)


def matched(scheduler: str | None) -> object:
    found = match(load("leduc"), 2, Contender(), Contender(simulations=5), 6, 1, scheduler=scheduler)
    return replace(found, own_ms=0.0, other_ms=0.0)


def puzzled(scheduler: str | None) -> object:
    return list(puzzles_from(PUZZLES, scheduler=scheduler))


@pytest.mark.parametrize("work", [simulated, met, calibrated, matched, puzzled])
def test_a_cluster_comes_to_the_results_of_one_process(
    work: Callable[[str | None], object], address: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(home)
    alone = work(None)
    assert alone and work(address) == alone


def drawn(seconds: float) -> int:
    """Draw for a while, and return how many of the numbers are others than the seed's."""
    random.seed(1)
    alone, wrong, end = random.Random(1), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        for _ in range(1000):
            wrong += random.random() != alone.random()
        random.setstate(alone.getstate())
        time.sleep(0.001)
    return wrong


def test_dask_does_not_draw_from_the_chance_of_bots(address: str) -> None:
    with cluster.workers(1, address, load("leduc")) as crew:
        assert [wrong for _, wrong in crew.spread(drawn, [3, 3.1])] == [0, 0]


def test_records_come_home(address: str, home: Path, tmp_path: Path) -> None:
    for place, scheduler in (("alone", None), ("together", address)):
        simulate(load("leduc"), 2, None, ["random"], 5, seed=1, record=tmp_path / place, scheduler=scheduler)
    alone, together = (sorted((tmp_path / place).iterdir()) for place in ("alone", "together"))
    assert len(together) == 5 and [one.name for one in together] == [one.name for one in alone]
    assert [one.name for one in home.glob("*.json")] == ["scheduler.json"]


@pytest.mark.parametrize(
    "command",
    [
        "simulate leduc --players 2 --games 5 --json",
        "tournament leduc --bots greedy,random --games 4 --json",
        "calibrate leduc --games 2 --json",
        "puzzles leduc --games 1 --out puzzles.json",
        "train leduc --minutes 0.01 --looks 0 --deals 2 --simulations 2 --out course --json",
        "lab leduc --players 2 --games 10 --out lab",
    ],
)
def test_each_command_takes_a_scheduler(
    command: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(cluster, "CONNECT_SECONDS", 0.5)
        lost = invoke([*command.split(), "--scheduler", "tcp://127.0.0.1:9"])
    assert lost.exit_code == 2
    assert "no Dask scheduler answers at 'tcp://127.0.0.1:9'" in lost.output
    said = invoke([*command.split(), "--scheduler", address])
    assert said.exit_code == 0, said.output


def test_a_course_learns_from_games_of_the_cluster(address: str, tmp_path: Path) -> None:
    course = Course(TrainingPlan("leduc", 2, minutes=0.02, looks=1, deals=4, simulations=2), tmp_path, address)
    course.run(lambda progress: None)
    assert course.progress.games > 100
    assert [one["games"] for one in (*course.progress.curve, *course.progress.league)] == [8, 8]


def pause(task: int) -> int:
    """Take a while, in which a process can be killed; return which one did it."""
    time.sleep(0.05)
    return os.getpid()


def test_a_killed_worker_costs_its_part_only(tmp_path: Path) -> None:
    with network(tmp_path) as made:
        made.scheduler()
        one, other = made.worker(ROOT), made.worker(ROOT)
        with cluster.workers(1, made.address, load("leduc")) as crew:
            done, by = [], set()
            for task, pid in crew.spread(pause, range(100)):
                done.append(task)
                by.add(pid)
                if by == {one.pid, other.pid} and one.poll() is None:
                    one.kill()
                    one.wait(ANSWER_SECONDS)
    assert by == {one.pid, other.pid} and one.returncode == -signal.SIGKILL
    assert sorted(done) == list(range(100))


def test_the_loss_of_the_last_worker_is_told_once_and_another_one_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with network(tmp_path) as made:
        made.scheduler()
        worker = made.worker(ROOT)
        with cluster.workers(1, made.address, load("leduc")) as crew:
            coming = crew.spread(pause, range(40))
            done = [next(coming)[0]]
            worker.kill()
            threading.Thread(target=another, args=(made, caplog), daemon=True).start()
            done += [task for task, _ in coming]
    assert sorted(done) == list(range(40))
    assert told(caplog) == ["the Dask cluster has no workers left: waiting for one"]


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.name == cluster.__name__]


def another(made: Network, caplog: pytest.LogCaptureFixture) -> None:
    """Start another worker as soon as the log says that none is left."""
    end = time.monotonic() + ANSWER_SECONDS
    while not told(caplog) and time.monotonic() < end:
        time.sleep(0.05)
    made.worker(ROOT)


def odd(task: int) -> int:
    """Return an odd number up to 100."""
    if task > 100:
        raise BadInput("too large")
    return 2 * task + 1


def test_an_error_costs_no_result_before_it() -> None:
    sent = pickle.dumps((odd, "leduc", (), code_of(load("leduc"), ())))
    results, problem, _seconds = cluster.play_there(cluster.PYTHON, sent, pickle.dumps([1, 2, 101, 3]))
    assert results == [3, 5]
    assert isinstance(problem, BadInput)


def test_a_worker_of_another_python_refuses_a_part() -> None:
    """One that comes late is not asked for its versions. It must not run code of this Python."""
    results, problem, _seconds = cluster.play_there("3.99", b"code of 3.99", b"tasks of 3.99")
    assert (results, problem) == (
        [],
        f"a worker of the cluster has Python {cluster.PYTHON}, here it is 3.99: install the same everywhere",
    )


def test_a_worker_of_another_python_is_no_lost_cluster(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PYTHON", "3.99")
    with pytest.raises(BadInput, match=r"a worker of the cluster has Python 3\.\d+, here it is 3\.99: install"):
        simulate(load("leduc"), 2, None, ["random"], 2, scheduler=address)


def test_a_lost_cluster_loses_nothing_that_was_played(tmp_path: Path) -> None:
    def cup() -> Tournament:
        return Tournament(load("leduc"), 2, ["greedy", "random"], games=800, seed=1, file=tmp_path / "cup.jsonl")

    with network(tmp_path) as made:
        scheduler = made.scheduler()
        made.worker()
        playing = cup().play(1, made.address)
        next(playing)
        scheduler.kill()
        with pytest.raises(BadInput, match="the Dask cluster was lost before everything was done: run it again"):
            for _ in playing:
                pass
    again = cup()
    kept = len(again.meetings)
    assert 0 < kept < again.total
    assert len(list(again.play())) == again.total - kept


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nowhere", "missing port number in address 'nowhere'; an address is like tcp://10.0.0.5:8786"),
        ("http://127.0.0.1:9", "unknown address scheme 'http'"),
        ("tls://127.0.0.1:9", "TLS needs certificates on this machine, too"),
        ("tcp://127.0.0.1:9", "Connection refused"),
        ("tcp://no-such-host.invalid:8786", "(Name or service not known|Temporary failure in name resolution)"),
    ],
)
def test_an_address_of_no_scheduler(address: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.5)
    with pytest.raises(BadInput, match=f"no Dask scheduler answers at '{address}': {said}"):
        simulate(load("leduc"), 2, None, ["random"], 2, scheduler=address)


@pytest.mark.parametrize("first", [None, b"", b"SSH-2.0-OpenSSH_9.2\r\n", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_a_server_that_is_no_scheduler(first: bytes | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says nothing, hangs up, or begins to speak another protocol."""
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:
        if first is not None:
            threading.Thread(target=begin, args=(server, first), daemon=True).start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(BadInput, match=f"no Dask scheduler answers at '{address}': .* does not speak Dask's"):
            simulate(load("leduc"), 2, None, ["random"], 2, scheduler=address)


def begin(server: socket.socket, first: bytes) -> None:
    """Say something to each client, and hang up."""
    with contextlib.suppress(OSError):
        while True:
            client, _ = server.accept()
            client.sendall(first)
            client.close()


def test_a_cluster_with_certificates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, others = pem(tmp_path / "ours.pem"), pem(tmp_path / "others.pem")
    with network(tmp_path) as open_to_all:
        open_to_all.scheduler()
        trust(monkeypatch, ours)
        with pytest.raises(BadInput, match="does not speak Dask's protocol with TLS"):
            simulate(load("leduc"), 2, None, ["random"], 2, scheduler=open_to_all.address.replace("tcp", "tls"))
    with network(tmp_path) as made:
        made.scheduler(options=("--protocol", "tls"))
        made.worker()
        assert made.address.startswith("tls://")
        assert simulate(load("leduc"), 2, None, ["random"], 2, scheduler=made.address)["games"] == 2
        with pytest.raises(BadInput, match=r"does not speak Dask's protocol, or only with TLS"):
            simulate(load("leduc"), 2, None, ["random"], 2, scheduler=made.address.replace("tls", "tcp"))
        trust(monkeypatch, others)
        with pytest.raises(BadInput, match="a certificate is not trusted"):
            simulate(load("leduc"), 2, None, ["random"], 2, scheduler=made.address)
        trust(monkeypatch, ours, client=others)
        with pytest.raises(BadInput, match="a certificate is not trusted"):
            simulate(load("leduc"), 2, None, ["random"], 2, scheduler=made.address)
        trust(monkeypatch, tmp_path / "none.pem")
        with pytest.raises(BadInput, match=r"Dask's TLS options \(distributed.comm.tls\) cannot be used: .*No such"):
            simulate(load("leduc"), 2, None, ["random"], 2, scheduler=made.address)


def trust(monkeypatch: pytest.MonkeyPatch, ours: Path, client: Path | None = None) -> None:
    """Set Dask's TLS options, here and for the processes that start from now on, as docs/machines.md does."""
    options = {"CA_FILE": ours}
    for role in ("SCHEDULER", "WORKER", "CLIENT"):
        file = client if client is not None and role == "CLIENT" else ours
        options |= {f"{role}__CERT": file, f"{role}__KEY": file}
    for name, file in options.items():
        monkeypatch.setenv(f"DASK_DISTRIBUTED__COMM__TLS__{name}", str(file))
    dask.config.refresh()


@pytest.fixture(autouse=True)
def dask_options() -> Iterator[None]:
    """Read Dask's options again after a test, whose environment is gone."""
    yield
    dask.config.refresh()


def pem(file: Path) -> Path:
    """Write a certificate for loopback that signs itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    names = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number(), now - day, now + day)
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    encoding = serialization.Encoding.PEM
    file.write_bytes(key.private_bytes(encoding, *plain) + made.public_bytes(encoding))
    return file


def test_a_worker_is_no_scheduler(address: str) -> None:
    with Client(address, set_as_default=False) as client:
        client.wait_for_workers(1, timeout=ANSWER_SECONDS)
        worker = next(iter(client.nthreads()))
    with pytest.raises(BadInput, match=f"no Dask scheduler answers at '{worker}': Worker"):
        simulate(load("leduc"), 2, None, ["random"], 2, scheduler=worker)


def test_a_scheduler_without_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 3)
    with network(tmp_path) as made:
        made.scheduler()
        with pytest.raises(BadInput, match="has no workers: start some"):
            simulate(load("leduc"), 2, None, ["random"], 2, scheduler=made.address)


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """Make a folder with another version of this package, which has none of its modules."""
    folder = tmp_path / "older"
    for name, text in (("ludotheque/__init__.py", ""), ("ludotheque-0.1.0.dist-info/METADATA", METADATA)):
        (folder / name).parent.mkdir(parents=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


METADATA = "Metadata-Version: 2.1\nName: ludotheque\nVersion: 0.1.0\n"


def test_a_cluster_of_another_version(older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with network(tmp_path) as made:
        made.scheduler(older)
        made.worker(older)
        with pytest.raises(BadInput, match=r"the worker tcp://\S+ of the cluster has Ludotheque 0\.1\.0, here it is 0"):
            simulate(load("leduc"), 2, None, ["random"], 2, scheduler=made.address)
        # A worker that comes later is not asked for its version.
        monkeypatch.setattr(cluster, "_versions", lambda of: {"Ludotheque": "any"})
        with pytest.raises(BadInput, match="a worker of the cluster has no Ludotheque, or another one"):
            simulate(load("leduc"), 2, None, ["random"], 2, scheduler=made.address)


def test_a_worker_without_the_bot(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_at_home.py").write_text("def first(seen): return seen.legal()[0]\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadInput, match="a worker of the cluster lacks what it needs: the bot 'bot_at_home:first'"):
        simulate(load("leduc"), 2, None, ["bot_at_home:first"], 2, scheduler=address)
    with pytest.raises(BadInput, match="a worker of the cluster lacks what it needs: No module named 'bot_at_home'"):
        simulate(load("leduc"), 2, None, [import_module("bot_at_home").first], 2, scheduler=address)


def test_a_worker_with_another_bot_of_that_name(
    address: str, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "bot_of_two.py").write_text("def chosen(seen): return seen.legal()[0]\n", encoding="utf-8")
    (tmp_path / "bot_of_two.py").write_text("def chosen(seen): return seen.legal()[-1]\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for _ in range(2):
        with pytest.raises(BadInput, match="other code of bot_of_two:chosen: give all workers the same, and restart"):
            simulate(load("leduc"), 2, None, ["bot_of_two:chosen"], 2, scheduler=address)
        # The worker has loaded the old one: the new file comes too late for it.
        (home / "bot_of_two.py").write_text((tmp_path / "bot_of_two.py").read_text(), encoding="utf-8")


def test_the_crash_of_a_bot_is_told_as_on_this_machine(
    address: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "bot_that_falls.py").write_text("def falls(seen): raise KeyError('a stone')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(home)
    command = ["simulate", "leduc", "--players", "2", "--bots", "bot_that_falls:falls", "--games", "2"]
    alone, together = invoke(command), invoke([*command, "--scheduler", address])
    assert together.exit_code == alone.exit_code == 1
    assert together.output == alone.output and "a stone" in alone.output
