"""Leduc poker, the example that ``docs/adding-a-game.md`` walks through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadPosition
from ludotheque.core.events import Event, Prompt
from ludotheque.core.game import Bounds, Game, Provenance
from ludotheque.core.options import Options
from ludotheque.core.reading import choice, listed, only_fields, whole
from ludotheque.core.rules import Json, Rules, SheetLine
from ludotheque.core.state import TERMINAL, check_seat
from ludotheque.games.leduc.encoding import encode
from ludotheque.games.leduc.heuristics import LeducHeuristics
from ludotheque.games.leduc.ledger import LEDGER
from ludotheque.games.leduc.rules import RANKS, UNSEEN, Leduc
from ludotheque.games.leduc.verbs import ACTIONS


class LeducView(TypedDict):
    """The table as one seat sees it: cards by name, None where it cannot see."""

    paid: list[int]
    common: str | None
    card: str | None
    shown: list[str] | None
    """Both cards, once there was a showdown."""
    player: int | None


def new(_players: int, _options: Options, chance: Chance, events: list[Event] | None) -> Leduc:
    """Return a game dealt. There are always two players, and no options."""
    state = Leduc(chance, events)
    state.set_up()
    return state


def view(state: Leduc, seat: int | None) -> LeducView:
    """Return the view of ``seat`` (None: of a spectator)."""
    if seat is not None:
        check_seat(state, seat)
    return {
        "paid": list(state.paid),
        "common": _rank(state.common),
        "card": None if seat is None else _rank(state.hole[seat]),
        "shown": [RANKS[card] for card in state.hole] if state.is_shown() else None,
        "player": None if state.is_terminal() else state.player,
    }


def _rank(card: int) -> str | None:
    return None if card == UNSEEN else RANKS[card]


def to_json(state: Leduc) -> Json:
    """Return the whole position."""
    return {
        "game": "leduc",
        "cards": [_rank(card) for card in state.hole],
        "common": _rank(state.common),
        "paid": list(state.paid),
        "player": state.player,
        "raises": state.raises,
        "waiting": state.waiting,
        "folded": state.folded,
    }


def from_json(data: Json, chance: Chance) -> Leduc:
    """Return a position; only ``cards`` is needed. BadPosition names the field at fault."""
    only_fields(data, {"game", "cards", "common", "paid", "player", "raises", "waiting", "folded"}, "position")
    choice(data.get("game", "leduc"), ("leduc",), "game")
    cards, paid = listed(data, "cards"), listed({"paid": [1, 1], **data}, "paid")
    if len(cards) != 2 or len(paid) != 2:
        raise BadPosition("the fields 'cards' and 'paid' are lists of two")
    state = Leduc(chance)
    for seat in range(2):
        state.hole[seat] = RANKS.index(choice(cards[seat], RANKS, "cards"))
        state.paid[seat] = whole({"paid": paid[seat]}, "paid", 1, 1, 13)
    if data.get("common") is not None:
        state.common = RANKS.index(choice(data["common"], RANKS, "common"))
    for card in (*state.hole, state.common):
        if card != UNSEEN:
            state.deck[card] -= 1
    state.player = whole(data, "player", 0, 0, 1)
    state.raises = whole(data, "raises", 0, 0, 2)
    state.waiting = whole(data, "waiting", 2, 0, 2)
    state.folded = whole(data, "folded", TERMINAL, TERMINAL, 1)
    most = 1 + 2 * state.raises if state.common == UNSEEN else 5 + 4 * state.raises
    if max(state.paid) > most:
        raise BadPosition(f"field 'paid': after {state.raises} raises in this round no one has paid more than {most}")
    try:
        state.audit()
    except AssertionError as error:
        raise BadPosition(f"fields 'cards' and 'common': {error}") from None
    return state


def prompt(state: Leduc) -> Prompt:
    """Return the question asked now."""
    if state.is_terminal():
        return Prompt("over", {}, "showdown")
    return Prompt("bet", {"seat": state.player}, "betting")


def explain(state: Leduc, name: str, _args: Mapping[str, object]) -> str | None:
    """Explain why folding or raising is not offered."""
    if state.is_terminal():
        return None
    return {"fold": "nothing-to-pay", "raise": "two-raises"}.get(name)


def ending(state: Leduc) -> str:
    """Return how the hand ended."""
    if state.folded != TERMINAL:
        return "fold"
    return "draw" if state.winner() == TERMINAL else "showdown"


def sheet(state: Leduc) -> list[SheetLine]:
    """One line: the chips won and lost."""
    return [SheetLine("chips", tuple(state.scores()))]


def stats(state: Leduc) -> dict[str, float]:
    """Return the pot."""
    return {"pot": float(state.paid[0] + state.paid[1])}


GAME = Game(
    id="leduc",
    title="Leduc poker",
    package=__name__,
    version=1,
    players=range(2, 3),
    minutes=(1, 1),
    cooperative=False,
    languages=("en",),
    options=Options,
    actions=ACTIONS,
    rules=Rules(
        new=new,
        view=view,
        encode=encode,
        to_json=to_json,
        from_json=from_json,
        prompt=prompt,
        explain=explain,
        sheet=sheet,
        ending=ending,
        stats=stats,
        heuristics=LeducHeuristics,
    ),
    view_type=LeducView,
    endings=("fold", "showdown", "draw"),
    ledger=LEDGER,
    provenance=Provenance((("deck, antes, raises", "public", "Southey et al. 2005"),)),
    credits="A benchmark game of researchers; no one's product.",
    bounds=Bounds(score=13, decisions=8),  # an ante, and two raises of 2 and of 4 chips, each answered
    stage="example",
)
