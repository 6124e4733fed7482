"""For operators: whether the server is alive and ready, and its metrics."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

from red7.protocol.messages import Message
from red7.server.http.routes.asking import parts_of
from red7.server.store import StoreError

router = APIRouter(tags=["operation"])


class Health(Message):
    """The state of the server."""

    status: Literal["ok", "not ready"]


@router.get("/healthz")
async def alive() -> Health:
    """Respond if the process is alive."""
    return Health(status="ok")


@router.get(
    "/readyz", responses={503: {"model": Health, "description": "The server is not ready."}}
)
async def ready(request: Request, response: Response) -> Health:
    """Return whether games can be served: the store can be read, and entries can be written."""
    parts = parts_of(request)
    try:
        if parts.ready and not parts.service.stalled:
            await parts.store.changed()
            return Health(status="ok")
    except StoreError:
        pass
    response.status_code = 503
    return Health(status="not ready")


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Return the metrics in the format of Prometheus."""
    return Response(parts_of(request).metrics.text(), media_type=CONTENT_TYPE_LATEST)
