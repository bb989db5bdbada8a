"""Every choice that is asked lies on the screen, uncovered; no text spills out of its box, and no word is broken.

The positions are those of the golden games: the fullest for each kind of prompt, with all that has happened before,
each looked at in three sizes.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple, cast

import pytest
from playwright.sync_api import Page

from ludotheque import load, registered_games
from ludotheque.core.chance import SeededChance
from ludotheque.core.match import automatic
from ludotheque.core.record import Record
from ludotheque.testing.records import golden, played, read
from tests.web.conftest import PATIENCE
from tests.web.hands import TURN
from tests.web.histories import sit_at

SIZES = ((1280, 800), (1440, 900), (390, 844))
TALLEST = {1280: 800, 1440: 900, 390: 2 * 844}
"""The most pixels that a page may be high, by its width: one screen, on a phone two."""
FITTING = tuple(os.environ.get("LUDOTHEQUE_FITS", "koryo,manga_dice,gold_record,kick_ass,age_of_comics").split(","))
"""Games whose boards keep the promise. ``LUDOTHEQUE_FITS=GAME`` measures another."""
LONG = () if "LUDOTHEQUE_FITS" in os.environ else ("manga_dice", "gold_record", "kick_ass", "age_of_comics")
"""Games with so many kinds of prompt that measuring them all is for the soak."""
MEASURED = [pytest.param(game, marks=pytest.mark.soak) if game in LONG else game for game in FITTING]

BETWEEN_LOOKS = 150
"""Milliseconds."""

DRAWN = """() => document.fonts.ready.then(
  () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))"""
"""Waits until the page has been drawn with its fonts."""

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
  for (const one of document.querySelectorAll('[data-testid^="did-"], [data-testid="before"]')) {
    const cut = Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth);
    if (seen(one) && one.clientWidth > 1 && cut > 1) bad.push(`cut ${cut} of what ${one.dataset.testid}: ${name(one)}`);
  }
  for (const one of document.querySelectorAll('[data-testid="board"] *, [data-testid="log"] *')) {
    if (!(one instanceof HTMLElement) || one.children.length || !one.textContent.trim() || !seen(one)) continue;
    const style = getComputedStyle(one);
    if (style.display === 'inline' || one.clientWidth <= 1) continue;
    const wide = one.scrollWidth - one.clientWidth, high = one.scrollHeight - one.clientHeight;
    if (wide > 1) bad.push(`${style.textOverflow === 'ellipsis' ? 'shortened' : 'spills'} ${wide}: ${name(one)}`);
    if (high > 4 && style.overflowY !== 'visible') bad.push(`cut ${high}: ${name(one)}`);
    for (const text of one.childNodes) {
      for (const word of (text.data ?? '').matchAll(/[\\p{L}\\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter((line) => line.width > 0.5);
        if (lines.length > 1 && lines.at(-1).top > lines[0].bottom - 4) bad.push(`broken ${word[0]}: ${name(one)}`);
      }
    }
  }
  return bad;
}"""


class Look(NamedTuple):
    """A moment of a golden game: its record, the entry after which it is, and the seat that is asked."""

    record: Record
    entry: int
    seat: int
    all_acted: bool
    """True if everyone has done something by then, which their strips tell."""

    @property
    def players(self) -> int:
        """Return the size of the table."""
        return self.record.players


@cache
def looks(game: str, players: int | None = None) -> dict[str, Look]:
    """Return the fullest moment for each kind of prompt.

    The fullest is that of the largest table, or of so many players, with the most legal actions. Where someone has
    done nothing yet by then, ``KEY-later`` is the fullest of those at which everyone has.
    """
    best: dict[str, tuple[int, int]] = {}
    found: dict[str, Look] = {}
    for name in golden(load(game)):
        record = read(load(game), name)
        if players not in (None, record.players):
            continue
        for key, actions, look in _asked(record):
            for kind in (key, f"{key}-later") if look.all_acted else (key,):
                if (record.players, actions) > best.get(kind, (0, 0)):
                    best[kind] = record.players, actions
                    found[kind] = look
    return {kind: look for kind, look in found.items() if not (kind.endswith("-later") and _earlier(found, kind))}


def _earlier(found: dict[str, Look], kind: str) -> bool:
    """Return whether everyone has acted at the fullest moment of that prompt: a later one shows no more."""
    return found[kind.removesuffix("-later")].all_acted


def _asked(record: Record) -> Iterator[tuple[str, int, Look]]:
    """Yield the prompts of a record: the kind, the number of legal actions and the moment."""
    game = load(record.game)
    acted: set[int] = set()
    for entry, position in played(record):
        acted.add(record.entries[entry].seat)
        state = game.from_json(cast(dict[str, Any], position), SeededChance(0))
        if not state.is_terminal() and automatic(state) is None:
            look = Look(record, entry, int(state.current_player()), len(acted) == record.players)
            yield game.prompt(state).key, len(state.legal_actions()), look


def open_look(page: Page, game: str, key: str, players: int | None = None, **size: int) -> None:
    """Sit down where that is asked, at the largest table or at one of so many players."""
    record, entry, seat, _ = looks(game, players)[key]
    sit_at(page, record, entry, seat, **size)
    page.locator(TURN).wait_for()
    page.evaluate(DRAWN)


def once_shaped(page: Page, faults: Callable[[], list[str]]) -> list[str]:
    """Return the faults that are left once the page has had time to find its new shape: it moves parts into sheets."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        page.wait_for_timeout(BETWEEN_LOOKS)
        if not (bad := faults()) or time.monotonic() > end:
            return bad


def settled(page: Page, tallest: int | None = None) -> list[str]:
    """Return what does not fit once the page has had time to find its new shape.

    The page itself does not either, if it is higher than ``tallest``.
    """

    def faults() -> list[str]:
        bad: list[str] = page.evaluate(MEASURE)
        high = page.evaluate("document.documentElement.scrollHeight")
        if tallest is not None and high > tallest:
            bad.append(f"the page is {high} px high, of {tallest} at most")
        return bad

    return once_shaped(page, faults)


def until_nothing(page: Page, script: str) -> list[str]:
    """Return what a script finds fault with once the page has had time to find its new shape."""
    return once_shaped(page, lambda: list(page.evaluate(script)))


def misfits(page: Page, game: str, key: str) -> dict[str, list[str]]:
    """Return what does not fit, by size."""
    open_look(page, game, key)
    return misfits_by_size(page)


def misfits_by_size(page: Page) -> dict[str, list[str]]:
    """Return what of an open table does not fit, by size."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        bad = settled(page, TALLEST[width])
        if bad:
            found[f"{width}x{height}"] = bad
    return found


@pytest.mark.parametrize("game", MEASURED)
def test_each_choice_is_on_the_screen(page: Page, game: str) -> None:
    found = {key: bad for key in looks(game) if (bad := misfits(page, game, key))}
    assert found == {}, "\n".join(
        f"{key} at {size}: {line}" for key, sizes in found.items() for size, bad in sizes.items() for line in bad
    )


@pytest.mark.parametrize("game", FITTING)
def test_a_board_fits_when_the_game_is_over(page: Page, game: str) -> None:
    record = max((read(load(game), name) for name in golden(load(game))), key=lambda record: record.players)
    sit_at(page, record, len(record.entries) - 1, 0)
    page.get_by_test_id("end-sheet").wait_for()
    page.keyboard.press("Escape")
    page.get_by_test_id("end-sheet").wait_for(state="hidden")
    page.evaluate(DRAWN)
    assert misfits_by_size(page) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", pytest.param("ko", marks=pytest.mark.soak)])
def test_words_of_other_languages_fit(person: Callable[..., Page], language: str) -> None:
    """Koryŏ alone has texts in them."""
    page = person(theme="dark")
    page.evaluate("language => localStorage.setItem('ludotheque.language', JSON.stringify(language))", language)
    assert {key: bad for key in looks("koryo") if (bad := misfits(page, "koryo", key))} == {}


def test_all_games_are_known() -> None:
    assert set(FITTING) <= set(registered_games())
