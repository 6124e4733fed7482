"""Documents that take long to write, such as the description of the server itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Written:
    """Documents, each of which is written once, beside the event loop, when it is asked for."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[bytes]] = {}

    async def get(self, name: str, write: Callable[[], bytes]) -> bytes:
        """Return a document; all who ask for it meanwhile wait for the same writing.

        It goes on if they hang up, so nobody can have it begun again and again. If it fails, it is
        begun anew for whoever asks next.
        """
        task = self._tasks.get(name)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            writing = asyncio.to_thread(write)
            task = self._tasks[name] = asyncio.create_task(writing, name="document")
        return await asyncio.shield(task)
