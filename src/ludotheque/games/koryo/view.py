"""The view of one seat of Koryŏ: as typed dicts for people, as numbers for learners, and why something cannot be done.

All of it is built up from what that seat knows, never cut out of the whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypedDict

from ludotheque.core.changes import Change
from ludotheque.core.events import Prompt
from ludotheque.core.rules import SheetLine
from ludotheque.core.state import check_seat
from ludotheque.games.koryo import codes, verbs
from ludotheque.games.koryo.cards import (
    BANKER,
    BARBARIANS,
    EVENT_NAMES,
    FAMILIES,
    FAMILY_NAMES,
    GUARDIAN,
    KIND_NAMES,
    KINDS,
    LOBBYING,
    MAX_PLAYERS,
    PRIEST,
    ROUNDS,
    SENATOR,
    SENATOR_BONUS,
    SPY,
    copies,
    season_draw,
    season_limit,
)
from ludotheque.games.koryo.codes import NOBODY
from ludotheque.games.koryo.encoding import HIDDEN, hand_shown, order_shown
from ludotheque.games.koryo.log import counts
from ludotheque.games.koryo.position import PHASES
from ludotheque.games.koryo.rules import Koryo

Cards = dict[str, int]


class PlayerView(TypedDict):
    """One player as everyone sees them."""

    tableau: Cards
    tokens: int
    score: int
    limit: int
    """The cards this player may keep at the end of this season, Senators counted."""
    hand: int
    """The number of cards in the hand."""
    order: int | None
    """The number of cards that lie face down; None while sealed orders do not show it."""
    ordered: bool
    lobby_proof: bool


class OwnView(TypedDict):
    """The part of the table that only the player knows."""

    hand: Cards
    order: Cards
    unplayed: Cards


class SwapView(TypedDict):
    """The first card of a swap that is half made."""

    target: int
    kind: str


class KoryoView(TypedDict):
    """The table of Koryŏ as one seat sees it. ``me`` is None for a spectator."""

    round: int
    rounds: int
    first: int
    phase: str
    player: int | None
    draw: int
    limit: int
    bank: int
    pool: int
    """The number of cards outside hands, orders and tableaux."""
    players: list[PlayerView]
    majorities: dict[str, int | None]
    """The seat that has the power of each family now; None if no one."""
    scoring: dict[str, int | None]
    """The seat that would score each family now; None if no one."""
    pending: Cards
    used: list[str]
    swap: SwapView | None
    me: OwnView | None


def view(state: Koryo, seat: int | None) -> KoryoView:
    """Return the view of ``seat`` (None: of a spectator)."""
    if seat is not None:
        check_seat(state, seat)
    over = state.phase == codes.OVER
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "first": state.first,
        "phase": PHASES[state.phase],
        "player": None if over else state.player,
        "draw": season_draw(state.round),
        "limit": season_limit(state.round),
        "bank": state.bank,
        "pool": _pool(state),
        "players": [_player(state, one) for one in range(state.num_players)],
        "majorities": {name: _seat(state.holder(family)) for family, name in enumerate(FAMILY_NAMES)},
        "scoring": {name: _seat(state.scorer(family)) for family, name in enumerate(FAMILY_NAMES)},
        "pending": {name: int(getattr(state, name)) for name in EVENT_NAMES if getattr(state, name)},
        "used": [name for name in ("bank", "priest", "spy") if getattr(state, f"{name}_used")],
        "swap": _swap(state),
        "me": None if seat is None else _own(state, seat),
    }


def _pool(state: Koryo) -> int:
    """Cards that no one has in front or in hand. An order that shows no size counts as still in hand."""
    away = 0
    for seat in range(state.num_players):
        away += state.total(state.tableau, seat) + hand_shown(state, seat) + (_order(state, seat) or 0)
    return sum(copies(kind) for kind in range(KINDS)) - away


def _order(state: Koryo, seat: int) -> int | None:
    size = order_shown(state, seat)
    return None if size == HIDDEN else size


def _player(state: Koryo, seat: int) -> PlayerView:
    senator = SENATOR_BONUS if state.holder(SENATOR) == seat else 0
    return {
        "tableau": counts(state.tableau, seat),
        "tokens": state.tokens[seat],
        "score": state.scores()[seat],
        "limit": season_limit(state.round) + senator,
        "hand": hand_shown(state, seat),
        "order": _order(state, seat),
        "ordered": bool(state.has_ordered(seat)),
        "lobby_proof": bool(state.lobby_proof(seat)),
    }


def own(state: Koryo, seat: int) -> list[Change]:
    """Return how the view of ``seat`` differs from a spectator's: it sees its own cards."""
    check_seat(state, seat)
    return [["me", _own(state, seat)]]


def _own(state: Koryo, seat: int) -> OwnView:
    return {
        "hand": counts(state.hand, seat),
        "order": counts(state.order, seat),
        "unplayed": counts(state.unplayed, seat),
    }


def _seat(holder: int) -> int | None:
    return None if holder == NOBODY else holder


def _swap(state: Koryo) -> SwapView | None:
    if state.swap_seat == NOBODY:
        return None
    return {"target": state.swap_seat, "kind": FAMILY_NAMES[state.swap_kind]}


def prompt(state: Koryo) -> Prompt:
    """Return the question to the current player."""
    if state.phase == codes.OVER:
        return Prompt("over", {}, "scoring")
    seat = state.player
    if state.phase == codes.ORDERS:
        return Prompt("orders-two" if state.ship_owner == seat else "orders", {"seat": seat}, "orders")
    if state.phase == codes.REVEAL:
        return Prompt("reveal", {"seat": seat}, "actions")
    if state.phase == codes.EFFECTS:
        if state.barbarians or state.lobbying:
            pending = {name: int(getattr(state, name)) for name in EVENT_NAMES if getattr(state, name)}
            return Prompt("effects", {"seat": seat, "kind": pending, **_choices(state)}, "events")
        return Prompt("end", {"seat": seat}, "actions")
    if state.phase == codes.SWAP:
        args = {"seat": seat, "target": state.swap_seat, "kind": FAMILY_NAMES[state.swap_kind]}
        return Prompt("swap", args, "lobbying")
    return Prompt("discard", {"seat": seat, "count": state.excess(seat)}, "limit")


def _choices(state: Koryo) -> dict[str, int]:
    """Return how many actions there are to carry out each event."""
    actions = state.legal_actions()
    return {
        "barbarians": sum(verbs.DESTROY.has(action) for action in actions),
        "lobbying": sum(verbs.LOBBY.has(action) for action in actions),
    }


def explain(state: Koryo, verb: str, args: Mapping[str, object]) -> str | None:
    """Explain why an action is not offered to the current player.

    The answer is the key of a text, or None if it is simply not the time for it.
    """
    if state.phase == codes.OVER:
        return "over"
    if state.phase == codes.ORDERS:
        return _why_not_order(state, verb, args)
    if state.phase == codes.ENDING:
        return "event-stays" if verb == "discard" and args.get("kind") in EVENT_NAMES else None
    if state.phase == codes.SWAP:
        return _why_not_swap(state, args) if verb == "swap" else None
    if verb in ("bank", "forgive", "steal"):
        return _why_not_power(state, verb, args)
    if verb == "destroy" and state.barbarians:
        return _why_not_destroy(state, args)
    if verb == "lobby" and state.lobbying:
        return _why_not_swap(state, args)
    if verb == "end":
        return "reveal-first" if state.phase == codes.REVEAL else "effects-open"
    return None


def _why_not_order(state: Koryo, verb: str, args: Mapping[str, object]) -> str | None:
    if verb == "pair" and state.ship_owner != state.player:
        return "no-ship-owner"
    if verb == "pass":
        return "must-order"
    if verb not in ("play", "pair"):
        return None
    hand, count = counts(state.hand, state.player), args.get("count", 1)
    asked = [args[name] for name in ("kind", "kind2") if name in args]
    enough = all(isinstance(count, int) and hand.get(str(kind), 0) >= count for kind in asked)
    return None if enough else "not-in-hand"


def _why_not_power(state: Koryo, verb: str, args: Mapping[str, object]) -> str:
    family, used, nothing = {
        "bank": (BANKER, state.bank_used, "bank-empty"),
        "forgive": (PRIEST, state.priest_used, "no-event"),
        "steal": (SPY, state.spy_used, "no-token"),
    }[verb]
    if verb == "steal" and args.get("target") == state.player:
        return "own-token"
    if used:
        return "used"
    if state.holder(family) != state.player:
        return "no-majority"
    return "no-such-event" if verb == "forgive" and state.can_forgive() else nothing


def _why_not_destroy(state: Koryo, args: Mapping[str, object]) -> str | None:
    target = args.get("target")
    if args.get("kind") in EVENT_NAMES:
        return "event-safe"
    if target == state.player:
        return "own-character"
    return "guarded" if target == state.holder(GUARDIAN) else None


def _why_not_swap(state: Koryo, args: Mapping[str, object]) -> str | None:
    target = args.get("target")
    if args.get("kind") in EVENT_NAMES:
        return "event-safe"
    if not isinstance(target, int) or not 0 <= target < state.num_players:
        return None
    if state.lobby_proof(target):
        return "lobby-proof"
    if state.swap_seat == target:
        return "same-player"
    return None if state.can_lobby(target) else "no-partner"


def sheet(state: Koryo) -> list[SheetLine]:
    """Return the score sheet as the rulebook counts it (p.10): each family, events, tokens, the total."""
    players = state.num_players
    seats = range(players)
    lines = [family_line(family, state.scorer(family), players) for family in reversed(range(FAMILIES))]
    for kind in (BARBARIANS, LOBBYING):
        lines.append(SheetLine(KIND_NAMES[kind], tuple([-state.tableau[seat * KINDS + kind] for seat in seats])))
    lines.append(SheetLine("tokens", tuple([state.tokens[seat] for seat in seats])))
    lines.append(SheetLine("total", tuple(state.scores())))
    return lines


@cache
def family_line(family: int, scorer: int, players: int) -> SheetLine:
    """Return the line of a family that one player, or no one, scores."""
    return SheetLine(FAMILY_NAMES[family], tuple(family + 1 if seat == scorer else 0 for seat in range(players)))


def ending(state: Koryo) -> str:
    """Return whether one player won or several share the victory (R28)."""
    scores = state.scores()
    return "win" if scores.count(max(scores)) == 1 else "draw"


STATS = tuple(
    tuple(f"{name}_{seat}" for name in ("score", "tokens", "events", *FAMILY_NAMES)) for seat in range(MAX_PLAYERS)
)


def stats(state: Koryo) -> dict[str, float]:
    """Flat numbers for the lab: the round, the bank, and for each seat its score, tokens, events and families."""
    numbers = {"round": float(state.round), "bank": float(state.bank)}
    for seat, score in enumerate(state.scores()):
        *families, barbarians, lobbying = state.tableau[seat * KINDS : (seat + 1) * KINDS]
        counts = (score, state.tokens[seat], barbarians + lobbying, *families)
        numbers.update(zip(STATS[seat], map(float, counts), strict=True))
    return numbers
