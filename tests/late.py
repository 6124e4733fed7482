"""Tests that expect to know at once what was written pass by luck; with a delay, they fail."""

from __future__ import annotations

import asyncio
from functools import wraps

from red7.server.store import Write
from red7.server.tables.writer import Writer


def be_late(seconds: float) -> None:
    """Let a server hear later that what it has written is committed."""
    append = Writer.append

    @wraps(append)
    async def late(self: Writer, write: Write) -> bool:
        done = await append(self, write)
        await asyncio.sleep(seconds)
        return done

    Writer.append = late  # type: ignore[method-assign]
