"""`ludotheque --version` tells the commit: from Git in a checkout, else as the build wrote it down."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from ludotheque import __version__
from ludotheque.core.build import build, is_compiled
from ludotheque.core.git_commit import BAKED, commit_of, in_git


def git(folder: Path, *arguments: str) -> str:
    identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    done = subprocess.run(["git", *identity, *arguments], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Make a checkout with one commit and a package in src/."""
    folder = tmp_path / "src" / "tide"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--message", "Begin")
    return folder


def test_a_checkout_asks_git(package: Path) -> None:
    assert commit_of(package) == git(package, "rev-parse", "--short=9", "HEAD")


def test_changed_files_are_told_and_new_ones_are_not(package: Path) -> None:
    (package / "new.py").write_text("")
    assert not str(commit_of(package)).endswith("-modified")
    (package / "__init__.py").write_text("1")
    assert str(commit_of(package)).endswith("-modified")


def test_a_tag_changes_nothing(package: Path) -> None:
    before = commit_of(package)
    git(package, "tag", "v9")
    assert commit_of(package) == before


def test_what_the_build_wrote_down_comes_first(package: Path) -> None:
    (package / BAKED).write_text("0123456789\n")
    assert commit_of(package) == "0123456789"


def test_a_repository_around_an_installation_is_another_project(package: Path) -> None:
    installed = package.parents[1] / "venv" / "lib" / "site-packages" / "tide"
    installed.mkdir(parents=True)
    assert commit_of(installed) is None


def test_without_git_the_commit_is_not_known(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert in_git(package.parents[1]) is None


def test_the_version_names_the_commit_and_no_place() -> None:
    compiled = str(is_compiled()).lower()
    version = re.escape(__version__)
    assert re.fullmatch(rf"ludotheque {version}( \([0-9a-f]{{9,}}(-modified)?\))?, compiled: {compiled}", build())
