"""Signing in to a server: as a guest, with a token, or with a code that a browser shows."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import httpx

from red7.protocol.client import Client
from red7.protocol.refused import raise_refused
from red7.protocol.signing import sign_in
from red7.terminal.kept.identities import Identities, Identity

_BEAT: Final = 2.0  # seconds of silence after which a sign of life is asked for
_PATIENCE: Final = 10.0  # seconds


@dataclass(frozen=True)
class Credentials:
    """What somebody gives to be known on a server."""

    name: str = ""  # of a guest
    token: str = ""
    code: str = ""  # from the page of an account


class NoServerError(Exception):
    """No Red7 server answers at an address."""


async def reach(  # noqa: PLR0913 - where, who, and how
    server: str,
    given: Credentials,
    identities: Identities,
    *,
    language: str,
    guest: str,
    tell: Callable[[], None],
) -> Client:
    """Return a client that the server knows, not yet connected.

    Whoever gives nothing is who they were the last time, or else a guest.
    """
    try:
        cookies, name = await _known(server, given, identities, language, guest)
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, KeyError) as error:
        raise NoServerError(server) from error
    return Client(
        server,
        name,
        token=given.token,
        cookies=cookies,
        language=language,
        beat=_BEAT,
        tell=tell,
    )


async def _known(
    server: str, given: Credentials, identities: Identities, language: str, guest: str
) -> tuple[dict[str, str], str]:
    """Return the cookies to send, and the name to ask for; empty to keep the one that one has."""
    kept = identities.of(server)
    if given.code:
        host = socket.gethostname()
        signed = await sign_in(
            server, given.code, device=host, cookies=kept.cookies, language=language
        )
        identities.keep(server, Identity(signed.cookies, account=True))
        return signed.cookies, ""
    async with httpx.AsyncClient(
        base_url=server,
        cookies=None if given.token else kept.cookies,
        headers={"Authorization": f"Bearer {given.token}"} if given.token else {},
        timeout=_PATIENCE,
    ) as http:
        answer = await http.get("/api/me")
        known = answer.status_code == httpx.codes.OK
        me = answer.json()  # a server of something else answers with something else
        if not isinstance(me, dict) or not ({"player", "reason"} & me.keys()):
            raise ValueError("not a Red7 server")
        if given.token:
            raise_refused(answer)
            return {}, ""
        if known and (kept.account or not given.name):
            return kept.cookies, ""
    if not known:
        identities.forget(server)
    return (kept.cookies if known else {}), given.name or guest


def remember(client: Client, server: str, identities: Identities) -> None:
    """Remember the cookies of a client, so that its seats are still its own the next time."""
    kept = identities.of(server)
    if client.cookies and not kept.account:
        with contextlib.suppress(OSError):
            identities.keep(server, Identity(client.cookies))
