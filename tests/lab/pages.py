"""The lab's page as its parts: tables, plots and words."""

from __future__ import annotations

import json
from collections import defaultdict
from html.parser import HTMLParser
from typing import Any


class Page(HTMLParser):
    """The tables of a page by chapter and title, cell by cell; the plots' specifications likewise; and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tables: dict[tuple[str, str], list[list[str]]] = {}
        self.plots: dict[tuple[str, str], dict[str, Any]] = {}
        self.sentences: dict[str, list[str]] = defaultdict(list)
        self.chapter = self.title = self.text = ""
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        had = dict(attrs)
        self.tags.append(tag)
        if tag == "div" and had.get("class") == "wide":
            self.title = str(had["aria-label"])
            self.tables[self.chapter, self.title] = []
        elif tag == "tr":
            self.tables[self.chapter, self.title].append([])
        elif tag != "small":
            self.text = ""

    def handle_endtag(self, tag: str) -> None:
        said = " ".join(self.text.split())
        if tag == "h2":
            self.chapter = said
        elif tag == "figcaption":
            self.title = said
        elif tag in ("td", "th"):
            self.tables[self.chapter, self.title][-1].append(said)
        elif tag in ("li", "p", "h1", "h3", "dd"):
            self.sentences[self.chapter].append(said)
        elif tag == "script" and self.text.startswith("{"):
            self.plots[self.chapter, self.title] = json.loads(self.text)

    def handle_data(self, data: str) -> None:
        self.text += data
