"""The short examples of learning (``examples/learning``): each is run as a person runs it, and has to have learned.

Most need PyTorch and sb3-contrib, which are a large download: `make examples` installs them and runs these tests.
Elsewhere they are skipped, and say so. The claims hold with a fixed seed and a wide margin.
"""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples/learning"
UNIFORM = 2.3736
"""The chips a game that the uniform policy of Leduc loses to an opponent who knows it."""


def needs(*libraries: str) -> pytest.MarkDecorator:
    missing = [name for name in libraries if not find_spec(name)]
    return pytest.mark.skipif(
        bool(missing), reason=f"{', '.join(missing)} not installed: examples of learning are NOT tested; make examples"
    )


def run(script: str, *arguments: str) -> str:
    """Return what an example says."""
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    return done.stdout


def lowest(said: str) -> float:
    """Return the lower bound of the share of wins against ``random``."""
    (low,) = re.findall(r"games against random \[(\d+)%", said)
    return int(low) / 100


def exploited(said: str) -> list[float]:
    """Return how far the policy could be exploited on the way."""
    return [float(one) for one in re.findall(r"exploited by ([\d.]+) chips", said)]


@pytest.mark.long
@needs("pyspiel")
def test_regret_minimisation_is_hardly_exploited() -> None:
    first, *_, last = exploited(run("cfr.py", "--iterations", "8"))
    assert first == pytest.approx(UNIFORM, abs=1e-4)
    assert last < first / 2


@needs("torch", "sb3_contrib")
@pytest.mark.parametrize(("game", "steps"), [("leduc", "8000"), ("koryo", "16000")])
def test_maskable_ppo_beats_random(game: str, steps: str) -> None:
    assert lowest(run("maskable_ppo.py", "--game", game, "--steps", steps)) > 0.55


@needs("torch", "tianshou")
def test_dqn_of_tianshou_beats_random() -> None:
    assert lowest(run("tianshou_dqn.py", "--epochs", "2")) > 0.55


@needs("torch")
def test_ppo_in_one_file_beats_random() -> None:
    assert lowest(run("ppo.py", "--updates", "15")) > 0.6


@needs("torch")
def test_a_league_rates_its_checkpoints() -> None:
    """Later checkpoints are rated above ``random``, and all are in the table."""
    said = run("league.py", "--generations", "2", "--updates", "6", "--games", "60")
    ratings = {name.strip(): int(elo) for name, elo in re.findall(r"^(\S.*?) +([+-]\d+) \[", said, re.MULTILINE)}
    assert set(ratings) == {"generation 1", "generation 2", "random", "greedy"}
    assert ratings["generation 2"] > ratings["random"] + 50


@needs("torch", "tree", "pyspiel")
def test_fictitious_self_play_is_exploited_less() -> None:
    first, *_, last = exploited(run("nfsp.py", "--episodes", "4000"))
    assert last < first - 0.3
