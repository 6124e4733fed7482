"""Bots for the tests, good and bad, and how to make them known."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from red7.bots import Budget, Choice
from red7.core import Step, View
from red7.core.steps import DROP

STALLED = "RED7_TEST_STALLED"  # the folder in which a bot that never answers says so
ENTRY_POINTS = """\
[red7.bots]
test-random = tests.arena.bots:Random
test-stubborn = tests.arena.bots:Stubborn
test-faulty = tests.arena.bots:Faulty
test-unloadable = tests.arena.bots:Unloadable
"""


def make_known(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the entry points of these bots; worker processes get the same path."""
    info = folder / "red7_test_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: red7-test-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(folder)


class Random:
    """Takes any step, but drops out only if it must."""

    name = "test-random"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        steps = [step for step in view.legal_steps if step.kind != DROP] or view.legal_steps
        return Choice(random.Random(seed).choice(steps))


class Stubborn(Random):
    """Always takes the first step."""

    name = "test-stubborn"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        return Choice(view.legal_steps[0])


class Faulty(Random):
    """Now and then does what a bot must not do."""

    name = "test-faulty"

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        print("a bot may say what it likes")
        chance = random.Random(seed).random()
        if chance < 0.05:
            raise ZeroDivisionError("on purpose")
        if chance < 0.1:
            return Choice(Step("no such step"))
        if chance < 0.108:
            os._exit(3)
        if chance < 0.113:
            # The test counts it as late from here on, and ends the process.
            (Path(os.environ[STALLED]) / str(seed)).touch()
            time.sleep(3600)
        return super().choose(view, budget, seed)


class Unloadable:
    """Breaks before it is made."""

    def __init__(self) -> None:
        raise RuntimeError("not today")
