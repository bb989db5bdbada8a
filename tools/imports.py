"""Find what a program imports, in its sources: all that could be imported, also by functions that run late."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet

INITS = "/__init__.py"
LATE = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.If, ast.Try)
"""Statements whose imports a module can do without when it is itself imported."""


def module_of(path: str) -> str:
    """Return the name of the module in a file.

    >>> module_of("json/decoder.py"), module_of("json/__init__.py")
    ('json.decoder', 'json')
    """
    return path.removesuffix(INITS).removesuffix(".py").replace("/", ".")


def reached(files: Mapping[str, bytes], roots: Iterable[str], never: Collection[str] = ()) -> set[str]:
    r"""Return the files that some modules need, with theirs among them.

    Args:
        files: sources, by the path of their file.
        roots: the modules that everything begins with.
        never: modules that are not followed, with all that is in them.

    >>> files = {"a.py": b"def late():\n    from b import c", "b/__init__.py": b"", "b/c.py": b"import d.e"}
    >>> files["d.py"] = b""
    >>> sorted(reached(files, ["a"])), sorted(reached(files, ["a"], ["d"]))
    (['a.py', 'b/__init__.py', 'b/c.py', 'd.py'], ['a.py', 'b/__init__.py', 'b/c.py'])
    """
    paths = {module_of(path): path for path in files}
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        for module in with_packages(waiting.pop()):
            if module in never:
                break
            path = paths.get(module)
            if path is not None and path not in found:
                found.add(path)
                waiting += imported(path, files[path])
    return found


def with_packages(module: str) -> Iterator[str]:
    """Yield the packages of a module from the outermost on, and the module.

    >>> list(with_packages("a.b.c"))
    ['a', 'a.b', 'a.b.c']
    """
    parts = module.split(".")
    for length in range(1, len(parts) + 1):
        yield ".".join(parts[:length])


def broken(files: Mapping[str, bytes], kept: Iterable[str], never: AbstractSet[str]) -> list[str]:
    r"""Return the files that could not be imported, since they import at once what is never there.

    >>> broken({"a.py": b"import b", "c.py": b"def d():\n    import b"}, ["a.py", "c.py"], {"b"})
    ['a.py: b']
    """
    found = [(path, module) for path in sorted(kept) for module in imported(path, files[path], late=False)]
    return [f"{path}: {module}" for path, module in found if not never.isdisjoint(with_packages(module))]


def imported(path: str, source: bytes, *, late: bool = True) -> Iterator[str]:
    r"""Yield what a module imports, and each name that it takes from a module: this may be a module, too.

    Imports for type checkers alone are left out.

    Args:
        path: its file.
        source: what is in it.
        late: whether to yield also what is imported in some cases only, or by a function when it is called.

    >>> list(imported("a/b.py", b"import c, d.e\nfrom . import f\nfrom .g import h"))
    ['c', 'd.e', 'a', 'a.f', 'a.g', 'a.g.h']
    """
    package = path.removesuffix(INITS).removesuffix(".py").split("/")
    if not path.endswith(INITS):
        package.pop()
    waiting: list[ast.AST] = [ast.parse(source)]
    for node in waiting:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            yield from (base, *(f"{base}.{name.name}" for name in node.names))
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            waiting += node.orelse if late else ()
        elif late or not isinstance(node, LATE):
            waiting += ast.iter_child_nodes(node)
