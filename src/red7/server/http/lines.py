"""Answers that come line by line, each a JSON object, until they are complete."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from red7.core import Red7Error
from red7.server.http.answers import answer, language_of
from red7.table.errors import TableError
from red7.table.refusals import refusal

NDJSON: Final = "application/x-ndjson"


class Lines(JSONResponse):
    """Sends each line as soon as it is there; when the client goes away, the work is stopped.

    What goes wrong before the first line is an ordinary refusal. Afterwards, it is the last line.
    """

    media_type = NDJSON

    def __init__(self, request: Request, lines: AsyncGenerator[dict[str, Any], None]) -> None:
        # Buffered by a proxy, the lines would come all at once.
        super().__init__(None, headers={"X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._request = request
        self._lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lines, and listen whether the client is still there."""
        sending = asyncio.create_task(self._send(scope, receive, send))
        gone = asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait({sending, gone}, return_when=asyncio.FIRST_COMPLETED)
            if sending.done():
                await sending
        finally:
            sending.cancel()
            gone.cancel()
            await asyncio.gather(sending, gone, return_exceptions=True)
            await self._lines.aclose()

    async def _send(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            first = await anext(self._lines)
        except (TableError, Red7Error) as error:
            await answer(self._request, error)(scope, receive, send)
            return
        await send(
            {"type": "http.response.start", "status": 200, "headers": self.raw_headers},
        )
        await _send_line(send, first)
        try:
            async for line in self._lines:
                await _send_line(send, line)
        except (TableError, Red7Error) as error:
            told = refusal(error, language_of(self._request))
            await _send_line(send, {"refusal": told.model_dump()})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _send_line(send: Send, line: dict[str, Any]) -> None:
    text = json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n"
    await send({"type": "http.response.body", "body": text.encode(), "more_body": True})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
