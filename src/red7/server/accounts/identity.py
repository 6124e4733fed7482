"""Identities: what a player shows to be recognised, and what of it can be told without asking.

A guest shows a signed id. Whoever has an account shows the secret of a session, and a program that
of a token, together with the player's id and signed. So it is known at once whose secret it claims
to be, and limits can count for that player, but only the database knows whether it is still valid.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, Literal

from itsdangerous import BadSignature, URLSafeSerializer

from red7.server.chance import Chance
from red7.server.ids import id_of

COOKIE: Final = "red7"
COOKIE_AGE: Final = 400 * 24 * 3600  # seconds, as long as browsers keep one
DEVICE: Final = "red7-device"  # the cookie that tells that somebody has signed in here before
ASKED: Final = (
    "red7-asked"  # the cookie of a browser that was given something for a passkey to sign
)
_BEARER: Final = "bearer "
_TOKEN: Final = "red7_"  # noqa: S105 - so that whoever finds a token knows what it is for
_PAIR: Final = 2


@dataclass(frozen=True)
class Shown:
    """What somebody shows: whose it is, and for accounts the hash of a secret."""

    who: str = ""
    hash: str = ""
    by: Literal["guest", "session", "token"] = "guest"


NOBODY: Final = Shown()


def hash_of(secret: str) -> str:
    """Return what is stored of a secret that nobody could guess."""
    return hashlib.sha256(secret.encode()).hexdigest()


def browser_of(secret: str) -> str:
    """Return by what a browser is known that nobody has signed in with yet; no player's id."""
    return f"browser {hash_of(secret)[:24]}"


class Identities:
    """Signs and reads cookies and tokens, and makes ids that nobody can guess."""

    def __init__(self, secret: bytes, chance: Chance) -> None:
        self._chance = chance
        self.renew(secret)

    def renew(self, secret: bytes) -> None:
        """Go on with another secret: the data has been replaced, and those who may sign in."""

        def signer(salt: str) -> URLSafeSerializer:
            how = {"digest_method": hashlib.sha256}
            return URLSafeSerializer(secret, salt=salt, signer_kwargs=how)

        self._secret = secret
        self._signer = signer("red7.player.1")
        self._sessions = signer("red7.session.1")
        self._tokens = signer("red7.token.1")
        self._devices = signer("red7.device.1")

    def new(self) -> str:
        """Return an id for a new player."""
        return self._chance.token(12).hex()

    def secret(self) -> str:
        """Return a secret for a new session or token."""
        return self._chance.token(24).hex()

    def cookie(self, who: str) -> str:
        """Return the value of a guest's cookie."""
        return str(self._signer.dumps(who))

    def session_cookie(self, who: str, secret: str) -> str:
        """Return the value of the cookie of somebody who is signed in."""
        return str(self._sessions.dumps([who, secret]))

    def token(self, who: str, secret: str) -> str:
        """Return what a program shows."""
        return _TOKEN + str(self._tokens.dumps([who, secret]))

    def device_cookie(self, who: str) -> str:
        """Return the value of a cookie that tells that somebody has signed in here."""
        return str(self._devices.dumps([who, self._chance.token(8).hex()]))

    def device(self, cookie: str | None, who: str) -> str:
        """Return the name of a device on which this player has signed in; empty if it is none."""
        owner, name = _pair(self._devices, cookie or "")
        return name if owner == who else ""

    def who(self, cookie: str | None) -> str:
        """Return whose guest's cookie this is; empty if it is invalid."""
        if not cookie:
            return ""
        try:
            who = self._signer.loads(cookie)
        except BadSignature:
            return ""
        return who if isinstance(who, str) else ""

    def shown(self, cookie: str | None, authorization: str | None) -> Shown:
        """Return what is shown with a request; a token counts before a cookie."""
        if authorization and authorization.lower().startswith(_BEARER):
            given = authorization[len(_BEARER) :].strip()
            who, secret = _pair(self._tokens, given.removeprefix(_TOKEN))
            return Shown(who, hash_of(secret), "token") if who else NOBODY
        guest = self.who(cookie)
        if guest:
            return Shown(guest)
        who, secret = _pair(self._sessions, cookie or "")
        return Shown(who, hash_of(secret), "session") if who else NOBODY

    def table(self, who: str, request: str) -> str:
        """Return the id of the table that a request creates, which nobody else can work out."""
        return id_of(self._secret, who, request)


def _pair(signer: URLSafeSerializer, text: str) -> tuple[str, str]:
    """Return the two texts that were signed; both are empty if they were not."""
    if not text:
        return "", ""
    try:
        found = signer.loads(text)
    except BadSignature:
        return "", ""
    if isinstance(found, list) and len(found) == _PAIR and all(isinstance(x, str) for x in found):
        return found[0], found[1]
    return "", ""
