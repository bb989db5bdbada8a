"""Ending the game (p.11): who has won, and the rolls that break a tie."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.manga_dice import abilities, log, verbs
from ludotheque.games.manga_dice.cards import SKILLS, VALUES
from ludotheque.games.manga_dice.codes import DICE, NOBODY, OVER, READY, RED, TIE, TIE_ROLLS
from ludotheque.games.manga_dice.state import MangaDiceTable


def find_winner(state: MangaDiceTable, best: i64) -> None:
    """Find the most points; several with as many roll for it."""
    leaders: i64 = 0
    leader = NOBODY
    for seat in range(state.num_players):
        state.tied[seat] = 1 if state.points(seat) == best else 0
        if state.tied[seat] == 1:
            leaders += 1
            leader = seat
    log.totals(state)
    if leaders == 1:
        state.tied[leader] = 0
        finish(state, leader)
    else:
        roll_for_it(state)


def roll_for_it(state: MangaDiceTable) -> None:
    """Those who are tied roll all their dice but the green ones; each may use a skill and an assist."""
    state.rolls += 1
    state.clear_dice()
    for skill in range(SKILLS):
        if state.skill[skill] >= 0:
            state.skill_state[skill] = READY
    for seat in range(state.num_players):
        if state.tied[seat] == 1:
            state.roll_white(seat)
            if state.options.red_fixed_in_tie:
                state.show_red(seat)
            else:
                roll_red(state, seat)
    log.tie(state)
    next_tied(state, 0)


def roll_red(state: MangaDiceTable, seat: i64) -> None:
    """Roll a player's red dice: in the tie-break all dice are rolled (p.11; R26)."""
    for _ in range(state.red_dice(seat)):
        state.dice[seat * DICE + RED * 6 + state.chance.below(6)] += 1


def next_tied(state: MangaDiceTable, step: i64) -> None:
    """Let the next tied player roll, from some places clockwise of the start player; after the last, compare."""
    while step < state.num_players:
        seat: i64 = (state.start + step) % state.num_players
        if state.tied[seat] == 1:
            state.player = seat
            state.phase = TIE
            state.skill_used = False
            state.assist_used = False
            return
        step += 1
    compare(state)


def offer_tie(state: MangaDiceTable, actions: list[i64]) -> None:
    """Offer a skill and an assist, as in a turn, or to be done."""
    abilities.offer_abilities(state, actions)
    actions.append(verbs.DONE.first)


def break_tie(state: MangaDiceTable, action: i64) -> None:
    """Use a card, or be done with it."""
    if verbs.USE.has(action):
        abilities.use(state, verbs.USE.which(action))
    else:
        n = state.num_players
        next_tied(state, (state.player - state.start + n) % n + 1)


def compare(state: MangaDiceTable) -> None:
    """Compare the largest groups of one value, then their values; those alike roll again, three times at most."""
    best: i64 = 0
    equal: i64 = 0
    leader = NOBODY
    for seat in range(state.num_players):
        if state.tied[seat] == 1:
            rank = group_rank(state, seat)
            if rank > best:
                best = rank
                equal = 0
                leader = seat
            if rank == best:
                equal += 1
    for seat in range(state.num_players):
        if state.tied[seat] == 1:
            log.group(state, seat, group_rank(state, seat), best)
            if group_rank(state, seat) < best:
                state.tied[seat] = 0
    if equal == 1:
        finish(state, leader)
    elif state.rolls == TIE_ROLLS:
        finish(state, NOBODY)
    else:
        roll_for_it(state)


def group_rank(state: MangaDiceTable, seat: i64) -> i64:
    """Return the best group of a player's dice as a number: its size, then its value."""
    state.count_values(state.dice, seat * DICE)
    rank: i64 = 0
    for value in range(VALUES):
        if state.counts[value] > 0 and state.counts[value] * 10 + value + 1 > rank:
            rank = state.counts[value] * 10 + value + 1
    return rank


def finish(state: MangaDiceTable, winner: i64) -> None:
    """End the game; with NOBODY, those still tied share the victory."""
    state.winner = winner
    state.phase = OVER
    log.over(state)
