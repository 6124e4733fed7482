"""Where logs and players are stored."""

from red7.server.store.errors import (
    DatabaseNewerError,
    StoreBusyError,
    StoreChangedError,
    StoreError,
    StoreLostError,
)
from red7.server.store.interface import EndedGame, PlayedGame, Player, Store, Write

__all__ = [
    "DatabaseNewerError",
    "EndedGame",
    "PlayedGame",
    "Player",
    "Store",
    "StoreBusyError",
    "StoreChangedError",
    "StoreError",
    "StoreLostError",
    "Write",
]
