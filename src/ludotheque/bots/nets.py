"""The nets that games bring with them: weights and a card for each number of players, in a game's folder ``nets``.

>>> from ludotheque import load
>>> "estimate" in dir(judge(load("leduc"), 2))  # without a net: the game's own heuristics
True
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.net import Learned, Net, sights
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.state import Heuristics, State

FOLDER: Final = "nets"
GAMES_SEEN: Final = 5
"""Random games whose observations make the fingerprint of an encoding."""
ANSWERS: Final = 12
"""Judgements that a card holds."""
MOST_BYTES: Final = 400_000


@dataclass(frozen=True, slots=True)
class NetCard:
    """The origin of a net.

    Attributes:
        game: the game's id.
        players: how many seats it judges.
        rules: the version of the game's rules that it learned.
        layers: numbers that it judges, units of the first and of the second hidden layer.
        encoding: the fingerprint of those numbers (see :func:`encoding_of`).
        command: the command that trained it.
        seed: where its chance began.
        games: games of self-play that it learned from.
        minutes: how long that took.
        length: choices that a rollout makes before the net is asked.
        told: how many of these numbers are direct inputs: 2 (the game's own estimate and the lead in scores) or 0.
        answers: its judgements of the same positions, to the last digit (see :func:`answers_of`).
        strength: matches that were played with it, by name: the share won, the interval and the games.
    """

    game: str
    players: int
    rules: int
    layers: tuple[int, int, int]
    encoding: str
    answers: tuple[str, ...] = ()
    command: str = ""
    seed: int = 0
    games: int = 0
    minutes: float = 0.0
    length: int = 0
    told: int = 0
    strength: Mapping[str, Any] = field(default_factory=dict)


def judge(game: Game, players: int) -> Heuristics:
    """Return the best heuristics there are for so many players: with the game's net if it has one."""
    net = shipped(game, players)
    if net is None:
        return game.heuristics()
    card, weights = net
    return learned(game, card, weights)


def learned(game: Game, card: NetCard, weights: bytes) -> Learned:
    """Return a game's heuristics with the estimate of a net."""
    net = _net(card.layers, weights, card.told)
    return Learned(game.heuristics(), net, game.rules.encode, game.cooperative, card.length)


@lru_cache(maxsize=16)
def _net(layers: tuple[int, int, int], weights: bytes, told: int) -> Net:
    return Net(*layers, weights, told)


def shipped(game: Game, players: int) -> tuple[NetCard, bytes] | None:
    """Return the card and the weights that a game brings for so many players, or None."""
    found = _shipped(game.package, players)
    # A variant may share the folder of another game.
    return found if found and found[0].game == game.id else None


@lru_cache(maxsize=64)
def _shipped(package: str, players: int) -> tuple[NetCard, bytes] | None:
    return read(files(package) / FOLDER, players)


def read(folder: Traversable, players: int) -> tuple[NetCard, bytes] | None:
    """Read a net from a folder, or None if it has none for so many players."""
    file = folder / f"{players}.json"
    if not file.is_file():
        return None
    found = json.loads(file.read_text(encoding="utf-8"))
    card = NetCard(**found | {name: tuple(found[name]) for name in ("layers", "answers")})
    return card, (folder / f"{players}.net").read_bytes()


def write(folder: Path, card: NetCard, weights: bytes) -> None:
    """Write a net into a folder."""
    if len(weights) > MOST_BYTES:
        raise BadInput(f"a net has at most {MOST_BYTES:,} bytes, and this one has {len(weights):,}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{card.players}.net").write_bytes(weights)
    text = json.dumps(asdict(card), indent=2, ensure_ascii=False)
    (folder / f"{card.players}.json").write_text(f"{text}\n", encoding="utf-8")


def encoding_of(game: Game, players: int, told: int = 0) -> str:
    """Return the fingerprint of what a net judges: of all seats in a few random games.

    A net that was trained with another one judges by numbers that mean something else now: the encoding has changed,
    or, if it is ``told`` more, the game's own estimate.
    """
    digest = hashlib.sha256()
    heuristics = game.heuristics()
    for state in _random_positions(game, players):
        for seen in sights(state, heuristics, game.rules.encode, told > 0):
            digest.update(seen)
    return digest.hexdigest()[:16]


def answers_of(game: Game, card: NetCard, weights: bytes) -> tuple[str, ...]:
    """Return a net's judgements of a few of the positions that make the fingerprint, as hexadecimal fractions."""
    judging = learned(game, card, weights)
    positions = list(_random_positions(game, card.players))
    chosen = positions[:: max(1, len(positions) // ANSWERS)][:ANSWERS]
    seen = [judging.seen(state)[at % card.players] for at, state in enumerate(chosen)]
    return tuple(judging.net.value(one).hex() for one in seen)


def _random_positions(game: Game, players: int) -> Iterator[State]:
    for seed in range(GAMES_SEEN):
        chance = SeededChance(seed)
        state = game.start(players, chance=chance)
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
            yield state
