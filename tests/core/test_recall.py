"""The suite's search for what a resampled world forgets finds a game that forgets one thing, and no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import Chance, Game, State, load
from ludotheque.authoring.skeleton.high_card import GAME as HIGH_CARD
from ludotheque.authoring.skeleton.high_card.rules import HighCard
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.gold_record.state import GoldRecord
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.koryo.rules import Koryo
from ludotheque.games.leduc.rules import Leduc
from ludotheque.games.manga_dice.codes import DECK, DISCARDED
from ludotheque.games.manga_dice.rules import MangaDice
from ludotheque.testing.cases import cases_of
from ludotheque.testing.recall import Recalled, Resample, forgotten, moments, steps


def spent_cards(state: State, seat: int, chance: Chance) -> State:
    """Deal from the cards that were played in earlier rounds, too."""
    assert isinstance(state, HighCard)
    truth = state.copy(chance)
    truth.spent = vec[i64]([0] * len(state.spent))
    world = truth.resample(seat, chance)
    world.spent = state.spent[:]
    return world


def shown_card(state: State, seat: int, chance: Chance) -> State:
    """Deal a card again that lies face up after the showdown."""
    assert isinstance(state, Leduc)
    world = state.copy(chance)
    world.deck[world.hole[1 - seat]] += 1
    world.hole[1 - seat] = world.draw()
    return world


def discards_of_koryo(state: State, seat: int, chance: Chance) -> State:
    """Deal from the cards that were destroyed or discarded this round, too."""
    assert isinstance(state, Koryo)
    truth = state.copy(chance)
    for kind, count in enumerate(state.gone):
        truth.pool[kind] += count
        truth.gone[kind] = 0
    world = truth.resample(seat, chance)
    world.gone = state.gone[:]
    return world


def discards_of_manga_dice(state: State, seat: int, chance: Chance) -> State:
    """Deal from the assists that were used, too."""
    assert isinstance(state, MangaDice)
    truth = state.copy(chance)
    for card, place in enumerate(state.assist):
        if place == DISCARDED:
            truth.assist[card] = DECK
    return truth.resample(seat, chance)


def battle_cards(state: State, seat: int, chance: Chance) -> State:
    """Forget that a battle has shown all battle cards of a hand."""
    assert isinstance(state, GoldRecord)
    truth = state.copy(chance)
    for band in truth.bands:
        band.fresh = band.unknown()
    world = truth.resample(seat, chance)
    for band, true in zip(world.bands, state.bands, strict=True):
        band.fresh = true.fresh
    return world


def cards_of_the_display(state: State, seat: int, chance: Chance) -> State:
    """Forget which cards of a hand were taken from the open display."""
    assert isinstance(state, AgeOfComics)
    truth = state.copy(chance)
    truth.known = vec[i64]([0] * len(state.known))
    return truth.resample(seat, chance)


def hardships(state: State, seat: int, chance: Chance) -> State:
    """Forget which hardships were turned up."""
    assert isinstance(state, KickAss)
    truth = state.copy(chance)
    for hero in truth.heroes:
        for which in range(len(hero.known)):
            hero.known[which] = 0
    return truth.resample(seat, chance)


FORGETFUL: dict[str, tuple[Game, str, Resample]] = {
    "cards played before": (HIGH_CARD, "point", spent_cards),
    "a card shown at the end": (load("leduc"), "shows", shown_card),
    "discards of Koryŏ": (load("koryo"), "discard", discards_of_koryo),
    "discards of Manga Dice": (load("manga_dice"), "use", discards_of_manga_dice),
    "a battle": (load("gold_record"), "battle-discards", battle_cards),
    "cards of the display": (load("age_of_comics"), "hire", cards_of_the_display),
    "hardships": (load("kick_ass"), "hardship", hardships),
}
"""Each with the game, the event that tells the fact, and a `resample` that forgets it."""
MOST_GAMES = 40


def telling(game: Game, event: str) -> Iterator[tuple[Recalled, int]]:
    """Yield decisions of random games that tell such a fact, each with the seats in turn."""
    cases = [case for case in cases_of(game) if case.players > 1]
    for seed in range(MOST_GAMES):
        for step in steps(cases[seed % len(cases)], seed):
            if any(one.key == event for one in step.events):
                for seat in range(step.before.num_players):
                    yield step, seat


@pytest.mark.parametrize("fact", FORGETFUL)
def test_a_world_that_forgets_a_fact_is_found(fact: str) -> None:
    game, event, resample = FORGETFUL[fact]
    assert any(forgotten(step, seat, resample) for step, seat in telling(game, event))


def test_the_skeleton_and_leduc_forget_nothing() -> None:
    """The other games are held against it by the contract suite."""
    for game in (HIGH_CARD, load("leduc")):
        for case in cases_of(game):
            assert not any(forgotten(step, seat) for step, seat in moments(case))


def test_the_suite_finds_the_skeleton_that_dealt_played_cards_again() -> None:
    looked_at = (moment for case in cases_of(HIGH_CARD) for moment in moments(case))
    assert any(forgotten(step, seat, spent_cards) for step, seat in looked_at)
