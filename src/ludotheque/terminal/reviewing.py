"""A review in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core.record import Record
from ludotheque.core.registry import load
from ludotheque.core.visible import visible
from ludotheque.teaching.review import LESSONS, Review
from ludotheque.texts.causes import causes_said
from ludotheque.texts.texts import Texts


def review_lines(record: Record, found: Review) -> Iterator[str]:
    """Yield the mistakes of a game, with what each cost and what was better, and the accuracy of each player."""
    game = load(record.game)
    names = [
        visible(record.seats[one]) if one < len(record.seats) else f"Player {one + 1}" for one in range(found.players)
    ]
    texts, space = Texts(game), game.actions
    for one in found.decisions:
        if one.grade in LESSONS:
            did, best, *then = (
                texts.action(space.to_json(space.parse(words)), names) for words in (one.did, one.best, *one.then)
            )
            lost = f"lost {one.loss:.0%} (±{one.error:.0%})"
            yield f"{one.entry + 1}. {names[one.seat]}: {one.grade}, {lost}: {did}."
            better = [f"Better: {best}.", *(texts.reason(reason, names) for reason in one.reasons)]
            better += [f"Then, for example: {'. '.join(then)}."] if then else []
            yield from (f"    {line}" for line in (causes_said(one.causes, one.seat, texts, names), " ".join(better)))
    for number in sorted({one.seat for one in found.decisions}):
        counted = sum(one.seat == number for one in found.decisions)
        yield f"{names[number]}: accuracy {found.accuracy(number):.0f} % in {counted} decisions."
