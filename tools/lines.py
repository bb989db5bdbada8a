"""Lines of at most 120 characters in the files that no other formatter keeps.

python -m tools.lines          wrap the paragraphs of Markdown and the texts of Fluent that have longer ones
python -m tools.lines --check  name the lines that are longer
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST = 120
SUFFIXES = {".cfg", ".ftl", ".html", ".md", ".service", ".toml", ".yaml", ".yml"}
"""JSON is not among them: tools write ours (records, Grafana), and a string of JSON cannot be broken."""
NAMES = {"Dockerfile", "Makefile", "browser", "compile", "needs", "postgres", "test"}
SKIPPED = {"node_modules", "static", "mutants", "build", "dist"}
"""Folders of what is built or installed. So is everything in a folder whose name begins with a dot."""
BEGIN, END = re.compile(r"<!-- \w+: (begin -->|`make )"), re.compile(r"<!-- (\w+: end|/\w+) -->")
"""Tools write what lies between such marks."""
FENCE = re.compile(r"\s*(```|~~~)")
ITEM = re.compile(r"\s*([-*+]|\d+\.) +")
OWN_LINE = re.compile(r"\s*(\||#|>|<!--|<(?!a |br)|\[[^\]]+\]:)")
"""Tables, headings, quotations, comments, markup and the addresses of links: they are no paragraphs."""
STARTS_BLOCK = re.compile(r"([-*+#>|]|\d+\.)$|[#>|]")
"""A word that would begin something else in Markdown if it stood first in a line."""
KEPT = re.compile(r"`[^`]+`|<[^>]+>|\{[^{}]*\}")
"""Code, tags and the placeables of Fluent are not broken."""
JOINED = "\0"
TEXT = re.compile(r"(?P<head>[a-z][\w-]* =|    \.[\w-]+ =| +\*?\[[\w-]+\])(?P<text> \S.*)")
"""A text of Fluent that stands in one line: a message, an attribute or a variant."""


def files() -> Iterator[Path]:
    """Yield the files whose lines are looked at."""
    for folder, inside, names in os.walk(ROOT):
        inside[:] = sorted(name for name in inside if not skipped(name))  # others may be writing what is skipped
        for path in (Path(folder, name) for name in sorted(names) if not name.startswith(".")):
            if path.suffix in SUFFIXES or path.name in NAMES:
                yield path


def skipped(name: str) -> bool:
    """Return whether a folder of that name is nothing that people write."""
    return name.startswith(".") or name in SKIPPED or name.endswith(".egg-info")


LINK = re.compile(r"\s*(?:[-*] )?\[[^]]*\]\([^)]*\)\S*$")
"""A line that is nothing but one link, which cannot be broken."""


def too_long(path: Path) -> Iterator[int]:
    """Yield the numbers of the lines that are too long; tables, links and what tools write may be."""
    generated = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        generated = (generated or bool(BEGIN.match(line))) and not END.match(line)
        free = path.suffix == ".md" and (generated or line.lstrip().startswith("|") or bool(LINK.match(line)))
        if len(line) > LONGEST and not free and "://" not in line:
            yield number


def filled(text: str, first: str, rest: str) -> list[str]:
    """Break a text into lines, with what stands before the first and before the others."""
    words = KEPT.sub(lambda found: found[0].replace(" ", JOINED), " ".join(text.split())).split(" ")
    lines, line = [], first + words[0]
    for word in words[1:]:
        if len(line) + 1 + len(word) > LONGEST and not STARTS_BLOCK.match(word):
            lines.append(line)
            line = rest + word
        else:
            line += f" {word}"
    return [one.replace(JOINED, " ") for one in (*lines, line)]


def wrapped_markdown(source: str) -> str:
    """Return a page with each paragraph wrapped that has a line too long."""
    done: list[str] = []
    paragraph: list[str] = []

    def end() -> None:
        if any(len(line) > LONGEST for line in paragraph):
            item = ITEM.match(paragraph[0])
            indent = re.match(r" *", paragraph[0])
            first = item[0] if item else indent[0] if indent else ""
            done.extend(filled(" ".join(paragraph)[len(first) :], first, " " * len(first)))
        else:
            done.extend(paragraph)
        paragraph.clear()

    kept = False  # within code, or what tools write
    for line in source.splitlines():
        turns = FENCE.match(line) or (END if kept else BEGIN).match(line)
        if turns or kept or not line.strip() or OWN_LINE.match(line):
            end()
            done.append(line)
            kept = kept != bool(turns)
            continue
        if ITEM.match(line):
            end()
        paragraph.append(line)
    end()
    return "\n".join(done) + "\n"


def wrapped_fluent(source: str) -> str:
    """Return texts with those in several lines that are too long for one: a reader takes a line break as a space."""
    done: list[str] = []
    for line in source.splitlines():
        found = TEXT.fullmatch(line) if len(line) > LONGEST else None
        if found is None:
            done.append(line)
            continue
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        done += [found["head"], *filled(found["text"], indent, indent)]
    return "\n".join(done) + "\n"


WRAPPED = {".md": wrapped_markdown, ".ftl": wrapped_fluent}


def main() -> int:
    """Wrap what can be wrapped, and name the lines that are too long."""
    found = []
    for path in files():
        source = path.read_text(encoding="utf-8")
        if "--check" not in sys.argv and path.suffix in WRAPPED and any(too_long(path)):
            path.write_text(WRAPPED[path.suffix](source), encoding="utf-8")
        found += [f"{path.relative_to(ROOT)}:{number}" for number in too_long(path)]
    if found:
        print(f"longer than {LONGEST} characters (python -m tools.lines wraps paragraphs):", *found, sep="\n  ")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
