"""Nobody gets more than others by wanting more."""

from __future__ import annotations

import asyncio
from pathlib import Path

from red7.core import Step, View
from red7.protocol import messages as m
from red7.table.compose import any_steps
from tests.server.given import ManualTime
from tests.server.serving import LONG
from tests.server.tables.processes import an_id, begin, end, send


class Gated:
    """One bot may think at a time, once the gate is open."""

    places = 1

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.asked: list[str] = []

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        self.asked.append(bot)
        await self.gate.wait()
        return any_steps(view)

    def close(self) -> None:
        pass


def test_many_tables_of_one_do_not_keep_the_bots_of_another_waiting(tmp_path: Path) -> None:
    async def main() -> None:
        thinkers = Gated()
        process = await begin(tmp_path, ManualTime(), thinkers=thinkers)
        service = process.service
        for number in range(21):
            host, bot = ("ben", "violet") if number == 20 else ("ann", "red")
            table = an_id(number)
            await service.create(host, m.Setup(seats=(bot, bot)), "c", table)
            process.presence.arrive(table, host)
            await service.send(host, send(m.Start, table, "s"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert thinkers.asked == ["red"]  # and nineteen more wait, all before Ben's
        thinkers.gate.set()
        async with asyncio.timeout(LONG):
            while "violet" not in thinkers.asked:  # noqa: ASYNC110 - of a thread
                await asyncio.sleep(0.01)
        assert thinkers.asked.index("violet") <= 2
        await end(process)

    asyncio.run(main())
