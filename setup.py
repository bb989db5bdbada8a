"""Compiles the rules and the search with mypyc, unless the install is editable or LUDOTHEQUE_PURE=1 is set."""

import os
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/ludotheque")
INTERPRETED = {
    *("__init__", "actions", "components", "ledger", "log", "options", "payments", "position", "texts", "view"),
}
"""What of a game's folder is not compiled: it reads files, or makes what a person sees. The rest is rules."""
COMPILED = [
    PACKAGE / "core/actions.py",
    PACKAGE / "core/chance.py",
    PACKAGE / "core/state.py",
    PACKAGE / "core/encoding.py",
    PACKAGE / "core/seen.py",
    *(path for path in sorted(PACKAGE.glob("games/*/**/*.py")) if path.stem not in INTERPRETED),
    *sorted(PACKAGE.glob("bots/search.py")),
    *sorted(PACKAGE.glob("bots/playout.py")),
    PACKAGE / "envs/batch.py",
    PACKAGE / "lab/course.py",
]


def extensions() -> list[Extension]:
    """All compiled modules in one group, so that calls between them are direct; a C file for each module."""
    if os.environ.get("LUDOTHEQUE_PURE") == "1" or {"editable_wheel", "egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    found = cast(
        list[Extension],
        mypycify(list(map(str, COMPILED)), opt_level="3", debug_level="0", group_name="ludotheque", multi_file=True),
    )
    if sys.platform != "win32":
        for extension in found:
            # Calls within the group need not be replaceable from outside; so they can be inlined.
            extension.extra_compile_args.append("-fno-semantic-interposition")
        if "gcc" in str(sysconfig.get_config_var("CC")):
            # The modules are optimised together, so that small functions of one are inlined in another.
            extension.extra_compile_args.append("-flto")
            extension.extra_link_args += ["-flto=auto", "-O3"]
    return found


class ParallelBuild(build_ext):
    """Compiles the C files of an extension on all cores, and says how far it is."""

    def build_extension(self, ext: Extension) -> None:
        ext.extra_objects = [*ext.extra_objects, *self.compile_all(ext, [str(source) for source in ext.sources])]
        ext.sources = []
        super().build_extension(ext)

    def compile_all(self, ext: Extension, sources: list[str]) -> list[str]:
        """Return the object files, in the order of the sources: the longest files are begun first."""

        def compile_one(source: str) -> list[str]:
            found: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )
            return found

        order = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            begun = {pool.submit(compile_one, source): source for source in order}
            for number, done in enumerate(as_completed(begun), 1):
                done.result()
                print(f"compiled {number} of {len(order)}: {Path(begun[done]).stem}", file=sys.stderr, flush=True)
            objects = {source: done.result() for done, source in begun.items()}
        return [one for source in sources for one in objects[source]]


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
