"""Every worked example of the rulebook, and the cases that are easily got wrong, each in a few lines."""

from __future__ import annotations

import pytest

from ludotheque import IllegalAction, Match, SeededChance
from ludotheque.games.koryo import cards, verbs
from tests.games.koryo.conftest import KORYO, Table, position

rule = pytest.mark.rule


def total(table: dict[str, int]) -> int:
    return sum(table.values())


def hands(table: Table) -> list[int]:
    return [total(table.seat(seat).get("hand", {})) for seat in range(table.num_players)]


# --- the deal ---


@rule("season", "deal")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_deals_ten_cards_each_and_keeps_the_rest(players: int) -> None:
    seen = KORYO.view(KORYO.start(players, chance=SeededChance(3)), None)
    assert (seen["round"], seen["draw"], seen["limit"], seen["bank"]) == (1, 10, 3, 8)
    assert [player["hand"] for player in seen["players"]] == [10] * players
    assert seen["pool"] == 55 - 10 * players


@rule("season", "first-player")
def test_eight_seasons_in_a_row_deal_from_ten_down_to_three() -> None:
    """No player ever gets a card in front, so that nothing but the season counts."""
    table = Table(KORYO.start(3, {"empty_orders": True}, chance=SeededChance(5)))
    begins = int(table.first)
    for season in range(1, 9):
        assert (int(table.round), hands(table)) == (season, [11 - season] * 3)
        assert table.first == table.current_player() == (begins + season - 1) % 3
        for _turn in range(3):
            table.do("pass")
        for _turn in range(3):
            table.do("reveal", "end")
    assert table.is_terminal() and table.scores() == [0, 0, 0]


@rule("broadcaster")
def test_a_broadcaster_majority_revealed_this_season_brings_a_card_in_the_next() -> None:
    table = position({"broadcaster": 1}, {"order": {"broadcaster": 2}}, player=1, round=4, chance=SeededChance(1))
    table.do("reveal", "end")
    assert (int(table.round), hands(table)) == (5, [6, 7])


@rule("r27")
def test_nine_events_can_already_use_the_cards_up() -> None:
    """23 cards are in front after season 2: the limit of 4, two more by the Senators, nine events.

    32 are left for 4 times 8 cards, and none for the Broadcasters.
    """
    seats = [
        {"barbarians": 6, "lobbying": 3},
        {"senator": 1, "merchant": 5},
        {"merchant": 3, "lobbying": 1},
        {"broadcaster": 2, "guardian": 2},
    ]
    table = position(*seats, round=2, player=3, chance=SeededChance(1)).do("end")
    assert (int(table.round), hands(table), sum(int(count) for count in table.pool)) == (3, [8, 8, 8, 8], 0)


@rule("r27")
def test_ten_events_leave_two_players_a_card_short() -> None:
    """One more event in front: 31 cards for 32. The first player of season 3 is the second, so the first goes short."""
    seats = [
        {"barbarians": 6, "lobbying": 4},
        {"senator": 1, "merchant": 5},
        {"merchant": 4},
        {"broadcaster": 2, "guardian": 2},
    ]
    table = position(*seats, round=2, player=3, chance=SeededChance(1)).do("end")
    assert (int(table.round), hands(table), sum(int(count) for count in table.pool)) == (3, [7, 8, 8, 8], 0)


@rule("r27", "broadcaster")
def test_the_very_last_card_is_still_dealt() -> None:
    """33 cards are left for 4 times 8 and the Broadcasters' one."""
    seats = [{"barbarians": 6, "lobbying": 4}, {"merchant": 4}, {"merchant": 4}, {"broadcaster": 2, "guardian": 2}]
    table = position(*seats, round=2, player=3, chance=SeededChance(1)).do("end")
    assert (hands(table), sum(int(count) for count in table.pool)) == ([8, 8, 8, 9], 0)


# --- orders ---


@rule("orders")
def test_bankers_or_barbarians_but_not_both() -> None:
    """Rulebook p.9."""
    table = position({"hand": {"banker": 2, "barbarians": 1}}, {"hand": {"spy": 1}})
    assert table.offered() == ["play banker 1", "play banker 2", "play barbarians 1"]
    with pytest.raises(IllegalAction):
        table.do("pair banker barbarians")


@rule("orders")
@pytest.mark.parametrize(("kind", "count"), [("merchant", 5), ("barbarians", 3)])
def test_five_merchants_or_three_barbarians_are_an_order(kind: str, count: int) -> None:
    """Rulebook p.5, p.11."""
    table = position({"hand": {"merchant": 5, "barbarians": 3, "spy": 1}}, {"hand": {"spy": 1}})
    table.do(f"play {kind} {count}")
    assert table.seat(0)["order"] == {kind: count}


@rule("ship-owner")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("banker", "barbarians"),
        ("spy", "broadcaster"),
        ("spy", "merchant"),
        ("barbarians", "lobbying"),
    ],
)
def test_the_ship_owners_examples(one: str, two: str) -> None:
    """Rulebook p.3, p.5, p.9, p.11; the two kinds of event are different too (p.15)."""
    table = position({"ship-owner": 1, "hand": {one: 1, two: 1, "priest": 1}}, {"hand": {"banker": 1}})
    table.do(f"pair {one} {two}", "play banker 1", "reveal")
    shown = {name: count for name, count in table.seat(0)["tableau"].items() if name != "ship-owner"}
    assert shown == {one: 1, two: 1}


@rule("ship-owner")
def test_two_of_a_kind_with_ship_owners_is_an_ordinary_order_and_three_mixed_is_none() -> None:
    seats = ({"ship-owner": 1, "hand": {"banker": 2, "barbarians": 1}}, {"hand": {"spy": 1}})
    offered = position(*seats).offered()
    orders = [position(*seats).do(words).seat(0)["order"] for words in offered]
    assert orders == [{"banker": 1}, {"banker": 2}, {"barbarians": 1}, {"banker": 1, "barbarians": 1}]


@rule("ship-owner", "deal")
def test_ship_owners_revealed_this_season_may_mix_in_the_next() -> None:
    table = position({}, {"order": {"ship-owner": 1}}, player=1, chance=SeededChance(1)).do("reveal", "end")
    assert table.current_player() == 1 and table.offered("pair")
    assert table.do(table.offered("play")[0]).offered("pair") == []


@rule("ship-owner", "omniscient")
def test_the_omniscient_lends_the_ship_owners_too() -> None:
    """Tied for Ship Owners: only the owner of the Omniscient may mix."""
    hand = {"hand": {"banker": 1, "spy": 1}}
    table = position({"ship-owner": 1, "omniscient": 1, **hand}, {"ship-owner": 1, "hand": {"priest": 1, "spy": 1}})
    assert table.offered("pair") == ["pair spy banker"]
    assert table.do("play spy 1").offered("pair") == []


# --- actions ---


@rule("reveal", "r4")
def test_two_bankers_revealed_break_the_tie_and_take_a_token() -> None:
    """One Banker each, then three to one."""
    table = position({"banker": 1, "order": {"banker": 2}}, {"banker": 1})
    with pytest.raises(IllegalAction):
        table.do("bank")
    table.do("reveal", "bank", "end")
    assert (table.seat(0)["tokens"], int(table.bank)) == (1, 7)


@rule("reveal", "r5")
def test_a_power_before_the_reveal_is_not_had_again_after_it() -> None:
    table = position({"banker": 1, "order": {"banker": 1}}, {}).do("bank", "reveal")
    assert table.offered() == ["end"]


@rule("banker")
def test_the_ninth_token_does_not_exist() -> None:
    table = position({"banker": 1, "tokens": 7}, {}).do("bank")
    assert (int(table.bank), table.seat(0)["tokens"]) == (0, 8)
    table = position({"banker": 1, "tokens": 8}, {})
    with pytest.raises(IllegalAction):
        table.do("bank")


@rule("spy")
def test_spies_steal_nothing_where_there_is_nothing_and_not_from_themselves() -> None:
    """Rulebook p.12: with no token about, the power does nothing."""
    table = position({"spy": 1, "tokens": 3}, {}, {})
    assert table.offered() == ["end"]
    for target in range(3):
        with pytest.raises(IllegalAction):
            table.do(f"steal {target}")


@rule("barbarians", "events")
@pytest.mark.parametrize("targets", [(1, 1), (1, 2)])
def test_two_barbarians_hit_one_player_twice_or_two_once(targets: tuple[int, int]) -> None:
    """Rulebook p.19."""
    table = position({"order": {"barbarians": 2}}, {"merchant": 2}, {"merchant": 2}).do("reveal")
    table.do(*(f"destroy {target} merchant" for target in targets))
    left = [table.seat(seat).get("tableau", {}).get("merchant", 0) for seat in (1, 2)]
    assert left == [2 - targets.count(1), 2 - targets.count(2)]
    assert table.offered() == ["end"]


@rule("lobbying", "events")
def test_two_lobbying_are_two_swaps() -> None:
    """Rulebook p.19: as many swaps as cards, also between others."""
    table = position({"merchant": 1, "order": {"lobbying": 2}}, {"banker": 1}, {"priest": 1}).do("reveal")
    table.do("lobby 1 banker", "swap 2 priest", "lobby 0 merchant", "swap 1 priest")
    assert table.offered("lobby") == []
    tableaux = [table.seat(seat)["tableau"] for seat in range(3)]
    assert tableaux == [{"priest": 1, "lobbying": 2}, {"merchant": 1}, {"banker": 1}]


@rule("guardian", "omniscient")
def test_the_omniscient_guards_one_of_three_with_two_guardians_each() -> None:
    """Rulebook p.6, p.12: at the expense of the others."""
    guards = {"guardian": 2}
    table = position(guards, {**guards, "omniscient": 1}, guards, pending={"barbarians": 1})
    assert table.offered("destroy") == ["destroy 2 guardian"]


@rule("guardian", "omniscient")
def test_the_omniscient_guards_one_of_two_with_three_guardians_each() -> None:
    """Rulebook p.18."""
    table = position({"guardian": 3}, {"guardian": 3, "omniscient": 1}, pending={"barbarians": 1})
    assert table.holder(cards.GUARDIAN) == 1
    assert table.offered() == ["waive barbarians"]


@rule("guardian", "r21")
def test_barbarians_look_at_the_guardians_again_for_each_card() -> None:
    """The first takes a Guardian of the second player; then the third has the majority and is safe."""
    table = position({}, {"guardian": 2}, {"guardian": 2}, pending={"barbarians": 2})
    assert table.offered("destroy") == ["destroy 1 guardian", "destroy 2 guardian"]
    assert table.do("destroy 1 guardian").offered("destroy") == ["destroy 1 guardian"]


@rule("lobby-proof", "omniscient")
def test_the_omniscient_makes_a_tied_spy_protect() -> None:
    table = position({"merchant": 1}, {"spy": 1, "omniscient": 1}, {"spy": 1}, pending={"lobbying": 1})
    assert table.offered("lobby") == ["lobby 0 merchant", "lobby 2 spy"]


@rule("lobby-proof")
def test_a_protected_player_is_no_second_half_of_a_swap_either() -> None:
    table = position({"merchant": 1}, {"spy": 1}, {"banker": 1}, pending={"lobbying": 1}).do("lobby 0 merchant")
    assert table.offered() == ["swap 2 banker"]
    with pytest.raises(IllegalAction):
        table.do("swap 1 spy")


@rule("lobby-proof")
def test_ones_own_spies_revealed_with_lobbying_bind_at_once() -> None:
    """Spy and Lobbying in one order: the Spy lies in front when the Lobbying is carried out."""
    table = position({"merchant": 1, "order": {"spy": 1, "lobbying": 1}}, {"banker": 1}, ship_owner=0)
    assert table.do("reveal").offered() == ["waive lobbying"]


@rule("events-stay", "r11", "waive")
def test_an_event_without_an_effect_stays_in_front() -> None:
    table = position({"order": {"barbarians": 1, "lobbying": 1}}, {}, ship_owner=0)
    table.do("reveal", "waive barbarians", "waive lobbying", "end")
    assert table.seat(0)["tableau"] == {"barbarians": 1, "lobbying": 1}


@rule("r22")
def test_a_priest_may_destroy_an_old_event_before_the_reveal() -> None:
    table = position({"priest": 1, "barbarians": 1, "order": {"priest": 1}}, {}).do("forgive barbarians", "reveal")
    assert table.seat(0)["tableau"] == {"priest": 2}


@rule("priest", "r26")
def test_a_destroyed_event_is_back_among_the_cards_to_deal() -> None:
    table = position({"priest": 1, "lobbying": 4}, {})
    assert table.pool[cards.LOBBYING] == 0
    assert table.do("forgive lobbying").gone[cards.LOBBYING] == 1


@rule("lobbying", "r11")
def test_no_swap_where_only_one_player_has_characters() -> None:
    table = position({"merchant": 2}, {"barbarians": 1}, {}, pending={"lobbying": 1})
    assert table.offered() == ["waive lobbying"]
    with pytest.raises(IllegalAction):
        table.do("lobby 0 merchant")


@rule("lobbying")
def test_a_swap_is_of_two_players_and_forgotten_when_made() -> None:
    table = position({"merchant": 1, "spy": 1, "guardian": 1}, {"banker": 1}, pending={"lobbying": 1})
    table.do("lobby 0 merchant")
    with pytest.raises(IllegalAction):
        table.do("swap 0 spy")
    assert KORYO.view(table.state, 1)["swap"] == {"target": 0, "kind": "merchant"}
    assert KORYO.view(table.do("swap 1 banker").state, 1)["swap"] is None


@rule("events", "reveal")
@pytest.mark.parametrize("words", ["destroy 1 merchant", "lobby 1 merchant", "waive barbarians", "waive lobbying"])
def test_an_event_has_no_effect_unless_it_was_revealed(words: str) -> None:
    """Neither one still face down, nor one of an earlier season."""
    mine = {"banker": 1, "barbarians": 1, "lobbying": 1}
    for table in (
        position({**mine, "order": {"barbarians": 1, "lobbying": 1}}, {"merchant": 1}, ship_owner=0),
        position(mine, {"merchant": 1}),
    ):
        with pytest.raises(IllegalAction):
            table.do(words)


@rule("events", "reveal")
@pytest.mark.parametrize(
    ("table", "words"),
    [
        (position({}, {"spy": 1}, pending={"barbarians": 1}), "end"),
        (position({}, {"spy": 1}, pending={"lobbying": 1}), "end"),
        (position({"order": {"spy": 1}}, {}), "end"),
        (position({"order": {"spy": 1}}, {}).do("reveal"), "reveal"),
        (position({"hand": {"spy": 1}}, {"hand": {"spy": 1}}), "pass"),
    ],
)
def test_nothing_is_left_out_and_nothing_done_twice(table: Table, words: str) -> None:
    before = KORYO.to_json(table.state)
    with pytest.raises(IllegalAction):
        table.do(words)
    assert KORYO.to_json(table.state) == before


# --- the end of the season ---


@rule("limit", "senator")
def test_two_senators_and_four_merchants_fit_in_season_two() -> None:
    """Limit 4 and two more: nothing is discarded. With the Senators tied, two cards must go."""
    seats = ({"senator": 1, "merchant": 5}, {"senator": 1})
    tied = position(*seats, round=2, player=1).do("end")
    assert (tied.current_player(), int(tied.excess(0))) == (0, 2)
    table = position({"senator": 2, "merchant": 4}, {}, round=2, player=1, chance=SeededChance(1)).do("end")
    assert table.seat(0)["tableau"] == {"senator": 2, "merchant": 4}


@rule("events-kept", "r24")
def test_five_barbarians_in_season_one_all_stay() -> None:
    """Placed, revealed and waived: five cards where three are allowed, and none of them may go."""
    table = position(
        {"hand": {"barbarians": 5}}, {"hand": {"spy": 1}}, chance=SeededChance(1), options={"empty_orders": True}
    )
    table.do("play barbarians 5", "play spy 1", "reveal")
    table.do(*["waive barbarians"] * 5, "end", "reveal", "end")
    assert int(table.round) == 2
    assert table.seat(0)["tableau"] == {"barbarians": 5}


@rule("limit", "r23")
def test_events_count_and_characters_make_room_for_them() -> None:
    """Season 1: two events and three characters are two cards too many, and both are characters."""
    table = position({"lobbying": 2, "merchant": 2, "spy": 1}, {}, player=1, chance=SeededChance(1)).do("end")
    assert table.offered() == ["discard spy", "discard merchant"]
    table.do("discard merchant", "discard merchant")
    assert table.seat(0)["tableau"] == {"spy": 1, "lobbying": 2}
    assert int(table.round) == 2


@rule("limit")
def test_the_eighth_season_ends_with_the_limit_too() -> None:
    table = position({"merchant": 9, "banker": 2}, {}, round=8, player=1).do("end")
    assert (table.current_player(), table.is_terminal()) == (0, False)
    assert table.do("discard banker").is_terminal()
    assert table.scores() == [15, 0]


# --- the end ---


@rule("scoring", "omniscient")
@pytest.mark.parametrize(
    ("seats", "points"),
    [
        (({"merchant": 3}, {"merchant": 3, "omniscient": 1}), [0, 1]),
        (({"merchant": 2}, {"merchant": 3, "omniscient": 1}, {"merchant": 4}), [0, 1, 9]),
        (({"spy": 1}, {"spy": 1}), [0, 0]),
    ],
)
def test_ties_score_nothing_whoever_has_the_omniscient(seats: tuple[dict[str, int], ...], points: list[int]) -> None:
    assert position(*seats).scores() == points


@rule("scoring", "scoring-events", "scoring-tokens", "winner")
def test_a_score_sheet_counted_by_hand() -> None:
    """Merchants 9, Guardians 7, Senators 3 and two tokens less three events: 18; the Banker's 6, and one event: 5."""
    table = position(
        {"merchant": 4, "guardian": 2, "senator": 1, "barbarians": 2, "lobbying": 1, "tokens": 2, "broadcaster": 2},
        {"merchant": 3, "banker": 1, "broadcaster": 2, "barbarians": 1},
        phase="over",
        round=8,
    )
    assert table.scores() == [18, 5]
    lines = {line.key: line.points for line in KORYO.sheet(table.state)}
    assert lines["merchant"] == (9, 0) and lines["broadcaster"] == (0, 0)
    assert (lines["barbarians"], lines["lobbying"], lines["tokens"]) == ((-2, -1), (-1, 0), (2, 0))
    assert KORYO.ending(table.state) == "win"


@rule("winner")
def test_totals_may_be_negative_and_the_least_negative_wins() -> None:
    table = position({"barbarians": 3, "lobbying": 1}, {"barbarians": 1}, phase="over", round=8)
    assert (table.scores(), table.returns()) == ([-4, -1], [-1.0, 1.0])


# --- what may be seen, and taken back ---


def seen_by_all(table: Table) -> list[object]:
    """Return the views of the second seat, the next to order, and of a spectator."""
    state = table.state
    told = [event for event in state.events if event.visible_to(1)]
    views = [KORYO.view(state, 1), KORYO.view(state, None)]
    return [told, views, KORYO.prompt(state), KORYO.encode(state, 1)]


@rule("r8")
def test_a_sealed_order_looks_the_same_whatever_it_holds() -> None:
    """One card, three or none: everyone else is told the same until the last order lies there."""
    looks = []
    for words in ("play banker 1", "play banker 3", "pair spy banker", "pass"):
        table = position(
            {"ship-owner": 1, "hand": {"banker": 3, "spy": 1}},
            {"hand": {"merchant": 2}},
            {"hand": {"merchant": 2}},
            options={"sealed_orders": True, "empty_orders": True},
        )
        table.state.events = []
        looks.append(seen_by_all(table.do(words)))
    assert all(look == looks[0] for look in looks)


@rule("r8")
def test_orders_that_are_not_sealed_show_their_size_only() -> None:
    """The size for all to see, the kind for no one else."""
    looks = []
    for words in ("play banker 2", "play spy 2", "play banker 1"):
        table = position({"hand": {"banker": 2, "spy": 2}}, {"hand": {"merchant": 2}})
        table.state.events = []
        looks.append(seen_by_all(table.do(words)))
    assert looks[0] == looks[1] != looks[2]


@rule("unplayed", "deal")
def test_hands_and_what_was_not_placed_are_told_to_their_owner_only() -> None:
    match = Match.start(KORYO, 3, chance=SeededChance(8))
    for seat in (0, 1, 2, None):
        told = [event.args["seat"] for event in match.opening if event.key == "hand" and event.visible_to(seat)]
        assert told == ([] if seat is None else [seat])
    match.act(int(match.state.legal_actions()[0]))
    seat = match.record.entries[0].seat
    own = KORYO.view(match.state, seat)["me"]
    assert own is not None and total(own["unplayed"]) + total(own["order"]) == 10
    for other in range(3):
        seen = KORYO.view(match.state, other)
        assert all("unplayed" not in player for player in seen["players"])
        assert seen["players"][seat]["tableau"] == {}


@rule("reveal", "orders")
def test_undo_stops_at_an_order_and_at_its_reveal_but_not_at_a_power() -> None:
    data = {"seats": [{"tableau": {"banker": 1}, "order": {"spy": 1}}, {"tokens": 1, "order": {"merchant": 1}}]}
    match = Match.start(KORYO, 2, chance=SeededChance(1))
    match.record.position = data
    match.record.setup = []
    match = Match.resume(match.record, SeededChance(1))
    match.act(verbs.BANK.first)
    assert match.free_undo(0) == 1
    match.act(verbs.REVEAL.first)
    assert match.free_undo(0) == 0
    match.act(verbs.STEAL.of(1))
    assert match.free_undo(0) == 1
    match.act(verbs.END.first)
    assert match.free_undo(0) == match.free_undo(1) == 0


@rule("lobbying")
def test_a_swap_half_made_can_be_taken_back() -> None:
    seats = [{"tableau": {"banker": 1, "lobbying": 1}}, {"tableau": {"spy": 1, "guardian": 1}}]
    match = Match.start(KORYO, 2, chance=SeededChance(1))
    match.record.position = {"seats": seats, "phase": "effects", "pending": {"lobbying": 1}}
    match.record.setup = []
    match = Match.resume(match.record, SeededChance(1))
    before = KORYO.hash(match.state)
    match.act(KORYO.actions.parse("lobby 0 banker"))
    assert match.free_undo(0) == 1 and match.undo() == 1
    assert KORYO.hash(match.state) == before
