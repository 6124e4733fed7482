"""Rated games in a store, written as the server writes them, without a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import sqlalchemy as sa

from red7.core import commitment
from red7.protocol import messages as m
from red7.server.store import Player, Write
from red7.server.store.database import DatabaseStore
from red7.server.store.schema import ACCOUNTS
from tests.table.games import LocalTable, started

VERSIONS = {"blue": "1", "violet": "2"}
CLOCK = m.GameClock(seconds=600)


def rated_setup(rules: str = "v1.2", seats: Sequence[str | None] = (None, None)) -> m.Setup:
    return m.Setup(rules=rules, seats=tuple(seats), clock=CLOCK, hints=False, rated=True)


def played(
    table: str, seed: int, setup: m.Setup, versions: dict[str, str] | None = None
) -> list[Write]:
    """Give the writes of a table at which one game was played to its end."""
    local = started(setup, seed)
    local.play_on()
    return writes_of(local, table, versions)


def writes_of(local: LocalTable, table: str, versions: dict[str, str] | None = None) -> list[Write]:
    return [
        Write(
            replace(entry, table=table),
            replace(after, id=table),
            versions=VERSIONS if versions is None else versions,
        )
        for entry, after in zip(local.log, local.states, strict=True)
    ]


async def add_account(
    store: DatabaseStore,
    who: str,
    name: str,
    kind: str = "person",
    owner: str = "",
    created: int = 1,
) -> None:
    """Give a player a name and an account."""
    await store.save_player(Player(who, name, 1, 1))
    row = {"player": who, "skeleton": commitment(name.encode()), "kind": kind, "created": created}
    await store._access.do(sa.insert(ACCOUNTS), **row, owner=owner)
