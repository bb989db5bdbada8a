"""The rules in a terminal: a section of the guide, and the passages that answer a question."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from ludotheque.core.game import Game
from ludotheque.teaching.guide import Passage, ask, on_table, passages_of
from ludotheque.terminal.table import Seen, TerminalTable
from ludotheque.terminal.words import TerminalWords

ANCHOR = re.compile(r'<a id="([^"]+)"></a>\n?')
"""The anchor of a section of a guide."""
FOR_PAGES = re.compile(r" \{#[\w-]+\}$|^!\[[^\]]*\]\(position:[^)]*\)\n+", re.MULTILINE)
"""The names of chapters and the pictures, which only the web page shows."""
COMMAND = "rules"
MOST = 3
"""Passages that are shown."""


def question_in(typed: str) -> str | None:
    """Return the question of a line that asks one, with a slash before it or without; None if it asks none.

    >>> question_in("/rules hand limit"), question_in("rules"), question_in("rulesy")
    ('hand limit', '', None)
    """
    command, _, question = typed.strip().removeprefix("/").partition(" ")
    return question.strip() if command == COMMAND else None


def whole(game: Game, language: str) -> str:
    """Return the guide of a game, Markdown, without what only a page shows."""
    return ANCHOR.sub("", FOR_PAGES.sub("", game.guide(language)))


def section(game: Game, anchor: str, language: str) -> str:
    """Return the passage of a guide that an anchor leads to, Markdown; nothing if there is none."""
    found = (one for one in passages_of(game.guide(language)) if anchor in one.anchors)
    return next((f"## {one.title}\n\n{one.text}" if one.title else one.text for one in found), "")


def answers_at(table: TerminalTable, seen: Seen, question: str) -> Group:
    """Return what answers a question on the rules: passages of the guide, and of the table as it is seen."""
    told = [] if seen.view is None else [*on_table(table.texts, seen.view, table.names)]
    return answers(table.game, question, table.texts.language, table.words, told)


def answers(
    game: Game, question: str, language: str, words: TerminalWords, more: Sequence[Passage] = (), most: int = MOST
) -> Group:
    """Return the passages that answer a question on the rules, with the words in bold that were asked for."""
    found = ask(game, question, language, more, most)
    lines = [Text(words("rules-none"))] if not found else []
    for one in found:
        anchor = one.passage.anchors[0] if one.passage.anchors else ""
        heading = Text(one.passage.place or words("rules-here"), "underline")
        if anchor:
            heading.append(f"  [{COMMAND} {anchor}]", "dim not underline")
        told = Text()
        for piece in one.excerpt:
            told.append(piece.words, "bold" if piece.marked else "")
        lines += [heading, told, Text()]
    return Group(*lines)
