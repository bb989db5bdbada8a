"""An authenticator in software, as a browser has one: it makes passkeys and proves that it holds them."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from ludotheque.app.people.accounts.passkeys import encode

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256 = -7
P256 = 1
NO_MODEL = bytes(16)


class Authenticator:
    """One passkey, at one site."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def make(self, options: dict[str, Any], origin: str, **more: Any) -> dict[str, Any]:
        """Return the new passkey, for a server that asked for it with those options."""
        point = self._key.public_key().public_numbers()
        public = {1: 2, 3: ES256, -1: P256, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = NO_MODEL + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(options["rp"], ATTESTED) + attested
        return {
            "name": options["user_name"],
            "label": "A key for tests",
            "id": encode(self.id),
            "client_data": encode(_client_data("webauthn.create", options["challenge"], origin)),
            "attestation": encode(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            **more,
        }

    def prove(self, options: dict[str, Any], origin: str, **more: Any) -> dict[str, Any]:
        """Return the proof that it holds the passkey."""
        self.count += 1
        client_data = _client_data("webauthn.get", options["challenge"], origin)
        data = self._data(options["rp"])
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": encode(self.id),
            "client_data": encode(client_data),
            "authenticator_data": encode(data),
            "signature": encode(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            **more,
        }

    def _data(self, site: str, flags: int = 0) -> bytes:
        head = hashlib.sha256(site.encode()).digest()
        return head + struct.pack(">BI", PRESENT | VERIFIED | flags, self.count)


def _client_data(kind: str, challenge: str, origin: str) -> bytes:
    said = {"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}
    return json.dumps(said).encode()
