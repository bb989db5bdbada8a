"""What a loaded position has to hold beyond what every position does, so that play can go on from it to an end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadPosition
from ludotheque.games.kick_ass import events, heroes
from ludotheque.games.kick_ass.cards import (
    BASE_EVENTS,
    BOSS_EVENTS,
    CARDS,
    FIRST_BLUE,
    FIRST_RED,
    FIRST_SHOP_ITEM,
    ITEMS,
)
from ludotheque.games.kick_ass.codes import (
    A_CLEAN_UP,
    A_ENTER,
    A_EVENTS,
    A_FAINT,
    A_HARDSHIP,
    A_HITS,
    A_ROLL,
    A_VIRAL,
    ARENA,
    AT,
    CARRIED,
    CLEANS,
    DELIVER,
    DISTRICTS,
    DOLLARS,
    DON,
    DONE_FOR_NOW,
    EVENT,
    EVENT_SIZE,
    EVENTS_IN_DECK,
    FACE_DOWN,
    FRAME,
    GANGS,
    HAND,
    HIDEAWAY,
    IN_ARENA,
    JOHN,
    KINDS,
    LEFT,
    LOCATIONS,
    LOOT,
    LOOTS,
    MAX_HEROES,
    MOFO,
    MOST,
    NEXT_TO,
    NO_ARENA,
    NOBODY,
    PAUSED,
    PAYMENT,
    PLACE_SPAWN,
    PLACES,
    PLAYING,
    Q_ACT,
    Q_BRINK,
    Q_HALL,
    Q_HIT,
    Q_ITEM,
    Q_JOIN,
    Q_KILL,
    Q_LURE,
    Q_NEXT,
    Q_OFFER_CARD,
    Q_OFFER_ITEM,
    Q_OVER,
    Q_PAY,
    Q_PICK,
    Q_PROTECT,
    Q_REFRESH,
    Q_REMOVE,
    Q_SHOP,
    Q_STOW,
    Q_TAKER,
    Q_TOKEN,
    Q_TOP,
    RED_MIST,
    REFRESH_GAIN,
    RESOLVE,
    SEGMENTS,
    SET_UP,
    SLEEP_BOSS,
    TAKEN,
    TIMERS,
    VIC,
    WAITING,
    WAVES,
    WON,
)
from ludotheque.games.kick_ass.rules import KickAss

MOST_FRAMES: Final[i64] = 24
"""More is never on the stack where something is asked, and it must have room for what comes on top."""


def need(holds: bool, field: str, why: str) -> None:
    """Refuse a position by the name of the field at fault."""
    if not holds:
        raise BadPosition(f"field {field!r}: {why}")


def check(state: KickAss) -> None:
    """Raise BadPosition where play could not go on."""
    check_time(state)
    check_heroes(state)
    check_boss(state)
    check_arena(state)
    check_row(state)
    if state.standing == PLAYING:
        check_stack(state)


def check_time(state: KickAss) -> None:
    """Check the step of the round and the fields it needs."""
    night: bool = state.step >= SLEEP_BOSS and state.step != IN_ARENA
    need(
        state.segment < SEGMENTS or night or state.arena != NO_ARENA, "segment", "only the night comes after the third"
    )
    need(state.spawn_card >= 0 or state.step != PLACE_SPAWN, "spawn_card", "minions arrive by one")
    need((state.step == IN_ARENA) == (state.arena != NO_ARENA), "step", "'arena' goes with the field 'arena'")
    if state.plot == 0:
        count: i64 = 0
        event: i64 = 0
        for event in range(BASE_EVENTS):
            count += (state.base_deck >> event) & 1
            playable: bool = state.base_deck & (1 << event) == 0 or state.cards.playable[event] != 0
            need(playable, "base_deck", "an event in it is not played with so many heroes")
        need(count >= state.base_left, "base_deck", "there are fewer than 'base_left'")
    need(state.completed <= EVENTS_IN_DECK, "completed", f"{EVENTS_IN_DECK} at most")
    need(state.boss >= 0 or (state.plot == 0 and state.standing != WON), "boss", "the plot is out, so he is known")
    need(state.boss >= 0 or state.options.number() < 0, "boss", "the option names him")


# --- Heroes ---


def check_heroes(state: KickAss) -> None:
    """Check where the heroes are, and what each has chosen."""
    seat: i64 = 0
    waiting: bool = False
    paused: bool = False
    for seat in range(state.num_players):
        if state.hero[seat] < 0:
            continue
        check_place(state, seat)
        chosen: bool = state.card[seat] >= 0
        idle: bool = state.timers[seat] + state.fights[seat] + state.gains[seat] == 0
        need(chosen or idle, "card", "nothing is left of no card")
        need(
            chosen or state.step != RESOLVE or state.status[seat] == DONE_FOR_NOW, "status", "there is no card to play"
        )
        if state.status[seat] == WAITING:
            waiting = True
        elif state.status[seat] == PAUSED:
            paused = True
    need(not paused or (waiting and state.step == RESOLVE), "status", "nobody pauses if nobody else can act")
    check_hardships(state)
    picked: i64 = 0
    for seat in range(state.num_players):
        picked += 1 if state.hero[seat] >= 0 else 0
    need(picked == state.num_players or state.step == SET_UP, "hero", "only the setup does without")
    if picked < state.num_players:
        check_picking(state, picked)


def check_place(state: KickAss, seat: i64) -> None:
    """Check that a hero is on the map, in the arena, or out."""
    if state.out[seat] != 0:
        need(state.arena != NO_ARENA and state.where[seat] == NOBODY, "out", "only in an arena, and then 'at' is null")
    elif state.arena != NO_ARENA:
        need(state.where[seat] == ARENA, "at", "all who are in play are in the arena")
    else:
        need(0 <= state.where[seat] < DISTRICTS, "at", "a district of the map")


def check_hardships(state: KickAss) -> None:
    """Check that no two hardships are alike."""
    one: i64 = 0
    other: i64 = 0
    for one in range(state.num_players * 2):
        for other in range(one):
            apart: bool = state.hardship[one] < 0 or state.hardship[one] != state.hardship[other]
            need(apart, "hardships", "each is dealt once")


def check_picking(state: KickAss, picked: i64) -> None:
    """Check that nothing has happened before the picks, and that the seats without a hero are asked."""
    k: i64 = 0
    need(
        (state.depth == 0 and picked == 0) or state.depth == state.num_players - picked,
        "frames",
        "one for each to pick",
    )
    for k in range(state.depth):
        seat: i64 = state.frames[k * FRAME + 1]
        right: bool = state.frames[k * FRAME] == Q_PICK and seat == state.num_players - 1 - k
        need(right and state.hero[seat] < 0, "frames", "heroes are picked in the order of seats")
    total: i64 = state.completed + state.matured + state.plot
    for k in range(PLACES):
        total += state.minions[k] + state.supers[k]
    for k in range(DISTRICTS):
        total += state.tokens[k]
    need(total == 0 and state.base_left == EVENTS_IN_DECK, "hero", "nothing happens before all have one")


# --- The boss, and where he is fought ---


def check_boss(state: KickAss) -> None:
    """Check the boss's figure, gang and tokens."""
    k: i64 = 0
    if state.standing == PLAYING and state.boss_at >= 0:
        need(state.plot != 0, "boss_at", "he is nowhere before his plot is turned up")
        need(state.boss_life > 0, "boss_life", "he stands")
        need((state.boss_at == ARENA) == (state.arena != NO_ARENA), "boss_at", "'arena' only in the Hideaway")
    if state.standing == PLAYING and (state.boss == VIC or state.boss == DON):
        walks: bool = state.plot == 0 or state.boss_at >= 0
        need(walks, "boss_at", "he walks the city from the first night of the plot")
        need(state.gang == 0 or state.plot != 0, "gang", "nobody before the plot is turned up")
    hidden: i64 = 0
    left: i64 = 0
    for k in range(DISTRICTS):
        need(state.mist[k] <= 1, "mist", "a token in each district at most")
        hidden += state.mist[k]
    for k in range(4):
        left += state.mist_left[k]
    need(hidden == 0 or (state.boss == RED_MIST and state.plot != 0), "mist", "Red Mist's, when his plot is turned up")
    need(left >= hidden, "mist_left", "fewer than facedown tokens")
    if state.boss == DON:
        check_dons_tokens(state)


def check_dons_tokens(state: KickAss) -> None:
    """Check that each facedown token, of this event or a later one, has something under it."""
    colour: i64 = 0
    space: i64 = 0
    d: i64 = 0
    for colour in range(4):
        down: i64 = 0
        left: i64 = 0
        for d in range(KINDS):
            left += state.don_left[colour * KINDS + d]
        for d in range(DISTRICTS):
            for space in range(3):
                at: i64 = space * EVENT_SIZE
                if is_gangs(state, space) and state.row[at + AT + d] == FACE_DOWN + colour:
                    down += 1
            for space in range(BOSS_EVENTS):
                event: i64 = BASE_EVENTS + DON * BOSS_EVENTS + space
                waits: bool = state.plot == 0 or state.boss_deck & (1 << space) != 0
                if waits and state.cards.at[event * DISTRICTS + d] == colour + 1:
                    down += 1
        need(left >= down, "don_left", "fewer than facedown tokens")


def is_gangs(state: KickAss, space: i64) -> bool:
    """Return whether one of Don's events is on a space."""
    event: i64 = state.row[space * EVENT_SIZE + EVENT]
    return event >= 0 and state.cards.objective[event] == GANGS


def check_arena(state: KickAss) -> None:
    """Check that the Hideaway is John's and Times Square MoFo's, each with its combat cards."""
    k: i64 = 0
    if state.arena == NO_ARENA:
        need(state.minions[ARENA] + state.supers[ARENA] == 0, "minions", "nobody is in an arena before it is entered")
        need(state.big_b + state.russia == 0, "big_b", "nobody is in Times Square before it is entered")
        return
    need(state.plot != 0, "arena", "the plot leads there")
    if state.arena == HIDEAWAY:
        need(state.boss == JOHN, "arena", "the Hideaway is John Genovese's")
        need(1 <= state.stage <= LOCATIONS, "stage", "a location from 1 to 3")
        for k in range(LOCATIONS):
            need(state.combat[k] >= 0, "combat", "a card for each location")
        john: bool = state.standing != PLAYING or (state.boss_at == ARENA) == (state.stage == LOCATIONS)
        need(john, "boss_at", "John is in the third location")
        return
    need(state.boss == MOFO, "arena", "Times Square is MoFo's")
    need(state.stage == 0 or state.combat[0] >= 0, "combat", "a card for the wave")
    count: i64 = 0
    for k in range(6):
        count += (state.combat_deck >> k) & 1
    need(count >= WAVES - state.stage, "combat_deck", "a card for each wave to come")


# --- The row ---


def check_row(state: KickAss) -> None:
    """Check that each event is there once, with numbers that it can have."""
    space: i64 = 0
    other: i64 = 0
    k: i64 = 0
    for space in range(3):
        event: i64 = state.row[space * EVENT_SIZE + EVENT]
        if event < 0:
            continue
        for other in range(space):
            need(state.row[other * EVENT_SIZE + EVENT] != event, "row", "each event is there once")
        if event >= BASE_EVENTS:
            deck: bool = state.plot == 0 or (event - BASE_EVENTS) // BOSS_EVENTS != state.boss
            need(
                deck or state.boss_deck >> ((event - BASE_EVENTS) % BOSS_EVENTS) & 1 == 0,
                "boss_deck",
                "it is on the row",
            )
        else:
            need(state.plot != 0 or state.base_deck >> event & 1 == 0, "base_deck", "it is on the row")
        check_event(state, space * EVENT_SIZE, event)
    for space in range(BOSS_EVENTS):
        under: i64 = state.under[space]
        need(under < 0 or (under - BASE_EVENTS) // BOSS_EVENTS == MOFO == state.boss, "under", "only MoFo's events")
        need(under < 0 or space == 0 or state.under[space - 1] >= 0, "under", "no gaps")
        if under >= 0:
            need(state.boss_deck >> ((under - BASE_EVENTS) % BOSS_EVENTS) & 1 == 0, "under", "it is in the deck")
            for k in range(3):
                need(state.row[k * EVENT_SIZE + EVENT] != under, "under", "it is on the row")
            for k in range(space):
                need(state.under[k] != under, "under", "each event is there once")


def check_event(state: KickAss, at: i64, event: i64) -> None:
    """Check what an event still wants, its tokens in the districts, and who carries some."""
    kind: i64 = state.cards.objective[event]
    first: vec[i64] = events.at_first(state.cards, event)
    left: i64 = state.row[at + LEFT]
    need(left <= first[LEFT], "left", "more than it wants at first")
    there: i64 = 0
    carried: i64 = 0
    seat: i64 = 0
    d: i64 = 0
    for seat in range(MAX_HEROES):
        carried += state.row[at + CARRIED + seat]
        nobody: bool = seat >= state.num_players or kind != DELIVER
        need(not nobody or state.row[at + CARRIED + seat] == 0, "carried", "nobody can carry that")
    for d in range(DISTRICTS):
        value: i64 = state.row[at + AT + d]
        there += 1 if kind == GANGS and value > 0 else value
        if kind == CLEANS:
            need(value <= 1, "at", "a clean-up counts once for each district")
        elif kind == TIMERS:
            need(value <= first[AT + d], "at", "more tokens than at first")
        elif kind == DELIVER:
            need(value == 0 or d == state.cards.origin[event], "at", "all is where it is picked up")
        elif kind == GANGS:
            need(is_token(state, value), "at", "no token of Don's")
        else:
            need(value == first[AT + d], "at", "nothing lies there")
    if kind == DELIVER or kind == TIMERS:
        need(there + carried == left, "left", "as much as there are tokens")
    elif kind == GANGS:
        need(there <= left, "left", "fewer than tokens")
        here: bool = state.boss_at >= 0 or state.standing != PLAYING
        need(state.boss == DON and here, "row", "the tokens of an event weaken Don Genovese")


def is_token(state: KickAss, value: i64) -> bool:
    """Return whether a number stands for a token: none, facedown, a bribe, for the police, loot, or taken by a hero."""
    if value < LOOTS + 4 * LOOT:
        return True
    return TAKEN <= value < TAKEN + 4 * MAX_HEROES and (value - TAKEN) % MAX_HEROES < state.num_players


# --- The stack ---


def check_stack(state: KickAss) -> None:
    """Check each frame by itself, then how they fit together."""
    need(state.depth <= MOST_FRAMES, "frames", f"{MOST_FRAMES} at most")
    k: i64 = 0
    seat: i64 = 0
    offers: i64 = 0
    for k in range(state.depth):
        kind: i64 = state.frames[k * FRAME]
        seat = state.frames[k * FRAME + 1]
        a: i64 = state.frames[k * FRAME + 2]
        b: i64 = state.frames[k * FRAME + 3]
        check_frame(state, kind, seat, a, b)
        need(kind != Q_REMOVE or state.famous[seat] != 0 or k == state.depth - 1, "frames", "a card is removed at once")
        if kind == Q_OFFER_CARD or kind == Q_OFFER_ITEM or (kind == Q_ITEM and a != 0):
            offers += 1
    for seat in range(state.num_players):
        removals: i64 = count(state, Q_REMOVE, seat)
        cards: i64 = heroes.hand_size(state, seat) if state.hero[seat] >= 0 else HAND
        need(cards == HAND + removals, "hand", "five cards, and one more for each that is about to be removed")
        # Of six cards none can be taken; the question comes when one has gone.
        more: i64 = count(state, Q_HALL, seat) + count(state, Q_REFRESH, seat)
        need(removals == 0 or more == 0, "frames", "a hero with six cards takes no other")
        full: i64 = heroes.hands_full(state, seat) if state.hero[seat] >= 0 else 0
        need(full <= 2 + count(state, Q_STOW, seat), "items", "more than two hands are full")
        need(count(state, A_FAINT, seat) <= 1, "frames", "a hero faints once at a time")
    check_offers(state, offers)
    check_setup(state)


def count(state: KickAss, kind: i64, seat: i64) -> i64:
    """Count a seat's frames of a kind."""
    found: i64 = 0
    k: i64 = 0
    for k in range(state.depth):
        if state.frames[k * FRAME] == kind and state.frames[k * FRAME + 1] == seat:
            found += 1
    return found


def check_frame(state: KickAss, kind: i64, seat: i64, a: i64, b: i64) -> None:
    """Check that a question or step makes sense here, with its seat and its two numbers."""
    why: str = "this cannot be asked or done now"
    need(kind != Q_OVER, "frames", why)
    if kind == A_EVENTS or kind == A_ENTER:
        seat = NOBODY
    else:
        need(seat >= 0 and state.out[seat] == 0, "frames", why)
    if kind == Q_PICK:
        need(state.hero[seat] < 0, "frames", why)
        return
    need(seat < 0 or state.hero[seat] >= 0, "frames", why)
    if state.arena != NO_ARENA:
        need(is_of_arena(kind), "frames", why)
    if kind <= Q_TOP and kind != Q_ITEM:
        check_question(state, kind, seat, a, b)
    if kind == Q_ITEM:
        need(0 <= a <= 1, "frames", why)
    elif kind == Q_TOKEN:
        need(1 <= a <= 2, "frames", why)
    elif kind == Q_LURE:
        need(1 <= a <= 3, "frames", why)
    elif kind == A_ENTER:
        need(state.arena == NO_ARENA and state.plot != 0 and (state.boss == JOHN or state.boss == MOFO), "frames", why)
    elif kind == A_CLEAN_UP:
        need(0 <= a <= ARENA, "frames", why)
    elif kind == A_FAINT or kind == A_VIRAL or kind == A_HARDSHIP or kind == Q_BRINK:
        need(state.hardship[0] >= 0, "frames", why)
    elif is_of_fight(kind):
        check_fight(state, kind, seat, a)


def is_of_arena(kind: i64) -> bool:
    """Return whether such a frame can be on the stack in an arena."""
    return (
        is_of_fight(kind) or kind == Q_REMOVE or kind == Q_STOW or kind == Q_KILL or kind == Q_BRINK or kind == A_FAINT
    )


def is_of_fight(kind: i64) -> bool:
    """Return whether a frame belongs to a fight."""
    return Q_JOIN <= kind <= Q_HIT or A_ROLL <= kind <= A_HITS


def check_question(state: KickAss, kind: i64, seat: i64, a: i64, b: i64) -> None:
    """Check the numbers of the questions of the day."""
    why: str = "these numbers mean nothing here"
    if kind == Q_ACT:
        need(state.card[seat] >= 0, "frames", "the hero has no card to play")
    elif kind == Q_NEXT:
        need(state.step == RESOLVE or state.step == REFRESH_GAIN, "frames", "nobody is next now")
    elif kind == Q_OFFER_CARD or kind == Q_OFFER_ITEM:
        need(state.step == SET_UP and state.num_players == 1, "frames", "only a hero alone chooses so")
    elif kind == Q_SHOP:
        need(0 <= a <= 1, "frames", why)
    elif kind == Q_PROTECT:
        need(1 <= a <= DISTRICTS, "frames", why)
    elif kind == Q_KILL:
        need(1 <= a <= DISTRICTS and 0 <= b < (NEXT_TO + DISTRICTS) << 8, "frames", why)
    elif kind == Q_REMOVE:
        need(NOBODY <= a < CARDS and 0 <= b <= 1, "frames", why)
    elif kind == Q_PAY:
        event: i64 = state.row[a * EVENT_SIZE + EVENT] if 0 <= a <= 2 else NOBODY
        need(event >= 0 and state.cards.objective[event] == PAYMENT, "frames", "no event wants dollars there")
    elif kind == Q_TAKER:
        need(0 <= a < DISTRICTS, "frames", why)
    elif kind == Q_TOP:
        need(0 <= a <= DOLLARS and -MOST <= b <= MOST, "frames", why)


def check_fight(state: KickAss, kind: i64, seat: i64, a: i64) -> None:
    """Check a fight's place and its fighters, who need cards unless it is in an arena or at night."""
    why: str = "there is no such fight"
    fighter: i64 = 0
    need(state.fight_at >= 0 and (state.fight_at == ARENA) == (state.arena != NO_ARENA), "fight_at", why)
    for fighter in range(state.num_players):
        if state.fighters[fighter] != 0:
            armed: bool = state.card[fighter] >= 0 or state.arena != NO_ARENA or kind == Q_HIT or kind == A_HITS
            need(armed and state.out[fighter] == 0, "fighters", why)
    if kind == Q_JOIN:
        able: bool = state.fighters[seat] == 0 and state.fights[seat] > 0 and state.where[seat] == state.fight_at
        need(able and 0 <= a < state.num_players, "frames", why)
        return
    need(state.fighters[seat] == 1, "fighters", why)


def check_offers(state: KickAss, questions: i64) -> None:
    """Check that cards and items are offered only by a question."""
    k: i64 = 0
    lying: i64 = 0
    cards: bool = state.depth > 0 and state.frames[(state.depth - 1) * FRAME] == Q_OFFER_CARD
    for k in range(4):
        one: i64 = state.laid_out[k]
        if one >= 0:
            lying += 1
            right: bool = FIRST_BLUE <= one < FIRST_RED if cards else FIRST_SHOP_ITEM <= one < ITEMS
            need(right, "offer", "this is not offered now")
    need(lying == 0 or questions > 0, "offer", "nobody is asked about it")
    need(lying > 0 or not cards, "offer", "cards to choose from")


def check_setup(state: KickAss) -> None:
    """Check that a hero alone is asked for a card, then for an item."""
    if state.step != SET_UP or state.hero[state.num_players - 1] < 0 or state.depth == 0:
        return
    why: str = "in the setup a hero alone chooses a card, then an item"
    bottom: i64 = state.frames[0]
    need(bottom == Q_OFFER_ITEM and state.depth <= 2 and state.hardship[0] >= 0, "frames", why)
    k: i64 = 0
    if state.depth == 2:
        need(state.frames[FRAME] == Q_OFFER_CARD or state.frames[FRAME] == Q_REMOVE, "frames", why)
    if state.frames[(state.depth - 1) * FRAME] != Q_OFFER_CARD:
        for k in range(4):
            need(state.laid_out[k] >= 0, "offer", "four items")
