"""Read positions: fields from JSON. Errors name the field and the allowed values."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ludotheque.core.errors import BadInput, BadPosition, brief, players_of

LARGEST_NUMBER = 2**53 - 1
"""The largest whole number that is read from outside, and with a minus the least: compiled rules have 64 bits, and a
browser reads no larger one exactly."""


def in_bounds(number: int) -> bool:
    """Return whether a whole number is one that is read from outside.

    >>> in_bounds(2**53 - 1), in_bounds(2**63), in_bounds(-(2**63))
    (True, False, False)
    """
    return -LARGEST_NUMBER <= number <= LARGEST_NUMBER


def bounded(data: Any, where: str, fault: type[BadInput] = BadPosition) -> None:
    """Refuse JSON in which a whole number is out of bounds, by the field nearest to it, before rules see any of it.

    >>> bounded({"seats": [{"known": [2**63]}]}, "position")
    Traceback (most recent call last):
    ludotheque.core.errors.BadPosition: field 'known': whole numbers have at most 53 bits, not 9223372036854775808
    """
    todo: list[tuple[str | None, Any]] = [(None, data)]
    while todo:  # data may be nested deeper than functions may call each other
        name, inner = todo.pop()
        if type(inner) is int:
            if not in_bounds(inner):
                field = where if name is None else f"field {brief(name)}"
                most = LARGEST_NUMBER.bit_length()
                raise fault(f"{field}: whole numbers have at most {most} bits, not {brief(inner)}")
        elif isinstance(inner, list):
            todo += [(name, one) for one in inner]
        elif not isinstance(inner, str) and isinstance(inner, Mapping):
            todo += [*inner.items()]


def only_fields(data: Any, known: Collection[str], where: str) -> None:
    """Refuse what is no object, or has fields that mean nothing.

    >>> only_fields({"turn": 1}, {"round"}, "position")
    Traceback (most recent call last):
    ludotheque.core.errors.BadPosition: position: unknown field 'turn'; allowed are: round
    """
    if not isinstance(data, Mapping):
        raise BadPosition(f"{where}: an object is needed, not {brief(data)}")
    for name in data:
        if name not in known:
            raise BadPosition(f"{where}: unknown field {brief(name)}; allowed are: {', '.join(sorted(known))}")


def need(holds: bool, field: str, why: str) -> None:
    """Refuse a position by the name of the field at fault.

    >>> need(False, "stage", "a location from 1 to 3")
    Traceback (most recent call last):
    ludotheque.core.errors.BadPosition: field 'stage': a location from 1 to 3
    """
    if not holds:
        raise BadPosition(f"field {field!r}: {why}")


def whole(data: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    """Return a whole number within bounds."""
    value = data.get(name, default)
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"field {name!r}: a whole number from {low} to {high} is needed, not {brief(value)}")
    return value


def flag(data: Mapping[str, Any], name: str) -> bool:
    """Return true or false; false if it is left out.

    >>> flag({"worn": 1}, "worn")
    Traceback (most recent call last):
    ludotheque.core.errors.BadPosition: field 'worn': true or false is needed, not 1
    """
    value = data.get(name, False)
    if type(value) is not bool:
        raise BadPosition(f"field {name!r}: true or false is needed, not {brief(value)}")
    return value


def listed(data: Mapping[str, Any], name: str) -> list[Any]:
    """Return a list; an empty one if it is left out."""
    value = data.get(name, [])
    if not isinstance(value, list):
        raise BadPosition(f"field {name!r}: a list is needed, not {brief(value)}")
    return value


def choice(value: Any, allowed: Sequence[str], name: str) -> str:
    """One of some words."""
    if not isinstance(value, str) or value not in allowed:
        raise BadPosition(f"field {name!r}: one of {', '.join(allowed)} is needed, not {brief(value)}")
    return value


def seats_of(data: Mapping[str, Any], game: str, players: range) -> list[Any]:
    """Return the seats of a position of that game."""
    if data.get("game", game) != game:
        raise BadPosition(f"field 'game': this is a position of {brief(data['game'])}, not of {game}")
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) not in players:
        raise BadPosition(f"field 'seats': a list of {players_of(players)} is needed")
    return seats
