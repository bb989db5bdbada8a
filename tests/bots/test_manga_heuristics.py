"""Bots that play Manga Dice."""

from __future__ import annotations

import pytest

from ludotheque import SeededChance, load
from ludotheque.bots import bot

MANGA = load("manga_dice")
GAMES = 6


@pytest.mark.parametrize("players", [2, 4])
def test_games_of_greedy_bots_last_five_to_eight_rounds(players: int) -> None:
    rounds = 0
    for game in range(GAMES):
        state = MANGA.start(players, chance=SeededChance(game))
        bots = [bot("greedy", MANGA, seed=10 * game + seat) for seat in range(players)]
        while not state.is_terminal():
            seat = state.current_player()
            state.apply_action(bots[seat].choose(state, seat))
        rounds += int(MANGA.stats(state)["round"])
    assert 5 <= rounds / GAMES <= 8


def test_a_search_pays_without_looking_at_orders_of_the_same_dice() -> None:
    seats = [{"dice": {"white3": 2, "green3": 1, "green5": 1}}, {"dice": {"green1": 1}}]
    state = MANGA.from_json({"seats": seats, "row": ["e02"], "phase": "pay", "card": 1}, SeededChance(1))
    heuristics = MANGA.heuristics()
    paid = []
    while state.current_player() == 0 and paid[-1:] != ["done"]:
        (action,) = heuristics.candidates(state, state.legal_actions())
        paid.append(MANGA.actions.words(action))
        state.apply_action(action)
    assert paid == ["pick green 3", "pick white 3", "done"]
