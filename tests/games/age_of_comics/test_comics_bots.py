"""Bots of Age of Comics: quick games score about as people do, and each chapter of the plan is seen in a position."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import SeededChance
from ludotheque.bots.levels import bot
from ludotheque.games.age_of_comics.bots import card_values
from ludotheque.games.age_of_comics.bots.reasons import reasons
from ludotheque.games.age_of_comics.components import GENRES, ORIGINAL_IDS
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
    assert keys(ready, "place print") == ["mastery-first", "can-print", "first-twice"]
    printed = position(seat(9, "", "", book("crime-fan", TEAM)), seat(9), map={"t8_5": "crime3", "t9_4": "crime6"})
    (orders, _) = COMICS.reasons(printed.state, COMICS.actions.parse("place sales"), 0)
    assert (orders.key, orders.args) == ("open-orders", {"count": 1})


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
