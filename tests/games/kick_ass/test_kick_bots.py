"""Kick-Ass: the bots' choices in positions where all would agree, and a team of them against Red Mist."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import SeededChance
from ludotheque.games.kick_ass import codes
from ludotheque.games.kick_ass.bosses.red_mist import TurnUpTokens
from ludotheque.games.kick_ass.bots import gain_reasons
from ludotheque.games.kick_ass.chapters import casualties, districts, effects, items, objectives, viral
from ludotheque.games.kick_ass.chapters.cleaning import KillMinions
from ludotheque.games.kick_ass.names import DISTRICT_IDS, ITEM_IDS
from ludotheque.texts.texts import Texts
from tests.games.kick_ass.conftest import KICK, Table, event, hero, position

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
    asking(table, casualties.ShareHits(0, all_of_them=False))
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
    assert reasons(fighter, "move police") == ["enemy-there"]
    worker = position(hero(at="park", card="weekend-shift", dollars=3), minions={"library": 1})
    assert reasons(worker, "timer") == ["timer-park"]
    assert reasons(worker, "move police") == ["timer-police"]
    idle = position(hero(at="park", card="weekend-shift", dollars=3))
    assert reasons(idle, "move police") == [], "no minion is left to arrest"


@pytest.mark.parametrize(
    ("minions", "supers", "told"),
    [
        ({"police": 2}, {}, ["enemies"]),
        ({"police": 1, "park": 2}, {}, ["enemy-there"]),
        ({"police": 2, "park": 1}, {}, ["more-enemies"]),
        ({"police": 2}, {"park": 2}, ["weaker"]),
        ({"police": 2, "park": 2}, {}, []),
        ({"park": 2}, {}, []),
    ],
)
def test_a_fight_elsewhere_is_no_reason_to_move_if_it_is_the_same_here(
    minions: dict[str, int], supers: dict[str, int], told: list[str]
) -> None:
    fighter = hero(at="park", card="first-patrol")
    table = position(fighter, OTHER, minions=minions, supers=supers)
    assert [one for one in reasons(table, "move police") if one != "nearly-full"] == told


def test_a_district_with_a_protection_token_is_not_full() -> None:
    fighter = hero(at="park", card="first-patrol")
    assert reasons(position(fighter, minions={"police": 2, "park": 2}, tokens={"police": 1}), "move police") == [
        "guarded"
    ]
    assert reasons(position(fighter, minions={"police": 3, "park": 3}), "move police") == ["taken"]


def test_the_next_hero_is_named_with_what_the_card_can_do() -> None:
    pair = hero(at="wall-street", card="weekend-shift"), hero("hit-girl", "docks", "grand-entrance")
    fields: dict[str, Any] = {"minions": {"docks": 2}, "row": [event("e1"), None, None]}
    table, texts = position(*pair, frames=[["next", 0]], **fields), Texts(KICK)

    def said(move: str) -> list[str]:
        found = KICK.reasons(table.state, KICK.actions.parse(move), 0)
        return [texts.reason(one, ["Ann", "Ben"]) for one in found]

    assert said("next 0") == ["Your card can work on Armoured Van Job."]
    assert said("next 1") == ["Ben’s card can fight the 2 enemies in the Docks."]
    table.do("next 0")
    assert said("pause") == [
        "Ben’s card can fight the 2 enemies in the Docks.",
        "Your card keeps its timer action until you go on.",
    ]
    idle = position(*pair, frames=[["next", 0]])
    assert reasons(idle, "next 1") == []


def test_a_card_says_what_it_adds_to_its_fight() -> None:
    table = choosing(hero(at="park"), OTHER, minions={"park": 1, "police": 3})
    assert reasons(table, "commit first-patrol up") == ["fight-taken"]
    assert reasons(table, "commit stand-your-ground up") == ["fight-taken", "fight-dice"]
    guarded = choosing(hero(at="park"), OTHER, minions={"police": 2}, tokens={"police": 1})
    assert reasons(guarded, "commit first-patrol up") == ["fight-near"]


def test_a_fight_that_every_card_can_fight_speaks_for_none() -> None:
    hand = ["weekend-shift", "mirror-practice", "first-patrol", "stand-your-ground", "cold-focus"]
    mate = hero("hit-girl", "docks", used=[1, 2, 0, 0, 0])

    def choose(used: list[int]) -> Table:
        fields: dict[str, Any] = {"minions": {"police": 3}, "step": "choose", "segment": 2}
        return position(hero(at="park", hand=hand, used=used), mate, **fields)

    assert reasons(choose([0, 1, 2, 0, 0]), "commit stand-your-ground up") == ["fight-taken", "fight-dice"]
    all_fight = choose([1, 2, 0, 0, 0])
    assert reasons(all_fight, "commit first-patrol up") == []
    assert reasons(all_fight, "commit stand-your-ground up") == ["fight-dice"]


def first(table: Table, move: str) -> tuple[str, dict[str, object]]:
    """Return the first reason of a move, with what it names."""
    found = KICK.reasons(table.state, KICK.actions.parse(move), 0)[0]
    return found.key, dict(found.args)


def test_reasons_for_hits_say_what_falls() -> None:
    there: dict[str, Any] = {"fight_at": "park", "fighters": [1, 0], "frames": [["hits", 0], ["hit", 0]]}
    two = position(BUSY, OTHER, minions={"park": 2}, hits=2, slain=1, **there)
    assert reasons(two, "hit all")[0] == "clean-up"
    assert first(two, "hit minion") == ("hit-enough", {"count": 2})
    some = position(BUSY, OTHER, minions={"park": 3}, hits=2, slain=1, **there)
    assert first(some, "hit all") == ("hit-frees", {"count": 2, "district": "park"})
    assert "hit-enough" not in reasons(some, "hit minion")


def test_reasons_for_hits_on_a_boss_tell_a_win_from_damage() -> None:
    boss = {"boss": "red-mist", "plot": 1, "boss_at": "park", "boss_power": 4, "boss_armor": 2}
    there = {"fight_at": "park", "hits": 5, "frames": [["hits", 0], ["hit", 0]], "fighters": [1, 0]}
    assert reasons(position(BUSY, OTHER, boss_life=3, **there, **boss), "hit boss") == ["hit-wins"]
    assert reasons(position(BUSY, OTHER, boss_life=4, **there, **boss), "hit boss") == ["hit-lasts"]


def test_kills_count_for_the_events_that_ask_for_them() -> None:
    """The safe houses of Red Mist ask for kills in three districts, the Park not among them."""
    for place, said in (("hospital", True), ("park", False)):
        there: dict[str, Any] = {"fight_at": place, "fighters": [1, 0], "hits": 1, "minions": {place: 2}, "slain": 1}
        plot: dict[str, Any] = {"boss": "red-mist", "plot": 1, "row": [event("rm2"), None, None]}
        plot["boss_deck"] = ["rm1", "rm3", "rm4"]
        fighter = hero(at=place, card="first-patrol")
        table = position(fighter, OTHER, frames=[["hits", 0], ["hit", 0]], **there, **plot)
        assert ("hit-counts" in reasons(table, "hit minion")) == said


def test_reasons_to_roll_name_what_is_sure_and_what_is_rolled() -> None:
    there: dict[str, Any] = {"fight_at": "park", "fighters": [1, 0], "frames": [["roll", 0], ["ready", 0]]}
    clubs = [{"item": "copycat-clubs", "worn": True}]
    fighter = hero(at="park", card="first-patrol", items=clubs, life=3)
    table = position(fighter, OTHER, minions={"park": 2}, **there)
    assert reasons(table, "ready") == ["ready-stands", "keeps-items", "ready-dice"]
    assert first(table, "ready") == ("ready-stands", {"count": 1})
    assert "ready-stands" not in reasons(position(fighter, OTHER, minions={"park": 4}, **there), "ready")
    armed = [{"item": "sledgehammer", "worn": True}, {"item": "trash-can-lid"}]
    better = position(hero(at="park", card="first-patrol", items=armed), OTHER, minions={"park": 4}, **there)
    assert "ready-gear" in reasons(better, "ready")
    weak = [{"item": "trash-can-lid", "worn": True}, {"item": "sledgehammer"}]
    worse = position(hero(at="park", card="first-patrol", items=weak), OTHER, minions={"park": 4}, **there)
    assert "ready-gear" not in reasons(worse, "ready")


def test_reasons_to_exhaust_an_item_count_what_its_hits_reach_and_its_shields_stop() -> None:
    there: dict[str, Any] = {"fight_at": "park", "fighters": [1, 0], "frames": [["roll", 0], ["reroll", 0]]}
    fighter = hero(at="park", card="first-patrol", items=[{"item": "knuckle-dusters", "worn": True}])
    two = position(fighter, OTHER, minions={"park": 2}, **there)
    assert first(two, "use knuckle-dusters") == ("use-all", {"count": 2, "before": 0})
    three = position(fighter, OTHER, minions={"park": 3}, **there)
    assert first(three, "use knuckle-dusters") == ("use-hits", {"count": 2, "before": 0})
    assert reasons(three, "done") == ["keeps-items"]
    guarded = hero(at="park", card="first-patrol", items=[{"item": "pepper-spray", "worn": True}])
    spray = position(guarded, OTHER, minions={"park": 3}, **there)
    assert first(spray, "use pepper-spray") == ("use-shields", {"count": 2})
    boss: dict[str, Any] = {"row": [event("e3"), None, None], "dice": [0, 3, *[0] * 10], "minions": {"park": 1}}
    assert first(position(fighter, OTHER, **boss, **there), "use knuckle-dusters") == (
        "use-mini",
        {"count": 5, "before": 3, "event": "e3"},
    )


def test_reasons_to_end_a_card_say_that_nothing_is_left_or_what_it_would_cost() -> None:
    idle = position(hero(at="shop", card="weekend-shift", dollars=0, timers=1, gains=[]), OTHER)
    assert reasons(idle, "pass") == ["nothing-here"]
    fight = position(hero(at="park", card="first-patrol"), OTHER, minions={"park": 2})
    assert first(fight, "pass") == ("avoids-fight", {"count": 2})
    trader = position(hero(at="wall-street", card="weekend-shift", begun=1, timers=1), OTHER)
    assert "keeps-happiness" in reasons(trader, "pass")
    walker = position(hero(at="hospital", card="weekend-shift", begun=1, timers=1, life=1), OTHER)
    assert reasons(walker, "pass") == []
    for done, said in ((2, ["hideaway-waits"]), (1, [])):
        plot = {"boss": "john-genovese", "plot": 1, "boss_done": done, "boss_deck": ["jg2", "jg3"][done - 1 :]}
        worker = hero(at="docks", card="weekend-shift", begun=1, timers=1, gains=[])
        table = position(worker, OTHER, minions={"docks": 4}, row=[event("jg1"), None, None], **plot)
        assert reasons(table, "pass") == said


def test_reasons_for_gains_name_hardships_dice_and_the_next_step() -> None:
    def training(**fields: int) -> Table:
        return asking(position(hero(at="park", card="weekend-shift", **fields), OTHER), districts.TrainOrRest(0))

    assert reasons(training(happiness=4), "gain happiness") == ["above-hardship"]
    assert first(training(happiness=6), "gain happiness") == ("hardship-away", {"count": 3})
    assert reasons(training(strength=1), "gain strength"), "each level of strength gives something"
    item = gain_reasons.item(training().state, ITEM_IDS.index("padded-wetsuit"))
    assert [(one.key, one.args) for one in item] == [("exhaust-shield", {"count": 2})]
    assert gain_reasons.stat(training(media=5).state, codes.MEDIA, 0)[0].args == {"count": 1, "n": 7}
    assert gain_reasons.stat(training(happiness=9).state, codes.HAPPINESS, 0) == []


def test_reasons_to_pay_say_what_the_event_still_needs() -> None:
    row = [None, None, event("mf2")]
    payer = hero(at="city-hall", card="weekend-shift", dollars=9)
    table = position(payer, OTHER, row=row, boss="mofo", plot=1, boss_deck=["mf1", "mf3", "mf4"])
    left = int(table.state.row[2].left)
    asking(table, objectives.Pay(0, 2))
    assert reasons(table, f"pay {left}") == ["completes", "matures"]
    assert reasons(table, f"pay {left - 1}") == ["pay-leaves", "keeps-dollars"]
    assert first(table, f"pay {left - 1}")[1]["count"] == 1


def test_what_adds_least_is_stowed() -> None:
    held = [{"item": name, "worn": True} for name in ("machete", "nightstick")]
    table = asking(position(hero(at="park", card="first-patrol", items=held), OTHER), items.STOW_ITEM[0])
    assert reasons(table, "stow nightstick") == ["stow-least"]
    assert reasons(table, "stow machete") == []
    spent = [{"item": "pepper-spray", "worn": True, "exhausted": True}, {"item": "knuckle-dusters", "worn": True}]
    table = asking(position(hero(at="park", card="first-patrol", items=spent), OTHER), items.STOW_ITEM[0])
    assert reasons(table, "stow pepper-spray") == ["stow-exhausted"]
    assert reasons(table, "stow knuckle-dusters") == []


def test_who_gets_something_is_who_has_least_of_it() -> None:
    pair = hero(at="hospital", card="first-patrol", life=3), hero("hit-girl", "hospital", "grand-entrance", life=1)
    bonus = casualties.GiveBonus(0, codes.HOSPITAL)
    table = asking(position(*pair, fighters=[1, 1], fight_at="hospital", frames=[]), bonus)
    assert reasons(table, "give 1") == ["least"]
    assert "least-you" not in reasons(table, "give 0")
    laden = hero(items=[{"item": "machete", "worn": True}, {"item": "nightstick", "worn": True}])
    table = asking(choosing(laden, hero("hit-girl", "docks", items=[])), effects.GiveItem(0, drawn=False))
    assert reasons(table, "give 1") == ["fewest-items"]
    assert reasons(table, "give 0") == []
    table.state.laid_out[0] = ITEM_IDS.index("baseball-bat")
    asking(table, effects.GiveItem(0, drawn=True))
    assert reasons(table, "give 1") == ["free-place", "fewest-items"]
    assert reasons(table, "give 0") == [], "both hands are full"


def test_reasons_of_a_trap_and_of_the_tokens_of_red_mist() -> None:
    full = position(hero(at="park"), OTHER, minions={"park": 4, "docks": 1, "city-hall": 2})
    table = asking(full, viral.LureMinions(0, 3))
    assert reasons(table, "lure docks") == ["trap", "clean-up"]
    assert reasons(table, "lure city-hall") == ["trap", "hit-frees"]
    empty = asking(position(hero(at="park"), OTHER, minions={"city-hall": 2}), viral.LureMinions(0, 3))
    assert reasons(empty, "lure city-hall") == ["hit-frees"]
    mist = dict.fromkeys(DISTRICT_IDS, 1)
    hidden = position(hero(at="park"), OTHER, minions={"docks": 1, "shop": 1}, boss="red-mist", plot=1, mist=mist)
    asking(hidden, TurnUpTokens(0, 2))
    assert reasons(hidden, "reveal park") == ["meets-you", "no-help"]
    assert reasons(hidden, "reveal docks") == ["meets"]
    assert reasons(hidden, "reveal shop") == []


# --- Drawbacks ---


def against(table: Table, move: str) -> list[str]:
    """Return what speaks against an action as the first of two heroes reads it."""
    assert move in table.offered()
    texts = Texts(KICK)
    return [texts.reason(one, ["Ann", "Ben"]) for one in KICK.drawbacks(table.state, KICK.actions.parse(move), 0)]


def test_a_card_that_ends_gives_up_its_fight() -> None:
    fighter = hero(at="park", card="first-patrol")
    assert against(position(fighter, minions={"park": 2}), "pass") == ["You give up your card’s fight."]
    assert against(position(hero(at="park", card="weekend-shift")), "pass") == []


@pytest.mark.parametrize(("life", "told"), [(1, True), (2, False)])
def test_a_fight_against_more_power_than_lives_says_so(life: int, told: bool) -> None:
    table = position(hero(at="park", card="first-patrol", life=life), minions={"park": 2})
    sentence = "The enemies there have a power of 2, which is more than your lives."
    assert against(table, "fight") == ([sentence] if told else [])


def test_an_item_names_the_one_that_it_puts_away() -> None:
    gear = ["leather-jacket", {"item": "riot-vest"}]
    table = position(hero(at="shop", card="errand-run", items=gear))
    assert against(table, "equip riot-vest") == ["For it, Leather Jacket goes to the backpack."]
    table = position(hero(at="shop", card="errand-run", items=[{"item": "riot-vest"}]))
    assert against(table, "equip riot-vest") == []


@pytest.mark.parametrize(("minions", "near"), [({"wall-street": 1}, True), ({"park": 1}, False)])
def test_a_hero_who_gangs_up_has_no_fight_left_for_others(minions: dict[str, int], near: bool) -> None:
    pair = hero(at="docks", card="first-patrol"), hero("hit-girl", "docks", "grand-entrance")
    table = position(*pair, minions={"docks": 2, **minions}).do("next 1", "fight")
    assert reasons(table, "decline") == (["keeps-fight"] if near else [])
    told = "It takes your card’s fight, which could meet the enemy in Wall Street."
    assert against(table, "join") == ([told] if near else [])
