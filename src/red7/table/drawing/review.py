"""A review as a picture: the chances over the game, and each player's accuracy, luck and errors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from red7.protocol.reviews import Review, ReviewedPlayer
from red7.table.drawing.letters import cut, legible, width, write
from red7.table.drawing.look import (
    BAD,
    CROWN,
    GOLD,
    GOOD,
    GOOD_SOFT,
    HEIGHT,
    INK,
    INK_2,
    LINE,
    MARGIN,
    OPENING,
    PAPER,
    SHEET,
    WIDTH,
    Box,
)
from red7.table.reviewed import points
from red7.words import Words

# The lines of the seats, as in web/src/replay/review: a colour and a dash for each.
_SEATS: Final = (
    ("#1b4fd0", ""),
    ("#a8450f", "16 9"),
    ("#08715a", "1.5 10"),
    ("#86219f", "20 9 1.5 9"),
)
_LUCK: Final = "#8a6d1f"
_TITLE: Final = 44
_GRAPH: Final = Box(MARGIN, MARGIN + 84, 726, HEIGHT - 2 * MARGIN - 84)
_SIDE: Final = Box(_GRAPH.x + _GRAPH.wide + 20, MARGIN, WIDTH - _GRAPH.wide - 20 - 2 * MARGIN, 582)
_GAP: Final = 14
_ROOMY: Final = 200  # pixels of a player's sheet from which on it says what its numbers are
_EDGE: Final = 16  # between the frame of the graph and its lines
_GRAVE: Final = ("mistake", "blunder")


def picture(review: Review, say: Words) -> str:
    """Return a review as an SVG of 1200 × 630 pixels; the players in it have their names."""
    most = max(player.result for player in review.players)
    high = (_SIDE.high - _GAP * (len(review.players) - 1)) / len(review.players)
    reach = max(0.01, *(abs(at) for player in review.players for at in _course(player)))
    drawn = [
        OPENING,
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        *_heading(review, say),
        *_graph(review),
    ]
    for index, player in enumerate(review.players):
        box = Box(_SIDE.x, _SIDE.y + index * (high + _GAP), _SIDE.wide, high)
        drawn += _player(player, box, say, reach, won=player.result == most)
    return "".join([*drawn, "</svg>"])


def name_of(player: ReviewedPlayer, say: Words) -> str:
    """Return what a player is called, in letters that can be drawn."""
    return legible(player.name) or say("seat-number", seat=player.seat)


def _heading(review: Review, say: Words) -> Iterator[str]:
    names = " – ".join(name_of(player, say) for player in review.players)
    x, room = _GRAPH.x + 4, _GRAPH.wide - 8
    yield write("Red7", x, MARGIN + 38, _TITLE, fill=BAD)
    left = x + width("Red7", _TITLE) + 18
    yield write(cut(names, 30, room - (left - x)), left, MARGIN + 38, 30, fill=INK)
    yield write(cut(say("review-chances"), 22, room), x, MARGIN + 74, 22, fill=INK_2)


def _graph(review: Review) -> Iterator[str]:
    """Draw the chances from the first deal to the end."""
    box = _GRAPH
    yield _sheet(box)
    count = len(review.moments)

    def x(at: float) -> float:
        return box.x + _EDGE + (box.wide - 2 * _EDGE) * at / max(1, count - 1)

    def y(share: float) -> float:
        return box.y + _EDGE + (box.high - 2 * _EDGE) * (1 - share)

    top, bottom = box.y + 3, box.y + box.high - 3
    for share in (0, 0.25, 0.5, 0.75, 1):
        yield _line(box.x + 3, y(share), box.x + box.wide - 3, y(share), LINE, 1.5)
    for at in review.turning_points:
        yield (
            f'<rect x="{x(at) - 7:.1f}" y="{top}" width="14" height="{bottom - top}"'
            f' fill="{GOLD}" opacity="0.22"/>'
        )
    for at, moment in enumerate(review.moments):
        if at and moment.turn == 0:
            yield _line(x(at - 0.5), top, x(at - 0.5), bottom, INK_2, 2, dash="5 6")
    for seat, (paint, dash) in enumerate(_SEATS[: len(review.players)]):
        points = " ".join(
            f"{x(at):.1f},{y(moment.chances[seat]):.1f}" for at, moment in enumerate(review.moments)
        )
        yield (
            f'<polyline data-seat="{seat + 1}" points="{points}" fill="none" stroke="{paint}"'
            f' stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"'
            f' stroke-dasharray="{dash}"/>'
        )
    for at, moment in enumerate(review.moments):
        if moment.decision and moment.decision.mark in _GRAVE:
            place = x(at), y(moment.chances[moment.decision.seat - 1])
            yield _dot(*place, blunder=moment.decision.mark == "blunder")


def _dot(x: float, y: float, *, blunder: bool) -> str:
    """Return the sign of a mistake, or the larger one of a blunder."""
    look = f'fill="{BAD}" stroke="{SHEET}" stroke-width="2.5"'
    if blunder:
        return f'<path d="M{x - 10:.1f} {y:.1f}l10 -10 10 10 -10 10z" {look}/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6.5" {look}/>'


def _player(
    player: ReviewedPlayer, box: Box, say: Words, reach: float, *, won: bool
) -> Iterator[str]:
    """Draw a player's sums; with four players, there is room for the bars alone."""
    yield _sheet(box, GOLD if won else "none")
    x, right, middle = box.x + 20, box.x + box.wide - 20, box.y + 30
    paint, dash = _SEATS[player.seat - 1]
    yield _line(x, middle, x + 46, middle, paint, 5, dash=dash)
    accuracy = "" if player.accuracy is None else _percent(say, player.accuracy)
    room = box.wide - 40 - 60 - width(accuracy, 30) - 12 - (44 if won else 0)
    name = cut(name_of(player, say), 27, room)
    yield write(name, x + 60, middle + 9, 27, fill=INK)
    if won:
        at = x + 60 + width(name, 27) + 10
        yield (
            f'<rect x="{at:.1f}" y="{middle - 15:.1f}" width="40" height="28" rx="14"'
            f' fill="{GOOD_SOFT}"/><path d="{CROWN}" fill="{GOOD}"'
            f' transform="translate({at + 7.5:.1f} {middle - 13.5:.1f})"/>'
        )
    yield write(accuracy, right, middle + 10, 30, fill=INK, anchor="end")
    top = box.y + 52
    rows = _rows(player, say)
    roomy = box.high > _ROOMY
    step = min(42.0, (box.high - (100 if roomy else 60)) / len(rows))
    size = min(23.0, step * 0.82)
    if accuracy and roomy:
        yield write(say("review-accuracy-name"), right, top + 14, 19, fill=INK_2, anchor="end")
        top += 34
    names = max(width(label, size) for label, *_ in rows)
    numbers = max(width(_points(share), size) for _, share, *_ in rows)
    bars = Box(x + names + 14, top, box.wide - 40 - names - numbers - 28, step)
    for index, (label, share, start, end, fill) in enumerate(rows):
        baseline = top + step * index + step * 0.72
        yield write(label, x, baseline, size, fill=INK)
        yield _bar(bars, top + step * index, start / reach, end / reach, fill)
        yield write(_points(share), right, baseline, size, fill=INK, anchor="end")


def _course(player: ReviewedPlayer) -> tuple[float, ...]:
    """Return where luck and errors lead, one after the other."""
    lucky = player.luck.total
    own = lucky - player.own_errors
    return lucky, own, own + player.others_errors


def _rows(player: ReviewedPlayer, say: Words) -> Sequence[tuple[str, float, float, float, str]]:
    lucky, own, end = _course(player)
    return (
        (say("review-luck-name"), lucky, 0.0, lucky, _LUCK),
        (say("review-own"), -player.own_errors, lucky, own, BAD),
        (say("review-others"), player.others_errors, own, end, GOOD),
        (say("review-result"), end, 0.0, end, INK),
    )


def _bar(box: Box, y: float, start: float, end: float, fill: str) -> str:
    """Return a bar from one share of the reach to another; nought is in the middle."""
    middle, half = box.x + box.wide / 2, box.wide / 2
    left, right = sorted((middle + half * start, middle + half * end))
    return _line(middle, y + 3, middle, y + box.high - 3, INK_2, 1.5) + (
        f'<rect x="{left:.1f}" y="{y + box.high * 0.24:.1f}" width="{max(2, right - left):.1f}"'
        f' height="{box.high * 0.52:.1f}" rx="3" fill="{fill}"/>'
    )


def _sheet(box: Box, border: str = "none") -> str:
    return (
        f'<rect x="{box.x}" y="{box.y:.1f}" width="{box.wide}" height="{box.high:.1f}" rx="18"'
        f' fill="{SHEET}" fill-opacity="0.78" stroke="{border}" stroke-width="5"/>'
    )


def _line(  # noqa: PLR0913, PLR0917 - what a line is made of
    x1: float, y1: float, x2: float, y2: float, stroke: str, wide: float, *, dash: str = ""
) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}"'
        f' stroke-width="{wide}" stroke-linecap="round" stroke-dasharray="{dash}"/>'
    )


def _percent(say: Words, share: float) -> str:
    return say("review-percent", share=round(100 * share))


def _points(share: float) -> str:
    return points(share).replace("\N{MINUS SIGN}", "\N{EN DASH}")  # which the letters have
