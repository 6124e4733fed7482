"""Where a request comes from: addresses, names of the server, other sites."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from red7.server.settings import Settings

_OWN_BITS: Final = 64  # of an address of IPv6, which say to whom it was given
_FORWARDED: Final = 2_000  # letters that are read of what proxies tell


def address_of(connection: HTTPConnection, proxies: int) -> str:
    """Give the address from which somebody is connected.

    Proxies add the address that they see to ``X-Forwarded-For``, so only as many of the last ones
    are believed as there are proxies: whatever stands before them may be made up.
    """
    seen = connection.client.host if connection.client else ""
    if not proxies:
        return _counted(seen)
    told = ",".join(connection.headers.getlist("x-forwarded-for"))[-_FORWARDED:].split(",")
    address = told[max(0, len(told) - proxies)].strip()
    return _counted(address or seen)


def _counted(address: str) -> str:
    """Give an address as limits count it: who has one of IPv6 has 2 to the 64 of them.

    >>> _counted("203.0.113.7"), _counted("::ffff:203.0.113.7"), _counted("2001:db8:1:2:a:b:c:d")
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
    """The names by which a server may be asked for.

    A page of another site can make its own name lead here (DNS rebinding), and then counts as ours
    to a browser. It cannot do so with an address or with a name that is not its own.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        named = [*settings.hosts.split(","), settings.host, _bare(urlsplit(settings.url).netloc)]
        self._names = {"localhost", own, f"{own}.local"}
        self._names |= {name.strip().lower() for name in named} - {""}

    def allow(self, host: str) -> bool:
        """Tell whether the Host of a request is a name of ours, or an address.

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
    """Give a host without its port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def same_origin(headers: Headers, url: str = "") -> bool:
    """Tell whether a request comes from our own pages, or from a program that is no browser.

    A browser names the origin of the page with every request that changes something and with every
    WebSocket; other sites cannot keep it from doing so.
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
