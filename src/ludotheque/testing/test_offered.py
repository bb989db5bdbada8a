"""No player waits for ever: what a table does not play at once, it offers to the one who decides."""

from __future__ import annotations

from ludotheque.app.tables.simultaneous.pending import offered
from ludotheque.core.match import automatic
from ludotheque.testing.cases import GAMES, Case, walk


def test_a_decision_is_either_automatic_or_offered(case: Case) -> None:
    for seed in range(max(1, GAMES // 2)):
        for state in walk(case, seed):
            if not state.is_terminal():
                assert list(offered(state)) == ([] if automatic(state) is not None else state.legal_actions())
