"""The Broker's rules, for pytest where his folder is in the package (``tests/checks/test_sixth_boss.py``)."""

from __future__ import annotations

from typing import Any

from ludotheque import ScriptedChance, load
from ludotheque.games.kick_ass.chapters import spawning
from ludotheque.games.kick_ass.face.encoding import number_asked
from ludotheque.games.kick_ass.face.frames import OVER
from ludotheque.games.kick_ass.names import DISTRICT_IDS, SPAWN_IDS
from ludotheque.games.kick_ass.state import KickAss

KICK = load("kick_ass")
BROKER = {"boss": "broker", "plot": 1, "boss_at": "wall-street", "boss_life": 6, "interest": 5}
AT_WALL_STREET = {"hero": "kick-ass", "at": "wall-street", "card": "first-patrol", "dollars": 3}
OTHER = {"hero": "hit-girl", "at": "docks", "card": "piano-lesson"}


def position(**fields: Any) -> KickAss:
    state = KICK.from_json({"seats": [AT_WALL_STREET, OTHER], **BROKER, **fields}, ScriptedChance([0] * 40))
    assert isinstance(state, KickAss)
    return state


def interest(state: KickAss) -> int:
    return int(state.villain.gang.track)


def do(state: KickAss, *actions: str) -> KickAss:
    for words in actions:
        state.apply_action(KICK.actions.parse(words))
        state.audit()
    return state


def test_each_spawn_card_raises_the_interest() -> None:
    state = position(step="choose", spawn_card=SPAWN_IDS[0])
    spawning.place_spawn(state)
    assert interest(state) == 6


def test_who_ends_its_turn_where_he_is_may_pay() -> None:
    state = do(position(), "next 0", "pass")
    assert KICK.prompt(state).key == "interest"
    assert KICK.offered(state) == ["pay 1", "pay 2", "pay 3", "decline"]
    do(state, "pay 2")
    assert (interest(state), int(state.heroes[0].dollars)) == (3, 1)


def test_a_network_tells_his_question_from_the_end_of_the_game() -> None:
    assert number_asked(do(position(), "next 0", "pass")) > OVER


def test_he_walks_on_after_a_fight_that_he_survives() -> None:
    frames = [["hits", 0], ["hit", 0]]
    fight = {"fight_at": "wall-street", "fighters": [1, 0], "hits": 1, "frames": frames, "minions": [0, 0, 1, *[0] * 6]}
    state = do(position(**fight), "hit minion")
    assert DISTRICT_IDS[state.boss_at] == "docks"


def test_every_four_of_the_interest_bring_a_minion_at_night() -> None:
    for track, minions in ((3, 0), (4, 1), (8, 2), (12, 3)):
        state = position(step="choose", interest=track)
        before = int(state.minions[DISTRICT_IDS.index("wall-street")])
        state.villain.on_sleep(state)
        assert int(state.minions[DISTRICT_IDS.index("wall-street")]) - before == minions
