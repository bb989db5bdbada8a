"""Components and setup of Age of Comics."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ludotheque import BadInput, BadOption, BadPosition, SeededChance
from ludotheque.core.errors import BadComponents
from ludotheque.games.age_of_comics import codes, components
from ludotheque.games.age_of_comics.components import ORIGINAL_IDS, ours
from tests.games.age_of_comics.conftest import COMICS, Table, new, position, seat, started

rule = pytest.mark.rule
FOLDER = files("ludotheque.games.age_of_comics")


def file(name: str) -> str:
    return FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")


# --- components ---


@rule("cards")
def test_every_genre_has_creatives_of_1_2_2_3_and_each_bonus_once() -> None:
    assert sorted((face.kind, face.genre, face.value) for face in ours().faces) == sorted(
        (kind, genre, value) for kind in components.KINDS for genre in components.GENRES for value in (1, 2, 2, 3)
    )
    assert len(ours().titles) == 48


@pytest.mark.parametrize(
    ("name", "line", "old", "new", "reason"),
    [
        ("creatives", 6, "value = 1", "value = 2", "of each genre 1, 2, 2, 3"),
        ("creatives", 6, 'id = "writer-scifi-1"', 'id = "x"', "the id here is writer-scifi-1"),
        ("comics", 6, 'bonus = "fan"', 'bonus = "ideas"', "comic of scifi with fan: each genre has each"),
        ("orders", 5, "four = 3", "four = 2", "orders of scifi with four players are 7, not 6"),
        ("orders", 5, "three = 2", "three = 3", "orders of scifi with three players are 6, not 7"),
        ("orders", 5, "two = 2", "two = 1", "orders of scifi with two players are 5, not 4"),
        ("orders", 5, "fans = 1", "fans = 2", "give 1, 2, 3 and 4 fans"),
        ("map", 6, "centre = false", "centre = true", "beside the X are r3c2, r3c3, r4c2, r4c3"),
        ("map", 6, "column = 1", "column = 2", "order of their rows and columns"),
        ("automa", 7, "hire develop ideas", "hire develop royalties", "of: hire, develop, ideas, print, sales"),
        ("automa", 7, "crime scifi", "crime crime", "each genre is needed once: scifi, crime"),
    ],
)
def test_a_file_that_breaks_a_count_is_refused_with_its_line(
    name: str, line: int, old: str, new: str, reason: str
) -> None:
    """The first row is broken; its line is that of its header."""
    assert file(name).splitlines()[line - 1].startswith("[[")
    with pytest.raises(BadComponents, match=rf"^line {line}, .*{reason}"):
        getattr(components, f"read_{name}")(file(name).replace(old, new, 1))


def space(id: str) -> tuple[int, str]:
    """Return the line and the text of a space of our map."""
    text = file("map")
    start = text.index(f'[[space]]\nid = "{id}"')
    return text[:start].count("\n") + 1, text[start : text.index("\n\n", start)]


@pytest.mark.parametrize(
    ("id", "old", "new", "reason"),
    [
        ("t2_5", 'to = "r1c3"', 'to = "r1c2"', "neighbours in a row or a column"),
        ("t2_5", 'to = "r1c3"', 'to = "r2c3"', "neighbours in a row or a column"),
        ("t2_5", 'to = "r1c3"', 'to = "r9c9"', "unknown circle 'r9c9'; they are r1c1 to r6c4"),
        ("t2_5", "street = true", "street = false", "r1c2 to r1c3 is there already"),
        ("t1_5", "street = false", "street = true", "used by 2, 4 players: two should be True"),
        ("t2_3", "street = true", "street = false", "loops are r1c2 to r1c3"),
        ("t2_3", "two = false", "two = true", "used by 3, 4 players: two should be False"),
        ("t2_5", "three = false", "three = true", "used by 2, 4 players: three should be False"),
        ("t3_4", "four = true", "four = false", "used by 2, 3, 4 players: four should be True"),
    ],
)
def test_a_map_that_breaks_a_count_is_refused_with_its_line(id: str, old: str, new: str, reason: str) -> None:
    line, row = space(id)
    assert old in row
    with pytest.raises(BadComponents, match=rf"^line {line}, \[\[space\]\]: .*{reason}"):
        components.read_map(file("map").replace(row, row.replace(old, new)))


def test_a_street_twice_is_refused() -> None:
    first, second = space("t3_4"), space("t3_6")
    ends = [line for line in first[1].splitlines() if line.startswith(("from", "to"))]
    copied = second[1].splitlines()
    twice = "\n".join([*copied[:2], *ends, *copied[4:]])
    with pytest.raises(BadComponents, match=f"^line {second[0]}, .*there already"):
        components.read_map(file("map").replace(second[1], twice))


@pytest.mark.parametrize(
    ("end", "reason"), [("r2c2", "circles beside it"), ("r3c3", "joined already"), ("r4c2", "joined already")]
)
def test_the_x_is_crossed_as_printed(end: str, reason: str) -> None:
    text = file("map")
    start = text.index("[[crossing]]")
    crossing = text[start:].replace('to = "r4c3"', f'to = "{end}"', 1)
    with pytest.raises(BadComponents, match=reason):
        components.read_map(text[:start] + crossing)


@pytest.mark.parametrize("name", ["creatives", "comics", "orders", "map", "automa"])
def test_a_row_too_few_is_named(name: str) -> None:
    text = file(name)
    with pytest.raises(BadComponents, match="in the box"):
        getattr(components, f"read_{name}")(text[: text.rindex("[[")])


def test_a_broken_file_of_ours_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "_file", lambda _name: "")
    with pytest.raises(BadComponents, match=r"^creatives.toml, .*in the box"):
        components.load.__wrapped__()


def test_own_automa_cards_are_read_and_checked() -> None:
    own = file("automa").replace('"hire print sales"', '"sales print hire"')
    assert COMICS.start(1, {"automa": own}, chance=new(1).chance).box.automa[1].actions[0] == codes.SALES
    with pytest.raises(BadComponents):
        COMICS.options.parse({"automa": " "})


def test_only_one_card_of_the_automa_is_no_reconstruction() -> None:
    assert [card.id for card in ours().automa if card.provenance != "reconstructed"] == ["a01"]
    assert COMICS.provenance.reconstructed


def test_numbers_of_actions_are_those_of_records() -> None:
    """A record that was kept names actions by words, an environment by number: neither may change."""
    firsts = {
        "place": 0, "hire": 6, "hire-top": 54, "discard": 56, "develop": 128, "develop-top": 152, "dig": 153,
        "board-idea": 159, "idea": 165, "print": 171, "team": 219, "over": 267, "fulfil": 315, "cube": 363,
        "lift": 369, "swap": 375, "for": 423, "hype": 471, "spend": 495, "boost": 501, "market": 549, "walk": 552,
        "cab": 576, "ticket": 600, "flip": 624, "collect": 666, "raise": 708, "comic": 756, "challenge": 762,
        "pass": 771, "done": 772,
    }  # fmt: skip
    assert {verb.name: COMICS.actions.first(verb.name) for verb in COMICS.actions.verbs} == firsts
    assert COMICS.actions.size == 773


@rule("rulings")
def test_every_ruling_is_numbered_once() -> None:
    numbers = re.findall(r'<a id="r(\d+)"></a>\*\*R(\d+)\*\*', COMICS.guide("en"))
    assert numbers == [(str(number), str(number)) for number in range(1, 53)]


# --- the map ---


@rule("r32")
def test_newsstands_are_a_grid_of_38_streets() -> None:
    newsstands = ours().box.newsstands
    for circle in range(24):
        row, column = divmod(circle, 4)
        grid = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        wanted = {r * 4 + c for r, c in grid if 0 <= r < 6 and 0 <= c < 4}
        crossed = {9: {14}, 14: {9}, 10: {13}, 13: {10}}.get(circle, set())
        assert set(newsstands[circle].neighbours) == wanted | crossed


@rule("r33")
@pytest.mark.parametrize(("players", "corner", "loops"), [(2, 0, 0), (3, 2, 0), (4, 2, 4)])
def test_corners_and_loops_are_used_by_number_of_players(players: int, corner: int, loops: int) -> None:
    spaces = new(players).view()["map"]
    assert sum("r1c1" in space["ends"] for space in spaces) == corner
    assert sum(not space["street"] for space in spaces) == loops


@rule("map-orders", "setup")
@pytest.mark.parametrize(("players", "tiles", "threes", "fours"), [(2, 30, 2, 1), (3, 36, 2, 2), (4, 42, 3, 2)])
def test_orders_by_number_of_players(players: int, tiles: int, threes: int, fours: int) -> None:
    table = new(players)
    spaces = table.view()["map"]
    assert len(spaces) == tiles and all(space["order"] is None and space["genre"] for space in spaces)
    assert list(table.pool[:4]) == [threes, fours, 1, 1]


@rule("r29", "map-orders")
def test_no_newsstand_has_three_orders_of_a_genre() -> None:
    for seed in range(30):
        for players in (2, 3, 4):
            spaces = new(players, seed).view()["map"]
            for circle in components.CIRCLE_IDS:
                genres = [space["genre"] for space in spaces if circle in space["ends"]]
                assert all(genres.count(genre) < 3 for genre in genres)


# --- players ---


@rule("player-setup", "t27")
def test_gifts_by_turn_position() -> None:
    table = started(4)
    order = list(table.order)
    assert [sum(table.player(one)["ideas"].values()) for one in order] == [2, 3, 2, 3]
    assert [table.player(one)["money"] for one in order] == [5, 5, 6, 6]
    assert [table.player(one)["editors"] for one in order] == [4] * 4


@rule("player-setup")
def test_two_creatives_of_value_2_and_different_genres() -> None:
    for seed in range(20):
        for player in range(3):
            writer, artist = sorted(new(3, seed).player(player)["creatives"], key=lambda one: one["kind"] == "artist")
            assert (writer["kind"], writer["value"], artist["kind"], artist["value"]) == ("writer", 2, "artist", 2)
            assert writer["genre"] != artist["genre"]


@rule("r6")
def test_the_first_comic_is_a_random_one_of_the_chosen_genre() -> None:
    found = set()
    for seed in range(40):
        table = new(2, seed)
        chooser = table.current_player()
        found.add(table.do("comic horror").player(chooser)["originals"][0]["id"])
    assert found == {"horror-fan", "horror-ideas", "horror-ticket", "horror-money"}


@rule("turn-order")
def test_the_first_player_is_random() -> None:
    assert {int(new(3, seed).order[0]) for seed in range(20)} == {0, 1, 2}


@rule("decks")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 4)])
def test_three_cards_beside_each_deck_four_with_four(players: int, cards: int) -> None:
    view = started(players).view()
    assert [len(view[row]) for row in ("writers", "artists", "originals")] == [cards] * 3


@rule("tight")
def test_a_tight_display_has_one_card_less() -> None:
    assert len(started(4, display="tight").view()["writers"]) == 3
    assert len(started(2, display="tight").view()["originals"]) == 2


@rule("setup", "shelf")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_action_has_one_space_more_than_players_and_the_board_an_idea_of_each_genre(players: int) -> None:
    """The example of p.6: three, four and five spaces."""
    view = started(players).view()
    assert [len(action["spots"]) for action in view["actions"]] == [players + 1] * 6
    assert set(view["shelf"].values()) == {1}


@rule("t30")
def test_hands_are_hidden_but_for_their_backs() -> None:
    table = started(2)
    seen, own = table.view(0)["players"][1], table.view(1)["players"][1]
    assert [card["name"] for card in seen["creatives"]] == [None, None] and all(
        card["name"] for card in own["creatives"]
    )
    assert [card["value"] for card in seen["creatives"]] == [2, 2]
    assert seen["originals"][0]["title"] is None and seen["originals"][0]["genre"] == own["originals"][0]["genre"]


# --- what others know of the two creatives dealt ---


def worlds(table: Table, looker: int, count: int = 60) -> list[Table]:
    chance = SeededChance(3)
    return [Table(table.state.resample(looker, chance)) for _ in range(count)]


def genres_in_hand(table: Table, player: int) -> list[str]:
    """Of the writer and the artist in that hand, as the player sees them."""
    return [card["genre"] for card in table.player(player)["creatives"]]


@rule("player-setup", "t30")
def test_in_no_world_is_a_rival_dealt_two_creatives_of_a_genre() -> None:
    """At the beginning of a game, and when one of the two has been seen: then the other is of another genre."""
    table = new(4)
    for world in worlds(table, 0):
        assert all(len(set(genres_in_hand(world, rival))) == 2 for rival in (1, 2, 3))
    dealt = ["horror", "artist-crime-2a"]
    table = position(seat(), seat(0, "a-crime-2a", dealt=dealt))
    seen = {genres_in_hand(world, 1)[0] for world in worlds(table, 0)}
    assert seen == {"scifi", "crime", "romance", "superheroes", "western"}


@rule("player-setup", "t30")
@pytest.mark.parametrize(
    ("hand", "first", "known"),
    [("w-horror-2a", "w-horror-2a", ["horror", "artist-crime-2a"]), ("w-horror-2a w-scifi-2a", "w-scifi-2a", None),
     ("w-horror-2a w-scifi-3", "w-scifi-3", ["writer-horror-2a", "artist-crime-2a"])],
)  # fmt: skip
def test_a_card_shown_tells_of_the_deal_only_if_it_cannot_be_another(hand: str, first: str, known: object) -> None:
    player = seat(9, f"{hand} a-crime-2a crime-fan", "crime crime", dealt=["writer-horror-2a", "artist-crime-2a"])
    table = position(player).do("place print", "print crime-fan", f"team {first}")
    assert COMICS.to_json(table.state)["seats"][0].get("dealt") == known


# --- bad input ---


def test_five_players_are_refused() -> None:
    with pytest.raises(BadInput, match="1 to 4"):
        new(5)


def test_an_option_that_is_none_is_refused() -> None:
    with pytest.raises(BadOption, match="normal, none, aggressive"):
        COMICS.options.parse({"rip_offs": "some"})


def doing(frame: str, **details: object) -> list[dict[str, object]]:
    """Return a stack in which the first player does something in a turn."""
    return [{"do": "turns", "turn": 1}, {"do": frame, **details}]


FULL_HAND = "w-crime-1 w-crime-2a w-crime-2b w-crime-3 a-crime-1 a-crime-2a a-crime-2b"


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"row": "w-crime-1 w-crime-1"}, "row"),
        ({"row": "w-crime-9"}, "row"),
        ({"map": {"t2_5": "crime7"}}, "map"),
        ({"map": {"t2_5": "crime6", "t3_4": "crime6"}}, "map"),
        ({"map": {"t2_5": "crime"}, "hidden": {}}, "position"),
        ({"order": [0, 0]}, "order"),
        ({"spots": {"hire": [0, 0, 0, 0]}}, "spots"),
        ({"round": 6}, "round"),
        ({"round": 0}, "round"),
        ({"order": [None, 1]}, "order"),
        ({"order": [{}, {}]}, "order"),
        ({"stack": [7]}, "stack"),
        ({"stack": [{"do": "sleep"}]}, "do"),
        ({"stack": []}, "over in round 1"),
        ({"stack": [{"do": "turns"}, {"do": "turns"}]}, "does not lie on 'turns'"),
        ({"stack": [{"do": "hire"}]}, "does not lie on ''"),
        ({"stack": doing("writer", comic="crime-fan")}, "does not lie on 'turns'"),
        ({"stack": [*doing("print", prints=1), {"do": "writer", "comic": "crime-fan"}]}, "'writer': it does not fit"),
        ({"stack": [*doing("reassign"), {"do": "replace", "card": "writer-crime-1"}]}, "'replace': it does not fit"),
        ({"stack": [*doing("sell"), {"do": "cube"}]}, "does not lie on 'sell'"),
        ({"stack": doing("give-fans", count=5)}, "count"),
        ({"stack": doing("give-fans")}, "count"),
        ({"stack": doing("ideas", count=2)}, "does not lie on 'turns'"),
        ({"stack": doing("sell", fee=True)}, "'sell': it does not fit"),
        ({"stack": doing("sell", fee=1)}, "fee"),
        ({"stack": doing("sell", cabs=1)}, "cabs"),
        ({"stack": doing("place", seat=1)}, "not the turn of player 1"),
        ({"stack": [{"do": "turns", "turn": 2}]}, "turn"),
        ({"seats": [seat(editors=0), seat()], "stack": doing("place")}, "'place': it does not fit"),
        ({"calendar": dict.fromkeys(("scifi", "crime", "romance", "horror"), 1)}, "calendar"),
        ({"calendar": {"scifi": 2}}, "calendar"),
        ({"stack": [{"do": "setup"}], "round": 0, "discarded": " ".join(ORIGINAL_IDS)}, "deck"),
        ({"stack": [{"do": "setup"}, {"do": "challenge"}], "round": 0}, "'challenge': it does not fit"),
        ({"boxed": {"crime3": 1}}, "boxed"),
        ({"seats": [seat(ranking=4), seat()], "round": 2}, "ranking"),
        ({"seats": [seat(0, FULL_HAND), seat()], "stack": doing("hire", writer_due=True, artist_due=True)}, "hand"),
        ({"top": [3, 3, 9]}, "top"),
        ({"calender": {}}, "calender"),
        ({"seats": [seat(0, "w-crime-2a", dealt=["writer-crime-2a"]), seat()]}, "dealt"),
        ({"seats": [seat(0, "w-crime-3", dealt=["writer-crime-3", "horror"]), seat()]}, "dealt"),
        ({"seats": [seat(0, "", dealt=["writer-crime-2a", "horror"]), seat()]}, "dealt"),
        ({"seats": [seat(tickets=5), seat()]}, "tickets"),
        ({"seats": [seat(tickets=3), seat()], "used_tickets": 2}, "tickets"),
        ({"used_tickets": 5}, "used_tickets"),
        ({"used_tickets": 1, "options": {"tickets_return": True}}, "used_tickets"),
        ({"seats": [seat(0, "crime-fan"), seat(0, "crime-fan")]}, "hand"),
        ({"seats": [seat(0, "", "", {"comic": "crime-fan", "writer": "artist-crime-1"}), seat()]}, "writer"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_field(fields, field: str) -> None:
    with pytest.raises(BadPosition, match=field):
        position(seat(), seat(), **fields) if "seats" not in fields else COMICS.from_json(fields, new(2).chance)
