"""A table in sentences, for people who cannot or prefer not to see the board."""

from __future__ import annotations

from ludotheque import description
from ludotheque.core.telling import Part
from ludotheque.server.protocol import spoken
from ludotheque.server.protocol.answers.tables import DescribedPart
from ludotheque.server.table.table import Table
from ludotheque.text import Texts


def describe(table: Table, seat: int | None, language: str) -> list[DescribedPart]:
    """Say what a seat sees (None: a spectator), and what is asked. Raises Refused before the deal.

    The game speaks the language asked for, or English.
    """
    game, state = table.game, table.journal.match.state
    asked = table.together.asked(seat)
    seen = state if asked is None else asked.state
    texts = Texts(
        game, language if language in game.languages else "en", game.own_words(table.journal.match.record.options)
    ).to(seat)
    names = [spoken.named(texts.language, one.name) for one in table.seats]
    question = description.question(texts, seen, names, yours=asked is not None)
    told = [Part("", [question]), *description.parts(texts, game.view(seen, seat), names)]
    return [{"heading": part.heading, "lines": part.lines} for part in told]
