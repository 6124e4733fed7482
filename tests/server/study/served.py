"""Servers that are asked questions of study, and who asks them."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx

from red7.core import Round, Step, View
from red7.protocol import messages as m
from red7.protocol.client import Client
from red7.server.settings import Settings
from tests.server.bus.wire import Wire
from tests.server.given import ManualTime, given
from tests.server.serving import QUICK, Served, serving, until
from tests.server.study.fakes import FakeAnalysts

POSITION = "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"
ANALYSE: dict[str, Any] = {"rules": "basic", "position": POSITION}
WHY: dict[str, Any] = {**ANALYSE, "turn": "+I7"}


async def become(http: httpx.AsyncClient, name: str = "Ann") -> None:
    await http.put("/api/me", json={"name": name})


async def two(
    stack: AsyncExitStack, folder: Path, analysts: list[FakeAnalysts], settings: Settings = QUICK
) -> list[Served]:
    """Run two servers that hear each other."""
    time, wire = ManualTime(), Wire()
    sources = [given(time, number, analysts=one) for number, one in enumerate(analysts)]
    return [
        await stack.enter_async_context(serving(folder, settings, one, wire.end()))
        for one in sources
    ]


class Pondering:
    """Bots that never come to a decision, so that a game stays where it is."""

    places = 1

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        del bot, view, seed
        await asyncio.Event().wait()
        return ()

    async def close(self) -> None:
        pass


async def begin_game(client: Client, other: Client | None, *, hints: bool) -> tuple[str, m.State]:
    """Start a game of two, or with a bot, and give it as the first one sees it."""
    seats = (None, None) if other else (None, "violet")
    table = await client.create_table(rules="basic", seats=seats, hints=hints)
    for one in [client, other] if other else [client]:
        await one.watch(table)
        await one.do(m.Sit, table)
    await client.do(m.Start, table)
    return table, await until(client, table, lambda now: now.round)


def exchanged(order: list[int], now: Round, seat: int, chance: random.Random) -> list[int]:
    """Deal all that a seat does not see in another way."""
    unseen = now.view(seat).unseen.mask
    places = [at for at, card in enumerate(order) if unseen >> card & 1]
    cards = [order[at] for at in places]
    chance.shuffle(cards)
    changed = list(order)
    for at, card in zip(places, cards, strict=True):
        changed[at] = card
    return changed
