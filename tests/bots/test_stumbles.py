"""The first minute of a newcomer: small scripts in a fresh interpreter, each of which once ended in a traceback."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

SCRIPTS = {
    "an object as a bot": """
from ludotheque import load
from ludotheque.bots import Bot
from ludotheque.bots.simulate import simulate

class Mine(Bot):
    def choose(self, seen):
        return seen.legal()[0]

report = simulate(load("koryo"), 2, None, [Mine(), "random"], games=20, seed=1)
print(report["by_bot"]["Mine"]["games"])
""",
    "a callable object as a bot": """
from ludotheque import load
from ludotheque.bots.simulate import simulate

class Mine:
    def __call__(self, seen):
        return seen.legal()[0]

report = simulate(load("koryo"), 2, None, [Mine(), "random"], games=20, seed=1)
print(report["by_bot"]["Mine"]["games"])
""",
    "a bot of the session in other processes": """
from ludotheque import BadInput, load
from ludotheque.bots import Bot
from ludotheque.bots.simulate import simulate

class Mine(Bot):
    def choose(self, seen):
        return seen.legal()[0]

try:
    simulate(load("leduc"), 2, None, [Mine, "random"], games=20, seed=1, jobs=2)
except BadInput as error:
    assert "does not find your own bot" in str(error), error
    print(20)
""",
    "a position in words": """
from ludotheque import SeededChance, load

state = load("koryo").start(2, chance=SeededChance(1))
print(state)
assert "object at 0x" not in str(state) + repr(state) and len(str(state).split()) > 20
print(20)
""",
    "deepcopy and pickle": """
import copy, pickle
from ludotheque import SeededChance, load

state = load("koryo").start(2, chance=SeededChance(1))
for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
    assert twin == state and twin is not state
    twin.apply(twin.legal()[0])
    assert twin != state
print(20)
""",
    "masks where sb3-contrib looks for them": """
import gymnasium, ludotheque.envs.gymnasium

env = gymnasium.make("ludotheque/koryo-v1", players=2)
env.reset(seed=1)
masks = env.get_wrapper_attr("action_masks")()
assert masks.dtype == bool and masks.any() and not masks.all()
print(20)
""",
}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=list(SCRIPTS))
def test_it_works(script: str, tmp_path: Path) -> None:
    if "gymnasium" in script and not find_spec("gymnasium"):
        pytest.skip("Gymnasium is not installed: its masks are NOT tested (ludotheque[envs])")
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "20"
