"""The audit of a position: nothing was made or lost, and every card and cube is somewhere it can be."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics.chapters import decks
from ludotheque.games.age_of_comics.chapters.hiring import Develop, Discard, Hire
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    COMICS,
    CREATIVES,
    CUBES,
    DECKS,
    EDITORS,
    GENRES,
    HAND_LIMIT,
    HIGHEST_VALUE,
    KINDS,
    NOBODY,
    ORIGINALS,
    PER_GENRE,
    SPACES,
    WRITER,
    WRITERS,
)
from ludotheque.games.age_of_comics.places import (
    DECK,
    DISCARDED,
    ROW,
    hand_of,
    is_hyped,
    is_mat,
    is_of_a_seat,
    mat_of,
    owner_of,
)
from ludotheque.games.age_of_comics.state import AgeOfComics

DRAWN_ABOVE: Final[i64] = 2
"""So many cards may be in hand above the limit while cards are taken."""


def audit(state: AgeOfComics) -> None:
    """Check that orders, ideas, money, tickets and cards are conserved, teams are whole, hands keep to their limit."""
    for genre in range(GENRES):
        audit_ideas(state, genre)
        audit_orders(state, genre)
    audit_purses(state)
    audit_cards(state)
    audit_decks(state)
    for seat in range(state.num_players):
        audit_hand(state, seat)
    for seat in range(state.sides):
        audit_mat(state, seat)
    audit_teams(state)


def audit_ideas(state: AgeOfComics, genre: i64) -> None:
    """Check that the ideas of a genre are in the supply, on the board or with players."""
    ideas = state.supply[genre] + state.shelf[genre]
    for player in state.players:
        ideas += player.ideas[genre]
        assert player.ideas[genre] >= 0, "an idea was spent that was not there"
    assert ideas == 0, "an idea was made or lost"


def audit_orders(state: AgeOfComics, genre: i64) -> None:
    """Check that the orders of a genre are in the box, on the map or with players."""
    hidden: i64 = 0
    for space in range(SPACES):
        assert NOBODY <= state.face_down[space] < GENRES and NOBODY <= state.face_up[space] < KINDS, "no such order"
        assert state.face_down[space] == NOBODY or state.face_up[space] == NOBODY, "two orders lie on a space"
        if state.face_down[space] == genre:
            hidden += 1
    for kind in range(genre * PER_GENRE, genre * PER_GENRE + PER_GENRE):
        hidden -= state.pool[kind]
        total = state.pool[kind] + state.boxed[kind]
        assert state.pool[kind] >= 0 and state.boxed[kind] >= 0, "an order was taken twice"
        for space in range(SPACES):
            if state.face_up[space] == kind:
                total += 1
        for player in state.players:
            total += player.orders[kind] + player.done[kind]
        assert total == state.box.all_tiles(kind), "an order was made or lost"
    assert hidden == 0, "a face-down order was made or lost"


def audit_purses(state: AgeOfComics) -> None:
    """Check money, tickets, editors and cubes."""
    money = state.bank
    tickets = state.tickets + state.used_tickets
    for player in state.players:
        money += player.money
        tickets += player.tickets
        assert player.money >= 0 and player.tickets >= 0, "more was paid than there was"
        assert 0 <= player.editors <= EDITORS + 1, "an editor was placed twice"
        assert player.cubes_placed() <= CUBES, "a cube was made"
    assert money == 0, "money was made or lost"
    assert tickets == state.options.tickets, "a ticket was made or lost"


def audit_cards(state: AgeOfComics) -> None:
    """Check that each card is where it can be, and that no creative is worth too much."""
    for card in range(CREATIVES + COMICS):
        if card < CREATIVES + ORIGINALS:
            assert is_place(state, decks.place(state, card), original=card >= CREATIVES), "a card is nowhere"
        else:
            where = state.comic[card - CREATIVES]
            assert where == DECK or (is_mat(where) and owner_of(where) < state.sides), "a rip-off is nowhere"
    for card in range(CREATIVES):
        assert state.raised[card] >= 0 and state.creative_value(card) <= HIGHEST_VALUE, "a creative's value is too high"


def is_place(state: AgeOfComics, where: i64, *, original: bool) -> bool:
    """Return whether a creative or an original can be there."""
    if not is_of_a_seat(where):
        return where == DECK or where == ROW or where == DISCARDED
    if is_hyped(where):
        return original and owner_of(where) < state.num_players
    return owner_of(where) < state.sides


def audit_decks(state: AgeOfComics) -> None:
    """Check that each deck shows a back that it has, once decks are shuffled."""
    if state.round == 0:
        return
    for deck in range(DECKS):
        top = state.top[deck]
        assert (top == NOBODY) == (state.deck_left(deck) == 0), "a deck shows no back, or has none"
        known = top == NOBODY or (0 <= top < GENRES and decks.backs_left(state, deck)[top] > 0)
        assert known, "a deck shows a back that it has not"


def audit_hand(state: AgeOfComics, seat: i64) -> None:
    """Check the hand limit, and that a card dealt that others have not seen is in the hand."""
    limit = HAND_LIMIT + DRAWN_ABOVE if takes_cards(state, seat) else HAND_LIMIT
    assert state.hand_size(seat) <= limit, "a hand has too many cards"
    for kind in (WRITER, ARTIST):
        card = state.dealt[seat * 2 + kind]
        if card != NOBODY:
            assert state.creative[card] == hand_of(seat) and state.known[card] == 0, "a card dealt is not in the hand"


def takes_cards(state: AgeOfComics, seat: i64) -> bool:
    """Return whether a player is taking cards, or discarding what is too much."""
    if state.is_terminal():
        return False
    frame = state.top_frame()
    return frame.seat == seat and isinstance(frame, (Hire, Develop, Discard))


def audit_mat(state: AgeOfComics, seat: i64) -> None:
    """Check that the mat has the comics that are there by their cards, each with a writer and an artist."""
    player = state.players[seat]
    count: i64 = 0
    before: i64 = -1
    for place in state.comic:
        if place == mat_of(seat):
            count += 1
    assert count == i64(len(player.comics)), "a comic was printed or lost"
    for comic in player.comics:
        assert comic.number > before and state.comic[comic.number] == mat_of(seat), "a comic is on another mat"
        assert comic.fans >= 0, "a comic has less than no fans"
        assert 0 <= comic.writer < WRITERS <= comic.artist < CREATIVES, "a team is no writer and artist"
        assert state.creative[comic.writer] == mat_of(seat), "a writer is not on the mat"
        assert state.creative[comic.artist] == mat_of(seat), "an artist is not on the mat"
        before = comic.number


def audit_teams(state: AgeOfComics) -> None:
    """Check that every creative on a mat has a comic, and that only those were raised."""
    employed = vec[i64]([0] * CREATIVES)
    for player in state.players:
        for comic in player.comics:
            employed[comic.writer] = 1
            employed[comic.artist] = 1
    for card in range(CREATIVES):
        assert (employed[card] == 1) == is_mat(state.creative[card]), "a creative on the mat has no comic"
        assert state.raised[card] == 0 or employed[card] == 1, "a creative was raised in hand"
