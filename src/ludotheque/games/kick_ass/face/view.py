"""The view of one seat of Kick-Ass: everything but the hardships no one has turned up, and what decks will bring."""

from __future__ import annotations

from typing import TypedDict

from ludotheque.core.changes import Change
from ludotheque.core.state import check_seat
from ludotheque.games.kick_ass import codes
from ludotheque.games.kick_ass.bosses.red_mist import MIST_LEFT
from ludotheque.games.kick_ass.chapters import activation, city, districts, enemies, items, row, setup
from ludotheque.games.kick_ass.chapters.figures import COMPANIONS, gang_spaces
from ludotheque.games.kick_ass.codes import DISTRICTS
from ludotheque.games.kick_ass.components import DISTRICT_CODES, VIRALS, Components, load
from ludotheque.games.kick_ass.face import frames
from ludotheque.games.kick_ass.names import (
    ARENA_NAMES,
    COMBAT_IDS,
    DIE_NAMES,
    DISTRICT_IDS,
    EFFECT_NAMES,
    ENEMY_NAMES,
    EVENT_IDS,
    FIGURE_IDS,
    HARDSHIP_IDS,
    HERO_IDS,
    MIST_KINDS,
    PLACE_IDS,
    SIDES,
    STANDINGS,
    STATUSES,
)
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.games.kick_ass.pieces import Fighter
from ludotheque.games.kick_ass.printed import (
    CardView,
    CombatView,
    EventView,
    FigureView,
    HardshipView,
    ItemView,
    SpawnView,
    card_view,
    combat_view,
    event_view,
    figure_view,
    item_view,
    spawn_view,
    trouble_view,
)
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import Word

SEGMENT_NAMES = ("morning", "afternoon", "night")


class HandCardView(TypedDict):
    """A card of a hero: ``used`` is 0 in hand, else the segment (1 to 3) it was played in."""

    card: CardView
    used: int


class OwnItemView(TypedDict):
    """An item of a hero: ``worn`` in its place, ``works`` there (hardships can spoil it), exhausted or not."""

    item: ItemView
    worn: bool
    works: bool
    exhausted: bool


class HardshipSlotView(TypedDict):
    """A hardship's place: the happiness at which it is turned up; None while no one has seen the card."""

    at: int
    up: bool
    card: HardshipView | None


class PlayedView(TypedDict):
    """A hero's choice for this segment, and what of it is unspent.

    Unspent are timer and fight actions, effects by the words of the action ``effect``, and steps. ``works`` is False
    where the card's district limitation is not met.
    """

    card: CardView
    face: str
    works: bool
    timers: int
    fights: int
    effects: list[str]
    movement: int
    status: str


class PoolView(TypedDict):
    """The dice a hero would roll, without a card's or an exhausted item's."""

    red: int
    blue: int
    hits: int
    shields: int
    reroll_red: int
    reroll_blue: int
    reroll_any: int


class HeroView(TypedDict):
    """A hero's dashboard. ``at`` is None once it is out. ``steps`` are the effects of each level of strength."""

    hero: str
    name: str
    at: str | None
    happiness: int
    strength: int
    media: int
    life: int
    life_most: int
    dollars: int
    out: bool
    famous: bool
    steps: list[list[str]]
    viral: str
    discount: bool
    hardships: list[HardshipSlotView]
    hand: list[HandCardView]
    items: list[OwnItemView]
    pool: PoolView
    played: PlayedView | None


class HeroOfferView(TypedDict):
    """A hero that can be chosen: where it starts, with what values and with what item."""

    hero: str
    name: str
    at: str
    happiness: int
    strength: int
    media: int
    life: int
    item: ItemView


class DistrictView(TypedDict):
    """A district.

    ``gang``: spaces of the Skull Gang; ``taken``: every space is full of minions; ``blocked``: an inactive timer lies
    there.
    """

    id: str
    code: str
    name: str
    limit: int
    minions: int
    supers: int
    protection: int
    gang: int
    taken: bool
    blocked: bool
    path: str | None
    adjacent: list[str]
    heroes: list[int]
    power: int


class BossView(TypedDict):
    """The boss: ``id`` is None while no one knows who it will be.

    ``figure`` has his trackers once he is in play. ``gang`` and its ``gang_value`` (0: cannot be fought), ``track``:
    the Skull Gang's. ``mist``: districts with a facedown token of Red Mist, ``mist_left`` what is under them.
    """

    id: str | None
    name: str
    revealed: bool
    at: str | None
    figure: FigureView | None
    fights: bool
    gang: int
    gang_value: int
    track: int
    done: int
    left: int
    under: list[str]
    mist: list[str]
    mist_left: dict[str, int]


class ArenaView(TypedDict):
    """The Hideaway or Times Square: location 1 to 3 or wave 1 to 5, who is there, its combat cards."""

    kind: str
    stage: int
    minions: int
    supers: int
    power: int
    figures: list[FigureView]
    combat: list[CombatView]


class FighterView(TypedDict):
    """A fighter: dice by name, rerolls of red, blue and any dice."""

    seat: int
    dice: dict[str, int]
    rerolls: list[int]


class FightView(TypedDict):
    """The fight of the moment.

    ``hits`` and ``damage`` are what is still to be shared out; ``costs`` what the enemies that can be hit now cost.
    """

    at: str
    power: int
    fighters: list[FighterView]
    damage: int
    hits: int
    costs: dict[str, int]


class KickAssView(TypedDict):
    """The table of Kick-Ass as one seat sees it.

    ``ask`` names the question, ``captain`` the seat that answers for the whole team. Everything is open but facedown
    hardships, so all seats and spectators see the same.
    """

    round: int
    rounds: int
    phase: str
    segment: str
    ask: str
    player: int | None
    captain: int
    standing: str
    boss: BossView
    heroes: list[HeroView | None]
    districts: list[DistrictView]
    row: list[EventView | None]
    events_left: int
    completed: int
    matured: int
    incoming: int
    incoming_track: list[int]
    spawn: SpawnView | None
    spawns_left: int
    docks: str | None
    docks_at: int
    shop_track: int
    shop: list[ItemView]
    items_left: int
    items_thrown: int
    display: list[CardView]
    offer_heroes: list[HeroOfferView]
    offer_cards: list[CardView]
    offer_items: list[ItemView]
    protections_left: int
    arena: ArenaView | None
    fight: FightView | None


def own(state: KickAss, seat: int) -> list[Change]:
    """Return how the view of ``seat`` differs from a spectator's: not at all, everything is open."""
    check_seat(state, seat)
    return []


def view(state: KickAss, seat: int | None) -> KickAssView:
    """Return what any seat sees, and a spectator."""
    if seat is not None:
        check_seat(state, seat)
    parts = load(state.options.components)
    asked = frames.asked(state)
    picked = state.all_picked()
    return {
        "round": int(state.round),
        "rounds": int(codes.ROUNDS),
        "phase": phase(state),
        "segment": SEGMENT_NAMES[min(2, state.segment)],
        "ask": asked,
        "player": None if state.is_terminal() else int(state.current_player()),
        "captain": int(state.captain()),
        "standing": STANDINGS[state.standing],
        "boss": _boss(state, parts),
        "heroes": [_hero(state, parts, seat, picked) for seat in range(state.num_players)],
        "districts": [_district(state, parts, district) for district in range(DISTRICTS)],
        "row": [_event(state, parts, space) for space in range(3)],
        "events_left": int(state.base_left),
        "completed": int(state.completed),
        "matured": int(state.matured),
        "incoming": int(state.incoming),
        "incoming_track": [int(one) for one in state.cards.incoming],
        "spawn": _spawn(state, parts),
        "spawns_left": int(state.spawn_deck).bit_count(),
        "docks": SIDES[state.docks_side] if state.docks_at else None,
        "docks_at": int(state.docks_at),
        "shop_track": int(state.shop_track),
        "shop": [item_view(parts, item) for item in state.shop if item >= 0],
        "items_left": sum(int(one) for one in state.stock),
        "items_thrown": sum(int(one) for one in state.thrown),
        "display": [card_view(parts, state.cards, card) for card in state.display if card >= 0],
        "offer_heroes": [
            _hero_offer(state, parts, hero)
            for hero in range(codes.HEROES)
            if asked == "pick" and not setup.is_played(state, hero)
        ],
        "offer_cards": [
            card_view(parts, state.cards, card) for card in state.laid_out if card >= 0 and asked == "offer-card"
        ],
        "offer_items": [
            item_view(parts, item) for item in state.laid_out if item >= 0 and asked in ("offer-item", "remove", "item")
        ],
        "protections_left": int(city.tokens_left(state)),
        "arena": _arena(state, parts),
        "fight": _fight(state),
    }


def phase(state: KickAss) -> str:
    """Return where in the round we are."""
    if state.is_terminal():
        return "over"
    step = state.step
    if step == codes.SET_UP:
        return "setup"
    if step <= codes.DRAW_SPAWN and (step != codes.DRAW_SPAWN or state.segment == 0):
        return "event"
    if step < codes.RESOLVE:
        return "spawn"
    if step == codes.RESOLVE:
        return "choose" if frames.asked(state) == "commit" else "resolve"
    if step <= codes.REFRESH_CARDS:
        return "sleep"
    return "arena" if step == codes.IN_ARENA else "refresh"


def _hero(state: KickAss, parts: Components, seat: int, dealt: bool) -> HeroView | None:
    hero = state.heroes[seat].identity
    if hero < 0:
        return None
    row = parts.heroes[hero]
    return {
        "hero": HERO_IDS[hero],
        "name": parts.faces[HERO_IDS[hero]].name,
        "at": PLACE_IDS[state.heroes[seat].at] if state.heroes[seat].at >= 0 else None,
        "happiness": state.heroes[seat].happiness,
        "strength": state.heroes[seat].strength,
        "media": state.heroes[seat].media,
        "life": state.heroes[seat].life,
        "life_most": state.cards.life[hero],
        "dollars": state.heroes[seat].dollars,
        "out": bool(state.heroes[seat].out),
        "famous": bool(state.heroes[seat].famous),
        "steps": [list(step) for step in row],
        "viral": VIRALS[state.cards.viral[hero]],
        "discount": bool(districts.discount(state, seat)),
        "hardships": [_hardship(state, parts, seat, which) for which in range(2)] if state.is_dealt() else [],
        "hand": _hand(state, parts, seat),
        "items": _items(state, parts, seat, dealt),
        "pool": _pool(state, seat, state.is_dealt()),
        "played": _played(state, parts, seat),
    }


def _hero_offer(state: KickAss, parts: Components, hero: int) -> HeroOfferView:
    cards = state.cards
    return {
        "hero": HERO_IDS[hero],
        "name": parts.faces[HERO_IDS[hero]].name,
        "at": DISTRICT_IDS[cards.start[hero]],
        "happiness": cards.happiness[hero],
        "strength": cards.strength[hero],
        "media": cards.media[hero],
        "life": cards.life[hero],
        "item": item_view(parts, hero),
    }


def _hardship(state: KickAss, parts: Components, seat: int, which: int) -> HardshipSlotView:
    at = (codes.FIRST_HARDSHIP, codes.SECOND_HARDSHIP)[which]
    id = HARDSHIP_IDS[state.heroes[seat].hardships[which]]
    known = bool(state.heroes[seat].known[which])
    return {
        "at": at,
        "up": bool(state.heroes[seat].happiness <= at),
        "card": trouble_view(parts.faces[id]) if known else None,
    }


def _hand(state: KickAss, parts: Components, seat: int) -> list[HandCardView]:
    hero = state.heroes[seat]
    return [
        {"card": card_view(parts, state.cards, card), "used": used}
        for card, used in zip(hero.hand, hero.used, strict=True)
        if card >= 0
    ]


def _items(state: KickAss, parts: Components, seat: int, dealt: bool) -> list[OwnItemView]:
    return [
        {
            "item": item_view(parts, item.design),
            "worn": item.worn,
            "works": bool(items.works(state, seat, item)) if dealt and state.is_dealt() else True,
            "exhausted": item.exhausted,
        }
        for item in state.heroes[seat].items
    ]


def _pool(state: KickAss, seat: int, dealt: bool) -> PoolView:
    def total(code: int) -> int:
        return max(0, items.bonus(state, seat, code)) if dealt else 0

    return {
        "red": total(Word.RED_DICE),
        "blue": total(Word.BLUE_DICE),
        "hits": total(Word.HIT),
        "shields": total(Word.SHIELD),
        "reroll_red": total(Word.REROLL_RED),
        "reroll_blue": total(Word.REROLL_BLUE),
        "reroll_any": total(Word.REROLL_ANY),
    }


def _played(state: KickAss, parts: Components, seat: int) -> PlayedView | None:
    card = state.heroes[seat].card
    if card < 0:
        return None
    done = state.heroes[seat].status == codes.DONE_FOR_NOW
    return {
        "card": card_view(parts, state.cards, card),
        "face": "down" if state.heroes[seat].face_down else "up",
        "works": bool(activation.card_works(state, seat)),
        "timers": state.heroes[seat].timers,
        "fights": state.heroes[seat].fights,
        "effects": [EFFECT_NAMES[word] for word in activation.open_effects(state, state.heroes[seat])],
        "movement": 0 if done else activation.movement(state, seat),
        "status": STATUSES[state.heroes[seat].status],
    }


def _district(state: KickAss, parts: Components, district: int) -> DistrictView:
    path = state.cards.path[district]
    return {
        "id": DISTRICT_IDS[district],
        "code": DISTRICT_CODES[district],
        "name": parts.faces[DISTRICT_IDS[district]].name,
        "limit": state.cards.limit[district],
        "minions": state.minions[district],
        "supers": state.supers[district],
        "protection": state.tokens[district],
        "gang": gang_spaces(state, district),
        "taken": bool(city.is_taken(state, district)),
        "blocked": bool(row.blocked(state, district)),
        "path": DISTRICT_IDS[path] if path >= 0 else None,
        "adjacent": [DISTRICT_IDS[other] for other in range(DISTRICTS) if state.cards.steps(district, other) == 1],
        "heroes": [
            seat
            for seat in range(state.num_players)
            if state.heroes[seat].identity >= 0 and state.heroes[seat].at == district
        ],
        "power": enemies.enemy_power(state, district),
    }


def _event(state: KickAss, parts: Components, number: int) -> EventView | None:
    space = state.row[number]
    return None if space.is_empty() else event_view(parts, state.cards, state.num_players, space)


def _spawn(state: KickAss, parts: Components) -> SpawnView | None:
    if state.spawn_card < 0:
        return None
    return spawn_view(parts, state.cards, state.spawn_card)


def _boss(state: KickAss, parts: Components) -> BossView:
    boss, present = state.boss, state.boss_at >= 0
    gang = state.villain.gang
    figure = None
    if present:
        figure = figure_view(parts, BOSS_NAMES[boss], state.boss_power, state.boss_armor, state.boss_life)
    return {
        "id": BOSS_NAMES[boss] if boss >= 0 else None,
        "name": parts.faces[BOSS_NAMES[boss]].name if boss >= 0 else "",
        "revealed": bool(state.plot),
        "at": PLACE_IDS[state.boss_at] if present else None,
        "figure": figure,
        "fights": bool(present and state.villain.fights(state)),
        "gang": int(gang.members),
        "gang_value": int(gang.value(state)) if gang.members else 0,
        "track": int(gang.track),
        "done": int(state.boss_done),
        "left": int(state.boss_deck).bit_count(),
        "under": [EVENT_IDS[event] for event in state.villain.under if event >= 0],
        "mist": [DISTRICT_IDS[district] for district in range(DISTRICTS) if state.villain.hides(district)],
        "mist_left": dict(zip(MIST_KINDS, MIST_LEFT.table(state), strict=True)),
    }


def _arena(state: KickAss, parts: Components) -> ArenaView | None:
    if state.arena == codes.NO_ARENA:
        return None
    figures = []
    if state.boss_at == codes.ARENA:
        figures.append(figure_view(parts, BOSS_NAMES[state.boss], state.boss_power, state.boss_armor, state.boss_life))
    for number in COMPANIONS:
        life = state.villain.arena.life_of(number)
        if life > 0:
            power, armor = state.cards.boss_power[number], state.cards.boss_armor[number]
            figures.append(figure_view(parts, FIGURE_IDS[number], power, armor, life))
    faces = [parts.faces[COMBAT_IDS[card]] for card in state.villain.arena.cards if card >= 0]
    return {
        "kind": ARENA_NAMES[state.arena],
        "stage": state.villain.arena.stage,
        "minions": state.minions[codes.ARENA],
        "supers": state.supers[codes.ARENA],
        "power": enemies.enemy_power(state, codes.ARENA),
        "figures": figures,
        "combat": [combat_view(face) for face in faces],
    }


IN_FIGHT = ("join", "ready", "reroll", "suffer", "rest", "hit")


def _fight(state: KickAss) -> FightView | None:
    fight = state.fight
    if state.is_terminal() or not any(frames.name_of(frame) in IN_FIGHT for frame in list(state.stack)[1:]):
        return None
    there = [enemy for enemy in enemies.ENEMIES if enemy.times(state, fight.at) > 0]
    costs = {ENEMY_NAMES[enemy.number]: enemy.price(state) for enemy in there}
    return {
        "at": PLACE_IDS[fight.at],
        "power": enemies.enemy_power(state, fight.at),
        "fighters": [_fighter(seat, one) for seat, one in enumerate(fight.fighters) if one.joined],
        "damage": fight.damage,
        "hits": fight.hits,
        "costs": {name: cost for name, cost in costs.items() if cost <= fight.hits},
    }


def _fighter(seat: int, fighter: Fighter) -> FighterView:
    return {
        "seat": seat,
        "dice": dict(zip(DIE_NAMES, fighter.dice, strict=True)),
        "rerolls": list(fighter.rerolls),
    }
