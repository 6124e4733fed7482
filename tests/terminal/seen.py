"""What is seen on a screen that a test drives, and waiting until something is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from textual.app import App
from textual.pilot import Pilot

_LONG = 180.0  # seconds after which a test hangs; longer than a client waits for an answer


def lines(app: App[Any]) -> list[str]:
    """Return the screen as lines of text."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


def text(app: App[Any]) -> str:
    """Return the screen as text."""
    return "\n".join(lines(app))


async def until(pilot: Pilot[Any], fulfilled: Callable[[], object]) -> None:
    """Wait until something is so."""
    late = time.monotonic() + _LONG
    while not fulfilled():
        assert time.monotonic() < late, text(pilot.app)
        await asyncio.sleep(0.01)
    await pilot.pause()


async def see(pilot: Pilot[Any], *parts: str) -> None:
    """Wait until texts are on the screen."""
    await until(pilot, lambda: all(part in text(pilot.app) for part in parts))


async def click(pilot: Pilot[Any], part: str) -> None:
    """Click on the last place where a text is seen."""
    found = [(y, line.index(part)) for y, line in enumerate(lines(pilot.app)) if part in line]
    y, x = found[-1]
    await pilot.click(offset=(x + 1, y))
    await pilot.pause()
