"""A table on a server, joined by its address over the browser's protocol (``docs/protocol.md``)."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from heapq import merge
from http.cookies import SimpleCookie
from itertools import chain, repeat
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from ludotheque.core.changes import changed
from ludotheque.core.contributions import commit_to
from ludotheque.core.errors import BadInput, UnknownAction
from ludotheque.core.events import Event, Prompt, Reason
from ludotheque.core.game import Game
from ludotheque.core.registry import load
from ludotheque.core.rules import SheetLine
from ludotheque.terminal.memory import Memory, SavedSeat
from ludotheque.terminal.table import (
    Advice,
    LogLine,
    NotNow,
    Offer,
    Seen,
    ToldTurn,
    advice,
    asked,
    by_turns,
    choices,
    mistyped,
    told,
    verdict,
)
from ludotheque.terminal.table_people import LONGEST as LONGEST_LINE
from ludotheque.terminal.table_people import TablePeople, Tool
from ludotheque.terminal.words import TerminalWords
from ludotheque.texts.refusals import refusal
from ludotheque.texts.texts import Texts
from ludotheque.texts.turns import Acted

Json = Mapping[str, Any]
PATIENCE: Final = 15.0
"""Seconds for an answer of the server."""
GIVE_UP: Final = frozenset((1008, 4403, 4404, 4410))
"""The codes of a closed socket after which there is no sense in trying again."""
TRIES: Final = (1.0, 2.0, 5.0, 10.0)
"""Seconds to wait before each try to connect again; the last one again and again."""
PING_EACH: Final = 4.0
"""Seconds between pings, so that a connection that dies without a word is noticed."""
PONG_WITHIN: Final = 5.0
"""Seconds for the answer to a ping."""
CLOSE_WITHIN: Final = 0.5
"""Seconds for a server to say farewell: one that does not answer will not."""
LONGEST: Final = 2**24
"""The most bytes of one message."""
MOST: Final = 2**31
"""The number below which are the ids of messages."""
NOT_YOURS: Final = 4403
"""The code of a socket that was closed because the seat is another's now."""
PAGES: Final = ("join", "table")
COOKIE: Final = "ludotheque_guest"
AGREE, REFUSE = "agree", "refuse"
SETUP: Final = 1
"""The ply of the deal."""
ASKED: Final = frozenset(("bot", "offer", "abandon"))
"""The questions of other players that this terminal knows."""


def line_to(socket: str, identity: Mapping[str, str]) -> AbstractContextManager[ClientConnection]:
    """Return a socket of a server that is yet to be opened; ``identity`` is the header that says who this is."""
    return connect(
        socket,
        additional_headers=identity,
        open_timeout=PATIENCE,
        ping_interval=PING_EACH,
        ping_timeout=PONG_WITHIN,
        close_timeout=CLOSE_WITHIN,
        max_size=LONGEST,
    )


class Address:
    """The address of a table as the browser shows it: ``http://host/join/TABLE#INVITE`` or ``http://host/table/TABLE``.

    >>> one = Address("http://127.0.0.1:8000/join/abc#xyz")
    >>> one.server, one.table, one.invite, one.socket
    ('http://127.0.0.1:8000', 'abc', 'xyz', 'ws://127.0.0.1:8000/api/tables/abc/socket')
    """

    def __init__(self, url: str, words: TerminalWords | None = None) -> None:
        parts = urlsplit(url.strip())
        path = [one for one in parts.path.split("/") if one]
        if parts.scheme not in ("http", "https") or not parts.netloc or len(path) != 2 or path[0] not in PAGES:
            raise BadInput((words or TerminalWords())("no-address", url=url))
        self.server: str = f"{parts.scheme}://{parts.netloc}"
        self.table: str = path[1]
        self.sits: bool = path[0] == "join"
        """The address leads to a seat; without an invitation to one that a rematch keeps for this guest."""
        self.invite: str = parts.fragment if self.sits else ""
        self.socket: str = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


class RemoteTable:
    """A seat at a table of a server; without an invitation, or a seat of this guest, a place to watch from.

    ``memory`` keeps the seat for the next time; without it the seat lasts as long as the program runs. A bot account
    has the seat that it has accepted, by its ``token``.
    """

    shared = False
    remote = True

    def __init__(
        self, url: str, name: str = "", language: str = "en", memory: Memory | None = None, token: str = ""
    ) -> None:
        self.words: TerminalWords = TerminalWords(language)
        self._address = Address(url, self.words)
        self._name_asked = name or "Guest"
        self._memory = memory
        self._changed = threading.Condition(threading.RLock())
        self._cookie = memory.cookie(self._address.server) if memory is not None else ""
        self._token = token
        self._tokens: list[str] = []
        self._commits: list[str] = []
        self._values: dict[int, str] = {}
        self._public: dict[int | None, Any] = {}
        self._states: dict[int | None, Json] = {}
        self._log: list[tuple[int, LogLine]] = []
        self._chat: list[tuple[int, LogLine]] = []
        self._acted: list[Acted] = []
        self._together: Json = {}
        self._question: tuple[str, Json] | None = None
        self._answers: dict[str, Json] = {}
        self._unsaid: dict[int, str] = {}
        """Lines of chat of which it is not known whether the server has stored them, by their ids."""
        self._pongs = 0
        self._version = 0
        self._note = ""
        self._turn = 0
        self._last_player: int | None = None
        self._closed = False
        self._open = ExitStack()
        self.names: list[str] = []
        info = self._call("GET", f"/api/tables/{self._address.table}")
        self.game: Game = load(str(info["game"]))
        self.texts: Texts = Texts(self.game, language if language in self.game.languages else "en")
        self.words = TerminalWords(self.texts.language)
        self._company = TablePeople(self.words, self._address.server, self._address.table)
        self._sit_down()
        self._line = self._connect()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        with self._changed:
            self._changed.wait_for(lambda: bool(self.names), PATIENCE)

    # --- The server ---

    def _call(self, method: str, path: str, body: Json | None = None) -> Json:
        """Call the server over HTTP. BadInput has its reason."""
        headers = {"Content-Type": "application/json", "Accept": "application/json", **self._identity()}
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._address.server + path, data, headers, method=method)  # an http address: checked above
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                for line in answer.headers.get_all("Set-Cookie") or []:
                    found = SimpleCookie(line)
                    if COOKIE in found:
                        self._keep_cookie(found[COOKIE].value)
                text = answer.read(LONGEST)
                read: Json = clean(json.loads(text)) if text else {}
                return read
        except HTTPError as error:
            raise BadInput(_reason(error.read(LONGEST), self.words.language) or self.words("refuses")) from None
        except (URLError, TimeoutError, ValueError) as error:
            raise BadInput(self.words("no-answer", server=self._address.server, reason=str(error))) from None

    def _identity(self) -> dict[str, str]:
        """Return the header that tells the server who this is."""
        if self._token:
            return {"Authorization": f"Bearer {self._token}"}
        return {"Cookie": f"{COOKIE}={self._cookie}"} if self._cookie else {}

    def _keep_cookie(self, cookie: str) -> None:
        if cookie != self._cookie:
            self._cookie = cookie
            if self._memory is not None:
                self._memory.keep_cookie(self._address.server, cookie)

    def _sit_down(self) -> None:
        """Take the seat that is remembered, or that of the invitation, or the one that a rematch keeps."""
        server, table = self._address.server, self._address.table
        kept = self._memory.seat(server, table) if self._memory is not None else None
        if kept is None and self._address.sits:
            kept = self._join(self._name_asked)
            if self._memory is not None:
                self._memory.keep_seat(server, table, kept)
        if kept is not None:
            self._tokens, self._commits, self._values = [kept.token], [kept.commit], {kept.seat: kept.value}

    def _join(self, name: str) -> SavedSeat:
        """Take the seat of the invitation, or the one that is kept, and contribute to the shuffles."""
        table, invite = f"/api/tables/{self._address.table}", self._address.invite
        if invite:
            joined = self._call("POST", f"{table}/join", {"invite": invite, "name": name})
        else:
            joined = self._call("POST", f"{table}/sit", {"name": name})
        seat, value = int(joined["seat"]), secrets.token_hex(32)
        return SavedSeat(seat, str(joined["token"]), value, commit_to(value, seat, str(joined["commitment"])))

    def _forget_seat(self) -> bool:
        """Forget a seat that was remembered and is another's now; return whether there was one."""
        if self._memory is None or not self._tokens:
            return False
        self._memory.forget_seat(self._address.server, self._address.table)
        self._tokens, self._commits, self._values = [], [], {}
        try:
            self._sit_down()
        except BadInput:  # the invitation was for that seat
            self._address.sits = False
        return True

    def _connect(self) -> ClientConnection:
        try:
            self._open.close()
            line = self._open.enter_context(line_to(self._address.socket, self._identity()))
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise BadInput(self.words("no-answer", server=self._address.server, reason=str(error))) from None
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
                if code == NOT_YOURS and self._forget_seat():
                    code = 0
                if self._closed or code in GIVE_UP or not self._again():
                    self._tell(self._note or self.words("closed"))
                    return
                continue
            with self._changed:
                self._take(message)
                self._touch()

    def _again(self) -> bool:
        """Connect again, with more patience each time; return False once this table is closed here."""
        for seconds in chain(TRIES, repeat(TRIES[-1])):
            self._tell(self.words("lost-again"))
            with self._changed:
                if self._changed.wait_for(lambda: self._closed, seconds):
                    break
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
            raise NotNow(self.words("lost")) from None

    def _send_surely(self, **message: Any) -> None:
        """Send a message, and wait until the server has read it. Refused if the connection is lost meanwhile."""
        with self._changed:
            line, pongs = self._line, self._pongs
            self._send(**message)
            self._send(type="ping")
            self._changed.wait_for(lambda: self._pongs > pongs or self._line is not line or self._closed, PATIENCE)
            if self._pongs == pongs:
                raise NotNow(self.words("lost"))

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
        told = self._company.receive(message)
        self.names = self._company.names
        if told is not None:
            last = self._log[-1][0] if self._log else 0
            self._chat.append((last, LogLine(self._turn, told)))
        if kind == "welcome":
            texts = Texts(self.game, self.texts.language, message["words"])
            self.texts = texts.to(min(message["yours"], default=None))
            with suppress(NotNow):  # lost again: it is said on the next connection
                for id, line in self._unsaid.items():
                    self._send(type="chat", text=line, id=id, again=True)
        elif kind == "reveal":
            with suppress(NotNow):  # lost again: the server asks on the next connection
                for seat, value in self._values.items():
                    self._send(type="reveal", seat=seat, value=value)
        elif kind == "state":
            self._take_state(message)
        elif kind == "together":
            self._together = message
        elif kind == "pong":
            self._pongs += 1
        elif kind == "said":
            self._unsaid.pop(message["id"], None)
        elif kind == "refused":
            self._unsaid.pop(message["id"], None)
            self._note = in_words(message, self.words.language)
        elif kind == "undo-asked" and message["seat"] not in self._states:
            self._question = (self.words("asks-undo", name=self.names[message["seat"]]), {"type": "answer"})
        elif kind == "asked" and message["seat"] not in self._states:
            what = message["what"] if message["what"] in ASKED else "something"
            self._question = (self.words(f"asks-{what}", name=self.names[message["seat"]]), {"type": "consent"})
        elif kind == "proposal" and self._states.keys() - {None}:
            choice = self.texts.action(message["action"], self.names)
            self._question = (self.words("proposes", choice=choice), {"type": "agree", "ply": message["ply"]})
        elif kind in ("undo-answered", "ask-answered"):
            self._question = None
            self._note = self.words("agreed" if message["ok"] else "not-agreed")
        elif kind in ("hint", "why"):
            self._answers[kind] = message

    def _take_state(self, message: Json) -> None:
        eyes = message["eyes"]
        before = self._public.get(eyes)
        public = message["view"] if message["view"] is not None else changed(before, message["changes"])
        self._public[eyes] = public
        self._states[eyes] = {**message, "view": changed(public, message["own"])}
        self._note = ""
        if self._question is not None and self._question[1].get("ply", message["ply"]) != message["ply"]:
            self._question = None
        if message["over"] and self._memory is not None and self._tokens:
            self._memory.forget_seat(self._address.server, self._address.table)
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
                self._log.append(
                    (one["ply"], told(self.texts, event, self._turn, self.names, dealt=one["ply"] == SETUP))
                )
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
                there = [name for name, one in zip(self.names, self._company.seats, strict=True) if one["taken"]]
                waiting = self.words("waiting-deal", names=self.texts.listed(there))
                said = "\n".join([waiting, *self._company.open_seats()])
                return Seen(self._version, None, None, None, Prompt(""), said, note=self._note)
            eyes = state["eyes"]
            own = state["asked"] or state["prompt"]
            prompt = Prompt(own["key"], own["args"], own["rule"])
            actions = [one["action"] for one in state["offered"]]
            offered = choices(self.texts, actions, self.game.actions, self.names)
            said = asked(self.texts, prompt, self.names, yours=bool(offered), offered=actions)
            if self._together.get("ply") == state["ply"] and eyes in self._together["committed"]:
                offered, said = (), self.words("chosen-waiting")
            if self._question is not None:
                said = self._question[0]
                agree, refuse = self.words("agree"), self.words("refuse")
                offered = (Offer({"verb": AGREE}, AGREE, agree), Offer({"verb": REFUSE}, REFUSE, refuse))
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
            return (self.words(f"ended-{state['ended']}"),)
        returns: list[float] = state["returns"]
        return (verdict(self.words, self.texts, self.names, returns, cooperative=self.game.cooperative),)

    def turns(self) -> list[ToldTurn]:
        """Return the same by turns."""
        with self._changed:
            return by_turns(self.texts, self._acted, self.names)

    def log(self) -> Sequence[LogLine]:
        """Return all that was told since the first visit."""
        with self._changed:
            return [one for _, one in merge(self._log, self._chat, key=lambda one: one[0])]

    def advance(self, seconds: float, since: int) -> int:
        """Wait so long for news, unless there is some already; return the version now."""
        with self._changed:
            self._changed.wait_for(lambda: self._version != since, seconds)
            return self._version

    def act(self, choice: Offer) -> None:
        """Do what was chosen, or answer what another player asks."""
        with self._changed:
            state = self._state()
            if state is None:
                raise NotNow(self.words("not-begun"))
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
            self._send_surely(type="undo", seat=state["eyes"], ply=state["ply"])
            return self.words("undo-asked" if state["undo"] == "ask" else "undo-sent")

    def _own_state(self) -> Json:
        state = self._state()
        if state is None or state["eyes"] is None:
            raise NotNow(self.words("only-watching"))
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
            raise NotNow(self._note or self.words("no-hint"))
        reasons = [Reason(one["key"], one["args"]) for one in found["moves"][0]["reasons"]]
        return advice(self.texts, found["best"], found["estimate"][found["seat"]], reasons, self.names)

    def why(self, words: str) -> str:
        """Ask the server why an action is not offered."""
        try:
            verb, args = self.game.actions.partial_words(words)
            state = self._own_state()
        except UnknownAction:
            return mistyped(self, words)
        except NotNow as error:
            return str(error)
        found = self._answer("why", id=1, seat=state["eyes"], action={"verb": verb, **args})
        key = None if found is None else found["key"]
        return self.texts.message(f"why-{key}") if key else self.words("no-why")

    # --- The people ---

    def chat(self) -> Sequence[str]:
        """Return what was said."""
        with self._changed:
            return list(self._company.chat)

    def speak(self, text: str) -> None:
        """Say something to the others, now or as soon as there is a connection again."""
        with self._changed:
            id = secrets.randbelow(MOST)
            self._unsaid[id] = text[:LONGEST_LINE]
            with suppress(NotNow):
                self._send(type="chat", text=self._unsaid[id], id=id)

    def tools(self) -> Sequence[Tool]:
        """Return what can be done at the table now, besides playing."""
        with self._changed:
            return self._company.tools()

    def use(self, tool: Tool) -> str:
        """Do one of these, and say so."""
        if tool.delete or tool.post:
            try:
                self._call("DELETE" if tool.delete else "POST", tool.delete or tool.post)
            except BadInput as error:
                raise NotNow(str(error)) from None
        elif tool.send is not None:
            self._send_surely(**tool.send)
            if tool.send["type"] == "ask":
                return self.words("asked-others")
        return self.words("done") if tool.does else tool.label

    def clock(self, seat: int) -> float | None:
        """Return the seconds that a seat has left."""
        with self._changed:
            return self._company.clock(seat)

    def away(self, seat: int) -> bool:
        """Return whether the person of a seat has no connection."""
        with self._changed:
            return self._company.away(seat)

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


def in_words(refused: Json, language: str) -> str:
    """Return a refusal of the server in words.

    >>> in_words({"reason": "it is not seat 1's turn", "key": "not-your-turn", "args": {}}, "en")
    'It is not your turn.'
    """
    return refusal(language, str(refused["key"]), refused["args"], str(refused["reason"]))


def _reason(body: bytes, language: str) -> str:
    """Return the sentence of a refusal; "" if it has none."""
    try:
        return in_words(clean(json.loads(body)), language)
    except (ValueError, KeyError, TypeError):
        return ""
