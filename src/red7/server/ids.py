"""Ids of tables, and of what the server itself does."""

from __future__ import annotations

import hmac
import secrets
import string
from typing import Final

_LETTERS: Final = string.ascii_letters + string.digits
_LENGTH: Final = 14  # 83 bits: a link that is not listed cannot be guessed


def new_id() -> str:
    """Give an id that nobody had before."""
    return _written(secrets.token_bytes(32))


def id_of(secret: bytes, who: str, request: str) -> str:
    """Give the id of what somebody asks for: the same if the request is repeated."""
    return _written(hmac.digest(secret, f"red7.id.1\0{who}\0{request}".encode(), "sha256"))


def _written(chance: bytes) -> str:
    number = int.from_bytes(chance, "big")
    return "".join(_LETTERS[number // len(_LETTERS) ** at % len(_LETTERS)] for at in range(_LENGTH))
