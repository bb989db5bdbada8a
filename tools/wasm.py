"""Build wheels for Pyodide: Ludotheque's rules, bots and loops compiled to WebAssembly, and the libraries they need.

python -m tools.wasm    write them to .wasm/dist

No SDK of Emscripten is needed. mypyc translates the sources to C for 32 bits, the clang in the package ``ziglang``
compiles them, and the headers are Debian's, of its package ``emscripten``, and those of the Python that runs this: it
has to be the version that Pyodide has. Pyodide's package for Node has no ``sqlite3``: pysqlite3 is the same code apart
from Python, and ``better-sqlite3`` brings SQLite itself in one file of C. All downloads are pinned and checked: by
``requirements/wasm.txt`` from PyPI, by ``package-lock.json`` Pyodide, by digests here the others.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
HOME = ROOT / ".wasm"
INPUTS, DIST = HOME / "inputs", HOME / "dist"
PYODIDE = ROOT / "node_modules" / "pyodide"
PINNED = ROOT / "requirements" / "wasm.txt"

HEADERS = "emscripten=3.1.6~dfsg-5"
HEADERS_SHA256 = "43742f32443a7a5510f6c5d1d2603f07c0ff555b3464f2438ab7ba7fdc85c8fd"
SYSROOT = "usr/share/emscripten/cache/sysroot/include"
NEWER = {
    "bits/alltypes.h": (("typedef long time_t;", "typedef long long time_t;"),),
    "bits/stat.h": (
        ("\tint __st_dev_padding;\n\tlong __st_ino_truncated;\n", ""),
        ("\tint __st_rdev_padding;\n", ""),
    ),
}
"""Headers that have changed between that Emscripten and Pyodide's, 3.1.46: times have 64 bits, and files no padding."""

SQLITE = "better-sqlite3@13.2.0"
SQLITE_SHA256 = "40487589df3496f2ee0079d22b73c63fccebe7db0e8ee9a2c42421861e321e0b"
SQLITE_FILES = ("sqlite3.c", "sqlite3.h")

SETTINGS = "_sysconfigdata__emscripten_wasm32-emscripten"
"""The module of Pyodide's Python that says how it was built."""
COMPILE = (
    *("-target", "wasm32-emscripten", "-fPIC", "-O2", "-fwrapv", "-DNDEBUG", "-D__EMSCRIPTEN__"),
    *("-mno-atomics", "-fno-sanitize=all", "-Wno-everything", "-nostdinc"),
)
LINK = (
    *("wasm-ld", "--experimental-pic", "-shared", "--no-entry", "--strip-all", "--allow-undefined"),
    *("--no-check-features", "--features=bulk-memory,mutable-globals,sign-ext,nontrapping-fptoint"),
)
SQLITE_OPTIONS = (
    *("-Oz", "-fvisibility=hidden", '-DMODULE_NAME="sqlite3"', "-DSQLITE_THREADSAFE=0", "-DSQLITE_DQS=0"),
    *(
        "-DSQLITE_TEMP_STORE=3",
        "-DSQLITE_DEFAULT_MEMSTATUS=0",
        "-DSQLITE_MAX_MMAP_SIZE=0",
        "-DSQLITE_UNTESTABLE",
        "-DSQLITE_ENABLE_FTS5",
    ),
    *(
        f"-DSQLITE_OMIT_{feature}"
        for feature in (
            *("AUTOVACUUM", "COMPILEOPTION_DIAGS", "DATETIME_FUNCS", "DEPRECATED", "DESERIALIZE", "GET_TABLE"),
            *("INTROSPECTION_PRAGMAS", "JSON", "LOAD_EXTENSION", "TCL_VARIABLE", "UTF16"),
        )
    ),
)
"""One thread, small rather than fast, the name of Python's own package, and nothing that the house does not use."""
LEFT_OUT = {"librt.base64"}
"""It has code for processors of its own kinds, and Ludotheque does not use it."""


@dataclass(frozen=True)
class Extension:
    """A module to compile: its full name, its C files, the folders of its headers, and options of its own."""

    name: str
    sources: tuple[Path, ...]
    headers: tuple[Path, ...]
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Target:
    """The Python that Pyodide has."""

    version: str
    suffix: str
    platform: str
    macros: dict[str, Any]


def target() -> Target:
    """Return what the installed Pyodide says of its Python. Stop if another version runs this."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        tree = ast.parse(library.read(f"{SETTINGS}.py"))
    found = next(one.value for one in tree.body if isinstance(one, ast.Assign))
    macros: dict[str, Any] = ast.literal_eval(found)
    platform = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]["platform"]
    running = f"{sys.version_info.major}.{sys.version_info.minor}"
    if macros["VERSION"] != running:
        stop(f"Pyodide has Python {macros['VERSION']}, and this is {running}: make .venv with PYTHON=python3.11")
    return Target(macros["VERSION"], macros["EXT_SUFFIX"], f"{platform}_wasm32", macros)


def stop(reason: str) -> None:
    """End with a sentence."""
    sys.exit(reason)


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    """Run a program, and stop with what it says if it fails."""
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **variables}, capture_output=True, text=True)
    if done.returncode != 0:
        stop(f"{' '.join(map(str, command[:4]))} … failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")


# --- What is fetched ---


def fetch() -> None:
    """Download what is pinned, unless it is here."""
    INPUTS.mkdir(parents=True, exist_ok=True)
    pip = (sys.executable, "-m", "pip")
    wanted = ("--no-deps", "--require-hashes", "--no-binary=librt,msgspec,pysqlite3", "-r", PINNED)
    if not all(list(INPUTS.glob(f"{name}-*")) for name in ("librt", "msgspec", "pysqlite3", "ziglang", "micropip")):
        run(*pip, "download", "--quiet", *wanted, "-d", INPUTS)
    if not (HOME / "zig").exists():
        (wheel,) = INPUTS.glob("ziglang-*.whl")
        run(*pip, "install", "--quiet", "--no-deps", "--no-index", "--target", HOME / "zig", wheel)
    if not list(INPUTS.glob("better-sqlite3-*.tgz")):
        run("npm", "pack", "--silent", SQLITE, "--pack-destination", INPUTS)
        (package,) = INPUTS.glob("better-sqlite3-*.tgz")
        require(package, SQLITE_SHA256)
    if not (HOME / "sysroot").exists():
        if shutil.which("apt-get") is None:
            stop("The headers of Emscripten are those of Debian 12: build there, or in a container of it.")
        run("apt-get", "download", HEADERS, cwd=INPUTS)
        (package,) = INPUTS.glob("emscripten_*.deb")
        require(package, HEADERS_SHA256)
        unpack(package, HOME / "sysroot")


def require(package: Path, digest: str) -> None:
    """Stop, and delete a download, unless it is the one that was pinned."""
    if hashlib.sha256(package.read_bytes()).hexdigest() != digest:
        package.unlink()
        stop(f"{package.name} is not the package that was pinned.")


def unpack(package: Path, to: Path) -> None:
    """Take the headers out of a package of Debian."""
    listed = subprocess.Popen(("dpkg-deb", "--fsys-tarfile", package), stdout=subprocess.PIPE)
    assert listed.stdout is not None
    half = to.with_suffix(".half")
    shutil.rmtree(half, ignore_errors=True)
    with tarfile.open(fileobj=listed.stdout, mode="r|") as archive:
        for member in archive:
            if member.name.startswith(f"./{SYSROOT}/"):
                archive.extract(member, half, filter="data")
    if listed.wait() != 0:
        stop(f"{package.name} cannot be unpacked.")
    half.replace(to)


def python_headers(macros: dict[str, Any]) -> Path:
    """Copy the headers of this Python, with the macros of Pyodide's."""
    folder = HOME / "python"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(sysconfig.get_paths()["include"], folder)
    known = set(re.findall(r"#\s*(?:define|undef)\s+(\w+)", (folder / "pyconfig.h").read_text()))
    lines = [define(name, macros[name]) for name in sorted(known & macros.keys())]
    (folder / "pyconfig.h").write_text("#pragma once\n" + "".join(lines))
    return folder


def newer_headers() -> Path:
    """Write the headers of Emscripten that Pyodide's has in another form."""
    folder = HOME / "newer"
    shutil.rmtree(folder, ignore_errors=True)
    for name, changes in NEWER.items():
        text = (HOME / "sysroot" / SYSROOT / name).read_text()
        for before, after in changes:
            if before not in text:
                stop(f"{name} of Debian's Emscripten is not the one that was pinned.")
            text = text.replace(before, after)
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def define(name: str, value: object) -> str:
    """Return the line of a macro; an answer that is 0 is left undefined, as ``configure`` does."""
    return "" if value == 0 and not name.startswith("SIZEOF") else f"#define {name} {value}\n"


# --- C files ---


def translate(folder: Path) -> list[Extension]:
    """Translate the house to C, in a copy of the sources."""
    sys.path.insert(0, str(ROOT / "src"))
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4  # mypyc asks this for the size of a tagged integer
    from mypyc.build import mypycify

    from ludotheque.authoring import compiling

    shutil.rmtree(folder, ignore_errors=True)
    ignored = shutil.ignore_patterns("static", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "ludotheque", folder / "ludotheque", ignore=ignored)
    start = Path.cwd()
    os.chdir(folder)
    try:
        modules = compiling.own_modules(Path("ludotheque"))
        found = mypycify(
            [*compiling.OPTIONS, *map(str, modules)],
            opt_level="3",
            debug_level="0",
            group_name="ludotheque",
            multi_file=True,
            target_dir="c",
        )
        compiling.document(modules, {Path(str(source)) for one in found for source in one.sources})
    finally:
        os.chdir(start)
    return [extension(one, folder) for one in found]


def of_library(name: str) -> list[Extension]:
    """Unpack a library, and return its modules."""
    folder = unpacked_sources(name)
    return [extension(one, folder) for one in modules_of(folder) if one.name not in LEFT_OUT]


def of_sqlite() -> list[Extension]:
    """Unpack pysqlite3 with SQLite among its sources, and return its module, named as Python names its own."""
    folder = unpacked_sources("pysqlite3")
    (package,) = INPUTS.glob("better-sqlite3-*.tgz")
    with tarfile.open(package) as packed:
        for name in SQLITE_FILES:
            content = packed.extractfile(f"package/deps/sqlite3/{name}")
            assert content is not None
            (folder / name).write_bytes(content.read())  # its setup.py compiles it then
    (module,) = (extension(one, folder) for one in modules_of(folder))
    return [replace(module, name="sqlite3._sqlite3", options=SQLITE_OPTIONS)]


def unpacked_sources(name: str) -> Path:
    """Unpack an archive of sources, and return its folder."""
    (archive,) = INPUTS.glob(f"{name}-*.tar.gz")
    folder = HOME / archive.name.removesuffix(".tar.gz")
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(archive) as packed:
        packed.extractall(HOME, filter="data")
    return folder


def modules_of(folder: Path) -> list[Any]:
    """Return the compiled modules of a package as its own ``setup.py`` names them."""
    from setuptools import distutils  # type: ignore[attr-defined]

    start = Path.cwd()
    os.chdir(folder)
    try:
        found: list[Any] = distutils.core.run_setup("setup.py", stop_after="init").ext_modules
    finally:
        os.chdir(start)
    return found


def extension(one: Any, folder: Path) -> Extension:
    """Return what setuptools calls an extension, with paths that hold everywhere."""
    sources = tuple(folder / str(source) for source in one.sources)
    return Extension(one.name, sources, tuple(folder / str(path) for path in one.include_dirs))


# --- Compiling ---


@dataclass(frozen=True)
class Compiler:
    """The clang and the linker of zig, with the headers of Emscripten and of Python."""

    zig: Path
    newer: Path
    python: Path
    target: Target

    def build(self, extensions: Sequence[Extension], to: Path) -> None:
        """Compile extensions, on all cores, into a folder."""
        sources = [(source, one) for one in extensions for source in one.sources]
        sources.sort(key=lambda job: -job[0].stat().st_size)  # the longest first
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for number, _ in enumerate(pool.map(lambda job: self._compile(*job), sources), 1):
                if number % 50 == 0:
                    print(f"  compiled {number} of {len(sources)} files", flush=True)
            list(pool.map(lambda one: self._link(one, to), extensions))

    def _object(self, source: Path, of: Extension) -> Path:
        return source.with_name(f"{source.stem}.{of.name}.o")

    def _compile(self, source: Path, of: Extension) -> None:
        system = HOME / "sysroot" / SYSROOT
        below = [self.zig / "lib" / "include", self.newer, system / "compat", system]
        headers = [*(f"-isystem{path}" for path in below), *(f"-I{path}" for path in (*of.headers, self.python))]
        run(self.zig / "zig", "cc", *COMPILE, *of.options, *headers, "-c", source, "-o", self._object(source, of))

    def _link(self, one: Extension, to: Path) -> None:
        *folders, module = one.name.split(".")
        built = to.joinpath(*folders, f"{module}{self.target.suffix}")
        built.parent.mkdir(parents=True, exist_ok=True)
        objects = [self._object(source, one) for source in one.sources]
        run(self.zig / "zig", *LINK, f"--export=PyInit_{module}", "-o", built, *objects)


# --- Wheels ---


def pure_wheel() -> Path:
    """Build the wheel that has nothing compiled in it."""
    folder = HOME / "pure"
    shutil.rmtree(folder, ignore_errors=True)
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, LUDOTHEQUE_PURE="1")
    (wheel,) = folder.glob("*.whl")
    return wheel


def pack(contents: Path, compiled: Iterable[Path], target: Target) -> Path:
    """Put compiled modules among the contents of a wheel, and pack it for Pyodide.

    Args:
        contents: the unpacked wheel.
        compiled: folders whose files go to the same places in the wheel.
        target: the Python that it is for.
    """
    for folder in compiled:
        shutil.copytree(folder, contents, dirs_exist_ok=True)
    (about,) = contents.glob("*.dist-info/WHEEL")
    tag = "cp" + target.version.replace(".", "")
    text = re.sub(r"Root-Is-Purelib: .*", "Root-Is-Purelib: false", about.read_text())
    about.write_text(re.sub(r"Tag: .*", f"Tag: {tag}-{tag}-{target.platform}", text))
    DIST.mkdir(exist_ok=True)
    run(sys.executable, "-m", "wheel", "pack", contents, "--dest-dir", DIST)
    return max(DIST.glob("*.whl"), key=lambda path: path.stat().st_mtime)


def unpacked(wheel: Path) -> Path:
    """Unpack a wheel, without the pages of the server: the site brings its own."""
    folder = HOME / "unpacked"
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    shutil.rmtree(folder / "ludotheque" / "server" / "static", ignore_errors=True)
    return folder


def contents_of(project: str, package: str) -> Path:
    """Return the part of a wheel that is no code to compile: a package of Python, and the metadata.

    Args:
        project: the name of the project, whose sources are unpacked.
        package: the name that its package has in the wheel.
    """
    (about,) = HOME.glob(f"{project}-*/PKG-INFO")
    (source,) = (*about.parent.glob(project), *about.parent.glob(f"src/{project}"))
    folder = HOME / project
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder / package, ignore=shutil.ignore_patterns("*.c", "*.h", "*.o"))
    for module in (folder / package).rglob("*.py"):
        module.write_text(module.read_text().replace(f"from {project}.", f"from {package}."))
    metadata = folder / f"{about.parent.name}.dist-info"
    metadata.mkdir()
    shutil.copy(about, metadata / "METADATA")
    (metadata / "WHEEL").write_text("Wheel-Version: 1.0\nGenerator: ludotheque\nRoot-Is-Purelib: false\nTag: none\n")
    for licence in about.parent.glob("LICENSE*"):
        shutil.copy(licence, metadata)
    return folder


def main() -> None:
    """Build the wheels."""
    if not PYODIDE.exists():
        stop("Pyodide is missing: run `npm ci`.")
    aim = target()
    fetch()
    compiler = Compiler(HOME / "zig" / "ziglang", newer_headers(), python_headers(aim.macros), aim)
    for name in ("house", "runtime", "messages", "database"):
        shutil.rmtree(HOME / name, ignore_errors=True)
    shutil.rmtree(DIST, ignore_errors=True)
    for name, folder in (("librt", "runtime"), ("msgspec", "messages")):
        compiler.build(of_library(name), HOME / folder)
        print(pack(contents_of(name, name), [HOME / folder], aim).relative_to(ROOT), flush=True)
    compiler.build(of_sqlite(), HOME / "database")
    print(pack(contents_of("pysqlite3", "sqlite3"), [HOME / "database"], aim).relative_to(ROOT), flush=True)
    compiler.build(translate(HOME / "translated"), HOME / "house")
    print(pack(unpacked(pure_wheel()), [HOME / "house"], aim).relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main()
