"""A guide in passages: each is what one anchor or heading leads to."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from ludotheque.core.game import Game

PARTS: Final = re.compile(r'(<a id="[^"]+"></a>\n?|^#+ .*$)', re.MULTILINE)
ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')
HEADING: Final = re.compile(r"(#+) (.*?)(?: \{#([\w-]+)\})?")
PICTURE: Final = re.compile(r"^!\[[^\]]*\]\(position:[^)]*\)\n+", re.MULTILINE)
PAGES: Final = re.compile(r"\s*\([^)]*\)$")
"""The pages of the rulebook after a heading."""
LEAD: Final = re.compile(r"\*\*(?P<title>[^*]+?)(?:[.:]\*\*|\*\*(?: \([^)]*\))?[.:])\s+")
"""The words in bold that a passage begins with, if they are no part of its first sentence."""
TERM: Final = re.compile(r"^- ", re.MULTILINE)
INDEX: Final = "index.toml"
IN_SHORT: Final = "in-short"
"""The chapter that says again what the others say."""
TERMS: Final = "terms"
"""The chapter of terms, each of which is a passage."""
SIGNS: Final = (
    (re.compile(r"^\|[ |:-]+\|$\n?", re.MULTILINE), ""),
    (re.compile(r"\s*\n?\s*\|\s*"), " · "),
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"(\*\*|[*_`])(\S|\S.*?\S)\1(?!\w)", re.DOTALL), r"\2"),
    (re.compile(r"^(?:- |#+ )", re.MULTILINE), ""),
    (re.compile(r"(?: ·)+ (?=·)"), " "),
    (re.compile(r"\s+"), " "),
)
"""The signs of Markdown, and what stays of them in plain words."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage of a guide, or of anything else that answers questions on the rules.

    ``anchors`` are the places of its page that lead to it, the first of them its own; none lead to what is no part of
    the page. ``within`` are the headings above it. The title is empty if it has none of its own.
    """

    anchors: tuple[str, ...]
    title: str
    text: str
    """Markdown."""
    within: tuple[str, ...] = ()
    sought: tuple[str, ...] = ()
    """The entries of the index of its guide: words by which people look for it."""

    @property
    def place(self) -> str:
        """The headings above it, and its title."""
        return " › ".join(one for one in (*self.within, self.title) if one)

    @property
    def plain(self) -> str:
        """The text without the signs of Markdown.

        >>> Passage(("deal",), "Deal", "**Deal** two [cards](#cards) (p.3).").plain
        'Deal two cards (p.3).'
        """
        return plain(self.text)


@dataclass(slots=True)
class _Open:
    """A passage that is being read."""

    anchors: list[str] = field(default_factory=list)
    heading: str | None = None
    text: str = ""

    @property
    def told(self) -> bool:
        return bool(self.text.strip(" -\n"))


def passages_of(guide: str) -> tuple[Passage, ...]:
    r"""Return the passages of a guide, in its order.

    >>> for one in passages_of('# Leduc\n<a id="deal"></a>\n## The deal (p.2)\nOne card. <a id="all"></a>All of them.'):
    ...     print(one.anchors, one.title, one.text)
    ('deal', 'on-the-deal-p-2') The deal One card.
    ('all',)  All of them.
    """
    read = [one for chapter in _read(PICTURE.sub("", guide)) for one in chapter]
    told = (one if one.text else _listing(one, read) for one in read)
    return tuple(one for one in told if one.text)


@functools.cache
def passages(game: Game, language: str) -> tuple[Passage, ...]:
    """Return the passages of a game's guide in one of its languages, with the words of its index; none without one."""
    try:
        guide = game.guide(language)
    except FileNotFoundError:
        return ()
    file = game.folder().joinpath("guide", INDEX)
    indexes = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    index = indexes.get(language, {})
    return tuple(
        replace(one, sought=tuple(words for anchor in one.anchors for words in _entries(index.get(anchor, ""))))
        for one in passages_of(guide)
        if IN_SHORT not in one.anchors
    )


def _entries(line: str) -> list[str]:
    """Return the entries of an index that lead to one place; commas stand between them."""
    return [" ".join(words.split()) for words in line.split(",") if words.strip()]


def _read(guide: str) -> Iterator[list[Passage]]:
    """Yield the passages by what each heading or anchor leads to."""
    above: list[tuple[int, str]] = []
    now, before = _Open(), list[str]()
    named = False
    for part in PARTS.split(guide):
        anchor, heading = ANCHOR.match(part), HEADING.fullmatch(part)
        if now.told and (anchor or heading):
            yield _closed(now, above)
            now = _Open()
        if anchor:
            before.append(anchor[1])
        elif heading:
            if now.heading is not None:
                yield _closed(now, above)
                now = _Open()
            level, now.heading = len(heading[1]), PAGES.sub("", plain(heading[2]))
            if named:  # the first heading is the title of the whole
                above = [*(one for one in above if one[0] < level), (level, now.heading)]
            named = True
            now.anchors += [*before, heading[3] or slug(plain(heading[2]))]
            before = []
        else:
            now.text += part
            if now.told:
                now.anchors += before
                before = []
    yield _closed(now, above)


def _listing(chapter: Passage, among: Sequence[Passage]) -> Passage:
    """Return a chapter that has no words of its own with the titles of its parts."""
    parts = [one.title for one in among if one.title and one.within == (*chapter.within, chapter.title)]
    return replace(chapter, text=" · ".join(parts))


def _closed(read: _Open, above: list[tuple[int, str]]) -> list[Passage]:
    text = read.text.strip().removesuffix("\n-").strip()
    within = tuple(title for _, title in above)
    if TERMS in read.anchors:
        return [_passage((TERMS,), term.strip(), within) for term in TERM.split(text) if term.strip()]
    anchors = tuple(read.anchors)
    if read.heading is not None:
        return [Passage(anchors, read.heading, text, within[:-1])]
    return [_passage(anchors, text, within)] if text else []


def _passage(anchors: tuple[str, ...], text: str, within: tuple[str, ...]) -> Passage:
    """Name a passage without a heading by its words in bold, if it begins with any."""
    lead = LEAD.match(text)
    if lead:
        title = PAGES.sub("", plain(lead["title"])).split(", ")[0]
        return Passage(anchors, title, text[lead.end() :], within)
    return Passage(anchors, "", text, within)


def slug(title: str) -> str:
    """Return the id that the page gives to a heading without one.

    >>> slug("In a minute")
    'on-in-a-minute'
    """
    return "-".join(["on", *re.findall(r"[^\W_]+", title.lower())])


def plain(text: str) -> str:
    """Return words of Markdown without its signs."""
    for pattern, words in SIGNS:
        text = pattern.sub(words, text)
    return text.strip(" ·")
