"""Special actions: re-assign, hype, ideas into fans, marketing, the extra editor."""

from __future__ import annotations

import pytest

from tests.games.age_of_comics.conftest import COMICS, Table, book, last, position, seat

rule = pytest.mark.rule
CRIME = book("crime-fan", "w-horror-2a a-crime-2a", 3)
HORROR = book("horror-fan", "w-crime-2b a-western-1", 1)


def hired(money: int, hand: str, *comics, **fields) -> Table:
    """After hiring two creatives of value 1 of the western genre, with the cube at re-assign."""
    options = {"options": fields.pop("options")} if "options" in fields else {}
    player = seat(money, hand, "", *comics, specials=["reassign"], **fields)
    table = position(player, seat(), row="w-western-1 a-western-2a", **options)
    return table.do("place hire", "hire writer-western-1", "hire artist-western-2a")


# --- re-assign ---


@rule("reassign")
def test_exchanging_a_2_for_a_3_costs_a_dollar() -> None:
    """The example of p.11."""
    table = hired(1, "w-crime-3", CRIME).do("swap writer-horror-2a", "for writer-crime-3")
    assert (table.money(0), table.comic("crime-fan")["value"]) == (0, 5)
    assert "writer-horror-2a" in [card["id"] for card in table.player()["creatives"]]


@rule("reassign")
def test_a_cheaper_one_pays_the_difference_back() -> None:
    table = hired(0, "", CRIME).do("swap writer-horror-2a", "for writer-western-1")
    assert table.money(0) == 1


@rule("reassign", "r16")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = hired(0, "w-crime-3", CRIME).do("swap writer-horror-2a")
    assert table.offered("for") == ["writer-western-1"]


@rule("r16")
def test_one_writer_and_one_artist_also_from_one_comic_to_another() -> None:
    table = hired(0, "", CRIME, HORROR).do("swap writer-horror-2a", "for writer-crime-2b")
    assert table.comic("horror-fan")["writer"]["id"] == "writer-horror-2a"
    assert table.comic("crime-fan")["specialised"] == 2 and table.money(0) == 0
    assert table.offered("swap") == ["artist-crime-2a", "artist-western-1"]
    assert table.do("swap artist-crime-2a", "for artist-western-2a").current_player() == 1


@rule("r15")
def test_fans_follow_the_specialists() -> None:
    table = hired(0, "", CRIME, HORROR).do("swap writer-horror-2a", "for writer-crime-2b")
    assert (table.fans("crime-fan"), table.fans("horror-fan")) == (4, 2)
    poor = hired(0, "", book("crime-fan", "w-horror-2a a-crime-2a", 1)).do(
        "swap artist-crime-2a", "for artist-western-2a"
    )
    assert poor.fans("crime-fan") == 1


@rule("r15")
def test_by_option_they_do_not() -> None:
    table = hired(0, "", CRIME, HORROR, options={"swapped_fans": False}).do(
        "swap writer-horror-2a", "for writer-crime-2b"
    )
    assert (table.fans("crime-fan"), table.fans("horror-fan")) == (3, 1)


@rule("r17", "t26")
def test_what_was_learnt_counts_for_the_difference_and_is_lost() -> None:
    table = hired(0, "", CRIME, raised={"a-crime-2a": 1}).do("swap artist-crime-2a", "for artist-western-2a")
    back = next(card for card in table.player()["creatives"] if card["id"] == "artist-crime-2a")
    assert (table.money(0), back["value"], table.comic("crime-fan")["points"]) == (1, 2, 2)


@rule("r40")
def test_on_the_mat_it_is_kept() -> None:
    table = hired(0, "", CRIME, HORROR, raised={"a-crime-2a": 1}).do("swap artist-crime-2a", "for artist-western-1")
    assert table.comic("horror-fan")["artist"]["value"] == 3


@rule("t26", "reassign")
def test_points_of_an_original_follow_its_team() -> None:
    table = hired(1, "w-crime-3", CRIME).do("swap writer-horror-2a", "for writer-crime-3")
    assert table.comic("crime-fan")["points"] == 6


@rule("t8", "fulfil")
def test_a_higher_value_fulfils_an_order() -> None:
    table = hired(1, "w-horror-3", CRIME, orders={"crime5": 1}).do("swap writer-horror-2a", "for writer-horror-3")
    assert table.fans("crime-fan") == 6


@rule("t30", "reassign")
def test_who_came_onto_the_mat_is_known_to_all_for_good() -> None:
    table = hired(1, "w-crime-3", CRIME)
    assert [card["id"] for card in table.view(1)["players"][0]["creatives"]][-1] is None
    table.do("swap writer-horror-2a", "for writer-crime-3")
    back = table.state.clone()
    back.creative[7], back.creative[13] = 0, 20
    shown = [card["id"] for card in COMICS.view(back, 1)["players"][0]["creatives"]]
    assert "writer-crime-3" in shown and None not in shown


@rule("r42")
def test_the_hand_is_brought_down_before() -> None:
    hand = "w-crime-3 crime-ideas crime-money horror-ideas horror-money"
    table = hired(9, hand, CRIME)
    assert table.phase == "discard"
    assert table.do("discard crime-money").phase == "swap"


@rule("reassign", "cubes")
def test_without_the_cube_there_is_no_special() -> None:
    table = position(seat(9, "w-crime-3", "", CRIME), row="w-western-1 a-western-2a")
    assert table.do("place hire", "hire writer-western-1", "hire artist-western-2a").phase == "place"


# --- hype ---


@rule("hype", "r18", "r50")
def test_a_comic_laid_out_gets_a_token_each_round() -> None:
    player = seat(0, "crime-fan", "", specials=["hype"], editors=2)
    table = position(player, seat(editors=0), row="horror-fan").do("place develop", "develop horror-fan")
    table.do("hype crime-fan")
    assert table.view(1)["players"][0]["hyped"][0] | {"title": ""} == {
        "id": "crime-fan", "genre": "crime", "title": "", "bonus": "fan", "hype": 0,
    }  # fmt: skip
    assert table.do("place royalties").player()["hyped"][0]["hype"] == 1


@rule("hype")
def test_each_token_is_two_fans_when_it_is_printed() -> None:
    player = seat(4, "w-horror-2a a-horror-2a", "crime crime", hyped={"crime-money": 2})
    table = position(player, spots={"print": [1]}).do("place print").print("crime-money", "w-horror-2a a-horror-2a")
    assert table.fans("crime-money") == 1 + 4 + 1


@rule("t19", "hype")
def test_it_may_be_printed_without_a_token() -> None:
    player = seat(4, "w-horror-2a a-horror-2a", "crime crime", hyped={"crime-money": 0})
    table = position(player, spots={"print": [1]}).do("place print").print("crime-money", "w-horror-2a a-horror-2a")
    assert table.fans("crime-money") == 2


# --- ideas into fans ---


@rule("convert", "r2", "t20")
def test_up_to_three_ideas_each_for_another_comic() -> None:
    player = seat(0, "", "scifi scifi", CRIME, HORROR, specials=["convert"])
    table = position(player, seat()).do("place ideas", "idea horror", "idea horror")
    table.do("spend scifi", "boost crime-fan", "spend horror")
    assert table.offered() == ["boost horror-fan"]
    table.do("boost horror-fan")
    assert (table.fans("crime-fan"), table.fans("horror-fan"), table.current_player()) == (4, 2, 1)


@rule("r41", "convert")
def test_a_rip_off_without_fans_may_get_one() -> None:
    rip = book("rip-scifi-fan", "w-horror-2a a-crime-2a", 0)
    table = position(seat(0, "", "", rip, specials=["convert"]), seat())
    table.do("place ideas", "idea crime", "idea crime", "spend crime", "boost rip-scifi-fan")
    assert table.fans("rip-scifi-fan") == 1


@rule("convert", "t20")
def test_each_comic_only_once_whatever_its_number() -> None:
    rip = book("rip-western-money", "w-horror-2a a-crime-2a", 0)
    table = position(seat(0, "", "", rip, specials=["convert"]), seat())
    table.do("place ideas", "idea crime", "idea crime", "spend crime", "boost rip-western-money")
    assert table.current_player() == 1 and table.player()["ideas"]["crime"] == 1


@rule("convert")
def test_three_at_most() -> None:
    comics = [CRIME, HORROR, book("scifi-fan", "w-scifi-1 a-scifi-1"), book("romance-fan", "w-romance-1 a-romance-1")]
    table = position(seat(0, "", "crime crime crime crime", *comics, specials=["convert"]), seat())
    table.do("place ideas", "idea crime", "idea crime")
    for comic in ("crime-fan", "horror-fan", "scifi-fan"):
        table.do("spend crime", f"boost {comic}")
    assert table.current_player() == 1 and table.player()["ideas"]["crime"] == 3


# --- marketing ---


@rule("marketing", "r22", "t21")
@pytest.mark.parametrize(("price", "fans"), [(2, 1), (5, 2), (9, 4)])
def test_one_purchase_split_as_one_likes(price: int, fans: int) -> None:
    table = position(seat(9, "", "", CRIME, HORROR, specials=["marketing"]), seat()).do("place royalties")
    table.do(f"market {price}", *["boost crime-fan"] * (fans - 1), "boost horror-fan")
    assert (table.fans("crime-fan"), table.fans("horror-fan")) == (3 + fans - 1, 2)
    assert table.money(0) == 13 - price and table.current_player() == 1


@rule("marketing")
def test_what_cannot_be_paid_is_not_for_sale() -> None:
    table = position(seat(1, "", "", CRIME, specials=["marketing"])).do("place royalties")
    assert table.offered("market") == ["2", "5"] and table.why("market", price=9) == "too-dear"


# --- the extra editor ---


@rule("extra-editor", "r23")
def test_after_sales_one_editor_more_once_a_round() -> None:
    table = position(seat(0, "", "", CRIME, specials=["extra"]), seat()).do("place sales", "done")
    assert table.player()["editors"] == 4
    table.do("place royalties", "place sales", "done")
    assert table.player()["editors"] == 3


@rule("t22", "extra-editor")
def test_it_may_give_the_last_two_turns() -> None:
    table = position(seat(0, "", "", CRIME, specials=["extra"], editors=1), seat(editors=0)).do("place sales", "done")
    assert table.current_player() == 0 and table.round == 1


@rule("extra-editor")
def test_it_goes_home_when_the_round_ends() -> None:
    table = last(seat(0, "", "", CRIME, specials=["extra"], extra=1), seat())
    assert not table.players[0].extra and table.players[0].editors == 4
