"""The server's refusals in words, for every client: the page reads the same texts.

A refusal has a stable key and the values of a translation (see ``docs/protocol.md``). No text quotes the server's own
sentence, which is in English and may name a field.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path

from babel.units import format_unit

from ludotheque.texts.phrases import knows, say

TEXTS = Path(__file__).with_name("shared")
MINUTE, HOUR = 60, 3_600


def refusal(language: str, key: str, values: Mapping[str, str | int], reason: str) -> str:
    """Return a refusal in that language; ``reason``, the server's English sentence, where English has no text for it.

    >>> refusal("en", "game-over", {}, "")
    'The game is over.'
    >>> refusal("fr", "too-many", {"seconds": 61}, "")
    'C’était trop en peu de temps. Réessayez dans 2 minutes.'
    >>> refusal("en", "of-a-newer-server", {}, "the moon is full")
    'the moon is full'
    """
    id = f"refusal-{key}"
    if not knows(TEXTS, language, id):
        return reason if language == "en" else say(TEXTS, language, "refusal-refused")
    return say(TEXTS, language, id, **values, time=span(int(values.get("seconds", 0)), language))


def span(seconds: int, language: str) -> str:
    """Write a time in words, rounded up, as the page does.

    >>> span(40, "en"), span(61, "en"), span(3_600, "en")
    ('40 seconds', '2 minutes', '1 hour')
    """
    each, unit = (HOUR, "hour") if seconds >= HOUR else (MINUTE, "minute") if seconds > MINUTE else (1, "second")
    return format_unit(max(1, math.ceil(seconds / each)), f"duration-{unit}", locale=language)
