"""Where logs and players are stored."""

from red7.server.store.errors import (
    DatabaseNewerError,
    StoreBusyError,
    StoreChangedError,
    StoreError,
    StoreLostError,
)
from red7.server.store.history import Leader, ListedGame, Wanted
from red7.server.store.interface import EndedGame, PlayedGame, Player, Store, Write
from red7.server.store.ratings import Change, Standing

__all__ = [
    "Change",
    "DatabaseNewerError",
    "EndedGame",
    "Leader",
    "ListedGame",
    "PlayedGame",
    "Player",
    "Standing",
    "Store",
    "StoreBusyError",
    "StoreChangedError",
    "StoreError",
    "StoreLostError",
    "Wanted",
    "Write",
]
