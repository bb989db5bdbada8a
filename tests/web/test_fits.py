"""Every choice that is asked lies on the screen, uncovered, and no text spills out of its box.

The positions are those of the golden games: one for each kind of prompt, each looked at in three sizes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

import pytest
from playwright.sync_api import Page

from ludotheque import load, registered_games
from ludotheque.core.chance import SeededChance
from ludotheque.core.match import automatic
from ludotheque.core.record import Record
from ludotheque.server.messages import NewSeat
from ludotheque.testing.records import golden, played, read
from tests.web.hands import TURN, greeted

SIZES = ((1280, 800), (1440, 900), (390, 844))
FITTING = tuple(os.environ.get("LUDOTHEQUE_FITS", "koryo,manga_dice,gold_record,kick_ass,age_of_comics").split(","))
"""Games whose boards keep the promise. ``LUDOTHEQUE_FITS=GAME`` measures another."""
LONG = () if "LUDOTHEQUE_FITS" in os.environ else ("manga_dice", "gold_record", "kick_ass", "age_of_comics")
"""Games with so many kinds of prompt that measuring them all is for the soak."""
MEASURED = [pytest.param(game, marks=pytest.mark.soak) if game in LONG else game for game in FITTING]

SHAPED_WITHIN = 12
"""Looks, 150 ms apart, after which what does not fit will not."""

MEASURE = """() => {
  const bad = [];
  const name = (one) => (one.getAttribute('aria-label') || one.innerText || one.outerHTML).trim().slice(0, 60);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const asked = '[data-testid="board"] .piece.can, [data-testid^="do-"], [data-testid="prompt"]';
  for (const one of document.querySelectorAll(asked)) {
    if (!seen(one)) continue;
    const box = one.getBoundingClientRect();
    const out = [
      box.top < -1 && `${Math.round(-box.top)} above`, box.left < -1 && `${Math.round(-box.left)} left`,
      box.bottom > innerHeight + 1 && `${Math.round(box.bottom - innerHeight)} below`,
      box.right > innerWidth + 1 && `${Math.round(box.right - innerWidth)} right`,
    ].filter(Boolean);
    if (out.length) { bad.push(`outside (${out.join(', ')}): ${name(one)}`); continue; }
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      const cut = Math.max(edge.top - box.top, box.bottom - edge.bottom, edge.left - box.left, box.right - edge.right);
      if (cut > 6) { bad.push(`cut off (${Math.round(cut)}): ${name(one)}`); break; }
    }
    const spots = [[0.5, 0.5], [0.1, 0.5], [0.5, 0.1], [0.9, 0.5], [0.5, 0.9], [0.06, 0.06]];
    const free = spots.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return top !== null && (one.contains(top) || top.contains(one));
    });
    if (!free) bad.push(`covered: ${name(one)}`);
  }
  for (const one of document.querySelectorAll('[data-testid="board"] *')) {
    if (!(one instanceof HTMLElement) || one.children.length || !one.textContent.trim() || !seen(one)) continue;
    const style = getComputedStyle(one);
    if (style.textOverflow === 'ellipsis' || style.display === 'inline' || one.clientWidth <= 1) continue;
    if (one.scrollWidth > one.clientWidth + 1) bad.push(`spills ${one.scrollWidth - one.clientWidth}: ${name(one)}`);
  }
  return bad;
}"""


@cache
def looks(game: str) -> dict[str, tuple[str, int, int, dict[str, Any]]]:
    """Return a position for each kind of prompt: the golden game, its players, the seat asked, the position."""
    found: dict[str, tuple[str, int, int, dict[str, Any]]] = {}
    for name in golden(load(game)):
        record = read(load(game), name)
        for key, seat, position in _asked(record):
            found.setdefault(key, (name, record.players, seat, position))
    return found


def _asked(record: Record) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Yield the prompts of a record, each kind at its middle appearance, with the seat and the position."""
    game = load(record.game)
    seen: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for _, position in played(record):
        found = cast(dict[str, Any], position)
        state = game.from_json(found, SeededChance(0))
        if not state.is_terminal() and automatic(state) is None:
            seen.setdefault(game.prompt(state).key, []).append((int(state.current_player()), found))
    for key, at in seen.items():
        yield key, *at[len(at) // 2]


def open_look(page: Page, game: str, key: str) -> None:
    """Sit down where that is asked."""
    _, players, asked, position = looks(game)[key]
    seats = [
        NewSeat(kind="you", name="Ann") if seat == asked else NewSeat(kind="bot", name=f"Otto {seat}", level="random")
        for seat in range(players)
    ]
    origin = "/".join(page.url.split("/")[:3])
    greeted(page)
    body = {"game": game, "seats": [one.model_dump(exclude_none=True) for one in seats], "position": position}
    opened = page.request.post(f"{origin}/api/tables", data=body)
    assert opened.ok, opened.text()
    page.goto(f"{origin}/table/{opened.json()['table']}")
    page.locator(f"{TURN}").wait_for()
    page.wait_for_timeout(250)


def settled(page: Page) -> list[str]:
    """Return what does not fit once the page has had time to find its new shape: it moves parts into sheets."""
    bad: list[str] = []
    for _ in range(SHAPED_WITHIN):
        page.wait_for_timeout(150)
        bad = page.evaluate(MEASURE)
        if not bad:
            break
    return bad


def misfits(page: Page, game: str, key: str) -> dict[str, list[str]]:
    """Return what does not fit, by size."""
    found = {}
    open_look(page, game, key)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        bad = settled(page)
        if bad:
            found[f"{width}x{height}"] = bad
    return found


@pytest.mark.parametrize("game", MEASURED)
def test_each_choice_is_on_the_screen(person: Callable[..., Page], game: str) -> None:
    page = person()
    found = {key: bad for key in looks(game) if (bad := misfits(page, game, key))}
    assert found == {}, "\n".join(
        f"{key} at {size}: {line}" for key, sizes in found.items() for size, bad in sizes.items() for line in bad
    )


def test_all_games_are_known() -> None:
    assert set(FITTING) <= set(registered_games())
