"""Reasons for moves of Kick-Ass, in words: districts that overflow, timers, clean-ups, events that are nearly done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.core.events import Reason
from ludotheque.games.kick_ass import verbs
from ludotheque.games.kick_ass.bots import fight_reasons, gain_reasons
from ludotheque.games.kick_ass.cards import BASE_EVENTS, OF_CARD
from ludotheque.games.kick_ass.chapters import city, cleaning, day, districts, fights, items, objectives, row
from ludotheque.games.kick_ass.chapters.activation import find_effect, movement
from ludotheque.games.kick_ass.chapters.enemies import enemy_power
from ludotheque.games.kick_ass.codes import (
    CITY_HALL,
    DISTRICTS,
    DOCKS,
    DOCKS_HIT,
    FACE_DOWN,
    FAINT_SPACE,
    HIDEAWAY,
    KILLS,
    LOCATIONS,
    NOBODY,
    POLICE,
    POLICE_PRICE,
    WAITING,
    WALL_STREET,
)
from ludotheque.games.kick_ass.names import DISTRICT_IDS, EVENT_IDS, HERO_IDS
from ludotheque.games.kick_ass.pieces import Die
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import When, Whom, Word, is_stat

MOST: Final = 3
"""Reasons that are given at most: the first ones matter most."""
NAMED: Final = 2
"""Districts that a reason names at most, or heroes."""
FIGHT_KEYS: Final = ("fight-taken", "fight-full", "fight-near")
"""The reasons for a card that can fight in a district, the most pressing first."""
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


def reasons(state: KickAss, action: int, seat: int) -> list[Reason]:
    """Return the reasons for an action of the seat that decides."""
    found: list[Reason] = []
    if verbs.COMMIT.has(action):
        found = _commit(state, verbs.COMMIT.part(action, 0), verbs.COMMIT.part(action, 1), seat)
    elif verbs.MOVE.has(action):
        found = _move(state, verbs.MOVE.which(action), seat)
    elif verbs.TIMER.has(action):
        found = [Reason(TIMER_REASONS[state.heroes[seat].at])]
    elif verbs.FIGHT.has(action):
        found = [*_full(state, state.heroes[seat].at), *_allies(state, state.heroes[seat].at, seat)]
    elif verbs.KILL.has(action):
        found = _kill(state, verbs.KILL.which(action))
    elif verbs.PROTECT.has(action):
        found = [*_full(state, verbs.PROTECT.which(action)), Reason("token")]
    elif verbs.CLEAN.has(action):
        found = _police(state, verbs.CLEAN.which(action))
    elif verbs.WORK.has(action):
        found = _work(state, verbs.WORK.which(action))
    elif verbs.REROLL.has(action):
        found = [Reason("blank")] if verbs.REROLL.which(action) in (Die.RED_BLANK, Die.BLUE_BLANK) else []
    elif verbs.JOIN.has(action):
        found = [Reason("join")]
    elif verbs.USE.has(action):
        fights = state.fight.fighters[seat].joined
        design = verbs.USE.which(action)
        found = [*(fight_reasons.use(state, design, seat) if fights else []), Reason("ready-again")]
    else:
        found = _smaller(state, action, seat)
    return found[:MOST]


def _smaller(state: KickAss, action: int, seat: int) -> list[Reason]:
    """Return the reasons for what a hero gets or takes besides."""
    if verbs.GAIN.has(action):
        return gain_reasons.stat(state, verbs.GAIN.which(action), seat)
    if verbs.EFFECT.has(action):
        return _effect(state, verbs.EFFECT.which(action), seat)
    for verb in (verbs.BUY, verbs.KEEP, verbs.EQUIP):
        if verb.has(action):
            return gain_reasons.item(state, verb.which(action))
    if verbs.STOW.has(action):
        return gain_reasons.stow(state, verbs.STOW.which(action), seat)
    if verbs.GIVE.has(action):
        return gain_reasons.give(state, verbs.GIVE.which(action), seat)
    if verbs.HIT.has(action):
        return [*fight_reasons.hit(state, verbs.HIT.which(action)), *_full(state, state.fight.at)]
    if action == verbs.READY.first:
        return fight_reasons.ready(state, seat)
    if action == verbs.DONE.first and any(verbs.USE.has(offered) for offered in state.legal_actions()):
        return [Reason("keeps-items")]
    if action == verbs.DECLINE.first and isinstance(state.top(), fights.AskToJoin):
        return [Reason("keeps-fight", args) for args in near_enemies(state, seat)[:1]]
    if action == verbs.PASS.first:
        return _pass(state, seat)
    if verbs.PAY.has(action):
        return _pay(state, verbs.PAY.which(action) + 1, seat)
    if verbs.LURE.has(action):
        return _lure(state, verbs.LURE.which(action), seat)
    if verbs.REVEAL.has(action):
        return _reveal(state, verbs.REVEAL.which(action), seat)
    for verb in (verbs.TAKE, verbs.RECALL):
        if verb.has(action):
            return _card(state, verb.which(action))
    if verbs.PICK.has(action) and verbs.PICK.which(action) < len(HERO_IDS):
        hero = verbs.PICK.which(action)
        return [Reason("hero", {"life": state.cards.life[hero], "strength": state.cards.strength[hero]})]
    if verbs.REMOVE.has(action):
        return [] if state.cards.fights[verbs.REMOVE.which(action)] else [Reason("no-fight")]
    if action == verbs.PAUSE.first:
        return _pause(state, seat)
    if verbs.NEXT.has(action):
        return _next(state, verbs.NEXT.which(action), seat)
    if verbs.DOCKS.has(action):
        return [Reason("docks-hit" if verbs.DOCKS.which(action) == DOCKS_HIT else "docks-shield")]
    if verbs.TARGET.has(action):
        return _full(state, verbs.TARGET.which(action))
    if verbs.SUFFER.has(action):
        left = state.heroes[seat].life - (1 if verbs.SUFFER.which(action) == 0 else state.fight.damage)
        return [Reason("stands", {"count": left})] if left > FAINT_SPACE else []
    return []


def _next(state: KickAss, target: int, seat: int) -> list[Reason]:
    """Return the reasons for letting a hero go next: the enemies and the events that the hero's card can reach."""
    hero = state.heroes[target]
    if hero.card == NOBODY or hero.at >= DISTRICTS:
        return []
    only = -1 if hero.face_down else state.cards.only[hero.card]
    near = _near(state, hero.at, movement(state, target), only)
    you, found = target == seat, []
    if hero.fights and (places := _pressing(state, near)):
        place = places[0]
        args: dict[str, int | str] = {"count": cleaning.count_enemies(state, place), "district": DISTRICT_IDS[place]}
        found.append(Reason("next-fights-you" if you else "next-fights", {**args, "target": target}))
    if hero.timers:
        events = {event for place in near for event in _workable(state, place, target)}
        key = "next-works-you" if you else "next-works"
        found += [Reason(key, {"event": one, "target": target}) for one in sorted(events)[:1]]
        if not found and not you and not hero.face_down:
            found.append(Reason("next-timers", {"target": target}))
    return [*found, Reason("next-step")] if hero.face_down else found


def _pause(state: KickAss, seat: int) -> list[Reason]:
    """Return the reasons for a pause: what another hero can do first, and what is left of the card until then."""
    hero = state.heroes[seat]
    others = [one for one in range(state.num_players) if one != seat and state.heroes[one].status == WAITING]
    found = [reason for one in others for reason in _next(state, one, seat) if reason.key != "next-step"][:NAMED]
    if hero.fights or hero.timers:
        return [*found, Reason("pause-fights" if hero.fights else "pause-timers")]
    return [*found, Reason("pause")]


def _near(state: KickAss, here: int, steps: int, only: int) -> list[int]:
    """Return the districts within some steps, or the only one of them in which a card can be used."""
    return [one for one in range(DISTRICTS) if state.cards.steps(here, one) <= steps and only in (-1, one)]


def near_enemies(state: KickAss, seat: int) -> list[dict[str, int | str]]:
    """Return the districts, without the hero's own, in which the hero's card could fight; the fullest first."""
    hero = state.heroes[seat]
    near = _near(state, hero.at, movement(state, seat), -1 if hero.face_down else state.cards.only[hero.card])
    found = [one for one in _pressing(state, near) if one != hero.at]
    return [{"district": DISTRICT_IDS[one], "count": cleaning.count_enemies(state, one)} for one in found]


def _pressing(state: KickAss, near: Iterable[int]) -> list[int]:
    """Return those of some districts in which there are enemies, the one with the fewest empty spaces first."""
    return sorted((one for one in near if cleaning.count_enemies(state, one)), key=lambda one: city.room(state, one))


def _workable(state: KickAss, district: int, seat: int) -> list[str]:
    """Return the events that a timer action of a hero works on in a district."""
    there = state.copy(state.chance)
    there.heroes[seat].at = district
    spaces = [space for space in range(len(there.row)) if objectives.can_work(there, seat, space)]
    return [EVENT_IDS[there.row[space].event] for space in spaces]


def _effect(state: KickAss, word: int, seat: int) -> list[Reason]:
    """Return the reasons for an effect of the hero's card."""
    hero, cards = state.heroes[seat], state.cards
    k = find_effect(state, seat, word)
    if k < 0:
        return []
    code, count = cards.code[k], cards.amount[k]
    if is_stat(code):
        return gain_reasons.stat(state, code, seat, count) if cards.whom[k] in (Whom.OWN, Whom.ALL) else []
    if code == Word.PROTECT:
        return [Reason("token")]
    if code == Word.KILL_HERE:
        dead = min(count, city.minions_in(state, hero.at))
        clean = dead == cleaning.count_enemies(state, hero.at)
        found = [Reason("clean-up", {"district": DISTRICT_IDS[hero.at]})] if clean else []
        return [*found, Reason("kills", {"count": dead}), *_full(state, hero.at)]
    if code == Word.KILL:
        everywhere = sum(city.minions_in(state, place) for place in range(DISTRICTS))
        return [Reason("kills", {"count": min(count, everywhere)})]
    return []


def _pass(state: KickAss, seat: int) -> list[Reason]:
    """Return the reasons for ending a card: that nothing is left, or what its other uses here would cost."""
    hero, legal = state.heroes[seat], state.legal_actions()
    if not isinstance(state.top(), day.Act):
        return []
    if hero.timers == 0 and hero.fights == 0 and hero.gains == 0 and not any(verbs.MOVE.has(one) for one in legal):
        return [Reason("card-spent")]
    uses = [
        one
        for one in legal
        if any(verb.has(one) for verb in (verbs.TIMER, verbs.WORK, verbs.BRIBE, verbs.EFFECT, verbs.FIGHT))
    ]
    if not uses:
        return [Reason("nothing-here", {"district": DISTRICT_IDS[hero.at]})]
    if all(verbs.EFFECT.has(one) and _is_loss(state, verbs.EFFECT.which(one), seat) for one in uses):
        return [Reason("only-loss")]
    found = _unused(state, hero.at) if verbs.TIMER.first in legal else []
    if verbs.FIGHT.first in legal:
        found += fight_reasons.danger(state, seat)
    if any(verbs.WORK.has(one) and _opens_hideaway(state, verbs.WORK.which(one)) for one in uses):
        found.append(Reason("hideaway-waits"))
    if any(verbs.USE.has(action) for action in legal):
        found.append(Reason("keeps-items"))
    return found


def _unused(state: KickAss, district: int) -> list[Reason]:
    """Return the reason for leaving out a timer action of a district: what it costs, or what is there already."""
    if district == WALL_STREET:
        return [Reason("keeps-happiness")]
    if district == POLICE:
        return [Reason("keeps-fee", {"count": POLICE_PRICE})]
    return [Reason("docks-already")] if district == DOCKS and state.docks_at > 0 else []


def _opens_hideaway(state: KickAss, space: int) -> bool:
    """Return whether the event of a space is the last one before the team goes into the Hideaway."""
    last = state.villain.arena.kind() == HIDEAWAY and state.boss_done == LOCATIONS - 1
    return last and state.row[space].event >= BASE_EVENTS


def _is_loss(state: KickAss, word: int, seat: int) -> bool:
    """Return whether an effect of the hero's card costs something."""
    k = find_effect(state, seat, word)
    return k >= 0 and state.cards.amount[k] < 0


def _pay(state: KickAss, amount: int, seat: int) -> list[Reason]:
    """Return the reasons for paying so much: what the event still needs, and what is kept."""
    frame = state.top()
    if not isinstance(frame, objectives.Pay):
        return []
    lying = state.row[frame.space]
    args: dict[str, int | str] = {"event": EVENT_IDS[lying.event]}
    if lying.left <= amount:
        found = [Reason("completes", args)]
        return [*found, Reason("matures", args)] if frame.space == LAST_SPACE else found
    kept = state.heroes[seat].dollars - amount
    left = [Reason("pay-leaves", {**args, "count": lying.left - amount})]
    return [*left, Reason("keeps-dollars", {"count": kept})] if kept > 0 else left


def _lure(state: KickAss, place: int, seat: int) -> list[Reason]:
    """Return the reasons for luring a minion away: where it comes from, and that it dies where no space is left."""
    found = [Reason("trap")] if city.room(state, state.heroes[seat].at) <= 0 else []
    if place >= DISTRICTS:
        return found
    return [*found, *(_kill(state, place) or [Reason("hit-frees", {"count": 1, "district": DISTRICT_IDS[place]})])]


def _reveal(state: KickAss, district: int, seat: int) -> list[Reason]:
    """Return the reasons for turning up a token of Red Mist: who would meet him there, of the team and of his own."""
    found = []
    if state.heroes[seat].at == district:
        found.append(Reason("meets-you"))
    others = [one for one in range(state.num_players) if one != seat and not state.heroes[one].out]
    found += [Reason("meets", {"target": one}) for one in others if state.heroes[one].at == district][:1]
    if cleaning.count_enemies(state, district) == 0:
        found.append(Reason("no-help", {"district": DISTRICT_IDS[district]}))
    return found


def _card(state: KickAss, card: int) -> list[Reason]:
    """Return the reasons for a card that comes to hand: fights and timer actions."""
    found = [Reason("card-fights")] if state.cards.fights[card] else []
    if state.cards.timers[card]:
        found.append(Reason("timers", {"count": state.cards.timers[card]}))
    return found


def _commit(state: KickAss, card: int, face: int, seat: int) -> list[Reason]:
    """Return the reasons for a card: the district that it can relieve, or the timer that every card has."""
    if face == FACE_DOWN:
        return [Reason("face-down")]
    timers = [Reason("timers", {"count": state.cards.timers[card]})] if state.cards.timers[card] else []
    if not state.cards.fights[card]:
        return timers
    places = _fields(state, card, seat)
    hand = {verbs.COMMIT.part(one, 0) for one in state.legal_actions() if verbs.COMMIT.has(one)}
    if len(hand) > 1:  # a district in which every card can fight speaks for none of them
        common = set(places).intersection(*(_fields(state, one, seat) for one in hand))
        places = [one for one in places if one not in common]
    keys = ["fight-taken" if city.is_taken(state, one) else _fight_key(state, one) for one in places]
    best = min(keys, key=FIGHT_KEYS.index, default="")
    found = [
        Reason(key, {"district": DISTRICT_IDS[one]}) for key, one in zip(keys, places, strict=True) if key == best
    ][: 1 if best == "fight-near" else NAMED]
    return [*found, *_fight_effects(state, card), *timers]


def _fields(state: KickAss, card: int, seat: int) -> list[int]:
    """Return the districts in which a card of the hand could fight now, the fullest first."""
    if not state.cards.fights[card]:
        return []
    reach = state.cards.moves[card] + items.bonus(state, seat, Word.MOVE)
    return _pressing(state, _near(state, state.heroes[seat].at, max(0, reach), state.cards.only[card]))


def _fight_key(state: KickAss, district: int) -> str:
    """Return the key for a fight in a district with an empty space; one with a protection token does not press."""
    full = city.room(state, district) <= NARROW and not state.tokens[district]
    return "fight-full" if full else "fight-near"


def _fight_effects(state: KickAss, card: int) -> list[Reason]:
    """Return the reasons for what a card adds to its fight: dice and hits."""
    cards = state.cards
    fight = [
        k
        for k in range(cards.first[OF_CARD + card], cards.first[OF_CARD + card + 1])
        if cards.when[k] == When.IN_FIGHT and cards.amount[k] > 0
    ]
    dice = sum(cards.amount[k] for k in fight if cards.code[k] in (Word.RED_DICE, Word.BLUE_DICE))
    hits = sum(cards.amount[k] for k in fight if cards.code[k] == Word.HIT)
    return [Reason(key, {"count": count}) for key, count in (("fight-dice", dice), ("fight-hits", hits)) if count]


def _move(state: KickAss, district: int, seat: int) -> list[Reason]:
    """Return the reasons for going to a district: what presses there, and what the hero's card can do."""
    hero = state.heroes[seat]
    found = [*_full(state, district), *_allies(state, district, seat)]
    can_fight = hero.fights > 0 and state.cards.only[hero.card] in (-1, district)
    if can_fight and cleaning.count_enemies(state, district):
        found += _better_fight(state, district, hero.at)
    return [*found, *_errands(state, district, seat)] if hero.timers > 0 else found


def _better_fight(state: KickAss, district: int, here: int) -> list[Reason]:
    """Return the reasons for a fight in another district: what there is not where the hero stands."""
    found = []
    for space, lying in enumerate(state.row):
        if lying.is_empty() or lying.left == 0:
            continue
        counts = state.cards.objective[lying.event] == KILLS and lying.at[district] > 0
        if row.mini_on(state, space) == district:
            found.append(Reason("mini-there", {"event": EVENT_IDS[lying.event]}))
        elif counts and not (here < DISTRICTS and lying.at[here] > 0):
            found.append(Reason("kills-there", {"event": EVENT_IDS[lying.event]}))
    count, now = cleaning.count_enemies(state, district), cleaning.count_enemies(state, here)
    if count == 1 != now and state.boss_at != district:
        return [*found, Reason("enemy-there", {"district": DISTRICT_IDS[district]})]
    if now == 0:
        return [*found, Reason("enemies", {"count": count})]
    powers = {"count": enemy_power(state, district), "here": enemy_power(state, here)}
    if powers["count"] < powers["here"]:
        return [*found, Reason("weaker", powers)]
    return [*found, Reason("more-enemies", {"count": count, "here": now})] if count > now else found


def _errands(state: KickAss, district: int, seat: int) -> list[Reason]:
    """Return what a timer action of a hero could do in a district: work on events, or use the district."""
    there = state.copy(state.chance)
    there.heroes[seat].at = district
    found = [Reason("works-there", {"event": one}) for one in _workable(state, district, seat)]
    return [*found, Reason(TIMER_REASONS[district])] if districts.timer_helps(there, seat) else found


def _full(state: KickAss, district: int) -> list[Reason]:
    """Return the reason for helping a district with hardly an empty space; a protection token keeps it from more."""
    if district >= DISTRICTS:
        return []
    room = city.room(state, district)
    if room > NARROW or not city.held(state, district):
        return []
    if state.tokens[district] and (room <= 0 or district == CITY_HALL):
        return [Reason("guarded", {"district": DISTRICT_IDS[district]})] if room <= 0 else []
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
    count = city.minions_in(state, district)
    return [Reason("police", {"count": count}), *_full(state, district)]


def _work(state: KickAss, space: int) -> list[Reason]:
    """Return the reasons for working on an event."""
    lying = state.row[space]
    args = {"event": EVENT_IDS[lying.event]}
    found = [Reason("completes", args)] if lying.left == 1 else []
    if space == LAST_SPACE:
        found.append(Reason("matures", args))
    return found or [Reason("works", {**args, "count": lying.left})]
