"""What can happen to a PostgreSQL on the way: it restarts, or its answer is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from red7.protocol import messages as m
from red7.server.errors import ServerError
from red7.server.settings import Settings
from red7.server.store import Store, StoreError, StoreLostError
from red7.server.store.database import DatabaseStore
from red7.server.store.opening import open_store
from red7.table.log import Kind
from tests.server.given import ManualTime
from tests.server.postgres import Postgres
from tests.server.store.stores import writes
from tests.server.tables.processes.several import Process, begin_with, end, send, started, whole


def run(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = open_store(Settings(database=url))
        try:
            await store.start()
            await test(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_a_store_goes_on_after_a_restart(own_postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        made = writes()
        assert all(await store.append(made[:2]))
        await asyncio.gather(*(store.read("t1") for _ in range(8)))  # connections that will be lost
        await asyncio.to_thread(own_postgres.stop)
        with pytest.raises(StoreError):
            await store.append(made[2:3])
        with pytest.raises(StoreError):
            await store.read("t1")
        with pytest.raises(StoreError):
            await store.probe()
        await asyncio.to_thread(own_postgres.start)
        assert all(await store.append(made[2:3]))
        assert len(await store.read("t1")) == 3

    run(own_postgres.new_database(), test)


def test_nobody_notices_a_restart_while_nothing_was_asked(own_postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        made = writes()
        assert all(await store.append(made[:1]))
        for ask in (
            lambda: store.append(made[1:2]),
            lambda: store.read("t1"),
            store.probe,
            store.changed,
        ):
            await asyncio.gather(*(store.read("t1") for _ in range(8)))
            await asyncio.to_thread(own_postgres.stop)
            await asyncio.to_thread(own_postgres.start)
            await ask()
        assert len(await store.read("t1")) == 2

    run(own_postgres.new_database(), test)


def losing(monkeypatch: pytest.MonkeyPatch, times: int) -> list[bool]:
    """Let the answers to the next appends be lost after they were committed."""
    connection = pytest.importorskip("asyncpg").Connection
    fetch = connection.fetchrow
    lost: list[bool] = []

    async def lose(self: Any, *values: Any) -> Any:
        answer = await fetch(self, *values)
        if len(lost) < times:
            lost.append(bool(answer["done"]))
            raise ConnectionResetError
        return answer

    monkeypatch.setattr(connection, "fetchrow", lose)
    return lost


async def served(url: str, test: Callable[[Process], Awaitable[None]]) -> None:
    process = await begin_with(open_store(Settings(database=url)), ManualTime())
    assert isinstance(process.service.store, DatabaseStore)
    try:
        await test(process)
    finally:
        await end(process)


def test_a_commit_whose_answer_is_lost_is_found_by_its_id(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Process) -> None:
        service = process.service
        table = await started(service)
        lost = losing(monkeypatch, 1)
        acknowledged: list[int] = []
        hello = send(m.Say, table, "once", phrase="hello")
        assert await service.send("ann", hello, acknowledged.append) == 5
        assert (lost, acknowledged) == ([True], [5])
        assert (await whole(service, table)).seq == 5
        lost = losing(monkeypatch, 1)
        await service.create("ann", m.Setup(), "made", "another")
        assert lost == [True]
        assert (await whole(service, "another")).seq == 1

    asyncio.run(served(postgres.new_database(), test))


def test_nobody_is_told_that_nothing_was_written_when_it_may_have_been(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client repeats its message, and learns that it was done, once."""

    async def test(process: Process) -> None:
        service = process.service
        table = await started(service)
        lost = losing(monkeypatch, 2)
        hello = send(m.Say, table, "once", phrase="hello")
        with pytest.raises(StoreLostError):
            await service.send("ann", hello)
        assert lost == [True, False]
        for _ in range(2):
            assert await service.send("ann", hello) == 5
        entries = await service.store.read(table)
        assert [entry.kind for entry in entries[4:]] == [Kind.SAID]

    asyncio.run(served(postgres.new_database(), test))


def test_that_holds_even_if_postgres_stays_away(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the log cannot be read, what was sent before is as unknown as it was."""

    async def test(process: Process) -> None:
        service = process.service
        table = await started(service)
        lost = losing(monkeypatch, 2)
        hello = send(m.Say, table, "once", phrase="hello")
        with pytest.raises(StoreLostError):
            await service.send("ann", hello)
        assert lost == [True, False]
        await asyncio.to_thread(own_postgres.stop)
        with pytest.raises(StoreLostError):
            await service.send("ann", hello)
        await asyncio.to_thread(own_postgres.start)
        assert await service.send("ann", hello) == 5

    asyncio.run(served(own_postgres.new_database(), test))


def test_what_certainly_was_not_written_is_refused(own_postgres: Postgres) -> None:
    async def test(process: Process) -> None:
        service = process.service
        table = await started(service)
        hello = send(m.Say, table, "once", phrase="hello")
        await asyncio.to_thread(own_postgres.stop)
        with pytest.raises(ServerError, match="store-full"):
            await service.send("ann", hello)
        await asyncio.to_thread(own_postgres.start)
        assert await service.send("ann", hello) == 5

    asyncio.run(served(own_postgres.new_database(), test))


def test_an_answer_that_comes_too_late_is_as_good_as_none(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        async def late(self: Any, *values: Any) -> Any:
            raise TimeoutError

        made = writes()
        with monkeypatch.context() as patch:
            patch.setattr(pytest.importorskip("asyncpg").Connection, "fetchrow", late)
            with pytest.raises(StoreLostError):
                await store.append(made[:1])
        assert await store.append(made[:1]) == [True]

    run(postgres.new_database(), test)


def test_a_refusal_after_a_lost_answer_leaves_the_doubt(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncpg = pytest.importorskip("asyncpg")

    async def test(store: Store) -> None:
        errors = [ConnectionResetError(), asyncpg.DiskFullError("no space left")]

        async def fail(self: Any, *values: Any) -> Any:
            raise errors.pop(0)

        made = writes()
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg.Connection, "fetchrow", fail)
            with pytest.raises(StoreLostError):
                await store.append(made[:1])
        assert not errors

    run(postgres.new_database(), test)


def test_an_append_takes_one_round_trip(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncpg = pytest.importorskip("asyncpg")
    asked: list[str] = []

    async def test(store: Store) -> None:
        assert isinstance(store, DatabaseStore)
        made = writes()
        await store.append(made[:1])
        async with store._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            assert isinstance(driver, asyncpg.Connection)
            driver.add_query_logger(lambda record: asked.append(record.query))
        await store.append(made[1:])
        await store.read("t1")

    run(postgres.new_database(), test)
    assert [text.split()[0] for text in asked] == ["WITH"]  # nothing begins or ends a transaction
