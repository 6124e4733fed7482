"""Take snapshots, and find those that are stored."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from red7.terminal.app import Red7App
from tests.terminal.given import SIZE, TRUE
from tests.terminal.snapshots.drawing import Picture, pictures, written
from tests.terminal.snapshots.scenes import SAY, Shot

STORED: Final = Path(__file__).parent / "stored"

Taken = dict[tuple[int, int], dict[str, Picture]]


def taken(shot: Shot) -> Taken:
    """Return a screen in all its sizes and looks."""

    async def take() -> Taken:
        app = Red7App(SAY, shot.screen(), TRUE)
        async with app.run_test(size=SIZE) as pilot:
            await shot.drive(pilot)
            return {size: drawn async for size, drawn in pictures(pilot, shot.sizes)}

    return asyncio.run(take())


def text_of(shots: Taken) -> str:
    """Return a screen as it is stored: in all its sizes, with digests of its styles."""
    return "\n".join(written(size, drawn) for size, drawn in shots.items())
