"""Hints for the player of the plain game, a little more each time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from red7.cli.studying.study import tell_preparing, wipe_progress

if TYPE_CHECKING:
    from red7.core import View
    from red7.study import Findings
    from red7.words import Words

_WORK: Final = 100  # takes about a second


class Advice:
    """Tells more whenever it is asked again in the same position."""

    def __init__(self, say: Words, names: Mapping[int, str], work: int = _WORK) -> None:
        self._say, self._names, self._work = say, names, work
        self._asked: tuple[View, Findings] | None = None
        self._stage = 0

    def on(self, view: View) -> str:
        """Return the next hint for the player whose view it is: a nudge, the cards, the turn."""
        from red7.bots import Budget  # noqa: PLC0415 - slow to import
        from red7.study import analyse  # noqa: PLC0415 - slow to import
        from red7.study.hints import STAGES, hint, tell_hint  # noqa: PLC0415 - slow to import

        if self._asked is None or self._asked[0] != view:
            tell_preparing(self._say)
            *_, found = analyse(view, Budget(self._work))
            wipe_progress()
            self._asked, self._stage = (view, found), 0
        self._stage = min(self._stage + 1, STAGES[-1])
        given = hint(view, self._asked[1], self._stage)
        return tell_hint(self._say, given, self._names)
