"""The log of Koryŏ at the edges: short deals, sealed orders, the winner."""

from __future__ import annotations

import pytest

from ludotheque import Event, Match, ScriptedChance, SeededChance
from ludotheque.texts.description import parts
from ludotheque.texts.texts import Texts
from tests.games.koryo.conftest import KORYO, position

rule = pytest.mark.rule


def told(events: list[Event], *keys: str) -> list[tuple[str, dict[str, object]]]:
    return [(event.key, dict(event.args)) for event in events if event.key in keys]


def finished(*seats: dict[str, int]) -> list[Event]:
    """Return the end of the last season's last turn, in which no one has too much."""
    table = position(*seats, round=8, player=1, first=0)
    table.state.events = []
    return table.do("end").state.events


@rule("scoring")
def test_the_log_names_the_winner_and_the_influence() -> None:
    events = finished({"merchant": 1}, {"spy": 1})
    assert told(events, "over", "win", "draw") == [("over", {}), ("win", {"seat": 0, "count": 9})]


@rule("scoring")
def test_the_log_names_everybody_who_shares_the_victory() -> None:
    events = finished({"senator": 1}, {"spy": 1, "tokens": 1})
    assert told(events, "win", "draw") == [("draw", {"seat": 0, "count": 3}), ("draw", {"seat": 1, "count": 3})]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ann wins with 9 points."), ("fr", "Ann l’emporte avec 9 points d’influence."),
     ("ko", "Ann 님이 9점으로 승리합니다.")],
)  # fmt: skip
def test_the_winner_is_told_in_every_language(language: str, said: str) -> None:
    event = finished({"merchant": 1}, {"spy": 1})[-1]
    assert Texts(KORYO, language).event(event, ["Ann", "Ben"]) == said


@rule("deal", "r27")
def test_the_log_tells_who_gets_fewer_cards_when_they_run_out() -> None:
    """54 of the 55 cards lie in front of the first player: one is left to deal."""
    tableau = {
        "omniscient": 1, "spy": 2, "senator": 3, "priest": 4, "ship-owner": 5, "banker": 6, "guardian": 7,
        "broadcaster": 8, "merchant": 8, "barbarians": 6, "lobbying": 4,
    }  # fmt: skip
    table = position({}, {**tableau, "tokens": 0}, round=1, player=1, first=0)
    table.state.chance, table.state.events = ScriptedChance([0]), []
    table.state.deal()
    short = told(table.state.events, "short")
    assert short == [("short", {"seat": 0, "count": 1}), ("short", {"seat": 1, "count": 0})]


@rule("broadcaster", "r27")
@pytest.mark.parametrize(("events", "extra"), [(3, [("broadcast", {"seat": 3})]), (4, [])])
def test_the_log_tells_of_the_broadcasters_card_only_where_it_is_dealt(
    events: int, extra: list[tuple[str, dict[str, object]]]
) -> None:
    """22 or 23 cards are in front before season 3: 33 are left for 4 times 8 and the Broadcasters' one, or 32."""
    seats = [{"barbarians": 6, "lobbying": events}, {"senator": 1, "merchant": 4}, {"merchant": 4}, {"broadcaster": 4}]
    table = position(*seats, round=2, player=3, chance=SeededChance(1))
    table.state.events = []
    assert told(table.do("end").state.events, "broadcast", "short") == extra


@rule("orders")
def test_sealed_orders_show_their_sizes_when_all_are_placed() -> None:
    hands = {"hand": {"spy": 2}}, {"hand": {"banker": 3}}
    table = position(*hands, options={"sealed_orders": True}, chance=SeededChance(1))
    table.state.events = []
    table.do("play spy 2")
    assert told(table.state.events, "order", "order-size") == []
    table.do("play banker 1")
    sizes = [("order-size", {"seat": 0, "count": 2}), ("order-size", {"seat": 1, "count": 1})]
    assert told(table.state.events, "order", "order-size") == sizes


@rule("orders", "unplayed")
@pytest.mark.parametrize(
    ("language", "hand", "said"),
    [
        ("en", 2, "Ann places 1 card face down and discards 1 card."),
        ("en", 5, "Ann places 1 card face down and discards 4 cards."),
        ("en", 1, "Ann places 1 card face down."),
        ("fr", 2, "Ann pose 1 carte, face cachée, et défausse 1 carte."),
        ("fr", 5, "Ann pose 1 carte, face cachée, et défausse 4 cartes."),
        ("ko", 5, "Ann 님이 카드 1장을 뒤집어 내려놓습니다. 남은 4장은 버립니다."),
    ],
)
def test_the_log_tells_how_many_cards_of_the_hand_are_put_away(language: str, hand: int, said: str) -> None:
    table = position({"hand": {"merchant": hand}}, {"hand": {"banker": 1}})
    table.state.events = []
    table.do("play merchant 1")
    assert told(table.state.events, "order") == [("order", {"seat": 0, "count": 1, "rest": hand - 1})]
    (event,) = [event for event in table.state.events if event.key == "order"]
    assert Texts(KORYO, language).event(event, ["Ann", "Ben"]) == said


@rule("orders", "r8")
def test_a_sealed_order_does_not_tell_how_many_cards_are_put_away() -> None:
    table = position({"hand": {"spy": 2}}, {"hand": {"banker": 3}}, options={"sealed_orders": True})
    table.state.events = []
    table.do("play spy 1")
    assert told(table.state.events, "order-sealed") == [("order-sealed", {"seat": 0})]


def test_an_order_without_cards_is_told_until_orders_are_revealed() -> None:
    match = Match.start(KORYO, 2, {"empty_orders": True}, chance=SeededChance(1))
    first = int(match.state.current_player())
    match.act(KORYO.actions.parse("pass"))
    told = parts(Texts(KORYO), KORYO.view(match.state, 1 - first), ["Ann", "Ben"])
    assert "An order without cards is placed." in [line for part in told for line in part.lines]
