"""#*IT HAPPENS cards: drawn on their strip and resolved at once, unless a FLUKE card cancels them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.gold_record import battles, do, flukes, log
from ludotheque.games.gold_record.band import dismiss
from ludotheque.games.gold_record.codes import (
    AMATEUR_HAPPENS,
    BATTLE_HAPPENS,
    BY_HAPPENS,
    DOWN_HAPPENS,
    DROP,
    END,
    EXIT_HAPPENS,
    FIND,
    FLUKE_HAPPENS,
    FLUKES,
    GREEN_HAPPENS,
    HALF_HAPPENS,
    HAPPENINGS,
    HAPPENS,
    LOSE,
    LOSE_HAPPENS,
    MUSICIANS,
    NOBODY,
    NOT_ENDED,
    PAY_HAPPENS,
    PROFESSIONAL_HAPPENS,
    RESOURCES,
    ROLES,
    SHIFT,
    SQUARES,
    STAGE_HAPPENS,
)
from ludotheque.games.gold_record.ranking import move_down

if TYPE_CHECKING:
    from ludotheque.games.gold_record.rules import GoldRecord


def draw(state: GoldRecord) -> None:
    """The next card; an empty deck is made anew of the discards. Without FLUKE cards in hand it happens at once."""
    total: i64 = 0
    kind: i64 = 0
    for kind in range(HAPPENINGS):
        total += state.happens_deck[kind]
    if total == 0:
        for kind in range(HAPPENINGS):
            state.happens_deck[kind] = state.happens_out[kind]
            state.happens_out[kind] = 0
            total += state.happens_deck[kind]
        if state.events is not None:
            log.plain(state, "shuffled", "h-deck")
    kind = state.chance.pick(state.happens_deck, total)
    state.happens_deck[kind] -= 1
    state.happening = kind
    if state.events is not None:
        log.happening(state)
    if state.hand_size(state.player) == 0:
        resolve(state)
    else:
        state.phase = HAPPENS


def actions(state: GoldRecord) -> list[i64]:
    """Let it happen, or play FLUKE cards first (R32)."""
    offered: list[i64] = [do.RESOLVE.first]
    flukes.offer_cards(state, offered)
    return offered


def apply(state: GoldRecord, action: i64) -> None:
    """Let it happen, or play a FLUKE card."""
    if action == do.RESOLVE.first:
        resolve(state)
    else:
        flukes.play(state, action)


def resolve(state: GoldRecord) -> None:
    """What the card says. Those that ask something end when it is answered."""
    effect: i64 = state.cards.happens_effect[state.happening]
    size: i64 = state.cards.happens_size[state.happening]
    state.below = END
    state.phase = END
    if effect == BATTLE_HAPPENS:
        battles.fight(state)
    elif effect == LOSE_HAPPENS:
        lose_all(state, size)
    elif effect == PAY_HAPPENS:
        ask_to_drop(state, size)
    elif effect == DOWN_HAPPENS:
        move_down(state, state.player, size, BY_HAPPENS)
    elif effect == AMATEUR_HAPPENS or effect == PROFESSIONAL_HAPPENS:
        if has_level(state, effect == PROFESSIONAL_HAPPENS):
            state.phase = LOSE
    elif effect == FLUKE_HAPPENS:
        lose_fluke(state)
    elif effect == EXIT_HAPPENS:
        if flukes.shifts(state, state.player) != 0:
            state.phase = SHIFT
            state.asked = (state.player + 1) % state.num_players
    elif effect == STAGE_HAPPENS:
        if flukes.discarded(state) > 0:
            state.phase = FIND
            state.asked = (state.player + 1) % state.num_players
            state.left = state.num_players - 1
    elif effect == HALF_HAPPENS:
        ask_to_drop(state, state.resources(state.player) // 2)
    elif effect == GREEN_HAPPENS:
        if state.events is not None:
            log.fuse(state)
        battles.lose_green(state, state.player)
    if state.phase == END or state.ended != NOT_ENDED:
        flukes.put_away(state)


def lose_all(state: GoldRecord, kind: i64) -> None:
    """All cards of one resource, those of this turn too (R31)."""
    at: i64 = state.player * SQUARES + kind
    if state.events is not None:
        log.lost(state, kind)
    state.spent[kind] += state.held[at]
    state.held[at] = 0


def ask_to_drop(state: GoldRecord, count: i64) -> None:
    """So many resources of the player's choice, as far as there are any."""
    there: i64 = state.resources(state.player)
    state.left = count if count < there else there
    if state.left > 0:
        state.phase = DROP


def has_level(state: GoldRecord, professional: bool) -> bool:
    """Whether the current player has an amateur, or a professional, to lose."""
    role: i64 = 0
    for role in range(ROLES):
        one: i64 = state.band[state.player * ROLES + role]
        if one != NOBODY and (state.cards.professional[one] != 0) == professional:
            return True
    return False


def lose_fluke(state: GoldRecord) -> None:
    """One card of the hand, by chance."""
    size: i64 = state.hand_size(state.player)
    if size == 0:
        return
    at: i64 = state.player * FLUKES
    card: i64 = state.chance.pick(state.hand[at : at + FLUKES], size)
    flukes.leave_hand(state, state.player, card)
    state.fluke_out[card] += 1
    if state.events is not None:
        log.fluke(state, "lose-fluke", "happens", card)


# --- Their questions ---


def frame_actions(state: GoldRecord) -> list[i64]:
    """Which resource, or which musician, goes."""
    offered: list[i64] = []
    kind: i64 = 0
    one: i64 = 0
    if state.phase == DROP:
        for kind in range(RESOURCES):
            if state.held[state.player * SQUARES + kind] > 0:
                offered.append(do.DROP.of(kind))
    else:
        for one in range(MUSICIANS):
            if may_lose(state, one):
                offered.append(do.LOSE.of(one))
    return offered


def may_lose(state: GoldRecord, one: i64) -> bool:
    """Whether a musician is in the own band and of the level that the card takes."""
    if state.band[state.player * ROLES + state.cards.role[one]] != one:
        return False
    level: bool = state.cards.happens_effect[state.happening] == PROFESSIONAL_HAPPENS
    return (state.cards.professional[one] != 0) == level


def apply_frame(state: GoldRecord, action: i64) -> None:
    """Answer it."""
    if state.phase == DROP:
        drop(state, action)
    else:
        dismiss(state, do.LOSE.which(action))
        flukes.finish(state)


def drop(state: GoldRecord, action: i64) -> None:
    """One resource after another."""
    kind: i64 = do.DROP.which(action)
    state.held[state.player * SQUARES + kind] -= 1
    state.spent[kind] += 1
    if state.events is not None:
        log.resource(state, "drop", state.player, kind)
    state.left -= 1
    if state.left == 0:
        flukes.finish(state)
