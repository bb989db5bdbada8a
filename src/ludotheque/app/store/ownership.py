"""Ownership of tables by processes: only the owner has a table in memory, writes to it and plays its bots."""

from __future__ import annotations

from typing import Protocol


class Owner(Protocol):
    """A process's tables, as far as other processes care."""

    def hand_over(self, table: str) -> None:
        """Give up a table that another process asks for."""

    def lose(self) -> None:
        """Give up all tables at once: others may own them by now."""


class Ownership(Protocol):
    """The tables that this process owns."""

    shared: bool
    """True if other processes may serve tables of the same store."""

    def serve(self, owner: Owner) -> None:
        """Name the tables to take away when another process asks for them."""

    def owns(self, table: str, /) -> bool:
        """Return whether this process owns a table."""

    async def take(self, table: str) -> None:
        """Own a table; its owner is asked to hand it over. Unavailable if that takes too long."""

    async def take_free(self, tables: list[str]) -> list[str]:
        """Own those of some tables that no one owns, and return them."""

    async def unowned(self, tables: list[str]) -> list[str]:
        """Return those of some tables that no process owns now."""

    async def give(self, table: str) -> None:
        """Own a table no longer."""

    async def close(self) -> None:
        """Own nothing any more."""


class Alone:
    """The ownership of a process that has a store for itself: it owns everything."""

    shared = False

    def serve(self, owner: Owner) -> None:
        """Do nothing: there is no other process to ask for tables."""

    def owns(self, _table: str) -> bool:
        """Return True."""
        return True

    async def take(self, table: str) -> None:
        """Return at once."""

    async def take_free(self, tables: list[str]) -> list[str]:
        """Return them all."""
        return tables

    async def unowned(self, tables: list[str]) -> list[str]:
        """Return them all: what is not in memory here is nowhere."""
        return tables

    async def give(self, table: str) -> None:
        """Return at once."""

    async def close(self) -> None:
        """Return at once."""
