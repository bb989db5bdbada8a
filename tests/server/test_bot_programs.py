"""Programs in processes of their own play whole games on a server, each through a bot account of its own."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit

import anyio
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from ludotheque import BadInput
from ludotheque.terminal.bot_seat import OfferedSeats
from tests.commands import invoke
from tests.server.client import FRIEND, PATIENCE, YOU, Caller, Json, wait_until
from tests.server.conftest import Running, sit
from tests.server.test_bot_accounts import account, challenge, make
from tests.swallowing import Swallowing

EXAMPLES = Path(__file__).parents[2] / "examples"
PIPED = {
    "Python": (sys.executable, str(EXAMPLES / "pipe_bot.py")),
    "JavaScript": ("node", str(EXAMPLES / "pipe_bot.js")),
}
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start programs that are ended after the test."""
    running: list[subprocess.Popen[str]] = []

    def begin(command: Sequence[str], **more: str) -> subprocess.Popen[str]:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", **more}
        pipe = subprocess.PIPE
        running.append(subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, text=True, env=environment))
        return running[-1]

    yield begin
    for one in running:
        one.kill()
        one.communicate()


def connector(server: Running, made: Json, folder: Path, command: Sequence[str], *options: str) -> list[str]:
    """Return the command that connects a program of lines."""
    file = folder / "token.txt"
    file.write_text(made["token"] + "\n")
    connect = [sys.executable, "-m", "ludotheque", "bot-connect", server.address, "--token-file", str(file)]
    return [*connect, *options, "--", *command]


def until(program: subprocess.Popen[str], words: str) -> str:
    """Read what a program says up to a line with these words."""
    assert program.stdout is not None
    said = []
    for line in program.stdout:
        said.append(line)
        if words in line:
            return line
    raise AssertionError(f"it ended without {words!r}:\n{''.join(said)}")


def play(ann: Caller, bot: str, game: str) -> Json:
    """Play a whole game at random against a bot account; return the last state."""
    socket, opened = sit(ann, FRIEND, game=game)
    assert challenge(ann, opened["table"], bot).status_code == 204
    return socket.play(random.Random(7))


@pytest.mark.parametrize("language", PIPED)
def test_a_program_of_lines_plays_whole_games(server: Running, tmp_path: Path, start: Start, language: str) -> None:
    assert shutil.which("node"), "Node, which builds the client, is not installed"
    ann = account(server)
    made = make(ann, f"Lines of {language}")
    running = start(connector(server, made, tmp_path, PIPED[language]))
    assert until(running, "connected as") == f"connected as [bot] Lines of {language}\n"
    for game in ("koryo", "leduc"):
        end = play(ann, made["bot"], game)
        assert end["over"] and end["ended"] is None
        until(running, "the game is over")


def test_a_program_of_sockets_plays_whole_games(server: Running, start: Start) -> None:
    ann = account(server)
    made = make(ann, "Sockets")
    command = ["node", "--experimental-websocket", str(EXAMPLES / "socket_bot.js"), server.address]
    running = start(command, LUDOTHEQUE_TOKEN=made["token"])
    assert until(running, "connected as") == "connected as [bot] Sockets\n"
    for game in ("koryo", "leduc"):
        end = play(ann, made["bot"], game)
        assert end["over"] and end["ended"] is None
        until(running, "game over")


def test_an_assistant_takes_the_seat_that_is_offered_to_its_bot_account(server: Running, tmp_path: Path) -> None:
    """By the Model Context Protocol, with the client of its library; it plays the game to its end."""
    ann = account(server)
    made = make(ann, "Assistant")
    file = tmp_path / "token.txt"
    file.write_text(made["token"])
    arguments = ["-m", "ludotheque", "mcp", "--join", server.address, "--token-file", str(file)]
    command = StdioServerParameters(command=sys.executable, args=arguments)

    async def assist(client: Client) -> str:
        """Play until there is nothing left to choose or to wait for."""
        told = "look again"
        while (asked := "\n1. " in told) or "look again" in told:
            result = await client.call_tool("act", {"choice": "1"}) if asked else await client.call_tool("look", {})
            told = "\n".join(one.text for one in result.content if one.type == "text")
        return told

    async def both() -> None:
        async with Client(command, read_timeout_seconds=60) as client:
            tools = {one.name for one in (await client.list_tools()).tools}
            assert "look" in tools and "open_game" not in tools
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(anyio.to_thread.run_sync, play, ann, made["bot"], "leduc")
                assert "[bot] Assistant" in await assist(client)

    anyio.run(both)


def test_a_bot_account_that_sits_down_is_not_challenged_to_another_table(server: Running) -> None:
    ann = account(server)
    made = make(ann, "Seated")
    waiting = OfferedSeats(server.address, made["token"])
    assert waiting.take(0.01) is None
    tables = [ann.open(YOU, FRIEND, game="leduc")["table"] for _ in range(2)]
    assert challenge(ann, tables[0], made["bot"]).status_code == 204
    table = waiting.take(PATIENCE)
    assert table is not None and table.game.id == "leduc"
    wait_until(lambda: challenge(ann, tables[1], made["bot"]).json()["key"] == "bot-away")
    table.close()


def test_a_bot_account_gives_way_to_another_program_with_its_token(server: Running) -> None:
    made = make(account(server), "Twice")
    first = OfferedSeats(server.address, made["token"])
    second = OfferedSeats(server.address, made["token"])
    with pytest.raises(BadInput, match="another program has connected"):
        first.take(PATIENCE)
    assert second.take(0.01) is None
    with pytest.raises(BadInput, match=r"looks like https://.*, not 'play\.example\.org'"):
        OfferedSeats("play.example.org", made["token"])


def test_an_assistant_with_a_void_token_says_so(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "token.txt"
    file.write_text(f"ludo_{16 * '0'}_{43 * 'x'}")
    done = invoke(["mcp", "--join", server.address, "--token-file", str(file)])
    assert done.exit_code == 2 and "does not know this token" in done.output
    alone = invoke(["mcp", "--token-file", str(file)])
    assert alone.exit_code == 2 and "name it with --join" in alone.output


def test_a_program_agrees_to_what_people_ask(server: Running, tmp_path: Path, start: Start) -> None:
    ann = account(server)
    made = make(ann, "Agreeable")
    until(start(connector(server, made, tmp_path, PIPED["Python"])), "connected as")
    socket, opened = sit(ann, FRIEND)
    challenge(ann, opened["table"], made["bot"])
    state = socket.turn()
    while state["undo"] != "ask":
        socket.act(state)
        state = socket.turn(after=state["ply"])
    socket.send(type="undo", seat=0, ply=state["ply"])
    assert socket.until("undo-answered")["ok"]
    socket.send(type="ask", seat=0, what="abandon")
    assert socket.state(lambda after: after["over"])["ended"] == "abandoned"


def test_a_program_that_is_busy_or_does_not_play_a_game_declines(server: Running, tmp_path: Path, start: Start) -> None:
    ann = account(server)
    made = make(ann, "Choosy")
    running = start(connector(server, made, tmp_path, PIPED["Python"], "--game", "koryo"))
    until(running, "connected as")
    for game, why in (("leduc", "game"), ("koryo", None), ("koryo", "busy")):
        socket, opened = sit(ann, FRIEND, game=game)
        challenge(ann, opened["table"], made["bot"])
        if why is None:
            socket.state()
        else:
            assert socket.until("declined")["why"] == why


def test_a_program_comes_back_to_its_game(server: Running, tmp_path: Path, start: Start) -> None:
    ann = account(server)
    made = make(ann, "Faithful")
    command = connector(server, made, tmp_path, PIPED["Python"])
    first = start(command)
    until(first, "connected as")
    socket, opened = sit(ann, FRIEND)
    challenge(ann, opened["table"], made["bot"])
    socket.state()
    first.send_signal(signal.SIGKILL)
    socket.until("seats", lambda message: not message["seats"][1]["connected"])
    start(command)
    assert socket.play(random.Random(3))["ended"] is None


def test_programs_notice_a_connection_that_dies_without_a_word(server: Running, tmp_path: Path, start: Start) -> None:
    ann = account(server)
    with Swallowing(urlsplit(server.address).port) as proxy:
        bots = []
        for name in ("Patient", "Restless"):
            made = make(ann, name)
            sockets = ["node", "--experimental-websocket", str(EXAMPLES / "socket_bot.js"), proxy.url]
            lines = connector(server, made, tmp_path, PIPED["Python"])
            command = sockets if name == "Restless" else [proxy.url if one == server.address else one for one in lines]
            until(start(command, LUDOTHEQUE_TOKEN=made["token"]), "connected as")
            bots.append(made["bot"])
        socket, opened = sit(ann, FRIEND, FRIEND)
        for seat, bot in enumerate(bots, 1):
            assert challenge(ann, opened["table"], bot, seat).status_code == 204
        socket.state()
        proxy.swallow()
        assert socket.play(random.Random(7))["ended"] is None


def test_a_void_token_ends_the_program_with_a_sentence(server: Running, tmp_path: Path, start: Start) -> None:
    ann = account(server)
    made = make(ann, "Void")
    running = start(connector(server, made, tmp_path, PIPED["Python"]))
    until(running, "connected as")
    ann.post(f"/api/me/bots/{made['bot']}/token")
    until(running, "the server does not know this token")
    assert running.wait(10) == 2


def test_a_program_that_fails_ends_with_its_last_words(server: Running, tmp_path: Path, start: Start) -> None:
    ann = account(server)
    made = make(ann, "Failing")
    running = start(connector(server, made, tmp_path, [sys.executable, "-c", "raise SystemExit('I am lost')"]))
    until(running, "connected as")
    opened = ann.open(YOU, FRIEND)
    ann.socket(opened["table"], [opened["seats"][0]["token"]])
    challenge(ann, opened["table"], made["bot"])
    until(running, "I am lost")
    assert running.wait(10) == 2


@pytest.mark.parametrize(
    ("url", "token", "words"),
    [("play.example.org", "ludo_x", "a server address looks like"), ("http://127.0.0.1:9", "a\nb", "one line")],
)
def test_what_cannot_be_connected_is_said(tmp_path: Path, url: str, token: str, words: str) -> None:
    file = tmp_path / "token.txt"
    file.write_text(token)
    done = invoke(["bot-connect", url, "--token-file", str(file), "--", "python", "x.py"])
    assert done.exit_code == 2 and words in done.output.replace("\n", " ")
