"""Pairings and standings of tournaments."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from fractions import Fraction

import pytest

from ludotheque.app.people.clubs.swiss import WIN, Stand, TournamentGame, pair, shared_out, standings, table_sizes


def play(players: int, most: int, rounds: int, allowed: set[int]) -> list[list[TournamentGame]]:
    """Play rounds in which the player of the lower number always wins."""
    played: list[list[TournamentGame]] = []
    for number in range(rounds):
        games = [game for one in played for game in one]
        ordered = standings(range(players), games)
        tables = pair(ordered, games, table_sizes(players, most, allowed), f"seed {number}")
        played.append(
            [
                TournamentGame(tuple(one), tuple(shared_out([-player for player in one])) if len(one) > 1 else (WIN,))
                for one in tables
            ]
        )
    return played


def meetings(played: list[list[TournamentGame]]) -> Counter[tuple[int, int]]:
    return Counter(
        couple for games in played for game in games for couple in itertools.combinations(sorted(game.players), 2)
    )


@pytest.mark.parametrize(("players", "most", "rounds"), [(4, 2, 3), (8, 2, 4), (16, 2, 6), (9, 3, 3), (16, 4, 2)])
def test_nobody_meets_twice_as_long_as_that_is_possible(players: int, most: int, rounds: int) -> None:
    played = play(players, most, rounds, {2, 3, 4})
    assert all(sorted(one for game in games for one in game.players) == list(range(players)) for games in played)
    assert max(meetings(played).values()) == 1


def test_players_of_similar_standing_meet() -> None:
    played = play(8, 2, 3, {2})
    best = standings(range(8), [game for games in played for game in games])
    assert (best[0].player, best[0].points, best[-1].points) == (0, 3 * WIN, 0)
    scores = dict.fromkeys(range(8), 0)
    for games in played:
        for game in games:
            assert abs(scores[game.players[0]] - scores[game.players[1]]) <= WIN
        for game in games:
            for player, gained in zip(game.players, game.points or (), strict=True):
                scores[player] += gained


def test_byes_go_to_the_last_and_once_to_each() -> None:
    played = play(5, 2, 5, {2})
    byes = [game.players[0] for games in played for game in games if game.bye]
    assert sorted(byes) == [0, 1, 2, 3, 4]
    second = standings(range(5), played[0])
    assert byes[1] == next(one.player for one in reversed(second) if one.player != byes[0])


def test_opponents_break_ties_then_wins_and_else_places_are_shared() -> None:
    games = [
        TournamentGame((0, 1), (12, 0)),
        TournamentGame((2, 3), (12, 0)),
        TournamentGame((0, 2), (6, 6)),
        TournamentGame((1, 3), (0, 12)),
    ]
    table = standings([0, 1, 2, 3], games)
    assert table == [
        Stand(2, 1, 18, Fraction(12 + 18), 1, 2),
        Stand(0, 2, 18, Fraction(0 + 18), 1, 2),
        Stand(3, 3, 12, Fraction(18 + 0), 1, 2),
        Stand(1, 4, 0, Fraction(18 + 12), 0, 2),
    ]
    level = standings(
        [0, 1, 2, 3], [TournamentGame((0, 1), (12, 0)), TournamentGame((2, 3), (12, 0)), TournamentGame((0, 3), None)]
    )
    assert [(one.player, one.place) for one in level] == [(0, 1), (2, 1), (1, 3), (3, 3)]


def test_a_bye_is_a_point_but_no_game() -> None:
    (first, second, third) = standings([0, 1, 2], [TournamentGame((0, 1), (12, 0)), TournamentGame((2,), (12,))])
    assert (first.player, first.wins, first.games) == (0, 1, 1)
    assert (second.player, second.points, second.wins, second.games) == (2, WIN, 0, 0)
    assert third.player == 1


def test_those_who_sat_late_sit_early() -> None:
    games = [TournamentGame((0, 1), (12, 0)), TournamentGame((2, 3), (12, 0))]
    tables = pair(standings(range(4), games), games, [2, 2], "seed")
    assert sorted(sorted(one) for one in tables) == [[0, 2], [1, 3]]
    games += [TournamentGame((0, 2), (12, 0)), TournamentGame((3, 1), (12, 0))]
    tables = pair(standings(range(4), games), games, [2, 2], "seed")
    assert [2, 1] in tables or [1, 2] in tables
    assert [3, 0] in tables


@pytest.mark.parametrize("players", range(4, 17))
def test_everybody_sits_where_the_game_has_tables_of_two_to_four(players: int) -> None:
    assert sum(table_sizes(players, 4, {2, 3, 4})) == players
    assert sum(table_sizes(players, 2, {2, 3, 4})) == players - players % 2
    assert table_sizes(players, 2, {3, 4}) == []


def test_points_are_shared_out_whole() -> None:
    rng = random.Random(1)
    for _ in range(200):
        values = [rng.choice((-1.0, 0.0, 0.5, 1.0)) for _ in range(rng.choice((2, 3, 4)))]
        assert sum(shared_out(values)) * 2 == len(values) * WIN
