"""The log of Age of Comics: the table can be followed by it, from the first display to the winner."""

from __future__ import annotations

import pytest

from ludotheque import Match, SeededChance
from ludotheque.core.events import Prompt
from ludotheque.core.match import automatic
from ludotheque.texts.texts import Texts
from tests.games.age_of_comics.conftest import COMICS, Table, book, last, new, position, seat

rule = pytest.mark.rule
TEXTS = Texts(COMICS, "en")
DUO = "w-crime-2a a-crime-2a"
NAMES = ["Ann", "Ben", "Chu", "Dee"]


def told(table: Table, *keys: str) -> list[dict[str, object]]:
    return [dict(event.args) for event in table.state.events if event.key in keys]


def said(table: Table, key: str) -> list[str]:
    return [TEXTS.event(event, NAMES) for event in table.state.events if event.key == key]


# --- the end of a round ---


@rule("decay", "t5")
def test_the_log_tells_how_many_comics_lose_a_fan() -> None:
    one = book("crime-fan", DUO, 4), book("horror-fan", "w-horror-1 a-horror-1", 1)
    table = last(seat(0, "", "", *one), seat(0, "", "", book("scifi-fan", "w-scifi-1 a-scifi-1", 2)))
    assert said(table, "decay") == ["Time passes: 2 comics lose a fan."]
    assert not told(last(seat(), seat()), "decay")


@rule("decks")
def test_the_log_tells_that_displays_are_discarded_and_what_is_laid_out() -> None:
    table = last(seat(), seat(), row="w-crime-3 a-crime-3 crime-fan")
    shown = {id for one in told(table, "display", "display-originals") for id in one["card"]}
    view = table.view()
    assert shown == {card["id"] for row in ("writers", "artists", "originals") for card in view[row]}
    backs = [one["back"] for one in told(table, "display", "display-originals")]
    decks = view["decks"]
    assert backs == [str(decks["writer"]["value"]), str(decks["artist"]["value"]), decks["original"]["genre"]]
    assert table.heard("round-end") == 1


@rule("decks", "r30")
def test_the_log_tells_when_nothing_is_left_to_lay_out() -> None:
    hands = "w-scifi-1 w-scifi-2a w-scifi-2b w-scifi-3 w-crime-1 w-crime-2a"
    rest = "w-crime-2b w-crime-3 w-romance-1 w-romance-2a w-romance-2b w-romance-3"
    third = "w-horror-1 w-horror-2a w-horror-2b w-horror-3 w-western-1 w-western-2a"
    fourth = "w-western-2b w-western-3 w-superheroes-1 w-superheroes-2a w-superheroes-2b w-superheroes-3"
    table = last(*(seat(0, cards) for cards in (hands, rest, third, fourth)))
    assert said(table, "display-none") == ["There are no writers to lay out."]


@rule("calendar", "t9")
def test_the_log_tells_which_tiles_the_calendar_turns_up_and_where() -> None:
    calendar = {"scifi": 1, "crime": 2, "romance": 3, "superheroes": 3, "western": 4}
    table = last(seat(), seat(), map={"t2_5": "horror", "t3_4": "crime"}, calendar=calendar, round=4)
    assert told(table, "calendar") == [{"genre": "horror", "turned": {"t2_5": 3}}]
    assert said(table, "calendar") == ["The calendar shows Horror. Face up now: 3+ between 1-2 and 1-3."]


@rule("round")
def test_the_log_names_the_round_and_the_ideas_that_are_new() -> None:
    table = last(seat(), seat(), shelf={"crime": 1})
    assert said(table, "round") == ["Round 2"]
    assert [set(one["genre"]) for one in told(table, "shelf")] == [
        {"scifi", "romance", "horror", "superheroes", "western"}
    ]


@rule("ranking")
def test_the_log_counts_one_fan_and_one_point_in_the_singular() -> None:
    def mine(fans: int, comic: str, team: str) -> dict:
        return seat(0, "", "", book(comic, team, fans))

    third = mine(1, "crime-fan", "w-crime-2a a-crime-2a")
    table = last(
        mine(3, "scifi-fan", "w-scifi-1 a-scifi-1"), mine(2, "horror-fan", "w-horror-1 a-horror-1"), third, seat()
    )
    assert said(table, "rank") == [
        "Ann’s best comic has 3 fans: 3 points.",
        "Ben’s best comic has 2 fans: 2 points.",
        "Chu’s best comic has 1 fan: 1 point.",
        "Dee has no comic on the chart: 0 points.",
    ]
    assert said(table, "order")[0] == "Dee goes first in the next round."


# --- the Automa ---


@rule("automa")
def test_the_log_tells_what_the_automa_starts_with_and_names_one_first_player() -> None:
    table = Table(COMICS.start(1, chance=SeededChance(1), events=(events := [])))
    assert "first" not in {event.key for event in events}
    (line,) = [event.args for event in events if event.key == "automa-starts"]
    automa = table.view()["automa"]
    assert {line["card"], line["mate"]} == {card["id"] for card in automa["creatives"]}
    assert [line["comic"]] == [card["id"] for card in automa["originals"]]


def test_the_log_says_whether_a_dealt_creative_writes_or_draws() -> None:
    match = Match.start(COMICS, 2, chance=SeededChance(1))
    mine = [TEXTS.to(0).event(event, NAMES) for event in match.opening if event.key == "dealt" and event.visible_to(0)]
    assert [" ".join(line.split()[:5]) for line in mine] == ["You are dealt the writer", "You are dealt the artist"]


# --- cards and orders ---


@rule("hire", "decks")
def test_the_log_tells_the_back_of_the_next_card() -> None:
    table = position(seat(), seat()).do("place hire", "hire-top writer")
    (line,) = told(table, "hire-top")
    assert line["back"] == str(table.view(1)["decks"]["writer"]["value"])


@rule("print", "t30")
def test_the_log_tells_what_lies_open_before_it_is_printed() -> None:
    player = seat(4, DUO + " crime-fan", "crime crime")
    table = position(player).do("place print", "print crime-fan", "team writer-crime-2a")
    assert told(table, "choose-comic", "choose-writer", "print") == [
        {"seat": 0, "comic": "crime-fan"},
        {"seat": 0, "card": "writer-crime-2a"},
    ]


@rule("r5", "bonus")
def test_the_log_tells_when_no_ticket_is_left() -> None:
    player = seat(4, DUO + " crime-ticket", "crime crime")
    table = position(player, seat(tickets=4, editors=0)).do("place print").print("crime-ticket", DUO)
    assert (table.heard("bonus"), table.heard("no-ticket")) == (0, 1)


@rule("collecting", "flipping")
def test_the_log_tells_where_an_order_was_flipped_and_collected() -> None:
    table = position(seat(agent="r1c2"), seat(), map={"t2_5": "crime"}).do("place sales", "flip t2_5", "collect t2_5")
    assert told(table, "flip", "collect") == [{"seat": 0, "order": "crime3", "space": "t2_5"}] * 2


@rule("reassign", "r15")
def test_the_log_tells_the_money_and_the_fans_of_a_swap() -> None:
    comic = book("crime-fan", "w-crime-3 a-horror-1", 3)
    table = position(seat(0, "w-horror-1 crime-money", "", comic, specials=["reassign"]), row="w-scifi-1 a-scifi-1")
    table.do("place hire", "hire writer-scifi-1", "hire artist-scifi-1", "swap writer-crime-3", "for writer-horror-1")
    assert [one["money"] for one in told(table, "swap-receives")] == [2]
    assert said(table, "fans-lost") == ["Killer Dames loses a fan and has 2."]


@rule("print", "rip-off")
def test_the_log_tells_the_ideas_that_a_print_costs() -> None:
    player = seat(4, DUO + " crime-fan", "crime crime")
    table = position(player).do("place print").print("crime-fan", DUO)
    (line,) = said(table, "print")
    assert line.endswith(" for $4 and 2 Crime ideas.")


@rule("moving", "tickets")
def test_the_log_tells_what_a_ride_costs() -> None:
    table = position(seat(4, agent="r1c2", tickets=1), seat()).do("place sales", "walk r2c2", "cab r3c2", "ticket r6c3")
    assert said(table, "cab") == ["Ann pays $2 for a cab to newsstand 3-2."]
    assert said(table, "ticket-used") == ["Ann uses up a super-transport ticket to reach newsstand 6-3."]


@rule("r52", "tickets")
def test_the_log_does_not_call_a_ticket_used_up_that_returns() -> None:
    table = position(seat(4, agent="r1c2", tickets=1), seat(), options={"tickets_return": True})
    table.do("place sales", "ticket r6c3")
    assert said(table, "ticket") == ["Ann uses a super-transport ticket to reach newsstand 6-3."]


# --- the end ---


def over(*seats: dict, **fields) -> Table:
    return last(*seats, round=5, **fields)


def printed(fans: int, comic: str = "rip-crime-fan", team: str = "w-horror-2a a-scifi-2a") -> dict:
    return book(comic, team, fans)


@rule("scoring")
def test_the_log_names_the_winner() -> None:
    table = over(seat(0, "", "", printed(20)), seat())
    assert said(table, "end-points") == [f"Ann wins with {table.scores()[0]} victory points."]


@rule("tie-break", "r34")
def test_the_log_names_who_wins_the_tie_break() -> None:
    """27 points each: 20 fans, 3 for the ranking and $16; 20 fans, 2 for the ranking and $20, with two comics."""
    two = printed(19, "rip-crime-money", "w-horror-1 a-scifi-1"), printed(1, "rip-horror-money", "w-scifi-1 a-horror-1")
    table = over(seat(0, "", "", printed(20)), seat(9, "", "", *two))
    assert table.scores() == [27, 27]
    assert told(table, "end-tie") == [{"seat": 1, "points": 27}] and not told(table, "end-points", "end-shared")


@rule("tie-break", "r34")
def test_the_log_names_everybody_who_shares_the_victory() -> None:
    table = over(seat(0), seat(4))
    assert table.state.returns() == [0.0, 0.0]
    assert [one["seat"] for one in told(table, "end-shared")] == [0, 1]


@rule("solo-scoring")
def test_the_log_tells_the_solo_result_and_the_title() -> None:
    mine = seat(0, "", "", printed(60), editors=1)
    table = position(mine, solo=True, automa={"editors": 0}, round=5).do("place sales", "done")
    assert said(table, "end-solo-won") == [f"Ann beats the Automa, {table.scores()[0]} to 18."]
    assert said(table, "title") == ["Ann earns the title of Editor."]


# --- pace ---


def test_how_many_actions_are_offered_is_known_to_all() -> None:
    """Backs tell values, kinds and genres, so a lone action is known to be alone: nothing need be held back."""
    alone = 0
    for seed in range(2):
        table, dice = new(3, seed), SeededChance(seed + 70)
        while not table.is_terminal():
            for other in {0, 1, 2} - {int(table.current_player())}:
                world = table.state.resample(other, dice)
                assert len(world.legal_actions()) == len(table.state.legal_actions())
            alone += automatic(table.state) is not None
            actions = table.state.legal_actions()
            table.state.apply_action(actions[dice.below(len(actions))])
    assert alone


@rule("hire")
def test_the_question_asks_only_for_who_is_still_to_be_hired() -> None:
    table = position(seat(), seat(), row="w-crime-3 w-horror-2a a-crime-2a a-horror-2a").do("place hire")

    def asked() -> str:
        return TEXTS.prompt(COMICS.prompt(table.state), NAMES)

    assert asked() == "Hire a writer and an artist."
    table.do("hire artist-crime-2a")
    assert asked() == "Hire a writer."


def test_who_cannot_dig_is_not_asked_to() -> None:
    asked = Prompt("develop", {"seat": 0}, "develop")
    assert "dig" in TEXTS.prompt(asked, ["Ann"], verbs={"develop", "develop-top", "dig"})
    assert (
        TEXTS.prompt(asked, ["Ann"], verbs={"develop", "develop-top"}) == "Develop a comic: face up, or from the top."
    )
