"""Every question and task by name: what positions, views, encodings and prompts call a frame of the stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.errors import BadPosition, brief
from ludotheque.core.reading import choice
from ludotheque.games.kick_ass.bosses import added, don_genovese, red_mist
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
from ludotheque.games.kick_ass.kinds import Flag, FrameKind, Number, Word, Words
from ludotheque.games.kick_ass.names import CARD_IDS, DISTRICT_IDS, PLACE_IDS, STAT_NAMES
from ludotheque.games.kick_ass.state import Frame, KickAss

REACHES = ("anywhere", "must", "only-in", "next-to")


QUESTIONS: Final[tuple[FrameKind, ...]] = (
    FrameKind("pick", setup.PickHero, rule="setup"),
    FrameKind("offer-card", setup.ChooseCard, rule="solo"),
    FrameKind("offer-item", setup.ChooseItem, rule="solo"),
    FrameKind("commit", day.CommitCard, rule="choose"),
    FrameKind("next", day.NextHero, rule="resolve"),
    FrameKind("act", day.Act, rule="resolve"),
    FrameKind("stat", districts.TrainOrRest, rule="timer-park"),
    FrameKind("shop", districts.Shop, Number("off", 0, 1), rule="timer-shop"),
    FrameKind("protect", PlaceTokens, Number("most", 1, DISTRICTS), rule="protection"),
    FrameKind(
        "kill",
        KillMinions,
        Number("most", 1, DISTRICTS),
        Word("reach", REACHES),
        Word("place", PLACE_IDS, needed=False),
        Words("spared", PLACE_IDS),
        rule="kill",
    ),
    FrameKind("clean", districts.CallPolice, rule="timer-police"),
    FrameKind("docks", districts.ChooseSide, rule="timer-docks"),
    FrameKind("hall", districts.VisitCityHall, rule="timer-city-hall"),
    FrameKind("remove", RemoveCard, Word("new_card", CARD_IDS, needed=False), Flag("of_hand"), rule="acquire"),
    FrameKind("pay", objectives.Pay, Number("space", 0, EVENT_SPACES - 1), rule="objectives"),
    FrameKind("taker", casualties.GiveBonus, Word("district", DISTRICT_IDS), rule="clean-up"),
    FrameKind("item", effects.GiveItem, Flag("drawn"), rule="items"),
    *don_genovese.QUESTIONS,
    FrameKind("top", effects.BreakTie, Word("stat", STAT_NAMES), Number("amount", -MOST, MOST), rule="objectives"),
    FrameKind("join", fights.AskToJoin, Number("leader", 0, MAX_HEROES - 1), rule="gang-up"),
    FrameKind("ready", fights.GetReady, rule="dice"),
    FrameKind("reroll", fights.RerollDice, rule="dice"),
    FrameKind("suffer", casualties.Volunteer, rule="damage"),
    FrameKind("hit", casualties.ShareHits, Flag("all_of_them"), rule="hits"),
    *red_mist.QUESTIONS,
    FrameKind("target", viral.InspirePeople, rule="viral"),
    FrameKind("lure", viral.LureMinions, Number("most", 1, viral.TRAPPED), rule="viral"),
    FrameKind("stow", items.StowItem, rule="items"),
    FrameKind("refresh", night.Refresh, rule="refresh"),
    FrameKind("brink", faint.OnTheBrink, rule="faint"),
    *(kind for boss in added.BOSSES for kind in boss.QUESTIONS),
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
QUESTION_NUMBERS: Final[i64] = 41
"""More than there are: trained networks know this width."""
OVER: Final[i64] = 30
"""The number of no question: the game is over. The questions of added bosses come after it."""


def numbered(questions: Sequence[FrameKind]) -> dict[type, int]:
    """Give each question the number that encodings use for it."""
    numbers = [number if number < OVER else number + 1 for number in range(len(questions))]
    if numbers[-1] >= QUESTION_NUMBERS:
        raise ValueError(f"the bosses added to Kick-Ass ask {numbers[-1] + 1 - QUESTION_NUMBERS} questions too many")
    return {one.made_of: number for one, number in zip(questions, numbers, strict=True)}


NUMBERS: Final[dict[type, int]] = numbered(QUESTIONS)


def name_of(frame: Frame) -> str:
    """Return what a question or task is called."""
    return KIND_OF[type(frame)].name


def kind_of(frame: Frame) -> FrameKind:
    """Return what kind of question or task a frame is."""
    return KIND_OF[type(frame)]


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
