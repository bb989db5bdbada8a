"""Names for people: what ids of cards, actions, endings, options and numbers are called in a game's English texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Final

from ludotheque.core.actions import DIGITS
from ludotheque.core.game import Game
from ludotheque.texts.texts import THE, Texts

GAP: Final = "…"
"""Stands where an action's name has a card, a place or a number."""
LAST: Final = {"round": "Last round", "year": "Last year"}
"""The numbers of a game that say how long it was."""
CHOICES: Final = {"true": "yes", "false": "no"}


class Names:
    """The names of one game. ``words`` are those of pieces in a player's own file (``Game.own_words``).

    >>> from ludotheque import load
    >>> names = Names(load("koryo"))
    >>> names.card("ship-owner"), names.action("play spy 2"), names.kind("play"), names.changed("sealed_orders=true")
    ('Ship Owner', 'Place an order: Spy ×2', 'Place an order: … ×…', 'Sealed orders: yes')
    """

    def __init__(self, game: Game, words: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.texts: Texts = Texts(game, "en", words)
        self.seats: list[str] = [f"seat {seat + 1}" for seat in range(max(game.players))]

    def card(self, id: str) -> str:
        """Return the name of a card or piece, by the text of an action's argument that it can be."""
        for argument in self._arguments:
            if self._knows(f"{argument}-{id}"):
                return capitalised(self.texts.word(argument, id))
        return plain(id)

    def action(self, words: str) -> str:
        """Return an action as the game offers it."""
        actions = self.game.actions
        parts = actions.to_json(actions.parse(words))
        said = self.texts.action(parts, self.seats)
        if self._told[str(parts["verb"])]:
            return capitalised(said)
        return f"{plain(str(parts['verb']))}: {said}"

    def kind(self, verb: str) -> str:
        """Return the name of a kind of action: that of its actions with gaps."""
        return self._kinds[verb]

    def ending(self, id: str) -> str:
        """Return how a game ended, in a sentence."""
        return self._text(f"ending-{id}", id)

    def line(self, key: str) -> str:
        """Return the name of a line of the score sheet; that of a piece may be the player's own."""
        if any(f"{argument}-{key}" in self.texts.words for argument in self._arguments):
            return self.card(key)
        return self._text(f"sheet-{key}", key)

    def number(self, name: str) -> str:
        """Return the name of a number that the game counts itself."""
        if name in LAST:
            return LAST[name]
        for id in (f"stat-{name}", *(f"{argument}-{name}" for argument in self._arguments), f"sheet-{name}"):
            if self._knows(id):
                return capitalised(self.texts.message(id))
        return plain(name)

    def option(self, name: str) -> str:
        """Return the name of an option."""
        return self._text(f"option-{name}", name)

    def choice(self, value: object) -> str:
        """Return the name of an option's value."""
        said = str(value).lower() if isinstance(value, bool) else str(value)
        if said.startswith("@"):  # a file
            return said[1:]
        return CHOICES.get(said) or self._text(f"choice-{said}", said)

    def changed(self, said: str) -> str:
        """Return in words what is different about an arm, given as ``name=value; name=value``."""
        return "; ".join(self._setting(*one.split("=", 1)) for one in said.split("; ")) if said else ""

    def _setting(self, name: str, value: str) -> str:
        if name in {str(one["name"]) for one in self.game.options.declared()}:
            return f"{self.option(name)}: {self.choice(value)}"
        *_table, id, field = name.split(".")
        return f"{self.card(id)} ({id}), {field.replace('_', ' ')}: {value}"

    def _knows(self, id: str) -> bool:
        return id in self.texts.words or self.texts.has(id)

    def _text(self, id: str, otherwise: str) -> str:
        return capitalised(self.texts.message(id)) if self._knows(id) else plain(otherwise)

    @cached_property
    def _arguments(self) -> list[str]:
        """The arguments of actions, each once, without the digits that tell a second one of its kind."""
        found = (arg.rstrip(DIGITS) for verb in self.game.actions.verbs for arg, _values in verb.args)
        return list(dict.fromkeys(found))

    @cached_property
    def _told(self) -> dict[str, bool]:
        """For each kind of action: if its text has words of its own beside its arguments."""
        return {
            verb.name: any(letter.isalpha() for letter in self._gaps(verb.name, verb.args))
            for verb in self.game.actions.verbs
        }

    @cached_property
    def _kinds(self) -> dict[str, str]:
        said = {}
        for verb in self.game.actions.verbs:
            arguments = ", ".join(arg.rstrip(DIGITS).replace("_", " ") for arg, _values in verb.args)
            told = self._told[verb.name]
            said[verb.name] = (
                capitalised(self._gaps(verb.name, verb.args)) if told else f"{plain(verb.name)}: {arguments}"
            )
        often = Counter(said.values())
        return {name: text if often[text] == 1 else f"{text} ({plain(name).lower()})" for name, text in said.items()}

    def _gaps(self, name: str, args: tuple[tuple[str, tuple[str | int, ...]], ...]) -> str:
        return self.texts.message(f"action-{name}", **{way + arg: GAP for arg, _values in args for way in ("", THE)})


def plain(id: str) -> str:
    """Return an id as words.

    >>> plain("boss_events")
    'Boss events'
    """
    return capitalised(id.replace("_", " ").replace("-", " "))


def capitalised(text: str) -> str:
    """Return a text with a capital at its beginning, and no other change."""
    return text[:1].upper() + text[1:]
