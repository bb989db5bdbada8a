"""A position in passages: what lies on the table, and why some choices are not offered now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.state import State
from ludotheque.teaching.guide.passages import Passage
from ludotheque.texts import description
from ludotheque.texts.texts import Texts


def here(
    texts: Texts, state: State, seat: int | None, names: Sequence[str], chance: Chance, *, decides: bool
) -> list[Passage]:
    """Return passages on a position as a seat sees it (None: a spectator); they are no part of the guide.

    Args:
        texts: the texts of the game.
        state: the position.
        seat: the seat that asks.
        names: the names of the players.
        chance: draws the world, like the one that the seat sees, in which the rules are asked why.
        decides: a decision is asked of that seat.
    """
    told = [*on_table(texts, texts.game.view(state, seat), names)]
    return [*_refused(texts, state.resample(seat, chance)), *told] if decides and seat is not None else told


def on_table(texts: Texts, view: Mapping[str, Any], names: Sequence[str]) -> Iterator[Passage]:
    """Yield what a view shows, a passage for each sentence."""
    for part in description.parts(texts, view, names):
        for line in part.lines:
            yield Passage((), part.heading, line)


def _refused(texts: Texts, state: State) -> Iterator[Passage]:
    """Yield the reasons why some kinds of actions are not offered, each with the kinds that it holds for."""
    space = texts.game.actions
    offered = {space.to_json(action)["verb"] for action in state.legal_actions()}
    reasons: dict[str, list[str]] = {}
    for verb in space.verbs:
        key = None if verb.name in offered else texts.game.explain(state, verb.name)
        if key is not None:
            reasons.setdefault(key, []).append(verb.name)
    for key, verbs in reasons.items():
        yield Passage((), "", texts.message(f"why-{key}"), sought=tuple(f"why can I not {verb}" for verb in verbs))
