"""Expansions of a game: folders within its own that add to its texts, its guide and its documents."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources.abc import Traversable


def gathered(folder: Traversable, expansions: Iterable[str], *names: str) -> str:
    """Return a file of a game, followed by those of its expansions.

    Args:
        folder: The game's folder.
        expansions: The folders of its expansions, below it, as ``bosses/somebody``.
        names: Where the file may lie within each, the best place first. An expansion may do without.

    Returns:
        The texts, one after another.

    Raises:
        FileNotFoundError: The game itself has no such file.
    """
    below = [folder.joinpath(*expansion.split("/")) for expansion in expansions]
    own = _first(folder, names)
    if own is None:
        raise FileNotFoundError(f"{folder} has none of: {', '.join(names)}")
    found = [own, *(page for one in below if (page := _first(one, names)) is not None)]
    return "\n".join(page.read_text(encoding="utf-8") for page in found)


def _first(folder: Traversable, names: Iterable[str]) -> Traversable | None:
    pages = (folder.joinpath(*name.split("/")) for name in names)
    return next((page for page in pages if page.is_file()), None)
