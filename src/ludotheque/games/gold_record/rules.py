"""Gold Record: the order of the years and turns, and the book of all chapters. R numbers are rulings of the guide."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.games.gold_record import log
from ludotheque.games.gold_record.cards import Cards
from ludotheque.games.gold_record.chapters import audit, hidden
from ludotheque.games.gold_record.chapters.opening import CHOOSE_LEADER, PLACE_LEADER, set_up
from ludotheque.games.gold_record.chapters.walking import begin_turn
from ludotheque.games.gold_record.chapters.years import end_year
from ludotheque.games.gold_record.codes import NOBODY, NONE, NOWHERE, Ended
from ludotheque.games.gold_record.options import GoldRecordOptions
from ludotheque.games.gold_record.pieces import Band
from ludotheque.games.gold_record.state import Frame, GoldRecord, Rulebook


@final
class Round(Frame):
    """The bottom of the stack: leaders are chosen, then placed, clockwise; then one turn follows another."""

    def run(self, state: GoldRecord) -> bool:
        band = state.current()
        if band.leader == NOBODY:
            state.put(CHOOSE_LEADER[state.player])
        elif band.at == NOWHERE:
            state.put(PLACE_LEADER[state.player])
        elif state.turn.start == NOWHERE:
            begin_first_year(state)
        else:
            next_turn(state)
        return False


def begin_first_year(state: GoldRecord) -> None:
    """Begin with the first turn."""
    log.year(state)
    begin_turn(state)


def next_turn(state: GoldRecord) -> None:
    """Go on to the next player, or the next year when the pile was used up (R6)."""
    if state.top == NONE:
        end_year(state)
    else:
        state.next_player()
    if state.ended == Ended.NOT_YET:
        begin_turn(state)


class Book(Rulebook):
    """All chapters together."""

    def resample(self, truth: GoldRecord, seat: i64, chance: Chance) -> GoldRecord:
        return hidden.resample(truth, seat, chance)

    def audit(self, state: GoldRecord) -> None:
        audit.audit(state)


ROUND: Final = Round(NOBODY)
BOOK: Final = Book()


def blank(players: i64, chance: Chance, cards: Cards, options: GoldRecordOptions) -> GoldRecord:
    """Return a table on which nothing lies, with pieces of its own."""
    state = GoldRecord(players, chance, BOOK, cards, options)
    state.bands = vec[Band]([Band(cards) for _ in range(players)])
    state.put(ROUND)
    return state.copy(chance)


def new_game(
    players: i64, chance: Chance, cards: Cards, options: GoldRecordOptions, events: list[Event] | None
) -> GoldRecord:
    """Return a game that begins: the board composed, the first player chosen."""
    state = blank(players, chance, cards, options)
    state.events = events
    set_up(state)
    state.settle()
    return state
