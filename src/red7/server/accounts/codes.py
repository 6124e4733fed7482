"""Codes that a browser shows for a terminal to sign in with: short enough to be typed."""

from __future__ import annotations

from typing import Final

CODE_MS: Final = 5 * 60_000  # for which a code is valid
CODE_BYTES: Final = 16  # to make one of; far more than it needs, so that all are as likely
_SIGNS: Final = "BCDFGHJKMNPQRTVWXY3479"  # no two look alike, and they spell no words
_LENGTH: Final = 12  # 53 bits, which nobody guesses in five minutes, nor finds for a stolen hash
_GROUP: Final = 4  # signs between two hyphens


def written_code(token: bytes) -> str:
    """Return a code made of random bytes, as it is shown.

    >>> written_code(bytes(range(16)))
    'NFK9-KTNT-3MYV'
    """
    number = int.from_bytes(token)
    signs = []
    for _ in range(_LENGTH):
        number, sign = divmod(number, len(_SIGNS))
        signs.append(_SIGNS[sign])
    return "-".join("".join(signs[at : at + _GROUP]) for at in range(0, _LENGTH, _GROUP))


def typed_code(code: str) -> str:
    """Return a code as it is hashed, however it was typed.

    >>> typed_code(" bcdf gh3j-kmnp ")
    'BCDFGH3JKMNP'
    """
    return "".join(sign for sign in code.upper() if sign.isalnum())
