"""The WebSocket."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from red7.protocol import messages as m
from red7.server.accounts.identity import COOKIE
from red7.server.asker import ask_for
from red7.server.errors import ServerError
from red7.server.http.origins import same_origin
from red7.server.http.routes.asking import address_of, parts_of
from red7.server.live.connection import AT_ONCE
from red7.server.live.conversation import SIGN_IN, Conversation
from red7.server.parts import Parts
from red7.table.refusals import refusal

router = APIRouter()


@router.websocket("/api/live")
async def live(websocket: WebSocket) -> None:
    """Exchange the messages of ``red7.protocol`` with a client."""
    parts = parts_of(websocket)
    if not same_origin(websocket.headers, parts.settings.url):
        await websocket.close(1008)  # before it is accepted, so the handshake gets a 403
        return
    address = address_of(websocket)
    if not parts.limits.sockets.enter(address):
        await websocket.close(1013)
        return
    try:
        await _talk(websocket, parts, address)
    finally:
        parts.limits.sockets.leave(address)


async def _talk(websocket: WebSocket, parts: Parts, address: str) -> None:
    who = parts.identities.who(websocket.cookies.get(COOKIE))
    await websocket.accept()
    if not who or await parts.store.player(who) is None:
        told = refusal(ServerError("sign-in"), "en")
        await websocket.send_text(m.Failure(refusal=told).model_dump_json())
        await websocket.close(SIGN_IN)
        return
    parts.addresses.note(who, address)
    ask_for(address, who)
    at_once = websocket.scope.get("extensions", {}).get(AT_ONCE, {})
    connection = parts.hub.connect(who, at_once.get("send"))
    try:
        await Conversation(
            websocket,
            connection,
            parts.service,
            parts.hub,
            limit=parts.limits.messages,
            gate=parts.gate,
            quotas=parts.quotas,
        ).run()
    finally:
        parts.hub.disconnect(connection)
