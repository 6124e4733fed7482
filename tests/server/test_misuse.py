"""Bad use of ``red7 serve``: each gets a sentence, and a disk that is full loses nothing."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from red7.cli.main import main
from red7.protocol import messages as m
from tests.server import jumper
from tests.server.clients import Client
from tests.server.command import Running, forked, words
from tests.server.given import WALL, ManualTime, given
from tests.server.nursery import Forked
from tests.server.postgres import Postgres
from tests.server.serving import LONG, bot_turn, quick, refusing, serving, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux does")


def refused(folder: Path, *flags: str, port: int = 0) -> str:
    """Run the command, which must end by itself, and give what it says."""
    log = folder.parent / f"{folder.name}.refused"
    process = Forked(main, words(folder, *flags, port=port), log, dict(os.environ))
    process.communicate(timeout=LONG)
    err = log.read_text(encoding="utf-8")
    log.unlink()
    assert process.poll() == 2, err
    assert "Traceback" not in err
    assert err.startswith("Error: ")
    assert err.count("\n") == 1
    return err


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} on 127.0.0.1 cannot be used" in refused(tmp_path, port=port)


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used for the data" in refused(tmp_path / "file")


def make(folder: Path, *statements: str) -> Path:
    folder.mkdir()
    with sqlite3.connect(folder / "red7.db") as database:
        for statement in statements:
            database.execute(statement)
    database.close()
    return folder


def test_data_that_cannot_be_used(tmp_path: Path) -> None:
    newer = make(
        tmp_path / "newer",
        "CREATE TABLE alembic_version (version_num TEXT)",
        "INSERT INTO alembic_version VALUES ('9999')",
    )
    assert "newer version" in refused(newer)
    garbage = tmp_path / "garbage"
    garbage.mkdir()
    (garbage / "red7.db").write_bytes(os.urandom(20_000))
    assert "file is not a database" in refused(garbage)
    foreign = make(tmp_path / "foreign", "CREATE TABLE log (x)")
    assert "already exists" in refused(foreign)


def put_name(served: Running) -> None:
    given = {"name": "Ann"}
    assert httpx.put(f"{served.url}/api/me", json=given, timeout=LONG).is_success


def test_data_that_are_damaged(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with forked(folder, main=main) as served:
        put_name(served)
    database = folder / "red7.db"
    content = bytearray(database.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    database.write_bytes(content)
    assert "malformed" in refused(folder)


def test_data_that_have_been_cut_short(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with forked(folder, main=main) as served:
        put_name(served)
    database = folder / "red7.db"
    database.write_bytes(database.read_bytes()[:-4096])
    assert "malformed" in refused(folder)


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with forked(folder, main=main) as served:
        assert "Another server is using the data" in refused(folder)
        served.process.kill()
        served.process.wait()
        with forked(folder, main=main):  # nothing is left of the lock
            pass


def test_a_secret_that_is_damaged_signs_nothing(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("")
    assert "is damaged" in refused(tmp_path)


# --- A database that is away ----------------------------------------------------------------------


def test_a_server_waits_for_its_postgresql(own_postgres: Postgres, tmp_path: Path) -> None:
    """Moves are refused meanwhile, none is lost or doubled, and no password is told."""
    own_postgres.sql("CREATE ROLE guarded_owner LOGIN PASSWORD 'hunter2'")
    own_postgres.sql("CREATE DATABASE guarded OWNER guarded_owner")
    url = own_postgres.url("guarded", "guarded_owner:hunter2")

    async def test(served: Running) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            httpx.AsyncClient(base_url=served.url, timeout=LONG) as http,
        ):
            table = await ann.create_table()
            await ann.watch(table)
            assert await ann.do(m.Sit, table) == 2
            hello = m.Say(id="hello", table=table, phrase="hello")
            await asyncio.to_thread(own_postgres.stop)
            for _ in range(2):
                with refusing("table-store-full"):
                    await ann.send(hello)
            assert await readiness(http) == 503
            await asyncio.to_thread(own_postgres.start)
            assert [await ann.send(hello) for _ in range(2)] == [3, 3]
            await ready_again(http)
            await asyncio.to_thread(own_postgres.stop)
            await asyncio.to_thread(own_postgres.start)
            assert await ann.do(m.Leave, table) == 4

    with forked(tmp_path / "data", "--database", url, "--log", "debug", main=main) as served:
        another = refused(tmp_path / "data", "--database", url)
        assert "Another server is using the data" in another
        assert "hunter" not in another
        asyncio.run(test(served))
        served.check_health()
    assert "hunter2" not in served.lines()
    assert not list((tmp_path / "data").iterdir())
    told = refused(tmp_path / "data", "--database", url.replace("hunter2", "hunter3"))
    assert "password authentication failed" in told
    assert "hunter" not in told


# --- A full disk ----------------------------------------------------------------------------------


def fill_disk(served: Running, *, full: bool) -> None:
    """Let no file of the server grow any more, or again."""
    most = 1024 if full else resource.RLIM_INFINITY
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def test_a_full_disk_refuses_moves_and_loses_nothing(tmp_path: Path) -> None:
    async def test(served: Running) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            httpx.AsyncClient(base_url=served.url, timeout=LONG) as http,
        ):
            table = await ann.create_table(
                seats=(None, "violet"), clock={"kind": "turn", "seconds": 3600}
            )
            await ann.watch(table)
            await ann.do(m.Sit, table)
            await ann.do(m.Start, table)
            state = await until(ann, table, lambda now: now.choices)
            fill_disk(served, full=True)
            for _ in range(3):
                with refusing("table-store-full"):
                    await ann.do(m.Steps, table, steps=bot_turn(state))
            assert await readiness(http) == 503
            answer = await http.put("/api/me", json={"name": "Ben"})
            assert (answer.status_code, answer.json()["reason"]) == (503, "table-store-full")
            assert (await http.get(f"/api/tables/{table}")).is_success
            assert ann.states[table].seq == state.seq
            assert await readiness(http) == 503
            fill_disk(served, full=False)
            await until(ann, table, lambda now: now.seq > state.seq)
            await ready_again(http)
            assert ann.states[table].stage == "playing"
            await ann.do(m.Steps, table, steps=bot_turn(state))
            assert (await http.put("/api/me", json={"name": "Ben"})).is_success
        served.check_health()

    with forked(tmp_path / "data", main=main) as served:
        asyncio.run(test(served))


async def readiness(http: httpx.AsyncClient) -> int:
    return (await http.get("/readyz")).status_code


async def ready_again(http: httpx.AsyncClient) -> None:
    async with asyncio.timeout(LONG):
        while await readiness(http) != 200:  # noqa: ASYNC110 - of another process
            await asyncio.sleep(0.1)


def test_a_server_without_games_is_not_ready_either_while_its_disk_is_full(tmp_path: Path) -> None:
    async def test(served: Running) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            httpx.AsyncClient(base_url=served.url, timeout=LONG) as http,
        ):
            table = await ann.create_table()
            await ann.watch(table)
            assert await readiness(http) == 200
            fill_disk(served, full=True)
            with refusing("table-store-full"):
                await ann.do(m.Sit, table)
            async with asyncio.timeout(LONG):
                while served.lines().count("sweep put off") < 2:  # noqa: ASYNC110 - nothing is due
                    await asyncio.sleep(0.05)
            assert await readiness(http) == 503
            fill_disk(served, full=False)
            await ready_again(http)
            await ann.do(m.Sit, table)
        served.check_health()

    with forked(tmp_path / "data", main=main) as served:
        asyncio.run(test(served))


# --- Clocks that jump -----------------------------------------------------------------------------


async def swept(hours: Path) -> None:
    """Wait until a sweep has passed that begins from now on."""
    sweeps = jumper.sweeps_of(hours)
    before = len(sweeps.read_text(encoding="ascii"))
    async with asyncio.timeout(LONG):
        while "begun ended" not in sweeps.read_text(encoding="ascii")[before:]:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def test_a_process_whose_wall_clock_jumps_ends_no_game(tmp_path: Path) -> None:
    """The command itself, while it runs and over two starts, with a clock that this test sets."""
    hours = tmp_path / "hours"

    async def plays_on(url: str, ann: Client, table: str) -> m.State:
        async with Client(url, cookies=ann.cookies) as again:
            await swept(hours)
            state = await again.watch(table)
            assert state.stage == "playing"
            assert state.clock
            assert state.clock.deadline
            assert state.clock.deadline - state.now > 1_000_000
            return state

    async def first(url: str) -> tuple[Client, str, int]:
        async with Client(url, "Ann") as ann:
            table = await begun(ann)
            now = ann.states[table].now
            for jump in (24, 24 * 365, -24):
                hours.write_text(str(jump), encoding="ascii")
                assert abs((await plays_on(url, ann, table)).now - now) < 3_600_000
            return ann, table, now

    async def later(url: str, ann: Client, table: str) -> int:
        return (await plays_on(url, ann, table)).now

    hours.write_text("0", encoding="ascii")
    jumping = partial(jumper.run, hours)
    with forked(tmp_path / "data", main=jumping) as served:
        ann, table, now = asyncio.run(first(served.url))
        served.check_health()
    for jump in (24, -24):
        hours.write_text(str(jump), encoding="ascii")
        with forked(tmp_path / "data", main=jumping) as served:
            then = asyncio.run(later(served.url, ann, table))
            served.check_health()
        assert then >= now + 23 * 3_600_000  # and it never goes back


async def begun(ann: Client) -> str:
    """Begin a game against a bot, with a clock; the player is to move."""
    clock = {"kind": "game", "seconds": 3600}
    table = await ann.create_table(seats=(None, "violet"), clock=clock)
    await ann.watch(table)
    await ann.do(m.Sit, table)
    await ann.do(m.Start, table)
    await until(ann, table, lambda now: now.choices)
    return table


@pytest.mark.parametrize("hours", [-24, 24 * 365])
def test_a_wall_clock_that_jumps_ends_no_game(hours: int, tmp_path: Path) -> None:
    """Between two starts, and while the server runs."""

    async def test() -> None:
        time = ManualTime()
        async with serving(tmp_path, sources=given(time)) as served:
            async with Client(served.url, "Ann") as ann:
                table = await begun(ann)
            cookies, before = ann.cookies, ann.states[table]
            time.set_wall(WALL + hours * 3_600_000)
            async with Client(served.url, cookies=cookies) as ann:
                assert (await ann.watch(table)).now == before.now
                await served.parts._keeper.sweep()
                assert (await ann.watch(table)).stage == "playing"
        async with (
            serving(tmp_path, sources=given(time)) as served,
            Client(served.url, cookies=cookies) as ann,
        ):
            state = await ann.watch(table)
            assert state.stage == "playing"
            assert state.clock
            assert state.clock.deadline
            assert state.clock.deadline - state.now > 1_000_000
            assert state.now == max(before.now, time.wall())
            await ann.do(m.Steps, table, steps=bot_turn(state))

    asyncio.run(test())


# --- Names and addresses --------------------------------------------------------------------------


def ask(
    test: Callable[[httpx.AsyncClient], Awaitable[None]], folder: Path, **chosen: object
) -> None:
    async def main() -> None:
        settings = quick(**chosen)
        async with (
            serving(folder, settings) as served,
            httpx.AsyncClient(base_url=served.url, timeout=LONG) as http,
        ):
            await test(http)

    asyncio.run(main())


def test_another_name_does_not_lead_here(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient) -> None:
        for host in ("evil.example", "127.0.0.1.evil.example:7777", "", "[", "a" * 3000):
            answer = await http.get("/api/choices", headers={"Host": host})
            assert (answer.status_code, answer.json()["reason"]) == (421, "table-host-wrong")
        for host in ("localhost:1", "[::1]:80", "192.168.0.5", "red7.example", "Club.example:444"):
            assert (await http.get("/api/choices", headers={"Host": host})).is_success
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Host": "evil.example"}
        assert (await http.get("/api/live", headers=upgrade | key)).status_code == 403

    ask(test, tmp_path, hosts="club.example", url="http://red7.example/")
