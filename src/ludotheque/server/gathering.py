"""What the people at a table add to its chance before it is dealt: commits first, and then what they were made of."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from ludotheque.core.contributions import WITHHELD, Contribution, commit_to
from ludotheque.server.store import StoredSeat


class Gathering:
    """The contributions to the chance of one table. Nothing here is saved or told.

    Args:
        commitment: what the server has committed to.
        kept: what was sealed before a restart, if it was.
    """

    def __init__(self, commitment: str, seats: Sequence[StoredSeat], kept: Sequence[Contribution] | None) -> None:
        self.commitment = commitment
        self.kept = kept is not None
        """Whether the commits are in the store, where nobody can change them."""
        self.asked = False
        """Whether everybody has been asked to reveal."""
        self._sealed = self.kept
        self._people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
        self._heard: set[int] = set()
        nothing = [Contribution(why="bot" if seat.kind == "bot" else "late") for seat in seats]
        self._added = nothing if kept is None else list(kept)

    def hear(self, seat: int, commit: str | None) -> None:
        """Somebody has said hello for a seat. The first commit of a seat counts, until all are in."""
        self._heard.add(seat)
        if self._added[seat].commit is None and not self._sealed:
            self._added[seat] = Contribution(commit, None, WITHHELD) if commit else Contribution(why="none")

    def seal(self) -> None:
        """Take no more commits."""
        self._sealed = True

    def reveal(self, seat: int, value: str) -> bool:
        """Take what a commit was made of; whether it is that."""
        commit = self._added[seat].commit
        fits = commit is not None and hmac.compare_digest(commit, commit_to(value, seat, self.commitment))
        if fits:
            self._added[seat] = Contribution(commit, value)
        return fits

    @property
    def heard(self) -> bool:
        """Whether nobody's hello is missing."""
        return self._heard.issuperset(self._people)

    @property
    def revealed(self) -> bool:
        """Whether everything that was committed to is known."""
        return all(one.value is not None for one in self._added if one.commit is not None)

    @property
    def commits(self) -> list[str | None]:
        """The commit of each seat."""
        return [one.commit for one in self._added]

    @property
    def contributions(self) -> list[Contribution]:
        """What each seat has added so far, or why it has not."""
        return list(self._added)
