"""Who one is on which server: the cookies by which servers know this terminal."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from red7.terminal.kept.folder import write_whole

_FILE: Final = "servers.json"


@dataclass(frozen=True)
class Identity:
    """Who one is on a server."""

    cookies: dict[str, str] = field(default_factory=dict, repr=False)
    account: bool = False  # whether it is an account, or a guest


class Identities:
    """The identities of a folder, by the address of the server; only their owner can read them."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / _FILE

    def of(self, server: str) -> Identity:
        """Return who one is on a server; nobody if that is not known."""
        kept = self._read().get(server)
        if not isinstance(kept, dict) or not isinstance(kept.get("cookies"), dict):
            return Identity()
        return Identity({str(k): str(v) for k, v in kept["cookies"].items()}, bool(kept["account"]))

    def keep(self, server: str, identity: Identity) -> None:
        """Remember who one is on a server."""
        kept = {"cookies": identity.cookies, "account": identity.account}
        self._write(self._read() | {server: kept})

    def forget(self, server: str) -> None:
        """Forget who one is on a server."""
        self._write({url: kept for url, kept in self._read().items() if url != server})

    def _read(self) -> dict[str, Any]:
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def _write(self, kept: dict[str, Any]) -> None:
        write_whole(self._file, json.dumps(kept, indent=1))
