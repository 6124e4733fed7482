"""Where a request comes from: addresses, the server's names, other sites."""

from __future__ import annotations

import contextlib
import re
import socket
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from red7.server.settings import Settings

_OWN_BITS: Final = 64  # of an IPv6 address: the prefix that identifies its owner
_FORWARDED: Final = 2_000  # characters of X-Forwarded-For to read
_BY_PROXIES: Final = ("forwarded", "via", "x-real-ip")  # headers that they add
_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::[0-9]{1,5})?")


def address_of(connection: HTTPConnection, proxies: int) -> str:
    """Return the address of a client.

    Each proxy appends the address it sees to ``X-Forwarded-For``, so only as many entries at the
    end are trusted as there are proxies: anything before them may be made up. Some write the port
    behind the address. An entry that is no address, such as ``unknown``, counts for the proxy.
    """
    seen = connection.client.host if connection.client else ""
    if not proxies:
        return counted(seen)
    told = ",".join(connection.headers.getlist("x-forwarded-for"))[-_FORWARDED:].split(",")
    return counted(_forwarded(told[max(0, len(told) - proxies)].strip()) or seen)


def _forwarded(entry: str) -> str:
    """Return an entry's address without its port; nothing if it is not an address.

    >>> [_forwarded(entry) for entry in ("10.0.0.6:1234", "2001:db8::1", "[2001:db8::1]:1234", "x")]
    ['10.0.0.6', '2001:db8::1', '2001:db8::1', '']
    """
    for address in (entry, _bare(entry.lower())):
        with contextlib.suppress(ValueError):
            ip_address(address)
            return address
    return ""


def from_here(connection: HTTPConnection) -> bool:
    """Return whether a request comes from this machine, and not through a proxy on it."""
    try:
        local = ip_address(connection.client.host if connection.client else "").is_loopback
    except ValueError:
        return False
    names = connection.headers.keys()
    return local and not any(
        name in _BY_PROXIES or name.startswith("x-forwarded-") for name in names
    )


def counted(address: str) -> str:
    """Return an address as limits count it: an owner of one IPv6 address has 2**64 of them.

    >>> counted("203.0.113.7"), counted("::ffff:203.0.113.7"), counted("2001:db8:1:2:a:b:c:d")
    ('203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, _OWN_BITS), strict=False))


class Hosts:
    """The names by which a server may be addressed.

    Another site can point its own name at this server (DNS rebinding), and then a browser treats
    its pages as ours. It cannot do that with an address, or with a name it does not own.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        named = [*settings.hosts.split(","), settings.host, _bare(urlsplit(settings.url).netloc)]
        self._names = {"localhost", own, f"{own}.local"}
        self._names |= {name.strip().lower() for name in named} - {""}

    def allow(self, host: str) -> bool:
        """Return whether a request's Host is one of our names, or an address.

        >>> hosts = Hosts(Settings(hosts="red7.example"))
        >>> [hosts.allow(host) for host in ("127.0.0.1:7777", "Red7.example:80", "evil.example")]
        [True, True, False]
        """
        name = _bare(host.lower())
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def _bare(host: str) -> str:
    """Return a host without its port and brackets; nothing if it is not a host.

    >>> [_bare(host) for host in ("red7.example:80", "[::1]:7777", "127.0.0.1:7777@evil.example")]
    ['red7.example', '::1', '']
    """
    found = _HOST.fullmatch(host)
    return (found[1] or found[2]) if found else ""


def same_origin(headers: Headers, url: str = "") -> bool:
    """Return whether a request comes from our own pages, or from a program other than a browser.

    A browser sends the page's origin with every request that changes something and with every
    WebSocket, and other sites cannot prevent that.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    wanted = {headers.get("host", "").lower()}
    if url:
        wanted.add(urlsplit(url).netloc.lower())
    try:
        return urlsplit(origin).netloc.lower() in wanted - {""}
    except ValueError:  # brackets that do not close, say
        return False
