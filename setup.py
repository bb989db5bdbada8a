"""Compiles the rules and the search with mypyc, unless the install is editable or LUDOTHEQUE_PURE=1 is set."""

import os
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

PACKAGE = Path("src/ludotheque")
GAME_FILES = ("cards", "codes", "rules", "abilities", "ending", "worlds", "heuristics")
COMPILED = [
    PACKAGE / "core/chance.py",
    PACKAGE / "core/state.py",
    *(path for name in GAME_FILES for path in sorted(PACKAGE.glob(f"games/*/{name}.py"))),
    *sorted(PACKAGE.glob("bots/search.py")),
    *sorted(PACKAGE.glob("bots/playout.py")),
]


def extensions() -> list[Extension]:
    """All compiled modules in one group, so that calls between them are direct."""
    if os.environ.get("LUDOTHEQUE_PURE") == "1" or {"editable_wheel", "egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    # NumPy is only named in annotations of what is not compiled, and need not be there to build.
    arguments = ["--ignore-missing-imports", *map(str, COMPILED)]
    found = cast(list[Extension], mypycify(arguments, opt_level="3", debug_level="0", group_name="ludotheque"))
    if sys.platform != "win32":
        for extension in found:
            # Calls within the group need not be replaceable from outside; so they can be inlined.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


setup(ext_modules=extensions())
