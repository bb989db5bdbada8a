"""Special actions (p.11): re-assign, hype, ideas into fans, marketing. The other two happen by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.state import IllegalAction
from ludotheque.games.age_of_comics import decks, do, log, printing
from ludotheque.games.age_of_comics.box import BITS
from ludotheque.games.age_of_comics.codes import (
    COMICS,
    CREATIVES,
    GENRES,
    HYPED,
    MAT,
    NOBODY,
    ORIGINALS,
    PRINTED,
    S_CONVERT,
    WRITERS,
)
from ludotheque.games.age_of_comics.tables import MARKET_COST, MARKET_FANS

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics


# --- Re-assign, after hire ---


def swap_actions(s: AgeOfComics) -> list[i64]:
    """Creatives on the mat who can be exchanged: one writer and one artist in all (R16)."""
    actions: list[i64] = []
    card: i64 = 0
    other: i64 = 0
    for card in range(CREATIVES):
        if can_leave(s, card):
            for other in range(card // WRITERS * WRITERS, card // WRITERS * WRITERS + WRITERS):
                if can_replace(s, card, other):
                    actions.append(do.SWAP.of(card))
                    break
    actions.append(do.DONE.first)
    return actions


def can_leave(s: AgeOfComics, card: i64) -> bool:
    """Whether a creative works for the player and its kind was not exchanged yet."""
    return s.creative[card] == MAT + s.player and s.swapped >> (card // WRITERS) & 1 == 0


def can_replace(s: AgeOfComics, card: i64, other: i64) -> bool:
    """Whether the other one, of the same kind, comes from the hand and can be paid, or works for another comic."""
    if card == other or card // WRITERS != other // WRITERS:
        return False
    if s.creative[other] == MAT + s.player:
        return True
    return s.creative[other] == s.player and s.worth(other) - s.worth(card) <= s.money(s.player)


def choose_swap(s: AgeOfComics, action: i64) -> None:
    """Who leaves, or nobody."""
    if action == do.DONE.first:
        s.step = 2
        return
    card: i64 = do.SWAP.which(action)
    if card < 0 or card >= CREATIVES or not can_leave(s, card):
        raise IllegalAction(action)
    other: i64 = 0
    for other in range(CREATIVES):
        if can_replace(s, card, other):
            s.picked = card
            return
    raise IllegalAction(action)


def for_actions(s: AgeOfComics) -> list[i64]:
    """Who can come."""
    actions: list[i64] = []
    card: i64 = 0
    for card in range(CREATIVES):
        if can_replace(s, s.picked, card):
            actions.append(do.FOR.of(card))
    return actions


def exchange(s: AgeOfComics, action: i64) -> None:
    """Change places; the difference of values is paid or received, what was learnt is lost in hand (R17)."""
    new: i64 = do.FOR.which(action)
    old: i64 = s.picked
    if new < 0 or new >= CREATIVES or not can_replace(s, old, new):
        raise IllegalAction(action)
    s.picked = NOBODY
    s.swapped |= i64(1) << (old // WRITERS)
    from_hand: bool = s.creative[new] == s.player
    cost: i64 = s.worth(new) - s.worth(old) if from_hand else 0
    s.earn(s.player, -cost)
    if from_hand:
        decks.show(s, new)
        s.creative[new] = MAT + s.player
        s.creative[old] = s.player
        s.raised[old] = 0
        s.grown[old] = 0
    if s.events is not None:
        key = "swap-pays" if cost > 0 else "swap-receives" if cost < 0 else "swap"
        money: i64 = cost if cost >= 0 else -cost
        log.reveal(s, key, "reassign", ("seat", s.player), ("card", old), ("mate", new), ("money", money))
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] == MAT + s.player:
            before: i64 = s.specialised(comic)
            change(s, comic, old, new, from_hand)
            if s.options.swapped_fans:
                adjust(s, comic, s.specialised(comic) - before)


def change(s: AgeOfComics, comic: i64, old: i64, new: i64, from_hand: bool) -> None:
    """Who works for one comic now."""
    if s.writer[comic] == old:
        s.writer[comic] = new
    elif s.writer[comic] == new and not from_hand:
        s.writer[comic] = old
    if s.artist[comic] == old:
        s.artist[comic] = new
    elif s.artist[comic] == new and not from_hand:
        s.artist[comic] = old


def adjust(s: AgeOfComics, comic: i64, fans: i64) -> None:
    """Fans follow the specialised creatives, down to one (R15)."""
    if fans > 0:
        printing.gain(s, comic, fans)
    lost: i64 = 0
    while fans + lost < 0 and s.fans[comic] > 1:
        s.fans[comic] -= 1
        lost += 1
    if lost > 0 and s.events is not None:
        log.say(s, "fans-lost", "reassign", ("comic", comic), ("fans", lost), ("total", s.fans[comic]))


# --- Hype, after develop ---


def hype_actions(s: AgeOfComics) -> list[i64]:
    """Originals of the hand."""
    actions: list[i64] = []
    card: i64 = 0
    for card in range(ORIGINALS):
        if s.comic[card] == s.player:
            actions.append(do.HYPE.of(card))
    actions.append(do.DONE.first)
    return actions


def hype(s: AgeOfComics, action: i64) -> None:
    """Lay a comic out; its first token comes when the next round begins (R18)."""
    if action == do.DONE.first:
        s.step = 2
        return
    card: i64 = do.HYPE.which(action)
    if card < 0 or card >= ORIGINALS or s.comic[card] != s.player:
        raise IllegalAction(action)
    s.step = 2
    s.comic[card] = HYPED + s.player
    s.known[CREATIVES + card] = 1
    if s.events is not None:
        log.reveal(s, "hype", "hype", ("seat", s.player), ("comic", card))


# --- Ideas into fans, after ideas (R2) ---


def spend_actions(s: AgeOfComics) -> list[i64]:
    """An idea of any genre, while a comic is left that had no fan for one in this action."""
    actions: list[i64] = []
    genre: i64 = 0
    if s.left > 0 and boost_actions(s):
        for genre in range(GENRES):
            if s.ideas[s.player * GENRES + genre] > 0:
                actions.append(do.SPEND.of(genre))
    actions.append(do.DONE.first)
    return actions


def spend(s: AgeOfComics, action: i64) -> None:
    """An idea for a fan, or no more."""
    if action == do.DONE.first:
        s.step = 2
        return
    genre: i64 = do.SPEND.which(action)
    if genre < 0 or genre >= GENRES or s.ideas[s.player * GENRES + genre] == 0 or s.left == 0:
        raise IllegalAction(action)
    if not boost_actions(s):
        raise IllegalAction(action)
    s.idea(s.player, genre, -1)
    s.left -= 1
    s.boosts = 1
    if s.events is not None:
        log.say(s, "spend", "convert", ("seat", s.player), ("genre", genre))


def boost_actions(s: AgeOfComics) -> list[i64]:
    """Own printed comics (R41); for ideas each only once."""
    actions: list[i64] = []
    comic: i64 = 0
    for comic in range(COMICS):
        if boost_fits(s, comic):
            actions.append(do.BOOST.of(comic))
    return actions


def boost_fits(s: AgeOfComics, comic: i64) -> bool:
    """Whether a comic may get the next fan."""
    if s.comic[comic] != MAT + s.player:
        return False
    return s.stage != S_CONVERT or s.boosted >> comic & 1 == 0


def boost(s: AgeOfComics, action: i64) -> None:
    """A fan for a comic."""
    comic: i64 = do.BOOST.which(action)
    if comic < 0 or comic >= COMICS or not boost_fits(s, comic):
        raise IllegalAction(action)
    s.boosts -= 1
    s.boosted |= BITS[comic]
    printing.gain(s, comic, 1)


# --- Marketing, after royalties ---


def market_actions(s: AgeOfComics) -> list[i64]:
    """One purchase of fans (R22)."""
    actions: list[i64] = []
    tier: i64 = 0
    if s.get(s.player, PRINTED) > 0:
        for tier in range(3):
            if s.money(s.player) >= MARKET_COST[tier]:
                actions.append(do.MARKET.of(tier))
    actions.append(do.DONE.first)
    return actions


def market(s: AgeOfComics, action: i64) -> None:
    """Buy fans, or none."""
    tier: i64 = do.MARKET.which(action)
    if action == do.DONE.first:
        s.step = 2
        return
    if tier < 0 or tier >= 3 or s.get(s.player, PRINTED) == 0 or s.money(s.player) < MARKET_COST[tier]:
        raise IllegalAction(action)
    s.step = 2
    s.earn(s.player, -MARKET_COST[tier])
    s.boosts = MARKET_FANS[tier]
    if s.events is not None:
        log.say(s, "market", "marketing", ("seat", s.player), ("money", MARKET_COST[tier]), ("fans", s.boosts))
