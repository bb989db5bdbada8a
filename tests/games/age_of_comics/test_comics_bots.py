"""Bots of Age of Comics: quick games score about as people do, and each chapter of the plan is seen in a position."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import SeededChance
from ludotheque.bots.levels import bot
from ludotheque.games.age_of_comics.bots import card_values
from ludotheque.games.age_of_comics.bots.reasons import reasons
from ludotheque.games.age_of_comics.components import GENRES, ORIGINAL_IDS
from ludotheque.texts.texts import Texts
from tests.games.age_of_comics.conftest import COMICS, Table, book, new, position, seat

TEAM = "w-crime-2a a-crime-2a"


def played(players: int, seed: int) -> list[int]:
    state, chance, heuristics = new(players, seed).state, SeededChance(seed + 50), COMICS.heuristics()
    state.events = None
    while not state.is_terminal():
        state.apply_action(heuristics.rollout(state, state.legal_actions(), chance))
    return [int(score) for score in state.scores()]


def quick(table: Table) -> list[str]:
    """Return the effects of quick moves in a position, whatever the luck."""
    heuristics = COMICS.heuristics()
    moves = {heuristics.rollout(table.state, table.state.legal_actions(), SeededChance(luck)) for luck in range(10)}
    return sorted(COMICS.actions.words(int(move)) for move in moves)


@pytest.mark.parametrize(("players", "least"), [(2, 88), (4, 78)])
def test_quick_games_score_like_people(players: int, least: int) -> None:
    """The solo titles begin at fifty points and end at 110. Games of the quick moves alone have a mean well above."""
    scores = [score for seed in range(24 // players) for score in played(players, seed)]
    assert sum(scores) / len(scores) > least


def test_greedy_plays_nearly_as_well_as_quick_moves() -> None:
    """It thinks one step ahead by the estimate: that must know what the cards in hand promise."""
    scores = []
    for seed in range(3):
        state, bots = new(2, seed).state, [bot("greedy", COMICS, seed=seed + 7 * one) for one in range(2)]
        state.events = None
        while not state.is_terminal():
            state.apply_action(bots[state.current_player()].choose(state, state.current_player()))
        scores += [int(score) for score in state.scores()]
    assert sum(scores) / len(scores) > 80


def test_the_estimate_likes_what_is_ready_to_be_printed() -> None:
    ready = position(seat(9, "w-crime-2a a-crime-2a crime-fan", "crime crime"), seat(9)).state
    heuristics = COMICS.heuristics()
    assert heuristics.estimate(ready, 0) > 0 > heuristics.estimate(ready, 1)


def test_the_estimate_counts_what_is_under_way() -> None:
    """In the middle of a print nothing is on the chart yet."""
    table = position(seat(9, "w-crime-2a a-crime-2a crime-fan", "crime crime"), seat(9))
    before = COMICS.heuristics().estimate(table.state, 0)
    after = COMICS.heuristics().estimate(table.do("place print", "print crime-fan").state, 0)
    assert after >= before


def test_a_quick_move_prints_with_the_team_that_suits() -> None:
    table = position(seat(9, "w-crime-2a w-horror-2a a-crime-2a a-horror-2a crime-fan", "crime crime"), seat(9))
    assert quick(table) == ["place print"]
    assert quick(table.do("place print", "print crime-fan")) == ["team writer-crime-2a"]
    assert quick(table.do("team writer-crime-2a")) == ["team artist-crime-2a"]


def test_a_quick_move_sells_what_its_comics_can_fulfil() -> None:
    """A crime order two blocks up; the horror order beside the agent is of no use to a publisher of crime."""
    comic = book("crime-fan", TEAM, 3)
    orders = {"t3_4": "crime4", "t5_4": "horror6"}
    table = position(seat(4, "", "", comic, agent="r3c2"), seat(), map=orders).do("place sales")
    for step in ("walk r2c2", "collect t3_4", "done"):
        assert quick(table) == [step]
        table.do(step)


def test_a_quick_move_takes_a_ticket_for_a_long_way_only() -> None:
    comic = book("crime-fan", TEAM, 3)
    far = position(seat(0, "", "", comic, agent="r6c3", tickets=1), seat(), map={"t3_4": "crime4"}).do("place sales")
    assert quick(far)[0].startswith("ticket")
    near = position(seat(0, "", "", comic, agent="r3c2", tickets=1), seat(), map={"t3_4": "crime4"}).do("place sales")
    assert quick(near) == ["walk r2c2"]


@pytest.mark.parametrize(("used", "first"), [(0, "horror-ticket"), (4, "horror-ideas")])
def test_a_ticket_is_no_bonus_once_all_are_used(used: int, first: str) -> None:
    """Either of the two could be developed, and they differ in their bonus alone."""
    table = position(seat(9), seat(), row="horror-ticket horror-ideas", used_tickets=used).do("place develop")
    state = table.state
    rated = {name: card_values.original_worth(state, 0, ORIGINAL_IDS.index(name)) for name in table.offered("develop")}
    assert max(rated, key=lambda name: rated[name]) == first


@pytest.mark.parametrize(("used", "said"), [(3, True), (4, False)])
def test_a_ticket_is_a_reason_to_print_while_one_is_left(used: int, said: bool) -> None:
    table = position(seat(9, f"{TEAM} crime-ticket", "crime crime"), used_tickets=used).do("place print")
    found = reasons(table.state, COMICS.actions.parse("print crime-ticket"), 0)
    assert ("bonus-ticket" in [reason.key for reason in found]) == said


def test_a_search_looks_at_few_actions_and_the_quick_move_is_one() -> None:
    """Moves that only lose time are not worth a thought."""
    state, heuristics = new(4, 3).state, COMICS.heuristics()
    while not state.is_terminal():
        legal = state.legal_actions()
        found = heuristics.candidates(state, legal)
        assert 1 <= len(found) <= 3
        state.apply_action(heuristics.rollout(state, found, SeededChance(1)))


def keys(table: Table, move: str) -> list[str]:
    return [one.key for one in COMICS.reasons(table.state, COMICS.actions.parse(move), 0)]


def test_reasons_name_what_an_action_would_bring() -> None:
    ready = position(seat(9, "w-crime-2a a-crime-2a crime-fan", "crime crime"), seat(9))
    assert keys(ready, "place print") == ["mastery-first", "can-print"]
    twice = position(seat(9, f"{TEAM} w-horror-1 a-horror-1 crime-fan crime-ideas", "crime crime"), seat(9))
    assert keys(twice, "place print") == ["mastery-first", "can-print", "first-twice"]
    printed = position(seat(9, "", "", book("crime-fan", TEAM)), seat(9), map={"t8_5": "crime3", "t9_4": "crime6"})
    (orders, _) = COMICS.reasons(printed.state, COMICS.actions.parse("place sales"), 0)
    assert (orders.key, orders.args) == ("open-orders", {"count": 1})


# --- Drawbacks ---


def against(table: Table, move: str) -> list[str]:
    """Return what speaks against an action as the first of two players reads it."""
    texts = Texts(COMICS)
    return [texts.reason(one, ["Ann", "Ben"]) for one in COMICS.drawbacks(table.state, COMICS.actions.parse(move), 0)]


def test_an_action_brings_little_of_which_there_is_enough() -> None:
    ready = position(seat(9, f"{TEAM} crime-fan", "crime crime"), seat(9))
    assert against(ready, "place ideas") == ["You have the ideas for all your originals."]
    assert against(ready, "place royalties") == ["Your $9 already pay for a team."]
    assert against(ready, "place sales") == ["No open order fits your printed comics."]
    assert against(ready, "place develop") == []
    poor = position(seat(3, f"{TEAM} crime-fan", "crime"), seat(9))
    assert against(poor, "place ideas") == against(poor, "place royalties") == []
    printed = position(seat(9, "", "", book("crime-fan", TEAM)), seat(9), map={"t8_5": "crime3"})
    assert against(printed, "place sales") == ["Only 1 open order fits your printed comics."]


def test_what_comes_too_late_to_be_printed_says_so() -> None:
    last_editor = position(seat(9, "crime-fan", editors=1), seat(9), round=5)
    for move in ("place hire", "place develop"):
        assert against(last_editor, move) == ["It is too late to print what this brings."]
    two = position(seat(9, "crime-fan", editors=2), seat(9), round=5)
    assert against(two, "place hire") == []
    assert against(two, "place develop") == [
        "1 original waits in your hand already, and you have only 2 editors left to place."
    ]


def test_a_comic_without_a_creative_of_its_genre_says_so() -> None:
    others = position(seat(9, "w-horror-1 a-horror-1 crime-fan", "crime crime"), seat(9)).do("place print")
    told = "You have no Crime creative to make it, who would bring another fan."
    assert against(others, "print crime-fan") == [told]
    one = position(seat(9, "w-horror-1 a-crime-1 crime-fan", "crime crime"), seat(9)).do("place print")
    assert against(one, "print crime-fan") == []
    theirs = seat(9, "", "", book("crime-fan", "w-crime-2a a-crime-2a"))
    copied = position(seat(9, "w-horror-1 a-horror-1"), theirs, round=2, mastery={"crime": 1}).do("place print")
    assert against(copied, "print rip-crime-fan") == [told]


@pytest.mark.parametrize(("money", "told"), [(4, ["Leaves you $0."]), (5, ["Leaves you $1."]), (6, [])])
def test_a_team_that_leaves_hardly_any_money_says_so(money: int, told: list[str]) -> None:
    table = position(seat(money, f"{TEAM} crime-fan", "crime crime"), seat(9)).do("place print", "print crime-fan")
    assert against(table, "team writer-crime-2a") == told


def test_a_creative_of_a_genre_without_a_comic_says_so() -> None:
    table = position(seat(9, "crime-fan"), seat(9), row="w-western-1 a-crime-2a").do("place hire")
    assert against(table, "hire writer-western-1") == ["You have no Western comic to print."]
    assert against(table, "hire artist-crime-2a") == []
    empty = position(seat(9), seat(9), row="w-western-1 a-crime-2a").do("place hire")
    assert against(empty, "hire writer-western-1") == []


# --- Reasons for re-assigning, and for a team that is paid again ---


def hired(hand: str, *comics: dict[str, Any], **fields: Any) -> Table:
    """Return a position after hiring two of value 1 and 2, western and crime, with the cube at re-assign."""
    player = seat(3, hand, "", *comics, specials=["reassign"], **fields)
    table = position(player, seat(), row="w-western-1 a-crime-2a")
    return table.do("place hire", "hire writer-western-1", "hire artist-crime-2a")


def test_a_reason_to_exchange_names_the_fan_that_it_brings() -> None:
    table = hired("", book("crime-fan", "w-crime-2a a-horror-2a", 2))
    (swap,) = COMICS.reasons(table.state, COMICS.actions.parse("swap artist-horror-2a"), 0)
    assert (swap.key, swap.args) == ("swap-for-fans", {"card": "artist-crime-2a", "count": 1})
    assert keys(table, "done") == []
    assert keys(table, "swap writer-crime-2a") == [], "a cheaper writer would lose a fan"
    assert keys(table.do("swap artist-horror-2a"), "for artist-crime-2a") == ["swap-fans"]


def test_a_reason_to_exchange_names_orders_and_money() -> None:
    table = hired("w-crime-3", book("crime-fan", "w-crime-2a a-crime-2b", 3), orders="crime5")
    assert keys(table, "swap writer-crime-2a") == ["swap-for-orders"]
    assert keys(table.do("swap writer-crime-2a"), "for writer-crime-3") == ["swap-orders"]
    idle = hired("", book("horror-fan", "w-crime-2a a-crime-2b"))
    assert keys(idle, "swap writer-crime-2a") == ["swap-for-money"]
    assert keys(idle, "swap artist-crime-2b") == [], "the same value, and the same genre"
    assert keys(idle, "done") == ["no-swap"]
    assert keys(idle.do("swap writer-crime-2a"), "for writer-western-1") == ["swap-money"]


def test_reasons_for_a_team_that_is_paid_again_name_fans_and_orders() -> None:
    ours = [("w-crime-2a", "a-crime-3"), ("w-horror-1", "a-horror-1")]
    used = {card for team in ours for card in team}
    kinds, ends = [(kind, genre) for kind in "wa" for genre in GENRES], ("1", "2a", "2b", "3")
    others = [f"{kind}-{genre}-{end}" for kind, genre in kinds for end in ends]
    books = [book("horror-fan", " ".join(ours[0]), 2), book("scifi-fan", " ".join(ours[1]), 1)]
    player = seat(9, "crime-fan", "crime crime", *books, orders="crime5", specials=["hype"])
    row = " ".join(card for card in others if card not in used)
    table = position(player, row=row, map={"t3_4": "crime4", "t5_4": "crime6"}).do("place print", "print crime-fan")
    fans, orders, price = COMICS.reasons(table.state, COMICS.actions.parse("over horror-fan"), 0)
    assert [one.key for one in (fans, orders, price)] == ["team-fans", "team-orders", "price"]
    assert (fans.args["count"], orders.args["count"], price.args["count"]) == (2, 2, 5)
    assert keys(table, "over scifi-fan") == ["price"]


# --- Reasons for ideas, for creatives and originals unseen, for fans, and for the end of a tour ---


def test_reasons_for_an_idea() -> None:
    ours = seat(9, "w-horror-2a crime-fan", "crime scifi scifi", book("western-fan", TEAM, mastered=True))
    table = position(ours, seat(), row="romance-fan scifi-fan", mastery={"western": 0}).do("place ideas")
    told = {genre: keys(table, f"idea {genre}") for genre in GENRES}
    assert told["crime"] == ["second-idea"]
    assert told["horror"] == ["held-creative", "free-mastery"]
    assert told["romance"] == ["open-comic", "free-mastery"]
    assert told["scifi"] == [], "there is a pair already"
    assert told["western"] == [], "its mastery is held"
    late = seat(9, "w-horror-2a crime-fan", "crime", book("western-fan", TEAM), editors=1)
    table = position(late, seat(), round=5).do("place ideas")
    assert keys(table, "idea crime") == keys(table, "idea horror") == [], "nothing can be printed any more"


@pytest.mark.parametrize("move", ["place hire", "place develop"])
def test_nothing_speaks_for_cards_that_cannot_be_printed(move: str) -> None:
    early, late = (position(seat(9, editors=1), round=round) for round in (4, 5))
    assert keys(early, move)
    assert keys(late, move) == []


def test_reasons_for_the_top_of_a_deck_tell_what_its_back_tells() -> None:
    table = position(seat(9, "a-crime-2a crime-fan"), top=[1, 3, 1], row="w-crime-3").do("place hire")
    (suits, young) = COMICS.reasons(table.state, COMICS.actions.parse("hire-top writer"), 0)
    assert (suits.key, suits.args) == ("top-suits", {"count": 1, "total": 6})
    assert young.key == "top-young"
    assert keys(table, "hire-top artist") == ["top-suits", "best-value"]
    seen = position(seat(9, "w-crime-1 crime-fan"), top=[1, 3, 1]).do("place hire")
    assert keys(seen, "hire-top writer") == ["top-young"], "the only one that suits is in hand"


def test_a_team_that_can_be_paid_is_a_reason_to_hire() -> None:
    table = position(seat(4, "a-crime-2a"), row="w-western-2a w-western-3").do("place hire")
    assert keys(table, "hire writer-western-2a") == ["affordable"]
    assert keys(table, "hire writer-western-3") == ["best-value"]


def said(table: Table, move: str) -> list[str]:
    """Return the reasons for a move as the player reads them."""
    found, texts = COMICS.reasons(table.state, COMICS.actions.parse(move), 0), Texts(COMICS)
    return [texts.reason(one, ["Ann", "Ben"]) for one in found]


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("a-crime-3 crime-fan", True),
        ("a-crime-2a crime-fan", False),  # five only, and that reaches no order
        ("a-crime-3 w-horror-3 crime-fan", False),  # another writer reaches it
        ("a-crime-3 horror-fan", False),
        ("crime-fan", False),
    ],
)
def test_an_order_that_a_hired_creative_reaches_is_named(hand: str, told: bool) -> None:
    table = position(seat(9, hand), row="w-western-3", map={"t9_4": "crime6"}).do("place hire")
    text = "A team of yours for $6 then reaches this order: Crime 6+ (4 fans)."
    assert (text in said(table, "hire writer-western-3")) == told


@pytest.mark.parametrize(("order", "told"), [("crime5", True), ("crime6", False), ("horror5", False)])
def test_an_order_that_a_raised_comic_fits_is_named(order: str, told: bool) -> None:
    player = seat(5, "", "", book("crime-fan", "w-crime-1 a-crime-3", 2))
    table = position(player, map={"t9_4": order}, stack=[{"do": "raising"}])
    named = ["For $1, its comic then fits this order: Crime 5+ (3 fans)."]
    other = ["A comic of higher value fits dearer orders."]
    assert said(table, "raise writer-crime-1") == (named if told else other)


def test_an_original_is_developed_for_open_orders_and_the_top_one_for_its_back() -> None:
    top = [1, 1, GENRES.index("horror")]
    table = position(seat(9), map={"t9_4": "horror6"}, row="crime-fan", top=top).do("place develop")
    *_, last = said(table, "develop-top")
    assert last == "1 open Horror order fits no comic of yours yet."
    assert "asking" not in keys(table, "develop crime-fan")
    ours = seat(9, "", "", book("western-fan", TEAM))
    plain = position(ours, seat(9, "", "", book("horror-fan", "w-horror-1 a-horror-1")), top=top, mastery={"horror": 1})
    assert said(plain.do("place develop"), "develop-top") == ["Its back shows a Horror comic."]


@pytest.mark.parametrize(("money", "told"), [(1, True), (4, False)])
def test_money_that_pays_no_team_yet(money: int, told: bool) -> None:
    table = position(seat(money, "w-crime-2a a-crime-2a crime-fan", "crime crime"), seat(9))
    assert ("lacks-money" in keys(table, "place royalties")) == told


def test_reasons_for_a_comic_that_gets_a_fan() -> None:
    books = [book("crime-fan", TEAM, 5), book("horror-fan", "w-horror-1 a-horror-1", 1)]
    rival = seat(0, "", "", book("western-fan", "w-western-1 a-western-1", 5))
    table = position(seat(9, "", "scifi scifi", *books, specials=["convert"]), rival, round=3).do("place ideas")
    table.do("idea scifi", "idea scifi", "spend scifi")
    assert keys(table, "boost crime-fan") == ["tops-chart", "fan-lasts"]
    assert keys(table, "boost horror-fan") == ["earns-more"]


def test_reasons_for_the_end_of_a_tour() -> None:
    ours = seat(9, "", "", book("crime-fan", TEAM))
    table = position(ours, seat()).do("place sales")
    assert keys(table, "done") == ["no-order-pays"]
    assert keys(position(seat(9), seat()).do("place sales"), "done") == ["no-comics-to-sell"]


def test_reasons_for_a_print_name_the_orders_that_it_opens() -> None:
    open_orders = {"t8_5": "crime3", "t9_4": "crime6", "t9_2": "crime4"}
    rival = seat(9, "", "", book("crime-fan", "w-western-1 a-western-1", round=1))
    table = position(seat(4, TEAM), rival, map=open_orders, round=2).do("place print")
    (rip, special, opens) = COMICS.reasons(table.state, COMICS.actions.parse("print rip-crime-fan"), 0)
    assert [rip.key, special.key] == ["rip-off", "specialist"]
    assert (opens.key, opens.args) == ("opens-orders", {"count": 2})


def test_reasons_for_royalties_name_the_creatives_that_they_pay() -> None:
    table = position(seat(4, "w-crime-3 w-scifi-1 a-crime-3 crime-fan", "crime crime"), seat(9))
    assert keys(table, "place royalties") == ["pays-suited", "first-space"]


def test_reasons_for_a_place_name_what_lies_open_and_the_special_action() -> None:
    books = [book("western-fan", TEAM), book("scifi-fan", "w-scifi-1 a-scifi-1")]
    ours = seat(9, "w-horror-2a", "romance romance", *books, specials=["extra"])
    table = position(ours, seat(), row="romance-fan horror-fan")
    assert keys(table, "place develop") == ["no-comic", "open-ready", "open-suited"]
    assert keys(table, "place sales") == ["uses-extra", "first-space"]


def test_reasons_for_an_original_name_its_bonus_where_it_is_seen() -> None:
    ours = seat(9, "w-horror-2a", "", book("western-fan", TEAM))
    table = position(ours, seat(), row="horror-money", top=[1, 1, GENRES.index("horror")]).do("place develop")
    assert keys(table, "develop horror-money") == ["could-master", "specialist", "bonus-money"]
    assert keys(table, "develop-top") == ["could-master", "specialist"]
