"""Addresses of servers and of tables there, as people paste them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

_TABLE: Final = re.compile(r"/table/([A-Za-z0-9]{1,32})/?$")
_ID: Final = re.compile(r"[A-Za-z0-9]{14}")


class Address(NamedTuple):
    """A server, and perhaps a table there."""

    server: str
    table: str = ""


def read_address(text: str) -> Address | None:
    """Read an address, or an invitation to a table; None if it is neither.

    >>> read_address("https://red7.example/#/table/Qm2xYb7KpLr4Tz")
    Address(server='https://red7.example', table='Qm2xYb7KpLr4Tz')
    >>> read_address("localhost:7777"), read_address("ftp://x")
    (Address(server='http://localhost:7777', table=''), None)
    """
    whole = text.strip()
    if "://" not in whole:
        local = re.match(r"(localhost|127\.|\[::1])", whole)
        whole = f"{'http' if local else 'https'}://{whole}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname or " " in whole:
        return None
    del port  # only read to see whether it is one
    found = _TABLE.search(parts.fragment) or _TABLE.search(parts.path)
    return Address(f"{parts.scheme}://{parts.netloc}", found[1] if found else "")


def read_table(text: str, server: str) -> str:
    """Return the table that an invitation or an id names on a server; empty if it names none.

    >>> read_table("Qm2xYb7KpLr4Tz", "http://localhost"), read_table("hello", "http://localhost")
    ('Qm2xYb7KpLr4Tz', '')
    """
    if _ID.fullmatch(text.strip()):
        return text.strip()
    address = read_address(text)
    return address.table if address and address.server == server else ""
