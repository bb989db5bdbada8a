"""What each question offers, and what an answer does: one table of both for all frames that ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.kick_ass import city, day, don_genovese, effects, events, fights, heroes, night, red_mist
from ludotheque.games.kick_ass.codes import (
    DISTRICTS,
    DO_BRIBE,
    DO_BUY,
    DO_CLEAN,
    DO_COMMIT,
    DO_DECLINE,
    DO_DOCKS,
    DO_DONE,
    DO_EFFECT,
    DO_EQUIP,
    DO_FIGHT,
    DO_GAIN,
    DO_GIVE,
    DO_HIT,
    DO_JOIN,
    DO_KEEP,
    DO_KILL,
    DO_LURE,
    DO_MOVE,
    DO_NEXT,
    DO_PASS,
    DO_PAUSE,
    DO_PAY,
    DO_PICK,
    DO_PROTECT,
    DO_READY,
    DO_RECALL,
    DO_REMOVE,
    DO_REROLL,
    DO_REVEAL,
    DO_STOW,
    DO_SUFFER,
    DO_TAKE,
    DO_TARGET,
    DO_TIMER,
    DO_USE,
    DO_WORK,
    DOLLARS,
    DONE_FOR_NOW,
    FRAME,
    HAPPINESS,
    MOST,
    NOBODY,
    PAUSED,
    Q_ACT,
    Q_CLEAN,
    Q_COMMIT,
    Q_DOCKS,
    Q_HALL,
    Q_HIT,
    Q_ITEM,
    Q_JOIN,
    Q_KILL,
    Q_LOOT,
    Q_LURE,
    Q_NEXT,
    Q_OFFER_CARD,
    Q_OFFER_ITEM,
    Q_PAY,
    Q_PICK,
    Q_PROTECT,
    Q_READY,
    Q_REFRESH,
    Q_REMOVE,
    Q_REROLL,
    Q_SHOP,
    Q_STAT,
    Q_STOW,
    Q_SUFFER,
    Q_TAKER,
    Q_TARGET,
    Q_TOKEN,
    Q_TOP,
    RESOLVE,
    STRENGTH,
    STRONGEST,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


def options(state: KickAss) -> list[i64]:
    """The answers to the question on top of the stack, ascending; none if it has become pointless."""
    actions: list[i64] = []
    at: i64 = (state.depth - 1) * FRAME
    kind: i64 = state.frames[at]
    seat: i64 = state.frames[at + 1]
    a: i64 = state.frames[at + 2]
    b: i64 = state.frames[at + 3]
    k: i64 = 0
    if kind == Q_ACT:
        day.offer_act(state, seat, actions)
    elif kind == Q_COMMIT:
        day.offer_commit(state, seat, actions)
    elif kind == Q_NEXT:
        day.offer_next(state, actions)
    elif kind == Q_HIT:
        fights.offer_hit(state, actions)
    elif kind == Q_SUFFER:
        fights.offer_suffer(state, actions)
    elif kind == Q_REROLL:
        fights.offer_reroll(state, seat, actions)
    elif kind == Q_READY:
        fights.offer_ready(state, seat, actions)
    elif kind == Q_JOIN:
        actions.append(DO_JOIN)
        actions.append(DO_DECLINE)
    elif kind == Q_REFRESH:
        night.offer_refresh(state, actions)
    elif kind == Q_KILL:
        city.offer_kill(state, b >> 8, b & 255, actions)
    elif kind == Q_CLEAN:
        for k in range(DISTRICTS):
            if state.minions[k] > 0:
                actions.append(DO_CLEAN + k)
    elif kind == Q_PROTECT:
        city.offer_protect(state, actions)
    elif kind == Q_STAT:
        if state.happiness[seat] < MOST:
            actions.append(DO_GAIN + HAPPINESS)
        if state.strength[seat] < STRONGEST:
            actions.append(DO_GAIN + STRENGTH)
    elif kind == Q_SHOP:
        day.offer_shop(state, seat, a, actions)
    elif kind == Q_DOCKS:
        actions.append(DO_DOCKS)
        actions.append(DO_DOCKS + 1)
    elif kind == Q_HALL:
        day.offer_hall(state, seat, actions)
    elif kind == Q_REMOVE:
        day.offer_remove(state, seat, a, b, actions)
    elif kind == Q_PAY:
        events.offer_pay(state, seat, a, actions)
    elif kind == Q_TAKER:
        fights.offer_taker(state, actions)
    elif kind == Q_ITEM or kind == Q_LOOT:
        for k in range(state.num_players):
            if state.out[k] == 0 and (kind == Q_LOOT or heroes.item_room(state, k)):
                actions.append(DO_GIVE + k)
    elif kind == Q_TOP:
        for k in range(state.num_players):
            if state.media[k] == effects.best_media(state):
                actions.append(DO_GIVE + k)
    elif kind == Q_TOKEN:
        red_mist.offer_tokens(state, actions)
    elif kind == Q_TARGET:
        night.offer_target(state, actions)
    elif kind == Q_LURE:
        night.offer_lure(state, seat, actions)
    elif kind == Q_STOW:
        heroes.offer_stow(state, seat, actions)
    elif kind == Q_PICK:
        state.offer_heroes(actions)
    elif kind == Q_OFFER_CARD:
        state.offer_own(actions, DO_TAKE)
    elif kind == Q_OFFER_ITEM:
        state.offer_own(actions, DO_KEEP)
    return actions


def goes_without_saying(state: KickAss, kind: i64, actions: list[i64]) -> bool:
    """Answer questions that are none: nothing to do but end, or one way for damage and hits to go."""
    if len(actions) > 1:
        return False
    only: i64 = actions[0]
    if kind == Q_HIT or kind == Q_SUFFER or kind == Q_NEXT or kind == Q_TAKER or kind == Q_ITEM or kind == Q_LOOT:
        answer(state, only)
        return True
    if only == DO_PASS or only == DO_READY or only == DO_DONE:
        answer(state, only)
        return True
    return False


def answer(state: KickAss, action: i64) -> None:
    """Perform one of the options of the question on top. Frames stay until they have nothing more to ask."""
    at: i64 = (state.depth - 1) * FRAME
    kind: i64 = state.frames[at]
    seat: i64 = state.frames[at + 1]
    a: i64 = state.frames[at + 2]
    b: i64 = state.frames[at + 3]
    if kind == Q_ACT:
        act(state, seat, action)
        return
    if kind == Q_HIT and action != DO_DONE:
        fights.hit(state, seat, action - DO_HIT)
        return
    if kind == Q_SUFFER:
        fights.suffer(state, action - DO_SUFFER)
        return
    if kind == Q_REROLL and action != DO_DONE:
        if action < DO_REROLL:
            day.use(state, seat, action - DO_USE)
        else:
            fights.reroll(state, seat, action - DO_REROLL)
        return
    if kind == Q_READY and action != DO_READY:
        if action < DO_EQUIP:
            day.use(state, seat, action - DO_USE)
        else:
            heroes.equip(state, seat, action - DO_EQUIP)
        return
    if kind == Q_SHOP and action != DO_DONE:
        day.buy(state, seat, action - DO_BUY, a)
        return
    state.depth -= 1
    if kind == Q_PROTECT and action != DO_DONE and a > 1:
        state.push(Q_PROTECT, seat, a - 1, 0)
    elif kind == Q_LURE and action != DO_DONE and a > 1:
        state.push(Q_LURE, seat, a - 1, 0)
    elif kind == Q_TOKEN and a > 1:
        state.push(Q_TOKEN, seat, a - 1, 0)
    once(state, kind, seat, a, b, action)


def once(state: KickAss, kind: i64, seat: i64, a: i64, b: i64, action: i64) -> None:
    """Answers to questions that are off the stack by now."""
    if kind == Q_COMMIT:
        day.commit(state, seat, (action - DO_COMMIT) // 2, (action - DO_COMMIT) % 2)
    elif kind == Q_NEXT:
        taken: i64 = action - DO_NEXT
        if state.step == RESOLVE:
            state.push(Q_ACT, taken, 0, 0)
        else:
            state.push(Q_REFRESH, taken, 0, 0)
    elif kind == Q_JOIN:
        if action == DO_JOIN:
            fights.join(state, seat)
    elif kind == Q_REFRESH:
        state.status[seat] = DONE_FOR_NOW
        if action >= DO_TAKE:
            day.acquire(state, seat, action - DO_TAKE)
        else:
            heroes.change(state, seat, action - DO_GAIN, 1)
    elif kind == Q_KILL:
        if action != DO_DONE:
            city.kill_next(state, seat, action - DO_KILL, a, b)
    elif kind == Q_CLEAN:
        city.clean_district(state, action - DO_CLEAN, seat)
    elif kind == Q_PROTECT:
        if action != DO_DONE:
            city.protect(state, seat, action - DO_PROTECT)
    elif kind == Q_STAT:
        heroes.change(state, seat, action - DO_GAIN, 1)
    elif kind == Q_DOCKS:
        state.docks_side = action - DO_DOCKS
        state.docks_at = 1
    elif kind == Q_HALL:
        if action < DO_RECALL:
            day.acquire(state, seat, action - DO_TAKE)
        else:
            day.recall(state, seat, action - DO_RECALL)
    elif kind == Q_REMOVE:
        day.remove(state, seat, action - DO_REMOVE, b)
    elif kind == Q_PAY:
        events.pay(state, seat, a, action - DO_PAY + 1)
    elif kind == Q_TAKER:
        city.clean_up(state, action - DO_GIVE, a)
    elif kind == Q_ITEM:
        item: i64 = state.offer[0] if a != 0 else night.draw_item(state)
        state.offer[0] = NOBODY
        if item >= 0:
            heroes.add_item(state, action - DO_GIVE, item)
    elif kind == Q_LOOT:
        heroes.change(state, action - DO_GIVE, DOLLARS, 1)
    elif kind == Q_TOP:
        heroes.change(state, action - DO_GIVE, a, b)
    elif kind == Q_TOKEN:
        red_mist.turn_up(state, action - DO_REVEAL)
    elif kind == Q_TARGET:
        night.inspire(state, seat, action - DO_TARGET)
    elif kind == Q_LURE:
        if action != DO_DONE:
            night.lure(state, seat, action - DO_LURE)
    elif kind == Q_STOW:
        heroes.stow(state, seat, action - DO_STOW)
    elif kind == Q_PICK:
        state.pick(seat, action - DO_PICK)
    elif kind == Q_OFFER_CARD:
        state.take_offer(action - DO_TAKE)
    elif kind == Q_OFFER_ITEM:
        state.keep_offer(action - DO_KEEP)


def act(state: KickAss, seat: i64, action: i64) -> None:
    """What a hero whose turn it is does; its question stays until it ends or pauses."""
    if action == DO_PASS:
        state.depth -= 1
        day.finish(state, seat)
    elif action == DO_PAUSE:
        state.depth -= 1
        state.status[seat] = PAUSED
    elif action < DO_TIMER:
        day.move(state, seat, action - DO_MOVE)
    elif action == DO_TIMER:
        day.use_timer(state, seat)
    elif action < DO_BRIBE:
        day.start(state, seat)
        state.timers[seat] -= 1
        events.work(state, seat, action - DO_WORK)
    elif action < DO_EFFECT:
        day.start(state, seat)
        don_genovese.bribe(state, seat, action - DO_BRIBE)
    elif action < DO_FIGHT:
        day.use_effect(state, seat, action - DO_EFFECT)
    elif action == DO_FIGHT:
        day.start(state, seat)
        fights.begin(state, seat)
    elif action < DO_EQUIP:
        day.wake(state, seat)
        day.use(state, seat, action - DO_USE)
    else:
        day.wake(state, seat)
        heroes.equip(state, seat, action - DO_EQUIP)
