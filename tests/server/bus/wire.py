"""Links between processes of one test, which lose what the test wants lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Wire:
    """Connects any number of ends in one event loop."""

    def __init__(self) -> None:
        self.ends: list[End] = []

    def end(self) -> End:
        return End(self)


class End:
    """One process's end; a test may cut it."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._hear: Callable[[bytes], None] = lambda _: None
        self._joined: Callable[[], None] = lambda: None
        self.connected = False
        self.deaf = False  # whether it loses everything without noticing
        self.texts: list[bytes] = []  # as they came

    async def open(self, hear: Callable[[bytes], None], joined: Callable[[], None]) -> None:
        self._hear, self._joined = hear, joined
        self._wire.ends.append(self)
        self.mend()

    def send(self, text: bytes) -> None:
        if self.connected:
            for end in self._wire.ends:
                if end is not self:
                    asyncio.get_running_loop().call_soon(end.take, text)

    def take(self, text: bytes) -> None:
        if self.connected and not self.deaf:
            self.texts.append(text)
            self._hear(text)

    async def close(self) -> None:
        self.cut()

    def cut(self) -> None:
        self.connected = False

    def mend(self) -> None:
        self.connected = True
        self._joined()


async def settle() -> None:
    """Let everything that was told be heard, and the answers too."""
    for _ in range(20):
        await asyncio.sleep(0)
