"""Shared by all commands: bad input as a sentence and exit code 2, files and options read, JSON printed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ludotheque import BadInput, ChanceError
from ludotheque.bots.own import crash_of

out: Console = Console(highlight=False)
err: Console = Console(stderr=True, highlight=False)

Language = Annotated[str, typer.Option(help="A language of the game: en, fr or ko.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as listed by `ludotheque games`.")]
Seed = Annotated[int, typer.Option(help="Random seed: the same seed gives the same games.")]
Choices = Annotated[list[str] | None, typer.Option("--option", help="A game option, as name=value or name=@FILE.")]
Scheduler = Annotated[
    str | None,
    typer.Option(help="A Dask scheduler (tcp://host:port) whose workers replace --jobs.", metavar="ADDRESS"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


@contextmanager
def plain_errors() -> Iterator[None]:
    """Report bad input as a sentence (exit code 2), and the crash of a bot of your own in a few lines (1)."""
    try:
        yield
    except Exception as error:
        crash = crash_of(error)
        if crash is not None:
            fail(crash, 1)
        if isinstance(error, OSError) and not isinstance(error, BadInput):
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        if isinstance(error, (BadInput, ChanceError)):
            fail(str(error))
        raise


def fail(reason: str, code: int = 2) -> None:
    """Print a reason and exit."""
    err.print(reason, style="red", markup=False, soft_wrap=True)
    raise typer.Exit(code)


def read(file: str) -> str:
    """Return the text of a file or of standard input."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"{file}: not a text file ({error.reason} at byte {error.start})") from None


def read_json(file: str) -> dict[str, Any]:
    """Return a JSON object from a file. BadInput names the line at fault."""
    try:
        data = json.loads(read(file))
    except json.JSONDecodeError as error:
        raise BadInput(f"{file}, line {error.lineno}: not JSON ({error.msg})") from None
    except (RecursionError, ValueError) as error:
        raise BadInput(f"{file}: unreadable JSON ({error})") from None
    if not isinstance(data, dict):
        raise BadInput(f"{file}: expected a JSON object")
    return data


def read_options(choices: list[str] | None) -> dict[str, object]:
    """Parse ``name=value`` pairs; ``name=@FILE`` reads the text of a file."""
    given = pairs(choices or [], "--option")
    return {name: read(value[1:]) if value.startswith("@") else value for name, value in given.items()}


def pairs(choices: Iterable[str], what: str) -> dict[str, str]:
    """Parse ``name=value`` pairs."""
    found = {}
    for choice in choices:
        name, equals, value = choice.partition("=")
        if not equals:
            raise BadInput(f"{what} expects name=value, not {choice!r}")
        found[name] = value
    return found


def split(text: str) -> list[str]:
    """Split a comma-separated list."""
    return [one.strip() for one in text.split(",")]


def named_values(text: str, what: str) -> tuple[str, tuple[str, ...]]:
    """Parse ``name=value,value``."""
    name, equals, values = text.partition("=")
    if not equals:
        raise BadInput(f"{what} expects name=value,value, not {text!r}")
    return name.strip(), tuple(split(values))


def whole(text: str, what: str) -> int:
    """Parse a whole number."""
    try:
        return int(text)
    except ValueError:
        raise BadInput(f"{what} expects whole numbers, not {text!r}") from None


def print_json(data: object) -> None:
    """Print one JSON object on standard output."""
    print(json.dumps(data, ensure_ascii=False))  # noqa: T201
