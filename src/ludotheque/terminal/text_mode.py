"""Games in sentences, line by line: play by words or numbers, or replay a record.

For pipes, screen readers and tests: nothing is drawn, and nothing moves.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ludotheque.bots import Player
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput, UnknownAction
from ludotheque.core.events import Event
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import Record, Substitution
from ludotheque.core.rules import SheetLine
from ludotheque.core.state import IllegalAction, State
from ludotheque.core.telling import Part
from ludotheque.core.visible import visible
from ludotheque.teaching.guide import here
from ludotheque.terminal import rules
from ludotheque.terminal.changes import changes
from ludotheque.terminal.local import HINT_SECONDS, hint
from ludotheque.terminal.seating import MOST_SEED, seat_players
from ludotheque.terminal.table import sheet_line, unknown, verdict
from ludotheque.terminal.words import TerminalWords
from ludotheque.texts.description import lines, parts, question
from ludotheque.texts.texts import Texts, number

COMMANDS = (
    ("board", "board"),
    ("hint", "hint"),
    ("why ACTION", "why"),
    ("rules QUESTION", "rules"),
    ("undo", "undo"),
    ("help", "help"),
    ("quit", "quit"),
)
"""Words that can be typed besides an action, each with the key of the text that explains it."""


class Terminal:
    """One game at one terminal: ``people`` are the seats that play here, the others are bots of one level.

    The bots of the same ``seed`` choose alike.
    """

    def __init__(
        self,
        console: Console,
        match: Match,
        people: Sequence[int],
        level: str,
        language: str,
        seed: int | None = None,
        hint_seconds: float = HINT_SECONDS,
    ) -> None:
        luck = SeededChance(secrets.randbits(62) if seed is None else seed)
        self.console = console
        self.match = match
        self.game: Game = match.game
        self.people = people
        texts = Texts(self.game, language, self.game.own_words(match.record.options))
        self.texts: Texts = texts.to(people[0] if len(people) == 1 else None)
        self.words: TerminalWords = TerminalWords(language)
        self.names: list[str]
        self.bots: dict[int, Player]
        self.names, self.bots = seat_players(match, people, level, self.words, luck)
        self._said: dict[int, list[Part]] = {}
        self._seed = luck.below(MOST_SEED)
        self._hint_seconds = hint_seconds

    def play(self) -> None:
        """To the end, or until someone quits."""
        if not self.people:  # to people the table says what was dealt
            self.tell(self.match.opening)
        while not self.match.state.is_terminal():
            forced = self.match.forced()
            seat = self.match.state.current_player()
            if forced is not None:
                self.act(forced, auto=True)
            elif seat in self.bots:
                self.act(self.bots[seat].choose(self.match.state, seat))
            elif not self.ask(seat):
                self.console.print(self.words("plain-unfinished"))
                return
        self.show_sheet()

    def act(self, action: int, auto: bool = False) -> None:
        """Apply an action and tell what came of it."""
        self.match.act(action, auto=auto)
        self.tell(self.match.plies[-1].events)

    def tell(self, events: Sequence[Event]) -> None:
        """Print the events that someone here may see."""
        eyes = self.people[0] if len(self.people) == 1 else None
        for event in events:
            if event.visible_to(eyes):
                tell_event(self.console, self.texts, event, self.names)

    def ask(self, seat: int) -> bool:
        """Ask a person until something was done; False if they quit."""
        state = self.match.state
        self.show_changes(seat)
        actions = state.legal_actions()
        for index, action in enumerate(actions, 1):
            label = self.texts.action(self.game.actions.to_json(action), self.names)
            self.console.print(f"  {index:3}  {label}  [{self.game.actions.words(action)}]", markup=False)
        while True:
            answer = self.read(f"{question(self.texts, state, self.names, yours=True)} > ").strip()
            if answer == "quit":
                return False
            if answer == "undo":
                if self.undo(seat):
                    return True
            elif self.answer(answer, actions, seat):
                return True

    def undo(self, seat: int) -> bool:
        """Take back the last choice of a seat and what came after it; False if it has made none."""
        entries = self.match.asked_undo(seat)
        if not entries:
            self.console.print(self.words("nothing-to-undo"))
            return False
        action = self.game.actions.parse(self.match.record.standing()[-entries].do)
        said = self.texts.action(self.game.actions.to_json(action), self.names)
        after = entries - 1
        self.match.undo(entries)
        key = "taken-back-more" if after else "taken-back"
        self.console.print(self.words(key, choice=said, count=after), markup=False)
        return True

    def read(self, prompt: str) -> str:
        """Return a line from the person; the end of input quits."""
        try:
            return self.console.input(prompt, markup=False)
        except EOFError:
            return "quit"

    def answer(self, answer: str, actions: list[int], seat: int) -> bool:
        """Do what a line asks for; True if an action was applied."""
        if answer == "board":
            self.show_board(seat)
        elif answer == "hint":
            self.show_hint(seat)
        elif answer in ("help", "?"):
            self.show_help()
        elif (question := rules.question_in(answer)) is not None:
            self.show_rules(question, seat)
        elif answer.startswith("why "):
            self.console.print(self.reason(answer.removeprefix("why "), actions), markup=False)
        else:
            return self.try_action(answer, actions)
        return False

    def show_hint(self, seat: int) -> None:
        """Say what a strong bot would choose, and what speaks for it."""
        found = hint(self.texts, self.match.state, seat, self.names, seconds=self._hint_seconds, seed=self._seed)
        self.console.print(found.said(self.words), markup=False, highlight=False, soft_wrap=True)

    def show_help(self) -> None:
        """Print what can be typed: an action by its number or in words, and the commands."""
        actions = self.match.state.legal_actions()
        last = (str(len(actions)), "number"), (self.game.actions.words(actions[-1]), "words")
        table = Table.grid(padding=(0, 2))
        for command, key in (*last, *COMMANDS):
            table.add_row("", Text(command, style="bold"), Text(self.words(f"typed-{key}")))
        self.console.print(self.words("plain-type"), table)

    def show_rules(self, question: str, seat: int) -> None:
        """Print the guide, one section of it by its anchor, or what answers a question."""
        language = self.texts.language
        if not question:
            self.console.print(Markdown(rules.whole(self.game, language)))
        elif section := rules.section(self.game, question, language):
            self.console.print(Markdown(section))
        else:
            position = here(self.texts, self.match.state, seat, self.names, SeededChance(self._seed), decides=True)
            self.console.print(rules.answers(self.game, question, language, self.words, position))

    def reason(self, words: str, actions: list[int]) -> str:
        """Say why an action is not offered; a verb alone asks about all its actions."""
        if words in map(self.game.actions.words, actions):
            return self.words("plain-offered")
        try:
            return self.explained(words) or self.words("no-why")
        except UnknownAction:
            return unknown(self.words, words, [one.name for one in self.game.actions.verbs])

    def explained(self, words: str) -> str | None:
        """Return the reason that the game gives why an action is not offered."""
        verb, args = self.game.actions.partial_words(words)
        key = self.game.explain(self.match.state, verb, args)
        return self.texts.message(f"why-{key}") if key else None

    def try_action(self, answer: str, actions: list[int]) -> bool:
        """Apply the action of that number or those words."""
        try:
            if answer.isdecimal() and 0 < int(answer) <= len(actions):
                action = actions[int(answer) - 1]
            else:
                action = self.game.actions.parse(answer)
            self.act(action)
        except UnknownAction:
            known = [command for command, _ in COMMANDS if command.isalpha()]
            told = unknown(self.words, answer, [*known, *map(self.game.actions.words, actions)])
            self.console.print(f"{told} {self.words('plain-for-help')}", markup=False, highlight=False)
            return False
        except IllegalAction:
            why = self.explained(self.game.actions.words(action))
            self.console.print(f"{self.words('plain-not-offered')} {why or ''}".rstrip(), markup=False)
            return False
        return True

    def board(self, seat: int) -> list[Part]:
        """Describe the table as a seat sees it."""
        return parts(self.texts, self.game.view(self.match.state, seat), self.names)

    def show_board(self, seat: int) -> None:
        """Say the whole table in sentences, as a seat sees it."""
        self.show_parts(self.board(seat))

    def show_changes(self, seat: int) -> None:
        """Say what has changed since the seat was last asked; the whole table the first time."""
        now, before = self.board(seat), self._said.get(seat)
        self.show_parts(now if before is None else changes(before, now, self.words))
        self._said[seat] = now

    def show_parts(self, told: Sequence[Part]) -> None:
        """Print parts of a description."""
        for line in lines(told):
            self.console.print(line, markup=False, highlight=False, soft_wrap=True)

    def show_sheet(self) -> None:
        """Say the score sheet, line by line, and who has won."""
        for line in sheet_lines(self.texts, self.game.sheet(self.match.state), self.names):
            self.console.print(line, markup=False, highlight=False, soft_wrap=True)
        self.console.print(self.texts.message(f"ending-{self.game.ending(self.match.state)}"), markup=False)
        self.console.print(result(self.words, self.texts, self.match.state, self.names), markup=False)


def tell_event(console: Console, texts: Texts, event: Event, names: Sequence[str]) -> None:
    """Print one event, below a heading where it begins a part of the game such as a round."""
    heading, said = texts.heading(event, names), texts.event(event, names)
    if heading:
        console.print(f"\n{heading}", style="bold", markup=False, highlight=False)
    if said != heading:
        console.print(f"  {said}", markup=False, highlight=False, soft_wrap=True)


def distinct(names: Sequence[str]) -> list[str]:
    """Return the names, with the seat added to those that several seats have.

    >>> distinct(["greedy", "Ada", "greedy"])
    ['greedy 1', 'Ada', 'greedy 3']
    """
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


def result(words: TerminalWords, texts: Texts, state: State, names: Sequence[str]) -> str:
    """Return the sentence that names the winner of a finished game."""
    return verdict(words, texts, names, state.returns(), cooperative=texts.game.cooperative)


def sheet_lines(texts: Texts, sheet: Sequence[SheetLine], names: Sequence[str]) -> Iterator[str]:
    """Yield a score sheet in words, a line for each of its lines."""
    for line in sheet:
        counted = [*zip(names, map(number, line.points), strict=True)]
        if line.rival is not None:
            counted.append((texts.message("sheet-rival"), number(line.rival)))
        yield sheet_line(texts.message(f"sheet-{line.key}"), counted)


def tell(console: Console, record: Record, seat: int | None, language: str, step: bool) -> None:
    """Print a recorded game in sentences: all that happened, or what ``seat`` saw of it."""
    match = Match.resume(record)
    if seat is not None and not 0 <= seat < record.players:
        raise BadInput(f"the seats are 0 to {record.players - 1}, not {seat}")
    texts = Texts(match.game, language, match.game.own_words(match.record.options))
    words = TerminalWords(language)
    seats = map(visible, record.seats or [""] * record.players)
    names = distinct([name or words("player", number=number) for number, name in enumerate(seats, 1)])
    if record.carried:
        left = f"the rules changed while this game was played: its first {record.first} entries cannot be shown"
        console.print(f"  ({left}; this is what came after)", markup=False, highlight=False, soft_wrap=True)
    changes = sorted(record.substitutions, key=lambda one: one.entry)
    for before, events in _told(match):
        while changes and changes[0].entry <= before:
            _tell_substitution(console, words, changes.pop(0), names)
        for event in events:
            if seat is None or event.visible_to(seat):
                tell_event(console, texts, event, names)
        if step:
            console.input("")
    for one in changes:
        _tell_substitution(console, words, one, names)
    console.print()
    for line in sheet_lines(texts, match.game.sheet(match.state), names):
        console.print(line, markup=False)
    if match.state.is_terminal():
        console.print(texts.message(f"ending-{match.game.ending(match.state)}"), markup=False)
        console.print(result(words, texts, match.state, names), markup=False)
    elif record.ended is not None:
        console.print(words(f"ended-{record.ended}"), markup=False)
    else:
        asked = texts.prompt(match.game.prompt(match.state), names, yours=False)
        console.print(words("record-unfinished", question=asked), markup=False)
    if record.takebacks:
        console.print(words("record-takebacks", count=record.takebacks), markup=False)


def _told(match: Match) -> Iterator[tuple[int, Sequence[Event]]]:
    """Yield what is to be told, each with how many entries the record had before it."""
    record = match.record
    first = record.carried[-1].entry if record.carried else 0
    yield first, match.opening
    standing = [at for at, entry in enumerate(record.entries) if at >= first and not entry.undone]
    yield from zip(standing, (ply.events for ply in match.plies), strict=True)


def _tell_substitution(console: Console, words: TerminalWords, one: Substitution, names: list[str]) -> None:
    before = names[one.seat]
    name = visible(one.name) or words("player", number=one.seat + 1)
    if one.why == "joined":
        names[one.seat] = name
    level = "" if one.level is None else words.level(visible(one.level))
    told = words(f"record-{one.why}", before=before, name=name, level=level)
    console.print(told, markup=False)
