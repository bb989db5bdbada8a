"""The base of everything that a client may send: it is checked before anything looks at it."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from ludotheque.app.protocol.refused import Invalid

TYPED = ("name", "text", "mail", "address", "url", "clock", "bank", "increment")
"""The fields that people fill in by hand."""

AT = re.compile(r" - at (?:`key` in )?`\$([^`]*)`$")
"""The end of an error of msgspec: where in the message it is."""
PART = re.compile(r"\w+")
MISSING = re.compile(r"missing required field `(\w+)`")
LONGEST_REASON = 300


class Model(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing is converted and nothing unknown is let through."""


class Message(Model, tag_field="type"):
    """A message of a socket, which names its type."""


class Cleaned(NamedTuple):
    """Marks a text that people type, which is kept as ``clean`` returns it. ValueError says what is wrong with it."""

    clean: Callable[[str], str]


class Written(Model):
    """A model with such texts."""

    def __post_init__(self) -> None:
        """Clean them."""
        for name, clean in _cleaners(type(self)):
            text = getattr(self, name)
            if text is not None:
                try:
                    setattr(self, name, clean(text))
                except ValueError as error:
                    raise _NotClean(name, str(error)) from None


class _NotClean(ValueError):
    def __init__(self, field: str, text: str) -> None:
        super().__init__(text)
        self.field = field


M = TypeVar("M", bound=Model)


def read(text: str | bytes, kind: type[M]) -> M:
    """Return the model that was sent as JSON. Invalid says what is wrong with it, and where."""
    decoder: msgspec.json.Decoder[M] = _decoder(kind)
    return decoded(decoder, text)


def decoded(decoder: msgspec.json.Decoder[M], text: str | bytes) -> M:
    """Return what a decoder makes of JSON. Invalid says what is wrong with it, and where."""
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:
        raise invalid(error) from None
    except UnicodeError:
        raise Invalid("this is not JSON in UTF-8") from None
    except RecursionError:
        raise Invalid("this is nested too deeply") from None


@functools.cache
def _decoder(kind: type[M]) -> msgspec.json.Decoder[M]:
    return msgspec.json.Decoder(kind)


@functools.cache
def _cleaners(kind: type[Model]) -> list[tuple[str, Callable[[str], str]]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(name, one.clean) for name, hint in hints.items() for one in _marks(hint)]


def _marks(hint: Any) -> list[Cleaned]:
    """Return the marks of a type, or of one of those that it may be."""
    if get_origin(hint) is Annotated:
        return [one for one in hint.__metadata__ if isinstance(one, Cleaned)]
    return [mark for one in get_args(hint) for mark in _marks(one)]


def invalid(error: msgspec.DecodeError, *within: str) -> Invalid:
    """Return the refusal of what does not fit, with the field that a person filled in wrongly, or ``other``."""
    text, place, *_ = (*AT.split(str(error)), "")
    fields = [*PART.findall(place), *MISSING.findall(text)]
    fields += [error.__cause__.field] if isinstance(error.__cause__, _NotClean) else []
    where = ".".join([*within, *fields])
    typed = [field for field in fields if field in TYPED]
    said = f"field {where!r}: {text}" if where else text
    return Invalid(said[:LONGEST_REASON], typed[-1] if typed else "other")


def limits(pattern: str | None = None, *, least: int = 0, most: int) -> Meta:
    r"""Return the limits of a text. The whole of it has to match the pattern.

    >>> msgspec.json.decode('"12"', type=Annotated[str, limits("[0-9]+", most=2)])
    '12'
    """
    # "$" alone would let a line end.
    whole = None if pattern is None else rf"^(?:{pattern})$(?!\n)"
    return Meta(min_length=least or None, max_length=most, pattern=whole)
