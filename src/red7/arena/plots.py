"""Charts for the report: SVG with widths in percent, so that text keeps its size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor
from typing import Final, NamedTuple

_ROW: Final = 44  # pixels
_AXIS: Final = 26
_CELL: Final = 40
_TICKS: Final = 6


class Bar(NamedTuple):
    """A row of a plot: its name, the value with its bounds, and both as text."""

    name: str
    style: str  # the CSS class of the report that sets the colour
    low: float
    mid: float
    high: float
    text: str
    bounds: str


class Cell(NamedTuple):
    """A cell of the heat map: a share, its text, and its full description."""

    share: float | None
    text: str
    title: str


def bars(rows: Sequence[Bar], label: str, *, line: float, write: Callable[[float], str]) -> str:
    """Draw values with their intervals, each under its name, next to a reference line."""
    values = [value for row in rows for value in (row.low, row.high)]
    ticks = _ticks(min(*values, line), max(*values, line))
    first, span = ticks[0], ticks[-1] - ticks[0]

    def at(value: float) -> str:
        # The margins leave room for half a number at each end.
        return f"{4 + 92 * (value - first) / span:.2f}%"

    height = len(rows) * _ROW + _AXIS
    bottom = height - _AXIS
    parts = [f'<svg class="plot" role="img" width="100%" height="{height}">']
    parts.append(f"<title>{escape(label)}</title>")
    for tick in ticks:
        x = at(tick)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        text = escape(write(tick))
        parts.append(f'<text class="tick" x="{x}" y="{height - 7}">{text}</text>')
    parts.append(f'<line class="even" x1="{at(line)}" x2="{at(line)}" y1="0" y2="{bottom}"/>')
    for place, row in enumerate(rows):
        top = place * _ROW
        y = top + 30
        low, mid, high = at(row.low), at(row.mid), at(row.high)
        parts.append(
            f'<g class="{row.style}">'
            f"<title>{escape(f'{row.name}: {row.text} ({row.bounds})')}</title>"
            f'<text class="name" x="4%" y="{top + 17}">{escape(_short(row.name, 20))}</text>'
            f'<text class="value" x="96%" y="{top + 17}">{escape(row.text)}'
            f'<tspan class="bounds" dx="8">{escape(row.bounds)}</tspan></text>'
            f'<line class="track" x1="{at(line)}" x2="{mid}" y1="{y}" y2="{y}"/>'
            f'<line class="range" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
            f'<line class="end" x1="{low}" x2="{low}" y1="{y - 5}" y2="{y + 5}"/>'
            f'<line class="end" x1="{high}" x2="{high}" y1="{y - 5}" y2="{y + 5}"/>'
            f'<circle class="dot" cx="{mid}" cy="{y}" r="5.5"/></g>'
        )
    parts.append("</svg>")
    return "\n".join(parts)


def heat_map(names: Sequence[str], cells: Sequence[Sequence[Cell]], label: str) -> str:
    """Draw a table of shares: the more won, the warmer the cell."""
    head = 28
    # The first column is wider, because it holds full names.
    side = max(16.0, 100 / (len(names) + 1))
    wide = (100 - side) / len(names)
    # How many letters fit above a column and next to a row on a phone.
    above, beside = max(6, 36 // len(names)), max(7, int(side / 2.3))
    height = head + _CELL * len(names)
    parts = [f'<svg class="heat" role="img" width="100%" height="{height}">']
    parts.append(f"<title>{escape(label)}</title>")
    for column, name in enumerate(names):
        x = f"{side + wide * (column + 0.5):.2f}%"
        text = escape(_short(name, above))
        parts.append(f'<text class="column" x="{x}" y="18">{text}</text>')
    for row, (name, line) in enumerate(zip(names, cells, strict=True)):
        top = head + row * _CELL
        middle = top + _CELL // 2 + 4
        parts.append(f'<text class="row" x="0" y="{middle}">{escape(_short(name, beside))}</text>')
        for column, cell in enumerate(line):
            left, centre = side + wide * column, side + wide * (column + 0.5)
            parts.append(
                f"<g><title>{escape(cell.title)}</title>"
                f'<rect class="{_warmth(cell.share)}" x="{left + 0.25:.2f}%" y="{top + 1}" '
                f'width="{wide - 0.5:.2f}%" height="{_CELL - 3}" rx="5"/>'
                f'<text class="cell {_warmth(cell.share)}-text" x="{centre:.2f}%" y="{middle}">'
                f"{escape(cell.text)}</text></g>"
            )
    parts.append("</svg>")
    return "\n".join(parts)


# The thresholds of the colour scale, from cold to warm.
_STEPS: Final = ((0.2, "h0"), (0.35, "h1"), (0.45, "h2"), (0.485, "h3"), (0.515, "h4"),
                 (0.55, "h5"), (0.65, "h6"), (0.8, "h7"))  # fmt: skip


def _warmth(share: float | None) -> str:
    if share is None:
        return "none"
    return next((name for below, name in _STEPS if share < below), "h8")


def _short(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"


def _ticks(low: float, high: float) -> list[float]:
    """Return round numbers that enclose a range.

    >>> _ticks(41.2, 58.9)
    [40.0, 45.0, 50.0, 55.0, 60.0]
    """
    span = max(high - low, 1e-6)
    size = next(
        step * 10.0**power
        for power in range(-7, 12)
        for step in (1, 2, 5)
        if span / (step * 10.0**power) <= _TICKS - 1
    )
    first, last = floor(low / size), ceil(high / size)
    return [round(size * at, 9) for at in range(first, max(last, first + 1) + 1)]
