"""Ids for tables, and for what the server itself writes."""

from __future__ import annotations

import hmac
import string
from typing import Final

from red7.server.chance import Chance

_LETTERS: Final = string.ascii_letters + string.digits
_LENGTH: Final = 14  # 83 bits, so the link to an unlisted table cannot be guessed


def new_id(chance: Chance) -> str:
    """Return a new id."""
    return _written(chance.token(32))


def id_of(secret: bytes, who: str, request: str) -> str:
    """Return the id for a player's request, which is the same if the request is repeated."""
    return _written(hmac.digest(secret, f"red7.id.1\0{who}\0{request}".encode(), "sha256"))


def _written(token: bytes) -> str:
    number = int.from_bytes(token, "big")
    return "".join(_LETTERS[number // len(_LETTERS) ** at % len(_LETTERS)] for at in range(_LENGTH))
