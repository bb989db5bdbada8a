"""Build the pages that need no server: a folder of files for any host, with Python and the compiled rules among them.

python -m tools.pages    write them to .pages; the wheels for Pyodide have to be there (tools/wasm.py)

The client is built in a mode of its own (``web/vite.config.ts``). Some of its calls have the same answer for everyone:
these become files. It asks its worker the others, for which the files of Python are here. These are packed by gzip
whether or not the host does it, so that their bytes can be counted.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import marshal
import pickle
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from http import HTTPStatus
from pathlib import Path
from types import CodeType
from typing import Any

import msgspec
import zopfli.gzip

from ludotheque.app.catalogue import puzzles
from ludotheque.app.protocol.answers.puzzles import DailyPuzzle
from ludotheque.app.thinking.queued import Queued
from ludotheque.browser.calls import Answerer
from ludotheque.browser.opening import opened
from ludotheque.browser.workers import PageWorkers
from ludotheque.core.levels import LEVELS
from ludotheque.server.databases.sqlite import SqliteStore
from tools.imports import broken, module_of, reached
from tools.wasm import DIST, HOME, PYODIDE, ROOT, run, stop

PAGES = ROOT / ".pages"
PACKED = HOME / "packed"
SERVICE = ROOT / "web" / "src" / "alone" / "service.js"
FOR_FEW = "assets/noto-kr-"
"""Names of fonts that few machines need."""
DIGITS = 12
GAMES = ROOT / "src" / "ludotheque" / "games"
LIBRARIES = ("attr", "babel", "fluent", "mypy_extensions.py", "pytz")
"""Libraries without compiled code that the house imports; those of this environment serve Pyodide, too."""
TYPING = {"typing_extensions.py": b"from typing import *\n"}
"""All that is used of this library is in Python itself by now."""
LANGUAGES = ("en", "fr", "ko")
LOCALES = {f"{locale}.dat" for locale in ("root", *LANGUAGES)}
"""Those of Babel's that the texts need."""
OF_LOCALES = frozenset(
    (
        *("locale_id", "plural_form", "ordinal_form", "list_patterns", "unit_patterns", "number_symbols"),
        *("numbering_systems", "decimal_formats", "percent_formats", "minimum_grouping_digits"),
        *("cldr", "parent_exceptions", "language_aliases"),
    )
)
"""And what Fluent, lists and counts need of them: no dates, no currencies, no names of countries."""

STDLIB = "python_stdlib.zip"
LATER = "later.json"
"""The sizes of the files that are fetched when Python first reads them (``python.ts``)."""

UNUSED = (
    *("ludotheque/cli", "ludotheque/terminal", "ludotheque/envs", "ludotheque/lab", "ludotheque/testing"),
    *("ludotheque/authoring", "ludotheque/bots/training", "ludotheque/app/calls/every.py", "ludotheque/py.typed"),
    *(
        f"ludotheque/server/{part}"
        for part in (
            "commands",
            "limits.py",
            "mail.py",
            "outgoing.py",
            "printing",
            "processes.py",
            "run",
            "settings.py",
            "telemetry",
        )
    ),
    *("ludotheque/server/transport",),
    *("ludotheque/app/people/result_cards/fonts", "babel/messages"),
)
"""Parts of the wheel, and of libraries, that no page uses."""
UNUSED_FOLDERS = {"pictures", "golden", "__pycache__", "tests", "zoneinfo"}
"""And folders in any part: the pages have their own pictures."""
UNUSED_ENDS = (".pyi", ".typed", "RECORD", "METADATA", "WHEEL", "entry_points.txt", "top_level.txt")
DOCUMENTED = "_pyodide/"
"""Pyodide reads its docstrings."""
OWN = "ludotheque/"
"""In the house's own modules, faults should be told line by line."""
YEARS = 2
"""For how long the puzzles of the day come from files; after that the worker finds them."""
PYC_HEADER = 16
UNIT = 2
"""Bytes of an instruction."""
ENTRIES = tuple(bytes((0x80 | 13 << 3 | length, 0)) for length in range(8))
"""Entries of a table of lines, for 1 to 8 instructions: no columns, and the line of the entry before."""
READ_SELDOM = {"guide", "lessons", "nets", "puzzles", "text"}
"""Folders of games of whose files a visit reads none, or one."""
INDEX_OF_NETS = ".json"
"""The cards of nets are read to learn whether there is a net."""

ROOTS = ("ludotheque.browser.worker", "_sysconfigdata__emscripten_wasm32-emscripten", "encodings.idna")
BY_NAME = ("ludotheque/games/", "pyodide/", "_pyodide/", "encodings/utf_8", "encodings/latin_1", "encodings/ascii")
"""The modules that a page begins with, and those that are imported by a name that is made up when it runs."""
NEVER = frozenset(
    (
        *("doctest", "pdb", "pydoc", "unittest", "rlcompleter", "trace", "tracemalloc", "pyodide.console"),
        *("multiprocessing", "concurrent.futures.process", "ctypes", "webbrowser", "py_compile", "getopt", "gettext"),
        *("asyncio.windows_events", "ssl", "http.client", "http.server", "urllib.request", "argparse", "optparse"),
        *("plistlib", "xml", "importlib.metadata", "pprint"),
        *("tarfile", "bz2", "gzip", "encodings.mbcs"),
    )
)
"""Modules for work that no page does, though others import them for some of their uses: to look for faults, start
programs, talk to other machines, read command lines, find packages, and write archives."""
FROZEN = {"importlib/_bootstrap.py", "importlib/_bootstrap_external.py"}
"""Modules that Python has within itself, and reads from no file."""


# --- The files of Python ---


def runtime() -> dict[str, bytes]:
    """Return the files of Pyodide that are no Python."""
    return {name: (PYODIDE / name).read_bytes() for name in ("pyodide.asm.js", "pyodide.asm.wasm")}


def python() -> tuple[dict[str, bytes], dict[str, bytes], dict[str, bytes]]:
    """Return the files of Python's library, those of the house, and those that are fetched when they are first read."""
    house: dict[str, bytes] = {}
    for wheel in DIST.glob("*.whl"):
        house |= {name: content for name, content in of_archive(wheel).items() if wanted(name)}
    for name in LIBRARIES:
        house |= dict(of_library(name))
    house |= TYPING
    library = of_archive(PYODIDE / STDLIB)
    needed = reached_among(library | house)
    later = {name: content for name, content in house.items() if is_read_seldom(name)}
    kept = {name: house[name] for name in house.keys() - later.keys() if not name.endswith(".py") or name in needed}
    kept = {name: trimmed(name, content) for name, content in kept.items()}
    standard = {name: library[name] for name in (library.keys() & needed) - FROZEN}
    return compiled(standard), compiled(kept), later


def of_archive(path: Path) -> dict[str, bytes]:
    """Return the files of a zip archive."""
    with zipfile.ZipFile(path) as packed:
        return {one.filename: packed.read(one) for one in packed.infolist() if not one.is_dir()}


def of_library(name: str) -> Iterable[tuple[str, bytes]]:
    """Yield the files of a library."""
    root = Path(sysconfig.get_paths()["purelib"])
    paths = sorted((root / name).rglob("*")) if (root / name).is_dir() else [root / name]
    for path in paths:
        if path.is_file() and wanted(str(path.relative_to(root))):
            yield str(path.relative_to(root)), path.read_bytes()


def wanted(name: str) -> bool:
    """Return whether a page uses a file of a wheel or a library."""
    *folders, file = Path(name).parts
    if folders[-1:] == ["locale-data"]:
        return file in LOCALES
    return not name.startswith(UNUSED) and UNUSED_FOLDERS.isdisjoint(folders) and not name.endswith(UNUSED_ENDS)


def is_read_seldom(name: str) -> bool:
    """Return whether a file is fetched when it is first read."""
    *folders, file = Path(name).parts
    if READ_SELDOM.isdisjoint(folders) or file.endswith(".py"):
        return False
    return "games" in folders and not (folders[-1] == "nets" and file.endswith(INDEX_OF_NETS))


def reached_among(files: dict[str, bytes]) -> set[str]:
    """Return the sources that a page could import."""
    sources = {name: content for name, content in files.items() if name.endswith(".py")}
    named = [module_of(name) for name in sources if name.startswith(BY_NAME)]
    found = reached(sources, [*ROOTS, *named], NEVER)
    if lacking := broken(sources, found, NEVER):
        stop("Modules that no page has are imported after all:\n" + "\n".join(lacking))
    return found


def trimmed(name: str, content: bytes) -> bytes:
    """Return a file with only those of Babel's data that are used."""
    if not (name.startswith("babel/") and name.endswith(".dat")):
        return content
    data = pickle.loads(content)  # the library's own, as it reads it itself
    return pickle.dumps({key: value for key, value in data.items() if key in OF_LOCALES}, pickle.HIGHEST_PROTOCOL)


def compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return files as they are loaded soonest: sources as bytecode, or left out where there is machine code."""
    documented = {name: content for name, content in files.items() if name.startswith(DOCUMENTED)}
    others = bytecode({name: content for name, content in files.items() if name not in documented}, "-o", "2")
    found = {name: content if name.startswith(OWN) else lineless(name, content) for name, content in others.items()}
    return bytecode(documented) | found


def bytecode(files: dict[str, bytes], *options: str) -> dict[str, bytes]:
    """Return files with their sources compiled; ``options`` are those of compileall.

    Lines can be told from it, but not columns: their tables are larger than the code.
    """
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        for native in Path(folder).rglob("*.cpython-*"):
            native.with_name(native.name.partition(".")[0] + ".py").unlink(missing_ok=True)
        compiler = (sys.executable, "-X", "no_debug_ranges", "-m", "compileall", "-q", "-b", "-s", folder, *options)
        run(*compiler, "--invalidation-mode", "unchecked-hash", folder)
        found = [path for path in Path(folder).rglob("*") if path.is_file() and path.suffix != ".py"]
        return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(found)}


def lineless(name: str, content: bytes) -> bytes:
    """Return bytecode that knows of each function's first line only: few look for faults in a library."""
    if not name.endswith(".pyc"):
        return content
    head, body = content[:PYC_HEADER], content[PYC_HEADER:]
    return head + marshal.dumps(without_lines(marshal.loads(body)))


def without_lines(code: CodeType) -> CodeType:
    r"""Return code, and all code within, with a table of lines that says the first one everywhere.

    >>> code = without_lines(compile("a = 1\n\n\nb = 2", "", "exec"))
    >>> {line for _, _, line in code.co_lines()}
    {1}
    """
    units = len(code.co_code) // UNIT
    whole, rest = divmod(units, len(ENTRIES))
    table = ENTRIES[-1] * whole + (ENTRIES[rest - 1] if rest else b"")
    consts = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=consts)


def zipped(files: dict[str, bytes]) -> bytes:
    """Return files in a zip archive, each as it is: what is packed once again is packed better, and read sooner."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for name, content in files.items():
            packed.writestr(zipfile.ZipInfo(name), content)
    return archive.getvalue()


def tarred(files: dict[str, bytes]) -> bytes:
    """Return files in a tar archive."""
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return archive.getvalue()


def packed(content: bytes) -> bytes:
    """Return a file packed by gzip, as small as can be; that takes a minute, and what was packed before is known."""
    PACKED.mkdir(parents=True, exist_ok=True)
    known = PACKED / hashlib.sha256(content).hexdigest()
    if not known.is_file():
        part = known.with_suffix(".part")
        part.write_bytes(zopfli.gzip.compress(content, numiterations=1))
        part.replace(known)
    return known.read_bytes()


# --- Answers that are the same for everyone ---


async def shelf() -> dict[str, bytes]:
    """Return a server's answers about the games, by address."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "empty.db")
        async with opened(store, Queued(PageWorkers(0, _no_thought))) as app:
            return await _shelf(Answerer(app))


async def _no_thought(_worker: int, _order: bytes) -> bytes:
    raise NotImplementedError("nothing here needs a thought")


async def _shelf(asked: Answerer) -> dict[str, bytes]:
    found: dict[str, bytes] = {}

    async def ask(address: str) -> Any:
        answer = await asked.answer("GET", address)
        if answer.status == HTTPStatus.OK:
            body = answer.body if isinstance(answer.body, bytes) else msgspec.json.encode(answer.body)
            found[f"{address}.json"] = body
            return msgspec.json.decode(body)
        return None

    await ask("/faults")
    found["/levels.json"] = msgspec.json.encode(
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
        found |= board_of(game["id"])
    return found | daily_puzzles()


def board_of(game: str) -> dict[str, bytes]:
    """Return the files of the board that a game brings, by address; the client has those that it is built with."""
    return {f"/games/{game}/board/{file.name}": file.read_bytes() for file in (GAMES / game / "board/bundle").glob("*")}


def daily_puzzles() -> dict[str, bytes]:
    """Return the puzzles of each day of this year and the next, by month: working them out takes all games."""
    this_year = datetime.now(UTC).year
    day, end = date(this_year, 1, 1), date(this_year + YEARS, 1, 1)
    months: dict[str, dict[str, DailyPuzzle]] = {}
    while day < end:
        months.setdefault(f"{day:%Y-%m}", {})[day.isoformat()] = puzzles.of_day(day)
        day += timedelta(days=1)
    return {f"/puzzle/{month}.json": msgspec.json.encode(days) for month, days in months.items()}


# --- Building ---


def relocate_manifest() -> None:
    """Let the installed pages be known by their own address: a host may have several, below others."""
    path = PAGES / "manifest.json"
    manifest = json.loads(path.read_text())
    del manifest["id"]
    path.write_text(json.dumps(manifest, indent=2))


def write_service_worker() -> None:
    """Write the service worker, which keeps all files of this version; fonts for few machines once they are used."""
    (PAGES / "sw.js").unlink()  # that of a server, for notifications
    files = {str(path.relative_to(PAGES)): path.read_bytes() for path in sorted(PAGES.rglob("*")) if path.is_file()}
    kept = [name for name in files if not name.startswith(FOR_FEW)]
    known = f"const VERSION = '{digest_of(files)}';\nconst FILES = {json.dumps(kept)};\n"
    (PAGES / "sw.js").write_text(known + SERVICE.read_text(encoding="utf-8"), encoding="utf-8")


def digest_of(files: dict[str, bytes]) -> str:
    """Return a short name for the contents of files."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + hashlib.sha256(files[name]).digest())
    return digest.hexdigest()[:DIGITS]


def main() -> None:
    """Build the pages."""
    if len(list(DIST.glob("*.whl"))) != 4:
        stop("The wheels for Pyodide are missing: make wasm")
    library, house, later = python()
    house[LATER] = msgspec.json.encode({name: len(content) for name, content in sorted(later.items())})
    first = {**runtime(), STDLIB: zipped(library), "ludotheque.tar": tarred(house)}
    contents = {f"{name}.packed": packed(content) for name, content in first.items()}
    sizes = {name.removesuffix(".packed"): len(content) for name, content in contents.items()}
    contents |= {f"later/{name}": content for name, content in later.items()}
    contents |= {f"shelf{address}": content for address, content in asyncio.run(shelf()).items()}
    folder = f"files-{digest_of(contents)}/"
    files = json.dumps({"folder": folder, "sizes": sizes})
    run(
        "npx",
        "--no-install",
        "vite",
        "build",
        "--config",
        ROOT / "web" / "vite.config.ts",
        "--mode",
        "alone",
        LUDOTHEQUE_FILES=files,
    )
    for name, content in contents.items():
        path = PAGES / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    relocate_manifest()
    write_service_worker()
    run("node", ROOT / "tools" / "pack.mjs", PAGES)
    for name, size in sizes.items():
        print(f"{size:>10,} {name}")


if __name__ == "__main__":
    main()
