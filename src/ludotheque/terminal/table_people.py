"""The people at a table of a server: their chat and clocks, and what a person can do about them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ludotheque.core.custom_inputs import POSITION
from ludotheque.core.levels import USUAL
from ludotheque.core.visible import isolated
from ludotheque.terminal.words import TerminalWords

Json = Mapping[str, Any]
LEVEL: Final = USUAL
"""The level of bots that stand in."""
LONGEST: Final = 500
"""The most characters of a line of chat."""


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that can be done at a table: a message to send, or a path to delete or post to; or a link to read."""

    label: str
    send: Json | None = None
    delete: str = ""
    post: str = ""
    sure: bool = False
    """Ask before it is done."""

    @property
    def does(self) -> bool:
        """Return whether there is anything to do: a link is only to be read."""
        return self.send is not None or bool(self.delete or self.post)


class TablePeople:
    """The people at one table, as its server tells of them."""

    def __init__(
        self, words: TerminalWords, server: str, table: str, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._words = words
        self._server = server
        self._table = table
        self._now = now
        self._host = self._hushed = self._resigning = self._waiting = self._dealt = self._over = False
        self._invites: dict[int, str] = {}
        self._rematch: Json | None = None
        self._spectators: list[int] = []
        self._left: list[float] = []
        self._running: list[int] = []
        self._told = 0.0
        self.seats: list[Json] = []
        self.yours: list[int] = []
        self.chat: list[str] = []
        self._brought: list[str] = []
        self._undoing = self._unanswered = False
        """Others have been asked for something, and that was so when the connection was lost."""

    # --- What the server says ---

    def receive(self, message: Json) -> str | None:
        """Take in a message; return what is to be told of it."""
        take = getattr(self, f"_take_{message['type'].replace('-', '_')}", None)
        told: str | None = take(message) if take is not None else None
        return told

    def _take_welcome(self, message: Json) -> str | None:
        self.seats, self.yours = list(message["seats"]), list(message["yours"])
        self._host, self._hushed = bool(message["host"]), bool(message["hushed"])
        self._unanswered = self._waiting or self._undoing
        self._resigning, self._waiting, self._undoing = bool(message["can_resign"]), False, False
        self._take_invites(message)
        self._rematch = message.get("rematch")
        self.chat = [self._line(one) for one in message["chat"]]
        told, self._brought = self._brought, list(message.get("brought", []))
        if told == self._brought:  # after a connection that was lost
            return None
        return self._words("brought-position" if POSITION in self._brought else "brought-file")

    def _take_seats(self, message: Json) -> str | None:
        self.seats = list(message["seats"])
        # All that is still open has been repeated by now.
        lost = self._unanswered and not (self._waiting or self._undoing)
        self._unanswered = False
        return self._words("ask-again") if lost else None

    def _take_state(self, message: Json) -> None:
        self._dealt, self._over = True, bool(message["over"])

    def _take_invites(self, message: Json) -> None:
        self._invites = {int(one["seat"]): str(one["invite"]) for one in message["invites"]}

    def _take_rematch(self, message: Json) -> str | None:
        self._rematch = message
        return None if message["seated"] else self._words("rematch-by", name=self.names[int(message["seat"])])

    def _take_spectators(self, message: Json) -> None:
        self._spectators = list(message["spectators"])

    def _take_hushed(self, message: Json) -> None:
        self._hushed = bool(message["on"])

    def _take_chat(self, message: Json) -> str:
        self.chat.append(self._line(message))
        return self.chat[-1]

    def _take_clock(self, message: Json) -> None:
        self._left, self._running, self._told = list(message["left"]), list(message["running"]), self._now()

    def _take_asked(self, message: Json) -> None:
        self._waiting = self._waiting or message["seat"] in self.yours

    def _take_undo_asked(self, message: Json) -> None:
        self._undoing = self._undoing or message["seat"] in self.yours

    def _take_undo_answered(self, message: Json) -> None:  # noqa: ARG002
        self._undoing = False

    def _take_ask_answered(self, message: Json) -> None:  # noqa: ARG002
        self._waiting = False

    def _take_takebacks(self, message: Json) -> str:
        seat = int(message["seat"])
        return self._words("you-took-back") if seat in self.yours else self._words("took-back", name=self.names[seat])

    def _take_seated(self, message: Json) -> str:
        return self._words(f"seated-{message['why']}", name=self._words.named(str(message["name"])))

    def _line(self, message: Json) -> str:
        name = self._words.named(str(message["name"])) if message["seat"] is not None else self._words("spectator")
        return self._words("said", name=name, text=" ".join(str(message["text"]).split()))

    # --- What is shown ---

    @property
    def names(self) -> list[str]:
        """Return the names at the table; a seat that no one has taken has a number."""
        return [
            isolated(self._words.named(str(one["name"]))) or self._words("seat", number=number)
            for number, one in enumerate(self.seats, 1)
        ]

    def clock(self, seat: int) -> float | None:
        """Return the seconds that a seat has left; None at a table without clocks."""
        if seat >= len(self._left):
            return None
        passed = self._now() - self._told if seat in self._running else 0.0
        return max(0.0, self._left[seat] - passed)

    def away(self, seat: int) -> bool:
        """Return whether the person of a seat has no connection."""
        return seat < len(self.seats) and self.seats[seat]["away"] is not None

    def open_seats(self) -> list[str]:
        """Return what there is to say about seats that no one has taken: the link where this person has it."""
        said = []
        for seat, one in enumerate(self.seats):
            if not one["taken"]:
                name = self._words("seat", number=seat + 1)
                said.append(self._link(seat) if seat in self._invites else self._words("waiting-seat", name=name))
        return said

    # --- What can be done ---

    def tools(self) -> list[Tool]:
        """Return what can be done now."""
        found = [Tool(self._words("tool-watch", link=f"{self._server}/table/{self._table}"))]
        for seat in range(len(self.seats)):
            found += self._of_seat(seat)
        if self.yours and self._dealt and not self._over:
            found += self._of_game(self.yours[0])
        if self.yours and self._over:
            found.append(self._again())
        if self._host:
            found += self._of_host()
        return found

    def _link(self, seat: int) -> str:
        link = f"{self._server}/join/{self._table}#{self._invites[seat]}"
        return self._words("tool-link", number=seat + 1, link=link)

    def _of_seat(self, seat: int) -> Sequence[Tool]:
        """Return what can be done about a seat."""
        one, found = self.seats[seat], []
        name = self.names[seat]
        if seat in self._invites:
            found.append(Tool(self._link(seat)))
            if self._host and not one["taken"]:
                again = {"type": "invite", "about": seat}
                found.append(Tool(self._words("tool-new-link", number=seat + 1), again, sure=True))
        path = f"/api/tables/{self._table}/seats/{seat}"
        human = one["taken"] and one["kind"] == "human"
        if human and not self._dealt and seat in self.yours:
            found.append(Tool(self._words("tool-stand-up"), delete=path, sure=True))
        elif human and not self._dealt and self._host:
            found.append(Tool(self._words("tool-free", name=name), delete=path, sure=True))
        absent = one["away"] is not None or one["idle"] is not None
        if human and self._dealt and absent and not self._over and self.yours and seat not in self.yours:
            ask = {"type": "ask", "seat": self.yours[0], "about": seat}
            found.append(Tool(self._words("tool-bot", name=name), {**ask, "what": "bot", "level": LEVEL}, sure=True))
            found.append(Tool(self._words("tool-offer", name=name), {**ask, "what": "offer"}, sure=True))
        return found

    def _of_game(self, mine: int) -> Sequence[Tool]:
        """Return what a player can do about the game."""
        words, found = self._words, []
        if self._waiting:
            found.append(Tool(words("tool-withdraw"), {"type": "consent", "seat": mine, "ok": False}))
        if self.seats[mine]["stand_in"]:
            return [*found, Tool(words("tool-take-over"), {"type": "take-over", "seat": mine})]
        found.append(Tool(words("tool-hand-over"), {"type": "hand-over", "seat": mine, "level": LEVEL}, sure=True))
        if self._resigning:
            found.append(Tool(words("tool-resign"), {"type": "resign", "seat": mine}, sure=True))
        if not self._waiting:
            found.append(Tool(words("tool-abandon"), {"type": "ask", "seat": mine, "what": "abandon"}, sure=True))
        return found

    def _again(self) -> Tool:
        """Return the link to the rematch, or the way to wish one."""
        if self._rematch is None:
            return Tool(self._words("tool-rematch"), post=f"/api/tables/{self._table}/rematch")
        page = "table" if self._rematch["seated"] else "join"
        return Tool(self._words("tool-rematch-link", link=f"{self._server}/{page}/{self._rematch['table']}"))

    def _of_host(self) -> Sequence[Tool]:
        """Return what only the host of the table decides."""
        hush = Tool(
            self._words("tool-unhush" if self._hushed else "tool-hush"), {"type": "hush", "on": not self._hushed}
        )
        kick = [
            Tool(self._words("tool-kick", number=number), {"type": "kick", "spectator": one}, sure=True)
            for number, one in enumerate(self._spectators, 1)
        ]
        return [hush, *kick]
