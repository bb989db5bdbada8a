"""A client for the tests: speaks to a real server, and checks every message against the protocol."""

from __future__ import annotations

import contextlib
import json
import random
import ssl
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludotheque import Record, verify
from ludotheque.app.protocol.answers import tables as answers
from ludotheque.app.protocol.guests import COOKIE
from ludotheque.core.changes import changed

PATIENCE = 30.0
Json = dict[str, Any]

SHAPES: dict[str, Any] = {
    "welcome": answers.Welcome,
    "state": answers.StateMessage,
    "together": answers.SimultaneousMessage,
    "seats": answers.Seats,
    "reveal": answers.AskReveal,
    "chat": answers.ChatMessage,
    "said": answers.Said,
    "thinking": answers.Thinking,
    "proposal": answers.Proposed,
    "undo-asked": answers.UndoAsked,
    "undo-answered": answers.UndoAnswered,
    "seated": answers.Seated,
    "invites": answers.Invites,
    "asked": answers.Asked,
    "ask-answered": answers.AskAnswered,
    "clock": answers.ClockMessage,
    "takebacks": answers.TakenBack,
    "spectators": answers.Spectators,
    "hushed": answers.Hushed,
    "hint": answers.HintMessage,
    "why": answers.Why,
    "causes": answers.CausesMessage,
    "described": answers.Described,
    "rules": answers.RulesMessage,
    "looked": answers.Looked,
    "rematch": answers.RematchMessage,
    "declined": answers.Declined,
    "refused": answers.RefusedMessage,
    "pong": answers.Pong,
}


def wait_until(done: Callable[[], object], why: str = "waited in vain") -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline, why
        time.sleep(0.01)


NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Tests speak plain HTTP, and reading the certificates of the world takes longer than most of them."""


class Caller:
    """One browser: its cookie, and calls over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._open = contextlib.ExitStack()
        self.http = self._open.enter_context(httpx.Client(base_url=address, timeout=PATIENCE, verify=NO_AUTHORITIES))

    def close(self) -> None:
        self._open.close()

    def move(self, address: str) -> None:
        """Go on at another server as the same guest."""
        self.address = address
        self.http.base_url = httpx.URL(address)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def open(self, *seats: Json, game: str = "koryo", **more: Any) -> Json:
        answer = self.post("/api/tables", game=game, seats=list(seats), **more)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def socket(
        self,
        table: str,
        tokens: Sequence[str] = (),
        since: int = 0,
        hello: bool = True,
        origin: Origin | None = None,
        commits: Sequence[str | None] | None = None,
    ) -> Socket:
        headers = {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"} if COOKIE in self.http.cookies else {}
        headers |= {name: self.http.headers[name] for name in ("Authorization",) if name in self.http.headers}
        url = self.address.replace("http", "ws", 1) + f"api/tables/{table}/socket"
        # With a bound, a socket that no one reads would not see that the server closes it, and wait for seconds.
        line = connect(
            url, additional_headers=headers, origin=origin, open_timeout=PATIENCE, max_size=None, max_queue=None
        )
        socket = Socket(self._open.enter_context(line))
        if hello:
            more = {} if commits is None else {"commits": list(commits)}
            with contextlib.suppress(ConnectionClosed):  # the reason is there to be read
                socket.send(type="hello", tokens=list(tokens), since=since, **more)
        return socket


class Socket:
    """One socket, which remembers everything it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.states: dict[int | None, Json] = {}
        self.history: list[Json] = []
        self.public: dict[int | None, Any] = {}
        self.eyes = 1

    def close(self) -> None:
        self.connection.close()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self) -> Json:
        """Return the next message, whatever it is."""
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        assert msgspec.convert(message, SHAPES[message["type"]]) == message, "more than the protocol says"
        if message["type"] == "welcome":
            self.eyes = len(message["yours"]) or 1
        if message["type"] == "state":
            before = self.public.get(message["eyes"])
            self.public[message["eyes"]] = public = message["view"] or changed(before, message["changes"])
            message["view"] = changed(public, message["own"])
            self.states[message["eyes"]] = message
            self.history.append(message)
        return message

    def until(self, type: str, test: Callable[[Json], bool] = lambda _: True) -> Json:
        """Read on up to a message of that type for which the test holds."""
        while True:
            message = self.next()
            if message["type"] == type and test(message):
                return message

    def state(self, test: Callable[[Json], bool] = lambda _: True) -> Json:
        return self.until("state", test)

    def turn(self, after: int = 0) -> Json:
        """Return the state in which someone here has something to choose, or the game is over; reads on if need be."""
        while True:
            states = list(self.states.values())
            if len(states) == self.eyes and len({state["ply"] for state in states}) == 1:
                for state in states:
                    if state["ply"] > after and (state["offered"] or state["over"]):
                        return state
            self.next()

    def act(self, state: Json, action: Json | None = None) -> None:
        """Do that, or the first thing offered."""
        chosen = action or state["offered"][0]["action"]
        self.send(type="act", seat=state["eyes"], ply=state["ply"], action=chosen)

    def act_until_thinking(self) -> Json:
        """Do the first thing offered until a bot begins to think; gives the state that the last action answered."""
        state = self.turn()
        while True:
            self.act(state)
            while (message := self.next())["type"] != "thinking":
                if message["type"] == "state" and message["offered"]:
                    state = message
                    break
            else:
                return state

    def choose(self, state: Json, rng: random.Random) -> Json:
        """Do something at random; gives the state right after it, with the same eyes."""
        self.act(state, rng.choice(state["offered"])["action"])
        return self.state(lambda after: after["ply"] > state["ply"] and after["eyes"] == state["eyes"])

    def play(self, rng: random.Random) -> Json:
        """Play all held seats at random to the end; gives the last state."""
        state = self.turn()
        while not state["over"]:
            self.act(state, rng.choice(state["offered"])["action"])
            state = self.turn(after=state["ply"])
        return state

    def closed(self) -> int:
        """Read on to the end; gives the code that the server closed with."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def refusals(self) -> list[str]:
        """Return the keys of all refusals so far."""
        return [message["key"] for message in map(json.loads, self.raw) if message["type"] == "refused"]


def true_record(caller: Caller, table: str) -> Record:
    """Return the record of a finished table, which is a true one."""
    record = Record.from_json(caller.get(f"/api/tables/{table}/record").json())
    verify(record)
    return record


def play_in_step(sockets: Sequence[Socket], rng: random.Random, stop: Callable[[], bool] = lambda: False) -> None:
    """Several sockets with one pair of eyes each play at random, all of them reading ply by ply, to the end."""
    while not stop():
        states = [next(iter(socket.states.values())) for socket in sockets]
        if all(state["over"] for state in states):
            return
        behind = min(state["ply"] for state in states)
        if all(state["ply"] == behind for state in states):
            for socket, state in zip(sockets, states, strict=True):
                if state["offered"]:
                    socket.act(state, rng.choice(state["offered"])["action"])
        for socket, state in zip(sockets, states, strict=True):
            if state["ply"] == behind:
                socket.state()


YOU: Json = {"kind": "you", "name": "Ann"}
FRIEND: Json = {"kind": "friend", "name": "Ben"}
HOTSEAT: Json = {"kind": "hotseat", "name": "Cho"}
BOT: Json = {"kind": "bot", "level": "random", "name": "Bot"}
