"""``ludotheque rules``: the rules of a game, and answers to questions on them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from ludotheque.cli.plain import AsJson, GameName, Language, out, plain_errors, print_json
from ludotheque.core.errors import BadInput
from ludotheque.core.registry import load


def ask_rules(
    game: GameName,
    question: Annotated[
        str, typer.Argument(help="A question, some words, or the name of a section. Default: all of the rules.")
    ] = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Read the rules of a game, or find what answers a question on them."""
    from ludotheque.teaching.guide import ask
    from ludotheque.terminal import rules
    from ludotheque.terminal.words import TerminalWords

    with plain_errors():
        played = load(game)
        if language not in played.languages:
            raise BadInput(f"{played.title} has no rules in {language!r}, but in {', '.join(played.languages)}")
        if as_json:
            found = [
                {"anchors": one.passage.anchors, "title": one.passage.title, "text": one.passage.plain}
                for one in ask(played, question, language)
            ]
            print_json(found)
        elif not question:
            out.print(Markdown(rules.whole(played, language)))
        elif section := rules.section(played, question, language):
            out.print(Markdown(section))
        else:
            out.print(rules.answers(played, question, language, TerminalWords(language)))
