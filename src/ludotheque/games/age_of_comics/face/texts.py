"""Texts about a position: what is asked, why something is not offered, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import UnionType
from typing import Any

from ludotheque.core.events import Arg, Prompt
from ludotheque.core.rules import SheetLine
from ludotheque.games.age_of_comics import codes, rules, tables
from ludotheque.games.age_of_comics.box import craft
from ludotheque.games.age_of_comics.chapters import (
    challenges,
    cubes,
    hiring,
    ideas,
    learning,
    opening,
    orders,
    printing,
    sales,
    scoring,
    specials,
)
from ludotheque.games.age_of_comics.codes import ARTIST, AUTOMA, NOBODY, ORIGINALS, WRITER
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
from ludotheque.games.age_of_comics.places import hand_of, hyped_by, mat_of
from ludotheque.games.age_of_comics.state import AgeOfComics, Frame

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
    """Return the question to the current player."""
    key = QUESTIONS[state.asks()]
    if state.is_terminal():
        return Prompt(key, {}, RULES[key])
    top = state.top_frame()
    args = {"seat": top.seat, **_details(state, top)}
    rule = RULES[key]
    if isinstance(top, printing.ChooseWriter | printing.ChooseArtist | printing.PayAgain) and top.comic >= ORIGINALS:
        # The comic may still be hidden in the hand: only a rip-off is named, which all know.
        key = f"{key}-rip-off"
    return Prompt(key, args, rule)


def _details(state: AgeOfComics, frame: Frame) -> dict[str, Arg]:
    """Return what a question gives, or was chosen before it."""
    if isinstance(frame, sales.Sell):
        return {"flips": frame.flips, "collects": frame.collects}
    if isinstance(frame, hiring.Hire):
        return {"due": frame.left()}
    if isinstance(frame, ideas.TakeIdea | specials.GiveFans):
        return {"count": frame.count}
    if isinstance(frame, specials.ConvertTo):
        return {"count": 1}
    if isinstance(frame, ideas.TakeBoardIdea):
        return {"count": frame.due}
    if isinstance(frame, specials.Replace):
        return {"card": CREATIVE_IDS[frame.card]}
    return {"order": ORDER_IDS[frame.kind(state)]} if isinstance(frame, orders.Fulfil) else {}


def explain(state: AgeOfComics, verb: str, args: Mapping[str, object]) -> str | None:
    """Return why an action is not offered to the current player: the key of a text, or None.

    It says nothing of what only that player knows unless a card of its own hand is named.
    """
    if state.is_terminal():
        return "over"
    top = state.top_frame()
    if not isinstance(top, ANSWERS.get(verb, Frame)):
        return f"not-{verb}" if verb in ("place", "print", "walk", "raise") else "not-now"
    why = WHY_NOT.get(verb)
    return why(state, top, args) if why else None


ANSWERS: dict[str, type[Frame] | UnionType] = {
    "place": rules.PlaceEditor,
    "pass": rules.PlaceEditor,
    "hire": hiring.Hire,
    "hire-top": hiring.Hire,
    "discard": hiring.Discard,
    "develop": hiring.Develop,
    "develop-top": hiring.Develop,
    "dig": hiring.Develop,
    "board-idea": ideas.TakeBoardIdea,
    "idea": ideas.TakeIdea,
    "print": printing.Print,
    "team": printing.ChooseWriter | printing.ChooseArtist,
    "over": printing.PayAgain,
    "fulfil": orders.Fulfil,
    "cube": cubes.PlaceCube,
    "lift": cubes.LiftCube,
    "swap": specials.Reassign,
    "for": specials.Replace,
    "hype": specials.Hype,
    "spend": specials.Convert,
    "boost": specials.GiveFans | specials.ConvertTo,
    "market": specials.Market,
    "walk": sales.Sell,
    "cab": sales.Sell,
    "ticket": sales.Sell,
    "flip": sales.Sell,
    "collect": sales.Sell,
    "raise": learning.Raise,
    "comic": opening.FirstComic,
    "challenge": challenges.AcceptChallenge,
}
"""The questions that an action answers."""

Args = Mapping[str, object]


def _why_not_place(state: AgeOfComics, _frame: Any, args: Args) -> str | None:
    action = args.get("task")
    if action not in ACTIONS:
        return None
    number = ACTIONS.index(str(action))
    if state.taken[number] >= state.spaces():
        return "no-space"
    if number == codes.PRINT:
        return "nothing-to-print"
    return "no-cards"


def _why_not_dig(state: AgeOfComics, frame: Any, _args: Args) -> str:
    return "too-dear" if state.players[frame.seat].money < codes.DIG_COST else "no-such-genre"


def _why_not_walk(state: AgeOfComics, frame: Any, args: Args) -> str | None:
    return "walked" if frame.walked else _why_not_block(state, frame, args.get("circle"))


def _why_not_cab(state: AgeOfComics, frame: Any, args: Args) -> str | None:
    if not frame.walked:
        return "walk-first"
    why = _why_not_block(state, frame, args.get("circle"))
    return "too-dear" if why == "fee-too-dear" and state.players[frame.seat].money < codes.CAB_COST else why


def _why_not_block(state: AgeOfComics, frame: Any, circle: object) -> str | None:
    """Return why a newsstand cannot be reached by the next block."""
    if circle not in CIRCLE_IDS:
        return None
    at, here = CIRCLE_IDS.index(str(circle)), state.players[frame.seat].agent
    if at == here:
        return "you-are-here"
    return "fee-too-dear" if sales.linked(state, here, at) else "too-far"


def _why_not_ticket(state: AgeOfComics, frame: Any, args: Args) -> str | None:
    player = state.players[frame.seat]
    if not player.tickets:
        return "no-ticket"
    if args.get("circle") not in CIRCLE_IDS:
        return None
    return "you-are-here" if CIRCLE_IDS.index(str(args["circle"])) == player.agent else "fee-too-dear"


def _why_not_flip(state: AgeOfComics, frame: Any, args: Args) -> str | None:
    return _why_not_order(state, frame, args.get("space"), "" if frame.flips else "no-flips")


def _why_not_collect(state: AgeOfComics, frame: Any, args: Args) -> str | None:
    return _why_not_order(state, frame, args.get("space"), "" if frame.collects else "no-collects")


def _why_not_order(state: AgeOfComics, frame: Any, space: object, none_left: str) -> str | None:
    if frame.owes_too_much(state):
        return "fee-first"
    if none_left:
        return none_left
    if space not in SPACE_IDS:
        return None
    at = SPACE_IDS.index(str(space))
    if not orders.has_order(state, at):
        return "no-order"
    return "face-up" if sales.beside(state, state.players[frame.seat].agent, at) else "not-beside"


def _why_not_done(state: AgeOfComics, frame: Any, _args: Args) -> str | None:
    return "fee-first" if isinstance(frame, sales.Sell) and frame.owes_too_much(state) else None


def _why_not_print(state: AgeOfComics, frame: Any, args: Args) -> str | None:
    comic = args.get("comic")
    if comic not in COMIC_IDS:
        return None
    at = COMIC_IDS.index(str(comic))
    if at >= ORIGINALS:
        return _why_not_rip_off(state, frame.seat, at - ORIGINALS)
    if state.comic[at] not in (hand_of(frame.seat), hyped_by(frame.seat)):
        return "not-in-hand"
    return _why_no_team(state, frame.seat) if printing.printable(state, frame.seat, at) else "two-ideas"


def _why_not_rip_off(state: AgeOfComics, seat: int, original: int) -> str | None:
    owner = state.owner(original)
    if state.options.rip_offs == "none":
        return "no-rip-offs"
    if owner == NOBODY:
        return "not-printed"
    if owner == seat:
        return "own-original"
    if state.owner(original + ORIGINALS) != NOBODY:
        return "ripped-off"
    return _why_no_team(state, seat) if state.printed(original).round < state.round else "this-round"


def _why_no_team(state: AgeOfComics, seat: int) -> str:
    if not printing.over_allowed(state, seat):
        for kind, why in ((WRITER, "no-writer"), (ARTIST, "no-artist")):
            if printing.cheapest(state, seat, kind) == printing.UNPAYABLE:
                return why
    return "team-too-dear"


def _why_not_team(state: AgeOfComics, frame: Any, args: Args) -> str | None:
    if args.get("card") not in CREATIVE_IDS:
        return None
    held = state.creative[CREATIVE_IDS.index(str(args["card"]))] == hand_of(frame.seat)
    return "team-too-dear" if held else "not-in-hand"


def _why_not_cube(state: AgeOfComics, frame: Any, args: Args) -> str | None:
    if args.get("special") not in SPECIALS:
        return None
    at, player = SPECIALS.index(str(args["special"])), state.players[frame.seat]
    if player.cubes[at]:
        return "cube-there"
    return "tier" if len(player.comics) < tables.TIER[at] else "same-place"


def _why_not_raise(state: AgeOfComics, frame: Any, args: Args) -> str | None:
    if args.get("card") not in CREATIVE_IDS:
        return None
    card = CREATIVE_IDS.index(str(args["card"]))
    if state.creative[card] != mat_of(frame.seat):
        return "not-on-mat"
    if state.creative_value(card) >= codes.HIGHEST_VALUE:
        return "highest"
    if state.grown[card]:
        return "raised"
    if learning.raise_cost(state, card):
        return "too-dear"
    printed = [comic for comic in state.players[frame.seat].comics if comic.employs(card)]
    return "mate-learns" if any(comic.genre() == craft(card) for comic in printed) else "not-its-genre"


def _why_not_market(state: AgeOfComics, frame: Any, _args: Args) -> str:
    return "too-dear" if len(state.players[frame.seat].comics) else "no-comic"


WHY_NOT: dict[str, Callable[[AgeOfComics, Any, Args], str | None]] = {
    "place": _why_not_place,
    "dig": _why_not_dig,
    "walk": _why_not_walk,
    "cab": _why_not_cab,
    "ticket": _why_not_ticket,
    "flip": _why_not_flip,
    "collect": _why_not_collect,
    "done": _why_not_done,
    "print": _why_not_print,
    "team": _why_not_team,
    "cube": _why_not_cube,
    "market": _why_not_market,
    "raise": _why_not_raise,
}


def sheet(state: AgeOfComics) -> list[SheetLine]:
    """Return the score sheet of p.12, line by line, as if the game ended now; solo, the Automa has a column."""
    lines = []
    for key, line in zip(LINE_KEYS, scoring.LINES, strict=True):
        if key in SOLO_LINES and not state.solo:
            continue
        points = tuple(line.points(state, seat) for seat in range(state.num_players))
        lines.append(SheetLine(key, points, line.points(state, AUTOMA) if state.solo else None))
    rival = scoring.score(state, AUTOMA) if state.solo else None
    return [*lines, SheetLine("total", tuple(state.scores()), rival)]


def ending(state: AgeOfComics) -> str:
    """Return how the game ended: with points, by the tie-break, shared; solo won or lost."""
    if state.solo:
        return "solo-won" if state.returns()[0] > 0 else "solo-lost"
    scores = state.scores()
    if scoring.leader(state) == NOBODY:
        return "shared"
    return "tie" if scores.count(max(scores)) > 1 else "points"


def stats(state: AgeOfComics) -> dict[str, float]:
    """Return flat numbers for the lab: the round, and for each seat points, comics, fans, money and orders."""
    numbers = {"round": float(state.round)}
    for seat in range(state.num_players):
        player = state.players[seat]
        numbers[f"points_{seat}"] = float(scoring.score(state, seat))
        numbers[f"comics_{seat}"] = float(len(player.comics))
        numbers[f"fans_{seat}"] = float(player.fans())
        numbers[f"money_{seat}"] = float(player.money)
        numbers[f"orders_{seat}"] = float(sum(player.done))
    if state.solo:
        numbers["points_automa"] = float(scoring.score(state, AUTOMA))
    return numbers
