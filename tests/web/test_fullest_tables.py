"""Gold Record and Manga Dice at their fullest: with four the choices fit, with two nothing has to be scrolled."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import dist
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from ludotheque import load
from ludotheque.core.chance import SeededChance
from ludotheque.core.match import Match
from ludotheque.testing.records import played, read
from tests.web.histories import sit_at
from tests.web.test_fits import SIZES, TALLEST, looks, misfits, open_look, settled, until_nothing

FULLEST = [
    *(("gold_record", key) for key in ("hire", "steal", "press", "draw-full")),
    *(("manga_dice", key) for key in ("turn", "pay", "add")),
]
SCROLLERS = """() => [...document.querySelectorAll('[data-testid="board"], [data-testid="board"] *')].filter(one => {
  const { overflowX, overflowY } = getComputedStyle(one);
  const scrolls = [overflowX, overflowY].some(way => ['auto', 'scroll'].includes(way));
  return scrolls && one.checkVisibility() && (
    one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
  );
}).map(one => one.outerHTML.slice(0, 90))"""
PUBLIC = {
    "gold_record": ["stage", "chart", "record", "musicians", "mine", "rival-0", "rival-1"],
    "manga_dice": ["track", "experience", "skills", "mat-0", "mat-1"],
}
"""Parts of the board that are never a secret; of the own seat's rival there is none."""
LONG_NAMES = ("Maximilian the Great", "Wilhelmina Fontaine", "Bartholomew Longname", "Christopher-Alexandre")
SPOILED = r"""() => {
  const bad = [];
  const board = document.querySelector('[data-testid="board"]');
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hidden = (one) => one.closest('.said, [data-testid="chart"]')
    || [one, one.parentElement].some((it) => getComputedStyle(it).clipPath !== 'none');
  // What lets clicks through is found by the coordinates too.
  const solid = document.createElement('style');
  solid.textContent = '* { pointer-events: auto !important }';
  document.head.append(solid);
  for (const one of board.querySelectorAll('h2, h3, .name, b')) {
    const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline';
    if (cut && seen(one) && !hidden(one))
      bad.push(`cut: ${one.textContent.trim()}`);
  }
  const marks = [...board.querySelectorAll('.piece.can')].filter(seen).map((one) => {
    const { left, top, width, height, transform } = getComputedStyle(one, '::before');
    const box = one.getBoundingClientRect();
    const [wide, high] = [width, height].map(parseFloat);
    return {
      x: box.left + parseFloat(left) + wide / 2 + new DOMMatrix(transform).e,
      y: box.top + parseFloat(top) + high / 2 + new DOMMatrix(transform).f,
      reach: Math.hypot(wide, high) / 2,
    };
  });
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!seen(around) || hidden(around)) continue;
    const half = parseFloat(getComputedStyle(around).fontSize) * 0.36;
    for (const { index } of text.data.matchAll(/[\p{L}\p{N}]/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const over = [y - half, y, y + half].map((at) => document.elementFromPoint(x, at))
        .find((one) => one && board.contains(one) && !one.contains(around) && !around.contains(one));
      const near = (mark) => Math.abs(Math.min(Math.max(mark.x, left), right) - mark.x)
        + Math.abs(Math.min(Math.max(mark.y, y - half), y + half) - mark.y);
      if (over || marks.some((mark) => near(mark) < mark.reach - 1)) {
        bad.push(`covered: ${text.data.trim()}`);
        break;
      }
    }
  }
  solid.remove();
  return bad;
}"""
"""Names of the board that are cut, and words with a letter beneath a sign, a pawn or the mark of a choice."""


EMPTIEST = """() => {
  const desk = document.querySelector('[data-testid="desk"]').getBoundingClientRect();
  const parts = [...document.querySelectorAll(
    '[data-testid="desk"] :is(header, .asked, .tray, .proposals > *, .pool .spot, .deck)'
  )].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  let [full, empty] = [desk.top, 0];
  for (const { top, bottom } of [...parts.sort((a, b) => a.top - b.top), { top: desk.bottom, bottom: desk.bottom }]) {
    empty = Math.max(empty, top - full);
    full = Math.max(full, bottom);
  }
  return empty / desk.height;
}"""
"""The highest stripe of Manga Dice's desk in which nothing is, as a share of its height."""


@pytest.mark.parametrize(("game", "key"), FULLEST)
def test_the_fullest_prompts_of_four_fit_the_screen(page: Page, game: str, key: str) -> None:
    assert looks(game)[key].players == 4
    assert misfits(page, game, key) == {}


@pytest.mark.parametrize(
    ("game", "key"), [("gold_record", "hire"), ("gold_record", "walk"), ("manga_dice", "turn"), ("manga_dice", "pay")]
)
def test_nothing_public_needs_scrolling_with_two(page: Page, game: str, key: str) -> None:
    open_look(page, game, key, players=2, width=1440, height=900)
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(SCROLLERS) == []
    seen = [part for part in PUBLIC[game] if page.locator(f'[data-part="{part}"]').count()]
    assert len(seen) >= len(PUBLIC[game]) - 1
    for part in seen:
        expect(page.locator(f'[data-part="{part}"]').first).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(
    ("game", "key"), [("gold_record", "hire"), ("manga_dice", "turn"), ("kick_ass", "act"), ("age_of_comics", "place")]
)
def test_on_a_small_laptop_the_log_makes_way_for_the_board(page: Page, game: str, key: str) -> None:
    open_look(page, game, key, width=1100)
    expect(page.get_by_test_id("open-log")).to_be_visible()
    assert settled(page) == []


@pytest.mark.parametrize(("game", "strip", "opened"), [("gold_record", "tab", "mat"), ("manga_dice", "rival", "mat")])
def test_opponents_are_on_the_first_screen_of_a_phone(page: Page, game: str, strip: str, opened: str) -> None:
    key = {"gold_record": "walk", "manga_dice": "turn"}[game]
    open_look(page, game, key, width=390, height=844)
    asked = looks(game)[key].seat
    others = [seat for seat in range(4) if seat != asked]
    for seat in others:
        expect(page.get_by_test_id(f"{strip}-{seat}")).to_be_in_viewport(ratio=0.99)
    page.get_by_test_id(f"{strip}-{others[0]}").click()
    for seat in others:
        expect(page.get_by_test_id(f"{opened}-{seat}")).to_be_visible()
    expect(page.get_by_test_id("tab-others")).to_have_attribute("aria-pressed", "true")


def test_the_sectors_of_a_record_are_named_as_in_the_log(page: Page) -> None:
    open_look(page, "gold_record", "press")
    for name in ("I-1", "I-2", "I-3", "II-1", "II-2", "III"):
        expect(page.locator(".record .face small").get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("key", "players"),
    [
        *[pytest.param(key, 2, marks=pytest.mark.soak) for key in ("hire", "steal", "draw-full")],
        *[(key, 4) for key in ("hire", "steal", "draw-full", "drop")],
    ],
)
def test_no_name_is_cut_and_no_letter_covered(page: Page, key: str, players: int) -> None:
    record, entry, seat, _ = looks("gold_record", players)[key]
    sit_at(page, record, entry, seat, LONG_NAMES)
    page.get_by_test_id("stage").wait_for()
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[width] = until_nothing(page, SPOILED)
    assert found == {width: [] for width, _ in SIZES}


@pytest.mark.parametrize("key", ["hire", "walk", "steal"])
def test_record_band_and_rivals_are_seen_together_with_four(page: Page, key: str) -> None:
    open_look(page, "gold_record", key, players=4, width=1440, height=900)
    settled(page)
    parts = [
        "mine",
        "band",
        "chart",
        *(f"rival-{seat}" for seat in range(4) if seat != looks("gold_record", 4)[key].seat),
    ]
    for part in parts:
        expect(page.locator(f'[data-part="{part}"]').first).to_be_in_viewport(ratio=0.99)
    record = page.locator('[data-part="mine"], [data-part="record"]').locator('[data-counts="record"]:visible')
    expect(record.first).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("hit-2.json", "You are number one!"),
        ("years-4.json", "Otto wins in place 5"),
        ("outside.json", "Everyone shares the win, outside the Top 45"),
    ],
)
def test_the_end_is_told_in_the_terms_of_the_chart(page: Page, record: str, said: str) -> None:
    ended = read(load("gold_record"), record)
    sit_at(page, ended, len(ended.entries) - 1, 0, ("Ann", "Otto", "Iris", "Wen"))
    expect(page.get_by_test_id("end-sheet").get_by_test_id("winner")).to_contain_text(said)


def test_cards_within_reach_of_one_ability_are_marked_apart(page: Page) -> None:
    open_look(page, "manga_dice", "turn")
    record, entry, seat, _ = looks("manga_dice")["turn"]
    position = next(found for at, found in played(record) if at == entry)
    game = load("manga_dice")
    reach = game.view(game.from_json(cast(dict[str, Any], position), SeededChance(0)), seat)["reach"]
    assert reach
    expect(page.locator(".near")).to_have_count(len(reach))
    for card in reach:
        spot = page.locator(f'[data-part="card-{card}"]')
        expect(spot).to_have_class(re.compile(r"\bnear\b"))
        expect(spot.locator(".can")).to_have_count(0)
        expect(spot.locator(".said")).to_contain_text("after one ability")


SKILLS = [f"s{number:02}" for number in (10, 17, 19, 26, 27, 28, 37, 38, 1, 6, 7, 20, 22, 36)]


def turn_up_with(page: Page, mine: list[str], others: list[str]) -> None:
    """Turn a skill up where two have these cards."""
    game = load("manga_dice")
    seats = [{"dice": {"green1": 2}, "cards": mine}, {"dice": {"green2": 1}, "cards": others}]
    position = {"game": game.id, "seats": seats, "row": ["e02", "s02", "s03", "s24"]}
    match = Match.start(game, 2, {}, chance=SeededChance(1), seats=["Ann", "Otto"], position=position)
    match.act(game.actions.parse("turn-up skill"))
    sit_at(page, match.record, 0, 0)


@pytest.mark.parametrize("count", [8, 14])
def test_no_name_of_many_skills_is_broken(page: Page, count: int) -> None:
    turn_up_with(page, [*SKILLS[:count], "a03", "a18", "a19"], [])
    page.get_by_test_id("mat-0").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert settled(page, TALLEST[width]) == []


def test_a_leader_who_walks_past_another_hides_neither(person: Callable[..., Page]) -> None:
    page = person(path="/learn/gold_record/03-walking")
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("space:D3").click()
    expect(page.get_by_test_id("space:D3")).to_have_accessible_name(re.compile("Your leader .*Otto’s leader "))
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        first, second = (page.locator(f'[data-piece="leader:{seat}"]').bounding_box() for seat in (0, 1))
        assert first and second
        assert dist((first["x"], first["y"]), (second["x"], second["y"])) > 0.8 * first["width"]


def test_a_single_opponent_says_what_it_did_in_full(page: Page) -> None:
    """It was "Took…": as wide as the words that fitted, and these as many as it had room for."""
    for key in ("turn", "pay", "draft"):
        open_look(page, "manga_dice", key, 2)
        other = 1 - looks("manga_dice", 2)[key].seat
        did = page.get_by_test_id(f"did-{other}")
        expect(did).not_to_be_empty()
        line = did.get_attribute("title") or did.locator("..").locator(".said").inner_text()
        assert line.rstrip(".").casefold().endswith(did.inner_text().casefold()), "all that it did, not a part of it"
        mine, others = (page.get_by_test_id(f"mat-{seat}").bounding_box() for seat in (1 - other, other))
        assert mine and others
        below = mine["y"] + mine["height"] - others["y"] - others["height"]
        assert abs(below) <= 1, "nothing is empty below"


@pytest.mark.parametrize("key", ["pay", "draft"])
def test_the_desk_of_two_has_no_empty_half(page: Page, key: str) -> None:
    open_look(page, "manga_dice", key, 2)
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        assert settled(page, TALLEST[width]) == []
        assert page.evaluate(EMPTIEST) < 0.15, "the highest stripe of the desk with nothing in it"


@pytest.mark.parametrize(
    ("key", "count"), [("pay", None), ("set-value", None), ("turn-up", 6), ("turn-up", 9), ("turn-up", 14)]
)
def test_many_skills_of_a_single_opponent_have_names(page: Page, key: str, count: int | None) -> None:
    """More than five were bare pictures, whatever room there was; and the page grows no higher than the screen."""
    if count is None:
        open_look(page, "manga_dice", key, 2)
        rival = 1 - looks("manga_dice", 2)[key].seat
    else:
        rival = 1
        turn_up_with(page, [], SKILLS[:count])
    names = page.get_by_test_id(f"mat-{rival}").locator(".cards .name")
    expect(names).not_to_have_count(0)
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        assert settled(page, TALLEST[width]) == []
        assert all(name.is_visible() for name in names.all())


@pytest.mark.parametrize(("game", "key", "players"), [
    ("gold_record", "walk", 4),
    ("manga_dice", "turn", 4),
    ("manga_dice", "turn", 2),
    ("age_of_comics", "place", 3),
    ("age_of_comics", "place", 2),
])  # fmt: skip
def test_rivals_have_names_on_phones(page: Page, game: str, key: str, players: int) -> None:
    open_look(page, game, key, players, width=390, height=844)
    names = page.locator(".rivals .name")
    expect(names).to_have_count(players - 1)
    for name in names.all():
        expect(name).to_be_in_viewport(ratio=1)
        expect(name).to_contain_text("Otto")


def test_the_log_never_breaks_the_code_of_a_sector(page: Page) -> None:
    open_look(page, "gold_record", "press", 4)
    expect(page.get_by_test_id("log")).to_contain_text("pressed sector I\u20111 and climbed")
