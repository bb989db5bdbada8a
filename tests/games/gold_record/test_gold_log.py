"""What the log of Gold Record tells of the table, beyond what the ledger of the contract suite proves."""

from __future__ import annotations

from ludotheque.text import Texts
from tests.games.gold_record.conftest import GOLD, Table, happens, last_card, last_turn, position, seat

NAMES = ["Ada", "Ben", "Chu", "Dee"]


def told(table: Table, *actions: str) -> list[str]:
    """The public lines of the log."""
    table.state.events = []
    table.do(*actions)
    texts = Texts(GOLD)
    return [texts.event(event, NAMES) for event in table.state.events if event.visible_to(None)]


def test_a_step_tells_its_card_and_what_the_pile_shows_then() -> None:
    table = position(seat("C3"), board="D3:money", top="song", chance=[0])
    assert told(table, "walk D3") == ["Ada walks to D3 and takes Money. Next in the pile: Money."]


def test_the_end_of_the_pile_is_told() -> None:
    assert told(last_card(seat("C3"), board="D3:money"), "walk D3") == [
        "Ada walks to D3 and takes Money. The pile has run out."
    ]


def test_a_new_year_tells_its_pile_and_the_cards_on_empty_spaces() -> None:
    table = last_card(seat("C3"), board="D3:money D4:song", top="fans").do("walk D3", "walk D4")
    lines = told(table, "done")
    assert any(line.startswith("Ada begins the year. Next in the new pile: ") for line in lines)
    assert any(line.startswith("A new card lies on D4: ") for line in lines)


def test_the_winner_is_told_after_four_years() -> None:
    table = last_turn(seat("C3", place=20), seat("F1", place=30), year=4)
    assert told(table, "done")[-1] == "Ada wins: place 20 is the best after four years."


def test_a_blown_fuse_tells_what_is_lost() -> None:
    table = happens("blown-fuse", seat("C3", cards="money battle1 battle2"))
    assert told(table, "resolve")[0] == "Ada loses one Light show and one Fireworks."


def test_a_battle_tells_what_is_shown_and_that_green_cards_go() -> None:
    table = happens("band-battle", seat("C3", cards="battle1", place=20), seat("F1", hand="detour", place=30))
    assert told(table, "resolve")[:4] == [
        "BATTLE OF THE BANDS! Ada has started it.",
        "Ada has one battle point.",
        f"Ben has 0 battle points, showing {Texts(GOLD).word('flukes', 'detour', 1)}.",
        "All green cards are discarded.",
    ]


def test_a_card_that_happened_is_put_away_before_the_turn_is_over() -> None:
    table = happens("bad-review", seat("C3", hand="detour", place=20))
    assert told(table, "resolve") == ["Ada falls to place 21 (by a #*IT HAPPENS card).", "Bad review is discarded."]


def test_an_event_of_a_hidden_card_names_it_to_its_owner_alone() -> None:
    table = position(seat("B1"), board="A1:money")
    table.state.events = []
    table.do("walk A1", "stop")
    named = [event for event in table.state.events if "fluke" in event.args]
    assert [(event.key, event.seats) for event in named] == [("draw-own", (0,))]
