"""Compare views: a socket gets the changes instead of a whole view."""

from __future__ import annotations

Change = list[object]
"""A path (names of fields, numbers in lists), and then the new value of what lies there."""


def changes(before: object, after: object) -> list[Change]:
    """List what has changed between two values of JSON.

    A list whose length has changed, and an object whose fields have, is one change. A field keeps its type: 0 and false
    are not told apart.

    >>> changes({"bank": 3, "hands": [[1], [2]]}, {"bank": 3, "hands": [[1], [2, 5]]})
    [['hands', 1, [2, 5]]]
    """
    found: list[Change] = []
    if before != after:
        _compare(before, after, [], found)
    return found


def _compare(before: object, after: object, path: list[object], found: list[Change]) -> None:
    """Compare two values that are known to differ: what is equal is passed over at the speed of the interpreter."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            old = before[name]
            if old != value:
                _compare(old, value, [*path, name], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number in range(len(after)):
            if before[number] != after[number]:
                _compare(before[number], after[number], [*path, number], found)
    else:
        found.append([*path, after])


def changed(view: object, news: list[Change]) -> object:
    """Apply changes to a view, which stays as it is.

    >>> changed({"bank": 3, "hands": [[1], [2]]}, [["hands", 1, [2, 5]]])
    {'bank': 3, 'hands': [[1], [2, 5]]}
    """
    for change in news:
        view = _replaced(view, change[:-1], change[-1])
    return view


def _replaced(view: object, path: list[object], value: object) -> object:
    if not path:
        return value
    first, rest = path[0], path[1:]
    if isinstance(view, dict):
        return {**view, first: _replaced(view[first], rest, value)}
    if isinstance(view, list) and isinstance(first, int):
        return [*view[:first], _replaced(view[first], rest, value), *view[first + 1 :]]
    raise TypeError(f"there is nothing at {first!r}")
