"""Texts of games in Python, as ``docs/protocol.md`` describes under Texts.

>>> from ludotheque import Event, load
>>> texts = Texts(load("koryo"), "en")
>>> texts.event(Event("nothing-of-the-kind", {"seat": 0}), ["Ann", "Ben"])
'log-nothing-of-the-kind'
>>> "log-nothing-of-the-kind" in texts.missing()
True
"""

from __future__ import annotations

import copy
import functools
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Self

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludotheque.core.actions import DIGITS
from ludotheque.core.events import Arg, Event, Prompt, Reason
from ludotheque.core.game import Game
from ludotheque.core.visible import ISOLATES, isolated

SEATS = ("seat", "target", "other")
"""Arguments that are seats, and become the player's name."""
YOU = "you"
"""The variable that names the arguments with the reader's seat: ``seat``, ``seat-target``, …"""
NOT_YOU = "none"
ONLY = "only-"
"""The prefix of the attribute with the question if only these verbs are offered, in alphabetical order."""
THE = "the-"
"""The prefix of the variable with a word as it stands within a sentence: ``$the-district`` is "the Library"."""
MINUS = "−"
TWO_STOPS = re.compile(rf"(?<!\.)([.!?]{ISOLATES[1]}?)\.(?!\.)")
"""A name with a mark at its end, as abbreviations and "Copy That!" have, ends its sentence without a full stop."""
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""The sign of a negative number as the libraries write it."""

KEPT_SENTENCES = 4096
"""The sentences of a language that are kept put together."""


def number(value: int) -> str:
    """Write a number with a real minus sign.

    >>> number(-3)
    '−3'
    """
    return str(value).replace("-", MINUS)


Args = tuple[tuple[str, str | int], ...]
Said = tuple[str, tuple[str, ...]]
"""A text on one line, and what is wrong with it."""


class Messages:
    """The texts of one source in one language, read; each is put together once for the same arguments."""

    def __init__(self, source: str, language: str) -> None:
        self.source: ast.Resource = FluentResource(source)
        self.locale: Locale = Locale.parse(language)
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(self.source)
        kept = functools.lru_cache(maxsize=KEPT_SENTENCES)
        self.said: Callable[[str, str | None, Args], Said | None] = kept(self._said)
        self.listed: Callable[[tuple[str, ...]], str] = kept(self._listed)

    def _said(self, id: str, attribute: str | None, args: Args) -> Said | None:
        """Return a text or its attribute on one line, and what is wrong with it; None if there is no such text."""
        if not self.bundle.has_message(id):
            return None
        message = self.bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            return None
        apart = {name: isolated(value) if isinstance(value, str) else value for name, value in args}
        said, errors = self.bundle.format_pattern(pattern, {YOU: NOT_YOU, **apart})
        line = TWO_STOPS.sub(r"\1", str(said).replace("\n", " "))  # a line ends where the file breaks a long text
        negative = any(isinstance(value, int) and value < 0 for _, value in args)
        return HYPHEN.sub(MINUS, line) if negative else line, tuple(map(str, errors))

    def _listed(self, items: tuple[str, ...]) -> str:
        """Join items as the language joins lists."""
        return format_list([isolated(one) for one in items], locale=self.locale)


@functools.lru_cache(maxsize=64)
def read(source: str, language: str) -> Messages:
    """Return the texts of a source. They take longer to read than most that is done with them."""
    return Messages(source, language)


class Texts:
    """The texts of one game in one language. A missing text is shown as its id and recorded.

    ``words`` replace the game's texts with the same ids (see ``Rules.words``).

    BadInput if the game has no texts in that language.
    """

    def __init__(self, game: Game, language: str = "en", words: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.words: Mapping[str, str] | dict[str, str] = words or {}
        self.language = language
        self.reader: int | None = None
        self._missing: set[str] = set()
        self._messages = read(game.text(language), language)
        for junk in (entry for entry in self._messages.source.body if isinstance(entry, ast.Junk)):
            self._missing.add(f"not Fluent: {(junk.content or '').strip().splitlines()[0]}")

    def to(self, reader: int | None) -> Self:
        """Return these texts addressed to the player of a seat as "you"; None addresses no player.

        >>> from ludotheque import Event, load
        >>> reveal = Event("reveal", {"seat": 0, "kind": {"spy": 2}})
        >>> Texts(load("koryo")).to(0).event(reveal, ["Ann", "Ben"])
        'You reveal 2 Spies.'
        """
        said = copy.copy(self)
        said.reader = reader
        return said

    def event(self, event: Event, names: Sequence[str]) -> str:
        """Return the sentence for an event."""
        return self.say(f"log-{event.key}", event.args, names)

    def heading(self, event: Event, names: Sequence[str]) -> str | None:
        """Return the heading if an event begins a part such as a round, else None."""
        return self.part(event, "heading", names)

    def part(
        self, event: Event, name: str, names: Sequence[str], instead: Mapping[str, str | int] | None = None
    ) -> str | None:
        """Return an attribute of an event's text, with some arguments given in words; None if missing."""
        return self._find(f"log-{event.key}", self._resolve(event.args, names) | dict(instead or {}), name)

    def prompt(
        self, prompt: Prompt, names: Sequence[str], *, yours: bool = True, verbs: Collection[str] = frozenset()
    ) -> str:
        """Return the question for the player who decides, or about that player if the text has such a form.

        A question may depend on what only this player can see: if only one of its verbs is offered, the attribute
        ``only-<verb>`` is used instead.

        Args:
            prompt: the question, which is the same for all.
            names: the names of the seats.
            yours: whether to address the player who decides.
            verbs: the verbs of the offered actions; empty if unknown.
        """
        id = f"prompt-{prompt.key}"
        attribute = f"{ONLY}{'-'.join(sorted(verbs))}" if yours and verbs else None if yours else "other"
        special = None if attribute is None else self._find(id, self._resolve(prompt.args, names), attribute)
        return special or self.say(id, prompt.args, names)

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        """Return the sentence for a reason for a move."""
        return self.say(f"reason-{reason.key}", reason.args, names)

    def action(self, action: Mapping[str, str | int], names: Sequence[str]) -> str:
        """Return an action as a choice to make."""
        args = {name: value for name, value in action.items() if name != "verb"}
        return self.say(f"action-{action['verb']}", args, names)

    def word(self, argument: str, word: str, count: int | None = None) -> str:
        """Return a word of the game, such as a kind of card, or its form for a count."""
        counted = {} if count is None else {"count": count}
        # Without a count the text shows its default form, which is no mistake.
        found = self._find(f"{argument}-{word}", counted, strict=count is not None)
        return self._or_id(f"{argument}-{word}", found)

    def within(self, argument: str, word: str) -> str:
        """Return a word as it stands within a sentence: its attribute ``.the``, or the word itself."""
        return self.attribute(f"{argument}-{word}", "the") or self.word(argument, word)

    def message(self, id: str, /, **args: str | int) -> str:
        """Return any other text, with its arguments as given."""
        return self._or_id(id, self._find(id, args))

    def attribute(self, id: str, name: str) -> str | None:
        """Return an attribute of a text, or None if missing."""
        return self._find(id, {}, name)

    def attributes(self, id: str) -> list[str]:
        """List the names of the attributes of a text."""
        return list(self._messages.bundle.get_message(id).attributes)

    def has(self, id: str) -> bool:
        """Return whether a text exists."""
        return bool(self._messages.bundle.has_message(id))

    def ids(self) -> list[str]:
        """List the ids of all texts, in the order of the file."""
        return [entry.id.name for entry in self._messages.source.body if isinstance(entry, ast.Message)]

    def missing(self) -> list[str]:
        """List missing and faulty texts, among those requested so far and those every game needs."""
        return sorted(self._missing | {id for id in needed(self.game) if not self.has(id)})

    def listed(self, items: Sequence[str]) -> str:
        """Join items as the language joins lists."""
        return self._messages.listed(tuple(items))

    def say(self, id: str, args: Mapping[str, Arg], names: Sequence[str]) -> str:
        """Return a text; its arguments are resolved as in events."""
        return self._or_id(id, self._find(id, self._resolve(args, names)))

    def _or_id(self, id: str, found: str | None) -> str:
        if found is None:
            self._missing.add(id)
            return id
        return found

    def _find(
        self, id: str, args: Mapping[str, str | int], attribute: str | None = None, *, strict: bool = True
    ) -> str | None:
        if id in self.words:
            return self.words[id]
        found = self._messages.said(id, attribute, tuple(args.items()))
        if found is None:
            return None
        line, errors = found
        if strict and errors:
            self._missing.update(f"{id}: {error}" for error in errors)
        return line

    def _resolve(self, args: Mapping[str, Arg], names: Sequence[str]) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for name, value in args.items():
            argument = name.rstrip(DIGITS)
            found[name] = self._resolved(argument, value, names)
            if isinstance(value, str):
                found[THE + name] = self.within(argument, value)
        found[YOU] = self._you(args)
        return found

    def you(self, seat: int) -> str:
        """Return the ``$you`` of a text about one seat: ``seat`` if the texts speak to its player, else ``none``."""
        return self._you({SEATS[0]: seat})

    def _you(self, args: Mapping[str, Arg]) -> str:
        """Return the names of the arguments that are the reader's seat."""
        if self.reader is None:
            return NOT_YOU
        return "-".join(name for name in SEATS if args.get(name) == self.reader) or NOT_YOU

    def _resolved(self, argument: str, value: Arg, names: Sequence[str]) -> str | int:
        if isinstance(value, int):
            if argument not in SEATS:
                return value
            return names[value] if value < len(names) else str(value + 1)
        if isinstance(value, str):
            return self.word(argument, value)
        return self.listed([self.word(argument, word, count) for word, count in value.items()])


def needed(game: Game) -> Iterator[str]:
    """Yield the ids of the texts that every game needs."""
    yield from ("title", "tagline")
    for verb in game.actions.verbs:
        yield f"action-{verb.name}"
        for argument, values in verb.args:
            yield from (f"{argument.rstrip(DIGITS)}-{value}" for value in values if isinstance(value, str))
    for option in game.options.declared():
        yield f"option-{option['name']}"
        yield f"option-{option['name']}-help"
