"""Identities: a signed cookie by which a player is recognised."""

from __future__ import annotations

import hashlib
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from red7.server.chance import Chance
from red7.server.ids import id_of

COOKIE: Final = "red7"
COOKIE_AGE: Final = 400 * 24 * 3600  # as long as browsers keep one


class Identities:
    """Signs and reads cookies, and makes ids that nobody can guess."""

    def __init__(self, secret: bytes, chance: Chance) -> None:
        self._chance = chance
        self.renew(secret)

    def renew(self, secret: bytes) -> None:
        """Go on with another secret: the data has been replaced, and those who may sign in."""
        self._secret = secret
        self._signer = URLSafeSerializer(
            secret, salt="red7.player.1", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def new(self) -> str:
        """Return an id for a new player."""
        return self._chance.token(12).hex()

    def cookie(self, who: str) -> str:
        """Return the value of a player's cookie."""
        return str(self._signer.dumps(who))

    def who(self, cookie: str | None) -> str:
        """Return whose cookie this is; empty if it is invalid."""
        if not cookie:
            return ""
        try:
            who = self._signer.loads(cookie)
        except BadSignature:
            return ""
        return who if isinstance(who, str) else ""

    def table(self, who: str, request: str) -> str:
        """Return the id of the table that a request creates, which nobody else can work out."""
        return id_of(self._secret, who, request)
