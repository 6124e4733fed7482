"""The names that players go by."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Protocol

from red7.server.store import Store

_MOST_NAMES: Final = 20_000  # more than can sit at the tables in memory


class Names(Protocol):
    """Players' names, kept in memory because every message needs them."""

    @property
    def crowded(self) -> bool:
        """Whether so many names are remembered that it is time to ``trim``."""
        ...

    def get(self, who: str, default: str = "", /) -> str:
        """Return a player's name, if it is remembered."""
        ...

    def knows(self, who: str) -> bool:
        """Return whether a player's name has been looked up."""
        ...

    async def learn(self, *players: str) -> None:
        """Look up the names of players who are not remembered yet."""

    def note(self, who: str, name: str) -> None:
        """Remember a player's name."""

    def on_changed(self, listener: Callable[[str], None]) -> None:
        """Call a function with every player who takes another name."""

    def trim(self, seated: Collection[str]) -> None:
        """Forget half of the players who sit at no table, beginning with the longest remembered."""

    def forget_all(self) -> None:
        """Start over, because the data has been replaced."""


class StoredNames:
    """Remembers players' names, and looks them up in the store when they first appear."""

    def __init__(self, store: Store, most: int = _MOST_NAMES) -> None:
        self._store = store
        self._most = most
        self._names: dict[str, str] = {}
        self._listeners: list[Callable[[str], None]] = []

    def __len__(self) -> int:
        return len(self._names)

    @property
    def crowded(self) -> bool:
        """Whether so many names are remembered that it is time to ``trim``."""
        return len(self._names) > self._most

    def get(self, who: str, default: str = "", /) -> str:
        """Return a player's name, if it is remembered."""
        return self._names.get(who, default)

    def knows(self, who: str) -> bool:
        """Return whether a player's name has been looked up."""
        return who in self._names

    async def learn(self, *players: str) -> None:
        """Look up the names of players who are not remembered yet."""
        for who in players:
            if who and who not in self._names:
                player = await self._store.player(who)
                self.note(who, player.name if player else "")

    def note(self, who: str, name: str) -> None:
        """Remember a player's name."""
        changed = self._names.get(who, name) != name
        self._names[who] = name
        if changed:
            for listener in self._listeners:
                listener(who)

    def on_changed(self, listener: Callable[[str], None]) -> None:
        """Call a function with every player who takes another name."""
        self._listeners.append(listener)

    def trim(self, seated: Collection[str]) -> None:
        """Forget half of the players who sit at no table, beginning with the longest remembered."""
        others = [known for known in self._names if known not in seated]
        for other in others[: (len(others) + 1) // 2]:
            del self._names[other]

    def forget_all(self) -> None:
        """Start over, because the data has been replaced."""
        self._names.clear()
