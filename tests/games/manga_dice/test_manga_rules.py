"""The rules of Manga Dice, in the order of the guide: setup, the round, cleaning up, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotheque import BadInput, ChanceError, IllegalAction, ScriptedChance, SeededChance
from ludotheque.games.manga_dice.codes import LEFT_OUT
from ludotheque.games.manga_dice.components import load as load_cards
from tests.games.manga_dice.conftest import MANGA, Table, position, seat

rule = pytest.mark.rule
LEAD = "e23 e25 e26"
"""Fifteen points."""
RIVAL = "e11 e17 e19 e20 e24"
"""Fifteen other points."""
THIRD = "e12 e13 e14 e18 e21 e22"
"""Fifteen more, with three players or more."""


def new(players: int, seed: int = 1, **options: Any) -> Table:
    return Table(MANGA.start(players, options, chance=SeededChance(seed)))


def in_game(table: Table) -> tuple[int, int, int]:
    """Count the cards of each kind that the game is played with."""
    return tuple(sum(place != -4 for place in cards) for cards in (table.experience, table.skill, table.assist))


# --- setup ---


@rule("setup")
def test_setup_lays_three_of_each_kind_and_deals_two_assists() -> None:
    view = new(4).view()
    assert (len(view["experience"]), len(view["skills"])) == (3, 3)
    assert view["decks"] == {"experience": 23, "skill": 35, "assist": 12}
    assert [player["hand"] for player in view["players"]] == [2] * 4


@rule("setup", "dice")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_two_white_dice_and_there_are_three_green_for_each(players: int) -> None:
    view = new(players).view()
    assert [sum(player["unused"].values()) for player in view["players"]] == [2] * players
    assert sum(view["pool"].values()) == 3 * players


@rule("setup")
@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        new(players)


@rule("r25", "setup")
def test_the_start_player_is_chosen_at_random() -> None:
    for start in range(3):
        with ScriptedChance([0] * 12 + [start] + [0] * 15) as script:
            assert MANGA.start(3, chance=script).start == start


@rule("left-out")
@pytest.mark.parametrize(("players", "cards"), [(2, (19, 34, 20)), (3, (26, 38, 20)), (4, (26, 38, 20))])
def test_two_players_do_without_seven_experience_cards_and_four_skills(
    players: int, cards: tuple[int, int, int]
) -> None:
    assert in_game(new(players)) == cards


@rule("first-game")
@pytest.mark.parametrize(("players", "cards"), [(2, (18, 29, 16)), (4, (25, 33, 16))])
def test_the_first_game_does_without_the_cards_for_experts(players: int, cards: tuple[int, int, int]) -> None:
    assert in_game(new(players, first_game=True)) == cards


@rule("unfair")
def test_without_the_unfair_cards_two_stay_out() -> None:
    table = new(3, without_unfair=True)
    assert in_game(table) == (25, 38, 19)
    assert (table.experience[0], table.assist[19]) == (-4, -4)


@rule("left-out", "first-game", "unfair")
def test_what_is_left_out_for_several_reasons_is_left_out_together() -> None:
    def left_out(players: int, **options: bool) -> set[tuple[str, int]]:
        table = new(players, **options)
        decks = {"experience": table.experience, "skill": table.skill, "assist": table.assist}
        return {(name, number) for name, deck in decks.items() for number, at in enumerate(deck) if at == LEFT_OUT}

    reasons = (left_out(2), left_out(3, first_game=True), left_out(3, without_unfair=True))
    assert left_out(2, first_game=True, without_unfair=True) == set.union(*reasons)


@rule("r23")
def test_the_card_for_ten_alike_is_the_anime_series() -> None:
    winning = [(face.name, face.cost) for face in load_cards("").faces if face.win]
    assert winning == [("Anime Series Announced!", "X*10")]


@rule("r24")
def test_the_editor_in_chief_borrows() -> None:
    assert [face.name for face in load_cards("").faces if face.ability == "BORROW"] == ["Editor-in-chief"]


@rule("rulings")
def test_every_ruling_is_numbered_once() -> None:
    numbers = re.findall(r'<a id="r(\d+)"></a>\*\*R(\d+)\*\*', MANGA.guide("en"))
    assert numbers == [(str(number), str(number)) for number in range(1, 32)]


# --- the dice phase ---


@rule("dice-phase")
def test_white_and_green_dice_show_what_was_rolled() -> None:
    """Two players: eleven values for the cards and the start player, then 1 2 and 3 4, then the green dice."""
    table = Table(MANGA.start(2, chance=ScriptedChance([0] * 11 + [0, 1, 2, 3] + [5, 5, 5, 0, 0, 4])))
    assert (table.dice(0), table.dice(1)) == ("w1 w2", "w3 w4")
    assert table.view()["pool"] == {"green1": 2, "green5": 1, "green6": 3}


@rule("dice-phase", "red-dice")
def test_red_dice_show_their_printed_values_from_the_first() -> None:
    table = position(seat("g1", "s15 s21", "w1 w1"), "", chance=[0, 1, 1, 1, 1] + [0] * 6).do("spend 1")
    assert table.dice() == "w2 w2 r3 r6"


@rule("draft")
def test_an_equal_die_is_one_choice_and_keeps_its_value() -> None:
    table = position("", "", pool={"2": 2, "5": 1}, player=1)
    assert table.offered() == ["draft 2", "draft 5"]
    assert table.do("draft 5").dice(1) == "g5"


@rule("draft", "r16")
def test_drafting_goes_to_the_right_beginning_beside_the_start_player() -> None:
    """Three players, start player 0: 2, 1, 0 three times, and then 0 has the first turn."""
    table = Table(MANGA.start(3, chance=ScriptedChance([0] * 28)))
    order = []
    while table.phase == "draft":
        order.append(int(table.current_player()))
        table.do("draft 1")
    assert order == [2, 1, 0] * 3
    assert table.current_player() == 0


@rule("turn", "r16")
def test_turns_go_to_the_left() -> None:
    table = position("g1 g1", "g1 g1", "g1 g1", start=1, chance=SeededChance(1))
    order = []
    for _ in range(4):
        order.append(int(table.current_player()))
        table.do("spend 1")
    assert order == [1, 2, 0, 1]


# --- a turn ---


@rule("turn", "turns-end")
def test_who_has_no_green_die_left_is_passed_over() -> None:
    table = position("g1 g1", "w6", "g1", chance=[0, 0]).do("spend 1")
    assert table.current_player() == 2
    assert table.do("spend 1").current_player() == 0


@rule("turns-end")
def test_the_phase_is_over_when_no_green_die_is_left() -> None:
    table = position("g1 w1 w1", "w1 w1", chance=SeededChance(1))
    assert (table.round, table.phase) == (1, "turn")
    assert (table.do("spend 1").round, table.phase) == (2, "draft")


@rule("turns-end")
def test_who_alone_has_green_dice_goes_on() -> None:
    table = position("g1 g1", "w1", chance=[0]).do("spend 1")
    assert (table.current_player(), table.round, table.dice()) == (0, 1, "g1")


@rule("r2", "turns-end")
def test_a_turn_cannot_be_passed() -> None:
    assert position("g4 w1").offered() == ["turn-up experience", "turn-up skill", "spend 4"]


@rule("reveal")
def test_the_top_card_of_one_deck_may_be_turned_up() -> None:
    table = position("g1", chance=[1]).do("turn-up experience")
    assert [card["id"] for card in table.view()["experience"]] == ["e02"]
    assert table.offered("turn-up") == []
    with pytest.raises(IllegalAction):
        table.do("turn-up skill")


@rule("reveal")
def test_turning_up_comes_first() -> None:
    assert position(seat("g1", "s33")).use("s33", "g1").offered("turn-up") == []


@rule("r15", "reveal")
def test_from_an_empty_deck_nothing_is_turned_up() -> None:
    every = " ".join(f"e{number:02}" for number in range(1, 27) if number not in (3, 8, 10, 12, 16, 18, 22))
    table = position("g1", row=every)
    assert table.offered("turn-up") == ["turn-up skill"]
    with pytest.raises(IllegalAction):
        table.do("turn-up experience")


@rule("r19")
def test_a_card_just_turned_up_can_be_taken() -> None:
    table = position("g1", chance=[0]).do("turn-up skill").pay("s01", "g1")
    assert table.cards() == "s01"


@rule("take-card")
def test_the_dice_paid_go_to_used_and_experience_counts_at_once() -> None:
    table = position("w3 w6 g3 g4", row="e02").pay("e02", "w3 g3")
    assert (table.dice(), table.used(), list(table.scores())) == ("w6 g4", "w3 g3", [1, 0])


@rule("take-card", "dice")
def test_a_payment_needs_a_green_die() -> None:
    table = position("w3 w3 g5", row="e02").do("take e02", "pick white 3", "pick white 3")
    assert table.offered() == ["pick green 5"]


@rule("take-card")
def test_a_skill_is_ready_from_the_next_action_phase_on() -> None:
    table = position("g1 g1", "g1 g1", row="s24", chance=SeededChance(1)).pay("s24", "g1").do("spend 1")
    assert (table.view()["players"][0]["states"], table.offered("use s24")) == ({"s24": "fresh"}, [])
    table.do("spend 1", "spend 1")
    assert table.view()["players"][0]["states"] == {"s24": "ready"}


@rule("r20")
def test_after_taking_a_card_the_turn_is_over() -> None:
    table = position("g1 g1", row="s01 s11").pay("s01", "g1")
    assert table.current_player() == 1


@rule("abilities")
def test_one_skill_and_one_assist_a_turn_in_either_order() -> None:
    for first, second in (("s24", "a14"), ("a14", "s24")):
        table = position(seat("g1 w1", "s24 s27 a14 a18")).use(first, "w1").use(second, "g1")
        assert table.offered("use") == []


@rule("abilities")
def test_a_skill_works_once_in_an_action_phase() -> None:
    table = position(seat("g1 g1", "s24"), chance=[0, 0]).use("s24", "g1").do("spend 1", "spend 1")
    assert (table.current_player(), table.offered("use s24")) == (0, [])


@rule("abilities", "cleanup")
def test_a_used_skill_is_ready_again_in_the_next_round() -> None:
    table = position(seat("g1 w1 w1", tired="s24"), "w1 w1", chance=SeededChance(1)).do("spend 1")
    assert table.view()["players"][0]["states"] == {"s24": "ready"}


@rule("abilities")
def test_an_assist_is_played_once() -> None:
    table = position(seat("g1", "a14")).use("a14", "g1")
    assert (table.cards(), [card["id"] for card in table.view()["discarded"]]) == ("", ["a14"])


@rule("abilities")
def test_an_assist_just_drawn_waits_for_the_next_turn() -> None:
    table = position("g1 g1", "g1", chance=[7, 0]).do("spend 1")
    assert (table.cards(), table.current_player()) == ("a08", 1)
    assert table.do("spend 1").offered("use") == ["use a08"]


@rule("r3")
def test_abilities_may_be_used_though_a_card_could_be_paid_for() -> None:
    table = position(seat("g1 w1", "s24"), row="e02")
    assert {"use s24", "take e02"} <= set(table.offered())


@rule("r4")
def test_after_an_ability_an_assist_may_be_drawn() -> None:
    table = position(seat("g1", "s24"), row="s01").use("s24", "g1")
    assert table.offered("spend") == ["spend 2"]


@rule("draw-assist")
def test_any_green_die_buys_an_assist() -> None:
    table = position("g2 g5 w6", chance=[0])
    assert table.offered("spend") == ["spend 2", "spend 5"]
    assert (table.do("spend 5").used(), table.cards()) == ("g5", "a01")


@rule("draw-assist")
def test_an_empty_deck_is_made_anew_of_the_assists_played() -> None:
    """Three hold five, the fifteen others have been played."""
    played = [f"a{number:02}" for number in range(6, 21)]
    hands = [seat("g1", "a01"), seat("g1", "a02 a03"), seat("", "a04 a05")]
    table = position(*hands, discarded=played, chance=[14]).do("spend 1")
    assert (table.cards(), table.view()["decks"]["assist"]) == ("a01 a20", 14)


@rule("hand-limit", "r17")
def test_the_fourth_assist_is_drawn_before_one_is_discarded() -> None:
    table = position(seat("g1", "a01 a02 a03"), chance=[0]).do("spend 1")
    assert table.offered() == ["discard a01", "discard a02", "discard a03", "discard a04"]


@rule("hand-limit")
def test_after_discarding_there_are_three_and_the_next_player_goes_on() -> None:
    table = position(seat("g1", "a01 a02 a03"), chance=[0]).do("spend 1", "discard a04")
    assert (table.cards(), table.current_player()) == ("a01 a02 a03", 1)


@rule("hand-limit")
def test_three_assists_may_be_kept() -> None:
    table = position(seat("g1", "a01 a02"), chance=[0]).do("spend 1")
    assert (table.cards(), table.current_player()) == ("a01 a02 a03", 1)


@rule("r22")
def test_only_the_assists_in_other_hands_are_hidden() -> None:
    table = position(seat("g1 w4", "e02 s01 a07"), seat("g1", "a09"))
    assert ([card["id"] for card in table.view(0)["hand"]], table.view(0)["players"][1]["hand"]) == (["a07"], 1)
    assert "a09" not in str(table.view(0)) and table.view()["hand"] is None
    assert table.view(1)["players"][0]["unused"] == {"white4": 1, "green1": 1}


@rule("r22")
def test_a_lone_action_is_not_played_at_once_while_assists_are_hidden() -> None:
    """The pace would tell that none of them can be used now."""
    hidden = position(seat("g6", "a14"), flags=["revealed"])
    assert (hidden.offered(), hidden.state.openly_forced()) == (["spend 6"], False)
    for cards, flags in (("", ["revealed"]), ("a14", ["revealed", "assist_used"])):
        table = position(seat("g6", cards), flags=flags)
        assert (table.offered(), table.state.openly_forced()) == (["spend 6"], True)


@rule("r22")
def test_only_turns_and_tie_breaks_depend_on_the_assists_in_the_hand() -> None:
    assert not tie(5, 6, 1, 1, mine="a14").state.openly_forced()
    paying = position(seat("w3 g3", "a14"), row="e02", flags=["revealed"]).do("take e02")
    assert paying.state.openly_forced()


@rule("draw-assist")
def test_only_green_dice_buy_an_assist() -> None:
    assert position(seat("w1 g6 r1 y1"), flags=["revealed"]).offered() == ["spend 6"]


@rule("r22")
def test_another_world_has_other_hands_but_the_same_own() -> None:
    table = position(seat("g1", "a07"), seat("g1", "a09 a10"), discarded=["a01"])
    worlds = [Table(table.state.resample(0, SeededChance(seed))) for seed in range(30)]
    assert {world.cards(0) for world in worlds} == {"a07"}
    assert len({world.cards(1) for world in worlds}) > 5
    assert not any("a01" in world.cards(1) or "a07" in world.cards(1) for world in worlds)


# --- cleaning up ---


@rule("cleanup", "yellow-dice")
def test_yellow_dice_go_back() -> None:
    table = position(seat("g1 w1 y2 y3", used="w1 y4"), "w1 w1", chance=SeededChance(1))
    assert (table.yellows, table.do("spend 1").yellows) == (2, 5)
    assert "y" not in table.dice()


@rule("cleanup", "borrow")
def test_borrowed_dice_go_home() -> None:
    table = position(seat("g1 w1 w1", "a20"), seat("", "s21", "w4 w5 r6"), chance=SeededChance(1))
    table.do("use a20", "borrow 1", "spend 1")
    table.audit()
    assert [re.sub(r"\d", "", table.dice(number)) for number in (0, 1)] == ["w w", "w w r"]


@rule("r21", "cleanup")
def test_a_changed_red_die_shows_its_printed_value_again() -> None:
    table = position(seat("g1 w1 w1 r3", "s15 s29"), "w1 w1", chance=SeededChance(1)).use("s29", "r3")
    assert "r6" in table.dice()
    assert table.do("spend 1").dice().endswith("r3")


@rule("white-dice", "r13", "cleanup")
def test_new_white_dice_are_rolled_in_the_next_dice_phase() -> None:
    table = position("g3 w3 w3", "w1 w1", row="s09", chance=[5, 4, 3, 2, 1, 1] + [0] * 6)
    table.pay("s09", "g3 w3 w3")
    assert (table.dice(), table.dice(1)) == ("w3 w4 w5 w6", "w2 w2")


@rule("white-dice", "r14")
def test_white_dice_are_given_once() -> None:
    table = position(seat("g1 w3 w3 w3 w3", "s09"), "w1 w1", chance=SeededChance(1)).do("spend 1")
    assert table.view()["players"][0]["whites"] == 4


@rule("white-dice", "r14")
def test_all_white_dice_there_are_can_be_had_by_one_player() -> None:
    """Twelve from skills and two to begin with."""
    skills = "s01 s02 s03 s04 s05 s06 s07 s08 s09 s10"
    table = position(seat("g1", fresh=skills), "", "", chance=SeededChance(1)).do("spend 1")
    assert table.view()["players"][0]["whites"] == 14


@rule("red-dice", "r14")
def test_a_new_red_die_comes_with_the_next_round() -> None:
    table = position("g1 w1 w1", "w1 w1", row="s11", chance=SeededChance(1)).pay("s11", "g1")
    assert table.dice().endswith("r1")


@rule("cleanup", "r16")
def test_the_start_players_card_goes_to_the_right() -> None:
    for start, following in ((0, 2), (2, 1), (1, 0)):
        seats = ["g1" if number == start else "" for number in range(3)]
        assert position(*seats, start=start, chance=SeededChance(1)).do("spend 1").start == following


@rule("dice")
def test_dice_are_rolled_once_a_round() -> None:
    """A turn that uses no ability asks chance for nothing but the card."""
    with ScriptedChance([0, 0]) as script:
        table = position("g1 g1 w4", "g2 g2", chance=script).do("spend 1", "spend 2")
    assert table.dice() == "w4 g1"


# --- the end ---


def last_turn(*seats: dict[str, Any], chance: Any = None, **fields: Any) -> Table:
    """Return a position in which the first seat spends the last green die of the round."""
    return position(*seats, chance=chance or SeededChance(1), **fields).do("spend 1")


@rule("aim", "end")
def test_the_most_points_win() -> None:
    table = last_turn(seat("g1", RIVAL), seat("", LEAD + " e02"))
    assert (list(table.scores()), table.winner, list(table.returns())) == ([15, 16], 1, [-1.0, 1.0])


@rule("end", "r1")
def test_fifteen_points_end_the_game_and_fourteen_do_not() -> None:
    assert last_turn(seat("g1", LEAD), seat("")).is_terminal()
    assert not last_turn(seat("g1", "e25 e26 e17"), seat("")).is_terminal()


@rule("aim", "end")
def test_the_round_is_played_out() -> None:
    table = position(seat("w3 g3", "e17 e25 e26"), "g1", row="e02", chance=SeededChance(1)).pay("e02", "w3 g3")
    assert (list(table.scores()), table.phase) == ([15, 0], "turn")
    assert table.do("spend 1").winner == 0


@rule("ten-alike")
def test_ten_alike_win_at_once() -> None:
    table = position("w4 " * 9 + "g4 g1", seat("g1", LEAD), row="e01").pay("e01", "w4 " * 9 + "g4")
    assert (table.is_terminal(), table.winner, table.returns()[0]) == (True, 0, 1.0)
    assert MANGA.ending(table.state) == "ten-alike"


def tie(*values: int, mine: str = "", theirs: str = "", **fields: Any) -> Table:
    """Fifteen each; the script is the card drawn last, then the tie-break's rolls of 1 to 6."""
    script = [0, *(value - 1 for value in values)]
    seats = seat("g1", f"{LEAD} {mine}"), seat("", f"{RIVAL} {theirs}")
    return last_turn(*seats, chance=ScriptedChance(script), **fields)


@rule("tie-break")
def test_the_larger_group_wins() -> None:
    table = tie(5, 6, 1, 1)
    assert (table.phase, table.current_player(), table.dice(), table.dice(1)) == ("tie", 0, "w5 w6", "w1 w1")
    assert table.do("done", "done").winner == 1


@rule("tie-break")
def test_a_pair_of_ones_beside_a_six_is_better_than_a_five_and_a_six() -> None:
    assert tie(1, 1, 6, 5, 6, mine="s21").do("done", "done").winner == 0


@rule("tie-break")
def test_of_groups_of_one_size_the_higher_value_wins() -> None:
    assert tie(5, 5, 4, 4).do("done", "done").winner == 0
    assert tie(5, 1, 6, 1).do("done", "done").winner == 1


@rule("tie-break")
def test_each_may_use_a_skill_and_an_assist() -> None:
    table = tie(2, 5, 3, 3, mine="s29 a14", theirs="a08")
    table.use("s29", "w2").use("a14", "w5").do("done")
    assert (table.dice(), table.offered()) == ("w5 w6", ["use a08", "done"])


@rule("tie-break", "r26")
def test_a_skill_used_in_the_last_round_is_ready_in_the_tie_break() -> None:
    table = last_turn(seat("g1", LEAD, tired="s29"), seat("", RIVAL), chance=[0, 1, 4, 2, 2])
    assert table.use("s29", "w2").dice() == "w5 w5"


@rule("tie-break", "r26")
def test_all_dice_are_rolled_but_the_green_ones() -> None:
    table = tie(3, 4, 1, 1, 6, 6, mine="s15 s16")
    assert (table.dice(), table.do("done", "done").winner) == ("w3 w4 r1 r1", 1)


@rule("r26")
def test_red_dice_show_their_printed_values_where_they_are_fixed() -> None:
    table = tie(3, 4, 6, 6, mine="s15 s16", options={"red_fixed_in_tie": True})
    assert (table.dice(), table.do("done", "done").winner) == ("w3 w4 r3 r3", 0)


@rule("r26")
def test_cards_are_used_clockwise_from_the_start_player() -> None:
    seats = [seat("", RIVAL), seat("g1", LEAD), seat("")]
    table = position(*seats, start=1, chance=SeededChance(1)).do("spend 1")
    assert table.current_player() == 1
    assert table.do("done").current_player() == 0


@rule("r26", "tie-break")
def test_alike_in_size_and_value_they_roll_again_with_skills_ready_and_assists_gone() -> None:
    table = tie(2, 5, 6, 5, 1, 1, 2, 2, mine="s24 a14").use("s24", "w5").use("a14", "w2")
    assert table.dice() == "w5 w6"
    table.do("done", "done")
    assert (table.rolls, table.dice(), table.dice(1)) == (2, "w1 w1", "w2 w2")
    assert table.offered("use") == ["use s24", "use a01"]


@rule("r26")
def test_after_the_third_roll_they_share_the_victory() -> None:
    table = tie(*[1, 2] * 6).do(*["done"] * 5)
    assert not table.is_terminal()
    table.do("done")
    assert (table.winner, list(table.returns()), MANGA.ending(table.state)) == (-1, [0.0, 0.0], "shared")


@rule("r26")
def test_who_has_less_is_out_of_the_next_roll() -> None:
    seats = [seat("g1", LEAD), seat("", RIVAL), seat("", THIRD)]
    rolls = [6, 6, 5, 5, 6, 6, 1, 2, 3, 4]
    table = position(*seats, chance=[0, *(value - 1 for value in rolls)]).do("spend 1", "done", "done", "done")
    assert (table.view()["tied"], table.dice(0), table.dice(1), table.dice(2)) == ([0, 2], "w1 w2", "", "w3 w4")
    assert table.do("done", "done").winner == 2


@rule("r31", "r13", "cleanup")
def test_what_was_taken_in_the_last_round_counts_in_the_tie_break() -> None:
    """A skill that gives a white die and one that adds, both fresh."""
    rolls = [0, 1, 1, 1, 2, 2]
    table = last_turn(seat("g1", LEAD, fresh="s01 s29"), seat("", RIVAL), chance=rolls)
    assert (table.dice(), table.offered("use")) == ("w2 w2 w2", ["use s29", "use a01"])
    assert table.do("done", "done").winner == 0


@rule("tie-break", "r26")
def test_a_tie_may_be_broken_by_the_second_roll() -> None:
    table = tie(1, 2, 1, 2, 3, 3, 5, 6).do(*["done"] * 4)
    assert (table.winner, list(table.returns()), MANGA.ending(table.state)) == (0, [1.0, -1.0], "tie-repeated")


@rule("end")
def test_only_the_leaders_roll_for_a_tie() -> None:
    seats = [seat("g1", LEAD), seat("", RIVAL), seat("", "e18 e21 e22")]
    table = position(*seats, chance=[0, 5, 5, 4, 4]).do("spend 1")
    assert (table.view()["tied"], table.dice(2)) == ([0, 1], "")


@rule("turns-end", "hand-limit")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_keep_their_dice_and_everybody_has_one_to_three_turns(players: int) -> None:
    table = new(players, seed=5)
    choice, turns, seen = SeededChance(9), [0] * players, 1
    while not table.is_terminal() and table.round < 12:
        if table.round > seen:
            assert all(1 <= count <= 3 for count in turns)
            turns, seen = [0] * players, int(table.round)
        actions = table.legal_actions()
        action = MANGA.actions.words(int(actions[int(choice.below(len(actions)))]))
        if table.phase == "turn" and action.split()[0] in ("take", "spend"):
            turns[int(table.current_player())] += 1
        table.do(action)
        table.audit()
    assert seen > 1


def test_a_script_that_is_too_short_is_noticed() -> None:
    with pytest.raises(ChanceError):
        tie(1, 2, 3)


def test_assists_in_hands_are_not_among_the_used_ones_that_became_the_deck() -> None:
    used = [f"a{number:02}" for number in range(6, 21)]
    hands = [seat("g1", "a01"), seat("g1", "a02 a03"), seat("", "a04 a05")]
    table = position(*hands, discarded=used, chance=[14]).do("spend 1")
    for seed in range(30):
        world = table.state.resample(0, SeededChance(seed)).to_json()
        rivals = {card for one in world["seats"][1:] for card in one["cards"] if card[0] == "a"}
        assert rivals == {"a02", "a03", "a04", "a05"}
        assert world["kept"] == dict.fromkeys(["a01", *sorted(rivals)], 1)


def test_an_assist_that_is_used_was_not_kept() -> None:
    table = position(seat("g1 g2", "a01"), seat("g1", "a02"), kept={"a01": 1, "a02": 2}, chance=[])
    assert table.state.to_json()["kept"] == {"a01": 1, "a02": 2}
    forgetting = position(seat("g1 g2", "a01"), seat("g1", "a02"), chance=[])
    assert MANGA.hash(table.state) == MANGA.hash(forgetting.state), "records of before are confirmed"
    table.state.use_up(0)
    assert table.state.to_json()["kept"] == {"a02": 2}
    table.state.audit()
