"""Bots at tables, which see their seat's view and think in threads."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from red7.bots import find_bot
from red7.bots.turns import PATIENCE, choose_steps
from red7.core import Red7Error, Step, View
from red7.table.turns import any_steps

# One processor is left to the server, if there are several.
THREADS: Final = min(2, max(1, (os.cpu_count() or 2) - 1))
NICE: Final = 5  # the server gets three times the share of a bot


class Thinking(Protocol):
    """Chooses the steps of bots."""

    @property
    def places(self) -> int:
        """How many bots can think at a time."""
        ...

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        """Let a bot choose a whole turn, or a turn up to a draw."""
        ...

    async def close(self) -> None:
        """Stop thinking."""


def think(bot: str, view: View, seed: int, patience: float | None) -> tuple[Step, ...]:
    """Let a bot choose its steps, if it can."""
    try:
        return choose_steps(find_bot(bot), view, seed, patience)
    except Red7Error:
        return any_steps(view)  # the bot is no longer installed, or chose badly


def _give_way() -> None:
    """Let this thread leave the processor to the server, where threads have priorities."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


class Thinkers:
    """Threads for bots to think in; their kernels let other threads run in the meantime."""

    def __init__(self, threads: int = THREADS, patience: float | None = PATIENCE) -> None:
        self.places = threads
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=_give_way)
        self._patience = patience

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        """Let a bot choose its steps."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, think, bot, view, seed, self._patience)

    async def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)
