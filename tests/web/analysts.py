"""Analysts for a server that repeats itself: turns judged by nothing but their order."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator

from red7.server.study.analysts import AnswerLine, Question
from red7.server.study.child import AnalystProcess
from red7.table.exploring import explore
from tests.server.study.reviewers import Reviewers


class PlainAnalysts:
    """Judge the turns of one step at once, and make reviews up; hints come from a process."""

    def __init__(self) -> None:
        self._reviewers = Reviewers()
        self._process = AnalystProcess()

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        values = question.values
        if question.job == "analyse":
            turns = list(_turns(str(values["rules"]), str(values["position"])))
            work = int(values["work"])
            yield {"turns": turns, "worlds": 1, "enumerated": False, "done": False, "why": ""}
            why = f"{turns[0]['turn']} comes first."
            last = {"turns": turns, "worlds": work, "enumerated": False, "done": True}
            yield {**last, "why": why}
        elif question.job == "why":
            yield {"why": f"{values['better']} comes before {values['turn']}"}
        else:
            others = self._process if question.job == "hint" else self._reviewers
            async for line in others.ask(question):
                yield line

    async def close(self) -> None:
        await self._process.close()


def _turns(rules: str, position: str) -> Iterator[AnswerLine]:
    """Yield the turns that take one step, or one and its end, the first one the best."""
    now = explore(rules, position, "")
    share = 1.0
    for step in now.legal:
        after = explore(rules, position, step)
        if not after.turn_over and "." not in after.legal:
            continue
        share *= 0.8
        yield {
            "turn": step if after.turn_over else f"{step} .",
            "chance": [share / 2, share, (1 + share) / 2],
            "open": [share, share, share],
            "proven": "loss" if step == "~" else None,
        }
