"""The report as a file: one page of well-formed HTML, with nothing from elsewhere and no markup but its own."""

from __future__ import annotations

import hashlib
import json
import re
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import altair
import pytest
from jsonschema import ValidationError

from ludotheque import load
from ludotheque.lab import page, report, runner
from ludotheque.lab.experiment import Experiment

VOID = {"meta", "link", "img", "br", "hr", "input"}
EVIL = '</script><img src=x onerror=alert(1)>"&'


class Tags(HTMLParser):
    """Checks that all tags are closed in order, and keeps addresses and the contents of scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.addresses: list[str] = []
        self.scripts: list[str] = []
        self.styles: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href", "action", "srcset")]
        assert not [name for name, _value in attrs if name.startswith("on") or name == "style"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "script":
            self.scripts.append(data)
        if self.open and self.open[-1] == "style":
            self.styles.append(data)


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("lab") / "koryo"
    arms = Experiment("koryo", (2, 3), (("random",),), 25, {})
    return report.write(folder, arms, runner.run(arms, folder)).read_text(encoding="utf-8")


def test_the_page_is_well_formed_and_asks_for_nothing(text: str) -> None:
    tags = Tags(text)
    assert tags.addresses
    assert all(one.startswith("#") for one in tags.addresses)
    assert not tags.seen & {"link", "img", "iframe", "object", "embed", "base", "form"}
    assert not re.search(r"@import|url\(", "".join(tags.styles))
    libraries = [one for one in tags.scripts if len(one) > 100_000]
    assert len(libraries) == len(page.PROGRAMS)
    rest = text
    for library in libraries:
        rest = rest.replace(library, "")
    assert "//" not in re.sub(r"^\s*//.*$", "", rest, flags=re.MULTILINE), "an address outside of the libraries"
    assert "sourceMappingURL" not in text


def test_every_plot_is_valid_and_has_titles_on_its_axes(text: str) -> None:
    specs = [json.loads(one) for one in Tags(text).scripts if one.startswith("{")]
    assert len(specs) > 15
    for spec in specs:
        altair.TopLevelSpec.from_dict(spec, validate=True)
        drawn = spec.get("layer", [spec])
        assert all(part["encoding"]["x"]["title"] for part in drawn)
        assert spec["description"]
    with pytest.raises(ValidationError):
        altair.TopLevelSpec.from_dict({**specs[0], "width": "wide"}, validate=True)


def test_every_anchor_leads_to_a_chapter(text: str) -> None:
    ids = re.findall(r'<section class="chapter" id="([^"]+)"', text)
    assert len(set(ids)) == len(ids)
    assert {one.removeprefix("#") for one in Tags(text).addresses} <= set(ids)


def test_names_of_a_persons_own_file_are_shown_and_are_never_markup(tmp_path: Path) -> None:
    own = re.sub(r'(?m)^name = "([^"\']*)"', rf"name = '\1{EVIL}'", load("manga_dice").document("cards"))
    assert own.count(EVIL) > 50
    options = load("manga_dice").options.parse({"cards": own}).to_json()
    arms = Experiment("manga_dice", (2,), (("random",),), 60, options)
    path = report.write(tmp_path, arms, runner.run(arms, tmp_path))
    said = path.read_text(encoding="utf-8")
    tags = Tags(said)
    assert "img" not in tags.seen
    assert "&lt;/script&gt;&lt;img src=x" in said
    assert json.loads((tmp_path / "names.json").read_text(encoding="utf-8"))["cards"]["e02"] == f"Fan Letter{EVIL}"
    specs = [json.loads(one) for one in tags.scripts if one.startswith("{")]
    labels = [line.get("label") for spec in specs for lines in spec["datasets"].values() for line in lines]
    assert [label for label in labels if label and EVIL in label]


def test_the_libraries_are_those_of_the_table_and_of_altair() -> None:
    folder = files("ludotheque.lab").joinpath("vendor")
    table = re.findall(
        r"^\| `([^`]+)` \| `([^`]+)` .*? \| ([\d.]+) \| `(\w+)` \|$",
        folder.joinpath("README.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert [name for name, *_rest in table] == list(page.PROGRAMS)
    versions = {}
    for name, package, version, wanted in table:
        library = folder.joinpath(name).read_bytes()
        assert hashlib.sha256(library).hexdigest() == wanted
        assert b"</script" not in library
        versions[package] = version
    assert f"v{versions['vega-lite']}" == altair.SCHEMA_VERSION
