"""The names of what a connection offers in its ASGI scope, for the conversation on it."""

from __future__ import annotations

SEND_NOW = "ludotheque.send-now"
"""``send_now``: send a message at once, without a task that waits until it may."""

HEAR = "ludotheque.hear"
"""``hear``: return the next event as ASGI's ``receive`` does, without the layers between."""
