"""Work that runs to its end, even if the client that asked for it goes away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """The tasks under way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(
        self, work: Coroutine[Any, Any, T], context: Context | None = None
    ) -> asyncio.Task[T]:
        """Begin something."""
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def finish(self) -> None:
        """Wait until everything is done, also what begins meanwhile."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as seen, so that it is not logged if nobody waits for it
