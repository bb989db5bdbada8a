"""Solo: the Automa (official solo sheet). One card says what it does with one editor; it is never asked anything."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log
from ludotheque.games.age_of_comics.box import AutomaCard
from ludotheque.games.age_of_comics.chapters import chart, decks, editors, mastery, orders, printing
from ludotheque.games.age_of_comics.chapters.ideas import shelf_left
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    AUTOMA,
    AUTOMA_CARDS,
    CREATIVES,
    HUMAN,
    MAIN,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    PER_GENRE,
    SPACES,
    WRITER,
    WRITERS,
)
from ludotheque.games.age_of_comics.pieces import Comic
from ludotheque.games.age_of_comics.places import ROW, hand_of
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import AUTOMA_IDEAS, AUTOMA_SALES, DIFFICULTY_FANS

MOST_CREATIVES: Final[i64] = 4
MOST_COMICS: Final[i64] = 2
"""The most that it holds."""
FANS_FOR_IDEAS: Final[i64] = 3
NEVER: Final[i64] = 10**12
"""Later than anything that is printed."""


# --- Cards ---


def play(state: AgeOfComics) -> None:
    """Turn a card over and do the first of its actions that can be done (R46)."""
    sheet = state.box.automa[turn_over(state)]
    action = choose(state, sheet)
    if action != NOBODY:
        spot = editors.occupy(state, action, AUTOMA)
        log.say(state, "automa-place", "automa", NOBODY, "task", action, "spot", spot + 1)
        ACTIONS[action].perform(state, sheet, spot)
    else:
        state.players[AUTOMA].editors -= 1
        log.say(state, "automa-nothing", "automa")


def turn_over(state: AgeOfComics) -> i64:
    """Turn a card over that was not used since the last shuffle, after rounds 2 and 4 (solo p.2)."""
    left = unused(state)
    if not left:  # only from a position that was made up: between two shuffles it turns eight cards over
        shuffle_cards(state)
        left = unused(state)
    card = left[state.chance.below(i64(len(left)))]
    state.automa[card] = 1
    log.reveal(state, "automa-card", "automa", NOBODY, "sheet", card)
    return card


def unused(state: AgeOfComics) -> list[i64]:
    """List the cards that were not used since the last shuffle."""
    found: list[i64] = []
    for card in range(AUTOMA_CARDS):
        if state.automa[card] == 0:
            found.append(card)
    return found


def shuffle_cards(state: AgeOfComics) -> None:
    """Shuffle all of the Automa's cards together (solo p.2)."""
    for card in range(AUTOMA_CARDS):
        state.automa[card] = 0
    log.say(state, "automa-shuffle", "automa")


def choose(state: AgeOfComics, sheet: AutomaCard) -> i64:
    """Choose what no one has done in this round, then what was done, then the board from its top left (R46, R47)."""
    for done_before in (False, True):
        for action in sheet.actions:
            if (state.taken[action] > 0) == done_before and can(state, sheet, action):
                return action
    for action in range(MAIN):
        if can(state, sheet, action):
            return action
    return NOBODY


def can(state: AgeOfComics, sheet: AutomaCard, action: i64) -> bool:
    """Return whether an action has a space and would not fail (solo p.2-3)."""
    return state.taken[action] < state.spaces() and ACTIONS[action].possible(state, sheet, state.taken[action])


def count_held(state: AgeOfComics, deck: i64) -> i64:
    """Return how many cards of a deck it holds."""
    count: i64 = 0
    for card in range(decks.first_of(deck), decks.first_of(deck) + WRITERS):
        if decks.place(state, card) == hand_of(AUTOMA):
            count += 1
    return count


class AutomaAction:
    """The Automa's way of doing a main action."""

    def possible(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> bool:
        """Return whether it would not fail on that space."""
        raise NotImplementedError

    def perform(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> None:
        """Do it."""
        raise NotImplementedError


# --- Hire ---


@final
class Hire(AutomaAction):
    """A writer and an artist of one genre, by priority; else each by itself. Values first, then from the left."""

    def possible(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> bool:
        held = count_held(state, WRITER) + count_held(state, ARTIST)
        return held < MOST_CREATIVES and decks.has_row(state, WRITER) and decks.has_row(state, ARTIST)

    def perform(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> None:
        for genre in sheet.genres:
            writer = best_in_row(state, WRITER, genre)
            artist = best_in_row(state, ARTIST, genre)
            if writer != NOBODY and artist != NOBODY:
                take(state, writer)
                take(state, artist)
                return
        for kind in range(ORIGINAL):
            for genre in sheet.genres:
                one = best_in_row(state, kind, genre)
                if one != NOBODY:
                    take(state, one)
                    break


def best_in_row(state: AgeOfComics, kind: i64, genre: i64) -> i64:
    """Return the face-up creative of a genre with the highest value; NOBODY without one."""
    best = NOBODY
    first = kind * WRITERS + genre * PER_GENRE
    for card in range(first, first + PER_GENRE):
        if state.creative[card] == ROW and (best == NOBODY or state.box.value[card] > state.box.value[best]):
            best = card
    return best


def take(state: AgeOfComics, card: i64) -> None:
    """Take one creative of a display."""
    decks.move(state, card, hand_of(AUTOMA))
    log.say(state, "automa-hire", "automa-hire", NOBODY, "card", card)


# --- Develop ---


@final
class Develop(AutomaAction):
    """The genre of the human's latest comic, face up or on top of the deck, then of earlier ones; else dig."""

    def possible(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> bool:
        return count_held(state, ORIGINAL) < MOST_COMICS and decks.has_any(state, ORIGINAL)

    def perform(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> None:
        comic = latest(state, NEVER)
        while comic is not None:
            if take_original(state, comic.genre()):
                return
            comic = latest(state, comic.clock)
        for genre in sheet.genres:
            if dig(state, genre):
                return
        for genre in sheet.genres:  # nothing left in the deck: the first face up by priority
            if take_original(state, genre):
                return


def latest(state: AgeOfComics, before: i64) -> Comic | None:
    """Return what the human printed last before that; None if nothing was."""
    found: Comic | None = None
    clock: i64 = -1
    for comic in state.players[HUMAN].comics:
        if clock < comic.clock < before:
            clock = comic.clock
            found = comic
    return found


def take_original(state: AgeOfComics, genre: i64) -> bool:
    """Take a comic of a genre from the display, from the right, or from the top of the deck; False without one."""
    comic = genre * PER_GENRE + PER_GENRE - 1
    while comic >= genre * PER_GENRE:
        if state.comic[comic] == ROW:
            state.comic[comic] = hand_of(AUTOMA)
            log.say(state, "automa-develop", "automa-develop", NOBODY, "comic", comic)
            return True
        comic -= 1
    return take_from_deck(state, genre)


def dig(state: AgeOfComics, genre: i64) -> bool:
    """Dig for a genre, which costs it nothing; False if the deck has none of it."""
    if not decks.dig_offered(state, genre):
        return False
    dug = decks.dig(state, genre)
    log.dug_away(state, dug)
    return take_from_deck(state, genre)


def take_from_deck(state: AgeOfComics, genre: i64) -> bool:
    """Take the top original if it is of a genre; False otherwise."""
    if state.top[ORIGINAL] != genre:
        return False
    comic = decks.take_top(state, ORIGINAL, hand_of(AUTOMA)) - CREATIVES
    state.known[CREATIVES + comic] = 1
    fresh = decks.fix_top(state, ORIGINAL)
    upcoming = decks.next_back(state, ORIGINAL, fresh)
    log.reveal(state, "automa-develop-top", "automa-develop", NOBODY, "comic", comic, "back", upcoming)
    if fresh:
        decks.tell_anew(state, ORIGINAL)
    return True


# --- Ideas ---


@final
class Ideas(AutomaAction):
    """Ideas leave the board by priority; the three best comics get a fan each."""

    def possible(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> bool:
        return state.players[AUTOMA].best() > 0 and shelf_left(state) > 0

    def perform(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> None:
        take_ideas(state, sheet, AUTOMA_IDEAS[spot])
        given = vec[i64]([])
        for _ in range(FANS_FOR_IDEAS):
            number = top_comic(state, sheet, given)
            if number != NOBODY:
                given = append(given, number)
                chart.gain(state, state.printed(number), 1)


def take_ideas(state: AgeOfComics, sheet: AutomaCard, count: i64) -> None:
    """Put ideas of the board back into the supply, by priority."""
    gone: list[i64] = []
    for genre in sheet.genres:
        if count > 0 and state.shelf[genre] > 0:
            state.shelf[genre] -= 1
            state.supply[genre] += 1
            count -= 1
            gone.append(genre)
    log.genres(state, "automa-ideas", "automa-ideas", gone)


def top_comic(state: AgeOfComics, sheet: AutomaCard, but: vec[i64]) -> i64:
    """Return its comic with most fans, equal ones by the priority of their genres, but for some; NOBODY without one."""
    best = NOBODY
    most: i64 = -1
    for genre in sheet.genres:
        for comic in state.players[AUTOMA].comics:
            if comic.genre() == genre and comic.fans > most and comic.number not in but:
                best = comic.number
                most = comic.fans
    return best


# --- Print ---


class Wish:
    """A wish for a print, the dearest first."""

    HUMANS_MASTERY: Final[i64] = 0
    ANY_MASTERY: Final[i64] = 1
    ANYTHING: Final[i64] = 2
    COUNT: Final[i64] = 3


@final
class Print(AutomaAction):
    """Print one comic, on the first space two if there are creatives for them."""

    def possible(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> bool:
        pair = count_held(state, WRITER) > 0 and count_held(state, ARTIST) > 0
        return pair and next_print(state, sheet) != NOBODY

    def perform(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> None:
        print_next(state, sheet)
        if spot == 0 and self.possible(state, sheet, spot):
            print_next(state, sheet)


def next_print(state: AgeOfComics, sheet: AutomaCard) -> i64:
    """Choose a held comic, or with none held a rip-off (R48); NOBODY if there is none.

    The first choice takes a mastery from the human, the next wins any (solo p.3), the last goes by priority.
    """
    for first in (0, ORIGINALS):
        for wish in range(Wish.COUNT):
            for genre in sheet.genres:
                base = first + genre * PER_GENRE
                for comic in range(base, base + PER_GENRE):
                    if is_candidate(state, comic) and wanted(state, genre, comic, wish):
                        return comic
    return NOBODY


def is_candidate(state: AgeOfComics, comic: i64) -> bool:
    """Return whether it holds that comic or may rip it off."""
    if comic < ORIGINALS:
        return state.comic[comic] == hand_of(AUTOMA)
    return printing.can_rip_off(state, comic - ORIGINALS, AUTOMA)


def wanted(state: AgeOfComics, genre: i64, comic: i64, wish: i64) -> bool:
    """Return whether printing a comic fulfils a wish: to take the human's mastery, to win any, to print at all."""
    if wish == Wish.ANYTHING:
        return True
    if wish == Wish.HUMANS_MASTERY and state.mastery[genre] != HUMAN:
        return False
    return mastery.wins_mastery(state, AUTOMA, genre, 1, original=comic < ORIGINALS)


def print_next(state: AgeOfComics, sheet: AutomaCard) -> None:
    """Print with fans by difficulty and, for an original, by round; mastery as usual; nothing is paid (solo p.3)."""
    number = next_print(state, sheet)
    writer = dearest(state, WRITER)
    artist = dearest(state, ARTIST)
    log.say(state, "automa-print", "automa-print", NOBODY, "comic", number, "card", writer, "mate", artist)
    comic = printing.lay_down(state, AUTOMA, number, writer, artist)
    fans = DIFFICULTY_FANS[state.level()]
    if comic.is_original():
        fans += state.round
    elif state.options.rip_offs == "aggressive":
        printing.steal_fan(state, number - ORIGINALS)
    chart.gain(state, comic, fans)
    mastery.claim_mastery(state, AUTOMA, comic.genre())


def dearest(state: AgeOfComics, kind: i64) -> i64:
    """Return the held creative of the highest value (R49)."""
    best = NOBODY
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if state.creative[card] == hand_of(AUTOMA) and (
            best == NOBODY or state.box.value[card] > state.box.value[best]
        ):
            best = card
    return best


# --- Royalties ---


@final
class Royalties(AutomaAction):
    """It has no money."""

    def possible(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> bool:
        return False


# --- Sales ---


@final
class Sales(AutomaAction):
    """Flip all orders of a genre, take the best; a fan each for the best comic."""

    def possible(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> bool:
        return sales_genre(state, sheet, AUTOMA_SALES[spot]) != NOBODY

    def perform(self, state: AgeOfComics, sheet: AutomaCard, spot: i64) -> None:
        count = AUTOMA_SALES[spot]
        genre = sales_genre(state, sheet, count)
        turned = orders.reveal_genre(state, genre)
        if turned:
            log.turned(state, "automa-flip", "automa-sales", genre, turned)
        for _ in range(count):
            collect_best(state, genre)
        number = top_comic(state, sheet, vec[i64]([]))
        if number != NOBODY:
            chart.gain(state, state.printed(number), count)


def sales_genre(state: AgeOfComics, sheet: AutomaCard, count: i64) -> i64:
    """Return a genre with so many orders on the map: of the human's comics, latest first, else by priority."""
    comic = latest(state, NEVER)
    while comic is not None:
        if on_map(state, comic.genre()) >= count:
            return comic.genre()
        comic = latest(state, comic.clock)
    for genre in sheet.genres:
        if on_map(state, genre) >= count:
            return genre
    return NOBODY


def on_map(state: AgeOfComics, genre: i64) -> i64:
    """Return how many orders of a genre are on the map."""
    count: i64 = 0
    for face_down in state.face_down:
        if face_down == genre:
            count += 1
    for kind in state.face_up:
        if kind != NOBODY and orders.genre_of_kind(kind) == genre:
            count += 1
    return count


def collect_best(state: AgeOfComics, genre: i64) -> None:
    """Take the best order of a genre, all of which lie face up; it counts as fulfilled."""
    best = NOBODY
    for space in range(SPACES):
        if orders.genre_on(state, space) == genre and (best == NOBODY or state.face_up[space] > state.face_up[best]):
            best = space
    kind = state.face_up[best]
    state.face_up[best] = NOBODY
    state.players[AUTOMA].done[kind] += 1
    log.say(state, "automa-collect", "automa-sales", NOBODY, "order", kind, "space", best)


ACTIONS: Final = vec[AutomaAction]([Hire(), Develop(), Ideas(), Print(), Royalties(), Sales()])
