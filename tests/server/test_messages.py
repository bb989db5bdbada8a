"""Messages that do not fit are refused in words, with the place where they do not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludotheque.app.protocol.messages.bots import NewBotAccount
from ludotheque.app.protocol.messages.conduct import Report
from ludotheque.app.protocol.messages.tables import Act, Join, NewPasskey, NewTable, Say, read_message
from ludotheque.app.protocol.model import Model, read
from ludotheque.app.protocol.refused import Invalid

HASH = "0123456789abcdef" * 4
JOIN = {"invite": "here", "name": "Ann"}
TABLE: dict[str, Any] = {"game": "koryo", "seats": [{"kind": "you"}]}
LIVE = {"kind": "live", "bank": 600}


def test_a_message_is_told_from_others_by_its_type() -> None:
    act = read_message('{"type":"act","seat":1,"ply":3,"action":{"verb":"play","count":2}}')
    assert act == Act(seat=1, ply=3, action={"verb": "play", "count": 2})
    assert read_message('{"type":"chat","text":"  hello \\u202e "}') == Say(text="hello")


def test_texts_that_people_type_are_cleaned() -> None:
    assert read(json.dumps(JOIN | {"name": "  Ann\u200b   \uff22. "}), Join).name == "Ann B."
    assert read('{"seat":0,"reason":"spam","text":" a\\u202eb "}', Report).text == "ab"
    assert read(json.dumps(TABLE | {"seats": [{"kind": "you", "name": " Ann "}]}), NewTable).seats[0].name == "Ann"


@pytest.mark.parametrize(
    ("kind", "sent", "field", "where", "said"),
    [
        (Join, JOIN | {"name": "\u200b"}, "name", "field 'name'", "1 to 40 characters that can be seen"),
        (Join, JOIN | {"name": "x" * 161}, "name", "field 'name'", "length <= 160"),
        (Join, JOIN | {"name": "[bot] Ann"}, "name", "field 'name'", "only bot accounts"),
        (Join, {"invite": "here"}, "name", "field 'name'", "missing"),
        (Join, JOIN | {"more": 1}, "other", "", "unknown field `more`"),
        (Join, JOIN | {"invite": 7}, "other", "field 'invite'", "Expected `str`, got `int`"),
        (Join, [], "other", "", "Expected `object`, got `array`"),
        (NewBotAccount, {"name": "x" * 31}, "name", "field 'name'", "at most 30 characters"),
        (NewTable, TABLE | {"seats": [{"kind": "you", "name": ""}]}, "name", "field 'seats.0.name'", "length >= 1"),
        (NewTable, TABLE | {"seats": [{"kind": "you", "name": "\t"}]}, "name", "field 'seats.0.name'", "can be seen"),
        (NewTable, TABLE | {"seats": [{"kind": "king"}]}, "other", "field 'seats.0.kind'", "king"),
        (NewTable, TABLE | {"options": {"x" * 65: 1}}, "other", "field 'options'", "length <= 64"),
        (NewTable, TABLE | {"terms": {"clock": LIVE | {"turn": 5}}}, "clock", "field 'terms.clock'", "no 'turn'"),
        (NewTable, TABLE | {"terms": {"clock": LIVE | {"bank": -1}}}, "bank", "field 'terms.clock.bank'", ">= 0"),
        (NewTable, TABLE | {"terms": {"rated": True}}, "other", "field 'terms'", "a rated game has a clock"),
        (Report, {"seat": 0, "reason": "spam", "text": "x" * 501}, "text", "field 'text'", "at most 500"),
        (Report, {"seat": 0, "reason": "spam", "text": "a\0b"}, "text", "field 'text'", "regex"),
        (Report, {"seat": 32, "reason": "spam"}, "other", "field 'seat'", "<= 31"),
        (NewPasskey, {"name": "Ann", "label": "x", "id": "a\n"}, "other", "field 'id'", "regex"),
    ],
)
def test_a_refusal_says_what_is_wrong_and_where(
    kind: type[Model], sent: object, field: str, where: str, said: str
) -> None:
    with pytest.raises(Invalid) as refusal:
        read(json.dumps(sent), kind)
    assert str(refusal.value).startswith(where)
    assert said in str(refusal.value)
    assert (refusal.value.key, refusal.value.values) == ("invalid", {"field": field})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nope",
        "[" * 100_000,
        '{"type":"dance"}',
        '{"ply":1}',
        '{"type":"ping","type":"dance"}',
        '{"type":"\\ud800"}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(Invalid) as refusal:
        read_message(text[:16_000])
    assert 5 < len(str(refusal.value)) <= 300


def test_bytes_that_are_no_text_and_deep_nests_are_refused() -> None:
    for sent in (b'{"invite":"\xff","name":"a"}', b'{"game":"koryo","seats":[],"position":' + b'{"a":' * 9_000):
        with pytest.raises(Invalid):
            read(sent, NewTable)
