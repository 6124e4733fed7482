"""The secret that signs cookies."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final, Protocol

from red7.server.chance import Chance
from red7.server.settings import SettingError

_LEAST: Final = 32  # characters


class SecretSource(Protocol):
    """Where the signing secret is kept; every process of a server must find the same one."""

    def load(self) -> bytes:
        """Return the secret, which is created when it is first needed."""
        ...


class SecretFile:
    """Keeps the secret in a file next to the data, readable only by its owner."""

    def __init__(self, folder: Path, chance: Chance) -> None:
        self._file = folder / "secret"
        self._chance = chance

    def load(self) -> bytes:
        """Return the secret, which is created on the first start."""
        try:
            if not self._file.exists():
                self._make()
            secret = self._file.read_text(encoding="ascii").strip()
        except OSError as error:
            why = error.strerror or str(error)
            raise SettingError("serve-folder", folder=str(self._file.parent), why=why) from None
        if len(secret) < _LEAST:
            raise SettingError("serve-secret", file=str(self._file))
        return secret.encode()

    def _make(self) -> None:
        """Write a secret, completely or not at all: with an empty one, anybody could sign."""
        fresh = self._file.with_name(f"{self._file.name}.{os.getpid()}-{os.urandom(4).hex()}")
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(handle, "w", encoding="ascii") as opened:
                opened.write(self._chance.token(32).hex())
                opened.flush()
                os.fsync(opened.fileno())
            with contextlib.suppress(FileExistsError):
                os.link(fresh, self._file)  # if another server was first, its secret is used
        finally:
            fresh.unlink(missing_ok=True)
