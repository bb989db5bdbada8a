"""Facts about the build of this installation."""

from __future__ import annotations

from pathlib import Path

import ludotheque
import ludotheque.core.state
from ludotheque.core.commit import commit_of


def is_compiled() -> bool:
    """Return whether the rules run as compiled extensions."""
    return not str(ludotheque.core.state.__file__).endswith(".py")


def build() -> str:
    """Return the version, the commit where it is known, and whether the rules are compiled."""
    commit = commit_of(Path(ludotheque.__file__).parent)
    version = ludotheque.__version__ if commit is None else f"{ludotheque.__version__} ({commit})"
    return f"ludotheque {version}, compiled: {str(is_compiled()).lower()}"
