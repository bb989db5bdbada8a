"""The table as a terminal needs it, wherever it is: what one pair of eyes sees, and the ways to act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ludotheque.core.actions import ActionSpace, Value
from ludotheque.core.events import Event, Prompt
from ludotheque.core.game import Game, SheetLine
from ludotheque.description import question
from ludotheque.text import Texts, number
from ludotheque.turns import Acted, summary, turns_of

Json = Mapping[str, Any]


class Refused(Exception):
    """Something that the table does not do now; the message is a sentence for people."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the offered actions: its JSON, the words that can be typed, and its label."""

    action: Mapping[str, Value]
    words: str
    label: str


@dataclass(frozen=True, slots=True)
class Told:
    """One line of the log. ``turn`` counts the turns; lines of one turn belong together."""

    turn: int
    text: str
    heading: str | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """One turn of the log: the heading of a part that begins with it, a line that sums it up, and its details."""

    heading: str | None
    line: str
    details: list[str]


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as one pair of eyes sees it now.

    ``eyes`` is None for a spectator, ``choices`` are empty unless these eyes decide, and ``result`` is None before the
    end, ``view`` before the deal. ``version`` grows with every change.
    """

    version: int
    eyes: int | None
    player: int | None
    view: Json | None
    prompt: Prompt
    question: str
    choices: tuple[Choice, ...] = ()
    sheet: tuple[SheetLine, ...] = ()
    scores: tuple[int, ...] = ()
    result: tuple[str, ...] | None = None
    note: str = ""
    """The latest message that is no event, such as a refusal."""

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self.result is not None


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint: the label and words of the best action, and the chance to win, 0 to 1."""

    words: str
    label: str
    chance: float


class Table(Protocol):
    """A table at a terminal. Methods may be called by any thread."""

    game: Game
    texts: Texts
    names: list[str]
    shared: bool
    """True if several people with secrets share the screen."""

    def seen(self) -> Seen:
        """Return what is to be shown now."""

    def log(self) -> Sequence[Told]:
        """Return all that these eyes have been told."""

    def turns(self) -> list[ToldTurn]:
        """Return the same by turns."""

    def advance(self, seconds: float) -> bool:
        """Let the others act, or wait so long for them; return whether anything changed."""

    def act(self, choice: Choice) -> None:
        """Do what was chosen. Raises Refused."""

    def undo(self) -> str:
        """Take the last choice back, and say so. Raises Refused."""

    def hint(self) -> Advice:
        """Return the choice of a bot. Raises Refused."""

    def why(self, words: str) -> str:
        """Say why an action in words is not offered."""

    def close(self) -> None:
        """Leave the table."""


def choices(
    texts: Texts, actions: Sequence[Mapping[str, Value]], space: ActionSpace, names: Sequence[str]
) -> tuple[Choice, ...]:
    """Return offered actions, given as JSON, as choices."""
    return tuple(Choice(one, space.words(space.from_json(one)), texts.action(one, names)) for one in actions)


def asked(texts: Texts, prompt: Prompt, names: Sequence[str], *, yours: bool) -> str:
    """Return what is asked, in one line."""
    return " ".join(question(texts, prompt, names, yours=yours).split())


def told(texts: Texts, event: Event, turn: int, names: Sequence[str]) -> Told:
    """Return an event as a line of the log."""
    return Told(turn, texts.event(event, names), texts.heading(event, names), event.rule)


def by_turns(texts: Texts, log: Sequence[Acted], names: Sequence[str]) -> list[ToldTurn]:
    """Return a log by turns; what the line of a turn says already is no detail."""
    found = []
    for turn in turns_of(texts, log, names):
        line = summary(turn, texts, names)
        details = [texts.event(one.event, names) for one in turn.acted]
        found.append(ToldTurn(turn.heading, line, details[1:] if details[0] == line else details))
    return found


def find(seen: Seen, typed: str) -> Choice | None:
    """Return the choice that was typed: by its number from 1, its words or its label.

    >>> pass_, play = Choice({"verb": "pass"}, "pass", "Pass"), Choice({"verb": "play"}, "play spy 1", "Place 1 Spy")
    >>> seen = Seen(0, 0, 0, {}, Prompt("turn"), "Your turn", (pass_, play))
    >>> find(seen, "2") is play, find(seen, "pass") is pass_, find(seen, "place 1 spy") is play, find(seen, "3")
    (True, True, True, None)
    """
    text = " ".join(typed.split()).lower()
    if text.isdecimal():
        at = int(text)
        return seen.choices[at - 1] if 0 < at <= len(seen.choices) else None
    return next((one for one in seen.choices if text in (one.words.lower(), one.label.lower())), None)


def completions(seen: Seen, typed: str) -> list[Choice]:
    """Return the choices that what was typed may become: those that begin so, else those with all its words.

    >>> spy, end = Choice({}, "play spy 1", "Order: 1 Spy"), Choice({}, "end", "End")
    >>> seen = Seen(0, 0, 0, {}, Prompt("turn"), "", (spy, end))
    >>> [one.words for one in completions(seen, "spy")], [one.words for one in completions(seen, "e")]
    (['play spy 1'], ['end'])
    """
    text = typed.strip().lower()
    begun = [one for one in seen.choices if one.words.lower().startswith(text) or one.label.lower().startswith(text)]
    parts = text.split()
    return begun or [one for one in seen.choices if all(part in f"{one.words} {one.label}".lower() for part in parts)]


def score_rows(texts: Texts, seen: Seen, names: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the score sheet as rows of words, its head first; without a sheet the scores."""
    if not seen.sheet:
        return [("", *names), ("", *map(number, seen.scores))]
    rival = any(line.rival is not None for line in seen.sheet)
    rows = [("", *names, *([texts.message("sheet-rival")] if rival else []))]
    for line in seen.sheet:
        points = [*line.points, *([line.rival or 0] if rival else [])]
        rows.append((texts.message(f"sheet-{line.key}"), *map(number, points)))
    return rows
