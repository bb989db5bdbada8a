"""The seat of an invite."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.server.protocol import guests
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.store.interface import StoredSeat


def invited(seats: Sequence[StoredSeat], invite: str) -> int:
    """Return the seat of an invite. Refused if there is none."""
    for number, seat in enumerate(seats):
        if guests.same(invite, seat.invite):
            return number
    raise Refused("this invite is not known here, or somebody has used it", "invite-used")
