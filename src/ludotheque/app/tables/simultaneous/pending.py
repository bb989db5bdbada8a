"""The seats that may decide at one ply of a table, and the question to each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import StoredSeat
from ludotheque.app.thinking.question import new_seed
from ludotheque.core.chance import SeededChance
from ludotheque.core.match import automatic
from ludotheque.core.state import NO_CLAIM, State


@final
class PendingDecision:
    """The choices of one seat, and the position in which it is asked.

    ``claim`` is the action that gives the seat the turn, played before; only the choices of ``state`` need it.
    """

    def __init__(self, state: State, actions: tuple[int, ...], claim: int = NO_CLAIM) -> None:
        self.state = state
        self.actions = actions
        self.claim = claim

    def needs_claim(self, action: int) -> bool:
        """Return whether the turn has to be taken first to do this."""
        return self.claim != NO_CLAIM and action in self.state.legal_actions()


class PendingDecisions:
    """All that is asked at one ply. Nothing in it depends on what anyone has decided early."""

    def __init__(self, state: State, seats: Sequence[StoredSeat], *, sealing: bool) -> None:
        self.player: int = state.current_player()
        self.at_once: list[int] = []
        """The seats that decide at the same time; none where one decides alone."""
        self.forced: dict[int, int] = {}
        """The actions of those of them that have no other, as everyone can tell."""
        self.by_seat: dict[int, PendingDecision] = {}
        deciding = list(state.deciding())
        people = {seats[seat].guest for seat in deciding if seats[seat].kind == SeatKind.HUMAN}
        if len(deciding) > 1 and (sealing or len(people) > 1):
            self._ask_at_once(state, deciding)
        else:
            self._ask_in_turn(state, seats)

    def _ask_at_once(self, state: State, deciding: list[int]) -> None:
        self.at_once = deciding
        for seat in deciding:
            asked = state if seat == self.player else state.asked_first(seat)
            self.by_seat[seat] = PendingDecision(asked, offered(asked))
            forced = automatic(asked)
            if forced is not None:
                self.forced[seat] = forced

    def _ask_in_turn(self, state: State, seats: Sequence[StoredSeat]) -> None:
        """Ask the current player, and all people who may take the turn; bots wait until it is theirs."""
        self.by_seat[self.player] = PendingDecision(state, offered(state))
        for number, seat in enumerate(seats):
            claim = state.claim(number)
            if claim == NO_CLAIM or seat.kind == SeatKind.BOT:
                continue
            taken = state.copy(SeededChance(new_seed()))
            taken.apply_action(claim)
            actions = offered(taken)
            if number == self.player:
                actions += tuple(one for one in offered(state) if one != claim)
            self.by_seat[number] = PendingDecision(taken, actions, claim)


def offered(state: State) -> tuple[int, ...]:
    """List what is offered; nothing where a table plays the only action itself."""
    return () if automatic(state) is not None else tuple(state.legal_actions())
