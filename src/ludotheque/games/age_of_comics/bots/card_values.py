"""What cards, teams and prints are worth to the player in turn, for the bots, in hundredths of a victory point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import printing
from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.codes import (
    BONUS_FAN,
    BONUS_IDEAS,
    BONUS_MONEY,
    COLOURS_VP,
    CREATIVES,
    FACE_UP,
    GENRES,
    HYPED,
    MAIN,
    MAT,
    NOBODY,
    ORIGINALS,
    PRINT,
    PRINTED,
    ROUNDS,
    ROW,
    SPACES,
    WRITERS,
)
from ludotheque.games.age_of_comics.tables import ORIGINAL_VP

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics

IMPOSSIBLE: Final[i64] = -9999

# Weights found by playing many games with the same seeds, each changed up and down as long as scores rose.
PRINTED_ORIGINAL: Final[i64] = 200
"""Its first fan, and its part in the reward for five comics."""
TICKET: Final[i64] = 67
TWO_IDEAS: Final[i64] = 47
FOUR_DOLLARS: Final[i64] = 176
CUBE: Final[i64] = 172
ORDERS_PERCENT: Final[i64] = 18
"""How much of the orders that a comic's value opens counts when it is printed."""
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
UNSEEN_BONUS: Final[i64] = 80
RIP_OFF: Final[i64] = 80
"""What a rip-off takes from the chances of a better comic."""
GENRE_ORDERS: Final[i64] = 7
"""Percent of the orders of a genre that count for a comic still to be made."""


def dollar(s: AgeOfComics) -> i64:
    """A dollar buys teams; at the end four make a point."""
    if s.round == ROUNDS:
        return LAST_DOLLAR
    return RICH_DOLLAR if s.money(s.player) >= RICH else POOR_DOLLAR


def demand(s: AgeOfComics, genre: i64, value: i64) -> i64:
    """The fans that orders on the map offer a comic of a genre and value, in hundredths."""
    fans: i64 = 0
    hidden: i64 = 0
    total: i64 = 0
    kind: i64 = 0
    space: i64 = 0
    for space in range(SPACES):
        tile: i64 = s.space[space]
        if tile == genre:
            hidden += 1
        elif tile >= FACE_UP and (tile - FACE_UP) // 4 == genre and (tile - FACE_UP) % 4 + 3 <= value:
            fans += 100 * s.box.order_fans[tile - FACE_UP]
    if hidden > 0:
        part: i64 = 0
        for kind in range(genre * 4, genre * 4 + 4):
            total += s.pool[kind]
            if kind % 4 + 3 <= value:
                part += s.pool[kind] * s.box.order_fans[kind]
        fans += 100 * part * hidden // total
    return fans


def best_value(s: AgeOfComics, seat: i64, genre: i64) -> i64:
    """The value of a player's best comic of a genre; 0 without one."""
    best: i64 = 0
    at: i64 = 0
    for at in range(genre * 4, genre * 4 + 4):
        if s.comic[at] == MAT + seat and s.value(at) > best:
            best = s.value(at)
        if s.comic[at + ORIGINALS] == MAT + seat and s.value(at + ORIGINALS) > best:
            best = s.value(at + ORIGINALS)
    return best


def wanted(s: AgeOfComics, seat: i64, genre: i64) -> i64:
    """How many comics of a genre are in hand."""
    count: i64 = 0
    at: i64 = 0
    for at in range(genre * 4, genre * 4 + 4):
        if s.comic[at] == seat or s.comic[at] == HYPED + seat:
            count += 1
    return count


def comics_in_hand(s: AgeOfComics, seat: i64) -> i64:
    """How many comics are in hand, hyped ones too."""
    count: i64 = 0
    card: i64 = 0
    for card in range(ORIGINALS):
        if s.comic[card] == seat or s.comic[card] == HYPED + seat:
            count += 1
    return count


def specialists(s: AgeOfComics, seat: i64, genre: i64, kind: i64) -> i64:
    """How many creatives in hand, of one kind, are of a genre."""
    count: i64 = 0
    at: i64 = 0
    for at in range(kind * WRITERS + genre * 4, kind * WRITERS + genre * 4 + 4):
        if s.creative[at] == seat:
            count += 1
    return count


def count_kind(s: AgeOfComics, seat: i64, kind: i64) -> i64:
    """How many writers or artists are in hand."""
    count: i64 = 0
    card: i64 = 0
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if s.creative[card] == seat:
            count += 1
    return count


# --- Printing ---


def comic_worth(s: AgeOfComics, comic: i64) -> i64:
    """A print whatever its team: points, mastery, bonus, hype, a cube, the fifth and further comics."""
    seat: i64 = s.player
    genre: i64 = genre_of(comic)
    original: bool = comic < ORIGINALS
    worth: i64 = INCOME * (ROUNDS - s.round)
    count: i64 = s.get(seat, PRINTED) + 1
    if count >= 2 and count <= 4:
        worth += CUBE * (ROUNDS - s.round) // 4
    if count > 5:
        worth += 200
    if s.special[seat * MAIN + PRINT] == 1 and s.coloured == 0:
        worth += 100 * COLOURS_VP
    if printing.wins_mastery(s, seat, genre, 1, original):
        worth += 300
    elif s.mastery[genre] == seat:
        worth += 100
    if original:
        worth += PRINTED_ORIGINAL + 200 * s.hype[comic]
        bonus: i64 = s.box.bonus[comic]
        if bonus == BONUS_FAN:
            worth += 100
        elif bonus == BONUS_IDEAS:
            worth += TWO_IDEAS
        elif bonus == BONUS_MONEY:
            worth += 4 * dollar(s)
        else:
            worth += TICKET
    else:
        worth -= RIP_OFF
    return worth


def team_worth(s: AgeOfComics, comic: i64, writer: i64, artist: i64) -> i64:
    """What a team makes of a comic, less what it costs and what its creatives would be worth elsewhere."""
    seat: i64 = s.player
    genre: i64 = genre_of(comic)
    both: i64 = (1 if craft(writer) == genre else 0) + (1 if craft(artist) == genre else 0)
    value: i64 = s.box.value[writer] + s.box.value[artist]
    worth: i64 = 100 * both - value * dollar(s)
    if comic < ORIGINALS:
        worth += 100 * ORIGINAL_VP[both]
    if craft(writer) != genre and wanted(s, seat, craft(writer)) > 0:
        worth -= WASTED_SPECIALIST
    if craft(artist) != genre and wanted(s, seat, craft(artist)) > 0:
        worth -= WASTED_SPECIALIST
    before: i64 = best_value(s, seat, genre)
    if value > before:
        gain: i64 = demand(s, genre, value) - (demand(s, genre, before) if before > 0 else 0)
        worth += gain * ORDERS_PERCENT // 100
    return worth


def best_team(s: AgeOfComics, comic: i64) -> i64:
    """The worth of the best team in hand that can be paid; IMPOSSIBLE without one."""
    best: i64 = IMPOSSIBLE
    writer: i64 = 0
    artist: i64 = 0
    for writer in range(WRITERS):
        if s.creative[writer] == s.player:
            for artist in range(WRITERS, CREATIVES):
                if s.creative[artist] == s.player and s.box.value[writer] + s.box.value[artist] <= s.money(s.player):
                    best = max(best, team_worth(s, comic, writer, artist))
    return best


def best_mate(s: AgeOfComics, comic: i64, writer: i64) -> i64:
    """The worth of the best team with that writer."""
    best: i64 = IMPOSSIBLE
    artist: i64 = 0
    for artist in range(WRITERS, CREATIVES):
        if s.creative[artist] == s.player and s.box.value[writer] + s.box.value[artist] <= s.money(s.player):
            best = max(best, team_worth(s, comic, writer, artist))
    return best


def print_worth(s: AgeOfComics, comic: i64) -> i64:
    """The best that printing a comic now can give."""
    if printing.over_allowed(s):
        return comic_worth(s, comic)
    return comic_worth(s, comic) + best_team(s, comic)


# --- Hiring and developing ---


def unseen_worth(s: AgeOfComics, genre: i64) -> i64:
    """An original of a genre whose bonus is not known."""
    return UNSEEN_BONUS + genre_worth(s, genre, s.player)


def by_count(have: i64) -> i64:
    """What a writer or artist is worth beside so many."""
    return FIRST_CREATIVE if have == 0 else SECOND_CREATIVE if have == 1 else MORE_CREATIVES


def top_worth(s: AgeOfComics, kind: i64) -> i64:
    """The creative on top of a deck, of whom only the value is known."""
    worth: i64 = by_count(count_kind(s, s.player, kind)) + PER_VALUE * s.top[kind]
    return worth + YOUNG if s.top[kind] == 1 else worth


def creative_worth(s: AgeOfComics, card: i64, seat: i64) -> i64:
    """A creative to be hired, or kept: by how many there are, by the comics in hand, by value."""
    kind: i64 = card // WRITERS
    genre: i64 = craft(card)
    have: i64 = count_kind(s, seat, kind) - (1 if s.creative[card] == seat else 0)
    worth: i64 = by_count(have)
    comics: i64 = wanted(s, seat, genre)
    mates: i64 = specialists(s, seat, genre, kind) - (1 if s.creative[card] == seat else 0)
    if comics > mates:
        worth += SPECIALIST
    value: i64 = s.box.value[card]
    worth += PER_VALUE * value
    if value == 1 and s.creative[card] != seat:
        worth += YOUNG
    return worth


def original_worth(s: AgeOfComics, card: i64, seat: i64) -> i64:
    """An original to be developed, or kept."""
    return BONUSES[s.box.bonus[card]] + genre_worth(s, card // 4, seat)


def genre_worth(s: AgeOfComics, genre: i64, seat: i64) -> i64:
    """A comic of a genre: who could make it, what ideas and mastery there are."""
    worth: i64 = 0
    kind: i64 = 0
    have: i64 = wanted(s, seat, genre)
    for kind in range(2):
        if specialists(s, seat, genre, kind) > have:
            worth += MATCH
        elif in_row(s, genre, kind):
            worth += MATCH_IN_ROW
    worth += IDEA * min(2, s.ideas[seat * GENRES + genre] - 2 * have)
    if s.mastery[genre] == NOBODY:
        worth += NEW_MASTERY
    return worth + demand(s, genre, 6) * GENRE_ORDERS // 100


def in_row(s: AgeOfComics, genre: i64, kind: i64) -> bool:
    """Whether a creative of that genre and kind lies face up."""
    at: i64 = 0
    for at in range(kind * WRITERS + genre * 4, kind * WRITERS + genre * 4 + 4):
        if s.creative[at] == ROW:
            return True
    return False
