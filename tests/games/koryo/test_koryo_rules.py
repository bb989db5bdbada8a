"""The rules of Koryŏ, in the order of the guide."""

from __future__ import annotations

import pytest

from ludotheque import BadInput, BadSeat, IllegalAction, ScriptedChance, SeededChance
from ludotheque.games.koryo import cards
from tests.games.koryo.conftest import KORYO, Table, position

rule = pytest.mark.rule
NEW = [0] * 60
"""A script for deals whose cards do not matter: always the first kind there is."""


def deal_sizes(*seats: dict[str, int], season: int) -> list[int]:
    state = KORYO.from_json({"round": season, "seats": [{"tableau": seat} for seat in seats]}, chance=SeededChance(1))
    return [int(state.total(state.hand, seat)) for seat in range(len(seats))]


# --- cards, setup, seasons ---


@rule("cards")
def test_55_cards_whose_number_is_their_copies() -> None:
    assert [int(cards.copies(family)) for family in range(9)] == list(range(1, 10))
    assert (cards.copies(cards.BARBARIANS), cards.copies(cards.LOBBYING)) == (6, 4)
    assert sum(int(cards.copies(kind)) for kind in range(cards.KINDS)) == 55


@rule("setup")
def test_setup_has_a_random_first_player_and_a_full_bank() -> None:
    for first in range(3):
        state = KORYO.start(3, chance=ScriptedChance([first, *NEW[:30]]))
        assert (state.first, state.current_player(), state.bank) == (first, first, 8)


@rule("setup")
@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        KORYO.start(players, chance=SeededChance(1))


@rule("season")
def test_eight_seasons_deal_one_less_and_keep_one_more() -> None:
    table = [(int(cards.season_draw(season)), int(cards.season_limit(season))) for season in range(1, 9)]
    assert table == [(10, 3), (9, 4), (8, 5), (7, 6), (6, 7), (5, 8), (4, 9), (3, 10)]


@rule("season")
def test_the_game_is_over_after_the_eighth_season() -> None:
    table = position({}, {}, round=8, player=1).do("end")
    assert table.is_terminal() and table.legal_actions() == []
    assert not position({}, {}, round=7, player=1, chance=SeededChance(1)).do("end").is_terminal()


# --- majorities and the Omniscient ---


@rule("majority")
def test_majority_is_the_most_cards_and_at_least_one() -> None:
    state = position({"banker": 2}, {"banker": 1}, {})
    assert state.holder(cards.BANKER) == 0
    assert state.holder(cards.SPY) == -1


@rule("majority")
def test_a_tie_is_nobodys_majority() -> None:
    assert position({"banker": 1}, {"banker": 1}).holder(cards.BANKER) == -1


@rule("majority", "r3")
def test_one_player_may_use_several_majorities_in_a_turn() -> None:
    table = position({"banker": 1, "priest": 1, "spy": 1, "barbarians": 1}, {"tokens": 1})
    table.do("bank", "forgive barbarians", "steal 1")
    assert table.seat(0)["tokens"] == 2


@rule("omniscient")
def test_omniscient_breaks_a_tie_for_its_owner() -> None:
    state = position({"guardian": 2}, {"guardian": 2, "omniscient": 1}, {"guardian": 2})
    assert state.holder(cards.GUARDIAN) == 1


@rule("r13")
def test_omniscient_gives_nothing_without_a_card_or_with_fewer() -> None:
    assert position({"omniscient": 1}, {}).holder(cards.GUARDIAN) == -1
    assert position({"omniscient": 1, "guardian": 1}, {"guardian": 2}).holder(cards.GUARDIAN) == 1


@rule("r14")
def test_a_tie_above_the_omniscients_owner_is_nobodys() -> None:
    state = position({"guardian": 2}, {"guardian": 1, "omniscient": 1}, {"guardian": 2})
    assert state.holder(cards.GUARDIAN) == -1


# --- I. the deal ---


@rule("deal")
def test_deal_sizes_follow_the_season() -> None:
    assert deal_sizes({}, {}, season=1) == [10, 10]
    assert deal_sizes({}, {}, {}, {}, season=8) == [3, 3, 3, 3]


@rule("broadcaster")
def test_broadcaster_majority_gets_one_card_more() -> None:
    assert deal_sizes({"broadcaster": 2}, {"broadcaster": 1}, season=3) == [9, 8]


@rule("r15")
def test_broadcaster_tie_gives_no_card_but_to_the_omniscient() -> None:
    assert deal_sizes({"broadcaster": 1}, {"broadcaster": 1}, season=3) == [8, 8]
    assert deal_sizes({"broadcaster": 1}, {"broadcaster": 1, "omniscient": 1}, season=3) == [8, 9]


@rule("r27")
def test_a_deal_stops_when_the_cards_run_out_bonus_card_last() -> None:
    """Season 3, four players: 33 cards are due and 31 are left; the third player gets the last."""
    hoarder = {"barbarians": 6, "lobbying": 4, "senator": 1, "broadcaster": 1}
    others = [{"merchant": 4}, {"merchant": 4}, {"guardian": 4}]
    assert deal_sizes(hoarder, *others, season=3) == [8, 8, 8, 7]
    assert deal_sizes(hoarder, {}, {}, {}, season=3) == [9, 8, 8, 8]


@rule("deal")
def test_chance_decides_which_cards_are_dealt() -> None:
    """Two players, season 8, three cards each: the script walks through the pool in the order of the families."""
    script = ScriptedChance([0, 0, 52, 51, 0, 0])
    table = Table(KORYO.from_json({"round": 8, "seats": [{}, {}]}, chance=script))
    script.finish()
    assert table.seat(0)["hand"] == {"omniscient": 1, "spy": 1, "lobbying": 1}
    assert table.seat(1)["hand"] == {"spy": 1, "senator": 1, "lobbying": 1}


# --- II. orders ---


@rule("orders")
def test_an_order_is_any_number_of_one_kind() -> None:
    table = position({"hand": {"banker": 2, "spy": 1, "barbarians": 1}}, {"hand": {"merchant": 1}})
    assert table.offered() == ["play spy 1", "play banker 1", "play banker 2", "play barbarians 1"]


@rule("orders")
def test_the_two_kinds_of_event_are_different_kinds() -> None:
    table = position({"hand": {"barbarians": 1, "lobbying": 1}}, {"hand": {"spy": 1}})
    assert table.offered() == ["play barbarians 1", "play lobbying 1"]


@rule("ship-owner")
def test_ship_owners_may_place_exactly_two_different_cards() -> None:
    hand = {"barbarians": 1, "lobbying": 1, "banker": 2}
    table = position({"ship-owner": 1, "hand": hand}, {"hand": {"spy": 1}})
    assert table.offered("pair") == ["pair banker barbarians", "pair banker lobbying", "pair barbarians lobbying"]
    assert "play banker 2" in table.offered("play")
    assert table.do("pair barbarians lobbying").seat(0)["order"] == {"barbarians": 1, "lobbying": 1}


@rule("ship-owner")
@pytest.mark.parametrize("words", ["pair banker banker", "pair spy banker", "pair barbarians banker"])
def test_a_pair_is_two_different_cards_of_the_hand(words: str) -> None:
    table = position({"ship-owner": 1, "hand": {"banker": 2, "barbarians": 1}}, {"hand": {"spy": 1}})
    with pytest.raises(IllegalAction):
        table.do(words)


@rule("ship-owner")
def test_without_the_majority_there_is_no_pair() -> None:
    table = position({"ship-owner": 1, "hand": {"banker": 1, "spy": 1}}, {"ship-owner": 1, "hand": {"merchant": 1}})
    assert table.offered("pair") == []
    with pytest.raises(IllegalAction):
        table.do("pair spy banker")


@rule("unplayed")
def test_what_is_not_placed_goes_away_unseen() -> None:
    table = position({"hand": {"banker": 2, "spy": 1}}, {"hand": {"merchant": 1}}).do("play banker 1")
    assert table.seat(0)["order"] == {"banker": 1}
    assert table.seat(0)["unplayed"] == {"banker": 1, "spy": 1}
    assert KORYO.view(table.state, 0)["me"]["unplayed"] == {"banker": 1, "spy": 1}
    seen = [KORYO.view(table.state, seat) for seat in (1, None)]
    assert not any("spy" in str({key: one[key] for key in ("players", "me", "pending")}) for one in seen)


@rule("r7", "r30")
def test_an_order_must_have_a_card_even_an_event() -> None:
    assert position({"hand": {"barbarians": 1}}, {"hand": {"spy": 1}}).offered() == ["play barbarians 1"]


@rule("r7")
def test_option_empty_orders() -> None:
    table = position({"hand": {"barbarians": 1}}, {"hand": {"spy": 1}}, options={"empty_orders": True})
    assert table.offered() == ["play barbarians 1", "pass"]
    table.do("pass", "play spy 1", "reveal")
    assert table.seat(0) == {"tokens": 0, "unplayed": {"barbarians": 1}}


@rule("r7")
def test_with_an_empty_hand_one_passes() -> None:
    table = position({}, {"hand": {"spy": 1}}, phase="orders")
    assert table.offered() == ["pass"]


@rule("r8")
def test_sizes_of_orders_are_seen_at_once() -> None:
    table = position({"hand": {"banker": 2}}, {"hand": {"spy": 1}}).do("play banker 2")
    assert KORYO.view(table.state, 1)["players"][0]["order"] == 2


@rule("r8")
def test_option_sealed_orders_hides_sizes_until_all_are_placed() -> None:
    table = position({"hand": {"banker": 2}}, {"hand": {"spy": 1}}, options={"sealed_orders": True})
    table.do("play banker 2")
    assert KORYO.view(table.state, 1)["players"][0]["order"] is None
    table.do("play spy 1")
    assert KORYO.view(table.state, 1)["players"][0]["order"] == 2


@rule("r8")
def test_a_seat_may_be_asked_first_for_its_sealed_order() -> None:
    seats = [{"hand": {"banker": 2}}, {"hand": {"spy": 1}}, {"hand": {"senator": 1}}]
    table = position(*seats, options={"sealed_orders": True}, chance=SeededChance(1)).do("play banker 2")
    asked = table.state.asked_first(2)
    assert (asked.current_player(), table.state.current_player()) == (2, 1)
    assert KORYO.offered(asked) == ["play senator 1"]
    before = table.state.chance.clone().below(1_000_000)
    assert asked.chance.clone().below(1_000_000) == before
    asked.chance.below(2)
    assert table.state.chance.clone().below(1_000_000) == before


@rule("r8")
def test_a_seat_that_has_ordered_is_not_asked_again() -> None:
    table = position({"hand": {"banker": 2}}, {"hand": {"spy": 1}}, options={"sealed_orders": True}).do("play banker 2")
    with pytest.raises(BadSeat, match=r"^seat 0 does not decide now$"):
        table.state.asked_first(0)


@rule("r7", "r8")
@pytest.mark.parametrize("option", ["empty_orders", "sealed_orders"])
def test_a_copy_of_a_table_keeps_its_options(option: str) -> None:
    table = position({"hand": {"banker": 2}}, {"hand": {"spy": 1}}, options={option: True})
    assert KORYO.to_json(table.state.clone())["options"] == KORYO.to_json(table.state)["options"]


# --- III. actions ---


@rule("actions", "r9")
def test_orders_are_revealed_one_after_another_from_the_first_player() -> None:
    table = position({"order": {"spy": 1}}, {"order": {"banker": 1}}, first=1, player=1)
    table.do("reveal")
    assert table.seat(1)["tableau"] == {"banker": 1}
    assert table.seat(0)["order"] == {"spy": 1}
    assert table.do("bank", "end").current_player() == 0


@rule("reveal")
def test_an_order_is_revealed_once_and_joins_the_cards_in_front() -> None:
    table = position({"banker": 1, "order": {"banker": 2}}, {}).do("reveal")
    assert table.seat(0)["tableau"] == {"banker": 3}
    assert table.offered("reveal") == []


@rule("reveal", "r4")
def test_a_majority_from_the_cards_just_revealed_counts_at_once() -> None:
    table = position({"banker": 1, "order": {"banker": 2}}, {"banker": 1})
    assert table.offered() == ["reveal"]
    assert table.do("reveal").offered() == ["bank", "end"]


@rule("reveal")
def test_powers_work_before_the_reveal_too() -> None:
    table = position({"banker": 1, "order": {"spy": 1}}, {})
    assert table.offered() == ["reveal", "bank"]


@rule("r1")
def test_the_banker_may_be_declined() -> None:
    table = position({"banker": 1}, {}).do("end")
    assert table.seat(0)["tokens"] == 0


@rule("banker")
def test_the_banker_takes_a_token_from_the_bank() -> None:
    table = position({"banker": 1}, {}).do("bank")
    assert (table.bank, table.seat(0)["tokens"]) == (7, 1)


@rule("banker")
def test_an_empty_bank_has_nothing_to_take_but_spies_go_on() -> None:
    table = position({"banker": 1, "spy": 1}, {"tokens": 8})
    assert table.offered() == ["steal 1", "end"]


@rule("r2")
@pytest.mark.parametrize(
    ("power", "tableau"),
    [("bank", {"banker": 1}), ("forgive barbarians", {"priest": 1, "barbarians": 2}), ("steal 1", {"spy": 1})],
)
def test_each_power_works_once_a_turn(power: str, tableau: dict[str, int]) -> None:
    table = position(tableau, {"tokens": 2}).do(power)
    assert power not in table.offered()
    with pytest.raises(IllegalAction):
        table.do(power)


@rule("r2")
def test_powers_are_fresh_in_the_next_turn() -> None:
    table = position({"banker": 2}, {}, used=["bank", "priest", "spy"]).do("end")
    assert not (table.bank_used or table.priest_used or table.spy_used)


@rule("r5")
def test_what_a_power_gave_stays_when_the_majority_goes() -> None:
    """Lobbying gives the only Banker away after its token was taken."""
    table = position({"banker": 1}, {"spy": 1, "guardian": 1}, pending={"lobbying": 1})
    table.do("bank", "lobby 0 banker", "swap 1 guardian", "end")
    assert table.seat(0)["tokens"] == 1


@rule("r6")
def test_a_majority_lost_before_the_own_turn_gives_nothing() -> None:
    table = position({"order": {"barbarians": 1}}, {"banker": 1, "order": {"merchant": 1}}, player=0)
    table.do("reveal", "destroy 1 banker", "end")
    assert table.offered() == ["reveal"]


@rule("priest")
def test_the_priest_destroys_an_event_of_its_own() -> None:
    table = position({"priest": 1, "barbarians": 1, "lobbying": 1}, {"barbarians": 1})
    assert table.offered("forgive") == ["forgive barbarians", "forgive lobbying"]
    assert table.do("forgive lobbying").seat(0)["tableau"] == {"priest": 1, "barbarians": 1}


@rule("priest")
def test_the_priest_does_not_touch_the_events_of_others() -> None:
    assert position({"priest": 1}, {"barbarians": 1}).offered() == ["end"]


@rule("priest", "r26")
def test_two_events_of_a_kind_destroyed_in_one_season_are_both_among_the_cards_to_deal() -> None:
    """The Priests revealed by the second player take the majority over, after the first has used it."""
    table = position({"priest": 1, "lobbying": 1}, {"lobbying": 1, "order": {"priest": 2}})
    table.do("forgive lobbying", "reveal", "end", "reveal", "forgive lobbying")
    assert table.gone[cards.LOBBYING] == 2


@rule("spy")
def test_the_spy_steals_a_token_of_somebody_who_has_one() -> None:
    table = position({"spy": 1, "tokens": 1}, {"tokens": 2}, {})
    assert table.offered("steal") == ["steal 1"]
    table.do("steal 1")
    assert (table.seat(0)["tokens"], table.seat(1)["tokens"]) == (2, 1)


@rule("r16")
def test_guardians_do_not_stop_the_own_spy_from_stealing() -> None:
    assert position({"spy": 1, "guardian": 1}, {"tokens": 1}).offered("steal") == ["steal 1"]


@rule("r17")
def test_two_split_spies_are_nobodys_but_the_omniscients() -> None:
    assert position({"spy": 1}, {"spy": 1, "tokens": 1}).offered("steal") == []
    assert position({"spy": 1, "omniscient": 1}, {"spy": 1, "tokens": 1}).offered("steal") == ["steal 1"]


@rule("r29")
def test_the_last_token_can_be_stolen_and_the_bank_stays_as_it_is() -> None:
    table = position({"spy": 1}, {"tokens": 1}).do("steal 1")
    assert (table.bank, table.seat(1)["tokens"]) == (7, 0)


@rule("events")
def test_each_event_has_one_effect_in_any_order_mixed_with_powers() -> None:
    table = position(
        {"priest": 1, "banker": 1, "merchant": 1, "order": {"barbarians": 1, "lobbying": 1}},
        {"guardian": 1, "spy": 1},
        {"broadcaster": 1},
        ship_owner=0,
    ).do("reveal")
    assert {word.split()[0] for word in table.offered()} == {"bank", "forgive", "destroy", "lobby", "waive"}
    table.do("lobby 0 merchant", "swap 2 broadcaster", "bank", "destroy 2 merchant")
    assert table.offered("destroy") == table.offered("lobby") == []
    assert "end" in table.offered()


@rule("events")
def test_the_turn_cannot_end_with_an_effect_open() -> None:
    table = position({}, {"spy": 1}, pending={"barbarians": 1})
    with pytest.raises(IllegalAction):
        table.do("end")


@rule("barbarians", "r26")
def test_barbarians_destroy_a_character_which_can_be_dealt_again() -> None:
    table = position({}, {"merchant": 2}, pending={"barbarians": 2})
    table.do("destroy 1 merchant", "destroy 1 merchant")
    assert table.seat(1) == {"tokens": 0}
    assert table.gone[cards.MERCHANT] == 2
    table = position({"merchant": 4}, {}, player=1, chance=SeededChance(1)).do("end", "discard merchant")
    assert not any(table.gone), "the next deal has them all again"


@rule("r12")
def test_barbarians_never_hit_their_owner() -> None:
    table = position({"merchant": 2}, {"spy": 1}, pending={"barbarians": 1})
    assert table.offered("destroy") == ["destroy 1 spy"]
    with pytest.raises(IllegalAction):
        table.do("destroy 0 merchant")


@rule("guardian")
def test_the_guardian_majority_cannot_be_hit_others_can() -> None:
    table = position({}, {"guardian": 2}, {"guardian": 1, "merchant": 1}, pending={"barbarians": 1})
    assert table.offered("destroy") == ["destroy 2 guardian", "destroy 2 merchant"]
    with pytest.raises(IllegalAction):
        table.do("destroy 1 guardian")


@rule("events-stay")
def test_events_are_neither_destroyed_nor_swapped_by_events() -> None:
    table = position({"merchant": 1}, {"barbarians": 1, "banker": 1}, pending={"barbarians": 1, "lobbying": 1})
    assert table.offered("destroy") == ["destroy 1 banker"]
    assert table.offered("lobby") == ["lobby 0 merchant", "lobby 1 banker"]


@rule("lobbying")
def test_lobbying_swaps_two_characters_of_two_players() -> None:
    table = position({}, {"merchant": 1}, {"banker": 1}, pending={"lobbying": 1})
    table.do("lobby 1 merchant")
    assert table.offered() == ["swap 2 banker"]
    table.do("swap 2 banker")
    assert (table.seat(1)["tableau"], table.seat(2)["tableau"]) == ({"banker": 1}, {"merchant": 1})


@rule("lobbying")
def test_the_player_may_be_one_of_the_two() -> None:
    table = position({"spy": 1, "guardian": 1}, {"merchant": 1}, pending={"lobbying": 1})
    table.do("lobby 1 merchant", "swap 0 spy")
    assert table.seat(0)["tableau"] == {"guardian": 1, "merchant": 1}


@rule("lobby-proof")
def test_spies_without_a_guardian_are_safe_from_lobbying() -> None:
    table = position({"merchant": 1}, {"spy": 1, "banker": 1}, {"banker": 1}, pending={"lobbying": 1})
    assert table.offered("lobby") == ["lobby 0 merchant", "lobby 2 banker"]
    with pytest.raises(IllegalAction):
        table.do("lobby 1 banker")


@rule("lobby-proof")
def test_one_guardian_undoes_the_protection_of_spies() -> None:
    table = position({"merchant": 1}, {"spy": 1, "guardian": 1}, {"guardian": 2}, pending={"lobbying": 1})
    assert "lobby 1 spy" in table.offered("lobby")


@rule("lobby-proof")
def test_the_own_lobbying_of_a_protected_player_aims_at_two_others() -> None:
    table = position({"spy": 1, "banker": 1}, {"merchant": 1}, {"banker": 1}, pending={"lobbying": 1})
    assert table.offered("lobby") == ["lobby 1 merchant", "lobby 2 banker"]


@rule("r18")
@pytest.mark.parametrize("protected", [0, 1])
def test_with_two_players_protection_of_either_leaves_no_swap(protected: int) -> None:
    seats = [{"merchant": 1}, {"banker": 1}]
    seats[protected]["spy"] = 1
    table = position(*seats, pending={"lobbying": 1})
    assert table.offered() == ["waive lobbying"]


@rule("r19")
def test_two_cards_of_one_family_may_be_swapped() -> None:
    table = position({"merchant": 1}, {"merchant": 2}, pending={"lobbying": 1})
    table.do("lobby 0 merchant", "swap 1 merchant")
    assert table.seat(1)["tableau"] == {"merchant": 2}


@rule("r20")
def test_the_omniscient_can_be_swapped_and_majorities_change_at_once() -> None:
    table = position({"banker": 1, "merchant": 1}, {"banker": 1, "omniscient": 1}, pending={"lobbying": 1})
    assert table.offered("bank") == []
    table.do("lobby 1 omniscient", "swap 0 merchant")
    assert table.offered("bank") == ["bank"]


@rule("r21")
def test_protection_is_looked_at_again_for_each_event() -> None:
    """The first swap takes the Guardian away, and the Spies protect from then on."""
    table = position({"merchant": 2}, {"spy": 1, "guardian": 1}, {"guardian": 2}, pending={"lobbying": 2})
    table.do("lobby 1 guardian", "swap 0 merchant")
    assert [word for word in table.offered("lobby") if word.startswith("lobby 1")] == []


@rule("r22")
def test_the_priest_may_destroy_an_event_of_this_turn_whose_effect_still_counts() -> None:
    table = position({"priest": 1, "order": {"barbarians": 1}}, {"spy": 1}).do("reveal", "forgive barbarians")
    assert table.do("destroy 1 spy").seat(1) == {"tokens": 0}
    assert table.seat(0)["tableau"] == {"priest": 1}


@rule("waive", "r10")
def test_an_effect_may_be_waived_and_the_card_stays() -> None:
    table = position({"order": {"barbarians": 1}}, {"spy": 1}).do("reveal", "waive barbarians", "end")
    assert table.seat(0)["tableau"] == {"barbarians": 1}
    assert table.scores() == [-1, 2]


@rule("r11")
def test_an_event_without_a_target_does_nothing_and_stays() -> None:
    table = position({"order": {"barbarians": 1, "lobbying": 1}}, {}, ship_owner=0).do("reveal")
    assert table.offered() == ["waive barbarians", "waive lobbying"]


# --- IV. the end of the season ---


@rule("limit")
def test_characters_above_the_limit_are_discarded() -> None:
    table = position({"merchant": 4}, {}, player=1).do("end")
    assert table.current_player() == 0
    assert table.offered() == ["discard merchant"]
    table = position({"merchant": 3}, {}, player=1, chance=SeededChance(1)).do("end")
    assert table.round == 2


@rule("senator")
def test_senators_may_keep_two_more() -> None:
    table = position({"senator": 2, "merchant": 4}, {}, round=2, player=1, chance=SeededChance(1)).do("end")
    assert table.round == 3
    table = position({"senator": 2, "merchant": 5}, {}, round=2, player=1).do("end")
    assert table.offered("discard")


@rule("r23")
def test_senators_are_counted_again_after_each_discard() -> None:
    """Season 1, five cards allowed with the Senator: a player who discards the Senator must discard on."""
    table = position({"senator": 1, "merchant": 5}, {}, player=1).do("end", "discard senator")
    assert (table.current_player(), int(table.excess(0))) == (0, 2)
    table = position({"senator": 1, "merchant": 5}, {}, player=1, chance=SeededChance(1)).do("end", "discard merchant")
    assert table.round == 2


@rule("events-kept", "r24")
def test_events_alone_above_the_limit_all_stay() -> None:
    table = position({"barbarians": 5, "spy": 1}, {}, player=1, chance=SeededChance(1)).do("end")
    assert table.offered() == ["discard spy"]
    with pytest.raises(IllegalAction):
        table.do("end")
    table.do("discard spy")
    assert table.seat(0)["tableau"] == {"barbarians": 5}
    assert table.round == 2


@rule("r25")
def test_the_first_player_discards_first() -> None:
    table = position({"merchant": 4}, {"banker": 4}, first=1, player=0).do("end")
    assert table.current_player() == 1
    assert table.do("discard banker").current_player() == 0


@rule("r25")
def test_an_earlier_discard_can_bring_somebody_the_senators() -> None:
    senators = {"senator": 1, "merchant": 3}
    table = position(senators, {"senator": 1, "banker": 4}, player=1, chance=SeededChance(1)).do("end")
    table.do("discard senator")
    assert table.round == 2, "the second player now holds the Senators and keeps five"


@rule("first-player")
def test_the_first_player_moves_on_clockwise() -> None:
    table = position({}, {}, {}, first=2, player=1, chance=SeededChance(1)).do("end")
    assert (table.first, table.current_player()) == (0, 0)


@rule("first-player")
def test_everything_outside_the_tableaux_is_dealt_again() -> None:
    table = position({"unplayed": {"spy": 2}}, {}, player=1, chance=SeededChance(1)).do("end")
    assert not any(table.unplayed)


# --- the end ---


@rule("aim", "winner")
def test_the_most_influence_wins() -> None:
    table = position({"merchant": 1}, {"broadcaster": 1}, {"merchant": 0}, phase="over", round=8)
    assert table.scores() == [9, 8, 0]
    assert table.returns() == [1.0, 0.0, -1.0]


@rule("scoring")
@pytest.mark.parametrize(
    ("merchants", "points"),
    [((2, 3, 4), [0, 0, 9]), ((2, 3, 3), [0, 0, 0]), ((3, 3, 3), [0, 0, 0]), ((0, 0, 1), [0, 0, 9])],
)
def test_a_family_scores_for_the_strict_majority_only(merchants: tuple[int, ...], points: list[int]) -> None:
    assert position(*({"merchant": count} for count in merchants)).scores() == points


@rule("scoring", "omniscient")
def test_the_omniscient_does_not_break_ties_when_scoring() -> None:
    assert position({"merchant": 3}, {"merchant": 3, "omniscient": 1}).scores() == [0, 1]


@rule("r31")
def test_the_omniscient_gives_its_owner_its_point() -> None:
    assert position({"omniscient": 1}, {}).scores() == [1, 0]


@rule("scoring-events")
def test_each_event_costs_one() -> None:
    assert position({"barbarians": 3, "lobbying": 1}, {}).scores() == [-4, 0]


@rule("scoring-tokens")
def test_each_token_gives_one() -> None:
    assert position({"tokens": 3}, {}).scores() == [3, 0]


@rule("r28")
def test_equal_totals_share_the_victory() -> None:
    table = position({"tokens": 2}, {"spy": 1}, {}, phase="over", round=8)
    assert table.returns() == [0.5, 0.5, -1.0]
    assert KORYO.ending(table.state) == "draw"


@rule("rulings")
def test_every_ruling_of_the_guide_is_numbered_once() -> None:
    guide = KORYO.guide("en")
    assert [number for number in range(1, 40) if f'id="r{number}"' in guide] == list(range(1, 32))
