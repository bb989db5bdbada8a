"""The events of Manga Dice. Each function returns at once if no one listens.

Cards are numbered here as in one row: experience cards, skills, assists.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Arg, Event
from ludotheque.games.manga_dice.cards import ASSISTS, EXPERIENCES, SKILLS
from ludotheque.games.manga_dice.codes import NOBODY, ROW, WIN_POINTS
from ludotheque.games.manga_dice.state import MangaDiceTable

COLOURS = ("white", "green", "red", "yellow")
EXPERIENCE_IDS = tuple(f"e{number:02}" for number in range(1, EXPERIENCES + 1))
SKILL_IDS = tuple(f"s{number:02}" for number in range(1, SKILLS + 1))
ASSIST_IDS = tuple(f"a{number:02}" for number in range(1, ASSISTS + 1))
CARD_IDS = EXPERIENCE_IDS + SKILL_IDS + ASSIST_IDS


def die_name(die: int) -> str:
    """Return a kind of die in a word: ``green4``."""
    return f"{COLOURS[die // 6]}{die % 6 + 1}"


DIE_NAMES = tuple(die_name(die) for die in range(24))


def named(table: vec[i64], at: int = 0) -> dict[str, int]:
    """Return the dice of a table by name, those it has none of left out."""
    return {DIE_NAMES[die]: table[at + die] for die in range(24) if table[at + die]}


def set_up(state: MangaDiceTable) -> None:
    """Announce the cards that lie face up at first."""
    if state.events is None:
        return
    skills = {SKILL_IDS[card]: 1 for card in range(SKILLS) if state.skill[card] == ROW}
    experience = {EXPERIENCE_IDS[card]: 1 for card in range(EXPERIENCES) if state.experience[card] == ROW}
    _add(state, "setup", "setup", {"card1": experience, "card2": skills}, reveals=True)


def begin_round(state: MangaDiceTable) -> None:
    """Announce a round: who starts, and every player's roll."""
    if state.events is None:
        return
    _add(state, "round", "dice-phase", {"round": state.round, "seat": state.start}, reveals=True)
    for seat in range(state.num_players):
        _add(state, "roll", "dice-phase", {"seat": seat, "die": named(state.dice, seat * 24)})
    green = {f"green{value + 1}": state.pool[value] for value in range(6) if state.pool[value]}
    _add(state, "pool", "dice-phase", {"die": green})


def number(state: MangaDiceTable, key: str, rule: str, value: i64) -> None:
    """Something about one green die."""
    if state.events is None:
        return
    _add(state, key, rule, {"seat": state.player, "value": value})


def card(state: MangaDiceTable, key: str, rule: str, which: i64) -> None:
    """Something about one card that everyone sees."""
    if state.events is None:
        return
    _add(state, key, rule, {"seat": state.player, "card": CARD_IDS[which]}, reveals=key == "reveal")


def reshuffle(state: MangaDiceTable) -> None:
    """Announce that the played assists are a deck again."""
    if state.events is None:
        return
    _add(state, "reshuffle", "draw-assist", {}, reveals=True)


def own_card(state: MangaDiceTable, key: str, rule: str, seat: i64, which: i64) -> None:
    """Announce a card that only its new owner sees."""
    if state.events is None:
        return
    state.events.append(Event(key, {"seat": seat, "card": CARD_IDS[which]}, rule, (seat,)))


def take(state: MangaDiceTable) -> None:
    """Announce a card taken, and the dice that paid for it."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player, "card": CARD_IDS[state.card], "die": named(state.picked)}
    _add(state, "take", "take-card", args)


def dice(state: MangaDiceTable, key: str, rule: str) -> None:
    """Return what the picked dice now show."""
    if state.events is None:
        return
    _add(state, key, rule, {"seat": state.player, "die": named(state.picked)}, reveals=True)


def reroll(state: MangaDiceTable, rolled: vec[i64]) -> None:
    """Announce the picked dice, and what they show after the roll."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player, "die1": named(state.picked), "die2": named(rolled)}
    _add(state, "reroll", "reroll", args, reveals=True)


def change(state: MangaDiceTable, colour: i64, value: i64, to: i64) -> None:
    """Announce a die that shows another value."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player, "colour": COLOURS[colour], "value": value, "to": to}
    _add(state, "change", "abilities", args)


def borrow(state: MangaDiceTable, lender: i64) -> None:
    """Announce the picked dice, from another player's Used card or one's own."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player, "die": named(state.picked)}
    if lender == state.player:
        _add(state, "borrow-own", "borrow", args)
    else:
        _add(state, "borrow", "borrow", {**args, "target": lender})


def points(state: MangaDiceTable, key: str, rule: str, seat: i64) -> None:
    """Announce the points of a player."""
    if state.events is None:
        return
    _add(state, key, rule, {"seat": seat, "points": state.points(seat)})


def reached(state: MangaDiceTable, before: i64) -> None:
    """Announce that the player has reached the points that end the game, unless it had them ``before``."""
    if state.events is None:
        return
    if before < WIN_POINTS <= state.points(state.player):
        points(state, "reached", "end", state.player)


def totals(state: MangaDiceTable) -> None:
    """Announce the end of the last action phase, and each player's points."""
    if state.events is None:
        return
    _add(state, "end", "end", {})
    for seat in range(state.num_players):
        points(state, "total", "end", seat)


def tie(state: MangaDiceTable) -> None:
    """Announce that the tied players roll."""
    if state.events is None:
        return
    _add(state, "tie", "tie-break", {"count": state.rolls}, reveals=True)
    for seat in range(state.num_players):
        if state.tied[seat]:
            _add(state, "tie-roll", "tie-break", {"seat": seat, "die": named(state.dice, seat * 24)})


def group(state: MangaDiceTable, seat: i64, rank: i64, best: i64) -> None:
    """Announce a tied player's largest group of alike dice, and whether it eliminates the player."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": seat, "count": rank // 10, "value": rank % 10}
    _add(state, "group" if rank == best else "group-out", "tie-break", args)


def over(state: MangaDiceTable) -> None:
    """Announce the end and who has won: by the card for ten alike, by points, after a tie-break, or together."""
    if state.events is None:
        return
    if state.winner == NOBODY:
        _add(state, "over-shared", "tie-break", {})
        for seat in range(state.num_players):
            if state.tied[seat]:
                points(state, "share", "tie-break", seat)
    elif state.rolls:
        points(state, "over-tie", "tie-break", state.winner)
    elif wins_at_once(state, state.winner):
        _add(state, "over-ten", "ten-alike", {"seat": state.winner})
    else:
        points(state, "over", "end", state.winner)


def wins_at_once(state: MangaDiceTable, seat: i64) -> bool:
    """Return whether a player has the card that ends the game."""
    return any(state.cards.wins[card] and state.experience[card] == seat for card in range(EXPERIENCES))


def _add(state: MangaDiceTable, key: str, rule: str, args: dict[str, Arg], *, reveals: bool = False) -> None:
    assert state.events is not None
    state.events.append(Event(key, args, rule, reveals=reveals))
