"""Compile the rules, the search and the loops with mypyc: Ludotheque's own when it is built, a package's game later.

Compiled modules call each other directly only within one build. So a game of another package is not compiled alone:
:func:`compile_with` builds Ludotheque again with the game in it. ``setup.py`` runs this file by its path, before
anything is installed; so it imports nothing of Ludotheque but within functions.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import itertools
import os
import re
import shlex
import shutil
import string
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

INTERPRETED = {"components", "consequences", "drawn", "ledger", "levels", "options", "reasons", "texts", "told"}
"""Files of a game's folder that stay interpreted, also as ``fight_reasons``: they read files, speak to people, or serve
tests. The rest is what a move needs."""

OPTIONS = (
    "--no-site-packages",
    "--ignore-missing-imports",
    "--allow-subclassing-any",
    "--no-warn-return-any",
    "--no-warn-unused-ignores",
    "--follow-imports=silent",
)
"""Libraries are not read even if they are installed: mypy would take twice as long over them as over our code, and the
C code of the rules, the bots and the core is the same without them. Anything that a library returns is Any then, and
modules that are not compiled may not type-check, which is left to `make check`."""

COLD = {
    *("audit", "box", "card_notes", "codes", "frames", "names", "opening", "position", "printed", "setup"),
    *("soundness", "tables", "things", "view"),
}
"""Files of a game's folder that neither a search nor games in a loop pass through, or only as a game begins. They are
compiled with little optimisation, which takes half as long."""

BUILT = {".so", ".pyd"}
"""The endings of extensions."""

LIBRARY = "ludotheque__mypyc"
"""The extension that has the code of all modules. The name is mypyc's."""

CORE = ("actions", "chance", "changes", "state", "encoding", "match", "card_notes")
"""Files of the core that a decision passes through."""

LOOPS = ("bots/search", "bots/playout", "bots/net", "bots/selfplay", "envs/batch", "lab/course")
"""Files that play many games, or think about one."""

APPLICATION = (
    "tables/journal",
    "tables/views",
    "tables/audience",
    "tables/table",
    "tables/showing",
    "tables/committing",
    "tables/simultaneous/pending",
    "tables/simultaneous/decisions",
    "tables/timekeeping/idle",
    "store/turns",
)
"""Files of the application that each move passes through. The socket of a server is not among them: compiled, its
handlers let an error pass that was raised to several waiters at once."""


def game_modules(folder: Path) -> list[Path]:
    """List what is compiled of a game's folder."""
    return [path for path in sorted(folder.rglob("*.py")) if path.stem.split("_")[-1] not in INTERPRETED]


def own_modules(package: Path) -> list[Path]:
    """List what is compiled of Ludotheque, whose package is that folder."""
    core = [package / "core" / f"{name}.py" for name in CORE]
    games = [path for folder in sorted(package.glob("games/*/")) for path in game_modules(folder)]
    loops = [package / f"{name}.py" for name in LOOPS]
    application = [package / "app" / f"{name}.py" for name in APPLICATION]
    return [*core, *games, *loops, *application]


def missing_compiler() -> str | None:
    """Return a sentence that says what to do, if there is no C compiler here."""
    command = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    # What stands before the options: the compiler, behind a program that calls it such as ccache.
    programs = list(itertools.takewhile(lambda word: not word.startswith("-"), command))
    missing = next((program for program in programs if shutil.which(program) is None), None)
    if sys.platform == "win32" or missing is None:
        return None
    return (
        f"Compiling Ludotheque needs a C compiler, and there is no {missing}. Install one (on Debian and Ubuntu: "
        "apt install gcc python3-dev), install a wheel, or set LUDOTHEQUE_PURE=1 to install rules "
        "that are not compiled and many times slower."
    )


class SharedLibrary(Extension):
    """The code of all modules, so that calls between them are direct."""

    def __init__(self, modules: Sequence[Path]) -> None:
        # What is not compiled counts as well: the C code has its constants, and relies on its types.
        beside = {str(path) for module in modules for path in _package(module).rglob("*.py")}
        super().__init__(LIBRARY, [], depends=[*sorted(beside), "pyproject.toml"])
        self.modules = modules


def extensions(modules: Sequence[Path]) -> list[Extension]:
    """List what is built of modules: a library with the code of all, and for each a shim that Python imports."""
    return [SharedLibrary(modules), *(Extension(_dotted(module), []) for module in modules)]


def _package(module: Path) -> Path:
    """Return the outermost package that a module is of."""
    return list(itertools.takewhile(lambda folder: (folder / "__init__.py").exists(), module.parents))[-1]


def _dotted(module: Path) -> str:
    """Return the name of a module, to which a package adds ``__init__`` here, as its file does."""
    return ".".join(module.relative_to(_package(module).parent).with_suffix("").parts)


def translate(library: SharedLibrary) -> None:
    """Translate the modules of the library to C, and say with which options it is compiled and linked."""
    if (missing := missing_compiler()) is not None:
        sys.exit(missing)
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        sys.exit("Ludotheque is not compiled for a free-threaded Python: set LUDOTHEQUE_PURE=1, or use another Python.")
    from mypyc.build import mypycify

    found = cast(
        list[Extension],
        mypycify(
            [*OPTIONS, *map(str, library.modules)],
            opt_level="3",
            debug_level="0",
            group_name="ludotheque",
            multi_file=True,
        ),
    )[0]
    # What is left of mypy's trees would be searched for garbage as long again when the program ends.
    gc.freeze()
    sources = [Path(source) for source in found.sources]
    document(library.modules, sources)
    (header,) = sources[0].parent.glob("__native_internal_*.h")
    header.write_text(
        CALLED_ONCE + TOP_LEVEL.sub("extern CALLED_ONCE", header.read_text(encoding="utf-8")), encoding="utf-8"
    )
    library.sources = [str(unit) for unit in units(sources)]
    library.include_dirs = found.include_dirs
    library.extra_compile_args = found.extra_compile_args
    if sys.platform != "win32":
        # Calls within the group need not be replaceable from outside; so they can be inlined.
        library.extra_compile_args += ["-fno-semantic-interposition"]
    if links_as_one():
        # Where the linker puts a function changes its speed; aligned functions swing less.
        library.extra_link_args = ["-flto=auto", "-O3", "-falign-functions=64", "-falign-loops=32"]


def links_as_one() -> bool:
    """Say whether the modules are optimised together when they are linked, small functions inlined across them."""
    return "gcc" in str(sysconfig.get_config_var("CC"))


TOP_LEVEL = re.compile(r"^extern(?= char CPyDef_\w+_top_level__\(void\);)", re.MULTILINE)
"""The declaration in C of what a module does when it is imported."""
CALLED_ONCE = """\
#if defined(__clang__)
#define CALLED_ONCE __attribute__((optnone))
#elif defined(__GNUC__)
#define CALLED_ONCE __attribute__((optimize("O0")))
#else
#define CALLED_ONCE
#endif
"""
"""A quarter of the code runs once, and is not worth optimising."""


def units(sources: Iterable[Path]) -> list[Path]:
    """Join the C files of a game in two units, by how much they are optimised: each unit reads the header once.

    The units are written beside the C files, which they include.
    """
    found: dict[str, list[Path]] = {}
    for source in sources:
        found.setdefault(unit_of(source), []).append(source)
    folder = min(source.parent for source in found[RUNTIME])
    for name, parts in found.items():
        lines = [f'#include "{part.relative_to(folder).as_posix()}"\n' for part in parts]
        (folder / f"{name}.c").write_text("".join(lines), encoding="utf-8")
    return [folder / f"{name}.c" for name in found]


RUNTIME = "runtime"
COLD_UNIT = "_cold"
"""The ending of a unit that is compiled with little optimisation."""


def unit_of(source: Path) -> str:
    """Name the unit that a C file goes to.

    >>> unit_of(Path("build/__native_ludotheque___games___koryo___chapters___trade.c"))
    'ludotheque_games_koryo'
    >>> unit_of(Path("build/__native_ludotheque___games___koryo___view.c"))
    'ludotheque_games_koryo_cold'
    >>> unit_of(Path("build/list_ops.c"))
    'runtime'
    """
    if not source.stem.startswith("__native_"):
        return RUNTIME
    parts = source.stem.removeprefix("__native_").split("___")
    cold = len(parts) == 1 or parts[1] == "app" or parts[-1] in COLD
    name = "_".join(parts[: 3 if parts[1:2] == ["games"] else 2])
    return name + COLD_UNIT if cold else name


SHIM = """\
#include <Python.h>

/* The library makes a module when this is imported in its place. The files of all modules are copies of this one, which
   reads in the specification which module is meant. mypyc writes a file for each, which takes a minute to compile. */
static PyObject *create(PyObject *specification, PyModuleDef *definition)
{{
    PyObject *name = NULL, *joined = NULL, *attribute = NULL, *library = NULL, *capsule = NULL, *module = NULL;
    PyObject *(*make)(void);
    if ((name = PyObject_GetAttrString(specification, "name")) != NULL
        && (joined = PyObject_CallMethod(name, "replace", "ss", ".", "___")) != NULL
        && (attribute = PyUnicode_FromFormat("init_%U", joined)) != NULL
        && (library = PyImport_ImportModule("{library}")) != NULL
        && (capsule = PyObject_GetAttr(library, attribute)) != NULL
        && (make = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule))) != NULL)
        module = make();
    Py_XDECREF(name);
    Py_XDECREF(joined);
    Py_XDECREF(attribute);
    Py_XDECREF(library);
    Py_XDECREF(capsule);
    return module;
}}

static PyModuleDef_Slot slots[] = {{
    {{Py_mod_create, create}},
#ifdef Py_mod_multiple_interpreters
    {{Py_mod_multiple_interpreters, Py_MOD_MULTIPLE_INTERPRETERS_NOT_SUPPORTED}},
#endif
    {{0, NULL}},
}};

static PyModuleDef definition = {{PyModuleDef_HEAD_INIT, .m_name = "shim", .m_slots = slots}};

{entries}"""
ENTRY = "PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModuleDef_Init(&definition); }}\n"
"""The function that Python looks for in the file of a module of that name."""


METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_ |]+, PyDoc_STR\("(?:[^"\\]|\\.)*--\\n\\n)("\))')
"""A function in a table of the C code: its name there, and its signature, after which CPython reads the docstring."""
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)\((?:[^"\\]|\\.)*--\\n\\n)("\))')
"""The same of a class."""
PROPERTY = re.compile(r"(\(getter\)(\w+?)_get_(\w+),\s+(?:\(setter\)\w+|NULL),\s+)NULL(?=, NULL\})")
"""A property in a table of the C code, whose docstring is left out."""


def document(modules: Sequence[Path], translated: Iterable[Path]) -> None:
    """Write the docstrings into the C code: mypyc leaves them out, and ``help(state)`` would show signatures alone."""
    sources = {"___".join(module.with_suffix("").parts).removeprefix("src___"): module for module in modules}
    for path in translated:
        module = sources.get(path.stem.removeprefix("__native_"))
        if module is not None:
            docs = docstrings(ast.parse(module.read_text(encoding="utf-8")))
            path.write_text(documented(path.read_text(encoding="utf-8"), module.stem, docs), encoding="utf-8")


def docstrings(tree: ast.Module) -> dict[str, str]:
    """Return the docstrings of classes, methods and functions as C strings, by the names that mypyc makes of theirs."""
    found: dict[str, str | None] = {}
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            found |= {f"{node.name}___{one.name}": ast.get_docstring(one) for one in methods}
    return {name: c_string(text) for name, text in found.items() if text is not None}


def c_string(text: str) -> str:
    r"""Write a text as the inside of a C string.

    >>> print(c_string('Koryŏ: "yes"'))
    Kory\305\217: \042yes\042
    """
    plain = set(map(ord, string.ascii_letters + string.digits + " .,:;()[]{}<>=+-*/_#'`|!&@~"))
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


def documented(code: str, module: str, docs: Mapping[str, str]) -> str:
    """Return C code with docstrings after the signatures.

    Args:
        code: the C code of one module.
        module: the last part of that module's name. Names in C begin with it, or with its package.
        docs: the docstrings, as :func:`docstrings` returns them.
    """

    def doc_of(name: str) -> str | None:
        return docs.get(f"___{name}".partition(f"___{module}___")[2])

    def of_function(found: re.Match[str]) -> str:
        return f"{found[1]}{doc_of(found[2]) or ''}{found[3]}"

    def of_property(found: re.Match[str]) -> str:
        doc = doc_of(f"{found[2]}___{found[3]}")
        return found[0] if doc is None else f'{found[1]}PyDoc_STR("{doc}")'

    code = METHOD.sub(of_function, code)
    code = CLASS.sub(lambda found: f"{found[1]}{docs.get(found[2], '')}{found[3]}", code)
    return PROPERTY.sub(of_property, code)


class ParallelBuild(build_ext):
    """Translates, compiles and links on all cores, unless it has done so with the same files and options."""

    def build_extensions(self) -> None:
        library, *shims = self.extensions
        wanted = {Path(self.get_ext_fullpath(one.name)) for one in self.extensions}
        found = {path for path in Path(self.build_lib).rglob("*") if path.suffix in BUILT}
        kept, digest = Path(self.build_temp) / "built_of", self.digest(library)
        if found == wanted and not self.force and kept.exists() and kept.read_text() == digest:
            return
        kept.unlink(missing_ok=True)
        for path in found:
            path.unlink()
        translate(library)
        self.build_shims(shims)
        objects, built = self.compile_all(library), self.get_ext_fullpath(library.name)
        self.compiler.link_shared_object(objects, built, extra_postargs=library.extra_link_args)
        kept.write_text(digest)

    def digest(self, library: Extension) -> str:
        """Return a digest of all that a build is made of: the files, the compiler and its options, the Python."""
        found = hashlib.sha256(repr((sys.version, self.compiler.compiler_so, self.compiler.linker_so)).encode())
        for path in map(Path, library.depends):
            found.update(repr((str(path), path.read_bytes() if path.exists() else None)).encode())
        return found.hexdigest()

    def build_shims(self, shims: Sequence[Extension]) -> None:
        """Compile one file with the entries of all modules, and copy it to the place of each."""
        names = {name.removesuffix(".__init__").rpartition(".")[2] for name in (one.name for one in shims)}
        source = Path(self.build_temp) / "shim.c"
        source.parent.mkdir(parents=True, exist_ok=True)
        entries = "".join(ENTRY.format(name=name) for name in sorted(names))
        source.write_text(SHIM.format(library=LIBRARY, entries=entries), encoding="utf-8")
        first, *others = (self.get_ext_fullpath(one.name) for one in shims)
        # The debugging data that Python's own options ask for would tell the folder of the build.
        options = [] if sys.platform == "win32" else ["-g0"]
        objects = self.compiler.compile([str(source)], output_dir=self.build_temp, extra_postargs=options)
        self.compiler.link_shared_object(objects, first)
        for other in others:
            self.mkpath(str(Path(other).parent))
            self.copy_file(first, other)

    def compile_all(self, ext: Extension) -> list[str]:
        """Return the object files, in the order of the sources: the longest files are begun first."""
        sources = [str(source) for source in ext.sources]
        begun: dict[Future[list[str]], str] = {}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for source in sorted(sources, key=included, reverse=True):
                begun[pool.submit(self.compile_one, ext, source)] = source
            for number, done in enumerate(as_completed(begun), 1):
                done.result()
                print(f"compiled {number} of {len(begun)}: {Path(begun[done]).stem}", file=sys.stderr, flush=True)  # noqa: T201
        objects = {source: done.result() for done, source in begun.items()}
        return [one for source in sources for one in objects[source]]

    def compile_one(self, ext: Extension, source: str) -> list[str]:
        if Path(source).stem.endswith(COLD_UNIT):
            options = ["-O1"] if sys.platform != "win32" else []
        else:
            options = ["-flto"] if links_as_one() else []
        found: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=[*ext.extra_compile_args, *options],
        )
        return found


def included(unit: str) -> int:
    """Return the bytes of the C files that a unit joins."""
    files = re.findall(r'#include "(.+)"', Path(unit).read_text(encoding="utf-8"))
    return sum((Path(unit).parent / file).stat().st_size for file in files)


def compile_with(ids: Sequence[str]) -> list[Path]:
    """Build this installation again, with the games of other packages compiled in it.

    Games of packages that are compiled already are compiled again: their extensions fit only the build they are of.
    Nothing is changed if the build fails. To return to interpreted packages, delete the extensions beside their modules
    and run ``pip install --force-reinstall ludotheque``.

    Returns:
        The files that were written: the extensions of Ludotheque, and of the games beside their modules.

    Raises:
        UnknownGame: there is no such game.
        BadInput: Ludotheque itself is not compiled here, a game is one of its own, or another build is under way.
    """
    import ludotheque
    from ludotheque.core.build import is_compiled
    from ludotheque.core.errors import BadInput
    from ludotheque.core.registry import load, registered_games

    if not is_compiled():
        raise BadInput("Ludotheque itself is not compiled here; install it with `pip install`, not as editable")
    if (missing := missing_compiler()) is not None:
        raise BadInput(missing)
    home = Path(ludotheque.__file__).parent
    folders = {home.name: home}
    for id in ids:
        game = load(id)
        if game.package.startswith(f"{home.name}."):
            raise BadInput(f"{game.title} is a game of Ludotheque's own, and is compiled with it")
    for game in registered_games().values():
        package = game.package.split(".")[0]
        folder = Path(str(sys.modules[package].__file__)).parent
        if package != home.name and (game.id in ids or any(folder.rglob("*.so")) or any(folder.rglob("*.pyd"))):
            folders[package] = folder
    with _alone(home / ".compiling"), tempfile.TemporaryDirectory() as scratch:
        built = _build(Path(scratch), folders)
        return swap({file: _place(file, Path(scratch) / "built", folders) for file in built})


@contextmanager
def _alone(mark: Path) -> Iterator[None]:
    """Refuse a second build while one is under way: its extensions would not fit those of the first."""
    from ludotheque.core.errors import BadInput

    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        raise BadInput(f"another `ludotheque compile` is running; if it was interrupted, delete {mark}") from None
    try:
        yield
    finally:
        mark.unlink()


def _build(scratch: Path, folders: dict[str, Path]) -> list[Path]:
    """Compile copies of the packages in a folder, and return the extensions."""
    for name, folder in folders.items():
        shutil.copytree(folder, scratch / name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static"))
    start = Path.cwd()
    os.chdir(scratch)
    try:
        modules = own_modules(Path(next(iter(folders))))
        for name in list(folders)[1:]:
            # A compiled package would look for its other modules where the library is.
            modules += [path for path in game_modules(Path(name)) if path.name != "__init__.py"]
        distribution = Distribution({"name": "ludotheque", "ext_modules": extensions(modules)})
        command = ParallelBuild(distribution)
        command.build_lib, command.build_temp = "built", "objects"
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(start)
    return sorted(path for path in (scratch / "built").rglob("*") if path.is_file())


def _place(file: Path, built: Path, folders: dict[str, Path]) -> Path:
    """Return where an extension belongs: where its package lies; the group's own beside Ludotheque."""
    inside = file.relative_to(built)
    home = next(iter(folders.values()))
    return folders[inside.parts[0]].parent / inside if inside.parts[0] in folders else home.parent / inside


def swap(files: Mapping[Path, Path]) -> list[Path]:
    """Put new files in the places of old ones: all of them, or none if there is no room or no leave for one.

    The new files are first copied beside the old ones, and take their names only when all are there. A library in use
    cannot be written over, but another can take its name.

    Returns:
        The places.

    Raises:
        OSError: a file cannot be written; the old ones are as they were.
    """
    beside = {target: target.with_name(f"{target.name}.new") for target in files.values()}
    try:
        for file, target in files.items():
            shutil.copy2(file, beside[target])
    except OSError:
        for copy in beside.values():
            copy.unlink(missing_ok=True)
        raise
    for target, copy in beside.items():
        copy.replace(target)
    return list(beside)
