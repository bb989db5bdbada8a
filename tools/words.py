"""Plain English: no docstring, page or text opens a sentence without a subject, or uses the words of a dialect.

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
LICENCES = "CREDITS.md"
"""The page that quotes licences, whose words are not ours."""
CLIENT = tuple(f"{folder}/**/*.{kind}" for folder in ("web", "src") for kind in ("svelte", "ts", "css"))
"""The code of the client, whose comments count."""
TEXTS = ("web/src/text/**/en.ftl", "src/ludotheque/**/text/en.ftl")
SKIPPED = {"node_modules", "static"}
"""Folders of what is built or installed."""
START = r"(?m:\A|(?<=[.!?]\s)|(?<=\n\n)|^#.*\n|^ *- )(?:\s|[*_`(]|- |<[^>]*>|\*\*\w+\*\* )*"
"""The place where a sentence begins, with markup before it."""
SENTENCE = re.compile(START + r"(?P<word>What|Who|Whoever|Whom|Whose|Whether|Somebody|Someone)\b(?![^.!]*\?)")
"""An opening that no sentence has but a question."""
DOCSTRING = re.compile(r"\s*(?P<word>How|Nobody|Where|Which|Why)\b")
"""An opening that no docstring has either: there it stands for a verb or a noun."""
DIALECT = re.compile(r"\b(?P<word>(?i:whoever|whomever|anew|shall)|[Ee]verybody|[Aa]nybody|[Ss]omebody|[Nn]obody)\b")
"""A word that no English prose of ours has: everyone, anyone, someone and no one are plainer."""
TOLD = re.compile(r"(?i)\b(?P<word>(?:is|are|was|were) told(?! apart))\b")
"""A turn that pages and texts say otherwise: "is notified" or "learns of"."""
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:(?<=\s)|(?<=\A))//[^\n]*", re.DOTALL)
"""A comment of the client."""
STATEMENT = re.compile(r"(?:\A|(?<=[.!?]\s)|(?<=\] ))(?P<word>What|Who|Whom|Whose|Whether)\b[^.?!{}]*\.(?!\S)")
"""An opening of a statement in a text; headings without a full stop and questions may have it."""
STRAIGHT = re.compile(r"(?P<word>(?<=[A-Za-z}])'(?=[a-z]))")
"""A straight apostrophe: texts for people have the curly one."""
VALUE = re.compile(r"(?m)^(?!#)(?:[\w-]+ =|\s+\.[\w-]+ =|(?=\s+\S))(?P<value>.*)$")
CODE = re.compile(r"```.*?```|`+[^`\n]+`+", re.DOTALL)


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


def dialect(text: str, *patterns: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    """Yield the line within a text, from 0, and each word of the dialect in it, but not in code."""
    prose = CODE.sub(lambda code: re.sub(r"[^\n]", " ", code[0]), text)
    for pattern in patterns:
        for found in pattern.finditer(prose):
            yield prose.count("\n", 0, found.start("word")), found["word"]


def in_module(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the word of each such opening in the docstrings of a module."""
    for line, text in docstrings(source):
        for further, word in {*openings(text), *dialect(text, DIALECT)}:
            yield line + further, word
        if first := DOCSTRING.match(text):
            yield line, first["word"]


def in_page(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the word of each such opening in a page."""
    for line, word in {*openings(source), *dialect(source, DIALECT, TOLD)}:
        yield line + 1, word


def in_texts(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and each such opening or word in the values of a Fluent file."""
    for found in VALUE.finditer(source):
        line = source.count("\n", 0, found.start("value")) + 1
        for _, word in dialect(found["value"].strip(), DIALECT, TOLD, STATEMENT, STRAIGHT):
            yield line, word


def in_client(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and each such word in the comments of a component or a script."""
    for found in COMMENT.finditer(source):
        for line, word in dialect(found[0], DIALECT):
            yield source.count("\n", 0, found.start()) + line + 1, word


SEARCH = {".py": in_module, ".md": in_page, ".ftl": in_texts, ".svelte": in_client, ".ts": in_client, ".css": in_client}


def findings() -> Iterator[str]:
    """Yield the place and the word of each such opening in the project."""
    modules = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    pages = [
        path for pattern in (*PAGES, *TEXTS, *CLIENT) for path in sorted(ROOT.glob(pattern)) if path.name != LICENCES
    ]
    for path in (*modules, *pages):
        inside = path.relative_to(ROOT)
        if SKIPPED.intersection(inside.parts):
            continue
        for line, word in sorted(SEARCH[path.suffix](path.read_text(encoding="utf-8"))):
            yield f"{inside}:{line}: {word}"


def main() -> int:
    """Name what was found."""
    found = list(findings())
    if found:
        print("name the subject, open with a verb (Return, Find, Say), or use plainer words:", *found, sep="\n  ")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
