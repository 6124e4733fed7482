"""Quotas are reached, said, and free again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.server.asker import ask_for
from red7.server.bus import LinkedBus
from red7.server.errors import ServerError
from red7.server.store import StoreLostError
from red7.server.tables.live import Live
from red7.server.tables.quotas import AT_ADDRESS, Quotas
from red7.table.errors import TableError
from tests.server.bus.wire import Wire, settle
from tests.server.given import ManualTime
from tests.server.tables.processes.several import Process, an_id, begin, end, run, send

Test = Callable[[Process, Quotas], Awaitable[None]]


def quotas_of(process: Process, tables: int = 0, games: int = 0) -> Quotas:
    return Quotas(process.service, tables=tables, games=games, openers=process.openers)


def limited(folder: Path, test: Test, *, tables: int = 0, games: int = 0) -> None:
    async def main(made: list[Process], time: ManualTime) -> None:
        await test(made[0], quotas_of(made[0], tables, games))

    run(folder, 1, main)


async def open_table(process: Process, quotas: Quotas, number: int, who: str = "ann") -> str:
    table = an_id(number)
    async with quotas.opening(who, table):
        await process.service.create(who, m.Setup(seats=(None, "violet")), "c", table)
    return table


async def finish(process: Process, table: str, who: str = "ann") -> None:
    """Play a game to its end, by dropping out."""
    service = process.service
    process.presence.arrive(table, who)
    await service.send(who, send(m.Sit, table, "sit"))
    await service.send(who, send(m.Start, table, "start"))
    while (await service.load(table)).table.turn != 1:  # noqa: ASYNC110 - of a thread
        await asyncio.sleep(0.01)
    await service.send(who, send(m.Steps, table, "drop", steps=["~"]))


def test_one_may_open_so_many_tables(tmp_path: Path) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        tables = [await open_table(process, quotas, number) for number in range(3)]
        for _ in range(2):
            with pytest.raises(ServerError, match=r"tables-too-many {'most': 3}"):
                await open_table(process, quotas, 3)
        await open_table(process, quotas, 2)  # a request that is repeated
        await open_table(process, quotas, 4, "ben")
        await finish(process, tables[0])
        await open_table(process, quotas, 3)
        with pytest.raises(ServerError):
            await open_table(process, quotas, 5)

    limited(tmp_path, test, tables=3)


def test_who_opens_many_at_once_gets_no_more_and_no_fewer(tmp_path: Path) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        opened = [open_table(process, quotas, number) for number in range(20)]
        made = await asyncio.gather(*opened, return_exceptions=True)
        assert sum(isinstance(one, str) for one in made) == 3
        assert await process.service.store.count_opened("ann") == 3

    limited(tmp_path, test, tables=3)


def test_a_table_that_is_written_but_not_answered_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        written: list[str] = []

        async def count(who: str) -> int:
            return len(written)

        async def open_slowly(number: int) -> None:
            async with quotas.opening("ann", an_id(number)):
                written.append(an_id(number))
                await settle()

        monkeypatch.setattr(process.service.store, "count_opened", count)
        await asyncio.gather(*map(open_slowly, range(3)))
        with pytest.raises(ServerError, match="tables-too-many"):
            await open_slowly(3)

    limited(tmp_path, test, tables=3)


def test_a_table_that_is_refused_does_not_count_for_its_address(tmp_path: Path) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        ask_for("203.0.113.7")
        for number in range(AT_ADDRESS):
            await open_table(process, quotas, number, f"guest{number}")
        await finish(process, an_id(0), "guest0")
        with pytest.raises(TableError, match="rated-setup"):
            async with quotas.opening("ben", an_id(50)):
                raise TableError("rated-setup")
        await open_table(process, quotas, 51, "cem")
        with pytest.raises(ServerError, match="address-too-many"):
            await open_table(process, quotas, 52, "dan")
        ask_for("")

    limited(tmp_path, test, tables=1)


def test_what_was_refused_under_an_id_does_not_make_it_free(tmp_path: Path) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        with pytest.raises(TableError):
            async with quotas.opening("ann", an_id(1)):
                raise TableError("rated-setup")
        with pytest.raises(StoreLostError):
            async with quotas.opening("ann", an_id(2)):
                raise StoreLostError("gone")
        await open_table(process, quotas, 0)
        for number in (1, 2):
            with pytest.raises(ServerError, match="tables-too-many"):
                await open_table(process, quotas, number)

    limited(tmp_path, test, tables=1)


def test_many_guests_of_one_address_share_its_tables(tmp_path: Path) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        ask_for("203.0.113.7")
        for number in range(AT_ADDRESS):
            await open_table(process, quotas, number, f"guest{number}")
        asked = 0
        store = process.service.store
        still_unfinished = store.still_unfinished

        async def count(tables: set[str]) -> set[str]:
            nonlocal asked
            asked += 1
            return await still_unfinished(tables)

        store.still_unfinished = count  # type: ignore[method-assign, assignment]
        for number in range(AT_ADDRESS, 50):
            with pytest.raises(ServerError, match="address-too-many"):
                await open_table(process, quotas, number, f"guest{number}")
        assert asked == 1  # refusing costs less than answering
        ask_for("198.51.100.1")
        await open_table(process, quotas, 50, "ben")
        ask_for("203.0.113.7")
        await finish(process, an_id(0), "guest0")
        process.time.pass_by(10)
        await open_table(process, quotas, 51, "guest51")
        ask_for("")

    limited(tmp_path, test, tables=1)


def test_guests_of_one_address_who_open_tables_at_once_get_no_more_and_no_fewer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        store, guests = process.service.store, 2 * AT_ADDRESS
        count_opened, asking, all_asking = store.count_opened, 0, asyncio.Event()

        async def count_together(who: str) -> int:
            nonlocal asking
            asking += 1
            if asking == guests:
                all_asking.set()
            await all_asking.wait()
            return await count_opened(who)

        monkeypatch.setattr(store, "count_opened", count_together)
        ask_for("203.0.113.7")
        opened = [open_table(process, quotas, number, f"guest{number}") for number in range(guests)]
        made = await asyncio.gather(*opened, return_exceptions=True)
        ask_for("")
        assert sum(isinstance(one, str) for one in made) == AT_ADDRESS
        refused = [str(one) for one in made if not isinstance(one, str)]
        assert all("address-too-many" in one for one in refused)
        assert len(await store.heads(map(an_id, range(guests)))) == AT_ADDRESS

    limited(tmp_path, test, tables=1)


def test_who_looks_which_tables_are_over_forgets_none_that_is_being_opened(tmp_path: Path) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        ask_for("203.0.113.7")
        for number in range(1, AT_ADDRESS):
            await open_table(process, quotas, number, f"guest{number}")
        async with quotas.opening("guest0", an_id(0)):
            with pytest.raises(ServerError, match="address-too-many"):
                await open_table(process, quotas, 50, "ben")
            await finish(process, an_id(1), "guest1")
            process.time.pass_by(10)
            await open_table(process, quotas, 50, "ben")
            with pytest.raises(ServerError, match="address-too-many"):
                await open_table(process, quotas, 51, "cem")
        ask_for("")

    limited(tmp_path, test, tables=1)


def test_who_asks_while_it_is_looked_which_tables_are_over_waits_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        store = process.service.store
        still_unfinished = store.still_unfinished

        async def look_slowly(tables: set[str]) -> set[str]:
            found = await still_unfinished(tables)
            await settle()
            return found

        monkeypatch.setattr(store, "still_unfinished", look_slowly)
        ask_for("203.0.113.7")
        for number in range(AT_ADDRESS):
            await open_table(process, quotas, number, f"guest{number}")
        for number in range(3):
            await finish(process, an_id(number), f"guest{number}")
        opened = [open_table(process, quotas, 50 + number, f"late{number}") for number in range(3)]
        await asyncio.gather(*opened)
        ask_for("")

    limited(tmp_path, test, tables=1)


def test_one_may_be_in_so_many_games(tmp_path: Path) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        service = process.service
        tables = [await open_table(process, quotas, number, "host") for number in range(4)]
        for table in tables[:2]:
            await quotas.check_games("ann", table, "s")
            await service.send("ann", send(m.Sit, table, "s"))
        with pytest.raises(ServerError, match=r"games-too-many {'most': 2}"):
            await quotas.check_games("ann", tables[2], "s")
        await quotas.check_games("ann", tables[1], "s")  # sent again
        await quotas.check_games("ben", tables[2], "s")
        await service.send("ann", send(m.Leave, tables[0], "l"))
        await quotas.check_games("ann", tables[2], "s")

    limited(tmp_path, test, games=2)


def test_who_sits_down_everywhere_at_once_gets_no_more(tmp_path: Path) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        service = process.service
        tables = [await open_table(process, quotas, number, "host") for number in range(10)]

        async def sit(table: str) -> None:
            async with quotas.sitting("ann", table, "s"):
                await service.send("ann", send(m.Sit, table, "s"))

        await asyncio.gather(*map(sit, tables), return_exceptions=True)
        sat = [bool((await service.load(table)).table.seat_of("ann")) for table in tables]
        assert sum(sat) == 2
        for table, seat in zip(tables, sat, strict=True):
            if seat:
                await sit(table)  # sent again
                await service.send("ann", send(m.Leave, table, "l"))
        for table in tables[5:7]:  # nothing is under way any more
            async with quotas.sitting("ann", table, "t"):
                await service.send("ann", send(m.Sit, table, "t"))

    limited(tmp_path, test, games=2)


def test_a_seat_that_is_taken_but_not_answered_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        service, sat = process.service, list[str]()
        tables = [await open_table(process, quotas, number, "host") for number in range(3)]

        async def found(who: str, most: int) -> list[str]:
            return sat[:most]

        async def sit_slowly(table: str, after: int = 0) -> None:
            while len(sat) < after:
                await settle()
            async with quotas.sitting("ann", table, "s"):
                await service.send("ann", send(m.Sit, table, "s"))
                sat.append(table)
                await settle()

        monkeypatch.setattr(service.store, "tables_of", found)
        await asyncio.gather(sit_slowly(tables[0]), sit_slowly(tables[1], after=1))
        with pytest.raises(ServerError, match="games-too-many"):
            await sit_slowly(tables[2])

    limited(tmp_path, test, games=2)


def test_no_more_tables_are_looked_at_than_decide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        service, asked = process.service, 0
        tables = [await open_table(process, quotas, number, "host") for number in range(7)]
        for table in tables[:6]:
            await service.send("ann", send(m.Sit, table, "s"))
        load = service.load

        async def count(table: str, seq: int = 0) -> Live:
            nonlocal asked
            asked += 1
            return await load(table, seq)

        monkeypatch.setattr(service, "load", count)
        with pytest.raises(ServerError, match="games-too-many"):
            await quotas.check_games("ann", tables[6])
        assert asked == 1 + 3

    limited(tmp_path, test, games=3)


def test_without_a_quota_nothing_is_counted(tmp_path: Path) -> None:
    async def test(process: Process, quotas: Quotas) -> None:
        for number in range(30):
            table = await open_table(process, quotas, number)
            await quotas.check_games("ann", table)
            await process.service.send("ann", send(m.Sit, table, "s"))

    limited(tmp_path, test)


def test_tables_of_an_address_count_in_all_processes(tmp_path: Path) -> None:
    async def main() -> None:
        time, wire = ManualTime(), Wire()
        ask_for("203.0.113.7")
        made, quotas = [], []
        for number in range(2):
            bus = LinkedBus(wire.end(), f"p{number}", b"key")
            made.append(await begin(tmp_path, time, number, bus=bus))
            quotas.append(quotas_of(made[-1], tables=1))
            await bus.start()
        for number in range(AT_ADDRESS):
            await open_table(made[number % 2], quotas[number % 2], number, f"guest{number}")
            await settle()
        for number in range(2):
            with pytest.raises(ServerError, match="address-too-many"):
                await open_table(made[number], quotas[number], 50 + number, "another")
        for process in made:
            await end(process)

    asyncio.run(main())
