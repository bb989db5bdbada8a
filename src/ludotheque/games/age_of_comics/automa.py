"""Solo: the Automa (official solo sheet). One card says what it does with one editor; it is never asked anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.age_of_comics import decks, hiring, log, printing, rounds, scoring
from ludotheque.games.age_of_comics.box import BITS, genre_of
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    AUTOMA,
    AUTOMA_CARDS,
    AUTOMA_COMICS,
    AUTOMA_CREATIVES,
    COMICS,
    CREATIVES,
    DEVELOP,
    EMPTY,
    FACE_UP,
    GENRES,
    HIRE,
    IDEAS,
    IN_HAND,
    KINDS,
    MAIN,
    MAT,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    PRINT,
    ROW,
    ROYALTIES,
    SALES,
    SPACES,
    WRITER,
    WRITERS,
)
from ludotheque.games.age_of_comics.tables import AUTOMA_IDEAS, AUTOMA_SALES, DIFFICULTY_FANS

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics

ENTRIES: Final[i64] = 9
"""Numbers of a card: three actions, six genres."""
NEVER: Final[i64] = 10**12
"""Later than anything that is printed."""
HUMAN: Final[i64] = 0
HUMANS_MASTERY: Final[i64] = 0
ANYTHING: Final[i64] = 2
WISHES: Final[i64] = 3
"""What it wishes of a print, the dearest first; between the two named it wishes for any mastery."""


def play(s: AgeOfComics) -> None:
    """Turn a card over and do the first of its actions that can be done (R46)."""
    card: i64 = turn_over(s)
    action: i64 = choose(s, card)
    if action == NOBODY:
        s.add(AUTOMA, IN_HAND, -1)
        if s.events is not None:
            log.say(s, "automa-nothing", "automa")
        return
    perform(s, card, action)


def turn_over(s: AgeOfComics) -> i64:
    """A card that was not used since the last shuffle, after rounds 2 and 4 (solo p.2)."""
    left: i64 = 0
    card: i64 = 0
    for card in range(AUTOMA_CARDS):
        if s.automa[card] == 0:
            left += 1
    if left == 0:  # only from a position that was made up: between two shuffles it turns eight cards over
        rounds.shuffle_automa(s)
        left = AUTOMA_CARDS
    nth: i64 = s.chance.below(left)
    for card in range(AUTOMA_CARDS):
        if s.automa[card] == 0:
            if nth == 0:
                break
            nth -= 1
    s.automa[card] = 1
    if s.events is not None:
        log.reveal(s, "automa-card", "automa", ("sheet", card))
    return card


def choose(s: AgeOfComics, card: i64) -> i64:
    """First what nobody has done in this round, then what was done, then the board from its top left (R46, R47)."""
    at: i64 = 0
    action: i64 = 0
    for at in range(3):
        action = s.box.automa[card * ENTRIES + at]
        if s.taken[action] == 0 and can(s, card, action):
            return action
    for at in range(3):
        action = s.box.automa[card * ENTRIES + at]
        if s.taken[action] > 0 and can(s, card, action):
            return action
    for action in range(MAIN):
        if action != ROYALTIES and can(s, card, action):
            return action
    return NOBODY


def genre_at(s: AgeOfComics, card: i64, place: i64) -> i64:
    """The genre in that place of a card's priority."""
    return s.box.automa[card * ENTRIES + 3 + place]


def can(s: AgeOfComics, card: i64, action: i64) -> bool:
    """Whether an action has a space and would not fail (solo p.2-3)."""
    if s.taken[action] >= s.spaces():
        return False
    if action == HIRE:
        held: i64 = count_held(s, WRITER) + count_held(s, ARTIST)
        return held < AUTOMA_CREATIVES and has_row(s, WRITER) and has_row(s, ARTIST)
    if action == DEVELOP:
        return count_held(s, ORIGINAL) < AUTOMA_COMICS and decks.has_any(s, ORIGINAL)
    if action == IDEAS:
        return s.best(AUTOMA) > 0 and hiring.shelf_left(s) > 0
    if action == PRINT:
        pair: bool = count_held(s, WRITER) > 0 and count_held(s, ARTIST) > 0
        return pair and next_print(s, card) != NOBODY
    return sales_genre(s, card, AUTOMA_SALES[s.taken[SALES]]) != NOBODY


def count_held(s: AgeOfComics, deck: i64) -> i64:
    """How many cards of a deck it holds."""
    count: i64 = 0
    card: i64 = 0
    for card in range(deck * WRITERS, deck * WRITERS + WRITERS):
        if decks.place(s, card) == AUTOMA:
            count += 1
    return count


def has_row(s: AgeOfComics, deck: i64) -> bool:
    """Whether a card of a deck lies face up."""
    card: i64 = 0
    for card in range(deck * WRITERS, deck * WRITERS + WRITERS):
        if decks.place(s, card) == ROW:
            return True
    return False


def perform(s: AgeOfComics, card: i64, action: i64) -> None:
    """Place an editor and do it."""
    spot: i64 = rounds.occupy(s, action, AUTOMA)
    if s.events is not None:
        log.say(s, "automa-place", "automa", ("task", action), ("spot", spot + 1))
    if action == HIRE:
        hire(s, card)
    elif action == DEVELOP:
        develop(s, card)
    elif action == IDEAS:
        think(s, card, AUTOMA_IDEAS[spot])
    elif action == PRINT:
        print_next(s, card)
        if spot == 0 and count_held(s, WRITER) > 0 and count_held(s, ARTIST) > 0 and next_print(s, card) != NOBODY:
            print_next(s, card)
    else:
        sell(s, card, AUTOMA_SALES[spot])


# --- Hire ---


def hire(s: AgeOfComics, card: i64) -> None:
    """A writer and an artist of one genre, by priority; else each by itself. Values first, then from the left."""
    place: i64 = 0
    for place in range(GENRES):
        genre: i64 = genre_at(s, card, place)
        if best_in_row(s, WRITER, genre) != NOBODY and best_in_row(s, ARTIST, genre) != NOBODY:
            take(s, best_in_row(s, WRITER, genre))
            take(s, best_in_row(s, ARTIST, genre))
            return
    for kind in range(2):
        for place in range(GENRES):
            one: i64 = best_in_row(s, kind, genre_at(s, card, place))
            if one != NOBODY:
                take(s, one)
                break


def best_in_row(s: AgeOfComics, kind: i64, genre: i64) -> i64:
    """The face-up creative of a genre with the highest value."""
    best: i64 = NOBODY
    card: i64 = 0
    for card in range(kind * WRITERS + genre * 4, kind * WRITERS + genre * 4 + 4):
        if s.creative[card] == ROW and (best == NOBODY or s.box.value[card] > s.box.value[best]):
            best = card
    return best


def take(s: AgeOfComics, card: i64) -> None:
    """One creative of a display."""
    decks.move(s, card, AUTOMA)
    if s.events is not None:
        log.say(s, "automa-hire", "automa-hire", ("card", card))


# --- Develop ---


def develop(s: AgeOfComics, card: i64) -> None:
    """The genre of the human's latest comic, face up or on top of the deck, then of earlier ones; else dig."""
    clock: i64 = latest(s, NEVER)
    found: bool = False
    while clock > 0 and not found:
        found = take_original(s, genre_printed(s, clock))
        clock = latest(s, clock)
    place: i64 = 0
    while not found and place < GENRES:
        genre: i64 = genre_at(s, card, place)
        if decks.dig_offered(s, genre):
            dug: list[i64] = decks.dig(s, genre)
            if s.events is not None:
                log.dug_away(s, dug)
            found = take_from_deck(s, genre)
        place += 1
    place = 0
    while not found:  # nothing left in the deck: the first face up by priority
        found = take_original(s, genre_at(s, card, place))
        place += 1


def latest(s: AgeOfComics, before: i64) -> i64:
    """When the human printed last before that; 0 if never."""
    found: i64 = 0
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] == MAT and s.printed[comic] > found and s.printed[comic] < before:
            found = s.printed[comic]
    return found


def genre_printed(s: AgeOfComics, clock: i64) -> i64:
    """The genre of what was printed then."""
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] >= MAT and s.printed[comic] == clock:
            return genre_of(comic)
    return NOBODY


def take_original(s: AgeOfComics, genre: i64) -> bool:
    """Take a comic of a genre from the display, from the right, or from the top of the deck; False without one."""
    at: i64 = genre * 4 + 3
    while at >= genre * 4:
        if s.comic[at] == ROW:
            s.comic[at] = AUTOMA
            if s.events is not None:
                log.say(s, "automa-develop", "automa-develop", ("comic", at))
            return True
        at -= 1
    return take_from_deck(s, genre)


def take_from_deck(s: AgeOfComics, genre: i64) -> bool:
    """Take the top original if it is of a genre; False otherwise."""
    if s.top[ORIGINAL] != genre:
        return False
    at: i64 = decks.take_top(s, ORIGINAL, AUTOMA) - CREATIVES
    s.known[CREATIVES + at] = 1
    anew: bool = decks.fix_top(s, ORIGINAL)
    if s.events is not None:
        upcoming = decks.next_back(s, ORIGINAL, anew)
        log.reveal(s, "automa-develop-top", "automa-develop", ("comic", at), upcoming)
        if anew:
            decks.tell_anew(s, ORIGINAL)
    return True


# --- Ideas ---


def think(s: AgeOfComics, card: i64, count: i64) -> None:
    """Ideas leave the board by priority; the three best comics get a fan each."""
    place: i64 = 0
    gone: list[i64] = []
    for place in range(GENRES):
        genre: i64 = genre_at(s, card, place)
        if count > 0 and s.shelf[genre] > 0:
            s.shelf[genre] -= 1
            s.supply[genre] += 1
            count -= 1
            gone.append(genre)
    if s.events is not None:
        log.genres(s, "automa-ideas", "automa-ideas", gone)
    given: i64 = 0
    _k: i64 = 0
    for _k in range(3):
        comic: i64 = top_comic(s, card, given)
        if comic != NOBODY:
            given |= BITS[comic]
            printing.gain(s, comic, 1)


def top_comic(s: AgeOfComics, card: i64, but: i64) -> i64:
    """The Automa's comic with most fans, equal ones by the priority of their genres; bits of `but` are left out."""
    best: i64 = NOBODY
    place: i64 = 0
    at: i64 = 0
    for place in range(GENRES):
        for at in range(8):
            comic: i64 = genre_at(s, card, place) * 4 + at % 4 + (ORIGINALS if at >= 4 else 0)
            if s.comic[comic] != MAT + AUTOMA or but >> comic & 1 == 1:
                continue
            if best == NOBODY or s.fans[comic] > s.fans[best]:
                best = comic
    return best


# --- Print ---


def next_print(s: AgeOfComics, card: i64) -> i64:
    """Choose a held comic: one that takes a mastery from the human, else one that wins any (solo p.3), else by
    priority; with none held a rip-off in the same way (R48). NOBODY if there is none."""
    base: i64 = 0
    while base <= ORIGINALS:
        wish: i64 = 0
        for wish in range(WISHES):
            place: i64 = 0
            for place in range(GENRES):
                genre: i64 = genre_at(s, card, place)
                at: i64 = 0
                for at in range(genre * 4, genre * 4 + 4):
                    if is_candidate(s, at + base) and wanted(s, at + base, wish):
                        return at + base
        base += ORIGINALS
    return NOBODY


def is_candidate(s: AgeOfComics, comic: i64) -> bool:
    """Whether it holds that comic or may rip it off."""
    if comic < ORIGINALS:
        return s.comic[comic] == AUTOMA
    return printing.can_rip_off(s, comic - ORIGINALS, AUTOMA)


def wanted(s: AgeOfComics, comic: i64, wish: i64) -> bool:
    """Tell whether printing a comic fulfils a wish: to take the human's mastery, to win any, to print at all."""
    genre: i64 = genre_of(comic)
    if wish == ANYTHING:
        return True
    if wish == HUMANS_MASTERY and s.mastery[genre] != HUMAN:
        return False
    return printing.wins_mastery(s, AUTOMA, genre, 1, comic < ORIGINALS)


def print_next(s: AgeOfComics, card: i64) -> None:
    """Fans by difficulty and, for an original, by round; mastery as usual; nothing is paid (solo p.3)."""
    comic: i64 = next_print(s, card)
    writer: i64 = dearest(s, WRITER)
    artist: i64 = dearest(s, ARTIST)
    if s.events is not None:
        log.say(s, "automa-print", "automa-print", ("comic", comic), ("card", writer), ("mate", artist))
    printing.lay_down(s, AUTOMA, comic, writer, artist)
    fans: i64 = DIFFICULTY_FANS[scoring.level(s)]
    if comic < ORIGINALS:
        fans += s.round
    elif s.options.rip_offs == "aggressive":
        printing.steal_fan(s, comic - ORIGINALS)
    printing.gain(s, comic, fans)
    printing.claim_mastery(s, AUTOMA, genre_of(comic))


def dearest(s: AgeOfComics, kind: i64) -> i64:
    """The held creative of the highest value (R49)."""
    best: i64 = NOBODY
    card: i64 = 0
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if s.creative[card] == AUTOMA and (best == NOBODY or s.box.value[card] > s.box.value[best]):
            best = card
    return best


# --- Sales ---


def sales_genre(s: AgeOfComics, card: i64, count: i64) -> i64:
    """A genre with so many orders on the map: of the human's comics, latest first, else by priority."""
    clock: i64 = latest(s, NEVER)
    while clock > 0:
        if on_map(s, genre_printed(s, clock)) >= count:
            return genre_printed(s, clock)
        clock = latest(s, clock)
    place: i64 = 0
    for place in range(GENRES):
        if on_map(s, genre_at(s, card, place)) >= count:
            return genre_at(s, card, place)
    return NOBODY


def on_map(s: AgeOfComics, genre: i64) -> i64:
    """How many orders of a genre are on the map."""
    count: i64 = 0
    space: i64 = 0
    for space in range(SPACES):
        if of_genre_here(s, space, genre):
            count += 1
    return count


def of_genre_here(s: AgeOfComics, space: i64, genre: i64) -> bool:
    """Whether an order of a genre lies on a space, face up or down."""
    tile: i64 = s.space[space]
    return tile == genre or (tile >= FACE_UP and (tile - FACE_UP) // 4 == genre)


def sell(s: AgeOfComics, card: i64, count: i64) -> None:
    """Flip all orders of the genre, take the best; a fan each for the best comic."""
    genre: i64 = sales_genre(s, card, count)
    space: i64 = 0
    _k: i64 = 0
    turned: list[i64] = rounds.reveal_genre(s, genre)
    if turned and s.events is not None:
        log.turned(s, "automa-flip", "automa-sales", genre, turned)
    for _k in range(count):
        best: i64 = NOBODY
        for space in range(SPACES):
            if of_genre_here(s, space, genre) and (best == NOBODY or s.space[space] > s.space[best]):
                best = space
        kind: i64 = s.space[best] - FACE_UP
        s.space[best] = EMPTY
        s.done[AUTOMA * KINDS + kind] += 1
        if s.events is not None:
            log.say(s, "automa-collect", "automa-sales", ("order", kind), ("space", best))
    comic: i64 = top_comic(s, card, 0)
    if comic != NOBODY:
        printing.gain(s, comic, count)
