"""What is said about a position of Age of Comics: what is asked, why something is not offered, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.events import Arg, Prompt
from ludotheque.core.game import SheetLine
from ludotheque.games.age_of_comics import codes, printing, sales, scoring, tables
from ludotheque.games.age_of_comics.codes import ARTIST, AUTOMA, HYPED, KINDS, MAIN, MAT, NOBODY, ORIGINALS, WRITER
from ludotheque.games.age_of_comics.components import (
    ACTIONS,
    CIRCLE_IDS,
    COMIC_IDS,
    CREATIVE_IDS,
    ORDER_IDS,
    SPACE_IDS,
    SPECIALS,
)
from ludotheque.games.age_of_comics.face.position import QUESTIONS
from ludotheque.games.age_of_comics.rules import AgeOfComics

LINE_KEYS = (
    "fans",
    "orders",
    "ranking",
    "mastery",
    "colours",
    "five",
    "six",
    "money",
    "ideas",
    "originals",
    "challenges",
    "difficulty",
)
SOLO_LINES = ("challenges", "difficulty")

RULES = {
    "comic": "player-setup",
    "idea": "ideas",
    "raise": "learn",
    "place": "turns",
    "hire": "hire",
    "discard": "hand-limit",
    "develop": "develop",
    "board-idea": "ideas",
    "print": "print",
    "writer": "print",
    "artist": "print",
    "over-team": "used-up",
    "fulfil": "fulfil",
    "cube": "cubes",
    "lift": "fifth",
    "swap": "reassign",
    "for": "reassign",
    "hype": "hype",
    "spend": "convert",
    "boost": "fans",
    "market": "marketing",
    "sales": "sales",
    "challenge": "challenges",
    "over": "scoring",
}


def prompt(state: AgeOfComics) -> Prompt:
    """What is asked of the current player."""
    key = QUESTIONS[state.question]
    if key == "over":
        return Prompt(key, {}, RULES[key])
    args: dict[str, Arg] = {"seat": int(state.player)}
    if key == "idea":
        args["count"] = int(state.gifts)
    elif key == "boost":
        args["count"] = int(state.boosts)
    elif key == "board-idea":
        args["count"] = int(state.left)
    elif key == "sales":
        args |= {"flips": int(state.left), "collects": int(state.collects)}
    elif key in ("writer", "artist", "over-team"):
        # The comic may still be hidden in the hand: it is named only when all know it.
        key = f"{key}-rip-off" if state.picked >= ORIGINALS else key
    elif key == "for":
        args["card"] = CREATIVE_IDS[state.picked]
    elif key == "fulfil":
        args["order"] = ORDER_IDS[state.picked]
    return Prompt(key, args, RULES[QUESTIONS[state.question]])


def explain(state: AgeOfComics, verb: str, args: Mapping[str, object]) -> str | None:
    """Why an action is not offered to the current player: the key of a text, or None. It says nothing of what only
    that player knows unless a card of its own hand is named."""
    q = state.question
    if q == codes.Q_OVER:
        return "over"
    asked_by = VERBS.get(verb)
    if asked_by is not None and q not in asked_by:
        return f"not-{verb}" if verb in ("place", "print", "walk", "raise") else "not-now"
    if verb == "place":
        return _why_not_place(state, args.get("task"))
    if verb in ("walk", "cab", "ticket"):
        return _why_not_move(state, verb, args.get("circle"))
    if verb in ("flip", "collect"):
        return _why_not_order(state, verb, args.get("space"))
    if verb == "print":
        return _why_not_print(state, args.get("comic"))
    if verb == "dig":
        return "too-dear" if state.money(state.player) < codes.DIG_COST else "no-such-genre"
    if verb == "cube":
        return _why_not_cube(state, args.get("special"))
    if verb == "market":
        return "too-dear" if state.get(state.player, codes.PRINTED) else "no-comic"
    if verb == "team" and args.get("card") in CREATIVE_IDS:
        held = state.creative[CREATIVE_IDS.index(str(args["card"]))] == state.player
        return "team-too-dear" if held else "not-in-hand"
    return "fee-first" if verb == "done" and q == codes.Q_SALES and sales.owes_too_much(state) else None


VERBS: dict[str, tuple[int, ...]] = {
    "place": (codes.Q_PLACE,),
    "pass": (codes.Q_PLACE,),
    "hire": (codes.Q_HIRE,),
    "hire-top": (codes.Q_HIRE,),
    "discard": (codes.Q_DISCARD,),
    "develop": (codes.Q_DEVELOP,),
    "develop-top": (codes.Q_DEVELOP,),
    "dig": (codes.Q_DEVELOP,),
    "board-idea": (codes.Q_BOARD_IDEA,),
    "idea": (codes.Q_IDEA,),
    "print": (codes.Q_PRINT,),
    "team": (codes.Q_WRITER, codes.Q_ARTIST),
    "over": (codes.Q_OVER_TEAM,),
    "fulfil": (codes.Q_FULFIL,),
    "cube": (codes.Q_CUBE,),
    "lift": (codes.Q_LIFT,),
    "swap": (codes.Q_SWAP,),
    "for": (codes.Q_FOR,),
    "hype": (codes.Q_HYPE,),
    "spend": (codes.Q_SPEND,),
    "boost": (codes.Q_BOOST,),
    "market": (codes.Q_MARKET,),
    "walk": (codes.Q_SALES,),
    "cab": (codes.Q_SALES,),
    "ticket": (codes.Q_SALES,),
    "flip": (codes.Q_SALES,),
    "collect": (codes.Q_SALES,),
    "raise": (codes.Q_RAISE,),
    "comic": (codes.Q_COMIC,),
    "challenge": (codes.Q_CHALLENGE,),
}
"""Which questions an action answers."""


def _why_not_place(state: AgeOfComics, action: object) -> str | None:
    if action not in ACTIONS:
        return None
    number = ACTIONS.index(str(action))
    if state.taken[number] >= state.spaces():
        return "no-space"
    if number == codes.PRINT:
        return "nothing-to-print"
    return "no-cards"


def _why_not_move(state: AgeOfComics, verb: str, circle: object) -> str | None:
    if verb == "walk" and state.walked:
        return "walked"
    if verb == "cab" and not state.walked:
        return "walk-first"
    if verb == "ticket" and not state.get(state.player, codes.TICKETS):
        return "no-ticket"
    if circle not in CIRCLE_IDS:
        return None
    at = CIRCLE_IDS.index(str(circle))
    if at == state.get(state.player, codes.AGENT):
        return "you-are-here"
    if verb != "ticket" and not sales.linked(state, at):
        return "too-far"
    if verb == "cab" and state.money(state.player) < codes.CAB_COST:
        return "too-dear"
    return "fee-too-dear"


def _why_not_order(state: AgeOfComics, verb: str, space: object) -> str | None:
    if sales.owes_too_much(state):
        return "fee-first"
    if verb == "flip" and not state.left:
        return "no-flips"
    if verb == "collect" and not state.collects:
        return "no-collects"
    if space not in SPACE_IDS:
        return None
    at = SPACE_IDS.index(str(space))
    if state.space[at] < 0:
        return "no-order"
    return "not-beside" if not sales.beside(state, at) else "face-up"


def _why_not_print(state: AgeOfComics, comic: object) -> str | None:
    if comic not in COMIC_IDS:
        return None
    at = COMIC_IDS.index(str(comic))
    if at >= ORIGINALS:
        return _why_not_rip_off(state, at - int(ORIGINALS))
    if state.comic[at] not in (state.player, int(HYPED) + int(state.player)):
        return "not-in-hand"
    if not printing.printable(state, at):
        return "two-ideas"
    return _why_no_team(state)


def _why_not_rip_off(state: AgeOfComics, original: int) -> str | None:
    if state.options.rip_offs == "none":
        return "no-rip-offs"
    if state.comic[original] < MAT:
        return "not-printed"
    if state.comic[original] == MAT + state.player:
        return "own-original"
    if state.comic[original + int(ORIGINALS)] >= MAT:
        return "ripped-off"
    if state.printed[original] % 8 >= state.round:
        return "this-round"
    return _why_no_team(state)


def _why_no_team(state: AgeOfComics) -> str:
    if printing.cheapest(state, WRITER) == printing.UNPAYABLE and not printing.over_allowed(state):
        return "no-writer"
    if printing.cheapest(state, ARTIST) == printing.UNPAYABLE and not printing.over_allowed(state):
        return "no-artist"
    return "team-too-dear"


def _why_not_cube(state: AgeOfComics, special: object) -> str | None:
    if special not in SPECIALS:
        return None
    at = SPECIALS.index(str(special))
    if state.special[state.player * int(MAIN) + at]:
        return "cube-there"
    return "tier" if state.get(state.player, codes.PRINTED) < tables.TIER[at] else "same-place"


def sheet(state: AgeOfComics) -> list[SheetLine]:
    """The score sheet of p.12, line by line, as if the game ended now; solo, the Automa has a column."""
    lines = []
    for number, key in enumerate(LINE_KEYS):
        if key in SOLO_LINES and not state.solo:
            continue
        points = tuple(int(scoring.line(state, seat, number)) for seat in range(state.num_players))
        lines.append(SheetLine(key, points, int(scoring.line(state, AUTOMA, number)) if state.solo else None))
    rival = int(scoring.score(state, AUTOMA)) if state.solo else None
    return [*lines, SheetLine("total", tuple(int(score) for score in state.scores()), rival)]


def ending(state: AgeOfComics) -> str:
    """How the game ended: with points, by the tie-break, shared; solo won or lost."""
    if state.solo:
        return "solo-won" if state.returns()[0] > 0 else "solo-lost"
    scores = state.scores()
    if scoring.leader(state) == NOBODY:
        return "shared"
    return "tie" if scores.count(max(scores)) > 1 else "points"


def stats(state: AgeOfComics) -> dict[str, float]:
    """Flat numbers for the lab: the round, and for each seat points, comics, fans, money and orders."""
    numbers = {"round": float(state.round)}
    for seat in range(state.num_players):
        numbers[f"points_{seat}"] = float(scoring.score(state, seat))
        numbers[f"comics_{seat}"] = float(state.get(seat, codes.PRINTED))
        numbers[f"fans_{seat}"] = float(scoring.fans(state, seat))
        numbers[f"money_{seat}"] = float(state.money(seat))
        numbers[f"orders_{seat}"] = float(sum(state.done[seat * int(KINDS) + kind] for kind in range(KINDS)))
    if state.solo:
        numbers["points_automa"] = float(scoring.score(state, AUTOMA))
    return numbers
