"""A table of a server, joined by its address, with the protocol of the browser (``docs/protocol.md``)."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from ludotheque.core.changes import changed
from ludotheque.core.contributions import commit_to
from ludotheque.core.errors import BadInput
from ludotheque.core.events import Event, Prompt
from ludotheque.core.game import SheetLine
from ludotheque.core.registry import load
from ludotheque.terminal.table import Advice, Choice, Refused, Seen, Told, ToldTurn, asked, by_turns, choices, told
from ludotheque.text import Texts
from ludotheque.turns import Acted

Json = Mapping[str, Any]
PATIENCE: Final = 15.0
"""Seconds for an answer of the server."""
GIVE_UP: Final = frozenset((1008, 4403, 4404, 4410))
"""The codes of a closed socket after which there is no sense in trying again."""
TRIES: Final = (1.0, 2.0, 5.0, 10.0, 10.0, 10.0)
"""Seconds to wait before each try to connect again."""
LONGEST: Final = 2**24
"""The most bytes of one message."""
PAGES: Final = ("join", "table")
COOKIE: Final = "ludotheque_guest"
AGREE, REFUSE = "agree", "refuse"
ENDED: Final = {
    "abandoned": "The game was abandoned by agreement.",
    "resigned": "The game ended because a player resigned.",
    "lost": "The game ended on time.",
}
ASKED: Final = {
    "bot": "{name} asks to let a bot play for an absent player.",
    "offer": "{name} asks to offer the seat of an absent player to another person.",
    "abandon": "{name} asks to end the game now, without a result.",
}


class Address:
    """The address of a table as the browser shows it: ``http://host/join/TABLE#INVITE`` or ``http://host/table/TABLE``.

    >>> one = Address("http://127.0.0.1:8000/join/abc#xyz")
    >>> one.server, one.table, one.invite, one.socket
    ('http://127.0.0.1:8000', 'abc', 'xyz', 'ws://127.0.0.1:8000/api/tables/abc/socket')
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url.strip())
        path = [one for one in parts.path.split("/") if one]
        if parts.scheme not in ("http", "https") or not parts.netloc or len(path) != 2 or path[0] not in PAGES:
            raise BadInput(f"The address of a table looks like http://HOST/join/TABLE#INVITE, not {url!r}.")
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.table = path[1]
        self.invite = parts.fragment if path[0] == "join" else ""
        self.socket = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


class RemoteTable:
    """A seat at a table of a server; without an invitation, or a seat of this guest, a place to watch from."""

    shared = False

    def __init__(self, url: str, name: str = "", language: str = "en") -> None:
        self._address = Address(url)
        self._language = language
        self._changed = threading.Condition(threading.RLock())
        self._cookie = ""
        self._tokens: list[str] = []
        self._commits: list[str] = []
        self._values: dict[int, str] = {}
        self._public: dict[int | None, Any] = {}
        self._states: dict[int | None, Json] = {}
        self._log: list[tuple[int, Told]] = []
        self._acted: list[Acted] = []
        self._together: Json = {}
        self._question: tuple[str, Json] | None = None
        self._answers: dict[str, Json] = {}
        self._version = 0
        self._note = ""
        self._turn = 0
        self._last_player: int | None = None
        self._closed = False
        self._open = ExitStack()
        self.names: list[str] = []
        info = self._call("GET", f"/api/tables/{self._address.table}")
        self.game = load(str(info["game"]))
        self.texts = Texts(self.game, language if language in self.game.languages else "en")
        if self._address.invite:
            self._join(name or "Guest")
        self._line = self._connect()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        with self._changed:
            self._changed.wait_for(lambda: bool(self.names), PATIENCE)

    # --- The server ---

    def _call(self, method: str, path: str, body: Json | None = None) -> Json:
        """Call the server over HTTP. BadInput has its reason."""
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self._cookie:
            headers["Cookie"] = f"{COOKIE}={self._cookie}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._address.server + path, data, headers, method=method)  # an http address: checked above
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                for line in answer.headers.get_all("Set-Cookie") or []:
                    found = SimpleCookie(line)
                    if COOKIE in found:
                        self._cookie = found[COOKIE].value
                read: Json = clean(json.load(answer))
                return read
        except HTTPError as error:
            raise BadInput(_reason(error.read())) from None
        except (URLError, TimeoutError, ValueError) as error:
            raise BadInput(f"{self._address.server} does not answer: {error}") from None

    def _join(self, name: str) -> None:
        """Take the seat of the invitation, and contribute to the shuffles."""
        path = f"/api/tables/{self._address.table}/join"
        joined = self._call("POST", path, {"invite": self._address.invite, "name": name})
        seat, value = int(joined["seat"]), secrets.token_hex(32)
        self._tokens = [str(joined["token"])]
        self._values[seat] = value
        self._commits = [commit_to(value, seat, str(joined["commitment"]))]

    def _connect(self) -> ClientConnection:
        headers = {"Cookie": f"{COOKIE}={self._cookie}"} if self._cookie else {}
        try:
            self._open.close()
            line = self._open.enter_context(
                connect(self._address.socket, additional_headers=headers, open_timeout=PATIENCE, max_size=LONGEST)
            )
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise BadInput(f"{self._address.server} does not answer: {error}") from None
        hello: dict[str, Any] = {"type": "hello", "tokens": self._tokens, "since": 0}
        if self._commits:
            hello["commits"] = self._commits
        line.send(json.dumps(hello))
        return line

    def _read(self) -> None:
        """Take in all that the server says, and connect again when the line breaks."""
        while not self._closed:
            try:
                message = clean(json.loads(self._line.recv()))
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 0
                if self._closed or code in GIVE_UP or not self._again():
                    self._tell(self._note or "The server has closed the table.")
                    return
                continue
            with self._changed:
                self._take(message)
                self._touch()

    def _again(self) -> bool:
        """Connect again, with more patience each time."""
        for seconds in TRIES:
            self._tell("The connection is lost. Connecting again…")
            with self._changed:
                if self._changed.wait_for(lambda: self._closed, seconds):
                    return False
            try:
                self._line = self._connect()
            except BadInput:
                continue
            self._tell("")
            return True
        return False

    def _send(self, **message: Any) -> None:
        try:
            self._line.send(json.dumps(message))
        except ConnectionClosed:
            raise Refused("The connection is lost.") from None

    def _tell(self, note: str) -> None:
        with self._changed:
            self._note = note
            self._touch()

    def _touch(self) -> None:
        self._version += 1
        self._changed.notify_all()

    # --- What it says ---

    def _take(self, message: Json) -> None:
        """Take in one message; those that a terminal has no place for are left out."""
        kind = str(message["type"])
        if kind == "welcome":
            texts = Texts(self.game, self.texts.language, message["words"])
            self.texts = texts.to(min(message["yours"], default=None))
            self._name(message["seats"])
        elif kind == "seats":
            self._name(message["seats"])
        elif kind == "reveal":
            for seat, value in self._values.items():
                self._send(type="reveal", seat=seat, value=value)
        elif kind == "state":
            self._take_state(message)
        elif kind == "together":
            self._together = message
        elif kind == "refused":
            self._note = str(message["reason"])
        elif kind == "undo-asked" and message["seat"] not in self._states:
            self._question = (f"{self.names[message['seat']]} asks to take back a choice.", {"type": "answer"})
        elif kind == "asked" and message["seat"] not in self._states:
            said = ASKED.get(str(message["what"]), "{name} asks for your consent.")
            self._question = (said.format(name=self.names[message["seat"]]), {"type": "consent"})
        elif kind in ("undo-answered", "ask-answered"):
            self._question = None
            self._note = "Agreed." if message["ok"] else "Not agreed."
        elif kind in ("hint", "why"):
            self._answers[kind] = message

    def _name(self, seats: Sequence[Json]) -> None:
        self.names = [str(one["name"]) or f"Seat {number}" for number, one in enumerate(seats, 1)]

    def _take_state(self, message: Json) -> None:
        eyes = message["eyes"]
        before = self._public.get(eyes)
        public = message["view"] if message["view"] is not None else changed(before, message["changes"])
        self._public[eyes] = public
        self._states[eyes] = {**message, "view": changed(public, message["own"])}
        self._note = ""
        if eyes == min(self._states, key=lambda one: -1 if one is None else one):
            self._take_events(message)

    def _take_events(self, message: Json) -> None:
        """Add events to the log, those of one player's turn together."""
        if message["replace"]:
            self._log.clear()
            self._acted.clear()
        known = self._log[-1][0] if self._log else 0
        for one in message["events"]:
            if message["replace"] or one["ply"] > known:
                event = Event(one["key"], one["args"], one["rule"])
                self._acted.append(Acted(one["ply"], one["by"], event))
                self._log.append((one["ply"], told(self.texts, event, self._turn, self.names)))
        if message["player"] != self._last_player:
            self._turn += 1
            self._last_player = message["player"]

    def _state(self) -> Json | None:
        """Return the state of the eyes that decide, or of the first."""
        found = sorted(self._states.values(), key=lambda one: (not one["offered"], one["eyes"] or 0))
        return found[0] if found else None

    # --- The table ---

    def seen(self) -> Seen:
        """Return what is seen now; before the deal there is no view."""
        with self._changed:
            state = self._state()
            if state is None:
                waiting = f"Waiting for the deal. At the table: {', '.join(self.names)}."
                return Seen(self._version, None, None, None, Prompt(""), waiting, note=self._note)
            eyes = state["eyes"]
            own = state["asked"] or state["prompt"]
            prompt = Prompt(own["key"], own["args"], own["rule"])
            offered = choices(self.texts, [one["action"] for one in state["offered"]], self.game.actions, self.names)
            said = asked(self.texts, prompt, self.names, yours=bool(offered))
            if self._together.get("ply") == state["ply"] and eyes in self._together["committed"]:
                offered, said = (), "You have chosen. Waiting for the others; undo to choose again."
            if self._question is not None:
                said = self._question[0]
                offered = (Choice({"verb": AGREE}, AGREE, "Agree"), Choice({"verb": REFUSE}, REFUSE, "Refuse"))
            return Seen(
                self._version,
                eyes,
                state["player"],
                state["view"],
                prompt,
                said,
                offered,
                tuple(SheetLine(one["key"], tuple(one["points"]), one["rival"]) for one in state["sheet"] or []),
                tuple(state["scores"]),
                self._result(state),
                self._note,
            )

    def _result(self, state: Json) -> tuple[str, ...] | None:
        if not state["over"]:
            return None
        if state["ended"] is not None:
            return (ENDED[state["ended"]],)
        returns: list[float] = state["returns"]
        if self.game.cooperative or len(returns) == 1:
            return ("The team wins." if returns[0] > 0 else "The team loses.",)
        won = [name for name, value in zip(self.names, returns, strict=True) if value == max(returns)]
        return (f"{won[0]} wins." if len(won) == 1 else f"{self.texts.listed(won)} share the victory.",)

    def turns(self) -> list[ToldTurn]:
        """Return the same by turns."""
        with self._changed:
            return by_turns(self.texts, self._acted, self.names)

    def log(self) -> Sequence[Told]:
        """Return all that was told since the first visit."""
        with self._changed:
            return [one for _, one in self._log]

    def advance(self, seconds: float) -> bool:
        """Wait so long for news."""
        with self._changed:
            version = self._version
            self._changed.wait(seconds)
            return self._version != version

    def act(self, choice: Choice) -> None:
        """Do what was chosen, or answer what another player asks."""
        with self._changed:
            state = self._state()
            if state is None:
                raise Refused("The game has not begun.")
            seat = state["eyes"]
            if self._question is not None:
                _, reply = self._question
                self._question = None
                self._send(**reply, seat=seat, ok=choice.words == AGREE)
                self._touch()
                return
            ply = state["ply"]
            self._send(type="act", seat=seat, ply=ply, action=choice.action)
            version = self._version
            self._changed.wait_for(lambda: self._version != version, PATIENCE)

    def undo(self) -> str:
        """Take the last choice back, or ask the others for it."""
        with self._changed:
            state = self._own_state()
            self._send(type="undo", seat=state["eyes"], ply=state["ply"])
            return "Undo: asked the others." if state["undo"] == "ask" else "Undo."

    def _own_state(self) -> Json:
        state = self._state()
        if state is None or state["eyes"] is None:
            raise Refused("You only watch this table.")
        return state

    def _answer(self, kind: str, **question: Any) -> Json | None:
        """Ask the server, and wait for the answer; None if it refuses."""
        with self._changed:
            self._answers.pop(kind, None)
            self._note = ""
            self._send(type=kind, **question)
            self._changed.wait_for(lambda: kind in self._answers or bool(self._note), PATIENCE)
            return self._answers.pop(kind, None)

    def hint(self) -> Advice:
        """Ask the server for a hint."""
        state = self._own_state()
        found = self._answer("hint", seat=state["eyes"], ply=state["ply"])
        if found is None:
            raise Refused(self._note or "There is no hint now.")
        label = self.texts.action(found["best"], self.names)
        return Advice(found["words"], label, found["estimate"][found["seat"]])

    def why(self, words: str) -> str:
        """Ask the server why an action is not offered."""
        try:
            verb, args = self.game.actions.partial_words(words)
            state = self._own_state()
        except (ValueError, Refused) as error:
            return str(error)
        found = self._answer("why", id=1, seat=state["eyes"], action={"verb": verb, **args})
        key = None if found is None else found["key"]
        return self.texts.message(f"why-{key}") if key else "There is nothing to say about that."

    def close(self) -> None:
        """Leave the table; the seat stays."""
        with self._changed:
            self._closed = True
            self._touch()
        self._open.close()


def clean(data: Any) -> Any:
    r"""Return JSON without what a terminal would obey, such as escape sequences in names.

    >>> clean({"name": "A\x1b[2Jnn", "seats": ["\x07Ben", 2]})
    {'name': 'A[2Jnn', 'seats': ['Ben', 2]}
    """
    if isinstance(data, str):
        return "".join(one for one in data if one.isprintable() or one == "\n")
    if isinstance(data, list):
        return [clean(one) for one in data]
    return {key: clean(value) for key, value in data.items()} if isinstance(data, dict) else data


def _reason(body: bytes) -> str:
    """Return the sentence of a refusal."""
    try:
        return str(clean(json.loads(body))["reason"])
    except (ValueError, KeyError, TypeError):
        return "The server refuses."
