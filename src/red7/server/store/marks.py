"""Marks, by which a server sees that something is not what it was when it last looked."""

from __future__ import annotations

import secrets


def fresh_mark() -> str:
    """Return a mark that is another than all before.

    It is not of the server's chance: a test that repeats that would repeat the mark as well, and
    data that has been replaced would pass for what was there before.
    """
    return secrets.token_hex(16)
