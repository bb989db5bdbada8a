"""The lab's report in a browser: its plots are drawn, no network is asked, and it fits a phone and paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request

from ludotheque.lab import report, runner
from ludotheque.lab.experiment import Experiment

pytest.importorskip("altair")

SEALED = (("sealed_orders", ("false", "true")),)
WIDTHS = {"phone": (390, 844), "screen": (1280, 800)}
DRAWN = "figure[data-drawn=yes] .plot svg"


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "koryo"
    arms = Experiment("koryo", (2,), (("random", "greedy"),), 30, {}, vary=SEALED)
    return report.write(folder, arms, runner.run(arms, folder))


@pytest.fixture(
    scope="module", params=[(size, scheme) for size in WIDTHS for scheme in ("light", "dark")], ids="-".join
)
def shared(request: pytest.FixtureRequest, browser: Browser, path: Path) -> Iterator[tuple[Page, list[str], list[str]]]:
    size, scheme = request.param
    width, height = WIDTHS[size]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
    page = context.new_page()
    asked: list[str] = []
    wrong: list[str] = []

    def note(made: Request) -> None:
        asked.append(made.url)

    page.on("request", note)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text))
    page.goto(path.as_uri())
    yield page, asked, wrong
    context.close()


@pytest.fixture
def opened(shared: tuple[Page, list[str], list[str]]) -> Iterator[tuple[Page, list[str]]]:
    """Yield the report and what it has asked for; its errors fail the test that makes them."""
    page, asked, wrong = shared
    yield page, asked
    found = wrong.copy()
    wrong.clear()
    assert found == []


def draw_all(page: Page) -> int:
    """Draw every plot, as printing does, and return how many there are."""
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    figures = page.locator("figure").count()
    page.wait_for_function(f"() => document.querySelectorAll('{DRAWN}').length === {figures}")
    return figures


def test_every_plot_is_drawn_and_nothing_is_asked_of_a_network(opened: tuple[Page, list[str]], path: Path) -> None:
    page, asked = opened
    page.locator(DRAWN).first.wait_for()
    assert draw_all(page) > 15
    assert asked == [path.as_uri()]


def test_nothing_is_wider_than_the_page(opened: tuple[Page, list[str]]) -> None:
    page, _asked = opened
    draw_all(page)
    wide = page.evaluate(
        """() => {
          const room = document.documentElement.clientWidth;
          const within = (one) => one.scrollWidth <= one.clientWidth + 1;
          const inside = (one) => one.getBoundingClientRect().right <= room + 1;
          return [
            ...[...document.querySelectorAll('.wide')].filter((one) => !within(one)),
            ...[...document.querySelectorAll('table, figure, .plot svg')].filter((one) => !inside(one)),
          ].map((one) => one.outerHTML.slice(0, 200));
        }"""
    )
    assert wide == []
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]


def test_a_mark_says_its_figures(browser: Browser, path: Path) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(path.as_uri())
    figure = page.locator("figure", has_text="Wins by place").first
    figure.scroll_into_view_if_needed()
    tip = page.locator("#tip")
    assert tip.is_hidden()
    figure.locator(".mark-symbol path").first.hover()
    tip.wait_for(state="visible")
    assert tip.inner_text().startswith("place 1")
    assert "share of games won" in tip.inner_text()
    context.close()


def test_paper_is_light_and_has_all_plots_and_tables(browser: Browser, path: Path) -> None:
    context = browser.new_context(color_scheme="dark")
    page = context.new_page()
    page.goto(path.as_uri())
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(17, 22, 21)"
    draw_all(page)
    assert page.locator("details:not([open])").count() == 0
    page.emulate_media(media="print")
    assert page.evaluate(ground) == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(27, 35, 33)"
    context.close()
