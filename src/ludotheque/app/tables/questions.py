"""Questions about a table: why something is not offered, how it stands in words, how it once stood."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.app.protocol import server_texts as spoken
from ludotheque.app.protocol.answers.rules import FoundRule
from ludotheque.app.protocol.answers.tables import DescribedPart, Looked, Underway
from ludotheque.app.tables.journal import Journal
from ludotheque.app.tables.seats import timing
from ludotheque.app.tables.table import Refused, Table
from ludotheque.app.tables.views import found_rule, scores
from ludotheque.app.thinking.question import new_seed
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import UnknownAction
from ludotheque.core.match import Match
from ludotheque.core.record import Record
from ludotheque.core.state import State
from ludotheque.core.telling import Part

if TYPE_CHECKING:
    from ludotheque.texts.texts import Texts


def why(table: Table, seat: int, action: Mapping[str, str | int]) -> str | None:
    """Return the key of the reason, or None if there is nothing to say, as when it is not this seat that decides.

    The game is asked about another world that looks the same to the seat: whatever the answer is, it cannot tell
    what the seat does not know.
    """
    journal = table.journal
    game, state = journal.game, journal.match.state
    try:
        verb, args = game.actions.partial(action)
    except UnknownAction as error:
        raise Refused(str(error), "not-offered") from None
    if journal.over:
        return game.explain(state, verb, args)
    asked = table.simultaneous.asked(seat)
    if asked is None:
        return None
    return game.explain(asked.state.resample(seat, SeededChance(new_seed())), verb, args)


class _Asker(NamedTuple):
    """The position that a seat sees, and the words to tell it in."""

    state: State
    texts: Texts
    names: list[str]
    decides: bool


async def ask_rules(table: Table, seat: int | None, language: str, question: str) -> list[FoundRule]:
    """Return what answers a question on the rules: of the guide, and of the position as a seat sees it.

    Raises Refused before the deal.
    """
    from ludotheque.teaching.guide import ask, here

    asker = _asker(table, seat, language)
    position = here(asker.texts, asker.state, seat, asker.names, SeededChance(new_seed()), decides=asker.decides)
    # The index takes some milliseconds, which other tables need not wait for.
    found = await asyncio.to_thread(ask, table.game, question, asker.texts.language, position)
    return [found_rule(one) for one in found]


def describe(table: Table, seat: int | None, language: str) -> list[DescribedPart]:
    """Say what a seat sees (None: a spectator), and what is asked. Raises Refused before the deal.

    The game speaks the language asked for, or English.
    """
    from ludotheque.texts import description

    asker = _asker(table, seat, language)
    question = description.question(asker.texts, asker.state, asker.names, yours=asker.decides)
    view = table.game.view(asker.state, seat)
    told = [Part("", [question]), *description.parts(asker.texts, view, asker.names)]
    return [{"heading": part.heading, "lines": part.lines} for part in told]


def _asker(table: Table, seat: int | None, language: str) -> _Asker:
    from ludotheque.texts.texts import Texts  # a table in a browser begins sooner without words

    game, match = table.game, table.journal.match
    asked = table.simultaneous.asked(seat)
    spoken_in = language if language in game.languages else "en"
    return _Asker(
        state=match.state if asked is None else asked.state,
        texts=Texts(game, spoken_in, game.own_words(match.record.options)).to(seat),
        names=[spoken.named(spoken_in, one.name) for one in table.seats],
        decides=asked is not None,
    )


async def look(journal: Journal, eyes: int | None, ply: int, question: int) -> Looked:
    """Return what those eyes saw after a ply: no more than they were told then. Plies to come are the latest one."""
    # A long game takes a while to play again: other tables go on meanwhile.
    view = await asyncio.to_thread(_view, journal.until(ply), eyes)
    return {"type": "looked", "id": question, "eyes": eyes, "ply": ply, "view": view}


def _view(record: Record, eyes: int | None) -> Mapping[str, Any]:
    match = Match.resume(record)
    return match.game.view(match.state, eyes)


def underway(table: Table) -> Underway:
    """Return how the game in play stands: no more than spectators see. Raises Refused before the deal."""
    match, clock = table.journal.match, timing.clock(table)
    return {
        "moves": len(match.standing),
        "scores": scores(match.state),
        "left": None if clock is None else clock["left"],
    }
