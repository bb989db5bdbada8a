"""Reasons: a game answers whatever a person may point at."""

from __future__ import annotations

from ludotheque.testing.cases import Case, sample
from ludotheque.texts.texts import Texts

EVERY = 13
"""One decision in so many is asked about; reasons that no game comes to, ``test_texts`` finds in the sources."""


def test_a_reason_is_a_text_whatever_word_is_asked_about(case: Case) -> None:
    """Every argument of every verb, with each word that it is anywhere in the game."""
    texts = Texts(case.game, case.game.languages[0])
    said: set[str] = set()
    for state in sample(case, 3, every=EVERY):
        for verb in case.game.actions.verbs:
            for arg, _ in verb.args:
                for word in sorted(set(case.game.actions.words_of(arg)), key=str):
                    said.add(case.game.explain(state, verb.name, {arg: word}) or "")
    gaps = sorted(key for key in said if key and not texts.has(f"why-{key}"))
    assert not gaps, "\n".join(f"text/{texts.language}.ftl has no why-{key}, which `explain` answers" for key in gaps)
