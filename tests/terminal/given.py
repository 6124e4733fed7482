"""Thoughts, time and chance that repeat, and somebody who plays by pressing keys."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any, TypeVar

from textual.pilot import Pilot

from red7.bots import find_bot
from red7.bots.turns import choose_steps
from red7.core import Step, View
from red7.protocol import messages as m
from red7.terminal.app import Red7App
from red7.terminal.given import SystemTime, Time
from red7.terminal.links.local import Given, Keep, LocalTable
from red7.terminal.screens.table import TableScreen
from red7.words import words
from tests.terminal.seen import until

T = TypeVar("T")

SEED = bytes.fromhex("07" * 32)
TRUE = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
SIZE = (80, 24)


def violet(view: View, seed: int) -> tuple[Step, ...]:
    """Return what the gentlest bot does, which needs no deadline."""
    return choose_steps(find_bot("violet"), view, seed)


class Repeating:
    """Bots that think at once, always the same."""

    compiled = True

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        return violet(view, seed)

    async def do(self, work: Callable[[], T]) -> T:
        return work()


class Holding(Repeating):
    """Bots that think until they are told to go on."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.thinking = asyncio.Event()

    async def choose(self, bot: str, view: View, seed: int) -> tuple[Step, ...]:
        self.thinking.set()
        await self.go_on.wait()
        return violet(view, seed)


class Compiling(Repeating):
    """Bots on a machine that still compiles the engine: what needs it takes for ever."""

    compiled = False

    async def do(self, work: Callable[[], T]) -> T:
        await asyncio.Event().wait()
        return work()


class Counted:
    """Chance that counts."""

    def __init__(self, seed: bytes = SEED) -> None:
        self._seed = seed
        self._count = 0

    def _next(self) -> int:
        self._count += 1
        return self._count

    def seed(self) -> bytes:
        seed, self._seed = self._seed, hashlib.sha256(self._seed).digest()
        return seed

    def bot_seed(self) -> int:
        return self._next()

    def id(self) -> str:
        return f"id{self._next()}"


class HandedTime:
    """Time that goes on only when it is told to."""

    def __init__(self) -> None:
        self._now = 1_000_000.0  # seconds
        self._waiting: list[tuple[float, asyncio.Event]] = []

    def wall(self) -> int:
        return int(self._now * 1000)

    def steady(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        self._waiting.append((self._now + seconds, over))
        await over.wait()

    def go_on(self, seconds: float) -> None:
        """Let some seconds go by."""
        self._now += seconds
        for end, over in self._waiting:
            if end <= self._now:
                over.set()
        self._waiting = [one for one in self._waiting if one[0] > self._now]


def table(
    language: str = "en",
    *,
    rules: str = "basic",
    seats: tuple[str | None, ...] = (None, "violet"),
    keep: Keep = lambda *_: None,
    thinking: Repeating | None = None,
    time: Time | None = None,
    **more: Any,
) -> LocalTable:
    """Return a table in this process whose bots need no time."""
    given = Given(thinking or Repeating(), time or SystemTime(), Counted())
    setup = m.Setup(rules=rules, seats=seats)
    more = {"pace": "at once", "name": "Ada", "setup": setup, "keep": keep, **more}
    return LocalTable(words(language), given, **more)


def app_of(link: Any, language: str = "en", **environ: str) -> Red7App:
    """Return the app with the screen of a table."""
    return Red7App(words(language), TableScreen(link), {**TRUE, **environ})


def screen_of(pilot: Pilot[Any]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


async def settled(pilot: Pilot[Any]) -> TableScreen:
    """Wait until the reader can do something, or the game goes no further without them."""
    screen = screen_of(pilot)

    def ready() -> bool:
        state = screen.link.state
        done = state is not None and state.stage in ("pause", "over")
        return (
            screen._wishes.empty() and not screen.composer.sent and (screen.composer.mine or done)
        )

    await until(pilot, ready)
    return screen


async def press_step(pilot: Pilot[Any], step: Step) -> None:
    """Press the keys for a step, and wait until it is made."""
    screen = screen_of(pilot)
    before, seq = screen.composer.steps, screen.link.state and screen.link.state.seq
    if step.card is not None and step.kind != "!":
        card = str(step.card)
        for _ in range(60):
            if screen.attention.card == card:
                break
            await pilot.press("right")
        assert screen.attention.card == card
        await pilot.press({"+": "p", ">": "c", "^": "d"}[step.kind])
    else:
        await pilot.press(*{"!": ["e"], ".": ["e"], "~": ["x", "x"]}[step.kind])
    await until(
        pilot,
        lambda: (
            screen.composer.steps != before or (screen.link.state and screen.link.state.seq != seq)
        ),
    )


async def press_turn(pilot: Pilot[Any], steps: tuple[Step, ...]) -> None:
    """Press the keys for a whole move."""
    screen = screen_of(pilot)
    assert screen.link.state
    seq = screen.link.state.seq
    for step in steps:
        if str(step) == "." and screen.composer.finishes[:1] == ("draw",):
            await pilot.press("k")
        elif not (step.kind == "!" and screen.composer.outcome and screen.composer.outcome.draws):
            await press_step(pilot, step)
    if screen.link.state.seq == seq:
        await pilot.press("e")
        await pilot.pause()
        if screen.composer.question:
            await pilot.press("enter")
    await until(pilot, lambda: screen.link.state and screen.link.state.seq > seq)
