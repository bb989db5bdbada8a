"""The log by turns: what one player did in a row, and a line that sums it up (``web/src/text/turns.ts`` does the same).

A game's texts say which events a line names, by their attribute ``.brief``, and how a line is put together, by
``turn-who`` and ``turn-said``.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from ludotheque.core.actions import DIGITS
from ludotheque.core.events import Arg, Event
from ludotheque.texts.texts import SEATS, THE, Texts

MOST: Final = 6
"""The deeds that a line names at most."""
MORE: Final = "…"
"""Stands for the others, and ends the sentence."""
SUMMED: Final = "count"
"""The number that is summed where several events are said as one."""


class Acted(NamedTuple):
    """An event, its ply, and the seat that acted then (None: the setup)."""

    ply: int
    by: int | None
    event: Event


@dataclasses.dataclass(frozen=True, slots=True)
class Turn:
    """All that one seat did in a row; ``by`` is None for the doings of the game.

    ``name`` says whose turn it is where its first event begins one, also if they have no seat.
    """

    by: int | None
    name: str | None
    heading: str | None
    acted: list[Acted]


def turns_of(texts: Texts, log: Iterable[Acted], names: Sequence[str]) -> list[Turn]:
    """Group a log by turns: at a new heading, at an event that begins a turn (``.turn``), or when another seat acts."""
    turns: list[Turn] = []
    for one in log:
        heading, name = (texts.part(one.event, part, names) for part in ("heading", "turn"))
        turn = turns[-1] if turns else None
        moved = turn is not None and one.ply != turn.acted[-1].ply and one.by != turn.by
        if turn is not None and not moved and name is None and heading in (None, turn.heading):
            turn.acted.append(one)
        else:
            turns.append(Turn(_actor(one, name) if heading is None else None, name, heading, [one]))
    return turns


def _actor(one: Acted, name: str | None) -> int | None:
    """Return whose turn an event begins: its seat, where its text says so; else the seat that acts."""
    if name is None:
        return one.by
    seat = one.event.args.get("seat")
    return seat if isinstance(seat, int) else None


def summary(turn: Turn, texts: Texts, names: Sequence[str]) -> str:
    """Say a turn in one line, such as "Otto walked to C3, took Song, and drew a FLUKE card".

    >>> from ludotheque import load
    >>> reveal = [Event("reveal", {"seat": 1, "kind": {"spy": 2}}), Event("steal", {"seat": 1, "target": 0})]
    >>> texts, names = Texts(load("koryo")).to(0), ["Ann", "Otto"]
    >>> [turn] = turns_of(texts, [Acted(ply, 1, event) for ply, event in enumerate(reveal)], names)
    >>> summary(turn, texts, names)
    'Otto revealed 2 Spies and stole a token from you.'
    """
    first = texts.event(beneath(turn, texts, names)[0].event, names)
    if (turn.by is None and turn.name is None) or not texts.has("turn-said"):
        return first
    done = _deeds(turn, texts, names)
    if not done:
        return first
    who = turn.name if turn.by is None else texts.say("turn-who", {"seat": turn.by}, names)
    what = texts.listed(done) if len(done) <= MOST else ", ".join(done[:MOST]) + MORE
    return texts.message("turn-said", who=who or "", what=what).replace(f"{MORE}.", MORE)


def beneath(turn: Turn, texts: Texts, names: Sequence[str]) -> list[Acted]:
    """Return the events of a turn that say more than the heading above them."""
    first, *rest = turn.acted
    return rest if rest and texts.event(first.event, names) == turn.heading else turn.acted


def _deeds(turn: Turn, texts: Texts, names: Sequence[str]) -> list[str]:
    """Return what was done, in parts of a sentence; events of a kind one after the other are one."""
    runs: list[list[Event]] = []
    for one in turn.acted:
        if one.event.args.get("seat", turn.by) != turn.by or texts.part(one.event, "brief", names) is None:
            continue
        if runs and _together(runs[-1][0], one.event, texts, names):
            runs[-1].append(one.event)
        else:
            runs.append([one.event])
    return [texts.part(run[0], "brief", names, _merged(run, texts)) or "" for run in runs]


def _together(one: Event, other: Event, texts: Texts, names: Sequence[str]) -> bool:
    """Return whether two events can be said in one breath: only their words and counts differ."""
    if one.key != other.key or any(one.args.get(seat) != other.args.get(seat) for seat in SEATS):
        return False
    numbers = {name: arg for name, arg in other.args.items() if isinstance(arg, int) and name != SUMMED}
    same = dataclasses.replace(one, args={**one.args, **numbers})
    return texts.part(one, "brief", names) == texts.part(same, "brief", names)


def _merged(run: Sequence[Event], texts: Texts) -> dict[str, str | int]:
    """Return the arguments in which the events of a run differ: words in a row, and counts summed.

    Beside a count that is summed, a word that is there several times has no number of its own.
    """
    found: dict[str, str | int] = {}
    for name in run[0].args if len(run) > 1 else ():
        all_of_them = [event.args[name] for event in run]
        if name == SUMMED:
            found[name] = sum(one for one in all_of_them if isinstance(one, int))
        elif not isinstance(all_of_them[0], int):
            numbered = SUMMED not in run[0].args
            found[name] = _row(name.rstrip(DIGITS), all_of_them, texts, texts.word, numbered=numbered)
            found[THE + name] = _row(name.rstrip(DIGITS), all_of_them, texts, texts.within, numbered=numbered)
    return found


def _row(
    argument: str, words: Sequence[Arg], texts: Texts, said_as: Callable[[str, str], str], *, numbered: bool
) -> str:
    """Return words in a row, each once: "Song ×2 and Money"."""
    single = Counter(one for one in words if isinstance(one, str))
    counted: Counter[str] = Counter()
    for one in words:
        if not isinstance(one, str | int):
            counted.update(one)
    said = [
        said_as(argument, word) + (f" ×{count}" if count > 1 and numbered else "") for word, count in single.items()
    ]
    return texts.listed([*said, *(texts.word(argument, word, count) for word, count in counted.items())])
