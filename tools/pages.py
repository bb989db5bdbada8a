"""Build the pages that need no server: a folder of files for any host, with Python and the compiled rules among them.

python -m tools.pages    write them to .pages; the wheels for Pyodide have to be there (tools/wasm.py)

The client is built in a mode of its own (``web/vite.config.ts``). Some of its calls have the same answer for everyone:
these become files. It asks its worker the others, for which the files of Python are here. These are packed by gzip
whether or not the host does it, so that their bytes can be counted.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import json
import py_compile
import sysconfig
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from http import HTTPStatus
from pathlib import Path
from typing import Any

import orjson

from ludotheque.browser import calls
from ludotheque.core.levels import LEVELS
from tools.wasm import DIST, HOUSE, PYODIDE, run, stop

PAGES = HOUSE / ".pages"
SERVICE = HOUSE / "web" / "src" / "alone" / "service.js"
DIGITS = 12
GAMES = HOUSE / "src" / "ludotheque" / "games"
LIBRARIES = ("attr", "babel", "confusable_homoglyphs", "fluent", "mypy_extensions.py", "pytz", "typing_extensions.py")
"""Libraries without compiled code that the house imports; those of this environment serve Pyodide, too."""
LANGUAGES = ("en", "fr", "ko")
LOCALES = {f"{locale}.dat" for locale in ("root", *LANGUAGES)}
"""Those of Babel's that the texts need."""

UNUSED = (
    *("ludotheque/cli", "ludotheque/terminal", "ludotheque/envs", "ludotheque/lab", "ludotheque/testing"),
    *("ludotheque/training", "ludotheque/skeleton", "ludotheque/compiling.py", "ludotheque/server/endpoints"),
    *("ludotheque/server/transport", "ludotheque/server/run", "ludotheque/server/host", "ludotheque/py.typed"),
)
"""Parts of the wheel that no page uses."""
UNUSED_FOLDERS = {"pictures", "golden", "board", "bundle", "__pycache__", "tests", "migrations", "zoneinfo"}
"""And folders in any part: the pages have their own pictures and boards."""


# --- The files of Python ---


def runtime() -> dict[str, bytes]:
    """Return the files of Pyodide."""
    return {name: (PYODIDE / name).read_bytes() for name in ("pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")}


def house() -> bytes:
    """Return an archive of all that is imported: the wheels, and libraries without compiled code."""
    found: dict[str, bytes] = {}
    for wheel in DIST.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            found |= {name: packed.read(name) for name in packed.namelist() if wanted(name)}
    for library in LIBRARIES:
        found |= dict(of_library(library))
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name in sorted(found):
            place, content = ready(name, found)
            if content is None:
                continue
            member = tarfile.TarInfo(place)
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return archive.getvalue()


def wanted(name: str) -> bool:
    """Return whether a page uses a file of a wheel or a library."""
    *folders, file = Path(name).parts
    if folders[-1:] == ["locale-data"]:
        return file in LOCALES
    return not name.startswith(UNUSED) and UNUSED_FOLDERS.isdisjoint(folders) and not name.endswith((".pyi", ".typed"))


def of_library(name: str) -> Iterable[tuple[str, bytes]]:
    """Yield the files of a library."""
    root = Path(sysconfig.get_paths()["purelib"])
    paths = sorted((root / name).rglob("*")) if (root / name).is_dir() else [root / name]
    for path in paths:
        if path.is_file() and wanted(str(path.relative_to(root))):
            yield str(path.relative_to(root)), path.read_bytes()


def ready(name: str, among: dict[str, bytes]) -> tuple[str, bytes | None]:
    """Return a file as it is loaded soonest: sources compiled to bytecode, or left out where machine code is."""
    if not name.endswith(".py"):
        return name, among[name]
    module = name.removesuffix(".py")
    if any(other.startswith(f"{module}.cpython-") for other in among):
        return name, None
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "source.py", Path(folder) / "made.pyc"
        source.write_bytes(among[name])
        py_compile.compile(
            str(source),
            str(made),
            dfile=name,
            doraise=True,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        return f"{module}.pyc", made.read_bytes()


# --- Answers that are the same for everyone ---


async def shelf() -> dict[str, bytes]:
    """Return a server's answers about the games, by address."""
    found: dict[str, bytes] = {}
    asked = calls.Calls(None)

    async def ask(address: str) -> Any:
        answer = await asked.answer("GET", address)
        if answer.status == HTTPStatus.OK:
            body = answer.body if isinstance(answer.body, bytes) else orjson.dumps(answer.body)
            found[f"{address}.json"] = body
            return orjson.loads(body)
        return None

    found["/levels.json"] = orjson.dumps(
        [{"name": name, "seconds": seconds, "slow": False} for name, seconds in LEVELS.items()]
    )
    for game in await ask("/games"):
        root = f"/games/{game['id']}"
        for language in LANGUAGES:
            for kind in ("text", "guide", "lessons/text"):
                await ask(f"{root}/{kind}/{language}")
        for lesson in (await ask(f"{root}/lessons"))["lessons"]:
            await ask(f"{root}/lessons/{lesson['name']}")
        for puzzle in (await ask(f"{root}/puzzles"))["puzzles"]:
            await ask(f"{root}/puzzles/{puzzle['id']}")
        for option in game["options"]:
            await ask(f"{root}/documents/{option['name']}")
        for picture in game["pictures"]:
            file = GAMES / game["id"] / "pictures" / f"{picture}.webp"
            found[f"{root}/pictures/{picture}.webp"] = file.read_bytes()
    return found


# --- Building ---


def relocate_manifest() -> None:
    """Let the installed pages be known by their own address: a host may have several, below others."""
    path = PAGES / "manifest.json"
    manifest = json.loads(path.read_text())
    del manifest["id"]
    path.write_text(json.dumps(manifest, indent=2))


def write_service_worker() -> None:
    """Write the service worker, which keeps all files of this version."""
    (PAGES / "sw.js").unlink()  # that of a server, for notifications
    files = {str(path.relative_to(PAGES)): path.read_bytes() for path in sorted(PAGES.rglob("*")) if path.is_file()}
    known = f"const VERSION = '{digest_of(files)}';\nconst FILES = {json.dumps(list(files))};\n"
    (PAGES / "sw.js").write_text(known + SERVICE.read_text(encoding="utf-8"), encoding="utf-8")


def digest_of(files: dict[str, bytes]) -> str:
    """Return a short name for the contents of files."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + hashlib.sha256(files[name]).digest())
    return digest.hexdigest()[:DIGITS]


def main() -> None:
    """Build the pages."""
    if len(list(DIST.glob("*.whl"))) != 3:
        stop("The wheels for Pyodide are missing: make wasm")
    contents = {f"{name}.packed": gzip.compress(content, 9, mtime=0) for name, content in runtime().items()}
    contents["ludotheque.tar.packed"] = gzip.compress(house(), 9, mtime=0)
    sizes = {name.removesuffix(".packed"): len(content) for name, content in contents.items()}
    contents |= {f"shelf{address}": content for address, content in asyncio.run(shelf()).items()}
    folder = f"files-{digest_of(contents)}/"
    files = json.dumps({"folder": folder, "sizes": sizes})
    run("npm", "run", "--silent", "build", "--", "--mode", "alone", LUDOTHEQUE_FILES=files)
    for name, content in contents.items():
        path = PAGES / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    relocate_manifest()
    write_service_worker()
    run("node", HOUSE / "tools" / "pack.mjs", PAGES)
    for name, size in sizes.items():
        print(f"{size:>10,} {name}")


if __name__ == "__main__":
    main()
