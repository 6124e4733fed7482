"""The WebSocket."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from fastapi import APIRouter, WebSocket

from red7.protocol import messages as m
from red7.server.conversation import SIGN_IN, Conversation
from red7.server.errors import TableError
from red7.server.guard import address_of, same_origin
from red7.server.identity import COOKIE
from red7.server.see import refusal

if TYPE_CHECKING:
    from red7.server.app import Parts

router = APIRouter()


@router.websocket("/api/live")
async def live(websocket: WebSocket) -> None:
    """Talk with a client in the messages of ``red7.protocol``."""
    parts = cast("Parts", websocket.app.state.parts)
    if not same_origin(websocket.headers, parts.settings.url):
        await websocket.close(1008)  # before it is accepted: the handshake is answered by 403
        return
    address = address_of(websocket)
    if parts.sockets.get(address, 0) >= parts.settings.sockets:
        await websocket.close(1013)
        return
    parts.sockets[address] = parts.sockets.get(address, 0) + 1
    try:
        await _talk(websocket, parts)
    finally:
        parts.sockets[address] -= 1
        if not parts.sockets[address]:
            del parts.sockets[address]


async def _talk(websocket: WebSocket, parts: Parts) -> None:
    who = parts.identities.who(websocket.cookies.get(COOKIE))
    await websocket.accept()
    if not who or await parts.store.player(who) is None:
        told = refusal(TableError("sign-in"), "en")
        await websocket.send_text(m.Failure(refusal=told).model_dump_json())
        await websocket.close(SIGN_IN)
        return
    connection = parts.hub.connect(who)
    try:
        await Conversation(websocket, connection, parts.service, parts.hub, parts.messages).run()
    finally:
        parts.hub.disconnect(connection)
