"""Handing connections to the process of the other players."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.protocol.near import near
from red7.server.app.doors import Doors
from tests.server.bus.wire import Wire
from tests.server.clients import Client
from tests.server.given import ManualTime, given
from tests.server.serving import LONG, QUICK, Served, play_on, serving, until


def two(
    folder: Path, test: Callable[[list[Served]], Awaitable[None]], patience: float = LONG
) -> None:
    """Run two servers that hear each other, with doors between them."""
    time, link = ManualTime(), Wire()

    async def main() -> None:
        first, second = (Doors(folder, number, 2, patience) for number in range(2))
        async with (
            serving(folder, QUICK, given(time, 1), link.end(), first) as one,
            serving(folder, QUICK, given(time, 2), link.end(), second) as other,
        ):
            await test([one, other])

    asyncio.run(main())


def connected(served: list[Served]) -> list[int]:
    return [len(one.parts.hub.connections) for one in served]


def table_of(place: int) -> str:
    """Return the name of a table that belongs to a process."""
    return next(name for name in "ABCDEF" if int(near(name), 16) % 2 == place)


def test_players_are_connected_to_the_process_of_their_table(tmp_path: Path) -> None:
    async def test(served: list[Served]) -> None:
        async with (
            Client(served[0].url, "Ann", table=table_of(1)) as ann,
            Client(served[1].url, "Bo", table=table_of(1)) as bo,
        ):
            assert connected(served) == [0, 2]
            async with Client(served[1].url, "Cy", table=table_of(0)):
                assert connected(served) == [1, 2]
            # And play there as if nothing had happened.
            table = await ann.create_table(m.Setup(seats=(None, None)))
            for person in (ann, bo):
                await person.watch(table)
                await person.do(m.Sit, table)
            await ann.do(m.Start, table)
            await asyncio.gather(play_on(ann, table), play_on(bo, table))
            for person in (ann, bo):
                await until(person, table, lambda state: state.stage == "over")

    two(tmp_path, test)


def test_whoever_names_no_table_stays_where_they_came(tmp_path: Path) -> None:
    async def test(served: list[Served]) -> None:
        async with Client(served[0].url, "Ann"), Client(served[1].url, "Bo"):
            assert connected(served) == [1, 1]

    two(tmp_path, test)


def test_a_client_that_comes_back_names_the_table_it_watches(tmp_path: Path) -> None:
    async def test(served: list[Served]) -> None:
        async with Client(served[0].url, "Ann") as ann:
            table = ""
            while not table or int(near(table), 16) % 2 == 0:
                table = await ann.create_table(m.Setup(seats=(None, "violet")))
            await ann.watch(table)
            assert connected(served) == [1, 0]
            served[0].parts.hub._restart()
            await settled(served, [0, 1])

    two(tmp_path, test)


@pytest.mark.parametrize("away", ["gone", "frozen", "mad"])
def test_what_the_other_process_does_not_take_stays(tmp_path: Path, away: str) -> None:
    async def test(served: list[Served]) -> None:
        door = tmp_path / "door-1"
        door.unlink()
        asked = asyncio.Event()
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as other:
            if away != "gone":
                other.bind(str(door))
                other.listen()
            if away == "mad":
                other.setblocking(False)  # noqa: FBT003 - the name of the method says it

                async def answer() -> None:
                    while True:  # it is asked again after a rest, if the first one took that long
                        line, _ = await asyncio.get_running_loop().sock_accept(other)
                        with line:
                            line.send(b"?")
                        asked.set()

                task = asyncio.create_task(answer())
            for name in ("Ann", "Bo"):
                async with Client(served[0].url, name, table=table_of(1)):
                    assert connected(served) == [1, 0]
                await settled(served, [0, 0])
            if away == "mad":
                assert asked.is_set()
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    two(tmp_path, test, patience=0.0 if away == "frozen" else LONG)


async def settled(served: list[Served], counts: list[int]) -> None:
    async with asyncio.timeout(LONG):
        while connected(served) != counts:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.01)


async def at_door(folder: Path, said: list[bytes], connection: socket.socket | None) -> None:
    """Say something at a door, in pieces, the first with a connection if there is one."""
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.setblocking(False)  # noqa: FBT003
        line.connect(str(folder / "door-0"))
        assert await asyncio.wait_for(loop.sock_recv(line, 1), LONG) == b"h"
        for number, piece in enumerate(said):
            if connection and not number:
                socket.send_fds(line, [piece], [connection.fileno()])
            else:
                line.send(piece)
            await asyncio.sleep(0)
        line.shutdown(socket.SHUT_WR)
        assert await asyncio.wait_for(loop.sock_recv(line, 1), LONG) == b""


@pytest.mark.parametrize(
    ("said", "handed", "taken"),
    [
        ([b"\0\0\0\3GET"], True, [b"GET"]),
        ([b"\0", b"\0\0\3G", b"ET"], True, [b"GET"]),
        ([b"\0\0\0\3GE"], True, []),  # whoever offered it has kept it
        ([b"\0\0\0\3GET"], False, []),
        ([b"\0"], False, []),
        ([], False, []),
    ],
)
def test_a_door_takes_whole_requests_with_their_connection(
    tmp_path: Path, *, said: list[bytes], handed: bool, taken: list[bytes]
) -> None:
    async def test() -> None:
        heard: list[bytes] = []

        async def take(connection: socket.socket, request: bytes) -> None:
            heard.append(request)
            connection.close()

        door = Doors(tmp_path, 0, 1)
        await door.open(take)
        ours, theirs = socket.socketpair()
        with ours, theirs:
            await at_door(tmp_path, said, theirs if handed else None)
            theirs.close()
            ours.setblocking(False)  # noqa: FBT003
            # Closed over there as well, whether it was taken or not.
            closed = asyncio.get_running_loop().sock_recv(ours, 1)
            assert await asyncio.wait_for(closed, LONG) == b""
        assert heard == taken
        await door.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("target", "place"),
    [
        (b"/api/live?near=0001", 1),
        (b"/api/live?near=0003&x=1", 0),
        (b"/api/live?x=1&near=0002", None),
        (b"/api/live?near=000", None),
        (b"/api/live?near=00011", None),
        (b"/api/live?near=000G", None),
        (b"/api/live?nearer=0001", None),
        (b"/api/live", None),
    ],
)
def test_four_digits_lead_to_a_process(target: bytes, place: int | None) -> None:
    assert Doors(Path(), number=2, processes=3).elsewhere(target) == place
