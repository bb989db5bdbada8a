"""Work that is cancelled when it has become pointless."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def unless(pointless: Coroutine[Any, Any, object], work: Coroutine[Any, Any, T]) -> T | None:
    """Do some work, but cancel it as soon as ``pointless`` returns; then the result is None."""
    stopping, working = asyncio.ensure_future(pointless), asyncio.ensure_future(work)
    try:
        await asyncio.wait({stopping, working}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        stopping.cancel()
        working.cancel()
