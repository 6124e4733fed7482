from __future__ import annotations

import socket

import pytest
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from red7.server.http.origins import Hosts, address_of, same_origin
from red7.server.settings import Settings
from tests.server.http.asking import scope_of


def seen(address: str | None, proxies: int, *told: str) -> str:
    """Give the address of a request to which proxies have added headers."""
    headers = [("X-Forwarded-For", text) for text in told]
    return address_of(HTTPConnection(scope_of(address=address, headers=headers)), proxies)


def test_without_proxies_nobody_is_believed() -> None:
    assert seen("203.0.113.7", 0) == "203.0.113.7"
    assert seen("203.0.113.7", 0, "198.51.100.1") == "203.0.113.7"
    assert seen(None, 0, "198.51.100.1") == ""


@pytest.mark.parametrize(
    ("proxies", "told", "address"),
    [
        (1, ["198.51.100.1"], "198.51.100.1"),
        (1, ["6.6.6.6, 198.51.100.1"], "198.51.100.1"),
        (1, ["6.6.6.6", "198.51.100.1"], "198.51.100.1"),
        (2, ["6.6.6.6, 198.51.100.1, 10.0.0.1"], "198.51.100.1"),
        (2, ["6.6.6.6, 198.51.100.1", " 10.0.0.1 "], "198.51.100.1"),
        (3, ["198.51.100.1, 10.0.0.1"], "198.51.100.1"),  # fewer than there should be
        (1, [], "10.9.9.9"),
        (1, [""], "10.9.9.9"),
        (1, ["198.51.100.1, "], "10.9.9.9"),
        (1, ["198.51.100.1:1234"], "198.51.100.1"),
        (2, ["6.6.6.6, 198.51.100.1:1234, 10.0.0.1:99"], "198.51.100.1"),
        (1, ["[2001:db8:1:2::7]:1234"], "2001:db8:1:2::/64"),
        (1, ["[2001:DB8:1:2::7]"], "2001:db8:1:2::/64"),
        (1, ["[::ffff:198.51.100.1]:1234"], "198.51.100.1"),
        # What is no address counts for the proxy, whatever it is.
        (1, ["somewhere"], "10.9.9.9"),
        (1, ["somewhere:1234"], "10.9.9.9"),
        (1, ["unknown"], "10.9.9.9"),
        (1, ["198.51.100.1:"], "10.9.9.9"),
        (1, ["198.51.100.1:x"], "10.9.9.9"),
        (1, ["[2001:db8::1"], "10.9.9.9"),
        (1, ["for=198.51.100.1"], "10.9.9.9"),
        (1, ["6.6.6.6, " * 1000 + "198.51.100.1"], "198.51.100.1"),
    ],
)
def test_as_many_addresses_are_believed_as_there_are_proxies(
    proxies: int, told: list[str], address: str
) -> None:
    assert seen("10.9.9.9", proxies, *told) == address


@pytest.mark.parametrize("proxies", [0, 1])
def test_whoever_has_one_address_of_ipv6_has_many(proxies: int) -> None:
    def counted(address: str) -> str:
        return seen("10.9.9.9", 1, address) if proxies else seen(address, 0)

    assert counted("2001:db8:1:2:a:b:c:d") == counted("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("::ffff:203.0.113.7") == counted("203.0.113.7") == "203.0.113.7"
    assert counted("fe80::1%eth0") == counted("fe80::2") == "fe80::/64"


OWN = socket.gethostname()


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost", True),
        ("LOCALHOST:7777", True),
        ("red7.localhost:7777", True),
        ("127.0.0.1:7777", True),
        ("192.168.0.5", True),
        ("[::1]:7777", True),
        ("[2001:db8::1]", True),
        (OWN, True),
        (f"{OWN.upper()}.local:80", True),
        ("play.example", True),
        ("Club.Example:444", True),
        ("red7.example:8443", True),
        ("10.0.0.9", True),
        ("", False),
        ("[", False),
        (":7777", False),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("evilplay.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("a" * 3000, False),
        ("127.0.0.1:7777@evil.example", False),
        ("[::1]evil.example", False),
        ("localhost:port", False),
    ],
)
def test_names_by_which_a_server_is_asked_for(host: str, *, allowed: bool) -> None:
    settings = Settings(hosts="play.example, club.example", url="https://red7.example:8443/")
    assert Hosts(settings).allow(host) is allowed


def test_the_host_that_is_listened_on_is_a_name_too() -> None:
    assert Hosts(Settings(host="box.lan")).allow("box.lan:7777")
    assert not Hosts(Settings()).allow("box.lan:7777")


@pytest.mark.parametrize(
    ("headers", "same"),
    [
        ({}, True),  # no browser
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),  # typed by hand
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"origin": "http://localhost:7777"}, True),
        ({"origin": "http://LOCALHOST:7777"}, True),
        ({"origin": "http://localhost:7778"}, False),
        ({"origin": "http://localhost"}, False),
        ({"origin": "https://red7.example"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "https://red7.example.evil.example"}, False),
        ({"origin": "https://evil.example/red7.example"}, False),
        ({"origin": "https://red7.example@evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://["}, False),
        ({"origin": "http://localhost:7777", "sec-fetch-site": "cross-site"}, True),
    ],
)
def test_requests_of_other_sites(headers: dict[str, str], *, same: bool) -> None:
    told = Headers({"host": "localhost:7777"} | headers)
    assert same_origin(told, "https://red7.example/play") is same


def test_an_origin_is_no_host_that_is_missing() -> None:
    assert not same_origin(Headers({"origin": "null"}))
    assert not same_origin(Headers({"origin": "", "host": ""}))
