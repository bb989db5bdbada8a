"""Openings that leave the subject unnamed are found, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import words

MODULE = '''"""A module. Whoever reads it knows.

What it does is a secret.
"""
LIMIT = 3
"""How many there are."""
OTHER = """Who is no docstring."""


class Seat:
    """A seat.   Somebody sits there, or nobody does."""

    def over(self) -> bool:
        """Whether it is over."""

    def left(self) -> int:
        """Return how many are left: what remains. Where none is, 0."""


async def leave() -> None:
    """Let a player go.

    Somebody
    else stays.
    """
'''
PAGE = """# Who plays
For players who like it, what they like. **Q1** Who goes first?
- <a id="r1"></a>**R1** Who cannot is skipped. Somebodies, and
whatever who
says. *Whose* card it is does not matter.

What remains is discarded.
## The end
Who is last loses:
- whoever it is
- Someone always is
"""


def test_openings_in_docstrings_are_found_with_their_lines() -> None:
    found = sorted(words.in_module(MODULE))
    assert found == [
        (1, "Whoever"),
        (3, "What"),
        (6, "How"),
        (11, "Somebody"),
        (11, "nobody"),
        (14, "Whether"),
        (23, "Somebody"),
    ]


def test_sentences_of_pages_are_found_and_questions_are_not() -> None:
    found = [(3, "Who"), (5, "Whose"), (7, "What"), (9, "Who"), (10, "whoever"), (11, "Someone")]
    assert sorted(words.in_page(PAGE)) == found


TEXTS = """# Whoever translates this
title = What is kept
lost = Nobody wins.
    .other = { $seat } shall pay.
ask = Who goes first?
told = { $you ->
    [seat] Who cannot pay is out.
   *[none] You can be told apart.
}
late = You are told.
whoever = Anyone may.
mine = Ann's card.
"""


def test_the_words_of_the_dialect_are_found_outside_code() -> None:
    page = "Shall we? The `whoever` is told apart.\nEverybody is told.\n\n```\nanew\n```\n"
    assert sorted(words.in_page(page)) == [(1, "Shall"), (2, "Everybody"), (2, "is told")]
    assert sorted(words.in_module('"""Deal ``anew`` anew. Everybody may."""\n')) == [(1, "Everybody"), (1, "anew")]


def test_texts_are_searched_for_statements_and_the_dialect() -> None:
    assert sorted(words.in_texts(TEXTS)) == [(3, "Nobody"), (4, "shall"), (7, "Who"), (10, "are told"), (12, "'")]


def test_comments_of_the_client_are_searched() -> None:
    source = (
        "/** Everybody\n * shall. */\nconst nobody = 'Somebody'; // For anybody.\n<!-- anew -->\nhttps://x/nobody\n"
    )
    assert list(words.in_client(source)) == [(1, "Everybody"), (2, "shall"), (3, "anybody"), (4, "anew")]


def test_a_find_fails_the_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guide, module = tmp_path / "src/games/tide/guide/en.md", tmp_path / "tests/tide.py"
    built = tmp_path / "src/server/static/tide.py"
    for path in (guide, module, built):
        path.parent.mkdir(parents=True)
    guide.write_text("Take a card. Who cannot loses.\n")
    guide.with_name("fr.md").write_text("Who said so.\n")
    module.write_text('"""Tests."""\n')
    built.write_text('"""What was built."""\n')
    monkeypatch.setattr(words, "ROOT", tmp_path)
    assert words.main() == 1
    assert capsys.readouterr().out.splitlines()[1:] == ["  src/games/tide/guide/en.md:1: Who"]

    guide.write_text("Take a card. A player who cannot loses.\n")
    assert words.main() == 0
    assert capsys.readouterr().out == ""
