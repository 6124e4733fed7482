from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from red7.protocol import messages as m
from red7.server.live.connection import MOST_WAITING, Connection


def waiting(connection: Connection) -> list[str | None]:
    """Take all that waits to be sent."""
    told = []
    while not connection.outbox.empty():
        told.append(connection.outbox.get_nowait())
    return told


def run(test: Callable[[Connection], None]) -> None:
    async def main() -> None:
        test(Connection("ann"))

    asyncio.run(main())


def test_messages_wait_in_their_order() -> None:
    def test(connection: Connection) -> None:
        connection.push("one")
        connection.tell(m.Unwatch(table="t1"))
        connection.push("three")
        assert waiting(connection) == ["one", '{"type":"unwatch","table":"t1"}', "three"]
        assert connection.dropped == ""

    run(test)


def test_a_client_that_does_not_read_is_dropped() -> None:
    def test(connection: Connection) -> None:
        for _ in range(MOST_WAITING):
            connection.push("x")
        before = connection.dropped
        connection.push("y")
        assert (before, connection.dropped) == ("", "slow")
        closing, end = waiting(connection)
        told = {"type": "closing", "reason": "slow", "retry_ms": 1000}
        assert (json.loads(closing or ""), end) == (told, None)

    run(test)


@pytest.mark.parametrize("waits", [0, 5, MOST_WAITING])
def test_what_waited_is_given_up_and_nothing_more_is_said(waits: int) -> None:
    def test(connection: Connection) -> None:
        for _ in range(waits):
            connection.push("x")
        connection.drop("restart", retry_ms=1500)
        connection.push("z")
        connection.drop("flood")
        closing, end = waiting(connection)
        assert m.SERVER.validate_json(closing or "") == m.Closing(reason="restart", retry_ms=1500)
        assert end is None
        assert connection.dropped == "restart"

    run(test)


def test_what_can_be_sent_at_once_does_not_wait_and_overtakes_nothing() -> None:
    async def test() -> None:
        sent: list[str] = []
        reads = True

        def send(text: str) -> bool:
            if reads:
                sent.append(text)
            return reads

        connection = Connection("ann", send)
        connection.push("one")
        reads = False
        connection.push("two")
        reads = True
        connection.push("three")  # behind two
        assert (sent, waiting(connection)) == (["one"], ["two", "three"])
        connection.begin(0.0)  # three, to a client that does not read
        connection.push("four")
        assert (sent, waiting(connection)) == (["one"], ["four"])
        connection.end()
        connection.push("five")
        assert sent == ["one", "five"]
        connection.drop("restart")
        connection.push("six")
        assert sent == ["one", "five"]
        assert len(waiting(connection)) == 2

    asyncio.run(test())
