"""The processes that serve one database: who is there, and which of them acts for a table."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, Protocol

import structlog

from red7.server.store import Store, StoreError

Duty = Literal["joining", "resuming", "serving"]

_MISSED: Final = 5  # beats without a sign of life until a process counts as dead
_BURIED: Final = 60  # beats until its last sign is removed, if nobody else did it
_FAREWELL_SECONDS: Final = 5.0  # for a sign that is being written when the process stops
_LONG: Final = 4.0  # seconds between two beats: this process was frozen, or the database away

_log = structlog.get_logger("red7.members")


class Members(Protocol):
    """Knows the processes that serve the same tables.

    A process that joins finds out whether others served all along. If not, one of those that join
    has to resume the games, because nobody should pay for the time when nobody was there.
    """

    @property
    def duty(self) -> Duty:
        """What this process does: nothing by itself yet, resume all games, or serve."""
        ...

    @property
    def process(self) -> str:
        """The name of this process."""
        ...

    @property
    def alone(self) -> bool:
        """Whether no other process serves the same tables."""
        ...

    def knows(self, process: str) -> bool:
        """Return whether another process shows signs of life."""
        ...

    async def beat(self) -> None:
        """Show that this process lives, and look who else does; to be called every second."""

    async def leave(self) -> None:
        """Say goodbye."""

    def rejoin(self) -> None:
        """Join again, after a time in which this process could not serve."""

    async def resumed(self) -> None:
        """Note that all games have been resumed."""

    def owns(self, table: str) -> bool:
        """Return whether it is this process that acts for a table."""
        ...

    def on_lost(self, listener: Callable[[str], None]) -> None:
        """Call a function with every process that dies or stops."""


class OnlyMember:
    """The process of a server that has no others."""

    process = ""
    alone = True

    def __init__(self) -> None:
        self.duty: Duty = "serving"

    def knows(self, process: str) -> bool:
        """Return False: there is no other process."""
        del process
        return False

    async def beat(self) -> None:
        """Do nothing: nobody looks."""

    async def leave(self) -> None:
        """Do nothing: nobody is left."""

    def rejoin(self) -> None:
        """Resume all games."""
        self.duty = "resuming"

    async def resumed(self) -> None:
        """Note that all games have been resumed."""
        self.duty = "serving"

    def owns(self, table: str) -> bool:
        """Return True: nobody else acts."""
        del table
        return True

    def on_lost(self, listener: Callable[[str], None]) -> None:
        """Do nothing: there is nobody to lose."""


@dataclass
class _Other:
    """Another process, as known by its signs of life."""

    sign: str
    missed: int = 0
    heard: bool = False  # at least one new sign, so it lives

    @property
    def dead(self) -> bool:
        return self.missed >= _MISSED

    @property
    def does(self) -> str:
        return self.sign.rpartition(" ")[2]


class StoredMembers:
    """Finds the others by the signs of life that each leaves in the database.

    A sign is a number that grows, and what the process does. Whoever has shown no new sign for five
    beats of this process counts as dead. Beats are counted rather than seconds, so that a process
    that was frozen does not take all others for dead when it goes on.
    """

    def __init__(self, store: Store, process: str, steady: Callable[[], float]) -> None:
        self.duty: Duty = "joining"
        self._store = store
        self.process = process
        self._steady = steady
        self._beats = 0
        self._last: float | None = None
        self._fresh = True  # until the first look, which only tells what was before
        self._signing: asyncio.Task[dict[str, str]] | None = None  # also when nobody waits for it
        self._others: dict[str, _Other] = {}
        self._listeners: list[Callable[[str], None]] = []

    @property
    def alone(self) -> bool:
        """Whether no other process serves the same tables."""
        return not self._living()

    def knows(self, process: str) -> bool:
        """Return whether another process shows signs of life."""
        return process in self._living()

    async def beat(self) -> None:
        """Show that this process lives, and look who else does."""
        before = self._last
        self._last = self._steady()
        if before is not None and self._last - before > _LONG:
            self.rejoin()
        try:
            self._look(await self._sign())
            if self.duty == "joining" and self._join():
                await self._sign()  # at once, so that nobody who joins now does the same
        except StoreError:
            self.rejoin()
            raise
        old = [name for name, other in self._others.items() if other.missed >= _BURIED]
        if old:
            await self._store.bury(old)

    async def leave(self) -> None:
        """Remove the signs of this process, even one that is just being written.

        Whoever is cancelled waits for it no more, but a thread writes it all the same. If the
        database does not answer, the others notice after a while.
        """
        if self._signing:
            await asyncio.wait({self._signing}, timeout=_FAREWELL_SECONDS)
        await self._store.bury([self.process])

    def rejoin(self) -> None:
        """Join again; until then, do nothing that others may have done meanwhile."""
        if self.duty != "joining":
            _log.warning("joining again")
        self.duty = "joining"
        self._fresh = True
        for other in self._others.values():
            other.heard = False

    async def resumed(self) -> None:
        """Show that all games have been resumed, unless this process was frozen meanwhile."""
        if self.duty == "resuming":
            self.duty = "serving"
            await self._sign()

    async def _sign(self) -> dict[str, str]:
        self._beats += 1
        beat = self._store.beat(self.process, f"{self._beats} {self.duty}")
        self._signing = asyncio.create_task(beat)
        self._signing.add_done_callback(_noticed)
        return await asyncio.shield(self._signing)

    def owns(self, table: str) -> bool:
        """Return whether this process has the highest hash for a table among those that live."""
        mine = _weight(self.process, table)
        return all(_weight(other, table) < mine for other in self._living())

    def on_lost(self, listener: Callable[[str], None]) -> None:
        """Call a function with every process that dies or stops."""
        self._listeners.append(listener)

    def _living(self) -> list[str]:
        return [name for name, other in self._others.items() if not other.dead]

    def _look(self, signs: dict[str, str]) -> None:
        signs.pop(self.process, None)
        for name, sign in signs.items():
            other = self._others.setdefault(name, _Other(sign))
            if other.sign != sign:
                self._others[name] = _Other(sign, heard=not self._fresh)
                continue
            other.missed += 1
            if other.missed == _MISSED:
                self._lose(name, "dead")
        for name in [name for name in self._others if name not in signs]:
            if not self._others.pop(name).dead:
                self._lose(name, "gone")
        self._fresh = False

    def _lose(self, name: str, how: str) -> None:
        _log.info("process lost", process=name, how=how)
        for listener in self._listeners:
            listener(name)

    def _join(self) -> bool:
        """Serve if others do; resume if nobody does, and no other is to; or wait."""
        living = {name: other for name, other in self._others.items() if not other.dead}
        serving = [other for other in living.values() if other.does == "serving"]
        if any(other.heard for other in serving):
            self.duty = "serving"
        elif not serving and all(
            self.process < name and other.does == "joining" for name, other in living.items()
        ):
            self.duty = "resuming"
        else:
            return False
        return True


def _noticed(signing: asyncio.Task[dict[str, str]]) -> None:
    """Note that it may have failed, so that it is not logged if nobody waits for it any more."""
    if not signing.cancelled():
        signing.exception()


def _weight(process: str, table: str) -> tuple[bytes, str]:
    return hashlib.blake2b(f"{process}\0{table}".encode(), digest_size=8).digest(), process
