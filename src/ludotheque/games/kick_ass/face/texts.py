"""Texts of Kick-Ass beside the view: the question, the reasons, the sheet, the ending, flat numbers."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.events import Arg, Prompt
from ludotheque.core.rules import SheetLine
from ludotheque.games.kick_ass import codes, verbs
from ludotheque.games.kick_ass.chapters import city, row
from ludotheque.games.kick_ass.chapters.activation import card_works
from ludotheque.games.kick_ass.chapters.casualties import ShareHits, Volunteer
from ludotheque.games.kick_ass.chapters.day import DEED_OF, DEEDS, Act
from ludotheque.games.kick_ass.chapters.fights import AskToJoin
from ludotheque.games.kick_ass.chapters.objectives import Pay
from ludotheque.games.kick_ass.face import frames
from ludotheque.games.kick_ass.names import CARD_IDS, EVENT_IDS, ITEM_IDS, STANDINGS
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.games.kick_ass.state import KickAss


def prompt(state: KickAss) -> Prompt:
    """Return the question asked now."""
    asked = frames.asked(state)
    if asked == "over":
        return Prompt("over", {}, "end")
    frame = state.top()
    seat = frame.seat
    args: dict[str, Arg] = {"seat": seat}
    if asked == "next" and state.step != codes.RESOLVE:
        return Prompt("next-refresh", args, "refresh")
    if asked == "item" and state.laid_out[0] >= 0:
        return Prompt("item-drawn", {**args, "item": ITEM_IDS[state.laid_out[0]]}, "shop-track")
    kind = frames.kind_of(frame)
    if (most := kind.count(frame)) is not None:
        args["count"] = most
    elif isinstance(frame, Volunteer):
        args["count"] = state.fight.damage
    elif isinstance(frame, ShareHits):
        args["count"] = state.fight.hits
    elif isinstance(frame, AskToJoin):
        args["other"] = frame.leader
    elif isinstance(frame, Pay):
        args["event"] = EVENT_IDS[state.row[frame.space].event]
    elif isinstance(frame, Act):
        args |= {"card": CARD_IDS[state.heroes[seat].card], **_left(state)}
    return Prompt(asked, args, kind.rule)


def _left(state: KickAss) -> dict[str, Arg]:
    """Return how many districts a hero may move to, and how many other things it may do before it pauses or ends."""
    names = [DEEDS[DEED_OF[action]].verb.name for action in state.legal_actions()]
    moves = names.count(verbs.MOVE.name)
    return {"moves": moves, "uses": len(names) - moves - names.count(verbs.PAUSE.name) - names.count(verbs.PASS.name)}


def explain(state: KickAss, verb: str, _args: Mapping[str, object]) -> str | None:
    """Return why something is not offered: the key of a text, or None."""
    if state.is_terminal():
        return "over"
    asked = frames.asked(state)
    seat = state.current_player()
    if asked != "act":
        return "first-answer" if verb in ("move", "timer", "work", "fight", "effect", "bribe") else None
    if verb == "move":
        return "movement-over" if state.heroes[seat].begun else "too-far"
    if verb in ("timer", "work", "fight", "effect") and not card_works(state, seat):
        return "only-elsewhere"
    if verb == "timer":
        return _why_no_timer(state, seat)
    if verb == "work":
        return "no-timer" if not state.heroes[seat].timers else "nothing-here"
    if verb == "fight":
        return "no-fight" if not state.heroes[seat].fights else "nobody-to-fight"
    if verb == "use":
        return "exhausted-or-useless"
    if verb == "equip":
        return "not-waiting"
    return {"bribe": "no-bribe", "effect": "no-effect", "pause": "nobody-waits"}.get(verb)


def _why_no_timer(state: KickAss, seat: int) -> str:
    here = state.heroes[seat].at
    if not state.heroes[seat].timers:
        return "no-timer"
    if city.is_taken(state, here):
        return "taken"
    if row.blocked(state, here):
        return "blocked"
    return {codes.POLICE: "three-dollars", codes.SHOP: "too-dear"}.get(here, "no-effect")


def sheet(state: KickAss) -> list[SheetLine]:
    """Return the team's score, the same for every seat: events, and ten for the plot foiled (R2)."""
    n = state.num_players
    won = 10 if state.standing == codes.WON else 0
    rows = (("events", state.completed), ("boss-events", state.boss_done), ("foiled", won))
    lines = [SheetLine(key, (points,) * n) for key, points in rows]
    return [*lines, SheetLine("total", tuple(state.scores()))]


def ending(state: KickAss) -> str:
    """Return against whom the heroes won, or how they lost."""
    if state.standing == codes.WON:
        return f"won-{BOSS_NAMES[state.boss]}"
    return f"lost-{STANDINGS[state.standing]}"


def stats(state: KickAss) -> dict[str, float]:
    """Return flat numbers for the lab."""
    numbers = {name: float(getattr(state, name)) for name in ("round", "completed", "matured", "killed", "faints")}
    numbers["won"] = float(state.standing == codes.WON)
    numbers["plot"] = float(state.plot)
    numbers["boss_events"] = float(state.boss_done)
    for seat in range(state.num_players):
        if state.heroes[seat].identity >= 0:
            numbers[f"media_{seat}"] = float(state.heroes[seat].media)
            numbers[f"strength_{seat}"] = float(state.heroes[seat].strength)
    return numbers
