"""The shape of the answers to questions on the rules."""

from __future__ import annotations

from typing import TypedDict


class ExcerptPiece(TypedDict):
    """A piece of an excerpt; ``marked`` if it was asked for."""

    words: str
    marked: bool


class FoundRule(TypedDict):
    """A passage that answers a question: of the guide, with the ``anchor`` that leads to it there, or of the position.

    ``within`` are the headings above it; the title is empty if it has none of its own.
    """

    anchor: str | None
    title: str
    within: list[str]
    excerpt: list[ExcerptPiece]


class FoundRules(TypedDict):
    """The passages that answer a question, the best first."""

    found: list[FoundRule]
