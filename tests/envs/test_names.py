"""The games under their names in the libraries' own registries."""

from __future__ import annotations

import subprocess
import sys
import warnings

import numpy as np
import pytest

from ludotheque import BadInput, registered_games

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

import gymnasium as gym
import pettingzoo as petting
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from ludotheque.envs import common, gymnasium
from ludotheque.envs.common import name_of

GAMES = sorted(registered_games())


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_it_by_name(game: str) -> None:
    """``check_env`` says more of an environment that has a name: it makes it again for each way of rendering."""
    name = name_of(registered_games()[game])
    made = gym.make(name, players=2, max_episode_steps=3)
    assert (made.spec.id, made.unwrapped.table.players) == (name, 2)
    ours = gymnasium.env(game, players=2)
    (seen, info), (other, _) = made.reset(seed=4), ours.reset(seed=4)
    assert np.array_equal(seen, other)
    for step in range(3):
        action = int(np.flatnonzero(info["action_mask"])[0])
        seen, _, terminated, truncated, info = made.step(action)
        assert np.array_equal(seen, ours.step(action)[0])
        if terminated:
            break
        assert truncated == (step == 2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym.make(name, players=2).unwrapped)


def test_gymnasium_makes_several() -> None:
    games = gym.make_vec("ludotheque/koryo-v1", num_envs=3, vectorization_mode="sync", opponents="greedy")
    seen, info = games.reset(seed=1)
    assert seen.shape == (3, 190)
    seen, rewards, *_ = games.step(info["action_mask"].argmax(axis=1))
    assert (seen.shape, rewards.tolist()) == ((3, 190), [0.0] * 3)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_makes_it_by_name(game: str) -> None:
    name = name_of(registered_games()[game])
    made = petting.make("aec", name, players=2, max_cycles=5)
    assert (str(made), made.max_cycles, made.max_num_agents) == (name, 5, 2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(made, num_cycles=50, verbose_progress=False)
    made = petting.make("parallel", name, players=2, max_cycles=5)
    assert (str(made), made.max_cycles, made.max_num_agents) == (name, 5, 2)


def test_names_carry_the_version_of_the_rules() -> None:
    with pytest.raises(gym.error.VersionNotFound, match="v1"):
        gym.make("ludotheque/koryo-v2")
    with pytest.raises(gym.error.NameNotFound):
        gym.make("ludotheque/chess-v1")


def test_a_name_imports_what_registers_it() -> None:
    """In a process that knows of nothing yet."""
    code = (
        "import gymnasium; print(gymnasium.make('ludotheque.envs.gymnasium:ludotheque/koryo-v1').unwrapped.table.name)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "ludotheque/koryo-v1"


@pytest.mark.parametrize(
    ("module", "make", "games"),
    [
        ("gymnasium", "gymnasium.make('ludotheque/koryo-v1')", 1),
        ("gymnasium", "gymnasium.make_vec('ludotheque/koryo-v1', num_envs=3)", 3),
        ("pettingzoo", "pettingzoo.make('aec', 'ludotheque/koryo-v1')", 1),
        ("pettingzoo", "pettingzoo.make('parallel', 'ludotheque/koryo-v1')", 1),
    ],
)
def test_a_first_observation_loads_one_game_and_starts_no_spare_ones(module: str, make: str, games: int) -> None:
    code = f"""
import sys, {module}, ludotheque.envs.{module}, ludotheque.envs.common as common
start, starts = common.EnvTable.start, []
common.EnvTable.start = lambda table, seed: starts.append(seed) or start(table, seed)
{make}.reset(seed=1)
print(*{{name.split(".")[2] for name in sys.modules if name.startswith("ludotheque.games.")}}, len(starts))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["koryo", str(games)]


def test_random_opponents_need_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "player", None)
    gym.make("ludotheque/koryo-v1", players=3).reset(seed=1)


def test_names_are_those_of_the_loaded_games() -> None:
    assert common.names() == {id: name_of(game) for id, game in registered_games().items()}


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_loads_it_by_name(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ludotheque.envs import openspiel

    players = registered_games()[game].players
    for count in players:
        loaded = pyspiel.load_game(f"ludotheque_{game}", {"players": count})
        assert loaded.num_players() == count
        assert str(loaded) == str(openspiel.env(game, players=count))
    assert pyspiel.load_game(f"ludotheque_{game}").num_players() == players[0]
    kind = next(kind for kind in pyspiel.registered_games() if kind.short_name == f"ludotheque_{game}")
    assert (kind.min_num_players, kind.max_num_players) == (players[0], players[-1])
    assert name_of(registered_games()[game]) in kind.long_name


def test_openspiel_is_told_what_is_wrong() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ludotheque.envs import openspiel

    with pytest.raises(BadInput, match="2 to 4 players"):
        pyspiel.load_game("ludotheque_koryo(players=7)")
    with pytest.raises(BadInput, match="'boss' does not take 'nobody'"):
        pyspiel.load_game("ludotheque_kick_ass(boss=nobody)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("ludotheque_koryo(colour=red)")
    with pytest.raises(BadInput, match="the games are"):
        openspiel.env("chess")
    with pytest.raises(BadInput, match="the options are"):
        openspiel.env("koryo", colour="red")


def test_a_process_with_openspiel_ends_well() -> None:
    """Its registry outlives Python; what we put there must not need an interpreter to go."""
    pytest.importorskip("pyspiel")
    code = "import pyspiel, ludotheque.envs.openspiel; kept = pyspiel.load_game('ludotheque_koryo').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
