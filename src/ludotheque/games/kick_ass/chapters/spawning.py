"""Spawn cards (p.11-12): the Incoming marker, their special effects, and the minions they bring."""

from __future__ import annotations

from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import OF_SPAWN, SPAWNS
from ludotheque.games.kick_ass.chapters import arrivals, effects
from ludotheque.games.kick_ass.codes import NOBODY, PLAYING, SPAWN_DISTRICTS
from ludotheque.games.kick_ass.state import KickAss, draw_bit
from ludotheque.games.kick_ass.vocabulary import Word


def draw_spawn(state: KickAss) -> None:
    """Draw a spawn card: the Incoming marker moves, then its special effect; a used-up deck is shuffled again."""
    again = state.spawn_deck == 0
    if again:
        state.spawn_deck = (1 << SPAWNS) - 1
    card = draw_bit(state.chance, state.spawn_deck)
    state.spawn_deck &= ~(1 << card)
    state.spawn_card = card
    log.spawn(state, card, again)
    arrivals.move_incoming(state, state.cards.spawn_incoming[card])
    effects.run(state, OF_SPAWN + card, NOBODY)


def place_spawn(state: KickAss) -> None:
    """Place as many minions as the track says, one by one, round and round the listed districts (Q3)."""
    card = state.spawn_card
    for k in range(state.cards.incoming[state.incoming]):
        district = state.cards.spawn_districts[card * SPAWN_DISTRICTS + k % SPAWN_DISTRICTS]
        if k == 0 and state.cards.has(OF_SPAWN + card, Word.SUPER_FIRST):
            arrivals.place_super(state, district)
        else:
            arrivals.place_minion(state, district)
        if state.standing != PLAYING:
            return
    if state.plot != 0:
        state.villain.on_spawn(state)
