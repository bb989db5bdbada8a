"""Compiles the rules and the search with mypyc, unless the install is editable or LUDOTHEQUE_PURE=1 is set."""

import os
import runpy
import sys
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/ludotheque")
COMPILING = runpy.run_path(str(PACKAGE / "compiling.py"))
PURE = os.environ.get("LUDOTHEQUE_PURE") == "1" or {"editable_wheel", "egg_info", "dist_info", "sdist"} & set(sys.argv)

setup(
    ext_modules=[] if PURE else COMPILING["extensions"](COMPILING["house_modules"](PACKAGE)),
    cmdclass={"build_ext": COMPILING["ParallelBuild"]},
)
