"""How long bots take for their turns, so that people can follow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Literal

from red7.protocol import messages as m
from red7.terminal.given import Time

Speed = m.Pace | Literal["at once"]

# Seconds for each turn, the slowest first.
SPEEDS: Final[dict[Speed, float]] = {"calm": 2.0, "normal": 1.0, "quick": 0.4, "at once": 0.0}
_HASTE: Final[dict[m.Haste | None, float]] = {None: 1.0, "faster": 0.25, "end": 0.0}


class LocalPacing:
    """The pace of the bots in this process, which can be changed while they wait."""

    def __init__(self, time: Time, pace: Speed = "normal") -> None:
        self.pace: Speed = pace
        self.paused = False
        self._time = time
        self._changed = asyncio.Event()

    def change(self, by: int) -> None:
        """Let the bots play faster (1) or more slowly (-1)."""
        speeds = list(SPEEDS)
        self.pace = speeds[max(0, min(speeds.index(self.pace) + by, len(speeds) - 1))]
        self.hurry()

    def pause(self) -> None:
        """Let the bots wait, or go on."""
        self.paused = not self.paused
        self.hurry()

    def hurry(self) -> None:
        """Let a bot that is waiting look again how long it has to."""
        self._changed.set()

    def look(self) -> None:
        """Count only what changes from now on; to be called before looking what there is to do."""
        self._changed.clear()

    async def keep(self, began: float, haste: Callable[[], m.Haste | None]) -> None:
        """Wait until a turn that began at some time has taken long enough."""
        while True:
            self.look()
            left = began + SPEEDS[self.pace] * _HASTE[haste()] - self._time.steady()
            if self.paused:
                await self._changed.wait()
            elif left <= 0:
                return
            else:
                await self.wait(left)

    async def wait(self, seconds: float) -> None:
        """Wait for some seconds, or until something has changed since the last look."""
        sleeping = asyncio.ensure_future(self._time.sleep(seconds))
        changing = asyncio.ensure_future(self._changed.wait())
        try:
            await asyncio.wait({sleeping, changing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            changing.cancel()
