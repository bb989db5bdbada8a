"""``ludotheque lesson``: check the lessons of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.plain import fail, out, plain_errors
from ludotheque.core.errors import BadInput
from ludotheque.core.registry import load

lessons: typer.Typer = typer.Typer(no_args_is_help=True, help="Check the lessons of a game.")


@lessons.command("check")
def check_lesson(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="lessons/NN-name.toml in a game's folder."),
    ],
    game: Annotated[
        str | None, typer.Option(help="The game's id. Default: the name of the folder above lessons.")
    ] = None,
) -> None:
    """Play every path through a lesson, and check its texts and facts. Exit code 1 if anything is wrong."""
    from ludotheque.teaching.lessons import faults, read

    with plain_errors():
        rules = load(game or file.resolve().parent.parent.name)
        try:
            lesson = read(rules, file.stem, file.read_text(encoding="utf-8"))
        except BadInput as error:
            fail(str(error), code=1)
        found = faults(lesson)
    for fault in found:
        out.print(fault, markup=False, soft_wrap=True)
    if found:
        raise typer.Exit(1)
    steps = len(lesson.steps)
    out.print(f"{rules.title}: lesson {lesson.name} is complete: {steps} steps, {lesson.minutes} min.", soft_wrap=True)
