"""Where logs and players are stored."""

from red7.server.store.errors import (
    DatabaseNewerError,
    StoreBusyError,
    StoreChangedError,
    StoreError,
    StoreLostError,
)
from red7.server.store.games.history import Leader, ListedGame, WantedGames
from red7.server.store.games.ratings import RatedSubject, RatingChange
from red7.server.store.interface import EndedGame, PlayedGame, Player, Store, Write

__all__ = [
    "DatabaseNewerError",
    "EndedGame",
    "Leader",
    "ListedGame",
    "PlayedGame",
    "Player",
    "RatedSubject",
    "RatingChange",
    "Store",
    "StoreBusyError",
    "StoreChangedError",
    "StoreError",
    "StoreLostError",
    "WantedGames",
    "Write",
]
