"""``ludotheque review``: grade the decisions of a recorded game."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import Progress

from ludotheque.cli.plain import AsJson, err, out, plain_errors, print_json, read
from ludotheque.core.record import Record


def review_record(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
    seat: Annotated[list[int] | None, typer.Option(help="Review only this seat. Repeatable.")] = None,
    simulations: Annotated[int, typer.Option(min=1, help="Simulations to find the best action.")] = 800,
    as_json: AsJson = False,
) -> None:
    """Review a recorded game: grade each decision by how much it lowered the chance to win."""
    from ludotheque.teaching.review import review
    from ludotheque.terminal.reviewing import review_lines

    with plain_errors(), Progress(console=err, transient=True) as bar:
        record = Record.loads(read(file))
        task = bar.add_task("reviewing")
        seats = set(seat) if seat else None
        found = review(
            record,
            seats,
            search=simulations,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if as_json:
        print_json(found.to_json())
        return
    for line in review_lines(record, found):
        out.print(line, markup=False, soft_wrap=True)
