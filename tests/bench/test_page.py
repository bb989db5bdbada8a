"""A run of the benchmarks as a page of the docs. The figures are made up here: speed is not for tests."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path

import pytest
from benchmarks import __main__ as bench
from benchmarks import page
from benchmarks.contestants import CONTESTANTS, RATIOS, Slice

VERSIONS = {"ludotheque": "9.8.7", "rlcard": "6.5.4"}


@pytest.fixture
def data(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """Return a run: contestant N makes N thousand decisions a second, half of them choices; each third is slow."""
    monkeypatch.setattr(bench, "versions", lambda: VERSIONS)
    monkeypatch.setattr(bench, "is_compiled", lambda: True)
    slices = {
        name: [
            Slice(10, 1000 * number, 500 * number, 1.0),
            Slice(10, 1000 * number, 500 * number, 1.0),
            Slice(10, 1000 * number, 500 * number, 2.0),
        ]
        for number, name in enumerate(CONTESTANTS, start=1)
    }
    return bench.report(slices, 0.5)


def rate(name: str) -> int:
    return 1000 * (1 + list(CONTESTANTS).index(name))


def test_every_contestant_has_a_line_and_every_ratio(data) -> None:
    text = page.section(data)
    for name in CONTESTANTS:
        (line,) = (line for line in text.splitlines() if line.startswith(f"{name}  "))
        assert f"{rate(name):,}" in line.split()
        assert line.endswith(" 50%")
    for ours, theirs in RATIOS:
        assert f"{ours} / {theirs}: {round(rate(ours) / rate(theirs), 2)} (" in text


def test_our_five_games_stand_beside_every_peer(data) -> None:
    _, _, *rows = page.beside(data).splitlines()
    assert [row.split(" | ")[0] for row in rows] == [f"| {name}" for name in page.OURS]
    for ours, row in zip(page.OURS, rows, strict=True):
        assert row.strip("| ").split(" | ")[1:] == [f"{rate(ours) / rate(peer):.1f}" for peer in page.PEERS]


def test_it_says_how_on_what_and_which_but_not_where(data) -> None:
    text = page.section(data)
    assert text.startswith(f"{page.HEADING}\n")
    shape = r"^`make bench`: \d+ cores \(\w+\), [1-9]\d* GB of memory, \w+, Python 3\.\d+\.\d+; "
    assert re.search(shape, text, re.MULTILINE)
    assert "ludotheque 9.8.7, rlcard 6.5.4; ludotheque compiled. 3 rounds of 0.5 s." in " ".join(text.split())
    for private in (platform.node(), str(Path.home()), str(Path.cwd()), sys.prefix):
        assert private not in text


def test_only_what_is_between_the_marks_is_written(data, tmp_path: Path) -> None:
    at = tmp_path / "page.md"
    at.write_text(f"# Speed\n\nbefore\n\n{page.BEGIN}\nold\n{page.END}\n\nafter\n", encoding="utf-8")
    page.write(at, data)
    once = at.read_text(encoding="utf-8")
    assert once == f"# Speed\n\nbefore\n\n{page.BEGIN}\n\n{page.section(data)}\n\n{page.END}\n\nafter\n"
    page.write(at, data)
    assert at.read_text(encoding="utf-8") == once
    assert list(tmp_path.iterdir()) == [at]


@pytest.mark.parametrize(
    "text", ["nothing", f"{page.BEGIN}", f"{page.END} {page.BEGIN}", f"{page.BEGIN}{page.END}" * 2]
)
def test_a_page_without_its_marks_is_left_alone(data, tmp_path: Path, text: str) -> None:
    at = tmp_path / "page.md"
    at.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"has not the two marks"):
        page.write(at, data)
    assert at.read_text(encoding="utf-8") == text


def test_the_page_of_the_docs_has_its_marks() -> None:
    page.check(Path(__file__).parents[2] / "docs/performance.md")


def test_quartiles_need_two_rounds(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    monkeypatch.setattr(sys, "argv", ["benchmarks", "--rounds", "1"])
    with pytest.raises(SystemExit):
        bench.main()
    assert "at least 2 rounds" in capsys.readouterr().err
