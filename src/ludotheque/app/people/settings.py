"""The settings of a server that concern its people."""

from __future__ import annotations

from typing import Protocol


class PeopleSettings(Protocol):
    """Settings that the operator of a server has chosen. Times are in seconds."""

    @property
    def public_address(self) -> str | None:
        """The address of this server for links in letters."""

    @property
    def call_after(self) -> float:
        """The time until a player who is away is notified of a turn."""

    @property
    def mail_after(self) -> float:
        """The time until a player is notified by mail."""

    @property
    def mail_from(self) -> str | None:
        """The address that letters come from."""

    @property
    def contact(self) -> str | None:
        """The operator's address or link, for the privacy page."""

    @property
    def expire_unbegun(self) -> int:
        """The days after which tables that never started are deleted; 0 keeps them."""

    @property
    def expire_finished(self) -> int:
        """The days after which finished games are deleted; 0 keeps them."""
