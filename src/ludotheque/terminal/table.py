"""The table as a terminal needs it, wherever it is: what one pair of eyes sees, and the ways to act."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, Protocol

from ludotheque.core.actions import ActionSpace, Value
from ludotheque.core.events import Event, Prompt, Reason
from ludotheque.core.game import Game
from ludotheque.core.rules import SheetLine
from ludotheque.terminal.table_people import Tool
from ludotheque.terminal.words import TerminalWords
from ludotheque.texts.texts import Texts, number
from ludotheque.texts.turns import Acted, beneath, summary, turns_of

MOST_NEAREST = 3
"""Choices that are named where a typed line means nothing."""
ALIKE = 0.6
"""The share of two words, from 0 to 1, above which one may be meant by the other."""

Json = Mapping[str, Any]


class NotNow(Exception):
    """Something that the table does not do now; the message is a sentence for people."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One of the offered actions: its JSON, the words that can be typed, and its label."""

    action: Mapping[str, Value]
    words: str
    label: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log.

    ``turn`` counts the turns; lines of one turn belong together. ``dealt`` if it was before the first choice.
    """

    turn: int
    text: str
    heading: str | None = None
    rule: str = ""
    dealt: bool = False


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
    choices: tuple[Offer, ...] = ()
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
    """A hint: the label and words of the best action, the chance to win (0 to 1), and what speaks for the action."""

    words: str
    label: str
    chance: float
    reasons: str = ""

    def said(self, words: TerminalWords) -> str:
        """Return the hint as one line, with what is typed to follow it."""
        chance = round(self.chance * 100)
        told = words("plain-hint", choice=self.label, words=self.words, chance=chance)
        return f"{told} {self.reasons}".rstrip()


class TerminalTable(Protocol):
    """A table at a terminal. Methods may be called by any thread."""

    game: Game
    texts: Texts
    words: TerminalWords
    """The terminal's own words, in the language of the texts."""
    names: list[str]
    shared: bool
    """True if several people with secrets share the screen."""
    remote: bool
    """True at a table of a server, where there are people to talk to."""

    def seen(self) -> Seen:
        """Return what is to be shown now."""

    def log(self) -> Sequence[LogLine]:
        """Return all that these eyes have been told."""

    def turns(self) -> list[ToldTurn]:
        """Return the same by turns."""

    def advance(self, seconds: float, since: int) -> int:
        """Let the others act, or wait so long for them, unless the table has changed since that version already.

        Return the version of the table now.
        """

    def act(self, choice: Offer) -> None:
        """Do what was chosen. Raises Refused."""

    def undo(self) -> str:
        """Take the last choice back, and say so. Raises Refused."""

    def hint(self) -> Advice:
        """Return the choice of a bot. Raises Refused."""

    def why(self, words: str) -> str:
        """Say why an action in words is not offered."""

    def chat(self) -> Sequence[str]:
        """Return what was said."""

    def speak(self, text: str) -> None:
        """Say something to the others. Raises Refused."""

    def tools(self) -> Sequence[Tool]:
        """Return what can be done at the table now, besides playing."""

    def use(self, tool: Tool) -> str:
        """Do one of these, and say so. Raises Refused."""

    def clock(self, seat: int) -> float | None:
        """Return the seconds that a seat has left; None at a table without clocks."""

    def away(self, seat: int) -> bool:
        """Return whether the person of a seat is away."""

    def close(self) -> None:
        """Leave the table."""


class AtHome:
    """The parts of a table of this process that only a server's has."""

    remote = False
    words: TerminalWords

    def chat(self) -> Sequence[str]:
        """Return nothing: the people are in one room."""
        return ()

    def speak(self, text: str) -> None:  # noqa: ARG002
        """Refuse: the people are in one room."""
        raise NotNow(self.words("nobody-here"))

    def tools(self) -> Sequence[Tool]:
        """Return nothing."""
        return ()

    def use(self, tool: Tool) -> str:  # noqa: ARG002
        """Refuse."""
        raise NotNow(self.words("nobody-here"))

    def clock(self, seat: int) -> float | None:  # noqa: ARG002
        """Return None: there are no clocks."""
        return None

    def away(self, seat: int) -> bool:  # noqa: ARG002
        """Return False."""
        return False


def choices(
    texts: Texts, actions: Sequence[Mapping[str, Value]], space: ActionSpace, names: Sequence[str]
) -> tuple[Offer, ...]:
    """Return offered actions, given as JSON, as choices."""
    return tuple(Offer(one, space.words(space.from_json(one)), texts.action(one, names)) for one in actions)


def advice(
    texts: Texts, action: Mapping[str, Value], chance: float, reasons: Sequence[Reason], names: Sequence[str]
) -> Advice:
    """Return an action, given as JSON, as a hint in words."""
    space = texts.game.actions
    said = " ".join(texts.reason(one, names) for one in reasons)
    return Advice(space.words(space.from_json(action)), texts.action(action, names), chance, said)


def asked(
    texts: Texts, prompt: Prompt, names: Sequence[str], *, yours: bool, offered: Sequence[Mapping[str, Value]]
) -> str:
    """Return what is asked, in one line, where these actions are offered, given as JSON."""
    verbs = {str(one["verb"]) for one in offered}
    return " ".join(texts.prompt(prompt, names, yours=yours, verbs=verbs).split())


def told(texts: Texts, event: Event, turn: int, names: Sequence[str], *, dealt: bool = False) -> LogLine:
    """Return an event as a line of the log."""
    return LogLine(turn, texts.event(event, names), texts.heading(event, names), event.rule, dealt)


def by_turns(texts: Texts, log: Sequence[Acted], names: Sequence[str]) -> list[ToldTurn]:
    """Return a log by turns; what the line of a turn says already is no detail, nor that it is someone's turn."""
    found = []
    for turn in turns_of(texts, log, names):
        said = [one.event for one in beneath(turn, texts, names) if texts.part(one.event, "turn", names) is None]
        details = [texts.event(one, names) for one in said]
        # A single deed says more than its sum.
        line = details[0] if len(details) == 1 else summary(turn, texts, names)
        found.append(ToldTurn(turn.heading, line, details[1:] if details[:1] == [line] else details))
    return found


def find(seen: Seen, typed: str) -> Offer | None:
    """Return the choice that was typed: by its number from 1, its words or its label.

    >>> pass_ = Offer({"verb": "pass"}, "pass", "Pass")
    >>> play = Offer({"verb": "play"}, "play spy 1", "Place 1 Spy")
    >>> seen = Seen(0, 0, 0, {}, Prompt("turn"), "Your turn", (pass_, play))
    >>> find(seen, "2") is play, find(seen, "pass") is pass_, find(seen, "place 1 spy") is play, find(seen, "3")
    (True, True, True, None)
    """
    text = " ".join(typed.split()).lower()
    if text.isdecimal():
        at = int(text)
        return seen.choices[at - 1] if 0 < at <= len(seen.choices) else None
    return next((one for one in seen.choices if text in (one.words.lower(), one.label.lower())), None)


def completions(seen: Seen, typed: str) -> list[Offer]:
    """Return the choices that what was typed may become: those that begin so, else those with all its words.

    >>> spy, end = Offer({}, "play spy 1", "Order: 1 Spy"), Offer({}, "end", "End")
    >>> seen = Seen(0, 0, 0, {}, Prompt("turn"), "", (spy, end))
    >>> [one.words for one in completions(seen, "spy")], [one.words for one in completions(seen, "e")]
    (['play spy 1'], ['end'])
    """
    text = typed.strip().lower()
    begun = [one for one in seen.choices if one.words.lower().startswith(text) or one.label.lower().startswith(text)]
    parts = text.split()
    return begun or [one for one in seen.choices if all(part in f"{one.words} {one.label}".lower() for part in parts)]


def unknown(words: TerminalWords, typed: str, known: Iterable[str]) -> str:
    """Say that a typed line means nothing here, and name the nearest that do.

    >>> unknown(TerminalWords(), "pley spy 1", ["play spy 1", "hint"])
    '“pley spy 1” means nothing here. Did you mean “play spy 1”?'
    >>> unknown(TerminalWords(), "/pul", ["pull 3 left", "pull 4 left", "push 3"])
    '“/pul” means nothing here. Did you mean “pull 3 left” or “pull 4 left”?'
    >>> known = ["play banker 1", "play spy 1", "print"]
    >>> [unknown(TerminalWords(), typed, known) for typed in ("/spi", "pb1", "/prnt")]
    ... # doctest: +NORMALIZE_WHITESPACE
    ['“/spi” means nothing here. Did you mean “play spy 1”?',
     '“pb1” means nothing here. Did you mean “play banker 1”?',
     '“/prnt” means nothing here. Did you mean “print”?']
    >>> unknown(TerminalWords(), "xyzzy", ["play spy 1"])
    '“xyzzy” means nothing here.'
    """
    said = words("unknown", typed=typed)
    near = [words("quoted", choice=one) for one in _nearest(typed.strip().lstrip("/:").lower(), known)]
    return f"{said} {words('nearest', choices=words.either(near))}" if near else said


def mistyped(table: TerminalTable, typed: str) -> str:
    """Say the same of what is no action of the game, with the nearest of what is offered and of all its verbs."""
    offered = [one.words for one in table.seen().choices]
    return unknown(table.words, typed, [*offered, *(one.name for one in table.game.actions.verbs)])


def _nearest(text: str, known: Iterable[str]) -> list[str]:
    """Return the few that begin with a text, else those that have its initials, else those whose words resemble its."""
    if not text or text.isdecimal():
        return []
    lines = [*dict.fromkeys(known)]
    begun = [one for one in lines if one.lower().startswith(text)]
    short = [one for one in lines if text == "".join(word[0] for word in one.lower().split())]
    found = begun or short
    if not found:
        likeness = {one: _likeness(text.split(), one.lower().split()) for one in lines}
        found = sorted((one for one in lines if likeness[one] >= ALIKE), key=lambda one: -likeness[one])
    return found[:MOST_NEAREST]


def _likeness(typed: Sequence[str], words: Sequence[str]) -> float:
    """Return how much each typed word has in common with the word that it resembles most, from 0 to 1, on average.

    0 if the first of them resembles none.
    """
    most = [
        max(1.0 if word.startswith(one) else SequenceMatcher(None, one, word).ratio() for word in words)
        for one in typed
    ]
    return sum(most) / len(most) if most[0] >= ALIKE else 0.0


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


def sheet_line(label: str, counted: Sequence[tuple[str, str]]) -> str:
    """Return a line of the score sheet for those who read it in words. Names may end in a number.

    >>> sheet_line("Merchants (9)", [("Player 1", "0"), ("Bot 2", "9")])
    'Merchants (9) – Player 1: 0, Bot 2: 9'
    >>> sheet_line("", [("Player 1", "3")])
    'Player 1: 3'
    """
    points = ", ".join(f"{name}: {count}" for name, count in counted)
    return f"{label} – {points}" if label else points


def verdict(
    words: TerminalWords, texts: Texts, names: Sequence[str], returns: Sequence[float], *, cooperative: bool
) -> str:
    """Return the sentence that names the winner of a finished game.

    >>> from ludotheque import load
    >>> verdict(TerminalWords(), Texts(load("koryo")), ["Ann", "Ben"], [1.0, 1.0], cooperative=False)
    'Ann and Ben share the victory.'
    >>> verdict(TerminalWords(), Texts(load("koryo")).to(0), ["Ann", "Ben"], [1.0, -1.0], cooperative=False)
    'You win.'
    """
    if cooperative and len(returns) > 1:
        return words("team-wins" if returns[0] > 0 else "team-loses")
    if len(returns) == 1 and texts.reader == 0:
        return words("you-win" if returns[0] > 0 else "you-lose")
    if len(returns) == 1:
        return words("wins" if returns[0] > 0 else "loses", name=names[0])
    won = [seat for seat, value in enumerate(returns) if value == max(returns)]
    if won == [texts.reader]:
        return words("you-win")
    if len(won) == 1:
        return words("wins", name=names[won[0]])
    return words("share", names=texts.listed([names[seat] for seat in won]))
