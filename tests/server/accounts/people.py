"""People with accounts, for tests of what they can do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.server.accounts.authenticator import Authenticator
from tests.server.http.served import reason
from tests.server.serving import LONG, Served

PASSWORD = "correct horse battery"
OTHER = "staple of the battery"


class QuickHasher:
    """Hashes without work, and notes what would have been done."""

    def __init__(self) -> None:
        self.work: list[str] = []

    def make(self, password: str) -> str:
        self.work.append("make")
        return f"hash of {password}"

    def check(self, hash_: str, password: str) -> bool:
        self.work.append("check")
        return hash_ == f"hash of {password}"

    def outdated(self, hash_: str) -> bool:
        return False


@asynccontextmanager
async def browser(served: Served, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    """Open a browser with no cookies, which reaches the server by its name."""
    url = served.url.replace("127.0.0.1", "localhost")
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=LONG) as http:
        yield http


async def become(http: httpx.AsyncClient, name: str, password: str = PASSWORD) -> dict[str, Any]:
    """Take a name and make an account of it; give what came of it."""
    assert (await http.put("/api/me", json={"name": name})).is_success
    answer = await http.put("/api/account/password", json={"password": password})
    assert answer.status_code == 201, reason(answer)
    told: dict[str, Any] = answer.json()
    return told


async def sign_in(http: httpx.AsyncClient, name: str, password: str = PASSWORD) -> httpx.Response:
    return await http.post("/api/sign-in/password", json={"name": name, "password": password})


async def add_passkey(http: httpx.AsyncClient, device: Authenticator) -> httpx.Response:
    device.origin = str(http.base_url).rstrip("/")
    options = await http.post("/api/account/passkey-options")
    assert options.is_success, reason(options)
    return await http.post("/api/account/passkeys", json=device.make(options.json()))


async def use_passkey(http: httpx.AsyncClient, device: Authenticator) -> httpx.Response:
    device.origin = str(http.base_url).rstrip("/")
    options = (await http.post("/api/sign-in/passkey/options")).json()
    return await http.post("/api/sign-in/passkey", json=device.sign(options))


async def new_bot(http: httpx.AsyncClient, name: str = "Robby", *may: str) -> tuple[str, str]:
    """Make a bot and a token for it; give the bot's id and the token."""
    made = await http.post("/api/account/bots", json={"name": name})
    assert made.status_code == 201, reason(made)
    bot = made.json()["player"]
    wanted = {"name": "Key", "may": may or ("read", "play"), "bot": bot}
    token = await http.post("/api/account/tokens", json=wanted)
    assert token.status_code == 201, reason(token)
    return bot, token.json()["secret"]
