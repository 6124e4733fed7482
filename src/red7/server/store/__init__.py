"""Where logs and players are stored."""

from red7.server.store.interface import (
    DatabaseNewerError,
    EndedGame,
    PlayedGame,
    Player,
    Store,
    StoreBusyError,
    StoreChangedError,
    StoreError,
    StoreLostError,
    Write,
)

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
