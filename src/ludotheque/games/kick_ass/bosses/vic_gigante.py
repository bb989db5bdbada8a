"""Vic Gigante and the Skull Gang (p.27): they walk the city, and feed on the minions they meet."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.ledger import Table
from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import BASE_EVENTS, Cards
from ludotheque.games.kick_ass.chapters import city
from ludotheque.games.kick_ass.chapters.arrivals import place_super
from ludotheque.games.kick_ass.chapters.figures import LOOP, check_walker, set_figure
from ludotheque.games.kick_ass.codes import PLAYING, POLICE, SUPER_VALUE
from ludotheque.games.kick_ass.fields import Field
from ludotheque.games.kick_ass.names import FIGURE_IDS
from ludotheque.games.kick_ass.state import Gang, KickAss, Villain
from ludotheque.games.kick_ass.table import Args, Line, walk
from ludotheque.games.kick_ass.vocabulary import Word

ID: Final = "vic-gigante"
FIGURE: Final[i64] = FIGURE_IDS.index(ID)
MEMBERS: Final[i64] = 3
FIRST_TRACK: Final[i64] = 15
TOP_TRACK: Final[i64] = 20
"""Q45: the tracker stops at 0 and here."""
TOO_STRONG: Final[i64] = 15
WEAKEST: Final[i64] = 2
TRACK_STEP: Final[i64] = 5
"""So many spaces of the track make a member one stronger."""
COMPLETED: Final[i64] = 4
MATURED: Final[i64] = 5
EMPTY_DISTRICT: Final[i64] = 2


@final
class SkullGang(Gang):
    """Supers on spaces of their own, as strong as their tracker says."""

    def fight(self) -> bool:
        """Return whether they fight: only while they are not too strong."""
        return self.members > 0 and self.track < TOO_STRONG

    def value(self, state: KickAss) -> i64:
        if self.track >= TOO_STRONG:
            return 0
        return (WEAKEST + self.track // TRACK_STEP) * state.num_players

    def is_one_body(self, state: KickAss) -> bool:
        return state.options.gang_together

    def spaces(self, state: KickAss, district: i64) -> i64:
        """Return the spaces that they take, one for each member (Q45)."""
        if not state.options.gang_on_spaces:
            return 0
        limit = state.cards.limit[district]
        return self.members if self.members < limit else limit

    def move(self, state: KickAss, steps: i64) -> None:
        """Move their tracker."""
        at = self.track + steps
        self.track = 0 if at < 0 else TOP_TRACK if at > TOP_TRACK else at
        log_track(state)

    def copy(self) -> Gang:
        """Return an independent copy."""
        twin = SkullGang()
        # The fields, by tools/copies.py.
        twin.members = self.members
        twin.track = self.track
        # End of the fields.
        return twin


@final
class VicGigante(Villain):
    """He fights when his gang is gone, and walks the city with it."""

    def __init__(self) -> None:
        super().__init__(ID, FIGURE)
        self.gang = SkullGang()

    def skulls(self) -> SkullGang:
        """Return his gang."""
        gang = self.gang
        assert isinstance(gang, SkullGang)
        return gang

    def copy(self) -> Villain:
        """Return an independent copy."""
        twin = VicGigante()
        # The fields, by tools/copies.py.
        twin.gang = self.gang.copy()
        twin.arena = self.arena.copy()
        twin.objective = self.objective
        twin.under = self.under[:]
        # End of the fields.
        return twin

    def check(self, state: KickAss) -> None:
        check_walker(state)

    def signs(self, state: KickAss) -> vec[float]:
        """Tell the tracker, the members, and how strong they are together."""
        members = self.gang.members
        track = self.gang.track
        return vec[float]([0.1 * float(track), float(members), 0.01 * float(track * members)])

    def lie_open(self, cards: Cards, boss: dict[str, Any]) -> i64:
        boss["gang"], boss["track"] = MEMBERS, FIRST_TRACK
        return POLICE

    def set_up(self, state: KickAss) -> None:
        """Place Vic and three members in the Police Department, where they arrive like supers (p.11, p.27)."""
        set_figure(state, POLICE)
        self.gang.track = FIRST_TRACK
        for _ in range(MEMBERS):
            self.gang.members += 1
            if state.options.gang_on_spaces and state.tokens[POLICE] > 0:
                city.unprotect(state, POLICE)
            make_way(state, POLICE)

    def on_complete(self, state: KickAss) -> None:
        self.skulls().move(state, -COMPLETED)

    def on_mature(self, state: KickAss, event: i64) -> None:
        """Grow by any event (p.27); what leaves of his own says so itself."""
        if state.plot != 0 and event < BASE_EVENTS and state.standing == PLAYING:
            self.skulls().move(state, MATURED)

    def on_sleep(self, state: KickAss) -> None:
        """Walk one district on: minions and supers there are removed and feed the gang; an empty one weakens it."""
        here = LOOP[state.boss_at]
        state.boss_at = here
        log.walk(state)
        fed = state.minions[here] + SUPER_VALUE * state.supers[here]
        if fed > 0:
            log.removed(state, here, state.minions[here], state.supers[here])
        state.minions[here] = 0
        state.supers[here] = 0
        make_way(state, here)
        self.skulls().move(state, fed if fed > 0 else -EMPTY_DISTRICT)

    def on_effect(self, state: KickAss, code: i64, amount: i64) -> None:
        """Move the tracker, or lose one figure of the gang as a reward."""
        if code == Word.TRACK:
            self.skulls().move(state, amount)
        elif self.gang.members > 0:
            self.gang.members -= 1
            log_lost_member(state)

    def fights(self, state: KickAss) -> bool:
        return state.boss_at >= 0 and self.gang.members == 0

    def stands_aside(self, state: KickAss) -> bool:
        return self.gang.members > 0

    def spoils_shields(self, state: KickAss) -> bool:
        return self.fights(state)


FIELDS: Final[tuple[Field, ...]] = (
    Field("track", TOP_TRACK, "the tracker of the Skull Gang", SkullGang, seen="boss.track"),
)


def make_way(state: KickAss, district: i64) -> None:
    """Clear the spaces that the gang needs: protection and minions go, supers go on along the path."""
    while city.room(state, district) < 0 and state.standing == PLAYING:
        if state.tokens[district] > 0:
            city.unprotect(state, district)
        elif state.minions[district] > 0:
            state.minions[district] -= 1
            log.removed(state, district, 1, 0)
        else:
            state.supers[district] -= 1
            log.removed(state, district, 0, 1)
            place_super(state, state.cards.path[district])


# --- His lines of the log, and what they change on the public table ---


def log_track(state: KickAss) -> None:
    """Log the Skull Gang tracker."""
    if state.events is None:
        return
    log.add(state, "track", ID, {"count": state.villain.gang.track})


def log_lost_member(state: KickAss) -> None:
    """Log that a reward removes one of the Skull Gang."""
    if state.events is None:
        return
    log.add(state, "lost-member", ID, {"count": state.villain.gang.members})


def skull_gang(what: str) -> Line:
    """Make a line that says where the Skull Gang's tracker is, or how many of them are left."""

    def change(table: Table, args: Args) -> None:
        table["boss"][what] = args["count"]

    return change


LINES: Final[dict[str, Line]] = {"track": skull_gang("track"), "lost-member": skull_gang("gang"), "walk": walk}
