"""The commit that an installation was built from. ``setup.py`` runs this file by its path, so it imports no sibling."""

from __future__ import annotations

import subprocess
from pathlib import Path

BAKED = "commit.txt"
"""The file that a build writes into the package, beside its ``__init__.py``. A checkout has none."""


def in_git(root: Path) -> str | None:
    """Return the commit of a checkout, with ``-modified`` if tracked files differ. None without Git.

    The folder itself must be a checkout: a repository around it belongs to another project.
    """
    if not (root / ".git").exists():
        return None
    command = ["git", "describe", "--always", "--exclude=*", "--abbrev=9", "--dirty=-modified"]
    try:
        found = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=10, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return found.stdout.strip() or None


def commit_of(package: Path) -> str | None:
    """Return the commit of a package's folder: as its build wrote it down, or else from the checkout around it."""
    baked = package / BAKED
    if baked.is_file():
        return baked.read_text(encoding="utf-8").strip() or None
    return in_git(package.parents[1])
