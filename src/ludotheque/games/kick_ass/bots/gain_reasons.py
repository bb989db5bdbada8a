"""Reasons for gains in Kick-Ass, in words: steps on a hero's tracks, items, and who gets what is for one hero."""

from __future__ import annotations

from typing import Final

from ludotheque.core.events import Reason
from ludotheque.games.kick_ass.cards import OF_ITEM, OF_STRENGTH
from ludotheque.games.kick_ass.chapters import items
from ludotheque.games.kick_ass.chapters.casualties import GiveBonus
from ludotheque.games.kick_ass.chapters.effects import GiveItem
from ludotheque.games.kick_ass.codes import (
    BACKPACK,
    CITY_HALL,
    DISCOUNT_AT,
    DOLLARS,
    FAMOUS_AT,
    FIRST_HARDSHIP,
    HAPPINESS,
    HOSPITAL,
    LIFE,
    MEDIA,
    MOST,
    NOBODY,
    ONE_HAND,
    PARK,
    SECOND_HARDSHIP,
    STRENGTH,
    STRONGEST,
    VIRAL_AT,
    WALL_STREET,
)
from ludotheque.games.kick_ass.names import STAT_NAMES
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import When, Word, is_dice, is_lightning, is_reroll, is_stat, is_strength

MEDIA_REASONS: Final = {DISCOUNT_AT: "discount", VIRAL_AT: "viral", FAMOUS_AT: "famous"}
"""The reason for reaching a step of social media."""
BONUS_STATS: Final = {
    PARK: HAPPINESS,
    WALL_STREET: DOLLARS,
    HOSPITAL: LIFE,
    CITY_HALL: MEDIA,
}
"""The track that the clean-up bonus of a district raises, where it does."""
EXHAUST_REASONS: Final = {
    Word.HIT: "exhaust-hit",
    Word.SHIELD: "exhaust-shield",
    Word.RED_DICE: "exhaust-dice",
    Word.MOVE: "exhaust-move",
    Word.KILL_HERE: "exhaust-kill",
}
"""The reason for what an item gives when it is exhausted."""


# --- Tracks ---


def stat(state: KickAss, stat: int, seat: int, amount: int = 1) -> list[Reason]:
    """Return the reasons for steps up a track: what begins or ends there, and how far it still is."""
    hero = state.heroes[seat]
    if amount <= 0:
        return []
    if stat == HAPPINESS and not items.troubled(state, seat, Word.NO_HAPPINESS):
        return _happier(hero.happiness, min(MOST, hero.happiness + amount))
    if stat == MEDIA and not items.troubled(state, seat, Word.NO_MEDIA):
        return _better_known(hero.media, min(MOST, hero.media + amount), hero.famous)
    if stat == STRENGTH:
        level = hero.identity * STRONGEST + hero.strength
        return lasting(state, OF_STRENGTH + level) if hero.strength < STRONGEST else []
    if stat == LIFE:
        healed = min(amount, state.cards.life[hero.identity] - hero.life)
        return [Reason("heals", {"count": healed})] if healed > 0 else []
    return [Reason("dollars")] if stat == DOLLARS else []


def _happier(before: int, after: int) -> list[Reason]:
    """Return the reason for happiness: a hardship ends, or the next one is farther away."""
    if any(before <= hardship < after for hardship in (FIRST_HARDSHIP, SECOND_HARDSHIP)):
        return [Reason("above-hardship")]
    away = after - (FIRST_HARDSHIP if after > FIRST_HARDSHIP else SECOND_HARDSHIP)
    return [Reason("hardship-away", {"count": away})] if after > before else []


def _better_known(before: int, after: int, famous: bool) -> list[Reason]:
    """Return the reason for social media: the step that is reached, or the next one."""
    for step in MEDIA_REASONS:
        if before < step <= after and not (famous and step == FAMOUS_AT):
            return [Reason(MEDIA_REASONS[step])]
    ahead = [step for step in MEDIA_REASONS if step > after and not (famous and step == FAMOUS_AT)]
    return [Reason("media-away", {"count": min(ahead) - after, "n": min(ahead)})] if ahead and after > before else []


# --- Items ---


def lasting(state: KickAss, source: int) -> list[Reason]:
    """Return the reasons for what an item or a level of strength always gives."""
    cards = state.cards
    dice = sum(cards.amount_of(source, word, When.NOW) for word in (Word.RED_DICE, Word.BLUE_DICE))
    found = [Reason("item-dice", {"count": dice})] if dice > 0 else []
    if any(cards.amount_of(source, word, When.NOW) for word in range(Word.COUNT) if is_reroll(word)):
        found.append(Reason("item-reroll"))
    for word, key in ((Word.HIT, "adds-hit"), (Word.SHIELD, "adds-shield"), (Word.MOVE, "adds-move")):
        count = cards.amount_of(source, word, When.NOW)
        if count > 0:
            found.append(Reason(key, {"count": count}))
    return found


def item(state: KickAss, design: int) -> list[Reason]:
    """Return the reasons for an item: what it always gives, by lightning, and when it is exhausted."""
    source, cards = OF_ITEM + design, state.cards
    found = lasting(state, source)
    for k in range(cards.first[source], cards.first[source + 1]):
        word, count = cards.code[k], cards.amount[k]
        if is_lightning(cards.when[k]) and (word == Word.HIT or is_stat(word)):
            found.append(Reason("bolt-hit") if word == Word.HIT else Reason("bolt-stat", {"stat": STAT_NAMES[word]}))
        elif cards.when[k] == When.EXHAUST and word == LIFE:
            found.append(Reason("exhaust-life", {"count": count}))
        elif cards.when[k] == When.EXHAUST and is_stat(word):
            found.append(Reason("exhaust-stat", {"stat": STAT_NAMES[word], "count": count}))
        elif cards.when[k] == When.EXHAUST and word in EXHAUST_REASONS:
            found.append(Reason(EXHAUST_REASONS[word], {"count": count}))
    return found


def stow(state: KickAss, design: int, seat: int) -> list[Reason]:
    """Return the reasons for putting away an item in hand: it is used up for today, or adds no more than others."""
    held = [one for one in state.heroes[seat].items if one.worn and state.cards.slot[one.design] == ONE_HAND]
    alike = [one for one in held if one.design == design]
    found = [Reason("stow-exhausted")] if _is_used_up(state, design) and all(one.exhausted for one in alike) else []
    adds = [_adds(state, one.design) for one in held]
    if _adds(state, design) == min(adds) < max(adds):
        found.append(Reason("stow-least"))
    return found


def _is_used_up(state: KickAss, design: int) -> bool:
    """Return whether an item does nothing more when it is exhausted."""
    source, cards = OF_ITEM + design, state.cards
    return all(cards.when[k] == When.EXHAUST for k in range(cards.first[source], cards.first[source + 1]))


def _adds(state: KickAss, design: int) -> int:
    """Count the dice, hits and shields that an item always adds to a fight."""
    source, words = OF_ITEM + design, [word for word in range(Word.COUNT) if is_dice(word) or is_strength(word)]
    return sum(state.cards.amount_of(source, word, When.NOW) for word in words)


# --- For one of the team ---


def give(state: KickAss, taker: int, seat: int) -> list[Reason]:
    """Return the reasons for the hero who gets an item or a clean-up bonus."""
    frame = state.top()
    if isinstance(frame, GiveItem):
        return _give_item(state, taker, seat, state.laid_out[0] if frame.drawn else NOBODY)
    if isinstance(frame, GiveBonus) and frame.district in BONUS_STATS:
        return _give_bonus(state, taker, seat, BONUS_STATS[frame.district])
    return []


def _give_item(state: KickAss, taker: int, seat: int, design: int) -> list[Reason]:
    """Return the reasons for giving an item: a place that is free, or that the others have more already."""
    found = []
    kind = state.cards.slot[design] if design >= 0 else BACKPACK
    if kind != BACKPACK and items.fits(state, taker, kind):
        found.append(Reason("free-place-you") if taker == seat else Reason("free-place", {"target": taker}))
    counts = [len(one.items) for one in state.heroes if not one.out]
    fewest = len(state.heroes[taker].items)
    if min(counts) == fewest and counts.count(fewest) == 1 and len(counts) > 1:
        found.append(Reason("fewest-items-you") if taker == seat else Reason("fewest-items", {"target": taker}))
    return found


def _give_bonus(state: KickAss, taker: int, seat: int, track: int) -> list[Reason]:
    """Return the reasons for giving a step on a track: what it brings to oneself, or that the others have more."""
    levels = {one: _level(state, one, track) for one in range(state.num_players) if state.fight.fighters[one].joined}
    least = [one for one in levels if levels[one] == min(levels.values())]
    found = stat(state, track, taker) if taker == seat else []
    if least == [taker] and len(levels) > 1:
        args: dict[str, int | str] = {"stat": STAT_NAMES[track]}
        found.append(Reason("least-you", args) if taker == seat else Reason("least", {**args, "target": taker}))
    return found


def _level(state: KickAss, seat: int, track: int) -> int:
    """Return where a hero stands on a track."""
    hero = state.heroes[seat]
    return {HAPPINESS: hero.happiness, MEDIA: hero.media, LIFE: hero.life}.get(track, hero.dollars)
