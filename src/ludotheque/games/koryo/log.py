"""The events of Koryŏ. Each function returns at once if no one listens."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Arg, Event
from ludotheque.games.koryo.cards import KIND_NAMES, KINDS, season_draw, season_limit
from ludotheque.games.koryo.state import KoryoTable


def counts(table: vec[i64], seat: int) -> dict[str, int]:
    """Return the cards of one seat in a table, by name, those it has none of left out."""
    found: dict[str, int] = {}
    at = seat * KINDS
    for kind in range(KINDS):
        if table[at + kind] > 0:
            found[KIND_NAMES[kind]] = table[at + kind]
    return found


def deal(state: KoryoTable, bonus: i64) -> None:
    """Announce a season: how many cards each player got, who got one more, and to each seat its own hand."""
    if state.events is None:
        return
    number = state.round
    args: dict[str, Arg] = {
        "round": number,
        "seat": state.first,
        "count": season_draw(number),
        "limit": season_limit(number),
    }
    _add(state, Event("season", args, rule="season"))
    for seat in range(state.num_players):
        dealt = state.total(state.hand, seat)
        if dealt < season_draw(number):
            _add(state, Event("short", {"seat": seat, "count": dealt}, rule="deal"))
    if bonus >= 0:
        _add(state, Event("broadcast", {"seat": bonus}, rule="broadcaster"))
    for seat in range(state.num_players):
        _add(state, Event("hand", {"seat": seat, "kind": counts(state.hand, seat)}, rule="deal", seats=(seat,)))


def order(state: KoryoTable) -> None:
    """Tell everyone how much was placed and how much is about to be put away, unless orders are sealed.

    Only the owner learns the cards.
    """
    if state.events is None:
        return
    seat = state.player
    cards = counts(state.order, seat)
    if state.sealed_orders:
        _add(state, Event("order-sealed", {"seat": seat}, rule="orders"))
    else:
        rest = state.total(state.hand, seat)
        _add(state, Event("order", {"seat": seat, "count": sum(cards.values()), "rest": rest}, rule="orders"))
    if cards:
        _add(state, Event("order-own", {"seat": seat, "kind": cards}, rule="orders", seats=(seat,)))


def sizes(state: KoryoTable) -> None:
    """Sealed orders show their sizes once all are placed."""
    if state.events is None:
        return
    for seat in range(state.num_players):
        count = state.total(state.order, seat)
        _add(state, Event("order-size", {"seat": seat, "count": count}, rule="orders", reveals=True))


def reveal(state: KoryoTable) -> None:
    """Announce a revealed order."""
    if state.events is None:
        return
    seat = state.player
    cards = counts(state.order, seat)
    if cards:
        _add(state, Event("reveal", {"seat": seat, "kind": cards}, rule="reveal", reveals=True))
    else:
        _add(state, Event("reveal-nothing", {"seat": seat}, rule="reveal"))


def power(state: KoryoTable, key: str, rule: str) -> None:
    """Announce a power that aims at nothing."""
    if state.events is None:
        return
    _add(state, Event(key, {"seat": state.player}, rule=rule))


def card(state: KoryoTable, key: str, rule: str, kind: i64) -> None:
    """Something about one card of the player."""
    if state.events is None:
        return
    _add(state, Event(key, {"seat": state.player, "kind": KIND_NAMES[kind]}, rule=rule))


def target(state: KoryoTable, key: str, rule: str, victim: i64) -> None:
    """Something done to another player."""
    if state.events is None:
        return
    _add(state, Event(key, {"seat": state.player, "target": victim}, rule=rule))


def target_card(state: KoryoTable, key: str, rule: str, victim: i64, kind: i64) -> None:
    """Something done to a card of another player."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player, "target": victim, "kind": KIND_NAMES[kind]}
    _add(state, Event(key, args, rule=rule))


def swap(state: KoryoTable, seat: i64, kind: i64) -> None:
    """Two characters have changed places."""
    if state.events is None:
        return
    args: dict[str, Arg] = {
        "seat": state.player,
        "target": state.swap_seat,
        "kind": KIND_NAMES[state.swap_kind],
        "other": seat,
        "kind2": KIND_NAMES[kind],
    }
    _add(state, Event("swap", args, rule="lobbying"))


def over(state: KoryoTable) -> None:
    """Announce the end of the eighth season: who has the most influence, alone or with others."""
    if state.events is None:
        return
    _add(state, Event("over", {}, rule="scoring"))
    scores = state.scores()
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    for seat in best:
        _add(state, Event("win" if len(best) == 1 else "draw", {"seat": seat, "count": max(scores)}, rule="scoring"))


def _add(state: KoryoTable, event: Event) -> None:
    assert state.events is not None
    state.events.append(event)
