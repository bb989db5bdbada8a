"""A whole game of each by roles, accessible names and live regions alone, as it is played with a screen reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from re import split

import pytest
from playwright.sync_api import Page

from ludotheque import load
from tests.web.ears import Listener
from tests.web.hands import BOT, YOU, opened, visit
from tests.web.test_every_game import near_the_end
from tests.web.test_fits import open_look

MOST = 1_500
"""Decisions, after which a game should be over."""
DESCRIBED = 10
"""One decision in so many has the table described."""
NAME = "Guest"
"""The name of a person who never gave one."""
EQUAL = "Pick the "
"""The beginning of the news of a die; an equal one may be picked next."""
GAMES = [("koryo", 2), ("manga_dice", 2), ("gold_record", 2), ("age_of_comics", 2), ("kick_ass", 1)]


def sit_down(page: Page, game: str, players: int) -> None:
    """From the shelf to the table."""
    page.get_by_role("button", name=f"Play now: {load(game).title}").press("Enter")
    # A warning of the coach takes a choice back, and says nothing new of the table. Without it the usual number is
    # offered: the others are chosen after it.
    page.get_by_role("checkbox", name="Learn as you play").uncheck()
    page.get_by_role("group", name="Players, including you").get_by_role("radio", name=str(players)).check(force=True)
    if players > 1:
        page.get_by_role("radio", name="Beginner").check(force=True)
    page.get_by_role("button", name="Start").press("Enter")
    page.get_by_role("region", name="Board", exact=True).wait_for()


def reads_well(name: str) -> bool:
    """Return whether the name of a choice has no signs in it, nothing twice, and speaks to "you"."""
    parts = split("[:.] ", name.casefold())
    signs = any(sign in name for sign in ("{", "※", "…", " / ", "\n"))
    twice = any(one == other for one, other in pairwise(parts))
    return name == name.strip() != "" and not signs and not twice and NAME not in name


def place_order(page: Page, ear: Listener) -> None:
    """Place what has been chosen of the hand, with a button that says what that is."""
    order = [name for name in ear.now().buttons if name.startswith("Place order: ")]
    for name in order:
        page.get_by_role("button", name=name, exact=True).press("Enter")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "late"),
    [pytest.param("koryo", 2, True), *(pytest.param(*one, False, marks=pytest.mark.soak) for one in GAMES)],
)
def test_a_game_by_ear(person: Callable[..., Page], game: str, players: int, *, late: bool) -> None:
    """Whole games in the soak, and the end of one here."""
    page = person(path="/")
    ear = Listener(page)
    sit_down(page, game, players)
    if late:
        page.evaluate("() => { heard.length = 0 }")
        players, position = near_the_end(load(game))
        seats = [BOT] * (players - 1)
        visit(page, f"/table/{opened(page, {**YOU, 'name': NAME}, *seats, game=game, position=position)['table']}")
    random, said, decisions = Random(1), 0, 0
    for decisions in range(MOST):
        told = said
        now = ear.until(lambda now: now.asks or (now.said > told and (now.over or bool(now.choices))))  # noqa: B023
        if now.over:
            break
        said = now.said
        twice = [name for name, times in Counter(now.choices).items() if times > 1]
        assert not twice, f"choices cannot be told apart: {twice}"
        assert not [name for name in now.choices if not reads_well(name)], "names do not read well"
        if decisions and not now.focus:  # it comes back with the next frame
            ear.until(lambda now: now.focus is not None)
        if decisions % DESCRIBED == 0 and not now.asks:
            assert ear.said()[-1].endswith(ear.described()), "the question is not told alike"
        chosen = random.choice(now.choices)
        page.get_by_role("button", name=chosen, exact=True).press("Enter")
        if game == "koryo" and not now.asks:
            place_order(page, ear)
    assert decisions < MOST - 1, "the game does not end"
    ends = ("win", "lose", "share the victory", "shares the victory")
    assert any(end in ear.said()[-1] for end in ends), ear.said()[-1]
    again = [one for one, other in pairwise(ear.said()) if one == other]
    assert not [one for one in again if not one.startswith(EQUAL)], "something was said twice"
    heard = " ".join(ear.said())
    assert NAME not in heard, "listeners were called by their names"
    # The log shortens long turns, which are said whole.
    assert not [line for line in ear.turns() if line.removesuffix("…") not in heard], "turns were not announced"


def test_the_end_of_a_walk_is_offered_once(page: Page) -> None:
    open_look(page, "gold_record", "walk-on")
    assert page.get_by_role("button", name="Stop here").count() == 1
