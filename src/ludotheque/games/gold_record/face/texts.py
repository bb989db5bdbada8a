"""Texts beside the view: the question, why not, the sheet, the ending, flat numbers for the lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludotheque.core.events import Arg, Prompt
from ludotheque.core.rules import SheetLine
from ludotheque.games.gold_record.chapters import buying, flukes, musicians, riding
from ludotheque.games.gold_record.codes import HAND_LIMIT, MUSICIANS, OUTSIDE, Effect, Phase, Strip
from ludotheque.games.gold_record.face.view import item
from ludotheque.games.gold_record.names import (
    ENDING_IDS,
    FLUKE_IDS,
    HAPPENS_IDS,
    MUSICIAN_IDS,
    PHASE_IDS,
    SECTOR_IDS,
    SOURCE_IDS,
    SPACE_IDS,
    SQUARE_IDS,
)
from ludotheque.games.gold_record.state import GoldRecord

Args = Mapping[str, object]

# --- What is asked ---

RULES = {
    "choose": "leaders",
    "place": "placing",
    "end": "fluke",
    "find": "fluke",
    "steal": "fluke",
    "give": "fluke",
    "lose": "happens",
}


Asked = tuple[str, dict[str, Arg], str]
"""The key of a question's text, what it tells beside the seat, and its rule."""


def ask_walk(state: GoldRecord) -> Asked:
    """Ask for the first step, one more, or the end of the walk."""
    steps = state.turn.steps()
    return "walk" if steps == 0 else "walk-on" if steps < state.turn.limit else "walk-end", {}, "walking"


def ask_ride(state: GoldRecord) -> Asked:
    """Ask for the VAN, the PLANE, or the choice between them."""
    band = state.current()
    if band.at == state.van == state.plane and band.may_drive() and band.may_fly():
        return "ride-or-fly", {}, "van"
    return ("ride", {}, "van") if band.at == state.van else ("fly", {}, "plane")


def ask_buy(state: GoldRecord) -> Asked:
    """Ask for musicians or sectors."""
    return "hire" if state.strip() == Strip.MUSICIANS else "press", {}, "buying"


def ask_pay(state: GoldRecord) -> Asked:
    """Ask how a musician or a sector is paid."""
    name = str(item(state))
    if state.item() < MUSICIANS:
        return "pay-hire", {"musician": name}, "card"
    return "pay-press", {"sector": name}, "card"


def ask_draw(state: GoldRecord) -> Asked:
    """Ask for a card of the strip, or room for it."""
    if state.strip() == Strip.HAPPENS:
        return "draw-happens", {}, "happens"
    full = state.current().hand_size() >= HAND_LIMIT
    return ("draw-full", {}, "hand-limit") if full else ("draw-fluke", {}, "fluke")


def ask_shift(state: GoldRecord) -> Asked:
    """Ask for a step of another leader, or of the player who took a wrong exit."""
    if state.current_player() == state.player:
        return "shift", {}, "r41"
    return "shift-wrong", {"target": state.player}, "happens"


ASK: dict[str, Callable[[GoldRecord], Asked]] = {
    "walk": ask_walk,
    "ride": ask_ride,
    "buy": ask_buy,
    "pay": ask_pay,
    "draw": ask_draw,
    "happens": lambda state: ("happens", {"happens": HAPPENS_IDS[state.happening]}, "happens"),
    "shift": ask_shift,
    "drop": lambda state: ("drop", {"count": state.left()}, "happens"),
    "take": lambda state: ("take", {"kind": SQUARE_IDS[state.item()]}, "fluke"),
}
"""The questions that depend on more than who is asked."""


def prompt(state: GoldRecord) -> Prompt:
    """Return the question for the seat to decide."""
    phase = PHASE_IDS[state.phase()]
    if phase == "over":
        return Prompt("over", {}, "end")
    key, args, rule = ASK[phase](state) if phase in ASK else (phase, {}, RULES[phase])
    return Prompt(key, {"seat": state.current_player(), **args}, rule)


# --- Why not ---


def why_not_stop(state: GoldRecord, _args: Args) -> str:
    """Explain why the walk does not end here."""
    if state.phase() != Phase.WALK:
        return "not-walking"
    return "cannot-stop" if state.turn.steps() else "must-move"


def why_not_walk(state: GoldRecord, args: Args) -> str | None:
    """Explain why no step leads to a space."""
    if state.phase() != Phase.WALK:
        return "not-walking"
    space = args.get("space")
    if space not in SPACE_IDS:
        return None
    to = SPACE_IDS.index(str(space))
    if to == state.turn.start:
        return "not-back"
    if state.turn.steps() == state.turn.limit:
        return "no-steps"
    if state.leaders(state.player) >> to & 1:
        return "occupied"
    if to == state.van and not riding.rides(state):
        return "van-stuck" if state.current().may_drive() else "no-van"
    if to == state.plane and not riding.flights(state):
        return "no-plane"
    return "too-far"


def why_not_ride(state: GoldRecord, args: Args) -> str | None:
    """Explain why the VAN does not go to a space."""
    if state.phase() != Phase.RIDE:
        return "not-riding"
    band = state.current()
    return "no-van" if band.at != state.van or not band.may_drive() else _why_not_there(state, args.get("space"))


def why_not_fly(state: GoldRecord, args: Args) -> str | None:
    """Explain why the PLANE does not go to a space."""
    if state.phase() != Phase.RIDE:
        return "not-riding"
    band = state.current()
    return "no-plane" if band.at != state.plane or not band.may_fly() else _why_not_there(state, args.get("space"))


def _why_not_there(state: GoldRecord, space: object) -> str | None:
    if space not in SPACE_IDS:
        return None
    to = SPACE_IDS.index(str(space))
    if to == state.turn.start:
        return "not-back"
    if to in (state.van, state.plane):
        return "vehicle"
    return "occupied" if state.leaders(state.player) >> to & 1 else "van-far"


def _sells(state: GoldRecord, strip: int) -> bool:
    return state.phase() == Phase.BUY and state.strip() == strip


def why_not_hire(state: GoldRecord, args: Args) -> str | None:
    """Explain why a musician is not for sale."""
    if _answers_first(state):
        return "first-answer"
    if not _sells(state, Strip.MUSICIANS):
        return "no-musicians-strip"
    if args.get("musician") not in MUSICIAN_IDS:
        return None
    number = MUSICIAN_IDS.index(str(args["musician"]))
    one = state.cards.musicians[number]
    if one.players > state.num_players:
        return "left-out"
    if state.hired >> number & 1:
        return "hired"
    if one.role == state.current().leader:
        return "leader-plays"
    return "cannot-pay" if musicians.may_hire(state, state.player, number) else "ring-one-first"


def why_not_press(state: GoldRecord, args: Args) -> str | None:
    """Explain why a sector is not for sale."""
    if _answers_first(state):
        return "first-answer"
    if not _sells(state, Strip.GOLD):
        return "no-gold-strip"
    if args.get("sector") not in SECTOR_IDS:
        return None
    sector = SECTOR_IDS.index(str(args["sector"]))
    if state.current().has_sector(sector):
        return "sector-yours"
    return "cannot-pay" if buying.may_press(state, state.player, sector) else "ring-first"


def _answers_first(state: GoldRecord) -> bool:
    """Return whether a purchase or a card that was played asks something else now."""
    return not state.asking().depends_on_hand() and state.phase() not in (Phase.CHOOSE, Phase.PLACE)


def why_not_play(state: GoldRecord, args: Args) -> str | None:
    """Explain why a card is not played: it is not in the hand, waits for its moment, or would do nothing now."""
    if state.current_player() != state.player or _answers_first(state):
        return "first-answer"
    if args.get("fluke") not in FLUKE_IDS:
        return None
    card = FLUKE_IDS.index(str(args["fluke"]))
    if state.current().hand[card] == 0:
        return "not-in-hand"
    if flukes.is_playable(state, card):
        return None
    return WAITS.get(state.cards.flukes[card].effect, "no-effect")


WAITS = {Effect.NONE: "for-battles", Effect.CANCEL: "only-happens", Effect.WALK: "only-walking"}
"""The moments for which some cards wait."""


def why_not_discard(state: GoldRecord, _args: Args) -> str:
    """Explain why a FLUKE card is not discarded to make room."""
    makes_room = state.phase() == Phase.DRAW and prompt(state).key == "draw-full"
    return "not-in-hand" if makes_room else "hand-not-full"


WHY_NOT: dict[str, Callable[[GoldRecord, Args], str | None]] = {
    "lead": lambda state, _args: "led" if state.phase() == Phase.CHOOSE else None,
    "place": lambda state, _args: "occupied" if state.phase() == Phase.PLACE else None,
    "walk": why_not_walk,
    "stop": why_not_stop,
    "ride": why_not_ride,
    "fly": why_not_fly,
    "hire": why_not_hire,
    "press": why_not_press,
    "draw": lambda state, _args: "hand-full" if state.phase() == Phase.DRAW else "no-draw",
    "play": why_not_play,
    "discard": why_not_discard,
    "done": lambda _state, _args: "first-answer",
}


def explain(state: GoldRecord, verb: str, args: Args) -> str | None:
    """Return why an action is not offered to the seat that decides: the key of a text, or None."""
    if state.is_terminal():
        return "over"
    return WHY_NOT[verb](state, args) if verb in WHY_NOT else None


# --- Sheet, endings, figures ---


def sheet(state: GoldRecord) -> list[SheetLine]:
    """Return places won and lost by what moved the band, then how far it has climbed."""
    lines = []
    for source, name in enumerate(SOURCE_IDS):
        places = tuple(band.moves[source] for band in state.bands)
        if any(places):
            lines.append(SheetLine(name, places))
    scores = tuple(state.scores())
    if not lines:
        lines.append(SheetLine("record", scores))
    return [*lines, SheetLine("total", scores)]


def ending(state: GoldRecord) -> str:
    """Return how the game ended: place 1 in play, place 1 after a count, the fourth year, everyone outside."""
    return ENDING_IDS[state.ended]


def stats(state: GoldRecord) -> dict[str, float]:
    """Return flat numbers for the lab: the year, and for each seat its climb, band, sectors, cards."""
    numbers = {"year": float(state.year)}
    for seat, band in enumerate(state.bands):
        numbers[f"climbed_{seat}"] = float(OUTSIDE - band.place)
        numbers[f"members_{seat}"] = float(band.size())
        numbers[f"professional_{seat}"] = float(band.has_professional())
        numbers[f"sectors_{seat}"] = float(int(band.sectors).bit_count())
        numbers[f"resources_{seat}"] = float(band.resources())
    return numbers
