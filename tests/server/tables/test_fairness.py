"""Nobody gets more than others by wanting more."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import pairwise
from pathlib import Path

import pytest

from red7.core import Step, View
from red7.protocol import messages as m
from red7.server.asker import ask_for
from red7.server.bus import LinkedBus
from red7.server.store import Store
from red7.server.tables.ended.records import finished_record
from red7.server.tables.service import _REPLAYING
from red7.server.turnstile import Gate
from red7.table.errors import TableError
from red7.table.log import Entry
from red7.table.turns import any_steps
from tests.server.bus.wire import Wire
from tests.server.bus.wire import settle as heard
from tests.server.given import ManualTime
from tests.server.serving import LONG
from tests.server.tables.processes.several import an_id, begin, end, send


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

    async def close(self) -> None:
        pass


class Held(Gate):
    """Lets nobody begin until it is opened, and notes who would."""

    def __init__(self) -> None:
        super().__init__(1, ManualTime().steady)
        self.opened = asyncio.Event()
        self.came = list[tuple[str, str]]()

    async def admit(self, address: str, who: str) -> None:
        self.came.append((address, who))
        await self.opened.wait()


class SlowStore:
    """Reads logs when the gate is open, and notes which."""

    def __init__(self, store: Store) -> None:
        self._read = store.read
        self.gate = asyncio.Event()
        self.asked: list[str] = []

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        self.asked.append(table)
        await self.gate.wait()
        return await self._read(table, after, until)


async def settle() -> None:
    """Let everything run that does not wait for anything."""
    for _ in range(50):
        await asyncio.sleep(0)


def test_who_has_many_logs_replayed_waits_for_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        service = process.service
        tables = [an_id(number) for number in range(31)]
        for table in tables:
            await service.create("ann", m.Setup(), "c", table)
        service.forget()
        slow = SlowStore(service.store)
        monkeypatch.setattr(service.store, "read", slow.read)

        async def want(table: str, who: str, *, record: bool = False) -> None:
            ask_for(f"at {who}", who)
            with contextlib.suppress(TableError):
                await (finished_record(service, table, 1) if record else service.load(table))

        # Mallory wants thirty tables, and records of all of them; Ben wants two tables, one of
        # which Mallory has asked for as well.
        wanted = [want(table, "mallory") for table in tables[:30]]
        wanted += [want(table, "mallory", record=True) for table in tables[:30]]
        wanted += [want(tables[29], "ben"), want(tables[30], "ben")]
        tasks = [asyncio.create_task(work) for work in wanted]
        await settle()
        assert slow.asked == tables[:_REPLAYING]  # as nobody else was there yet
        slow.gate.set()
        async with asyncio.timeout(LONG):
            await asyncio.gather(*tasks)
        # What counts is when his turn came. Which of several logs is read first, nobody knows.
        assert slow.asked.index(tables[29]) <= _REPLAYING + 1
        assert slow.asked.index(tables[30]) <= _REPLAYING + 3
        await end(process)

    asyncio.run(main())


def test_one_message_begins_in_a_round_of_the_loop() -> None:
    async def main() -> None:
        gate, begun = Gate(1, ManualTime().steady), 0

        async def talk(number: int) -> None:
            nonlocal begun
            await gate.admit("here", str(number))
            begun += 1

        tasks = [asyncio.create_task(talk(number)) for number in range(20)]
        seen = []
        while begun < len(tasks):
            await asyncio.sleep(0)
            seen.append(begun)
        assert max(after - before for before, after in pairwise(seen)) == 1

    asyncio.run(main())


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


def test_bots_take_turns_with_messages_to_make_their_moves(tmp_path: Path) -> None:
    async def main() -> None:
        gate = Held()
        process = await begin(tmp_path, ManualTime(), gate=gate)
        service, table = process.service, an_id(1)
        await service.create("ann", m.Setup(seats=("violet", "violet")), "c", table)
        process.openers.note(table, "203.0.113.7")
        process.presence.arrive(table, "ann")
        await service.send("ann", send(m.Start, table, "s"))
        async with asyncio.timeout(LONG):
            while not gate.came:  # noqa: ASYNC110 - of a thread
                await asyncio.sleep(0.01)
            before = (await service.load(table)).table.seq
            await settle()
            assert (await service.load(table)).table.seq == before
            gate.opened.set()
            while (await service.load(table)).table.stage == "playing":  # noqa: ASYNC110 - of bots
                await asyncio.sleep(0.01)
        assert set(gate.came) == {("203.0.113.7", "ann")}
        await end(process)

    asyncio.run(main())


def test_many_tables_opened_elsewhere_do_not_keep_bots_waiting(tmp_path: Path) -> None:
    """Many guests of one address open tables in one process, and play at them in another."""

    async def main() -> None:
        thinkers, wire, time = Gated(), Wire(), ManualTime()
        buses = [LinkedBus(wire.end(), f"p{number}", b"key") for number in range(2)]
        made = [
            await begin(tmp_path, time, number, bus=bus, thinkers=thinkers)
            for number, bus in enumerate(buses)
        ]
        for bus in buses:
            await bus.start()
        first, second = made
        guests = [f"guest{number}" for number in range(20)]
        hosts = [(guest, "203.0.113.7", "red") for guest in guests]
        hosts.append(("ben", "198.51.100.1", "violet"))
        for number, (host, address, bot) in enumerate(hosts):
            table = an_id(number)
            await first.service.create(host, m.Setup(seats=(bot, bot)), "c", table)
            first.openers.note(table, address)
        await heard()
        for number, (host, _, _) in enumerate(hosts):
            second.presence.arrive(an_id(number), host)
            await second.service.send(host, send(m.Start, an_id(number), "s"))
        await settle()
        assert thinkers.asked == ["red"]
        thinkers.gate.set()
        async with asyncio.timeout(LONG):
            while "violet" not in thinkers.asked:  # noqa: ASYNC110 - of a thread
                await asyncio.sleep(0.01)
        assert thinkers.asked.index("violet") <= 2
        for process in made:
            await end(process)

    asyncio.run(main())
