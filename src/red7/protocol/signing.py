"""Signing a program in to somebody's account, with a code that their browser shows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import httpx

from red7.protocol.refused import raise_refused

_PATIENCE: Final = 30.0  # seconds
_COOKIE: Final = "red7"
_LONGEST_DEVICE: Final = 64


@dataclass(frozen=True)
class SignedIn:
    """Who somebody is, and the cookies by which the server knows them from now on."""

    player: str
    name: str
    cookies: dict[str, str]


async def sign_in(
    url: str,
    code: str,
    *,
    device: str,
    cookies: dict[str, str] | None = None,
    language: str = "en",
) -> SignedIn:
    """Use up a code from the page of an account; a session of these cookies ends."""
    async with _asking(url, cookies, language) as http:
        body = {"code": code, "device": device_name(device)}
        answer = await http.post("/api/sign-in/code", json=body)
        raise_refused(answer)
        me = answer.json()
        return SignedIn(me["player"], me["name"], {_COOKIE: answer.cookies[_COOKIE]})


async def sign_out(url: str, cookies: dict[str, str], *, language: str = "en") -> None:
    """End the session of these cookies."""
    async with _asking(url, cookies, language) as http:
        raise_refused(await http.delete("/api/sign-in"))


def device_name(host: str) -> str:
    """Return the name of a machine as the server accepts it.

    >>> device_name("Zoë's laptop"), device_name("")
    ('Zo-s-laptop', 'terminal')
    """
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", host)[:_LONGEST_DEVICE]
    return plain.strip("-") or "terminal"


def _asking(url: str, cookies: dict[str, str] | None, language: str) -> httpx.AsyncClient:
    headers = {"Accept-Language": language}
    return httpx.AsyncClient(
        base_url=url.rstrip("/"), headers=headers, cookies=cookies, timeout=_PATIENCE
    )
