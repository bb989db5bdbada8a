"""Every lesson can be played to its end by every way it leaves open, and says and lights only what there is."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from ludotheque import Game
from ludotheque.teaching.lessons import Lesson, faults, languages_of, lessons_of, parts_of, texts_of
from ludotheque.testing.cases import games

LESSONS = [lesson for game in games() for lesson in lessons_of(game)]
PICTURED = re.compile(r"position:[\w-]+/\d+/([\w,-]+)")
"""The parts of a picture of the guide."""
TAUGHT = [game for game in games() if lessons_of(game)]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.id}-{lesson.name}")
def test_a_lesson_can_be_taught(lesson: Lesson) -> None:
    assert faults(lesson) == []


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_no_text_and_no_part_is_left_over(game: Game) -> None:
    said = {id for lesson in lessons_of(game) for id in lesson.ids()}
    for language in languages_of(game):
        source = FluentResource(texts_of(game, language))
        texts = {entry.id.name for entry in source.body if isinstance(entry, ast.Message)}
        assert texts - said == set(), f"lessons/{language}.ftl has texts that no lesson says"
    lit = {part for lesson in lessons_of(game) for step in lesson.steps for part in step.light}
    shown = {part for parts in PICTURED.findall(game.guide("en")) for part in parts.split(",")}
    assert lit <= set(parts_of(game)), "lessons/parts.toml lacks parts that lessons light"
    assert set(parts_of(game)) <= lit | shown, "lessons/parts.toml names parts that no lesson lights and no guide shows"
