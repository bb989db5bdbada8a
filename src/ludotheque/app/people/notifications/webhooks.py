"""Webhooks: the body of a notification in the formats of programs and chats."""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

Shape = Literal["json", "discord", "slack"]
HEADERS = {"Content-Type": "application/json", "User-Agent": "Ludotheque"}


def body(shape: str, text: str, message: dict[str, Any]) -> bytes:
    r"""Return the body of a call.

    Names are other people's words: a chat must take nothing in them for a mention, a link or a format.

    >>> body("discord", "Your turn with @everyone", {"url": "https://e.org/table/x"})
    b'{"content":"Your turn with @everyone\\nhttps://e.org/table/x","allowed_mentions":{"parse":[]},"flags":4}'
    >>> body("discord", "With [win](//e.vil)", {})
    b'{"content":"With \\\\[win\\\\]\\\\(\\\\/\\\\/e\\\\.vil\\\\)","allowed_mentions":{"parse":[]},"flags":4}'
    >>> body("slack", "Your turn with <!here>", {"url": "https://e.org/table/x"})
    b'{"text":"Your turn with &lt;!here&gt;\\nhttps://e.org/table/x","mrkdwn":false}'
    """
    link = message.get("url", "")
    if shape == "discord":
        content = f"{MARKDOWN.sub(ESCAPED, text)}\n{link}".strip()
        return msgspec.json.encode({"content": content, "allowed_mentions": {"parse": []}, "flags": NO_PREVIEW})
    if shape == "slack":
        escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return msgspec.json.encode({"text": f"{escaped}\n{link}".strip(), "mrkdwn": False})
    return msgspec.json.encode({**message, "text": text})


MARKDOWN = re.compile(r"[^\w\s@]")
"""All that Discord could take for a format or a link."""
ESCAPED = r"\\\g<0>"
NO_PREVIEW = 4
"""Discord's flag that keeps it from fetching the link."""
