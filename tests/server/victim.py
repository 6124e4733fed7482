"""The process that is killed: the command itself, forked from a process that has all imported."""

from __future__ import annotations

import asyncio
import gc
import os
from pathlib import Path

from red7.cli.main import main
from red7.server.app import processes, run, warming
from red7.server.store import Write
from red7.server.tables.writer import Writer
from tests.server.command import words

__all__ = ["processes", "run", "serve", "warming"]  # what the command imports when it serves


def serve(
    folder: str, port: int, flags: tuple[str, ...] = (), *, hasty: bool = False, log: str = ""
) -> None:
    """Run ``red7 serve``; a hasty one acknowledges before it commits, and must be found out.

    Errors are added to a log, if there is one.
    """
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    if log:
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    if hasty:
        Writer.append = _append_later  # type: ignore[method-assign]
    main(words(Path(folder), "--log", "error", *flags, port=port))


_append = Writer.append
_late: set[asyncio.Task[bool]] = set()


async def _append_later(self: Writer, write: Write) -> bool:
    async def later() -> bool:
        await asyncio.sleep(1.0)  # longer than it takes to be killed
        return await _append(self, write)

    task = asyncio.create_task(later())
    _late.add(task)
    task.add_done_callback(_late.discard)
    return True


# Each server looks for garbage when it starts; it need not look through all that was imported.
gc.collect()
gc.freeze()
