"""Special actions (p.11): re-assign, hype, ideas into fans, marketing. The other two happen by themselves."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.chapters import chart, decks, orders
from ludotheque.games.age_of_comics.codes import CONVERSIONS, CREATIVES, GENRES, NOBODY, ORIGINALS, WRITER, WRITERS, Ask
from ludotheque.games.age_of_comics.pieces import Comic
from ludotheque.games.age_of_comics.places import hand_of, hyped_by, is_hyped, mat_of, owner_of
from ludotheque.games.age_of_comics.state import AgeOfComics, Choice, Question
from ludotheque.games.age_of_comics.tables import MARKET_COST, MARKET_FANS

# --- Re-assign, after hire ---


@final
class Reassign(Choice):
    """Choose a creative on the mat who is exchanged: one writer and one artist in all (R16)."""

    def __init__(self, seat: i64, *, writer_due: bool = True, artist_due: bool = True) -> None:
        super().__init__(seat)
        self.writer_due: bool = writer_due
        self.artist_due: bool = artist_due

    def asks(self) -> i64:
        return Ask.SWAP

    def left(self) -> i64:
        return 0

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for card in range(CREATIVES):
            due = self.writer_due if card < WRITERS else self.artist_due
            if due and state.creative[card] == mat_of(self.seat) and has_replacement(state, self.seat, card):
                actions.append(verbs.SWAP.of(card))
        actions.append(verbs.DONE.first)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
            return
        card = verbs.SWAP.which(action)
        writer = card // WRITERS == WRITER
        state.swap(
            Reassign(self.seat, writer_due=self.writer_due and not writer, artist_due=self.artist_due and writer)
        )
        state.put(Replace(self.seat, card))


@final
class Replace(Question):
    """Choose who comes in the place of a creative."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def asks(self) -> i64:
        return Ask.FOR

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for card in range(CREATIVES):
            if can_replace(state, self.seat, self.card, card):
                actions.append(verbs.FOR.of(card))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        state.drop()
        state.put(orders.FULFIL[self.seat])
        exchange(state, self.seat, self.card, verbs.FOR.which(action))


def has_replacement(state: AgeOfComics, seat: i64, card: i64) -> bool:
    """Return whether someone can come in the place of a creative."""
    first = decks.first_of(card // WRITERS)
    for other in range(first, first + WRITERS):
        if can_replace(state, seat, card, other):
            return True
    return False


def can_replace(state: AgeOfComics, seat: i64, card: i64, other: i64) -> bool:
    """Return whether the other one, of the same kind, can be paid from the hand, or works for another comic."""
    if card == other or card // WRITERS != other // WRITERS:
        return False
    if state.creative[other] == mat_of(seat):
        return True
    difference = state.creative_value(other) - state.creative_value(card)
    return state.creative[other] == hand_of(seat) and difference <= state.players[seat].money


def exchange(state: AgeOfComics, seat: i64, old: i64, new: i64) -> None:
    """Change places; the difference of values is paid or received, what was learnt is lost in hand (R17)."""
    from_hand = state.creative[new] == hand_of(seat)
    cost: i64 = state.creative_value(new) - state.creative_value(old) if from_hand else 0
    state.earn(seat, -cost)
    if from_hand:
        decks.show(state, seat, new)
        state.creative[new] = mat_of(seat)
        state.creative[old] = hand_of(seat)
        state.raised[old] = 0
        state.grown[old] = 0
    key = "swap-pays" if cost > 0 else "swap-receives" if cost < 0 else "swap"
    money = cost if cost >= 0 else -cost
    log.reveal(state, key, "reassign", seat, "card", old, "mate", new, "money", money)
    for comic in state.players[seat].comics:
        before = comic.specialised()
        comic.writer = replaced(comic.writer, old, new, from_hand)
        comic.artist = replaced(comic.artist, old, new, from_hand)
        if state.options.swapped_fans:
            adjust(state, comic, comic.specialised() - before)


def replaced(card: i64, old: i64, new: i64, from_hand: bool) -> i64:
    """Return who works in the place of a creative when two change places."""
    if card == old:
        return new
    return old if card == new and not from_hand else card


def adjust(state: AgeOfComics, comic: Comic, fans: i64) -> None:
    """Let fans follow the specialised creatives, down to one (R15)."""
    if fans > 0:
        chart.gain(state, comic, fans)
    lost: i64 = 0
    while fans + lost < 0 and comic.fans > 1:
        comic.fans -= 1
        lost += 1
    if lost > 0:
        log.say(state, "fans-lost", "reassign", NOBODY, "comic", comic.number, "fans", lost, "total", comic.fans)


# --- Hype, after develop ---


@final
class Hype(Choice):
    """Choose an original of the hand to lay out; its first token comes when the next round begins (R18)."""

    def asks(self) -> i64:
        return Ask.HYPE

    def left(self) -> i64:
        return 0

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for card in range(ORIGINALS):
            if state.comic[card] == hand_of(self.seat):
                actions.append(verbs.HYPE.of(card))
        actions.append(verbs.DONE.first)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        state.drop()
        if action == verbs.DONE.first:
            return
        card = verbs.HYPE.which(action)
        state.comic[card] = hyped_by(self.seat)
        state.known[CREATIVES + card] = 1
        log.reveal(state, "hype", "hype", self.seat, "comic", card)


def add_hype(state: AgeOfComics) -> None:
    """Put a token on each comic that is laid out (p.11)."""
    for card in range(ORIGINALS):
        if is_hyped(state.comic[card]):
            state.hype[card] += 1
            log.say(state, "hype-token", "hype", owner_of(state.comic[card]), "comic", card)


# --- Ideas into fans, after ideas (R2) ---

NONE_BOOSTED: Final = vec[i64]([])


@final
class Convert(Choice):
    """Choose an idea to spend, while a comic is left that had no fan for one in this action."""

    def __init__(self, seat: i64, conversions: i64 = CONVERSIONS, boosted: vec[i64] = NONE_BOOSTED) -> None:
        super().__init__(seat)
        self.conversions: i64 = conversions
        self.boosted: vec[i64] = boosted

    def asks(self) -> i64:
        return Ask.SPEND

    def left(self) -> i64:
        return self.conversions

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        player = state.players[self.seat]
        if self.conversions > 0 and len(without(player.comics, self.boosted)) > 0:
            for genre in range(GENRES):
                if player.ideas[genre] > 0:
                    actions.append(verbs.SPEND.of(genre))
        actions.append(verbs.DONE.first)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
            return
        genre = verbs.SPEND.which(action)
        state.idea(self.seat, genre, -1)
        state.swap(ConvertTo(self.seat, self.conversions - 1, self.boosted))
        log.say(state, "spend", "convert", self.seat, "genre", genre)


@final
class ConvertTo(Question):
    """Choose the comic that gets the fan for an idea."""

    def __init__(self, seat: i64, conversions: i64, boosted: vec[i64]) -> None:
        super().__init__(seat)
        self.conversions: i64 = conversions
        self.boosted: vec[i64] = boosted

    def asks(self) -> i64:
        return Ask.BOOST

    def left(self) -> i64:
        return self.conversions

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for comic in without(state.players[self.seat].comics, self.boosted):
            actions.append(verbs.BOOST.of(comic.number))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        comic = verbs.BOOST.which(action)
        chart.gain(state, state.printed(comic), 1)
        # A table of its own: other states share that of this frame.
        state.swap(Convert(self.seat, self.conversions, append(self.boosted[:], comic)))


def without(comics: vec[Comic], but: vec[i64]) -> vec[Comic]:
    """List the comics that are not among those numbers."""
    return vec[Comic]([comic for comic in comics if comic.number not in but])


# --- Marketing, after royalties ---


@final
class Market(Choice):
    """Choose how many fans to buy, once (R22)."""

    def asks(self) -> i64:
        return Ask.MARKET

    def left(self) -> i64:
        return 0

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        player = state.players[self.seat]
        if len(player.comics) > 0:
            for tier in range(i64(len(MARKET_COST))):
                if player.money >= MARKET_COST[tier]:
                    actions.append(verbs.MARKET.of(tier))
        actions.append(verbs.DONE.first)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
            return
        cost = MARKET_COST[verbs.MARKET.which(action)]
        fans = MARKET_FANS[verbs.MARKET.which(action)]
        state.earn(self.seat, -cost)
        state.swap(GiveFans(self.seat, fans))
        log.say(state, "market", "marketing", self.seat, "money", cost, "fans", fans)


@final
class GiveFans(Question):
    """Choose own printed comics for the fans that were bought, one by one (R41)."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def asks(self) -> i64:
        return Ask.BOOST

    def left(self) -> i64:
        return 0

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for comic in state.players[self.seat].comics:
            actions.append(verbs.BOOST.of(comic.number))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        if self.count > 1:
            state.swap(GiveFans(self.seat, self.count - 1))
        else:
            state.drop()
        chart.gain(state, state.printed(verbs.BOOST.which(action)), 1)
