"""The commands of the README, each run where only the wheel and the extras that it needs are installed."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shlex
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.server import serve

from ludotheque import load
from tests.wheel.conftest import ROOT, Installed

README = (ROOT / "README.md").read_text(encoding="utf-8")
PATIENCE = 30.0
ENTER_THE_GAME = "ludotheque play koryo"
CORE = {
    "ludotheque games": ("games", "compiled: true"),
    "ludotheque simulate koryo --players 4 --games 2000 --bots random": ("", "2000"),
    "ludotheque simulate koryo --players 2 --games 50 --bots strong,greedy": (
        "simulate koryo --players 2 --games 2 --bots strong,greedy",
        "greedy",
    ),
    "ludotheque play manga_dice --option cards=@FILE": ("play manga_dice --option cards=@cards.toml", "unfinished"),
    'ludotheque position FILE --do "reveal" --json': ("position position.json --do reveal --json", "tableau"),
    "ludotheque tournament koryo --bots greedy,casual,my_bots:Mine --games 400": (
        "tournament koryo --bots greedy,casual,my_bots:Mine --games 4",
        "Mine",
    ),
    'ludotheque bot-check "node my_bot.js"': ("", "speaks the protocol"),
    "ludotheque replay FILE": ("replay record.json", "wins"),
    "ludotheque verify FILE": ("verify record.json", "record.json: true ("),
    "ludotheque review FILE": ("review leduc.json", "accuracy"),
    'ludotheque rules koryo "who wins a tie"': ("", "share the victory"),
    "ludotheque puzzle koryo": ("", "Koryŏ"),
    "ludotheque puzzles koryo": ("puzzles leduc --count 1 --games 200 --out puzzles.json", "1 puzzles"),
    "ludotheque new-game tide_pool --package": ("", "tide_pool"),
}
"""The arguments for each command, with short runs and real files in place of the README's (none: as the README says),
and a word of the answer."""
EXTRAS = {
    "ludotheque mcp": ("", ""),
    "ludotheque bot-connect URL --token-file FILE -- node my_bot.js": (
        "bot-connect {site} --token-file token.txt -- node my_bot.js",
        "the server does not know this token",
    ),
    "ludotheque train koryo --players 2 --minutes 15": (
        "train koryo --players 2 --minutes 0.02 --first 8 --second 4 --deals 2 --simulations 10",
        "games",
    ),
    "ludotheque lab koryo --bots greedy --games 500 --out DIR": (
        "lab koryo --players 2 --bots greedy --games 20 --out report",
        "report",
    ),
    "ludotheque lab koryo --ladder greedy,strong@100,strong@400 --out DIR": (
        "lab koryo --ladder greedy,strong@5,strong@10 --games 4 --out ladder",
        "ladder",
    ),
}
"""The same for those that need an extra."""


def told() -> list[str]:
    """Return the commands of the README's two sections."""
    sections = "".join(README.split(f"\n## {title}\n")[1].split("\n## ")[0] for title in ("In the terminal", "Study"))
    lines = re.findall(r"^ludotheque .*$", sections, re.MULTILINE)
    return re.findall(r"`(ludotheque \S+ [^`]+)`", sections) + [re.split(r"\s{2,}", line)[0] for line in lines]


def typed(command: str, short: str) -> list[str]:
    return shlex.split(short) or shlex.split(command)[1:]


@pytest.fixture
def site() -> Iterator[str]:
    """Yield the address of a server that knows no token of a bot account."""
    with serve(lambda line: line.close(4403), "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()
        thread.join()


def test_each_command_of_the_readme_is_run_here() -> None:
    assert set(told()) == {ENTER_THE_GAME, *CORE, *EXTRAS}


@pytest.fixture(scope="module")
def equipped(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    """Return an environment with the extras that the README's commands need."""
    return Installed(tmp_path_factory.mktemp("equipped"), wheel, "terminal", "lab", "bots", "mcp")


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """Return a folder with the files that the README's commands name."""
    koryo, manga_dice, leduc = (load(id).folder() for id in ("koryo", "manga_dice", "leduc"))
    (tmp_path / "record.json").write_bytes(koryo.joinpath("golden", "win-4.json").read_bytes())
    (tmp_path / "leduc.json").write_bytes(leduc.joinpath("golden", "showdown-2.json").read_bytes())
    (tmp_path / "cards.toml").write_bytes(manga_dice.joinpath("cards.toml").read_bytes())
    seats = [{"tableau": {"banker": 1}}, {"tableau": {"banker": 1}, "order": {"banker": 2}}]
    (tmp_path / "position.json").write_text(json.dumps({"game": "koryo", "player": 1, "seats": seats}))
    (tmp_path / "my_bots.py").write_text("def Mine(seen):\n    return seen.legal()[0]\n")
    shutil.copy(ROOT / "examples" / "pipe_bot.js", tmp_path / "my_bot.js")
    (tmp_path / "token.txt").write_text("no-such-token")
    return tmp_path


@pytest.fixture(scope="session", autouse=True)
def node(installed: Installed) -> None:
    """Put Node, and nothing else of this machine, on the path of the bots."""
    (installed.programs / "node").symlink_to(str(shutil.which("node")))


@pytest.mark.parametrize("command", CORE)
def test_a_command_needs_no_extra(command: str, installed: Installed, desk: Path) -> None:
    short, answer = CORE[command]
    done = installed.run("ludotheque", *typed(command, short), folder=desk)
    assert done.returncode == 0, done.stderr
    assert answer in done.stdout


@pytest.mark.parametrize("command", EXTRAS)
def test_a_command_says_which_extra_it_needs_and_works_with_it(
    command: str, installed: Installed, equipped: Installed, desk: Path, site: str
) -> None:
    short, answer = EXTRAS[command]
    short = short.format(site=site)
    bare = installed.run("ludotheque", *typed(command, short), folder=desk)
    assert bare.returncode == 2 and 'pip install "ludotheque[' in bare.stderr and bare.stderr.count("\n") == 1
    done = equipped.run("ludotheque", *typed(command, short), folder=desk)
    assert done.returncode == (2 if "{site}" in EXTRAS[command][0] else 0), done.stderr
    assert answer in done.stdout + done.stderr and "Traceback" not in done.stderr, done.stderr


def test_the_terminal_draws_the_board(equipped: Installed, desk: Path) -> None:
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [equipped.programs / "ludotheque", *typed(ENTER_THE_GAME, "")],
        env={**equipped.environment(), "TERM": "xterm", "COLUMNS": "100", "LINES": "30", "HOME": str(desk)},
        cwd=desk,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    seen, until = b"", time.monotonic() + PATIENCE
    while b"Your hand" not in seen and time.monotonic() < until:
        if select.select([ours], [], [], 0.2)[0]:
            seen += os.read(ours, 65536)
    program.kill()
    program.wait()
    os.close(ours)
    assert b"Your hand" in seen, seen.decode(errors="replace")


def test_the_lines_of_python_do_as_they_say(installed: Installed, desk: Path) -> None:
    shutil.copy(ROOT / "README.md", desk)
    done = installed.run("python", "-m", "doctest", "README.md", folder=desk)
    assert (done.returncode, done.stdout) == (0, "")
