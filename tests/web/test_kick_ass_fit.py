"""Check that the text of every hero's dashboard stays inside its box, from phone to desktop."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque import SeededChance, load
from ludotheque.games.kick_ass.names import CARD_IDS, HERO_IDS
from ludotheque.texts.texts import Texts
from tests.web.hands import BOT, YOU, at_pace, at_table, opened, visit
from tests.web.test_fits import looks, misfits, open_look, until_nothing

MOVES = 24
"""Actions after which heroes have cards, items and hardships."""
WIDTHS = (1280, 1024, 768, 700, 390, 360)
"""Between phone and desktop, two columns of tracks are narrowest."""
OUTSIDE = """() => {
  const outside = [];
  const told = (what, element) => outside.push(`${what}: ${element.className} ${element.textContent.trim()}`);
  for (const element of document.querySelectorAll('.dashboard, .dashboard *')) {
    const { display, overflowX, clipPath } = getComputedStyle(element);
    if (element.closest('svg') || ['inline', 'contents'].includes(display) || clipPath !== 'none') continue;
    if (['auto', 'scroll'].includes(overflowX)) continue;
    if (element.scrollWidth > element.clientWidth + 1) told(`${element.scrollWidth - element.clientWidth} px`, element);
  }
  for (const cell of document.querySelectorAll('.line > span')) {
    const box = cell.getBoundingClientRect();
    for (const chip of cell.querySelectorAll('*')) {
      if (!chip.getClientRects().length) continue;
      const { left, right, top, bottom } = chip.getBoundingClientRect();
      const inside = left > box.left - 1 && right < box.right + 1 && top > box.top - 1 && bottom < box.bottom + 1;
      if (!inside) told('a chip', cell);
    }
  }
  return outside;
}"""


def played_by(hero: str) -> dict[str, Any]:
    """Return a position in which the first of two players is that hero."""
    game, rng = load("kick_ass"), Random(5)
    state = game.start(2, chance=SeededChance(3))
    for _ in range(MOVES):
        actions = state.legal_actions()
        wanted = game.actions.from_json({"verb": "pick", "hero": hero})
        state.apply_action(wanted if wanted in actions else rng.choice(actions))
    return dict(game.to_json(state))


@pytest.mark.parametrize("hero", HERO_IDS)
def test_the_dashboard_of_every_hero_fits(page: Page, hero: str) -> None:
    at_table(page, game="kick_ass", position=played_by(hero))
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        if (part := page.get_by_test_id("part-you")).is_visible():
            part.click()
        page.locator(".dashboard.big .strength").wait_for()
        assert until_nothing(page, OUTSIDE) == [], f"at {width} px"


AT_THE_EDGE = """() => [...document.querySelectorAll('.member .badge')].flatMap((badge) => {
  const room = badge.getBoundingClientRect().width - badge.firstElementChild.getBoundingClientRect().width;
  return room < 4 ? [`${badge.textContent.trim()}: ${room.toFixed(1)} px`] : [];
})"""
"""The rim of a badge is 2 px wide on each side."""


def test_two_wide_signs_stay_within_the_badges_of_a_phone(page: Page) -> None:
    """A W is as wide as the letters of Korean, for which there may be no font here."""
    bots = [{**BOT, "name": f"W {seat}"} for seat in (2, 3, 4)]
    visit(page, f"/table/{opened(page, {**YOU, 'name': 'Wanda'}, *bots, game='kick_ass')['table']}", (390, 844))
    page.locator(".member .badge").nth(3).wait_for()
    assert until_nothing(page, AT_THE_EDGE) == []


OUT_OF_THE_ROW = """() => [...document.querySelectorAll('.member .row')].flatMap((row) => {
  const box = row.getBoundingClientRect();
  return [...row.querySelectorAll('.stat, .none, .none > span, .badge, .plan, .state')].filter((one) => {
    const { top, bottom, right, height } = one.getBoundingClientRect();
    return height && (top < box.top - 1 || bottom > box.bottom + 1 || right > box.right + 1);
  }).map((one) => one.textContent);
})"""


@pytest.mark.parametrize("width", [1280, 390, 360])
def test_a_hero_alone_without_a_card_keeps_its_numbers_in_its_box(person: Callable[..., Page], width: int) -> None:
    """The words for it took two lines once, and pushed the numbers out."""
    page = person(width=width, height=844, path="/learn/kick_ass/02-day")
    none = page.locator(".member .none")
    none.wait_for()
    assert none.evaluate("none => none.getClientRects().length") == 1
    assert none.evaluate("none => none.offsetHeight < 1.6 * parseFloat(getComputedStyle(none).fontSize)")
    assert until_nothing(page, OUT_OF_THE_ROW) == []


@pytest.mark.parametrize("width", [1280, 390, 360])
def test_the_team_and_the_plot_are_whole(page: Page, width: int) -> None:
    open_look(page, "kick_ass", "act", 4, width=width)
    assert until_nothing(page, OUT_OF_THE_ROW) == []
    boss = page.locator(".status .boss")
    assert boss.evaluate("boss => boss.scrollHeight <= boss.clientHeight")


@pytest.mark.parametrize("key", ["act", "commit", "refresh", "suffer"])
def test_the_fullest_prompts_fit_the_screen(page: Page, key: str) -> None:
    """Measure the prompts with the most choices; the soak measures all of them."""
    assert misfits(page, "kick_ass", key) == {}


def test_a_road_joins_each_two_districts_next_to_each_other(page: Page) -> None:
    open_look(page, "kick_ass", "act")
    game = load("kick_ass")
    city = game.view(game.start(2, chance=SeededChance(3)), 0)["districts"]
    ends = sum(len(district["adjacent"]) for district in city)
    expect(page.locator(".city .road")).to_have_count(ends // 2)


def test_the_legend_and_the_mat_of_a_teammate_open(page: Page) -> None:
    open_look(page, "kick_ass", "act")
    page.get_by_test_id("signs").click()
    page.get_by_role("dialog").get_by_text("You continue later").wait_for()
    page.keyboard.press("Escape")
    page.locator('[data-testid^="mat-"]').first.click()
    page.get_by_role("dialog").locator(".dashboard").wait_for()
    expect(page.get_by_test_id("do-pause")).to_have_attribute("title", re.compile("You continue this card later"))
    expect(page.get_by_test_id("do-pass")).to_have_attribute("title", re.compile("Losses on it happen all the same"))


def test_the_mat_of_a_teammate_says_hardships_in_words(page: Page) -> None:
    open_look(page, "kick_ass", "act")
    page.get_by_test_id("mat-3").click()
    expect(page.get_by_role("dialog").locator(".hardship.up")).to_have_text(re.compile(r"≤4\s+Glass Jaw: blue dice −1"))


def test_the_desk_claims_a_decision_only_where_one_is_made(page: Page) -> None:
    open_look(page, "kick_ass", "act")
    desk = page.get_by_test_id("desk")
    expect(desk.get_by_role("heading")).to_have_text("Your decision")
    open_look(page, "kick_ass", "kill")
    expect(desk.get_by_role("heading")).to_have_text("Choose one of the glowing districts.")


@pytest.mark.parametrize("width", [1100, 1280])
def test_the_city_grows_where_a_district_is_crowded(page: Page, width: int) -> None:
    """Rows of pawns and tokens once reached over the names and the money of the board below."""
    open_look(page, "kick_ass", "pay", width=width)
    lowest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.district')].map(one => one.getBoundingClientRect().bottom))"
    )
    own = page.locator(".dashboard.big").bounding_box()
    assert own is not None and lowest < own["y"]


NARROWEST = 0.95
"""The least width of a name, as a part of its own, at which it still reads well."""
SQUEEZED = """async ([names, narrowest]) => {
  const shown = [...document.querySelectorAll('.member .plan > span')];
  const found = [];
  for (const name of names) {
    for (const one of shown) one.textContent = name;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    for (const one of shown)
      if (one.getBoundingClientRect().width < one.offsetWidth * narrowest) found.push(name);
  }
  return shown.length ? found : ['no card was played'];
}"""


@pytest.mark.parametrize("key", ["act", "hit"])
def test_the_team_of_four_shows_the_names_of_its_cards_whole(page: Page, key: str) -> None:
    """They made room for a tick once, and for the words of a card that lies face down."""
    open_look(page, "kick_ass", key, 4)
    texts = Texts(load("kick_ass"))
    names = [texts.word("card", card) for card in CARD_IDS]
    assert page.evaluate(SQUEEZED, [names, NARROWEST]) == []


SKIP = """() => new MutationObserver((_, watch) => {
  const skip = document.querySelector('[data-testid="skip-fight"]');
  if (!skip) return;
  watch.disconnect();
  skip.click();
  window.skipped = true;
}).observe(document.body, { childList: true, subtree: true })"""
"""Skips the scene as soon as it can be skipped: on a slow machine it is over before a hand gets there."""
MOVING = "fight => fight.getAnimations({ subtree: true }).length"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_fight_is_told_step_by_step_and_may_be_skipped(person: Callable[..., Page], motion: Any) -> None:
    page = person(width=1280, height=800)
    page.emulate_media(reduced_motion=motion)
    at_pace(page)
    open_look(page, "kick_ass", "reroll", 4)
    page.evaluate(SKIP)
    page.get_by_test_id("do-done").click()
    told = page.get_by_test_id("fight-told").locator("li")
    expect(told).to_have_text([re.compile(r"power 1.*2 shields.*= no damage", re.DOTALL), re.compile("2 hits")])
    expect(page.get_by_test_id("fight-fallen")).to_have_text(re.compile("1 beaten.*1 hit wasted", re.DOTALL))
    if motion != "reduce":
        page.wait_for_function("() => window.skipped")
    expect(page.get_by_test_id("skip-fight")).to_have_count(0)
    assert page.get_by_test_id("fight").evaluate(MOVING) == 0


OVERFLOWING = """frames => new Promise(resolve => {
  const desk = document.querySelector('.desk');
  let overflowing = 0;
  const look = () => {
    overflowing += desk.scrollHeight > desk.clientHeight;
    frames-- > 0 ? requestAnimationFrame(look) : resolve(overflowing);
  };
  requestAnimationFrame(look);
})"""
"""Counts the frames, of so many, in which the desk has to scroll."""

LARGE = 48
"""Pixels of the side of a die in a fight that has the desk to itself."""


def test_a_fight_fills_the_desk_and_says_who_fights_whom(page: Page) -> None:
    open_look(page, "kick_ass", "reroll", 4)
    expect(page.get_by_test_id("versus").locator(".side")).to_have_text(["Doctor Gravity", "1 minion"])
    page.wait_for_function("least => document.querySelector('.die').offsetWidth >= least", arg=LARGE)
    fight, desk = page.get_by_test_id("fight").bounding_box(), page.get_by_test_id("desk").bounding_box()
    assert fight and desk and fight["height"] > desk["height"] * 0.8
    open_look(page, "kick_ass", "hit", 4)
    page.wait_for_function("() => (desk => desk.scrollHeight <= desk.clientHeight)(document.querySelector('.desk'))")
    assert page.evaluate(OVERFLOWING, 60) == 0, "it fits to stay"


def test_a_card_says_what_it_takes_and_what_it_gives(page: Page) -> None:
    open_look(page, "kick_ass", "act", 3)
    expect(page.get_by_test_id("desk").locator(".do.effect")).to_have_text(
        ["Pay now: happiness −1", "Card: social media +1"]
    )


def test_team_mates_have_names_and_whole_badges_on_phones(page: Page) -> None:
    open_look(page, "kick_ass", "act", 4, width=390, height=844)
    own = looks("kick_ass", 4)["act"].seat
    others = [f"Otto {seat}" for seat in range(4) if seat != own]
    expect(page.locator(".member:has(.mat) .name")).to_have_text(others)
    expect(page.locator(".member:has(.mat) .name").last).to_be_visible()
    for member in page.locator(".member").all():
        edge, badge = member.locator(".row").bounding_box(), member.locator(".badge").bounding_box()
        assert edge and badge and badge["x"] > edge["x"] + 1


def test_a_name_stands_once_while_a_hero_is_chosen(page: Page) -> None:
    open_look(page, "kick_ass", "pick", 4, width=1440, height=900)
    assert page.locator(".dashboard.big .names").inner_text().split() == ["A", "Ann"]


def test_the_signs_of_cards_have_words_where_there_is_room(page: Page) -> None:
    open_look(page, "kick_ass", "commit", 4)
    card = page.locator(".hand .face", has_text="Push-ups")
    assert card.inner_text().split("\n")[1:] == ["1", "step", "timer", "+1", "strength"], "all signs"
    rows = page.locator(".hand .face:not(.used) > .does").evaluate_all("all => all.map((one) => one.className)")
    assert len(set(rows)) == 1, "and those beside it alike"
    page.set_viewport_size({"width": 1800, "height": 1000})
    expect(card).to_contain_text("strength", use_inner_text=True)
    page.set_viewport_size({"width": 1024, "height": 600})
    high = "card => card.offsetHeight < card.scrollHeight"
    assert not card.evaluate(high), "and where there is none, they are left out"


def test_a_district_says_in_words_what_lies_there(page: Page) -> None:
    """The marks of events and of the tokens were signs and numbers alone."""
    open_look(page, "kick_ass", "act", 4)
    for place, words in (
        ("park", "3  Big B. on the Loose: Beat Big B. in Central Park: power 5, 9 hits in one fight"),
        ("docks", "The Docks token, on space 3 of 3, adds one hit to every fight"),
        ("shop", "Clean-ups of the Shop: 2 of 3"),
    ):
        page.get_by_test_id(f"district:{place}").hover()
        expect(page.locator("#tip")).to_contain_text(words)
    page.locator(".dashboard .pool").hover()
    expect(page.locator("#tip")).to_contain_text("red dice +2; blue dice +1")
