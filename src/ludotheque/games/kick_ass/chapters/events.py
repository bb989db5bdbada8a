"""The Event phase (p.10-11) and completed events (p.22): sliding, maturing, revealing, rewards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import BASE_EVENTS, BOSS_EVENTS, OF_MATURES, OF_REWARD, OF_SETUP
from ludotheque.games.kick_ass.chapters import effects, row
from ludotheque.games.kick_ass.codes import EVENT_SPACES, LOST_EVENTS, MATURED_TO_LOSE, NOBODY, PLAYING
from ludotheque.games.kick_ass.state import KickAss, Task, draw_bit


def slide(state: KickAss) -> None:
    """Move every event one space; the one on the third leaves and matures."""
    leaving = state.row[EVENT_SPACES - 1].event
    if not row.is_empty(state):
        log.slide(state)
    make_room(state, EVENT_SPACES - 1)
    if leaving >= 0:
        mature(state, leaving)


def make_room(state: KickAss, gap: i64) -> None:
    """Move the events before a space by one, over what is there, so that the first space is empty."""
    while gap > 0:
        state.row[gap] = state.row[gap - 1]
        gap -= 1
    row.clear(state, 0)


def mature(state: KickAss, event: i64) -> None:
    """Let the villain's plan come true; the fourth base event that does ends the game (p.22; Q34)."""
    log.event(state, "mature", event)
    effects.run(state, OF_MATURES + event, NOBODY)
    state.villain.on_mature(state, event)
    if event >= BASE_EVENTS:
        return
    state.matured += 1
    if state.matured == MATURED_TO_LOSE and state.standing == PLAYING:
        state.finish(LOST_EVENTS)


def reveal(state: KickAss) -> None:
    """Reveal the next event."""
    event = NOBODY
    if state.plot != 0:
        event = draw_boss_event(state)
    elif state.base_left > 0:
        event = draw_bit(state.chance, state.base_deck)
        state.base_deck &= ~(1 << event)
        state.base_left -= 1
    if event >= 0:
        put(state, event)


def draw_boss_event(state: KickAss) -> i64:
    """Draw the top boss event; those put under the deck come last, in their order."""
    if state.boss_deck != 0:
        nth = draw_bit(state.chance, state.boss_deck)
        state.boss_deck &= ~(1 << nth)
        return BASE_EVENTS + state.boss * BOSS_EVENTS + nth
    under = state.villain.under
    event = under[0]
    if event >= 0:
        for k in range(BOSS_EVENTS - 1):
            under[k] = under[k + 1]
        under[BOSS_EVENTS - 1] = NOBODY
    return event


def put(state: KickAss, event: i64) -> None:
    """Put an event on the first space and set it up; only what is in its way moves on (Q38)."""
    gap: i64 = 0
    while gap < EVENT_SPACES - 1 and not state.row[gap].is_empty():
        gap += 1
    make_room(state, gap)
    state.row[0] = row.at_first(state.cards, event)
    log.event(state, "reveal", event)
    effects.run(state, OF_SETUP + event, NOBODY)


# --- Completed events ---


@final
class CompleteEvents(Task):
    """Complete the first event that has nothing left to do, then look again."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def happen(self, state: KickAss) -> None:
        for space in range(EVENT_SPACES):
            if state.row[space].is_complete():
                event = state.row[space].event
                state.put(self)
                row.clear(state, space)
                complete(state, event)
                return


COMPLETE_EVENTS: Final = CompleteEvents()


def complete_soon(state: KickAss) -> None:
    """Complete events once the questions on top are answered."""
    if not isinstance(state.top(), CompleteEvents):
        state.put(COMPLETE_EVENTS)


def complete(state: KickAss, event: i64) -> None:
    """Give the reward; a boss event also works on the boss and is replaced at once (p.22)."""
    log.event(state, "complete", event)
    if event < BASE_EVENTS:
        state.completed += 1
        effects.run(state, OF_REWARD + event, NOBODY)
        return
    state.boss_done += 1
    state.villain.on_complete(state)
    effects.run(state, OF_REWARD + event, NOBODY)
    if state.standing != PLAYING or state.villain.is_found(state):
        return
    following = draw_boss_event(state)
    if following >= 0:
        put(state, following)
