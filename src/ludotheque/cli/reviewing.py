"""``ludotheque review``: grade the decisions of a recorded game."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import Progress

from ludotheque.cli.plain import AsJson, err, out, plain_errors, print_json, read
from ludotheque.core.record import Record
from ludotheque.core.registry import load
from ludotheque.core.visible import visible
from ludotheque.texts.texts import Texts


def review_record(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
    seat: Annotated[list[int] | None, typer.Option(help="Review only this seat. Repeatable.")] = None,
    simulations: Annotated[int, typer.Option(min=1, help="Simulations to find the best action.")] = 800,
    as_json: AsJson = False,
) -> None:
    """Review a recorded game: grade each decision by how much it lowered the chance to win."""
    from ludotheque.teaching.review import LESSONS, review
    from ludotheque.texts.causes import cause_said

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
    names = [
        visible(record.seats[one]) if one < len(record.seats) else f"Player {one + 1}" for one in range(found.players)
    ]
    texts = Texts(load(record.game))
    space = load(record.game).actions
    for one in found.decisions:
        if one.grade in LESSONS:
            did, best = (texts.action(space.to_json(space.parse(words)), names) for words in (one.did, one.best))
            lost = f"lost {one.loss:.0%} (±{one.error:.0%})"
            out.print(f"{one.entry + 1}. {names[one.seat]}: {one.grade}, {lost}: {did}.", markup=False, soft_wrap=True)
            better = [f"Better: {best}.", *(texts.reason(reason, names) for reason in one.reasons)]
            for line in (cause_said(one.cause, one.seat, texts, names), " ".join(better)):
                out.print(f"    {line}", markup=False, soft_wrap=True)
    for number in sorted({one.seat for one in found.decisions}):
        counted = sum(one.seat == number for one in found.decisions)
        out.print(f"{names[number]}: accuracy {found.accuracy(number):.0f} % in {counted} decisions.", markup=False)
