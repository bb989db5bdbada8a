"""Requests and replies: the facts about a caller that a handler may use, and answers that are more than JSON."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ludotheque.app.analysis.studies import Stop, while_there
from ludotheque.app.app import App
from ludotheque.app.protocol.cost import Cost

if TYPE_CHECKING:
    from ludotheque.app.people.accounts.accounts import Signed

T = TypeVar("T")

ANYWHERE: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}
"""The header of a picture that other sites may show: it says nothing that is not for everyone."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer that is more than a value: with headers, or piece by piece as it comes."""

    body: str | bytes | AsyncIterator[bytes] = b""
    headers: Mapping[str, str] = field(default_factory=dict)
    status: int = 200


class Request(ABC):
    """A call from a shell: who makes it, and whether they still wait.

    Args:
        app: the application that it is made to.
    """

    def __init__(self, app: App) -> None:
        self.app = app

    @abstractmethod
    def admit(self, cost: Cost, *, bots: bool) -> None:
        """Count a call before anything is done for it. TooMany if there were too many; Refused if no bots may call."""

    @abstractmethod
    def count(self, cost: Cost) -> None:
        """Count more work than is usual for a call. TooMany if there was too much."""

    @abstractmethod
    async def anyone(self) -> str:
        """Return the guest who is calling, even one whose sessions were ended."""

    @abstractmethod
    async def guest(self) -> str:
        """Return the guest who is calling; a new one if none is known."""

    @abstractmethod
    async def bot_account(self) -> str:
        """Return the bot account that is calling. UnknownToken to anyone else."""

    @property
    @abstractmethod
    def account(self) -> str:
        """The account whose share of the processors a call uses."""

    @abstractmethod
    async def left(self) -> None:
        """Return when the caller no longer waits for the answer."""

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Do some work in a thread."""
        return await asyncio.to_thread(work)

    async def study(self, work: Callable[[Stop], T]) -> T:
        """Work on a record in a thread, when it is its turn. Gone if the caller leaves, TooMany if many others wait."""
        return await self.app.studies.run(self.left(), work)

    async def pieces(self, work: Callable[[Stop], Iterable[bytes]]) -> Reply:
        """Return as one answer what such work makes piece by piece."""
        return Reply(await self.study(lambda stop: b"".join(work(stop))))

    async def while_waiting(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what work comes to; cancel it if the caller leaves before. Gone if it does."""
        return await while_there(self.left(), work)


class SiteRequest(Request):
    """A call to a server: it knows the site by some address, and may keep a cookie."""

    @property
    @abstractmethod
    def origin(self) -> str:
        """The address of this server as the caller knows it; its host was checked before."""

    @property
    @abstractmethod
    def host(self) -> str:
        """The host of that address."""

    @abstractmethod
    def become(self, signed: Signed) -> None:
        """Have the browser be that guest from now on."""

    @abstractmethod
    def forget(self) -> None:
        """Have the browser forget its guest."""

    @abstractmethod
    def has(self, tag: str) -> bool:
        """Return whether the browser has the answer with that tag already."""
