"""An opponent's turn is a scene that can be skipped, then a line of the log that shows the board as it was."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

from playwright.sync_api import Page, expect

from ludotheque import Record, SeededChance, State, load
from ludotheque.testing.records import golden, read, states
from tests.web.hands import TURN, at_pace, at_table, choose_words, click_board, until_over
from tests.web.histories import sit_at
from tests.web.test_tables import CARDS


def hand(page: Page) -> list[str]:
    """Return the cards in one's hand. There may be as many of them in another season."""
    cards: list[str] = page.locator(CARDS).evaluate_all("cards => cards.map((card) => card.dataset.testid)")
    return cards


def test_a_scene_is_skipped_and_a_line_shows_the_board_as_it_was(person: Callable[..., Page]) -> None:
    page = person()
    at_pace(page, "slow")
    at_table(page, players=4)
    dealt = hand(page)
    click_board(page)

    # The orders of three others wait for their time on screen; nothing is asked meanwhile.
    page.get_by_test_id("hurry").wait_for()
    assert page.locator(TURN).count() == 0
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hurry")).to_have_count(0)
    page.locator(TURN).wait_for()

    now = hand(page)
    line = page.get_by_test_id("turn").filter(has_text="Season 1")
    line.locator(".words").first.click()
    expect(line).to_have_attribute("aria-current", "true")
    expect(page.get_by_test_id("prompt")).to_contain_text("Everyone is dealt 10 cards")
    expect(page.locator(CARDS)).to_have_count(len(dealt))
    assert hand(page) == dealt
    assert page.locator(f"{TURN} .piece.can").count() == 0, "something is asked of a board that has been"
    page.get_by_test_id("back-to-now").click()
    expect(page.locator(CARDS)).to_have_count(len(now))
    assert hand(page) == now
    # Each strip says what its player did last.
    for seat in range(1, 4):
        expect(page.get_by_test_id(f"did-{seat}")).not_to_be_empty()


SEEN = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const open = [...document.querySelectorAll('[data-testid^="reveal-"]')].map((one) => one.dataset.testid);
    const prompt = document.querySelector('[data-testid="prompt"]').textContent;
    window.seen.push([open, prompt, Boolean(document.querySelector('[data-yours="true"]'))]);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def last_to_order() -> dict[str, object]:
    """Return a position in which three have ordered, and the first seat is to: all of them reveal before it."""
    game = load("koryo")
    starts = (game.start(4, chance=SeededChance(seed)) for seed in count())
    state = next(one for one in starts if one.current_player() == 1)
    while state.current_player() != 0:
        state.apply_action(state.legal_actions()[0])
    return dict(game.to_json(state))


def test_orders_are_revealed_one_after_the_other_before_anything_is_asked(person: Callable[..., Page]) -> None:
    """Though all of them come in one message. The line on top says what all have done, until one acts."""
    page = person()
    at_pace(page, "fast")
    at_table(page, players=4, position=last_to_order())
    page.evaluate(SEEN)
    click_board(page)
    page.locator(TURN).wait_for()
    moments = [(opened[0], prompt, yours) for opened, prompt, yours in page.evaluate("window.seen") if opened]
    assert len({scene for scene, _, _ in moments}) >= 3
    assert max(len(opened) for opened, _, _ in page.evaluate("window.seen")) == 1
    assert all("reveal" in prompt and not yours for _, prompt, yours in moments), moments
    told = page.get_by_test_id("before").text_content() or ""
    assert sum(f"Bot {number} " in told for number in (2, 3, 4)) >= 2, told


def before_the_season_ends() -> dict[str, object]:
    """Return a position in which the last choice of a season is the first seat's, and so is the first of the next."""
    game = load("koryo")

    def next_asked(state: State, action: int) -> tuple[int, object]:
        after = state.clone()
        after.apply_action(action)
        return after.current_player(), game.view(after, None)["round"]

    for seed in count():
        state, random = game.start(4, chance=SeededChance(seed)), Random(seed)
        while (view := game.view(state, None))["round"] == 1:
            choices = state.legal_actions()
            open_choice = view["phase"] == "ending" and state.current_player() == 0 and len(choices) > 1
            if open_choice and all(next_asked(state, action) == (0, 2) for action in choices):
                return dict(game.to_json(state))
            state.apply_action(random.choice(choices))
    raise AssertionError


def test_a_season_ends_before_the_next_asks_anything(person: Callable[..., Page]) -> None:
    page = person()
    at_pace(page)
    at_table(page, players=4, position=before_the_season_ends())
    click_board(page)
    ended = page.get_by_test_id("season-end")
    ended.wait_for()
    assert page.locator(TURN).count() == 0
    page.get_by_test_id("continue").click()
    page.locator(TURN).wait_for()
    expect(ended).to_have_count(0)
    expect(page.get_by_test_id("prompt")).not_to_contain_text("gains")
    assert len(hand(page)) > 0


def test_the_pace_is_one_click_away_and_is_remembered(person: Callable[..., Page]) -> None:
    page = person(stranger=True)
    page.emulate_media(reduced_motion="no-preference")  # with less motion it is fast at first
    at_table(page)
    button = page.get_by_test_id("pace-now")
    expect(button).to_have_accessible_name("Opponents’ turns: Normal")
    for pace in ("Fast", "At once", "Slow"):
        button.click()
        expect(button).to_have_accessible_name(f"Opponents’ turns: {pace}")
    page.reload()
    expect(button).to_have_accessible_name("Opponents’ turns: Slow")


def before_the_round_ends() -> tuple[Record, int, int]:
    """Return a golden game of four, the entry before the one that ends its first round, and the seat that acts."""
    game = load("age_of_comics")
    for name in golden(game):
        record = read(game, name)
        player = 0
        for number, state in states(record):
            if record.players == 4 and game.view(state, None)["round"] == 2:
                return record, number - 1, player
            player = int(state.current_player())
    raise AssertionError("no golden game of four has a second round")


def test_the_end_of_a_round_is_a_moment_of_its_own(person: Callable[..., Page]) -> None:
    page = person()
    at_pace(page)
    sit_at(page, *before_the_round_ends())
    until_over(page, choose_words, turns=1)
    ended = page.get_by_test_id("round-end")
    expect(ended.locator("tbody tr")).to_have_count(4)
    expect(ended).to_contain_text("New writers are laid out")
    assert page.locator(TURN).count() == 0
    heading = page.get_by_test_id("turn").filter(has_text="The round ends")
    expect(heading).to_have_count(1)
    page.get_by_test_id("continue").click()
    expect(ended).to_have_count(0)
