from __future__ import annotations

import asyncio
from typing import Any, cast

import httpx
import pytest

from red7.protocol import messages as m
from red7.protocol.client import Client, RefusedError
from red7.terminal.links.remote import RemoteTable
from tests.terminal.given import HandedTime

BUSY = RefusedError(m.Refusal(reason="table-busy", text="Too much to do.", section=""))


class Answering:
    """A connection to a server that gives one answer, or fails."""

    def __init__(self, answer: dict[str, str] | Exception) -> None:
        self._answer = answer
        self.asked: list[str] = []

    async def get(self, path: str) -> Any:
        self.asked.append(path)
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ({"wait": "The server is preparing."}, "The server is preparing."),
        ({"wait": ""}, ""),
        (BUSY, ""),
        (httpx.ConnectError("away"), ""),
    ],
    ids=["it prepares", "it is ready", "it refuses", "it is away"],
)
def test_the_server_says_why_a_hint_takes_long(
    answer: dict[str, str] | Exception, told: str
) -> None:
    client = Answering(answer)
    link = RemoteTable(cast(Client, client), "t", HandedTime())
    assert asyncio.run(link.long_wait()) == told
    assert client.asked == ["/api/study"]
