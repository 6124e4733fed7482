"""A device with passkeys, as far as a server can tell."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from red7.server.accounts.passkeys import decode, encode

_PRESENT, _VERIFIED, _WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Makes a passkey and signs with it; it counts how often, unless told otherwise."""

    def __init__(self, number: int = 1, origin: str = "http://localhost") -> None:
        self.origin = origin
        self.count = 0
        self.party = "localhost"
        self.page: dict[str, object] = {}  # what else the browser tells about the page
        self.id = encode(f"credential {number}".encode())
        self._key = ec.derive_private_key(number, ec.SECP256R1())

    def make(
        self, options: dict[str, Any], name: str = "Phone", key: object = None
    ) -> dict[str, str]:
        """Make a passkey, as a browser sends it."""
        credential = decode(self.id)
        public = self._key.public_key().public_numbers()
        point = {-2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, **point} if key is None else key)
        data = self._data(_WITH_KEY) + bytes(16) + len(credential).to_bytes(2, "big")
        attestation = {"fmt": "none", "attStmt": {}, "authData": data + credential + key}
        return {
            "id": self.id,
            "client_data": encode(self._client("webauthn.create", options["challenge"])),
            "attestation": encode(cbor2.dumps(attestation)),
            "name": name,
        }

    def sign(self, options: dict[str, Any]) -> dict[str, str]:
        """Sign what the server has given, as a browser sends it."""
        self.count += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data()
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": self.id,
            "client_data": encode(client),
            "authenticator_data": encode(data),
            "signature": encode(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }

    def _data(self, flags: int = 0) -> bytes:
        party = hashlib.sha256(self.party.encode()).digest()
        return party + bytes([_PRESENT | _VERIFIED | flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, **self.page}
        return json.dumps(told).encode()
