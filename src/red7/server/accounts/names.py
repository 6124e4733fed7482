"""The names that players go by."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import takewhile
from typing import Final, Protocol

from red7.server.store import Store
from red7.server.store.people.accounts import Kind

_MOST_NAMES: Final = 20_000  # more than can sit at the tables in memory
_OLD: Final = 60.0  # seconds for which a name is believed without looking again
_AT_ONCE: Final = 500  # names to look up with one question


class Names(Protocol):
    """Players' names, kept in memory because every message needs them."""

    @property
    def crowded(self) -> bool:
        """Whether so many names are remembered that it is time to ``trim``."""
        ...

    def get(self, who: str, default: str = "", /) -> str:
        """Return a player's name, if it is remembered."""
        ...

    @property
    def kinds(self) -> Mapping[str, Kind]:
        """The kinds of those remembered who have an account."""
        ...

    def kind_of(self, who: str, /) -> Kind:
        """Return whether a player is a guest, a person with an account or a bot, as remembered."""
        ...

    def knows(self, who: str) -> bool:
        """Return whether a player's name has been looked up."""
        ...

    async def learn(self, *players: str) -> None:
        """Look up the names of players who are not remembered yet."""

    async def look_again(self, *, all_of_them: bool = False) -> None:
        """Look up names again that have been remembered for long: somebody may want no name."""

    def note(self, who: str, name: str, kind: Kind | None = None) -> None:
        """Remember a player's name and kind; without a kind, it is the same as before."""

    def on_changed(self, listener: Callable[[str], None]) -> None:
        """Call a function with every player who takes another name, or an account."""

    def trim(self, seated: Collection[str]) -> None:
        """Forget half of the players who sit at no table, beginning with the longest remembered."""

    def forget_all(self) -> None:
        """Start over, because the data has been replaced."""


class StoredNames:
    """Remembers players' names, and looks them up in the store when they first appear."""

    def __init__(
        self, store: Store, steady: Callable[[], float] = lambda: 0.0, most: int = _MOST_NAMES
    ) -> None:
        self._store = store
        self._steady = steady
        self._most = most
        self._names: dict[str, str] = {}
        self._kinds: dict[str, Kind] = {}  # of those who are no guests
        self._noted: dict[str, float] = {}  # when, the longest ago first
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

    @property
    def kinds(self) -> Mapping[str, Kind]:
        """The kinds of those remembered who have an account."""
        return self._kinds

    def kind_of(self, who: str, /) -> Kind:
        """Return whether a player is a guest, a person with an account or a bot, as remembered."""
        return self._kinds.get(who, "guest")

    def knows(self, who: str) -> bool:
        """Return whether a player's name has been looked up."""
        return who in self._names

    async def learn(self, *players: str) -> None:
        """Look up the names of players who are not remembered yet."""
        new = [who for who in players if who and who not in self._names]
        if not new:
            return
        kinds = await self._store.accounts.kinds_of(new)
        for who in new:
            player = await self._store.player(who)
            if who not in self._names:  # otherwise it was heard meanwhile, and is newer
                self.note(who, player.name if player else "", kinds.get(who, "guest"))

    async def look_again(self, *, all_of_them: bool = False) -> None:
        """Look up names again that have been remembered for long, or all of them."""
        due = self._steady() - (0.0 if all_of_them else _OLD)
        old = dict(takewhile(lambda noted: noted[1] <= due, self._noted.items()))
        players = list(old)
        for start in range(0, len(players), _AT_ONCE):
            some = players[start : start + _AT_ONCE]
            found = await self._store.names_of(some)
            kinds = await self._store.accounts.kinds_of(some)
            for who in some:
                if self._noted.get(who) == old[who]:  # otherwise it was heard or dropped meanwhile
                    self.note(who, found.get(who, ""), kinds.get(who, "guest"))

    def note(self, who: str, name: str, kind: Kind | None = None) -> None:
        """Remember a player's name and kind; without a kind, it is the same as before."""
        before = self.kind_of(who)
        kind = kind or before
        known = who in self._names
        changed = known and (self._names[who], before) != (name, kind)
        self._names[who] = name
        self._kinds.pop(who, None)
        if kind != "guest":
            self._kinds[who] = kind
        self._noted.pop(who, None)
        self._noted[who] = self._steady()
        if changed:
            for listener in self._listeners:
                listener(who)

    def on_changed(self, listener: Callable[[str], None]) -> None:
        """Call a function with every player who takes another name, or an account."""
        self._listeners.append(listener)

    def trim(self, seated: Collection[str]) -> None:
        """Forget half of the players who sit at no table, beginning with the longest remembered."""
        others = [known for known in self._names if known not in seated]
        for other in others[: (len(others) + 1) // 2]:
            del self._names[other], self._noted[other]
            self._kinds.pop(other, None)

    def forget_all(self) -> None:
        """Start over, because the data has been replaced."""
        self._names.clear()
        self._kinds.clear()
        self._noted.clear()
