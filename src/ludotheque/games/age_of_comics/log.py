"""Events for people to read, about all that happens. Each function returns at once if no one listens."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from ludotheque.core.events import Arg, Event
from ludotheque.games.age_of_comics.box import genre_of
from ludotheque.games.age_of_comics.codes import (
    CREATIVES,
    LOWEST_ORDER,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    PER_GENRE,
    WRITERS,
)
from ludotheque.games.age_of_comics.components import (
    ACTIONS,
    AUTOMA_IDS,
    BACKS,
    CHALLENGES,
    CIRCLE_IDS,
    COMIC_IDS,
    CREATIVE_IDS,
    GENRES,
    KINDS,
    ORDER_IDS,
    ORIGINAL_IDS,
    SPACE_IDS,
    SPECIALS,
    TITLES,
)
from ludotheque.games.age_of_comics.places import ROW
from ludotheque.games.age_of_comics.state import AgeOfComics

WORDS: dict[str, tuple[str, ...]] = {
    "task": ACTIONS,
    "card": CREATIVE_IDS + ORIGINAL_IDS,
    "mate": CREATIVE_IDS,
    "comic": COMIC_IDS,
    "genre": GENRES,
    "kind": KINDS,
    "order": ORDER_IDS,
    "circle": CIRCLE_IDS,
    "space": SPACE_IDS,
    "special": SPECIALS,
    "challenge": CHALLENGES,
    "sheet": AUTOMA_IDS,
    "back": BACKS,
    "title": TITLES,
}
"""Arguments that name things, and what their numbers mean. Others are numbers."""


def say(
    state: AgeOfComics,
    key: str,
    rule: str,
    seat: i64 = NOBODY,
    thing: str = "",
    number: i64 = 0,
    thing2: str = "",
    number2: i64 = 0,
    thing3: str = "",
    number3: i64 = 0,
) -> None:
    """Tell everyone something: whom it is about, and up to three things, each by its sort and its number."""
    if state.events is not None:
        args = about(seat, thing, number, thing2, number2, thing3, number3)
        state.events.append(Event(key, args, rule))


def reveal(
    state: AgeOfComics,
    key: str,
    rule: str,
    seat: i64 = NOBODY,
    thing: str = "",
    number: i64 = 0,
    thing2: str = "",
    number2: i64 = 0,
    thing3: str = "",
    number3: i64 = 0,
) -> None:
    """Tell everyone something that was hidden till now: no undo crosses it."""
    if state.events is not None:
        args = about(seat, thing, number, thing2, number2, thing3, number3)
        state.events.append(Event(key, args, rule, reveals=True))


def tell(
    state: AgeOfComics,
    key: str,
    rule: str,
    seat: i64 = NOBODY,
    thing: str = "",
    number: i64 = 0,
    thing2: str = "",
    number2: i64 = 0,
    thing3: str = "",
    number3: i64 = 0,
) -> None:
    """Tell one seat alone something that was hidden till now."""
    if state.events is not None:
        args = about(seat, thing, number, thing2, number2, thing3, number3)
        state.events.append(Event(key, args, rule, (seat,), reveals=True))


def about(seat: i64, thing: str, number: i64, thing2: str, number2: i64, thing3: str, number3: i64) -> dict[str, Arg]:
    """Return the arguments of an event apart from its sentence, so that a caller with no one to tell stays small."""
    return arguments(seat, ((thing, number), (thing2, number2), (thing3, number3)))


def arguments(seat: int, named: Iterable[tuple[str, int]]) -> dict[str, Arg]:
    """Turn numbers of the rules into words."""
    args: dict[str, Arg] = {} if seat == NOBODY else {"seat": seat}
    for name, number in named:
        if name:
            args[name] = WORDS[name][number] if name in WORDS else number
    return args


def printed(state: AgeOfComics, seat: i64, number: i64, writer: i64, artist: i64, cost: i64) -> None:
    """Tell of a comic printed: an original or a rip-off, by whom, and what it cost."""
    if state.events is None:
        return
    key = "print" if number < ORIGINALS else "rip-off"
    made = (("comic", number), ("genre", genre_of(number)), ("card", writer), ("mate", artist), ("cost", cost))
    state.events.append(Event(key, arguments(seat, made), key, reveals=True))


def listed(name: str, numbers: Iterable[int]) -> dict[str, int]:
    """Name several things of one sort, each once."""
    return {WORDS[name][number]: 1 for number in numbers}


def genres(state: AgeOfComics, key: str, rule: str, found: Iterable[int]) -> None:
    """Tell something about one idea of each of several genres."""
    if state.events is None:
        return
    state.events.append(Event(key, {"genre": listed("genre", found)}, rule))


def turned(state: AgeOfComics, key: str, rule: str, genre: i64, spaces: Iterable[int]) -> None:
    """Tell which orders of a genre were turned up: the spaces, each with the value that its order asks for."""
    if state.events is None:
        return
    values = {SPACE_IDS[space]: state.face_up[space] % PER_GENRE + LOWEST_ORDER for space in spaces}
    args: dict[str, Arg] = {"genre": GENRES[genre]}
    if values:
        args["turned"] = values
    state.events.append(Event(key, args, rule, reveals=True))


def dug_away(state: AgeOfComics, comics: Iterable[int]) -> None:
    """Tell which originals were discarded while digging, if any were."""
    if state.events is None:
        return
    found = listed("comic", comics)
    if found:
        state.events.append(Event("dug-away", {"comic": found}, "dig", reveals=True))


def display(state: AgeOfComics, deck: i64) -> None:
    """Tell which cards are laid out beside a deck, and the back of its next one."""
    if state.events is None:
        return
    first, original = deck * WRITERS, deck == ORIGINAL
    table, offset = (state.comic, CREATIVES) if original else (state.creative, 0)
    found = [card for card in range(first, first + WRITERS) if table[card - offset] == ROW]
    top = state.top[deck]
    back = "none" if top == NOBODY else GENRES[top] if original else str(top)
    args: dict[str, Arg] = {"back": back} if original else {"kind": KINDS[deck], "back": back}
    if found:
        args["card"] = listed("card", found)
    key = "display-originals" if original else "display"
    state.events.append(Event(key if found else f"{key}-none", args, "decks", reveals=True))
