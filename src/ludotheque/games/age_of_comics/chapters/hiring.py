"""Hire and develop, and the hand limit (p.7)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.box import craft
from ludotheque.games.age_of_comics.chapters import decks
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    CREATIVES,
    DECKS,
    DEVELOP,
    DIG_COST,
    GENRES,
    HAND_LIMIT,
    HIRE,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    WRITER,
    WRITERS,
    Ask,
)
from ludotheque.games.age_of_comics.places import DISCARDED, ROW, hand_of
from ludotheque.games.age_of_comics.state import AgeOfComics, Question

# --- Hire ---


@final
@mypyc_attr(free_list_len=1)
class Hire(Question):
    """Choose a writer and an artist, in any order: a face-up card, or the top card of a deck."""

    def __init__(self, seat: i64, *, writer_due: bool = True, artist_due: bool = True) -> None:
        super().__init__(seat)
        self.writer_due: bool = writer_due
        self.artist_due: bool = artist_due

    def asks(self) -> i64:
        return Ask.HIRE

    def left(self) -> i64:
        return (1 if self.writer_due else 0) + (2 if self.artist_due else 0)

    def due(self, kind: i64) -> bool:
        """Return whether a writer, or an artist, is still to be hired."""
        return self.writer_due if kind == WRITER else self.artist_due

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for card in range(CREATIVES):
            if state.creative[card] == ROW and self.due(card // WRITERS):
                actions.append(verbs.HIRE.of(card))
        for kind in range(ORIGINAL):
            if state.top[kind] != NOBODY and self.due(kind):
                actions.append(verbs.HIRE_TOP.of(kind))

    def end(self, state: AgeOfComics) -> None:
        state.drop()
        limit_hand(state, self.seat, HIRE)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        card: i64 = 0
        if verbs.HIRE.has(action):
            card = verbs.HIRE.which(action)
            hire(state, self.seat, card)
        else:
            card = hire_top(state, self.seat, verbs.HIRE_TOP.which(action))
        if self.writer_due and self.artist_due:
            state.swap(Hire(self.seat, writer_due=card // WRITERS != WRITER, artist_due=card // WRITERS != ARTIST))
        else:
            self.end(state)
        if state.box.value[card] == 1:
            welcome_young(state, self.seat, card)


def hire(state: AgeOfComics, seat: i64, card: i64) -> None:
    """Take a creative who lies face up."""
    state.creative[card] = hand_of(seat)
    log.say(state, "hire", "hire", seat, "card", card)


def hire_top(state: AgeOfComics, seat: i64, kind: i64) -> i64:
    """Take the top creative of a deck, unseen by the others; return the card."""
    value = state.top[kind]
    card = decks.take_top(state, kind, hand_of(seat))
    fresh = decks.fix_top(state, kind)
    upcoming = decks.next_back(state, kind, fresh)
    log.reveal(state, "hire-top", "hire", seat, "kind", kind, "value", value, "back", upcoming)
    log.tell(state, "own-card", "hire", seat, "card", card)
    if fresh:
        decks.tell_anew(state, kind)
    return card


def welcome_young(state: AgeOfComics, seat: i64, card: i64) -> None:
    """Take the idea that a creative of value 1 brings, of its genre (R37)."""
    genre = craft(card)
    state.known[card] = 1  # its idea tells which card it is
    state.idea(seat, genre, 1)
    log.reveal(state, "young-idea", "young", seat, "card", card, "genre", genre)


# --- Develop ---


@final
class Develop(Question):
    """Choose an original: a face-up one, the top one, or for four dollars the next of a genre."""

    def asks(self) -> i64:
        return Ask.DEVELOP

    def left(self) -> i64:
        return 1

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for card in range(ORIGINALS):
            if state.comic[card] == ROW:
                actions.append(verbs.DEVELOP.of(card))
        if state.top[ORIGINAL] != NOBODY:
            actions.append(verbs.DEVELOP_TOP.first)
        if state.players[self.seat].money >= DIG_COST:
            for genre in range(GENRES):
                if decks.dig_offered(state, genre):
                    actions.append(verbs.DIG.of(genre))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        state.drop()
        if verbs.DEVELOP.has(action):
            develop(state, self.seat, verbs.DEVELOP.which(action))
        elif action == verbs.DEVELOP_TOP.first:
            develop_top(state, self.seat, "develop-top", "develop", state.top[ORIGINAL], [])
        else:
            genre = verbs.DIG.which(action)
            state.earn(self.seat, -DIG_COST)
            develop_top(state, self.seat, "dig", "dig", genre, decks.dig(state, genre))
        limit_hand(state, self.seat, DEVELOP)


def develop(state: AgeOfComics, seat: i64, comic: i64) -> None:
    """Take an original that lies face up."""
    state.comic[comic] = hand_of(seat)
    log.say(state, "develop", "develop", seat, "comic", comic)


def develop_top(state: AgeOfComics, seat: i64, key: str, rule: str, genre: i64, dug: list[i64]) -> None:
    """Take the top original to the hand, after those that were dug away."""
    comic = decks.take_top(state, ORIGINAL, hand_of(seat)) - CREATIVES
    fresh = decks.fix_top(state, ORIGINAL)
    log.reveal(state, key, rule, seat, "genre", genre, "back", decks.next_back(state, ORIGINAL, fresh))
    log.dug_away(state, dug)
    log.tell(state, "own-comic", rule, seat, "comic", comic)
    if fresh:
        decks.tell_anew(state, ORIGINAL)


# --- The hand limit ---


def limit_hand(state: AgeOfComics, seat: i64, action: i64) -> None:
    """Ask what to discard if an action has made the hand too full."""
    if state.hand_size(seat) > HAND_LIMIT:
        state.put(Discard(seat, action))


@final
class Discard(Question):
    """Choose cards of the hand to discard, down to the limit; hyped comics stay. ``action`` is what filled it."""

    def __init__(self, seat: i64, action: i64) -> None:
        super().__init__(seat)
        self.action: i64 = action

    def asks(self) -> i64:
        return Ask.DISCARD

    def left(self) -> i64:
        return 0

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        if state.hand_size(self.seat) > HAND_LIMIT:
            hand = hand_of(self.seat)
            for creative in range(CREATIVES):
                if state.creative[creative] == hand:
                    actions.append(verbs.DISCARD.of(creative))
            for original in range(ORIGINALS):
                if state.comic[original] == hand:
                    actions.append(verbs.DISCARD.of(CREATIVES + original))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        card = verbs.DISCARD.which(action)
        decks.show(state, self.seat, card)
        decks.move(state, card, DISCARDED)
        log.reveal(state, "discard", "hand-limit", self.seat, "card", card)
        for deck in range(DECKS):
            if state.top[deck] == NOBODY and decks.fix_top(state, deck):
                decks.tell_anew(state, deck)
