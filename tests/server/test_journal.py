"""The journal of a table: what it writes down for the record."""

from __future__ import annotations

from ludotheque import Match, SealedChance, load, unchecked
from ludotheque.app.tables.journal import SETUP, Journal


def test_times_do_not_go_back_when_the_clock_of_the_server_does() -> None:
    match = Match.start(load("koryo"), 2, chance=SealedChance(bytes(32)))
    journal = Journal(match, bytes(32), SETUP, [], 0)
    times = [journal.act(int(match.state.legal_actions()[0]), at=at, auto=False).at for at in (-20, 500, 300, 700)]
    assert times == [0, 500, 500, 700]
    assert [entry.at for entry in match.record.entries] == times
    assert not any("times" in words for words in unchecked(match.record))
