"""The round (p.6): its beginning with calendar, ideas, hype and raised values; turns; its end (p.12).

The bottom of the stack is the part of the game that is going on: setup, raising, turns. Each chapter of the rulebook is
a module of chapters/, with its questions. R numbers are rulings of the guide.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.box import Box
from ludotheque.games.age_of_comics.chapters import (
    audit,
    automa,
    chart,
    decks,
    editors,
    hidden,
    ideas,
    learning,
    opening,
    orders,
    scoring,
    specials,
)
from ludotheque.games.age_of_comics.chapters.main_actions import MAIN_ACTIONS, can_begin
from ludotheque.games.age_of_comics.codes import AUTOMA, GENRES, HUMAN, MAIN, MAX_PLAYERS, NOBODY, ROUNDS, Ask
from ludotheque.games.age_of_comics.options import AgeOfComicsOptions
from ludotheque.games.age_of_comics.state import AgeOfComics, Frame, Question, Rulebook
from ludotheque.games.age_of_comics.tables import CALENDAR

AUTOMA_SHUFFLES: Final = (2, 4)
"""The rounds after which the Automa's cards are shuffled (solo p.2)."""


@final
class Rules(Rulebook):
    """The chapters, as the state asks for them."""

    def score(self, state: AgeOfComics, side: i64) -> i64:
        return scoring.score(state, side)

    def rank(self, state: AgeOfComics, seat: i64) -> i64:
        return scoring.rank(state, seat)

    def resample(self, state: AgeOfComics, seat: i64, chance: Chance) -> AgeOfComics:
        return hidden.resample(state, seat, chance)

    def audit(self, state: AgeOfComics) -> None:
        audit.audit(state)


RULES: Final = Rules()


def unpack(
    players: i64, chance: Chance, box: Box, options: AgeOfComicsOptions, events: list[Event] | None = None
) -> AgeOfComics:
    """Return a table with everything still in the box."""
    return opening.unpack(players, chance, RULES, box, options, events)


def start(
    players: i64, chance: Chance, box: Box, options: AgeOfComicsOptions, events: list[Event] | None
) -> AgeOfComics:
    """Return a game set up, up to its first question."""
    state = unpack(players, chance, box, options, events)
    state.put(SETUP[0])
    opening.prepare(state)
    state.settle()
    return state


class Part(Frame):
    """A part of the game, at the bottom of the stack. ``turn`` is the place in the turn order that comes next."""

    def __init__(self, turn: i64) -> None:
        super().__init__(-1)
        self.turn: i64 = turn

    def left(self) -> i64:
        return 0


# --- Setup ---


@final
class Setup(Part):
    """One player after the other; then the cards are laid out and the first round begins."""

    def run(self, state: AgeOfComics) -> bool:
        if self.turn < state.num_players:
            state.swap(SETUP[self.turn + 1])
            state.put(opening.FirstComic(state.order[self.turn], self.turn))
            return False
        if state.solo:
            state.order[0] = AUTOMA  # it goes first in every round (solo p.2)
            state.order[1] = HUMAN
            log.say(state, "automa-first", "automa")
        decks.lay_out(state)
        begin_round(state)
        return False


# --- I. Beginning (p.6) ---


def begin_round(state: AgeOfComics) -> None:
    """Begin with calendar, ideas and hype; then players may pay for values (R11)."""
    state.round += 1
    log.say(state, "round", "round", NOBODY, "round", state.round)
    for _ in range(CALENDAR[state.round]):
        flip_calendar(state)
    ideas.refill_shelf(state)
    specials.add_hype(state)
    learning.forget_growth(state)
    state.swap(RAISING[0])


def flip_calendar(state: AgeOfComics) -> None:
    """Flip one of the calendar tiles left, and all orders of its genre still on the map (R9 of the tricky points)."""
    left: list[i64] = []
    genre: i64 = 0
    for genre in range(GENRES):
        if state.calendar[genre] == 0:
            left.append(genre)
    genre = left[state.chance.below(i64(len(left)))]
    state.calendar[genre] = state.round
    turned = orders.reveal_genre(state, genre)
    log.turned(state, "calendar" if turned else "calendar-alone", "calendar", genre, turned)


@final
class Raising(Part):
    """In turn order, players who can may raise values of creatives."""

    def run(self, state: AgeOfComics) -> bool:
        if self.turn == state.sides:
            state.swap(TURNS[0])
            return False
        seat = state.order[self.turn]
        state.swap(RAISING[self.turn + 1])
        if not (state.solo and seat == AUTOMA):
            state.put(learning.RAISE[seat])
        return False


# --- II. Middle: turns (p.6) ---


@final
class Turns(Part):
    """In turn order, players place editors as long as they have any; then the round is over."""

    def run(self, state: AgeOfComics) -> bool:
        for step in range(state.sides):
            turn: i64 = (self.turn + step) % state.sides
            seat = state.order[turn]
            if state.players[seat].editors > 0:
                state.swap(TURNS[(turn + 1) % state.sides])
                if state.solo and seat == AUTOMA:
                    automa.play(state)
                else:
                    state.put(PLACE_EDITOR[seat])
                return False
        end_round(state)
        return False


@final
class PlaceEditor(Question):
    """Choose one of the main actions that are possible; passing is offered only if none is (R26)."""

    def asks(self) -> i64:
        return Ask.PLACE

    def left(self) -> i64:
        return 0

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for action in range(MAIN):
            if can_begin(state, self.seat, action):
                actions.append(verbs.PLACE.of(action))
        if not actions:
            actions.append(verbs.PASS.first)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        """Put an editor on the topmost free space of an action and begin it."""
        state.drop()
        if action == verbs.PASS.first:
            state.players[self.seat].editors = 0
            log.say(state, "pass", "turns", self.seat)
            return
        task = verbs.PLACE.which(action)
        spot = editors.occupy(state, task, self.seat)
        log.say(state, "place", "turns", self.seat, "task", task, "spot", spot + 1)
        MAIN_ACTIONS[task].begin(state, self.seat, spot)


# --- III. End (p.12) ---


def end_round(state: AgeOfComics) -> None:
    """Go through ranking, earnings, turn order, one fan less each, editors home, new cards."""
    chart.rank_players(state)
    chart.pay_earnings(state)
    if state.round == ROUNDS:
        state.drop()
        scoring.tell_end(state)
        return
    if not state.solo:
        chart.new_order(state)
    chart.lose_fans(state)
    editors.go_home(state)
    if state.solo and state.round in AUTOMA_SHUFFLES:
        automa.shuffle_cards(state)
    decks.discard_rows(state)
    log.say(state, "round-end", "decks")
    decks.lay_out(state)
    begin_round(state)


# Parts and questions that say only whose turn it is exist once for each turn or seat.
SETUP: Final = vec[Setup]([Setup(turn) for turn in range(MAX_PLAYERS + 1)])
RAISING: Final = vec[Raising]([Raising(turn) for turn in range(MAX_PLAYERS + 1)])
TURNS: Final = vec[Turns]([Turns(turn) for turn in range(MAX_PLAYERS)])
PLACE_EDITOR: Final = vec[PlaceEditor]([PlaceEditor(seat) for seat in range(MAX_PLAYERS)])
