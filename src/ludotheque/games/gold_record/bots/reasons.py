"""Reasons for moves of Gold Record, in words: cards on the way, purchases within reach, places climbed.

They look at the open table and at the player's own FLUKE cards, never at another hand or the order of a deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.core.events import Arg, Reason
from ludotheque.games.gold_record import verbs
from ludotheque.games.gold_record.bots import hand_reasons
from ludotheque.games.gold_record.bots.appraisal import AFTER, years_left
from ludotheque.games.gold_record.bots.purchase_reasons import (
    affordable,
    bought,
    lacking,
    nearer,
    spared,
    together,
    wanted,
)
from ludotheque.games.gold_record.chapters.buying import may_buy
from ludotheque.games.gold_record.chapters.riding import rides
from ludotheque.games.gold_record.chapters.walking import resting
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    MUSICIANS,
    NOBODY,
    NONE,
    RESOURCES,
    ROLES,
    SPACES,
    Phase,
    Strip,
)
from ludotheque.games.gold_record.grid import bit, near
from ludotheque.games.gold_record.names import MUSICIAN_IDS, ROLE_IDS, SECTOR_IDS, SQUARE_IDS
from ludotheque.games.gold_record.pieces import Band
from ludotheque.games.gold_record.state import GoldRecord

MOST: Final = 3
"""Reasons that are given at most: the first ones matter most."""
NAMED: Final = 2
"""Musicians or sectors that a reason names at most."""
ALL_BUT_ONE: Final = 2
"""Musicians hired, the leader aside, whom a single one makes a complete band."""
FIRST_RING: Final = 3
"""Sectors of ring I."""


def reasons(state: GoldRecord, action: int, seat: int) -> list[Reason]:
    """Return the reasons for an action of the seat that decides."""
    if verbs.HIRE.has(action):
        return _hire(state, verbs.HIRE.which(action), seat)[:MOST]
    if verbs.PRESS.has(action):
        return _press(state, verbs.PRESS.which(action), seat)[:MOST]
    for verb in (verbs.WALK, verbs.RIDE, verbs.FLY):
        if verb.has(action):
            return _arrive(state, verb.which(action), seat)[:MOST]
    if action == verbs.STOP.first:
        return [*_end(state, state.bands[seat].at, seat, NONE), *_stop(state, seat)][:MOST]
    if verbs.STEAL.has(action):
        target, kind = verbs.STEAL.part(action, 0), verbs.STEAL.part(action, 1)
        return [*(bought(state, seat, kind) or nearer(state, seat, kind)), Reason("rob", {"target": target})][:MOST]
    if verbs.FIND.has(action):
        kind = verbs.FIND.which(action)
        return bought(state, seat, kind) or nearer(state, seat, kind)
    if verbs.PLAY.has(action):
        return hand_reasons.play(state, verbs.PLAY.which(action), seat)[:MOST]
    if verbs.SHIFT.has(action):
        return hand_reasons.shift(state, verbs.SHIFT.part(action, 0), verbs.SHIFT.part(action, 1), seat)[:MOST]
    if action == verbs.DRAW.first:
        drawn = hand_reasons.draw_happening if state.strip() == Strip.HAPPENS else hand_reasons.draw_fluke
        return drawn(state, seat)[:MOST]
    if action == verbs.RESOLVE.first:
        return hand_reasons.resolve(state, seat)[:MOST]
    if verbs.LEAD.has(action):
        return _lead(state, verbs.LEAD.which(action))
    if verbs.PLACE.has(action):
        return _around(state, verbs.PLACE.which(action))
    if verbs.WILD.has(action):
        return [Reason("saves", {"kind": SQUARE_IDS[verbs.WILD.which(action)]})]
    if action == verbs.PAY.first:
        return [Reason("wild-later")]
    return _parted(state, action, seat)


def _parted(state: GoldRecord, action: int, seat: int) -> list[Reason]:
    """Return the reasons for what is given up, kept, or had in exchange."""
    for verb in (verbs.DROP, verbs.GIVE):
        if verb.has(action):
            return _given(state, verb.which(action), seat)
    if verbs.TAKE.has(action):
        kind = state.board[verbs.TAKE.which(action)]
        needed = bought(state, seat, kind, state.item()) if kind < RESOURCES else []
        return needed or [Reason("pick-up", {"kind": SQUARE_IDS[kind]})]
    if verbs.DISCARD.has(action) and not state.cards.flukes[verbs.DISCARD.which(action)].ranking:
        return [Reason("no-red")]
    if verbs.LOSE.has(action) and not state.cards.musicians[verbs.LOSE.which(action)].ranking:
        return [Reason("no-places")]
    if action == verbs.DONE.first and state.phase() == Phase.BUY:
        return _no_more(state, seat)
    if action == verbs.DONE.first and state.phase() == Phase.END:
        return hand_reasons.waits(state, seat)
    return []


def _no_more(state: GoldRecord, seat: int) -> list[Reason]:
    """Return the reasons for buying no more: nothing can be paid, or resources are kept that could pay."""
    if not any(verbs.HIRE.has(offered) or verbs.PRESS.has(offered) for offered in state.legal_actions()):
        return [Reason("nothing-to-buy"), *hand_reasons.waits(state, seat)]
    found = affordable(state, seat, musicians=state.strip() == Strip.GOLD)
    return [*found, *([Reason("keep")] if state.bands[seat].resources() else [])]


def _given(state: GoldRecord, kind: int, seat: int) -> list[Reason]:
    """Return the reasons for a card to give up or to trade: what comes for it, or what does without it."""
    trade = state.phase() == Phase.GIVE
    found = hand_reasons.traded(state, kind, seat) if trade else []
    if state.bands[seat].squares[kind] > 1:
        found.append(Reason("another", {"kind": SQUARE_IDS[kind]}))
    if kind < RESOURCES:
        found += spared(state, seat, kind, 1 if trade else state.left())
    return found[:MOST]


def _stop(state: GoldRecord, seat: int) -> list[Reason]:
    """Return more reasons for ending a walk: against what may happen there, and for cards that can wait."""
    here = state.bands[seat].at
    vehicle = here in (state.van, state.plane)
    found = hand_reasons.draw_happening(state, seat) if state.strip() == Strip.HAPPENS and not vehicle else []
    return [*found, *hand_reasons.waits(state, seat)]


def _lead(state: GoldRecord, role: int) -> list[Reason]:
    """Return the reason for a leader: a resource that musicians of no other instrument cost more of."""
    there = [one for one in state.cards.musicians if one.players <= state.num_players]
    ahead = []
    for kind in range(RESOURCES):
        costs = [sum(one.cost[kind] for one in there if one.role == other) for other in range(ROLES)]
        ahead.append(ROLES * costs[role] - sum(costs) if costs[role] == max(costs) else 0)
    if max(ahead) == 0:
        return []
    return [Reason("spares-role", {"role": ROLE_IDS[role], "kind": SQUARE_IDS[ahead.index(max(ahead))]})]


def _around(state: GoldRecord, space: int) -> list[Reason]:
    """Return the reason for a starting space: the strips one step away where something is sold."""
    steps = [one for one in range(SPACES) if near(bit(space)) & bit(one)]
    sold = [one for one in steps if state.cards.strips[one] in (Strip.MUSICIANS, Strip.GOLD)]
    return [Reason("near-shops", {"count": len(sold)})] if sold else []


def _arrive(state: GoldRecord, space: int, seat: int) -> list[Reason]:
    """Return the reasons for a step or ride to a space: its card, and what its strip offers."""
    kind = state.board[space]
    found = []
    if kind == BATTLE_CARD:
        found.append(Reason("battle"))
    elif kind >= RESOURCES:
        square = state.cards.squares[kind]
        found += _card(square.ranking)
        if square.battle:
            found.append(Reason("green", {"count": square.battle}))
    elif kind != NONE:
        sold = state.cards.strips[space] if resting(state) & bit(space) else NONE
        needed = bought(state, seat, kind, sold=sold) or nearer(state, seat, kind, step=True)
        found += needed or [Reason("pick-up", {"kind": SQUARE_IDS[kind]})]
    return [*found, *_end(state, space, seat, kind)]


def _end(state: GoldRecord, space: int, seat: int, taken: int) -> list[Reason]:
    """Return the reason for ending a move on a space, if it may end there: a vehicle, or else the strip."""
    if state.phase() == Phase.WALK:
        if not resting(state) & bit(space):
            return []
        if space in (state.van, state.plane):
            return [Reason("board-van" if space == state.van and rides(state) else "board-plane")]
    return _strip(state, space, seat, taken)


def _card(ranking: int) -> list[Reason]:
    """Return the reason for a card with red points."""
    return [Reason("red", {"count": ranking})] if ranking else []


def _strip(state: GoldRecord, space: int, seat: int, taken: int) -> list[Reason]:
    """Return the reason for ending a move on a space, with a card that is taken there."""
    strip = state.cards.strips[space]
    if strip == Strip.FLUKE:
        return [Reason("fluke")]
    if strip == Strip.ROADIE and state.roadie not in (NOBODY, seat) and state.bands[seat].is_full():
        return [Reason("take-roadie", {"target": state.roadie})]
    if strip not in (Strip.MUSICIANS, Strip.GOLD):
        return []
    first, after = (0, MUSICIANS) if strip == Strip.MUSICIANS else (MUSICIANS, AFTER)
    allowed = [item for item in range(first, after) if may_buy(state, seat, item)]
    paid = [item for item in allowed if lacking(state, seat, item, taken) == 0]
    if not paid:
        return []
    best = _at_once(state, seat, [item for item in wanted(state, seat) if item in paid], taken)
    hires = strip == Strip.MUSICIANS
    named = [MUSICIAN_IDS[item] if hires else SECTOR_IDS[item - MUSICIANS] for item in best]
    args: dict[str, Arg] = {"musician" if hires else "sector": dict.fromkeys(named, 1)}
    count = together(state, seat, paid, taken)
    if count == len(paid) <= NAMED:
        return [Reason("can-hire" if hires else "can-press", args)]
    return [Reason("can-hire-some" if hires else "can-press-some", {**args, "count": count, "choice": len(paid)})]


def _at_once(state: GoldRecord, seat: int, items: list[int], taken: int) -> list[int]:
    """Return the first items that a seat can pay for together, as many as a reason names."""
    found: list[int] = []
    for item in items:
        if len(found) < NAMED and together(state, seat, [*found, item], taken) > len(found):
            found.append(item)
    return found


def _hire(state: GoldRecord, number: int, seat: int) -> list[Reason]:
    """Return the reasons for a musician: the band, and the places of each year's end."""
    band, one = state.bands[seat], state.cards.musicians[number]
    held = band.members[one.role]
    old = state.cards.musicians[held] if held != NOBODY else None
    found = []
    if old is None and band.size() == ALL_BUT_ONE:
        found.append(Reason("full-roadie" if state.roadie == NOBODY else "full"))
    elif old is None:
        found.append(Reason("new-role", {"role": ROLE_IDS[one.role]}))
    if one.professional and not band.has_professional():
        found.append(Reason("professional"))
    places, points = one.ranking - (old.ranking if old else 0), one.battle - (old.battle if old else 0)
    if places > 0:
        key = "each-year-more" if old and old.ranking else "each-year"
        found.append(Reason(key, {"count": places, "years": years_left(state)}))
    if one.van and not band.has_van():
        found.append(Reason("van"))
    return [*found, *([Reason("each-battle", {"count": points})] if points > 0 else [])]


def _press(state: GoldRecord, number: int, seat: int) -> list[Reason]:
    """Return the reasons for a sector: the places that it climbs, and what it opens."""
    band, sector = state.bands[seat], state.cards.sectors[number]
    place = max(1, band.place - sector.points)
    if place == 1:
        return [Reason("number-one")]
    found = [Reason("climb", {"count": sector.points, "place": place})]
    found += [Reason("push", {"target": other}) for other in _others(state, seat) if state.bands[other].place == place]
    if sector.ring == 1 and _pressed(state, band, 1) == FIRST_RING - 1:
        found.append(Reason("ring-one"))
    return found


def _pressed(state: GoldRecord, band: Band, ring: int) -> int:
    """Return how many sectors of a ring are gold."""
    return sum(one.ring == ring and band.has_sector(number) for number, one in enumerate(state.cards.sectors))


def _others(state: GoldRecord, seat: int) -> Iterator[int]:
    """Yield the other seats."""
    return (other for other in range(state.num_players) if other != seat)
