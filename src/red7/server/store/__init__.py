"""Where logs and players are stored."""

from red7.server.store.errors import (
    DatabaseNewerError,
    StoreBusyError,
    StoreChangedError,
    StoreError,
    StoreLostError,
)
from red7.server.store.games.history import Leader, ListedGame, Wanted
from red7.server.store.games.ratings import Change, Standing
from red7.server.store.interface import EndedGame, PlayedGame, Player, Store, Write

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
