"""The Sleep phase (p.21) and the Refresh phase (p.21-22)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import BOSS_EVENTS, BOSSES, OF_HARDSHIP, OF_SLEEP
from ludotheque.games.kick_ass.chapters import effects, heroes
from ludotheque.games.kick_ass.chapters.decks import discard_shop, new_display, new_shop
from ludotheque.games.kick_ass.chapters.hand import acquire, offer_from
from ludotheque.games.kick_ass.chapters.viral import GoViral
from ludotheque.games.kick_ass.codes import (
    DOCKS_SPACES,
    DOLLARS,
    DONE_FOR_NOW,
    EVENT_SPACES,
    EVENTS_TO_PLOT,
    HAPPINESS,
    LOST_ROUNDS,
    MAX_HEROES,
    MEDIA,
    NOBODY,
    ROUNDS,
    WAITING,
)
from ludotheque.games.kick_ass.pieces import NOT_USED
from ludotheque.games.kick_ass.state import KickAss, Question, Task
from ludotheque.games.kick_ass.vocabulary import When

# --- Sleep ---


def boss_walks(state: KickAss) -> None:
    """Begin the night with what the boss does (p.27, p.29; R21)."""
    log.night(state)
    if state.plot != 0:
        state.villain.on_sleep(state)


def move_docks(state: KickAss) -> None:
    """Move the Docks token on; after the third space it is gone."""
    if state.docks_at > 0:
        state.docks_at = 0 if state.docks_at == DOCKS_SPACES else state.docks_at + 1
        log.docks(state, "docks-move" if state.docks_at > 0 else "docks-leave")


def dashboards(state: KickAss) -> None:
    """Give viral bonuses and let hardships work, hero by hero in seat order."""
    seat = state.num_players - 1
    while seat >= 0:
        state.put(SUFFER_HARDSHIPS[seat])
        state.put(GO_VIRAL[seat])
        seat -= 1


@final
class SufferHardships(Task):
    """Face-up hardships that work at night."""

    def flaw(self, state: KickAss) -> str:
        return "" if state.is_dealt() else "no one sleeps before hardships are dealt"

    def happen(self, state: KickAss) -> None:
        hero = state.heroes[self.seat]
        second = hero.is_up(1)
        if hero.is_up(0):
            nightly(state, OF_HARDSHIP + hero.hardships[0], self.seat)
            if second:
                nightly(state, OF_HARDSHIP + hero.hardships[1], self.seat)


GO_VIRAL: Final = vec[GoViral]([GoViral(seat) for seat in range(MAX_HEROES)])
SUFFER_HARDSHIPS: Final = vec[SufferHardships]([SufferHardships(seat) for seat in range(MAX_HEROES)])


def nightly(state: KickAss, source: i64, seat: i64) -> None:
    """Let the effects of a component happen that work every sleep."""
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        if state.cards.when[k] == When.SLEEP:
            effects.one(state, k, seat)


def sleep_events(state: KickAss) -> None:
    """Let events happen that work at night, the leftmost first."""
    for space in range(EVENT_SPACES):
        if not state.row[space].is_empty():
            effects.run(state, OF_SLEEP + state.row[space].event, NOBODY)


def check_plot(state: KickAss) -> None:
    """Reveal the Final Plot after three completed events; the ninth night is the last (p.22; Q39)."""
    if state.round == ROUNDS:
        state.finish(LOST_ROUNDS)
    elif state.plot == 0 and state.completed >= EVENTS_TO_PLOT:
        reveal_plot(state)


def reveal_plot(state: KickAss) -> None:
    """Turn the plot up: its setup, and its four events in the place of the deck. Events on the row stay."""
    state.plot = 1
    if state.boss < 0:
        state.meet(state.chance.below(BOSSES))
    state.base_left = 0
    state.boss_deck = (1 << BOSS_EVENTS) - 1
    log.plot(state)
    state.villain.set_up(state)


# --- Refresh ---


def take_back(state: KickAss) -> None:
    """Take used cards back to the hands; then each hero gets something, in the order the team likes."""
    for hero in state.heroes:
        hero.used = NOT_USED[:]
        hero.status = WAITING
    state.segment = 0
    log.refresh(state)


@final
class Refresh(Question):
    """Take a card of the display, or one social media, happiness or dollar."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        actions.append(verbs.GAIN.of(HAPPINESS))
        actions.append(verbs.GAIN.of(MEDIA))
        actions.append(verbs.GAIN.of(DOLLARS))
        offer_from(state.display, verbs.TAKE, actions)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        state.heroes[self.seat].status = DONE_FOR_NOW
        if verbs.TAKE.has(action):
            acquire(state, self.seat, verbs.TAKE.which(action))
        else:
            heroes.change(state, self.seat, verbs.GAIN.which(action), 1)


REFRESH: Final = vec[Refresh]([Refresh(seat) for seat in range(MAX_HEROES)])


def new_rows(state: KickAss) -> None:
    """Lay out new cards and a new shop; items can be used again; the next round begins."""
    new_display(state)
    discard_shop(state)
    new_shop(state)
    for hero in state.heroes:
        for item in hero.items:
            item.exhausted = False
    state.round += 1
    log.round(state)
