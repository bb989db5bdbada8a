"""Lessons: a game taught on its own board by its own rules, a step at a time."""

from ludotheque.teaching.lessons.checking import faults, pictured
from ludotheque.teaching.lessons.course import Scene, right_answers, scenes
from ludotheque.teaching.lessons.lesson import Lesson, Step, find, languages_of, lessons_of, parts_of, read, texts_of

__all__ = [
    "Lesson",
    "Scene",
    "Step",
    "faults",
    "find",
    "languages_of",
    "lessons_of",
    "parts_of",
    "pictured",
    "read",
    "right_answers",
    "scenes",
    "texts_of",
]
