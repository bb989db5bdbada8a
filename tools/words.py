"""Sentences that name their subject: in docstrings and English pages none opens with "Who", "What" or "Somebody".

python -m tools.words   name those that do
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "tools", "benchmarks", "examples")
PAGES = ("*.md", "docs/**/*.md", "src/**/guide/en.md")
SKIPPED = {"node_modules", "static"}
"""Folders of what is built or installed."""
START = r"(?m:\A|(?<=[.!?]\s)|(?<=\n\n)|^#.*\n|^ *- )(?:\s|[*_`(]|- |<[^>]*>|\*\*\w+\*\* )*"
"""The place where a sentence begins, with markup before it."""
SENTENCE = re.compile(START + r"(?P<word>What|Who|Whoever|Whom|Whose|Whether|Somebody|Someone)\b(?![^.!]*\?)")
"""An opening that no sentence has but a question."""
DOCSTRING = re.compile(r"\s*(?P<word>How|Nobody|Where|Which|Why)\b")
"""An opening that no docstring has either: there it stands for a verb or a noun."""


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each docstring of a module, those of attributes and constants too."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for one in body if isinstance(body, list) else ():
            if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) and isinstance(one.value.value, str):
                yield one.lineno, one.value.value


def openings(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line within a text, from 0, and the word of each sentence that opens with such a word."""
    for found in SENTENCE.finditer(text):
        yield text.count("\n", 0, found.start("word")), found["word"]


def in_module(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the word of each such opening in the docstrings of a module."""
    for line, text in docstrings(source):
        for further, word in openings(text):
            yield line + further, word
        if first := DOCSTRING.match(text):
            yield line, first["word"]


def in_page(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the word of each such opening in a page."""
    for line, word in openings(source):
        yield line + 1, word


def findings() -> Iterator[str]:
    """Yield the place and the word of each such opening in the project."""
    modules = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    pages = [path for pattern in PAGES for path in sorted(ROOT.glob(pattern))]
    for path in (*modules, *pages):
        inside = path.relative_to(ROOT)
        if SKIPPED.intersection(inside.parts):
            continue
        search = in_module if path.suffix == ".py" else in_page
        for line, word in sorted(search(path.read_text(encoding="utf-8"))):
            yield f"{inside}:{line}: {word}"


def main() -> int:
    """Name what was found."""
    found = list(findings())
    if found:
        print("name the subject, or open with a verb (Return, Find, Say):", *found, sep="\n  ")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
