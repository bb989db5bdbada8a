"""The single file that `make app` builds, alone in a root with the C library and zlib, which every Debian has."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque
from ludotheque.server.settings import default_database
from tests.ports import free_port
from tests.server.client import PATIENCE, YOU, Caller, Json

APP = Path(__file__).parents[2] / ".app" / "ludotheque"
MOST_BYTES = 80_000_000
PAGE_WITHIN = 10.0
"""Seconds from the start of the file to the page."""
ENTER = 'mount --rbind /proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" /ludotheque "$@"'
APART = ("unshare", "--user", "--map-root-user", "--mount")
GLIBC = ("c", "dl", "m", "nss_dns", "nss_files", "pthread", "resolv", "rt", "util")
GREEDY: Json = {"kind": "bot", "level": "greedy", "name": "Bot"}
CLOCK: Json = {"kind": "live", "bank": 600, "increment": 0, "end": "lose"}
RATED: Json = {"clock": CLOCK, "takebacks": False, "rated": True}

pytestmark = pytest.mark.soak


class Bare:
    """A root of its own, with the app, a home and a folder for temporary files, and no other program."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.started: list[subprocess.Popen[str]] = []
        self.temporary, self.home = root / "tmp", root / "home"
        for folder in (self.temporary, self.home, root / "proc", root / "dev"):
            folder.mkdir()
        shutil.copy(APP, root)
        for library in libraries():
            (root / library.relative_to("/")).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, root / library.relative_to("/"))

    def start(self, *arguments: str, **settings: str) -> subprocess.Popen[str]:
        """Start the app there; the process is the app itself."""
        process = subprocess.Popen(
            [*APART, "sh", "-c", ENTER, self.root, *arguments],
            env={"PATH": os.environ["PATH"], "HOME": "/home", **settings},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.started.append(process)
        return process

    def run(self, *arguments: str, **settings: str) -> tuple[int, str, str]:
        """Return the exit code of the app, what it prints, and its errors."""
        process = self.start(*arguments, **settings)
        output, errors = process.communicate(timeout=PATIENCE)
        return process.returncode, output, errors

    def close(self) -> None:
        """End what a failed test has left."""
        for process in self.started:
            process.terminate()
            process.communicate(timeout=PATIENCE)


class Serving:
    """The app, started without arguments as a double click does. It runs until a signal stops it."""

    def __init__(self, bare: Bare, port: int) -> None:
        self.bare = bare
        began = time.monotonic()
        self.process = bare.start(LUDOTHEQUE_PORT=str(port))
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert told == f"Ludotheque is at http://127.0.0.1:{port}/\n"
        self.ann = Caller(told.split()[-1])
        self.page = self.ann.get("/")
        self.took = time.monotonic() - began

    def stop(self, how: signal.Signals) -> None:
        self.ann.close()
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=PATIENCE)
        assert (self.process.returncode, "Traceback" in errors) == (0, False), errors
        assert list(self.bare.temporary.iterdir()) == [], "what it unpacked is put away"


def libraries() -> Iterator[Path]:
    """Yield the files of the loader, the C library and zlib of this machine."""
    linked = subprocess.run(["ldd", APP], capture_output=True, text=True, check=True).stdout
    needed = [Path(name) for name in re.findall(r"(/\S+) \(", linked)]
    yield from needed
    (folder,) = (path.parent for path in needed if path.name == "libc.so.6")
    for name in GLIBC:
        yield from folder.glob(f"lib{name}.so.?")


def built() -> None:
    if not APP.exists():
        pytest.skip("there is no single file: make app")


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Bare]:
    built()
    if subprocess.run([*APART, "true"], capture_output=True, check=False).returncode != 0:
        pytest.skip(f"no root of its own here: {APART[0]}")
    root = tmp_path / "root"
    root.mkdir()
    bare = Bare(root)
    yield bare
    bare.close()


def test_it_is_small_and_the_whole_command_line(bare: Bare) -> None:
    size = APP.stat().st_size
    print(f"\nsize: {size / 1e6:.1f} MB")
    assert size <= MOST_BYTES
    code, output, errors = bare.run("--version")
    assert (code, errors) == (0, "")
    assert re.fullmatch(rf"ludotheque {re.escape(ludotheque.__version__)} .*, compiled: true\n", output)
    for game in ludotheque.registered_games():
        code, output, errors = bare.run("play", game, "--plain", "--seed", "1")
        assert (code, output.endswith("The game is unfinished.\n")) == (0, True), errors


def test_it_serves_plays_and_keeps_its_games_where_an_installed_one_does(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    serving = Serving(bare, port)
    print(f"\nthe page after {serving.took:.1f} s")
    assert (serving.page.status_code, "<title>" in serving.page.text) == (200, True)
    assert serving.took <= PAGE_WITHIN
    ann = serving.ann
    table = ann.open(YOU, GREEDY)["table"]
    socket = ann.socket(table)
    state = socket.turn()
    socket.send(type="hint", seat=state["eyes"], ply=state["ply"])
    assert socket.until("hint")["best"] in [one["action"] for one in state["offered"]]
    socket.play(random.Random(1))
    card = ann.get(f"/api/tables/{table}/card.png")
    assert (card.status_code, card.headers["content-type"]) == (200, "image/png")
    rated = ann.open(YOU, GREEDY, terms=RATED)["table"]
    ann.socket(rated).play(random.Random(1))
    (mine, _) = ann.get(f"/api/tables/{rated}/result").json()["seats"]
    assert mine["after"] != mine["before"]

    code, _, errors = bare.run(LUDOTHEQUE_PORT=str(port), LUDOTHEQUE_DATABASE="/home/other.db")
    assert code != 0 and str(port) in errors and "Traceback" not in errors
    serving.stop(signal.SIGTERM)

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(bare.home))
    assert default_database().exists()
    again = Serving(bare, port)
    assert again.ann.socket(table).turn()["over"]
    again.stop(signal.SIGINT)


def test_a_browser_gets_the_libraries_of_the_system(tmp_path: Path) -> None:
    built()
    opener, opened = tmp_path / "xdg-open", tmp_path / "opened"
    opener.write_text(f'#!/bin/sh\necho "$1 [$LD_LIBRARY_PATH]" > {opened}.half\nmv {opened}.half {opened}\n')
    opener.chmod(0o755)
    port = free_port()
    path = f"{tmp_path}:{os.environ['PATH']}"
    environment = {"PATH": path, "HOME": str(tmp_path), "LUDOTHEQUE_PORT": str(port), "LD_LIBRARY_PATH": "/own"}
    with subprocess.Popen([APP], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        until = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.05)
        process.terminate()
    assert opened.read_text() == f"http://127.0.0.1:{port}/ [/own]\n"
