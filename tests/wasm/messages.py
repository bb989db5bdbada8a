"""Read messages of two kinds with msgspec, and print what it reads and refuses: the same everywhere."""

from __future__ import annotations

from typing import Annotated

from msgspec import DecodeError, Meta, Struct
from msgspec.json import Decoder, encode


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """A message with limits."""

    tokens: Annotated[list[str], Meta(max_length=1)]
    since: Annotated[int, Meta(ge=0)] = 0


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Another message."""

    ply: int
    action: dict[str, str | int]


MESSAGES = (
    b'{"type": "act", "ply": 9007199254740993, "action": {"verb": "play", "word": "\\u00e9"}}',
    b'{"type": "hello", "tokens": ["a", "b"]}',
    b'{"type": "hello", "tokens": [], "since": -1}',
    b'{"type": "act", "ply": 1, "action": {}, "seat": 0}',
    b'{"type": "say"}',
    b'{"type": "hello"',
)


def main() -> None:
    """Print a line for each."""
    decoder = Decoder(Hello | Act)
    for message in MESSAGES:
        try:
            print(encode(decoder.decode(message)).decode())
        except DecodeError as error:
            print(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
