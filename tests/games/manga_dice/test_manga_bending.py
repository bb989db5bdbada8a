"""The cards that one ability would bring within reach, against the rules themselves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque import SeededChance
from ludotheque.games.manga_dice import verbs
from ludotheque.games.manga_dice.components import load
from ludotheque.texts.texts import Texts
from tests.games.manga_dice.conftest import MANGA, Table, position, seat

LUCK = ("WHITE", "RED", "YELLOW", "REROLL")
"""Abilities that bend no die, or only by a roll."""
BENDING = [face.id for face in load("").faces if face.ability and not face.ability.startswith(LUCK)]
ROW = "e02 e04 e06 e08 e09 e11 e13 e17 e19 e20 e21 s02 s07"
HANDS = 6
"""Random hands of dice that are tried with each ability."""
PLENTY = 5
"""Dice of a random hand beside the green one, at most: every way to bend them is tried."""


@pytest.mark.parametrize(
    ("dice", "cards", "row", "reach"),
    [
        ("g3 w3", "s24", "s02", {"s02": ["s24"]}),  # 7 or more, and +1 on a die
        ("g3 w4", "s24", "s02", {}),  # paid for as they lie
        ("g3 w2", "s24", "s02", {}),  # two short
        ("g3 w2", "s24 a18", "s02", {"s02": ["a18"]}),
        ("g3 w3", "", "s02", {}),
    ],
)
def test_a_card_is_within_reach_of_one_ability(dice: str, cards: str, row: str, reach: dict[str, list[str]]) -> None:
    assert position(seat(dice, cards), row=row).view(0)["reach"] == reach


def test_a_used_ability_reaches_nothing() -> None:
    assert position(seat("g3 w3", tired="s24"), row="s02", flags=["skill_used"]).view(0)["reach"] == {}


def test_only_the_player_sees_what_is_within_reach() -> None:
    table = position(seat("g3 w3", "s24"), row="s02")
    assert table.view(1)["reach"] == table.view(None)["reach"] == {}


def test_the_reason_for_an_ability_names_what_it_brings_within_reach() -> None:
    state = position(seat("g3 w3", "s24"), row="s02").state
    first, *_ = MANGA.reasons(state, MANGA.actions.parse("use s24"), 0)
    assert (
        Texts(MANGA).reason(first, ["Ann", "Ben"]) == f"Can make your dice pay for {Texts(MANGA).word('card', 's02')}."
    )
    state = position(seat("g3 w2", "s24"), row="s02").state
    assert [one.key for one in MANGA.reasons(state, MANGA.actions.parse("use s24"), 0)] == ["skill-free"]


def takes(table: Table) -> set[str]:
    return {words.removeprefix("take ") for words in table.offered("take")}


def ends(table: Table) -> list[Table]:
    """Follow an ability in every way, to the turn that goes on."""
    found, seen, ways = [], set(), [table]
    while ways:
        one = ways.pop()
        if one.phase == "turn":
            found.append(one)
            continue
        for words in one.offered():
            after = Table(MANGA.from_json(MANGA.to_json(one.state), SeededChance(0))).do(words)
            if (key := str(MANGA.to_json(after.state))) not in seen:
                seen.add(key)
                ways.append(after)
    return found


@pytest.mark.parametrize("any_die", [False, True])
@pytest.mark.parametrize("card", BENDING)
def test_within_reach_is_what_the_rules_offer_after_the_ability(card: str, any_die: bool) -> None:
    random = Random(card)
    for _ in range(HANDS):
        dice = " ".join(f"w{random.randint(1, 6)}" for _ in range(random.randint(1, PLENTY)))
        other: dict[str, Any] = {"options": {"add_to_any": True}} if any_die else {}
        mine = seat(f"g{random.randint(1, 6)} {dice}", card)
        table = position(mine, seat("g1", used="w5"), "g1", row=ROW, **other)
        if f"use {card}" not in table.offered():
            continue
        used = Table(MANGA.from_json(MANGA.to_json(table.state), SeededChance(0))).do(f"use {card}")
        reached = set().union(*map(takes, ends(used))) - takes(table)
        assert table.view(0)["reach"] == {one: [card] for one in sorted(reached)}, (card, dice)


def test_the_view_names_the_cards_that_the_dice_of_a_player_pay_for() -> None:
    chance = SeededChance(8)
    state = MANGA.start(3, chance=chance)
    seen = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        view = MANGA.view(state, None)
        if view["phase"] == "turn":
            taken = [MANGA.actions.to_json(one)["card"] for one in legal if verbs.TAKE.has(one)]
            paid = view["players"][state.current_player()]["pays"]
            assert sorted(taken) == sorted(paid)
            seen += len(paid)
        state.apply_action(legal[chance.below(len(legal))])
    assert seen > 20
