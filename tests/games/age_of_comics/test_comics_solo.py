"""Solo: the Automa's cards and what it does, difficulty, challenges, titles."""

from __future__ import annotations

import pytest

from ludotheque import ScriptedChance
from ludotheque.games.age_of_comics.components import ours
from tests.games.age_of_comics.conftest import COMICS, Table, book, cards, new, position, seat, started

rule = pytest.mark.rule
GENRES = ("scifi", "crime", "romance", "horror", "superheroes", "western")
MINE = book("crime-fan", "w-crime-2a a-crime-2a", 2)


def card(wanted: str) -> int:
    """Return the number of the first card that begins with that action."""
    return next(at for at, one in enumerate(ours().automa) if one.actions[0] == wanted)


def facing(
    which: int, automa: dict[str, object] | None = None, mine: dict[str, object] | None = None, **fields
) -> Table:
    """Let the Automa turn over that card now; the human is asked afterwards."""
    held = dict(automa or {})
    if "hand" in held:
        held["hand"] = cards(str(held["hand"]))
    used = [f"a{at + 1:02}" for at in range(12) if at != which]
    return position(mine or seat(), solo=True, automa=held, used=used, **fields)


def automa(table: Table):
    return table.view()["automa"]


# --- setup and cards ---


@rule("automa")
def test_the_human_is_the_second_player_on_a_board_for_two() -> None:
    table = new(1)
    assert len(table.view()["map"]) == 30 and len(table.view()["actions"][0]["spots"]) == 3
    table = started(1)
    assert sum(table.player()["ideas"].values()) == 3 and table.player()["money"] == 5


@rule("automa")
def test_it_begins_with_a_team_and_a_comic_face_up_and_goes_first() -> None:
    table = new(1)
    held = automa(table)
    assert [one["value"] for one in held["creatives"]] == [2, 2] and len(held["originals"]) == 1
    assert table.view()["order"] == [0] and started(1).view()["order"] == [1, 0]
    assert automa(started(1))["editors"] == 3


@rule("automa")
def test_cards_are_shuffled_after_rounds_two_and_four() -> None:
    table, left = started(1), {}
    while not table.is_terminal():
        left[int(table.round)] = automa(table)["left"] if table.player()["editors"] == 4 else left[int(table.round)]
        table.state.apply_action(table.state.legal_actions()[-1])
    assert left == {1: 11, 2: 7, 3: 11, 4: 7, 5: 11}


@rule("automa", "r46")
def test_what_somebody_has_done_in_this_round_comes_later() -> None:
    row = "w-horror-2a a-horror-2a"
    table = facing(card("hire"), spots={"hire": [0]}, row=row, top=[1, 1, 0])
    assert [one["action"] for one in table.view()["actions"] if 1 in [spot["seat"] for spot in one["spots"]]] == [
        "develop"
    ]


@rule("automa")
def test_an_action_that_fails_is_passed_over() -> None:
    table = facing(card("hire"), {"hand": "w-horror-1 w-horror-2a a-horror-1 a-horror-2a"}, row="w-crime-1 a-crime-1")
    assert len(automa(table)["originals"]) == 1 and len(automa(table)["creatives"]) == 4


@rule("r47")
def test_what_was_done_is_repeated_top_first_and_else_the_board_helps() -> None:
    row = "w-horror-2a a-horror-2a"
    spots = {"hire": [0], "develop": [0], "ideas": [0]}
    assert len(automa(facing(0, spots=spots, row=row))["creatives"]) == 2
    full = {"hire": [0] * 3, "develop": [0] * 3, "ideas": [0] * 3}
    table = facing(0, spots=full, map={"t2_5": "crime3", "t3_4": "crime4", "t3_6": "crime5"})
    assert len(automa(table)["done"]) == 3


@rule("r47")
def test_it_never_takes_royalties() -> None:
    full = {"hire": [0] * 3, "develop": [0] * 3, "ideas": [0] * 3}
    table = facing(0, spots=full)
    assert table.heard("pass") == 0 and table.view()["actions"][4]["spots"][0]["seat"] is None
    assert automa(table)["editors"] == 3


# --- its actions ---


@rule("automa-hire")
def test_it_hires_the_best_pair_of_its_first_genre() -> None:
    """Card a01: crime, then sci-fi."""
    row = "w-crime-3 w-scifi-2a w-scifi-3 a-scifi-1 a-horror-3"
    assert [one["id"] for one in automa(facing(0, row=row))["creatives"]] == ["writer-scifi-3", "artist-scifi-1"]


@rule("automa-hire")
def test_without_a_pair_it_hires_each_by_priority_and_gets_no_idea() -> None:
    table = facing(0, row="w-crime-1 w-horror-3 a-western-1 a-romance-2a")
    assert [one["id"] for one in automa(table)["creatives"]] == ["writer-crime-1", "artist-romance-2a"]


@rule("automa-develop")
def test_it_develops_the_genre_of_the_latest_comic_of_the_human() -> None:
    mine = seat(0, "", "", book("horror-fan", "w-horror-2a a-horror-2a"), MINE)
    table = facing(card("develop"), mine=mine, row="horror-ideas crime-ideas crime-money")
    assert [one["id"] for one in automa(table)["originals"]] == ["crime-money"]
    table = facing(card("develop"), mine=mine, row="horror-ideas", top=[1, 1, 1])
    assert automa(table)["originals"][0]["genre"] == "crime"
    table = facing(card("develop"), mine=mine, row="horror-ideas", top=[1, 1, 2])
    assert [one["id"] for one in automa(table)["originals"]] == ["horror-ideas"]


@rule("automa-develop")
def test_else_it_digs_by_priority() -> None:
    table = facing(card("develop"), top=[1, 1, 2])
    first = ours().automa[card("develop")].genres[0]
    assert automa(table)["originals"][0]["genre"] == first
    table = facing(card("develop"), row=f"{first}-fan", top=[1, 1, 2])
    assert automa(table)["originals"][0]["id"] in (f"{first}-ideas", f"{first}-ticket", f"{first}-money")


@rule("automa-develop")
def test_with_no_deck_it_takes_what_lies_face_up_by_priority() -> None:
    """Card a03 begins with develop, and with superheroes and romance."""
    gone = [card for card in COMICS.actions.verbs[4].args[0][1] if card not in ("romance-fan", "horror-fan")]
    table = facing(card("develop"), row="horror-fan romance-fan", discarded=" ".join(gone))
    assert [one["id"] for one in automa(table)["originals"]] == ["romance-fan"]


@rule("automa-ideas")
def test_ideas_leave_the_board_and_three_comics_grow() -> None:
    comics = [
        book("horror-fan", "w-horror-2a a-horror-2a", 4), book("scifi-fan", "w-scifi-2a a-scifi-2a", 3),
        book("western-fan", "w-western-2a a-western-2a", 2), book("romance-fan", "w-romance-2a a-romance-2a", 1),
    ]  # fmt: skip
    shelf = dict.fromkeys(("crime", "scifi", "horror"), 1)
    table = facing(card("ideas"), {"comics": comics}, shelf=shelf)
    assert [one["fans"] for one in automa(table)["comics"]] == [5, 4, 3, 1]
    assert sum(table.view()["shelf"].values()) == 1


@rule("automa-print")
@pytest.mark.parametrize(("level", "fans"), [("beginner", 2), ("intermediate", 3), ("expert", 5)])
def test_its_comics_start_by_difficulty_and_round(level: str, fans: int) -> None:
    held = {"hand": "w-horror-2a a-horror-2a horror-fan"}
    table = facing(card("print"), held, round=3, options={"difficulty": level})
    assert automa(table)["comics"][0]["fans"] == fans + 3 + 1 and table.view()["mastery"]["horror"] == 1


@rule("automa-print")
def test_of_two_masteries_it_prefers_the_one_that_it_takes_from_the_human() -> None:
    """Card a07: the genre without a master comes first in its priority, the human's last."""
    free, *_others, taken = ours().automa[card("print")].genres
    held = {
        "hand": f"w-western-2a a-western-2a {free}-ideas {taken}-ideas",
        "comics": [book(f"{taken}-money", "w-romance-2a a-romance-2a", 1)],
    }
    mine = seat(0, "", "", book(f"{taken}-fan", "w-crime-2a a-crime-2a"))
    table = facing(card("print"), held, mine, mastery={taken: 0}, spots={"hire": [0]})
    assert table.view()["mastery"] == dict.fromkeys(GENRES) | {taken: 1}


@rule("automa-print")
def test_it_prints_what_wins_a_mastery() -> None:
    """Card a07 prints first; the mastery of its first genre is the human's and cannot be won."""
    first, second = ours().automa[card("print")].genres[:2]
    mine = seat(0, "", "", book(f"{first}-fan", "w-crime-2a a-crime-2a"))
    held = {"hand": f"w-horror-2a a-horror-2a {first}-ideas {second}-ideas"}
    table = facing(card("print"), held, mine, mastery={first: 0}, spots={"print": [0]})
    done = table.view()["automa"]["comics"]
    assert [one["id"] for one in done] in ([], [f"{second}-ideas"])
    table = facing(card("print"), held, mine, mastery={first: 0})
    assert [one["id"] for one in automa(table)["comics"]] == [f"{second}-ideas"]


@rule("automa-print")
def test_else_what_takes_a_mastery_from_the_human() -> None:
    """The human holds both genres; of the one that comes last in priority the Automa has printed as many."""
    first, *_others, other = ours().automa[card("print")].genres
    mine = seat(0, "", "", book(f"{first}-fan", "w-scifi-2a a-scifi-2a"), book(f"{other}-fan", "w-crime-2a a-crime-2a"))
    held = {
        "hand": f"w-western-2a a-western-2a {first}-ideas {other}-ideas",
        "comics": [book(f"{other}-money", "w-romance-2a a-romance-2a", 1)],
    }
    table = facing(card("print"), held, mine, mastery={first: 0, other: 0})
    assert [one["id"] for one in automa(table)["comics"]] == [f"{other}-money", f"{other}-ideas"]
    assert table.view()["mastery"][other] == 1


@rule("automa-print")
def test_on_the_first_space_it_prints_twice() -> None:
    held = {"hand": "w-horror-2a a-horror-2a w-crime-3 a-crime-3 horror-fan crime-ideas"}
    assert len(automa(facing(card("print"), held))["comics"]) == 2


@rule("r49", "automa-print")
def test_with_its_creatives_of_the_highest_value() -> None:
    held = {"hand": "w-horror-2a a-horror-3 w-crime-3 a-crime-1 horror-fan"}
    assert automa(facing(card("print"), held))["comics"][0]["value"] == 6


@rule("r48", "automa-print")
def test_with_no_comic_it_rips_off() -> None:
    table = facing(
        card("print"), {"hand": "w-horror-2a a-horror-2a"}, seat(0, "", "", MINE), round=2, mastery={"crime": 0}
    )
    comic = automa(table)["comics"][0]
    assert (comic["id"], comic["fans"]) == ("rip-crime-fan", 2)


@rule("r48", "aggressive")
def test_its_rip_off_takes_a_fan_in_the_aggressive_variant() -> None:
    held = {"hand": "w-horror-2a a-horror-2a"}
    table = facing(card("print"), held, seat(0, "", "", MINE), round=2, options={"rip_offs": "aggressive"})
    assert table.fans("crime-fan") == 1 and automa(table)["comics"][0]["id"] == "rip-crime-fan"


@rule("automa-sales")
def test_it_takes_the_highest_orders_of_the_genre_of_the_human() -> None:
    spaces = {
        "t2_5": "crime3",
        "t3_4": "crime5",
        "t3_6": "crime",
        "t4_3": "crime6",
        "t4_5": "horror",
        "t5_4": "western6",
    }
    held = {"comics": [book("horror-fan", "w-horror-2a a-horror-2a", 4)]}
    table = facing(card("sales"), held, seat(0, "", "", MINE), map=spaces, hidden={"crime4": 1, "horror3": 1})
    assert [one["id"] for one in automa(table)["done"]] == ["crime4", "crime5", "crime6"]
    assert automa(table)["comics"][0]["fans"] == 7
    left = {space["id"]: space["order"] for space in table.view()["map"] if space["genre"]}
    assert left["t2_5"]["id"] == "crime3" and left["t4_5"] is None


@rule("automa-sales")
def test_its_best_comic_may_be_a_rip_off() -> None:
    spaces = {"t2_5": "crime3", "t3_4": "crime5", "t3_6": "crime6"}
    held = {
        "comics": [book("horror-fan", "w-horror-2a a-horror-2a", 4), book("rip-crime-fan", "w-scifi-3 a-scifi-3", 5)]
    }
    table = facing(card("sales"), held, seat(0, "", "", MINE), map=spaces)
    assert [one["fans"] for one in automa(table)["comics"]] == [4, 8]


@rule("automa-sales")
def test_with_too_few_it_sells_by_priority() -> None:
    spaces = {"t2_5": "crime3", "t3_4": "horror5", "t3_6": "horror4", "t4_3": "horror6", "t5_4": "western6"}
    table = facing(card("sales"), None, seat(0, "", "", MINE), map=spaces)
    assert [one["id"] for one in automa(table)["done"]] == ["horror4", "horror5", "horror6"]


# --- the result ---


def ended(fans: int, bot: int, **fields) -> Table:
    """Place the human's last editor of round 5."""
    mine = fields.pop("mine", None) or seat(0, "", "", book("rip-crime-fan", "w-horror-2a a-scifi-2a", fans), editors=1)
    other = {"comics": [book("horror-fan", "w-crime-2a a-scifi-2b", bot)], "editors": 0}
    return position(mine, solo=True, automa=other, round=5, **fields).do("place sales", "done")


@rule("solo-scoring")
def test_the_automa_has_fans_ranking_mastery_and_difficulty() -> None:
    table = ended(60, 9, mastery={"horror": 1}, options={"difficulty": "expert"})
    assert automa(table)["points"] == 9 + 2 + 2 + 32 and COMICS.ending(table.state) == "solo-won"


@rule("solo-scoring")
def test_the_score_sheet_has_a_column_for_it() -> None:
    table = ended(60, 9, mastery={"horror": 1}, options={"difficulty": "expert"})
    rival = {line.key: line.rival for line in COMICS.sheet(table.state) if line.rival}
    assert rival == {"fans": 9, "ranking": 2, "mastery": 2, "difficulty": 32, "total": 45}
    assert all(line.rival is None for line in COMICS.sheet(position(seat(), seat()).state))


@rule("solo-scoring")
def test_a_tie_is_its_victory() -> None:
    table = ended(17, 2)
    assert table.scores() == [17 + 3 + 10 // 4] and automa(table)["points"] == 2 + 2 + 18
    assert COMICS.ending(table.state) == "solo-lost" and table.state.returns() == [-1.0]


@rule("solo-scoring")
@pytest.mark.parametrize(
    ("points", "title"),
    [(49, None), (50, "proofreader"), (60, "assistant"), (70, "editor"), (80, "associate"), (90, "senior"),
     (100, "chief"), (110, "publisher")],
)  # fmt: skip
def test_titles(points: int, title: str | None) -> None:
    """Thirty fans make 37 points with ranking and earnings; money makes the rest."""
    mine = seat(4 * (points - 37), "", "", book("rip-crime-fan", "w-horror-2a a-scifi-2a", 30), editors=1)
    table = ended(30, 1, mine=mine)
    assert (table.scores(), table.view()["title"]) == ([points], title)


@rule("solo-scoring")
def test_a_title_is_earned_by_the_own_points_also_in_a_lost_game() -> None:
    mine = seat(0, "", "", book("rip-crime-fan", "w-horror-2a a-scifi-2a", 60), editors=1)
    table = ended(60, 61, mine=mine)
    assert COMICS.ending(table.state) == "solo-lost" and table.view()["title"] == "editor"


# --- challenges ---


@rule("challenges")
def test_challenges_are_accepted_at_the_beginning() -> None:
    table = new(1, challenges=True)
    assert len(table.offered("challenge")) == 9
    table.do("challenge orders", "challenge fans", "done")
    assert [one["id"] for one in table.view()["challenges"]] == ["fans", "orders"] and table.phase == "comic"
    assert table.lines()["challenges"] == -30


MASTER = {"superheroes": 0, "western": 0, "crime": 0}


@rule("challenges")
@pytest.mark.parametrize(
    ("challenge", "fields", "player"),
    [
        ("action", {"mastery": MASTER}, seat()),
        ("master-of-fiction", {"mastery": {"scifi": 0, "horror": 0, "crime": 0}}, seat()),
        ("guns-and-flowers", {"mastery": {"romance": 0, "crime": 0, "scifi": 0}}, seat()),
        ("edge-of-the-business", {}, seat(20)),
        ("top-and-beyond", {}, seat(0, "", "", {**MINE, "fans": 11})),
        ("fans", {}, seat(0, "", "", {**MINE, "fans": 35, "hype": 1})),
        ("orders", {}, seat(done=" ".join(f"{genre}{value}" for genre in GENRES for value in (3, 4)))),
        ("every-genre", {}, seat(0, "", "", *(book(f"{one}-fan", f"w-{one}-3 a-{one}-3") for one in GENRES))),
        ("ethical-publisher", {}, seat(0, "", "", MINE)),
    ],
)
def test_a_challenge_met_costs_nothing(challenge: str, fields, player) -> None:
    table = position(player, solo=True, automa={"editors": 0}, challenges=[challenge], **fields)
    assert table.view()["challenges"] == [{"id": challenge, "met": True}]
    assert table.lines().get("challenges") is None


@rule("challenges")
@pytest.mark.parametrize(
    ("challenge", "fields", "player"),
    [
        ("action", {"mastery": {"superheroes": 0, "western": 0}}, seat()),
        ("action", {"mastery": {"superheroes": 0, "crime": 0, "scifi": 0}}, seat()),
        ("edge-of-the-business", {}, seat(19)),
        ("top-and-beyond", {}, seat(0, "", "", {**MINE, "fans": 20, "hype": 1})),
        ("fans", {}, seat(0, "", "", {**MINE, "fans": 34})),
        ("orders", {}, seat(done="crime3")),
        ("every-genre", {}, seat(0, "", "", MINE)),
        ("ethical-publisher", {}, seat(0, "", "", book("rip-crime-fan", "w-crime-2a a-crime-2a"))),
    ],
)
def test_a_challenge_missed_costs_15(challenge: str, fields, player) -> None:
    table = position(player, solo=True, automa={"editors": 0}, challenges=[challenge], **fields)
    assert table.lines()["challenges"] == -15


@rule("automa")
def test_chance_says_which_card_is_turned_over() -> None:
    with ScriptedChance([2]) as script:
        held = {"hand": ["writer-horror-2a", "artist-horror-2a", "horror-fan", "crime-fan"], "editors": 1}
        shown = {"seats": [seat(editors=0) | {"editors": 1}], "automa": held, "row": cards("w-crime-1 a-crime-1")}
        used = [f"a{at:02}" for at in range(1, 10)]
        table = Table(COMICS.from_json({**shown, "used": used, "spots": {"print": [0, 0, 0]}}, script))
    assert "a12" in [one["id"] for one in automa(table)["cards"]]
