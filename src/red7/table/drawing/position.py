"""A table at one moment as a picture: who sits there, what lies there, and who is winning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from red7.core import Colour
from red7.protocol import messages as m
from red7.table.drawing import cards
from red7.table.drawing.letters import cut, legible, lines, width, write
from red7.table.drawing.look import (
    CROWN,
    GOLD,
    GOOD,
    GOOD_SOFT,
    HEIGHT,
    INK,
    INK_2,
    MARGIN,
    OPENING,
    PAPER,
    SHEET,
    WIDTH,
    Box,
)
from red7.words import Words

_WOOD: Final = ("#b98d59", "#8f6a40", "#5e4323")
_GAP: Final = 14
_SEAT_HIGH: Final = 186
_HEADER: Final = 38
_LYING: Final = 96  # the width of a card in a palette
_HELD: Final = 72  # and in a hand
_BESIDE: Final = 1.06  # from card to card


class Scene(NamedTuple):
    """What a picture of a table shows."""

    round: m.RoundView
    names: tuple[str, ...]  # of the players, by seat
    goal: int | None = None  # the points that win; None if the game is a single round


def picture(state: m.State, say: Words) -> str:
    """Return a table as an SVG of 1200 × 630 pixels, with every card that the state shows."""
    if state.round is None:
        message = f"no round at table {state.table}"
        raise ValueError(message)
    names = tuple(player_name(seat, say) for seat in state.seats)
    return drawn_scene(Scene(state.round, names, state.goal), say)


def drawn_scene(scene: Scene, say: Words) -> str:
    """Return a scene as an SVG of 1200 × 630 pixels."""
    round_ = scene.round
    paint = cards.PAINT[round_.canvas]
    seats = _places(len(round_.players))
    drawn = [
        f"{OPENING}<defs>{cards.DEFINITIONS}{_light(paint)}</defs>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<ellipse cx="600" cy="{HEIGHT / 2}" rx="620" ry="230" fill="url(#glow)"/>',
        _canvas(scene, say),
        *(_seat(scene, player, seats[player.seat - 1]) for player in round_.players),
        "</svg>",
    ]
    return "".join(drawn)


def player_name(seat: m.SeatView, say: Words) -> str:
    """Return what a player is called, in letters that can be drawn."""
    name = seat.name or seat.former
    if name:
        return legible(name) or say("seat-number", seat=seat.seat)
    if seat.bot:
        return say("bot-names").split(",")[seat.seat - 1]
    return say("somebody")


def _light(paint: str) -> str:
    return (
        '<radialGradient id="glow">'
        f'<stop offset="0" stop-color="{paint}" stop-opacity="0.45"/>'
        f'<stop offset="1" stop-color="{paint}" stop-opacity="0"/></radialGradient>'
    )


def _places(players: int) -> tuple[Box, ...]:
    """Return where each seat is: clockwise, beginning at the upper left."""
    top, bottom = MARGIN, HEIGHT - MARGIN - _SEAT_HIGH
    whole = WIDTH - 2 * MARGIN
    half = (whole - _GAP) / 2
    right = MARGIN + half + _GAP
    upper_left, upper_right = Box(MARGIN, top, half, _SEAT_HIGH), Box(right, top, half, _SEAT_HIGH)
    lower_right, lower_left = (Box(x, bottom, half, _SEAT_HIGH) for x in (right, MARGIN))
    below = Box(MARGIN, bottom, whole, _SEAT_HIGH)
    return {
        2: (Box(MARGIN, top, whole, _SEAT_HIGH), below),
        3: (upper_left, upper_right, below),
        4: (upper_left, upper_right, lower_right, lower_left),
    }[players]


def _seat(scene: Scene, player: m.PlayerView, box: Box) -> str:
    round_ = scene.round
    over = bool(round_.winner)
    wins = over and round_.winner == player.seat
    leads = any(one.colour == round_.canvas and one.seat == player.seat for one in round_.standings)
    moves = round_.turn == player.seat
    border = GOLD if wins else INK if moves else "none"
    sheet = (
        f'<rect x="{box.x}" y="{box.y}" width="{box.wide}" height="{box.high}" rx="18"'
        f' fill="{SHEET}" fill-opacity="0.72" stroke="{border}"'
        f' stroke-width="{6 if wins else 3}"/>'
    )
    lying, held = _rooms(player, box)
    fade = ' opacity="0.5"' if player.out and not wins else ""
    return (
        f'<g data-seat="{player.seat}"{fade}>{sheet}'
        + _header(scene, player, box, crowned=wins or (leads and not player.out))
        + _row(player.palette, lying, _LYING, best=player.best)
        + _row(player.hand, held, _HELD, backs=player.hidden)
        + "</g>"
    )


def _rooms(player: m.PlayerView, box: Box) -> tuple[Box, Box]:
    """Divide a seat between palette and hand by what lies there; the hand is on the right."""
    inner = box.wide - 36 - 2 * _GAP
    lying = max(len(player.palette), 1) * _LYING * _BESIDE
    held = (len(player.hand) + player.hidden) * _HELD * _BESIDE
    less = min(1, inner / (lying + held))
    right = box.x + box.wide - 18 - held * less
    return (
        Box(box.x + 18, box.y, lying * less, box.high),
        Box(right, box.y, held * less, box.high),
    )


def _header(scene: Scene, player: m.PlayerView, box: Box, *, crowned: bool) -> str:
    baseline = box.y + 32
    drawn = []
    score = f"{player.score} / {scene.goal}" if scene.goal else ""
    room = box.wide - 36 - (width(score, 24) + 16 if score else 0) - (44 if crowned else 0)
    name = cut(scene.names[player.seat - 1], 27, room)
    drawn.append(write(name, box.x + 20, baseline, 27, fill=INK))
    if crowned:
        at = box.x + 20 + width(name, 27) + 12
        drawn.append(
            f'<rect x="{at:.1f}" y="{box.y + 10}" width="40" height="28" rx="14"'
            f' fill="{GOOD_SOFT}"/><path d="{CROWN}" fill="{GOOD}"'
            f' transform="translate({at + 7.5:.1f} {box.y + 11.5})"/>'
        )
    if score:
        drawn.append(write(score, box.x + box.wide - 20, baseline, 24, fill=INK_2, anchor="end"))
    return "".join(drawn)


def _row(
    names: Sequence[str], box: Box, largest: float, *, best: Sequence[str] = (), backs: int = 0
) -> str:
    """Return cards in a row, one over the other where there is little room."""
    count = len(names) + backs
    if not count:
        return ""
    high = box.high - _HEADER - 22
    wide = min(largest, high / cards.SHAPE)
    pitch = min(wide * _BESIDE, (box.wide - wide) / (count - 1)) if count > 1 else wide
    y = box.y + _HEADER + 14 + (high - wide * cards.SHAPE) / 2
    drawn = []
    for index, name in enumerate([*names, *("",) * backs]):
        x = box.x + index * pitch
        lift = wide * 0.07 if name in best else 0
        drawn.append(cards.card(name, x, y - lift, wide) if name else cards.back(x, y, wide))
        if lift:
            drawn.append(
                f'<rect x="{x + wide * 0.06:.2f}" y="{y + wide * cards.SHAPE - lift + 5:.2f}"'
                f' width="{min(wide, pitch) * 0.88:.2f}" height="5" rx="2.5" fill="{INK}"/>'
            )
    return "".join(drawn)


def _canvas(scene: Scene, say: Words) -> str:
    round_ = scene.round
    top = MARGIN + _SEAT_HIGH + _GAP
    box = Box(300, top, 600, HEIGHT - 2 * top)
    colour = Colour.parse(round_.canvas)
    wide = (box.high - 44) / cards.SHAPE
    x, y = box.x + 26, box.y + 22
    laid = round_.canvas_card
    drawn = [
        _frame(box, round_.canvas),
        cards.card(laid, x, y, wide) if laid else cards.starter(x, y, wide),
        _rule(
            Box(x + wide + 24, y, box.x + box.wide - 24 - (x + wide + 24), wide * cards.SHAPE),
            colour,
            say,
        ),
        _deck(round_, top, box, say),
    ]
    if scene.goal:
        number = say("round-number", number=round_.number)
        drawn.append(
            write(cut(number, 28, 240), 1050, HEIGHT / 2 + 10, 28, fill=INK, anchor="middle")
        )
    return "".join(drawn)


def _frame(box: Box, colour: str) -> str:
    def rect(by: float, fill: str, more: str = "") -> str:
        return (
            f'<rect x="{box.x + by}" y="{box.y + by}" width="{box.wide - 2 * by}"'
            f' height="{box.high - 2 * by}" rx="{14 - by / 2}" fill="{fill}"{more}/>'
        )

    lit, wood, dark = _WOOD
    return (
        rect(0, wood, f' stroke="{dark}" stroke-width="2"')
        + rect(3, "none", f' stroke="{lit}" stroke-width="3"')
        + rect(11, cards.PAINT[colour])
        + rect(11, f"url(#p-{colour})", ' opacity="0.6"')
        + rect(11, "url(#gloss)")
    )


def _rule(box: Box, colour: Colour, say: Words) -> str:
    """Return the plate with the rule in force."""
    heading = cut(say.heading(colour), 36, box.wide - 90)
    text = say.rule(colour)
    told = lines(text[0].upper() + text[1:], 26, box.wide - 40)[:2]
    high = 74 + 32 * len(told)
    y = box.y + (box.high - high) / 2
    drawn = [
        (
            f'<rect x="{box.x:.1f}" y="{y:.1f}" width="{box.wide:.1f}" height="{high}" rx="14"'
            f' fill="{cards.PLATE}"/>'
        ),
        (
            f'<rect x="{box.x + 18:.1f}" y="{y + 14:.1f}" width="42" height="42" rx="8"'
            f' fill="{cards.PLATE_INK}"/>'
        ),
        write(colour.letter, box.x + 39, y + 45, 32, fill=cards.PLATE, anchor="middle"),
        write(heading, box.x + 74, y + 47, 36, fill=cards.PLATE_INK),
    ]
    drawn += [
        write(line, box.x + 20, y + 88 + 32 * index, 26, fill=cards.PLATE_INK)
        for index, line in enumerate(told)
    ]
    return "".join(drawn)


def _deck(round_: m.RoundView, top: float, box: Box, say: Words) -> str:
    x, wide = 118.0, 76.0
    y = top + (box.high - wide * cards.SHAPE) / 2 - 12
    drawn = [cards.back(x + 3, y + 3, wide), cards.back(x, y, wide)] if round_.deck else []
    told = cut(say("deck-size", count=round_.deck), 22, 250)
    drawn.append(
        write(told, x + wide / 2, y + wide * cards.SHAPE + 32, 22, fill=INK_2, anchor="middle")
    )
    return "".join(drawn)
