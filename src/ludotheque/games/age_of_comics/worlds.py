"""Hidden information: cards in other hands of which only the backs were seen. Everything else is drawn late."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.age_of_comics import decks
from ludotheque.games.age_of_comics.box import craft
from ludotheque.games.age_of_comics.codes import CREATIVES, DECK, NOBODY, ORIGINALS, SEEN, WRITERS

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics

TRIES: Final[i64] = 100
"""More than enough: a deal of hidden cards to three rivals can be every second time."""


def resample(truth: AgeOfComics, seat: i64, chance: Chance) -> AgeOfComics:
    """Each unknown card in another hand becomes any unseen card with the same back, as far as setup could deal so."""
    world = truth.copy(chance)
    _k: i64 = 0
    for _k in range(TRIES):
        take_back(world, seat)
        hand_out(world, truth, seat)
        if can_be(world):
            return world
    return truth.copy(chance)


def take_back(world: AgeOfComics, seat: i64) -> None:
    """What that seat does not know of other hands goes into the decks."""
    card: i64 = 0
    for card in range(CREATIVES + ORIGINALS):
        if unknown(world, card, seat):
            decks.move(world, card, DECK)


def hand_out(world: AgeOfComics, truth: AgeOfComics, seat: i64) -> None:
    """For each unknown card any of the deck with the same back."""
    card: i64 = 0
    for card in range(CREATIVES + ORIGINALS):
        if unknown(truth, card, seat):
            other: i64 = any_like(world, card)
            owner: i64 = decks.place(truth, card)
            decks.move(world, other, owner)
            world.known[other] = 0
            if card < CREATIVES and truth.dealt[owner * 2 + card // WRITERS] == card:
                world.dealt[owner * 2 + card // WRITERS] = other


def any_like(world: AgeOfComics, card: i64) -> i64:
    """Any card of the deck that looks the same from behind."""
    deck: i64 = card // WRITERS
    other: i64 = 0
    count: i64 = 0
    for other in range(deck * WRITERS, deck * WRITERS + WRITERS):
        if same_back(world, card, other):
            count += 1
    nth: i64 = world.chance.below(count)
    for other in range(deck * WRITERS, deck * WRITERS + WRITERS):
        if same_back(world, card, other):
            if nth == 0:
                return other
            nth -= 1
    return NOBODY


def can_be(world: AgeOfComics) -> bool:
    """Whether the two creatives dealt to each player are of different genres (p.3), where that can still be told."""
    seat: i64 = 0
    for seat in range(world.num_players):
        writer: i64 = world.dealt[seat * 2]
        artist: i64 = world.dealt[seat * 2 + 1]
        if writer != NOBODY and artist != NOBODY and genre_dealt(writer) == genre_dealt(artist):
            return False
    return True


def genre_dealt(dealt: i64) -> i64:
    """The genre of a dealt creative, seen or not."""
    return dealt - SEEN if dealt >= SEEN else craft(dealt)


def unknown(s: AgeOfComics, card: i64, seat: i64) -> bool:
    """Whether a card is in another hand and that seat has only seen its back."""
    where: i64 = decks.place(s, card)
    return where >= 0 and where < s.num_players and where != seat and s.known[card] == 0


def same_back(s: AgeOfComics, card: i64, other: i64) -> bool:
    """Whether a card in the deck looks the same from behind."""
    return decks.place(s, other) == DECK and decks.back(s, card) == decks.back(s, other)
