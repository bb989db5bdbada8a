"""Pages that were written for the repository, as the documentation site shows them."""

from __future__ import annotations

import doctest

import griffe
from tools import position_fields, site

from ludotheque import load


def test_the_examples_of_the_tool_hold() -> None:
    found = doctest.testmod(site)
    assert found.attempted and not found.failed


def test_anchors_of_rules_become_those_of_their_headings() -> None:
    guides = dict(site.guides())
    assert "## Betting {#betting}" in guides["games/leduc.md"]
    assert {"games/koryo.md", "games/koryo.fr.md", "games/koryo.ko.md"} <= set(guides)
    assert not [name for name, text in guides.items() if "](position:" in text]


def test_the_site_has_the_pictures_of_all_guides_and_no_others() -> None:
    """``python -m tools.guide_pictures`` takes them."""
    wanted = set().union(*(site.shown(guide) for guide in site.GAMES.glob("*/guide/*.md")))
    assert wanted == {file.relative_to(site.DOCS) for file in (site.DOCS / site.GUIDE_PICTURES).glob("*/*")}


def test_a_notebook_becomes_a_page_with_its_code() -> None:
    cells = [{"cell_type": "markdown", "source": ["# Tide\n", "See [docs](../../docs/lab.md)."]}]
    cells.append({"cell_type": "code", "source": ["print(1)\n", "print(2)"]})
    page = site.as_page({"cells": cells}, "7-tide.ipynb")
    assert page.startswith("# Tide\nSee [docs](../lab.md).\n\n```python\nprint(1)\nprint(2)\n```\n")
    assert "7-tide.ipynb" in page


def test_docstrings_become_markdown() -> None:
    text = "Ask :func:`ask`, or :class:`~a.Tide`.\n\n>>> 1 + 1\n2\n\nThen go on."
    tide = griffe.Module("tide", docstring=griffe.Docstring(text))
    site.Docstrings().on_object(obj=tide)
    assert tide.docstring is not None
    expected = "Ask `ask`, or `a.Tide`.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nThen go on."
    assert tide.docstring.value == expected


def test_the_fields_of_positions_are_those_that_the_readers_accept() -> None:
    page = position_fields.chapter(load("koryo"))
    assert page.startswith("## Koryŏ\n\nOnly `seats` is required.")
    assert "| `round` | 1 to 8; 1 if left out |" in page
