"""Mutations of JSON and of text: what no one would write, at random places of what someone would."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

DEEPER = 25
"""Several of these may come to lie in each other, and all of them have to be copied."""
DEEP: Any = 1
for _ in range(DEEPER):
    DEEP = {"a": [DEEP]}

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**31,
    2**53,
    2**63,
    -(2**63) - 1,
    10**40,
    10**4000,
    1.5,
    "",
    "x" * 5_000,
    "\x00",
    "\ud800",
    "٣",
    "__class__",
    [],
    {},
    [[]],
    [0] * 2_000,
    {"": {}},
    DEEP,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All places within a JSON value, as paths."""
    found = [path]
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        found += places(one, (*path, key))
    return found


def mutated(value: Any, rng: random.Random) -> Any:
    """Return a copy with something put in, taken away, doubled or exchanged, once or a few times."""
    value = copy.deepcopy(value)
    for _ in range(rng.choice((1, 1, 2, 4))):
        path = rng.choice(places(value))
        if not path:
            continue
        inner = value
        for key in path[:-1]:
            inner = inner[key]
        _mutate(inner, path[-1], rng)
    return value


def _mutate(inner: Any, key: Any, rng: random.Random) -> None:
    match rng.randrange(5):
        case 0:
            del inner[key]
        case 1 if isinstance(inner, dict):
            inner[rng.choice(("", "more", "__proto__", "x" * 200))] = copy.deepcopy(inner[key])
        case 1:
            inner.insert(key, copy.deepcopy(inner[key]))
        case 2 if type(inner[key]) is int:
            inner[key] += rng.choice((-1, 1, 1000))
        case _:
            inner[key] = copy.deepcopy(rng.choice(ODD))


def garbled(text: str, rng: random.Random) -> str:
    """Return a text with some of it gone, doubled, or replaced."""
    for _ in range(rng.choice((1, 2, 5))):
        begin = rng.randrange(len(text) + 1)
        end = min(len(text), begin + rng.choice((1, 3, 40, 400)))
        middle = rng.choice(("", text[begin:end] * 2, "\x00", '"', "[[", "9" * 5_000, "\n", "é", "= {", "'''", "a.b."))
        text = text[:begin] + middle + text[end:]
    return text


def dumped(value: Any) -> str:
    """As JSON, whatever it is."""
    return json.dumps(value)
