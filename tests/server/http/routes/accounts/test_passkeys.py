"""Passkeys that are not what they should be, and whose answers are not for whoever sends them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from red7.server.accounts.identity import ASKED, COOKIE
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.people import add_passkey, browser, use_passkey
from tests.server.http.served import reason
from tests.server.serving import Served, ask

_COORDINATE: Final = bytes(31) + b"\x05"
_HALF: Final = b"\x03" + bytes(127)  # 1024 bits

KEYS: Final = {
    "list": [],
    "text": "abc",
    "bytes": b"x",
    "number": 7,
    "empty": {},
    "zero": {1: 2, 3: -7, -1: 1, -2: bytes(32), -3: bytes(32)},
    "off the curve": {1: 2, 3: -7, -1: 1, -2: _COORDINATE, -3: _COORDINATE},
    "another curve": {1: 2, 3: -7, -1: 2, -2: _COORDINATE, -3: _COORDINATE},
    "another algorithm": {1: 2, 3: -8, -1: 1, -2: _COORDINATE, -3: _COORDINATE},
    "another type": {1: 1, 3: -7, -1: 6, -2: _COORDINATE},
    "short": {1: 1, 3: -8, -1: 6, -2: b"x"},
    "tiny modulus": {1: 3, 3: -257, -1: b"\x03", -2: b"\x01\x00\x01"},
    "small modulus": {1: 3, 3: -257, -1: _HALF, -2: b"\x01\x00\x01"},
    "text for numbers": {1: 3, 3: -257, -1: "abc", -2: "abc"},
}


async def options(http: httpx.AsyncClient, path: str) -> dict[str, Any]:
    answer = await http.post(path)
    assert answer.is_success, reason(answer)
    told: dict[str, Any] = answer.json()
    return told


def test_a_key_that_cannot_verify_anything_is_refused(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as ann:
            await ann.put("/api/me", json={"name": "Ann"})
            device = Authenticator(origin=str(ann.base_url).rstrip("/"))
            for kind, key in KEYS.items():
                made = device.make(await options(ann, "/api/account/passkey-options"), key=key)
                answer = await ann.post("/api/account/passkeys", json=made)
                assert (answer.status_code, reason(answer)) == (422, "table-passkey-wrong"), kind
            assert (await add_passkey(ann, device)).status_code == 201

    ask(tmp_path, test)


@pytest.mark.parametrize(
    "page",
    [
        {"crossOrigin": True},
        {"crossOrigin": 1},
        {"topOrigin": "https://evil.example"},
        {"crossOrigin": True, "topOrigin": "https://evil.example"},
    ],
    ids=str,
)
def test_nothing_counts_that_was_signed_inside_another_page(
    tmp_path: Path, page: dict[str, object]
) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as ann, browser(served) as other:
            await ann.put("/api/me", json={"name": "Ann"})
            device = Authenticator()
            device.page = page
            assert reason(await add_passkey(ann, device)) == "table-passkey-wrong"
            device.page = {"crossOrigin": False}
            assert (await add_passkey(ann, device)).status_code == 201
            device.page = page
            assert reason(await use_passkey(other, device)) == "table-sign-in-wrong"
            device.page = {"crossOrigin": False}
            assert (await use_passkey(other, device)).is_success

    ask(tmp_path, test)


def test_a_challenge_is_for_the_browser_that_asked_for_it(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as ann, browser(served) as first, browser(served) as second:
            await ann.put("/api/me", json={"name": "Ann"})
            device = Authenticator()
            await add_passkey(ann, device)
            for asking in (False, True):  # whether the second browser has asked as well
                given = await options(first, "/api/sign-in/passkey/options")
                if asking:
                    await options(second, "/api/sign-in/passkey/options")
                signed = device.sign(given)
                answer = await second.post("/api/sign-in/passkey", json=signed)
                assert reason(answer) == "table-passkey-late"
                assert COOKIE not in second.cookies
            # Two pages of one browser do not get in each other's way.
            one = await options(first, "/api/sign-in/passkey/options")
            await options(first, "/api/sign-in/passkey/options")
            assert (await first.post("/api/sign-in/passkey", json=device.sign(one))).is_success
            kept = await second.post("/api/sign-in/passkey/options")
            (cookie,) = kept.headers.get_list("set-cookie")
            assert cookie.startswith(f"{ASKED}=")
            for word in ("HttpOnly", "SameSite=strict", "Max-Age=300", "Path=/api/sign-in"):
                assert word in cookie

    ask(tmp_path, test)
