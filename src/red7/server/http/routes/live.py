"""The WebSocket."""

from __future__ import annotations

import contextlib

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from red7.protocol import messages as m
from red7.server.asker import ask_for
from red7.server.errors import ServerError
from red7.server.http.answers import language_of
from red7.server.http.origins import same_origin
from red7.server.http.routes.asking import address_of, parts_of, shown_by
from red7.server.live.connection import AT_ONCE, RETRY_MS, Connection
from red7.server.live.conversation import BANNED, SIGN_IN, Conversation
from red7.server.parts import Parts
from red7.server.store import StoreError
from red7.table.refusals import refusal

router = APIRouter()
_log = structlog.get_logger("red7.live")


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
    shown = shown_by(websocket)
    who = shown.who
    await websocket.accept()
    at_once = websocket.scope.get("extensions", {}).get(AT_ONCE, {})
    # Before it is looked up, so that it is closed if what was shown is ended in the meantime.
    connection = parts.hub.connect(who, at_once.get("send"), shown.hash)
    try:
        await _talk_over(websocket, parts, address, connection)
    finally:
        parts.hub.disconnect(connection)


async def _talk_over(
    websocket: WebSocket, parts: Parts, address: str, connection: Connection
) -> None:
    who = connection.who
    try:
        signed = await parts.accounts.sessions.check(shown_by(websocket))
        known = signed is not None and await parts.store.player(who) is not None
    except StoreError as error:
        _log.warning("turned away", why=str(error))
        closing = m.Closing(reason="restart", retry_ms=RETRY_MS)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
            await websocket.send_text(closing.model_dump_json())
            await websocket.close(1013)
        return
    may = signed.may if signed and known else frozenset[str]()
    known = bool(may & {"read", "play"})
    trouble = parts.people.bans.refusal(who) if known else ServerError("sign-in")
    if trouble:
        told = refusal(trouble, language_of(websocket))
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
            await websocket.send_text(m.Failure(refusal=told).model_dump_json())
            await websocket.close(BANNED if known else SIGN_IN)
        return
    parts.addresses.note(who, address)
    ask_for(address, who)
    at_once = websocket.scope.get("extensions", {}).get(AT_ONCE, {})
    conversation = Conversation(
        websocket,
        connection,
        parts.service,
        parts.hub,
        limit=parts.limits.messages,
        refusals=parts.limits.refusals,
        pause=parts.limits.pause,
        gate=parts.gate,
        quotas=parts.quotas,
        people=parts.people,
        may_play="play" in may,
        analyses=parts.settings.study_work > 0,
    )
    if "listen" in at_once:
        at_once["listen"](conversation.take)
    await conversation.run()
