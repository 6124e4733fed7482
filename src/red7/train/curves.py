"""The curves of a training: its figures as a table, and as a picture."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil
from pathlib import Path
from typing import Final, TypeAlias

Row: TypeAlias = dict[str, float]

TABLE: Final = "curves.csv"
PICTURE: Final = "curves.svg"
# The panels of the picture, and the columns that each of them shows.
PANELS: Final[Mapping[str, tuple[str, ...]]] = {
    "past": ("past 2", "past 3", "past 4"),
    "oldest": ("oldest 2", "oldest 3", "oldest 4"),
    "losses": ("value", "critic", "belief"),
    "entropy": ("entropy",),
}
NAMES: Final[Mapping[str, str]] = {
    "past": "Wins against past selves",
    "oldest": "Wins against the oldest past self",
    "losses": "Losses",
    "entropy": "Entropy",
    "past 2": "2 players",
    "past 3": "3 players",
    "past 4": "4 players",
    "oldest 2": "2 players",
    "oldest 3": "3 players",
    "oldest 4": "4 players",
    "value": "chances of winning",
    "critic": "critic",
    "belief": "hidden cards",
    "steps": "million steps",
}
_SHARES: Final = ("past", "oldest")  # panels that run from 0 to 100 %
_WIDE, _HIGH = 460, 260
_LEFT, _TOP, _RIGHT, _BOTTOM = 48, 40, 16, 60
_TICKS: Final = 4
_STYLE: Final = """
svg { background: #fbf8f1; color: #221c2b; font: 13px system-ui, sans-serif; }
text { fill: currentColor; }
.name { font-size: 15px; font-weight: 600; }
.grid { stroke: currentColor; opacity: .15; }
.tick { opacity: .75; }
.line { fill: none; stroke-width: 2; }
.c0 { stroke: #c2202e; } .c1 { stroke: #1f6fb5; stroke-dasharray: 7 3; }
.c2 { stroke: #1c7c46; stroke-dasharray: 2 3; }
@media (prefers-color-scheme: dark) {
svg { background: #1d1a22; color: #f1ecdf; }
.c0 { stroke: #ff7a7a; } .c1 { stroke: #6bb7ff; } .c2 { stroke: #63cf92; }
}"""


class Curves:
    """The figures of a training from its very beginning, whatever pieces it was cut into."""

    def __init__(
        self,
        folder: Path,
        resume: Path | None = None,
        name: Callable[[str], str] = NAMES.__getitem__,
    ) -> None:
        """Go on from the curves of an earlier piece, if there are any."""
        self.folder, self.name = folder, name
        earlier = resume / TABLE if resume else None
        self.rows = read_rows(earlier) if earlier and earlier.is_file() else []

    def add(self, row: Row) -> None:
        """Add a row, and write table and picture anew."""
        self.rows.append(row)
        with (self.folder / TABLE).open("w", newline="") as file:
            writer = csv.DictWriter(file, list(row))
            writer.writeheader()
            writer.writerows(
                {name: f"{value:.6g}" for name, value in one.items()} for one in self.rows
            )
        picture = draw(self.rows, self.name)
        (self.folder / PICTURE).write_text(picture, encoding="utf-8")


def read_rows(path: Path) -> list[Row]:
    """Read a table of figures."""
    with path.open(newline="") as file:
        return [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]


def draw(rows: Sequence[Row], name: Callable[[str], str] = NAMES.__getitem__) -> str:
    """Draw the curves as an SVG picture; names of panels and lines may be translated."""
    panels = [
        f'<g transform="translate({_WIDE * (number % 2)} {_HIGH * (number // 2)})">'
        f"{_panel(rows, panel, columns, name)}</g>"
        for number, (panel, columns) in enumerate(PANELS.items())
    ]
    width, height = 2 * _WIDE, _HIGH * ((len(panels) + 1) // 2)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    return f"{head}<style>{_STYLE}</style>{''.join(panels)}</svg>\n"


def _panel(
    rows: Sequence[Row], panel: str, columns: Sequence[str], name: Callable[[str], str]
) -> str:
    right, bottom = _WIDE - _RIGHT, _HIGH - _BOTTOM
    shares = panel in _SHARES
    values = [row[column] for row in rows for column in columns]
    high = 1.0 if shares else round_above(max([*values, 0.0]))
    last = max([row["steps"] for row in rows] + [1.0])

    def x(steps: float) -> float:
        return _LEFT + (right - _LEFT) * steps / last

    def y(value: float) -> float:
        return bottom - (bottom - _TOP) * value / high

    parts = [f'<text class="name" x="{_LEFT}" y="24">{escape(name(panel))}</text>']
    for tick in range(_TICKS + 1):
        value = high * tick / _TICKS
        text = f"{100 * value:.0f} %" if shares else f"{value:.2g}"
        level = f"{y(value):.1f}"
        parts.append(
            f'<line class="grid" x1="{_LEFT}" x2="{right}" y1="{level}" y2="{level}"/>'
            f'<text class="tick" text-anchor="end" x="{_LEFT - 6}" y="{level}" dy="4">{text}</text>'
        )
    parts.append(
        f'<text class="tick" text-anchor="end" x="{right}" y="{bottom + 18}">'
        f"{last / 1e6:,.0f} {escape(name('steps'))}</text>"
    )
    for number, column in enumerate(columns):
        points = " ".join(f"{x(row['steps']):.1f},{y(row[column]):.1f}" for row in rows)
        parts.append(f'<polyline class="line c{number}" points="{points}"/>')
        if len(columns) > 1:
            at = _LEFT + 145 * number
            parts.append(
                f'<line class="line c{number}" x1="{at}" x2="{at + 22}" y1="{bottom + 38}"'
                f' y2="{bottom + 38}"/><text x="{at + 28}" y="{bottom + 42}">'
                f"{escape(name(column))}</text>"
            )
    return "".join(parts)


def round_above(value: float) -> float:
    """Return a round number that is not below a value."""
    tenths = max(1, ceil(10 * value - 1e-9))
    return (tenths if tenths in (1, 2, 4, 6) else -(-tenths // 5) * 5) / 10
