"""Why a table, or the server, refuses something that the rules of the game do not forbid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from red7.core.errors import Fact, check_facts

# ``red7.words`` has a message table-… for every reason.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    # Sends
    "unknown": (),
    "no-spectators": (),
    "not-seated": (),
    "seated-already": ("seat",),
    "seat-taken": ("seat",),
    "seat-none": (),
    "seats-free": ("count",),
    "not-waiting": (),
    "not-running": (),
    "not-paused": (),
    "not-over": (),
    "not-entropy": (),
    "entropy-promised": (),
    "entropy-differs": (),
    "entropy-early": (),
    "steps-after-draw": ("step",),
    "steps-unfinished": (),
    "agreed-already": (),
    "bot-not-wanted": ("seat",),
    "full": (),
    # Connections
    "message-wrong": ("why",),
    "message-first": (),
    "version-wrong": ("version",),
    "too-many": (),
    "too-large": ("most",),
    "watching-too-many": ("most",),
    "origin-wrong": (),
    "host-wrong": (),
    "too-slow": (),
    "sign-in": (),
    "name-wrong": ("most",),
    "record-unknown": (),
    "record-running": (),
    "page-unknown": (),
    "method-wrong": (),
    "store-full": (),
    "trouble": (),
}


_LONGEST_WHY: Final = 200


class TableError(Exception):
    """Something was refused: a reason, and the facts that make a sentence of it."""

    def __init__(self, reason: str, /, **facts: Fact) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts
        check_facts(REASONS, reason, facts)


def message_wrong(error: Mapping[str, Any]) -> TableError:
    """Tell in a few words where a message is wrong, by the first error that pydantic names.

    What the message held is not repeated.
    """
    place = ".".join(str(part) for part in error["loc"][:6])
    return TableError("message-wrong", why=f"{place}: {error['type']}"[:_LONGEST_WHY].strip(": "))
