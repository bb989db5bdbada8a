"""Games in words, for language models: whole games, answers that are no choices, and nothing that is hidden."""

from __future__ import annotations

import random

import pytest

from ludotheque import BadInput, SeededChance, load
from ludotheque.envs.text import TextEnv, seen
from ludotheque.texts.texts import Texts

GAMES = ("koryo", "manga_dice", "gold_record", "age_of_comics", "kick_ass", "leduc")
WORLDS = 40


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_numbers_and_words(game: str) -> None:
    env, luck = TextEnv(game, players=2), random.Random(1)
    env.reset(seed=5)
    done = False
    while not done:
        player, text = env.get_observation()
        choices = [line for line in text.splitlines() if line.endswith("]") and line.split(".")[0].isdecimal()]
        one = luck.choice(choices)
        done, info = env.step(luck.choice([one.split(".")[0], f"I choose [{one[one.rindex('[') + 1 :]}"]))
        assert player in (0, 1) and info == {}
    rewards, info = env.close()
    assert set(rewards) == {0, 1} and info["reason"]


def test_a_player_whose_answers_are_no_choices_is_told_what_is_allowed_and_then_loses() -> None:
    env = TextEnv("koryo", players=3)
    env.reset(seed=1)
    player, _ = env.get_observation()
    for answer in ("dance", "99"):
        done, info = env.step(answer)
        assert not done and "answer with a number from 1 to" in info["error"]
        assert info["error"] in env.get_observation()[1]
    done, _ = env.step("[pass]")
    rewards, info = env.close()
    assert done and rewards == {seat: -1.0 if seat == player else 0.0 for seat in range(3)}
    assert "no choices" in info["reason"]


def test_a_game_begins_in_a_position_and_pays_as_chosen() -> None:
    env = TextEnv("koryo", players=3, reward="margin")
    env.reset(
        options={"position": {"seats": [{"tableau": {"banker": 1}}, {"order": {"banker": 2}}, {}], "player": 1}}, seed=1
    )
    assert env.get_observation()[0] == 1
    while not env.step(1)[0]:
        pass
    rewards, _ = env.close()
    assert sorted(rewards) == [0, 1, 2] and sum(margin > 0 for margin in rewards.values()) <= 1
    for wrong, message in (
        ({"seat": 1}, "reset has no option 'seat'"),
        ({"position": {"seats": [{}, {}]}}, "the position has 2 players"),
    ):
        with pytest.raises(BadInput, match=message):
            env.reset(options=wrong)
    with pytest.raises(BadInput, match="the reward is one of"):
        TextEnv("koryo", reward="points")


def test_options_are_named_as_in_other_environments() -> None:
    TextEnv("koryo", players=2, sealed_orders=True)
    with pytest.raises(BadInput, match="the options are: empty_orders, sealed_orders"):
        TextEnv("koryo", players=2, sealed=True)


def test_a_game_that_is_over_takes_no_answers() -> None:
    env = TextEnv("leduc")
    while not env.step("1")[0]:
        assert not env.get_observation()[1].startswith("\n")
        assert not env.get_observation()[1].startswith("\n"), "nothing has happened since"
    with pytest.raises(BadInput, match="the game is over: call reset"):
        env.step("1")


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_alike_to_a_seat_are_told_alike(game: str) -> None:
    played, luck = load(game), random.Random(2)
    state = played.start(2, chance=SeededChance(3))
    texts, names = Texts(played), ["Ann", "Ben"]
    for world in range(WORLDS):
        for _ in range(luck.randrange(12)):
            if not state.is_terminal():
                state.apply_action(luck.choice(state.legal_actions()))
        if state.is_terminal():
            state = played.start(2, chance=SeededChance(world))
        seat = state.current_player()
        other = state.resample(seat, SeededChance(world))
        told = [list(seen(texts.to(seat), one, seat, names)) for one in (state, other)]
        assert told[0] == told[1]
