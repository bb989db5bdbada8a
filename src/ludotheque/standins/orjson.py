"""Reads and writes JSON as the library orjson does, as far as the house uses it; for browsers, where there is none.

Other than in orjson, the texts of errors are those of Python's ``json``, and what is nested deeper than Python may
recurse is refused. Objects of other types are refused as long as the house writes none.
"""

from __future__ import annotations

import json
import math
import re
from json.encoder import encode_basestring
from typing import Any, Final, NoReturn

from ludotheque.standins.surrogates import encodable, has_half

OPT_SORT_KEYS: Final = 1 << 5

DEEPEST: Final = 254
"""The deepest nesting of lists and objects that are written."""
LEAST, MOST = -(2**63), 2**64 - 1
"""The integers that are written and read as integers."""

_LARGE = re.compile(r"[0-9]{19}")
"""Finds what may be an integer beyond 64 bits; a text without it is read faster."""


class JSONDecodeError(json.JSONDecodeError):
    """A text that is no JSON."""


JSONEncodeError = TypeError


class Fragment:
    """JSON that is already written, put into other JSON as it is."""

    __slots__ = ("text",)

    def __init__(self, contents: str | bytes, /) -> None:
        self.text: str = contents if isinstance(contents, str) else contents.decode()


def loads(data: str | bytes | bytearray | memoryview, /) -> Any:
    """Read JSON; JSONDecodeError if it is none."""
    if not isinstance(data, str | bytes | bytearray | memoryview):
        raise JSONDecodeError("Input must be bytes, bytearray, memoryview, or str", "", 0)
    try:
        text = data if isinstance(data, str) else bytes(data).decode()
        if not encodable(text) or has_half(text):
            raise ValueError("half of a surrogate pair")
        return (_CAREFUL if _LARGE.search(text) else _PLAIN).decode(text)
    except json.JSONDecodeError as error:
        raise JSONDecodeError(error.msg, error.doc, error.pos) from None
    except (ValueError, RecursionError) as error:
        raise JSONDecodeError(str(error), "", 0) from None


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _integer(digits: str) -> int | float:
    number = int(digits)
    return number if LEAST <= number <= MOST else _float(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise ValueError("a number is too large")
    return number


_PLAIN = json.JSONDecoder(parse_constant=_no_constant, parse_float=_float)
_CAREFUL = json.JSONDecoder(parse_constant=_no_constant, parse_int=_integer, parse_float=_float)


def dumps(value: Any, /, default: None = None, option: int | None = None) -> bytes:
    """Write JSON in UTF-8, without spaces; TypeError for a value that has no place in it."""
    if default is not None or option not in (None, 0, OPT_SORT_KEYS):
        raise TypeError("this stand-in for orjson knows the option OPT_SORT_KEYS alone")
    try:
        return _written(value, option == OPT_SORT_KEYS, DEEPEST).encode()
    except UnicodeEncodeError:
        raise TypeError("str is not valid UTF-8: surrogates not allowed") from None


def _written(value: Any, in_order: bool, depth: int) -> str:
    """Write a value. The most frequent types come first: this is called for each number of a view."""
    kind = type(value)
    if kind is str:
        return encode_basestring(value)
    if kind is int:
        return _whole(value)
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if kind is dict:
        return _object(value, in_order, depth)
    if kind is list or kind is tuple:
        if depth == 0:
            raise TypeError("Recursion limit reached")
        return f"[{','.join([_written(one, in_order, depth - 1) for one in value])}]"
    if kind is Fragment:
        return str(value.text)
    if kind is float:
        return _fraction(value)
    # Subclasses, such as enumerations of words and numbers; not of tuples and floats, whose own meaning would be lost.
    if isinstance(value, str):
        return encode_basestring(value)
    if isinstance(value, int):
        return _whole(int(value))
    if isinstance(value, dict | list):
        return _written({**value} if isinstance(value, dict) else [*value], in_order, depth)
    raise TypeError(f"Type is not JSON serializable: {kind.__name__}")


def _object(value: dict[str, Any], in_order: bool, depth: int) -> str:
    if depth == 0:
        raise TypeError("Recursion limit reached")
    if any(type(key) is not str for key in value):
        raise TypeError("Dict key must be str")
    items = sorted(value.items()) if in_order else value.items()
    return f"{{{','.join([f'{encode_basestring(key)}:{_written(one, in_order, depth - 1)}' for key, one in items])}}}"


def _whole(number: int) -> str:
    if not LEAST <= number <= MOST:
        raise TypeError("Integer exceeds 64-bit range")
    return str(number)


def _fraction(number: float) -> str:
    """Write a float as orjson does, and null where it is no number."""
    if not math.isfinite(number):
        return "null"
    text = repr(number).replace("e-0", "e-")
    if not text.endswith("e-5"):
        return text
    # Python begins to write exponents one digit earlier.
    return f"{'-' if number < 0 else ''}0.0000{text[:-3].lstrip('-').replace('.', '')}"
