"""The terminal's own words: whole in each language, and no wider than the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len

import ludotheque.terminal
from ludotheque.terminal.screens import foot
from ludotheque.terminal.words import FOLDER, LANGUAGES, TerminalWords
from tests.terminal.test_client import SIZE

MARGIN = 2
SOURCES = Path(str(ludotheque.terminal.__file__)).parent
SAID = re.compile(r"""(?:self|words)\(\s*["']([a-z-]+)["']""")
MADE = {"difficulty-", "foot-", "help-", "level-", "seated-", "asks-", "ended-", "typed-", "record-", "grade-"}
"""Beginnings of keys that are put together."""
QUOTED = re.compile(r"""["']([a-z-]+)["']""")


def texts(language: str) -> dict[str, set[str]]:
    """Return the keys of a language, each with the variables of its text."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(FOLDER.joinpath(f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, "it stands twice"
            text = FOLDER.joinpath(f"{language}.ftl").read_text(encoding="utf-8")[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return found


def test_each_language_has_every_text_with_the_same_variables() -> None:
    assert LANGUAGES == ("en", "fr", "ko")
    assert texts("en") == texts("fr") == texts("ko")


def test_every_text_that_is_said_is_there_and_no_other() -> None:
    keys = set(texts("en"))
    source = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.glob("*.py"))
    said = set(SAID.findall(source))
    assert said <= keys
    spare = {
        key
        for key in keys - set(QUOTED.findall(source)) - {"player", "bot"}
        if not any(key.startswith(begin) for begin in MADE)
    }
    assert not spare


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("other_side", [None, "Manhattan"])
@pytest.mark.parametrize("remote", [False, True])
def test_the_line_of_keys_fits(language: str, *, remote: bool, other_side: str | None) -> None:
    for width in (SIZE[0] - MARGIN, 78):
        line = foot(TerminalWords(language), width, remote=remote, other_side=other_side).plain
        assert cell_len(line) <= width, line
        assert "? " in line and "q " in line and "h " in line and ("c " in line and "t " in line) == remote, line
        assert ("b Manhattan" in line) == (other_side is not None), line
