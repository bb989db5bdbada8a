"""Rules for the project as a whole."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from textwrap import dedent

import pytest
from babel import Locale

import ludotheque
from ludotheque.core.build import is_compiled
from ludotheque.teaching.lessons import languages_of

ROOT = Path(__file__).parents[2]
DOCS = sorted((ROOT / "docs").glob("*.md"))
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")


def test_core_and_games_need_only_librt_and_mypy_extensions() -> None:
    code = (
        "import sys; before = set(sys.modules); import ludotheque; ludotheque.registered_games(); "
        "print('\\n'.join(sorted({name.split('.')[0] for name in set(sys.modules) - before})))"
    )
    loaded = set(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    )
    outside = {name for name in loaded if name not in sys.stdlib_module_names and not name.startswith("_")}
    compiled_group = {name for name in outside if name.endswith("__mypyc")}
    assert outside - compiled_group == {"librt", "ludotheque", "mypy_extensions"}


def test_the_build_is_the_one_that_was_asked_for() -> None:
    if os.environ.get("LUDOTHEQUE_EXPECT_COMPILED") == "1":
        assert is_compiled()
        assert ".compiled" in Path(str(ludotheque.__file__)).parts
    else:
        assert Path(str(ludotheque.__file__)).suffix == ".py"


def test_no_game_is_named_outside_its_folder() -> None:
    names = "|".join(ludotheque.registered_games())
    pattern = re.compile(rf"""[=!]=\s*["']({names})["']|["']({names})["']\s*[=!]=""")
    for path in [*ROOT.glob("src/ludotheque/**/*.py"), *ROOT.glob("web/src/**/*")]:
        if path.is_file() and path.suffix in (".py", ".ts", ".svelte") and "games" not in path.parts:
            assert not pattern.search(path.read_text(encoding="utf-8")), path


def test_a_class_outside_the_games_has_a_name_of_its_own() -> None:
    home = Path(ludotheque.__file__).parent
    files = [file for file in home.rglob("*.py") if "games" not in file.relative_to(home).parts]
    named = [name for file in files for name in re.findall(r"^class (\w+)", file.read_text("utf-8"), re.MULTILINE)]
    assert len(named) > 500
    assert [name for name, times in Counter(named).items() if times > 1] == []


def test_every_game_of_the_house_keeps_a_ledger() -> None:
    assert [game.id for game in ludotheque.registered_games().values() if game.ledger is None] == []


def test_the_readme_says_which_languages_a_game_and_its_lessons_speak() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([^|:(]+)[^|]*\| [^|]+\| (complete[^|]*?) \|", readme, re.MULTILINE))
    rows = {title.strip(): said for title, said in rows.items()}
    games = [game for game in ludotheque.registered_games().values() if game.stage == "complete"]
    assert rows.keys() == {game.title.partition(":")[0] for game in games}
    for game in games:
        lessons = languages_of(game)
        said = english_names(game.languages)
        if tuple(lessons) != tuple(game.languages):
            said += f" (lessons: {english_names(lessons)})"
        assert rows[game.title.partition(":")[0]].split("; ")[1] == said


def english_names(languages: Sequence[str]) -> str:
    return ", ".join(str(Locale(language).get_display_name("en")) for language in languages)


def test_versions_agree() -> None:
    assert f'version = "{ludotheque.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f"\nversion: {ludotheque.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "schema"),
    [
        ("CITATION.cff", "citation-file-format"),
        (".github/ISSUE_TEMPLATE/config.yml", "github-issue-config"),
        *((f".github/ISSUE_TEMPLATE/{form.name}", "github-issue-forms") for form in FORMS),
    ],
)
def test_what_a_forge_reads_follows_its_schema(file: str, schema: str) -> None:
    checker = Path(sys.executable).parent / "check-jsonschema"
    # Some of these files have no ending that tells what they are.
    command = [checker, "--default-filetype", "yaml", "--builtin-schema", f"vendor.{schema}", ROOT / file]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("lock", [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "package-lock.json"], ids=str)
def test_locks_carry_no_registry_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not re.search(r"--(extra-)?index-url|--find-links|\"resolved\"", text)


EXAMPLE = ROOT / "src/ludotheque/games/leduc"


def test_adding_a_game_quotes_the_example() -> None:
    """Each block is a piece of one of the example's files; blocks in ``py`` and ``pycon`` are of other games."""
    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(
        r"^```(?:python|ftl|markdown|svelte|toml)\n(?!\[project)(.*?)^```", page, re.DOTALL | re.MULTILINE
    )
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in {".py", ".ftl", ".md", ".svelte", ".toml"}]
    sources = {str(path.relative_to(EXAMPLE)): path.read_text(encoding="utf-8").splitlines() for path in files}
    found = [[name for name, source in sources.items() if quotes(block, source)] for block in blocks]
    assert [block for block, names in zip(blocks, found, strict=True) if not names] == []
    modules = {path.name for path in EXAMPLE.glob("*.py")}
    assert set(chain(*found)) >= modules | {"text/en.ftl", "guide/en.md", "lessons/01-idea.toml", "lessons/en.ftl"}


def quotes(block: str, source: list[str]) -> bool:
    """Return whether a block is consecutive lines of a file, with or without their common indent."""
    lines = dedent(block).strip("\n").splitlines()
    starts = range(len(source) - len(lines) + 1)
    return any(dedent("\n".join(source[at : at + len(lines)])).splitlines() == lines for at in starts)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", *(f"docs/{path.name}" for path in DOCS)])
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    prose = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", prose)
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_examples_of_the_docs_run(page: Path) -> None:
    """Their prompts give what they say; Leduc's own page is held to its folder instead."""
    found = doctest.testfile(str(page), module_relative=False)
    assert found.failed == 0
