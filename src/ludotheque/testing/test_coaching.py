"""The coach of a first game: reasons for moves in words, and an explanation for each kind of question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque import Game, Reason, SeededChance, State
from ludotheque.core.moments import moments
from ludotheque.teaching.lessons import parts_of
from ludotheque.testing.cases import Case, cases, games, walk
from ludotheque.testing.records import golden, read
from ludotheque.texts.texts import Texts

REASONED = [
    pytest.param(game, language, id=f"{game.id}-{language}")
    for game in games()
    for language in game.languages
    if any(id.startswith("reason-") for id in Texts(game, language).ids())
]
COACHED = [
    pytest.param(game, language, id=f"{game.id}-{language}")
    for game in games()
    for language in game.languages
    if any(id.startswith("coach-") for id in Texts(game, language).ids())
]
NAMES = ["Ada", "Ben", "Chu", "Dee"]
ACTIONS = 12
"""Actions of a position whose reasons are looked at: the first and the last of many."""
EVERY = 3
"""One position of so many is looked at."""


def some(state: State) -> list[int]:
    """Return the actions of a position, or some of many."""
    actions = state.legal_actions()
    return actions if len(actions) <= ACTIONS else actions[: ACTIONS // 2] + actions[-ACTIONS // 2 :]


def reasoned(case: Case, seed: int) -> Iterator[tuple[State, State, int, int, list[Reason]]]:
    """Yield what speaks for and against actions in random games: the state, a world like it, the seat, the action."""
    chance = SeededChance(400 + seed)
    for number, state in enumerate(walk(case, seed)):
        if state.is_terminal() or number % EVERY:
            continue
        seat = state.current_player()
        world = state.resample(seat, chance)
        for action in some(state):
            yield state, world, seat, action, said_of(case.game, state, action, seat)


def said_of(game: Game, state: State, action: int, seat: int) -> list[Reason]:
    """Return what speaks for an action, and what speaks against it."""
    return [*game.reasons(state, action, seat), *game.drawbacks(state, action, seat)]


def test_reasons_tell_no_more_than_the_seat_knows(case: Case) -> None:
    """The reasons are the same in another world that looks the same, and the state is as it was."""
    for state, world, seat, action, found in reasoned(case, 8):
        before = case.game.hash(state)
        assert said_of(case.game, world, action, seat) == found, case.game.actions.words(action)
        assert case.game.hash(state) == before


@pytest.mark.parametrize(("game", "language"), REASONED)
def test_every_reason_has_a_text(game: Game, language: str) -> None:
    texts = Texts(game, language).to(0)
    said = {
        texts.reason(reason, NAMES)
        for case in cases()
        if case.game is game
        for *_, found in reasoned(case, 9)
        for reason in found
    }
    gaps = [f"text/{language}.ftl has no {id}: add it, or mend what it says" for id in texts.missing()]
    assert not gaps, "\n".join(gaps)
    assert said, "no move of these games has a reason"
    assert all(text and "{" not in text for text in said)


@pytest.mark.parametrize(("game", "language"), COACHED)
def test_the_coach_explains_every_question(game: Game, language: str) -> None:
    """A game that has a coach explains each question that its golden games come to."""
    texts = Texts(game, language)
    prompts = {
        game.prompt(match.state).key
        for name in golden(game)
        for match, _ in moments(read(game, name))
        if not match.state.is_terminal()
    }
    silent = [key for key in sorted(prompts) if not texts.has(f"coach-{key}")]
    assert not silent, "\n".join(f"text/{language}.ftl has no coach-{key}: add it" for key in silent)
    assert all("{" not in texts.message(f"coach-{key}") for key in prompts)
    assert not texts.missing()


@pytest.mark.parametrize(("game", "language"), COACHED)
def test_the_coach_speaks_of_parts_that_the_board_has(game: Game, language: str) -> None:
    """The attribute ``light`` of an explanation names parts of the board, as the steps of lessons do."""
    texts, parts = Texts(game, language), parts_of(game)
    named = {
        id: (texts.attribute(id, "light") or "").split()
        for id in texts.ids()
        if id.startswith("coach-") and "light" in texts.attributes(id)
    }
    unknown = [f"{id}: {part}" for id, lit in named.items() for part in lit if part not in parts]
    assert not unknown, f"lessons/parts.toml does not list the parts of {', '.join(unknown)}"
    assert all(named.values()), "an explanation without such parts needs no .light"
