"""The worth of an editor on each main action, for the bots, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics.bots import card_values, tours
from ludotheque.games.age_of_comics.chapters import printing
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    COMICS,
    CONVERSIONS,
    EDITORS,
    GENRES,
    HAND_LIMIT,
    IDEAS,
    IDEAS_TO_PRINT,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    PRINT,
    ROUNDS,
    ROYALTIES,
    SALES,
    WRITER,
    WRITERS,
)
from ludotheque.games.age_of_comics.places import ROW
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import (
    BOARD_IDEAS,
    MARKET_COST,
    MARKET_FANS,
    MARKET_TIERS,
    ROYALTY,
    SALES_TILES,
    SUPPLY_IDEAS,
)

# Weights found as those of card_values.py.
FOR_PRINTING: Final[i64] = 27
SECOND_PERCENT: Final[i64] = 120
PRICE_OF_TWO: Final[i64] = 6
EXTRA_EDITOR: Final[i64] = 529
SALES_PERCENT: Final[i64] = 123
HIRE_PERCENT: Final[i64] = 70
HIRE_EARLY_PERCENT: Final[i64] = 35
"""Without a comic in hand."""
DEVELOP_PERCENT: Final[i64] = 94
FIRST_COMIC: Final[i64] = 265
SECOND_COMIC: Final[i64] = 70
MORE_COMICS: Final[i64] = 10
ONLY_CARDS_MISSING: Final[i64] = 150
FULL_HAND_PERCENT: Final[i64] = 30
MISSING_IDEA: Final[i64] = 270
SPARE_IDEA: Final[i64] = 80
NEXT_READY: Final[i64] = 160
"""No comic has its ideas yet."""
NEXT_READY_WITH_TEAM: Final[i64] = 280
FAN: Final[i64] = 100
NEEDED_DOLLAR: Final[i64] = 68
SPARE_DOLLAR: Final[i64] = 25
READY_PERCENT: Final[i64] = 18
"""Of a print for which only money is missing."""
TEAM_PRICE: Final[i64] = 5
DEFAULT_PRICE: Final[i64] = 4


class Placement:
    """An editor on one of the main actions."""

    def rate(self, state: AgeOfComics, seat: i64) -> i64:
        """Return how good what it leads to looks."""
        raise NotImplementedError


def turns_left(state: AgeOfComics, seat: i64) -> i64:
    """Count the editors that the player has still to place in the game."""
    return state.players[seat].editors + EDITORS * (ROUNDS - state.round)


def teams(state: AgeOfComics, seat: i64) -> i64:
    """Return how many comics the creatives in hand could make."""
    return min(state.held(seat, WRITER), state.held(seat, ARTIST))


@final
class ToPrint(Placement):
    """The best print, and with the first space the next best too."""

    def rate(self, state: AgeOfComics, seat: i64) -> i64:
        first = card_values.IMPOSSIBLE
        second = card_values.IMPOSSIBLE
        for comic in range(COMICS):
            if printing.printable(state, seat, comic):
                worth = card_values.print_worth(state, seat, comic)
                if worth > first:
                    second = first
                    first = worth
                elif worth > second:
                    second = worth
        total = first + FOR_PRINTING
        if (
            state.taken[PRINT] == 0
            and second > 0
            and teams(state, seat) > 1
            and state.players[seat].money >= PRICE_OF_TWO
        ):
            total += second * SECOND_PERCENT // 100
        return total


@final
class ToSell(Placement):
    """The best tour, and the extra editor."""

    def rate(self, state: AgeOfComics, seat: i64) -> i64:
        tiles = SALES_TILES[state.taken[SALES]]
        worth = tours.Planner(state, seat, tiles, tiles, 1).best(state).worth * SALES_PERCENT // 100
        if state.players[seat].cubes[SALES] == 1 and not state.players[seat].extra:
            worth += EXTRA_EDITOR
        return worth


@final
class ToEarn(Placement):
    """Money for the next team, or for fans."""

    def rate(self, state: AgeOfComics, seat: i64) -> i64:
        pay = ROYALTY[state.taken[ROYALTIES]]
        money = state.players[seat].money
        cost = printing.cheapest(state, seat, WRITER) + printing.cheapest(state, seat, ARTIST)
        if teams(state, seat) == 0:
            cost = DEFAULT_PRICE
        if money < cost and turns_left(state, seat) > 1:
            ready: i64 = ready_worth(state, seat) if cost <= money + pay else 0
            return NEEDED_DOLLAR * pay + ready * READY_PERCENT // 100
        worth = SPARE_DOLLAR * pay
        if state.players[seat].cubes[ROYALTIES] == 1:
            most: i64 = 0
            for tier in range(MARKET_TIERS):
                if money + pay - reserve(state, seat) >= MARKET_COST[tier]:
                    most = FAN * MARKET_FANS[tier] - SPARE_DOLLAR * MARKET_COST[tier]
            worth += most
        return worth


def reserve(state: AgeOfComics, seat: i64) -> i64:
    """Return the money to keep for the teams of the prints to come."""
    if turns_left(state, seat) == 0:
        return 0
    wanted = teams(state, seat)
    if wanted == 0 and state.round < ROUNDS:
        wanted = 1
    return min(wanted, 2) * TEAM_PRICE


def ready_worth(state: AgeOfComics, seat: i64) -> i64:
    """Rate the best comic that could be printed if there were money; 0 without one."""
    most: i64 = 0
    for comic in range(COMICS):
        if printing.printable(state, seat, comic):
            most = max(most, card_values.comic_worth(state, seat, comic, coloured=False))
    return most


@final
class ToThink(Placement):
    """Ideas that comics in hand lack; then fans for those to spare."""

    def rate(self, state: AgeOfComics, seat: i64) -> i64:
        gives = SUPPLY_IDEAS + BOARD_IDEAS[state.taken[IDEAS]]
        lacking = missing_ideas(state, seat)
        used = min(gives, lacking)
        worth: i64 = SPARE_IDEA * (gives - used)
        if turns_left(state, seat) > 1:
            worth += MISSING_IDEA * used
            if lacking > 0 and ready_worth(state, seat) == 0:
                worth += NEXT_READY_WITH_TEAM if teams(state, seat) > 0 else NEXT_READY
        if state.players[seat].cubes[IDEAS] == 1:
            spare = min(i64(len(state.players[seat].comics)), state.players[seat].all_ideas() + gives - lacking)
            worth += FAN * max(0, min(CONVERSIONS, spare))
        return worth


def missing_ideas(state: AgeOfComics, seat: i64) -> i64:
    """Count the ideas that the comics in hand lack."""
    count: i64 = 0
    for genre in range(GENRES):
        count += max(0, IDEAS_TO_PRINT * card_values.wanted(state, seat, genre) - state.players[seat].ideas[genre])
    return count


@final
class ToDevelop(Placement):
    """The best original to be had, if it can still be printed."""

    def rate(self, state: AgeOfComics, seat: i64) -> i64:
        comics = card_values.comics_in_hand(state, seat)
        ready = teams(state, seat)
        if turns_left(state, seat) < (4 if ready > 0 else 5):
            return 0
        best: i64 = card_values.unseen_worth(state, seat, state.top[ORIGINAL]) if state.top[ORIGINAL] != NOBODY else 0
        for card in range(ORIGINALS):
            if state.comic[card] == ROW:
                best = max(best, card_values.original_worth(state, seat, card))
        best += FIRST_COMIC if comics == 0 else SECOND_COMIC if comics == 1 else MORE_COMICS
        worth = best * DEVELOP_PERCENT // 100
        if comics == 0 and ready > 0:
            worth += ONLY_CARDS_MISSING
        return worth * FULL_HAND_PERCENT // 100 if state.hand_size(seat) >= HAND_LIMIT else worth


@final
class ToHire(Placement):
    """The best writer and artist to be had, if they can still print."""

    def rate(self, state: AgeOfComics, seat: i64) -> i64:
        if turns_left(state, seat) < 2:
            return 0
        comics = card_values.comics_in_hand(state, seat)
        worth = best_hire(state, seat, WRITER) + best_hire(state, seat, ARTIST)
        worth = worth * (HIRE_PERCENT if comics > 0 else HIRE_EARLY_PERCENT * HIRE_PERCENT // 100) // 100
        if comics > 0 and teams(state, seat) == 0:
            worth += ONLY_CARDS_MISSING
        return worth * FULL_HAND_PERCENT // 100 if state.hand_size(seat) >= HAND_LIMIT - 1 else worth


def best_hire(state: AgeOfComics, seat: i64, kind: i64) -> i64:
    """Rate the best writer or artist, face up or on top of the deck."""
    best: i64 = card_values.top_worth(state, seat, kind) if state.top[kind] != NOBODY else 0
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if state.creative[card] == ROW:
            best = max(best, card_values.creative_worth(state, seat, card))
    return best


PLACEMENTS: Final = vec[Placement]([ToHire(), ToDevelop(), ToThink(), ToPrint(), ToEarn(), ToSell()])
"""By the numbers of the main actions."""
