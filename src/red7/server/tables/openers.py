"""From which addresses tables were opened, so that those of one address take turns."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from red7.server.bus import Bus
from red7.server.limits import Addresses

_MOST: Final = 20_000  # tables


class Openers:
    """Remembers from which address each table was opened, in whichever process.

    After a restart nobody knows that any more. A host who comes back is known again to the process
    where they are heard; all others share what one address gets, or whoever opened many tables
    under many names would get as much as so many addresses.
    """

    def __init__(self, addresses: Addresses, bus: Bus) -> None:
        self._addresses = addresses
        self._bus = bus
        self._opened: OrderedDict[str, str] = OrderedDict()
        bus.hear("opened", lambda _, address, table: self._remember(table, address))

    def note(self, table: str, address: str) -> None:
        """Remember from where a table is opened, and tell the other processes."""
        if self._opened.get(table) != address:
            self._remember(table, address)
            self._bus.tell("opened", address, table)

    def address_of(self, table: str, host: str) -> str:
        """Return for which address a table counts; empty if nobody knows."""
        return self._opened.get(table) or self._addresses.known(host)

    def _remember(self, table: str, address: str) -> None:
        self._opened.setdefault(table, address)
        if len(self._opened) > _MOST:
            self._opened.popitem(last=False)
