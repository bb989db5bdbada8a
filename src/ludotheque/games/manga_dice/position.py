"""Positions of Manga Dice as JSON. Fields that can be derived may be left out.

>>> from ludotheque import ScriptedChance
>>> seats = [{"dice": {"green3": 1, "white3": 2}}, {"dice": {"green1": 1}}]
>>> state = from_json({"seats": seats, "row": ["e02"]}, ScriptedChance([]))
>>> state.legal_actions()
[6, 7, 67, 132]
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadInput, BadPosition
from ludotheque.core.reading import choice, listed, only_fields, seats_of, whole
from ludotheque.core.rules import Json
from ludotheque.games.manga_dice import abilities, codes
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
    WHITE_DICE,
    pays,
)
from ludotheque.games.manga_dice.codes import DECK, DICE, DISCARDED, FRESH, LEFT_OUT, MAX_PLAYERS, NOBODY, ROW
from ludotheque.games.manga_dice.components import load
from ludotheque.games.manga_dice.log import ASSIST_IDS, CARD_IDS, COLOURS, DIE_NAMES, named, wins_at_once
from ludotheque.games.manga_dice.options import MangaDiceOptions
from ludotheque.games.manga_dice.rules import MangaDice

PHASES = ("draft", "turn", "pay", "change", "value", "lend", "full-hand", "tie", "over")
STATES = ("fresh", "ready", "tired")
ASKED_BY = {
    codes.CHANGE: {ADD, REROLL, FLIP, COPY, SET, REDISTRIBUTE},
    codes.VALUE: {COPY, SET},
    codes.LEND: {BORROW},
}
"""The abilities that ask the questions of each phase."""
NEEDS_GREEN = (codes.TURN, codes.PAY, codes.CHANGE, codes.VALUE, codes.LEND)
"""Phases that come back to the player's turn, which must end with a green die."""
SEAT_FIELDS = ("dice", "used", "cards", "fresh", "tired", "tied")
FLAGS = ("revealed", "skill_used", "assist_used")
_VALUES = tuple(str(value) for value in range(1, 7))


def place(state: MangaDice, card: int) -> int:
    """Return the place of a card: the seat that has it, or DECK, ROW ..."""
    if card < EXPERIENCES:
        return state.experience[card]
    if card < EXPERIENCES + SKILLS:
        return state.skill[card - EXPERIENCES]
    return state.assist[card - EXPERIENCES - SKILLS]


def put(state: MangaDice, card: int, where: int) -> None:
    """Put a card somewhere."""
    if card < EXPERIENCES:
        state.experience[card] = where
    elif card < EXPERIENCES + SKILLS:
        state.skill[card - EXPERIENCES] = where
    else:
        state.assist[card - EXPERIENCES - SKILLS] = where


def at(state: MangaDice, where: int) -> list[str]:
    """Return the cards in one place, by id."""
    return [name for card, name in enumerate(CARD_IDS) if place(state, card) == where]


def to_json(state: MangaDice) -> Json:
    """Return the whole position. Empty things are left out."""
    seats = []
    for seat in range(state.num_players):
        one: Json = {
            "dice": named(state.dice, seat * DICE),
            "used": named(state.used, seat * DICE),
            "cards": at(state, seat),
            "fresh": [name for name in at(state, seat) if _skill_state(state, name) == FRESH],
            "tired": [name for name in at(state, seat) if _skill_state(state, name) == codes.TIRED],
        }
        if state.tied[seat]:
            one["tied"] = True
        seats.append({name: value for name, value in one.items() if value})
    data: Json = {
        "game": "manga_dice",
        "options": state.options.to_json(),
        "round": state.round,
        "start": state.start,
        "phase": PHASES[state.phase],
        "player": state.player,
        "seats": seats,
        "row": at(state, ROW),
        "discarded": at(state, DISCARDED),
        "kept": {name: state.kept[card] for card, name in enumerate(ASSIST_IDS) if state.kept[card]},
        "pool": {str(value + 1): state.pool[value] for value in range(6) if state.pool[value]},
        "flags": [name for name in FLAGS if getattr(state, name)],
        "picked": named(state.picked),
    }
    for name in ("left", "value", "rolls"):
        data[name] = int(getattr(state, name))
    data = {name: value for name, value in data.items() if value not in ([], {}, 0) or name in ("round", "player")}
    if state.card != NOBODY:
        data["card"] = state.card
    if state.winner != NOBODY:
        data["winner"] = state.winner
    return data


def _skill_state(state: MangaDice, name: str) -> int | None:
    card = CARD_IDS.index(name) - EXPERIENCES
    return state.skill_state[card] if 0 <= card < SKILLS else None


def from_json(data: Json, chance: Chance) -> MangaDice:
    """Return a position from JSON; BadPosition names the field at fault.

    Only ``seats`` is required. By default ``round`` is 1, ``start`` is 0, ``player`` is the start player, and ``phase``
    is ``draft`` if there is a pool, otherwise ``turn``. Cards not named anywhere are in their decks, and dice not named
    anywhere are out of the round.
    """
    known = {"game", "options", "round", "start", "phase", "player", "seats", "row", "discarded", "pool", "flags"}
    only_fields(data, known | {"kept", "picked", "left", "value", "rolls", "card", "winner"}, "position")
    seats = seats_of(data, "manga_dice", range(2, MAX_PLAYERS + 1))
    try:
        options = MangaDiceOptions.parse(data.get("options", {}))
    except BadInput as error:
        raise BadPosition(f"field 'options': {error}") from None
    state = MangaDice(len(seats), chance, load(options.cards).tables, options)
    state.leave_out()
    _read_places(state, data, seats)
    _read_kept(state, data)
    for seat, one in enumerate(seats):
        full_hand = data.get("phase") == "full-hand" and data.get("player", data.get("start", 0)) == seat
        _read_seat(state, seat, one, full_hand)
    _read_rest(state, data)
    _check(state)
    return state


def _read_places(state: MangaDice, data: Json, seats: list[Any]) -> None:
    """Each card in one place only."""
    places = [("field 'row'", ROW, listed(data, "row"))]
    places.append(("field 'discarded'", DISCARDED, listed(data, "discarded")))
    for seat, one in enumerate(seats):
        only_fields(one, SEAT_FIELDS, f"seat {seat}")
        places.append((f"seat {seat}", seat, listed(one, "cards")))
    for where, to, cards in places:
        for name in cards:
            if name not in CARD_IDS:
                raise BadPosition(f"{where}: unknown card {name!r}; the cards are e01 to e26, s01 to s38, a01 to a20")
            card = CARD_IDS.index(name)
            if (to == ROW and name[0] == "a") or (to == DISCARDED and name[0] != "a"):
                raise BadPosition(
                    f"{where}: {name!r} never lies there: assists are discarded, all others are in the row"
                )
            if place(state, card) != DECK:
                why = "is left out of this game" if place(state, card) == LEFT_OUT else "is in two places"
                raise BadPosition(f"{where}: the card {name!r} {why}")
            put(state, card, to)


def _read_kept(state: MangaDice, data: Json) -> None:
    """Only assists in hands were kept there."""
    kept = data.get("kept", {})
    only_fields(kept, {name for card, name in enumerate(ASSIST_IDS) if state.assist[card] >= 0}, "field 'kept'")
    for card, name in enumerate(ASSIST_IDS):
        state.kept[card] = whole(kept, name, 0, 0, 99)


def _read_seat(state: MangaDice, seat: int, data: Any, full_hand: bool) -> None:
    """``full_hand``: this seat is about to discard a fourth assist."""
    where = f"seat {seat}"
    _read_dice(state.dice, seat * DICE, data.get("dice", {}), where)
    _read_dice(state.used, seat * DICE, data.get("used", {}), where)
    if type(data.get("tied", False)) is not bool:
        raise BadPosition(f"{where}, field 'tied': true or false is needed, not {data['tied']!r}")
    state.tied[seat] = int(data.get("tied", False))
    fresh, tired = listed(data, "fresh"), listed(data, "tired")
    for name in fresh + tired:
        if name not in at(state, seat) or name[0] != "s":
            raise BadPosition(f"{where}: {name!r} is 'fresh' or 'tired', but no skill of this seat")
    most = codes.HAND_LIMIT + (1 if full_hand else 0)
    if state.hand_size(seat) > most:
        raise BadPosition(f"{where}: {state.hand_size(seat)} assists in hand, at most there are {most}")
    state.whites[seat] = codes.FIRST_WHITES
    for skill in range(SKILLS):
        if state.skill[skill] == seat:
            name = CARD_IDS[EXPERIENCES + skill]
            word = "fresh" if name in fresh else "tired" if name in tired else "ready"
            state.skill_state[skill] = STATES.index(word)
            if state.cards.ability[skill] == WHITE_DICE and word != "fresh":
                state.whites[seat] += state.cards.ability_size[skill]


def _read_dice(table: vec[i64], start: int, data: Any, where: str) -> None:
    only_fields(data, set(DIE_NAMES), where)
    for die, name in enumerate(DIE_NAMES):
        table[start + die] = whole(data, name, 0, 0, 99)


def _read_rest(state: MangaDice, data: Json) -> None:
    n = state.num_players
    state.round = whole(data, "round", 1, 1, 999)
    state.start = whole(data, "start", 0, 0, n - 1)
    state.player = whole(data, "player", state.start, 0, n - 1)
    pool = data.get("pool", {})
    only_fields(pool, set(_VALUES), "field 'pool'")
    for value, word in enumerate(_VALUES):
        state.pool[value] = whole(pool, word, 0, 0, 12)
    phase = data.get("phase", "draft" if pool else "turn")
    state.phase = PHASES.index(choice(phase, PHASES, "phase"))
    for name in listed(data, "flags"):
        setattr(state, choice(name, FLAGS, "flags"), True)
    _read_dice(state.picked, 0, data.get("picked", {}), "field 'picked'")
    state.left = whole(data, "left", 0, -9, 99)
    state.value = whole(data, "value", 0, 0, 6)
    state.rolls = whole(data, "rolls", 0, 0, 3)
    state.card = whole(data, "card", NOBODY, -1, EXPERIENCES + SKILLS - 1)
    state.winner = whole(data, "winner", NOBODY, -1, n - 1)
    yellow = sum(state.dice[die] + state.used[die] for die in range(n * DICE) if die % DICE >= 18)
    yellow += sum(state.picked[die] for die in range(18, DICE))
    state.yellows = codes.YELLOWS - yellow
    if state.yellows < 0:
        raise BadPosition(f"field 'seats': {yellow} yellow dice, there are {codes.YELLOWS}")


def _check(state: MangaDice) -> None:
    """Refuse what breaks a count, and what could not be played on from."""
    _check_fields(state)
    _check_dice(state)
    if state.rolls and state.phase != codes.OVER:
        _check_tie(state)
    elif state.phase in NEEDS_GREEN and not _has_green(state):
        raise BadPosition(
            f"field 'player': player {state.player} has no green die; name one who has, or another 'phase'"
        )
    _CHECKS.get(PHASES[state.phase], _nothing)(state)
    if state.phase != codes.OVER and not state.legal_actions():
        raise BadPosition(f"field 'phase': player {state.player} has nothing to do in {PHASES[state.phase]!r}")


def _nothing(_state: MangaDice) -> None:
    """Let the phase pass: it asks for nothing of its own."""


def _check_fields(state: MangaDice) -> None:
    """Refuse fields that mean nothing in the phase."""
    phase = PHASES[state.phase]
    for name, there, phases in (
        ("pool", any(state.pool), ("draft",)),
        ("picked", any(state.picked), ("pay", "change", "value")),
        ("card", state.card != NOBODY, ("pay", "change", "value", "lend")),
        ("left", state.left != 0, ("change", "value", "lend")),
        ("value", state.value != 0, ("change",)),
        ("rolls", state.rolls != 0, ("change", "value", "lend", "tie", "over")),
        ("winner", state.winner != NOBODY, ("over",)),
        ("tied", any(state.tied), PHASES if state.rolls else ()),
    ):
        if there and phase not in phases:
            where = " or ".join(phases) if phases else "a tie-break, with 'rolls'"
            raise BadPosition(f"field {name!r}: it belongs to {where}, not to the phase {phase!r}; leave it out")
    if state.phase != codes.OVER and any(
        state.cards.wins[card] and state.experience[card] >= 0 for card in _EXPERIENCE
    ):
        raise BadPosition(
            "field 'cards': the player who takes the card for ten alike has won; leave it out, or say 'over'"
        )


def _check_dice(state: MangaDice) -> None:
    """No more dice than there are. Those that the position does not name are out of the round."""
    there, due = state.dice_there(), state.dice_due()
    if state.phase == codes.OVER:
        due[codes.GREEN] = codes.GREENS_EACH * state.num_players
        due[codes.WHITE] = sum(state.whites)
        due[codes.RED] = sum(state.red_dice(seat) for seat in range(state.num_players))
    for colour in (codes.WHITE, codes.GREEN, codes.RED):
        if there[colour] > due[colour]:
            raise BadPosition(
                f"field 'dice': {there[colour]} {COLOURS[colour]} dice, and {due[colour]} are in play; leave some out"
                + ("" if colour == codes.GREEN else ", or give a seat skills that bring them")
            )
        state.missing[colour] = due[colour] - there[colour]


def _has_green(state: MangaDice) -> bool:
    """Return whether the player can still pay with a green die, a picked one counted."""
    start = state.player * DICE
    return any(state.dice[start + die] or state.picked[die] for die in range(6 * codes.GREEN, 6 * codes.RED))


def _check_tie(state: MangaDice) -> None:
    """Those who are tied have the most points, and roll for it; no one has green dice."""
    points = state.scores()
    tied = [seat for seat in range(state.num_players) if state.tied[seat]]
    if len(tied) < 2 or state.player not in tied:
        raise BadPosition("field 'tied': in a tie-break two seats or more are tied, the player among them")
    if max(points) < codes.WIN_POINTS or any(points[seat] < max(points) for seat in tied):
        raise BadPosition(f"field 'tied': those who are tied have the most points, and {codes.WIN_POINTS} at least")


def _check_draft(state: MangaDice) -> None:
    """Check that the start player has the first turn, and a green die for it."""
    n, left = state.num_players, sum(state.pool)
    gets = sum((state.player - turn) % n == state.start for turn in range(left))
    start = state.start * DICE
    if left and not gets and not any(state.dice[start + die] for die in range(6 * codes.GREEN, 6 * codes.RED)):
        raise BadPosition("field 'pool': the start player would get no green die; put more into the pool")


def _check_payment(state: MangaDice) -> None:
    """Check that the card lies face up, and the player's dice can pay for it."""
    if state.card == NOBODY or not state.in_row(state.card):
        raise BadPosition("field 'card': in the phase 'pay' it is the number of a card in 'row'")
    start = state.player * DICE
    counts = vec[i64]([0] * 6)
    for die in range(DICE):
        counts[die % 6] += state.dice[start + die] + state.picked[die]
    if not pays(counts, state.cards.cost[state.card], state.cards.cost_size[state.card]):
        raise BadPosition(f"field 'card': the dice of player {state.player} cannot pay for it")


def _check_hand(state: MangaDice) -> None:
    """Check that a fourth assist has just been drawn."""
    if state.hand_size(state.player) != codes.HAND_LIMIT + 1:
        raise BadPosition(f"field 'phase': in 'full-hand' the player has {codes.HAND_LIMIT + 1} assists")


def _check_roll(state: MangaDice) -> None:
    """Check the rolls of a tie-break."""
    if not state.rolls:
        raise BadPosition("field 'rolls': in the phase 'tie' it says how often they have rolled")


def _check_ability(state: MangaDice) -> None:
    """Check that the card was used this turn, and that its question can be half answered so."""
    number = state.card
    if number < 0 or number >= SKILLS + ASSISTS or state.cards.ability[number] not in ASKED_BY[state.phase]:
        raise BadPosition(f"field 'card': it has no ability that asks what the phase {PHASES[state.phase]!r} asks")
    if number < SKILLS:
        used = state.skill_used and state.skill[number] == state.player and state.skill_state[number] == codes.TIRED
    else:
        used = state.assist_used and state.assist[number - SKILLS] == DISCARDED
    if not used:
        raise BadPosition(
            "field 'card': a card in use is among the player's 'tired' skills, or 'discarded'; see 'flags'"
        )
    if not _is_half_answered(state):
        raise BadPosition("field 'picked': with 'left' and 'value' it is nothing that using this card comes to")


def _is_half_answered(state: MangaDice) -> bool:
    """Return whether picked dice, ``left`` and ``value`` are those of an ability half way that can go on."""
    ability, size = state.cards.ability[state.card], state.cards.ability_size[state.card]
    left, value = state.left, state.value
    picked = [die for die in range(DICE) for _ in range(state.picked[die])]
    if ability == REROLL:
        return value == 0 and left == size - len(picked) and left > 0
    if ability == REDISTRIBUTE:
        if not value:
            return left == 0 and not picked
        return len(picked) == 1 and value > 1 and picked[0] % 6 + 1 == value + left
    if ability == COPY and state.phase == codes.CHANGE:
        return not picked and value > 0 and 0 < left <= size
    if ability == SET and state.phase == codes.VALUE:
        return len(picked) == 1 and value == 0 and left == size
    if ability == COPY and not abilities.would_help(state, state.card):
        return False
    return value == 0 and left == size and (not picked or (ability == ADD and state.options.add_to_any))


def _check_over(state: MangaDice) -> None:
    """Check that the game has a winner, or some who share the victory."""
    points = state.scores()
    tied = [seat for seat in range(state.num_players) if state.tied[seat]]
    leads = [seat for seat, score in enumerate(points) if score == max(points) >= codes.WIN_POINTS]
    if state.winner == NOBODY:
        fits = state.rolls == codes.TIE_ROLLS and len(tied) > 1 and set(tied) <= set(leads)
    elif state.rolls:
        fits = tied == [state.winner] and state.winner in leads and len(leads) > 1
    else:
        fits = leads == [state.winner] or wins_at_once(state, state.winner)
    if not fits:
        raise BadPosition(
            "field 'winner': it is who has the most points or the card for ten alike; after a tie-break who alone is "
            f"'tied'; left out after {codes.TIE_ROLLS} 'rolls', when those who are tied share the victory"
        )


_EXPERIENCE = range(EXPERIENCES)
_CHECKS = {
    "draft": _check_draft,
    "pay": _check_payment,
    "change": _check_ability,
    "value": _check_ability,
    "lend": _check_ability,
    "full-hand": _check_hand,
    "tie": _check_roll,
    "over": _check_over,
}
