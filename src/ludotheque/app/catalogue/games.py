"""The facts, texts and guides of the games on the shelf."""

from __future__ import annotations

import re
from typing import cast

from ludotheque.app.catalogue.words import shelved
from ludotheque.app.protocol.answers.rules import FoundRules
from ludotheque.app.protocol.answers.tables import Fault, GameInfo, GameOption
from ludotheque.app.protocol.refused import Missing
from ludotheque.app.tables.views import found_rule
from ludotheque.core.errors import BadInput
from ludotheque.core.game import PICTURES, Game
from ludotheque.core.registry import broken_games, load, registered_games
from ludotheque.teaching.guide import ask
from ludotheque.teaching.lessons import languages_of

TERMINAL_ONLY = re.compile(r"^(?:#.*\n|draw-.*\n(?:[ }].*\n)*)", re.MULTILINE)
"""Comments, and the messages with which a terminal draws a table: no browser needs their bytes."""


def known_game(game: str) -> Game:
    """Return the game of an address. Missing if there is none."""
    try:
        return load(game)
    except BadInput as error:
        raise Missing(str(error)) from None


def games() -> list[GameInfo]:
    """Return every installed game that can be loaded; the shelf leaves the examples out."""
    return [game_info(game) for game in registered_games().values()]


def faults() -> list[Fault]:
    """Return the installed games that cannot be loaded."""
    return [{"id": fault.id, "package": fault.package, "error": fault.error} for fault in broken_games()]


def game_info(game: Game) -> GameInfo:
    """Describe a game for the shelf and the page that opens a table."""
    rows = game.provenance.rows
    return {
        "id": game.id,
        "title": game.title,
        "stage": game.stage,
        "players": list(game.players),
        "minutes": game.minutes,
        "weight": game.weight,
        "look": {"ground": game.look.ground, "ink": game.look.ink, "accent": game.look.accent},
        "pictures": [name for name in PICTURES if game.picture(name) is not None],
        "cooperative": game.cooperative,
        "languages": list(game.languages),
        "lessons": languages_of(game),
        "told": {language: shelved(game, language) for language in game.languages},
        "options": cast(list[GameOption], game.options.declared()),
        "reconstructed": game.provenance.reconstructed,
        "provenance": [{"what": what, "certainty": certainty, "source": source} for what, certainty, source in rows],
        "credits": game.credits,
    }


def text(game: Game, language: str) -> str:
    """Return the texts of a game, without those that only a terminal draws and without comments."""
    try:
        return TERMINAL_ONLY.sub("", game.text(language))
    except (BadInput, FileNotFoundError) as error:
        raise Missing(f"{game.title} has no texts in {language!r}") from error


def guide(game: Game, language: str) -> str:
    """Return the rules of a game."""
    try:
        return game.guide(language)
    except FileNotFoundError as error:
        raise Missing(f"{game.title} has no guide") from error


def ask_rules(game: Game, language: str, question: str) -> FoundRules:
    """Return the passages of a guide that answer a question."""
    return {"found": [found_rule(one) for one in ask(game, question, language)]}
