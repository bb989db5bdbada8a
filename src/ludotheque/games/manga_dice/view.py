"""The view of one seat of Manga Dice: everything but the assists in other hands and the order of the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ludotheque.core.changes import Change
from ludotheque.core.events import Arg, Prompt
from ludotheque.core.rules import SheetLine
from ludotheque.core.state import check_seat
from ludotheque.games.manga_dice import codes, verbs
from ludotheque.games.manga_dice.bending import could_pay, within_reach
from ludotheque.games.manga_dice.cards import (
    ADD,
    ASSISTS,
    BORROW,
    COPY,
    EXPERIENCES,
    FLIP,
    REDISTRIBUTE,
    REROLL,
    SET,
    SKILLS,
)
from ludotheque.games.manga_dice.codes import DECK, DICE, DISCARDED, FRESH, NOBODY, ROW, TIRED, WIN_POINTS
from ludotheque.games.manga_dice.components import CardFace, load
from ludotheque.games.manga_dice.log import ASSIST_IDS, CARD_IDS, EXPERIENCE_IDS, SKILL_IDS, named, wins_at_once
from ludotheque.games.manga_dice.payments import smallest
from ludotheque.games.manga_dice.position import PHASES
from ludotheque.games.manga_dice.rules import MangaDice

Dice = dict[str, int]


class CardView(TypedDict):
    """A card as it lies on the table."""

    id: str
    kind: str
    name: str
    cost: str
    ability: str
    points: int
    win: bool
    provenance: str


class PlayerView(TypedDict):
    """One player as everyone sees them.

    ``unused`` are all dice on the Unused card, picked ones too. ``skills`` are ``fresh`` (from the next action phase),
    ``ready`` or ``tired`` (used in this one). ``pays`` has the cards in the rows that their unused dice pay for.
    """

    points: int
    whites: int
    unused: Dice
    used: Dice
    experience: list[CardView]
    skills: list[CardView]
    states: dict[str, str]
    hand: int
    pays: list[str]


class PendingView(TypedDict):
    """The question half answered.

    It has the card being paid or used, the dice picked, and for a payment whether they pay and the smallest sets of
    dice that would.
    """

    card: CardView
    picked: Dice
    left: int
    value: int
    pays: bool
    payments: list[Dice]


class MangaDiceView(TypedDict):
    """The table of Manga Dice as one seat sees it. ``hand`` is None for a spectator.

    ``reach`` has the cards that the player who sees them could pay for after one ability, and the skills and assists
    that have it.
    """

    round: int
    goal: int
    start: int
    phase: str
    player: int | None
    pool: Dice
    yellows: int
    experience: list[CardView]
    skills: list[CardView]
    decks: dict[str, int]
    discarded: list[CardView]
    players: list[PlayerView]
    revealed: bool
    skill_used: bool
    assist_used: bool
    pending: PendingView | None
    rolls: int
    tied: list[int]
    winner: int | None
    hand: list[CardView] | None
    reach: dict[str, list[str]]


def view(state: MangaDice, seat: int | None) -> MangaDiceView:
    """Return the view of ``seat`` (None: of a spectator)."""
    if seat is not None:
        check_seat(state, seat)
    faces = load(state.options.cards).faces
    over = state.phase == codes.OVER
    return {
        "round": state.round,
        "goal": WIN_POINTS,
        "start": state.start,
        "phase": PHASES[state.phase],
        "player": None if over else state.player,
        "pool": {f"green{value + 1}": state.pool[value] for value in range(6) if state.pool[value]},
        "yellows": state.yellows,
        "experience": [_card(faces[card]) for card in range(EXPERIENCES) if state.experience[card] == ROW],
        "skills": [_card(faces[EXPERIENCES + card]) for card in range(SKILLS) if state.skill[card] == ROW],
        "decks": _decks(state),
        "discarded": [_card(_assist(faces, card)) for card in range(ASSISTS) if state.assist[card] == DISCARDED],
        "players": [_player(state, faces, one) for one in range(state.num_players)],
        "revealed": bool(state.revealed),
        "skill_used": bool(state.skill_used),
        "assist_used": bool(state.assist_used),
        "pending": _pending(state, faces),
        "rolls": state.rolls,
        "tied": [one for one in range(state.num_players) if state.tied[one]],
        "winner": None if state.winner == NOBODY else state.winner,
        "hand": None if seat is None else _held(state, seat),
        "reach": _reach(state, seat),
    }


def own(state: MangaDice, seat: int) -> list[Change]:
    """Return how the view of ``seat`` differs from a spectator's: it sees its hand, and what that can do."""
    check_seat(state, seat)
    return [["hand", _held(state, seat)], ["reach", _reach(state, seat)]]


def _reach(state: MangaDice, seat: int | None) -> dict[str, list[str]]:
    """Return the cards within reach of one ability, for the player's own eyes: assists are secret."""
    if seat is None or seat != state.player:
        return {}
    reached = within_reach(state).items()
    return {CARD_IDS[card]: [CARD_IDS[EXPERIENCES + one] for one in abilities] for card, abilities in reached}


def _held(state: MangaDice, seat: int) -> list[CardView]:
    faces = load(state.options.cards).faces
    return [_card(_assist(faces, card)) for card in _hand(state, seat)]


def _card(face: CardFace) -> CardView:
    return {
        "id": face.id,
        "kind": face.kind,
        "name": face.name,
        "cost": face.cost,
        "ability": face.ability,
        "points": face.points,
        "win": face.win,
        "provenance": face.provenance,
    }


def _assist(faces: tuple[CardFace, ...], card: int) -> CardFace:
    return faces[EXPERIENCES + SKILLS + card]


def _hand(state: MangaDice, seat: int) -> list[int]:
    return [card for card in range(ASSISTS) if state.assist[card] == seat]


def _decks(state: MangaDice) -> dict[str, int]:
    """Return how many cards are left. Assists in hands look like those in the deck, so the hands are taken off."""
    return {
        "experience": sum(place == DECK for place in state.experience),
        "skill": sum(place == DECK for place in state.skill),
        "assist": sum(place == DECK for place in state.assist),
    }


def _player(state: MangaDice, faces: tuple[CardFace, ...], seat: int) -> PlayerView:
    skills = [card for card in range(SKILLS) if state.skill[card] == seat]
    words = {FRESH: "fresh", TIRED: "tired"}
    return {
        "points": state.points(seat),
        "whites": state.whites[seat],
        "unused": _unused(state, seat),
        "used": named(state.used, seat * DICE),
        "experience": [_card(faces[card]) for card in range(EXPERIENCES) if state.experience[card] == seat],
        "skills": [_card(faces[EXPERIENCES + card]) for card in skills],
        "states": {SKILL_IDS[card]: words.get(state.skill_state[card], "ready") for card in skills},
        "hand": len(_hand(state, seat)),
        "pays": [CARD_IDS[card] for card in range(EXPERIENCES + SKILLS) if _pays(state, card, seat)],
    }


def _pays(state: MangaDice, card: int, seat: int) -> bool:
    return state.in_row(card) and could_pay(state, card, seat)


def _unused(state: MangaDice, seat: int) -> Dice:
    """Return the dice on an Unused card. Picked dice lie there until they are paid, rolled or set."""
    dice = state.dice[seat * DICE : (seat + 1) * DICE]
    if seat == state.player:
        for die in range(DICE):
            dice[die] += state.picked[die]
    return named(dice)


def _pending(state: MangaDice, faces: tuple[CardFace, ...]) -> PendingView | None:
    if state.card == NOBODY:
        return None
    paying = state.phase == codes.PAY
    return {
        "card": _card(faces[state.card if paying else EXPERIENCES + state.card]),
        "picked": named(state.picked),
        "left": state.left,
        "value": state.value,
        "pays": bool(paying and state.picked_pays()),
        "payments": smallest(state) if paying else [],
    }


def prompt(state: MangaDice) -> Prompt:
    """Return the question to the current player."""
    if state.phase == codes.OVER:
        return Prompt("over", {}, "end")
    args: dict[str, Arg] = {"seat": state.player}
    if state.phase == codes.DRAFT:
        return Prompt("draft", args, "draft")
    if state.phase == codes.TURN:
        return Prompt("turn", {**args, "can": _offers(state)}, "turn")
    if state.phase == codes.PAY:
        return Prompt("pay", {**args, "card": CARD_IDS[state.card]}, "take-card")
    if state.phase == codes.FULL_HAND:
        return Prompt("full-hand", args, "hand-limit")
    if state.phase == codes.TIE:
        return Prompt("tie", args, "tie-break")
    args["card"] = CARD_IDS[EXPERIENCES + state.card]
    return Prompt(ability_question(state), args, "abilities")


def _offers(state: MangaDice) -> str:
    """Return what a turn offers besides drawing an assist, in one word for the texts.

    Everyone sees the question, so an assist in hand counts as one that can be used, whichever it is.
    """
    actions = state.legal_actions()
    skilled = any(verbs.USE.has(action) and verbs.USE.which(action) < SKILLS for action in actions)
    assisted = not state.assist_used and state.hand_size(state.player) > 0
    offers = {
        "up": any(verbs.TURN_UP.has(action) for action in actions),
        "use": skilled or assisted,
        "take": any(verbs.TAKE.has(action) for action in actions),
    }
    return "-".join(name for name, offered in offers.items() if offered) or "none"


def ability_question(state: MangaDice) -> str:
    """Return what an ability needs to know next."""
    ability = state.cards.ability[state.card]
    if state.phase == codes.VALUE:
        return "copy-value" if ability == COPY else "set-value"
    if ability == REDISTRIBUTE:
        return "redistribute-to" if state.value else "redistribute-from"
    words = {ADD: "add", REROLL: "reroll", FLIP: "flip", COPY: "copy", SET: "set", BORROW: "borrow"}
    return words[ability]


def explain(state: MangaDice, verb: str, args: Mapping[str, object]) -> str | None:
    """Explain why an action is not offered to the current player.

    The answer is the key of a text, or None if it is simply not the time for it.
    """
    if state.phase == codes.OVER:
        return "over"
    if state.phase == codes.PAY and verb == "done":
        return "does-not-pay"
    if state.phase not in (codes.TURN, codes.TIE):
        return "first-answer" if verb in ("take", "use", "spend", "turn-up") and state.card != NOBODY else None
    if state.phase == codes.TIE and verb in ("take", "spend", "turn-up"):
        return "only-abilities"
    if verb == "turn-up":
        return "turned-up" if state.revealed else "too-late" if state.skill_used or state.assist_used else "no-deck"
    if verb == "spend":
        return "no-such-green"
    if verb == "take" and args.get("card") in EXPERIENCE_IDS + SKILL_IDS:
        return "cannot-pay" if state.in_row(CARD_IDS.index(str(args["card"]))) else None
    return _why_not_use(state, args.get("card")) if verb == "use" else None


def _why_not_use(state: MangaDice, card: object) -> str | None:
    if card in SKILL_IDS:
        skill = SKILL_IDS.index(str(card))
        if state.skill[skill] != state.player:
            return "not-yours"
        if state.skill_used:
            return "skill-used"
        if state.skill_state[skill] != codes.READY:
            return "fresh" if state.skill_state[skill] == FRESH else "tired"
        return "no-effect"
    if card in ASSIST_IDS:
        if state.assist[ASSIST_IDS.index(str(card))] != state.player:
            return "not-in-hand"
        return "assist-used" if state.assist_used else "no-effect"
    return None


def sheet(state: MangaDice) -> list[SheetLine]:
    """Each experience card that someone has, then the total."""
    lines = []
    for card, name in enumerate(EXPERIENCE_IDS):
        owner, points = state.experience[card], state.cards.points[card]
        if owner >= 0 and points:
            lines.append(SheetLine(name, tuple(points if seat == owner else 0 for seat in range(state.num_players))))
    lines.append(SheetLine("total", tuple(state.scores())))
    return lines


def ending(state: MangaDice) -> str:
    """Return how the game ended: with points, at once, or by the tie-break and what decided it."""
    if state.winner == NOBODY:
        return "shared"
    if state.rolls == 0:
        return "ten-alike" if wins_at_once(state, state.winner) else "points"
    if state.rolls > 1:
        return "tie-repeated"
    # Only those who rolled for it have dice now, and who lost is not among the tied any more.
    sizes = [_largest_group(state, seat) for seat in range(state.num_players)]
    return "tie-value" if sizes.count(sizes[state.winner]) > 1 else "tie-size"


def _largest_group(state: MangaDice, seat: int) -> int:
    """Return how many of a seat's unused dice show the value that most of them show."""
    dice = list(state.dice[seat * DICE : (seat + 1) * DICE])
    return max(sum(dice[value::6]) for value in range(6))


def stats(state: MangaDice) -> dict[str, float]:
    """Flat numbers for the lab: the round, and for each seat points, dice, skills and assists in hand."""
    numbers = {"round": float(state.round), "rolls": float(state.rolls)}
    for seat in range(state.num_players):
        numbers[f"points_{seat}"] = float(state.points(seat))
        numbers[f"whites_{seat}"] = float(state.whites[seat])
        numbers[f"skills_{seat}"] = float(sum(owner == seat for owner in state.skill))
        numbers[f"assists_{seat}"] = float(state.hand_size(seat))
    return numbers
