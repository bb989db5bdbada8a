"""Long lines are named, and wrapped without another meaning."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tools import lines

WORDS = "a walk along the quay "
LONG = (WORDS * 8).strip()
PAGE = f"""# {LONG}

- {LONG}
- short
  and ragged

`{"code " * 5}` {LONG} <a id="here"></a>
| {LONG} |

```
{LONG}
```
<!-- fields: begin -->
{LONG}
<!-- fields: end -->
"""


def test_paragraphs_are_wrapped_and_nothing_else() -> None:
    page = lines.wrapped_markdown(PAGE)
    assert page.split() == PAGE.split()
    assert (
        f"# {LONG}\n" in page and f"| {LONG} |\n" in page and f"```\n{LONG}\n```" in page and f"-->\n{LONG}\n" in page
    )
    assert "- short\n  and ragged\n" in page and '<a id="here"></a>' in page
    (item,) = [part for part in page.split("\n\n") if part.startswith("- a walk")]
    first, second, *_ = item.splitlines()
    assert len(first) <= lines.LONGEST and second.startswith("  ") and second.strip().startswith(("a", "walk", "along"))


def test_a_line_never_begins_with_what_would_begin_a_list() -> None:
    page = lines.wrapped_markdown("x " * 59 + "x - y 7. z # " + "x " * 59)
    assert all(not line.startswith(("-", "7.", "#")) for line in page.splitlines())
    assert len(page.splitlines()) > 1


def test_texts_are_wrapped_and_say_the_same() -> None:
    source = f"tagline = {LONG} {{ $seat }}.\n    .other = {LONG}\nlog-a = {{ $n ->\n   *[other] {LONG}\n}}\n"
    wrapped = lines.wrapped_fluent(source)
    assert max(map(len, wrapped.splitlines())) <= lines.LONGEST < max(map(len, source.splitlines()))

    assert said(wrapped) == said(source) == [f"{LONG} Ann.", LONG, LONG]


def said(source: str) -> list[str]:
    """Return the texts as read, where a line break is a space."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    tagline, log = bundle.get_message("tagline"), bundle.get_message("log-a")
    patterns = (tagline.value, tagline.attributes["other"], log.value)
    return [str(bundle.format_pattern(one, {"seat": "Ann", "n": 2})[0]).replace("\n", " ") for one in patterns]


def test_a_long_line_fails_the_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "Makefile").write_text(f"all:\n\techo {LONG}\n")
    (tmp_path / "table.md").write_text(f"| {LONG} |\n")
    monkeypatch.setattr(lines, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["lines", "--check"])
    assert lines.main() == 1
    told = capsys.readouterr().out.split("\n  ")[1:]
    assert [one.strip() for one in told] == ["Makefile:2", "page.md:1", "page.md:3", "page.md:7", "page.md:11"]
    monkeypatch.setattr(sys, "argv", ["lines"])
    assert lines.main() == 1
    told = capsys.readouterr().out.split("\n  ")[1:]
    assert [one.split(":")[0] for one in told] == ["Makefile", "page.md", "page.md"]
