"""Reasons in the fights of Kick-Ass, in words: where hits go, and rolling without more ado."""

from __future__ import annotations

from ludotheque.core.events import Reason
from ludotheque.games.kick_ass import verbs
from ludotheque.games.kick_ass.chapters import activation, cleaning, figures, items
from ludotheque.games.kick_ass.chapters.casualties import ALL_ENEMIES
from ludotheque.games.kick_ass.chapters.enemies import ENEMIES, Armored, MiniBoss, enemy_power
from ludotheque.games.kick_ass.chapters.fights import pool, strength
from ludotheque.games.kick_ass.codes import DISTRICTS, KILLS
from ludotheque.games.kick_ass.names import DISTRICT_IDS, EVENT_IDS
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import Word

MINION = 0
SUPER = 1
GANG = 5
BOSS = 6
"""Numbers of kinds of enemies."""


# --- Hits ---


def hit(state: KickAss, number: int) -> list[Reason]:
    """Return the reasons for giving the next hits to a kind of enemies, or to all whom they kill."""
    place = state.fight.at
    dead = _dead(state, number)
    if BOSS in dead and ENEMIES[BOSS].total(state) <= state.fight.hits:
        return [Reason("hit-wins")]
    found = [] if number == ALL_ENEMIES else _armored(state, number)
    found += _events(state, dead)
    if place < DISTRICTS and state.boss_at != place:
        enemies = cleaning.count_enemies(state, place)
        if enemies == sum(dead.values()):
            found.append(Reason("clean-up", {"district": DISTRICT_IDS[place]}))
        elif sum(enemy.total(state) for enemy in ENEMIES) <= state.fight.hits:
            found.append(Reason("hit-enough", {"count": enemies}))
    return found or _weaker(state, dead)


def _dead(state: KickAss, number: int) -> dict[int, int]:
    """Return how many of each kind fall by an answer; for armored ones, how many points of life they lose."""
    if number != ALL_ENEMIES:
        return {number: 1}
    able = [enemy for enemy in ENEMIES if enemy.can_be_hit(state)]
    dead = {enemy.number: enemy.times(state, state.fight.at) for enemy in able}
    if len(able) == 1:
        only = able[0]
        paid = 1 + (state.fight.hits - only.price(state)) // max(only.price_again(state), 1)
        dead[only.number] = min(dead[only.number], paid)
    return dead


def _armored(state: KickAss, number: int) -> list[Reason]:
    """Return the reasons for damage to a boss: it stays, and the armor is paid for once in a fight."""
    enemy = ENEMIES[number]
    if not isinstance(enemy, Armored):
        return []
    found = [Reason("hit-pierced")] if state.fight.is_pierced(number) and enemy.armor(state) > 0 else []
    return [*found, Reason("hit-lasts")]


def _events(state: KickAss, dead: dict[int, int]) -> list[Reason]:
    """Return the reasons for kills that events ask for, and for the mini-bosses of events."""
    place, kills = state.fight.at, sum(dead.get(kind, 0) for kind in (MINION, SUPER, GANG))
    found = []
    for number in dead:
        enemy = ENEMIES[number]
        if isinstance(enemy, MiniBoss):
            found.append(Reason("completes", {"event": EVENT_IDS[state.row[enemy.space].event]}))
    if place >= DISTRICTS or kills == 0:
        return found
    counting = [one for one in state.row if not one.is_empty() and state.cards.objective[one.event] == KILLS]
    for lying in counting:
        if lying.left > 0 and lying.at[place] > 0:
            key = "completes" if lying.left <= kills else "hit-counts"
            found.append(Reason(key, {"event": EVENT_IDS[lying.event]}))
    return found


def _weaker(state: KickAss, dead: dict[int, int]) -> list[Reason]:
    """Return the reason for fewer enemies: spaces that are free again in a district, or less power against the team."""
    place = state.fight.at
    spaces = dead.get(MINION, 0) + dead.get(SUPER, 0)
    if place < DISTRICTS and spaces:
        return [Reason("hit-frees", {"count": spaces, "district": DISTRICT_IDS[place]})]
    power = 0
    for number, count in dead.items():
        enemy = ENEMIES[number]
        times = enemy.times(state, place)
        if not isinstance(enemy, Armored):
            power += enemy.power(state, place) * count // max(times, 1)
        elif count == times:
            power += enemy.power(state, place)
    return [Reason("hit-weakens", {"count": power})] if power else []


# --- Before the roll ---


def ready(state: KickAss, seat: int) -> list[Reason]:
    """Return the reasons for rolling now: what is sure without dice, what is kept, and what is rolled."""
    place = state.fight.at
    joined = [one for one in range(state.num_players) if state.fight.fighters[one].joined]
    hits, shields = _sure(state)
    power, found = enemy_power(state, place), []
    totals = [enemy.total(state) for enemy in ENEMIES if enemy.is_at(state, place)]
    if totals and min(totals) > 0 and hits >= sum(totals):
        found.append(Reason("ready-hits", {"count": hits}))
    left = state.heroes[seat].life - max(power - shields, 0)
    if shields >= power > 0:
        found.append(Reason("ready-safe"))
    elif joined == [seat] and left >= 0:
        found.append(Reason("ready-stands", {"count": left}))
    legal = state.legal_actions()
    if any(verbs.USE.has(action) for action in legal):
        found.append(Reason("keeps-items"))
    others = [verbs.EQUIP.which(action) for action in legal if verbs.EQUIP.has(action)]
    if others and all(_worse(state, seat, one) for one in others):
        found.append(Reason("ready-gear"))
    dice = [sum(max(pool(state, one, word), 0) for one in joined) for word in (Word.RED_DICE, Word.BLUE_DICE)]
    return [*found, Reason("ready-dice", {"red": dice[0], "blue": dice[1], "power": power})]


def _sure(state: KickAss) -> tuple[int, int]:
    """Return the hits and the shields of all who fight, those of dice that lie already among them."""
    hits = state.docks_hits()
    shields = state.docks_shields() + figures.combat_effect(state, Word.SHIELD)
    for one in range(state.num_players):
        if state.fight.fighters[one].joined:
            hits += state.fight.fighters[one].hits() + strength(state, one, Word.HIT)
            shields += state.fight.fighters[one].shields() + strength(state, one, Word.SHIELD)
    return hits, shields


def use(state: KickAss, design: int, seat: int) -> list[Reason]:
    """Return the reasons for exhausting an item in a fight: the enemies that the hits then reach, the lives kept."""
    place, after = state.fight.at, state.copy(state.chance)
    activation.use(after, seat, design)
    (before, thin), (hits, shields) = _sure(state), _sure(after)
    there = [enemy for enemy in ENEMIES if enemy.total(state) > 0]
    found = []
    for enemy in there:
        if isinstance(enemy, MiniBoss) and before < enemy.total(state) <= hits:
            event = EVENT_IDS[state.row[enemy.space].event]
            found.append(Reason("use-mini", {"count": hits, "before": before, "event": event}))
    if before < sum(enemy.total(state) for enemy in there) <= hits:
        found.append(Reason("use-all", {"count": hits, "before": before}))
    if hits > before and not found:
        found.append(Reason("use-hits", {"count": hits, "before": before}))
    power = enemy_power(state, place)
    if spared := min(shields, power) - min(thin, power):
        found.append(Reason("use-shields", {"count": spared}))
    return found


def _worse(state: KickAss, seat: int, design: int) -> bool:
    """Return whether a hero who equips an item adds less to this fight, whatever it puts away for it."""
    after = state.copy(state.chance)
    items.equip(after, seat, design)
    return after.top() is state.top() and _adds(after, seat) < _adds(state, seat)


def _adds(state: KickAss, seat: int) -> int:
    """Count the dice, hits and shields that a hero adds to this fight."""
    dice = max(pool(state, seat, Word.RED_DICE), 0) + max(pool(state, seat, Word.BLUE_DICE), 0)
    return dice + strength(state, seat, Word.HIT) + strength(state, seat, Word.SHIELD)


def danger(state: KickAss, seat: int) -> list[Reason]:
    """Return the reason for leaving out a fight where the hero is: the power of the enemies there."""
    power = enemy_power(state, state.heroes[seat].at)
    return [Reason("avoids-fight", {"count": power})] if power > 0 else []
