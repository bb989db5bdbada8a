"""The keys of commands on every layout: a terminal reports the letter that was typed, not the key that was pressed."""

from __future__ import annotations

from typing import Final

from textual.binding import Binding

LATIN: Final = "qwertyuiop asdfghjkl zxcvbnm"
LAYOUTS: Final = (
    LATIN.upper(),
    "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ ㅁㄴㅇㄹㅎㅗㅓㅏㅣ ㅋㅌㅊㅍㅠㅜㅡ",
    "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ ㅁㄴㅇㄹㅎㅗㅓㅏㅣ ㅋㅌㅊㅍㅠㅜㅡ",
    "йцукенгшщз фывапролд ячсмить",
    "ЙЦУКЕНГШЩЗ ФЫВАПРОЛД ЯЧСМИТЬ",
    "йцукенгшщз фівапролд ячсмить",
    "ЙЦУКЕНГШЩЗ ФІВАПРОЛД ЯЧСМИТЬ",
    " ςερτυθιοπ ασδφγηξκλ ζχψωβνμ",
    "  ΕΡΤΥΘΙΟΠ ΑΣΔΦΓΗΞΚΛ ΖΧΨΩΒΝΜ",
)
"""The letters of other layouts on the keys of ``LATIN``: capitals, Hangul, Russian, Ukrainian, Greek, each with Shift.

A blank is a key that types no letter, such as that of ``q`` on Greek keyboards.
"""


def binding(keys: str, action: str, description: str = "") -> Binding:
    """Return the binding of an action; it is shown if it has a description.

    Other layouts type something else on the keys of letters, which works as well.
    """
    named = [other for key in keys.split(",") for other in (on_every_layout(key) if key in LATIN else [key])]
    return Binding(",".join(named), action, description, show=bool(description))


def on_every_layout(key: str) -> list[str]:
    """Return a Latin letter and what other layouts type on its key."""
    place = LATIN.index(key)
    return [key, *dict.fromkeys(layout[place] for layout in LAYOUTS if layout[place] != " ")]
