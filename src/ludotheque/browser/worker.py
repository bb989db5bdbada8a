"""The calls of a page's workers: the application in one, thoughts in others. This runs in Pyodide alone."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from ludotheque.app.thinking.queued import Queued
from ludotheque.browser import page
from ludotheque.browser.opening import opened
from ludotheque.browser.store import AloneStore, Changes, UnusableFile
from ludotheque.browser.workers import PageWorkers, thought

FILE = Path("tables.db")
"""The place of the database in Pyodide's memory."""


class Worker:
    """The application of a page, for as long as the page is open."""

    def __init__(self, heard_by: page.PageServer, ends: contextlib.AsyncExitStack) -> None:
        self._desk = heard_by
        self._ends = ends  # the application is open for as long as this is there

    def hear(self, message: Any) -> None:
        """Take a message of the page, an object of JavaScript."""
        told = message.to_py()
        if isinstance(told.get("body"), memoryview):
            told["body"] = told["body"].tobytes()
        self._desk.hear(told)


async def open_house(
    content: Any,
    keep: Callable[[Any, int], Awaitable[None]],
    count: int,
    think: Callable[[int, Any], Awaitable[Any]],
    post: Callable[[Any], None],
) -> Worker | None:
    """Open the application of a page, or say that what was kept is of no use. All arguments come from JavaScript.

    Args:
        content: the bytes of the database that was kept; None if there is none.
        keep: keeps pages of it, by number from 0, and its length.
        count: how many other workers think.
        think: gives an order to one of them, by number from 0, and returns its outcome; both are bytes.
        post: takes each message for the page.
    """

    def tell(message: Any) -> None:
        post(to_js(message, dict_converter=_object))

    async def keep_pages(changes: Changes) -> None:
        from pyodide.ffi import JsException  # type: ignore[import-not-found]  # only there

        try:
            await keep(to_js(changes.pages), changes.length)
        except JsException as error:
            raise OSError(error.message) from None

    async def ask(number: int, order: bytes) -> bytes:
        found: bytes = (await think(number, to_js(order))).to_bytes()
        return found

    def lost(reason: str | None) -> None:
        tell(page.Unkept(type="unkept", reason=reason))

    ends = contextlib.AsyncExitStack()
    kept = None if content is None else content.to_bytes()
    try:
        store = await AloneStore.open(FILE, kept, keep_pages, lost)
    except UnusableFile as error:
        tell(page.Unusable(type="unusable", why=error.why, reason=str(error)))
        return None
    app = await ends.enter_async_context(opened(store, Queued(PageWorkers(count, ask))))
    return Worker(page.PageServer(app, tell), ends)


def think(order: Any) -> Any:
    """Think about an order, and return the outcome: bytes of JavaScript."""
    return to_js(thought(order.to_bytes()))


def to_js(value: Any, **how: Any) -> Any:
    """Return a value of JavaScript."""
    from pyodide import ffi  # type: ignore[import-not-found]  # only there

    return ffi.to_js(value, **how)


def _object(entries: Any) -> Any:
    """Return an object of JavaScript with these entries."""
    from js import Object  # type: ignore[import-not-found]  # only there

    return Object.fromEntries(entries)
