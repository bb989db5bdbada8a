"""The players' contributions to the shuffles of one table: commits first, then the values they stand for."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import StoredSeat
from ludotheque.core.contributions import WITHHELD, Contribution, commit_to


class Gathering:
    """The contributions to one table, in memory. The table saves and sends them.

    Args:
        commitment: the server's own commitment.
        seats: the seats of the table, taken or not.
        kept: the contributions stored before a restart, if their commits were complete by then.
    """

    def __init__(self, commitment: str, seats: Sequence[StoredSeat], kept: Sequence[Contribution] | None) -> None:
        self.commitment = commitment
        self.kept: bool = kept is not None
        """True once the commits are stored, so that no restart can change them."""
        self.asked = False
        """True once the players have been asked to reveal."""
        self._sealed = self.kept
        nothing = [Contribution(why="bot" if seat.kind == SeatKind.BOT else "late") for seat in seats]
        self._added = nothing if kept is None else list(kept)
        awaited = (
            [seat.kind == SeatKind.HUMAN for seat in seats] if kept is None else [bool(one.commit) for one in kept]
        )
        self._missing = {number for number, yes in enumerate(awaited) if yes}

    def hear(self, seat: int, commit: str | None) -> None:
        """Note the hello of a seat. Its first commit counts, unless the commits are complete."""
        self._missing.discard(seat)
        if self._added[seat].commit is None and not self._sealed:
            self._added[seat] = Contribution(commit, None, WITHHELD) if commit else Contribution(why="none")

    def pass_over(self, seat: int) -> None:
        """Wait no longer for a seat that a bot has taken."""
        self._missing.discard(seat)
        self._added[seat] = Contribution(why="bot")

    def forget(self, seat: int) -> None:
        """Forget what the player of a seat has committed to, who has left it: another one is waited for."""
        self._missing.add(seat)
        self._added[seat] = Contribution(why="late")

    def seal(self) -> None:
        """Accept no more commits."""
        self._sealed = True

    def reveal(self, seat: int, value: str) -> bool:
        """Keep the value if it matches the commit of that seat, and return whether it does."""
        commit = self._added[seat].commit
        fits = commit is not None and hmac.compare_digest(commit, commit_to(value, seat, self.commitment))
        if fits:
            self._added[seat] = Contribution(commit, value)
        return fits

    @property
    def sealed(self) -> bool:
        """Return whether no more commits are accepted."""
        return self._sealed

    @property
    def heard(self) -> bool:
        """Return whether every player has said hello."""
        return not self._missing

    @property
    def revealed(self) -> bool:
        """Return whether every commit has its value."""
        return all(one.value is not None for one in self._added if one.commit is not None)

    @property
    def commits(self) -> list[str | None]:
        """The commit of each seat."""
        return [one.commit for one in self._added]

    @property
    def contributions(self) -> list[Contribution]:
        """The contribution of each seat as of now."""
        return list(self._added)
