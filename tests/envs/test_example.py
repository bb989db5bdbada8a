"""The worked example, masked PPO.

PyTorch is an extra of its own (``train``): where it is not installed, what needs it is skipped, and says so; the rest
of the script is tested with a stand-in.
"""

from __future__ import annotations

import csv
import importlib.util
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from ludotheque.envs import vector

SCRIPT = Path(__file__).parents[2] / "examples/masked_ppo.py"
TORCH = all(find_spec(name) for name in ("torch", "matplotlib"))
needs_torch = pytest.mark.skipif(
    not TORCH, reason="PyTorch is not installed: learning in examples/masked_ppo.py is NOT tested (ludotheque[train])"
)


def stand_in() -> dict[str, ModuleType]:
    """As much of PyTorch as the script asks for when it is read."""
    torch, nn = ModuleType("torch"), ModuleType("torch.nn")
    nn.Module = object  # type: ignore[attr-defined]
    torch.nn, torch.no_grad = nn, lambda: lambda function: function  # type: ignore[attr-defined]
    return {"torch": torch, "torch.nn": nn}


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for name, module in ({} if TORCH else stand_in()).items():
        monkeypatch.setitem(sys.modules, name, module)
    spec = importlib.util.spec_from_file_location("masked_ppo", SCRIPT)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "masked_ppo", module)
    spec.loader.exec_module(module)
    return module


def chain(ppo: ModuleType, worth: np.ndarray, ends: list, ahead: np.ndarray, game: int, at: int) -> float:
    """Compute the advantage of one decision by its definition, forwards.

    It is the sum of what its seat got until it decided again, what it expected there, and the advantages from there on.
    """
    seat = ends[at][0][game]
    got = 0.0
    for step in range(at, len(ends)):
        seats, over, gains = ends[step]
        if step > at and seats[game] == seat:
            better = got + ppo.DISCOUNT * worth[step, game] - worth[at, game]
            return better + ppo.DISCOUNT * ppo.TRACE * chain(ppo, worth, ends, ahead, game, step)
        got += gains[game, seat]
        if over[game]:
            return got - worth[at, game]
    return got + ppo.DISCOUNT * ahead[game, seat] - worth[at, game]


def test_advantages_are_each_seats_own(ppo: ModuleType) -> None:
    """Of random chains: seats that decide several times in a row, games that end and others that do not."""
    chance = np.random.default_rng(1)
    steps, games, seats = 24, 40, 2
    worth, ahead = chance.normal(size=(steps, games)), chance.normal(size=(games, seats))
    ends = [
        (chance.integers(seats, size=games), chance.random(games) < 0.1, chance.normal(size=(games, seats)))
        for _ in range(steps)
    ]
    before = ahead.copy()
    found = ppo.advantages(worth, ends, ahead)
    assert np.array_equal(ahead, before)
    wanted = [[chain(ppo, worth, ends, ahead, game, step) for game in range(games)] for step in range(steps)]
    assert np.allclose(found, wanted, atol=1e-5)


def test_leads_add_up_to_nothing(ppo: ModuleType) -> None:
    games = vector.env(ppo.GAME, games=8, players=ppo.PLAYERS, seed=2)
    games.play(100)
    leads = ppo.leads(games)
    assert leads.shape == (8, 2) and np.abs(leads).max() > 0
    assert leads.sum(axis=1).tolist() == pytest.approx([0.0] * 8)
    scores = games.states[0].scores()
    assert leads[0, 0] == pytest.approx(ppo.LEAD * (scores[0] - scores[1]))


def test_it_says_what_it_takes(ppo: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    monkeypatch.setattr(sys, "argv", ["masked_ppo.py", "--help"])
    with pytest.raises(SystemExit):
        ppo.main()
    assert "--imitate" in capsys.readouterr().out


@needs_torch
def test_a_policy_takes_only_what_is_offered(ppo: ModuleType) -> None:
    import torch

    torch.manual_seed(1)
    games = vector.env(ppo.GAME, games=16, players=ppo.PLAYERS, seed=1)
    policy = ppo.Policy(games.table.length, games.table.actions)
    for _ in range(50):
        seen, masks = map(ppo.tensor, games.observe())
        chances, worth = policy(seen, masks)
        assert worth.shape == (16,)
        assert chances.probs[masks == 0].max() == 0
        games.step(chances.sample().numpy())


@needs_torch
def test_a_pupil_does_as_it_was_shown(ppo: ModuleType) -> None:
    """It takes what it has seen, far more often than one that has not looked."""
    import torch

    torch.manual_seed(1)
    table = vector.env(ppo.GAME, games=1, players=ppo.PLAYERS).table
    watched = ppo.watch(table, 2, seed=1)
    seen, masks, actions, got = watched
    assert len(actions) > 100 and masks[range(len(actions)), actions].all() and set(got.tolist()) <= {-1.0, 0.0, 1.0}
    policy = ppo.Policy(table.length, table.actions)

    def agrees() -> float:
        return float((policy(seen.float(), masks)[0].logits.argmax(1) == actions).float().mean())

    fresh = agrees()
    for _ in range(5):
        ppo.imitate(policy, torch.optim.Adam(policy.parameters(), lr=1e-3), watched)
    assert agrees() > fresh + 0.2


@needs_torch
def test_learning_makes_the_better_likelier(ppo: ModuleType) -> None:
    """The whole of it on an experience that is made up: of all that was done, one action was good."""
    import torch

    torch.manual_seed(1)
    games = vector.env(ppo.GAME, games=8, players=ppo.PLAYERS, seed=1)
    policy = ppo.Policy(games.table.length, games.table.actions)
    got = ppo.collect(games, policy, steps=16)
    rows = len(got.actions)
    assert 0 < rows <= 8 * 16 and (got.masks.sum(1) > 1).all()
    assert got.masks[range(rows), got.actions].all()
    good = got.actions == got.actions.mode().values
    assert 0 < good.sum() < rows
    got.advantages = good.float()
    before = policy(got.seen, got.masks)[0].log_prob(got.actions).detach()
    assert torch.allclose(before, got.odds, atol=1e-5)
    ppo.learn(policy, torch.optim.Adam(policy.parameters(), lr=1e-3), got)
    after = policy(got.seen, got.masks)[0].log_prob(got.actions).detach()
    assert (after - before)[good].mean() > 0 > (after - before)[~good].mean()


@needs_torch
def test_a_small_run_leaves_its_policy_and_its_curve(
    ppo: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path
) -> None:
    import torch

    for name, value in (("MATCH", 2), ("CONFIRM", 2), ("EVERY", 1)):
        monkeypatch.setattr(ppo, name, value)
    rate = ppo.train(tmp_path / "out", games=4, steps=16, most=128, watched=1, seed=1)
    with (tmp_path / "out/curve.csv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert head == ["decisions", "wins", "low", "high"]
    assert [int(row[0]) for row in rows] == [0, 64, 128]
    assert float(rows[-1][1]) == rate
    table = vector.env(ppo.GAME, games=1, players=ppo.PLAYERS).table
    read = ppo.Policy(table.length, table.actions)
    read.load_state_dict(torch.load(tmp_path / "out/policy.pt", weights_only=True))
    assert (tmp_path / "out/curve.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(("rate", "beaten"), [(0.54, True), (0.5, False)])
def test_a_run_that_does_not_beat_the_bot_fails(
    ppo: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path, rate: float, beaten: bool
) -> None:
    monkeypatch.setattr(ppo, "train", lambda *_: rate)
    monkeypatch.setattr(sys, "argv", ["masked_ppo.py", "--out", str(tmp_path)])
    if beaten:
        ppo.main()
        return
    with pytest.raises(SystemExit, match="not beaten"):
        ppo.main()
