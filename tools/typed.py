"""The share of the public API that has complete types, as Pyright counts it for a library with `py.typed`.

python -m tools.typed            print the scores, and fail if one is too low
python -m tools.typed --names    name what lacks a type, too
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LEAST = {"ludotheque": 0.99, "ludotheque.core": 1.0, "ludotheque.bots": 1.0, "ludotheque.texts.description": 1.0}
"""The share of exported names whose types are all known, in the whole package and in the parts that people build on."""


def report() -> list[dict[str, Any]]:
    """Ask Pyright about every exported name. It finds the package and its libraries where this Python finds them.

    With `--verifytypes` it does not look in the libraries of `--pythonpath`: they are named in PYTHONPATH.
    """
    paths = [str(ROOT / "src"), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    command = ["npx", "--no-install", "pyright", "--verifytypes", "ludotheque", "--ignoreexternal", "--outputjson"]
    done = subprocess.run(
        [*command, "--pythonpath", sys.executable],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths))},
        capture_output=True,
        text=True,
        check=False,
    )
    if not done.stdout:
        raise SystemExit(done.stderr)
    symbols: list[dict[str, Any]] = json.loads(done.stdout)["typeCompleteness"]["symbols"]
    return [one for one in symbols if one["isExported"]]


def score(symbols: list[dict[str, Any]], part: str) -> float:
    """Return the share of names of a part of the package whose types are known.

    >>> names = [{"name": "a.b.c", "isTypeKnown": True}, {"name": "a.d", "isTypeKnown": False}]
    >>> score(names, "a"), score(names, "a.b")
    (0.5, 1.0)
    """
    known = [bool(one["isTypeKnown"]) for one in symbols if f"{one['name']}.".startswith(f"{part}.")]
    return sum(known) / max(1, len(known))


def main(arguments: list[str]) -> int:
    """Print the score of each part, and the names that lack a type if they are asked for."""
    symbols = report()
    if "--names" in arguments:
        for one in symbols:
            if not one["isTypeKnown"]:
                print(one["name"], *{why["message"].splitlines()[0] for why in one["diagnostics"]}, sep="\n  ")
    failed = False
    for part, least in LEAST.items():
        found = score(symbols, part)
        failed |= found < least
        print(f"{part:25} {found:7.2%} of the exported names have known types (at least {least:.0%})")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
