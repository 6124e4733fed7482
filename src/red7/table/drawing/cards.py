"""Cards as SVG, as the page draws them in ``web/src/ui/Card.svelte`` and ``Patterns.svelte``."""

from __future__ import annotations

from typing import Final

from red7.table.drawing.letters import write

PAINT: Final = {
    "R": "#c8232c",
    "O": "#f08a24",
    "Y": "#f7cf32",
    "G": "#1f8a48",
    "B": "#3f9fe0",
    "I": "#2f3c9e",
    "V": "#8e44ad",
}
NUMERAL: Final = {
    "R": "#fff8f0",
    "O": "#2b1600",
    "Y": "#2c2300",
    "G": "#fff8f0",
    "B": "#04182b",
    "I": "#fff8f0",
    "V": "#fff8f0",
}
PLATE: Final = "#fffdf6"
PLATE_INK: Final = "#1d1626"
_BACK: Final = "#3c3448"
_BACK_2: Final = "#5a4f6b"

WIDE: Final = 60  # a card is drawn 60 wide and 84 high
HIGH: Final = 84
SHAPE: Final = HIGH / WIDE

_NUMERALS: Final = {
    "1": "M11 18 21 10V46",
    "2": "M10 19C10 6 33 6 33 19C33 29 10 35 10 46H34",
    "3": "M11 10H32L20 23C38 23 37 47 20 47C14 47 11 44 9 41",
    "4": "M26 47V10L9 36H35",
    "5": "M32 10H14L12 26C20 21 35 23 34 35C33 48 15 50 9 42",
    "6": "M29 9C16 14 10 25 10 34a11.8 12.5 0 0 0 23.6 0a11.8 12.5 0 0 0-23.6 0",
    "7": "M9 10H34L19 47",
}
# The page mixes these colours of its own paints.
_PATTERNS: Final = {
    "R": '<pattern id="p-R" width="9" height="9" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><rect width="3.6" height="9" fill="#8f161d"/></pattern>',
    "O": '<pattern id="p-O" width="11" height="11" patternUnits="userSpaceOnUse">'
    '<g fill="#fabd8e"><circle cx="2.75" cy="2.75" r="2.3"/><circle cx="8.25" cy="8.25" r="2.3"/>'
    "</g></pattern>",
    "Y": '<pattern id="p-Y" width="10" height="7.5" patternUnits="userSpaceOnUse">'
    '<rect y="1" width="10" height="2.6" fill="#dfb123"/></pattern>',
    "G": '<pattern id="p-G" width="12" height="10" patternUnits="userSpaceOnUse">'
    '<path d="M0 9 6 3l6 6" fill="none" stroke-width="2.6" stroke="#0f5329"/></pattern>',
    "B": '<pattern id="p-B" width="14" height="9" patternUnits="userSpaceOnUse">'
    '<path d="M0 5q3.5-5 7 0t7 0" fill="none" stroke-width="2.4" stroke="#a1cef1"/></pattern>',
    "I": '<pattern id="p-I" width="9" height="9" patternUnits="userSpaceOnUse">'
    '<path d="M4.5 0v9M0 4.5h9" fill="none" stroke-width="1.8" stroke="#6577be"/></pattern>',
    "V": '<pattern id="p-V" width="11" height="13" patternUnits="userSpaceOnUse">'
    '<path d="M5.5 1 9.5 6.5 5.5 12 1.5 6.5z" fill="#5d2a72"/></pattern>',
}
_GLOSS: Final = (
    '<linearGradient id="gloss" x1="0" y1="0" x2="0.6" y2="1">'
    '<stop offset="0" stop-color="#fff" stop-opacity="0.34"/>'
    '<stop offset="0.42" stop-color="#fff" stop-opacity="0.04"/>'
    '<stop offset="0.7" stop-color="#000" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000" stop-opacity="0.22"/></linearGradient>'
)
DEFINITIONS: Final = _GLOSS + "".join(_PATTERNS.values())


def card(name: str, x: float, y: float, width: float) -> str:
    """Return a card that lies face up.

    >>> 'data-card="R7"' in card("R7", 0, 0, 60)
    True
    """
    colour, number = name[0], name[1]
    paint, numeral = PAINT[colour], _NUMERALS[number]
    stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return _placed(
        f'<rect x="1.1" y="1.1" width="57.8" height="81.8" rx="7.5" fill="{paint}"'
        f' stroke="{PLATE}" stroke-width="2.2"/>'
        f'<rect x="3.4" y="3.4" width="53.2" height="77.2" rx="5.4" fill="url(#p-{colour})"/>'
        '<rect x="2.2" y="2.2" width="55.6" height="79.6" rx="6.6" fill="url(#gloss)"/>'
        f'<path d="{numeral}" stroke="{paint}" stroke-width="13.5" {stroke}/>'
        f'<path d="{numeral}" stroke="{NUMERAL[colour]}" stroke-width="7.2" {stroke}/>'
        f'<rect x="5" y="53" width="27" height="26" rx="6" fill="{PLATE}"/>'
        + write(colour, 18.5, 74.3, 23.5, fill=PLATE_INK, anchor="middle"),
        x,
        y,
        width,
        f' data-card="{name}"',
    )


def back(x: float, y: float, width: float) -> str:
    """Return a card that lies face down."""
    bars = "".join(
        f'<rect x="14" y="{15 + index * 8}" width="32" height="5" rx="2.5" fill="{paint}"'
        ' opacity="0.75"/>'
        for index, paint in enumerate(PAINT.values())
    )
    return _placed(
        f'<rect x="1.1" y="1.1" width="57.8" height="81.8" rx="7.5" fill="{_BACK}"'
        f' stroke="{PLATE}" stroke-width="1.6"/>'
        '<rect x="2.2" y="2.2" width="55.6" height="79.6" rx="6.6" fill="url(#gloss)"/>'
        f'<rect x="5" y="5" width="50" height="74" rx="5" fill="none" stroke="{_BACK_2}"'
        f' stroke-width="1.5"/>{bars}',
        x,
        y,
        width,
    )


def starter(x: float, y: float, width: float) -> str:
    """Return the Red starter card of the canvas."""
    return _placed(
        f'<rect x="1.1" y="1.1" width="57.8" height="81.8" rx="7.5" fill="{PAINT["R"]}"'
        f' stroke="{PLATE}" stroke-width="2.2"/>'
        + write("7", 30, 56, 44, fill=NUMERAL["R"], anchor="middle"),
        x,
        y,
        width,
    )


def _placed(drawn: str, x: float, y: float, width: float, named: str = "") -> str:
    """Put a card in its place, with its shadow under it."""
    place = f"translate({x:.2f} {y:.2f}) scale({width / WIDE:.4f})"
    shadow = '<rect x="1" y="4" width="58" height="82" rx="8" fill="#1e0f28" opacity="0.25"/>'
    return f'<g transform="{place}"{named}>{shadow}{drawn}</g>'
