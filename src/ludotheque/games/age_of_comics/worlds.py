"""Hidden information: cards in other hands of which only the backs were seen. Everything else is drawn late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.age_of_comics import decks
from ludotheque.games.age_of_comics.codes import CREATIVES, DECK, ORIGINALS, WRITERS

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics


def resample(truth: AgeOfComics, seat: i64, chance: Chance) -> AgeOfComics:
    """Each unknown card in another hand becomes any unseen card with the same back."""
    world = truth.copy(chance)
    card: i64 = 0
    other: i64 = 0
    for card in range(CREATIVES + ORIGINALS):
        if unknown(truth, card, seat):
            decks.move(world, card, DECK)
    for card in range(CREATIVES + ORIGINALS):
        if unknown(truth, card, seat):
            deck: i64 = card // WRITERS
            count: i64 = 0
            for other in range(deck * WRITERS, deck * WRITERS + WRITERS):
                if same_back(world, card, other):
                    count += 1
            nth: i64 = chance.below(count)
            for other in range(deck * WRITERS, deck * WRITERS + WRITERS):
                if same_back(world, card, other):
                    if nth == 0:
                        decks.move(world, other, decks.place(truth, card))
                        world.known[other] = 0
                        break
                    nth -= 1
    return world


def unknown(s: AgeOfComics, card: i64, seat: i64) -> bool:
    """Whether a card is in another hand and that seat has only seen its back."""
    where: i64 = decks.place(s, card)
    return where >= 0 and where < s.num_players and where != seat and s.known[card] == 0


def same_back(s: AgeOfComics, card: i64, other: i64) -> bool:
    """Whether a card in the deck looks the same from behind."""
    return decks.place(s, other) == DECK and decks.back(s, card) == decks.back(s, other)
