"""The Broker, a boss made up for the tests: he lives off what the heroes owe.

He stands on Wall Street. His interest rises by one with each spawn card. A hero who ends its turn where he is may pay:
each dollar lowers the interest by one. After a fight that he survives he walks on. At night a minion arrives where he
is for each four of his interest. A completed event of his lowers the interest by three, a matured one raises it by as
much.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import BASE_EVENTS, Cards
from ludotheque.games.kick_ass.chapters import arrivals
from ludotheque.games.kick_ass.chapters.figures import LOOP, check_walker, set_figure
from ludotheque.games.kick_ass.codes import WALL_STREET
from ludotheque.games.kick_ass.fields import Field
from ludotheque.games.kick_ass.kinds import FrameKind
from ludotheque.games.kick_ass.names import FIGURE_IDS
from ludotheque.games.kick_ass.pieces import Hero
from ludotheque.games.kick_ass.state import Gang, KickAss, Question, Villain

ID: Final = "broker"
FIGURE: Final[i64] = FIGURE_IDS.index(ID)
MOST: Final[i64] = 12
FIRST: Final[i64] = 3
EVENT: Final[i64] = 3
A_MINION: Final[i64] = 4


@final
class Debts(Gang):
    """No people, but a tracker: the interest."""

    def rise(self, state: KickAss, steps: i64) -> None:
        """Raise the interest, or lower it."""
        at: i64 = self.track + steps
        self.track = 0 if at < 0 else MOST if at > MOST else at
        if state.events is not None:
            log.add(state, "interest", ID, {"count": int(self.track)})

    def copy(self) -> Gang:
        """Return an independent copy."""
        twin = Debts()
        # The fields, by tools/copies.py.
        twin.members = self.members
        twin.track = self.track
        # End of the fields.
        return twin


@final
class Broker(Villain):
    """He is worth more the longer he is left alone."""

    def __init__(self) -> None:
        super().__init__(ID, FIGURE)
        self.gang = Debts()

    def debts(self) -> Debts:
        """Return what is owed."""
        gang: Gang = self.gang
        assert isinstance(gang, Debts)
        return gang

    def copy(self) -> Villain:
        """Return an independent copy."""
        twin = Broker()
        # The fields, by tools/copies.py.
        twin.gang = self.gang.copy()
        twin.arena = self.arena.copy()
        twin.objective = self.objective
        twin.under = self.under[:]
        # End of the fields.
        return twin

    def check(self, state: KickAss) -> None:
        check_walker(state)

    def lie_open(self, cards: Cards, boss: dict[str, Any]) -> i64:
        boss["track"] = int(FIRST)
        return WALL_STREET

    def set_up(self, state: KickAss) -> None:
        set_figure(state, WALL_STREET)
        self.gang.track = FIRST

    def on_spawn(self, state: KickAss) -> None:
        self.debts().rise(state, 1)

    def on_activation(self, state: KickAss, seat: i64) -> None:
        if state.heroes[seat].at == state.boss_at:
            state.put(PayInterest(seat))

    def on_fight(self, state: KickAss) -> None:
        if state.boss_at == state.fight.at:
            state.boss_at = LOOP[state.boss_at]
            if state.events is not None:
                log.walk(state)

    def on_sleep(self, state: KickAss) -> None:
        _one: i64 = 0
        for _one in range(self.gang.track // A_MINION):
            arrivals.place_minion(state, state.boss_at)

    def on_complete(self, state: KickAss) -> None:
        self.debts().rise(state, -EVENT)

    def on_mature(self, state: KickAss, event: i64) -> None:
        if event >= BASE_EVENTS:
            self.debts().rise(state, EVENT)


@final
class PayInterest(Question):
    """Pay some dollars, or decline."""

    def flaw(self, state: KickAss) -> str:
        return "" if isinstance(state.villain, Broker) else "no one else lends money"

    def goes_without_saying(self, only: i64) -> bool:
        return only == verbs.DECLINE.first

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        hero: Hero = state.heroes[self.seat]
        owed: i64 = state.villain.gang.track
        more: i64 = 0
        for more in range(hero.dollars if hero.dollars < owed else owed):
            actions.append(verbs.PAY.of(more))
        actions.append(verbs.DECLINE.first)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        if action == verbs.DECLINE.first:
            return
        amount: i64 = verbs.PAY.which(action) + 1
        state.heroes[self.seat].dollars -= amount
        villain: Villain = state.villain
        assert isinstance(villain, Broker)
        if state.events is not None:
            log.add(state, "interest-paid", ID, {"seat": int(self.seat), "count": int(amount)})
        villain.debts().rise(state, -amount)


def interest(table: dict[str, Any], args: Mapping[str, Any]) -> None:
    """Set the tracker."""
    table["boss"]["track"] = args["count"]


def interest_paid(table: dict[str, Any], args: Mapping[str, Any]) -> None:
    """Take the dollars."""
    table["heroes"][args["seat"]]["dollars"] -= args["count"]


BOSS: Final = Broker()
FIELDS: Final[tuple[Field, ...]] = (
    Field("interest", MOST, "the interest that the Broker takes", Debts, "track", seen="boss.track"),
)
QUESTIONS: Final[tuple[FrameKind, ...]] = (FrameKind("interest", PayInterest, rule=ID),)
LINES: Final = {"interest": interest, "interest-paid": interest_paid}
