"""The second phase of a turn: the strip under the space where the leader has arrived."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record import log, verbs
from ludotheque.games.gold_record.chapters import flukes, happens
from ludotheque.games.gold_record.chapters.battles import fight
from ludotheque.games.gold_record.chapters.buying import BUY_MUSICIANS, BUY_SECTORS
from ludotheque.games.gold_record.chapters.musicians import steal_card
from ludotheque.games.gold_record.chapters.turns import END_TURN
from ludotheque.games.gold_record.codes import FLUKES, HAND_LIMIT, MAX_PLAYERS, Ended, Phase
from ludotheque.games.gold_record.state import Frame, GoldRecord


def arrive(state: GoldRecord) -> None:
    """End the move: first the battles that it started are fought, then the strip is resolved (R29)."""
    while state.turn.due > 0 and state.ended == Ended.NOT_YET:
        state.turn.due -= 1
        fight(state)
    if state.ended == Ended.NOT_YET:
        STRIPS[state.strip()].resolve(state)


class StripKind:
    """A kind of strip."""

    def resolve(self, state: GoldRecord) -> None:
        """Do what it asks for."""
        raise NotImplementedError


class MusiciansStrip(StripKind):
    """Hire musicians."""

    def resolve(self, state: GoldRecord) -> None:
        state.put(BUY_MUSICIANS[state.player])


class GoldStrip(StripKind):
    """Press sectors of the gold record."""

    def resolve(self, state: GoldRecord) -> None:
        state.put(BUY_SECTORS[state.player])


class FlukeStrip(StripKind):
    """Draw a FLUKE card, if there are any (R33)."""

    def resolve(self, state: GoldRecord) -> None:
        state.put(END_TURN[state.player])
        if state.flukes.size() == 0:
            log.seat(state, "no-fluke", "r33")
        elif state.current().hand_size() == 0:
            flukes.draw_card(state)
        else:
            state.put(DRAW_FLUKE[state.player])


class HappensStrip(StripKind):
    """Draw a #*IT HAPPENS card."""

    def resolve(self, state: GoldRecord) -> None:
        state.put(END_TURN[state.player])
        if state.current().hand_size() == 0:
            happens.draw_card(state)
        else:
            state.put(DRAW_HAPPENING[state.player])


class RoadieStrip(StripKind):
    """Take the ROADIE/MANAGER card from its owner."""

    def resolve(self, state: GoldRecord) -> None:
        state.put(END_TURN[state.player])
        steal_card(state)


STRIPS: Final = vec[StripKind]([MusiciansStrip(), GoldStrip(), FlukeStrip(), HappensStrip(), RoadieStrip()])
"""By the numbers of codes.Strip."""


# --- Drawing, with FLUKE cards in hand ---


@final
class DrawFluke(flukes.Moment):
    """Draw a FLUKE card: a fourth one only after one of the three is played or discarded."""

    def phase(self) -> i64:
        return Phase.DRAW

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        band = state.current()
        full = band.hand_size() >= HAND_LIMIT
        if not full:
            actions.append(verbs.DRAW.first)
        flukes.offer_cards(state, actions)
        if full:
            for card in range(FLUKES):
                if band.hand[card] > 0:
                    actions.append(verbs.DISCARD.of(card))

    def go_on(self, state: GoldRecord, action: i64) -> None:
        if verbs.DISCARD.has(action):
            flukes.discard_card(state, verbs.DISCARD.which(action), "discard", "hand-limit")
        else:
            state.drop()
            flukes.draw_card(state)


@final
class DrawHappening(flukes.Moment):
    """Draw a #*IT HAPPENS card."""

    def phase(self) -> i64:
        return Phase.DRAW

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        actions.append(verbs.DRAW.first)
        flukes.offer_cards(state, actions)

    def go_on(self, state: GoldRecord, action: i64) -> None:
        state.drop()
        happens.draw_card(state)


DRAW_FLUKE: Final = vec[Frame]([DrawFluke(seat) for seat in range(MAX_PLAYERS)])
DRAW_HAPPENING: Final = vec[Frame]([DrawHappening(seat) for seat in range(MAX_PLAYERS)])
