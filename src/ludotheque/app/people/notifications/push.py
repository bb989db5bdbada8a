"""Web Push: messages that a browser's push service delivers, encrypted for that browser (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import importlib.util
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from ludotheque.core.errors import BadInput

LIBRARIES = ("http_ece", "py_vapid", "cryptography")
"""Those of the extra `push`."""
KEY_NAME = "vapid"
"""The name under which the database keeps the servers' key."""
POINT = 65
"""Bytes of a browser's public key: an uncompressed point of P-256."""
AUTH = 16
HALF_DAY = 12 * 3600
"""Seconds for which a push service may believe a token: at most a day."""
TOPIC = 32
NO_SILENCE = ("web.push.apple.com",)
"""Push services that end a subscription after a few messages that show nothing: there a push is not taken back."""


def installed() -> bool:
    """Return whether the libraries for push are here."""
    return all(importlib.util.find_spec(name) is not None for name in LIBRARIES)


class PushRequest(NamedTuple):
    """A request to a push service."""

    body: bytes
    headers: Mapping[str, str]


def new_key() -> str:
    """Return a new key of the servers, as it is kept."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


class Pusher:
    """Signs and encrypts messages with the servers' key.

    Args:
        key: the key as it is kept.
    """

    def __init__(self, key: str) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        self._vapid: Any = Vapid02.from_pem(key.encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key: str = encode(point)
        """The key that browsers ask for when they subscribe."""

    def request(
        self, origin: str, keys: Mapping[str, str], message: Mapping[str, Any], *, contact: str, topic: str, ttl: int
    ) -> PushRequest:
        """Return the request that delivers a message.

        Args:
            origin: the origin of the push service.
            keys: the keys of the subscription.
            message: what the service worker gets.
            contact: an address of the server's operator, for those of the push service.
            topic: messages of one topic replace each other as long as they wait.
            ttl: seconds for which the service keeps the message for a browser that is not there.
        """
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        body = http_ece.encrypt(
            msgspec.json.encode(message),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decode(keys["p256dh"]),
            auth_secret=decode(keys["auth"]),
            version="aes128gcm",
        )
        claims = {"sub": contact, "aud": origin, "exp": int(time.time()) + HALF_DAY}
        headers = {
            **self._vapid.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(ttl),
            "Urgency": "high",
            "Topic": encode(hashlib.sha256(topic.encode()).digest())[:TOPIC],
        }
        return PushRequest(body, headers)


def check_keys(keys: Mapping[str, str]) -> None:
    """Look the keys of a subscription over. BadInput if nothing can be encrypted with them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, auth = decode(keys["p256dh"]), decode(keys["auth"])
        if len(point) != POINT or len(auth) != AUTH:
            raise ValueError("of another length")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise BadInput("these are not the keys of a push subscription") from None


def may_be_silent(host: str) -> bool:
    """Return whether a push service puts up with messages that show nothing.

    >>> may_be_silent("fcm.googleapis.com"), may_be_silent("web.push.apple.com")
    (True, False)
    """
    return not any(host == name or host.endswith(f".{name}") for name in NO_SILENCE)


def encode(data: bytes) -> str:
    """Return bytes in the alphabet of addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of a text in the alphabet of addresses."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
