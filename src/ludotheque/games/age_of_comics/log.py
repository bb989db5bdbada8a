"""Events for people to read, about all that happens. Only called if events are collected; the chapters say when."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.events import Arg, Event
from ludotheque.games.age_of_comics.codes import CREATIVES, LOWEST_ORDER, NOBODY, ORIGINAL, PER_GENRE, WRITERS
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


def say(state: AgeOfComics, key: str, rule: str, *named: tuple[str, int]) -> None:
    """Tell something that everyone sees."""
    assert state.events is not None
    state.events.append(Event(key, arguments(named), rule))


def reveal(state: AgeOfComics, key: str, rule: str, *named: tuple[str, int]) -> None:
    """Tell something that everyone learns only now: no undo crosses it."""
    assert state.events is not None
    state.events.append(Event(key, arguments(named), rule, reveals=True))


def tell(state: AgeOfComics, key: str, rule: str, seat: int, *named: tuple[str, int]) -> None:
    """Tell something that one seat sees."""
    assert state.events is not None
    args = {"seat": int(seat), **arguments(named)}
    state.events.append(Event(key, args, rule, (int(seat),), reveals=True))


def arguments(named: tuple[tuple[str, int], ...]) -> dict[str, Arg]:
    """Turn numbers of the rules into words."""
    return {name: WORDS[name][number] if name in WORDS else int(number) for name, number in named}


def listed(name: str, numbers: Iterable[int]) -> dict[str, int]:
    """Name several things of one sort, each once."""
    return {WORDS[name][number]: 1 for number in numbers}


def genres(state: AgeOfComics, key: str, rule: str, found: Iterable[int]) -> None:
    """Tell something about one idea of each of several genres."""
    assert state.events is not None
    state.events.append(Event(key, {"genre": listed("genre", found)}, rule))


def turned(state: AgeOfComics, key: str, rule: str, genre: int, spaces: Iterable[int]) -> None:
    """Tell which orders of a genre were turned up: the spaces, each with the value that its order asks for."""
    assert state.events is not None
    values = {SPACE_IDS[space]: int(state.face_up[space] % PER_GENRE + LOWEST_ORDER) for space in spaces}
    args: dict[str, Arg] = {"genre": GENRES[genre]}
    if values:
        args["turned"] = values
    state.events.append(Event(key, args, rule, reveals=True))


def dug_away(state: AgeOfComics, comics: Iterable[int]) -> None:
    """Tell which originals were discarded while digging, if any were."""
    assert state.events is not None
    found = listed("comic", comics)
    if found:
        state.events.append(Event("dug-away", {"comic": found}, "dig", reveals=True))


def display(state: AgeOfComics, deck: int) -> None:
    """Tell which cards are laid out beside a deck, and the back of its next one."""
    assert state.events is not None
    first, original = deck * int(WRITERS), deck == ORIGINAL
    table, offset = (state.comic, int(CREATIVES)) if original else (state.creative, 0)
    found = [card for card in range(first, first + int(WRITERS)) if table[card - offset] == ROW]
    top = int(state.top[deck])
    back = "none" if top == NOBODY else GENRES[top] if original else str(top)
    args: dict[str, Arg] = {"back": back} if original else {"kind": KINDS[deck], "back": back}
    if found:
        args["card"] = listed("card", found)
    key = "display-originals" if original else "display"
    state.events.append(Event(key if found else f"{key}-none", args, "decks", reveals=True))
