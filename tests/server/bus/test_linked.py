from __future__ import annotations

import asyncio
import hmac
import socket
from collections.abc import Awaitable, Callable

from red7.server.bus import LinkedBus
from red7.server.bus.pipe import Exchange, Pipe
from tests.server.bus.wire import Wire, settle
from tests.server.serving import LONG

KEY = b"the same for all"


def signed(text: bytes) -> bytes:
    return hmac.digest(KEY, text, "sha256").hex().encode() + text


def run(test: Callable[[Wire, list[LinkedBus]], Awaitable[None]], count: int = 3) -> None:
    async def main() -> None:
        wire = Wire()
        buses = [LinkedBus(wire.end(), f"p{number}", KEY) for number in range(count)]
        for bus in buses:
            await bus.start()
        await test(wire, buses)
        for bus in buses:
            await bus.stop()

    asyncio.run(main())


def test_everybody_hears_what_was_written_once_and_in_order() -> None:
    async def test(wire: Wire, buses: list[LinkedBus]) -> None:
        heard: list[tuple[int, str, int]] = []
        for number, bus in enumerate(buses):
            bus.subscribe(lambda table, seq, number=number: heard.append((number, table, seq)))  # type: ignore[misc]
        buses[0].publish("t1", 1)
        assert heard == [(0, "t1", 1)]  # the others at the end of the loop's turn
        buses[0].publish("t1", 2)
        await settle()
        for number in range(3):
            assert [one[1:] for one in heard if one[0] == number] == [("t1", 1), ("t1", 2)]

    run(test)


def test_the_others_hear_what_is_told_and_by_whom() -> None:
    async def test(wire: Wire, buses: list[LinkedBus]) -> None:
        heard: list[tuple[object, ...]] = []
        for bus in buses:
            bus.hear("name", lambda *facts: heard.append(facts))
        buses[1].tell("name", "ann", "Zoë\n")
        buses[1].tell("unknown", 1)
        await settle()
        assert heard == [("p1", "ann", "Zoë\n")] * 2

    run(test)


def test_what_is_told_at_once_travels_together_but_not_without_bound() -> None:
    async def test(wire: Wire, buses: list[LinkedBus]) -> None:
        texts = wire.ends[0].texts
        for number in range(100):
            buses[1].publish("t", number)
        await settle()
        assert len(texts) == 1
        for _ in range(100):
            buses[1].tell("name", "x" * 10_000)
        await settle()
        assert 4 <= len(texts) < 20
        assert max(map(len, texts)) < 300_000

    run(test, 2)


def test_what_cannot_be_understood_is_ignored() -> None:
    async def test(wire: Wire, buses: list[LinkedBus]) -> None:
        heard: list[tuple[object, ...]] = []
        buses[0].subscribe(lambda *facts: heard.append(facts))
        buses[0].hear("name", lambda process, who, name: heard.append((process, who, name)))
        for text in (
            b"",
            b"\xff",
            b"7",
            b"[]",
            b"[" * 100_000,
            b'{"a":1}',
            b'["p9"]',
            b'["p9",7,[],[1],{}]',
            b'["p9",["table"],["table",1,2],["table","t","x"],["name"],["name",1,2,3]]',
            b'[7,["table","t",1]]',
            b'["p0",["table","t",1]]',  # its own
        ):
            wire.ends[0].take(signed(text))
        assert heard == []
        wire.ends[0].take(signed(b'["p9",["other"],["table","t",1]]'))
        assert heard == [("t", 1)]

    run(test)


def test_processes_hear_each_other_over_a_pipe() -> None:
    async def test() -> None:
        exchange, buses, serving = Exchange(), [], []
        heard: list[tuple[object, ...]] = []
        for number in range(2):
            ours, theirs = socket.socketpair()
            serving.append(asyncio.create_task(exchange.serve(ours, lambda: None)))
            bus = LinkedBus(Pipe(theirs), f"p{number}", KEY)
            await bus.start()
            buses.append(bus)
        buses[1].subscribe(lambda *facts: heard.append(facts))
        async with asyncio.timeout(LONG):
            while not heard:
                buses[0].publish("t", 1)
                await asyncio.sleep(0.01)
        assert heard[0] == ("t", 1)
        for bus in buses:
            await bus.stop()
        await asyncio.gather(*serving)

    asyncio.run(test())


def test_whoever_does_not_have_the_key_is_not_believed() -> None:
    async def test(wire: Wire, buses: list[LinkedBus]) -> None:
        heard: list[tuple[object, ...]] = []
        buses[0].subscribe(lambda *facts: heard.append(facts))
        text = b'["p9",["table","t",1]]'
        other = hmac.digest(b"another", text, "sha256").hex().encode()
        for forged in (text, other + text, b"0" * 64 + text, b"", b"\xff" * 64, signed(b"x")[:64]):
            wire.ends[0].take(forged)
        wire.ends[0].take(signed(text).replace(b"1]]", b"2]]"))
        assert heard == []
        wire.ends[0].take(signed(text))
        assert heard == [("t", 1)]

    run(test)


def test_whoever_joins_again_is_told_so() -> None:
    async def test(wire: Wire, buses: list[LinkedBus]) -> None:
        joined: list[int] = []
        buses[0].on_joined(lambda: joined.append(1))
        wire.ends[0].cut()
        assert [bus.connected for bus in buses] == [False, True, True]
        buses[0].publish("t", 1)  # lost, and nobody minds
        wire.ends[0].mend()
        assert joined == [1]

    run(test)


def test_whoever_has_the_new_key_is_heard_again() -> None:
    async def test(wire: Wire, buses: list[LinkedBus]) -> None:
        heard: list[int] = []
        joined: list[int] = []
        buses[0].subscribe(lambda _, seq: heard.append(seq))
        buses[1].on_joined(lambda: joined.append(1))
        buses[0].renew(b"another")
        buses[1].publish("t", 1)
        await settle()
        assert heard == []
        buses[1].renew(b"another")
        buses[1].publish("t", 2)
        await settle()
        assert (heard, joined) == ([2], [1])

    run(test, 2)
