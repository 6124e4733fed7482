"""Whoever answers analysis requests: what they are asked, and what they say."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

AnswerLine = dict[str, Any]  # the last one of an answer says the most


@dataclass(frozen=True)
class Question:
    """A job for analysts, by its name in ``red7.server.study.jobs``, and what it needs."""

    job: str
    values: Mapping[str, Any] = field(default_factory=dict, repr=False)
    seconds: float = 60.0  # after which there must be an answer


class AnalystsError(Exception):
    """The analysts did not answer: they died, were silent for too long, or made a mistake."""


class Analysts(Protocol):
    """Answers questions, one at a time."""

    def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        """Yield better and better answers; closing the iterator stops the work.

        A question that makes no sense raises Red7Error or ServerError, and one that is not answered
        raises AnalystsError.
        """
        ...

    async def close(self) -> None:
        """Give back all that work needs; it is taken again for the next question."""
