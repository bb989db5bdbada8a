"""The types of the Python examples of README.md and docs/*.md, as Pyright and mypy (not strict) see them.

python -m tools.examples_typed  name each error by its page and line, and fail if there is one
"""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parent.parent
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
FRAGMENTS = {
    "docs/adding-a-game.md": "pieces of the files of Leduc, which mypy checks there, and lines to put into a method",
    "docs/site.md": "Pyodide's own library, and an `await` outside a function",
}
"""The pages whose blocks without prompts are no modules, and why. Their examples with prompts are checked."""
BLOCK = re.compile(r"^```(?:python|py)\n(.*?)^```", re.DOTALL | re.MULTILINE)
MYPY_LINE = re.compile(r"(?P<file>\S+\.py):(?P<line>\d+): error: (?P<text>.*)")
CACHE = ROOT / ".mypy_cache" / "examples"


def module(page: str, blocks: bool = True) -> str:
    r"""Return the examples of a page as a module, each in the line where the page has it.

    >>> module("See:\n```python\n>>> for n in (1, 2):\n...     print(n)\n1\n2\n```\n```python\nx = 1\n```\n")
    '\n\nfor n in (1, 2):\n    print(n)\n\n\n\n\nx = 1\n\n'
    """
    lines = [""] * (page.count("\n") + 1)
    found = [(one.lineno, one.source) for one in doctest.DocTestParser().get_examples(page)]
    if blocks:
        plain = [block for block in BLOCK.finditer(page) if ">>> " not in block[1]]
        found += [(page.count("\n", 0, block.start(1)), block[1]) for block in plain]
    for first, source in found:
        code = source.splitlines()
        lines[first : first + len(code)] = code
    return "\n".join(lines)


def pyright(files: list[Path]) -> Iterator[tuple[str, int, str]]:
    """Yield the file, the line and the text of each error that Pyright finds."""
    command = ["npx", "--no-install", "pyright", "--outputjson", "--pythonpath", sys.executable, *map(str, files)]
    diagnostics: list[dict[str, Any]] = json.loads(run(command))["generalDiagnostics"]
    for one in diagnostics:
        if one["severity"] == "error":
            yield Path(one["file"]).name, one["range"]["start"]["line"] + 1, f"{one['message']} (Pyright)"


def mypy(files: list[Path]) -> Iterator[tuple[str, int, str]]:
    """Yield the file, the line and the text of each error that mypy finds."""
    loose = ["--config-file=", "--ignore-missing-imports", "--check-untyped-defs", f"--cache-dir={CACHE}"]
    told = run([sys.executable, "-m", "mypy", *loose, *map(str, files)])
    if "Found" not in told and "Success" not in told:
        raise SystemExit(told)
    for one in MYPY_LINE.finditer(told):
        yield Path(one["file"]).name, int(one["line"]), f"{one['text']} (mypy)"


def run(command: list[str]) -> str:
    """Return what a type checker says. It finds the package of this checkout, and the libraries of this Python."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if not done.stdout:
        raise SystemExit(done.stderr)
    return done.stdout


def main() -> int:
    """Check the examples of all pages that have some."""
    pages: dict[str, str] = {}
    with TemporaryDirectory() as folder:
        for path in PAGES:
            name = str(path.relative_to(ROOT))
            code = module(path.read_text(encoding="utf-8"), name not in FRAGMENTS)
            if code.strip():
                file = Path(folder) / f"page_{path.stem.replace('-', '_').lower()}.py"
                file.write_text(code, encoding="utf-8")
                pages[file.name] = name
        files = [Path(folder) / name for name in pages]
        errors = sorted({(pages[file], line, text) for file, line, text in (*pyright(files), *mypy(files))})
    for page, line, text in errors:
        print(f"{page}:{line}: {text}")
    print(f"the examples of {len(pages)} pages: {len(errors)} errors of types")
    return int(bool(errors))


if __name__ == "__main__":
    sys.exit(main())
