"""Questions on the rules, answered by the passages that fit them best.

SQLite's full-text search does it: words by their stems, ranked by BM25. Each game's guide has an index, as a book has:
the words by which people look for a place, beside those that stand there.
"""

from __future__ import annotations

import contextlib
import difflib
import functools
import re
import sqlite3
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.core.game import Game
from ludotheque.teaching.guide.passages import Passage, passages

LONGEST: Final = 200
"""Letters of a question."""
MOST: Final = 5
"""Passages that answer it, at the most."""
WORDS: Final = 40
"""Words of a passage that are shown around those that were asked for."""
WEIGHTS: Final = {"title": 3.0, "entry": 2.0, "text": 1.0}
"""The weights of the title of a passage, of an entry of the index and of the text."""
PAIRED: Final = 0.4
"""The worth of two words of a question that stand together, beside that of one."""
COVERING: Final = 1.5
"""The power by which a passage gains with each part of a question that it has."""
NEAR: Final = 0.8
"""The likeness of a word with a typing error to the word that is meant."""
SHORTEST: Final = 4
"""Letters of a word that may have a typing error."""
HANGUL: Final = re.compile(r"[가-힣]+")
SYLLABLES: Final = 2
"""Syllables of a Korean word that tell it from others, without its particles and endings."""
HALVES: Final = re.compile(r"([^\W_]+)-([^\W_]+)")
WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
BEGIN, END = "\x02", "\x03"
MARKED: Final = re.compile(f"{BEGIN}(.*?){END}")


class Piece(NamedTuple):
    """A piece of an excerpt; ``marked`` if it was asked for."""

    words: str
    marked: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """A passage that answers a question, and the part of it that does."""

    passage: Passage
    excerpt: tuple[Piece, ...]

    def said(self, begin: str = "", end: str = "") -> str:
        """Return the excerpt, with something before and after each marked word."""
        return "".join(f"{begin}{one.words}{end}" if one.marked else one.words for one in self.excerpt)


class Asked(NamedTuple):
    """A part of a question: a word, or two that stand together, and how much a passage with it is worth."""

    words: str
    worth: float = 1.0


def ask(
    game: Game, question: str, language: str = "en", more: Sequence[Passage] = (), most: int = MOST
) -> list[Answer]:
    """Return the passages that answer a question on a game, the best first.

    Args:
        game: the game.
        question: words or a sentence; no more than its first 200 letters are read.
        language: a language of the guide; one that the game lacks reads the English guide.
        more: further passages, such as those on a position.
        most: how many to return at the most.

    Example:
        >>> from ludotheque import load
        >>> best, *_ = ask(load("koryo"), "who wins a tie")
        >>> best.passage.anchors, best.said("*", "*")
        (('r28',), 'R28 Players with equal totals share the victory: the rulebook prints no *tie*-break.')
    """
    spoken = language if language in game.languages else "en"
    parts = parts_of(question[:LONGEST], idle_words(spoken))
    return found([*more, *passages(game, spoken)], parts, most)


def found(among: Sequence[Passage], parts: Sequence[Asked], most: int = MOST) -> list[Answer]:
    """Return the passages with any part of a question, the best first."""
    texts = [" ".join((one.title, *one.sought, one.plain)) for one in among]
    known = {word: word for text in texts for word in words_in(text)}
    # "Tiebreak" is found where "tie-break" stands.
    known |= {"".join(halves): " ".join(halves) for text in texts for halves in HALVES.findall(text.lower())}
    queries = {" OR ".join(_terms(part.words, known)): part.worth for part in parts}
    with contextlib.closing(sqlite3.connect(":memory:")) as index:
        for table in WEIGHTS:
            index.execute(
                f"CREATE VIRTUAL TABLE {table} USING fts5"
                " (words, passage UNINDEXED, tokenize = 'porter unicode61 remove_diacritics 2')"
            )
        for at, one in enumerate(among):
            index.execute("INSERT INTO title VALUES (?, ?)", (one.title, at))
            index.executemany("INSERT INTO entry VALUES (?, ?)", ((words, at) for words in one.sought))
            index.execute("INSERT INTO text (rowid, words, passage) VALUES (?, ?, ?)", (at, one.plain, at))
        best = _ranked(index, queries)[:most]
        marked = " OR ".join(query for query, worth in queries.items() if worth == 1.0)
        excerpts = {at: _excerpt(index, at, marked) or shortened(among[at].plain) for at in best}
    return [Answer(among[at], tuple(_pieces(excerpt))) for at, excerpt in excerpts.items()]


def _ranked(index: sqlite3.Connection, queries: Mapping[str, float]) -> list[int]:
    """Return the numbers of the passages with a part of a question, the best first.

    A passage is worth what its title, the best entry of the index and its text are. One with all parts of the question
    comes before one that repeats a single part.
    """
    rows: dict[tuple[int, str, int], float] = {}
    covered: dict[int, set[str]] = {}
    for (query, worth), (table, weight) in product(queries.items(), WEIGHTS.items()):
        found = index.execute(f"SELECT passage, rowid, -bm25({table}) FROM {table} WHERE {table} MATCH ?", (query,))
        for at, row, score in found:
            rows[at, table, row] = rows.get((at, table, row), 0.0) + weight * worth * score
            covered.setdefault(at, set()).update([query] if worth == 1.0 else [])
    best: dict[tuple[int, str], float] = {}
    for (at, table, _), score in rows.items():
        best[at, table] = max(best.get((at, table), 0.0), score)
    scores = {at: sum(best.get((at, table), 0.0) for table in WEIGHTS) for at in covered}
    return sorted(scores, key=lambda at: (-scores[at] * len(covered[at]) ** COVERING, at))


def _excerpt(index: sqlite3.Connection, at: int, marked: str) -> str | None:
    """Return the part of a passage around the words that were asked for; None if none of them stands there."""
    query = "SELECT snippet(text, 0, ?, ?, '…', ?) FROM text WHERE text MATCH ? AND rowid = ?"
    row = index.execute(query, (BEGIN, END, WORDS, marked, at)).fetchone()
    return None if row is None else str(row[0])


def parts_of(question: str, idle: frozenset[str]) -> list[Asked]:
    """Return the words of a question that tell something, and each pair of words with one of them.

    >>> for part in parts_of("What is the hand limit?", frozenset(["what", "is", "the"])):
    ...     print(part)
    Asked(words='hand', worth=1.0)
    Asked(words='limit', worth=1.0)
    Asked(words='the hand', worth=0.4)
    Asked(words='hand limit', worth=0.4)
    """
    said = words_in(question)
    telling = [one for one in said if one not in idle] or said
    pairs = [f"{one} {following}" for one, following in pairwise(said) if {one, following} & set(telling)]
    return [*map(Asked, dict.fromkeys(telling)), *(Asked(one, PAIRED) for one in dict.fromkeys(pairs))]


def shortened(text: str) -> str:
    """Return the beginning of a text."""
    words = text.split()
    return " ".join(words) if len(words) <= WORDS else f"{' '.join(words[:WORDS])}…"


def words_in(text: str) -> list[str]:
    """Return the words of a text in small letters."""
    return WORD.findall(text.lower())


@functools.cache
def idle_words(language: str) -> frozenset[str]:
    """Return the words of a language that tell nothing in a question; none of one that is not known."""
    told = tomllib.loads(Path(__file__).with_name("idle.toml").read_text(encoding="utf-8"))
    return frozenset(told.get(language, "").split())


def _terms(words: str, known: Mapping[str, str]) -> list[str]:
    """Return what is looked for in place of a word, or of two; with the words nearest to one that stands nowhere.

    What is known is written as its value.
    """
    if " " in words:
        return [f'"{words}"']
    if HANGUL.fullmatch(words):  # what follows a word is written together with it
        return [f'"{words[:SYLLABLES]}"*']
    if len(words) < SHORTEST or words in known:
        return [f'"{known.get(words, words)}"']
    near = difflib.get_close_matches(words, sorted(known), n=2, cutoff=NEAR)
    return [f'"{one}"' for one in (words, *(known[it] for it in near))]


def _pieces(excerpt: str) -> Iterator[Piece]:
    for at, words in enumerate(MARKED.split(excerpt)):
        if words:
            yield Piece(words, marked=at % 2 == 1)
