"""The wire: frames written here are those of the library, and only silent clients are asked for a sign of life."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from ludotheque.server import wire
from ludotheque.server.wire import WORTH_IT, Wire, plain_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 300, WORTH_IT - 1])
def test_short_texts_are_framed_as_the_library_frames_them(length: int) -> None:
    data = "ŏ".encode() * (length // 2) + b"x" * (length % 2)
    assert len(data) == length
    assert plain_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_only_a_silent_client_is_asked_for_a_sign_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(wire.WebSocketsSansIOProtocol, "send_keepalive_ping", lambda one: asked.append("ping"))
    monkeypatch.setattr(wire.WebSocketsSansIOProtocol, "schedule_ping", lambda one: asked.append("later"))
    monkeypatch.setattr(wire.WebSocketsSansIOProtocol, "send_receive_event_to_app", lambda one: None)
    line = Wire.__new__(Wire)
    line._heard = False
    line.read_paused = True
    line.send_keepalive_ping()
    line.send_receive_event_to_app()
    line.send_keepalive_ping()
    line.send_keepalive_ping()
    assert asked == ["ping", "later", "ping"]
