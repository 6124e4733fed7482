"""The analysis beside a position: it gets better and better, until another position is shown."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from textual.content import Content

from red7.core import View
from red7.terminal.part import Part, press
from red7.terminal.thinking import Thinking, long_wait

if TYPE_CHECKING:
    from red7.study import Findings, JudgedTurn

USUAL_WORK: Final = 100

# Yields ever better findings about a view, for so much work.
Analyse = Callable[[View, int, Callable[["Findings"], bool]], None]


def analyse(view: View, work: int, tell: Callable[[Findings], bool]) -> None:
    """Tell what is found, as long as somebody wants to hear it."""
    from red7.bots import Budget  # noqa: PLC0415 - slow to import
    from red7.study import analyse as find  # noqa: PLC0415 - slow to import

    for found in find(view, Budget(work)):
        if not tell(found):
            return


class Analysing:
    """Looks at one view after the other, in a thread; only what was asked last counts."""

    def __init__(self, thinking: Thinking, changed: Callable[[], None], find: Analyse) -> None:
        self._thinking, self._changed, self._find = thinking, changed, find
        self._view: View | None = None
        self.found: Findings | None = None
        self.busy = False
        self.compiled = thinking.compiled
        self.work = USUAL_WORK

    async def look(self, view: View | None, work: int = USUAL_WORK) -> None:
        """Look at a view; whatever was looked at before is left."""
        self._view, self.found, self.work = view, None, work
        if view is None:
            self.busy = False
            return
        self.busy = True
        loop = asyncio.get_running_loop()

        def tell(found: Findings) -> bool:
            if self._view is not view:
                return False
            with contextlib.suppress(RuntimeError):  # the app has been left
                loop.call_soon_threadsafe(self._take, view, found)
            return True

        await self._thinking.do(lambda: self._find(view, work, tell))
        if self._view is view:
            self.busy = False
            self._changed()

    def stop(self) -> None:
        """Look no further."""
        self._view, self.busy = None, False

    def _take(self, view: View, found: Findings) -> None:
        if self._view is view:
            self.found = found
            self._changed()


class FoundTurns(Part):
    """The turns of a position, best first."""

    DEFAULT_CSS = "FoundTurns { height: 1fr; margin: 1 0 0 0; }"
    analysing: Analysing | None = None
    at: int = 0

    def show(self, analysing: Analysing, at: int) -> None:
        """Show what is found so far, and which turn is chosen."""
        self.analysing, self.at = analysing, at
        self.refresh()

    def render(self) -> Content:
        """Draw as many turns as fit, the chosen one among them."""
        if self.analysing is None:
            return Content()
        say, look, found = self.say, self.look, self.analysing.found
        head = [Content.styled(say("web-explore-analysis"), look.quiet)]
        if found is None:
            if self.analysing.busy:
                wait = long_wait(say, compiled=self.analysing.compiled) or say(
                    "web-explore-looking"
                )
                head.append(Content.styled(wait, look.quiet))
            return Content("\n").join(head)
        message = "web-explore-worlds-all" if found.enumerated else "web-explore-worlds"
        under = Content.styled(say(message, count=found.worlds), look.quiet)
        if self.analysing.busy:
            under = Content.assemble((say("web-explore-looking") + " ", look.gold), under)
        room = max(1, self.size.height - 1 - len(under.wrap(max(1, self.size.width))))
        first = max(0, min(self.at - room // 2, len(found.turns) - room))
        turns = list(enumerate(found.turns))[first : first + room]
        return Content("\n").join([*head, *(self._turn(at, turn) for at, turn in turns), under])

    def _turn(self, at: int, turn: JudgedTurn) -> Content:
        say, look, chosen = self.say, self.look, at == self.at
        share = say("web-explore-percent", count=f"{100 * turn.chance.mid:.0f}")
        style = look.strong if chosen else look.quiet
        proof = say(f"web-explore-certain-{turn.proven.value}") if turn.proven else ""
        click = press(f"screen.turn({at})")
        return Content.assemble(
            (">" if chosen else " ", look.gold),
            (f"{share:>5} {turn}", style + click),
            (f" {proof}", (look.good if proof and turn.proven == "win" else look.bad) + click),
        ).truncate(max(1, self.size.width), ellipsis=True)
