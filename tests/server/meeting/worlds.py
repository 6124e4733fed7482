"""Processes that serve one queue, and that may die at any moment."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from red7.server.meeting.acquaintance import Acquaintance
from red7.server.meeting.meetings import Meetings
from red7.server.tables.processes.members import OnlyMember
from tests.server.given import ManualTime, SeededChance
from tests.server.tables.processes.several import START, Process, begin, end

WRITES = (
    "join",
    "leave",
    "want_bots",
    "match",
    "answer",
    "end_overdue",
    "begun",
    "ask",
    "clean",
    "call_off",
)


class DeadError(BaseException):
    """The process has died here."""


class Serving:
    """A process with its meetings; at a given write it dies, before or after it is done."""

    def __init__(self, process: Process, meetings: Meetings) -> None:
        self.process = process
        self.meetings = meetings
        self.store = process.service.store.meeting
        self.left: float = float("inf")  # writes until it dies
        self.after = False  # whether the last of them is still done
        for name in WRITES:
            setattr(self.store, name, self._mortal(getattr(self.store, name)))
        appending: Any = process.service.store
        appending.append = self._mortal(appending.append)

    def _mortal(self, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def done(*given: Any, **named: Any) -> Any:
            self.left -= 1
            if self.left < 0 or (self.left == 0 and not self.after):
                raise DeadError
            made = await work(*given, **named)
            if self.left == 0:
                raise DeadError
            return made

        return done

    async def end(self) -> None:
        await end(self.process)


async def serving(
    folder: Path, time: ManualTime, number: int, known: Acquaintance | None = None
) -> Serving:
    process = await begin(folder, time, number, start=START + int(time.steady() * 1000))
    chance = SeededChance(1000 + number)
    return Serving(process, Meetings(process.service, OnlyMember(), chance, known))
