"""A ledger: the public table, kept from the events of the log alone.

A log tells a game if a reader could move the pieces by it. A game proves that by following its own events: the
contract suite starts from the view of a spectator, hands every public event to ``follow``, and compares the table so
kept with the true view after each decision.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ludotheque.core.events import Event

Table = dict[str, Any]
"""A spectator's view as a plain, mutable JSON object."""


@dataclasses.dataclass(frozen=True)
class Ledger:
    """The rules by which a reader follows a game from its log.

    Attributes:
        follow: Change a table in place as one public event says. It may use the event, the table and what is printed
            on the components, nothing else.
        derived: Paths of the view that no event needs to tell, each with the reason: they follow from other public
            fields, are printed on a component, or only say who is asked what. A path is dotted, ``*`` stands for
            one key or index, and everything below a path belongs to it.
    """

    follow: Callable[[Table, Event], None]
    derived: Mapping[str, str]

    def differences(self, kept: Table, shown: Mapping[str, Any]) -> Iterator[str]:
        """Yield each path at which the kept table differs from the shown one, derived paths left out.

        >>> ledger = Ledger(lambda table, event: None, {"players.*.score": "the sum of the cards"})
        >>> list(ledger.differences({"players": [{"score": 1, "hand": 2}]}, {"players": [{"score": 9, "hand": 3}]}))
        ['players.0.hand']
        """
        patterns = [tuple(pattern.split(".")) for pattern in self.derived]
        yield from differing(kept, shown, patterns)


def differing(one: Any, other: Any, left_out: list[tuple[str, ...]], path: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield the dotted paths at which two JSON values differ, the innermost ones, except below ``left_out``.

    >>> list(differing({"a": [1, 2], "b": 0}, {"a": [1, 3]}, [("b",)]))
    ['a.1']
    """
    if one == other or any(matches(path, pattern) for pattern in left_out):
        return
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in sorted({*one, *other}, key=str):
            yield from differing(one.get(key, MISSING), other.get(key, MISSING), left_out, (*path, str(key)))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differing(left, right, left_out, (*path, str(index)))
    else:
        yield ".".join(path)


MISSING = object()
"""Stands for a key that one of two compared objects lacks."""


def matches(path: tuple[str, ...], pattern: tuple[str, ...]) -> bool:
    """Return whether a path is the one that a pattern names, or lies below it."""
    return len(path) >= len(pattern) and all(step in ("*", key) for key, step in zip(path, pattern, strict=False))
