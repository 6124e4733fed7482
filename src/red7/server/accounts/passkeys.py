"""Passkeys: what a browser is asked to sign, and whether it did."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import decode_credential_public_key
from webauthn.helpers.decoded_public_key_to_cryptography import decoded_public_key_to_cryptography

from red7.server.errors import ServerError

ALGORITHMS: Final = (-8, -7, -257)  # EdDSA, ES256, RS256, by their numbers in COSE
# Which kind of key and which curve each of them is for; RSA has no curve.
_FITTING: Final = {(1, -8, 6), (2, -7, 1), (3, -257, None)}
_RSA_BITS: Final = range(2048, 8193)  # fewer are weak, and more only cost time
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


@contextmanager
def _foreign(reason: str) -> Iterator[None]:
    """Refuse whatever cannot be read: anybody may send anything, and the library expects less."""
    try:
        yield
    except Exception:  # noqa: BLE001 - any of its errors means that it is wrong
        raise ServerError(reason) from None


def verify_new(
    credential: str, client_data: str, attestation: str, challenge: bytes, who: Party
) -> tuple[bytes, int]:
    """Return the public key of a new passkey and its count, if it has answered the challenge."""
    response = {"clientDataJSON": client_data, "attestationObject": attestation}
    with _foreign("passkey-wrong"):
        _check_page(client_data, who)
        made = verify_registration_response(
            credential=_credential(credential, response),
            expected_challenge=challenge,
            expected_rp_id=who.id,
            expected_origin=list(who.origins),
        )
        _check_key(made.credential_public_key)
        if encode(made.credential_id) != credential:
            raise ValueError(credential)
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
    with _foreign("sign-in-wrong"):
        _check_page(client_data, who)
        done = verify_authentication_response(
            credential=_credential(credential, response),
            expected_challenge=challenge,
            expected_rp_id=who.id,
            expected_origin=list(who.origins),
            credential_public_key=public_key,
            credential_current_sign_count=count,
        )
    return done.new_sign_count


def _check_page(client_data: str, who: Party) -> None:
    """Refuse what was signed on a page inside that of another site."""
    found = json.loads(decode(client_data))
    if found.get("crossOrigin", False) is not False:
        raise ValueError("crossOrigin")
    if found.get("topOrigin", who.origins[0]) not in who.origins:
        raise ValueError("topOrigin")


def _check_key(public_key: bytes) -> None:
    """Refuse a key with which nothing can be verified: it would be a way in that does not open."""
    told = decode_credential_public_key(public_key)
    if (told.kty, told.alg, getattr(told, "crv", None)) not in _FITTING:
        raise ValueError(told.kty)
    key = decoded_public_key_to_cryptography(told)  # on its curve
    if isinstance(key, RSAPublicKey) and key.key_size not in _RSA_BITS:
        raise ValueError(key.key_size)


def _credential(credential: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": credential, "rawId": credential, "type": "public-key", "response": response}
