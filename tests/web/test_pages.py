"""The pages around the table: languages, help, accessibility, what a spectator sees."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from ludotheque import load, registered_games
from ludotheque.teaching.lessons import languages_of
from tests.web.hands import at_table, choose_words, click_anything, click_board, play_now, until_over, visit

SHELF = sorted(id for id, game in registered_games().items() if game.stage == "complete")
LOOKS = ((1280, "dark"), (390, "light"), (1280, "light"), (390, "dark"))
SCANNED = [
    pytest.param(game, *look, marks=[] if number == place % len(LOOKS) else pytest.mark.soak)
    for place, game in enumerate(SHELF)
    for number, look in enumerate(LOOKS)
]
"""Each game is scanned in one look in the suite, so that each look is; in the others in the soak."""
LANGUAGES = {"en": "English", "fr": "French", "ko": "Korean"}
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"


def check_axe(page: Page) -> None:
    """Check that axe finds no violation."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [
        f"{one['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
    assert bad == []


@pytest.mark.parametrize(("game", "width", "theme"), SCANNED)
def test_nothing_serious_for_those_who_cannot_see_or_point(
    person: Callable[..., Page], game: str, width: int, theme: str
) -> None:
    page = person(width=width, theme=theme)
    at_table(page, players=4, game=game)
    click = click_board if game == "koryo" else click_anything(Random(2))
    until_over(page, click, turns=4)
    check_axe(page)


def test_languages_change_page_and_game(person: Callable[..., Page]) -> None:
    page = person()
    at_table(page)
    seen = set()
    for language in ("en", "fr", "ko"):
        if not page.get_by_test_id("language").is_visible():
            page.get_by_test_id("menu").click()
        page.get_by_test_id("language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        prompt = page.get_by_test_id("prompt")
        for other in seen:
            expect(prompt).not_to_have_text(other)
        seen.add(prompt.inner_text())


SPEAK = "language => localStorage.setItem('ludotheque.language', JSON.stringify(language))"
FOREIGN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    if (words) found.push([words, node.parentElement.closest('[lang]').lang]);
  }
  return found;
}"""
"""All texts of a page, each with its language."""
LATIN = re.compile(r"[A-Za-z]{3}")
"""Words that no Korean sentence of the page has; the names of bots come alone."""


@pytest.mark.parametrize("language", ["fr", "ko"])
def test_of_a_game_in_english_alone_only_its_own_words_are_english(person: Callable[..., Page], language: str) -> None:
    page = person(path="/")
    page.evaluate(SPEAK, language)
    page.goto(page.url)
    card = page.get_by_test_id("game-kick_ass")
    expect(card.get_by_test_id("play-now")).to_have_text({"fr": "Jouer", "ko": "바로 하기"}[language])
    expect(card.locator(".tagline")).to_have_attribute("lang", "en")
    play_now(page, game="kick_ass", coach=True)
    until_over(page, click_anything(Random(3)), turns=2)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_test_id("undo")).to_have_text({"fr": "Annuler", "ko": "무르기"}[language])
    expect(page.get_by_test_id("log").locator("[lang=en]").first).to_be_visible()
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("language")).to_have_value(language)
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    page.locator("[data-testid=text-view] li").first.wait_for()
    own, english = shell_texts(language), shell_texts("en")
    texts = page.evaluate(FOREIGN)
    assert {lang for _, lang in texts} == {language, "en"}
    own.remove({"fr": "Invité", "ko": "게스트"}[language])  # a name, which the game says as it is
    # The page says nothing in English that it could say in its language, and nothing of its own is called English.
    assert [words for words, lang in texts if lang == language and words in english - own] == []
    assert [words for words, lang in texts if lang == "en" and words in own - english] == []
    assert [words for words, lang in texts if lang == "ko" and LATIN.search(words)] == []


def shell_texts(language: str) -> set[str]:
    """Return the page's own texts of one line in a language."""
    source = (Path(__file__).parents[2] / f"web/src/text/shell/{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^[a-z-]+ = ([^{}\n]+)$", source, re.MULTILINE))


def test_lessons_in_english_alone_leave_the_page_in_its_language(person: Callable[..., Page]) -> None:
    page = person(path="/")
    page.evaluate(SPEAK, "fr")
    page.goto(page.url.rstrip("/") + "/learn/gold_record")
    expect(page.get_by_test_id("lessons-in")).to_have_text("Les leçons sont en anglais.")
    page.get_by_test_id("lesson-01-idea").click()
    expect(page.get_by_test_id("lesson-next")).to_have_text("Suite")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_test_id("lesson").locator("h1")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("coach-words").locator("p")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("board")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(("language", "title"), [("fr", "L’idée"), ("ko", "게임의 핵심")])
def test_lessons_speak_the_language_of_the_page(person: Callable[..., Page], language: str, title: str) -> None:
    page = person(path="/")
    page.evaluate(SPEAK, language)
    page.goto(page.url.rstrip("/") + "/learn/koryo")
    page.get_by_test_id("lesson-01-idea").click()
    expect(page.get_by_test_id("lesson").locator("h1")).to_have_text(title)
    expect(page.get_by_test_id("lesson").locator("[lang=en]")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_shelf_says_which_languages_a_game_and_its_lessons_speak(person: Callable[..., Page]) -> None:
    page = person(path="/")
    for id in SHELF:
        game = load(id)
        names = [LANGUAGES[one] for one in game.languages]
        lessons = [LANGUAGES[one] for one in languages_of(game)]
        said = page.get_by_test_id(f"game-{id}").get_by_test_id("speaks")
        expect(said).to_have_text(
            f"in {listed(names)}" + ("" if lessons == names else f", lessons in {listed(lessons)}")
        )


def listed(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


ALIKE = """() => {
  const drawn = (letter) => {
    const canvas = document.createElement('canvas');
    const to = canvas.getContext('2d');
    to.font = `30px ${getComputedStyle(document.body).fontFamily}`;
    to.fillText(letter, 10, 40);
    return canvas.toDataURL();
  };
  return drawn('가') === drawn('각');
}"""
"""Tells whether a page draws different Korean letters as the same box."""


def test_a_korean_font_is_fetched_only_for_korean_and_where_the_machine_has_none(person: Callable[..., Page]) -> None:
    korean = subprocess.run(["fc-list", ":lang=ko"], capture_output=True, text=True, check=True).stdout != ""
    page = person(path="/")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "noto-kr" in request.url else None)
    for language in ("en", "fr"):
        page.evaluate(SPEAK, language)
        page.goto(page.url)
        page.get_by_test_id("game-koryo").wait_for()
        page.wait_for_function("document.fonts.ready.then(() => document.fonts.status === 'loaded')")
        assert fetched == []
    page.evaluate(SPEAK, "ko")
    page.goto(page.url)
    expect(page.get_by_test_id("game-koryo").locator("h2")).to_have_text("고려")
    page.wait_for_function(
        "document.fonts.ready.then(() => document.fonts.check('1rem \\'Noto Sans KR Web\\'', '고려'))"
    )
    assert not page.evaluate(ALIKE)
    # Nobody has said anything yet that needs more than the letters of our texts.
    assert [re.sub("^.*/|-[^-]*$", "", one) for one in fetched] == ([] if korean else ["noto-kr-texts"])


def test_undo_hint_text_view_and_rules(page: Page) -> None:
    at_table(page)
    first = page.get_by_test_id("action-list").locator("button").first.get_attribute("data-action")
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-panel").wait_for()
    page.keyboard.press("Escape")
    page.get_by_test_id("hint-panel").wait_for(state="hidden")
    until_over(page, choose_words, turns=1)
    # Bots may still be acting: it is understood all the same.
    page.locator('[data-testid="undo"]:not([disabled])').click()
    page.wait_for_function(
        "first => document.querySelector('[data-testid=\"action-list\"] button')?.dataset.action === first", arg=first
    )
    page.get_by_test_id("rules").click()
    page.get_by_test_id("guide").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    page.get_by_test_id("text-view").wait_for()
    page.locator("[data-testid=text-view] li").first.wait_for()


def test_a_key_pressed_right_after_a_dialog_was_closed_is_heard(page: Page) -> None:
    at_table(page)
    for key, found in ["d", "text-view"], ["r", "guide"]:
        page.get_by_test_id("rules").click()
        page.get_by_test_id("guide").wait_for()
        # Both in one task, so the browser has not told of the closing yet; as between real keys the page is updated.
        page.evaluate(
            """async key => {
                const press = (target, key) =>
                    target.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
                press(document.querySelector("dialog[open] button"), "Escape");
                await new Promise(queueMicrotask);
                press(document.body, key);
            }""",
            key,
        )
        page.get_by_test_id(found).wait_for()
        page.keyboard.press("Escape")
        page.get_by_test_id(found).wait_for(state="hidden")


def test_a_spectator_sees_no_hand(page: Page, person: Callable[..., Page]) -> None:
    at_table(page)
    watcher = person()
    visit(watcher, page.url)
    watcher.get_by_test_id("board").wait_for()
    assert page.locator('[data-testid^="card-"]').count() > 0
    assert watcher.locator('[data-testid^="card-"]').count() == 0


def test_nothing_moves_when_the_turn_passes(page: Page) -> None:
    """The board stays where it is from one ply to the next."""
    at_table(page, players=3)
    top = page.get_by_test_id("board").bounding_box()
    until_over(page, click_board, turns=6)
    now = page.get_by_test_id("board").bounding_box()
    assert top and now and (top["x"], top["y"], top["width"]) == (now["x"], now["y"], now["width"])


def test_the_guide_is_shown_and_an_anchor_leads_to_its_rule(person: Callable[..., Page]) -> None:
    page = person(path="/")
    page.get_by_test_id("game-koryo").get_by_role("link", name="Learn").click()
    guide = page.get_by_test_id("guide")
    expect(guide.locator("h1")).to_contain_text("Kory")
    for way, anchor, word in (
        ("a link", "ship-owner", "Ship Owner"),
        ("the address", "reveal", "reveal your order once"),
    ):
        if way == "a link":
            page.evaluate("anchor => { location.hash = anchor }", anchor)
        else:
            page.goto(page.url.partition("#")[0] + "?again#" + anchor)
        pointed = guide.locator(".pointed")
        expect(pointed).to_have_count(1)
        expect(pointed).to_contain_text(word, ignore_case=True)
        expect(pointed).to_be_in_viewport()


def test_every_page_has_a_title_of_its_own(person: Callable[..., Page]) -> None:
    page = person()
    titles = set()
    for path, word in (
        ("/", "shelf"),
        ("/new/koryo", "New table: Kory"),
        ("/learn/koryo", "Learn: Kory"),
        ("/about", "About"),
        ("/replay", "Replay"),
        ("/nowhere", "Page not found"),
        ("/table/nowhere", "cannot be opened"),
    ):
        visit(page, path)
        expect(page).to_have_title(re.compile(f".*{word}.* – Ludotheque$"))
        titles.add(page.title())
    assert len(titles) == 7


def test_a_phone_can_install_the_site(person: Callable[..., Page]) -> None:
    page = person(path="/about")
    manifest = urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href"))
    icons = [urljoin(manifest, one["src"]) for one in page.request.get(manifest).json()["icons"]]
    touch = urljoin(page.url, page.locator("link[rel=apple-touch-icon]").get_attribute("href"))
    for icon, size in zip([*icons, touch], [192, 512, 512, 180], strict=True):
        picture = page.request.get(icon).body()
        assert picture[:4] == b"\x89PNG"
        assert [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)] == [size, size]


def test_a_refusal_is_said_in_the_language_of_the_page(person: Callable[..., Page]) -> None:
    page = person(path="/about", forgive="403")
    page.get_by_test_id("language").select_option("ko")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    page.goto(page.url.replace("/about", "/club#nowhere"))
    expect(page.get_by_role("alert")).to_have_text(
        "이 링크에 해당하는 클럽이 없습니다. 창립자에게 현재 링크를 물어보세요."
    )


def test_english_sources_say_so_on_pages_of_other_languages(person: Callable[..., Page]) -> None:
    page = person(path="/about")
    source = page.locator("td:last-child").first
    expect(source).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("sources-english")).to_have_count(0)
    page.get_by_test_id("language").select_option("fr")
    expect(page.get_by_test_id("sources-english")).to_have_text("Les crédits et les sources ne sont qu’en anglais.")


def test_a_malformed_address_is_a_missing_page(person: Callable[..., Page]) -> None:
    page = person(path="/table/%E0%A4%A")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


@pytest.mark.parametrize("path", ["/learn/koryo/nowhere", "/puzzle/koryo/nowhere", "/puzzles/nowhere"])
def test_what_does_not_exist_says_so_and_leads_back_to_the_shelf(person: Callable[..., Page], path: str) -> None:
    page = person(path=path, forgive="404")
    expect(page.get_by_role("alert")).to_have_text("This does not exist, or no longer exists.")
    page.get_by_role("link", name="Back to the shelf").click()
    page.get_by_test_id("play-now").first.wait_for()
