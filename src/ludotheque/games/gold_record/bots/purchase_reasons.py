"""Resources that a band still lacks for its purchases, for reasons in words."""

from __future__ import annotations

from ludotheque.core.events import Arg, Reason
from ludotheque.games.gold_record.bots.appraisal import AFTER
from ludotheque.games.gold_record.chapters.buying import may_buy
from ludotheque.games.gold_record.codes import MUSICIANS, NOBODY, NONE, RESOURCES, Strip
from ludotheque.games.gold_record.names import MUSICIAN_IDS, SECTOR_IDS, SQUARE_IDS
from ludotheque.games.gold_record.state import GoldRecord


def lacking(state: GoldRecord, seat: int, item: int, more: int, less: int = NONE) -> int:
    """Return how many resources a seat lacks for an item, with one more of a kind and one less of another."""
    cost, squares = state.cards.items[item].cost, state.bands[seat].squares
    has = [squares[kind] + (kind == more) - (kind == less) for kind in range(RESOURCES)]
    return sum(max(0, cost[kind] - has[kind]) for kind in range(RESOURCES))


def bought(state: GoldRecord, seat: int, kind: int, less: int = NONE, sold: int = NONE) -> list[Reason]:
    """Return a reason for a resource that completes the price of something, even if another card is given for it.

    What the strip ``sold`` sells is named before anything else.
    """
    for item in sorted(wanted(state, seat), key=lambda item: sold != _strip(item)):
        lacked = lacking(state, seat, item, NONE)
        if (
            lacked == 1
            and _improves(state, seat, item)
            and may_buy(state, seat, item)
            and lacking(state, seat, item, kind, less) == 0
        ):
            return [named("last-for-musician", "last-for-sector", item, {"kind": SQUARE_IDS[kind]})]
    return []


def _improves(state: GoldRecord, seat: int, item: int) -> bool:
    """Return whether a band gains by an item: not by a musician who is worth no more than the one in that place."""
    if item >= MUSICIANS:
        return True
    new = state.cards.musicians[item]
    there = state.bands[seat].members[new.role]
    if there == NOBODY:
        return True
    old = state.cards.musicians[there]
    return new.ranking > old.ranking or new.battle > old.battle


def _strip(item: int) -> int:
    """Return the strip that sells an item."""
    return Strip.MUSICIANS if item < MUSICIANS else Strip.GOLD


def nearer(state: GoldRecord, seat: int, kind: int, *, step: bool = False) -> list[Reason]:
    """Return a reason for a resource after which one more is all that something costs, or for a step to it."""
    for item in wanted(state, seat):
        if (
            may_buy(state, seat, item)
            and lacking(state, seat, item, NONE) == 2
            and lacking(state, seat, item, kind) == 1
        ):
            cost, squares = state.cards.items[item].cost, state.bands[seat].squares
            (left,) = [one for one in range(RESOURCES) if cost[one] > squares[one] + (one == kind)]
            args: dict[str, Arg] = {"kind1": SQUARE_IDS[kind], "kind2": SQUARE_IDS[left]}
            if step:
                return [named("step-musician", "step-sector", item, args)]
            return [named("nearer-musician", "nearer-sector", item, args)]
    return []


def spared(state: GoldRecord, seat: int, kind: int, count: int) -> list[Reason]:
    """Return a reason for giving up a resource, the first of so many: what is still paid for without them."""
    squares = state.bands[seat].squares
    for item in wanted(state, seat):
        if not may_buy(state, seat, item):
            continue
        cost = state.cards.items[item].cost
        spare = [squares[one] - cost[one] for one in range(RESOURCES)]
        if min(spare) >= 0 and spare[kind] > 0 and sum(spare) >= count:
            return [named("still-hire", "still-press", item, {})]
    return []


def affordable(state: GoldRecord, seat: int, *, musicians: bool) -> list[Reason]:
    """Return a reason that names a new musician, or a sector, whom the resources of a band pay for elsewhere."""
    members = state.bands[seat].members
    for item in wanted(state, seat):
        if (item < MUSICIANS) != musicians or (musicians and members[state.cards.musicians[item].role] != NOBODY):
            continue
        if may_buy(state, seat, item) and lacking(state, seat, item, NONE) == 0:
            return [named("still-hire", "still-press", item, {})]
    return []


def together(state: GoldRecord, seat: int, items: list[int], more: int) -> int:
    """Return how many of some items a band can pay for at once, with one more resource: of each instrument one."""
    squares = state.bands[seat].squares
    return _most(state, items, [squares[kind] + (kind == more) for kind in range(RESOURCES)])


def _most(state: GoldRecord, items: list[int], left: list[int]) -> int:
    """Return how many of some items these resources pay for at once."""
    most = 0
    for number, item in enumerate(items):
        after = [has - cost for has, cost in zip(left, state.cards.items[item].cost, strict=True)]
        if min(after) >= 0:
            others = [one for one in items[number + 1 :] if not _same_role(state, item, one)]
            most = max(most, 1 + _most(state, others, after))
    return most


def _same_role(state: GoldRecord, item: int, other: int) -> bool:
    """Return whether two items are musicians of one instrument."""
    if item >= MUSICIANS or other >= MUSICIANS:
        return False
    return state.cards.musicians[item].role == state.cards.musicians[other].role


def wanted(state: GoldRecord, seat: int) -> list[int]:
    """Return all that can be bought, the dearest first; musicians whose place in the band is taken come last."""
    members = state.bands[seat].members

    def is_taken(item: int) -> bool:
        return item < MUSICIANS and members[state.cards.musicians[item].role] != NOBODY

    return sorted(range(AFTER - 1, -1, -1), key=is_taken)


def named(hire: str, press: str, item: int, args: dict[str, Arg]) -> Reason:
    """Return a reason that names something to buy."""
    if item < MUSICIANS:
        return Reason(hire, {**args, "musician": MUSICIAN_IDS[item]})
    return Reason(press, {**args, "sector": SECTOR_IDS[item - MUSICIANS]})
