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
        (14, "Whether"),
        (23, "Somebody"),
    ]


def test_sentences_of_pages_are_found_and_questions_are_not() -> None:
    assert list(words.in_page(PAGE)) == [(3, "Who"), (5, "Whose"), (7, "What"), (9, "Who"), (11, "Someone")]


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
