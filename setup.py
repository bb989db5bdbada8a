"""Compiles the rules and the search with mypyc, unless the install is editable or LUDOTHEQUE_PURE=1 is set.

The folder `build` keeps the compiled files, which are used again until a Python file changes.
"""

import os
import runpy
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

OLDEST = (3, 11)
if sys.version_info < OLDEST:
    raise SystemExit(f"Ludotheque needs Python {OLDEST[0]}.{OLDEST[1]} or later, and this is {sys.version.split()[0]}.")

PACKAGE = Path("src/ludotheque")
COMPILING = runpy.run_path(str(PACKAGE / "authoring" / "compiling.py"))
COMMIT = runpy.run_path(str(PACKAGE / "core" / "git_commit.py"))
PURE = os.environ.get("LUDOTHEQUE_PURE") == "1" or "editable_wheel" in sys.argv


def write_commit(package: Path) -> None:
    """Write down which commit is built: Git is asked, or a source distribution says it."""
    found = COMMIT["commit_of"](PACKAGE.resolve())
    if found is not None:
        (package / COMMIT["BAKED"]).write_text(f"{found}\n", encoding="utf-8")


class BuildWithCommit(build_py):
    """Builds the package with the commit in it, and with nothing that has been deleted since an earlier build.

    An editable install asks Git for the commit instead, each time.
    """

    def run(self) -> None:
        if not self.editable_mode:
            for path in Path(self.build_lib).rglob("*"):
                if path.is_file() and path.suffix not in COMPILING["BUILT"]:
                    path.unlink()
        super().run()
        if not self.editable_mode:
            write_commit(Path(self.build_lib) / PACKAGE.name)


class SourcesWithCommit(sdist):
    """Builds a source distribution with the commit in it."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        write_commit(Path(base_dir) / PACKAGE)


setup(
    ext_modules=[] if PURE else COMPILING["extensions"](COMPILING["own_modules"](PACKAGE)),
    cmdclass={"build_ext": COMPILING["ParallelBuild"], "build_py": BuildWithCommit, "sdist": SourcesWithCommit},
)
