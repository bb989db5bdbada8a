"""Simultaneous decisions of several seats: sealed until the last one, then performed in order."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.app.protocol.answers.tables import EarlyDecision, SimultaneousMessage
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import StoredSeat
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.journal import Journal
from ludotheque.app.tables.simultaneous.pending import PendingDecision, PendingDecisions
from ludotheque.core.errors import UnknownAction
from ludotheque.core.state import State


class SimultaneousDecisions:
    """The seats that may decide now, and their early decisions. Nothing here is saved or told.

    Args:
        seats: the seats of the table, as it changes them.
        kept: the early decisions that were saved, in words.
    """

    def __init__(self, seats: list[StoredSeat], kept: Mapping[str, str] | None) -> None:
        self._seats = seats
        self._kept = dict(kept or {})
        self._early: dict[int, int] = {}
        self._askings: PendingDecisions | None = None
        self._journal: Journal | None = None
        """The game in play; None before the deal."""
        self._ply = 0
        self._sitting: list[StoredSeat] = []
        """The seats as they were when the askings were made, at that ply."""

    def begin(self, journal: Journal) -> None:
        """Ask in a game that was dealt, or goes on."""
        self._journal = journal

    # --- What can be known of it ---

    @property
    def at_once(self) -> list[int]:
        """The seats that decide at the same time, in the order of the rules; none where one decides alone."""
        askings = self._now()
        return [] if askings is None else askings.at_once

    def asked(self, seat: int | None) -> PendingDecision | None:
        """Return what a seat may choose now, or None. One that has decided early may still change its mind."""
        askings = self._now()
        return None if askings is None or seat is None else askings.by_seat.get(seat)

    def signature(self) -> object:
        """Return what is asked of whom, to compare: it changes with the ply, and with who sits where."""
        askings = self._now()
        if askings is None:
            return None
        return (askings.at_once, {seat: asked.actions for seat, asked in askings.by_seat.items()})

    def decided(self, seat: int) -> bool:
        """Return whether a seat has decided, or everyone can tell what it will do."""
        askings = self._now()
        return seat in self._early or (askings is not None and seat in askings.forced)

    def waiting(self) -> list[int]:
        """Return the seats that may decide and have not; the current player first, if it has not."""
        askings = self._now()
        if askings is None:
            return []
        return [seat for seat in askings.at_once or askings.by_seat if not self.decided(seat)]

    def may_withdraw(self, seat: int) -> bool:
        """Return whether a seat has decided early, and can take that back."""
        return self._now() is not None and seat in self._early

    def bot(self) -> int | None:
        """Return the seat of the bot that is to decide next, if one is."""
        askings = self._now()
        if askings is None:
            return None
        seats = self.waiting() if askings.at_once else [askings.player]
        return next((seat for seat in seats if self._seats[seat].kind == "bot"), None)

    def state_for_bot(self, seat: int) -> State:
        """Return the position that a bot is to think about; a bot does not take the turn of its own accord."""
        state = self._in_play.match.state
        asked = self.asked(seat)
        return state if asked is None or not self.at_once else asked.state

    def is_up_to_people(self, action: int) -> bool:
        """Return whether an action only gives the turn to a person who may take it anyway."""
        askings = self._now()
        return askings is not None and any(asked.claim == action for asked in askings.by_seat.values())

    def kept(self) -> dict[str, str] | None:
        """Return the early decisions as they are saved."""
        self._now()
        if not self._early:
            return None
        words = self._in_play.game.actions.words
        return {str(seat): words(action) for seat, action in sorted(self._early.items())}

    def message(self, connection: Connection) -> SimultaneousMessage:
        """Tell who decides at the same time and who has; what, only to the seat itself."""
        seats, space = self.at_once, self._in_play.game.actions
        yours: list[EarlyDecision] = [
            {"seat": seat, "action": space.to_json(action), "words": space.words(action)}
            for seat, action in sorted(self._early.items())
            if seat in connection.seats
        ]
        committed = [seat for seat in sorted(seats) if self.decided(seat)]
        ply = self._in_play.ply
        return {"type": "together", "ply": ply, "seats": seats, "committed": committed, "yours": yours}

    # --- Deciding ---

    def check(self, seat: int, action: int) -> None:
        """Refuse what is not offered to a seat now."""
        asked = self.asked(seat)
        if asked is None:
            raise Refused("it is not this seat that decides", "not-your-turn")
        if action not in asked.actions:
            raise Refused(f"{self._in_play.game.actions.words(action)!r} is not offered now", "not-offered")

    def seal(self, seat: int, action: int) -> None:
        """Keep what a seat decides, in the place of what it had decided."""
        self.check(seat, action)
        self._early[seat] = action

    def withdraw(self, seat: int) -> None:
        """Forget what a seat has decided."""
        del self._early[seat]

    def clear(self) -> None:
        """Forget all that was decided early: it answered a position that is past."""
        self._early.clear()

    def take_next(self) -> int | None:
        """Take the early decision of the current player, whose turn has come; None if there is none."""
        return self._early.pop(self._in_play.match.state.current_player(), None)

    # --- Keeping up ---

    @property
    def _in_play(self) -> Journal:
        assert self._journal is not None
        return self._journal

    def _now(self) -> PendingDecisions | None:
        """Return what is asked at this ply, by those who sit here now; None before the deal and after the end."""
        # Asked a dozen times for each move. Seats that have not changed are the same objects: no field is compared.
        journal = self._journal
        if journal is None:
            return None
        if journal.ply != self._ply or journal.ended or self._seats != self._sitting:
            self._ask_again(journal)
        return self._askings

    def _ask_again(self, journal: Journal) -> None:
        if journal.over:
            self._askings = None
            return
        self._ply, self._sitting = journal.ply, list(self._seats)
        self._read_kept(journal)
        self._askings = PendingDecisions(journal.match.state, self._seats, sealing=bool(self._early))
        self._drop_impossible(self._askings)

    def _read_kept(self, journal: Journal) -> None:
        for seat, words in self._kept.items():
            try:
                self._early[int(seat)] = journal.game.actions.parse(words)
            except UnknownAction:
                continue  # of rules that have changed: the seat is asked again
        self._kept = {}

    def _drop_impossible(self, askings: PendingDecisions) -> None:
        """Forget decisions that are not possible any more; their seats are asked again."""
        for seat, action in list(self._early.items()):
            possible = seat in askings.at_once and seat not in askings.forced
            if not possible or action not in askings.by_seat[seat].actions:
                del self._early[seat]
