"""Reasons for FLUKE and #*IT HAPPENS cards, and for the leaders that they move.

They count what lies open and the cards that the player has not seen, never what another hand or a deck holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.core.events import Reason
from ludotheque.games.gold_record.bots.appraisal import AFTER
from ludotheque.games.gold_record.bots.purchase_reasons import bought, lacking
from ludotheque.games.gold_record.chapters import flukes
from ludotheque.games.gold_record.chapters.battles import open_points, points_of
from ludotheque.games.gold_record.chapters.buying import may_buy
from ludotheque.games.gold_record.chapters.squares import discarded_resources
from ludotheque.games.gold_record.chapters.walking import resting, walks
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    FLUKES,
    HAPPENINGS,
    MORE_STEPS,
    MUSICIANS,
    NONE,
    OUTSIDE,
    RESOURCES,
    SPACES,
    YEARS,
    Effect,
    Mishap,
    Phase,
    Strip,
)
from ludotheque.games.gold_record.grid import bit, near
from ludotheque.games.gold_record.names import FLUKE_IDS, SPACE_IDS, SQUARE_IDS
from ludotheque.games.gold_record.state import GoldRecord

RESOURCE_EFFECTS: Final = (Effect.FIND, Effect.STEAL, Effect.TRADE)
"""The effects that bring a resource."""
SPARED: Final = {
    Mishap.BATTLE: "spare-battle",
    Mishap.LOSE: "spare-resources",
    Mishap.PAY: "spare-resources",
    Mishap.HALF: "spare-resources",
    Mishap.DOWN: "spare-places",
    Mishap.AMATEUR: "spare-musician",
    Mishap.PROFESSIONAL: "spare-musician",
    Mishap.FLUKE: "spare-fluke",
    Mishap.EXIT: "spare-leader",
    Mishap.STAGE: "spare-discards",
    Mishap.GREEN: "spare-green",
}
"""The reason for cancelling each effect of a #*IT HAPPENS card."""

# --- FLUKE cards ---


def play(state: GoldRecord, card: int, seat: int) -> list[Reason]:
    """Return the reasons for playing a FLUKE card: its points, and what its effect brings now."""
    one = state.cards.flukes[card]
    found = [Reason("red", {"count": one.ranking})] if one.ranking else []
    if not flukes.effect_of(state, card).works(state):
        return found
    if one.effect in RESOURCE_EFFECTS:
        if _is_over(state):
            return found  # resources are given back at once
        gained = _completed(state, one.effect, seat)
        return [*found, *(gained or ([] if one.effect == Effect.TRADE else [Reason("one-more")]))]
    if one.effect == Effect.WALK:
        return [*found, *_one_step_more(state, seat)]
    if one.effect == Effect.DETOUR:
        return [*found, *_detour(state, seat)]
    return [*found, *_cancel(state, seat)] if one.effect == Effect.CANCEL else found


def draw_fluke(state: GoldRecord, seat: int) -> list[Reason]:
    """Return the reasons for drawing a FLUKE card: the chance of points, and cards that can wait."""
    unseen = [one.copies for one in state.cards.flukes]
    for card in range(FLUKES):
        unseen[card] -= state.flukes.out[card] + state.bands[seat].hand[card]
        for other, band in enumerate(state.bands):
            unseen[card] -= band.shown[card] + (band.known[card] if other != seat else 0)
    pointed = sum(unseen[card] for card in range(FLUKES) if _has_points(state, card))
    found = [Reason("unseen", {"count": pointed, "total": sum(unseen)})] if pointed else []
    return [*found, *waits(state, seat)]


def waits(state: GoldRecord, seat: int) -> list[Reason]:
    """Return a reason for not playing a FLUKE card that could be played: what it brings now helps no one's plans."""
    for card in range(FLUKES):
        effect = state.cards.flukes[card].effect
        if not state.bands[seat].hand[card] or not flukes.effect_of(state, card).works(state):
            continue
        if effect == Effect.DETOUR and not _may_lead_away(state, seat):
            return [Reason("waits-to-shift", {"fluke": FLUKE_IDS[card]})]
        if effect not in RESOURCE_EFFECTS:
            continue
        if _is_over(state):
            return [Reason("waits-for-year", {"fluke": FLUKE_IDS[card]})] if state.year < YEARS else []
        if not _completed(state, effect, seat):
            return [Reason("waits", {"fluke": FLUKE_IDS[card]})]
    return []


def _is_over(state: GoldRecord) -> bool:
    """Return whether the year ends with this turn, in which nothing more is sold."""
    return state.top == NONE and state.moment().phase() == Phase.END


def _has_points(state: GoldRecord, card: int) -> bool:
    """Return whether a kind of FLUKE card has red or green points."""
    one = state.cards.flukes[card]
    return one.ranking > 0 or one.battle > 0


def _completed(state: GoldRecord, effect: int, seat: int) -> list[Reason]:
    """Return the reason for an effect that brings a resource: what it completes."""
    squares = state.bands[seat].squares
    if effect == Effect.TRADE:
        given = [kind for kind in range(BATTLE_CARD) if squares[kind]]
        ways = [(kind, less) for less in given for kind in _wares(state)]
    elif effect == Effect.STEAL:
        others = [band for other, band in enumerate(state.bands) if other != seat]
        ways = [(kind, NONE) for kind in range(RESOURCES) if any(band.squares[kind] for band in others)]
    else:
        ways = [(kind, NONE) for kind in range(RESOURCES) if state.pile.out[kind]]
    for kind, less in ways:
        if found := bought(state, seat, kind, less):
            return found
    return []


def traded(state: GoldRecord, given: int, seat: int) -> list[Reason]:
    """Return the reason for a card to trade: a resource beside the leader that completes a purchase without it."""
    for kind in _wares(state):
        if found := bought(state, seat, kind, given):
            return found
    return []


def _wares(state: GoldRecord) -> list[int]:
    """Return the resources that can be had in a trade."""
    spaces = flukes.wares(state)
    kinds = {state.board[space] for space in range(SPACES) if spaces & bit(space)}
    return sorted(kind for kind in kinds if kind < RESOURCES)


def _one_step_more(state: GoldRecord, seat: int) -> list[Reason]:
    """Return the reasons for a third step: that there is one, and what it completes, if it can be taken at once."""
    twin = state.copy(state.chance)
    twin.turn.limit = MORE_STEPS
    ways = walks(twin)
    if ways == 0:
        return []
    if walks(state) == 0:
        for kind in _kinds(state, ways):
            if kind < RESOURCES and (found := bought(state, seat, kind)):
                return [Reason("third-step"), *found]
    return [Reason("third-step")]


def _detour(state: GoldRecord, seat: int) -> list[Reason]:
    """Return the reason for playing a card that moves another leader: whom it can lead away from the shops."""
    for target in range(state.num_players):
        if target != seat:
            spaces = flukes.detours(state, target)
            at = state.bands[target].at
            shops = _shops(state, target, at)
            if any(_shops(state, target, space) < shops for space in range(SPACES) if spaces & bit(space)):
                return [Reason("detour", {"target": target})]
    return []


# --- Leaders that are moved ---


def _may_lead_away(state: GoldRecord, seat: int) -> bool:
    """Return whether something speaks for moving one of the other leaders to one of the spaces where it may go."""
    for target in range(state.num_players):
        spaces = flukes.detours(state, target) if target != seat else 0
        if any(shift(state, target, space, seat) for space in range(SPACES) if spaces & bit(space)):
            return True
    return False


def shift(state: GoldRecord, target: int, space: int, seat: int) -> list[Reason]:
    """Return the reasons for moving another leader: a space it leaves to the player, and what it is led away from."""
    band, found = state.bands[target], []
    old = band.at
    if seat == state.player and _can_stop_after(state, target, space):
        found.append(Reason("frees", {"space": SPACE_IDS[old]}))
    needed = _needed(state, target)
    before, after = (needed & set(_kinds(state, _within_two(at))) for at in (old, space))
    found += [Reason("away", {"target": target, "kind": SQUARE_IDS[kind]}) for kind in sorted(before - after)][:1]
    left = _shops(state, target, space)
    if left < _shops(state, target, old):
        found.append(Reason("fewer-shops", {"target": target, "count": left}))
    return found


def _can_stop_after(state: GoldRecord, target: int, space: int) -> bool:
    """Return whether the walk could then end where another leader stands, and a card lies."""
    old = state.bands[target].at
    if state.moment().phase() != Phase.WALK or state.board[old] == NONE:
        return False
    twin = state.copy(state.chance)
    twin.bands[target].at = space
    reached, found = bit(state.current().at), False
    for _ in range(state.turn.limit - state.turn.steps()):
        reached = near(reached) & ~bit(state.turn.start)
        found = found or reached & bit(old) != 0
    return bool(found and resting(twin) & bit(old))


def _within_two(space: int) -> int:
    """Return the spaces where a walk from a space may end, if nothing stands in the way."""
    once = near(bit(space))
    return int((once | near(once)) & ~bit(space))


def _shops(state: GoldRecord, seat: int, space: int) -> int:
    """Return how many spaces are one or two steps away where something is sold that a seat's resources pay for."""
    paid = [item for item in range(AFTER) if may_buy(state, seat, item) and lacking(state, seat, item, NONE) == 0]
    strips = {Strip.MUSICIANS if item < MUSICIANS else Strip.GOLD for item in paid}
    near_by = _within_two(space)
    return sum(state.cards.strips[one] in strips for one in range(SPACES) if near_by & bit(one))


def _kinds(state: GoldRecord, spaces: int) -> Iterator[int]:
    """Yield the cards on some spaces."""
    return (state.board[one] for one in range(SPACES) if spaces & bit(one) and state.board[one] != NONE)


def _needed(state: GoldRecord, seat: int) -> set[int]:
    """Return the resources of which one more completes a purchase."""
    near_items = [item for item in range(AFTER) if may_buy(state, seat, item) and lacking(state, seat, item, NONE) == 1]
    return {kind for kind in range(RESOURCES) for item in near_items if lacking(state, seat, item, kind) == 0}


# --- #*IT HAPPENS cards ---


def draw_happening(state: GoldRecord, seat: int) -> list[Reason]:
    """Return the reasons for drawing a #*IT HAPPENS card: one to cancel it, and those that would do nothing."""
    left = state.happenings.left if state.happenings.size() else state.happenings.out
    total = sum(left[number] for number in range(HAPPENINGS))
    harmless = sum(left[number] for number in range(HAPPENINGS) if not _toll(state, number, seat))
    found = [Reason("can-cancel", {"fluke": FLUKE_IDS[card]}) for card in _cancelling(state, seat)][:1]
    return [*found, Reason("harmless", {"count": harmless, "total": total})] if harmless else found


def resolve(state: GoldRecord, seat: int) -> list[Reason]:
    """Return the reasons for letting a #*IT HAPPENS card happen: how little it costs, and a card kept for another."""
    effect, count = state.cards.happenings[state.happening].effect, _toll(state, state.happening, seat)
    kept = [Reason("cancel-later", {"fluke": FLUKE_IDS[card]}) for card in _cancelling(state, seat)][:1]
    if effect == Mishap.BATTLE:
        return _battle(state, seat)
    if not count:
        return [Reason("no-effect"), *kept]
    if effect == Mishap.STAGE:
        return [Reason("costs-nothing"), *kept]
    kinds = sum(state.bands[seat].squares[kind] > 0 for kind in range(RESOURCES))
    found = [Reason("choice")] if effect in (Mishap.PAY, Mishap.HALF) and kinds > 1 else []
    if SPARED[effect] == "spare-resources" and count == 1:
        found = [Reason("one-resource"), *found, *kept]
    if effect == Mishap.DOWN and count == 1:
        found = [Reason("one-place"), *kept]
    return found


def _cancel(state: GoldRecord, seat: int) -> list[Reason]:
    """Return the reason for cancelling a #*IT HAPPENS card: what is not lost, nor spent with the card that cancels."""
    effect, count = state.cards.happenings[state.happening].effect, _toll(state, state.happening, seat)
    alone = effect == Mishap.FLUKE and state.bands[seat].hand_size() == 1
    welcome = effect == Mishap.BATTLE and _battle(state, seat)
    return [] if not count or alone or welcome else [Reason(SPARED[effect], {"count": count})]


def _battle(state: GoldRecord, seat: int) -> list[Reason]:
    """Return the reason for a battle: who has the most green points in sight, or for certain."""
    mine, strongest = points_of(state, seat), max(one.battle for one in state.cards.flukes)
    seen, most = 0, 0
    for other, band in enumerate(state.bands):
        if other != seat:
            known = sum(band.known[card] * state.cards.flukes[card].battle for card in range(FLUKES))
            seen = max(seen, open_points(state, other) + known)
            most = max(most, open_points(state, other) + known + band.fresh * strongest)
    if mine > most:
        return [Reason("battle-sure")]
    return [Reason("battle-sight")] if mine > seen else []


def _cancelling(state: GoldRecord, seat: int) -> list[int]:
    """Return the FLUKE cards of the hand that cancel a #*IT HAPPENS card."""
    hand = state.bands[seat].hand
    return [card for card in range(FLUKES) if hand[card] and state.cards.flukes[card].effect == Effect.CANCEL]


def _toll(state: GoldRecord, number: int, seat: int) -> int:
    """Return how much a #*IT HAPPENS card would change: resources, places, cards; 0 if nothing."""
    card, band = state.cards.happenings[number], state.bands[seat]
    effect, size = card.effect, card.size
    tolls = {
        Mishap.LOSE: band.squares[size] if effect == Mishap.LOSE else 0,
        Mishap.PAY: min(size, band.resources()),
        Mishap.HALF: band.resources() // 2,
        Mishap.DOWN: min(size, OUTSIDE - band.place),
        Mishap.AMATEUR: int(band.has_level(professional=False)),
        Mishap.PROFESSIONAL: int(band.has_level(professional=True)),
        Mishap.FLUKE: int(band.hand_size() > 0),
        Mishap.EXIT: int(flukes.shifts(state, seat) != 0),
        Mishap.STAGE: int(discarded_resources(state) > 0),
        Mishap.GREEN: sum(
            band.squares[kind] for kind in range(RESOURCES, BATTLE_CARD) if state.cards.squares[kind].battle
        ),
    }
    return tolls.get(effect, 1)
