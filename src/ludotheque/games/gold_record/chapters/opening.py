"""The start of the game: the board is composed, leaders are chosen and placed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record import log, verbs
from ludotheque.games.gold_record.codes import FLUKES, HAPPENINGS, MAX_PLAYERS, NOBODY, ROLES, SPACES, SQUARES, Phase
from ludotheque.games.gold_record.grid import FULL, offer
from ludotheque.games.gold_record.state import Frame, GoldRecord, Question

FEWEST_PLAYERS: Final[i64] = 2


def square_copies(state: GoldRecord, kind: i64) -> i64:
    """Return how many square cards of a kind this game has: those for more players are left out."""
    return state.cards.squares[kind].copies[state.num_players - FEWEST_PLAYERS]


def set_up(state: GoldRecord) -> None:
    """Make the decks, compose the board, turn up the top card, choose who begins (R44)."""
    for kind in range(SQUARES):
        state.pile.left[kind] = square_copies(state, kind)
    for kind in range(FLUKES):
        state.flukes.left[kind] = state.cards.flukes[kind].copies
    for kind in range(HAPPENINGS):
        state.happenings.left[kind] = state.cards.happenings[kind].copies
    for space in range(SPACES):
        state.board[space] = state.pile.draw(state.chance)
    state.top = state.pile.draw(state.chance)
    state.first = state.chance.below(state.num_players)
    state.player = state.first
    log.set_up(state)


@final
class ChooseLeader(Question):
    """Choose a leader that no one has taken."""

    def phase(self) -> i64:
        return Phase.CHOOSE

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        for role in range(ROLES):
            if not is_led(state, role):
                actions.append(verbs.LEAD.of(role))

    def answer(self, state: GoldRecord, action: i64) -> None:
        state.drop()
        state.bands[self.seat].leader = verbs.LEAD.which(action)
        log.leader(state)
        state.next_player()


def is_led(state: GoldRecord, role: i64) -> bool:
    """Return whether a leader has been chosen."""
    for band in state.bands:
        if band.leader == role:
            return True
    return False


@final
class PlaceLeader(Question):
    """Place the leader on a free space; no card is taken (R35)."""

    def phase(self) -> i64:
        return Phase.PLACE

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        offer(actions, verbs.PLACE.first, FULL & ~state.leaders(NOBODY))

    def answer(self, state: GoldRecord, action: i64) -> None:
        state.drop()
        state.bands[self.seat].at = verbs.PLACE.which(action)
        log.spot(state, "place", "placing", verbs.PLACE.which(action))
        state.next_player()


CHOOSE_LEADER: Final = vec[Frame]([ChooseLeader(seat) for seat in range(MAX_PLAYERS)])
PLACE_LEADER: Final = vec[Frame]([PlaceLeader(seat) for seat in range(MAX_PLAYERS)])
