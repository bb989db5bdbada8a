"""#*IT HAPPENS cards: drawn on their strip and resolved at once, unless a FLUKE card cancels them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record import log, verbs
from ludotheque.games.gold_record.chapters import flukes
from ludotheque.games.gold_record.chapters.battles import fight
from ludotheque.games.gold_record.chapters.musicians import dismiss
from ludotheque.games.gold_record.chapters.ranking import move_down
from ludotheque.games.gold_record.chapters.squares import discarded_resources, lose_all, lose_green, spend
from ludotheque.games.gold_record.chapters.turns import put_away
from ludotheque.games.gold_record.codes import MAX_PLAYERS, MUSICIANS, RESOURCES, Ended, Phase, Source
from ludotheque.games.gold_record.grid import offer
from ludotheque.games.gold_record.state import Frame, GoldRecord, Question

# --- Drawing and resolving ---


def draw_card(state: GoldRecord) -> None:
    """Draw the next card; an empty deck is made again of the discards.

    Without FLUKE cards in hand it happens at once.
    """
    if state.happenings.size() == 0:
        state.happenings.shuffle()
        log.plain(state, "shuffled", "h-deck")
    state.happening = state.happenings.draw(state.chance)
    log.happening(state)
    if state.current().hand_size() == 0:
        resolve(state)
    else:
        state.put(REACT[state.player])


@final
class React(flukes.Moment):
    """Let it happen, or play FLUKE cards first (R32)."""

    def phase(self) -> i64:
        return Phase.HAPPENS

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        actions.append(verbs.RESOLVE.first)
        flukes.offer_cards(state, actions)

    def go_on(self, state: GoldRecord, action: i64) -> None:
        state.drop()
        resolve(state)


def resolve(state: GoldRecord) -> None:
    """Do what the card says. One that has decided the game lies among the discards."""
    card = state.cards.happenings[state.happening]
    MISHAPS[card.effect].happen(state, card.size)
    if state.ended != Ended.NOT_YET:
        put_away(state)


# --- What happens ---


class MishapKind:
    """The effect of a #*IT HAPPENS card."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        """Do it, or ask what it needs to know."""
        raise NotImplementedError


class Battle(MishapKind):
    """A Battle of the Bands."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        fight(state)


class LoseResource(MishapKind):
    """All cards of one resource, those of this turn too (R31)."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        log.lost(state, size)
        lose_all(state, state.player, size)


class Pay(MishapKind):
    """A payment of resources of the player's choice, as far as there are any."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        there = state.current().resources()
        ask_to_drop(state, size if size < there else there)


class PayHalf(MishapKind):
    """Half of the resources, rounded down."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        ask_to_drop(state, state.current().resources() // 2)


class Down(MishapKind):
    """A fall by so many places."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        move_down(state, state.player, size, Source.HAPPENS)


class LoseMusician(MishapKind):
    """A musician leaves: an amateur or a professional."""

    def __init__(self, *, professional: bool) -> None:
        self.professional: bool = professional

    def happen(self, state: GoldRecord, size: i64) -> None:
        if state.current().has_level(professional=self.professional):
            state.put(Lose(state.player, professional=self.professional))


class LoseFluke(MishapKind):
    """One FLUKE card of the hand, by chance."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        band = state.current()
        count = band.hand_size()
        if count > 0:
            flukes.discard_card(state, state.chance.pick(band.hand, count), "lose-fluke", "happens")


class WrongExit(MishapKind):
    """The player on the left moves one's leader."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        if flukes.shifts(state, state.player) != 0:
            state.put(MISLEAD[state.after(state.player, 1)])


class OpenStage(MishapKind):
    """Each opponent takes a resource from the discards."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        if discarded_resources(state) > 0:
            state.put(flukes.Find(state.after(state.player, 1), state.num_players - 1))


class BlownFuse(MishapKind):
    """All green square cards."""

    def happen(self, state: GoldRecord, size: i64) -> None:
        log.fuse(state)
        lose_green(state, state.player)


MISHAPS: Final = vec[MishapKind](
    [
        Battle(),
        LoseResource(),
        Pay(),
        Down(),
        LoseMusician(professional=False),
        LoseMusician(professional=True),
        LoseFluke(),
        WrongExit(),
        OpenStage(),
        PayHalf(),
        BlownFuse(),
    ]
)
"""By the numbers of codes.Mishap."""


# --- Their questions ---


def ask_to_drop(state: GoldRecord, count: i64) -> None:
    """Ask for some of the current player's resources, if there are any."""
    if count > 0:
        state.put(Drop(state.player, count))


@final
class Drop(Question):
    """Discard resources, one after another."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def phase(self) -> i64:
        return Phase.DROP

    def left(self) -> i64:
        return self.count

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        band = state.bands[self.seat]
        for kind in range(RESOURCES):
            if band.squares[kind] > 0:
                actions.append(verbs.DROP.of(kind))

    def answer(self, state: GoldRecord, action: i64) -> None:
        kind = verbs.DROP.which(action)
        state.drop()
        spend(state, kind, 1)
        log.resource(state, "drop", self.seat, kind)
        ask_to_drop(state, self.count - 1)


@final
class Lose(Question):
    """Choose the musician who leaves, of the level that the card names."""

    def __init__(self, seat: i64, *, professional: bool) -> None:
        super().__init__(seat)
        self.professional: bool = professional

    def phase(self) -> i64:
        return Phase.LOSE

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        band = state.bands[self.seat]
        for one in range(MUSICIANS):
            if band.plays(one) and state.cards.musicians[one].professional == self.professional:
                actions.append(verbs.LOSE.of(one))

    def answer(self, state: GoldRecord, action: i64) -> None:
        state.drop()
        dismiss(state, verbs.LOSE.which(action))


@final
class Mislead(Question):
    """Move the leader of the current player (R41)."""

    def phase(self) -> i64:
        return Phase.SHIFT

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        offer(actions, verbs.SHIFT.of2(state.player, 0), flukes.shifts(state, state.player))

    def answer(self, state: GoldRecord, action: i64) -> None:
        flukes.shift(state, self.seat, action)


REACT: Final = vec[Frame]([React(seat) for seat in range(MAX_PLAYERS)])
MISLEAD: Final = vec[Frame]([Mislead(seat) for seat in range(MAX_PLAYERS)])
