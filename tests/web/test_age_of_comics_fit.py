"""Age of Comics: the prompts with the most on the screen fit; the soak measures all of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludotheque import SeededChance, load
from tests.web.hands import TURN, at_table
from tests.web.test_fits import BETWEEN_LOOKS, misfits, open_look, until_nothing

HIDDEN = """() => [...document.querySelectorAll('[data-part="hand"] .piece')].filter(piece => {
  const { left, top, width, height } = piece.querySelector('.title, .name').getBoundingClientRect();
  return [0.1, 0.5, 0.9].some(x => !piece.contains(document.elementFromPoint(left + x * width, top + height / 2)));
}).map(piece => piece.getAttribute('aria-label'))"""
"""The cards in hand of which another hides the title or the name."""
CUT = """() => [...document.querySelectorAll('.wire li')].filter(line => {
  const strip = line.parentElement.getBoundingClientRect(), box = line.getBoundingClientRect();
  return box.height && box.left < strip.right && (box.top < strip.top - 1 || box.bottom > strip.bottom + 1);
}).map(line => line.textContent)"""
"""The messages of the telegraph that are cut."""
TOLD = 20
"""Looks at the telegraph while it runs."""
SQUEEZED = """() => {
  const strips = [...document.querySelectorAll('.rivals button')];
  return strips.length < 3 ? ['not three rivals'] : strips.flatMap(strip => {
    const box = strip.getBoundingClientRect(), name = strip.querySelector('.name > span');
    const cut = [...strip.querySelectorAll('.badge, .crowns, .line > *')].filter(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return one.checkVisibility() && (left < box.left || right > box.right || top < box.top || bottom > box.bottom);
    });
    const narrow = name.getBoundingClientRect().width < name.offsetWidth * 0.95 ? [name] : [];
    return [...cut, ...narrow].map(one => one.textContent);
  });
}"""
"""The names and figures in the strips of three rivals that are cut, or set narrower."""
BELOW_THE_DESK = """() => {
  const desk = document.querySelector('[data-part="desk"]'), { right, bottom } = desk.getBoundingClientRect();
  const cards = [...desk.querySelectorAll('[data-part="hand"] .piece')];
  const out = [...cards, desk.querySelector('[data-testid="team"]')].filter(one => {
    const box = one.getBoundingClientRect();
    return !box.height || box.bottom > bottom || box.left > right;
  });
  return cards.length < 3 ? ['not all cards'] : out.map(one => one.textContent);
}"""
"""The cards to print with and the best team, where they are seen only by scrolling or not at all."""
BORDER = 4
"""Pixels of the map that are its border and shadow."""


@pytest.mark.parametrize("key", ["place", "print", "sales", "over-team-rip-off"])
def test_the_fullest_prompts_fit_the_screen(page: Page, key: str) -> None:
    assert misfits(page, "age_of_comics", key) == {}


@pytest.mark.parametrize("width", [1280, 390])
def test_the_strips_of_three_rivals_are_whole(page: Page, width: int) -> None:
    open_look(page, "age_of_comics", "print", 4, width=width)
    assert page.evaluate(SQUEEZED) == []


def test_the_cards_to_print_with_are_seen_without_scrolling(page: Page) -> None:
    open_look(page, "age_of_comics", "print", 4)
    assert page.evaluate(BELOW_THE_DESK) == []


def test_a_click_on_a_team_prints_its_comic(page: Page) -> None:
    open_look(page, "age_of_comics", "print", 4)
    team = page.get_by_test_id("team").first
    title = team.locator("b").first.inner_text()
    team.click()
    expect(page.get_by_test_id("teams")).to_have_count(0)
    expect(page.get_by_test_id("log")).to_contain_text(f"printed {title}")
    page.get_by_test_id("undo").click()
    # What was taken back is asked again, and not answered for the person.
    asked = page.locator('[data-testid="prompt"][data-key="print"]')
    asked.wait_for()
    page.locator(f"{TURN} .piece.can").first.wait_for()
    page.wait_for_timeout(BETWEEN_LOOKS)
    expect(asked).to_have_count(1)


@pytest.mark.parametrize("key", ["place", "print"])
def test_every_card_in_hand_can_be_read(page: Page, key: str) -> None:
    open_look(page, "age_of_comics", key)
    for width in (1280, 1024, 390):
        page.set_viewport_size({"width": width, "height": 800})
        if (mat := page.locator('[data-opens="mat"]')).is_visible():
            mat.click()
        page.locator('[data-part="hand"] .piece').first.scroll_into_view_if_needed()
        assert until_nothing(page, HIDDEN) == [], f"at {width} px"


@pytest.mark.parametrize(
    ("width", "height"), [(1280, 800), pytest.param(1440, 900, marks=pytest.mark.soak), (390, 844)]
)
def test_the_ways_to_a_newsstand_leave_the_map_in_sight(page: Page, width: int, height: int) -> None:
    open_look(page, "age_of_comics", "sales", width=width, height=height)
    page.locator('[data-part="stand-r4c2"] .piece').click()
    ways = page.locator("dialog[open]")
    expect(ways.get_by_role("button", name="Fly to newsstand 4-2")).to_be_visible()
    expect(page.locator('[data-part="stand-r4c2"]')).to_contain_text("4-2")
    chosen, asked = page.locator('[data-part="map"]').bounding_box(), ways.bounding_box()
    assert chosen and asked
    below = asked["y"] > chosen["y"] + chosen["height"] - BORDER
    assert below or asked["x"] > chosen["x"] + chosen["width"] - BORDER


@pytest.mark.parametrize(
    ("width", "height"), [(1280, 800), pytest.param(1440, 900, marks=pytest.mark.soak), (390, 844)]
)
def test_the_telegraph_shows_whole_messages(page: Page, width: int, height: int) -> None:
    open_look(page, "age_of_comics", "place", width=width, height=height)
    page.locator(".actions .piece.can >> visible=true").first.click()
    for _ in range(TOLD):
        page.wait_for_timeout(BETWEEN_LOOKS)
        assert page.evaluate(CUT) == []


def before_royalties(players: int) -> dict[str, object]:
    """Return a position in which the first seat is to place an editor, and has another one left."""
    game = load("age_of_comics")
    state = game.start(players, chance=SeededChance(1))
    royalties = game.actions.parse("place royalties")
    while state.current_player() != 0 or royalties not in state.legal_actions():
        state.apply_action(state.legal_actions()[0])
    return dict(game.to_json(state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_actions_say_what_they_give_after_the_messages_of_others(page: Page, players: int) -> None:
    """The desk is no box to scroll either, which no key could."""
    at_table(page, players, (1280, 900), game="age_of_comics", position=before_royalties(players))
    page.locator('[data-part="action-royalties"] .piece.can').first.click()
    desk = page.get_by_test_id("desk")
    expect(page.get_by_test_id("turn").nth(players - 1)).to_be_attached()
    page.locator(TURN).wait_for()
    gives = page.get_by_test_id("gives")
    expect(gives).to_have_count(6)
    for height in (1000, 900, 800):
        page.set_viewport_size({"width": 1280, "height": height})
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
        assert desk.evaluate("one => one.scrollHeight - one.clientHeight") <= 0, height
        for one in gives.all():
            expect(one).to_be_in_viewport(ratio=1)
