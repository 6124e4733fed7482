"""Hints, one stage at a time."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import aclosing
from functools import partial
from typing import Any, Final

from red7.server.errors import ServerError
from red7.server.study.analysts import AnswerLine, Question
from red7.server.study.sharing import Study

_MOST: Final = 1000  # positions to remember; a game goes on within minutes


class Hints:
    """Lets a position be analysed once, and gives away no more of it than a stage tells.

    So the stages agree with each other, and whoever asks for the next one, or asks twice, does not
    wait again.
    """

    def __init__(self, study: Study) -> None:
        self._study = study
        self._found: OrderedDict[str, asyncio.Task[list[AnswerLine]]] = OrderedDict()

    async def tell(self, stage: int, values: Mapping[str, Any]) -> AnswerLine:
        """Return a stage of the hint for a position, which the values of the question describe."""
        position = json.dumps(values, sort_keys=True)
        found = self._found.get(position)
        if found is None:
            found = self._found[position] = asyncio.create_task(self._ask(values))
            found.add_done_callback(partial(self._forget_failed, position))
        self._found.move_to_end(position)
        while len(self._found) > _MOST:
            self._found.popitem(last=False)
        return (await asyncio.shield(found))[stage - 1]

    def _forget_failed(self, position: str, asked: asyncio.Task[list[AnswerLine]]) -> None:
        if (asked.cancelled() or asked.exception()) and self._found.get(position) is asked:
            del self._found[position]

    async def _ask(self, values: Mapping[str, Any]) -> list[AnswerLine]:
        found: list[AnswerLine] = []
        async with aclosing(self._study.ask(Question("hint", values))) as lines:
            async for line in lines:
                found = line.get("hints", [])
        if not found:
            raise ServerError("trouble")
        return found
