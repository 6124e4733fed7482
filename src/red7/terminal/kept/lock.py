"""A lock on a kept game, so that two terminals do not play it at once."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class Lock:
    """Keeps other terminals away from a file, at most for as long as this process lives.

    The lock is SQLite's own on an empty file next to it. It exists on every system, and the system
    releases it when the process ends, even if it is killed.
    """

    def __init__(self, file: Path) -> None:
        self._beside = file.with_suffix(".lock")
        self._held: sqlite3.Connection | None = None

    def take(self) -> bool:
        """Take the lock; return False if another terminal has it."""
        if self._held:
            return True
        try:
            held = sqlite3.connect(self._beside, timeout=0, isolation_level=None)
        except sqlite3.OperationalError:
            return True  # nothing can be written here, which is said when the game is kept
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            held.close()
            return error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY
        self._held = held
        return True

    def release(self, *, remove: bool = False) -> None:
        """Give the lock back; without its file, if nobody needs it any more."""
        if self._held:
            if remove:
                self._beside.unlink(missing_ok=True)
            self._held.close()
            self._held = None
