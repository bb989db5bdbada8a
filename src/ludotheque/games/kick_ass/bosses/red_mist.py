"""Red Mist (p.26): he hides; eight facedown tokens, one in each district, say where."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.ledger import Table
from ludotheque.core.reading import need
from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import Cards
from ludotheque.games.kick_ass.chapters import heroes
from ludotheque.games.kick_ass.chapters.figures import set_figure
from ludotheque.games.kick_ass.codes import DISTRICTS, GAIN_ONE, HAPPINESS, HIDEOUT, NOBODY, NOTHING
from ludotheque.games.kick_ass.fields import Field
from ludotheque.games.kick_ass.kinds import FrameKind, Number
from ludotheque.games.kick_ass.names import DISTRICT_IDS, FIGURE_IDS, MIST_KINDS
from ludotheque.games.kick_ass.pieces import NO_TOKENS
from ludotheque.games.kick_ass.state import KickAss, Question, Villain
from ludotheque.games.kick_ass.table import Args, Line, appear

ID: Final = "red-mist"
FIGURE: Final[i64] = FIGURE_IDS.index(ID)
TOKENS: Final[i64] = 2
"""Turned up for each completed event."""
OF_EACH_KIND: Final = (1, 2, 2, 3)
"""His tokens: the hideout, two that cost happiness, two that give some, three that do nothing."""
ALL_TOKENS: Final = vec[i64](list(OF_EACH_KIND))


@final
class RedMist(Villain):
    """He is nowhere before the token of his hideout is turned up."""

    def __init__(self) -> None:
        super().__init__(ID, FIGURE)
        self.mist: vec[i64] = NO_TOKENS
        """1 for each district with a facedown token."""
        self.mist_left: vec[i64] = ALL_TOKENS
        """The tokens of each kind that are not turned up."""

    def copy(self) -> Villain:
        """Return an independent copy."""
        twin = RedMist()
        # The fields, by tools/copies.py.
        twin.gang = self.gang.copy()
        twin.arena = self.arena.copy()
        twin.objective = self.objective
        twin.under = self.under[:]
        twin.mist = self.mist[:]
        twin.mist_left = self.mist_left[:]
        # End of the fields.
        return twin

    def check(self, state: KickAss) -> None:
        """Check that tokens lie there only while he is looked for, and no more than there are."""
        hidden: i64 = 0
        left: i64 = 0
        for token in self.mist:
            hidden += token
        for count in self.mist_left:
            left += count
        need(hidden == 0 or state.plot != 0, "mist", "none lies there before the plot is turned up")
        need(left >= hidden, "mist_left", "fewer than facedown tokens")

    def lie_open(self, cards: Cards, boss: dict[str, Any]) -> i64:
        boss["mist"] = list(DISTRICT_IDS)
        return NOBODY

    def signs(self, state: KickAss) -> vec[float]:
        """Count the tokens that are still face down, while he hides."""
        hidden: i64 = 0
        if state.boss_at < 0:
            for token in self.mist:
                hidden += token
        return vec[float]([0.2 * float(hidden)])

    def hides(self, district: i64) -> bool:
        return self.mist[district] != 0

    def needs_events(self, state: KickAss) -> bool:
        """Return whether he still hides."""
        return state.boss_at < 0

    def set_up(self, state: KickAss) -> None:
        """Place a facedown token in each district. Its kind is drawn when it is turned up."""
        for district in range(DISTRICTS):
            self.mist[district] = 1

    def on_complete(self, state: KickAss) -> None:
        state.put(TurnUpTokens(state.captain(), TOKENS))

    def turn_up(self, state: KickAss, district: i64) -> None:
        """Turn up one token: nothing, all lose or gain one happiness, or there he is (Q43)."""
        left: i64 = 0
        for one in self.mist_left:
            left += one
        kind = state.chance.pick(self.mist_left, left)
        self.mist_left[kind] -= 1
        self.mist[district] = 0
        log_token(state, kind, district)
        if kind == HIDEOUT:
            set_figure(state, district)
        elif kind != NOTHING:
            for seat in range(state.num_players):
                heroes.change(state, seat, HAPPINESS, 1 if kind == GAIN_ONE else -1)


MIST: Final = Field("mist", 1, "Red Mist's facedown tokens in each district", RedMist, first=[0] * DISTRICTS)
MIST_LEFT: Final = Field(
    "mist_left",
    max(OF_EACH_KIND),
    "Red Mist's tokens that are not turned up: the hideout, losses, gains and those that do nothing",
    RedMist,
    first=OF_EACH_KIND,
)
FIELDS: Final[tuple[Field, ...]] = (MIST, MIST_LEFT)


@final
class TurnUpTokens(Question):
    """Choose districts whose token is turned up, so many."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def flaw(self, state: KickAss) -> str:
        return "" if isinstance(state.villain, RedMist) else "Red Mist alone has such tokens"

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        for district in range(DISTRICTS):
            if state.villain.hides(district):
                actions.append(verbs.REVEAL.of(district))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        if self.most > 1:
            state.put(TurnUpTokens(self.seat, self.most - 1))
        villain = state.villain
        assert isinstance(villain, RedMist)
        villain.turn_up(state, verbs.REVEAL.which(action))


QUESTIONS: Final[tuple[FrameKind, ...]] = (FrameKind("token", TurnUpTokens, Number("most", 1, TOKENS), rule=ID),)


# --- His lines of the log, and what they change on the public table ---


def log_token(state: KickAss, kind: i64, where: i64) -> None:
    """Log one of Red Mist's tokens."""
    if state.events is None:
        return
    log.add(state, f"mist-{MIST_KINDS[kind]}", ID, {"district": DISTRICT_IDS[where]}, reveals=True)


def mist(kind: str) -> Line:
    """Make a line that turns one of Red Mist's tokens up."""

    def turn_up(table: Table, args: Args) -> None:
        table["boss"]["mist"].remove(args["district"])
        table["boss"]["mist_left"][kind] -= 1
        if kind == "hideout":
            appear(table, args["district"])

    return turn_up


LINES: Final[dict[str, Line]] = {f"mist-{kind}": mist(kind) for kind in MIST_KINDS}
