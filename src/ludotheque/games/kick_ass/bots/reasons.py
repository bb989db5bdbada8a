"""Reasons for moves of Kick-Ass, in words: districts that overflow, timers, clean-ups, events that are nearly done."""

from __future__ import annotations

from typing import Final

from ludotheque.core.events import Reason
from ludotheque.games.kick_ass import do
from ludotheque.games.kick_ass.cards import OF_ITEM
from ludotheque.games.kick_ass.chapters import city, cleaning, districts, items, objectives
from ludotheque.games.kick_ass.codes import (
    CITY_HALL,
    DISCOUNT_AT,
    DISTRICTS,
    DOCKS_HIT,
    DOLLARS,
    FACE_DOWN,
    FAINT_SPACE,
    FAMOUS_AT,
    FIRST_HARDSHIP,
    HAPPINESS,
    MEDIA,
    NOBODY,
    SECOND_HARDSHIP,
    VIRAL_AT,
)
from ludotheque.games.kick_ass.names import DISTRICT_IDS, EVENT_IDS, HERO_IDS
from ludotheque.games.kick_ass.pieces import Die
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import When, Word

MOST: Final = 3
"""Reasons that are given at most: the first ones matter most."""
NARROW: Final = 1
"""Empty spaces at which a district is nearly full."""
LAST_SPACE: Final = 2
"""The space of the row from which events mature."""
TIMER_REASONS: Final = (
    "timer-police",
    "timer-park",
    "timer-wall-street",
    "timer-shop",
    "timer-library",
    "timer-hospital",
    "timer-docks",
    "timer-city-hall",
)
"""The reason for the timer of each district, in the order of their numbers."""
MEDIA_REASONS: Final = {int(DISCOUNT_AT): "discount", int(VIRAL_AT): "viral", int(FAMOUS_AT): "famous"}
"""The reason for reaching a step of social media."""


def reasons(state: KickAss, action: int, seat: int) -> list[Reason]:
    """Return the reasons for an action of the seat that decides."""
    found: list[Reason] = []
    if do.COMMIT.has(action):
        found = _commit(state, int(do.COMMIT.part(action, 0)), int(do.COMMIT.part(action, 1)), seat)
    elif do.MOVE.has(action):
        found = _move(state, int(do.MOVE.which(action)), seat)
    elif do.TIMER.has(action):
        found = [Reason(TIMER_REASONS[int(state.heroes[seat].at)])]
    elif do.FIGHT.has(action):
        found = [*_full(state, int(state.heroes[seat].at)), *_allies(state, int(state.heroes[seat].at), seat)]
    elif do.KILL.has(action):
        found = _kill(state, int(do.KILL.which(action)))
    elif do.PROTECT.has(action):
        found = [*_full(state, int(do.PROTECT.which(action))), Reason("token")]
    elif do.CLEAN.has(action):
        found = _police(state, int(do.CLEAN.which(action)))
    elif do.WORK.has(action):
        found = _work(state, int(do.WORK.which(action)))
    elif do.REROLL.has(action):
        found = [Reason("blank")] if do.REROLL.which(action) in (Die.RED_BLANK, Die.BLUE_BLANK) else []
    elif do.JOIN.has(action):
        found = [Reason("join")]
    elif do.USE.has(action):
        found = [Reason("ready-again")]
    else:
        found = _smaller(state, action, seat)
    return found[:MOST]


def _smaller(state: KickAss, action: int, seat: int) -> list[Reason]:
    """Return the reasons for what a hero gets or takes besides."""
    for verb in (do.GAIN, do.EFFECT):
        if verb.has(action):
            return _stat(state, int(verb.which(action)), seat)
    for verb in (do.BUY, do.KEEP, do.EQUIP):
        if verb.has(action):
            return _item(state, int(verb.which(action)))
    for verb in (do.TAKE, do.RECALL):
        if verb.has(action):
            return _card(state, int(verb.which(action)))
    if do.PICK.has(action) and do.PICK.which(action) < len(HERO_IDS):
        hero = int(do.PICK.which(action))
        return [Reason("hero", {"life": int(state.cards.life[hero]), "strength": int(state.cards.strength[hero])})]
    if do.REMOVE.has(action):
        return [] if state.cards.fights[do.REMOVE.which(action)] else [Reason("no-fight")]
    if action == do.PAUSE.first:
        return [Reason("pause")]
    if do.NEXT.has(action):
        return _next(state, int(do.NEXT.which(action)))
    if do.DOCKS.has(action):
        return [Reason("docks-hit" if do.DOCKS.which(action) == DOCKS_HIT else "docks-shield")]
    if do.TARGET.has(action):
        return _full(state, int(do.TARGET.which(action)))
    if do.SUFFER.has(action):
        left = int(state.heroes[seat].life) - (1 if do.SUFFER.which(action) == 0 else int(state.fight.damage))
        return [Reason("stands", {"count": left})] if left > FAINT_SPACE else []
    return []


def _next(state: KickAss, seat: int) -> list[Reason]:
    """Return the reasons for letting a hero go next: a district in need, and what the hero's card can do."""
    hero = state.heroes[seat]
    found = _full(state, int(hero.at))
    if hero.card == NOBODY or hero.face_down:
        return [*found, Reason("next-step")] if hero.card != NOBODY else found
    if state.cards.fights[hero.card]:
        found.append(Reason("next-fights"))
    if state.cards.timers[hero.card]:
        found.append(Reason("next-timers"))
    return found


def _stat(state: KickAss, stat: int, seat: int) -> list[Reason]:
    """Return the reason for a step on a track: what begins or ends there."""
    hero = state.heroes[seat]
    glad, shown = (not items.troubled(state, seat, word) for word in (Word.NO_HAPPINESS, Word.NO_MEDIA))
    if stat == HAPPINESS and glad and hero.happiness in (FIRST_HARDSHIP, SECOND_HARDSHIP):
        return [Reason("above-hardship")]
    if stat == MEDIA and shown and hero.media + 1 in MEDIA_REASONS:
        return [Reason(MEDIA_REASONS[int(hero.media) + 1])]
    return [Reason("dollars")] if stat == DOLLARS else []


def _item(state: KickAss, design: int) -> list[Reason]:
    """Return the reasons for an item: the dice it adds, and those it lets roll again."""
    source, cards = OF_ITEM + design, state.cards
    dice = sum(int(cards.amount_of(source, word, When.NOW)) for word in (Word.RED_DICE, Word.BLUE_DICE))
    again = (Word.REROLL_RED, Word.REROLL_BLUE, Word.REROLL_ANY)
    found = [Reason("item-dice", {"count": dice})] if dice else []
    if any(cards.amount_of(source, word, When.NOW) for word in again):
        found.append(Reason("item-reroll"))
    return found


def _card(state: KickAss, card: int) -> list[Reason]:
    """Return the reasons for a card that comes to hand: fights and timer actions."""
    found = [Reason("card-fights")] if state.cards.fights[card] else []
    if state.cards.timers[card]:
        found.append(Reason("timers", {"count": int(state.cards.timers[card])}))
    return found


def _commit(state: KickAss, card: int, face: int, seat: int) -> list[Reason]:
    """Return the reasons for a card: the district that it can relieve, or the timer that every card has."""
    if face == FACE_DOWN:
        return [Reason("face-down")]
    if not state.cards.fights[card]:
        return [Reason("timers", {"count": int(state.cards.timers[card])})] if state.cards.timers[card] else []
    reach = state.cards.moves[card] + items.bonus(state, seat, Word.MOVE)
    here, only = state.heroes[seat].at, state.cards.only[card]
    near = [one for one in range(DISTRICTS) if state.cards.steps(here, one) <= reach and only in (-1, one)]
    enemies = [one for one in near if cleaning.count_enemies(state, one)]
    pressing = min(enemies, key=lambda one: city.room(state, one), default=None)
    if pressing is None:
        return []
    full = city.room(state, pressing) <= NARROW
    return [Reason("fight-full" if full else "fight-near", {"district": DISTRICT_IDS[pressing]})]


def _move(state: KickAss, district: int, seat: int) -> list[Reason]:
    """Return the reasons for going to a district: what presses there, and what the hero's card can do."""
    hero = state.heroes[seat]
    found = [*_full(state, district), *_allies(state, district, seat)]
    enemies = int(cleaning.count_enemies(state, district))
    if hero.fights > 0 and enemies:
        found.append(Reason("enemies", {"count": enemies}))
    return [*found, *_errands(state, district, seat)] if hero.timers > 0 else found


def _errands(state: KickAss, district: int, seat: int) -> list[Reason]:
    """Return what a timer action of a hero could do in a district: work on events, or use the district."""
    there = state.copy(state.chance)
    there.heroes[seat].at = district
    spaces = [space for space in range(len(there.row)) if objectives.can_work(there, seat, space)]
    found = [Reason("works-there", {"event": EVENT_IDS[there.row[space].event]}) for space in spaces]
    return [*found, Reason(TIMER_REASONS[district])] if districts.timer_helps(there, seat) else found


def _full(state: KickAss, district: int) -> list[Reason]:
    """Return the reason for helping a district with hardly an empty space."""
    room = int(city.room(state, district))
    if room > NARROW or not city.held(state, district):
        return []
    key = "hall" if district == CITY_HALL else "taken" if room <= 0 else "nearly-full"
    return [Reason(key, {"district": DISTRICT_IDS[district]})]


def _allies(state: KickAss, district: int, seat: int) -> list[Reason]:
    """Return a reason for being where another hero is, who could gang up."""
    others = (one for one in range(state.num_players) if one != seat and state.heroes[one].at == district)
    fighters = [one for one in others if state.heroes[one].fights > 0]
    return [Reason("ally", {"target": one}) for one in fighters][:1]


def _kill(state: KickAss, place: int) -> list[Reason]:
    """Return the reasons for killing a minion somewhere."""
    if place >= DISTRICTS:
        return []
    found = _full(state, place)
    if cleaning.count_enemies(state, place) == 1:
        found.append(Reason("clean-up", {"district": DISTRICT_IDS[place]}))
    return found


def _police(state: KickAss, district: int) -> list[Reason]:
    """Return the reasons for sending the police to a district."""
    count = int(city.minions_in(state, district))
    return [Reason("police", {"count": count}), *_full(state, district)]


def _work(state: KickAss, space: int) -> list[Reason]:
    """Return the reasons for working on an event."""
    lying = state.row[space]
    args = {"event": EVENT_IDS[lying.event]}
    found = [Reason("completes", args)] if lying.left == 1 else []
    if space == LAST_SPACE:
        found.append(Reason("matures", args))
    return found or [Reason("works", {**args, "count": int(lying.left)})]
