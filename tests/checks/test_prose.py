"""Long lines and words that are no plain English fail ``make check``."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

PROSE = Path(__file__).parents[2] / "tools" / "prose"


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("page.md", "word " * 25, True),
        ("page.md", "| " + "word " * 25, False),
        ("page.md", "See https://play.example/" + "word " * 25, False),
        ("page.md", "Whoever plays wins.", True),
        ("page.md", "Name it `whoever`.", False),
        ("page.md", "The guests are told.", True),
        ("page.md", "The cards can be told apart.", False),
        ("page.md", "Draw one. What remains is discarded.", True),
        ("page.md", "Draw one. Who goes first?", False),
        ("src/a.py", '    """Whether it is over."""', True),
        ("src/a.py", '    """Return whether it is over."""', False),
        ("src/a.py", 'raise ValueError("nobody sits there")', True),
        ("src/a.py", 'say("seat-nobody")', False),
        ("src/a.svelte", "<!-- For anybody. -->", True),
        ("text/en.ftl", "end = Who cannot pay is out.", True),
        ("text/en.ftl", "mine = Ann's card", True),
        ("text/en.ftl", "# Ann's card", False),
        ("text/fr.ftl", "mine = l'ami", False),
    ],
)
def test_what_is_found(tmp_path: Path, file: str, text: str, found: bool) -> None:
    for path in (tmp_path / "tools" / "prose", tmp_path / file):
        path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(PROSE, tmp_path / "tools")
    (tmp_path / file).write_text(text + "\n", encoding="utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "tools" / "prose"], capture_output=True, text=True, check=False)
    assert (done.returncode, bool(done.stdout)) == ((1, True) if found else (0, False)), done.stdout + done.stderr


def test_outside_a_checkout_nothing_passes(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    shutil.copy(PROSE, tmp_path / "tools")
    done = subprocess.run([tmp_path / "tools" / "prose"], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "not a git repository" in done.stderr
