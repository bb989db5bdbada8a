"""Find what a world forgets: after a decision, none that is possible for a seat contradicts what the seat knew before.

A game may hold a card for unseen that was played face up and has left the table: no view shows it any more, so the
world looks right. Whatever the seat knew before a decision, and was told at it, is found without knowing the game: take
worlds that were possible before, play the decision in them, and keep those in which the seat hears and sees the same.
Something that many worlds for the seat have afterwards, and none of those, was forgotten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque import Chance, Event, SeededChance, State
from ludotheque.core.chance import RecordedChance
from ludotheque.testing.cases import Case, cases_of, decisions

Resample = Callable[[State, int, Chance], State]
Facts = dict[str, object]
"""The places of things in a position, and how many of each there are in all. What is not listed is none."""

FEW, MANY = 40, 400
"""Worlds dealt for a seat: for a first look, and to be sure."""
OFTEN = 0.05
"""The part of them that has what was forgotten. What is rarer may be missing among the others by chance."""
FIRST_TRIES, MOST_TRIES = 200, 12_000
"""Worlds in which a decision is played, to find some that look the same afterwards: for a first look, and at most."""
KEPT = 75
"""Of a hundred draws, those that come as in the true game at a first look: those that everyone sees have to."""
OTHERS = 50
"""Of a hundred decisions of others, those that are any action, since the true one may be hidden from the seat."""
OF_OTHERS = 100
"""Worlds with another action that are enough, if there are any."""
OF_A_GAME, OF_A_CASE = 64, 6
"""Decisions looked at: of a game, shared by its cases, and of each case at least."""


@dataclass(frozen=True)
class Recalled:
    """One decision of a true game: the positions before and after it, its events and the values drawn."""

    case: Case
    before: State
    action: int
    after: State
    events: tuple[Event, ...]
    drawn: tuple[int, ...]

    def heard(self, seat: int) -> list[Event]:
        """Return the events that a seat may see."""
        return [event for event in self.events if event.visible_to(seat)]

    @property
    def words(self) -> str:
        """Return the action in words."""
        return self.case.game.actions.words(self.action)

    @property
    def kind(self) -> tuple[str, ...]:
        """Return what happens, but for its details."""
        return (self.words.split()[0], *sorted({event.key for event in self.events}))


class Nearly(Chance):
    """Chance that often draws what the true game did."""

    def __init__(self, values: Sequence[int], dice: SeededChance) -> None:
        self.values: list[int] = list(values)
        self.dice: SeededChance = dice

    def below(self, n: int) -> int:
        value = self.values.pop(0) if self.values else n
        return value if value < n and self.dice.below(100) < KEPT else self.dice.below(n)

    def clone(self) -> Chance:
        return self


def steps(case: Case, seed: int) -> Iterator[Recalled]:
    """Yield each decision of a random game."""
    state = case.start(seed)
    dice = SeededChance(2_000_003 + seed)
    for _ in decisions(case.game, state):
        before = state.clone()
        actions = state.legal_actions()
        action = actions[dice.below(len(actions))]
        source = state.chance
        recorded = RecordedChance(source)
        state.chance, state.events = recorded, []
        state.apply_action(action)
        events = tuple(state.events)
        state.chance, state.events = source, None
        yield Recalled(case, before, action, state.clone(), events, tuple(recorded.take()))


def moments(case: Case) -> list[tuple[Recalled, int]]:
    """Choose decisions of random games, each with a seat: of all kinds alike, since most rules are for rare ones."""
    wanted = max(OF_A_CASE, OF_A_GAME // len(cases_of(case.game)))
    kinds: dict[tuple[str, ...], list[Recalled]] = {}
    total = 0
    for seed in range(wanted):
        for step in steps(case, seed):
            kinds.setdefault(step.kind, []).append(step)
            total += 1
        if total >= 2 * wanted:
            break
    dice = SeededChance(case.players)
    chosen: list[tuple[Recalled, int]] = []
    while len(chosen) < wanted and any(kinds.values()):
        for left in list(kinds.values()):
            if left:
                chosen.append((left.pop(dice.below(len(left))), dice.below(case.players)))
    return [chosen.pop(dice.below(len(chosen))) for _ in range(min(wanted, len(chosen)))]


def facts(case: Case, world: State) -> Facts:
    """Return what a position consists of: each place with what is there, and the sum of each thing in all places."""
    found: Facts = {}
    sums: Counter[str] = Counter()
    _gather(case.game.to_json(world), "", found, sums)
    found.update((f"all.{name}", number) for name, number in sums.items())
    return found


def _gather(value: Any, path: str, found: Facts, sums: Counter[str]) -> None:
    if isinstance(value, Mapping):
        for name, part in value.items():
            if type(part) is int:
                sums[name] += part
            _gather(part, f"{path}.{name}" if path else name, found, sums)
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            _gather(part, f"{path}.{number}", found, sums)
            if isinstance(part, str):
                _add(found, f"{path}:{part}")
    elif value:
        found[path] = value
        if isinstance(value, str):
            sums[value] += 1


def _add(found: Facts, path: str) -> None:
    found[path] = int(str(found.get(path, 0))) + 1


def dealt(state: State, seat: int, chance: Chance) -> State:
    """Return a world that the game thinks possible for a seat."""
    return state.resample(seat, chance)


def forgotten(step: Recalled, seat: int, resample: Resample = dealt) -> list[str] | None:
    """Return what many worlds have for a seat after a decision, and none that was possible before it can have.

    None if too few worlds look the same after the decision to tell.
    """
    doubts = doubtful(step, seat, resample, FEW, 0)
    alike = LookAlikes(step, seat, resample)
    for near in (True, False):
        alike.kept = 0
        for number in range(FIRST_TRIES if near else MOST_TRIES):
            if not doubts or alike.kept == MANY or (not near and alike.too_few(number)):
                break
            found = alike.play(number, near=near)
            if found is not None:
                doubts = {(path, value) for path, value in doubts if found.get(path) != value}
    if not doubts:
        return []
    if alike.kept < MANY or 0 < alike.others < OF_OTHERS:
        return None
    return sorted(f"{path} = {value}" for path, value in doubts & doubtful(step, seat, resample, MANY, FEW))


def doubtful(step: Recalled, seat: int, resample: Resample, worlds: int, first: int) -> set[tuple[str, object]]:
    """Return what many worlds dealt for a seat have, and the true one has not."""
    true = facts(step.case, step.after)
    counts: Counter[tuple[str, object]] = Counter()
    for number in range(first, first + worlds):
        world = facts(step.case, resample(step.after, seat, SeededChance(number)))
        counts.update((path, world.get(path)) for path in {*world, *true} if world.get(path) != true.get(path))
    return {fact for fact, number in counts.items() if number >= OFTEN * worlds}


class LookAlikes:
    """Worlds that were possible for a seat before a decision and that it cannot tell from the true one after it."""

    def __init__(self, step: Recalled, seat: int, resample: Resample) -> None:
        self.step: Recalled = step
        self.seat: int = seat
        self.resample: Resample = resample
        self.view: Mapping[str, Any] = step.case.game.view(step.after, seat)
        self.heard: list[Event] = step.heard(seat)
        self.kept: int = 0
        self.others: int = 0
        """Those with another action than the true one."""
        self.own: bool = step.before.current_player() == seat
        self.dice: SeededChance = SeededChance(seat)

    def play(self, number: int, *, near: bool) -> Facts | None:
        """Play the decision in one world; None if the seat can tell that it is another."""
        step = self.step
        world = self.resample(step.before, self.seat, SeededChance(number))
        actions = world.legal_actions()
        action = step.action
        if not self.own and self.dice.below(100) < OTHERS:
            action = actions[self.dice.below(len(actions))]
        if action not in actions:
            return None
        world.chance = Nearly(step.drawn, self.dice) if near else self.dice
        world.events = []
        world.apply_action(action)
        if [event for event in world.events if event.visible_to(self.seat)] != self.heard:
            return None
        if step.case.game.view(world, self.seat) != self.view:
            return None
        self.kept += 1
        self.others += action != step.action
        return facts(step.case, world)

    def too_few(self, tries: int) -> bool:
        """Return whether it would take too long to find enough of them."""
        return tries >= FIRST_TRIES and self.kept * MOST_TRIES < tries * MANY / 2
