"""Hidden information: another world that looks the same to a seat shows that seat the same things."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import cache
from itertools import zip_longest

import numpy as np

from ludotheque import Event, SeededChance, State
from ludotheque.core.changes import changed
from ludotheque.core.ledger import differing
from ludotheque.envs.text import seen
from ludotheque.testing.cases import Case, walk
from ludotheque.testing.recall import forgotten, moments
from ludotheque.texts.texts import Texts

WORLDS = int(os.environ.get("LUDOTHEQUE_WORLDS", "1"))
"""Games of each case; the soak plays more."""
SAMPLES = 200
"""Worlds in which a value has to be the same to be certain; most are different in the first few."""
TEXTS = 4
"""One decision of that many is put in words, which takes long."""


def told_to_all(case: Case, state: State) -> dict[str, object]:
    """All that everyone is ever told of a state."""
    return {
        # A spectator sees nothing that differs between the worlds of any one seat.
        "spectator": case.game.view(state, None),
        "prompt": asdict(case.game.prompt(state)),
        "player": state.current_player(),
        "scores": state.scores(),
        "why": [case.game.explain(state, verb.name, {}) for verb in case.game.actions.verbs],
    }


def told_to_one(case: Case, state: State, seat: int) -> dict[str, object]:
    """All else that a seat is ever told of a state."""
    return {
        "view": case.game.view(state, seat),
        "legal": state.legal_actions() if state.current_player() == seat else None,
    }


def states(case: Case, games: int) -> Iterator[tuple[State, SeededChance]]:
    """Each state of random games, with the chance that deals it again."""
    for game_seed in range(games):
        chance = SeededChance(77 + game_seed)
        for state in walk(case, game_seed):
            yield state, chance


def test_look_alike_worlds_cannot_be_told_apart(case: Case) -> None:
    """At every decision of random games, for every seat: what is shown, told and offered is the same in both."""
    different = heard = hidden = False
    for number, (state, chance) in enumerate(states(case, WORLDS)):
        public = told_to_all(case, state)
        for seat in range(case.players):
            world = state.resample(seat, chance)
            shown, shown_there = told_to_one(case, state, seat), told_to_one(case, world, seat)
            leaks = list(differing({**told_to_all(case, world), **shown_there}, {**public, **shown}, []))
            assert not leaks, f"seat {seat} could tell two worlds apart by {', '.join(leaks)}"
            assert encoded(case, world, seat) == encoded(case, state, seat)
            own = changed(public["spectator"], case.game.rules.own(state, seat))
            assert own == shown["view"], "`own` is not what its view differs in"
            hidden = hidden or shown["view"] != public["spectator"]
            different = different or case.game.hash(world) != case.game.hash(state)
            if state.current_player() == seat and number % TEXTS == 0:
                assert_put_in_the_same_words(case, state, world)
            heard = hears_the_same(state, world, seat) or heard
            assert_same_when_read_again(case, world, {seat})
            if seat == number % case.players:  # one seat at each decision, for it takes long
                others_know_what_is_true(case, world, seat)
                assert_dealt_the_same(case, (state, world), seat, number)
            goes_on(state, world, seat)
    # A game that hides nothing shows every seat what a spectator sees; then there are no other worlds.
    assert different or not hidden or case.players == 1, "resample never changed what the others hide"
    assert heard or case.players == 1, "no one else ever acted"


def assert_put_in_the_same_words(case: Case, state: State, world: State) -> None:
    """Check that the text of a position, as a language model reads it, gives nothing away."""
    seat = state.current_player()
    texts = Texts(case.game, words=case.game.own_words(dict(case.options))).to(seat)
    names = [f"Player {one}" for one in range(case.players)]
    lines, lines_there = (list(seen(texts, one, seat, names)) for one in (state, world))
    apart = sorted({*lines} ^ {*lines_there})
    assert lines == lines_there, f"seat {seat} could tell two worlds apart by the text of its position: {apart}"


def encoded(case: Case, state: State, seat: int) -> bytes:
    """Return an observation, checked to be within its bounds."""
    found = case.game.encode(state, seat)
    assert np.abs(np.frombuffer(found, "<f4")).max() <= 1
    return found


def hears_the_same(state: State, world: State, seat: int) -> bool:
    """Events too: what another player does sounds the same in both worlds, until something is revealed.

    Returns whether another player acts here.
    """
    if state.is_terminal() or state.current_player() == seat:
        return False
    both = sorted(set(state.legal_actions()) & set(world.legal_actions()))
    for action in both[:3]:
        told = []
        for one in (state, world):
            copy = one.clone()
            copy.chance = SeededChance(5)
            copy.events = []
            copy.apply_action(action)
            told.append([event for event in copy.events if event.visible_to(seat)])
        if not any(event.reveals for events in told for event in events):
            assert told[0] == told[1], apart(seat, told)
    return bool(both)


def assert_dealt_the_same(case: Case, worlds: tuple[State, State], seat: int, seed: int) -> None:
    """Check that the same chance makes the same guess of two worlds that look alike.

    Otherwise a bot, which knows its own chance, could work out which of them is true.
    """
    one, other = (case.game.to_json(world.resample(seat, SeededChance(seed))) for world in worlds)
    found = list(differing(one, other, []))
    assert not found, f"resample for seat {seat} depends on what is hidden from it: {', '.join(found)}"


def assert_same_when_read_again(case: Case, world: State, seats: set[int]) -> None:
    """Check that the other world is one that can be written down: one that contradicts itself cannot."""
    again = case.game.from_json(case.game.to_json(world), SeededChance(3))
    for other in seats:
        assert case.game.view(again, other) == case.game.view(world, other), f"seat {other} of a world, read again"


def others_know_what_is_true(case: Case, world: State, seat: int) -> None:
    """Check that the other world is whole: what the others hide and know is dealt again, together.

    A world that keeps what another seat knows contradicts itself, and a bot could read a true card there: it changes
    for that seat when the world is dealt again for it.
    """
    for other in {*range(case.players)} - {seat}:
        dealt = cache(lambda seed, other=other: world.resample(other, SeededChance(seed)))
        theirs = dealt(5)
        theirs.audit()
        assert case.game.view(theirs, other) == case.game.view(world, other), f"seat {other} knows what is not true"
        for third in {*range(case.players)} - {other}:
            wrong = known_wrongly(case, world, dealt, third)
            assert not wrong, f"seat {other} takes for sure what is not so: {', '.join(wrong)} of seat {third}"


def known_wrongly(case: Case, world: State, dealt: Callable[[int], State], other: int) -> list[str]:
    """Return what another seat sees in no world that a seat thinks possible, though it sees it in this one.

    These are the places of the view that are the same in all worlds dealt for the seat, and different here.
    """
    actual = case.game.view(world, other)
    first: object = None
    wrong: set[str] | None = None
    for seed in range(SAMPLES):
        sampled = case.game.view(dealt(seed), other)
        if wrong is None:
            first, wrong = sampled, set(differing(sampled, actual, []))
        else:
            wrong -= set(differing(sampled, first, []))
        if not wrong:
            return []
    return sorted(wrong or ())


def apart(seat: int, told: list[list[Event]]) -> str:
    """Say which events differ, and the likely remedy."""
    one, other = next((pair for pair in zip_longest(*told) if pair[0] != pair[1]), (None, None))
    key = (one or other or Event("")).key
    return (
        f"seat {seat} could tell two worlds apart by the event {key!r}. If something hidden comes out there by the "
        f"rules, say so: Event({key!r}, ..., reveals=True). If not, leave it out, or show it only to the seats that "
        f"may know it"
        f"\n  in one world: {one}\n  in the other: {other}"
    )


def goes_on(state: State, world: State, seat: int) -> None:
    """Check that the other world is a legal one, and can be played."""
    world.audit()
    assert world.is_terminal() == state.is_terminal()
    assert world.current_player() == state.current_player()
    if not world.is_terminal():
        actions = world.legal_actions()
        assert actions
        world.apply_action(actions[seat % len(actions)])
        world.audit()


def test_resample_leaves_the_true_state_alone(case: Case) -> None:
    for state in walk(case, 4):
        before = case.game.hash(state)
        for seat in range(case.players):
            state.resample(seat, SeededChance(1))
        assert case.game.hash(state) == before


def test_a_world_forgets_nothing_that_a_seat_knew(case: Case) -> None:
    """No world dealt after a decision has what no world that was possible before it can lead to."""
    looked_at = 0
    for step, seat in moments(case):
        lost = forgotten(step, seat)
        looked_at += lost is not None
        assert not lost, (
            f"after {step.words!r}, worlds for seat {seat} have what it knows to be false: {', '.join(lost)}. "
            "See that resample() keeps what everyone saw, such as cards that were played or discarded"
        )
    assert looked_at, "after each decision, too few worlds look alike to tell whether one contradicts what was known"
