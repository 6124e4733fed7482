"""Tables count for the address from which they were opened."""

from __future__ import annotations

import asyncio

import pytest

from red7.server.bus import LinkedBus
from red7.server.limits import Addresses
from red7.server.tables import openers as module
from red7.server.tables.openers import Openers
from tests.server.bus.wire import Wire, settle


def test_where_a_table_was_opened_is_known_in_every_process() -> None:
    async def main() -> None:
        wire, addresses = Wire(), Addresses()
        buses = [LinkedBus(wire.end(), f"p{number}", b"key") for number in range(2)]
        first, second = (Openers(addresses, bus) for bus in buses)
        for bus in buses:
            await bus.start()
        addresses.note("ann", "198.51.100.1")  # where she is now
        first.note("T1", "203.0.113.7")
        for _ in range(3):
            first.note("T1", "203.0.113.7")  # a request that is repeated
            await settle()
        second.note("T1", "192.0.2.1")  # and once more from elsewhere
        await settle()
        for openers in (first, second):
            assert openers.address_of("T1", "ann") == "203.0.113.7"
            assert openers.address_of("T2", "ann") == "198.51.100.1"
            assert openers.address_of("T2", "ben") == ""
        assert [len(end.texts) for end in wire.ends] == [1, 1]

    asyncio.run(main())


def test_no_more_than_so_many_tables_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(module, "_MOST", 10)
        openers = Openers(Addresses(), LinkedBus(Wire().end(), "p", b"key"))
        for number in range(30):
            openers.note(f"T{number}", "203.0.113.7")
        known = [n for n in range(30) if openers.address_of(f"T{n}", "ann")]
        assert known == list(range(20, 30))

    asyncio.run(main())
