"""A picture of how long people wait as more of them come, in SVG."""

from __future__ import annotations

import random
from collections.abc import Sequence
from html import escape
from math import log10
from typing import Final

from benchmarks.scale.outcome import Outcome, Setup
from benchmarks.scale.simulation import simulate

PLAYERS: Final = range(250, 2501, 250)
WIDTH, HEIGHT = 720, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 72, 24, 48
_LINES: Final = (("p50", "#2a7f3f"), ("p95", "#c98a00"), ("p99", "#b3261e"))
_STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#444}.grid{stroke:#ccc}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.grid{stroke:#555}}"
)


def sweep(players: Sequence[int], seed: int) -> list[Outcome]:
    """Simulate one process with more and more players."""
    return [simulate(Setup(count, workers=4, seconds=20), random.Random(seed)) for count in players]


def draw(outcomes: Sequence[Outcome]) -> str:
    """Draw the centiles of the answers over the players of one process; heights are logarithmic."""
    most = max(one.setup.players for one in outcomes)
    times = [time for one in outcomes for time in one.acknowledged]
    powers = range(int(log10(min(times))), int(log10(max(times))) + 2)

    def x(players: float) -> float:
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * players / most

    def y(ms: float) -> float:
        share = (log10(ms) - powers[0]) / (powers[-1] - powers[0])
        return HEIGHT - _BOTTOM - (HEIGHT - _TOP - _BOTTOM) * share

    title = "How long people wait for an answer, by the number of players of one process"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style>",
    ]
    for power in powers:
        at = y(10**power)
        name = f"{10**power} ms" if power < 3 else f"{10 ** (power - 3)} s"
        parts.append(f'<path class="grid" d="M{_LEFT} {at:.1f}H{WIDTH - _RIGHT}"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{name}</text>')
    for one in outcomes:
        place = x(one.setup.players)
        name = f"{one.setup.players:,}" if one.setup.players % 500 == 0 else ""
        parts.append(
            f'<text x="{place:.1f}" y="{HEIGHT - _BOTTOM + 20}" text-anchor="middle">{name}</text>'
        )
    for at, (name, colour) in enumerate(_LINES):
        points = " ".join(
            f"{x(one.setup.players):.1f},{y(one.acknowledged[at]):.1f}" for one in outcomes
        )
        line = f'fill="none" stroke="{colour}" stroke-width="2.5"'
        parts.append(f'<polyline points="{points}" {line}/>')
        # One below the other, because the lines end close together.
        last = y(outcomes[-1].acknowledged[-1]) + 18 * (len(_LINES) - 1 - at)
        parts.append(f'<text x="{WIDTH - _RIGHT + 8}" y="{last + 4:.1f}">{name}</text>')
    parts.append(
        f'<text x="{(WIDTH - _RIGHT + _LEFT) / 2:.0f}" y="{HEIGHT - 8}" text-anchor="middle">'
        "players connected to one process</text></svg>"
    )
    return "\n".join(parts) + "\n"
