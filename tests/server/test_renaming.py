"""Players who change their name at a table."""

from __future__ import annotations

import pytest

from ludotheque.app.protocol.names import LONGEST_NAME
from tests.server.client import BOT, FRIEND, HOTSEAT, Caller, Json, Socket, true_record
from tests.server.conftest import Running, Serve, sit, sit_together
from tests.server.test_bot_accounts import account, program, together

RATED: Json = {
    "clock": {"kind": "live", "bank": 600, "increment": 10, "end": "lose"},
    "takebacks": False,
    "rated": True,
}


def named(line: Socket, *names: str) -> Json:
    """Read on until the seats have those names."""
    return line.until("seats", lambda message: [seat["name"] for seat in message["seats"]] == [*names])


def refused(line: Socket, name: str = "Ben", seat: int = 0) -> str:
    """Ask for a name, and return the key of the refusal."""
    line.send(type="rename", seat=seat, name=name)
    return str(line.until("refused")["key"])


def abandon(hers: Socket, his: Socket) -> None:
    """End a game of two before its end."""
    hers.send(type="ask", seat=0, what="abandon")
    his.until("asked")
    his.send(type="consent", seat=1, ok=True)
    hers.state(lambda state: bool(state["over"]))


def test_all_see_a_new_name_at_once_and_after_a_restart(serve: Serve) -> None:
    running = serve()
    hers, his, table = sit_together(running.caller(), running.caller())
    hers.send(type="rename", seat=0, name="  Anna\u200b ")
    named(his, "Anna", "Ben")
    running.stop()
    again = serve(database=running.settings.database).caller()
    assert [seat["name"] for seat in again.socket(table).until("welcome")["seats"]] == ["Anna", "Ben"]


def test_the_record_has_the_name_at_the_end(server: Running, ann: Caller) -> None:
    hers, his, table = sit_together(ann, server.caller())
    hers.send(type="rename", seat=0, name="Anna")
    abandon(hers, his)
    record = true_record(ann, table)
    assert record.seats == ["Anna", "Ben"]


def test_a_name_is_changed_before_the_deal(server: Running) -> None:
    hers, _ = sit(server.caller(), FRIEND, terms=RATED)
    hers.send(type="rename", seat=0, name="Anna")
    named(hers, "Anna", "Ben")


def test_a_new_name_is_told_apart_from_the_others(server: Running) -> None:
    hers, _, _ = sit_together(server.caller(), server.caller())
    hers.send(type="rename", seat=0, name="BEN")
    named(hers, "BEN 2", "Ben")


def test_each_player_at_one_screen_has_a_name(server: Running) -> None:
    theirs, _ = sit(server.caller(), HOTSEAT, BOT)
    theirs.send(type="rename", seat=1, name="Cho")
    theirs.until("seats", lambda message: message["seats"][1]["name"] == "Cho")


def test_only_ones_own_seat_is_renamed(server: Running) -> None:
    hers, _, _ = sit_together(server.caller(), server.caller())
    assert refused(hers, "Eve", seat=1) == "seat-not-yours"


@pytest.mark.parametrize("name", ["\u200b", "x" * (LONGEST_NAME + 1), "[bot] Kim"], ids=["blank", "long", "bot"])
def test_an_unfit_name_is_refused(server: Running, name: str) -> None:
    hers, _ = sit(server.caller(), BOT)
    hers.send(type="rename", seat=0, name=name)
    assert hers.until("refused")["args"] == {"field": "name"}


def test_the_names_of_a_rated_game_stay_from_the_deal_on(server: Running) -> None:
    hers, _, _ = sit_together(server.caller(), server.caller(), terms=RATED)
    assert refused(hers) == "rated-name"


def test_the_names_of_a_finished_game_stay(server: Running) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller())
    abandon(hers, his)
    assert refused(hers) == "game-over"


def test_a_seat_that_a_bot_plays_keeps_its_name(server: Running) -> None:
    hers, _, _ = sit_together(server.caller(), server.caller())
    hers.send(type="hand-over", seat=0, level="random")
    assert refused(hers) == "take-over-first"


def test_a_bot_account_plays_under_its_own_name(server: Running) -> None:
    owner = account(server)
    _, its, _ = together(owner, program(server, owner, "Kim"))
    assert refused(its, seat=1) == "bot-named"
