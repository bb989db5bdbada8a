"""Shared by all commands: bad input as a sentence and exit code 2, files and options read, JSON printed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ludotheque import BadInput, ChanceError

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn what a person did wrong into a sentence and exit code 2."""
    try:
        yield
    except (BadInput, ChanceError) as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def fail(reason: str, code: int = 2) -> None:
    """Say why and stop."""
    err.print(reason, style="red", markup=False, soft_wrap=True)
    raise typer.Exit(code)


def read(file: str) -> str:
    """The text of a file, or of standard input."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"{file}: not a text file ({error.reason} at byte {error.start})") from None


def read_json(file: str) -> dict[str, Any]:
    """A JSON object from a file; BadInput names the line at fault."""
    try:
        data = json.loads(read(file))
    except json.JSONDecodeError as error:
        raise BadInput(f"{file}, line {error.lineno}: not JSON ({error.msg})") from None
    except (RecursionError, ValueError) as error:
        raise BadInput(f"{file}: not JSON that can be read ({error})") from None
    if not isinstance(data, dict):
        raise BadInput(f"{file}: a JSON object is needed")
    return data


def read_options(choices: list[str] | None) -> dict[str, object]:
    """``name=value`` pairs as a dict; ``name=@FILE`` takes the text of a file."""
    options: dict[str, object] = {}
    for choice in choices or []:
        name, equals, value = choice.partition("=")
        if not equals:
            raise BadInput(f"an option reads name=value, not {choice!r}")
        options[name] = read(value[1:]) if value.startswith("@") else value
    return options


def print_json(data: object) -> None:
    """One JSON object on standard output."""
    print(json.dumps(data, ensure_ascii=False))  # noqa: T201
