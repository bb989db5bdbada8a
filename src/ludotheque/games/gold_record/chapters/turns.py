"""The end of a turn: the #*IT HAPPENS card is put away, and FLUKE cards can be played a last time."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record import log, verbs
from ludotheque.games.gold_record.chapters import flukes
from ludotheque.games.gold_record.codes import MAX_PLAYERS, NONE, Ended, Phase
from ludotheque.games.gold_record.state import Frame, GoldRecord, Task


@final
class EndTurn(Task):
    """The end of the turn, when the strip is resolved."""

    def phase(self) -> i64:
        return Phase.END

    def happen(self, state: GoldRecord) -> None:
        if state.happening != NONE:
            put_away(state)
        if state.current().hand_size() > 0:
            state.put(LAST_MOMENT[self.seat])


@final
class LastMoment(flukes.Moment):
    """The last moment of the turn for FLUKE cards; without any in hand no one is asked."""

    def phase(self) -> i64:
        return Phase.END

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        flukes.offer_cards(state, actions)
        actions.append(verbs.DONE.first)

    def go_on(self, state: GoldRecord, action: i64) -> None:
        state.drop()


def put_away(state: GoldRecord) -> None:
    """Discard the #*IT HAPPENS card, done with or cancelled. It is told if the turn, and the game, goes on."""
    if state.ended == Ended.NOT_YET and state.current().hand_size() > 0:
        log.put_away(state)
    state.happenings.out[state.happening] += 1
    state.happening = NONE


END_TURN: Final = vec[Frame]([EndTurn(seat) for seat in range(MAX_PLAYERS)])
LAST_MOMENT: Final = vec[Frame]([LastMoment(seat) for seat in range(MAX_PLAYERS)])
