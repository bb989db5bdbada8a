"""Play a server's table in sentences, line by line, for pipes and screen readers, without Textual.

The whole table is said once, and then what has changed at each question.

``text_mode`` does the same for a game of this process, with more to ask.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from ludotheque.core.telling import Part
from ludotheque.terminal import rules
from ludotheque.terminal.changes import changes
from ludotheque.terminal.table import NotNow, Seen, TerminalTable, find, score_rows, sheet_line, unknown
from ludotheque.texts.description import lines, parts

WAIT = 1.0
"""Seconds between two looks while others decide."""
COMMANDS = ("board", "hint", "undo", "why", "rules", "score", "say", "table", "clock", "help", "quit")
"""The words that are no choice."""


def play_in_sentences(console: Console, table: TerminalTable) -> None:
    """Play to the end, or until the person quits or the input ends."""
    spoken, asked = 0, ""
    board: list[Part] | None = None
    try:
        while True:
            seen = table.seen()
            log = table.log()
            spoken = 0 if spoken > len(log) else spoken
            for one in log[spoken:]:
                if not one.dealt:  # the table says that
                    say(console, one.text)
            spoken = len(log)
            if seen.over:
                say_score(console, table, seen)
                return
            if seen.view is None and seen.question != asked:
                say(console, seen.question)
                asked = seen.question
            if not seen.choices:
                table.advance(WAIT, seen.version)
            else:
                now = described(table, seen)
                say_parts(console, now if board is None else changes(board, now, table.words))
                board = now
                if not ask(console, table, seen):
                    return
    finally:
        table.close()


def say(console: Console, text: str) -> None:
    """Print a line as it is."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def described(table: TerminalTable, seen: Seen) -> list[Part]:
    """Describe the table; before the deal there is nothing to describe."""
    return [] if seen.view is None else parts(table.texts, seen.view, table.names)


def say_parts(console: Console, told: Sequence[Part]) -> None:
    """Say parts of a description."""
    for line in lines(told):
        say(console, line)


def say_score(console: Console, table: TerminalTable, seen: Seen) -> None:
    """Say the score sheet line by line, and the result."""
    (_, *names), *rows = score_rows(table.texts, seen, table.names)
    for label, *points in rows:
        say(console, sheet_line(label, [*zip(names, points, strict=True)]))
    for line in seen.result or ():
        say(console, line)


def ask(console: Console, table: TerminalTable, seen: Seen) -> bool:
    """Ask a person until something was done or has changed; False if they quit."""
    for number, choice in enumerate(seen.choices, 1):
        say(console, f"  {number:3}  {choice.label}  [{choice.words}]")
    say(console, table.words("plain-commands"))
    while table.seen().version == seen.version:
        try:
            typed = console.input(f"{seen.question} > ", markup=False).strip()
        except EOFError:
            return False
        if typed == "quit":
            return False
        try:
            answer(console, table, seen, typed)
        except NotNow as error:
            say(console, str(error))
    return True


def answer(console: Console, table: TerminalTable, seen: Seen, typed: str) -> None:
    """Do what a line asks for."""
    choice = find(seen, typed)
    if choice is not None:
        table.act(choice)
    elif typed == "board":
        say_parts(console, described(table, seen))
    elif typed == "hint":
        say(console, table.hint().said(table.words))
    elif typed == "undo":
        say(console, table.undo())
    elif typed == "score":
        say_score(console, table, seen)
    elif typed.startswith("say "):
        table.speak(typed.removeprefix("say ").strip())
    elif typed == "clock":
        say_clocks(console, table)
    elif typed == "table" or typed.startswith("table "):
        say_tools(console, table, typed.removeprefix("table").strip())
    elif question := rules.question_in(typed):
        console.print(rules.answers_at(table, seen, question))
    elif typed.startswith("why "):
        say(console, table.why(typed.removeprefix("why ")))
    elif typed in ("help", "?"):
        say(console, table.words("plain-commands"))
    else:
        told = unknown(table.words, typed, [*COMMANDS, *(one.words for one in seen.choices)])
        say(console, f"{told} {table.words('plain-for-help')}")


def say_clocks(console: Console, table: TerminalTable) -> None:
    """Say how much time everyone has."""
    left = [(name, table.clock(seat)) for seat, name in enumerate(table.names)]
    said = [table.words("said", name=name, text=table.words.clock(time)) for name, time in left if time is not None]
    for line in said or [table.words("no-clock")]:
        say(console, line)


def say_tools(console: Console, table: TerminalTable, chosen: str) -> None:
    """Say what can be done at the table, by numbers; or do what was chosen."""
    tools = table.tools()
    if chosen.isdecimal() and 0 < int(chosen) <= len(tools):
        say(console, table.use(tools[int(chosen) - 1]))
        return
    for number, tool in enumerate(tools, 1):
        say(console, f"  {number:3}  {tool.label}")
    say(console, table.words("plain-tool" if tools else "tool-none"))
