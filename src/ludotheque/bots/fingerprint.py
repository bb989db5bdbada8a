"""Fingerprints of what plays: of a game, a bot and this library, so that results of other code are never taken for its.

A fingerprint is of files: those of the game, the file of a bot of your own (or those that the command of a program
names), and each file beside it that its text names, such as a module or the weights of a net. A file ``model.zip`` may
be named without its ending: Stable-Baselines3 adds it.
"""

from __future__ import annotations

import inspect
import json
import pickle
import re
import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import ludotheque
from ludotheque.bots.named import AnyBot, name_of, named
from ludotheque.bots.own import Bot
from ludotheque.bots.piped import PREFIX
from ludotheque.core.game import Game

DIGEST: Final = 8
"""Bytes of a fingerprint."""
TOKEN: Final = re.compile(r"[\w./-]+")
"""Possible names of files or of modules in a text."""
IMPORTED: Final = re.compile(r"^\s*from\s+([\w.]+)\s+import\s+(\([^)]*\)|[^\n]*)", re.MULTILINE)
"""A package, and the names that are imported from it."""
WORD: Final = re.compile(r"\w+")
DEEPEST: Final = 3
"""Folders of a path that is put together of its parts, that of the bot counted."""
LARGEST_TEXT: Final = 2**20
"""Bytes of a file that is read for the names of others."""
NOTES: Final = frozenset({".jsonl", ".log"})
"""Files that a bot may write while it plays. Any other that it names may be a prompt, or weights."""
PROSE: Final = frozenset({".csv", ".md", ".txt"})
"""Texts that may speak of files which no bot reads."""
IMPLIED: Final = ".zip"
"""The ending that Stable-Baselines3 adds to the name of a model."""
INSTALLED: Final = "site-packages"
"""The folder of the packages that others wrote: a bot that is installed is followed in its own folder only."""
GAME_FILES: Final = ("*.py", "*.toml", "nets/*")
HOME: Final = Path(str(ludotheque.__file__)).resolve().parent
OF_PLAY: Final = ("bots", "core")
"""The parts of this library that decide how games between bots go."""


SETTINGS: Final = {"library": "Ludotheque", "rules": "rules or data of the game", "version": "version of the rules"}
"""The words for what is different about results, where their own do not say it."""


def of_bot(which: AnyBot) -> str:
    """Return the fingerprint of a bot; that of a level is its name.

    >>> of_bot("greedy"), of_bot("hard@500"), len(of_bot(Bot))
    ('greedy', 'hard@500', 16)
    """
    found = named(which) if isinstance(which, str) else which
    if isinstance(found, str):
        return found
    if isinstance(which, str) and which.startswith(PREFIX):
        return digest(_files(_of_command(which.removeprefix(PREFIX))))
    naming = [_home(which.partition(":")[0])] if isinstance(which, str) else []  # its class may be from another module
    return digest(_files([*_of_module(found), *filter(None, naming)]), _state(found))


def of_game(game: Game) -> str:
    """Return the fingerprint of a game: its rules, its data and its nets."""
    folder = Path(str(game.folder()))
    return digest(file for kind in GAME_FILES for file in folder.rglob(kind))


@cache
def of_library() -> str:
    """Return the version of this library and the fingerprint of what plays in it."""
    return f"{ludotheque.__version__}-{digest(file for part in OF_PLAY for file in (HOME / part).rglob('*.py'))}"


def code_of(game: Game, bots: Iterable[AnyBot]) -> dict[str, Any]:
    """Return the fingerprints of what plays a game: the library, the rules, and the code of each bot by its name."""
    return {
        "library": of_library(),
        "rules": of_game(game),
        "code": {name_of(bot): of_bot(bot) for bot in bots},
    }


def differing(before: object, now: dict[str, Any]) -> list[str]:
    """Return the names of what two sets of settings do not have in common.

    >>> differing({"seed": 1, "game": "koryo"}, {"seed": 2, "game": "koryo"})
    ['seed']
    """
    old = before if isinstance(before, dict) else {}
    return sorted(key for key in {*old, *now} if old.get(key) != now.get(key))


def digest(files: Iterable[Path], more: bytes = b"") -> str:
    """Return the fingerprint of files, by their names and contents, wherever they are."""
    found = blake2b(more, digest_size=DIGEST)
    for name, content in sorted((file.name, file.read_bytes()) for file in files if file.is_file()):
        found.update(json.dumps([name, len(content)]).encode())
        found.update(content)
    return found.hexdigest()


def _state(bot: Any) -> bytes:
    """Return what a bot that is no class has in it, and the code of one that is in no file."""
    told = b""
    if isinstance(bot, Bot):
        try:
            told = pickle.dumps(bot)
        except Exception:  # whatever an object of one's own raises
            told = b""
    if not _of_module(bot):
        try:
            told += inspect.getsource(bot if inspect.isroutine(bot) or inspect.isclass(bot) else type(bot)).encode()
        except (OSError, TypeError):
            told += getattr(getattr(bot, "__code__", None), "co_code", b"")
    return told


def _of_module(bot: Any) -> list[Path]:
    """Return the file of the module in which a bot is written; none in a notebook."""
    file = _home(getattr(bot, "__module__", None) or type(bot).__module__)
    return [file] if file else []


def _home(module: str) -> Path | None:
    """Return the file of a module that is imported."""
    file = getattr(sys.modules.get(module), "__file__", None)
    return Path(file) if file else None


def _of_command(command: str) -> list[Path]:
    """Return the files that a command names, or its module; if it names none, the program that it starts."""
    words = shlex.split(command)
    modules = [Path(word.replace(".", "/")) for option, word in pairwise(words) if option == "-m"]
    named_here = [
        *map(Path, words),
        *(one / "__main__.py" for one in modules),
        *(one.with_suffix(".py") for one in modules),
    ]
    found = [file for file in named_here if file.suffix not in NOTES and file.is_file()]
    return found or [Path(program) for word in words[:1] if (program := shutil.which(word))]


def _files(first: list[Path]) -> set[Path]:
    """Return files and those beside them that they name, and those that these name."""
    found: set[Path] = set()
    left = [file.resolve() for file in first]
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += [] if file.suffix in PROSE else _named_in(file)
    return found


def _named_in(file: Path) -> Iterator[Path]:
    """Yield the files that a text names: by their paths, or as modules of its own kind."""
    if file.stat().st_size > LARGEST_TEXT or file.is_relative_to(HOME):
        return
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    tokens = {*TOKEN.findall(text), *_imported(text)}
    folders = dict.fromkeys([*_packages(file), *_folders(file.parent, tokens), *_folders(Path.cwd(), tokens)])
    for token in tokens:
        module = token.strip(".").replace(".", "/")
        if not module or (token.startswith("/") and not Path(token).suffix):
            continue
        for folder in folders:
            path = token.removeprefix("./")
            named_here = [folder / path, folder / f"{path}{IMPLIED}", folder / f"{module}{file.suffix}"]
            for one in [*named_here, folder / module / f"__init__{file.suffix}"]:
                if (
                    one.suffix not in NOTES
                    and one.is_file()
                    and (INSTALLED not in one.parts or folder.is_relative_to(file.parent))
                ):
                    yield one.resolve()


def _imported(text: str) -> Iterator[str]:
    """Yield the modules that may be imported from a package, by their whole names.

    >>> list(_imported("from sub import (deep, shallow as flat)"))
    ['sub.deep', 'sub.shallow', 'sub.as', 'sub.flat']
    """
    for package, names in IMPORTED.findall(text):
        yield from (f"{package}.{name}" for name in WORD.findall(names))


def _packages(file: Path) -> Iterator[Path]:
    """Yield the folders around the packages that a module is in, up to the one from which it is imported."""
    folder = file.parent
    while (folder / f"__init__{file.suffix}").is_file():
        folder = folder.parent
        yield folder


def _folders(home: Path, tokens: Iterable[str]) -> Iterator[Path]:
    """Yield a folder and those below it whose names a text has, since a path may be put together of them."""
    names = {token for token in tokens if WORD.fullmatch(token)}
    left = [home]
    for _ in range(DEEPEST):
        yield from left
        left = [inner for folder in left for name in names if (inner := folder / name).is_dir()]
