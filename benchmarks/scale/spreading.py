"""Which of several places keeps what belongs to a name: rendezvous hashing."""

from __future__ import annotations

import hashlib


def place_of(name: str, places: int) -> int:
    """Give one of so many places; one more place takes only its own share from the others."""
    return max(range(places), key=lambda place: _weight(name, place))


def _weight(name: str, place: int) -> bytes:
    return hashlib.blake2b(f"{place}\0{name}".encode(), digest_size=8).digest()
