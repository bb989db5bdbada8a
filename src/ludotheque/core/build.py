"""Facts about the build of this installation."""

from __future__ import annotations

import ludotheque.core.state


def is_compiled() -> bool:
    """Return whether the rules run as compiled extensions."""
    return not str(ludotheque.core.state.__file__).endswith(".py")
