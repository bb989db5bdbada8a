"""Hidden information: the FLUKE cards in other hands (R43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.gold_record.codes import FLUKES, HAND_LIMIT, MAX_PLAYERS
from ludotheque.games.gold_record.pieces import Band, Held, changed
from ludotheque.games.gold_record.state import NO_HELD, GoldRecord

if TYPE_CHECKING:
    from librt.vecs import vec as Fixed

FULL_HANDS: Final = vec[i64]([HAND_LIMIT] * MAX_PLAYERS)

# --- What everyone can tell of cards that are held for long ---


def remember_hands(state: GoldRecord) -> None:
    """Note, before all cards that everyone has seen go back into the deck, that no hand holds one of them."""
    kinds = state.flukes.left[:]
    hands = vec[i64]([0] * MAX_PLAYERS)
    for seat in range(state.num_players):
        band = state.bands[seat]
        hands[seat] = band.unknown()
        for card in range(FLUKES):
            kinds[card] += band.hand[card] - band.known[card]
    after = vec[Held]()
    for one in state.held:
        if one.cards() > 0:
            after = append(after, one)
    state.held = append(after, Held(kinds, hands))


def leave_hand(state: GoldRecord, seat: i64, card: i64) -> None:
    """Take a card out of a hand openly.

    It may be one of those held since a year's end, if any of them is of its kind. It is one for sure if the whole hand
    was held since then.
    """
    band = state.bands[seat]
    if len(state.held) > 0 and band.known[card] == 0:
        unknown = band.unknown()
        after = vec[Held]()
        for one in state.held:
            after = append(after, without(one, seat, card, unknown))
        state.held = after
    band.leave_hand(card)


def without(held: Held, seat: i64, card: i64, unknown: i64) -> Held:
    """Return what is still known when a card leaves a hand of that many unknown ones."""
    count = held.hands[seat]
    if count == 0 or held.kinds[card] == 0:
        return held
    kinds = changed(held.kinds, card, held.kinds[card] - 1) if count == unknown else held.kinds
    return Held(kinds, changed(held.hands, seat, count - 1))


def show_hands(state: GoldRecord) -> None:
    """Note, after a battle, that no hand holds a card with battle points, or that all cards are known (R38)."""
    if not state.options.show_green_only:
        state.held = NO_HELD
        return
    after = vec[Held]()
    for one in state.held:
        kinds = one.kinds[:]
        for card in range(FLUKES):
            if state.cards.flukes[card].battle > 0:
                kinds[card] = 0
        after = append(after, Held(kinds, one.hands))
    state.held = after


# --- Other worlds ---


def resample(truth: GoldRecord, seat: i64, chance: Chance) -> GoldRecord:
    """Deal the other hands again from what ``seat`` has not seen; cards that everyone knows stay.

    The longer a card has been held, the fewer it can be, so those are dealt first. Every battle shows all cards with
    battle points: the cards held since then are ``plain``. At a year's end all that everyone has seen goes back into
    the deck: the cards held since then are none of it.
    """
    world = truth.copy(chance)
    take_back(world, seat)
    rooms = [room(truth, held, seat) for held in truth.held]
    for plain in (True, False):
        for which in range(len(rooms)):
            deal_hands(world, truth, seat, truth.held[which].hands, rooms[which:], plain=plain)
        deal_hands(world, truth, seat, FULL_HANDS, [], plain=plain)
    return world


def take_back(world: GoldRecord, seat: i64) -> None:
    """Put the cards of the other hands that not everyone knows back into the deck."""
    for other in range(world.num_players):
        if other != seat:
            band = world.bands[other]
            for card in range(FLUKES):
                world.flukes.left[card] += band.hand[card] - band.known[card]
                band.hand[card] = band.known[card]


def room(truth: GoldRecord, held: Held, seat: i64) -> vec[i64]:
    """Return how many cards of each kind the others may have held since a year's end, by what ``seat`` holds itself."""
    band = truth.bands[seat]
    later = band.unknown() - held.hands[seat]
    found = held.kinds[:]
    for card in range(FLUKES):
        own = band.hand[card] - band.known[card] - later
        if own > 0:
            found[card] -= own
    return found


def deal_hands(
    world: GoldRecord, truth: GoldRecord, seat: i64, sizes: Fixed[i64], rooms: list[vec[i64]], *, plain: bool
) -> None:
    """Deal to the other hands until each has that many unknown cards, or all that are to be dealt."""
    for other in range(world.num_players):
        if other != seat:
            band = truth.bands[other]
            most = band.unknown() - band.fresh if plain else band.unknown()
            for _ in range(world.bands[other].unknown(), min(most, sizes[other])):
                deal(world, world.bands[other], rooms, plain=plain)


def deal(world: GoldRecord, band: Band, rooms: list[vec[i64]], *, plain: bool) -> None:
    """Deal a card of the deck to a hand for which there is room; ``plain`` leaves out those with battle points."""
    counts = world.flukes.left[:]
    total: i64 = 0
    for card in range(FLUKES):
        for one in rooms:
            if one[card] < counts[card]:
                counts[card] = one[card]
        if counts[card] < 0 or (plain and world.cards.flukes[card].battle > 0):
            counts[card] = 0
        total += counts[card]
    if total == 0:  # only in a position that was made up, and not well: what is held there cannot be held
        deal(world, band, [], plain=plain)
        return
    dealt = world.chance.pick(counts, total)
    world.flukes.left[dealt] -= 1
    band.hand[dealt] += 1
    for one in rooms:
        one[dealt] -= 1
