from __future__ import annotations

import asyncio
import socket

from red7.server.bus.pipe import Exchange, Pipe
from tests.server.serving import LONG


async def until(heard: list[bytes], count: int) -> None:
    async with asyncio.timeout(LONG):
        while len(heard) < count:  # noqa: ASYNC110 - of sockets
            await asyncio.sleep(0.001)


def test_the_parent_passes_on_what_each_child_says() -> None:
    async def test() -> None:
        exchange, ready = Exchange(), []
        heard: list[list[bytes]] = [[], [], []]
        pipes, serving = [], []
        for number in range(3):
            ours, theirs = socket.socketpair()
            serving.append(
                asyncio.create_task(exchange.serve(ours, lambda n=number: ready.append(n)))  # type: ignore[misc]
            )
            pipe = Pipe(theirs)
            await pipe.open(heard[number].append, lambda: None)
            assert pipe.connected
            pipe.say_ready()
            pipes.append(pipe)
        async with asyncio.timeout(LONG):
            while len(ready) < 3:  # noqa: ASYNC110 - of sockets
                await asyncio.sleep(0.001)
        pipes[0].send(b"a")
        pipes[0].send(b"b" * 300_000)
        for others in heard[1:]:
            await until(others, 2)
            assert others == [b"a", b"b" * 300_000]
        assert heard[0] == []
        await pipes[1].close()
        await serving[1]
        assert not pipes[1].connected
        pipes[1].send(b"lost")
        pipes[2].send(b"c")
        await until(heard[0], 1)
        assert heard[0] == [b"c"]
        for pipe in (pipes[0], pipes[2]):
            await pipe.close()
        await asyncio.gather(*serving)
        assert sorted(ready) == [0, 1, 2]

    asyncio.run(test())


def test_a_child_hears_that_its_parent_is_dead() -> None:
    async def test() -> None:
        ours, theirs = socket.socketpair()
        orphaned = asyncio.Event()
        pipe = Pipe(theirs)
        pipe.on_orphaned(orphaned.set)
        await pipe.open(lambda _: None, lambda: None)
        ours.close()
        await asyncio.wait_for(orphaned.wait(), LONG)
        assert not pipe.connected
        pipe.send(b"nobody hears it")
        await pipe.close()

    asyncio.run(test())
