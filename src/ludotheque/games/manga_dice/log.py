"""What happens in Manga Dice, told as events. Only called when somebody listens; rules.py says when.

Cards are numbered here as in one row: experience cards, skills, assists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Arg, Event
from ludotheque.games.manga_dice.cards import ASSISTS, EXPERIENCES, SKILLS

if TYPE_CHECKING:
    from ludotheque.games.manga_dice.rules import MangaDice

COLOURS = ("white", "green", "red", "yellow")
EXPERIENCE_IDS = tuple(f"e{number:02}" for number in range(1, EXPERIENCES + 1))
SKILL_IDS = tuple(f"s{number:02}" for number in range(1, SKILLS + 1))
ASSIST_IDS = tuple(f"a{number:02}" for number in range(1, ASSISTS + 1))
CARD_IDS = EXPERIENCE_IDS + SKILL_IDS + ASSIST_IDS


def die_name(die: int) -> str:
    """A kind of die in a word: ``green4``."""
    return f"{COLOURS[die // 6]}{die % 6 + 1}"


DIE_NAMES = tuple(die_name(die) for die in range(24))


def named(table: vec[i64], at: int = 0) -> dict[str, int]:
    """The dice of a table by name, those it has none of left out."""
    return {DIE_NAMES[die]: int(table[at + die]) for die in range(24) if table[at + die]}


def begin_round(state: MangaDice) -> None:
    """A round begins: who starts, and what everybody rolled."""
    _add(state, "round", "dice-phase", {"round": int(state.round), "seat": int(state.start)}, reveals=True)
    for seat in range(state.num_players):
        _add(state, "roll", "dice-phase", {"seat": seat, "die": named(state.dice, seat * 24)})
    green = {f"green{value + 1}": int(state.pool[value]) for value in range(6) if state.pool[value]}
    _add(state, "pool", "dice-phase", {"die": green})


def number(state: MangaDice, key: str, rule: str, value: int) -> None:
    """Something about one green die."""
    _add(state, key, rule, {"seat": int(state.player), "value": int(value)})


def card(state: MangaDice, key: str, rule: str, which: int) -> None:
    """Something about one card that everybody sees."""
    _add(state, key, rule, {"seat": int(state.player), "card": CARD_IDS[which]}, reveals=key == "reveal")


def own_card(state: MangaDice, key: str, rule: str, seat: int, which: int) -> None:
    """A card that only its new owner sees."""
    event = Event(key, {"seat": int(seat), "card": CARD_IDS[which]}, rule, (int(seat),))
    assert state.events is not None
    state.events.append(event)


def take(state: MangaDice) -> None:
    """A card taken, and the dice that paid for it."""
    args: dict[str, Arg] = {"seat": int(state.player), "card": CARD_IDS[state.card], "die": named(state.picked)}
    _add(state, "take", "take-card", args)


def dice(state: MangaDice, key: str, rule: str) -> None:
    """What the picked dice now show."""
    _add(state, key, rule, {"seat": int(state.player), "die": named(state.picked)}, reveals=True)


def change(state: MangaDice, colour: int, value: int, to: int) -> None:
    """A die that shows another value."""
    args: dict[str, Arg] = {"seat": int(state.player), "colour": COLOURS[colour], "value": int(value), "to": int(to)}
    _add(state, "change", "abilities", args)


def target(state: MangaDice, key: str, rule: str, victim: int) -> None:
    """Something about another player."""
    _add(state, key, rule, {"seat": int(state.player), "target": int(victim)})


def tie(state: MangaDice) -> None:
    """The tied players roll for it."""
    _add(state, "tie", "tie-break", {"count": int(state.rolls)}, reveals=True)
    for seat in range(state.num_players):
        if state.tied[seat]:
            _add(state, "roll", "tie-break", {"seat": seat, "die": named(state.dice, seat * 24)})


def over(state: MangaDice) -> None:
    """The end, and who has won."""
    if state.winner >= 0:
        _add(state, "over", "end", {"seat": int(state.winner)})
    else:
        _add(state, "over-shared", "tie-break", {})


def _add(state: MangaDice, key: str, rule: str, args: dict[str, Arg], reveals: bool = False) -> None:
    assert state.events is not None
    state.events.append(Event(key, args, rule, reveals=reveals))
