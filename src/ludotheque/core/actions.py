"""Action spaces: every action has a number, words and JSON.

>>> space = ActionSpace(verb("play", kind=("merchant", "banker"), count=range(1, 4)), verb("pass"))
>>> space.words(4), space.parse("play banker 2"), space.to_json(6)
('play banker 2', 4, {'verb': 'pass'})
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from ludotheque.core.errors import UnknownAction, brief

Value = str | int
UNNUMBERED: Final[i64] = -1
"""The first action of a verb that no space has numbered yet."""
DIGITS = "0123456789"
"""Digits at the end of an argument's name distinguish it from another of its kind: ``kind`` and ``kind2``."""


@final
class Verb:
    """One kind of action: its name, the values of each of its arguments, and the numbers of its actions.

    Rules write ``HIT.of(enemy)``, ``HIT.has(action)`` and ``HIT.which(action)``, with arguments as indexes of their
    values; the ActionSpace assigns the numbers.

    >>> LIFT, DROP = verb("lift", kind=("box", "stone"), times=range(1, 4)), verb("drop")
    >>> space = ActionSpace(DROP, LIFT)
    >>> LIFT.first, LIFT.of2(1, 2), space.words(LIFT.of2(1, 2)), LIFT.part(6, 0), LIFT.part(6, 1)
    (1, 6, 'lift stone 3', 1, 2)
    """

    def __init__(self, name: str, args: tuple[tuple[str, tuple[Value, ...]], ...]) -> None:
        self.name = name
        self.args = args
        self.size: i64 = 1
        for _, values in args:
            self.size *= len(values)
        self.last: i64 = len(args[-1][1]) if args else 1
        """The number of values of the last argument, which changes fastest."""
        self.first: i64 = UNNUMBERED
        """The number of its first action, given by its ActionSpace."""

    def has(self, action: i64) -> bool:
        """Return whether an action belongs to this verb."""
        return self.first <= action < self.first + self.size

    def of(self, which: i64) -> i64:
        """Return the number of the action with that value, or the ``which``-th of all."""
        return self.first + which

    def of2(self, first: i64, second: i64) -> i64:
        """Return the number of the action with these two values."""
        return self.first + first * self.last + second

    def which(self, action: i64) -> i64:
        """Return the index of an action within this verb: that of the value, if it takes one."""
        return action - self.first

    def part(self, action: i64, argument: i64) -> i64:
        """Return the index of the first (0) or second (1) value of an action that takes two."""
        return (action - self.first) // self.last if argument == 0 else (action - self.first) % self.last


def verb(name: str, **args: Iterable[Value]) -> Verb:
    """Declare one kind of action: ``verb("play", kind=KINDS, count=range(1, 10))``."""
    return Verb(name, tuple((arg, tuple(values)) for arg, values in args.items()))


class ActionSpace:
    """All actions of a game, numbered densely and stably in the order of the verbs.

    Raises:
        ValueError: a verb is declared twice, or already belongs to another space.
    """

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._verb: dict[str, Verb] = {}
        size = 0
        for one in verbs:
            if one.name in self._verb:
                raise ValueError(f"the verb {one.name!r} is declared twice")
            if one.first != UNNUMBERED:
                raise ValueError(f"the verb {one.name!r} belongs to another action space")
            one.first = size
            self._verb[one.name] = one
            size += one.size
        self.size = size

    def __len__(self) -> int:
        return self.size

    def same(self, other: ActionSpace) -> bool:
        """Return whether another space has the same actions, such as one that was pickled."""
        return other is self or other.shape() == self.shape()

    def shape(self) -> tuple[tuple[str, tuple[tuple[str, tuple[Value, ...]], ...]], ...]:
        """Return the verbs as plain values: their names, arguments and values."""
        return tuple([(one.name, one.args) for one in self.verbs])

    def __reduce__(self) -> tuple[Any, ...]:
        return _space, self.shape()

    def __deepcopy__(self, _memo: object) -> ActionSpace:
        return self

    def first(self, name: str) -> int:
        """Return the number of a verb's first action; the others follow, with the last argument changing fastest."""
        return self._find(name).first

    def to_json(self, number: int) -> dict[str, Value]:
        """Return the action as JSON for the browser: ``{"verb": ..., argument: value, ...}``."""
        if not 0 <= number < self.size:
            raise UnknownAction(f"there is no action {number}; the numbers are 0 to {self.size - 1}")
        for one in self.verbs:
            rest = number - one.first
            if rest < one.size:
                break
        values: list[Value] = []
        for _, allowed in reversed(one.args):
            rest, index = divmod(rest, len(allowed))
            values.append(allowed[index])
        named: dict[str, Value] = {"verb": one.name}
        named.update(zip((arg for arg, _ in one.args), reversed(values), strict=True))
        return named

    def words(self, number: int) -> str:
        """Return the action in words, as in records and terminals: the verb and its values."""
        return " ".join(str(value) for value in self.to_json(number).values())

    def from_json(self, data: Mapping[str, object]) -> int:
        """Return the number of an action given as JSON. UnknownAction names the field at fault."""
        one = self._find(data.get("verb"))
        expected = {"verb", *(arg for arg, _ in one.args)}
        if set(data) != expected:
            raise UnknownAction(
                f"{one.name!r} takes the fields {sorted(expected)}, not {brief(sorted(map(str, data)))}"
            )
        number = 0
        for arg, allowed in one.args:
            number = number * len(allowed) + self._index(one.name, arg, allowed, data[arg])
        return one.first + number

    def parse(self, text: str) -> int:
        """Return the number of an action given in words. UnknownAction lists the words allowed there."""
        words = text.split()
        one = self._find(words[0] if words else "")
        if len(words) - 1 != len(one.args):
            shape = " ".join([one.name, *(f"<{arg}>" for arg, _ in one.args)])
            raise UnknownAction(f"{brief(text)} should read: {shape}")
        data: dict[str, object] = {"verb": one.name}
        for word, (arg, allowed) in zip(words[1:], one.args, strict=True):
            data[arg] = next((value for value in allowed if str(value) == word), word)
        return self.from_json(data)

    def partial(self, data: Mapping[str, object]) -> tuple[str, dict[str, Value]]:
        """Parse an action whose arguments may be incomplete, for questions about it.

        An argument may be any word that it takes in some action of the game, so that a person can point at a card that
        is never a target and learn why.

        Returns:
            The verb and the arguments given.

        Raises:
            UnknownAction: a part of it does not exist in this game.

        >>> ActionSpace(verb("lift", kind=("box", "stone"))).partial({"verb": "lift"})
        ('lift', {})
        """
        one = self._find(data.get("verb"))
        args: dict[str, Value] = {}
        for arg, value in data.items():
            if arg != "verb":
                known = [word for word in self.words_of(arg) if word == value and type(word) is type(value)]
                if arg not in dict(one.args) or not known:
                    raise UnknownAction(f"{one.name!r} has no {brief(arg)} of {brief(value)}")
                args[arg] = known[0]
        return one.name, args

    def partial_words(self, text: str) -> tuple[str, dict[str, Value]]:
        """Parse the beginning of an action in words, like :meth:`partial`."""
        words = text.split()
        one = self._find(words[0] if words else "")
        if len(words) - 1 > len(one.args):
            raise UnknownAction(f"{brief(text)} has more words than {one.name!r} takes")
        data: dict[str, object] = {"verb": one.name}
        for word, (arg, _) in zip(words[1:], one.args, strict=False):
            data[arg] = next((value for value in self.words_of(arg) if str(value) == word), word)
        return self.partial(data)

    def words_of(self, arg: str) -> Iterator[Value]:
        """Yield the values of an argument in the actions of all verbs; ``kind2`` is another ``kind``."""
        name = arg.rstrip(DIGITS)
        for one in self.verbs:
            for other, values in one.args:
                if other.rstrip(DIGITS) == name:
                    yield from values

    def number(self, action: object) -> int:
        """Return the number of an action given in any form: an :class:`Action`, its number, words or JSON.

        UnknownAction describes the fault and the expected form.

        >>> space = ActionSpace(verb("play", kind=("merchant", "banker")), verb("pass"))
        >>> space.number("play banker"), space.number({"verb": "pass"}), space.number(1)
        (1, 2, 1)
        """
        if isinstance(action, Action):
            if action.space is not self:
                raise UnknownAction(f"{str(action)!r} is an action of another game; the verbs here: {self._verbs()}")
            return action.number
        if isinstance(action, str):
            return self.parse(action)
        if isinstance(action, Mapping):
            return self.from_json(action)
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise UnknownAction(f"an action is its number, its words or its JSON, not {brief(action)}")
        number = operator.index(action)  # such as NumPy's numbers, too
        if not 0 <= number < self.size:
            raise UnknownAction(f"there is no action {brief(number)}; the numbers are 0 to {self.size - 1}")
        return number

    def _verbs(self) -> str:
        return ", ".join(self._verb)

    def _find(self, name: object) -> Verb:
        if not isinstance(name, str) or name not in self._verb:
            raise UnknownAction(f"unknown action {brief(name)}; the verbs are: {self._verbs()}")
        return self._verb[name]

    def _index(self, name: str, arg: str, allowed: tuple[Value, ...], value: object) -> int:
        for index, one in enumerate(allowed):
            if one == value and type(one) is type(value):
                return index
        listed = ", ".join(map(str, allowed))
        raise UnknownAction(f"{brief(value)} is not a valid {arg} of {name!r}; allowed are: {listed}")


def _space(*shape: tuple[str, tuple[tuple[str, tuple[Value, ...]], ...]]) -> ActionSpace:
    """Return a space as it was pickled."""
    return ActionSpace(*[Verb(name, args) for name, args in shape])


@final
class Action:
    """One action of a game for people: it has a number, words and parts, and can be used as its number anywhere.

    >>> space = ActionSpace(verb("play", kind=("merchant", "banker"), count=range(1, 4)), verb("pass"))
    >>> action = Action(space, 4)
    >>> action, action.number, action.words, action.parts
    (Action(4, 'play banker 2'), 4, 'play banker 2', {'verb': 'play', 'kind': 'banker', 'count': 2})
    >>> action == 4, action == "play banker 2", ["a", "b", "c", "d", "e"][action]
    (True, True, 'e')
    """

    def __init__(self, space: ActionSpace, number: int) -> None:
        self.space = space
        self.number = number

    @property
    def words(self) -> str:
        """The action in words, as in records: the verb and its values."""
        return self.space.words(self.number)

    @property
    def parts(self) -> dict[str, Value]:
        """The verb and each value by its name: the action as JSON."""
        return self.space.to_json(self.number)

    @property
    def verb(self) -> str:
        """The first word: what kind of action it is."""
        return str(self.parts["verb"])

    def __index__(self) -> int:
        return self.number

    def __int__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"Action({self.number}, {self.words!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            return other.number == self.number and other.space.same(self.space)
        return other == self.words if isinstance(other, str) else other == self.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.space, self.number)
