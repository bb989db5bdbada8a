"""The installed games, for states that are asked for their game or their words."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.registry import game_of, load, restored
from ludotheque.core.state import Library, State
from ludotheque.core.telling import Drawing

TEXTS = "ludotheque.texts.description"
NOTEBOOK = "ludotheque.texts.notebook"
"""The modules that say states in words: loaded by name, when they are first asked for, as the core knows no texts."""


class Installed(Library):
    """The installed games."""

    def game(self, state: State) -> Game:
        """Return the game of a state. UnknownGame if no installed package has it."""
        return game_of(state)

    def load(self, game: str) -> Game:
        """Return a game by its id. UnknownGame if no installed package has it."""
        return load(game)

    def say(self, state: State) -> str:
        """Say a state in words, as the player who decides sees it."""
        return str(import_module(TEXTS).said(state))

    def page(self, state: State) -> str:
        """Show a state in a notebook, as HTML."""
        return str(import_module(NOTEBOOK).page(state))

    def drawing(self, state: State) -> Drawing:
        """Draw what a notebook shows of a state, in boxes."""
        drawn: Drawing = import_module(NOTEBOOK).boxes(state)
        return drawn

    def reduce(self, state: State) -> tuple[Any, ...]:
        """Write a state for :mod:`pickle`: its game, its position, its chance and its events."""
        return restored, (game_of(state).id, state.to_json(), state.chance, state.events)
