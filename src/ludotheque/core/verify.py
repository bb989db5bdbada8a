"""Verdicts on records: what is false, and what cannot be checked.

Everything that the rules, the hashes and the seal determine is checked, including undone entries. ``docs/records.md``
explains what a true record proves.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from ludotheque.core import contributions
from ludotheque.core.custom_inputs import POSITION, custom_inputs
from ludotheque.core.errors import BadInput, BadRecord, BrokenGame, OtherRules, UnknownAction, UnknownGame, brief
from ludotheque.core.levels import KNOWN
from ludotheque.core.match import Match, sealed_chance
from ludotheque.core.record import ALONE, Entry, Record, Substitution
from ludotheque.core.registry import load
from ludotheque.core.state import State

LONGEST_NAME = 200
"""The maximum length of a player's name in a record. Names of people are shorter; names of bots may be file paths."""
BREAKING = ("Cc", "Cs", "Zl", "Zp")
"""Character categories forbidden in names: controls, surrogates and line ends."""
FORFEITS = ("resigned", "lost")
"""Endings that follow from a change of player with the same name."""
PERSONS = ("back", "joined")
"""Reasons for which a person takes a seat; for all other reasons a bot does."""

Hands = Literal["person", "bot", "out"]
"""The player of a seat: a person, a bot for a player who may come back, or a bot for a player who resigned."""

_DIGEST = re.compile(r"[0-9a-f]{64}")
_LEVEL = re.compile(r"([a-z]+)(@[1-9][0-9]{0,6})?")
"""A level of bots, and its own number of simulations."""


class Verdict(NamedTuple):
    """The verdict on a record.

    Attributes:
        word: *true* if the record proves the game and its shuffles, *partly checked* if not all of it could be checked,
            *false* if something in it is wrong.
        left: what could not be checked; for a false record, what is wrong.
        unproved: what no record can prove, including this one.
    """

    word: Literal["true", "partly checked", "false"]
    left: list[str]
    unproved: list[str]


def judge(record: Record) -> Verdict:
    """Verify a record and return the verdict. OtherRules if the rules here have another version.

    >>> from ludotheque import Match, SealedChance, load
    >>> match = Match.start(load("leduc"), 2, chance=SealedChance())
    >>> while not match.state.is_terminal():
    ...     entry = match.act(match.state.legal_actions()[0])
    >>> judge(match.record).word, judge(match.record).left
    ('true', [])
    """
    try:
        verify(record)
    except OtherRules:
        raise
    except BadRecord as error:
        return Verdict("false", [str(error)], [])
    left = unchecked(record)
    return Verdict("partly checked" if left else "true", left, unproved(record))


def verify(record: Record, on_entry: Callable[[], None] | None = None) -> None:
    """Replay a record and compare every hash, the result and the sealed chance, including undone entries.

    BadRecord names the first entry that differs. A true record returns nothing; :func:`unchecked` and :func:`unproved`
    give its limits. ``on_entry`` is called before each entry and can raise an error to stop.
    """
    match = _begun(record)
    _verify_head(record)
    _verify_entries(record, match, on_entry)
    _verify_result(record, match)
    if record.secret is not None:
        _verify_seal(record)


# --- What is not checked ---


def unchecked(record: Record) -> list[str]:
    """List what :func:`verify` cannot check: nothing for a finished, sealed game under one version of the rules."""
    return [
        *_of_older_rules(record),
        *_chosen(record),
        *_not_sealed(record),
        *_not_ended(record),
        *_after_the_end(record),
        *_odd_times(record),
    ]


def unproved(record: Record) -> list[str]:
    """List what no record can prove."""
    seats = [str(seat) for seat, one in enumerate(record.contributions or []) if one.why is not None]
    which = f"seats {', '.join(seats)}" if len(seats) > 1 else f"seat {', '.join(seats)}"
    silent = [f"why {which} added nothing to the shuffles"] if seats else []
    undos = ["how many takebacks there were"] if any(entry.undone for entry in record.entries) else []
    return ["who played", "when", *silent, *undos, "what was taken back before anything was drawn"]


def _of_older_rules(record: Record) -> Iterator[str]:
    """Name what came before newer rules took over: no one has the older ones to play it."""
    if not record.carried:
        return
    older = sorted({record.version, *(one.version for one in record.carried[:-1])})
    entries = f"the first {record.first}" if record.first < len(record.entries) else f"all {record.first}"
    yield (
        f"what came before the rules changed (versions {', '.join(map(str, older))}): options, setup, shuffles, "
        f"{entries} entries and the position after them"
    )
    if record.result is not None and not any(not entry.undone for entry in record.entries[record.first :]):
        yield "the result, which the older rules counted"


def _chosen(record: Record) -> Iterator[str]:
    """Name what a person brought, so that no shuffle is claimed for it."""
    for one in custom_inputs(record.game, record.options, record.position):
        if one == POSITION:
            yield "the position at the start (hands, decks and options), which was chosen and not shuffled"
        else:
            yield f"the cards of a player's own file (option {one}), which were chosen"


def _not_sealed(record: Record) -> Iterator[str]:
    if record.commitment is None:
        yield "the shuffles and rolls, which were not sealed"
    elif record.secret is None:
        yield "the shuffles and rolls, whose seal is not opened"


def _not_ended(record: Record) -> Iterator[str]:
    if record.ended is not None:
        yield f"why the game stopped before its end ({record.ended})"
    elif record.result is None:
        yield "what came after the last entry: the game is not over"


def _after_the_end(record: Record) -> Iterator[str]:
    """Name the players who were replaced after the end: older servers let the others agree to it too late."""
    for number, one in enumerate(record.substitutions):
        if _is_after_the_end(record, one):
            yield f"why seat {one.seat} changed hands after the end (substitution {number})"


def _odd_times(record: Record) -> Iterator[str]:
    """Name the first time that goes back: a clock that was set may do that."""
    latest = 0
    for number, entry in enumerate(record.entries):
        if entry.at < latest:
            yield f"the times, which go back at entry {number}"
            return
        latest = entry.at


# --- The head ---


def _begun(record: Record) -> Match:
    """Return a match that begins as this record does, before what the rules of today are to play."""
    try:
        return Match.resume(_bare(record))
    except (BadRecord, UnknownGame, BrokenGame):
        raise
    except BadInput as error:
        raise BadRecord(f"the beginning: {error}") from None


def _bare(record: Record) -> Record:
    """Return a record without the entries that the rules of today are to play."""
    bare = Record(record.game, record.version, record.players, record.options, setup=list(record.setup))
    bare.position = record.position
    bare.carried = list(record.carried)
    bare.entries = record.entries[: record.first]
    return bare


def _verify_head(record: Record) -> None:
    """Verify what a record says besides the game itself."""
    _verify_names(record)
    _verify_commitment(record)
    if record.contributions is not None:
        contributions.check(record.contributions, record.players, record.commitment)
    _verify_ended(record)
    _verify_substitutions(record)
    _verify_takebacks(record)
    for number, entry in enumerate(record.entries):
        if entry.at < 0:
            raise BadRecord(f"entry {number} ({entry.do!r}): it cannot have been {-entry.at} ms before the start")


def _verify_names(record: Record) -> None:
    if record.seats and (
        len(record.seats) != record.players or not all(isinstance(name, str) for name in record.seats)
    ):
        raise BadRecord(f"field 'seats': {record.players} names are needed, not {brief(record.seats)}")
    for name in (*record.seats, *(one.name for one in record.substitutions)):
        if len(name) > LONGEST_NAME or any(unicodedata.category(character) in BREAKING for character in name):
            raise BadRecord(f"a name has at most {LONGEST_NAME} characters and one line, unlike {brief(name)}")


def _verify_commitment(record: Record) -> None:
    for field, text in (("commitment", record.commitment), ("secret", record.secret)):
        if text is not None and not _DIGEST.fullmatch(text):
            raise BadRecord(f"field {field!r}: 64 hex digits are needed, not {brief(text)}")
    over = record.result is not None or record.ended is not None
    if record.commitment is not None and over and record.secret is None:
        raise BadRecord("field 'secret': the chance was sealed, and the record of the finished game does not reveal it")


def _verify_ended(record: Record) -> None:
    if record.ended is None:
        return
    if record.result is not None:
        raise BadRecord("field 'result': the game was ended early and has no result")
    if record.ended in FORFEITS:
        _expect_resigning(record, "field 'ended'")
        if not any(one.why == record.ended for one in record.substitutions):
            raise BadRecord(f"field 'ended': nothing in 'substitutions' says which seat {record.ended}")


def _expect_resigning(record: Record, where: str) -> None:
    if not load(record.game).can_resign:
        raise BadRecord(f"{where}: players cannot resign from this game")


def _verify_takebacks(record: Record) -> None:
    """Verify that each takeback may have undone an entry.

    Two undos in a row have undone theirs at the same number of entries, so distinct numbers would be no limit.
    """
    undone = sum(bool(entry.undone) for entry in record.entries)
    if not 0 <= record.takebacks <= undone:
        raise BadRecord(f"field 'takebacks': {undone} entries were undone, so the number cannot be {record.takebacks}")


def _verify_substitutions(record: Record) -> None:
    """Verify that the seats can have changed hands in this way, one change after the other."""
    before = 0
    hands: dict[int, Hands] = {}
    for number, one in enumerate(record.substitutions):
        where = f"substitution {number}"
        if not (0 <= one.entry <= len(record.entries) and 0 <= one.seat < record.players):
            raise BadRecord(f"{where}: there is no entry {one.entry}, or no seat {one.seat}")
        if one.entry < before:
            raise BadRecord(f"{where}: it is at entry {one.entry}, but the one before is at entry {before}")
        before = one.entry
        _verify_level(one, where)
        if one.why == "joined" and record.played == ALONE:
            raise BadRecord(f"{where}: no one else can join a game that is played alone")
        if one.why in FORFEITS:
            _expect_resigning(record, where)
        if _is_after_the_end(record, one) and one.why != "absent":
            raise BadRecord(f"{where}: the game was over at entry {one.entry}")
        hands[one.seat] = _changed(hands.get(one.seat, "person"), one, where)
    _verify_forfeits(record, sum(one == "out" for one in hands.values()))


def _is_after_the_end(record: Record, one: Substitution) -> bool:
    """Return whether a seat changed hands after the last entry of a finished game, if rules of today ended it."""
    played_on = not record.carried or record.first < len(record.entries)
    return record.result is not None and played_on and one.entry == len(record.entries)


def _changed(before: Hands, one: Substitution, where: str) -> Hands:
    """Return who plays a seat after a change of hands; BadRecord if that player cannot follow the one before."""
    if before == "out":
        raise BadRecord(f"{where}: the player of seat {one.seat} resigned before, so a bot plays to the end")
    if one.why == "back" and before == "person":
        raise BadRecord(f"{where}: no bot plays seat {one.seat}, so no player can take it back")
    if one.why not in PERSONS and before == "bot":
        raise BadRecord(f"{where}: a bot plays seat {one.seat} already")
    return "person" if one.why in PERSONS else "out" if one.why in FORFEITS else "bot"


def _verify_forfeits(record: Record, out: int) -> None:
    """Verify that the game ended when at most one player had not given it up, and no earlier."""
    decided = out > 0 and record.players - out <= 1
    if decided and record.ended not in FORFEITS:
        raise BadRecord(f"field 'ended': {out} of {record.players} players resigned, which ends the game")
    if record.ended in FORFEITS and not decided:
        raise BadRecord(f"field 'ended': only {out} of {record.players} players resigned")


def _verify_level(one: Substitution, where: str) -> None:
    if (one.level is None) != (one.why in PERSONS):
        raise BadRecord(f"{where}: level {brief(one.level)} does not go with 'why' {one.why!r}")
    if one.level is None:
        return
    parts = _LEVEL.fullmatch(one.level)
    if parts is None or parts[1] not in KNOWN:
        raise BadRecord(f"{where}: unknown level {brief(one.level)}; the levels are: {', '.join(KNOWN)}")


# --- The game ---


class UndoPoint(NamedTuple):
    """A state to which an undo returns, and the number of entries at that point."""

    standing: int
    state: State


def _verify_entries(record: Record, match: Match, on_entry: Callable[[], None] | None) -> None:
    """Play all entries of the rules of today in the order in which they were played, and return where they did."""
    returns = _returns(record)
    wanted, kept = set(returns.values()), dict[int, UndoPoint]()
    for number, entry in enumerate([*record.entries[record.first :], None], start=record.first):
        if returns.get(number, -1) >= record.first:
            match._return_to(*kept.pop(returns[number]))
        if entry is None:
            return
        if number in wanted:
            kept[number] = UndoPoint(len(match.standing), match.state.copy(match._chance))
        if on_entry is not None:
            on_entry()
        _verify_entry(match, number, entry)


def _returns(record: Record) -> dict[int, int]:
    """Return, for each number of entries at which an undo took place, the first entry that it took back.

    BadRecord unless it took back the last entries that stood then, and the record has so many.
    """
    for number, entry in enumerate(record.entries):
        if entry.undone and not number < entry.undone <= len(record.entries):
            raise BadRecord(f"entry {number} ({entry.do!r}): it cannot have been undone at entry {entry.undone}")
    counts = Counter(entry.undone for entry in record.entries if entry.undone)
    standing: list[int] = []
    returns: dict[int, int] = {}
    for number in range(len(record.entries) + 1):
        if count := counts[number]:
            gone = standing[-count:]
            if any(record.entries[one].undone != number for one in gone):
                raise BadRecord(f"the undo at entry {number}: only the latest remaining entries can be undone")
            del standing[-count:]
            returns[number] = gone[0]
        standing.append(number)
    return returns


def _verify_entry(match: Match, number: int, entry: Entry) -> None:
    where = f"entry {number} ({entry.do!r})"
    may_be_auto = not entry.auto or _may_be_auto(match, entry)
    match._replay(number, entry)
    if not may_be_auto:
        raise BadRecord(f"{where}: the table cannot have played it: it was not the only action offered")
    found = match.game.hash(match.state)
    if entry.hash != found:
        raise BadRecord(f"{where}: the state's hash is {found}, the record says {brief(entry.hash)}")


def _may_be_auto(match: Match, entry: Entry) -> bool:
    """Return whether a table may have played an entry: the only action offered, or one that passes the turn on."""
    state = match.state
    if state.is_terminal():
        return False
    try:
        action = match.game.actions.parse(entry.do)
    except UnknownAction:
        return False
    lone = state.legal_actions() == [action]
    return lone or any(state.claim(seat) == action for seat in range(match.record.players))


def _verify_result(record: Record, match: Match) -> None:
    over = match.state.is_terminal()
    if over and record.result is None:
        raise BadRecord("field 'result': the game is over, and the result is missing")
    if record.result is None:
        return
    scores = match.state.scores()
    older = bool(record.carried) and not match.standing  # the older rules may have counted otherwise
    if not over or (record.result != scores and not older) or len(record.result) != len(scores):
        raise BadRecord(f"field 'result': the scores are {scores}, but the record says {brief(record.result)}")


def _verify_seal(record: Record) -> None:
    """Draw again from the opened secret and the contributions what the rules of today drew, and compare."""
    first = record.first
    before = len(record.setup) + sum(len(entry.chance) for entry in record.entries[:first]) if record.carried else 0
    sealed = sealed_chance(bytes.fromhex(record.secret or ""), record.contributions, before)
    if sealed.commitment != record.commitment:
        raise BadRecord("field 'secret': it does not match the commitment")
    check = _bare(record)
    if not record.carried:
        check.setup = []
    match = Match(load(record.game), check, sealed)
    if match.record.setup != record.setup:
        raise BadRecord("field 'setup': it does not match the sealed chance")
    undone = Counter(entry.undone for entry in record.entries[first:])
    for number, entry in enumerate(record.entries[first:], start=first):
        match.undo(undone[number] if number else 0)
        again = match.act(match.game.actions.parse(entry.do))
        if again.chance != entry.chance:
            raise BadRecord(f"entry {number} ({entry.do!r}): it does not match the sealed chance")
