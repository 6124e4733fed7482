"""Hints for the player of a table in this process, a stage at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from red7.core import View
from red7.terminal.thinking import Thinking
from red7.words import Words

if TYPE_CHECKING:
    from red7.protocol.study import ToldHint
    from red7.study import Findings

_WORK: Final = 100  # takes about a second


class Advice:
    """Analyses a position once, and tells of it as much as is asked for."""

    def __init__(self, say: Words, thinking: Thinking, work: int = _WORK) -> None:
        self._say, self._thinking, self._work = say, thinking, work
        self._found: tuple[View, Findings] | None = None

    async def on(self, view: View, stage: int, names: Mapping[int, str]) -> ToldHint:
        """Return a stage of the hint for the player whose view it is."""
        return await self._thinking.do(lambda: self._tell(view, stage, names))

    def _tell(self, view: View, stage: int, names: Mapping[int, str]) -> ToldHint:
        from red7.bots import Budget  # noqa: PLC0415 - slow to import
        from red7.protocol.study import ToldHint  # noqa: PLC0415 - slow to import
        from red7.study import analyse  # noqa: PLC0415 - slow to import
        from red7.study.hints import hint, tell_hint  # noqa: PLC0415 - slow to import
        from red7.study.reasons import tell  # noqa: PLC0415 - slow to import

        if self._found is None or self._found[0] != view:
            *_, found = analyse(view, Budget(self._work))
            self._found = view, found
        given = hint(view, self._found[1], stage)
        return ToldHint.model_validate(
            {
                "stage": stage,
                "text": tell_hint(self._say, given, names),
                "cards": given.plain["cards"],
                "turn": given.plain["turn"],
                "why": tell(self._say, given.reasons, names),
            }
        )
