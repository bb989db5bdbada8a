"""The guide of a game: whole in each language, its pictures of positions that there are, its terms told apart."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from ludotheque import Game
from ludotheque.core.levels import FORMER
from ludotheque.teaching.guide import Hit, ask, passages_of
from ludotheque.teaching.lessons import lessons_of, pictured
from ludotheque.testing.cases import games
from ludotheque.texts.texts import Texts

QUESTIONS = "questions.toml"
GAMES = games()
GUIDES = [(game, language) for game in games() for language in game.languages]
FIRST, IN_THREE = 0.85, 0.97
"""The shares of questions that the first passage answers, and one of three."""
FEWEST_QUESTIONS = 50
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
POSITION = re.compile(r"position:([\w-]+)/(\d+)(?:/([\w,-]+))?")
LESSON_LINK = re.compile(r"\]\(/learn/([^)]*)\)")
HEADING = re.compile(r"^(#+) .*?(\{#[\w-]+\})?$", re.MULTILINE)
CODE = re.compile(r"`([a-z]+)(?:@\d+)?`")
TERMS = re.compile(r"^#+ .*\{#terms\}$(.*?)(?=^#|\Z)", re.MULTILINE | re.DOTALL)
ITEM = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)
TERM = re.compile(r"\*\*(.+?)\.?\*\*\s+(\S.*)", re.DOTALL)


def read(game: Game, name: str) -> dict[str, Any]:
    file = game.folder().joinpath("guide", name)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@pytest.mark.parametrize(("game", "language"), GUIDES, ids=lambda value: getattr(value, "id", value))
def test_a_guide_has_the_same_chapters_and_pictures_in_each_language(game: Game, language: str) -> None:
    here, english = game.guide(language), game.guide("en")
    assert HEADING.findall(here) == HEADING.findall(english)
    assert [address for _, address in PICTURE.findall(here)] == [address for _, address in PICTURE.findall(english)]


@pytest.mark.parametrize(("game", "language"), GUIDES, ids=lambda value: getattr(value, "id", value))
def test_every_picture_of_the_guide_can_be_drawn(game: Game, language: str) -> None:
    wrong = []
    for caption, address in PICTURE.findall(game.guide(language)):
        place = POSITION.fullmatch(address)
        if place is None:
            wrong.append(f"{address!r}: a picture is position:LESSON/STEP or position:LESSON/STEP/PART,PART")
            continue
        lesson, step, parts = place.groups()
        if fault := pictured(game, lesson, int(step), parts.split(",") if parts else []):
            wrong.append(f"{address}: {fault}")
        if not caption:
            wrong.append(f"{address}: a picture has a caption, for people who do not see it")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "language"), GUIDES, ids=lambda value: getattr(value, "id", value))
def test_links_to_lessons_lead_to_lessons_of_the_game(game: Game, language: str) -> None:
    known = {f"{game.id}/{lesson.name}" for lesson in lessons_of(game)}
    assert set(LESSON_LINK.findall(game.guide(language))) <= known


@pytest.mark.parametrize(("game", "language"), GUIDES, ids=lambda value: getattr(value, "id", value))
def test_a_guide_names_no_level_of_earlier_releases(game: Game, language: str) -> None:
    assert not FORMER.keys() & set(CODE.findall(game.guide(language)))


@pytest.mark.parametrize(("game", "language"), GUIDES, ids=lambda value: getattr(value, "id", value))
def test_every_term_is_told_once(game: Game, language: str) -> None:
    chapter = TERMS.search(game.guide(language))
    items = ITEM.findall(chapter[1]) if chapter else []
    wrong = [item for item in items if not TERM.fullmatch(item)]
    assert not wrong, "an item of the chapter of terms is: - **Name, other name.** What it means."
    names = [name.strip().lower() for item in items for name in str(TERM.fullmatch(item)[1]).split(",")]  # type: ignore[index]
    assert len(names) == len(set(names)), "two terms have one name"


@pytest.mark.parametrize(("game", "language"), GUIDES, ids=lambda value: getattr(value, "id", value))
def test_the_options_of_a_first_game_are_not_the_defaults_and_the_guide_names_them(game: Game, language: str) -> None:
    first = game.options.for_first_game()
    chosen, usual = game.options.parse(first).to_json(), game.usual.to_json()
    same = [name for name in first if chosen[name] == usual[name]]
    assert not same, f"{', '.join(same)}: leave out `first_game`, which is the default"
    guide, texts = game.guide(language).casefold(), Texts(game, language)
    for name in first:
        label = texts.say(f"option-{name}", {}, ())
        assert f"*{label.casefold()}*" in guide, f"guide/{language}.md does not name *{label}*, which a first game has"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_index_of_a_guide_leads_to_places_in_it(game: Game) -> None:
    for language, entries in read(game, "index.toml").items():
        assert entries.keys() <= anchors_of(game, language)


@pytest.mark.parametrize("game", [game for game in GAMES if read(game, QUESTIONS)], ids=lambda game: game.id)
def test_questions_as_people_ask_them_are_answered(game: Game) -> None:
    """Most by the first passage that is found, and nearly all by one of three."""
    questions = read(game, QUESTIONS)["question"]
    assert len(questions) >= FEWEST_QUESTIONS
    assert {anchor for one in questions for anchor in one["answers"]} <= anchors_of(game, "en")
    found = {one["ask"]: [answers(it, one["answers"]) for it in ask(game, one["ask"])] for one in questions}
    first = [question for question, right in found.items() if not any(right[:1])]
    three = [question for question, right in found.items() if not any(right[:3])]
    assert len(first) <= (1 - FIRST) * len(questions), f"the first passage does not answer {first}"
    assert len(three) <= (1 - IN_THREE) * len(questions), f"none of three passages answers {three}"


def anchors_of(game: Game, language: str) -> set[str]:
    return {anchor for one in passages_of(game.guide(language)) for anchor in one.anchors}


def answers(found: Hit, places: list[str]) -> bool:
    return not {*places}.isdisjoint(found.passage.anchors)
