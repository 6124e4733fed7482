"""Keeping the players of a table together, where a server has several processes."""

from __future__ import annotations

from typing import Final

_START: Final = 0x811C9DC5  # FNV-1a with 32 bits
_PRIME: Final = 0x01000193


def near(table: str) -> str:
    """Return four digits that the players of a table give when they connect.

    Addresses end up in the logs of proxies, and the name of a table lets one in. These digits do
    not: many tables share them.

    >>> near("k3J9wQz7Tn2LbX5r")
    '4399'
    """
    found = _START
    for byte in table.encode():
        found = (found ^ byte) * _PRIME & 0xFFFFFFFF
    return f"{found >> 16 ^ found & 0xFFFF:04x}"
