from __future__ import annotations

import asyncio
import random
import threading

import pytest
from hypothesis import given

from red7.bots import Bot, Budget, find_bot
from red7.bots.bot import Choice
from red7.bots.turns import choose_steps
from red7.core import Round, Step, View
from red7.core.steps import DROP_STEP, LAYS
from red7.server.tables.thinking import thinkers as module
from red7.server.tables.thinking.thinkers import Thinkers
from red7.table.compose import check_steps
from red7.table.turns import any_steps
from tests.games import any_rules, chances, players, random_round

VIEW = Round.deal(2, "v1.2+draw+actions", "07" * 32).view(1)


class Noting:
    """A bot that drops out, and notes what it was asked."""

    name = "noting"

    def __init__(self, step: Step = DROP_STEP) -> None:
        self.step = step
        self.budgets: list[Budget] = []
        self.seeds: list[int] = []
        self.threads: list[str] = []

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        self.budgets.append(budget)
        self.seeds.append(seed)
        self.threads.append(threading.current_thread().name)
        return Choice(self.step)


@given(any_rules, players, chances)
def test_a_bot_chooses_a_turn_that_can_be_sent_and_the_same_again(
    rules: str, seats: int, chance: random.Random
) -> None:
    table = random_round(rules, seats, chance)
    view, seed = table.view(table.turn), chance.getrandbits(32)
    steps = choose_steps(find_bot("violet"), view, seed)
    check_steps(view, steps)
    assert choose_steps(find_bot("violet"), view, seed) == steps


def test_patience_is_a_deadline_for_the_whole_turn() -> None:
    bot = Noting()
    choose_steps(bot, VIEW, 1, patience=10.0, clock=lambda: 700.0)
    choose_steps(bot, VIEW, 1)
    assert [budget.deadline for budget in bot.budgets] == [710.0, None]
    assert bot.seeds[0] == bot.seeds[1]
    choose_steps(bot, VIEW, 2)
    assert bot.seeds[2] != bot.seeds[0]


def chosen(bot: str, patience: float | None = None) -> tuple[Step, ...]:
    async def test() -> tuple[Step, ...]:
        thinkers = Thinkers(patience=patience)
        try:
            return await thinkers.choose(bot, VIEW, 1)
        finally:
            await thinkers.close()

    return asyncio.run(test())


def known(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    monkeypatch.setattr(module, "find_bot", {"noting": bot}.__getitem__)


def test_bots_think_in_threads_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Noting()
    known(monkeypatch, bot)
    assert chosen("noting", patience=5.0) == (DROP_STEP,)
    assert bot.threads[0].startswith("bot")
    assert bot.budgets[0].deadline is not None


def test_a_bot_that_is_gone_or_chooses_badly_makes_some_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert chosen("nosuch") == any_steps(VIEW)
    known(monkeypatch, Noting(LAYS[0]))  # which is refused
    assert chosen("noting") == any_steps(VIEW)


def test_an_error_of_a_bot_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Noting):
        def choose(self, view: View, budget: Budget, seed: int) -> Choice:
            raise ZeroDivisionError

    known(monkeypatch, Broken())
    with pytest.raises(ZeroDivisionError):
        chosen("noting")


def test_after_closing_nobody_thinks() -> None:
    async def test() -> None:
        thinkers = Thinkers(patience=None)
        await thinkers.close()
        with pytest.raises(RuntimeError):
            await thinkers.choose("violet", VIEW, 1)

    asyncio.run(test())
