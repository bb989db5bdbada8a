"""Don Genovese (p.29): he walks with his gang; his events' tokens, resolved one by one, make him weaker."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Arg
from ludotheque.core.ledger import Table
from ludotheque.core.reading import need
from ludotheque.games.kick_ass import log, tokens, verbs
from ludotheque.games.kick_ass.cards import BASE_EVENTS, BOSS_EVENTS, Cards
from ludotheque.games.kick_ass.chapters import heroes, row
from ludotheque.games.kick_ass.chapters.cleaning import kill_gang
from ludotheque.games.kick_ass.chapters.figures import LOOP, check_walker, set_figure
from ludotheque.games.kick_ass.codes import (
    ARMOR_COLOUR,
    BRIBE,
    BRIBE_TOKEN,
    CITY_HALL,
    DISTRICTS,
    DOLLARS,
    EVENT_SPACES,
    GANG_COLOUR,
    GANGS,
    KINDS,
    LIFE_COLOUR,
    LOOT,
    MINIATURES,
    PLAYING,
    POLICE,
    POLICE_TOKEN,
    POWER_COLOUR,
    WALL_STREET,
)
from ludotheque.games.kick_ass.fields import Field
from ludotheque.games.kick_ass.kinds import FrameKind
from ludotheque.games.kick_ass.names import DISTRICT_IDS, EVENT_IDS, FIGURE_IDS, TOKEN_COLOURS, TOKEN_KINDS
from ludotheque.games.kick_ass.pieces import EventSpace
from ludotheque.games.kick_ass.state import Gang, KickAss, Objective, Question, Villain
from ludotheque.games.kick_ass.table import Args, Line, hero, on_row, walk

ID: Final = "don-genovese"
FIGURE: Final[i64] = FIGURE_IDS.index(ID)
WEAKENS: Final[i64] = 2
"""The power, armor, life or gang that Don loses with a resolved token."""
ALL_TOKENS: Final = vec[i64]([1] * (tokens.COLOURS * KINDS))
"""His tokens: one of each kind in each colour."""


@final
class DonsGang(Gang):
    """Minions whom effects reach, and who stand before him."""

    def minions(self) -> i64:
        return self.members

    def copy(self) -> Gang:
        """Return an independent copy."""
        twin = DonsGang()
        # The fields, by tools/copies.py.
        twin.members = self.members
        twin.track = self.track
        # End of the fields.
        return twin


@final
class DonGenovese(Villain):
    """He walks with his gang, and is as strong as the tokens of his events let him be."""

    def __init__(self) -> None:
        super().__init__(ID, FIGURE)
        self.gang = DonsGang()
        self.objective = TOKENS
        self.don_left: vec[i64] = ALL_TOKENS
        """1 for each token that no one has seen: a row of kinds for each colour."""

    def copy(self) -> Villain:
        """Return an independent copy."""
        twin = DonGenovese()
        # The fields, by tools/copies.py.
        twin.gang = self.gang.copy()
        twin.arena = self.arena.copy()
        twin.objective = self.objective
        twin.under = self.under[:]
        twin.don_left = self.don_left[:]
        # End of the fields.
        return twin

    def check(self, state: KickAss) -> None:
        """Check that each facedown token, of this event or a later one, has something under it."""
        check_walker(state)
        for colour in range(tokens.COLOURS):
            left: i64 = 0
            for kind in range(KINDS):
                left += self.don_left[colour * KINDS + kind]
            need(left >= facedown(state, colour), "don_left", "fewer than facedown tokens")

    def signs(self, state: KickAss) -> vec[float]:
        """Tell his power, his gang and his armor."""
        return vec[float](
            [0.1 * float(state.boss_power), 0.1 * float(self.gang.members), 0.1 * float(state.boss_armor)]
        )

    def lie_open(self, cards: Cards, boss: dict[str, Any]) -> i64:
        boss["gang"] = cards.gang
        return WALL_STREET

    def set_up(self, state: KickAss) -> None:
        """Place Don and his gang on Wall Street. If miniatures are short, the fullest districts give some up (R9)."""
        set_figure(state, WALL_STREET)
        self.gang.members = state.cards.gang
        used = self.gang.members
        for district in range(DISTRICTS):
            used += state.minions[district] + state.supers[district]
        while used > MINIATURES:
            fullest = fullest_district(state)
            if state.minions[fullest] == 0:
                return
            state.minions[fullest] -= 1
            used -= 1
            log.removed(state, fullest, 1, 0)

    def on_sleep(self, state: KickAss) -> None:
        """Walk two districts on, every night."""
        state.boss_at = LOOP[LOOP[state.boss_at]]
        log.walk(state)

    def on_kill(self, state: KickAss, district: i64, seat: i64) -> None:
        loot(state, district, seat)

    def can_be_hit(self, state: KickAss, district: i64) -> bool:
        """Return whether no one stands before him, supers included (p.29; Q49)."""
        return self.fights(state) and self.gang.members + state.minions[district] + state.supers[district] == 0

    def blocks(self, state: KickAss, district: i64) -> bool:
        return state.boss_at == district

    def draw_kind(self, chance: Chance, colour: i64) -> i64:
        """Draw one of the unseen tokens of a colour."""
        left: i64 = 0
        kind: i64 = 0
        for kind in range(KINDS):
            left += self.don_left[colour * KINDS + kind]
        nth = chance.below(left)
        kind = 0
        while self.don_left[colour * KINDS + kind] == 0 or nth > 0:
            nth -= 1 if self.don_left[colour * KINDS + kind] != 0 else 0
            kind += 1
        self.don_left[colour * KINDS + kind] = 0
        return kind


FIELDS: Final[tuple[Field, ...]] = (
    Field(
        "don_left",
        1,
        "Don's tokens that are not turned up, for each colour: a bribe, something for the police, loot",
        DonGenovese,
        first=ALL_TOKENS,
    ),
)


def fullest_district(state: KickAss) -> i64:
    """Return the district with the most minions; of equals City Hall, or the first."""
    best = CITY_HALL
    for district in range(DISTRICTS):
        if state.minions[district] > state.minions[best]:
            best = district
    return best


# --- Tokens ---


@final
class Tokens(Objective):
    """Don's tokens, to be resolved one by one."""

    def check(self, state: KickAss, space: EventSpace, first: EventSpace) -> None:
        """Check that its districts have tokens of his, while he stands somewhere."""
        count: i64 = 0
        for token in space.at:
            need(is_token(state, token), "at", "no token of Don's")
            count += 1 if token > 0 else 0
        need(count <= space.left, "left", "fewer than tokens")
        here = state.boss_at >= 0 or state.standing != PLAYING
        need(here, "row", "the tokens of an event weaken him, who is nowhere")

    def can_work(self, state: KickAss, seat: i64, space: i64) -> bool:
        token = state.row[space].at[state.heroes[seat].at]
        if tokens.is_facedown(token) or tokens.is_police(token):
            return True
        return can_deliver(state, seat, space)

    def work(self, state: KickAss, seat: i64, space: i64) -> None:
        """Turn a token up, pick a police token up, or deliver all that the hero carries."""
        here = state.heroes[seat].at
        token = state.row[space].at[here]
        if tokens.is_facedown(token):
            turn_up(state, seat, space, tokens.colour_of(token))
        elif tokens.is_police(token):
            state.row[space].at[here] = tokens.carried(tokens.colour_of(token), seat)
            log_token(state, "taken", state.row[space].event, here, seat)
        else:
            deliver(state, seat)
        row.look(state)

    def can_bribe(self, state: KickAss, seat: i64, space: i64) -> bool:
        """Return whether a hero stands at a bribe token with four dollars (Q50: no timer action)."""
        hero = state.heroes[seat]
        return tokens.is_bribe(state.row[space].at[hero.at]) and hero.dollars >= BRIBE

    def bribe(self, state: KickAss, seat: i64, space: i64) -> None:
        """Pay four dollars of one hero."""
        hero = state.heroes[seat]
        hero.dollars -= BRIBE
        log_bribe(state, seat, BRIBE)
        resolve(state, space, hero.at, seat)
        row.look(state)

    def take_back(self, state: KickAss, seat: i64, space: EventSpace) -> i64:
        """Leave the police tokens that a hero carries where they were picked up (Q32)."""
        count: i64 = 0
        for district in range(DISTRICTS):
            if tokens.is_carried_by(space.at[district], seat):
                space.at[district] = tokens.police(tokens.colour_of(space.at[district]))
                count += 1
        return count


TOKENS: Final = Tokens()


def is_token(state: KickAss, number: i64) -> bool:
    """Return whether a number stands for one of his tokens, or for none."""
    return number < tokens.AFTER_LOOT or (tokens.is_carried(number) and tokens.carrier(number) < state.num_players)


def has_tokens(state: KickAss, space: EventSpace) -> bool:
    """Return whether one of his events is on a space."""
    return space.event >= 0 and state.cards.objective[space.event] == GANGS


def facedown(state: KickAss, colour: i64) -> i64:
    """Count the facedown tokens of a colour, on the row and to come."""
    down: i64 = 0
    for space in state.row:
        if has_tokens(state, space):
            for token in space.at:
                down += 1 if token == tokens.facedown(colour) else 0
    for nth in range(BOSS_EVENTS):
        event = BASE_EVENTS + state.boss * BOSS_EVENTS + nth
        if state.plot == 0 or state.boss_deck & (1 << nth) != 0:
            for district in range(DISTRICTS):
                down += 1 if state.cards.at[event * DISTRICTS + district] == colour + 1 else 0
    return down


def carries(state: KickAss, seat: i64, space: i64) -> bool:
    """Return whether a hero carries a police token of an event, wherever it is."""
    for token in state.row[space].at:
        if tokens.is_carried_by(token, seat):
            return True
    return False


def can_deliver(state: KickAss, seat: i64, space: i64) -> bool:
    """Return whether a hero at the Police Department carries a police token of an event."""
    return state.heroes[seat].at == POLICE and carries(state, seat, space)


def turn_up(state: KickAss, seat: i64, space: i64, colour: i64) -> None:
    """Turn up the token where the hero is: it is drawn from the unseen ones of its colour."""
    here = state.heroes[seat].at
    his = state.villain
    assert isinstance(his, DonGenovese)
    kind = his.draw_kind(state.chance, colour)
    token = tokens.loot(colour, LOOT)
    if kind == BRIBE_TOKEN:
        token = tokens.bribe(colour)
    elif kind == POLICE_TOKEN:
        token = tokens.police(colour)
    state.row[space].at[here] = token
    log_token(state, TOKEN_KINDS[kind], state.row[space].event, here, seat, reveals=True)


def deliver(state: KickAss, seat: i64) -> None:
    """Deliver all police tokens that a hero carries, of any event, at once."""
    for space in range(EVENT_SPACES):
        if has_tokens(state, state.row[space]):
            for district in range(DISTRICTS):
                if tokens.is_carried_by(state.row[space].at[district], seat):
                    resolve(state, space, district, seat)


def loot(state: KickAss, district: i64, seat: i64) -> None:
    """Give one dollar of a loot token for each minion killed there; the last one resolves it."""
    for space in range(EVENT_SPACES):
        if not has_tokens(state, state.row[space]):
            continue
        token = state.row[space].at[district]
        if tokens.is_loot(token):
            if tokens.dollars_on(token) == 1:
                resolve(state, space, district, seat)
            else:
                state.row[space].at[district] = tokens.loot(tokens.colour_of(token), tokens.dollars_on(token) - 1)
            state.put(GiveLoot(seat if seat >= 0 else state.captain()))


@final
class GiveLoot(Question):
    """Choose which hero gets a dollar."""

    def goes_without_saying(self, only: i64) -> bool:
        return True

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        for seat in range(state.num_players):
            if not state.heroes[seat].out:
                actions.append(verbs.GIVE.of(seat))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        heroes.change(state, verbs.GIVE.which(action), DOLLARS, 1)


QUESTIONS: Final[tuple[FrameKind, ...]] = (FrameKind("loot", GiveLoot, rule=ID),)


def resolve(state: KickAss, space: i64, district: i64, seat: i64) -> None:
    """Use a token up: take two of Don's power, armor or life, or kill two of his gang."""
    event = state.row[space]
    colour = tokens.colour_of(event.at[district])
    event.at[district] = 0
    event.left -= 1
    loss = weaken(state, colour)
    log_resolved(state, colour, event.event, district, loss)
    if colour == GANG_COLOUR:
        for _ in range(loss):
            # The last dollar of loot may have gone with the one before, and its token with the rest of the gang.
            if state.villain.gang.members > 0:
                kill_gang(state, seat, 0)


def weaken(state: KickAss, colour: i64) -> i64:
    """Take two of Don's power, armor or life, and say how many that were; or say how many of his gang must die."""
    if colour == POWER_COLOUR:
        power = WEAKENS if state.boss_power > WEAKENS else state.boss_power
        state.boss_power -= power
        return power
    if colour == ARMOR_COLOUR:
        armor = WEAKENS if state.boss_armor > WEAKENS else state.boss_armor
        state.boss_armor -= armor
        return armor
    if colour == LIFE_COLOUR:
        life = WEAKENS if state.boss_life > WEAKENS else state.boss_life - 1
        state.boss_life -= life
        return life
    members = state.villain.gang.members
    return WEAKENS if members > WEAKENS else members


# --- His lines of the log, and what they change on the public table ---


def log_token(state: KickAss, key: str, which: i64, where: i64, who: i64, *, reveals: bool = False) -> None:
    """Log that one of Don's tokens is turned up or picked up."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "event": EVENT_IDS[which], "district": DISTRICT_IDS[where]}
    log.add(state, f"token-{key}", ID, args, reveals=reveals)


def log_resolved(state: KickAss, colour: i64, which: i64, where: i64, loss: i64) -> None:
    """Log that one of Don's tokens is resolved, and how much it weakens him."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"event": EVENT_IDS[which], "district": DISTRICT_IDS[where], "count": loss}
    log.add(state, f"resolved-{TOKEN_COLOURS[colour]}", ID, args)


def log_bribe(state: KickAss, who: i64, amount: i64) -> None:
    """Log a bribe with its price."""
    if state.events is None:
        return
    log.add(state, "bribe", ID, {"seat": who, "count": amount})


def token_of(table: Table, args: Args) -> Any:
    """Return the token of Don's that a line names by its event and district."""
    return next(token for token in on_row(table, args)["tokens"] if token["district"] == args["district"])


def token(state: str) -> Line:
    """Make a line that turns one of Don's tokens up."""

    def turn_up(table: Table, args: Args) -> None:
        token_of(table, args).update(state=state, dollars=LOOT if state == "loot" else 0)

    return turn_up


def token_taken(table: Table, args: Args) -> None:
    """Pick a token up."""
    token_of(table, args).update(state="taken", seat=args["seat"])


def resolved(colour: str) -> Line:
    """Make a line that takes a token off and weakens Don; those of his gang who die are told by themselves."""

    def resolve(table: Table, args: Args) -> None:
        event = on_row(table, args)
        event["tokens"].remove(token_of(table, args))
        event["left"] -= 1
        if colour != "minions":
            table["boss"]["figure"][colour] -= args["count"]

    return resolve


def bribe(table: Table, args: Args) -> None:
    """Pay a bribe."""
    hero(table, args)["dollars"] -= args["count"]


LINES: Final[dict[str, Line]] = {
    "walk": walk,
    **{f"token-{kind}": token(kind) for kind in TOKEN_KINDS},
    "token-taken": token_taken,
    **{f"resolved-{colour}": resolved(colour) for colour in TOKEN_COLOURS},
    "bribe": bribe,
}
