"""The walk along imports (tools/imports.py), by which the pages without a server get their modules."""

from __future__ import annotations

from tools.imports import broken, reached

FILES = {
    "a.py": b"def late():\n    from b import c",
    "b/__init__.py": b"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import d",
    "b/c.py": b"from . import e",
    "b/e.py": b"try:\n    import f\nexcept ImportError:\n    pass",
    "d.py": b"",
    "f.py": b"import a",
}


def test_what_a_function_imports_late_is_found() -> None:
    assert reached(FILES, ["a"]) == {"a.py", "b/__init__.py", "b/c.py", "b/e.py", "f.py"}


def test_what_is_never_there_is_not_followed() -> None:
    assert reached(FILES, ["a"], {"b.e"}) == {"a.py", "b/__init__.py", "b/c.py"}


def test_only_what_is_imported_at_once_breaks_a_module() -> None:
    assert broken(FILES, FILES, {"b.e"}) == ["b/c.py: b.e"]
    assert broken(FILES, FILES, {"f"}) == []
