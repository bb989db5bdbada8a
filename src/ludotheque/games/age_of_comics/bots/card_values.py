"""The worth of cards, teams and prints to a player, for the bots, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.chapters import cubes, mastery, printing, scoring
from ludotheque.games.age_of_comics.codes import (
    BONUS_MONEY,
    BONUS_TICKET,
    CRAFTS,
    CREATIVES,
    HIGHEST_VALUE,
    IDEAS_TO_PRINT,
    LOWEST_ORDER,
    NOBODY,
    ORIGINALS,
    PER_GENRE,
    PRINT,
    ROUNDS,
    WRITERS,
)
from ludotheque.games.age_of_comics.places import ROW, hand_of, hyped_by
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import ORIGINAL_VP

HIGHEST_COMIC: Final[i64] = 2 * HIGHEST_VALUE
IMPOSSIBLE: Final[i64] = -9999

# Weights found by playing many games with the same seeds, each changed up and down as long as scores rose.
PRINTED_ORIGINAL: Final[i64] = 200
"""Its first fan, and its part in the reward for five comics."""
TICKET: Final[i64] = 67
TWO_IDEAS: Final[i64] = 47
FOUR_DOLLARS: Final[i64] = 176
CUBE: Final[i64] = 172
ORDERS_PERCENT: Final[i64] = 18
"""The share of the orders opened by a comic's value that counts when it is printed."""
POOR_DOLLAR: Final[i64] = 86
RICH_DOLLAR: Final[i64] = 42
LAST_DOLLAR: Final[i64] = 25
RICH: Final[i64] = 10
WASTED_SPECIALIST: Final[i64] = 150
INCOME: Final[i64] = 15
FIRST_CREATIVE: Final[i64] = 338
SECOND_CREATIVE: Final[i64] = 168
MORE_CREATIVES: Final[i64] = 20
SPECIALIST: Final[i64] = 1966
"""For a comic in hand: worth waiting for, because it decides whether an original makes two points or six."""
PER_VALUE: Final[i64] = 42
YOUNG: Final[i64] = 128
MATCH: Final[i64] = 358
MATCH_IN_ROW: Final[i64] = 173
IDEA: Final[i64] = 109
NEW_MASTERY: Final[i64] = 150
BONUSES: Final = vec[i64]([100, TWO_IDEAS, TICKET, FOUR_DOLLARS])
"""Of an original in hand: a fan, ideas, a ticket, money."""
PRINTED_BONUSES: Final = vec[i64]([100, TWO_IDEAS, TICKET, 0])
"""The same when it is printed; money counts as dollars then."""
UNSEEN_BONUS: Final[i64] = 80
RIP_OFF: Final[i64] = 80
"""A rip-off takes that from the chances of a better comic."""
GENRE_ORDERS: Final[i64] = 7
"""Percent of the orders of a genre that count for a comic still to be made."""


def dollar(state: AgeOfComics, seat: i64) -> i64:
    """Return the worth of a dollar: it buys teams; at the end four make a point."""
    if state.round == ROUNDS:
        return LAST_DOLLAR
    return RICH_DOLLAR if state.players[seat].money >= RICH else POOR_DOLLAR


def demand(state: AgeOfComics, genre: i64, value: i64) -> i64:
    """Return the fans that orders on the map offer a comic of a genre and value, in hundredths."""
    fans: i64 = 0
    hidden: i64 = 0
    total: i64 = 0
    first = genre * PER_GENRE
    last = first + value - LOWEST_ORDER  # the dearest order that the value suits
    for kind in state.face_up:
        if first <= kind <= last and kind < first + PER_GENRE:
            fans += 100 * state.box.order_fans[kind]
    for face_down in state.face_down:
        if face_down == genre:
            hidden += 1
    if hidden > 0:
        part: i64 = 0
        for kind in range(first, first + PER_GENRE):
            total += state.pool[kind]
            if kind <= last:
                part += state.pool[kind] * state.box.order_fans[kind]
        fans += 100 * part * hidden // total
    return fans


def best_value(state: AgeOfComics, seat: i64, genre: i64) -> i64:
    """Return the value of a player's best comic of a genre; 0 without one."""
    best: i64 = 0
    for comic in state.players[seat].comics:
        if comic.genre() == genre:
            best = max(best, state.comic_value(comic))
    return best


def wanted(state: AgeOfComics, seat: i64, genre: i64) -> i64:
    """Count the comics of a genre in hand, hyped ones too."""
    count: i64 = 0
    for at in range(genre * PER_GENRE, genre * PER_GENRE + PER_GENRE):
        if state.comic[at] == hand_of(seat) or state.comic[at] == hyped_by(seat):
            count += 1
    return count


def comics_in_hand(state: AgeOfComics, seat: i64) -> i64:
    """Count the comics in hand, hyped ones too."""
    count: i64 = 0
    for card in range(ORIGINALS):
        if state.comic[card] == hand_of(seat) or state.comic[card] == hyped_by(seat):
            count += 1
    return count


def specialists(state: AgeOfComics, seat: i64, genre: i64, kind: i64) -> i64:
    """Count the writers or artists of a genre in hand."""
    count: i64 = 0
    first = kind * WRITERS + genre * PER_GENRE
    for at in range(first, first + PER_GENRE):
        if state.creative[at] == hand_of(seat):
            count += 1
    return count


# --- Printing ---


def comic_worth(state: AgeOfComics, seat: i64, number: i64, *, coloured: bool) -> i64:
    """Rate a print whatever its team: points, mastery, bonus, hype, a cube, the fifth and further comics.

    ``coloured``: the action has had its better colours.
    """
    genre = genre_of(number)
    original = number < ORIGINALS
    worth: i64 = INCOME * (ROUNDS - state.round)
    count = i64(len(state.players[seat].comics)) + 1
    if cubes.FIRST_TO_GIVE <= count <= cubes.LAST_TO_GIVE:
        worth += CUBE * (ROUNDS - state.round) // 4
    if count > scoring.REWARDED:
        worth += 100 * scoring.FURTHER_VP
    if state.players[seat].cubes[PRINT] == 1 and not coloured:
        worth += 100 * scoring.COLOURS_VP
    if mastery.wins_mastery(state, seat, genre, 1, original=original):
        worth += 300
    elif state.mastery[genre] == seat:
        worth += 100
    if not original:
        return worth - RIP_OFF
    return worth + PRINTED_ORIGINAL + 200 * state.hype[number] + bonus_worth(state, seat, state.box.bonus[number])


def bonus_worth(state: AgeOfComics, seat: i64, bonus: i64) -> i64:
    """Rate the bonus of an original that is printed now."""
    if bonus == BONUS_TICKET and state.tickets == 0:
        return 0
    return 4 * dollar(state, seat) if bonus == BONUS_MONEY else PRINTED_BONUSES[bonus]


def team_worth(state: AgeOfComics, seat: i64, comic: i64, writer: i64, artist: i64) -> i64:
    """Rate what a team makes of a comic, less what it costs and what its creatives would be worth elsewhere."""
    genre = genre_of(comic)
    both: i64 = (1 if craft(writer) == genre else 0) + (1 if craft(artist) == genre else 0)
    value = state.box.value[writer] + state.box.value[artist]
    worth = 100 * both - value * dollar(state, seat)
    if comic < ORIGINALS:
        worth += 100 * ORIGINAL_VP[both]
    if craft(writer) != genre and wanted(state, seat, craft(writer)) > 0:
        worth -= WASTED_SPECIALIST
    if craft(artist) != genre and wanted(state, seat, craft(artist)) > 0:
        worth -= WASTED_SPECIALIST
    before = best_value(state, seat, genre)
    if value > before:
        gain: i64 = demand(state, genre, value) - (demand(state, genre, before) if before > 0 else 0)
        worth += gain * ORDERS_PERCENT // 100
    return worth


def best_team(state: AgeOfComics, seat: i64, comic: i64) -> i64:
    """Return the worth of the best team in hand that can be paid; IMPOSSIBLE without one."""
    best = IMPOSSIBLE
    for writer in range(WRITERS):
        if state.creative[writer] == hand_of(seat):
            best = max(best, best_mate(state, seat, comic, writer))
    return best


def best_mate(state: AgeOfComics, seat: i64, comic: i64, writer: i64) -> i64:
    """Return the worth of the best team with that writer."""
    best = IMPOSSIBLE
    money = state.players[seat].money - state.box.value[writer]
    for artist in range(WRITERS, CREATIVES):
        if state.creative[artist] == hand_of(seat) and state.box.value[artist] <= money:
            best = max(best, team_worth(state, seat, comic, writer, artist))
    return best


def print_worth(state: AgeOfComics, seat: i64, comic: i64, *, coloured: bool = False) -> i64:
    """Return the best that printing a comic now can give."""
    worth = comic_worth(state, seat, comic, coloured=coloured)
    return worth if printing.over_allowed(state, seat) else worth + best_team(state, seat, comic)


# --- Hiring and developing ---


def unseen_worth(state: AgeOfComics, seat: i64, genre: i64) -> i64:
    """Rate an original of a genre whose bonus is not known."""
    return UNSEEN_BONUS + genre_worth(state, seat, genre)


def by_count(have: i64) -> i64:
    """Rate a writer or artist beside so many."""
    return FIRST_CREATIVE if have == 0 else SECOND_CREATIVE if have == 1 else MORE_CREATIVES


def top_worth(state: AgeOfComics, seat: i64, kind: i64) -> i64:
    """Rate the creative on top of a deck, of whom only the value is known."""
    worth = by_count(state.held(seat, kind)) + PER_VALUE * state.top[kind]
    return worth + YOUNG if state.top[kind] == 1 else worth


def creative_worth(state: AgeOfComics, seat: i64, card: i64) -> i64:
    """Rate a creative to be hired, or kept: by how many there are, by the comics in hand, by value."""
    kind = card // WRITERS
    genre = craft(card)
    itself: i64 = 1 if state.creative[card] == hand_of(seat) else 0
    worth = by_count(state.held(seat, kind) - itself)
    if wanted(state, seat, genre) > specialists(state, seat, genre, kind) - itself:
        worth += SPECIALIST
    value = state.box.value[card]
    worth += PER_VALUE * value
    return worth + YOUNG if value == 1 and itself == 0 else worth


def original_worth(state: AgeOfComics, seat: i64, card: i64) -> i64:
    """Rate an original to be developed, or kept."""
    worth = genre_worth(state, seat, genre_of(card))
    bonus = state.box.bonus[card]
    return worth if bonus == BONUS_TICKET and state.tickets == 0 else worth + BONUSES[bonus]


def genre_worth(state: AgeOfComics, seat: i64, genre: i64) -> i64:
    """Rate a comic of a genre by who could make it, and by ideas, mastery and orders."""
    worth: i64 = 0
    have = wanted(state, seat, genre)
    for kind in range(CRAFTS):
        if specialists(state, seat, genre, kind) > have:
            worth += MATCH
        elif in_row(state, genre, kind):
            worth += MATCH_IN_ROW
    worth += IDEA * min(IDEAS_TO_PRINT, state.players[seat].ideas[genre] - IDEAS_TO_PRINT * have)
    if state.mastery[genre] == NOBODY:
        worth += NEW_MASTERY
    return worth + demand(state, genre, HIGHEST_COMIC) * GENRE_ORDERS // 100


def in_row(state: AgeOfComics, genre: i64, kind: i64) -> bool:
    """Return whether a creative of that genre and kind lies face up."""
    first = kind * WRITERS + genre * PER_GENRE
    for at in range(first, first + PER_GENRE):
        if state.creative[at] == ROW:
            return True
    return False
