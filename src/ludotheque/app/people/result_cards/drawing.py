"""Compose a result card as SVG, in the size of Open Graph pictures."""

from __future__ import annotations

import base64
import functools
import unicodedata
from pathlib import Path
from typing import Literal
from xml.sax.saxutils import escape

from ludotheque.app.people.result_cards.facts import CardLine, Facts
from ludotheque.core.errors import BadInput
from ludotheque.core.registry import load

Font = Literal["figtree", "fraunces"]
BESIDE: dict[Font, tuple[str, ...]] = {"figtree": ("noto",), "fraunces": ()}
"""Fonts with the letters that a font lacks: Korean, Japanese kana and Cyrillic."""
WIDTH, HEIGHT = 1200, 630
FONTS = Path(__file__).with_name("fonts")
LONGEST_NAME = 22
"""Letters of a name; those that are as wide as high count twice."""
LONGEST_VERDICT = 44
LONGEST_TITLE = 30
LONGEST_BROUGHT = 30
SHORT_TITLE = 18
MOST_LINES = 6
ROW = 62
FIRST_ROW = 300
PICTURE = """<g transform="translate(706 132) rotate(3 210 158)">
<rect x="-8" y="-8" width="436" height="331" rx="14" fill="{accent}"/>
<image width="420" height="315" preserveAspectRatio="xMidYMid slice" href="data:image/webp;base64,{data}"/>
</g>"""
CARD = """<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<clipPath id="words"><rect x="60" y="0" width="604" height="630"/></clipPath>
<clipPath id="name"><rect x="0" y="-60" width="500" height="90"/></clipPath>
<linearGradient id="calm"><stop offset="0.35" stop-color="{ground}"/><stop offset="0.75" stop-color="{ground}"
stop-opacity="0"/></linearGradient>
<rect width="1200" height="630" fill="{ground}"/>
<g transform="translate(916 290)" fill="{accent}" opacity="0.28">{rays}</g>
<rect width="1200" height="630" fill="url(#calm)"/>
<rect width="1200" height="14" fill="{accent}"/>
{picture}
<g clip-path="url(#words)" fill="{ink}">
<text x="64" y="118" font-family="Fraunces Card" font-size="{large}">{title}</text>
<g font-family="'Figtree Card', 'Noto Sans KR Card'">
<text x="64" y="196" font-size="{size}">{verdict}</text>
<rect x="64" y="226" width="96" height="6" rx="3" fill="{accent}"/>
{rows}
<text x="64" y="594" font-size="24" opacity="0.8">Ludotheque · {day}{brought}</text>
</g>
</g>
</svg>"""
RAY = '<path d="M0 0L-52 -900H52Z" transform="rotate({angle})"/>'
RAYS = "".join(RAY.format(angle=angle) for angle in range(0, 360, 20))
ROW_OF = """<g transform="translate(64 {y})" opacity="{opacity}">
<circle cx="20" cy="-13" r="22" fill="{disc}"/>
<text x="20" y="-4" font-size="25" text-anchor="middle" fill="{digit}">{place}</text>
<text x="58" y="0" font-size="36" clip-path="url(#name)">{name}</text>
<text x="596" y="0" font-size="40" text-anchor="end">{score}</text>
</g>"""


@functools.cache
def _letters(font: Font) -> frozenset[str]:
    files = (font, *BESIDE[font])
    return frozenset().union(*(FONTS.joinpath(f"{file}.txt").read_text(encoding="utf-8") for file in files))


def writable(text: str, font: Font = "figtree") -> bool:
    """Return whether a font of the cards, with those beside it, has every letter of a text.

    >>> writable("Zoë & Łukasz"), writable("게스트"), writable("Koryŏ", "fraunces"), writable("王")
    (True, True, True, False)
    """
    return _letters(font).issuperset(text)


def svg(facts: Facts) -> str:
    """Return the card as SVG. All words are of others, and are escaped; what is too long is cut."""
    look, lines = facts.look, facts.lines[:MOST_LINES]
    return CARD.format(
        ground=look.ground,
        ink=look.ink,
        accent=look.accent,
        rays=RAYS,
        picture=_picture(facts.game, look.accent),
        title=_words(facts.title, LONGEST_TITLE, "fraunces"),
        large=58 if len(facts.title) <= SHORT_TITLE else 42,
        size=46 if _width(facts.verdict) <= LONGEST_NAME else 34,
        verdict=_words(facts.verdict, LONGEST_VERDICT),
        rows="".join(_row(facts, line, FIRST_ROW + ROW * number) for number, line in enumerate(lines)),
        day=facts.day,
        brought=f" · {_words(facts.brought, LONGEST_BROUGHT)}" if facts.brought else "",
    )


def _row(facts: Facts, line: CardLine, y: int) -> str:
    return ROW_OF.format(
        y=y,
        opacity=1 if line.best else 0.82,
        disc=facts.look.ink if line.best else "none",
        digit=facts.look.ground if line.best else facts.look.ink,
        place=line.place if line.place is not None and any(one.best for one in facts.lines) else "",
        name=_words(line.name, LONGEST_NAME),
        score="" if line.score is None else line.score,
    )


def _words(text: str, longest: int, font: Font = "figtree") -> str:
    """Return a text for SVG. A letter that the fonts do not have is left out, as in the title of a game."""
    shown = "".join(letter for letter in text if writable(letter, font))
    return escape(shown if _width(shown) <= longest else _start(shown, longest - 1).rstrip() + "…")


def _width(text: str) -> int:
    """Return the width of a text in Latin letters.

    >>> _width("Zoë"), _width("게스트")
    (3, 6)
    """
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def _start(text: str, longest: int) -> str:
    """Return as much of the beginning of a text as fits.

    >>> _start("게스트 Zoë", 5), _start("Zoë", 5)
    ('게스', 'Zoë')
    """
    while _width(text) > longest:
        text = text[:-1]
    return text


@functools.lru_cache(maxsize=32)
def _picture(game: str, accent: str) -> str:
    """Return the cover of a game, if it has one."""
    try:
        found = load(game).picture("cover")
    except BadInput:
        return ""
    if found is None:
        return ""
    return PICTURE.format(accent=accent, data=base64.b64encode(found.read_bytes()).decode())
