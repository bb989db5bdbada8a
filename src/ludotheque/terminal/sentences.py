"""A table in sentences, line by line, for pipes and screen readers: how a server's table is played without Textual.

``text_mode`` does the same for a game of this process, with more to ask.
"""

from __future__ import annotations

from rich.console import Console

from ludotheque.description import lines, parts
from ludotheque.terminal.table import Refused, Seen, Table, find, score_rows

WAIT = 1.0
"""Seconds between two looks while others decide."""
COMMANDS = "A number or words choose. Also: board, hint, undo, why ACTION, score, quit."


def play_in_sentences(console: Console, table: Table) -> None:
    """Play to the end, or until the person quits or the input ends."""
    spoken, said = 0, -1
    try:
        while True:
            seen = table.seen()
            log = table.log()
            spoken = 0 if spoken > len(log) else spoken
            for one in log[spoken:]:
                say(console, one.text)
            spoken = len(log)
            if seen.over:
                say_score(console, table, seen)
                return
            if not seen.choices:
                table.advance(WAIT)
            else:
                turn = log[-1].turn if log else 0
                if not ask(console, table, seen, board=turn != said):
                    return
                said = turn
    finally:
        table.close()


def say(console: Console, text: str) -> None:
    """Print a line as it is."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def say_board(console: Console, table: Table, seen: Seen) -> None:
    """Say the table in sentences."""
    if seen.view is not None:
        for line in lines(parts(table.texts, seen.view, table.names)):
            say(console, line)


def say_score(console: Console, table: Table, seen: Seen) -> None:
    """Say the score sheet, a sentence for each line, and the result."""
    (_, *names), *rows = score_rows(table.texts, seen, table.names)
    for label, *points in rows:
        counted = ", ".join(f"{name} {count}" for name, count in zip(names, points, strict=True))
        say(console, f"{label}: {counted}" if label else counted)
    for line in seen.result or ():
        say(console, line)


def ask(console: Console, table: Table, seen: Seen, *, board: bool) -> bool:
    """Ask a person until something was done or has changed; False if they quit. The board is said once a turn."""
    if board:
        say_board(console, table, seen)
    for number, choice in enumerate(seen.choices, 1):
        say(console, f"  {number:3}  {choice.label}  [{choice.words}]")
    say(console, COMMANDS)
    while table.seen().version == seen.version:
        try:
            typed = console.input(f"{seen.question} > ", markup=False).strip()
        except EOFError:
            return False
        if typed == "quit":
            return False
        try:
            answer(console, table, seen, typed)
        except Refused as error:
            say(console, str(error))
    return True


def answer(console: Console, table: Table, seen: Seen, typed: str) -> None:
    """Do what a line asks for."""
    choice = find(seen, typed)
    if choice is not None:
        table.act(choice)
    elif typed == "board":
        say_board(console, table, seen)
    elif typed == "hint":
        advice = table.hint()
        say(console, f"Hint: {advice.label} [{advice.words}], {advice.chance:.0%} to win.")
    elif typed == "undo":
        say(console, table.undo())
    elif typed == "score":
        say_score(console, table, seen)
    elif typed.startswith("why "):
        say(console, table.why(typed.removeprefix("why ")))
    else:
        say(console, COMMANDS)
