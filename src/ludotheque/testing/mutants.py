"""Mutated positions and card files, as mistakes or attacks could produce them.

``python -m ludotheque.testing.mutants [GAME]... --mutants 20000`` tries many.
"""

from __future__ import annotations

import argparse
import copy
import json
import traceback
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludotheque import BadInput, Game, SeededChance, State, load
from ludotheque.testing.cases import decisions, games

BOUND = 20_000
"""No game that goes on from a position may take more random decisions than this."""
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    7,
    99,
    2**70,
    -(2**63),
    10**40,
    1.5,
    "",
    "x",
    "nothing",
    [],
    {},
    [10**40],
    ["zzz"],
    [None],
    [0],
    [[]],
    {"x": 1},
)


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every path in a JSON value, the whole left out."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += leaves(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            found += leaves(value, (*path, index))
    return found


def reach(data: Any, path: tuple[Any, ...]) -> Any:
    """Return the value at a path of keys."""
    for step in path:
        data = data[step]
    return data


def mutate(position: dict[str, Any], dice: SeededChance) -> dict[str, Any]:
    """Return a copy of a position with one to three things changed."""
    mutant = copy.deepcopy(position)
    for _ in range(1 + dice.below(3)):
        paths = leaves(mutant)
        if paths:
            change(mutant, paths[dice.below(len(paths))], paths, dice)
    return mutant


def change(mutant: dict[str, Any], path: tuple[Any, ...], paths: list[tuple[Any, ...]], dice: SeededChance) -> None:
    """Change one place: drop it, repeat it, put another value there, or one from elsewhere in the position."""
    parent, key = reach(mutant, path[:-1]), path[-1]
    how = dice.below(6)
    value = parent[key]
    if how == 0:
        del parent[key]
    elif how == 1 and isinstance(parent, list):
        parent.append(copy.deepcopy(value))
    elif how == 2 and type(value) is int:
        parent[key] = value + (-2, -1, 1, 2)[dice.below(4)]
    elif how <= 3:
        parent[key] = copy.deepcopy(reach(mutant, paths[dice.below(len(paths))]))
    elif how == 4 and isinstance(parent, dict):
        parent[("x", "seat", "player")[dice.below(3)]] = parent.pop(key)
    else:
        parent[key] = copy.deepcopy(ODD[dice.below(len(ODD))])


def try_position(game: Game, data: dict[str, Any], seed: int) -> str:
    """Load a position and play it on at random.

    Returns:
        ``"refused"`` or ``"played"``.

    Raises:
        AssertionError: it was accepted, and then something did not hold or the game did not end.
        Exception: anything but BadInput on reading it, which is a fault of the reader.
    """
    try:
        state = game.from_json(data, SeededChance(seed))
    except BadInput as refusal:
        assert str(refusal), "refused without a word"
        return "refused"
    look(game, state)
    dice = SeededChance(seed + 1)
    for _ in range(BOUND):
        if state.is_terminal():
            look(game, state)
            assert game.ending(state) in game.endings
            return "played"
        actions = state.legal_actions()
        assert actions, "nothing is offered and the game is not over"
        state.apply_action(actions[dice.below(len(actions))])
        state.audit()
    raise AssertionError(f"no end after {BOUND} decisions")


def look(game: Game, state: State) -> None:
    """Check that everything shown of a state can be made, and that the state is sound."""
    state.audit()
    game.prompt(state)
    game.sheet(state)
    game.view(state, None)
    heuristics = game.heuristics()
    for seat in range(state.num_players):
        game.view(state, seat)
        game.encode(state, seat)
        state.resample(seat, SeededChance(3)).audit()
        heuristics.estimate(state, seat)
    again = game.from_json(json.loads(json.dumps(game.to_json(state))), SeededChance(0))
    assert game.to_json(again) == game.to_json(state), "it does not survive being written"


def positions(game: Game, seed: int) -> list[dict[str, Any]]:
    """Return some positions of random games, with each number of players and each option now and then."""
    dice = SeededChance(seed)
    players = game.players[dice.below(len(game.players))]
    options: dict[str, object] = {}
    for declared in game.options.declared():
        choices = list(declared["choices"])  # type: ignore[call-overload]
        if choices and dice.below(3) == 0:
            options[str(declared["name"])] = choices[dice.below(len(choices))]
    state = game.start(players, options, chance=SeededChance(seed))
    found = []
    for _ in decisions(game, state):
        if dice.below(12) == 0:
            found.append(json.loads(json.dumps(game.to_json(state))))
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])
    return [*found, json.loads(json.dumps(game.to_json(state)))]


def mutants(game: Game, number: int, seed: int = 0) -> Iterator[tuple[Any, int]]:
    """Yield so many mutated positions of a game, each with the seed to try it with."""
    dice = SeededChance(seed + 4242)
    made = 0
    source = seed
    while made < number:
        found = positions(game, source)
        source += 1
        for _ in range(min(number - made, 40)):
            yield mutate(found[dice.below(len(found))], dice), made
            made += 1


def faults(game: Game, number: int, seed: int = 0) -> tuple[Counter[str], dict[str, dict[str, Any]]]:
    """Try mutants; count what came of them, each fault by its kind, with a first example of it."""
    counts: Counter[str] = Counter()
    examples: dict[str, dict[str, Any]] = {}
    for data, one in mutants(game, number, seed):
        try:
            kind = try_position(game, data, one)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            kind = f"{type(error).__name__} at {place.filename.rsplit('/', 1)[-1]}:{place.lineno}: {str(error)[:120]}"
            examples.setdefault(kind, data)
        counts[kind] += 1
    return counts, examples


def main() -> int:
    """Try many mutants of each game and print what came of them; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--mutants", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--examples", action="store_true", help="print the first position of each fault")
    chosen = parser.parse_args()
    wrong = 0
    for game in [load(id) for id in chosen.games] or games():
        counts, examples = faults(game, chosen.mutants, chosen.seed)
        print(game.id, *(f"  {count} x {kind}" for kind, count in counts.most_common()), sep="\n")
        wrong += len(examples)
        if chosen.examples:
            print(*(json.dumps(one) for one in examples.values()), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
