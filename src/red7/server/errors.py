"""Why the server refuses something, whatever the state of its tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from red7.table.errors import TableError

_LONGEST_WHY: Final = 200


class ServerError(TableError):
    """A request or a message was refused before it reached a table."""

    REASONS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "message-wrong": ("why",),
        "message-first": (),
        "version-wrong": ("version",),
        "too-many": (),
        "too-large": ("most",),
        "length-twice": (),
        "handshake-wrong": (),
        "watching-too-many": ("most",),
        "tables-too-many": ("most",),
        "address-too-many": ("most",),
        "games-too-many": ("most",),
        "study-too-many": (),
        "study-own-game": (),
        "study-off": (),
        "study-too-large": ("most",),
        "origin-wrong": (),
        "host-wrong": (),
        "too-slow": (),
        "sign-in": (),
        "sign-in-wrong": (),
        "sign-in-too-many": (),
        "account-needed": (),
        "account-changed": (),
        "account-full": ("most",),
        "account-last": (),
        "account-nothing": (),
        "passkey-host": (),
        "passkey-late": (),
        "passkey-wrong": (),
        "password-obvious": (),
        "password-short": ("least",),
        "token-may-not": ("what",),
        "name-blank": (),
        "name-direction": (),
        "name-hidden": (),
        "name-large": (),
        "name-long": ("most",),
        "name-marks": ("most",),
        "name-taken": (),
        "meeting-agreed": (),
        "meeting-begun": ("table",),
        "bots-later": ("seconds",),
        "offer-unknown": (),
        "offer-over": (),
        "person-unknown": (),
        "challenge-self": (),
        "challenge-own": (),
        "challenges-too-many": ("most",),
        "challenges-often": (),
        "name-refused": (),
        "banned": (),
        "banned-until": ("until",),
        "kept-apart": (),
        "phrases-too-many": ("most",),
        "player-self": (),
        "ties-too-many": ("most",),
        "reports-too-many": ("most",),
        "puzzle-in-rush": (),
        "puzzle-unknown": (),
        "puzzle-unsolved": (),
        "rush-none": (),
        "record-unknown": (),
        "player-unknown": (),
        "review-unknown": (),
        "page-unknown": (),
        "method-wrong": (),
        "store-full": (),
        "store-lost": (),
        "stopping": (),
        "trouble": (),
    }


def message_wrong(error: Mapping[str, Any]) -> ServerError:
    """Return where a message is wrong, based on pydantic's first error.

    The content of the message is not repeated.
    """
    place = ".".join(str(part) for part in error["loc"][:6])
    return ServerError("message-wrong", why=f"{place}: {error['type']}"[:_LONGEST_WHY].strip(": "))


def origin_of(error: BaseException) -> str:
    """Return what went wrong and where, for a log line.

    The error's own message is left out, because it might name a card.
    """
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    place = f" at {trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{place}"
