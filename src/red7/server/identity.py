"""Who somebody is: a guest with a name, known again by a signed cookie."""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import unicodedata
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from red7.server.errors import TableError
from red7.server.ids import id_of
from red7.server.settings import SettingError

COOKIE: Final = "red7"
_LEAST_SECRET: Final = 32  # letters
COOKIE_AGE: Final = 400 * 24 * 3600  # as long as browsers keep one
LONGEST_NAME: Final = 24
_MOST_MARKS: Final = 2  # accents on one letter; towers of them would cover other lines
# Control characters, those that change the direction of text or cannot be seen, halves of
# characters, and what has no meaning.
_FORBIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_name(text: str) -> str:
    """Give a name as it may be shown to others, or refuse it.

    >>> clean_name("  Zoë   Łukasz ")
    'Zoë Łukasz'
    """
    parts = unicodedata.normalize("NFC", text).strip().split(" ")
    name = " ".join(part for part in parts if part)
    marks = 0
    for sign in name:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in _FORBIDDEN or marks > _MOST_MARKS:
            raise TableError("name-wrong", most=LONGEST_NAME)
    if not 1 <= len(name) <= LONGEST_NAME or not any(sign.isalnum() for sign in name):
        raise TableError("name-wrong", most=LONGEST_NAME)
    return name


def load_secret(folder: Path) -> bytes:
    """Give the secret that signs cookies; it is made on the first start, for the owner only."""
    file = folder / "secret"
    if not file.exists():
        _make_secret(file)
    secret = file.read_text(encoding="ascii").strip()
    if len(secret) < _LEAST_SECRET:
        raise SettingError("serve-secret", file=str(file))
    return secret.encode()


def _make_secret(file: Path) -> None:
    """Write a secret, whole or not at all: by an empty one anybody could sign."""
    fresh = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as opened:
            opened.write(secrets.token_hex(32))
            opened.flush()
            os.fsync(opened.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(fresh, file)  # another server may have been first: then its secret counts
    finally:
        fresh.unlink(missing_ok=True)


class Identities:
    """Signs and reads cookies, and keeps what must not be guessed."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = URLSafeSerializer(
            secret, salt="red7.player.1", signer_kwargs={"digest_method": hashlib.sha256}
        )

    @staticmethod
    def new() -> str:
        """Give an id for somebody new."""
        return secrets.token_hex(12)

    def cookie(self, who: str) -> str:
        """Give the value of the cookie of a player."""
        return str(self._signer.dumps(who))

    def who(self, cookie: str | None) -> str:
        """Tell whose cookie this is; empty if it is nobody's."""
        if not cookie:
            return ""
        try:
            who = self._signer.loads(cookie)
        except BadSignature:
            return ""
        return who if isinstance(who, str) else ""

    def table(self, who: str, request: str) -> str:
        """Give the id of the table that somebody sets up by a request; nobody else can tell it."""
        return id_of(self._secret, who, request)
