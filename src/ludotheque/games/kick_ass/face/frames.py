"""Every question and task by name: what positions, views, encodings and prompts call a frame of the stack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.errors import BadPosition, brief
from ludotheque.core.reading import choice, flag, listed, only_fields, whole
from ludotheque.games.kick_ass.bosses.don_genovese import GiveLoot
from ludotheque.games.kick_ass.bosses.red_mist import TOKENS, TurnUpTokens
from ludotheque.games.kick_ass.chapters import (
    arena,
    casualties,
    day,
    districts,
    effects,
    events,
    faint,
    fights,
    items,
    night,
    objectives,
    setup,
    viral,
)
from ludotheque.games.kick_ass.chapters.city import PlaceTokens
from ludotheque.games.kick_ass.chapters.cleaning import KillMinions
from ludotheque.games.kick_ass.chapters.hand import RemoveCard
from ludotheque.games.kick_ass.codes import DISTRICTS, EVENT_SPACES, MAX_HEROES, MOST, NOBODY
from ludotheque.games.kick_ass.names import CARD_IDS, DISTRICT_IDS, PLACE_IDS, STAT_NAMES
from ludotheque.games.kick_ass.state import Frame, KickAss

REACHES = ("anywhere", "must", "only-in", "next-to")


class Detail:
    """One detail of a frame: a field of its class, as a position writes it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any) -> Any:
        """Return what a position says."""
        return value

    def read(self, data: Mapping[str, Any]) -> Any:
        """Return the value of the field."""
        raise NotImplementedError


class Number(Detail):
    """A whole number; the lowest if it is left out."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def read(self, data: Mapping[str, Any]) -> Any:
        return whole(data, self.name, self.low, self.low, self.high)


class Flag(Detail):
    """True or false; false if it is left out."""

    def read(self, data: Mapping[str, Any]) -> Any:
        return flag(data, self.name)


class Word(Detail):
    """A word; none if it is left out."""

    def __init__(self, name: str, words: Sequence[str], needed: bool = True) -> None:
        super().__init__(name)
        self.words = words
        self.needed = needed

    def write(self, value: Any) -> Any:
        return self.words[value] if value >= 0 else None

    def read(self, data: Mapping[str, Any]) -> Any:
        value = data.get(self.name)
        if value is None and not self.needed:
            return int(NOBODY)
        return list(self.words).index(choice(value, self.words, self.name))


class Words(Detail):
    """A list of words, kept as bits."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name)
        self.words = words

    def write(self, value: Any) -> Any:
        return [word for bit, word in enumerate(self.words) if value >> bit & 1]

    def read(self, data: Mapping[str, Any]) -> Any:
        bits = {list(self.words).index(choice(one, self.words, self.name)) for one in listed(data, self.name)}
        return sum(1 << bit for bit in bits)


class FrameKind:
    """One class of frames: its name and its details. Some concern no one."""

    def __init__(self, name: str, made_of: type[Frame], *details: Detail, of_nobody: bool = False) -> None:
        self.name = name
        self.made_of: Any = made_of
        self.details = details
        self.of_nobody = of_nobody

    def write(self, frame: Frame) -> list[Any]:
        """Return a frame as a position has it."""
        written: list[Any] = [self.name, int(frame.seat)]
        if self.details:
            written.append({one.name: one.write(getattr(frame, one.name)) for one in self.details})
        return written

    def read(self, seat: int, data: Any) -> Frame:
        """Return the frame that a position has."""
        if self.details:
            only_fields(data, [one.name for one in self.details], f"field 'frames' of '{self.name}'")
        elif data != {}:
            raise BadPosition(f"field 'frames': {self.name!r} has no details")
        if self.of_nobody != (seat < 0):
            raise BadPosition(f"field 'frames': {self.name!r} does not concern the seat {seat}")
        try:
            values = [one.read(data) for one in self.details]
        except BadPosition as error:
            raise BadPosition(f"field 'frames' of {self.name!r}: {error}") from None
        made: Frame = self.made_of(*values) if self.of_nobody else self.made_of(seat, *values)
        return made


QUESTIONS: Final = (
    FrameKind("pick", setup.PickHero),
    FrameKind("offer-card", setup.ChooseCard),
    FrameKind("offer-item", setup.ChooseItem),
    FrameKind("commit", day.CommitCard),
    FrameKind("next", day.NextHero),
    FrameKind("act", day.Act),
    FrameKind("stat", districts.TrainOrRest),
    FrameKind("shop", districts.Shop, Number("off", 0, 1)),
    FrameKind("protect", PlaceTokens, Number("most", 1, int(DISTRICTS))),
    FrameKind(
        "kill",
        KillMinions,
        Number("most", 1, int(DISTRICTS)),
        Word("reach", REACHES),
        Word("place", PLACE_IDS, needed=False),
        Words("spared", PLACE_IDS),
    ),
    FrameKind("clean", districts.CallPolice),
    FrameKind("docks", districts.ChooseSide),
    FrameKind("hall", districts.VisitCityHall),
    FrameKind("remove", RemoveCard, Word("new_card", CARD_IDS, needed=False), Flag("of_hand")),
    FrameKind("pay", objectives.Pay, Number("space", 0, int(EVENT_SPACES) - 1)),
    FrameKind("taker", casualties.GiveBonus, Word("district", DISTRICT_IDS)),
    FrameKind("item", effects.GiveItem, Flag("drawn")),
    FrameKind("loot", GiveLoot),
    FrameKind("top", effects.BreakTie, Word("stat", STAT_NAMES), Number("amount", -int(MOST), int(MOST))),
    FrameKind("join", fights.AskToJoin, Number("leader", 0, int(MAX_HEROES) - 1)),
    FrameKind("ready", fights.GetReady),
    FrameKind("reroll", fights.RerollDice),
    FrameKind("suffer", casualties.Volunteer),
    FrameKind("hit", casualties.ShareHits, Flag("all_of_them")),
    FrameKind("token", TurnUpTokens, Number("most", 1, int(TOKENS))),
    FrameKind("target", viral.InspirePeople),
    FrameKind("lure", viral.LureMinions, Number("most", 1, int(viral.TRAPPED))),
    FrameKind("stow", items.StowItem),
    FrameKind("refresh", night.Refresh),
    FrameKind("brink", faint.OnTheBrink),
)
"""The questions, in the order of the numbers that encodings use."""
TASKS: Final = (
    FrameKind("prepare", fights.PrepareRoll),
    FrameKind("roll", fights.RollDice),
    FrameKind("outcome", fights.Outcome),
    FrameKind("rest", casualties.DealRest),
    FrameKind("hits", casualties.Aftermath),
    FrameKind("clean-up", districts.CleanUp, Word("district", PLACE_IDS)),
    FrameKind("events", events.CompleteEvents, of_nobody=True),
    FrameKind("faint", faint.FaintDie),
    FrameKind("enter", arena.EnterArena, of_nobody=True),
    FrameKind("viral", viral.GoViral),
    FrameKind("hardship", night.SufferHardships),
)
"""The frames that ask nothing."""
KINDS: Final = {one.name: one for one in (*QUESTIONS, *TASKS)}
KIND_OF: Final[dict[type, FrameKind]] = {one.made_of: one for one in KINDS.values()}
NUMBERS: Final[dict[type, int]] = {one.made_of: number for number, one in enumerate(QUESTIONS)}


def name_of(frame: Frame) -> str:
    """Return what a question or task is called."""
    return KIND_OF[type(frame)].name


def asked(state: KickAss) -> str:
    """Return what the question on top of the stack is called."""
    return "over" if state.is_terminal() or len(state.stack) == 1 else name_of(state.top())


def number_of(frame: Frame) -> i64:
    """Return the number of a question."""
    return NUMBERS[type(frame)]


def name_and_details(frame: Frame) -> list[Any]:
    """Return a frame as a position has it: its name, the seat, and its details if it has any."""
    return KIND_OF[type(frame)].write(frame)


def read(data: Any) -> Frame:
    """Return the frame that a position has."""
    if not isinstance(data, list) or not 2 <= len(data) <= 3 or type(data[1]) is not int:
        raise BadPosition(f"field 'frames': a word, a seat and details are needed, not {brief(data)}")
    if not NOBODY <= data[1] < MAX_HEROES:
        raise BadPosition(f"field 'frames': there is no seat {brief(data[1])}")
    return KINDS[choice(data[0], list(KINDS), "frames")].read(data[1], data[2] if len(data) > 2 else {})
