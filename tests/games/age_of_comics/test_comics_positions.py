"""Tasks under way, in a position: frames that few games are left in are written as they are read, and ask."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import BadPosition, ScriptedChance, load
from ludotheque.games.age_of_comics.components import CREATIVE_IDS
from tests.games.age_of_comics.conftest import COMICS, book, position, seat

COMICS_PRINTED = (book("crime-fan", "w-crime-2a a-crime-2a"), book("horror-fan", "w-horror-2a a-horror-2a"))
PRINTER = seat(9, "w-crime-2b w-horror-3 a-crime-2b crime-money", "crime crime", *COMICS_PRINTED, tickets=1)
WITH_CUBE = PRINTER | {"specials": ["hype"]}
USED_UP = seat(9, "crime-money", "crime crime", *COMICS_PRINTED)


def stack(*frames: tuple[Any, ...]) -> list[dict[str, Any]]:
    """Return the first player's frames in a turn: ``("sell", {"flips": 2})``."""
    done = [{"do": frame[0], "seat": 0, **(frame[1] if len(frame) > 1 else {})} for frame in frames]
    return [{"do": "turns", "turn": 1}, *done]


@pytest.mark.parametrize(
    ("player", "frames", "asked"),
    [
        (PRINTER, [("sell", {"flips": 2, "collects": 1, "walked": True})], "sales"),
        (PRINTER, [("extra-editor",), ("sell", {"flips": 1, "collects": 0})], "sales"),
        (PRINTER, [("reassign", {"artist_due": True}), ("replace", {"card": "writer-crime-2a"})], "for"),
        (PRINTER, [("reassign", {"writer_due": True}), ("hire", {"artist_due": True})], "hire"),
        (PRINTER, [("hype",), ("develop",)], "develop"),
        (PRINTER, [("convert", {"conversions": 2, "boosted": ["crime-fan"]})], "spend"),
        (PRINTER, [("convert-to", {"conversions": 1, "boosted": ["crime-fan"]})], "boost"),
        (PRINTER, [("board-ideas", {"due": 0, "supplied": True}), ("ideas", {"count": 2})], "idea"),
        (PRINTER, [("market",)], "market"),
        (PRINTER, [("give-fans", {"count": 3})], "boost"),
        (PRINTER, [("print", {"prints": 2}), ("writer", {"comic": "crime-money"})], "writer"),
        (PRINTER, [("print", {"prints": 0, "begun": True}), ("cube", {"lifted": "hype"})], "cube"),
        (WITH_CUBE, [("print", {"prints": 0, "begun": True}), ("lift",)], "lift"),
        (USED_UP, [("print", {"prints": 1}), ("pay-again", {"comic": "crime-money"})], "over-team"),
    ],
)
def test_what_is_being_done_is_kept(player: dict[str, Any], frames: list[Any], asked: str) -> None:
    cards = {"row": "w-scifi-1 a-scifi-1 scifi-fan"}
    if player is USED_UP:
        employed = {comic[craft] for comic in COMICS_PRINTED for craft in ("writer", "artist")}
        cards = {"discarded": " ".join(card for card in CREATIVE_IDS if card not in employed)}
    table = position(player, stack=stack(*frames), map={"t3_4": "crime4"}, **cards)
    assert table.phase == asked
    assert COMICS.to_json(table.state)["stack"] == stack(*frames)


def test_a_question_that_has_nothing_to_offer_is_passed_over() -> None:
    """Nothing to buy for and nothing to convert: the next player places an editor."""
    for frame in (("market",), ("convert", {"conversions": 3}), ("give-fans", {"count": 2})):
        table = position(seat(), seat(), stack=stack(frame))
        assert (table.phase, table.current_player()) == ("place", 1)


@pytest.mark.parametrize("known", [[10**40], ["zzz"], [{}], [None], [2**70], None, "zzz", ["writer-crime-2a"]])
def test_known_are_cards_of_the_hand(known: object) -> None:
    seat = {"hand": ["crime-ideas"], "known": known}
    with pytest.raises(BadPosition, match="known"):
        load("age_of_comics").from_json({"seats": [seat, {}]}, ScriptedChance([]))


@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("agent", {"seats": [{"agent": {}}, {}]}),
        ("top", {"top": [0], "seats": [{}, {}]}),
        ("crime3", {"boxed": {"crime3": True}, "seats": [{}, {}]}),
        ("automa", {"automa": {}, "seats": [{}, {}]}),
        ("mastered", {"seats": [PRINTER | {"comics": [COMICS_PRINTED[0] | {"mastered": 1}]}, {}]}),
    ],
)
def test_what_no_position_says_is_refused_by_name(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=field):
        load("age_of_comics").from_json(position, ScriptedChance([]))


VERSION_3 = {
    "rip_offs": "normal",
    "display": "normal",
    "swapped_fans": True,
    "tickets": 4,
    "hyped_in_hand": False,
    "colours": "action",
    "difficulty": "beginner",
    "challenges": False,
    "automa": "",
}


def test_a_position_of_version_3_keeps_its_tickets_and_used_ones_leave_the_game() -> None:
    """Then used tickets returned: those beside the map can still be won."""
    table = position(seat(0, tickets=1), seat(tickets=1), options=VERSION_3, round=2)
    assert (table.view()["tickets"], table.view()["used_tickets"]) == (2, 0)
    table.do("place sales", "ticket r6c4")
    assert (table.view()["tickets"], table.view()["used_tickets"]) == (2, 1)


def test_a_position_says_how_many_tickets_are_used() -> None:
    table = position(seat(0, tickets=1), seat(tickets=1), used_tickets=2)
    data = COMICS.to_json(table.state)
    assert data["used_tickets"] == 2 and COMICS.from_json(data, ScriptedChance([])) == table.state
    assert "used_tickets" not in COMICS.to_json(position(seat()).state)


def test_the_used_tickets_can_be_seen_and_are_in_the_observation() -> None:
    fresh, worn = position(seat(tickets=1)).state, position(seat(tickets=1), used_tickets=2).state
    assert "Super-transport tickets: 3 left beside the map." in str(fresh)
    assert "Super-transport tickets: 1 left beside the map, 2 used up." in str(worn)
    assert COMICS.encode(fresh, 0) != COMICS.encode(worn, 0)
