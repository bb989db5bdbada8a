"""What happens in Age of Comics, told as events. Only called when somebody listens; the chapters say when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.events import Arg, Event
from ludotheque.games.age_of_comics.components import (
    ACTIONS,
    CIRCLE_IDS,
    COMIC_IDS,
    CREATIVE_IDS,
    GENRES,
    KINDS,
    ORDER_IDS,
    ORIGINAL_IDS,
    SPACE_IDS,
)

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics

SPECIALS = ("reassign", "hype", "convert", "colours", "marketing", "extra")
CHALLENGES = (
    "action",
    "master-of-fiction",
    "guns-and-flowers",
    "edge-of-the-business",
    "top-and-beyond",
    "fans",
    "orders",
    "every-genre",
    "ethical-publisher",
)
AUTOMA_IDS = tuple(f"a{number:02}" for number in range(1, 13))
WORDS = {
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
}
"""Arguments that name things, and what their numbers mean. Others are numbers."""


def say(state: AgeOfComics, key: str, rule: str, *named: tuple[str, int]) -> None:
    """Something that everybody sees."""
    assert state.events is not None
    state.events.append(Event(key, arguments(named), rule))


def reveal(state: AgeOfComics, key: str, rule: str, *named: tuple[str, int]) -> None:
    """Something that everybody learns only now: no undo crosses it."""
    assert state.events is not None
    state.events.append(Event(key, arguments(named), rule, reveals=True))


def tell(state: AgeOfComics, key: str, rule: str, seat: int, *named: tuple[str, int]) -> None:
    """Something that one seat sees."""
    assert state.events is not None
    args = {"seat": int(seat), **arguments(named)}
    state.events.append(Event(key, args, rule, (int(seat),), reveals=True))


def arguments(named: tuple[tuple[str, int], ...]) -> dict[str, Arg]:
    """Numbers of the rules as words."""
    return {name: WORDS[name][number] if name in WORDS else int(number) for name, number in named}
