"""Hidden information: cards in other hands of which only the backs were seen. Everything else is drawn late."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.age_of_comics.box import craft
from ludotheque.games.age_of_comics.chapters import decks
from ludotheque.games.age_of_comics.codes import ARTIST, CREATIVES, DECKS, NOBODY, ORIGINALS, WRITER, WRITERS
from ludotheque.games.age_of_comics.places import DECK, hand_of, is_hand, owner_of
from ludotheque.games.age_of_comics.state import AgeOfComics

BACKS: Final[i64] = 8
"""More than the different backs of a deck."""
NONE: Final[vec[i64]] = vec[i64]()
TRIES: Final[i64] = 100
"""More than enough: a deal of hidden cards to three rivals can be every second time."""


def resample(truth: AgeOfComics, seat: i64, chance: Chance) -> AgeOfComics:
    """Make each unknown card in another hand any unseen card with the same back, as far as setup could deal so."""
    world = truth.copy(chance)
    for _ in range(TRIES):
        take_back(world, seat)
        hand_out(world, truth, seat)
        if can_be(world):
            return world
    return truth.copy(chance)


def take_back(world: AgeOfComics, seat: i64) -> None:
    """Put what a seat does not know of other hands into the decks."""
    for card in range(CREATIVES + ORIGINALS):
        if unknown(world, card, seat):
            decks.move(world, card, DECK)


def hand_out(world: AgeOfComics, truth: AgeOfComics, seat: i64) -> None:
    """Deal any card of the deck with the same back for each unknown card."""
    for card in in_order(truth, seat):
        other = any_like(world, card)
        owner = owner_of(decks.place(truth, card))
        decks.move(world, other, hand_of(owner))
        world.known[other] = 0
        if was_dealt(truth, card):
            world.dealt[owner * 2 + card // WRITERS] = other


def in_order(truth: AgeOfComics, seat: i64) -> vec[i64]:
    """Return the unknown cards in an order that the seat knows: by hand, deck and back, the ones dealt in setup first.

    In the order of the true cards, chance would deal differently in each world that looks alike: a bot that knows its
    chance could then tell which of them is true.
    """
    found = NONE[:]
    seen = NONE[:]
    for card in range(CREATIVES + ORIGINALS):
        if unknown(truth, card, seat):
            look = outside(truth, card)
            found = append(found, card)
            seen = append(seen, look)
            at = i64(len(found)) - 1
            while at > 0 and seen[at - 1] > look:
                found[at] = found[at - 1]
                seen[at] = seen[at - 1]
                at -= 1
            found[at] = card
            seen[at] = look
    return found


def outside(state: AgeOfComics, card: i64) -> i64:
    """Return a number for all that is seen of a hidden card: the same for two that cannot be told apart."""
    place = owner_of(decks.place(state, card)) * DECKS + card // WRITERS
    return 2 * (place * BACKS + decks.back(state, card)) + (0 if was_dealt(state, card) else 1)


def was_dealt(state: AgeOfComics, card: i64) -> bool:
    """Return whether a hidden card is the writer or artist that its owner was dealt in setup."""
    return card < CREATIVES and state.dealt[owner_of(decks.place(state, card)) * 2 + card // WRITERS] == card


def any_like(world: AgeOfComics, card: i64) -> i64:
    """Return any card of the deck that looks the same from behind."""
    first = decks.first_of(card // WRITERS)
    count: i64 = 0
    for other in range(first, first + WRITERS):
        if same_back(world, card, other):
            count += 1
    nth = world.chance.below(count)
    for other in range(first, first + WRITERS):
        if same_back(world, card, other):
            if nth == 0:
                return other
            nth -= 1
    return NOBODY


def can_be(world: AgeOfComics) -> bool:
    """Return whether the creatives dealt to each player are of different genres (p.3), where that can be told."""
    for seat in range(world.num_players):
        writer = genre_dealt(world, seat * 2 + WRITER)
        if writer != NOBODY and writer == genre_dealt(world, seat * 2 + ARTIST):
            return False
    return True


def genre_dealt(state: AgeOfComics, slot: i64) -> i64:
    """Return the genre of a dealt creative, seen or not; NOBODY if it cannot be told."""
    return state.dealt_genre[slot] if state.dealt[slot] == NOBODY else craft(state.dealt[slot])


def unknown(state: AgeOfComics, card: i64, seat: i64) -> bool:
    """Return whether a card is in another hand and a seat has only seen its back."""
    place = decks.place(state, card)
    if not is_hand(place) or owner_of(place) >= state.num_players:
        return False
    return owner_of(place) != seat and state.known[card] == 0


def same_back(state: AgeOfComics, card: i64, other: i64) -> bool:
    """Return whether a card in the deck looks the same from behind."""
    return decks.place(state, other) == DECK and decks.back(state, card) == decks.back(state, other)
