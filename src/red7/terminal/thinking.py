"""A thread for what takes long, so that the keyboard stays responsive."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from red7.core import Red7Error, Step, View
from red7.search.kernels.cached import is_complete
from red7.words import Words

T = TypeVar("T")


class Thinking(Protocol):
    """Chooses the steps of bots, and does what else takes long."""

    @property
    def compiled(self) -> bool:
        """Whether the engine has been compiled here; if not, the first analysis takes minutes."""
        ...

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        """Let a bot choose a whole turn, or a turn up to a draw."""
        ...

    async def do(self, work: Callable[[], T]) -> T:
        """Do some work elsewhere."""
        ...


def long_wait(say: Words, *, compiled: bool) -> str:
    """Return why an analysis takes long on this machine; empty if it does not."""
    return "" if compiled else say("analyse-preparing")


class Thinker:
    """One thread, which ends with the process: whoever quits does not wait for a bot.

    Bots are imported there, behind the first screen.
    """

    def __init__(self) -> None:
        self._work: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._started = False

    @property
    def compiled(self) -> bool:
        """Whether the engine has been compiled on this machine."""
        return is_complete()

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        """Let a bot choose a whole turn, or a turn up to a draw."""
        return await self.do(lambda: _choose(bot, view, seed))

    async def do(self, work: Callable[[], T]) -> T:
        """Do some work in the thread."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def run() -> None:
            try:
                done, value = future.set_result, work()
            except BaseException as error:  # noqa: BLE001 - whoever asked is told
                _settle(loop, future, future.set_exception, error)
            else:
                _settle(loop, future, done, value)

        if not self._started:
            self._started = True
            threading.Thread(target=self._run, name="red7-thinker", daemon=True).start()
        self._work.put(run)
        return await future

    def _run(self) -> None:
        while True:
            self._work.get()()


def _settle(
    loop: asyncio.AbstractEventLoop,
    future: asyncio.Future[Any],
    settle: Callable[[Any], None],
    value: object,
) -> None:
    """Tell the loop what came of it, if it still runs and anybody still waits."""

    def unless_done() -> None:
        if not future.done():
            settle(value)

    with contextlib.suppress(RuntimeError):  # the app has been left
        loop.call_soon_threadsafe(unless_done)


def _choose(bot: str, view: View, seed: int) -> tuple[Step, ...]:
    from red7.bots import find_bot  # noqa: PLC0415 - slow to import
    from red7.bots.turns import PATIENCE, choose_steps  # noqa: PLC0415 - slow to import
    from red7.table.turns import any_steps  # noqa: PLC0415 - only then

    try:
        return choose_steps(find_bot(bot), view, seed, PATIENCE)
    except Red7Error:
        return any_steps(view)  # the bot is no longer installed, or chose badly
