"""The Event Row (p.10-11): sliding, maturing, revealing, what an event asks for, its reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import city, do, don_genovese, effects, log, mofo, plots, vic_gigante
from ludotheque.games.kick_ass.cards import BASE_EVENTS, BOSS_EVENTS, OF_MATURES, OF_REWARD, OF_SETUP, Cards
from ludotheque.games.kick_ass.codes import (
    A_EVENTS,
    AT,
    BLOCK,
    BRIBES,
    CARRIED,
    CLEANS,
    DELIVER,
    DISTRICTS,
    DON,
    EVENT,
    EVENT_SIZE,
    FACE_DOWN,
    FRAME,
    GANGS,
    KILLS,
    LEFT,
    LOOTS,
    LOST_EVENTS,
    MATURED_TO_LOSE,
    MAX_HEROES,
    MINI,
    MOFO,
    NOBODY,
    PAYMENT,
    PLAYING,
    POLICES,
    Q_PAY,
    TAKEN,
    TIMERS,
    VIC,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


# --- Event phase ---


def slide(state: KickAss) -> None:
    """Every event moves one space; the one on the third leaves and matures."""
    leaving: i64 = state.row[2 * EVENT_SIZE + EVENT]
    if state.events is not None and not is_empty(state):
        log.slide(state)
    k: i64 = 3 * EVENT_SIZE - 1
    while k >= EVENT_SIZE:
        state.row[k] = state.row[k - EVENT_SIZE]
        k -= 1
    clear(state, 0)
    if leaving >= 0:
        mature(state, leaving)


def is_empty(state: KickAss) -> bool:
    """Return whether the row is empty."""
    space: i64 = 0
    for space in range(3):
        if state.row[space * EVENT_SIZE + EVENT] >= 0:
            return False
    return True


def clear(state: KickAss, space: i64) -> None:
    """Empty a space of the row."""
    k: i64 = 0
    for k in range(space * EVENT_SIZE, (space + 1) * EVENT_SIZE):
        state.row[k] = 0
    state.row[space * EVENT_SIZE + EVENT] = NOBODY


def mature(state: KickAss, event: i64) -> None:
    """The villain's plan comes true; the fourth base event that does ends the game (p.22; Q34)."""
    if state.events is not None:
        log.event(state, "mature", event)
    effects.run(state, OF_MATURES + event, NOBODY)
    if state.boss == VIC and state.plot != 0 and event < BASE_EVENTS and state.standing == PLAYING:
        # Any event does (p.27); what leaves of his own says so itself.
        vic_gigante.move_track(state, vic_gigante.MATURED)
    if event >= BASE_EVENTS:
        if state.boss == MOFO:
            mofo.put_under(state, event)
        return
    state.matured += 1
    if state.matured == MATURED_TO_LOSE and state.standing == PLAYING:
        state.finish(LOST_EVENTS)


def reveal(state: KickAss) -> None:
    """The next event comes to the first space and is set up."""
    event: i64 = NOBODY
    if state.plot != 0:
        event = draw_boss_event(state)
    elif state.base_left > 0:
        event = city.draw_bit(state, state.base_deck)
        state.base_deck &= ~(1 << event)
        state.base_left -= 1
    if event >= 0:
        put(state, event)


def draw_boss_event(state: KickAss) -> i64:
    """The top boss event; those put under the deck come last, in their order."""
    if state.boss_deck != 0:
        nth: i64 = city.draw_bit(state, state.boss_deck)
        state.boss_deck &= ~(1 << nth)
        return BASE_EVENTS + state.boss * BOSS_EVENTS + nth
    event: i64 = state.under[0]
    state.under[0] = state.under[1]
    state.under[1] = state.under[2]
    state.under[2] = state.under[3]
    state.under[3] = NOBODY
    return event


def put(state: KickAss, event: i64) -> None:
    """An event comes to the first space; only what is in its way moves on (Q38)."""
    gap: i64 = 0
    while gap < 2 and state.row[gap * EVENT_SIZE + EVENT] >= 0:
        gap += 1
    k: i64 = (gap + 1) * EVENT_SIZE - 1
    while k >= EVENT_SIZE:
        state.row[k] = state.row[k - EVENT_SIZE]
        k -= 1
    fresh: vec[i64] = at_first(state.cards, event)
    for k in range(EVENT_SIZE):
        state.row[k] = fresh[k]
    if state.events is not None:
        log.event(state, "reveal", event)
    effects.run(state, OF_SETUP + event, NOBODY)


def at_first(cards: Cards, event: i64) -> vec[i64]:
    """Return the numbers of a space of the row for an event that has just been set up."""
    fresh: vec[i64] = vec[i64]([0] * EVENT_SIZE)
    kind: i64 = cards.objective[event]
    fresh[EVENT] = event
    fresh[LEFT] = 1 if kind == MINI else cards.goal[event]
    d: i64 = 0
    for d in range(DISTRICTS):
        there: i64 = cards.at[event * DISTRICTS + d]
        fresh[AT + d] = FACE_DOWN + there - 1 if kind == GANGS and there > 0 else there
    if kind == DELIVER:
        fresh[AT + cards.origin[event]] = cards.goal[event]
    return fresh


# --- Progress ---


def minis_at(state: KickAss, district: i64) -> i64:
    """How many mini-bosses of events are in a district."""
    count: i64 = 0
    space: i64 = 0
    for space in range(3):
        if mini_on(state, space) == district:
            count += 1
    return count


def mini_on(state: KickAss, space: i64) -> i64:
    """The district where the mini-boss of a space's event is, or NOBODY."""
    event: i64 = state.row[space * EVENT_SIZE + EVENT]
    if event < 0 or state.cards.objective[event] != MINI or state.row[space * EVENT_SIZE + LEFT] == 0:
        return NOBODY
    return state.cards.target[event]


def blocked(state: KickAss, district: i64) -> bool:
    """Whether an inactive timer token lies in a district (p.24): by an event, or by Don himself (p.29)."""
    if state.boss == DON and state.boss_at == district:
        return True
    space: i64 = 0
    k: i64 = 0
    for space in range(3):
        event: i64 = state.row[space * EVENT_SIZE + EVENT]
        if event >= 0:
            for k in range(state.cards.first[OF_SETUP + event], state.cards.first[OF_SETUP + event + 1]):
                if state.cards.code[k] == BLOCK and state.cards.place[k] == district:
                    return True
    return False


def count_kill(state: KickAss, district: i64) -> None:
    """Every event that counts kills in this district counts this one (Q36)."""
    space: i64 = 0
    for space in range(3):
        at: i64 = space * EVENT_SIZE
        event: i64 = state.row[at + EVENT]
        if (
            event >= 0
            and state.cards.objective[event] == KILLS
            and state.row[at + AT + district] > 0
            and state.row[at + LEFT] > 0
        ):
            state.row[at + LEFT] -= 1


def count_clean_up(state: KickAss, district: i64) -> None:
    """A clean-up of a district that did not count yet."""
    space: i64 = 0
    for space in range(3):
        at: i64 = space * EVENT_SIZE
        event: i64 = state.row[at + EVENT]
        if event >= 0 and state.cards.objective[event] == CLEANS and state.row[at + AT + district] == 0:
            state.row[at + AT + district] = 1
            if state.row[at + LEFT] > 0:
                state.row[at + LEFT] -= 1


def any_complete(state: KickAss) -> bool:
    """Whether an event on the row has nothing left to do."""
    space: i64 = 0
    for space in range(3):
        if state.row[space * EVENT_SIZE + EVENT] >= 0 and state.row[space * EVENT_SIZE + LEFT] == 0:
            return True
    return False


def look(state: KickAss) -> None:
    """Complete the events that have nothing left to do, once the questions on top are answered."""
    if any_complete(state) and not (state.depth > 0 and state.frames[(state.depth - 1) * FRAME] == A_EVENTS):
        state.push(A_EVENTS, NOBODY, 0, 0)


def complete_next(state: KickAss) -> None:
    """Complete the first event that has nothing left to do, then look again."""
    space: i64 = 0
    for space in range(3):
        event: i64 = state.row[space * EVENT_SIZE + EVENT]
        if event >= 0 and state.row[space * EVENT_SIZE + LEFT] == 0:
            state.push(A_EVENTS, NOBODY, 0, 0)
            clear(state, space)
            complete(state, event)
            return


def complete(state: KickAss, event: i64) -> None:
    """The reward; a boss event also works on the boss and is replaced at once (p.22)."""
    if state.events is not None:
        log.event(state, "complete", event)
    if event < BASE_EVENTS:
        state.completed += 1
        effects.run(state, OF_REWARD + event, NOBODY)
        return
    state.boss_done += 1
    plots.on_complete(state)
    effects.run(state, OF_REWARD + event, NOBODY)
    if state.standing != PLAYING or plots.is_found(state):
        return
    following: i64 = draw_boss_event(state)
    if following >= 0:
        put(state, following)


# --- Timer actions on events (p.14; Q13: also where the district's own effect is blocked) ---


def can_work(state: KickAss, seat: i64, space: i64) -> bool:
    """Whether a timer action of a hero would do something for an event."""
    at: i64 = space * EVENT_SIZE
    event: i64 = state.row[at + EVENT]
    here: i64 = state.where[seat]
    if event < 0 or here < 0 or here >= DISTRICTS or state.row[at + LEFT] == 0:
        return False
    kind: i64 = state.cards.objective[event]
    there: i64 = state.row[at + AT + here]
    if kind == TIMERS:
        return there > 0
    if kind == PAYMENT:
        return state.cards.target[event] == here and state.dollars[seat] > 0
    if kind == DELIVER:
        return there > 0 or (state.cards.target[event] == here and state.row[at + CARRIED + seat] > 0)
    if kind == GANGS:
        return FACE_DOWN <= there < BRIBES or POLICES <= there < LOOTS or don_genovese.can_deliver(state, seat, space)
    return False


def work(state: KickAss, seat: i64, space: i64) -> None:
    """One timer action for an event."""
    at: i64 = space * EVENT_SIZE
    event: i64 = state.row[at + EVENT]
    here: i64 = state.where[seat]
    kind: i64 = state.cards.objective[event]
    if kind == PAYMENT:
        state.push(Q_PAY, seat, space, 0)
        return
    if kind == GANGS:
        don_genovese.work(state, seat, space)
        look(state)
        return
    picks_up: bool = kind == DELIVER and state.row[at + AT + here] > 0 and state.cards.origin[event] == here
    if state.events is not None:
        log.work(state, "work" if kind == TIMERS else "pick-up" if picks_up else "deliver", seat, event)
    if kind == TIMERS:
        state.row[at + AT + here] -= 1
        state.row[at + LEFT] -= 1
    elif picks_up:
        state.row[at + AT + here] -= 1
        state.row[at + CARRIED + seat] += 1
    else:
        state.row[at + LEFT] -= state.row[at + CARRIED + seat]
        state.row[at + CARRIED + seat] = 0
    look(state)


def offer_pay(state: KickAss, seat: i64, space: i64, actions: list[i64]) -> None:
    """Any part of what is still to be paid."""
    most: i64 = state.row[space * EVENT_SIZE + LEFT]
    if state.dollars[seat] < most:
        most = state.dollars[seat]
    amount: i64 = 0
    for amount in range(most):
        actions.append(do.PAY.of(amount))


def pay(state: KickAss, seat: i64, space: i64, amount: i64) -> None:
    """Own dollars for an event."""
    state.dollars[seat] -= amount
    state.row[space * EVENT_SIZE + LEFT] -= amount
    if state.events is not None:
        log.pay(state, seat, state.row[space * EVENT_SIZE + EVENT], amount)
    look(state)


def drop_tokens(state: KickAss, seat: i64) -> None:
    """A hero who faints leaves what it carries where it was picked up (Q32)."""
    space: i64 = 0
    d: i64 = 0
    for space in range(3):
        at: i64 = space * EVENT_SIZE
        event: i64 = state.row[at + EVENT]
        if event < 0:
            continue
        carried: i64 = 0
        if state.cards.objective[event] == DELIVER:
            carried = state.row[at + CARRIED + seat]
            state.row[at + AT + state.cards.origin[event]] += carried
            state.row[at + CARRIED + seat] = 0
        elif state.cards.objective[event] == GANGS:
            for d in range(DISTRICTS):
                token: i64 = state.row[at + AT + d]
                if token >= TAKEN and (token - TAKEN) % MAX_HEROES == seat:
                    state.row[at + AT + d] = POLICES + (token - TAKEN) // MAX_HEROES
                    carried += 1
        if carried > 0 and state.events is not None:
            log.drop(state, seat, event)
