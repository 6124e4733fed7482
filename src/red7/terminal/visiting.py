"""Playing on a server: reach it, show its lobby or a table there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from red7.protocol.client import Client
from red7.terminal.app import Red7App
from red7.terminal.kept.identities import Identities
from red7.terminal.links.addresses import Address
from red7.terminal.screens.lobby import Lobby
from red7.terminal.signing import Credentials, reach
from red7.words import Words


def visit(say: Words, folder: Path, address: Address, given: Credentials) -> str:
    """Play on a server until the player quits; return what went wrong, in words, if anything."""
    lobby = lobby_of(say, folder, address, given)
    return Red7App(say, lobby).run() or ""


def lobby_of(say: Words, folder: Path, address: Address, given: Credentials) -> Lobby:
    """Return the lobby of a server, for somebody who is known there or becomes a guest."""
    identities = Identities(folder)

    async def reached(tell: Callable[[], None]) -> Client:
        guest, language = say("guest"), say.language
        return await reach(
            address.server, given, identities, language=language, guest=guest, tell=tell
        )

    return Lobby(address, reached, identities)
