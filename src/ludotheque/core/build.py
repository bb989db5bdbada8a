"""Facts about the build of this installation."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import ludotheque
import ludotheque.core.state
from ludotheque.core.git_commit import commit_of


def is_compiled() -> bool:
    """Return whether the rules run as compiled extensions."""
    return not str(ludotheque.core.state.__file__).endswith(".py")


@cache
def release() -> str:
    """Return the version, with the commit where it is known. In a checkout, Git is asked once."""
    commit = commit_of(Path(ludotheque.__file__).parent)
    return ludotheque.__version__ if commit is None else f"{ludotheque.__version__} ({commit})"


def build() -> str:
    """Return the version, the commit where it is known, and whether the rules are compiled."""
    return f"ludotheque {release()}, compiled: {str(is_compiled()).lower()}"
