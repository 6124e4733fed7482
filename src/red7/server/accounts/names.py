"""The names under which people play."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final, Protocol

from red7.server.errors import ServerError
from red7.server.store import Store

LONGEST_NAME: Final = 24
_MOST_MARKS: Final = 2  # accents on one letter; towers of them would cover other lines
# Control characters, those that change the direction of text or cannot be seen, halves of
# characters, and what has no meaning.
_FORBIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MOST_NAMES: Final = 20_000  # more than can sit at the tables in memory


def clean_name(text: str) -> str:
    """Give a name as it may be shown to others, or refuse it.

    >>> clean_name("  Zoë   Łukasz ")
    'Zoë Łukasz'
    """
    parts = unicodedata.normalize("NFC", text).strip().split(" ")
    name = " ".join(part for part in parts if part)
    marks = 0
    for sign in name:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in _FORBIDDEN or marks > _MOST_MARKS:
            raise ServerError("name-wrong", most=LONGEST_NAME)
    if not 1 <= len(name) <= LONGEST_NAME or not any(sign.isalnum() for sign in name):
        raise ServerError("name-wrong", most=LONGEST_NAME)
    return name


class Names(Protocol):
    """The names of players, at hand for every message."""

    def __len__(self) -> int: ...

    @property
    def crowded(self) -> bool:
        """Whether more names are remembered than should be: time to ``trim``."""
        ...

    def get(self, who: str, default: str = "", /) -> str:
        """Return the name of a player, if it is remembered."""
        ...

    async def learn(self, *players: str) -> None:
        """Look up the names of players that are not remembered."""

    def note(self, who: str, name: str) -> None:
        """Remember the name of a player."""

    def trim(self, seated: Collection[str]) -> None:
        """Forget half of those who sit nowhere, the ones remembered longest."""

    def forget_all(self) -> None:
        """Start anew: the data under the server have changed."""


class StoredNames:
    """Remembers the names of players, who are looked up in the store when they first appear."""

    def __init__(self, store: Store, most: int = _MOST_NAMES) -> None:
        self._store = store
        self._most = most
        self._names: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._names)

    @property
    def crowded(self) -> bool:
        """Whether more names are remembered than should be: time to ``trim``."""
        return len(self._names) > self._most

    def get(self, who: str, default: str = "", /) -> str:
        """Give the name of a player, if it is remembered."""
        return self._names.get(who, default)

    async def learn(self, *players: str) -> None:
        """Look up the names of players that are not remembered."""
        for who in players:
            if who and who not in self._names:
                player = await self._store.player(who)
                self.note(who, player.name if player else "")

    def note(self, who: str, name: str) -> None:
        """Remember the name of a player."""
        self._names[who] = name

    def trim(self, seated: Collection[str]) -> None:
        """Forget half of those who sit nowhere, the ones remembered longest."""
        others = [known for known in self._names if known not in seated]
        for other in others[: (len(others) + 1) // 2]:
            del self._names[other]

    def forget_all(self) -> None:
        """Start anew: the data under the server have changed."""
        self._names.clear()
