"""The contestants: our games and OpenSpiel's, through Python and in each one's own compiled loop.

A contestant is made in a worker of its own, warmed, and then asked for slices: ``slice(seconds)`` plays random
games for about that long and says how many games, decisions and choices (decisions with more than one action)
it made in how much processor time. Chance is not a decision, wherever a library puts it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from time import process_time
from typing import Any


@dataclass
class Slice:
    """The counts of one slice of time."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    seconds: float = 0.0


Run = Callable[[int], tuple[int, int]]
"""Plays that many games; returns decisions and choices, the latter 0 where they are not counted."""


class Contestant:
    """Something to time: its games in batches until the time is over."""

    def __init__(self, run: Run, batch: int) -> None:
        self._run = run
        self._batch = batch

    def slice(self, seconds: float) -> Slice:
        """Random games for about so many seconds of processor time."""
        total = Slice()
        start = process_time()
        while total.seconds < seconds:
            decisions, choices = self._run(self._batch)
            total.games += self._batch
            total.decisions += decisions
            total.choices += choices
            total.seconds = process_time() - start
        return total


class Masked(Contestant):
    """Many games in step, with observations and masks of each decision. Choosing an action takes none of the time.

    ``step`` makes a decision in each game and returns how many games ended.
    """

    def __init__(self, lanes: int, choose: Callable[[], Any], step: Callable[[Any], int]) -> None:
        self._lanes = lanes
        self._choose = choose
        self._step = step

    def slice(self, seconds: float) -> Slice:
        """Make steps for about this many seconds of processor time."""
        total = Slice()
        while total.seconds < seconds:
            actions = self._choose()
            start = process_time()
            total.games += self._step(actions)
            total.seconds += process_time() - start
            total.decisions += self._lanes
        return total


def ours_loop(name: str, players: int, batch: int) -> Contestant:
    """Our compiled loop: every game set up again, dealt and played to its end."""
    from ludotheque import SeededChance, load
    from ludotheque.bots.playout import PlayoutCounts, playout

    game = load(name)
    options = game.options()
    chance = SeededChance(1)

    def run(games: int) -> tuple[int, int]:
        tally = PlayoutCounts()
        for _ in range(games):
            playout(game.rules.new(players, options, chance, None), chance, tally)
        return int(tally.decisions), int(tally.choices)

    return Contestant(run, batch)


def ours_rollouts(name: str, players: int, batch: int) -> Contestant:
    """Our compiled rollouts from a dealt start, what the first seat does not see dealt again each time."""
    from ludotheque import SeededChance, load
    from ludotheque.bots.playout import PlayoutCounts, rollouts

    start = load(name).start(players, chance=SeededChance(1))
    chance = SeededChance(2)

    def run(games: int) -> tuple[int, int]:
        tally = PlayoutCounts()
        rollouts(start, games, chance, tally)
        return int(tally.decisions), int(tally.choices)

    return Contestant(run, batch)


def ours_python(name: str, players: int, batch: int) -> Contestant:
    """Return the public API, asked for each decision from a Python loop."""
    from ludotheque import SeededChance, load

    game = load(name)
    pick = random.Random(3).random

    def run(games: int) -> tuple[int, int]:
        decisions = choices = 0
        for _ in range(games):
            state = game.start(players, chance=SeededChance(random.getrandbits(60)))
            while not state.is_terminal():
                actions = state.legal_actions()
                count = len(actions)
                state.apply_action(actions[int(pick() * count)])
                decisions += 1
                choices += count > 1
        return decisions, choices

    return Contestant(run, batch)


def spiel_python(name: str, batch: int) -> Contestant:
    """OpenSpiel's public API from a Python loop; chance nodes are sampled but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    pick = random.Random(3).random

    def run(games: int) -> tuple[int, int]:
        decisions = choices = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(sample(state.chance_outcomes(), pick()))
                    continue
                actions = state.legal_actions()
                count = len(actions)
                state.apply_action(actions[int(pick() * count)])
                decisions += 1
                choices += count > 1
        return decisions, choices

    return Contestant(run, batch)


def sample(outcomes: list[tuple[int, float]], at: float) -> int:
    """Return the outcome whose share of the probability ``at`` falls in."""
    for outcome, probability in outcomes:
        at -= probability
        if at < 0:
            return outcome
    return outcomes[-1][0]


def spiel_bots(name: str, batch: int) -> Contestant:
    """OpenSpiel's C++ loop over its C++ random bots: one call from Python for each whole game."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    decisions, choices = per_game(spiel_python(name, 1), 2000 if name == "leduc_poker" else 200)
    seed = 0

    def run(games: int) -> tuple[int, int]:
        nonlocal seed
        for _ in range(games):
            seed += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(decisions * games), round(choices * games)

    return Contestant(run, batch)


def spiel_rollouts(name: str, batch: int) -> Contestant:
    """Play OpenSpiel's C++ random rollouts from a dealt start, with no Python in the loop.

    Its search's evaluator is asked for ``batch`` rollouts at once.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(sample(start.chance_outcomes(), 0.5))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=batch, seed=1)
    searcher = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
    decisions, choices = per_game(spiel_python(name, 1), 2000 if name == "leduc_poker" else 200)

    def run(games: int) -> tuple[int, int]:
        searcher.mcts_search(start)
        return round(decisions * games), round(choices * games)

    return Contestant(run, batch)


def per_game(contestant: Contestant, games: int) -> tuple[float, float]:
    """Mean decisions and choices of a random game, for loops that do not count them."""
    total = [0, 0]
    for _ in range(games):
        for index, count in enumerate(contestant._run(1)):
            total[index] += count
    return total[0] / games, total[1] / games


def rlcard_python(name: str, batch: int) -> Contestant:
    """RLCard's own loop over its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            trajectories, _payoffs = env.run(is_training=False)
            decisions += sum(len(one) // 2 for one in trajectories)
        return decisions, 0

    return Contestant(run, batch)


def pettingzoo_python(name: str, batch: int) -> Contestant:
    """Return a classic of PettingZoo: random actions of the mask, observations as they come."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    pick = random.Random(3).random
    seeds = random.Random(4)

    def run(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            env.reset(seed=seeds.getrandbits(30))
            for _agent in env.agent_iter():
                observation, _reward, terminated, truncated, _info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                offered = observation["action_mask"].nonzero()[0]
                env.step(int(offered[int(pick() * len(offered))]))
                decisions += 1
        return decisions, 0

    return Contestant(run, batch)


def ours_pettingzoo(name: str, players: int, batch: int) -> Contestant:
    """Our PettingZoo environment, observations as they come; with ``last(observe=False)`` it makes none."""
    from ludotheque.envs.pettingzoo import env as make

    env = make(name, players=players)
    pick = random.Random(3).random
    seeds = random.Random(4)

    def run(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            env.reset(seed=seeds.getrandbits(30))
            for _agent in env.agent_iter():
                observation, _reward, terminated, _truncated, _info = env.last()
                if terminated:
                    env.step(None)
                    continue
                offered = observation["action_mask"].nonzero()[0]
                env.step(int(offered[int(pick() * len(offered))]))
                decisions += 1
        return decisions, 0

    return Contestant(run, batch)


def ours_vector(name: str, players: int, steps: int) -> Contestant:
    """Our vectorised runner: 64 games in step, so many decisions in each for a call from Python."""
    from ludotheque.envs.vector import env as make

    games = make(name, games=64, players=players)

    def run(batch: int) -> tuple[int, int]:
        for _ in range(batch):
            games.play(steps)
        return 64 * steps * batch, 0

    return Contestant(run, 4)


def ours_vector_observed(name: str, players: int) -> Contestant:
    """Our vectorised runner with 256 games, observations and masks of each decision, and random actions from NumPy."""
    import numpy as np

    from ludotheque.envs.vector import env as make

    games = make(name, games=256, players=players)
    pick = np.random.default_rng(3)

    def run(batch: int) -> tuple[int, int]:
        for _ in range(batch):
            _seen, masks = games.observe()
            games.step((pick.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1))
        return 256 * batch, 0

    return Contestant(run, 4)


def ours_masked(name: str, players: int, lanes: int) -> Contestant:
    """Our vectorised runner, its observations and masks."""
    import numpy as np

    from benchmarks.environments import many_picks
    from ludotheque.envs.vector import env as make

    games = make(name, games=lanes, players=players)
    chance = np.random.default_rng(3)
    _seen, masks = games.observe()

    def step(actions: Any) -> int:
        nonlocal masks
        over, _returns = games.step(actions)
        _seen, masks = games.observe()
        return int(over.sum())

    return Masked(lanes, lambda: many_picks(masks, chance), step)


def weiss(layout: str, lanes: int) -> Contestant:
    """Return the pool of weiss-sim on one thread, with the deck of its readme: masks, or lists of what is offered."""
    import numpy as np
    import weiss_sim

    from benchmarks.environments import many_picks

    deck = (list(range(1, 14)) * 4)[:50]
    _pool, games = weiss_sim.make_pool(
        mode="train",
        num_envs=lanes,
        deck_lists=[deck, deck],
        deck_ids=[1, 2],
        seed=1,
        num_threads=1,
        layout=layout,
    )
    chance = np.random.default_rng(3)
    games.reset()

    def listed() -> Any:
        starts = games.legal_offsets.astype(np.int64)
        return games.legal_ids[starts[:-1] + (chance.random(lanes) * np.diff(starts)).astype(np.int64)]

    def choose() -> Any:
        found = listed() if games.masks is None else many_picks(games.masks, chance)
        return found.astype(np.uint32)

    def step(actions: Any) -> int:
        games.step(actions)
        over = games.terminated | games.truncated
        if over.any():
            games.reset_done(over)
        return int(over.sum())

    return Masked(lanes, choose, step)


def ours_gymnasium(name: str, players: int, batch: int) -> Contestant:
    """Our Gymnasium environment against random bots: steps of the learner, one decision each."""
    from ludotheque.envs.gymnasium import env as make

    env = make(name, players=players, opponents="random")
    pick = random.Random(3).random

    def run(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            _seen, info = env.reset()
            over = False
            while not over:
                offered = info["action_mask"].nonzero()[0]
                _seen, _reward, over, _truncated, info = env.step(offered[int(pick() * len(offered))])
                decisions += 1
        return decisions, 0

    return Contestant(run, batch)


def catanatron_python(batch: int) -> Contestant:
    """Four random players of Catanatron."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def run(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            game = Game([RandomPlayer(colour) for colour in colours])
            game.play()
            decisions += len(game.state.actions)
        return decisions, 0

    return Contestant(run, batch)


def pgx_batched(name: str, lanes: int, steps: int) -> Contestant:
    """Pgx on the processor: so many games side by side in one compiled loop, a new one wherever one has ended."""
    import jax
    import pgx
    from jax import numpy as jnp

    game = pgx.make(name)

    def step(carry: Any, _: None) -> tuple[Any, None]:
        states, key = carry
        key, choosing, rolling, dealing = jax.random.split(key, 4)
        actions = jax.random.categorical(choosing, jnp.log(states.legal_action_mask))
        states = jax.vmap(game.step)(states, actions, jax.random.split(rolling, lanes))
        over = states.terminated | states.truncated
        fresh = jax.vmap(game.init)(jax.random.split(dealing, lanes))

        def renewed(old: Any, new: Any) -> Any:
            return jnp.where(over.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

        return (jax.tree_util.tree_map(renewed, states, fresh), key), None

    played = jax.jit(lambda carry: jax.lax.scan(step, carry, None, length=steps)[0])
    key = jax.random.PRNGKey(1)
    carry = (jax.vmap(game.init)(jax.random.split(key, lanes)), key)

    def run(batch: int) -> tuple[int, int]:
        nonlocal carry
        for _ in range(batch):
            carry = jax.block_until_ready(played(carry))
        return lanes * steps * batch, 0

    return Contestant(run, 1)


CONTESTANTS: dict[str, Callable[[], Contestant]] = {
    "koryo-4 compiled loop": lambda: ours_loop("koryo", 4, 64),
    "koryo-4 python": lambda: ours_python("koryo", 4, 32),
    "manga_dice-4 compiled loop": lambda: ours_loop("manga_dice", 4, 32),
    "gold_record-4 compiled loop": lambda: ours_loop("gold_record", 4, 16),
    "age_of_comics-4 compiled loop": lambda: ours_loop("age_of_comics", 4, 16),
    "kick_ass-4 compiled loop": lambda: ours_loop("kick_ass", 4, 32),
    "manga_dice-4 python": lambda: ours_python("manga_dice", 4, 16),
    "gold_record-4 python": lambda: ours_python("gold_record", 4, 8),
    "age_of_comics-4 python": lambda: ours_python("age_of_comics", 4, 8),
    "kick_ass-4 python": lambda: ours_python("kick_ass", 4, 16),
    "koryo-4 pettingzoo": lambda: ours_pettingzoo("koryo", 4, 2),
    "koryo-4 vector": lambda: ours_vector("koryo", 4, 100),
    "koryo-4 vector observed": lambda: ours_vector_observed("koryo", 4),
    "koryo-2 gymnasium": lambda: ours_gymnasium("koryo", 2, 2),
    "leduc compiled loop": lambda: ours_loop("leduc", 2, 1024),
    "leduc rollouts": lambda: ours_rollouts("leduc", 2, 16384),
    "leduc python": lambda: ours_python("leduc", 2, 512),
    "openspiel leduc rollouts": lambda: spiel_rollouts("leduc_poker", 16384),
    "openspiel leduc c++ bots": lambda: spiel_bots("leduc_poker", 1024),
    "openspiel leduc python": lambda: spiel_python("leduc_poker", 512),
    "openspiel hearts rollouts": lambda: spiel_rollouts("hearts", 1024),
    "openspiel hearts c++ bots": lambda: spiel_bots("hearts", 64),
    "openspiel hearts python": lambda: spiel_python("hearts", 16),
    "openspiel hanabi c++ bots": lambda: spiel_bots("hanabi", 64),
    "openspiel hanabi python": lambda: spiel_python("hanabi", 32),
    "rlcard uno": lambda: rlcard_python("uno", 2),
    "rlcard leduc": lambda: rlcard_python("leduc-holdem", 32),
    "pettingzoo connect four": lambda: pettingzoo_python("connect_four_v3", 8),
    "pettingzoo leduc": lambda: pettingzoo_python("leduc_holdem_v4", 16),
    "catanatron-4": lambda: catanatron_python(1),
    "koryo-2 masked": lambda: ours_masked("koryo", 2, 256),
    "age_of_comics-2 masked": lambda: ours_masked("age_of_comics", 2, 256),
    "weiss-sim masked": lambda: weiss("mask", 256),
    "weiss-sim lists": lambda: weiss("i16_legal_ids_nometa", 256),
    "leduc vector": lambda: ours_vector("leduc", 2, 100),
    "pgx leduc": lambda: pgx_batched("leduc_holdem", 1024, 100),
    "pgx backgammon": lambda: pgx_batched("backgammon", 256, 20),
}

RATIOS = (
    ("koryo-4 python", "openspiel hearts python"),
    ("koryo-4 python", "openspiel hanabi python"),
    ("leduc python", "openspiel leduc python"),
    ("koryo-4 compiled loop", "openspiel hearts c++ bots"),
    ("koryo-4 compiled loop", "openspiel hearts rollouts"),
    ("koryo-4 compiled loop", "openspiel hanabi c++ bots"),
    ("leduc compiled loop", "openspiel leduc c++ bots"),
    ("leduc rollouts", "openspiel leduc rollouts"),
    ("koryo-4 vector", "koryo-4 compiled loop"),
    ("koryo-4 pettingzoo", "pettingzoo connect four"),
    ("age_of_comics-4 python", "catanatron-4"),
    ("leduc python", "rlcard leduc"),
    ("leduc vector", "pgx leduc"),
    ("koryo-4 vector", "pgx backgammon"),
    *((f"{ours}-2 masked", f"weiss-sim {form}") for ours in ("koryo", "age_of_comics") for form in ("masked", "lists")),
)


def versions() -> dict[str, Any]:
    """Return the versions of everything that was measured."""
    peers = ("open_spiel", "rlcard", "pettingzoo", "catanatron", "pgx", "weiss-sim")
    return {name: version(name) for name in ("ludotheque", *peers)}
