"""Hire, develop and ideas, and the hand limit (p.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.state import IllegalAction
from ludotheque.games.age_of_comics import decks, do, log
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    CREATIVES,
    DIG_COST,
    DISCARDED,
    GENRES,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    ROW,
    WRITER,
    WRITERS,
)

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics


# --- Hire ---


def hire_actions(s: AgeOfComics) -> list[i64]:
    """A face-up card or a top card of the kinds still to be taken: bit 0 of `left` a writer, bit 1 an artist."""
    actions: list[i64] = []
    card: i64 = 0
    kind: i64 = 0
    for card in range(CREATIVES):
        if s.creative[card] == ROW and s.left >> (card // WRITERS) & 1 == 1:
            actions.append(do.HIRE.of(card))
    for kind in range(2):
        if s.top[kind] != NOBODY and s.left >> kind & 1 == 1:
            actions.append(do.HIRE_TOP.of(kind))
    return actions


def hire(s: AgeOfComics, action: i64) -> None:
    """One card to the hand; a creative of value 1 brings an idea of its genre (R37)."""
    card: i64 = do.HIRE.which(action)
    kind: i64 = do.HIRE_TOP.which(action)
    if card >= 0 and card < CREATIVES and s.creative[card] == ROW and s.left >> (card // WRITERS) & 1 == 1:
        kind = card // WRITERS
        s.creative[card] = s.player
        if s.events is not None:
            log.say(s, "hire", "hire", ("seat", s.player), ("card", card))
    elif (kind == WRITER or kind == ARTIST) and s.top[kind] != NOBODY and s.left >> kind & 1 == 1:
        value: i64 = s.top[kind]
        card = decks.take_top(s, kind, s.player)
        anew: bool = decks.fix_top(s, kind)
        if s.events is not None:
            upcoming = decks.next_back(s, kind, anew)
            log.reveal(s, "hire-top", "hire", ("seat", s.player), ("kind", kind), ("value", value), upcoming)
            log.tell(s, "own-card", "hire", s.player, ("card", card))
            if anew:
                decks.tell_anew(s, kind)
    else:
        raise IllegalAction(action)
    s.left &= 3 - (i64(1) << kind)
    if s.box.value[card] == 1:
        s.known[card] = 1  # its idea tells which card it is
        s.idea(s.player, card % WRITERS // 4, 1)
        if s.events is not None:
            log.reveal(s, "young-idea", "young", ("seat", s.player), ("card", card), ("genre", card % WRITERS // 4))


# --- The hand limit ---


def discard_actions(s: AgeOfComics) -> list[i64]:
    """Any card of the hand; hyped comics stay."""
    actions: list[i64] = []
    card: i64 = 0
    for card in range(CREATIVES + ORIGINALS):
        if decks.place(s, card) == s.player:
            actions.append(do.DISCARD.of(card))
    return actions


def discard(s: AgeOfComics, action: i64) -> None:
    """A card of the hand goes to the discards."""
    card: i64 = do.DISCARD.which(action)
    if card < 0 or card >= CREATIVES + ORIGINALS or decks.place(s, card) != s.player:
        raise IllegalAction(action)
    decks.show(s, card)
    decks.move(s, card, DISCARDED)
    if s.events is not None:
        log.reveal(s, "discard", "hand-limit", ("seat", s.player), ("card", card))
    for deck in range(3):
        if s.top[deck] == NOBODY and decks.fix_top(s, deck) and s.events is not None:
            decks.tell_anew(s, deck)


# --- Develop ---


def develop_actions(s: AgeOfComics) -> list[i64]:
    """A face-up original, the top one, or for four dollars the next of a genre."""
    actions: list[i64] = []
    card: i64 = 0
    genre: i64 = 0
    for card in range(ORIGINALS):
        if s.comic[card] == ROW:
            actions.append(do.DEVELOP.of(card))
    if s.top[ORIGINAL] != NOBODY:
        actions.append(do.DEVELOP_TOP.first)
    if s.money(s.player) >= DIG_COST:
        for genre in range(GENRES):
            if decks.dig_offered(s, genre):
                actions.append(do.DIG.of(genre))
    return actions


def develop(s: AgeOfComics, action: i64) -> None:
    """One original to the hand."""
    card: i64 = do.DEVELOP.which(action)
    genre: i64 = do.DIG.which(action)
    if card >= 0 and card < ORIGINALS and s.comic[card] == ROW:
        s.comic[card] = s.player
        if s.events is not None:
            log.say(s, "develop", "develop", ("seat", s.player), ("comic", card))
    elif action == do.DEVELOP_TOP.first and s.top[ORIGINAL] != NOBODY:
        develop_top(s, "develop-top", "develop", s.top[ORIGINAL], [])
    elif genre >= 0 and genre < GENRES and s.money(s.player) >= DIG_COST and decks.dig_offered(s, genre):
        s.earn(s.player, -DIG_COST)
        develop_top(s, "dig", "dig", genre, decks.dig(s, genre))
    else:
        raise IllegalAction(action)
    s.left = 0


def develop_top(s: AgeOfComics, key: str, rule: str, genre: i64, dug: list[i64]) -> None:
    """Take the top original to the hand, after those that were dug away."""
    card: i64 = decks.take_top(s, ORIGINAL, s.player) - CREATIVES
    anew: bool = decks.fix_top(s, ORIGINAL)
    if s.events is not None:
        log.reveal(s, key, rule, ("seat", s.player), ("genre", genre), decks.next_back(s, ORIGINAL, anew))
        log.dug_away(s, dug)
        log.tell(s, "own-comic", rule, s.player, ("comic", card))
        if anew:
            decks.tell_anew(s, ORIGINAL)


# --- Ideas ---


def board_idea_actions(s: AgeOfComics) -> list[i64]:
    """What lies on the board."""
    actions: list[i64] = []
    genre: i64 = 0
    for genre in range(GENRES):
        if s.shelf[genre] > 0:
            actions.append(do.BOARD_IDEA.of(genre))
    return actions


def take_board_idea(s: AgeOfComics, action: i64) -> None:
    """One of the ideas that lie on the board."""
    genre: i64 = do.BOARD_IDEA.which(action)
    if genre < 0 or genre >= GENRES or s.shelf[genre] == 0:
        raise IllegalAction(action)
    s.shelf[genre] -= 1
    s.ideas[s.player * GENRES + genre] += 1
    s.left -= 1
    if s.events is not None:
        log.say(s, "board-idea", "ideas", ("seat", s.player), ("genre", genre))


def shelf_left(s: AgeOfComics) -> i64:
    """How many ideas lie on the board."""
    count: i64 = 0
    genre: i64 = 0
    for genre in range(GENRES):
        count += s.shelf[genre]
    return count
