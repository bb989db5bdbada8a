"""Options of a game: variants and editions, each with its default and the page it comes from."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping
from typing import Any, Self

from ludotheque.core.errors import BadOption, brief

OptionValue = bool | int | str
FILE_NAME = re.compile(r"\S+\.\w{1,5}")
"""A word that is the name of a file, and so no text of one."""


def option(
    default: OptionValue,
    *,
    page: str,
    choices: tuple[OptionValue, ...] | None = None,
    first_game: OptionValue | None = None,
) -> Any:
    """Declare one option of a game, as a field of its :class:`Options`.

    ``page`` is its source in the rulebook; ``choices`` are the allowed values (for a bool: both). ``first_game`` is the
    value that suits people who do not know the game yet, if it is another than the default. The name and help of the
    option are the texts ``option-<name>`` and ``option-<name>-help``.
    """
    allowed = (False, True) if isinstance(default, bool) else choices
    if not allowed or default not in allowed:
        raise ValueError("an option needs its choices, and its default among them")
    if first_game is not None and first_game not in allowed:
        raise ValueError(f"a first game cannot have {first_game!r}: that is none of the choices")
    return dataclasses.field(default=default, metadata={"page": page, "choices": allowed, "first_game": first_game})


def document(*, page: str, check: Callable[[str], object], file: str) -> Any:
    """Declare an option whose value is the text of a file from a player; empty means our file.

    ``check`` reads it and raises BadInput with the line at fault; ``file`` is our file in the game's folder.
    """
    return dataclasses.field(default="", metadata={"page": page, "choices": (), "check": check, "file": file})


@dataclasses.dataclass(frozen=True)
class Options:
    """The options of one game. A game without any uses this class as it is.

    >>> Options.parse({})
    Options()
    """

    @classmethod
    def parse(cls, data: Mapping[str, object]) -> Self:
        """Parse options from JSON or the command line; others get defaults. BadOption lists the allowed values."""
        if not isinstance(data, Mapping):
            raise BadOption(f"options are an object of names and values, not {brief(data)}")
        fields = {field.name: field for field in dataclasses.fields(cls)}
        values: dict[str, OptionValue] = {}
        for name, value in data.items():
            if name not in fields:
                raise BadOption(f"unknown option {brief(name)}; the options are: {', '.join(fields) or 'none'}")
            values[name] = _read(name, value, fields[name])
        return cls(**values)

    @classmethod
    def declared(cls) -> list[dict[str, object]]:
        """Return each option as JSON for a web page: name, default, choices, value for a first game, page."""
        return [
            {
                "name": field.name,
                "default": field.default,
                "choices": list(field.metadata["choices"]),
                "first_game": field.metadata.get("first_game"),
                "page": field.metadata["page"],
                "document": "check" in field.metadata,
            }
            for field in dataclasses.fields(cls)
        ]

    @classmethod
    def for_first_game(cls) -> dict[str, OptionValue]:
        """Return the options that a first game has otherwise than by default."""
        found = {field.name: field.metadata.get("first_game") for field in dataclasses.fields(cls)}
        return {name: value for name, value in found.items() if value is not None}

    def to_json(self) -> dict[str, OptionValue]:
        """Return every option with its value."""
        return dict(vars(self))


def _read(name: str, value: object, field: dataclasses.Field[Any]) -> OptionValue:
    choices: tuple[OptionValue, ...] = field.metadata["choices"]
    if "check" in field.metadata:
        return _read_document(name, value, field.metadata["check"])
    for choice in choices:
        if type(choice) is type(value) and choice == value:
            return choice
        if isinstance(value, str) and value.lower() == str(choice).lower():
            return choice
    listed = ", ".join(str(choice).lower() for choice in choices)
    raise BadOption(f"option {name!r} does not take {brief(value)}; allowed are: {listed}")


def _read_document(name: str, value: object, check: Callable[[str], object]) -> str:
    if not isinstance(value, str):
        raise BadOption(f"option {name!r} takes the text of a file, not {brief(value)}")
    if FILE_NAME.fullmatch(value):
        raise BadOption(f"option {name!r} takes the text of a file, not its name; commands read it: {name}=@{value}")
    if value:
        check(value)
    return value
