"""Statistics as a picture, which needs no font and looks the same on dark and light pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from red7.study.statistics.counting import GameTally, Point, Statistics, together
from red7.study.statistics.labels import (
    amount,
    balance,
    games_label,
    habit_label,
    points,
    tallies,
)
from red7.table.drawing.cards import PAINT
from red7.table.drawing.letters import Anchor, cut, legible, write
from red7.words import Words

WIDTH: Final = 1200
_PAPER: Final = "#efe4d0"
_SHEET: Final = "#fffdf8"
_INK: Final = "#241a2e"
_INK_2: Final = "#544a5f"
_RULE: Final = "#d9cfbd"
_BAR: Final = "#6a5a86"
_GOOD: Final = "#11683a"
_BAD: Final = "#b3261e"

_MARGIN: Final = 28
_GAP: Final = 20
_ROW: Final = 36
_HEAD: Final = 56
_MOST_POINTS: Final = 60
_MOST_HABITS: Final = 9
_MOST_NAMES: Final = 3
_ONE_DOT: Final = 40  # up to so many points each has a dot


class Box(NamedTuple):
    """A sheet on the paper."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def left(self) -> float:
        """Where its content begins."""
        return self.x + 22

    @property
    def right(self) -> float:
        """Where its content ends."""
        return self.x + self.wide - 22


class Row(NamedTuple):
    """A bar with its name on the left and its number on the right."""

    name: str
    share: float  # of the longest bar
    number: str
    paint: str = _BAR


def picture(found: Statistics, say: Words) -> str:
    """Return a player's statistics as an SVG."""
    half = (WIDTH - 2 * _MARGIN - _GAP) / 2
    right = _MARGIN + half + _GAP
    habits, sums = _habit_rows(found, say), _balance_rows(found, say)
    games, colours = _game_rows(found, say), _colour_rows(found, say)
    top = 118.0
    accuracy = Box(_MARGIN, top, half, _high(colours))
    below = top + accuracy.high + _GAP
    second = max(_high(games), _high(sums))
    last = Box(_MARGIN, below + second + _GAP, WIDTH - 2 * _MARGIN, _high(habits))
    bottom = last.y + last.high
    height = bottom + _MARGIN
    drawn = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:.0f}"'
            f' viewBox="0 0 {WIDTH} {height:.0f}">'
        ),
        f'<rect width="{WIDTH}" height="{height:.0f}" rx="24" fill="{_PAPER}"/>',
        _text(legible(found.player) or say("somebody"), _MARGIN + 6, 58, 40, room=WIDTH - 60),
        _text(games_label(say, found.all), _MARGIN + 6, 96, 24, fill=_INK_2, room=WIDTH - 60),
        _accuracy(found, say, accuracy),
        _rows(say("stats-colours"), colours, accuracy._replace(x=right), 150),
        _rows(say("stats-balance"), sums, Box(_MARGIN, below, half, second), 230),
        _rows(say("stats-by"), games, Box(right, below, half, second), 230),
        _rows(say("stats-habits"), habits, last, 540),
        "</svg>",
    ]
    return "".join(drawn)


def _high(rows: Sequence[Row]) -> float:
    return _HEAD + _ROW * max(1, len(rows)) + 18


def _text(  # noqa: PLR0913 - what a line of text is made of
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    fill: str = _INK,
    anchor: Anchor = "start",
    room: float = 500,
) -> str:
    return write(cut(text, size, room), x, y, size, fill=fill, anchor=anchor)


def _sheet(title: str, box: Box) -> str:
    return (
        f'<rect x="{box.x}" y="{box.y}" width="{box.wide}" height="{box.high}" rx="18"'
        f' fill="{_SHEET}"/>' + _text(title, box.left, box.y + 38, 25, room=box.wide - 44)
    )


def _rows(title: str, rows: Sequence[Row], box: Box, names: float) -> str:
    """Draw bars: names on the left, numbers on the right."""
    drawn = [_sheet(title, box)]
    start, room = box.left + names, box.right - box.left - names - 92
    for number, row in enumerate(rows):
        y = box.y + _HEAD + _ROW * number
        # The letters have no minus sign; a dash looks like one.
        text = row.number.replace("\N{MINUS SIGN}", "\N{EN DASH}")
        drawn += [
            _text(row.name, box.left, y + 24, 20, room=names - 14),
            _text(text, box.right, y + 24, 20, fill=_INK_2, anchor="end", room=150),
        ]
        if row.share > 0:
            drawn.append(
                f'<rect x="{start:.1f}" y="{y + 7}" width="{max(3.0, room * row.share):.1f}"'
                f' height="21" rx="5" fill="{row.paint}"/>'
            )
    return "".join(drawn)


def _accuracy(found: Statistics, say: Words, box: Box) -> str:
    """Draw the accuracy from game to game."""
    mean = found.mean_accuracy
    drawn = [_sheet(say("stats-accuracy"), box)]
    if mean is None:
        return "".join(drawn)
    share = say("stats-mean", share=f"{100 * mean:.0f}")
    drawn.append(_text(share, box.right, box.y + 38, 20, fill=_INK_2, anchor="end", room=220))
    shown = together(found.accuracy, _MOST_POINTS)
    low = min(0.9, *(point.accuracy for point in shown), mean)
    low = int(low * 10) / 10
    left, right = box.left + 58, box.right - 8
    top, bottom = box.y + 66, box.y + box.high - 50

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / (1 - low)

    drawn += [
        f'<path d="M{left} {y(tick):.1f}H{right}" stroke="{_RULE}" stroke-width="2"/>'
        + _text(f"{100 * tick:.0f} %", left - 10, y(tick) + 6, 17, fill=_INK_2, anchor="end")
        for tick in (low, (1 + low) / 2, 1.0)
    ]
    places = _places(shown, left, right)
    line = " ".join(f"{x:.1f},{y(p.accuracy):.1f}" for x, p in zip(places, shown, strict=True))
    drawn.append(
        f'<path d="M{left} {y(mean):.1f}H{right}" stroke="{_GOOD}" stroke-width="2"'
        ' stroke-dasharray="7 6"/>'
        f'<polyline points="{line}" fill="none" stroke="{_BAR}" stroke-width="4"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )
    if len(shown) <= _ONE_DOT:
        drawn += [
            f'<circle cx="{x:.1f}" cy="{y(point.accuracy):.1f}" r="5.5" fill="{_BAR}"/>'
            for x, point in zip(places, shown, strict=True)
        ]
    for point, x, anchor in ((shown[0], left, "start"), (shown[-1], right, "end")):
        if point.date and (anchor == "end" or len(shown) > 1):
            end: Anchor = "end" if anchor == "end" else "start"
            drawn.append(_text(point.date, x, bottom + 30, 17, fill=_INK_2, anchor=end))
    return "".join(drawn)


def _places(shown: Sequence[Point], left: float, right: float) -> list[float]:
    if len(shown) == 1:
        return [(left + right) / 2]
    return [left + (right - left) * at / (len(shown) - 1) for at in range(len(shown))]


def _colour_rows(found: Statistics, say: Words) -> list[Row]:
    most = max(1, *(one.won for one in found.colours))
    return [
        Row(
            say.heading(one.colour),
            one.won / most,
            f"{one.won} / {one.rounds}",
            PAINT[one.colour.letter],
        )
        for one in found.colours
    ]


def _habit_rows(found: Statistics, say: Words) -> list[Row]:
    shown = found.habits[:_MOST_HABITS]
    most = max([habit.given for habit in shown], default=1.0)
    games = max(1, found.reviewed.games)
    return [
        Row(
            habit_label(say, habit),
            habit.given / most,
            points(-habit.given / games),
            _BAD,
        )
        for habit in shown
    ]


def _game_rows(found: Statistics, say: Words) -> list[Row]:
    named = tallies(say, found, _MOST_NAMES, lambda name: legible(name) or say("somebody"))
    return [_game_row(name, tally) for name, tally in named]


def _game_row(name: str, tally: GameTally) -> Row:
    share = tally.won / tally.games
    paint = _GOOD if tally.won >= tally.expected else _BAD
    return Row(name, share, f"{amount(tally.won)} / {tally.games}", paint)


def _balance_rows(found: Statistics, say: Words) -> list[Row]:
    values = balance(say, found)
    most = max(1e-9, *(abs(value) for _, value in values))
    return [
        Row(name, abs(value) / most, points(value), _GOOD if value >= 0 else _BAD)
        for name, value in values
    ]
