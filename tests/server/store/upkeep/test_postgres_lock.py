from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from threading import Event

import pytest
import sqlalchemy as sa

from red7.server.settings import SettingError, Settings
from red7.server.store.opening import held, url_of
from red7.server.store.upkeep.copying import servers_of, snapshot
from red7.server.store.upkeep.lock import InUseError
from red7.server.store.upkeep.postgres_lock import alone_in
from tests.server.postgres import Postgres
from tests.server.serving import LONG

SOON = 0.05  # seconds to wait for a lock that somebody has
OURS = "locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = '{}')"


def lock(
    url: str,
    lost: Callable[[], object] = lambda: None,
    *,
    shared: bool = False,
    patience: float = SOON,
) -> AbstractContextManager[None]:
    return alone_in(url_of(Settings(database=url)), lost, shared=shared, patience=patience)


def is_free(url: str) -> bool:
    try:
        with lock(url):
            return True
    except InUseError:
        return False


def wait_until(done: Callable[[], bool]) -> None:
    ends = time.monotonic() + LONG
    while not done():
        assert time.monotonic() < ends
        time.sleep(0.01)


def test_a_database_is_held_by_one(postgres: Postgres) -> None:
    url = postgres.new_database()
    with lock(url):
        assert not is_free(url)
        assert is_free(postgres.new_database())
        with pytest.raises(InUseError), lock(url, shared=True):
            pass
        assert asyncio.run(servers_of(url_of(Settings(database=url)))) == 0
    wait_until(lambda: is_free(url))  # PostgreSQL notices in its own time


def test_those_who_share_keep_away_only_those_who_do_not(postgres: Postgres) -> None:
    url = postgres.new_database()
    with lock(url, shared=True), lock(url, shared=True):
        assert not is_free(url)
    wait_until(lambda: is_free(url))  # PostgreSQL notices in its own time


def test_a_lock_outlives_a_restart(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()
    lost = Event()
    # Looking whether it is free takes it for a moment.
    with lock(url, lost.set, shared=True, patience=LONG):
        own_postgres.stop()
        own_postgres.start()
        wait_until(lambda: not is_free(url))
        with lock(url, shared=True, patience=LONG):
            assert not lost.is_set()


def count(url: str, where: str) -> int:
    """Count the locks of this kind in a database."""
    there = url_of(Settings(database=url))

    async def ask() -> int:
        async with snapshot(there) as connection:
            asked = f"SELECT count(*) FROM pg_locks WHERE {where}"  # noqa: S608 - our own
            return int(await connection.scalar(sa.text(asked)) or 0)

    return asyncio.run(ask())


def test_whoever_loses_it_to_another_server_hears_of_it(postgres: Postgres) -> None:
    url = postgres.new_database()
    ours = OURS.format(url_of(Settings(database=url)).database)
    lost = Event()
    first, other = lock(url, lost.set), lock(url, patience=LONG)
    with ThreadPoolExecutor(1) as thread:
        first.__enter__()
        waiting = thread.submit(other.__enter__)
        wait_until(lambda: count(url, f"{ours} AND NOT granted") == 1)
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {ours} AND granted"  # noqa: S608
        postgres.sql(cut)
        waiting.result(LONG)
        assert lost.wait(LONG)
    with pytest.raises(InUseError):
        first.__exit__(None, None, None)
    other.__exit__(None, None, None)
    wait_until(lambda: is_free(url))  # PostgreSQL notices in its own time


def test_the_settings_say_who_shares_and_refusals_are_told_in_words(postgres: Postgres) -> None:
    alone = Settings(database=postgres.new_database())
    shared = alone.model_copy(update={"bus": "nats://nats.example:4222"})
    with held(shared), held(shared), pytest.raises(SettingError, match="serve-in-use"), held(alone):
        pass
    gone = alone.model_copy(update={"database": postgres.url("none")})
    with pytest.raises(SettingError, match="serve-unreachable") as refused, held(gone):
        pass
    assert "does not exist" in refused.value.values["why"]
