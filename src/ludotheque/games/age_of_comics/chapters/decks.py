"""Decks, displays and discards (p.4, p.7): drawn late, but for the back of the top card, which lies open.

Cards of all three decks have one row of numbers here: creatives first, then originals.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log
from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.codes import (
    CREATIVES,
    DECKS,
    GENRES,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    PER_GENRE,
    WRITERS,
)
from ludotheque.games.age_of_comics.places import DECK, DISCARDED, ROW, hand_of, is_of_a_seat
from ludotheque.games.age_of_comics.state import AgeOfComics

GENRE_BACKS: Final[i64] = 4
"""The first back of an original among the words for backs, after none and the values 1 to 3."""
DEALT_VALUE: Final[i64] = 2
"""Of the creatives that are dealt at the beginning (p.3)."""


def first_of(deck: i64) -> i64:
    """Return the number of a deck's first card."""
    return deck * WRITERS


def place(state: AgeOfComics, card: i64) -> i64:
    """Return where a card lies."""
    return state.creative[card] if card < CREATIVES else state.comic[card - CREATIVES]


def move(state: AgeOfComics, card: i64, to: i64) -> None:
    """Put a card somewhere; back in a deck everyone forgets it, elsewhere everyone knows it."""
    if card < CREATIVES:
        state.creative[card] = to
    else:
        state.comic[card - CREATIVES] = to
    state.known[card] = 0 if to == DECK else 1


def show(state: AgeOfComics, seat: i64, card: i64) -> None:
    """Let all see a card of a player's hand.

    If it may have been the one dealt at the beginning and may have been another, what the others knew of the two dealt
    to that player (their genres differ, p.3) is of no more use.
    """
    if state.known[card] == 0 and card < CREATIVES and state.box.value[card] == DEALT_VALUE:
        slot = seat * 2 + card // WRITERS
        if state.dealt[slot] != NOBODY:
            state.dealt[slot] = NOBODY
            state.dealt_genre[slot] = craft(card)
            if hidden_twin(state, seat, card):
                forget_deal(state, seat)
    state.known[card] = 1


def forget_deal(state: AgeOfComics, seat: i64) -> None:
    """Forget what others can tell of the two creatives dealt to a player."""
    for slot in range(seat * 2, seat * 2 + 2):
        state.dealt[slot] = NOBODY
        state.dealt_genre[slot] = NOBODY


def hidden_twin(state: AgeOfComics, seat: i64, card: i64) -> bool:
    """Return whether the hand has another creative that looks the same from behind and that no one else has seen."""
    first = first_of(card // WRITERS)
    for other in range(first, first + WRITERS):
        unseen = state.creative[other] == hand_of(seat) and state.known[other] == 0
        if unseen and other != card and back(state, other) == back(state, card):
            return True
    return False


def back(state: AgeOfComics, card: i64) -> i64:
    """Return what the back shows: the value of a creative, the genre of an original (p.4)."""
    return state.box.value[card] if card < CREATIVES else genre_of(card - CREATIVES)


def nth_card(state: AgeOfComics, deck: i64, nth: i64) -> i64:
    """Return one of the cards that a deck still has."""
    for card in range(first_of(deck), first_of(deck) + WRITERS):
        if place(state, card) == DECK:
            if nth == 0:
                return card
            nth -= 1
    return NOBODY


def fix_top(state: AgeOfComics, deck: i64) -> bool:
    """Fix which back lies on top; an empty deck is made again of its discards at once (p.12, R30).

    Returns True if that was done: :func:`tell_anew` says so.
    """
    fresh: bool = False
    left = state.deck_left(deck)
    if left == 0:
        left = return_discards(state, deck)
        fresh = left > 0
    state.top[deck] = NOBODY if left == 0 else back(state, nth_card(state, deck, state.chance.below(left)))
    return fresh


def return_discards(state: AgeOfComics, deck: i64) -> i64:
    """Put a deck's discards back into it; return how many they are."""
    count: i64 = 0
    for card in range(first_of(deck), first_of(deck) + WRITERS):
        if place(state, card) == DISCARDED:
            move(state, card, DECK)
            count += 1
    return count


def tell_anew(state: AgeOfComics, deck: i64) -> None:
    """Tell that a deck was made again, and what lies on top of it."""
    if state.events is None:
        return
    if deck == ORIGINAL:
        log.reveal(state, "reshuffle-originals", "decks", NOBODY, "back", next_back(state, deck))
    else:
        log.reveal(state, "reshuffle", "decks", NOBODY, "kind", deck, "back", next_back(state, deck))


def next_back(state: AgeOfComics, deck: i64, fresh: bool = False) -> i64:
    """Return the number that an event has for the back of a deck's next card: of none, while it is made ``fresh``."""
    if fresh or state.top[deck] == NOBODY:
        return 0
    return state.top[deck] + GENRE_BACKS if deck == ORIGINAL else state.top[deck]


def draw(state: AgeOfComics, deck: i64) -> i64:
    """Return the top card: one of those with its back. It stays in the deck; once it is moved, a new top is due."""
    top = state.top[deck]
    # Originals of one back are neighbours, so only those four are looked at.
    first = first_of(deck) + top * PER_GENRE if deck == ORIGINAL else first_of(deck)
    end = first + PER_GENRE if deck == ORIGINAL else first + WRITERS
    count: i64 = 0
    for card in range(first, end):
        if place(state, card) == DECK and back(state, card) == top:
            count += 1
    nth = state.chance.below(count)
    for card in range(first, end):
        if place(state, card) == DECK and back(state, card) == top:
            if nth == 0:
                return card
            nth -= 1
    return NOBODY


def take_top(state: AgeOfComics, deck: i64, to: i64) -> i64:
    """Draw the top card to somewhere; :func:`fix_top` is due. Its face is hidden unless it lies open there."""
    card = draw(state, deck)
    move(state, card, to)
    if is_of_a_seat(to):
        state.known[card] = 0
    return card


def lay_out(state: AgeOfComics) -> None:
    """Lay out new cards beside each deck (p.4, p.12)."""
    for deck in range(DECKS):
        lay_row(state, deck)


def discard_rows(state: AgeOfComics) -> None:
    """Discard what lies face up beside the decks."""
    for card in range(CREATIVES + ORIGINALS):
        if place(state, card) == ROW:
            move(state, card, DISCARDED)


def lay_row(state: AgeOfComics, deck: i64) -> None:
    """Lay out new cards beside one deck, as far as there are any."""
    fresh = state.top[deck] == NOBODY and fix_top(state, deck)
    for _ in range(row_length(state)):
        if state.top[deck] != NOBODY:
            take_top(state, deck, ROW)
            if fix_top(state, deck):
                fresh = True
    if fresh:
        tell_anew(state, deck)
    log.display(state, deck)


def row_length(state: AgeOfComics) -> i64:
    """Return three cards beside each deck, four with four players (p.4); one less in the tight variant (p.12)."""
    length: i64 = 4 if state.num_players == 4 else 3
    return length - 1 if state.options.display == "tight" else length


def has_row(state: AgeOfComics, deck: i64) -> bool:
    """Return whether a display has a card."""
    for card in range(first_of(deck), first_of(deck) + WRITERS):
        if place(state, card) == ROW:
            return True
    return False


def has_any(state: AgeOfComics, deck: i64) -> bool:
    """Return whether a card can be had: face up or from the top."""
    return state.top[deck] != NOBODY or has_row(state, deck)


def dig_offered(state: AgeOfComics, genre: i64) -> bool:
    """Return whether a genre can be dug for: one of its cards is in the deck (R31)."""
    for at in range(genre * PER_GENRE, genre * PER_GENRE + PER_GENRE):
        if state.comic[at] == DECK:
            return True
    return False


def dig(state: AgeOfComics, genre: i64) -> list[i64]:
    """Discard from the top until that genre comes, which is then on top (p.7); return what was discarded."""
    dug: list[i64] = []
    while state.top[ORIGINAL] != genre:
        card = draw(state, ORIGINAL)
        move(state, card, DISCARDED)
        fix_top(state, ORIGINAL)
        dug.append(card - CREATIVES)
    return dug


def backs_left(state: AgeOfComics, deck: i64) -> vec[i64]:
    """Count the cards of each back in a deck: indices 1 to 3 for creatives, 0 to 5 for originals."""
    counts = vec[i64]([0] * GENRES)
    for card in range(first_of(deck), first_of(deck) + WRITERS):
        if place(state, card) == DECK:
            counts[back(state, card)] += 1
    return counts
