"""Hooks of MkDocs that add to docs/ for the site, and an extension for docstrings.

The pages in docs/ are written for readers of the repository. Here the games' guides, the notebooks, the examples, the
fields of positions and the pages of the root join them. Links that lead out of docs/ are turned to those pages, and
docstrings become Markdown.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools import position_fields

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
EXAMPLES = ROOT / "examples"
NOTEBOOKS = EXAMPLES / "notebooks"
GAMES = ROOT / "src" / "ludotheque" / "games"
FROM_ROOT = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CREDITS.md": "credits.md",
    "SECURITY.md": "reporting.md",
}
"""Pages in the root of the repository, and what they are called on the site."""

GUIDE_PICTURES = Path("images") / "guides"
"""The folder in docs/ with the pictures of the guides (tools/guide_pictures.py)."""
PICTURE = re.compile(r"^!\[([^\]]*)\]\(position:([^)]*)\)$", re.MULTILINE)
"""A picture of a board in a guide, which the client draws: its caption, and the lesson, step and parts it shows."""
ANCHOR = re.compile(r'^<a id="([\w-]+)"></a>\n(#+ .*)$', re.MULTILINE)
"""The anchor of a rule, on the line above its heading."""
FILE_LINK = re.compile(r"\[((?:docs/)?[\w-]+\.md)\]\(([\w./-]+)")
"""A link whose text is the name of a file."""
IN_LIST = re.compile(r"- |  \S")
"""An item of a list, or a further line of its first paragraph."""
PROMPTS = re.compile(r"```python\n(?=>>> )")


# --- pages from elsewhere ---


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie outside of docs/."""
    positions = ("positions.md", position_fields.page())
    for name, text in (*root_pages(), *guides(), *notebooks(), ("examples.md", examples()), positions):
        files.append(File.generated(config, name, content=text))
    return files


def root_pages() -> Iterable[tuple[str, str]]:
    """Yield the pages of the root, with their links as the site has them."""
    for name, page in FROM_ROOT.items():
        yield page, (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")


def guides() -> Iterable[tuple[str, str]]:
    """Yield the games' guides. That in English has the plain name."""
    for path in sorted(GAMES.glob("*/guide/*.md")):
        game, language = path.parts[-3], path.stem
        text = below_the_title(with_pictures(path.read_text(encoding="utf-8"), game, language))
        yield f"games/{game}{suffix(language)}.md", ANCHOR.sub(r"\2 {#\1}", text)


def below_the_title(guide: str) -> str:
    r"""Put the chapters of a long guide below its title, or the contents beside it would end where they begin.

    >>> below_the_title("# Koryŏ\n## The aim\n\n# Rules\n## The deal")
    '# Koryŏ\n## The aim\n\n## Rules\n### The deal'
    """
    title, chapter, rest = guide.partition("\n# ")
    return title + re.sub(r"^(?=#+ )", "#", chapter + rest, flags=re.MULTILINE)


def suffix(language: str) -> str:
    """Return the end of the names of a language's files."""
    return "" if language == "en" else f".{language}"


def picture_of(game: str, language: str, position: str) -> Path:
    """Return the file in docs/ with the picture of a position in a guide.

    >>> str(picture_of("koryo", "fr", "02-first-round/9/limit-0,lane-0"))
    'images/guides/koryo/02-first-round-9-limit-0-lane-0.fr.webp'
    """
    return GUIDE_PICTURES / game / f"{re.sub('[/,]', '-', position)}{suffix(language)}.webp"


def shown(guide: Path) -> set[Path]:
    """Return the files in docs/ with the pictures of a guide."""
    positions = PICTURE.findall(guide.read_text(encoding="utf-8"))
    return {picture_of(guide.parts[-3], guide.stem, position) for _, position in positions}


def with_pictures(guide: str, game: str, language: str) -> str:
    """Turn the positions of a guide into figures."""

    def figure(found: re.Match[str]) -> str:
        caption, position = found.groups()
        file = picture_of(game, language, position).as_posix()
        return f'<figure markdown="span">\n![](../{file})\n<figcaption>{caption}</figcaption>\n</figure>'

    return PICTURE.sub(figure, guide)


def notebooks() -> Iterable[tuple[str, str]]:
    """Yield the notebooks as pages, each with its file to download."""
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        yield f"notebooks/{path.stem}.md", as_page(json.loads(path.read_text(encoding="utf-8")), path.name)


def as_page(notebook: dict[str, Any], name: str) -> str:
    """Return a notebook as Markdown: its text and its code. Outputs are not kept in the repository."""
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"]).replace("](../../docs/", "](../")
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
    return "\n\n".join([*parts, f"*The notebook is `examples/notebooks/{name}`; `make notebooks` runs it.*\n"])


def examples() -> str:
    """Return a page with the programs of the examples."""
    parts = ["# Examples"]
    for path in sorted([*EXAMPLES.glob("*.*"), *EXAMPLES.glob("learning/*.py")]):
        anchor = path.name.replace(".", "-").replace("_", "-")
        source = path.read_text(encoding="utf-8").rstrip()
        parts.append(f"## {path.name} {{#{anchor}}}\n\n```{path.suffix[1:]}\n{source}\n```")
    return "\n\n".join(parts) + "\n"


# --- what is different on the site ---


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links that lead out of docs/ to pages of the site, and mark sessions with prompts as such."""
    del page, config
    for name, target in FROM_ROOT.items():
        markdown = markdown.replace(f"](../{name}", f"]({target}")
    markdown = re.sub(r"\]\(\.\./src/ludotheque/games/(\w+)\)", r"](games/\1.md)", markdown)
    markdown = re.sub(r"\]\(\.\./examples/notebooks/([\w-]+)\.ipynb\)", r"](notebooks/\1.md)", markdown)
    markdown = re.sub(
        r"\]\(\.\./examples/(?:learning/)?(\w+)\.(\w+)\)",
        lambda found: f"](examples.md#{found[1].replace('_', '-')}-{found[2]})",
        markdown,
    )
    markdown = FILE_LINK.sub(lambda link: f"[{title_of(link[2], files) or link[1]}]({link[2]}", markdown)
    return lists_apart(PROMPTS.sub("```pycon\n", markdown))


def lists_apart(markdown: str) -> str:
    r"""Put an empty line before each list, which MkDocs asks for and other readers of Markdown do not.

    >>> lists_apart("Three rules:\n- one\n  and a half\n- two")
    'Three rules:\n\n- one\n  and a half\n- two'
    """
    lines: list[str] = []
    code = False
    for line in markdown.split("\n"):
        if line.startswith("- ") and not code and lines and lines[-1] and not IN_LIST.match(lines[-1]):
            lines.append("")
        code ^= line.lstrip().startswith("```")
        lines.append(line)
    return "\n".join(lines)


def title_of(source: str, files: Files) -> str | None:
    """Return the title that the menu gives a page; the docs call each other by their file names."""
    found = files.get_file_from_path(source)
    return None if found is None or found.page is None else str(found.page.title)


ROLE = re.compile(r":(?:func|class|mod|meth|data|attr|exc):`~?([^`]+)`")
"""A reference as Sphinx writes it."""
SESSION = re.compile(r"(?:^|(?<=\n))>>> .*?(?=\n\s*\n|\Z)", re.DOTALL)
"""An example with prompts, to the next empty line."""


class Docstrings(griffe.Extension):
    """Makes Markdown of docstrings: references become code, examples with prompts become blocks of code."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Rewrite the docstring of one object."""
        del kwargs
        if obj.docstring is not None:
            text = ROLE.sub(r"`\1`", obj.docstring.value)
            obj.docstring.value = SESSION.sub(lambda found: f"```pycon\n{found[0]}\n```", text)
