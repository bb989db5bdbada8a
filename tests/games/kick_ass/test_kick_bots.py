"""Kick-Ass: the bots' choices in positions where all would agree, and a team of them against Red Mist."""

from __future__ import annotations

from typing import Any

from ludotheque import SeededChance
from ludotheque.games.kick_ass import codes
from ludotheque.games.kick_ass.chapters import casualties
from ludotheque.games.kick_ass.chapters.cleaning import KillMinions
from tests.games.kick_ass.conftest import KICK, Table, hero, position

HEURISTICS = KICK.heuristics()
OTHER = hero("hit-girl", "docks")
BUSY = hero(at="park", card="first-patrol")
FULL = {"police": 3, "library": 3, "hospital": 3, "wall-street": 3}
GAMES = 24


def estimate(table: Table) -> float:
    return HEURISTICS.estimate(table.state, 0)


def liked(table: Table, times: int = 20) -> list[str]:
    """Return the plan's answers, again and again."""
    actions, chance = table.state.legal_actions(), SeededChance(3)
    return [KICK.actions.words(HEURISTICS.rollout(table.state, actions, chance)) for _ in range(times)]


def choosing(*seats: dict[str, Any], **fields: Any) -> Table:
    """Return the start of a segment, when the first card is to be chosen."""
    table = position(*(seats or (hero(), OTHER)), step="choose", **fields)
    table.state.settle()
    return table


# --- How the team stands ---


def test_a_full_city_is_worse_than_an_empty_one() -> None:
    assert estimate(choosing(minions=FULL | {"city-hall": 4}, round=3)) < estimate(choosing(round=3)) - 0.1


def test_completed_events_are_good_and_lost_rounds_bad() -> None:
    assert estimate(choosing(completed=2, round=3)) > estimate(choosing(round=3))
    assert estimate(choosing(completed=2, round=3)) > estimate(choosing(completed=2, round=6))


def test_strong_heroes_stand_better() -> None:
    strong = choosing(hero(strength=5), hero("hit-girl", "docks", strength=5), round=4)
    assert estimate(strong) > estimate(choosing(round=4))


# --- Plans ---


def asking(table: Table, question: Any) -> Table:
    """Return the same position with another question on top."""
    table.state.put(question)
    table.state.offered = None
    return table


def sharing(damage: int, *lives: int) -> Table:
    """Heroes who have fought together, and say in turn what damage they take."""
    cards = {"kick-ass": "first-patrol", "hit-girl": "grand-entrance"}
    pair = [hero(name, "hospital", cards[name], life=life) for name, life in zip(cards, lives, strict=True)]
    frames = [["rest", 0], ["suffer", 1], ["suffer", 0]]
    return position(*pair, frames=frames, damage=damage, fighters=[1, 1], fight_at="hospital")


def test_of_more_damage_than_all_can_take_one_hero_takes_the_most() -> None:
    """Damage beyond the Faint space does nothing, so the other stays on its feet."""
    table = sharing(8, 2, 2)
    while table.ask == "suffer":
        table.do(liked(table, 1)[0])
    assert sorted(table.state.heroes[seat].life for seat in (0, 1)) == [codes.FAINT_SPACE, 2]


def test_damage_that_all_can_take_is_shared() -> None:
    table = sharing(3, 3, 2)
    while table.ask == "suffer":
        table.do(liked(table, 1)[0])
    assert [table.state.heroes[seat].life for seat in (0, 1)] == [1, 1]


def test_the_boss_is_hit_before_his_minions() -> None:
    boss = {"boss": "red-mist", "plot": 1, "boss_at": "park", "boss_power": 4, "boss_armor": 2, "boss_life": 5}
    table = position(hero(at="park"), OTHER, minions={"park": 2}, hits=6, fight_at="park", **boss)
    asking(table, casualties.ShareHits(0, False))
    assert set(liked(table)) == {"hit boss"}


def test_the_fullest_way_to_city_hall_is_cleared_first() -> None:
    table = asking(
        position(BUSY, OTHER, minions=FULL | {"city-hall": 3, "docks": 1}, round=3),
        KillMinions(0, 1, codes.ANYWHERE, -1, 0),
    )
    assert {"kill docks", "done"}.isdisjoint(liked(table))


def test_a_search_leaves_out_what_is_much_worse() -> None:
    """With the boss at hand no one looks at a fight against one minion elsewhere."""
    boss = {"boss": "red-mist", "plot": 1, "boss_at": "park", "boss_power": 4, "boss_armor": 2, "boss_life": 2}
    table = position(hero("hit-girl", "police", "grand-entrance", strength=6), hero(at="docks"), round=9, **boss)
    kept = HEURISTICS.candidates(table.state, table.state.legal_actions())
    assert [KICK.actions.words(one) for one in kept] == ["move park"]


# --- Whole games ---


def test_the_plan_alone_foils_red_mist_in_every_other_game_for_two() -> None:
    wins = 0
    for seed in range(GAMES):
        state, chance = KICK.start(2, {"boss": "red-mist"}, chance=SeededChance(seed)), SeededChance(100 + seed)
        while not state.is_terminal():
            state.apply_action(HEURISTICS.rollout(state, state.legal_actions(), chance))
        wins += state.returns()[0] > 0
    assert wins * 2 >= GAMES


def test_nobody_is_spared_in_a_fight() -> None:
    frames = [["hits", 0], ["hit", 0]]
    there = {"fight_at": "park", "fighters": [1, 0], "hits": 2, "slain": 1, "frames": frames}
    assert set(liked(position(BUSY, OTHER, minions={"park": 2}, **there))) == {"hit all"}
    row = [{"event": "e3"}, None, None]
    there["hits"] = 5
    assert set(liked(position(BUSY, OTHER, minions={"park": 2}, row=row, **there))) == {"hit event-1"}


# --- Reasons ---


def reasons(table: Table, move: str) -> list[str]:
    return [one.key for one in KICK.reasons(table.state, KICK.actions.parse(move), 0)]


def test_reasons_name_what_a_card_can_do_in_a_district() -> None:
    fighter = position(hero(at="park", card="first-patrol"), minions={"police": 1})
    assert reasons(fighter, "move police") == ["enemies"]
    worker = position(hero(at="park", card="weekend-shift", dollars=3), minions={"library": 1})
    assert reasons(worker, "timer") == ["timer-park"]
    assert reasons(worker, "move police") == ["timer-police"]
    idle = position(hero(at="park", card="weekend-shift", dollars=3))
    assert reasons(idle, "move police") == [], "no minion is left to arrest"
