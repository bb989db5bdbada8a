"""Questions on the rules, answered by the passages that fit them best.

SQLite's full-text search does it: words by their stems, ranked by BM25. Each game's guide has an index, as a book has:
the words by which people look for a place, beside those that stand there. Words that say about the same at any table
find each other (``alike.toml``).
"""

from __future__ import annotations

import contextlib
import difflib
import functools
import math
import re
import sqlite3
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, product
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from ludotheque.core.game import Game
from ludotheque.teaching.guide.passages import Passage, passages

LONGEST: Final = 200
"""Letters of a question."""
MOST: Final = 5
"""Passages that answer it, at the most."""
WORDS: Final = 40
"""Words of a passage that are shown around those that were asked for."""
WEIGHTS: Final = {"title": 3.0, "entry": 2.0, "text": 1.0, "within": 1.0}
"""The weights of the title of a passage, of an entry of the index, of the text and of the headings above it."""
PAIRED: Final = 0.8
"""The worth of two words of a question that stand together, beside that of one."""
ALIKE: Final = 0.35
"""The worth of a word that says about the same, beside that of the word itself."""
IDLE: Final = 0.2
"""The worth of a word that tells nothing: an entry of the index that asks in the same way comes first."""
COVERING: Final = 1.5
"""The power by which a passage gains with the share of a question that it has."""
NEAR: Final = 0.8
"""The likeness of a word with a typing error to the word that is meant."""
SHORTEST: Final = 4
"""Letters of a word that may have a typing error."""
HANGUL: Final = re.compile(r"[가-힣]+")
SYLLABLES: Final = 2
"""Syllables of a Korean word that tell it from others, without its particles and endings."""
HALVES: Final = re.compile(r"([^\W_]+)-([^\W_]+)")
APOSTROPHE: Final = re.compile("['’]")
WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
BEGIN, END = "\x02", "\x03"
Key = TypeVar("Key")
MARKED: Final = re.compile(f"{BEGIN}(.*?){END}")


class Piece(NamedTuple):
    """A piece of an excerpt; ``marked`` if it was asked for."""

    words: str
    marked: bool


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that answers a question, and the part of it that does."""

    passage: Passage
    excerpt: tuple[Piece, ...]

    def said(self, begin: str = "", end: str = "") -> str:
        """Return the excerpt, with something before and after each marked word."""
        return "".join(f"{begin}{one.words}{end}" if one.marked else one.words for one in self.excerpt)


class Sought(NamedTuple):
    """Words to look for, and how much a passage with them is worth.

    They stand for a word of the question that tells something: that word, or one that says about the same. A word that
    tells nothing stands for none, nor do two that stand together.
    """

    words: str
    worth: float = 1.0
    word: str = ""


@dataclass(frozen=True, slots=True)
class Spoken:
    """The words of a language that tell nothing in a question, and those that say about the same as a word."""

    idle: frozenset[str] = frozenset()
    alike: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def telling(self, words: Sequence[str]) -> list[str]:
        """Return the words that tell something; all if none does. People leave out the apostrophe of "don't"."""
        return [one for one in words if APOSTROPHE.sub("", one) not in self.idle] or [*words]


def ask(game: Game, question: str, language: str = "en", more: Sequence[Passage] = (), most: int = MOST) -> list[Hit]:
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
    return found([*more, *passages(game, spoken)], question[:LONGEST], spoken_words(spoken), most)


def found(among: Sequence[Passage], question: str, spoken: Spoken, most: int = MOST) -> list[Hit]:
    """Return the passages with any part of a question, the best first."""
    texts = [" ".join((one.title, *one.sought, one.plain)) for one in among]
    known = {word: word for text in texts for word in words_in(text)}
    # "Tiebreak" is found where "tie-break" stands.
    known |= {"".join(halves): " ".join(halves) for text in texts for halves in HALVES.findall(text.lower())}
    parts = parts_of(question, spoken)
    queries = [(" OR ".join(_terms(part.words, known, typed=part.word == part.words)), part) for part in parts]
    lengths = [len(spoken.telling(words_in(words))) for one in among for words in one.sought]
    with contextlib.closing(sqlite3.connect(":memory:")) as index:
        for table in WEIGHTS:
            index.execute(
                f"CREATE VIRTUAL TABLE {table} USING fts5"
                " (words, passage UNINDEXED, tokenize = 'porter unicode61 remove_diacritics 2')"
            )
        for at, one in enumerate(among):
            index.execute("INSERT INTO title VALUES (?, ?)", (one.title, at))
            index.executemany("INSERT INTO entry VALUES (?, ?)", ((words, at) for words in one.sought))
            index.execute("INSERT INTO within VALUES (?, ?)", (" ".join(one.within), at))
            index.execute("INSERT INTO text (rowid, words, passage) VALUES (?, ?, ?)", (at, one.plain, at))
        best = _ranked(index, queries, lengths, len(among))[:most]
        marked = " OR ".join(query for query, part in queries if part.word == part.words)
        excerpts = {at: _excerpt(index, at, marked) or shortened(among[at].plain) for at in best}
    return [Hit(among[at], tuple(_pieces(excerpt))) for at, excerpt in excerpts.items()]


def _ranked(
    index: sqlite3.Connection, queries: Sequence[tuple[str, Sought]], lengths: Sequence[int], passages: int
) -> list[int]:
    """Return the numbers of the passages with a part of a question, the best first.

    A passage is worth what its title, the best entry of the index, its text and the headings above it are. One with all
    words of the question comes before one that repeats a single word, and a rare word tells more than a frequent one.

    Args:
        index: the tables of the passages.
        queries: what is looked for, and the part of the question that it is.
        lengths: how many words of each entry of the index tell something.
        passages: how many there are.
    """
    telling = {part.word for _, part in queries if part.word}
    rows: dict[tuple[int, str, int], dict[str, float]] = {}
    covered: dict[int, dict[str, float]] = {}
    for (query, part), (table, weight) in product(queries, WEIGHTS.items()):
        found = index.execute(f"SELECT passage, rowid, -bm25({table}) FROM {table} WHERE {table} MATCH ?", (query,))
        for at, row, score in found:
            _raise(rows.setdefault((at, table, row), {}), part.word or part.words, weight * part.worth * score)
            if part.word:
                _raise(covered.setdefault(at, {}), part.word, part.worth)
    best: dict[tuple[int, str], float] = {}
    for (at, table, row), scores in rows.items():
        score = sum(scores.values())
        if table == "entry":
            asked = len(scores.keys() & telling)
            score *= min(1.0, asked / lengths[row - 1])  # an entry that says more answers another question
        _raise(best, (at, table), score)
    places = Counter(word for words in covered.values() for word in words)
    rarity = {word: math.log(1 + (passages + 1) / count) for word, count in places.items()}
    worth = {
        at: sum(best.get((at, table), 0.0) for table in WEIGHTS)
        * (sum(rarity[word] * share for word, share in words.items()) / sum(rarity.values())) ** COVERING
        for at, words in covered.items()
    }
    return sorted(worth, key=lambda at: (-worth[at], at))


def _raise(worth: dict[Key, float], key: Key, least: float) -> None:
    """Let something be worth a number at least."""
    worth[key] = max(worth.get(key, 0.0), least)


def _excerpt(index: sqlite3.Connection, at: int, marked: str) -> str | None:
    """Return the part of a passage around the words that were asked for; None if none of them stands there."""
    query = "SELECT snippet(text, 0, ?, ?, '…', ?) FROM text WHERE text MATCH ? AND rowid = ?"
    row = index.execute(query, (BEGIN, END, WORDS, marked, at)).fetchone()
    return None if row is None else str(row[0])


def parts_of(question: str, spoken: Spoken) -> list[Sought]:
    """Return the words of a question, those that say about the same, and each pair with a word that tells something.

    >>> spoken = Spoken(frozenset(["what", "is", "the"]), {"limit": ("maximum",)})
    >>> for part in parts_of("What is the hand limit?", spoken):
    ...     print(part)
    Sought(words='hand', worth=1.0, word='hand')
    Sought(words='limit', worth=1.0, word='limit')
    Sought(words='maximum', worth=0.35, word='limit')
    Sought(words='the hand', worth=0.8, word='')
    Sought(words='hand limit', worth=0.8, word='')
    Sought(words='what', worth=0.2, word='')
    Sought(words='is', worth=0.2, word='')
    Sought(words='the', worth=0.2, word='')
    """
    said = words_in(question)
    telling = spoken.telling(said)
    pairs = dict.fromkeys(f"{one} {following}" for one, following in pairwise(said))
    words = dict.fromkeys([*telling, *(pair for pair in pairs if pair in spoken.alike)])
    return [
        *(
            Sought(like, 1.0 if like == one else ALIKE, one)
            for one in words
            for like in (one, *spoken.alike.get(one, ()))
        ),
        *(Sought(pair, PAIRED) for pair in pairs if pair not in words and not {*telling}.isdisjoint(pair.split())),
        *(Sought(one, IDLE) for one in dict.fromkeys(said) if one not in words),
    ]


def shortened(text: str) -> str:
    """Return the beginning of a text."""
    words = text.split()
    return " ".join(words) if len(words) <= WORDS else f"{' '.join(words[:WORDS])}…"


def words_in(text: str) -> list[str]:
    """Return the words of a text in small letters."""
    return WORD.findall(text.lower())


@functools.cache
def spoken_words(language: str) -> Spoken:
    """Return what is known of the words of a language; nothing of one that is not known."""
    idle = frozenset(APOSTROPHE.sub("", _listed("idle.toml", language)).split())
    alike: dict[str, tuple[str, ...]] = {}
    for group in (line.split(", ") for line in _listed("alike.toml", language).splitlines()):
        alike |= {word: (*alike.get(word, ()), *(one for one in group if one != word)) for word in group}
    return Spoken(idle, alike)


def _listed(name: str, language: str) -> str:
    return str(tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8")).get(language, ""))


def _terms(words: str, known: Mapping[str, str], *, typed: bool) -> list[str]:
    """Return what is looked for in place of a word, or of two; with the words nearest to a typed one that is unknown.

    What is known is written as its value.
    """
    if " " in words:
        return [f'"{words}"']
    if HANGUL.fullmatch(words):  # what follows a word is written together with it
        return [f'"{words[:SYLLABLES]}"*']
    if len(words) < SHORTEST or words in known or not typed:
        return [f'"{known.get(words, words)}"']
    near = difflib.get_close_matches(words, sorted(known), n=2, cutoff=NEAR)
    return [f'"{one}"' for one in (words, *(known[it] for it in near))]


def _pieces(excerpt: str) -> Iterator[Piece]:
    for at, words in enumerate(MARKED.split(excerpt)):
        if words:
            yield Piece(words, marked=at % 2 == 1)
