"""The Sleep phase (p.21) and the Refresh phase (p.21-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import city, day, do, don_genovese, effects, events, fights, heroes, log, plots
from ludotheque.games.kick_ass.cards import (
    CARDS,
    FIRST_BLUE,
    FIRST_RED,
    FIRST_SHOP_ITEM,
    OF_HARDSHIP,
    OF_SLEEP,
    SHOP_ITEMS,
)
from ludotheque.games.kick_ass.codes import (
    A_CLEAN_UP,
    A_HARDSHIP,
    A_HITS,
    A_VIRAL,
    BOLT_FACE,
    DISTRICTS,
    DOCKS_SPACES,
    DOLLARS,
    EVENT,
    EVENT_SIZE,
    EVENTS_TO_PLOT,
    EXHAUSTED,
    FIRST_HARDSHIP,
    HAND_SLOTS,
    HAPPINESS,
    HEALTHY,
    HIT_FACE,
    INSPIRE,
    ITEM_SLOTS,
    LIFE,
    LOST_ROUNDS,
    MEDIA,
    MUST,
    NEXT_TO,
    NOBODY,
    PROTECTED,
    Q_HIT,
    Q_LURE,
    Q_PROTECT,
    Q_TARGET,
    RICH,
    ROUNDS,
    SECOND_HARDSHIP,
    SLEEP,
    SURPRISE,
    TRAP,
    VIRAL_AT,
    WAITING,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


# --- Sleep ---


def move_docks(state: KickAss) -> None:
    """The Docks token moves on; after the third space it is gone."""
    if state.docks_at > 0:
        state.docks_at = 0 if state.docks_at == DOCKS_SPACES else state.docks_at + 1
        if state.events is not None:
            log.docks(state, "docks-move" if state.docks_at > 0 else "docks-leave")


def dashboards(state: KickAss) -> None:
    """Viral bonuses and hardships of each hero, in seat order."""
    seat: i64 = state.num_players - 1
    while seat >= 0:
        state.push(A_HARDSHIP, seat, 0, 0)
        state.push(A_VIRAL, seat, 0, 0)
        seat -= 1


def hardships(state: KickAss, seat: i64) -> None:
    """Face-up hardships that work at night."""
    if state.happiness[seat] <= FIRST_HARDSHIP:
        second: bool = state.happiness[seat] <= SECOND_HARDSHIP
        nightly(state, OF_HARDSHIP + state.hardship[seat * 2], seat)
        if second:
            nightly(state, OF_HARDSHIP + state.hardship[seat * 2 + 1], seat)


def nightly(state: KickAss, source: i64, seat: i64) -> None:
    """The effects of a component that work every sleep."""
    k: i64 = 0
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        if state.cards.when[k] == SLEEP:
            effects.one(state, k, seat)


def viral(state: KickAss, seat: i64) -> None:
    """A hero who has gone viral gets its bonus (p.24)."""
    if state.media[seat] < VIRAL_AT:
        return
    kind: i64 = state.cards.viral[state.hero[seat]]
    other: i64 = 0
    if state.events is not None:
        log.seat(state, "viral", "viral", seat)
    if kind == INSPIRE:
        state.push(Q_TARGET, seat, 0, 0)
    elif kind == SURPRISE:
        city.ask_kills(state, seat, 1, MUST)
    elif kind == TRAP:
        state.push(Q_LURE, seat, 3, 0)
    elif kind == PROTECTED:
        state.push(Q_PROTECT, seat, 2, 0)
    elif kind == HEALTHY:
        for other in range(state.num_players):
            heroes.change(state, other, LIFE, 1)
    elif kind == RICH:
        for other in range(state.num_players):
            heroes.change(state, other, DOLLARS, 1)
    else:
        city.ask_kills(state, seat, DISTRICTS, NEXT_TO + state.where[seat])


def offer_target(state: KickAss, actions: list[i64]) -> None:
    """Districts with somebody to hit."""
    d: i64 = 0
    for d in range(DISTRICTS):
        if fights.has_enemy(state, d):
            actions.append(do.TARGET.of(d))


def inspire(state: KickAss, seat: i64, district: i64) -> None:
    """Two red dice against any district: hits as in a fight, but nobody hits back."""
    k: i64 = 0
    for k in range(state.num_players):
        state.fighters[k] = 0
    for k in range(6):
        state.dice[seat * 6 + k] = 0
    state.fighters[seat] = 1
    state.fight_at = district
    fights.stand_aside(state)
    fights.roll_dice(state, state.cards.red, seat * 6, 2)
    state.hits = state.dice[seat * 6 + HIT_FACE] + state.dice[seat * 6 + BOLT_FACE]
    if state.events is not None:
        log.strike(state, seat)
        log.dice(state, "roll", seat)
    state.push(A_HITS, seat, 0, 0)
    state.push(Q_HIT, seat, 0, 0)


def offer_lure(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Minions of other districts that walk into the trap."""
    d: i64 = 0
    for d in range(DISTRICTS):
        if d != state.where[seat] and state.minions[d] > 0:
            actions.append(do.LURE.of(d))
    if don_genovese.gang_in(state, state.boss_at) > 0 and state.boss_at != state.where[seat]:
        actions.append(do.LURE.of(DISTRICTS))
    if actions:
        actions.append(do.DONE.first)


def lure(state: KickAss, seat: i64, district: i64) -> None:
    """Move a minion here, where it dies if there is no space (R14). Its old district may be clean by that (p.15)."""
    here: i64 = state.where[seat]
    if district == DISTRICTS:
        state.gang -= 1
    else:
        state.minions[district] -= 1
    if state.events is not None:
        log.lure(state, seat, district)
    if city.room(state, here) > 0:
        state.minions[here] += 1
    else:
        if state.events is not None:
            log.kill(state, seat, "minion", here, 0)
        city.count_kill(state, here, seat)
        events.look(state)
    if district < DISTRICTS and city.enemies(state, district) == 0:
        state.push(A_CLEAN_UP, seat, district, 0)


def sleep_events(state: KickAss) -> None:
    """Events that work at night, the leftmost first."""
    space: i64 = 0
    for space in range(3):
        event: i64 = state.row[space * EVENT_SIZE + EVENT]
        if event >= 0:
            effects.run(state, OF_SLEEP + event, NOBODY)


def check_plot(state: KickAss) -> None:
    """Three completed events reveal the Final Plot; the ninth night is the last (p.22; Q39)."""
    if state.round == ROUNDS:
        state.finish(LOST_ROUNDS)
    elif state.plot == 0 and state.completed >= EVENTS_TO_PLOT:
        plots.reveal(state)


# --- Refresh ---


def take_back(state: KickAss) -> None:
    """Used cards go back to the hands; then each hero gets something, in the order the team likes."""
    k: i64 = 0
    for k in range(state.num_players * HAND_SLOTS):
        state.used[k] = 0
    for k in range(state.num_players):
        state.status[k] = WAITING
    state.segment = 0
    if state.events is not None:
        log.refresh(state)


def offer_refresh(state: KickAss, actions: list[i64]) -> None:
    """A card of the display, or one social media, happiness or dollar."""
    actions.append(do.GAIN.of(HAPPINESS))
    actions.append(do.GAIN.of(MEDIA))
    actions.append(do.GAIN.of(DOLLARS))
    day.offer_display(state, actions)


def new_rows(state: KickAss) -> None:
    """New cards and a new shop; items can be used again; the next round."""
    k: i64 = 0
    new_display(state)
    for k in range(4):
        if state.shop[k] >= 0:
            state.thrown[state.shop[k] - FIRST_SHOP_ITEM] += 1
            state.shop[k] = NOBODY
    new_shop(state)
    for k in range(state.num_players * ITEM_SLOTS):
        state.item_state[k] &= ~EXHAUSTED
    state.round += 1
    if state.events is not None:
        log.round(state)


def new_display(state: KickAss) -> None:
    """Four blue and two red cards; two and two for a hero alone (p.10, p.21)."""
    blue: i64 = 2 if state.num_players == 1 else 4
    k: i64 = 0
    for k in range(6):
        state.display[k] = NOBODY
    for k in range(blue):
        state.display[k] = draw_card(state, FIRST_BLUE, FIRST_RED)
    for k in range(2):
        state.display[4 + k] = draw_card(state, FIRST_RED, CARDS)
    sort(state.display)
    if state.events is not None:
        log.display(state)


def new_shop(state: KickAss) -> None:
    """Lay out four items."""
    k: i64 = 0
    for k in range(4):
        state.shop[k] = draw_item(state)
    sort(state.shop)
    if state.events is not None:
        log.shop(state)


def sort(table: vec[i64]) -> None:
    """Lay cards out in the order of their designs, so that a list of them says how they lie."""
    k: i64 = 0
    count: i64 = i64(len(table))
    for k in range(1, count):
        at: i64 = k
        while at > 0 and table[at - 1] > table[at]:
            one: i64 = table[at]
            table[at] = table[at - 1]
            table[at - 1] = one
            at -= 1


def draw_card(state: KickAss, low: i64, high: i64) -> i64:
    """A random card of the blue or the red deck, or NOBODY if it is used up."""
    total: i64 = 0
    card: i64 = 0
    for card in range(low, high):
        total += state.deck[card - FIRST_BLUE]
    if total == 0:
        return NOBODY
    nth: i64 = state.chance.below(total)
    for card in range(low, high):
        if nth < state.deck[card - FIRST_BLUE]:
            state.deck[card - FIRST_BLUE] -= 1
            return card
        nth -= state.deck[card - FIRST_BLUE]
    return NOBODY


def draw_free_item(state: KickAss) -> i64:
    """Draw a random item in the open; NOBODY if there is none."""
    item: i64 = draw_item(state)
    if item >= 0 and state.events is not None:
        log.drawn(state, item)
    return item


def draw_item(state: KickAss) -> i64:
    """A random item; the discarded ones are shuffled in when there is none (Q42)."""
    total: i64 = 0
    k: i64 = 0
    for k in range(SHOP_ITEMS):
        total += state.stock[k]
    if total == 0:
        for k in range(SHOP_ITEMS):
            state.stock[k] = state.thrown[k]
            total += state.stock[k]
            state.thrown[k] = 0
        if total > 0 and state.events is not None:
            log.shuffled_items(state, total)
    if total == 0:
        return NOBODY
    k = state.chance.pick(state.stock, total)
    state.stock[k] -= 1
    return FIRST_SHOP_ITEM + k
