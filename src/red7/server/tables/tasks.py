"""Work that runs to its end, even if the client that asked for it goes away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any, Final, TypeVar

T = TypeVar("T")

_MOST: Final = 64  # tasks that are kept in any case until those that have ended are let go


class Tasks:
    """The tasks under way, and some that have ended: to be told of every end costs too much."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._most = _MOST

    def spawn(
        self, work: Coroutine[Any, Any, T], context: Context | None = None
    ) -> asyncio.Task[T]:
        """Begin something."""
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        if len(self._tasks) > self._most:
            self._tidy()
        return task

    async def finish(self) -> None:
        """Wait until everything is done, also what begins meanwhile."""
        self._tidy()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self._tidy()

    def _tidy(self) -> None:
        """Let go of the tasks that have ended, before twice as many are there."""
        ended = {task for task in self._tasks if task.done()}
        for task in ended:
            if not task.cancelled():
                task.exception()  # marks it as seen, so that it is not logged if nobody waits
        self._tasks -= ended
        self._most = max(_MOST, 2 * len(self._tasks))
