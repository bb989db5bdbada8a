"""John Genovese (p.28): three completed events lead into his Hideaway, location by location."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.kick_ass import city, effects, fights, log, plots
from ludotheque.games.kick_ass.cards import OF_COMBAT
from ludotheque.games.kick_ass.codes import ARENA, JOHN, LOCATIONS, LOST_HIDEAWAY, MOST_FIGHTS, NOBODY

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


def enter(state: KickAss) -> None:
    """A combat card for each of the three locations; the heroes stand in the first."""
    k: i64 = 0
    for k in range(LOCATIONS):
        state.combat[k] = plots.draw_combat(state)
    if state.events is not None:
        log.arena(state)
    next_location(state)


def next_location(state: KickAss) -> None:
    """X supers wait in the first two locations, John in the third; the combat card of the place shows its effect."""
    state.stage += 1
    state.fights_here = 0
    if state.stage == LOCATIONS:
        plots.set_figure(state, JOHN, ARENA)
    else:
        state.supers[ARENA] = state.num_players
    if state.events is not None:
        log.stage(state, "location", 0, state.supers[ARENA])
    effects.run(state, OF_COMBAT + state.combat[state.stage - 1], NOBODY)


def go_on(state: KickAss) -> None:
    """Fight until the location is clear, then go on to the next."""
    if city.enemies(state, ARENA) == 0:
        next_location(state)
    elif state.fights_here == MOST_FIGHTS:
        state.finish(LOST_HIDEAWAY)
    else:
        state.fights_here += 1
        fights.begin_arena(state)
