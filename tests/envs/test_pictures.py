"""Ways of rendering: text, pictures of the table, windows and videos, by name as learners' libraries ask for them."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque import BadInput, load, registered_games
from ludotheque.core.extras import MissingExtra

pytest.importorskip("pettingzoo")
pytest.importorskip("matplotlib")

import gymnasium as gym
import pettingzoo as petting
from gymnasium.error import UnsupportedMode
from gymnasium.wrappers import RecordVideo

from ludotheque.envs import gymnasium, gymnasium_vector, pettingzoo
from ludotheque.envs.pictures import HEIGHT, WIDTH, Window, pixels

SHAPE = (HEIGHT, WIDTH, 3)
MAKERS = [gymnasium.env, gymnasium_vector.env, pettingzoo.env, pettingzoo.parallel_env]


def first(mask: np.ndarray) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("game", sorted(registered_games()))
def test_every_game_is_drawn(game: str) -> None:
    """With all its signs: the library warns of one that its letters lack."""
    env = gymnasium.env(game, render_mode="rgb_array")
    _, info = env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        before = env.render()
        env.step(np.int64(first(info["action_mask"])))
        after = env.render()
    assert before.shape == after.shape == SHAPE and before.dtype == np.uint8
    assert (before != 255).any() and (before != after).any()


def test_a_picture_shows_what_the_player_may_see() -> None:
    leduc = load("leduc")
    dealt = leduc.start(2, seed=1).to_json()
    mine, theirs = (dealt["player"], 1 - dealt["player"])

    def drawn(seat: int, card: str) -> np.ndarray:
        cards = ["king", "king"]
        cards[seat] = card
        return pixels(leduc.from_json({**dealt, "cards": cards}))

    assert (drawn(theirs, "jack") == drawn(theirs, "queen")).all()
    assert (drawn(mine, "jack") != drawn(mine, "queen")).any()


def test_learners_by_name_ask_for_pixels() -> None:
    """As Stable-Baselines3 makes an environment of a name: with pixels, whether they are drawn or not."""
    env = gym.make("ludotheque/leduc-v1", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render_mode == "rgb_array" and env.render().shape == SHAPE
    games = gym.make_vec("ludotheque/leduc-v1", num_envs=2, render_mode="rgb_array")
    games.reset(seed=1)
    assert [picture.shape for picture in games.render()] == [SHAPE] * 2
    listed = gym.make("ludotheque/leduc-v1", render_mode="rgb_array_list")
    listed.reset(seed=1)
    assert [picture.shape for picture in listed.render()] == [SHAPE]


def test_without_the_library_only_drawing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    env = gym.make("ludotheque/leduc-v1", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(MissingExtra, match=r'pip install "ludotheque\[pictures\]"'):
        env.render()


@pytest.mark.parametrize("make", MAKERS)
def test_an_unknown_way_is_refused_in_the_way_of_the_library(make: Any) -> None:
    assert make("leduc", render_mode=None).render_mode == make("leduc", render_mode="ansi").render_mode == "ansi"
    with pytest.raises(UnsupportedMode, match="one of 'ansi', 'rgb_array'") as refused:
        make("leduc", render_mode="depth_array")
    assert isinstance(refused.value, BadInput)


def test_many_games_have_no_window() -> None:
    with pytest.raises(UnsupportedMode, match="'ansi', 'rgb_array', or None"):
        gymnasium_vector.env("leduc", 2, render_mode="human")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[np.ndarray]:
    pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    found: list[np.ndarray] = []
    show = Window.show

    def watched(window: Window, picture: np.ndarray) -> None:
        window._clock = type("Clock", (), {"tick": lambda self, fps: None})()
        show(window, picture)
        found.append(window._pygame.surfarray.array3d(window._screen).swapaxes(0, 1))

    monkeypatch.setattr(Window, "show", watched)
    return found


def test_a_window_shows_every_decision(shown: list[np.ndarray]) -> None:
    env = gym.make("ludotheque/leduc-v1", render_mode="human")
    _, info = env.reset(seed=1)
    env.step(first(info["action_mask"]))
    assert env.render() is None and len(shown) == 2
    still = gymnasium.env("leduc", render_mode="rgb_array")
    still.reset(seed=1)
    assert (still.render() == shown[0]).all()
    env.close()


@pytest.mark.parametrize("form", ["aec", "parallel"])
def test_agents_have_windows_too(form: str, shown: list[np.ndarray]) -> None:
    env = petting.make(form, "ludotheque/leduc-v1", render_mode="human")
    env.reset(seed=1)
    if form == "aec":
        env.step(first(env.last()[0]["action_mask"]))
    else:
        env.step(dict.fromkeys(env.agents, 1))
    assert len(shown) == 2
    env.close()
    assert petting.make(form, "ludotheque/leduc-v1", render_mode="rgb_array").render().shape == SHAPE


def test_videos_are_recorded(tmp_path: Path) -> None:
    pytest.importorskip("moviepy")
    env = RecordVideo(
        gym.make("ludotheque/leduc-v1", render_mode="rgb_array"), str(tmp_path / "videos"), lambda episode: True
    )
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(first(info["action_mask"]))
    env.close()
    (video,) = (tmp_path / "videos").glob("*.mp4")
    assert video.stat().st_size > 1000
