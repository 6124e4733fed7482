"""Pictures as PNG: drawn one at a time by a process of their own, and kept for a while."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from red7.server.asker import asking
from red7.server.errors import ServerError
from red7.server.turnstile import Turnstile

_MOST: Final = 64  # of some two hundred kilobytes each
_AT_ONCE: Final = 1
_DRAWN: Final = 30.0  # seconds after which drawing is given up

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LastMade(Generic[K, V]):
    """What was made last, kept in case it is asked for again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Return what is kept; it is then the last to be forgotten."""
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def keep(self, key: K, value: V) -> V:
        """Keep something, and forget what was not asked for longest."""
        self._found[key] = value
        self._found.move_to_end(key)
        if len(self._found) > self._most:
            self._found.popitem(last=False)
        return value


class Pictures:
    """Draws pictures for everybody, in turns; a picture goes by a name of its own."""

    def __init__(self) -> None:
        self._kept: LastMade[str, bytes] = LastMade(_MOST)
        self._turns = Turnstile(_AT_ONCE)

    def drawn(self, name: str) -> bytes | None:
        """Return a picture that was drawn before."""
        return self._kept.get(name)

    async def draw(self, name: str, svg: Callable[[], str]) -> bytes:
        """Return a picture as PNG; the function that gives it as SVG is called in a thread."""
        async with self._turns.turn(*asking()):
            found = self.drawn(name)
            if found is not None:
                return found  # somebody else's turn came first
            return self._kept.keep(name, await _png(await asyncio.to_thread(svg)))


async def _png(svg: str) -> bytes:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "red7.table.drawing.png"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(_DRAWN):
            drawn, _ = await process.communicate(svg.encode())
    except BaseException:
        process.kill()
        await process.wait()
        raise
    if process.returncode or not drawn:
        raise ServerError("trouble")
    return drawn
