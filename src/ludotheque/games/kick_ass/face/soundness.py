"""Checks of a loaded position beyond those of every position, so that play can go on from it to an end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.reading import need
from ludotheque.games.kick_ass.cards import BASE_EVENTS, BOSS_EVENTS, FIRST_BLUE, FIRST_RED, FIRST_SHOP_ITEM, ITEMS
from ludotheque.games.kick_ass.chapters import items, objectives, row
from ludotheque.games.kick_ass.chapters.activation import gains_of
from ludotheque.games.kick_ass.chapters.districts import VisitCityHall
from ludotheque.games.kick_ass.chapters.effects import GiveItem
from ludotheque.games.kick_ass.chapters.faint import FaintDie
from ludotheque.games.kick_ass.chapters.hand import RemoveCard
from ludotheque.games.kick_ass.chapters.night import Refresh
from ludotheque.games.kick_ass.chapters.setup import ChooseCard, ChooseItem, PickHero
from ludotheque.games.kick_ass.codes import (
    ARENA,
    DISTRICTS,
    DONE_FOR_NOW,
    EVENT_SPACES,
    EVENTS_IN_DECK,
    HAND,
    IN_ARENA,
    MAX_HEROES,
    NO_ARENA,
    NOBODY,
    PAUSED,
    PLACE_SPAWN,
    PLACES,
    PLAYING,
    RESOLVE,
    SEGMENTS,
    SET_UP,
    SLEEP_BOSS,
    WAITING,
    WON,
)
from ludotheque.games.kick_ass.pieces import EventSpace, Hero
from ludotheque.games.kick_ass.state import Frame, KickAss

MOST_FRAMES: Final[i64] = 24
"""More is never on the stack where something is asked, and it must have room for what comes on top."""


def check(state: KickAss) -> None:
    """Raise BadPosition where play could not go on."""
    check_time(state)
    check_heroes(state)
    check_boss(state)
    check_arena(state)
    state.villain.check(state)
    check_row(state)
    if state.standing == PLAYING:
        check_stack(state)


def check_time(state: KickAss) -> None:
    """Check the step of the round and the fields it needs."""
    night = state.step >= SLEEP_BOSS and state.step != IN_ARENA
    need(
        state.segment < SEGMENTS or night or state.arena != NO_ARENA, "segment", "only the night comes after the third"
    )
    need(state.spawn_card >= 0 or state.step != PLACE_SPAWN, "spawn_card", "minions arrive by one")
    need((state.step == IN_ARENA) == (state.arena != NO_ARENA), "step", "'arena' goes with the field 'arena'")
    if state.plot == 0:
        count: i64 = 0
        for event in range(BASE_EVENTS):
            count += (state.base_deck >> event) & 1
            playable = state.base_deck & (1 << event) == 0 or state.cards.playable[event] != 0
            need(playable, "base_deck", "an event in it is not played with so many heroes")
        need(count >= state.base_left, "base_deck", "there are fewer than 'base_left'")
    need(state.completed <= EVENTS_IN_DECK, "completed", f"{EVENTS_IN_DECK} at most")
    need(state.boss >= 0 or (state.plot == 0 and state.standing != WON), "boss", "the plot is out, so he is known")
    need(state.boss >= 0 or state.options.number() < 0, "boss", "the option names him")


# --- Heroes ---


def check_heroes(state: KickAss) -> None:
    """Check where the heroes are, and what each has chosen."""
    waiting: bool = False
    paused: bool = False
    picked: i64 = 0
    for hero in state.heroes:
        if hero.identity < 0:
            continue
        picked += 1
        check_place(state, hero)
        chosen = hero.card >= 0
        idle = hero.timers + hero.fights + hero.gains == 0
        need(chosen or idle, "card", "nothing is left of no card")
        open_effects: i64 = gains_of(state.cards, hero.card) if chosen and not hero.face_down else 0
        need(hero.gains & ~open_effects == 0, "gains", "its card has no such effects")
        need(chosen or state.step != RESOLVE or hero.status == DONE_FOR_NOW, "status", "there is no card to play")
        if hero.status == WAITING:
            waiting = True
        elif hero.status == PAUSED:
            paused = True
    need(not paused or (waiting and state.step == RESOLVE), "status", "no one pauses if no one else can act")
    check_hardships(state)
    need(picked == state.num_players or state.step == SET_UP, "hero", "only the setup does without")
    if picked < state.num_players:
        check_picking(state, picked)


def check_place(state: KickAss, hero: Hero) -> None:
    """Check that a hero is on the map, in the arena, or out."""
    if hero.out:
        need(state.arena != NO_ARENA and hero.at == NOBODY, "out", "only in an arena, and then 'at' is null")
    elif state.arena != NO_ARENA:
        need(hero.at == ARENA, "at", "all who are in play are in the arena")
    else:
        need(0 <= hero.at < DISTRICTS, "at", "a district of the map")


def check_hardships(state: KickAss) -> None:
    """Check that no two hardships are alike."""
    dealt: i64 = 0
    for hero in state.heroes:
        for one in hero.hardships:
            need(one < 0 or dealt >> one & 1 == 0, "hardships", "each is dealt once")
            dealt |= 0 if one < 0 else 1 << one


def check_picking(state: KickAss, picked: i64) -> None:
    """Check that nothing has happened before the picks, and that the seats without a hero are asked."""
    depth = i64(len(state.stack)) - 1
    need((depth == 0 and picked == 0) or depth == state.num_players - picked, "frames", "one for each to pick")
    for k in range(depth):
        frame = state.stack[k + 1]
        right = isinstance(frame, PickHero) and frame.seat == state.num_players - 1 - k
        need(right and state.heroes[frame.seat].identity < 0, "frames", "heroes are picked in the order of seats")
    total = state.completed + state.matured + state.plot
    for k in range(PLACES):
        total += state.minions[k] + state.supers[k]
    for k in range(DISTRICTS):
        total += state.tokens[k]
    need(total == 0 and state.base_left == EVENTS_IN_DECK, "hero", "nothing happens before all have one")


# --- The boss, and where he is fought ---


def check_boss(state: KickAss) -> None:
    """Check where the boss's figure is."""
    if state.standing == PLAYING and state.boss_at >= 0:
        need(state.plot != 0, "boss_at", "he is nowhere before his plot is turned up")
        need(state.boss_life > 0, "boss_life", "he stands")
        need((state.boss_at == ARENA) == (state.arena != NO_ARENA), "boss_at", "'arena' only in the Hideaway")


def check_arena(state: KickAss) -> None:
    """Check that the heroes are in the arena of their boss, or in none."""
    if state.arena == NO_ARENA:
        need(state.minions[ARENA] + state.supers[ARENA] == 0, "minions", "no one is in an arena before it is entered")
        return
    need(state.plot != 0, "arena", "the plot leads there")
    need(state.arena == state.villain.arena.kind(), "arena", "another boss is met there")


# --- The row ---


def check_row(state: KickAss) -> None:
    """Check that each event is there once, with numbers that it can have."""
    for number in range(EVENT_SPACES):
        space = state.row[number]
        event = space.event
        if event < 0:
            continue
        for other in range(number):
            need(state.row[other].event != event, "row", "each event is there once")
        if event >= BASE_EVENTS:
            drawn = state.plot == 0 or (event - BASE_EVENTS) // BOSS_EVENTS != state.boss
            need(drawn or not is_in_boss_deck(state, event), "boss_deck", "it is on the row")
        else:
            need(state.plot != 0 or state.base_deck >> event & 1 == 0, "base_deck", "it is on the row")
        check_event(state, space)
    check_under(state)


def is_in_boss_deck(state: KickAss, event: i64) -> bool:
    """Return whether an event of the boss is in his deck."""
    return state.boss_deck >> ((event - BASE_EVENTS) % BOSS_EVENTS) & 1 != 0


def check_under(state: KickAss) -> None:
    """Check what lies under the boss deck."""
    under = state.villain.under
    for place in range(BOSS_EVENTS):
        event = under[place]
        if event < 0:
            continue
        need((event - BASE_EVENTS) // BOSS_EVENTS == state.boss, "under", "only MoFo's events")
        need(place == 0 or under[place - 1] >= 0, "under", "no gaps")
        need(not is_in_boss_deck(state, event), "under", "it is in the deck")
        for space in state.row:
            need(space.event != event, "under", "it is on the row")
        for other in range(place):
            need(under[other] != event, "under", "each event is there once")


def check_event(state: KickAss, space: EventSpace) -> None:
    """Check what an event still wants, its tokens in the districts, and who carries some."""
    first = row.at_first(state.cards, space.event)
    objective = objectives.objective_of(state, space)
    need(space.left <= first.left, "left", "more than it wants at first")
    for seat in range(MAX_HEROES):
        held = seat < state.num_players and objective.is_carried()
        need(held or space.carried[seat] == 0, "carried", "no one can carry that")
    objective.check(state, space, first)


# --- The stack ---


def check_stack(state: KickAss) -> None:
    """Check each frame by itself, then how they fit together."""
    need(i64(len(state.stack)) - 1 <= MOST_FRAMES, "frames", f"{MOST_FRAMES} at most")
    for frame in list(state.stack)[1:]:
        check_frame(state, frame)
    for seat in range(state.num_players):
        hero = state.heroes[seat]
        removals = count(state, RemoveCard, seat)
        cards = hero.hand_size() if hero.identity >= 0 else HAND
        need(cards == HAND + removals, "hand", "five cards, and one more for each that is about to be removed")
        # Of six cards none can be taken; the question comes when one has gone.
        more = count(state, VisitCityHall, seat) + count(state, Refresh, seat)
        need(removals == 0 or more == 0, "frames", "a hero with six cards takes no other")
        full: i64 = items.hands_full(state, seat) if hero.identity >= 0 else 0
        need(full <= 2 + count(state, items.StowItem, seat), "items", "more than two hands are full")
        need(count(state, FaintDie, seat) <= 1, "frames", "a hero faints once at a time")
    check_offers(state)
    check_setup(state)


def count(state: KickAss, kind: type[Frame], seat: i64) -> i64:
    """Count a seat's frames of a kind."""
    found: i64 = 0
    for frame in state.stack:
        if frame.seat == seat and isinstance(frame, kind):
            found += 1
    return found


def check_frame(state: KickAss, frame: Frame) -> None:
    """Check that a question or task makes sense here."""
    why: str = "this cannot be asked or done now"
    if frame.seat >= 0:
        hero = state.heroes[frame.seat]
        need(not hero.out and (hero.identity < 0) == isinstance(frame, PickHero), "frames", why)
    need(state.arena == NO_ARENA or frame.is_of_arena(), "frames", why)
    flaw = frame.flaw(state)
    need(not flaw, "frames", flaw)


def asks_about_offer(frame: Frame) -> bool:
    """Return whether a question is about what is laid out."""
    if isinstance(frame, GiveItem):
        return frame.drawn
    return isinstance(frame, (ChooseCard, ChooseItem))


def check_offers(state: KickAss) -> None:
    """Check that cards and items are offered only by a question."""
    lying: i64 = 0
    asked: bool = False
    cards = isinstance(state.top(), ChooseCard)
    for one in state.laid_out:
        if one >= 0:
            lying += 1
            right = FIRST_BLUE <= one < FIRST_RED if cards else FIRST_SHOP_ITEM <= one < ITEMS
            need(right, "offer", "this is not offered now")
    for frame in state.stack:
        asked = asked or asks_about_offer(frame)
    need(lying == 0 or asked, "offer", "no one is asked about it")
    need(lying > 0 or not cards, "offer", "cards to choose from")


def check_setup(state: KickAss) -> None:
    """Check that a hero alone is asked for a card, then for an item."""
    depth = i64(len(state.stack)) - 1
    if state.step != SET_UP or not state.all_picked() or depth == 0:
        return
    why: str = "in the setup a hero alone chooses a card, then an item"
    need(isinstance(state.stack[1], ChooseItem) and depth <= 2 and state.is_dealt(), "frames", why)
    top = state.top()
    if depth == 2:
        need(isinstance(top, (ChooseCard, RemoveCard)), "frames", why)
    if not isinstance(top, ChooseCard):
        for one in state.laid_out:
            need(one >= 0, "offer", "four items")
