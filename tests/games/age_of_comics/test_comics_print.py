"""Printing: originals, rip-offs, mastery, cubes, better colours; orders fulfilled."""

from __future__ import annotations

import pytest

from ludotheque import SeededChance
from tests.games.age_of_comics.conftest import Table, book, position, seat

rule = pytest.mark.rule
HERO = "w-crime-2a a-superheroes-1"
TWO = (book("horror-fan", "w-horror-2a a-horror-2a"), book("scifi-fan", "w-scifi-2a a-scifi-2a"))
FOUR = (*TWO, book("romance-fan", "w-romance-2a a-romance-2a"), book("western-fan", "w-western-2a a-western-2a"))
CUBES = ["hype", "convert", "extra"]


def press(*seats, spots: int = 1, **fields) -> Table:
    """Return a position in which the first player has chosen Print, on the second space."""
    return position(*seats, spots={"print": [1] * spots}, **fields).do("place print")


# --- the worked example of p.8 ---


@rule("print", "bonus")
def test_angel_of_liberty_costs_3_and_two_ideas_and_starts_with_2_fans() -> None:
    rival = seat(0, "", "", book("superheroes-fan", "w-superheroes-2a a-superheroes-2a"), editors=0)
    hand = seat(3, f"{HERO} superheroes-ticket", "superheroes superheroes")
    table = press(hand, rival, mastery={"superheroes": 1}).print("superheroes-ticket", HERO)
    comic = table.comic("superheroes-ticket")
    assert (comic["value"], comic["fans"], table.money(0), table.player()["tickets"]) == (3, 2, 0, 1)
    assert sum(table.player()["ideas"].values()) == 0


@rule("print", "mastery", "t7")
def test_with_the_mastery_it_starts_with_3() -> None:
    hand = seat(3, f"{HERO} superheroes-ticket", "superheroes superheroes")
    table = press(hand).print("superheroes-ticket", HERO)
    assert table.fans("superheroes-ticket") == 3 and table.view()["mastery"]["superheroes"] == 0


@rule("bonus")
@pytest.mark.parametrize(("bonus", "fans", "money"), [("fan", 3, 0), ("money", 2, 4), ("ticket", 2, 0)])
def test_each_bonus(bonus: str, fans: int, money: int) -> None:
    table = press(seat(4, f"w-horror-2a a-horror-2a crime-{bonus}", "crime crime"))
    table.print(f"crime-{bonus}", "w-horror-2a a-horror-2a")
    assert (table.fans(f"crime-{bonus}"), table.money(0), table.player()["tickets"]) == (fans, money, bonus == "ticket")


@rule("bonus")
def test_the_bonus_of_ideas_is_two_of_choice() -> None:
    table = press(seat(4, "w-horror-2a a-horror-2a crime-ideas", "crime crime"))
    table.print("crime-ideas", "w-horror-2a a-horror-2a")
    assert table.phase == "idea"
    assert table.do("idea western", "idea scifi").player()["ideas"]["western"] == 1
    assert table.phase == "place"


@rule("print", "fans")
def test_each_creative_of_the_genre_brings_a_fan() -> None:
    for team, fans in (("w-crime-2a a-crime-2a", 4), ("w-crime-2a a-horror-2a", 3), ("w-scifi-2a a-horror-2a", 2)):
        table = press(seat(4, f"{team} crime-money", "crime crime")).print("crime-money", team)
        assert table.fans("crime-money") == fans


@rule("r25", "print")
def test_print_is_offered_only_if_something_can_be_printed() -> None:
    for hand in (seat(3, "w-crime-2a a-crime-2a crime-fan", "crime crime"), seat(4, "w-crime-2a a-crime-2a", "crime")):
        table = position(hand)
        assert "print" not in table.offered("place") and table.why("place", task="print") == "nothing-to-print"


@rule("print")
def test_a_team_that_cannot_be_paid_is_not_offered() -> None:
    table = press(seat(4, "w-crime-2a w-crime-3 a-crime-2a crime-fan", "crime crime")).do("print crime-fan")
    assert table.offered("team") == ["writer-crime-2a"] and table.why("team", card="writer-crime-3") == "team-too-dear"


@rule("print")
def test_an_artist_too_dear_beside_the_writer_is_not_offered() -> None:
    table = press(seat(4, "w-crime-2a a-crime-2a a-crime-3 crime-fan", "crime crime"))
    table.do("print crime-fan", "team w-crime-2a")
    assert table.offered("team") == ["artist-crime-2a"] and table.why("team", card="artist-crime-3") == "team-too-dear"


@rule("r25")
def test_the_second_comic_may_be_left() -> None:
    hand = "w-crime-2a a-crime-2a w-horror-2a a-horror-2a crime-money horror-fan"
    table = position(seat(9, hand, "crime crime horror horror"), seat()).do("place print")
    assert table.offered("done") == []
    table.print("crime-money", "w-crime-2a a-crime-2a").do("done")
    assert table.current_player() == 1 and len(table.player()["comics"]) == 1


@rule("r38", "t16", "r25")
def test_the_bonus_of_the_first_comic_pays_the_second() -> None:
    hand = "w-crime-2a a-crime-2a w-horror-2a a-horror-2a crime-money horror-fan"
    table = position(seat(4, hand, "crime crime horror horror")).do("place print")
    table.print("crime-money", "w-crime-2a a-crime-2a")
    assert table.phase == "print" and table.offered("print") == ["horror-fan"] and table.offered("done") == [""]
    table.print("horror-fan", "w-horror-2a a-horror-2a")
    assert table.player()["specials"] == [] and table.phase == "cube"


@rule("r38")
def test_the_bonus_does_not_pay_its_own_comic() -> None:
    assert "print" not in position(seat(3, "w-crime-2a a-crime-2a crime-money", "crime crime")).offered("place")


# --- rip-offs ---


def ripping(money: int = 9, round: int = 2, hand: str = "w-horror-2a a-horror-2a", **fields) -> Table:
    rival = seat(0, "", "", book("crime-fan", "w-crime-2a a-crime-2a", 3), editors=0)
    return position(seat(money, hand), rival, round=round, mastery={"crime": 1}, **fields)


@rule("rip-off")
def test_a_rip_off_costs_money_alone_and_may_start_without_fans() -> None:
    table = ripping(4).do("place print").print("rip-crime-fan", "w-horror-2a a-horror-2a")
    assert (table.fans("rip-crime-fan"), table.money(0), table.player()["best"]) == (0, 0, 0)
    assert table.lines(0) == {}


@rule("rip-off")
def test_specialists_bring_fans_to_a_rip_off() -> None:
    table = ripping(4, hand="w-crime-2b a-crime-2b").do("place print").print("rip-crime-fan", "w-crime-2b a-crime-2b")
    assert table.fans("rip-crime-fan") == 2


@rule("r12", "rip-off", "t23")
def test_only_what_others_printed_in_an_earlier_round() -> None:
    assert "print" not in ripping(round=1).offered("place")
    own = position(seat(9, "w-horror-2a a-horror-2a", "", book("crime-fan", "w-crime-2a a-crime-2a")), round=3)
    assert "print" not in own.offered("place")


@rule("r12", "rip-off")
def test_an_original_printed_in_this_game_is_ripped_off_from_the_next_round_on() -> None:
    """And by the others only: not even the second player rips off its own."""
    first = seat(9, "w-crime-2a a-crime-2a w-scifi-3 a-scifi-3 crime-fan", "crime crime", editors=1)
    second = seat(9, "w-horror-2a a-horror-2a w-western-3 a-western-3 horror-fan", "horror horror", editors=2)
    table = position(first, second).do("place print").print("crime-fan", "w-crime-2a a-crime-2a")
    table.do("place print")
    assert table.offered("print") == ["horror-fan"]
    table.print("horror-fan", "w-horror-2a a-horror-2a").do("place royalties")
    while table.phase == "raise":
        table.do("done")
    assert (table.round, table.current_player()) == (2, 1)
    assert table.do("place print").offered("print") == ["rip-crime-fan"]


@rule("rip-off", "t23")
def test_only_one_rip_off_of_each_original() -> None:
    third = seat(0, "", "", book("rip-crime-fan", "w-scifi-2a a-scifi-2a"))
    rival = seat(0, "", "", book("crime-fan", "w-crime-2a a-crime-2a", 3))
    table = position(seat(9, "w-horror-2a a-horror-2a"), rival, third, round=2)
    assert "print" not in table.offered("place")


@rule("t23")
def test_the_first_space_prints_two_rip_offs() -> None:
    rival = seat(0, "", "", book("crime-fan", "w-crime-2a a-crime-2a"), book("horror-fan", "w-western-3 a-western-3"))
    table = position(seat(9, "w-horror-2a a-horror-2a w-scifi-2a a-scifi-2a"), rival, round=2).do("place print")
    table.print("rip-crime-fan", "w-horror-2a a-horror-2a").print("rip-horror-fan", "w-scifi-2a a-scifi-2a")
    assert len(table.player()["comics"]) == 2


@rule("no-rip-offs")
def test_without_rip_offs_there_are_none() -> None:
    table = ripping(options={"rip_offs": "none"})
    assert "print" not in table.offered("place")


@rule("aggressive")
def test_an_original_loses_a_fan_to_its_rip_off() -> None:
    table = ripping(options={"rip_offs": "aggressive"}).do("place print")
    assert table.print("rip-crime-fan", "w-horror-2a a-horror-2a").fans("crime-fan", 1) == 2


@rule("r45")
def test_but_not_its_last() -> None:
    rival = seat(0, "", "", book("crime-fan", "w-crime-2a a-crime-2a", 1))
    table = position(seat(9, "w-horror-2a a-horror-2a"), rival, round=2, options={"rip_offs": "aggressive"})
    assert table.do("place print").print("rip-crime-fan", "w-horror-2a a-horror-2a").fans("crime-fan", 1) == 1


# --- mastery ---


@rule("mastery", "t6", "r13")
def test_as_many_is_not_more() -> None:
    rival = seat(0, "", "", book("crime-fan", "w-crime-2a a-crime-2a"))
    hand = seat(9, "w-horror-2a a-horror-2a crime-money", "crime crime")
    table = press(hand, rival, mastery={"crime": 1}).print("crime-money", "w-horror-2a a-horror-2a")
    assert table.view()["mastery"]["crime"] == 1 and table.fans("crime-money") == 1


@rule("mastery", "t6")
def test_more_and_an_original_take_it_and_earlier_comics_get_their_fan() -> None:
    rival = seat(0, "", "", book("crime-fan", "w-crime-2a a-crime-2a", 4, mastered=True))
    hand = seat(
        9, "w-horror-2a a-horror-2a crime-money", "crime crime", book("rip-crime-fan", "w-scifi-2a a-scifi-2a", 0)
    )
    table = press(hand, rival, mastery={"crime": 1}).print("crime-money", "w-horror-2a a-horror-2a")
    assert table.view()["mastery"]["crime"] == 0
    assert (table.fans("rip-crime-fan"), table.fans("crime-money"), table.fans("crime-fan", 1)) == (1, 2, 4)


@rule("mastery", "t6")
def test_rip_offs_alone_win_no_mastery() -> None:
    rival = seat(0, "", "", book("crime-fan", "w-crime-2a a-crime-2a"), book("crime-ideas", "w-crime-3 a-crime-3"))
    own = (book("rip-crime-fan", "w-scifi-2a a-scifi-2a", 0), book("rip-crime-ideas", "w-scifi-3 a-scifi-3", 0))
    third = seat(0, "", "", book("crime-money", "w-western-3 a-western-3"))
    table = press(seat(9, "w-horror-2a a-horror-2a", "", *own), rival, third, round=2, mastery={"crime": 1})
    assert table.print("rip-crime-money", "w-horror-2a a-horror-2a").view()["mastery"]["crime"] == 1


@rule("r14")
def test_a_comic_gets_its_fan_of_mastery_only_once() -> None:
    rival = seat(0, "", "", book("crime-ideas", "w-crime-3 a-crime-3"))
    own = book("crime-fan", "w-crime-2a a-crime-2a", 5, mastered=True)
    hand = seat(9, "w-horror-2a a-horror-2a crime-money", "crime crime", own)
    table = press(hand, rival, mastery={"crime": 1}).print("crime-money", "w-horror-2a a-horror-2a")
    assert (table.fans("crime-fan"), table.fans("crime-money")) == (5, 2)


# --- cubes ---


def nth(*before, ready: str = "w-crime-2a a-crime-2a crime-fan", **fields) -> Table:
    """Print Killer Dames after those."""
    table = press(seat(9, ready, "crime crime", *before, **fields))
    return table.print("crime-fan", "w-crime-2a a-crime-2a")


@rule("cubes", "r1")
def test_specials_by_number_of_comics() -> None:
    assert nth(TWO[0]).offered("cube") == ["reassign", "hype", "convert"]
    assert nth(*TWO, specials=["hype"]).offered("cube") == ["reassign", "convert", "colours"]
    four = nth(*FOUR[:3], specials=["hype", "convert"])
    assert four.offered("cube") == ["reassign", "colours", "marketing", "extra"]
    assert four.why("cube", special="hype") == "cube-there"


@rule("cubes")
def test_the_first_comic_brings_no_cube() -> None:
    assert nth().phase == "place"


@rule("fifth", "r24", "t18")
def test_after_the_fifth_a_cube_may_be_moved_and_no_new_one_comes() -> None:
    table = nth(*FOUR, specials=CUBES)
    assert table.offered() == ["lift hype", "lift convert", "lift extra", "done"]
    assert table.do("lift hype").offered("cube") == ["reassign", "colours", "marketing"]
    assert table.do("cube marketing").player()["specials"] == ["convert", "marketing", "extra"]


@rule("r24")
def test_the_cubes_may_stay() -> None:
    assert nth(*FOUR, specials=CUBES).do("done").player()["specials"] == CUBES


# --- better colours ---


@rule("better-colours")
def test_a_printed_comic_gets_better_colours() -> None:
    table = nth(*FOUR[:3], specials=["hype", "colours"])
    assert table.comic("crime-fan")["colours"] and table.lines()["colours"] == 2


@rule("r21", "t17")
def test_a_cube_placed_for_the_third_serves_only_the_fourth() -> None:
    """The note of p.11: both printed on the first space."""
    hand = "w-crime-2a a-crime-2a w-scifi-3 a-scifi-3 crime-fan scifi-money"
    player = seat(20, hand, "crime crime scifi scifi", *TWO, specials=["hype"])
    table = position(player).do("place print").print("crime-fan", "w-crime-2a a-crime-2a").do("cube colours")
    table.print("scifi-money", "w-scifi-3 a-scifi-3")
    assert not table.comic("crime-fan")["colours"] and table.comic("scifi-money")["colours"]


@rule("r20")
@pytest.mark.parametrize(("colours", "tokens"), [("action", 1), ("comic", 2)])
def test_better_colours_come_once_for_an_action_or_by_the_option_for_each_comic(colours: str, tokens: int) -> None:
    hand = "w-crime-2a a-crime-2a w-scifi-3 a-scifi-3 crime-fan scifi-money"
    player = seat(20, hand, "crime crime scifi scifi", *FOUR, specials=["hype", "colours", "extra"])
    table = position(player, options={"colours": colours}).do("place print")
    table.print("crime-fan", "w-crime-2a a-crime-2a").do("done").print("scifi-money", "w-scifi-3 a-scifi-3")
    assert sum(comic["colours"] for comic in table.player()["comics"]) == tokens


# --- decks used up ---


def all_but(*cards: str) -> str:
    genres = ("scifi", "crime", "romance", "horror", "superheroes", "western")
    names = [f"{kind}-{genre}-{end}" for kind in "wa" for genre in genres for end in ("1", "2a", "2b", "3")]
    return " ".join(name for name in names if name not in cards)


def used_up(**fields) -> Table:
    """Every creative lies in a display or works; the decks have no card left."""
    player = seat(9, "crime-fan", "crime crime", book("horror-fan", "w-crime-2a a-crime-3", 2, mastered=True))
    return position(player, row=all_but("w-crime-2a", "a-crime-3"), mastery={"horror": 0}, **fields)


@rule("used-up", "r39")
def test_with_the_decks_used_up_a_team_is_paid_again() -> None:
    table = used_up(spots={"print": [1]}).do("place print", "print crime-fan")
    assert table.offered() == ["over horror-fan"]
    table.do("over horror-fan")
    assert (table.money(0), table.fans("crime-fan"), table.fans("horror-fan")) == (4, 5, 2)
    assert table.comic("crime-fan")["writer"]["id"] == table.comic("horror-fan")["writer"]["id"] == "writer-crime-2a"


@rule("used-up", "r39")
def test_a_team_that_made_several_comics_is_offered_once_and_another_one_too() -> None:
    twice = book("horror-fan", "w-crime-2a a-crime-3", 2), book("horror-ideas", "w-crime-2a a-crime-3", 2)
    other = book("scifi-fan", "w-crime-2b a-crime-2a", 2)
    dear = book("western-fan", "w-western-3 a-western-3", 2)
    free = all_but("w-crime-2a", "a-crime-3", "w-crime-2b", "a-crime-2a", "w-western-3", "a-western-3")
    player = seat(5, "crime-fan", "crime crime", *twice, other, dear, specials=CUBES)
    table = position(player, row=free).do("place print", "print crime-fan")
    assert table.offered() == ["over scifi-fan", "over horror-ideas"]


@rule("used-up")
def test_not_with_a_creative_in_hand() -> None:
    player = seat(9, "w-crime-1 crime-fan", "crime crime", book("horror-fan", "w-crime-2a a-crime-3", 2))
    table = position(player, row=all_but("w-crime-1", "w-crime-2a", "a-crime-3"))
    assert "print" not in table.offered("place") and table.do("place ideas").why("print") == "not-print"


@rule("used-up")
def test_without_originals_there_are_still_rip_offs() -> None:
    table = ripping()
    for card in range(24):
        if table.state.comic[card] == -1:
            table.state.comic[card] = -2
            table.state.known[48 + card] = 1
    table.state.top[2] = -1
    assert "print" in table.offered("place")


# --- orders are fulfilled ---


@rule("fulfil", "t8")
def test_a_printed_comic_fulfils_what_waits_for_it() -> None:
    player = seat(9, "w-crime-3 a-crime-3 crime-money", "crime crime", orders="crime6 crime5 horror3")
    table = press(player).print("crime-money", "w-crime-3 a-crime-3")
    assert table.fans("crime-money") == 1 + 2 + 1 + 4 + 3
    assert [order["id"] for order in table.player()["orders"]] == ["horror3"]


@rule("fulfil")
def test_a_comic_of_too_low_a_value_does_not() -> None:
    player = seat(9, "w-crime-2a a-crime-2a crime-money", "crime crime", orders="crime5")
    assert press(player).print("crime-money", "w-crime-2a a-crime-2a").fans("crime-money") == 4


@rule("r28", "fulfil")
def test_of_several_comics_the_owner_chooses() -> None:
    own = book("crime-fan", "w-crime-2a a-crime-2a", 3)
    player = seat(
        9, "w-crime-3 a-crime-3 crime-money", "crime crime", own, mapped := book("scifi-fan", "w-scifi-1 a-scifi-1")
    )
    player["specials"] = ["hype"]
    player["orders"] = {"crime5": 1}
    table = press(player)
    table.print("crime-money", "w-crime-3 a-crime-3")
    assert table.fans("crime-money") == 4 + 3 and table.phase == "cube" and mapped
    both = position(
        seat(0, "", "", own, book("crime-money", "w-crime-3 a-crime-3"), agent="r1c2"), map={"t3_4": "crime3"}
    )
    both.do("place sales", "collect t3_4")
    assert both.offered() == ["fulfil crime-fan", "fulfil crime-money"]
    assert both.do("fulfil crime-fan").fans("crime-fan") == 4


@rule("t8", "t25", "fulfil")
def test_a_value_that_rises_fulfils_a_higher_order() -> None:
    player = seat(5, "", "", book("crime-fan", "w-crime-2a a-crime-3", 2), orders="crime6")
    assert position(player, stack=[{"do": "raising"}]).do("raise writer-crime-2a").fans("crime-fan") == 6


@rule("fulfil")
def test_a_rip_off_fulfils_orders_and_one_comic_many() -> None:
    own = book("rip-crime-fan", "w-crime-2a a-crime-2a", 0)
    table = position(seat(0, "", "", own, agent="r2c2"), map={"t3_4": "crime3", "t5_4": "crime4"})
    table.do("place sales", "collect t3_4", "collect t5_4")
    assert table.fans("rip-crime-fan") == 3


@rule("r5")
@pytest.mark.parametrize(("options", "tickets"), [({}, 4), ({"tickets": 6}, 6)])
def test_there_are_four_tickets_or_by_the_option_six(options: dict[str, int], tickets: int) -> None:
    for out in (tickets - 1, tickets):
        hand = seat(3, f"{HERO} superheroes-ticket", "superheroes superheroes")
        table = press(hand, seat(tickets=out, editors=0), options=options).print("superheroes-ticket", HERO)
        assert table.player()["tickets"] == tickets - out


@rule("r5", "r52")
@pytest.mark.parametrize(("options", "won"), [({}, 0), ({"tickets_return": True}, 1)])
def test_the_bonus_gives_no_ticket_once_all_are_used(options: dict[str, bool], won: int) -> None:
    """The rival flies with the last ticket, then the comic is printed."""
    hand = seat(3, f"{HERO} superheroes-ticket", "superheroes superheroes", tickets=3)
    table = position(seat(0, tickets=1), hand, options=options).do("place sales", "ticket r6c4", "done", "place print")
    table.print("superheroes-ticket", HERO)
    assert (table.player(1)["tickets"], table.heard("no-ticket")) == (3 + won, 1 - won)


@rule("print")
def test_all_the_money_of_the_world_prints_nothing_without_an_artist() -> None:
    table = position(seat(9999, "w-crime-2a crime-fan", "crime crime"), seat())
    assert "print" not in table.offered("place") and table.why("place", task="print") == "nothing-to-print"


@rule("print")
def test_the_preview_says_what_printing_comes_to() -> None:
    table = press(seat(3, f"{HERO} superheroes-ticket", "superheroes superheroes"))
    preview = table.view()["previews"][0]
    table.print("superheroes-ticket", HERO)
    assert (preview["cost"], preview["fans"], preview["mastery"]) == (3, table.fans("superheroes-ticket"), True)
    assert table.view(1)["previews"] == []


@rule("t30", "print")
def test_what_is_being_printed_lies_open() -> None:
    table = press(seat(4, "w-crime-2a a-crime-2a crime-fan crime-ideas", "crime crime")).do("print crime-fan")
    assert [card["id"] for card in table.view(1)["players"][0]["originals"]] == [None, "crime-fan"]
    for seed in range(5):
        world = table.state.resample(1, SeededChance(seed))
        assert world.comic[4] == 0
