from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from red7.server.store import StoreError
from red7.server.store.database import DatabaseStore
from tests.server.serving import LONG
from tests.server.store.stores import engines_of, execute, run

ADD = sa.text("INSERT INTO meta (name, value) VALUES (:name, 'x') RETURNING value")


def test_a_single_statement_is_a_transaction(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        (row,) = await store._access.do(ADD, name="one")
        assert row.value == "x"
        ((found,),) = await execute(place, "SELECT value FROM meta WHERE name = 'one'")
        assert found == ("x",)

    run(place, test)


def test_one_that_fails_leaves_nothing_behind(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await store._access.do(ADD, name="one")
        for _ in range(10):  # more often than there are connections
            with pytest.raises(StoreError):
                await store._access.do(ADD, name="one")
        await store._access.do(ADD, name="two")

    run(place, test)


def test_a_store_that_was_closed_is_opened_again(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await store._access.do(ADD, name="one")
        await store.close()
        await store._access.do(ADD, name="two")

    run(place, test)


def test_closing_waits_for_what_nobody_waits_for_any_more(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        opened, closed = list[object](), list[object]()
        begun, go_on = threading.Event(), threading.Event()

        def hold(*_: Any) -> None:
            begun.set()
            assert go_on.wait(LONG)

        await store.close()
        for engine in engines_of(store):
            sa.event.listen(engine, "before_cursor_execute", hold)
            sa.event.listen(engine, "connect", lambda *given: opened.append(given[0]))
            sa.event.listen(engine, "close", lambda *given: closed.append(given[0]))
        adding = asyncio.create_task(store._access.do(ADD, name="one"))
        assert await asyncio.to_thread(begun.wait, LONG)
        adding.cancel()
        await asyncio.wait({adding})
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        go_on.set()
        await closing
        assert len(opened) == 1
        assert closed == opened

    run(tmp_path, test)


def test_sqlite_does_not_hold_up_the_event_loop(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        threads = set()

        def note(*_: Any) -> None:
            threads.add(threading.current_thread())

        for engine in engines_of(store):
            sa.event.listen(engine, "before_cursor_execute", note)
        await store._access.do(ADD, name="one")
        assert threads
        assert threading.current_thread() not in threads

    run(tmp_path, test)
