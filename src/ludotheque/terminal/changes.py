"""Differences between two descriptions of one table, for reading it line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher, get_close_matches

from ludotheque.core.telling import Part
from ludotheque.terminal.words import TerminalWords


def changes(before: Sequence[Part], now: Sequence[Part], words: TerminalWords) -> list[Part]:
    """Return the parts that have changed, each with its heading and only the lines that differ.

    A line that no new one replaces is named as gone.

    >>> before = [Part("Supply", ["3 Spies.", "1 Merchant."]), Part("Ann: 2 points", ["No cards."])]
    >>> changes(before, [Part("Supply", ["2 Spies."]), Part("Ann: 2 points", ["No cards."])], TerminalWords())
    [Part(heading='Supply', lines=['2 Spies.', 'No longer: 1 Merchant.'])]
    >>> changes(before, [before[0], Part("Ann: 3 points", ["No cards."])], TerminalWords())
    [Part(heading='Ann: 3 points', lines=[])]
    """
    found = []
    for old, new in _paired(before, now):
        lines = [*_differing(old.lines if old else [], new.lines, words)]
        if lines or old is None or old.heading != new.heading:
            found.append(Part(new.heading, lines))
    return found


def _paired(before: Sequence[Part], now: Sequence[Part]) -> Iterator[tuple[Part | None, Part]]:
    """Yield each part with the one that it was: parts keep their order, while their headings may change."""
    former, latter = ([part.heading for part in parts] for parts in (before, now))
    for _, first, last, begin, end in SequenceMatcher(None, former, latter, autojunk=False).get_opcodes():
        # Where parts have come or gone, nothing says which is which: those here are said whole.
        known = last - first == end - begin
        yield from zip(before[first:last] if known else [None] * (end - begin), now[begin:end], strict=True)


def _differing(before: Sequence[str], now: Sequence[str], words: TerminalWords) -> Iterator[str]:
    """Yield the new lines, and as gone the old ones that none of these stands for: each stands for the most alike."""
    for tag, first, last, begin, end in SequenceMatcher(None, before, now, autojunk=False).get_opcodes():
        if tag != "equal":
            gone = [*before[first:last]]
            for line in now[begin:end]:
                yield line
                for former in get_close_matches(line, gone, 1, cutoff=0):
                    gone.remove(former)
            for line in gone:
                yield words("plain-gone", line=line)
