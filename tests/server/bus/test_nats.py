from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
import structlog
from structlog.testing import LogCapture

from red7.server.bus import LinkedBus, nats
from red7.server.bus.nats import NatsConnection, NatsLink, servers_of
from red7.server.settings import SettingError
from tests.server.bus.wire import settle
from tests.server.natsd import Nats, running
from tests.server.serving import LONG


async def until(done: object) -> None:
    assert callable(done)
    async with asyncio.timeout(LONG):
        while not done():  # noqa: ASYNC110 - of another process
            await asyncio.sleep(0.005)


def test_processes_move_to_another_subject_together() -> None:
    async def test(nats: Nats) -> None:
        links = [NatsLink([nats.url], "red7.a") for _ in range(2)]
        heard: list[bytes] = []
        joined: list[int] = []
        for number, link in enumerate(links):
            await link.open(heard.append, lambda n=number: joined.append(n))  # type: ignore[misc]
        await until(lambda: len(joined) == 2)
        links[0].move("red7.b")
        await until(lambda: len(joined) == 3)
        links[1].send(b"unheard")
        await until(lambda: not links[1]._waiting)
        links[1].move("red7.b")
        links[0].move("red7.b")  # where it is already
        await until(lambda: len(joined) == 4)
        links[0].send(b"heard")
        await until(lambda: b"heard" in heard)
        assert heard == [b"heard"]
        for link in links:
            await link.close()

    with running() as nats:
        asyncio.run(test(nats))


def test_a_move_is_tried_again_if_nats_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(nats: Nats) -> None:
        joined: list[bool] = []
        tried: list[float] = []
        link = NatsLink([nats.url], "red7.a")
        await link.open(lambda _: None, lambda: joined.append(True))
        await until(lambda: len(joined) == 1)
        client = link._connection.client
        assert client
        flush = client.flush

        async def be_slow_once(timeout: float) -> None:  # noqa: ASYNC109 - as the library has it
            tried.append(timeout)
            if len(tried) == 1:
                raise TimeoutError
            await flush(LONG)

        monkeypatch.setattr(client, "flush", be_slow_once)
        link.move("red7.b")
        await until(lambda: len(joined) == 2)
        assert len(tried) == 2
        await link.close()

    with running() as nats:
        asyncio.run(test(nats))


def test_processes_hear_each_other_and_nobody_else() -> None:
    async def test(nats: Nats) -> None:
        links = [NatsLink([nats.url], subject) for subject in ("red7.a", "red7.a", "red7.b")]
        buses = [LinkedBus(link, f"p{number}", b"key") for number, link in enumerate(links)]
        heard: list[tuple[int, str, int]] = []
        joined: set[int] = set()
        for number, bus in enumerate(buses):
            bus.subscribe(lambda table, seq, n=number: heard.append((n, table, seq)))  # type: ignore[misc]
            bus.on_joined(lambda n=number: joined.add(n))  # type: ignore[misc]
            await bus.start()
        await until(lambda: len(joined) == 3)
        for bus in buses:
            bus.publish("t", 1)
        await until(lambda: len(heard) >= 5)
        # Whatever else there is to hear has come to NATS by its answers to all of them, and to
        # them by the next ones.
        await until(lambda: not any(link._waiting for link in links))
        for link in links * 2:
            client = link._connection.client
            assert client
            await client.flush(LONG)
        await settle()
        assert sorted(heard) == [(0, "t", 1), (0, "t", 1), (1, "t", 1), (1, "t", 1), (2, "t", 1)]
        for bus in buses:
            await bus.stop()

    with running() as nats:
        asyncio.run(test(nats))


def test_a_server_that_stops_and_starts_again_is_found_again() -> None:
    async def test(nats: Nats) -> None:
        buses = [LinkedBus(NatsLink([nats.url], "red7.a"), name, b"key") for name in ("p0", "p1")]
        heard: list[int] = []
        joined: list[str] = []
        buses[1].subscribe(lambda _, seq: heard.append(seq))
        buses[1].on_joined(lambda: joined.append("p1"))
        for bus in buses:
            await bus.start()  # nothing is there yet, and nobody waits for it
        buses[0].publish("t", 1)
        for _ in range(2):
            await asyncio.to_thread(nats.start)
            await until(lambda: all(bus.connected for bus in buses))
            count = len(heard)
            async with asyncio.timeout(LONG):
                while len(heard) == count:
                    buses[0].publish("t", 2)
                    await asyncio.sleep(0.02)
            await asyncio.to_thread(nats.stop)
            await until(lambda: not any(bus.connected for bus in buses))
            for _ in range(5_000):
                buses[0].publish("t", 3)  # never raises, and never waits
        assert len(joined) >= 2
        assert 3 not in heard
        for bus in buses:
            await bus.stop()

    nats = Nats()
    try:
        asyncio.run(test(nats))
    finally:
        nats.remove()


def test_a_connection_that_ended_for_good_is_opened_anew() -> None:
    """The library never comes back after NATS has complained of something."""

    async def test(nats: Nats) -> None:
        joined: list[bool] = []
        heard: list[bytes] = []
        links = [NatsLink([nats.url], "red7.a") for _ in range(2)]
        for link in links:
            await link.open(heard.append, lambda: joined.append(True))
        await until(lambda: len(joined) == 2)
        client = links[0]._connection.client
        assert client
        await client.close()
        await until(lambda: len(joined) == 3)
        assert links[0].connected
        assert links[0]._connection.client is not client
        links[1].send(b"heard")
        await until(lambda: heard)
        for link in links:
            await link.close()
            assert link._connection.client is None
        assert (heard, len(joined)) == ([b"heard"], 3)

    with running() as nats:
        asyncio.run(test(nats))


def test_no_password_is_ever_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    capture = LogCapture()
    # Of all levels, whatever other tests have set.
    logger = structlog.wrap_logger(None, [capture], structlog.make_filtering_bound_logger(0))
    monkeypatch.setattr(nats, "_log", logger)
    caplog.set_level(0)

    async def test(nats: Nats) -> None:
        link = NatsLink([f"nats://red7:wrong-secret@127.0.0.1:{nats.port}"], "red7.a")
        await link.open(lambda _: None, lambda: None)
        await until(lambda: capture.entries)
        assert not link.connected
        await link.close()

    with running("--user", "red7", "--pass", "right") as server:
        asyncio.run(test(server))
    assert "not connected" in str(capture.entries)
    assert "wrong-secret" not in str(capture.entries) + caplog.text


@pytest.mark.parametrize(
    "urls", ["", " , ", "localhost:4222", "http://h", "nats://", "nats://u:pw@h:x", "redis://pw@h"]
)
def test_what_is_no_address_is_refused_without_its_password(urls: str) -> None:
    with pytest.raises(SettingError, match="serve-bus") as refused:
        servers_of(urls)
    assert "pw" not in refused.value.values["url"]


def test_addresses_are_separated_by_commas() -> None:
    assert servers_of("nats://a, tls://u:p@b:4333") == ["nats://a", "tls://u:p@b:4333"]


def test_the_library_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats, "find_spec", lambda _: None)
    with pytest.raises(SettingError, match="serve-bus-missing"):
        servers_of("nats://a")


def test_closing_survives_a_library_that_cancels_itself() -> None:
    class Broken:
        is_connected = False

        async def close(self) -> None:
            raise asyncio.CancelledError

    async def test() -> None:
        connection = NatsConnection(["nats://nowhere"], "red7")
        connection.client = cast("Any", Broken())
        await connection.close()
        assert not connection.connected

    asyncio.run(test())
