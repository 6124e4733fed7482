"""Passkeys: what a browser is asked to sign, and whether it did."""

from __future__ import annotations

import base64
import binascii
import json
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers.exceptions import WebAuthnException

from red7.server.errors import ServerError

ALGORITHMS: Final = (-8, -7, -257)  # EdDSA, ES256, RS256, by their numbers in COSE
CHALLENGE_MS: Final = 5 * 60_000  # in which a passkey has to answer


@dataclass(frozen=True)
class Party:
    """Who a passkey is for: the name of this server, and where its pages may be."""

    id: str
    origins: tuple[str, ...]


def party(host: str, url: str) -> Party:
    """Return who passkeys are for at an address; refuse one that can have none.

    >>> party("localhost:7777", "").id
    'localhost'
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        own = {f"https://{host}", f"http://{host}"} | ({url.rstrip("/")} if url else set())
        return Party(name, tuple(sorted(own)))
    raise ServerError("passkey-host")


def encode(data: bytes) -> str:
    """Write bytes as WebAuthn does, in base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Read base64url."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        raise ServerError("passkey-wrong") from None


def challenge_in(client_data: str) -> bytes:
    """Return which challenge a browser says that it answers."""
    try:
        found = json.loads(decode(client_data))
        return decode(found["challenge"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ServerError("passkey-wrong") from None


def verify_new(
    credential: str, client_data: str, attestation: str, challenge: bytes, who: Party
) -> tuple[bytes, int]:
    """Return the public key of a new passkey and its count, if it has answered the challenge."""
    response = {"clientDataJSON": client_data, "attestationObject": attestation}
    try:
        made = verify_registration_response(
            credential=_credential(credential, response),
            expected_challenge=challenge,
            expected_rp_id=who.id,
            expected_origin=list(who.origins),
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise ServerError("passkey-wrong") from None
    if encode(made.credential_id) != credential:
        raise ServerError("passkey-wrong")
    return made.credential_public_key, made.sign_count


def verify_signed(  # noqa: PLR0913 - what there is to compare
    credential: str,
    client_data: str,
    authenticator_data: str,
    signature: str,
    *,
    challenge: bytes,
    who: Party,
    public_key: bytes,
    count: int,
) -> int:
    """Return the new count of a passkey, if it has signed the challenge."""
    response = {
        "clientDataJSON": client_data,
        "authenticatorData": authenticator_data,
        "signature": signature,
    }
    try:
        done = verify_authentication_response(
            credential=_credential(credential, response),
            expected_challenge=challenge,
            expected_rp_id=who.id,
            expected_origin=list(who.origins),
            credential_public_key=public_key,
            credential_current_sign_count=count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise ServerError("sign-in-wrong") from None
    return done.new_sign_count


def _credential(credential: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": credential, "rawId": credential, "type": "public-key", "response": response}
