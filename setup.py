"""Compiles the rules and the search with mypyc, unless the install is editable or LUDOTHEQUE_PURE=1 is set."""

import os
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

PACKAGE = Path("src/ludotheque")
INTERPRETED = {"__init__", "actions", "components", "ledger", "log", "options", "payments", "position", "texts", "view"}
"""What of a game's folder is not compiled: it reads files, or makes what a person sees. The rest is rules."""
COMPILED = [
    PACKAGE / "core/chance.py",
    PACKAGE / "core/state.py",
    PACKAGE / "core/encoding.py",
    PACKAGE / "core/seen.py",
    *(path for path in sorted(PACKAGE.glob("games/*/*.py")) if path.stem not in INTERPRETED),
    *sorted(PACKAGE.glob("bots/search.py")),
    *sorted(PACKAGE.glob("bots/playout.py")),
    PACKAGE / "envs/batch.py",
    PACKAGE / "lab/course.py",
]


def extensions() -> list[Extension]:
    """All compiled modules in one group, so that calls between them are direct."""
    if os.environ.get("LUDOTHEQUE_PURE") == "1" or {"editable_wheel", "egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    found = cast(
        list[Extension], mypycify(list(map(str, COMPILED)), opt_level="3", debug_level="0", group_name="ludotheque")
    )
    if sys.platform != "win32":
        for extension in found:
            # Calls within the group need not be replaceable from outside; so they can be inlined.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


setup(ext_modules=extensions())
