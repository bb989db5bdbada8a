"""A page that keeps what is played in it, as a browser does."""

from __future__ import annotations

from pathlib import Path

from ludotheque.browser.store import AloneStore, Changes


class Page:
    """Keeps the pages of a database file, and puts them together again when the store is opened."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._opened = 0
        self.pages: dict[int, bytes] = {}
        self.length = 0
        self.refusing: Exception | None = None
        """The reason for which nothing can be kept now, if any."""
        self.said: list[str | None] = []
        """The reasons that the store gave, and None whenever it kept again."""

    @property
    def content(self) -> bytes | None:
        """The file as it was kept."""
        whole = b"".join(self.pages[number] for number in sorted(self.pages))[: self.length]
        return whole or None

    async def keep(self, changes: Changes) -> None:
        """Keep pages, all of them or none."""
        if self.refusing is not None:
            raise self.refusing
        self.pages |= changes.pages
        self.length = changes.length

    async def open(self) -> AloneStore:
        """Open the store on what was kept."""
        self._opened += 1
        self._folder.mkdir(exist_ok=True)
        file = self._folder / f"{self._opened}.db"
        return await AloneStore.open(file, self.content, self.keep, self.said.append)
