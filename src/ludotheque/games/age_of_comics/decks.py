"""Decks, displays and discards (p.4, p.7): drawn late, but for the back of the top card, which lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log
from ludotheque.games.age_of_comics.box import craft
from ludotheque.games.age_of_comics.codes import (
    CREATIVES,
    DECK,
    DISCARDED,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    ROW,
    SEEN,
    WRITERS,
)

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics

GENRE_BACKS: Final[i64] = 4
"""Where the backs of originals begin among ``log.BACKS``; before them are none, and the values 1 to 3."""


def first_of(deck: i64) -> i64:
    """The number of a deck's first card; originals come after the creatives in `known`."""
    return deck * WRITERS


def place(s: AgeOfComics, card: i64) -> i64:
    """Where a card is: creatives first, then originals."""
    return s.creative[card] if card < CREATIVES else s.comic[card - CREATIVES]


def move(s: AgeOfComics, card: i64, to: i64) -> None:
    """Put a card somewhere; back in a deck or in the discards everybody forgets or knows it."""
    if card < CREATIVES:
        s.creative[card] = to
    else:
        s.comic[card - CREATIVES] = to
    s.known[card] = 0 if to == DECK else 1


def show(s: AgeOfComics, card: i64) -> None:
    """A card of the player's hand is seen by all. If it may have been the one dealt at the beginning and may have been
    another, what the others knew of the two dealt to that player (their genres differ, p.3) is of no more use."""
    if s.known[card] == 0 and card < CREATIVES and s.box.value[card] == 2:
        slot: i64 = s.player * 2 + card // WRITERS
        dealt: i64 = s.dealt[slot]
        if dealt >= 0 and dealt < SEEN:
            s.dealt[slot] = SEEN + craft(card)
            if hidden_twin(s, card):
                s.dealt[s.player * 2] = NOBODY
                s.dealt[s.player * 2 + 1] = NOBODY
    s.known[card] = 1


def hidden_twin(s: AgeOfComics, card: i64) -> bool:
    """Whether the player's hand has another creative that looks the same from behind and that nobody else has seen."""
    other: i64 = 0
    for other in range(card // WRITERS * WRITERS, card // WRITERS * WRITERS + WRITERS):
        if other != card and s.creative[other] == s.player and s.known[other] == 0 and back(s, other) == back(s, card):
            return True
    return False


def back(s: AgeOfComics, card: i64) -> i64:
    """What the back shows: the value of a creative, the genre of an original (p.4)."""
    return s.box.value[card] if card < CREATIVES else (card - CREATIVES) // 4


def fix_top(s: AgeOfComics, deck: i64) -> bool:
    """Fix which back lies on top; an empty deck is made anew of its discards at once (p.12, R30).

    Returns True if that was done: :func:`tell_anew` says so.
    """
    anew: bool = False
    left: i64 = s.deck_left(deck)
    card: i64 = 0
    if left == 0:
        for card in range(first_of(deck), first_of(deck) + WRITERS):
            if place(s, card) == DISCARDED:
                move(s, card, DECK)
                left += 1
        anew = left > 0
    if left == 0:
        s.top[deck] = NOBODY
        return False
    nth: i64 = s.chance.below(left)
    for card in range(first_of(deck), first_of(deck) + WRITERS):
        if place(s, card) == DECK:
            if nth == 0:
                s.top[deck] = back(s, card)
                break
            nth -= 1
    return anew


def tell_anew(s: AgeOfComics, deck: i64) -> None:
    """Tell that a deck was made anew, and what lies on top of it."""
    if deck == ORIGINAL:
        log.reveal(s, "reshuffle-originals", "decks", next_back(s, deck))
    else:
        log.reveal(s, "reshuffle", "decks", ("kind", deck), next_back(s, deck))


def next_back(s: AgeOfComics, deck: i64, anew: bool = False) -> tuple[str, i64]:
    """Return the argument of an event that names a deck's next card by its back; none while it is made ``anew``."""
    if anew or s.top[deck] == NOBODY:
        return ("back", 0)
    return ("back", s.top[deck] + GENRE_BACKS if deck == ORIGINAL else s.top[deck])


def draw(s: AgeOfComics, deck: i64) -> i64:
    """The top card: one of those with its back. It stays in the deck until it is moved, then `fix_top` is due."""
    top: i64 = s.top[deck]
    # Originals of one back are neighbours, so only those four are looked at.
    first: i64 = first_of(deck) + top * 4 if deck == ORIGINAL else first_of(deck)
    end: i64 = first + 4 if deck == ORIGINAL else first + WRITERS
    count: i64 = 0
    card: i64 = 0
    for card in range(first, end):
        if place(s, card) == DECK and back(s, card) == top:
            count += 1
    nth: i64 = s.chance.below(count)
    for card in range(first, end):
        if place(s, card) == DECK and back(s, card) == top:
            if nth == 0:
                return card
            nth -= 1
    return NOBODY


def take_top(s: AgeOfComics, deck: i64, to: i64) -> i64:
    """Draw the top card to somewhere; :func:`fix_top` is due. Its face is hidden unless it lies open there."""
    card: i64 = draw(s, deck)
    move(s, card, to)
    if to >= 0:
        s.known[card] = 0
    return card


def lay_out(s: AgeOfComics) -> None:
    """Lay out new cards beside each deck (p.4, p.12)."""
    deck: i64 = 0
    for deck in range(3):
        lay_row(s, deck)


def discard_rows(s: AgeOfComics) -> None:
    """Discard what lies face up beside the decks."""
    card: i64 = 0
    for card in range(CREATIVES + ORIGINALS):
        if place(s, card) == ROW:
            move(s, card, DISCARDED)


def lay_row(s: AgeOfComics, deck: i64) -> None:
    """Lay out new cards beside one deck, as far as there are any."""
    anew: bool = s.top[deck] == NOBODY and fix_top(s, deck)
    _k: i64 = 0
    for _k in range(row_length(s)):
        if s.top[deck] != NOBODY:
            take_top(s, deck, ROW)
            if fix_top(s, deck):
                anew = True
    if s.events is not None:
        if anew:
            tell_anew(s, deck)
        log.display(s, deck)


def row_length(s: AgeOfComics) -> i64:
    """Three cards beside each deck, four with four players (p.4); one less in the tight variant (p.12)."""
    length: i64 = 4 if s.num_players == 4 else 3
    return length - 1 if s.options.display == "tight" else length


def has_any(s: AgeOfComics, deck: i64) -> bool:
    """Whether a card can be had: face up or from the top."""
    card: i64 = 0
    if s.top[deck] != NOBODY:
        return True
    for card in range(first_of(deck), first_of(deck) + WRITERS):
        if place(s, card) == ROW:
            return True
    return False


def dig_offered(s: AgeOfComics, genre: i64) -> bool:
    """Whether a genre can be dug for: one of its cards is in the deck (R31)."""
    at: i64 = 0
    for at in range(genre * 4, genre * 4 + 4):
        if s.comic[at] == DECK:
            return True
    return False


def dig(s: AgeOfComics, genre: i64) -> list[i64]:
    """Discard from the top until that genre comes, which is then on top (p.7); return what was discarded."""
    dug: list[i64] = []
    while s.top[ORIGINAL] != genre:
        card: i64 = draw(s, ORIGINAL)
        move(s, card, DISCARDED)
        fix_top(s, ORIGINAL)
        dug.append(card - CREATIVES)
    return dug


def backs_left(s: AgeOfComics, deck: i64) -> vec[i64]:
    """How many cards of each back a deck has: indices 1 to 3 for creatives, 0 to 5 for originals."""
    counts: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
    card: i64 = 0
    for card in range(first_of(deck), first_of(deck) + WRITERS):
        if place(s, card) == DECK:
            counts[back(s, card)] += 1
    return counts
