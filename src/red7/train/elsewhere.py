"""Bots of another checkout of the project, in a process of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from red7.bots import Budget, Choice
from red7.core import Step, View

# Runs in the other checkout, and so uses only what has been there for long.
_THERE: Final = """
import json, sys
from red7.bots import Budget, find_bot
from red7.core import View
answers, sys.stdout = sys.stdout, sys.stderr
for line in sys.stdin:
    name, rules, text, seat, work, seed = json.loads(line)
    bot = find_bot(name)
    getattr(bot, "prepare", lambda: None)()
    step = bot.choose(View.parse(rules, text, seat), Budget(work), seed).step
    print(str(step), file=answers, flush=True)
"""


class Elsewhere:
    """A bot as it plays in another checkout, which has to know the same rules and notation."""

    def __init__(self, checkout: Path, bot: str, name: str) -> None:
        self.bot, self.name = bot, name
        self.process = subprocess.Popen(  # noqa: S603 - our own Python
            [sys.executable, "-c", _THERE],
            env={**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        """Ask for one of the legal steps."""
        asked, answers = self.process.stdin, self.process.stdout
        if not asked or not answers:
            raise RuntimeError("no pipe to the other checkout")
        text = view.write(past=True)
        question = (self.bot, str(view.rules), text, view.seat, budget.work, seed)
        asked.write(json.dumps(question) + "\n")
        asked.flush()
        return Choice(Step.parse(answers.readline().strip()))
