"""The review beside a replay: how the chances went, and how good the turn was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content
from textual.style import Style

from red7.protocol.reviews import MarkName
from red7.table.reviewed import points
from red7.terminal.look import Look
from red7.terminal.names import brief
from red7.terminal.part import Part, press
from red7.terminal.rooms.replayed import Judged
from red7.words import Words

_BARS: Final = "▁▂▃▄▅▆▇█"
_NAME: Final = 12
_SHARE: Final = 5
_TEXT: Final = 4  # lines of words
_MOST_LINES: Final = 8  # in all
_WIDEST: Final = 4  # columns of the graph for one stop
_SIGNS: Final[dict[MarkName, str]] = {
    "best": "★",
    "good": "✓",
    "inaccuracy": "?!",
    "mistake": "?",
    "blunder": "??",
}


def bar(chance: float) -> str:
    """Return a chance as a column.

    >>> bar(0.0), bar(0.5), bar(1.0)
    ('▁', '▅', '█')
    """
    return _BARS[min(len(_BARS) - 1, int(chance * len(_BARS)))]


def columns(count: int, width: int) -> list[int]:
    """Return the stop that each column of a graph stands for.

    >>> columns(3, 7), columns(10, 5)
    ([0, 0, 1, 1, 2, 2], [0, 2, 4, 6, 8])
    """
    if count <= width:
        wide = min(_WIDEST, width // count)
        return [at // wide for at in range(count * wide)]
    return [at * count // width for at in range(width)]


class Graph:
    """The chances of each player from stop to stop, as lines."""

    def __init__(self, look: Look, names: Sequence[str], stops: Sequence[Judged]) -> None:
        self._look, self._names, self._stops = look, names, stops

    def lines(self, at: int, width: int) -> Iterator[Content]:
        """Yield a line for each player, and one with the mistakes; where one is, is marked."""
        shown = columns(len(self._stops), max(1, width - _NAME - _SHARE - 2))
        here = max(stop for stop in shown if stop <= at)
        for seat, name in enumerate(self._names):
            share = f"{100 * self._stops[at].chances[seat]:.0f}%"
            parts = [
                self._press(bar(self._stops[stop].chances[seat]), stop, marked=stop == here)
                for stop in shown
            ]
            yield Content.assemble(
                f"{brief(name, _NAME):<{_NAME}} ",
                *parts,
                (f" {share:>{_SHARE - 1}}", self._look.strong),
            )
        yield Content.assemble(" " * (_NAME + 1), *self._marks(shown))

    def _press(self, sign: str, stop: int, *, marked: bool) -> tuple[str, Style]:
        style = self._look.key if marked else self._look.quiet
        return sign, style + press(f"screen.go({stop})")

    def _marks(self, shown: Sequence[int]) -> Iterator[tuple[str, Style]]:
        """Yield the signs of mistakes under the graph."""
        ends = [*shown[1:], len(self._stops)]
        for first, end in zip(shown, ends, strict=True):  # of a wide stop, its last column
            marks = [one.mark for one in self._stops[first:end]]
            grave = "blunder" in marks or "mistake" in marks
            sign = "‼" if "blunder" in marks else "?" if "mistake" in marks else " "
            yield sign, self._look.bad if grave else Style()


def judgement(look: Look, say: Words, stop: Judged) -> Content:
    """Return in words how good a turn was, and what would have been better."""
    worst, mark = stop.worst, stop.mark
    if worst is None:
        return Content()
    turning = Content.styled(" · " + say("review-turning"), look.gold) if stop.turning else ""
    if mark is None:
        return Content.assemble((say("review-forced"), look.quiet), turning)
    style = look.bad if mark in ("mistake", "blunder") else look.good
    parts = [Content.styled(f"{_SIGNS[mark]} {say('review-mark', mark=mark)}", style)]
    if mark != "best":
        better = say("review-better", turn=worst.best, points=points(worst.error))
        parts.append(Content.styled(better, look.strong))
    text = Content(" · ").join(parts)
    why = Content.styled(f"\n{worst.why}", look.quiet) if worst.why else ""
    return Content.assemble(text, turning, why)


class Judgement(Part):
    """The graph and the words as a widget; while there is no review, why there is none."""

    DEFAULT_CSS = """
    Judgement { dock: bottom; padding: 0 1; border-top: solid $panel; }
    Judgement:ansi { border-top: solid ansi_default; }
    """
    names: tuple[str, ...] = ()
    stops: tuple[Judged, ...] = ()
    at: int = 0
    text: str = ""

    def show(self, names: Sequence[str], stops: Sequence[Judged], at: int, text: str) -> None:
        """Show the review at a stop, or a text instead."""
        self.names, self.stops, self.at, self.text = tuple(names), tuple(stops), at, text
        self.styles.height = min(_MOST_LINES, len(names) + 1 + _TEXT) + 1
        self.refresh()

    def render(self) -> Content:
        """Draw it."""
        if not self.stops:
            return Content.styled(self.text, self.look.quiet)
        lines = Graph(self.look, self.names, self.stops).lines(self.at, self.content_size.width)
        told = judgement(self.look, self.say, self.stops[self.at])
        return Content("\n").join([*lines, told])
