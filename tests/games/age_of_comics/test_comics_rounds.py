"""The beginning and the end of a round, turns, hiring, developing, ideas."""

from __future__ import annotations

import pytest

from ludotheque import IllegalAction, SeededChance
from ludotheque.games.age_of_comics.tables import earnings
from tests.games.age_of_comics.conftest import COMICS, book, last, new, position, seat, started

rule = pytest.mark.rule
DUO = "w-crime-1 a-crime-3"


# --- beginning ---


@rule("round")
def test_a_round_flips_refills_hypes_raises_and_then_asks_for_turns() -> None:
    one = seat(9, "", "", book("crime-fan", DUO), hyped={"horror-fan": 0})
    table = last(one, seat())
    assert (table.round, table.phase, table.heard("calendar-alone"), table.heard("hype-token")) == (2, "raise", 1, 1)
    assert table.do("done").phase == "place"


@rule("calendar", "t9")
def test_the_calendar_flips_the_orders_of_its_genre_that_are_on_the_map() -> None:
    calendar = {"scifi": 1, "crime": 2, "romance": 3, "superheroes": 3, "western": 4}
    table = last(seat(), seat(), map={"t2_5": "horror", "t3_4": "crime"}, calendar=calendar, round=4)
    shown = {space["id"]: space["order"] for space in table.view()["map"] if space["genre"]}
    assert shown["t2_5"]["id"] == "horror3" and shown["t3_4"] is None


@rule("calendar")
def test_two_genres_in_round_three_and_one_in_the_others() -> None:
    table = started(2)
    while not table.is_terminal():
        table.state.apply_action(table.state.legal_actions()[-1])
    assert [len(genres) for genres in table.view()["calendar"]] == [1, 1, 2, 1, 1]


@rule("shelf")
def test_board_ideas_come_back_to_one_of_each_genre() -> None:
    assert set(last(seat(), seat(), shelf={"crime": 1}).view()["shelf"].values()) == {1}


# --- learning and training (worked examples of p.10) ---


def raising(money: int, team: str, comic: str = "crime-fan", **fields: object):
    return position(seat(money, "", "", book(comic, team), **fields), stack=[{"do": "raising"}])


@rule("learn")
def test_a_value_of_1_learns_beside_a_3_for_a_dollar() -> None:
    table = raising(5, DUO)
    assert table.offered("raise") == ["writer-crime-1"]
    table.do("raise writer-crime-1")
    assert (table.comic("crime-fan")["value"], table.money(0), table.phase) == (5, 4, "place")


@rule("learn")
def test_in_the_next_round_it_learns_again_for_another_dollar() -> None:
    table = raising(5, DUO, raised={"w-crime-1": 1}).do("raise writer-crime-1")
    assert (table.comic("crime-fan")["value"], table.money(0)) == (6, 4)
    assert raising(5, DUO, raised={"w-crime-1": 2}).phase == "place"


@rule("train")
def test_one_specialist_alone_trains_for_2_and_then_for_3() -> None:
    table = raising(5, "w-crime-1 a-horror-2a").do("raise writer-crime-1")
    assert table.money(0) == 3
    table = raising(5, "w-crime-1 a-horror-2a", raised={"w-crime-1": 1}).do("raise writer-crime-1")
    assert (table.money(0), table.comic("crime-fan")["writer"]["value"]) == (2, 3)


@rule("train", "t24")
def test_two_of_value_1_train_together_for_4_then_for_6() -> None:
    both = ("raise writer-crime-1", "raise artist-crime-1")
    assert raising(4, "w-crime-1 a-crime-1").do(*both).money(0) == 0
    table = raising(6, "w-crime-1 a-crime-1", raised={"w-crime-1": 1, "a-crime-1": 1}).do(*both)
    assert (table.money(0), table.comic("crime-fan")["value"]) == (0, 6)


@rule("r10", "train")
def test_beside_somebody_who_trained_one_trains_too_but_does_not_learn() -> None:
    table = raising(9, "w-crime-1 a-crime-1").do("raise writer-crime-1")
    assert table.comic("crime-fan")["artist"]["cost"] == 2


@rule("r10", "learn")
def test_a_round_later_the_other_learns_and_then_the_first_trains_again() -> None:
    table = raising(9, "w-crime-1 a-crime-1", raised={"w-crime-1": 1})
    assert table.offered("raise") == ["artist-crime-1"]
    table.do("raise artist-crime-1", "raise writer-crime-1")
    assert (table.money(0), table.comic("crime-fan")["value"]) == (5, 5)


@rule("train", "learn")
def test_who_is_not_of_the_genre_never_improves() -> None:
    assert raising(9, "w-horror-1 a-romance-1").phase == "place"
    assert raising(9, "w-crime-3 a-romance-1").phase == "place"


@rule("r10")
def test_the_higher_of_two_does_not_train_while_they_differ() -> None:
    assert raising(9, "w-crime-2a a-crime-1").offered("raise") == ["artist-crime-1"]


@rule("learn", "train")
def test_why_a_creative_does_not_rise_is_told() -> None:
    table = raising(1, DUO)
    assert table.why("raise", card="artist-crime-3") == "highest"
    assert table.why("raise", card="writer-horror-1") == "not-on-mat"
    assert raising(9, "w-crime-2a a-crime-1").why("raise", card="writer-crime-2a") == "mate-learns"
    other = raising(9, "w-crime-1 a-horror-2a")
    assert other.why("raise", card="artist-horror-2a") == "not-its-genre"
    twice = raising(9, "w-crime-1 a-crime-1").do("raise writer-crime-1")
    assert twice.why("raise", card="writer-crime-1") == "raised"
    assert twice.do("raise artist-crime-1").why("raise", card="artist-crime-1") == "not-raise"
    poor = position(
        seat(1, "", "", book("crime-fan", DUO), book("horror-fan", "w-horror-1 a-romance-1")),
        stack=[{"do": "raising"}],
    )
    assert poor.why("raise", card="writer-horror-1") == "too-dear"


@rule("r11")
def test_values_are_raised_in_turn_order() -> None:
    rows = seat(5, "", "", book("crime-fan", DUO)), seat(5, "", "", book("horror-fan", "w-horror-1 a-horror-3"))
    table = position(*rows, stack=[{"do": "raising"}], order=[1, 0])
    assert table.current_player() == 1
    assert table.do("raise writer-horror-1").current_player() == 0


# --- turns ---


@rule("turns")
def test_the_topmost_space_is_taken_and_turns_go_round() -> None:
    table = position(seat(), seat(), order=[1, 0]).do("place royalties")
    assert table.view()["actions"][4]["spots"][0]["seat"] == 1 and table.current_player() == 0
    assert table.do("place royalties").player(0)["money"] == 3


@rule("turns")
def test_a_full_action_is_not_offered() -> None:
    table = position(seat(), seat(), spots={"royalties": [0, 1, 0]})
    assert "royalties" not in table.offered("place") and table.why("place", task="royalties") == "no-space"


@rule("turns")
def test_who_has_no_editor_left_is_skipped() -> None:
    assert position(seat(), seat(editors=0)).do("place royalties").current_player() == 0


@rule("r26")
def test_one_passes_only_with_nothing_to_do() -> None:
    full = {task: [0, 1, 0] for task in ("hire", "develop", "ideas", "royalties", "sales")}
    assert position(seat(), seat(), spots=full).offered() == ["pass"]
    assert position(seat(), seat()).offered("pass") == []


# --- hire ---


@rule("hire")
def test_one_writer_and_one_artist_in_any_order() -> None:
    table = position(seat(), seat(), row="w-crime-3 w-horror-2a a-crime-2a").do("place hire", "hire artist-crime-2a")
    assert table.offered("hire") == ["writer-crime-3", "writer-horror-2a"] and table.offered("hire-top") == ["writer"]
    table.do("hire-top writer")
    assert len(table.player()["creatives"]) == 2 and table.current_player() == 1


@rule("t30", "hire")
def test_who_is_hired_face_up_is_known_to_all_and_who_is_drawn_is_not() -> None:
    table = position(seat(), seat(), row="w-crime-3", top=[1, 2, 0])
    table.do("place hire", "hire writer-crime-3", "hire-top artist")
    assert [card["id"] for card in table.view(1)["players"][0]["creatives"]] == [None, "writer-crime-3"]


@rule("young", "r37")
def test_a_young_creative_brings_an_idea_also_from_the_deck() -> None:
    table = position(seat(), seat(), row="w-crime-1", top=[1, 1, 0]).do("place hire", "hire writer-crime-1")
    assert table.player()["ideas"]["crime"] == 1
    table.do("hire-top artist")
    young = next(card for card in table.player()["creatives"] if card["kind"] == "artist")
    assert table.player()["ideas"][young["genre"]] == 1 + (young["genre"] == "crime")


@rule("hand-limit", "t14")
def test_both_are_drawn_before_one_is_discarded() -> None:
    hand = "w-crime-2a w-crime-2b a-crime-2a a-crime-2b crime-fan"
    table = position(seat(0, hand), seat(), row="w-horror-3 a-horror-3")
    table.do("place hire", "hire writer-horror-3", "hire artist-horror-3")
    assert table.phase == "discard" and len(table.offered("discard")) == 7
    assert table.do("discard crime-fan").current_player() == 1
    assert table.view()["discarded"] == ["crime-fan"]


FIVE = "w-crime-2a w-crime-2b a-crime-2a a-crime-2b crime-money"


@rule("r19")
def test_a_hyped_comic_lies_beside_the_mat_and_is_no_card_in_hand() -> None:
    table = position(seat(0, FIVE, hyped={"crime-fan": 0}), seat(), row="horror-fan")
    assert table.do("place develop", "develop horror-fan").phase == "place"
    assert table.player()["hand"] == 6 and len(table.player()["hyped"]) == 1


@rule("r19")
def test_by_the_option_a_hyped_comic_counts_as_a_card_in_hand() -> None:
    counted = {"hyped_in_hand": True}
    table = position(seat(0, FIVE, hyped={"crime-fan": 0}), seat(), row="horror-fan", options=counted)
    assert table.do("place develop", "develop horror-fan").phase == "discard"
    assert "crime-fan" not in table.offered("discard")


@rule("t15", "decks")
def test_the_display_is_refilled_only_when_the_round_ends() -> None:
    table = position(seat(), seat(), row="w-crime-3 w-horror-2a a-crime-2a a-crime-3")
    table.do("place hire", "hire writer-crime-3", "hire artist-crime-3")
    assert len(table.view()["writers"]) == 1
    table = last(seat(), seat(), row="w-crime-3 a-crime-3 crime-fan")
    assert [len(table.view()[row]) for row in ("writers", "artists", "originals")] == [3, 3, 3]
    assert "writer-crime-3" in table.view()["discarded"]


# --- develop ---


@rule("develop")
def test_a_comic_face_up_or_from_the_top() -> None:
    table = position(seat(), seat(), row="crime-fan", top=[1, 1, 3]).do("place develop")
    assert table.offered() == ["develop crime-fan", "develop-top"]
    assert table.do("develop-top").player()["originals"][0]["genre"] == "horror"


@rule("dig")
def test_four_dollars_dig_for_a_genre() -> None:
    table = position(seat(4), seat(), top=[1, 1, 3]).do("place develop", "dig western")
    assert (table.player()["originals"][0]["genre"], table.money(0)) == ("western", 0)
    told = [event.args["comic"] for event in table.state.events if event.key == "dug-away"]
    assert [set(table.view()["discarded"])] == [set(one) for one in told]
    assert position(seat(3), seat()).do("place develop").why("dig", genre="crime") == "too-dear"


@rule("r31")
def test_one_cannot_dig_for_a_genre_that_is_not_in_the_deck() -> None:
    gone = "western-fan western-ideas western-money western-ticket"
    table = position(seat(9), seat(), discarded=gone).do("place develop")
    assert "western" not in table.offered("dig") and len(table.offered("dig")) == 5


@rule("r30", "decks")
def test_an_empty_deck_is_made_of_the_discards_at_once() -> None:
    originals = [card for card in COMICS.actions.verbs[4].args[0][1] if card != "western-fan"]
    table = position(seat(), seat(), discarded=" ".join(originals)).do("place develop", "develop-top")
    assert table.player()["originals"][0]["id"] == "western-fan"
    assert table.view()["decks"]["original"]["cards"] == 23 and table.heard("reshuffle-originals") == 1


@rule("r30", "hand-limit")
def test_what_is_discarded_makes_a_deck_that_had_no_card_left() -> None:
    """All writers are face up or in hands."""
    mine = "writer-crime-1 writer-crime-2a writer-crime-2b"
    rest = [card for card in COMICS.actions.verbs[1].args[0][1][:24] if card not in mine.split()]
    hand = f"{mine} a-crime-1 a-crime-2a a-crime-2b"
    table = position(seat(0, hand), seat(), row=f"{' '.join(rest)} a-crime-3")
    assert table.view()["decks"]["writer"]["value"] is None
    table.do("place hire", "hire writer-crime-3", "hire artist-crime-3", "discard writer-crime-1")
    assert (table.view()["decks"]["writer"]["cards"], table.view()["decks"]["writer"]["value"]) == (1, 1)


# --- ideas and royalties ---


@rule("ideas")
@pytest.mark.parametrize(("before", "board"), [(0, 2), (1, 1), (2, 1), (3, 0), (4, 0)])
def test_ideas_by_space(before: int, board: int) -> None:
    """The example of p.7: first 2 + 2, then 1 + 2."""
    shelf = dict.fromkeys(("scifi", "crime", "romance"), 1)
    table = position(seat(), seat(), seat(), seat(), spots={"ideas": [3] * before}, shelf=shelf).do("place ideas")
    for _ in range(board):
        assert table.phase == "board-idea"
        table.do(f"board-idea {table.offered('board-idea')[0]}")
    table.do("idea horror", "idea horror")
    assert sum(table.player()["ideas"].values()) == board + 2 and table.current_player() == 1


@rule("royalties")
@pytest.mark.parametrize(("before", "money"), [(0, 4), (1, 3), (2, 3), (3, 2), (4, 1)])
def test_royalties_by_space(before: int, money: int) -> None:
    table = position(seat(), seat(), seat(), seat(), spots={"royalties": [3] * before}).do("place royalties")
    assert table.money(0) == money


# --- the end of a round ---


def ranked(*fans: int, order: list[int] | None = None, **fields: object):
    teams = ("w-crime-2a a-crime-2a", "w-horror-2a a-horror-2a", "w-scifi-2a a-scifi-2a", "w-western-2a a-western-2a")
    titles = ("crime-fan", "horror-fan", "scifi-fan", "western-fan")
    rows = [seat(0, "", "", *([book(titles[at], teams[at], one)] if one else [])) for at, one in enumerate(fans)]
    return last(*rows, order=order or list(range(len(fans))), **fields)


@rule("ranking")
def test_three_two_one_and_nothing() -> None:
    assert [one["ranking"] for one in ranked(3, 8, 2, 4).view()["players"]] == [1, 3, 0, 2]


@rule("r3", "ranking", "t1")
def test_a_tie_gets_the_better_prize_and_skips_the_next() -> None:
    assert [one["ranking"] for one in ranked(5, 5, 2).view()["players"]] == [3, 3, 1]


@rule("t2")
def test_without_fans_there_is_no_prize() -> None:
    assert [one["ranking"] for one in ranked(0, 5).view()["players"]] == [0, 3]
    rip = seat(0, "", "", book("rip-crime-fan", "w-horror-2a a-horror-2b", 0))
    assert last(rip, seat(0, "", "", book("crime-fan", DUO, 1))).player(0)["ranking"] == 0


@rule("t3", "earnings")
def test_all_comics_earn_and_only_the_best_is_ranked() -> None:
    """The teal player of p.5 earns 2 and 1."""
    two = seat(0, "", "", book("crime-fan", DUO, 2), book("horror-fan", "w-horror-2a a-horror-2a", 1))
    table = last(two, seat(0, "", "", book("scifi-fan", "w-scifi-2a a-scifi-2a", 3)))
    assert table.player(0)["money"] == 4 + 2 + 1 and table.player(0)["ranking"] == 2


@rule("earnings", "ranking", "turn-order")
def test_the_chart_of_page_5() -> None:
    """Yellow, salmon, teal and brown: what they earn, the points of their best comics, and who begins next."""
    teams = [
        f"w-{genre}-2a a-{genre}-2a" for genre in ("scifi", "crime", "romance", "horror", "western", "superheroes")
    ]
    titles = ("scifi-fan", "crime-fan", "romance-fan", "horror-fan", "western-fan", "superheroes-fan")
    books = [book(titles[at], teams[at], fans) for at, fans in enumerate((3, 4, 2, 1, 8, 1))]
    rows = [seat(0, "", "", *mine) for mine in (books[:1], books[1:2], books[2:4], books[4:])]
    table = last(*rows)
    assert [one["money"] for one in table.view()["players"]] == [4 + 2, 3, 3, 5]
    assert [one["ranking"] for one in table.view()["players"]] == [1, 2, 0, 3]
    assert table.view()["order"] == [2, 0, 1, 3]


@rule("earnings", "r4", "t4")
def test_earnings_by_fans() -> None:
    assert [earnings(fans) for fans in range(13)] == [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6, 7, 8]
    assert (earnings(20), earnings(21)) == (12, 13)


@rule("turn-order")
def test_the_worst_begins_the_next_round() -> None:
    """The example of p.12: brown, teal, yellow, salmon."""
    assert ranked(4, 8, 3, 2).view()["order"] == [3, 2, 0, 1]


@rule("turn-order", "t1")
@pytest.mark.parametrize(
    ("fans", "order"),
    [
        ((5, 5), [1, 0]),
        ((3, 3, 3), [2, 1, 0]),
        ((2, 2, 2, 2), [3, 2, 1, 0]),
        ((4, 4, 1), [2, 1, 0]),
        ((2, 5, 2, 2), [3, 2, 0, 1]),
    ],
)
def test_players_who_tie_change_their_order(fans: tuple[int, ...], order: list[int]) -> None:
    assert ranked(*fans).view()["order"] == order


@rule("decay", "t5")
def test_each_comic_loses_a_fan_but_not_its_last() -> None:
    table = last(
        seat(0, "", "", book("crime-fan", DUO, 5), book("horror-fan", "w-horror-2a a-horror-2a", 1)),
        seat(0, "", "", book("rip-crime-fan", "w-scifi-2a a-scifi-2a", 0)),
    )
    assert (table.fans("crime-fan"), table.fans("horror-fan"), table.fans("rip-crime-fan", 1)) == (4, 1, 0)


@rule("decay", "t28")
def test_round_five_ranks_and_earns_but_takes_no_fans() -> None:
    table = ranked(5, 3, round=5)
    assert table.is_terminal() and table.fans("crime-fan") == 5
    assert (table.player(0)["ranking"], table.player(1)["ranking"], table.player(1)["money"]) == (3, 2, 2)


@rule("round")
def test_editors_come_home() -> None:
    table = ranked(5, 3)
    assert [one["editors"] for one in table.view()["players"]] == [4, 4]
    assert all(spot["seat"] is None for action in table.view()["actions"] for spot in action["spots"])


@rule("goal", "round")
def test_there_are_five_rounds() -> None:
    table, chance = new(3), SeededChance(5)
    while not table.is_terminal():
        actions = table.state.legal_actions()
        table.state.apply_action(actions[chance.below(len(actions))])
    assert table.round == 5 and table.heard("round") == 5


def test_what_is_not_asked_is_refused_and_explained() -> None:
    table = position(seat(), seat())
    with pytest.raises(IllegalAction):
        table.do("develop-top")
    assert table.why("develop-top") == "not-now"
